'use client';

import { Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useResultContext } from './result-context';
import type { FindingView } from './result-types';
import { ShowPlace } from './show-place';

/** What a finding says, where it stands, by which rule, and how to mend it. */
export function FindingDetails({ finding }: { finding: FindingView }) {
  const t = useTranslations('checks.findings');
  const { kind, what, fix, citation, places, byModel, explanation } = finding;
  const { actions } = useResultContext();
  // A question is answered where it is asked: what else could be done about it stands on its buttons.
  const isAsked = actions !== null && (kind === 'confirm' || kind === 'ask');
  return (
    <>
      {isAsked && kind === 'ask' ? null : <p className="max-w-[68ch]">{what}</p>}
      {!(isAsked && kind === 'confirm') && places.length > 0 ? <Places finding={finding} /> : null}
      {isAsked ? null : (
        <p className="max-w-[68ch]">
          <span className="font-semibold">{t('fix')}</span> {fix}
        </p>
      )}
      {citation ? (
        <p className="text-sm text-muted">
          <span className="font-semibold">{t('rule')}</span> <span className="wrap-anywhere">{citation}</span>
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
      {finding.wrong?.reason ? (
        <p className="text-sm">
          <span className="font-semibold">{t('wrongBecause')}</span> {finding.wrong.reason}
        </p>
      ) : null}
    </>
  );
}

/** Each place with the words that stand there; the first is the one to mend. */
function Places({ finding: { key, title, places } }: { finding: FindingView }) {
  const t = useTranslations('checks.findings');
  return (
    <ul aria-label={t(places.length > 1 ? 'wherePlural' : 'where')} className="border-y border-line">
      {places.map((place, index) => (
        <li
          key={`${place.fileId} ${place.page} ${place.box?.x ?? ''} ${place.box?.y ?? ''} ${place.quote ?? ''}`}
          className="flex flex-wrap items-baseline gap-x-4 py-1 not-first:border-t not-first:border-line"
        >
          <ShowPlace title={title} places={places} index={index} findingKey={key} />
          {place.quote ? (
            <q className="min-w-0 text-sm wrap-anywhere">
              <bdi>{place.quote}</bdi>
            </q>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
