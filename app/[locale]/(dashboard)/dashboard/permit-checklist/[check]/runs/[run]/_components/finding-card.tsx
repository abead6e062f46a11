'use client';

import { Check, CircleSlash, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SeverityTag } from '@/components/checks/severity-tag';
import { classNames } from '@/components/ui/class-names';
import { type MarkAction, MarkControls } from './mark-controls';
import type { Colleague, FindingView, PlaceView } from './result-types';
import { useResultContext } from './result-with-viewer';
import { ShowPlace } from './show-place';

interface Props {
  checkId: string;
  finding: FindingView;
  colleagues: readonly Colleague[];
  mark: MarkAction | null;
}

/** One finding: what, where, by which rule, how to mend it, and what became of it. */
export function FindingCard({ checkId, finding, colleagues, mark }: Props) {
  const t = useTranslations('checks.findings');
  const { shown } = useResultContext();
  const { key, severity, title, what, fix, document, citation, places, byModel, explanation } = finding;
  const isDone = finding.mark !== null && finding.mark.state !== 'open';
  return (
    <li
      className={classNames(
        'flex break-inside-avoid flex-col gap-3 rounded-md border border-l-4 bg-card p-4',
        shown?.findingKey === key ? 'border-line border-l-accent' : 'border-line border-l-control',
      )}
    >
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SeverityTag severity={severity} />
          {document && !title.includes(document) ? (
            <span className="text-sm text-muted">{document}</span>
          ) : null}
          {isDone && finding.mark ? <MarkTag state={finding.mark.state} /> : null}
        </div>
        <h4
          className={classNames('font-sans text-base font-semibold tracking-normal', isDone && 'text-muted')}
        >
          {title}
        </h4>
      </div>
      <p className="max-w-[68ch]">{what}</p>
      {places.length > 0 ? <Places finding={finding} /> : null}
      <p className="max-w-[68ch]">
        <span className="font-semibold text-issued">{t('fix')}</span> {fix}
      </p>
      {citation ? (
        <p className="text-sm text-muted">
          <span className="font-semibold">{t('rule')}</span>{' '}
          <span className="font-mono text-xs wrap-anywhere">{citation}</span>
        </p>
      ) : null}
      {byModel ? <p className="text-sm text-muted">{t('byModel')}</p> : null}
      {explanation ? (
        <div className="flex items-start gap-2 border-l-2 border-line pl-3 text-sm">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <p>
            <span className="font-semibold">{t('explained')}</span>{' '}
            <span lang={explanation.locale}>{explanation.text}</span>
          </p>
        </div>
      ) : null}
      {finding.mark?.note ? (
        <p className="text-sm">
          <span className="font-semibold">{t('reason')}</span> {finding.mark.note}
        </p>
      ) : null}
      {mark ? (
        <MarkControls checkId={checkId} finding={finding} colleagues={colleagues} mark={mark} />
      ) : finding.mark?.assignee ? (
        <p className="text-sm text-muted">{t('assignedTo', { name: finding.mark.assignee })}</p>
      ) : null}
    </li>
  );
}

function Places({ finding: { key, title, places } }: { finding: FindingView }) {
  const t = useTranslations('checks.findings');
  const at = (place: PlaceView, index: number) => (
    <li key={`${place.fileId} ${place.page} ${index}`} className="flex flex-col">
      <ShowPlace title={title} places={places} index={index} findingKey={key} />
      {place.quote ? (
        <q className="text-sm text-muted wrap-anywhere">
          <bdi>{place.quote}</bdi>
        </q>
      ) : null}
    </li>
  );
  const [first, ...compared] = places;
  return (
    <div className="flex flex-col gap-2">
      {first ? (
        <div>
          <p className="text-sm font-semibold">{t('where')}</p>
          <ul>{at(first, 0)}</ul>
        </div>
      ) : null}
      {compared.length > 0 ? (
        <div>
          <p className="text-sm font-semibold">{t('comparedWith')}</p>
          <ul className="flex flex-col gap-1">{compared.map((place, index) => at(place, index + 1))}</ul>
        </div>
      ) : null}
    </div>
  );
}

function MarkTag({ state }: { state: 'open' | 'fixed' | 'dismissed' }) {
  const t = useTranslations('checks.marks');
  if (state === 'open') return null;
  const Icon = state === 'fixed' ? Check : CircleSlash;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm border border-current/40 px-1.5 text-sm font-semibold',
        state === 'fixed' ? 'text-issued' : 'text-unknown',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {t(state)}
    </span>
  );
}
