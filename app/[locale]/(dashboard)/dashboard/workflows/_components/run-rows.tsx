import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { Condition } from '@/lib/company/workflows/types';
import type { Choices, DryRunRow } from '@/lib/company/workflows/view';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import { useWording } from './use-wording';

interface Props<Row extends DryRunRow> {
  rows: readonly Row[];
  label: string;
  /** What the last column says: what it did, or would have done. */
  last: string;
  choices: Choices;
  clock: Clock;
  conditionsOf: (row: Row) => readonly Condition[] | null;
  keyOf: (row: Row) => string | number;
  /** Below what came of it. */
  more?: (row: Row) => ReactNode;
}

const QUIET = new Set(['skipped', 'capped']);

/** A line an event: when, what it is about, what happened, what came of it. On a phone each is a small block. */
export function RunRows<Row extends DryRunRow>({
  rows,
  label,
  last,
  choices,
  clock,
  conditionsOf,
  keyOf,
  more,
}: Props<Row>) {
  const t = useTranslations('workflows.table');
  const format = useFormatter();
  const { what, outcome } = useWording(choices);
  return (
    <table className="w-full text-sm max-desk:block">
      <caption className="sr-only">{label}</caption>
      <thead className="border-b border-line text-left text-muted max-desk:sr-only">
        <tr>
          {[t('when'), t('place'), t('what'), last].map((title) => (
            <th key={title} scope="col" className="px-2 py-2 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-b border-line align-top max-desk:block max-desk:py-2">
            <td className="px-2 py-2 whitespace-nowrap text-muted tabular-nums max-desk:block max-desk:py-0">
              {moment(format, row.at, clock)}
            </td>
            <th
              scope="row"
              className="px-2 py-2 text-left font-semibold wrap-anywhere max-desk:block max-desk:py-0"
            >
              {row.permitId === null ? (
                row.place
              ) : (
                <AppLink
                  to="/dashboard/permits/[id]"
                  params={{ id: String(row.permitId) }}
                  className="inline-block py-0.5 text-link hover:underline"
                >
                  {row.place}
                </AppLink>
              )}
            </th>
            <td className="px-2 py-2 wrap-anywhere max-desk:block max-desk:py-0">{what(row)}</td>
            <td
              className={classNames(
                'px-2 py-2 wrap-anywhere max-desk:block max-desk:py-0',
                QUIET.has(row.outcome) && 'text-muted',
                (row.outcome === 'failed' || row.effects.some(({ problem }) => problem !== null)) &&
                  'text-action',
              )}
            >
              {outcome(row, conditionsOf(row))}
              {more?.(row)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
