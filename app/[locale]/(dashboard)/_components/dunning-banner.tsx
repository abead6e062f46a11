import { CircleDashed, Clock as ClockIcon, Hand, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import type { BillingBanner } from '@/lib/sales/subscriptions/banner';

const LOOKS: Record<BillingBanner['kind'], { icon: LucideIcon; colour: string }> = {
  past_due: { icon: Hand, colour: 'text-action' },
  unpaid: { icon: Lock, colour: 'text-stopped' },
  confirm: { icon: Hand, colour: 'text-action' },
  none: { icon: CircleDashed, colour: 'text-action' },
  ended: { icon: CircleDashed, colour: 'text-action' },
  trial: { icon: Hourglass, colour: 'text-pending' },
  ask_owner: { icon: ClockIcon, colour: 'text-action' },
};

/** The billing banner on every dashboard page: one sentence, and one action for the owner. */
export function DunningBanner({ banner, clock }: { banner: BillingBanner; clock: Clock }) {
  const t = useTranslations('billing.banner');
  const format = useFormatter();
  const { kind } = banner;
  const { icon: Icon, colour } = LOOKS[kind];
  const formatText = (length: 'short' | 'long') =>
    banner.kind === 'trial'
      ? t(`${length}.trial`, { days: banner.days, date: localDay(format, banner.endsAt, clock) })
      : t(`${length}.${banner.kind}`);
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-11 items-center gap-3 border-b border-line bg-card px-4 text-sm"
    >
      <Icon aria-hidden="true" className={classNames('size-5 shrink-0', colour)} />
      <p className="min-w-0 truncate font-semibold sm:hidden">{formatText('short')}</p>
      <p className="min-w-0 truncate font-semibold max-sm:hidden">{formatText('long')}</p>
      {kind === 'ask_owner' ? null : (
        <AppLink
          to="/dashboard/subscription"
          hash={kind === 'past_due' ? 'card' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center text-link underline"
        >
          {t(`links.${kind}`)}
        </AppLink>
      )}
    </section>
  );
}
