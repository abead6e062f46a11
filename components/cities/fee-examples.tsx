import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { arithmeticOf } from '@/lib/fees/arithmetic-text';
import type { FeeSchedule } from '@/lib/fees/types';
import { type WorkedExample, workedExample } from '@/lib/fees/worked-example';
import { dollars, dollarsAndCents } from '@/lib/i18n/format';
import { SourceMarks } from './fact';

import type { SourceBook } from './source-book';

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
          <SourceMarks numbers={book.numbersOf(schedule)} />{' '}
          <ConfidenceMark confidence={schedule.confidence} />
        </span>
      </figcaption>
      <Table label={title[locale]} narrow>
        <TableHead>
          <TableRow>
            <TableHeader>{t('line')}</TableHeader>
            <TableHeader className="max-sm:hidden">{t('arithmetic')}</TableHeader>
            <TableHeader numeric>{t('amount')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {estimate.lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                {line.label[locale]}
                {/* Below its line on a phone, where a column of its own would hold a word a row. */}
                <span className="mt-0.5 block text-muted sm:hidden">{arithmeticOf(line, labels, t)}</span>
              </TableCell>
              <TableCell className="text-muted max-sm:hidden">{arithmeticOf(line, labels, t)}</TableCell>
              <TableCell numeric>{dollarsAndCents(line.amountCents)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell className="font-bold">{t('total')}</TableCell>
            <TableCell className="max-sm:hidden" />
            <TableCell numeric className="font-bold">
              {dollarsAndCents(estimate.totalCents)}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
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

/** The schedule's examples, and once below them what no figure from it includes. */
export function FeeExamples({ schedule, book }: { schedule: FeeSchedule; book: SourceBook }) {
  const t = useTranslations('cities.fee');
  const locale = useAppLocale();
  const examples = workedExample(schedule.id);
  if (examples.length === 0) return null;
  const notes = [...(schedule.outdated ? [schedule.outdated] : []), ...schedule.notes];
  return (
    <div className="mt-8 flex flex-col gap-8">
      {examples.map((example) => (
        <FeeExample key={example.id} example={example} schedule={schedule} book={book} />
      ))}
      <div className="flex flex-col gap-3 text-sm text-muted">
        {notes.map((text) => (
          <p key={text.en}>{text[locale]}</p>
        ))}
        {schedule.excluded.length === 0 ? null : (
          <div>
            <h3 className="text-sm text-ink">{t('excluded')}</h3>
            <ul className="list-[square] pl-5">
              {schedule.excluded.map((text) => (
                <li key={text.en}>{text[locale]}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
