import { useFormatter, useTranslations } from 'next-intl';
import { utcDay } from '@/lib/platform/clock/days';
import { shortDay } from '@/lib/platform/i18n/format';
import type { PrivacyCase } from '@/lib/site/privacy/cases';
import { REMIND_DAYS } from '@/lib/site/privacy/legal-clock';

/** What the law wants next and by when; of a closed case, how it ended. */
export function DutyLine({ one, now }: { one: PrivacyCase; now: Date }) {
  const t = useTranslations('admin.privacy');
  const format = useFormatter();
  if (one.closedAt)
    return (
      <p className="text-sm text-muted">
        {one.outcome ? t(`outcomes.${one.outcome}`) : null} · {shortDay(format, utcDay(one.closedAt), now)}
      </p>
    );
  const { duty, on, days } = one.due;
  return (
    <div className="text-sm md:text-right">
      <p
        className={
          days < 0 ? 'font-semibold text-stopped' : days <= REMIND_DAYS ? 'font-semibold' : undefined
        }
      >
        {t(`duties.${duty}`, { day: shortDay(format, on, now) })}
      </p>
      <p className="text-muted">{days < 0 ? t('late', { days: -days }) : t('left', { days })}</p>
    </div>
  );
}
