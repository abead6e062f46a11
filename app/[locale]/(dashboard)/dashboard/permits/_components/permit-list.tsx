import { useFormatter, useTranslations } from 'next-intl';
import { MissingTag } from '@/components/permits/missing-tag';
import { PermitNumber } from '@/components/permits/permit-number';
import { CityName, Street } from '@/components/permits/place';
import { SampleTag } from '@/components/permits/sample-tag';
import { classNames } from '@/components/ui/class-names';
import { StatusBadge } from '@/components/ui/status-badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { ago, type Clock, shortDay } from '@/lib/platform/i18n/format';
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
          <TableHeader>{t('columns.permit')}</TableHeader>
          <TableHeader>{t('columns.address')}</TableHeader>
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
            <TableCell className="max-w-44">
              <PermitNumber id={permit.id} number={permit.permitNumber} />
              <p className="truncate text-muted" title={permit.permitType ?? undefined}>
                {permit.permitType}
              </p>
            </TableCell>
            {/* Takes what the other columns leave, and no more. */}
            <TableCell className="w-full max-w-0 min-w-44">
              <p className="truncate" title={permit.address ?? undefined}>
                <Street address={permit.address} city={permit.city} state={permit.state} />
              </p>
              <p className="flex flex-wrap items-center gap-x-2 text-muted">
                <CityName city={permit.city} state={permit.state} />{' '}
                {permit.mode === 'sample' ? <SampleTag /> : null}
                <MissingTag since={permit.missingSince} clock={clock} />
              </p>
            </TableCell>
            <TableCell className="max-w-44">
              <StatusBadge bucket={permit.statusBucket} />
              <p className="line-clamp-2 pt-0.5 text-muted" title={permit.statusWord ?? undefined}>
                {permit.statusWord}
              </p>
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
            <TableCell className="whitespace-nowrap">{day(permit.expiresDate)}</TableCell>
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
          ['expires', permit.expiresDate],
        ] as const;
        return (
          <li key={permit.id} className="relative flex flex-col gap-1.5 px-4 py-3.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <PermitNumber id={permit.id} number={permit.permitNumber} stretched />
              {permit.mode === 'sample' ? <SampleTag /> : null}
            </div>
            <p className="font-semibold">
              <Street address={permit.address} city={permit.city} state={permit.state} />
            </p>
            <p className="text-sm text-muted">
              <CityName city={permit.city} state={permit.state} />
              {permit.permitType ? ` · ${permit.permitType}` : ''}
            </p>
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
