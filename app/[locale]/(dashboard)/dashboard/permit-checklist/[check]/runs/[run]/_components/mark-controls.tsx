'use client';

import { Check, CircleSlash, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { toast } from '@/components/ui/toast';
import type { MarkState } from '@/lib/checking/checks/types';
import type { Colleague, FindingKind, FindingView } from './result-types';
import { WrongControl } from './wrong-control';

export type MarkAction = (input: {
  checkId: string;
  key: string;
  state?: MarkState;
  note?: string | null;
  assigneeId?: string | null;
}) => Promise<Answer>;

interface Props {
  checkId: string;
  finding: FindingView;
  colleagues: readonly Colleague[];
  mark: MarkAction;
  /** Called once it is dealt with. */
  onDone?: () => void;
}

/** A paper that is missing is not there by being ticked, and a question is answered. */
const FIXED_BY_WORD: ReadonlySet<FindingKind> = new Set(['contradicts', 'correct', 'doubt', 'remark']);

/** Mark as fixed, dismiss with a reason, say that it is wrong, or assign; all kept by finding across runs. */
export function MarkControls({ checkId, finding, colleagues, mark, onDone }: Props) {
  const t = useTranslations('checks.marks');
  const { run, pending } = useRun();
  const [isDismissing, setDismissing] = useState(false);
  const dismissButton = useRef<HTMLButtonElement>(null);
  const state = finding.mark?.state ?? 'open';
  const look = finding.wrong ? 'wrong' : state;
  const controls = useRef<HTMLDivElement>(null);
  useKeptFocus(controls, look, finding.key);
  const set = (to: MarkState, note: string | null = null) =>
    run(
      () => markAll(finding.keys, (key) => mark({ checkId, key, state: to, note })),
      () => {
        setDismissing(false);
        toast(t(`said.${to}`));
        if (to !== 'open') onDone?.();
      },
    );
  return (
    <div
      ref={controls}
      data-controls=""
      className="flex flex-col gap-3 border-t border-line pt-3 print:hidden"
    >
      <div className="flex flex-wrap items-end gap-2">
        {finding.wrong ? null : state === 'open' ? (
          <>
            {FIXED_BY_WORD.has(finding.kind) ? (
              <Button
                variant="secondary"
                size="sm"
                pending={pending}
                aria-label={t('fixOne', { title: finding.title })}
                onClick={() => set('fixed')}
              >
                <Check aria-hidden="true" className="size-4" />
                {t('fix')}
              </Button>
            ) : null}
            <Button
              ref={dismissButton}
              variant="quiet"
              size="sm"
              className="max-sm:px-2"
              pending={pending}
              aria-expanded={isDismissing}
              aria-label={t('dismissOne', { title: finding.title })}
              onClick={() => setDismissing(!isDismissing)}
            >
              <CircleSlash aria-hidden="true" className="size-4" />
              {t('dismiss')}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            aria-label={t('reopenOne', { title: finding.title })}
            onClick={() => set('open')}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            {t('reopen')}
          </Button>
        )}
        {state === 'open' ? <WrongControl finding={finding} {...(onDone ? { onDone } : {})} /> : null}
        {colleagues.length > 1 ? (
          <Assign
            finding={finding}
            colleagues={colleagues}
            assign={(assigneeId) =>
              run(
                () => markAll(finding.keys, (key) => mark({ checkId, key, assigneeId })),
                () => toast(t(assigneeId ? 'said.assigned' : 'said.unassigned')),
              )
            }
          />
        ) : null}
      </div>
      {isDismissing && state === 'open' ? (
        <Dismiss
          pending={pending}
          onDismiss={(note) => set('dismissed', note)}
          onCancel={() => {
            setDismissing(false);
            dismissButton.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** Findings that one question decides are marked together; the first refusal is told. */
async function markAll(keys: readonly string[], mark: (key: string) => Promise<Answer>): Promise<Answer> {
  let answer: Answer = { ok: true, data: null };
  for (const key of keys) {
    answer = await mark(key);
    if (!answer.ok) break;
  }
  return answer;
}

/** The pressed button is replaced by the change, so focus moves to what replaces it. */
function useKeptFocus(controls: RefObject<HTMLElement | null>, state: string, key: string): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const note = () => {
      // When a focused button is removed, focus is lost without an event.
      if (document.activeElement !== document.body)
        wasHere.current = controls.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      // The whole finding went: to those that are dealt with, or out of sight under a filter.
      if (!wasHere.current) return;
      const card = document.querySelector(`[data-finding="${CSS.escape(key)}"]`);
      const moved = card?.querySelector<HTMLElement>('[data-controls] button');
      (moved ?? document.getElementById('findings'))?.focus({ preventScroll: true });
    };
  }, [controls, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there changes with the state
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      controls.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [state]);
}

function Dismiss({
  pending,
  onDismiss,
  onCancel,
}: {
  pending: boolean;
  onDismiss: (note: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('checks.marks');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // It was asked for: whoever pressed the button writes here next.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <form
      method="post"
      ref={form}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
        setMissing(note === '');
        if (note === '') event.currentTarget.querySelector('textarea')?.focus();
        else onDismiss(note);
      }}
    >
      <TextAreaField
        name="note"
        label={t('why')}
        hint={t('whyHint')}
        error={isMissing ? t('whyMissing') : undefined}
        rows={2}
        maxLength={1000}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" pending={pending}>
          {t('dismissNow')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Assign({
  finding,
  colleagues,
  assign,
}: {
  finding: FindingView;
  colleagues: readonly Colleague[];
  assign: (assigneeId: string | null) => void;
}) {
  const t = useTranslations('checks.marks');
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {t('assignee')}
        <span className="sr-only">: {finding.title}</span>
      </label>
      <select
        id={id}
        value={finding.mark?.assigneeId ?? ''}
        onChange={(event) => assign(event.currentTarget.value || null)}
        className="min-h-9 max-w-52 min-w-0 rounded-md border border-control bg-card px-2 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base"
      >
        <option value="">{t('nobody')}</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </select>
    </div>
  );
}
