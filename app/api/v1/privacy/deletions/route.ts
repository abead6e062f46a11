import { listDeletionsOperation, requestDeletionOperation } from '@/lib/edge/api/operations/privacy';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { env } from '@/lib/env';
import { confirmPassword } from '@/lib/identity/accounts/change-password';
import { listDeletions, requestDeletion } from '@/lib/site/privacy/deletions';
import { toDeletion } from '@/lib/site/privacy/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listDeletionsOperation, async (ctx, _input, account) => {
    const { person, company } = await listDeletions(ctx, { companyId: account?.company?.id ?? null });
    return { person: person && toDeletion(person), company: company && toDeletion(company) };
  }),
  handler(requestDeletionOperation, async (ctx, { body: { subject, ...given } }, account) => {
    const mail = mailSettings();
    await confirmPassword(ctx, { ...given, secret: env().AUTH_SECRET, mail });
    const session = { ...ctx.actor.session, authenticatedAt: ctx.now };
    const confirmed = { ...ctx, actor: { ...ctx.actor, session } };
    return toDeletion(
      await requestDeletion(confirmed, { subject, companyId: account?.company?.id ?? null, mail }),
    );
  }),
);
