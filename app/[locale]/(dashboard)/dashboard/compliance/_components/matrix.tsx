import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { MatrixRow } from '@/lib/company/compliance/queries';
import { type Cell, GAP_STATES } from '@/lib/company/compliance/standing';
import type { HoldingLine } from '@/lib/company/compliance/types';
import { calendarDay } from '@/lib/platform/i18n/format';
import { CellMark } from './cell-mark';
import { RowActions } from './row-actions';
import type { ComplianceActions } from './types';

interface Props {
  rows: readonly MatrixRow[];
  /** Columns: what is required, and what somebody has besides. */
  lines: readonly HoldingLine[];
  company: string;
  /** Null for who may only read. */
  actions: ComplianceActions | null;
}

/** Who holds what: a table on a desk, cards on a phone. */
export function Matrix({ rows, lines, company, actions }: Props) {
  const t = useTranslations('compliance');
  return (
    <>
      <div className="max-xl:hidden">
        <Table label={t('region', { company })}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('who')}</TableHeader>
              {lines.map((line) => (
                <TableHeader key={line}>{t(`lines.${line}`)}</TableHeader>
              ))}
              <TableHeader>{t('mayBeAssigned')}</TableHeader>
              {actions ? <TableHeader>{t('actions')}</TableHeader> : null}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.subcontractorId ?? 'own'}>
                <TableCell>
                  <Who row={row} />
                </TableCell>
                {lines.map((line) => {
                  const cell = cellOf(row, line);
                  return (
                    <TableCell key={line} className={classNames('text-sm', isGap(cell) && 'bg-stopped/10')}>
                      {cell ? <CellMark cell={cell} /> : null}
                    </TableCell>
                  );
                })}
                <TableCell className="text-sm">
                  <Assignable row={row} />
                </TableCell>
                {actions ? (
                  <TableCell>
                    <RowActions row={row} actions={actions} isTight />
                  </TableCell>
                ) : null}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <ul
        aria-label={t('region', { company })}
        className="divide-y divide-line rounded-md border border-line bg-card xl:hidden"
      >
        {rows.map((row) => (
          <li key={row.subcontractorId ?? 'own'} className="flex flex-col gap-3 px-4 py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <Who row={row} />
              <p className="text-sm">
                <Assignable row={row} />
              </p>
            </div>
            <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
              {lines.map((line) => {
                const cell = cellOf(row, line);
                return cell && cell.state !== 'not_needed' ? (
                  <div key={line} className="flex justify-between gap-4">
                    <dt className="text-muted">{t(`lines.${line}`)}</dt>
                    <dd>
                      <CellMark cell={cell} />
                    </dd>
                  </div>
                ) : null;
              })}
            </dl>
            {actions ? <RowActions row={row} actions={actions} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const cellOf = (row: MatrixRow, line: HoldingLine) => row.standing.cells.find((cell) => cell.line === line);
const isGap = (cell: Cell | undefined) => cell?.required === true && GAP_STATES.has(cell.state);

function Who({ row: { name, trade, subcontractorId } }: { row: MatrixRow }) {
  const t = useTranslations('compliance');
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{subcontractorId === null ? t('yourCompany') : trade}</p>
    </div>
  );
}

function Assignable({ row: { standing, subcontractorId } }: { row: MatrixRow }) {
  const t = useTranslations('compliance.assignable');
  const format = useFormatter();
  const { assignable, until } = standing;
  if (subcontractorId === null)
    return <span className="text-muted">{t(assignable === 'yes' ? 'ownComplete' : 'ownGap')}</span>;
  if (assignable === 'block') return <span className="font-semibold text-stopped">{t('no')}</span>;
  if (assignable === 'warn') return <span className="font-semibold text-pending">{t('warn')}</span>;
  return <span>{until === null ? t('yes') : t('yesTo', { day: calendarDay(format, until) })}</span>;
}
