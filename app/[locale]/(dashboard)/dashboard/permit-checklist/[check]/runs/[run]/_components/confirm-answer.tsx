'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useResultContext } from './result-context';
import type { Candidate, FindingView, PlaceView, Stretch } from './result-types';
import { useCorrections } from './use-corrections';

interface Props {
  finding: FindingView;
  /** Whether its page is shown beside it already. */
  pictured?: boolean;
  /** Called once it is answered. */
  onDone?: () => void;
  /** At the foot of a phone's screen: two buttons as wide as the thumb reaches. */
  foot?: boolean;
}

/** The page that may be what was not found, with "Yes, this is it" and "No, it is missing". */
export function ConfirmAnswer({ finding, pictured = false, foot = false, onDone }: Props) {
  const t = useTranslations('checks.confirm');
  const { show, shown, current } = useResultContext();
  const { correct, ruleOut, pending } = useCorrections();
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const { documentId, candidates } = finding;
  // The page that is looked at is the one that is meant.
  const looked = shown?.findingKey === finding.key ? shown.places[shown.index] : undefined;
  const candidate =
    chosen ??
    candidates.find(({ place }) => place.fileId === looked?.fileId && place.page === looked.page) ??
    candidates[0] ??
    null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another finding begins with its own page
  useEffect(() => setChosen(null), [finding.key]);
  if (documentId === null) return null;
  const yes = () => {
    if (!candidate) return;
    const { place, lastPage, relation } = candidate;
    const pages = { fileId: place.fileId, firstPage: place.page, lastPage };
    correct(pages, documentId, relation, onDone);
  };
  const picker = (
    <PagePick
      label={t(candidate ? 'another' : 'pick')}
      onPick={(picked) => {
        setChosen(picked);
        show({ title: finding.title, places: [picked.place], index: 0, findingKey: finding.key });
      }}
    />
  );
  return (
    <div className={classNames('flex min-w-0 flex-col gap-2', foot && 'flex-1')}>
      {candidate && !pictured ? (
        <button
          type="button"
          onClick={() =>
            show({ title: finding.title, places: [candidate.place], index: 0, findingKey: finding.key })
          }
          className="flex items-center gap-3 self-start rounded-md border border-control bg-card p-2 pr-4 text-left hover:border-ink"
        >
          <Thumb place={candidate.place} />
          <span className="text-sm">
            <span className="block font-semibold wrap-anywhere">
              {t('page', { file: candidate.place.fileName, page: candidate.place.page })}
            </span>
            <span className="text-muted">
              {candidate.takenFor ? t('takenFor', { document: candidate.takenFor }) : t('untold')}
            </span>
          </span>
        </button>
      ) : null}
      {candidates.length > 1 ? (
        <fieldset
          // At the foot of a phone one line, which a thumb moves: the finding keeps the screen.
          className={classNames(
            'flex min-w-0 items-center gap-2',
            foot ? 'overflow-x-auto p-px' : 'flex-wrap',
          )}
        >
          <legend className="sr-only">{t('which')}</legend>
          {candidates.map((one) => (
            <Button
              key={`${one.place.fileId} ${one.place.page}`}
              variant="secondary"
              size="sm"
              aria-pressed={one === candidate}
              onClick={() => {
                setChosen(one);
                if (pictured || looked)
                  show({ title: finding.title, places: [one.place], index: 0, findingKey: finding.key });
              }}
              className={classNames(
                'aria-pressed:border-link aria-pressed:shadow-[inset_0_0_0_1px_var(--link)]',
                foot ? 'max-w-[70%] shrink-0' : 'max-w-full',
              )}
            >
              <span className="min-w-0 truncate">
                {t('page', { file: one.place.fileName, page: one.place.page })}
              </span>
            </Button>
          ))}
        </fieldset>
      ) : null}
      {foot ? picker : null}
      <div className={classNames('gap-2', foot ? 'grid grid-cols-2' : 'flex flex-wrap items-center')}>
        {candidate ? (
          <Button
            variant={foot || current === finding.key ? 'primary' : 'secondary'}
            size={foot ? 'md' : 'sm'}
            pending={pending}
            data-answer="y"
            onClick={yes}
            className={classNames(foot && 'order-2')}
          >
            <Check aria-hidden="true" className="size-4" />
            {t('yes')}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size={foot ? 'md' : 'sm'}
          pending={pending}
          data-answer="n"
          onClick={() => ruleOut(documentId, onDone)}
        >
          {t('no')}
        </Button>
        {foot ? null : picker}
      </div>
    </div>
  );
}

function Thumb({ place: { fileId, fileName, page } }: { place: PlaceView }) {
  const t = useTranslations('checks.viewer');
  return (
    <span className="flex h-24 w-20 shrink-0 items-start overflow-hidden border border-line bg-white">
      {/* biome-ignore lint/performance/noImgElement: made by the reader at the size it is, behind a sign-in */}
      <img
        src={`/api/v1/check-files/${fileId}/pages/${page}`}
        alt={t('alt', { file: fileName, page })}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </span>
  );
}

/** More pages than this are found by the viewer rather than in a list. */
const MAX_LISTED = 300;

/** Any page there is, by its file, number and what it was taken for. */
export function PagePick({ label, onPick }: { label: string; onPick: (picked: Candidate) => void }) {
  const t = useTranslations('checks.confirm');
  const { stretches, choices } = useResultContext();
  const pages = stretches.flatMap(listPages).slice(0, MAX_LISTED);
  const name = (id: string | null) => choices.find((one) => one.id === id)?.label ?? t('untold');
  if (pages.length === 0) return null;
  return (
    <select
      aria-label={label}
      value=""
      onChange={(event) => {
        const page = pages[Number(event.currentTarget.value)];
        if (!page) return;
        const { stretch, number } = page;
        const { fileId, fileName, documentId } = stretch;
        const isUnknown = documentId === null || documentId === 'other' || documentId === 'unclear';
        onPick({
          place: { fileId, fileName, page: number, box: null, quote: null },
          lastPage: number,
          isLikely: true,
          relation: isUnknown ? 'is' : 'also',
          takenFor: isUnknown ? null : name(documentId),
        });
      }}
      className="min-h-9 w-auto max-w-56 rounded-md border border-transparent bg-transparent px-2 text-sm font-semibold text-link hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:text-base"
    >
      <option value="">{label}</option>
      {pages.map(({ stretch, number }, index) => (
        <option key={`${stretch.fileId} ${number}`} value={index}>
          {t('option', { file: stretch.fileName, page: number, document: name(stretch.documentId) })}
        </option>
      ))}
    </select>
  );
}

function listPages(stretch: Stretch) {
  return Array.from({ length: stretch.lastPage - stretch.firstPage + 1 }, (_, index) => ({
    stretch,
    number: stretch.firstPage + index,
  }));
}
