'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useResultContext } from './result-context';
import type { FindingView, Stretch } from './result-types';
import { ShowPlace } from './show-place';
import { TakenFor } from './taken-for';
import { useCorrections } from './use-corrections';

/** What each file was taken for, page by page, each with a way to say otherwise. */
export function PagesTaken({ findings }: { findings: readonly FindingView[] }) {
  const t = useTranslations('checks.taken');
  const { stretches, actions } = useResultContext();
  if (stretches.length === 0) return null;
  const files = [...new Map(stretches.map(({ fileId, fileName }) => [fileId, fileName]))];
  return (
    <section aria-labelledby="package" className="flex flex-col gap-3">
      <div>
        <h2 id="package" className="text-xl">
          {t('title')}
        </h2>
        <p className="text-sm text-muted">{t(actions ? 'text' : 'textOnly')}</p>
      </div>
      {files.map(([fileId, fileName]) => (
        <div key={fileId}>
          <h3 className="mb-1 font-sans text-base font-semibold tracking-normal wrap-anywhere">
            <bdi>{fileName}</bdi>
          </h3>
          <ul className="border-t border-line">
            {stretches
              .filter((stretch) => stretch.fileId === fileId)
              .map((stretch) => (
                <Row key={stretch.firstPage} stretch={stretch} findings={findings} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Row({ stretch, findings }: { stretch: Stretch; findings: readonly FindingView[] }) {
  const t = useTranslations('checks.taken');
  const { actions, choices } = useResultContext();
  const { correct, pending } = useCorrections();
  const { fileId, fileName, firstPage, lastPage, documentId } = stretch;
  const isOpen = documentId === null || documentId === 'unclear' || documentId === 'other' || !stretch.isSure;
  const asked =
    isOpen && actions && stretch.correctionId === null ? listAsked(stretch, findings).slice(0, 3) : [];
  const place = { fileId, fileName, page: firstPage, box: null, quote: null };
  const pages = t('pages', { first: firstPage, last: lastPage, count: lastPage - firstPage + 1 });
  return (
    <li
      className={classNames(
        'flex break-inside-avoid flex-col gap-1 border-b border-line py-2',
        isOpen && 'border-l-2 border-l-pending pl-3',
      )}
    >
      <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
        <ShowPlace title={`${fileName}, ${pages}`} places={[place]} label={pages} />
        <TakenFor stretch={stretch} />
      </div>
      {asked.length > 0 ? (
        <div className="flex flex-wrap gap-2 print:hidden">
          {asked.map((id) => (
            <Button
              key={id}
              variant="secondary"
              size="sm"
              pending={pending}
              onClick={() => correct(stretch, id, 'is')}
              className="text-left"
            >
              {t('itIs', { document: choices.find((one) => one.id === id)?.label ?? id })}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** The documents that were not found and may be these pages. */
function listAsked({ fileId, firstPage, lastPage }: Stretch, findings: readonly FindingView[]): string[] {
  return findings.flatMap(({ kind, documentId, candidates }) => {
    const isHere = candidates.some(
      ({ place }) => place.fileId === fileId && firstPage <= place.page && place.page <= lastPage,
    );
    return kind === 'confirm' && documentId !== null && isHere ? [documentId] : [];
  });
}
