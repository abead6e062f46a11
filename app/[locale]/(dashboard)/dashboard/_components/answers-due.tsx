import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { Deadline } from '@/lib/checking/checks/round-types';
import { shortDay } from '@/lib/platform/i18n/format';

/** Answers to a city's comments, by the day they have to be back. */
export function AnswersDue({ deadlines, now }: { deadlines: readonly Deadline[]; now: Date }) {
  const t = useTranslations('today.answers');
  const format = useFormatter();
  return (
    <section aria-labelledby="answers-due">
      <h2 id="answers-due" className="mb-2 text-sm">
        {t('title')}
      </h2>
      {deadlines.length > 0 ? (
        <ul className="flex flex-col gap-2.5 text-sm">
          {deadlines.slice(0, 6).map(({ key, day, round, check }) => (
            <li key={key} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2">
              <span className="text-[13px] text-muted">{shortDay(format, day, now)}</span>
              <span className="min-w-0">
                <AppLink
                  to="/dashboard/permit-checklist/[check]/comments"
                  params={{ check: check.id }}
                  className="block truncate font-semibold hover:underline"
                >
                  {check.name}
                </AppLink>
                <span className="block text-[13px] text-muted">{t('round', { round })}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-[13px] text-muted">{t('none')}</p>
      )}
    </section>
  );
}
