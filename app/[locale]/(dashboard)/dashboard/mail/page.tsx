import { Mail } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { findCompanyMailbox } from '@/lib/checking/city-mail/mailboxes';
import { getCityMail, listCityMail, listPermitChoices } from '@/lib/checking/city-mail/queries';
import { listFees } from '@/lib/checking/fees-due/queries';
import { mailDomain, takesMail } from '@/lib/edge/server/mail-in';
import { requireUser, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { idSchema } from '@/lib/identity/accounts/schema';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { markFeeAction } from '../fees/actions';
import { AddressCard } from './_components/address-card';
import { MailFees } from './_components/mail-fees';
import { MailList } from './_components/mail-list';
import { MailReview } from './_components/mail-review';
import { applyMailAction, openMailboxAction, renewMailboxAction, setAsideMailAction } from './actions';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const ACTIONS = {
  apply: applyMailAction,
  setAside: setAsideMailAction,
  open: openMailboxAction,
  renew: renewMailboxAction,
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'cityMail' });
  return { title: t('title') };
}

export default async function MailPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale, 'mail.read');
  const { mail } = await searchParams;
  const [mailbox, mails, fees, open, permits, t] = await Promise.all([
    findCompanyMailbox(ctx, { domain: mailDomain() }),
    listCityMail(ctx),
    listFees(ctx),
    findOpen(ctx, typeof mail === 'string' ? mail : null),
    listPermitChoices(ctx),
    getTranslations('cityMail'),
  ]);
  const actions = mayUse('mail.manage', company) ? ACTIONS : null;
  return (
    <ClientMessages namespaces={['cityMail', 'fees', 'tasks.dialog', 'tasks.problems']}>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {mails.length === 0 ? (
            <EmptyState icon={<Mail />} title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          ) : (
            <MailList
              mails={mails}
              current={open?.id ?? null}
              clock={{ now: ctx.now, timeZone: company.timeZone }}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-first">
          {open ? <MailReview key={open.id} mail={open} permits={permits} actions={actions} /> : null}
          <MailFees
            fees={fees.filter(({ source }) => source === 'mail')}
            today={dayIn(knownZone(company.timeZone), ctx.now)}
            mark={mayUse('fees.change', company) ? markFeeAction : null}
          />
          <AddressCard address={mailbox?.address ?? null} takesMail={takesMail()} actions={actions} />
        </div>
      </div>
    </ClientMessages>
  );
}

/** The mail of the address; one that is gone is not opened. */
async function findOpen(ctx: UserGate['ctx'], mailId: string | null) {
  if (mailId === null || !idSchema.safeParse(mailId).success) return null;
  return getCityMail(ctx, { mailId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}
