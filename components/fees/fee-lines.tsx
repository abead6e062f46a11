import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatArithmetic } from '@/lib/catalogue/fees/arithmetic-text';
import type { EstimatedFee } from '@/lib/catalogue/fees/types';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { NotIncluded } from './not-included';

/** A fee line by line, each with its arithmetic, the total, and beside it what it leaves out. */
export function FeeLines({ estimate, label }: { estimate: EstimatedFee; label: string }) {
  const t = useTranslations('cities.fee');
  const locale = useAppLocale();
  const labels = new Map(estimate.lines.map((line) => [line.id, line.label[locale]]));
  return (
    <div className="flex flex-col gap-3">
      <Table label={label} narrow>
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
                <span className="mt-0.5 block text-muted sm:hidden">{formatArithmetic(line, labels, t)}</span>
              </TableCell>
              <TableCell className="text-muted max-sm:hidden">{formatArithmetic(line, labels, t)}</TableCell>
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
      <NotIncluded texts={estimate.excluded} />
    </div>
  );
}
