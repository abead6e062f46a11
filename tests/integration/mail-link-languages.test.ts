import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { sendMailLink } from '@/lib/identity/accounts/mail-links';
import type { MailLinkPurpose } from '@/lib/identity/accounts/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey } from '@/lib/platform/i18n/routes';
import { makeCompany } from '../support/factories';
import { stranger } from '../support/team';
import { rolledBack } from '../support/test-database';

const mail = { siteUrl: 'https://lintel.example', sendsMail: false };
const PAGES: Record<MailLinkPurpose, RouteKey> = {
  reset_password: '/reset-password',
  verify_email: '/verify-email',
};

test.each(LOCALES)('a link by mail leads to the page in the language of its mail: %s', (locale) =>
  rolledBack(async (db) => {
    for (const purpose of ['reset_password', 'verify_email'] as const) {
      const { userId } = await makeCompany(db, { locale: locale === 'en' ? 'es' : 'en' });
      const email = `${userId}@example.com`;
      await sendMailLink(stranger(db), {
        purpose,
        user: { id: userId, email, firstName: 'Ana' },
        locale,
        mail,
      });
      const [sent] = await db.select().from(messages).where(eq(messages.recipient, email));
      expect(sent?.text).toContain(`${mail.siteUrl}${hrefFor(PAGES[purpose], locale)}?token=`);
    }
  }),
);
