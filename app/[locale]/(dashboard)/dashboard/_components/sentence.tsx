import { getFormatter, getTranslations } from 'next-intl/server';
import type { CalendarEntry } from '@/lib/company/calendar/types';
import type { Need } from '@/lib/company/today/types';
import { dollars, shortDay } from '@/lib/platform/i18n/format';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { sentenceCase, streetCase } from '@/lib/tracking/permits/plain-case';

interface Props {
  needs: readonly Need[];
  changes: { count: number; places: number; since: string };
  next: CalendarEntry | null;
  today: string;
  now: Date;
}

/** The day in two sentences: what needs the reader and what it costs to wait, and what moved. */
export async function Sentence({ needs, changes, next, today, now }: Props) {
  const [t, format] = await Promise.all([getTranslations('today.sentence'), getFormatter()]);
  const dated = needs.filter(({ until }) => until !== null);
  const priced = dated.find(({ cost }) => cost.kind === 'once') ?? null;
  const [first] = dated;
  const day = (on: string) => shortDay(format, on, now);
  const cost =
    priced?.until && priced.cost.kind === 'once'
      ? t('costs', { amount: dollars(priced.cost.cents), date: day(priced.until) })
      : first?.until
        ? t(first.until < today ? 'overdue' : 'nearest', { date: day(first.until) })
        : '';
  const nothing = next
    ? t('nothingNext', {
        what: next.inspection?.kind ? sentenceCase(next.inspection.kind) : t('visit'),
        place:
          next.permit.address === null
            ? next.permit.permitNumber
            : streetCase(stripCity(next.permit.address, next.permit.city, next.permit.state)),
        date: day(next.day),
      })
    : t('nothing');
  return (
    <p className="max-w-[46rem] font-heading text-xl leading-7 text-balance text-muted max-desk:px-4 max-desk:pt-4 max-desk:text-lg">
      <strong className="font-semibold text-ink">
        {needs.length === 0 ? nothing : `${t('needs', { count: needs.length })} ${cost}`}
      </strong>{' '}
      {changes.count > 0 ? t('changes', changes) : t('unchanged', changes)}
    </p>
  );
}
