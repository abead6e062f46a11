import { useTranslations } from 'next-intl';
import { SourceMarks } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { FeeLines } from '@/components/fees/fee-lines';
import { FeeNotes } from '@/components/fees/fee-notes';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import { type WorkedExample, workedExample } from '@/lib/catalogue/fees/worked-example';
import { dollars } from '@/lib/platform/i18n/format';

/** A fee worked out from the city's schedule, line by line. */
function FeeExample({
  example,
  schedule,
  book,
}: {
  example: WorkedExample;
  schedule: FeeSchedule;
  book: SourceBook;
}) {
  const t = useTranslations('cities.fee');
  const locale = useAppLocale();
  const { estimate, published, title } = example;
  const labels = new Map(estimate.lines.map((line) => [line.id, line.label[locale]]));
  return (
    <figure className="flex flex-col gap-3 border-t-[3px] border-accent pt-3">
      <figcaption className="flex flex-col gap-1">
        <span className="font-heading text-lg font-bold">{title[locale]}</span>
        <span className="text-sm text-muted">
          {schedule.effective.text[locale]}
          <SourceMarks numbers={book.getNumbers(schedule)} />{' '}
          <ConfidenceMark confidence={schedule.confidence} />
        </span>
      </figcaption>
      <FeeLines estimate={estimate} label={title[locale]} />
      <p className="text-sm text-muted">
        {published === null
          ? t('computed')
          : t(published.lineIds === null ? 'published' : 'publishedPart', {
              by: published.by,
              amount: dollars(published.cents),
              lines: (published.lineIds ?? []).map((id) => labels.get(id) ?? id).join(', '),
            })}
      </p>
    </figure>
  );
}

/** The schedule's examples, and once below them what is to be known beside any figure from it. */
export function FeeExamples({ schedule, book }: { schedule: FeeSchedule; book: SourceBook }) {
  const examples = workedExample(schedule.id);
  if (examples.length === 0) return null;
  return (
    <div className="mt-8 flex flex-col gap-8">
      {examples.map((example) => (
        <FeeExample key={example.id} example={example} schedule={schedule} book={book} />
      ))}
      <FeeNotes {...schedule} />
    </div>
  );
}
