import { useFormatter, useTranslations } from 'next-intl';
import { CityWord } from '@/components/permits/city-word';
import { MissingTag } from '@/components/permits/missing-tag';
import { PermitHead } from '@/components/permits/permit-head';
import { SampleTag } from '@/components/permits/sample-tag';
import { classNames } from '@/components/ui/class-names';
import { StatusBadge } from '@/components/ui/status-badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { ago, type Clock, shortDay } from '@/lib/platform/i18n/format';
import { stillExpires } from '@/lib/tracking/permits/is-over';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import type { PermitSummary } from '@/lib/tracking/permits/view';

interface Props {
  permits: PermitSummary[];
  label: string;
  clock: Clock;
}

/** A table on a desk, cards on a phone. */
export function PermitList(props: Props) {
  return (
    <>
      <div className="max-md:hidden">
        <PermitTable {...props} />
      </div>
      <PermitCards {...props} />
    </>
  );
}

/** On a tablet the last change and the expiry say enough; the permit's page has the rest. */
const WIDE_ONLY = 'max-xl:hidden';

function PermitTable({ permits, label, clock }: Props) {
  const t = useTranslations('permits.list');
  const format = useFormatter();
  const day = (date: string | null) => (date ? shortDay(format, date, clock.now) : '–');
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('columns.address')}</TableHeader>
          <TableHeader>{t('columns.type')}</TableHeader>
          <TableHeader>{t('columns.status')}</TableHeader>
          <TableHeader>{t('columns.changed')}</TableHeader>
          <TableHeader className={WIDE_ONLY}>{t('columns.applied')}</TableHeader>
          <TableHeader className={WIDE_ONLY}>{t('columns.issued')}</TableHeader>
          <TableHeader>{t('columns.expires')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {permits.map((permit) => (
          <TableRow key={permit.id}>
            {/* Takes what the other columns leave, and no more. */}
            <TableCell className="w-full max-w-0 min-w-52">
              <PermitHead
                permit={permit}
                tags={
                  <>
                    {permit.mode === 'sample' ? <SampleTag /> : null}
                    <MissingTag since={permit.missingSince} clock={clock} />
                  </>
                }
              />
            </TableCell>
            <TableCell className="max-w-44">
              {permit.permitType ? (
                <p className="line-clamp-2">
                  <CityWord>{permit.permitType}</CityWord>
                </p>
              ) : (
                '–'
              )}
            </TableCell>
            <TableCell className="max-w-44">
              <StatusBadge bucket={permit.statusBucket} />
              {permit.statusWord ? (
                <p className="line-clamp-2 pt-0.5 text-muted" title={permit.statusWord}>
                  {sentenceCase(permit.statusWord)}
                </p>
              ) : null}
            </TableCell>
            <TableCell className="whitespace-nowrap">
              <time dateTime={permit.changedAt.toISOString()}>{ago(format, permit.changedAt, clock)}</time>
            </TableCell>
            <TableCell className={classNames('whitespace-nowrap', WIDE_ONLY)}>
              {day(permit.appliedDate)}
            </TableCell>
            <TableCell className={classNames('whitespace-nowrap', WIDE_ONLY)}>
              {day(permit.issuedDate)}
            </TableCell>
            <TableCell className="whitespace-nowrap">{day(stillExpires(permit))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function PermitCards({ permits, label, clock }: Props) {
  const t = useTranslations('permits.list');
  const format = useFormatter();
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line bg-card md:hidden">
      {permits.map((permit) => {
        const dates = [
          ['applied', permit.appliedDate],
          ['issued', permit.issuedDate],
          ['expires', stillExpires(permit)],
        ] as const;
        return (
          <li key={permit.id} className="relative flex flex-col gap-1.5 px-4 py-3.5">
            <PermitHead permit={permit} stretched tags={permit.mode === 'sample' ? <SampleTag /> : null} />
            {permit.permitType ? (
              <p className="text-sm text-muted">
                <CityWord>{permit.permitType}</CityWord>
              </p>
            ) : null}
            <StatusBadge bucket={permit.statusBucket} word={permit.statusWord} />
            <MissingTag since={permit.missingSince} clock={clock} />
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{t('changed', { when: ago(format, permit.changedAt, clock) })}</span>
              {dates.map(([name, date]) =>
                date ? (
                  <span key={name}>
                    {t(`columns.${name}`)} {shortDay(format, date, clock.now)}
                  </span>
                ) : null,
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
