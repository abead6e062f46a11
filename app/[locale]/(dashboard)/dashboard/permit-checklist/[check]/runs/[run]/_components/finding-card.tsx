'use client';

import { Check, ChevronRight, CircleSlash, Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { FindingAnswer } from './finding-answer';
import { FindingDetails } from './finding-details';
import { KIND_LOOKS, KindLabel } from './kind-label';
import { MarkControls } from './mark-controls';
import { useResultContext } from './result-context';
import type { Colleague, FindingView } from './result-types';
import { isSettled } from './settled';

interface Props {
  finding: FindingView;
  colleagues: readonly Colleague[];
  /** Opens it on a screen of its own, where there is no room beside it. */
  onOpen: () => void;
}

/**
 * One finding: what, where, by which rule, how to mend it, and what became of it. On a phone a line that opens the
 * finding on a screen of its own.
 */
export function FindingCard({ finding, colleagues, onOpen }: Props) {
  const t = useTranslations('checks.findings');
  const { checkId, actions, current } = useResultContext();
  const { key, kind, document } = finding;
  const isDone = isSettled(finding);
  const heading = getHeading(finding);
  return (
    <li
      data-finding={key}
      tabIndex={-1}
      aria-current={current === key ? 'true' : undefined}
      className={classNames(
        'relative flex break-inside-avoid scroll-mt-24 flex-col gap-3 border border-l-4 border-line bg-card p-4 lg:rounded-sm',
        'max-lg:border-x-0 max-lg:border-t-0 max-lg:py-2.5 max-lg:last:border-b-0 print:border',
        isDone ? 'border-l-control' : KIND_LOOKS[kind].edge,
        current === key && 'lg:outline-2 lg:outline-offset-1 lg:outline-link',
      )}
    >
      <div className="flex flex-col gap-0.5 max-lg:min-h-10 max-lg:pr-8">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <KindLabel finding={finding} />
          {document && kind !== 'ask' && !heading.includes(document) ? (
            <span className="text-sm text-muted">{document}</span>
          ) : null}
          <StateTag finding={finding} />
        </div>
        <h4
          className={classNames(
            'font-sans text-base leading-snug font-semibold tracking-normal',
            isDone && 'text-muted',
          )}
        >
          <button
            type="button"
            onClick={onOpen}
            className="rounded-sm text-left wrap-anywhere after:absolute after:inset-0 hover:underline lg:after:hidden"
          >
            {heading}
          </button>
        </h4>
        <ChevronRight
          aria-hidden="true"
          className="absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted lg:hidden print:hidden"
        />
      </div>
      <div className="flex flex-col gap-3 max-lg:hidden print:flex">
        <FindingDetails finding={finding} />
        {isDone ? null : (
          <div className="print:hidden">
            <FindingAnswer finding={finding} />
          </div>
        )}
        {actions ? (
          <MarkControls checkId={checkId} finding={finding} colleagues={colleagues} mark={actions.mark} />
        ) : finding.mark?.assignee ? (
          <p className="text-sm text-muted">{t('assignedTo', { name: finding.mark.assignee })}</p>
        ) : null}
      </div>
    </li>
  );
}

/** A question as it is asked; a paper by its name: that it is missing, or may be, stands over it already. */
export function getHeading({ kind, title, document, questions }: FindingView): string {
  const [question, ...more] = questions;
  if (kind === 'ask' && question && more.length === 0) return question.text;
  const isPaper = kind === 'missing' || kind === 'confirm' || kind === 'ask';
  return (isPaper && document) || title;
}

export function StateTag({ finding: { mark, wrong } }: { finding: FindingView }) {
  const t = useTranslations('checks.marks');
  const state = wrong ? 'wrong' : (mark?.state ?? 'open');
  if (state === 'open') return null;
  const Icon = { fixed: Check, dismissed: CircleSlash, wrong: Flag }[state];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 text-sm font-semibold',
        state === 'fixed' ? 'text-issued' : 'text-unknown',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {t(state)}
    </span>
  );
}
