'use client';

import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { zoomFor } from '@/components/checks/zoom';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ConfirmAnswer } from './confirm-answer';
import { FindingAnswer } from './finding-answer';
import { getHeading, StateTag } from './finding-card';
import { FindingDetails } from './finding-details';
import { KindLabel } from './kind-label';
import { MarkControls } from './mark-controls';
import { PagePicture } from './page-picture';
import { PickAnswer } from './pick-answer';
import { placeKey } from './place-key';
import { useResultContext } from './result-context';
import type { Colleague, FindingView, PlaceView } from './result-types';
import { isSettled } from './settled';
import { useIsDrawn } from './use-is-drawn';

interface Props {
  /** In the order they are gone through. */
  findings: readonly FindingView[];
  /** The first one; null where nobody goes through them. */
  from: string | null;
  onClose: () => void;
  colleagues: readonly Colleague[];
}

/** One finding a screen, for a phone: the page over the words, what is asked at the thumb. */
export function FindingWalk({ findings, from, onClose, colleagues }: Props) {
  const t = useTranslations('checks.walk');
  return (
    <Radix.Root open={from !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-card"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById('findings')?.focus({ preventScroll: true });
          }}
        >
          <Radix.Title className="sr-only">{t('title')}</Radix.Title>
          {from !== null ? (
            <Walk findings={findings} from={from} onClose={onClose} colleagues={colleagues} />
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Walk({ findings, from, onClose, colleagues }: Omit<Props, 'from'> & { from: string }) {
  const t = useTranslations('checks.walk');
  const { checkId, actions, shown } = useResultContext();
  // As they were when somebody began: an answer takes a finding off the list, not out of the count.
  const [order] = useState(() => findings.map(({ key }) => key));
  const [began] = useState(() => new Map(findings.map((finding) => [finding.key, finding])));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(() => Math.max(0, order.indexOf(from)));
  const body = useRef<HTMLDivElement>(null);
  const key = order[at] ?? '';
  const finding = findings.find((one) => one.key === key) ?? began.get(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each finding is read from its beginning
  useEffect(() => {
    body.current?.scrollTo?.({ top: 0 });
    body.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [key]);
  if (!finding) return null;
  const isLast = at === order.length - 1;
  const goOn = () => (isLast ? onClose() : setAt(at + 1));
  const onDone = () => {
    setAnswered(new Set([...answered, key]));
    goOn();
  };
  const looked = shown?.findingKey === key ? shown.places[shown.index] : undefined;
  const place = looked ?? finding.candidates[0]?.place ?? finding.places[0] ?? null;
  const isOpen = !isSettled(finding) && !answered.has(key);
  return (
    <>
      <header className="flex items-center gap-2 border-b border-line pr-4">
        <Radix.Close aria-label={t('close')} className="flex size-14 shrink-0 items-center justify-center">
          <X aria-hidden="true" className="size-5" />
        </Radix.Close>
        <div aria-hidden="true" className="flex flex-1 gap-0.5">
          {order.map((one, index) => (
            <span
              key={one}
              className={classNames(
                'h-1 flex-1 rounded-full',
                index === at ? 'bg-accent' : answered.has(one) ? 'bg-issued' : 'bg-line',
              )}
            />
          ))}
        </div>
        <p className="shrink-0 text-sm text-muted tabular-nums" aria-live="polite">
          {t('at', { at: at + 1, count: order.length })}
        </p>
      </header>
      <div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {place ? <Picture key={placeKey(place)} place={place} /> : null}
        <div className="flex flex-col gap-3 p-4">
          <div className="flex flex-wrap items-center gap-x-3">
            <KindLabel finding={finding} className="text-base" />
            <StateTag finding={finding} />
          </div>
          <h2 tabIndex={-1} className="text-2xl outline-none">
            {getHeading(finding)}
          </h2>
          <FindingDetails finding={finding} />
          {finding.kind !== 'confirm' && finding.picks.length === 0 && isOpen ? (
            <FindingAnswer finding={finding} onDone={onDone} />
          ) : null}
          {actions ? (
            <MarkControls
              checkId={checkId}
              finding={finding}
              colleagues={colleagues}
              mark={actions.mark}
              onDone={onDone}
            />
          ) : null}
        </div>
      </div>
      <footer className="flex items-end gap-2 border-t border-line bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          variant="quiet"
          className="px-2"
          aria-label={t('previous')}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        {finding.kind === 'confirm' && isOpen && actions ? (
          <ConfirmAnswer finding={finding} pictured foot onDone={onDone} />
        ) : finding.picks.length > 0 && isOpen && actions ? (
          <PickAnswer finding={finding} foot onDone={onDone} />
        ) : (
          <Button variant="secondary" className="flex-1" onClick={goOn}>
            {t(isLast ? 'finish' : 'later')}
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-2"
          aria-label={t('next')}
          disabled={isLast}
          onClick={() => setAt(at + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </footer>
    </>
  );
}

/** The part of a page that is spoken of, or the whole page. */
function Picture({ place }: { place: PlaceView }) {
  const t = useTranslations('checks.walk');
  const viewer = useTranslations('checks.viewer');
  const isDrawn = useIsDrawn();
  const [isWhole, setWhole] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const Icon = isWhole ? ZoomIn : ZoomOut;
  return (
    <div className="border-b border-line bg-sunken p-3">
      <section
        ref={scroller}
        aria-label={viewer('place', { file: place.fileName, page: place.page })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
        tabIndex={0}
        className={classNames(
          'overflow-auto border border-control border-t-[3px] border-t-accent bg-sunken',
          isWhole ? 'max-h-[70dvh]' : 'h-[34dvh]',
        )}
      >
        <PagePicture
          place={place}
          drawn={isDrawn(place)}
          zoom={isWhole ? 1 : zoomFor(place.box)}
          scroller={scroller}
        />
      </section>
      <div className="mt-1 flex items-center justify-between gap-3 text-sm">
        <span className="min-w-0 text-muted wrap-anywhere">
          {viewer('place', { file: place.fileName, page: place.page })}
        </span>
        <button
          type="button"
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="text-link inline-flex min-h-11 shrink-0 items-center gap-1"
        >
          <Icon aria-hidden="true" className="size-4" />
          {t(isWhole ? 'part' : 'whole')}
        </button>
      </div>
    </div>
  );
}
