import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Comparison } from '@/lib/checking/checks/compare';
import { dollarsAndCents } from '@/lib/platform/i18n/format';

interface Props {
  fee: Comparison['fee'];
  numbers: { from: number; to: number };
}

/** The fee in both runs, where it is not the same. */
export function FeeChange({ fee, numbers }: Props) {
  const t = useTranslations('report.compare');
  const amount = (cents: number | null) => (cents === null ? t('unknown') : dollarsAndCents(cents));
  const rows = [
    { label: t('stated'), from: amount(fee.from.statedCents), to: amount(fee.to.statedCents) },
    { label: t('computed'), from: amount(fee.from.computedCents), to: amount(fee.to.computedCents) },
    { label: t('verdict'), from: t(`verdicts.${fee.from.verdict}`), to: t(`verdicts.${fee.to.verdict}`) },
  ];
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <h2 className="text-xl">{t('fee')}</h2>
      {fee.changed ? (
        <Table label={t('fee')} narrow>
          <TableHead>
            <TableRow>
              <TableHeader>
                <span className="sr-only">{t('fee')}</span>
              </TableHeader>
              <TableHeader numeric>{t('before', { number: numbers.from })}</TableHeader>
              <TableHeader numeric>{t('before', { number: numbers.to })}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ label, from, to }) => (
              <TableRow key={label}>
                <TableCell className="text-muted">{label}</TableCell>
                <TableCell numeric>{from}</TableCell>
                <TableCell numeric className="font-semibold">
                  {to}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <p className="text-muted">{t('feeSame')}</p>
      )}
    </div>
  );
}
