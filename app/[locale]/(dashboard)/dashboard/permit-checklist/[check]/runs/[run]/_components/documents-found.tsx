import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import type { RunDetail } from '@/lib/checking/checks/queries';
import { type FoundDocument, STANDINGS, type Standing } from '@/lib/checking/review/types';
import { documentPlace, type Names, pagesText } from './result-view';
import { ShowPlace } from './show-place';

const LOOKS: Record<Standing, { icon: LucideIcon; colour: string }> = {
  missing: { icon: CircleX, colour: 'text-stopped' },
  found: { icon: CircleCheck, colour: 'text-issued' },
  unclear: { icon: CircleHelp, colour: 'text-action' },
  open: { icon: CircleHelp, colour: 'text-pending' },
  optional: { icon: CircleDashed, colour: 'text-unknown' },
};

/** What needs somebody first. */
const ORDER: readonly Standing[] = ['missing', 'unclear', 'open', 'found', 'optional'];

/** The documents of the checklist: which of them are there and where, and which are not. */
export function DocumentsFound({ run, names }: { run: RunDetail; names: Names }) {
  const t = useTranslations('checks.documents');
  const { review } = run;
  if (!review) return null;
  const rows = [...review.standings].sort((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing));
  const listed = new Set(rows.flatMap(({ found }) => found));
  const others = review.documents.filter((_, index) => !listed.has(index));
  const counts = STANDINGS.flatMap((standing) => {
    const count = rows.filter((row) => row.standing === standing).length;
    return count > 0 && (standing === 'missing' || standing === 'found')
      ? [t(`count.${standing}`, { count })]
      : [];
  });
  return (
    <section aria-labelledby="documents" className="rounded-md border border-line bg-card px-4">
      <Disclosure
        className="border-b-0"
        summary={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="documents" className="text-base">
              {t('title')}
            </h2>
            <span className="text-sm font-normal text-muted">{counts.join(' · ')}</span>
          </span>
        }
      >
        <ul className="-mx-4 divide-y divide-line border-t border-line">
          {rows.map(({ documentId, standing, found }) => (
            <Row
              key={documentId}
              name={names.documents.get(documentId) ?? documentId}
              standing={standing}
              found={found.flatMap((index) => review.documents[index] ?? [])}
              names={names}
            />
          ))}
          {others.length > 0 ? (
            <Row
              name={t('others')}
              standing="optional"
              label={t('notAsked')}
              found={others}
              names={names}
              named
            />
          ) : null}
        </ul>
      </Disclosure>
    </section>
  );
}

interface RowProps {
  name: string;
  standing: Standing;
  /** Instead of the standing's own word. */
  label?: string;
  found: readonly FoundDocument[];
  names: Names;
  /** Whether each place says what it was taken for. */
  named?: boolean;
}

function Row({ name, standing, label, found, names, named = false }: RowProps) {
  const t = useTranslations('checks.documents');
  const standings = useTranslations('findings.standings');
  const { icon: Icon, colour } = LOOKS[standing];
  return (
    <li className="flex break-inside-avoid items-start gap-3 px-4 py-3">
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', colour)} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="font-medium">{name}</p>
        <p className={classNames('text-sm font-semibold', colour)}>{label ?? standings(standing)}</p>
        {found.length > 0 ? (
          <ul className="flex flex-col">
            {found.map((document) => {
              const place = documentPlace(document, names);
              const where = t('where', {
                file: place.fileName,
                count: document.lastPage - document.firstPage + 1,
                pages: pagesText(document.firstPage, document.lastPage),
              });
              return (
                <li key={`${document.fileId} ${document.firstPage}`}>
                  <ShowPlace
                    title={named ? (names.documents.get(document.documentId) ?? name) : name}
                    places={[place]}
                    label={named ? `${names.documents.get(document.documentId) ?? ''}: ${where}` : where}
                  />
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
