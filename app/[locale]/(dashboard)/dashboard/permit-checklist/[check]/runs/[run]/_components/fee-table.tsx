import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { classNames } from '@/components/ui/class-names';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatArithmetic } from '@/lib/catalogue/fees/arithmetic-text';
import type { EstimatedFee } from '@/lib/catalogue/fees/types';
import type { FeeCharge, FeeCheck } from '@/lib/checking/review/types';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import type { Names } from './result-view';
import { placeView } from './result-view';
import { ShowPlace } from './show-place';

interface Props {
  estimate: EstimatedFee;
  check: FeeCheck;
  names: Names;
}

/** The schedule beside the paper, charge by charge: the arithmetic, both amounts, and which of them differ. */
export function FeeTable({ estimate, check, names }: Props) {
  const t = useTranslations('checks.feeCheck.table');
  const { statedCents, computedCents } = check;
  const charges = check.charges ?? scheduledCharges(estimate, check);
  const isCompared = statedCents !== null;
  return (
    <Table label={t('label')} narrow>
      <TableHead>
        <TableRow>
          <TableHeader>{t('line')}</TableHeader>
          <TableHeader numeric>{t('city')}</TableHeader>
          {isCompared ? <TableHeader numeric>{t('paper')}</TableHeader> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {charges.map((charge) => (
          <Charge
            key={`${charge.label} ${charge.lines.join()} ${charge.at?.box.y}`}
            {...{ charge, estimate, names, isCompared }}
          />
        ))}
        <TableRow>
          <TableCell className="font-bold">
            {t('total')}
            {isCompared && computedCents !== null && computedCents !== statedCents ? (
              <Difference cents={statedCents - computedCents} />
            ) : null}
          </TableCell>
          <Amount cents={computedCents} bold />
          {isCompared ? <Amount cents={statedCents} bold /> : null}
        </TableRow>
      </TableBody>
    </Table>
  );
}

interface ChargeProps {
  charge: FeeCharge;
  estimate: EstimatedFee;
  names: Names;
  isCompared: boolean;
}

function Charge({ charge, estimate, names, isCompared }: ChargeProps) {
  const t = useTranslations('checks.feeCheck.table');
  const words = useTranslations('cities.fee');
  const locale = useAppLocale();
  const { standing, label, at, statedCents, computedCents } = charge;
  const labels = new Map(estimate.lines.map((line) => [line.id, line.label[locale]]));
  const lines = estimate.lines.filter(({ id }) => charge.lines.includes(id));
  const scheduled = lines.map((line) => line.label[locale]).join(', ');
  const isDifferent = standing === 'differs' && statedCents !== null && computedCents !== null;
  const isOff = isDifferent || standing === 'unknown' || (standing === 'absent' && isCompared);
  return (
    <TableRow className={classNames(isOff && 'shadow-[inset_3px_0_0_var(--action)]')}>
      <TableCell className="wrap-anywhere">
        <span className={classNames(isOff && 'font-semibold')}>
          <bdi>{label ?? scheduled}</bdi>
        </span>
        {lines.map((line) => (
          <span key={line.id} className="mt-0.5 block text-muted">
            {lines.length > 1 || (label !== null && label !== scheduled) ? `${line.label[locale]}: ` : null}
            {formatArithmetic(line, labels, words)}
          </span>
        ))}
        {isDifferent ? <Difference cents={statedCents - computedCents} /> : null}
        {NOTED.has(standing) && isCompared ? (
          <span className={classNames('mt-0.5 block', isOff ? 'font-semibold text-action' : 'text-muted')}>
            {t(`standings.${standing}`)}
          </span>
        ) : null}
        {isOff && at ? <ShowPlace title={label ?? scheduled} places={[placeView(at, names)]} /> : null}
      </TableCell>
      <Amount cents={computedCents} muted={standing === 'apart'} />
      {isCompared ? <Amount cents={statedCents} marked={isOff} /> : null}
    </TableRow>
  );
}

/** What has to be said of a charge besides its amounts. */
const NOTED: ReadonlySet<FeeCharge['standing']> = new Set(['beside', 'unknown', 'absent', 'apart']);

function Difference({ cents }: { cents: number }) {
  const t = useTranslations('checks.feeCheck.table');
  return (
    <span className="mt-0.5 block font-semibold text-action">
      {t(cents < 0 ? 'short' : 'over', { amount: dollarsAndCents(Math.abs(cents)) })}
    </span>
  );
}

interface AmountProps {
  cents: number | null;
  bold?: boolean;
  muted?: boolean;
  /** Whether it is the one to correct. */
  marked?: boolean;
}

function Amount({ cents, bold = false, muted = false, marked = false }: AmountProps) {
  const t = useTranslations('checks.feeCheck.table');
  return (
    <TableCell
      numeric
      className={classNames(
        'align-top whitespace-nowrap',
        (bold || marked) && 'font-bold',
        marked && 'text-action',
        (muted || cents === null) && 'text-muted',
      )}
    >
      {cents === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('none')}</span>
        </>
      ) : (
        dollarsAndCents(cents)
      )}
    </TableCell>
  );
}

/** The schedule's own lines, where no paper has the fee charge by charge. */
function scheduledCharges({ lines }: EstimatedFee, { apart = [] }: FeeCheck): FeeCharge[] {
  return lines.map(({ id, amountCents }) => ({
    standing: apart.includes(id) ? 'apart' : 'same',
    label: null,
    at: null,
    statedCents: null,
    lines: [id],
    computedCents: amountCents,
  }));
}
