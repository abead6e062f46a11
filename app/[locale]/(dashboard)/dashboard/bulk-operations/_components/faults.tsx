import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ImportPreview } from '@/lib/company/imports/queries';
import { figure } from '@/lib/platform/i18n/format';

/** The rows that would not come in, each with what to change. */
export function Faults({ preview: { faults } }: { preview: ImportPreview }) {
  const t = useTranslations('bulk.faults');
  const field = useTranslations('bulk.fields');
  const problem = useTranslations('bulk.problems');
  if (faults === null) return null;
  if (faults.rows === 0) return <Alert tone="info">{t('none')}</Alert>;
  return (
    <div>
      <h3 className="mb-1 font-semibold">{t('title', { count: faults.rows })}</h3>
      <p className="mb-3 text-sm text-muted">{t('text')}</p>
      <Table label={t('title', { count: faults.rows })} narrow>
        <TableHead>
          <TableRow>
            <TableHeader>{t('row')}</TableHeader>
            <TableHeader>{t('column')}</TableHeader>
            <TableHeader>{t('cell')}</TableHeader>
            <TableHeader>{t('change')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.first.map((fault) => (
            <TableRow key={fault.row}>
              <TableCell>{figure(fault.row)}</TableCell>
              <TableCell>{field(fault.field)}</TableCell>
              <TableCell className="max-w-48 truncate" title={fault.text}>
                {fault.text === '' ? '–' : fault.text}
              </TableCell>
              <TableCell>{problem(fault.code)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {faults.rows > faults.first.length ? (
        <p className="mt-2 text-sm text-muted">
          {t('more', { count: figure(faults.rows - faults.first.length) })}
        </p>
      ) : null}
    </div>
  );
}
