'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useCheckDesk } from './check-desk';
import { PageViewer } from './page-viewer';
import type { FindingView, PlaceView, Shown } from './result-types';

interface ResultDeskValue {
  shown: Shown | null;
  show: (shown: Shown) => void;
}

const ResultContext = createContext<ResultDeskValue | null>(null);

export function useResultDesk(): ResultDeskValue {
  const desk = useContext(ResultContext);
  if (!desk) throw new Error('Only within a result.');
  return desk;
}

/** From here on the page stands beside the list. */
const WIDE = '(min-width: 64rem)';

interface Props {
  /** In the order they are gone through. */
  findings: readonly FindingView[];
  children: ReactNode;
}

/** A result beside the pages it speaks of: at its side on a desk, in a sheet above it on a phone. */
export function ResultDesk({ findings, children }: Props) {
  const t = useTranslations('checks.viewer');
  const withPlace = useMemo(() => findings.filter(({ places }) => places.length > 0), [findings]);
  const [shown, setShown] = useState<Shown | null>(() => shownOf(withPlace[0]));
  const [inSheet, setInSheet] = useState(false);
  const isDrawn = useIsDrawn();
  const value = useMemo(
    (): ResultDeskValue => ({
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
    const next = shownOf(withPlace[to]);
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

function shownOf(finding: FindingView | undefined): Shown | null {
  return finding ? { title: finding.title, places: finding.places, index: 0, findingKey: finding.key } : null;
}

/** Pictures are drawn page after page once a file is read; of one that could not be read there are none. */
function useIsDrawn(): (place: PlaceView) => boolean | null {
  const { files } = useCheckDesk();
  return ({ fileId, page }) => {
    const file = files.find(({ id }) => id === fileId);
    if (!file || file.pagesDrawn >= page) return true;
    return file.state === 'failed' || file.state === 'cancelled' ? null : false;
  };
}
