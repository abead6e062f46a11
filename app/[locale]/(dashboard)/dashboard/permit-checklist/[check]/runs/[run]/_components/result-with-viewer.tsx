'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { useCheckContext } from '../../../_components/check-provider';
import { PageTaken } from './page-taken';
import { PageViewer } from './page-viewer';
import { placesOf } from './places-of';
import { type ResultActions, ResultContext, type ResultContextValue } from './result-context';
import type { Choice, FindingView, Shown, Stretch } from './result-types';
import { useIsDrawn } from './use-is-drawn';
import { WIDE } from './wide';

interface Props {
  /** In the order they are gone through. */
  findings: readonly FindingView[];
  stretches?: readonly Stretch[];
  choices?: readonly Choice[];
  number?: number;
  /** Null for whoever may only look, and for a result that is not the newest. */
  actions?: ResultActions | null;
  children: ReactNode;
}

const NOTHING: readonly never[] = [];

/** A result with a page viewer: beside it on wide screens, in a dialog on narrow ones. */
export function ResultWithViewer({
  findings,
  stretches = NOTHING,
  choices = NOTHING,
  number = 1,
  actions = null,
  children,
}: Props) {
  const t = useTranslations('checks.viewer');
  const { checkId } = useCheckContext();
  const withPlace = useMemo(() => findings.filter((finding) => placesOf(finding).length > 0), [findings]);
  const [shown, setShown] = useState<Shown | null>(() => toShown(withPlace[0]));
  const [current, setCurrent] = useState<string | null>(() => shown?.findingKey ?? null);
  const [inSheet, setInSheet] = useState(false);
  const isDrawn = useIsDrawn();
  const value = useMemo(
    (): ResultContextValue => ({
      ...{ checkId, number, actions, choices, stretches, shown, current, setCurrent },
      show: (next) => {
        setShown(next);
        if (next.findingKey !== null) setCurrent(next.findingKey);
        // Over a finding's own screen the page is shown there.
        const isOver = document.querySelector('[role="dialog"]') !== null;
        if (!window.matchMedia(WIDE).matches && !isOver) setInSheet(true);
      },
    }),
    [checkId, number, actions, choices, stretches, shown, current],
  );
  const at = withPlace.findIndex(({ key }) => key === shown?.findingKey);
  const go = (to: number) => {
    const next = toShown(withPlace[to]);
    if (!next || at < 0) return null;
    return () => {
      setShown(next);
      setCurrent(next.findingKey);
    };
  };
  const viewer = (className: string) =>
    shown ? (
      <PageViewer
        shown={shown}
        isDrawn={isDrawn}
        onIndex={(index) => setShown({ ...shown, index })}
        previous={go(at - 1)}
        next={go(at + 1)}
        className={className}
      >
        <PageTaken place={shown.places[shown.index]} />
      </PageViewer>
    ) : null;
  return (
    <ResultContext value={value}>
      <div
        className={classNames(
          'grid items-start gap-6 print:block',
          shown ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'max-w-4xl',
        )}
      >
        <div className="flex min-w-0 flex-col gap-8">{children}</div>
        {shown ? (
          <div className="lg:sticky lg:top-19 max-lg:hidden print:hidden">
            {viewer('lg:h-[calc(100dvh-6.5rem)]')}
          </div>
        ) : null}
      </div>
      <Dialog open={inSheet} onOpenChange={setInSheet} title={t('label')} closeLabel={t('close')}>
        {viewer('')}
      </Dialog>
    </ResultContext>
  );
}

function toShown(finding: FindingView | undefined): Shown | null {
  return finding
    ? { title: finding.title, places: placesOf(finding), index: 0, findingKey: finding.key }
    : null;
}
