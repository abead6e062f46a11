import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { SharedRun } from '@/lib/checking/checks/shares';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The documents of the checklist, and where each was found. */
export function SharedDocuments({ run, locale }: { run: SharedRun; locale: Locale }) {
  const t = useTranslations('report.shared');
  const words = useTranslations('report.pdf');
  const { review, checklist, files } = run;
  if (!review) return null;
  const listed = [...(checklist?.documents ?? []), ...(checklist?.notNeeded ?? [])];
  const labels = new Map(listed.map(({ id, label }) => [id, label[locale]]));
  const fileNames = new Map(files.map(({ id, name }) => [id, name]));
  const describePlace = (index: number) => {
    const at = review.documents[index];
    if (!at) return [];
    const { firstPage: first, lastPage: last, fileId } = at;
    const same = first === last ? 'yes' : 'no';
    return [words('documents.pages', { file: fileNames.get(fileId) ?? '', first, last, same })];
  };
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">{t('documents')}</h2>
      <Table label={t('documents')} narrow>
        <TableHead>
          <TableRow>
            <TableHeader>{t('document')}</TableHeader>
            <TableHeader>{t('standing')}</TableHeader>
            <TableHeader className="max-sm:hidden">{t('foundIn')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {review.standings.map(({ documentId, standing, found }) => {
            const places = found.flatMap(describePlace).join('; ');
            return (
              <TableRow key={documentId}>
                <TableCell>
                  {labels.get(documentId) ?? documentId}
                  <span className="block text-muted wrap-anywhere sm:hidden">{places}</span>
                </TableCell>
                <TableCell className={standing === 'missing' ? 'font-semibold text-stopped' : ''}>
                  {words(`standings.${standing}`)}
                </TableCell>
                <TableCell className="text-muted wrap-anywhere max-sm:hidden">{places}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
}
