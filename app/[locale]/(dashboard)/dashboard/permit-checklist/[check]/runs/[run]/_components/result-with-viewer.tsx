'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useCheckContext } from '../../../_components/check-provider';
import { PageViewer } from './page-viewer';
import type { FindingView, PlaceView, Shown } from './result-types';

interface ResultContextValue {
  shown: Shown | null;
  show: (shown: Shown) => void;
}

const ResultContext = createContext<ResultContextValue | null>(null);

export function useResultContext(): ResultContextValue {
  const context = useContext(ResultContext);
  if (!context) throw new Error('Only within a result.');
  return context;
}

/** Viewport width from which the page viewer is beside the list. */
const WIDE = '(min-width: 64rem)';

interface Props {
  /** In the order they are gone through. */
  findings: readonly FindingView[];
  children: ReactNode;
}

/** A result with a page viewer: beside it on wide screens, in a dialog on narrow ones. */
export function ResultWithViewer({ findings, children }: Props) {
  const t = useTranslations('checks.viewer');
  const withPlace = useMemo(() => findings.filter(({ places }) => places.length > 0), [findings]);
  const [shown, setShown] = useState<Shown | null>(() => toShown(withPlace[0]));
  const [inSheet, setInSheet] = useState(false);
  const isDrawn = useIsDrawn();
  const value = useMemo(
    (): ResultContextValue => ({
      shown,
      show: (next) => {
        setShown(next);
        if (!window.matchMedia(WIDE).matches) setInSheet(true);
      },
    }),
    [shown],
  );
  const at = withPlace.findIndex(({ key }) => key === shown?.findingKey);
  const go = (to: number) => {
    const next = toShown(withPlace[to]);
    return next && at >= 0 ? () => setShown(next) : null;
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
      />
    ) : null;
  return (
    <ResultContext value={value}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:block">
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
  return finding ? { title: finding.title, places: finding.places, index: 0, findingKey: finding.key } : null;
}

/** Whether a page image exists: images are rendered after a file is read; unreadable files have none. */
function useIsDrawn(): (place: PlaceView) => boolean | null {
  const { files } = useCheckContext();
  return ({ fileId, page }) => {
    const file = files.find(({ id }) => id === fileId);
    if (!file || file.pagesDrawn >= page) return true;
    return file.state === 'failed' || file.state === 'cancelled' ? null : false;
  };
}
