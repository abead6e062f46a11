'use client';

import { ChevronLeft, ChevronRight, Maximize, Rows2, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ZOOMS, zoomBy, zoomFor } from '@/components/checks/zoom';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { PagePicture } from './page-picture';
import { placeKey } from './place-key';
import type { PlaceView, Shown } from './result-types';

export interface PageViewerProps {
  shown: Shown;
  /** Whether there is a picture of a page by now; null where there will be none. */
  isDrawn: (place: PlaceView) => boolean | null;
  onIndex: (index: number) => void;
  /** To the finding before and after; null where there is none. */
  previous: (() => void) | null;
  next: (() => void) | null;
  className?: string;
  /** Under the page. */
  children?: ReactNode;
}

/**
 * The page a place stands on; where it was compared with others, those as well: one at a time, or two below
 * each other, so that the lines to compare stay whole.
 */
export function PageViewer({
  shown,
  isDrawn,
  onIndex,
  previous,
  next,
  className,
  children,
}: PageViewerProps) {
  const t = useTranslations('checks.viewer');
  const { places, index, title } = shown;
  const current = places[index];
  const [zoomed, setZoomed] = useState<{ of: string; zoom: number } | null>(null);
  const [both, setBoth] = useState(false);
  if (!current) return null;
  const id = placeKey(current);
  const zoom = zoomed?.of === id ? zoomed.zoom : zoomFor(current.box);
  const setZoom = (to: number) => setZoomed({ of: id, zoom: to });
  const pair = both && places.length > 1 ? [0, Math.max(index, 1)] : [index];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, (() => void) | null> = {
      '+': () => setZoom(zoomBy(zoom, 1)),
      '=': () => setZoom(zoomBy(zoom, 1)),
      '-': () => setZoom(zoomBy(zoom, -1)),
      '0': () => setZoom(1),
      n: next,
      p: previous,
      j: next,
      k: previous,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <section
      aria-label={t('label')}
      onKeyDown={onKeyDown}
      className={classNames('flex min-h-0 flex-col gap-2', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex gap-1">
          <Tool label={t('previous')} disabled={!previous} onClick={previous}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Tool>
          <Tool label={t('next')} disabled={!next} onClick={next}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Tool>
        </div>
        <div className="flex gap-1">
          {places.length > 1 ? (
            <Tool label={t('both')} pressed={both} onClick={() => setBoth(!both)}>
              <Rows2 aria-hidden="true" className="size-5" />
            </Tool>
          ) : null}
          <Tool label={t('zoomOut')} disabled={zoom <= ZOOMS[0]} onClick={() => setZoom(zoomBy(zoom, -1))}>
            <ZoomOut aria-hidden="true" className="size-5" />
          </Tool>
          <Tool
            label={t('zoomIn')}
            disabled={zoom >= (ZOOMS.at(-1) ?? 4)}
            onClick={() => setZoom(zoomBy(zoom, 1))}
          >
            <ZoomIn aria-hidden="true" className="size-5" />
          </Tool>
          <Tool label={t('fit')} disabled={zoom === 1} onClick={() => setZoom(1)}>
            <Maximize aria-hidden="true" className="size-5" />
          </Tool>
        </div>
      </div>
      <p className="font-semibold" aria-live="polite">
        {title}
      </p>
      {places.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          {places.map((place, at) => (
            <Button
              key={placeKey(place)}
              variant="secondary"
              size="sm"
              aria-pressed={at === index}
              onClick={() => onIndex(at)}
              className="max-w-full aria-pressed:border-accent aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
            >
              <span className="min-w-0 truncate">
                {t('place', { file: place.fileName, page: place.page })}
              </span>
            </Button>
          ))}
        </div>
      ) : null}
      <div className={classNames('grid min-h-0 flex-1 gap-2', pair.length > 1 && 'lg:grid-rows-2')}>
        {pair.map((at) => {
          const place = places[at];
          return place ? (
            <Sheet
              // One region for each slot, so that whoever moves to the next finding in it stays in it.
              key={pair.indexOf(at)}
              place={place}
              drawn={isDrawn(place)}
              zoom={zoom}
              paired={pair.length > 1}
            />
          ) : null;
        })}
      </div>
      {children}
      <p className="text-xs text-muted max-lg:hidden">{t('keys')}</p>
    </section>
  );
}

interface SheetProps {
  place: PlaceView;
  drawn: boolean | null;
  zoom: number;
  /** Whether it shares the height with another. */
  paired: boolean;
}

/** One page in a region of its own, which a finger, the wheel and the arrow keys move. */
function Sheet({ place, drawn, zoom, paired }: SheetProps) {
  const t = useTranslations('checks.viewer');
  const scroller = useRef<HTMLElement>(null);
  return (
    <figure className="flex min-h-0 flex-col gap-1">
      <figcaption className="text-sm text-muted wrap-anywhere">
        {t('place', { file: place.fileName, page: place.page })}
        {place.quote ? (
          <>
            {': '}
            <q className="text-ink">
              <bdi>{place.quote}</bdi>
            </q>
          </>
        ) : null}
      </figcaption>
      <section
        ref={scroller}
        aria-label={t('alt', { file: place.fileName, page: place.page })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          'relative overflow-auto rounded-md border border-control bg-sunken lg:flex-1',
          paired ? 'max-lg:h-[32dvh] lg:min-h-32' : 'max-lg:h-[46dvh] lg:min-h-64',
        )}
      >
        <PagePicture key={placeKey(place)} place={place} drawn={drawn} zoom={zoom} scroller={scroller} />
      </section>
    </figure>
  );
}

function Tool({
  label,
  pressed,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick ?? undefined}
      className="inline-flex size-9 items-center justify-center rounded-md border border-control bg-card text-ink hover:bg-sunken disabled:opacity-50 aria-pressed:border-accent aria-pressed:text-accent pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
