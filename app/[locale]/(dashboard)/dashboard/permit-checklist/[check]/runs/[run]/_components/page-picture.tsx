'use client';

import { FileImage } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { markStyle } from '@/components/checks/zoom';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { PlaceView } from './result-types';

interface Props {
  place: PlaceView;
  /** Whether there is a picture of the page by now; null where there will be none. */
  drawn: boolean | null;
  zoom: number;
  /** The region it can be moved in. */
  scroller: RefObject<HTMLElement | null>;
}

/** The picture of a page with the place marked on it, moved so that the place is in sight. */
export function PagePicture({ place, drawn, zoom, scroller }: Props) {
  const t = useTranslations('checks.viewer');
  const [isLoaded, setLoaded] = useState(false);
  const [failures, setFailures] = useState(0);
  const { fileId, fileName, page, box, quote } = place;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is moved whenever what it shows changes
  useEffect(() => {
    const region = scroller.current;
    if (!isLoaded || !region) return;
    const middle = box ? { x: box.x + box.w / 2, y: box.y + box.h / 2 } : { x: 0.5, y: 0 };
    region.scrollTo({
      left: middle.x * region.scrollWidth - region.clientWidth / 2,
      top: middle.y * region.scrollHeight - region.clientHeight / 2,
    });
  }, [isLoaded, zoom, box]);

  if (drawn !== true || failures > 0)
    return (
      <div className="flex aspect-[17/22] max-h-full w-full flex-col items-center justify-center gap-3 bg-sunken p-6 text-center">
        <FileImage aria-hidden="true" className="size-8 text-muted" />
        <p className="max-w-[36ch] text-muted">
          {t(failures > 0 ? 'pictureFailed' : drawn === null ? 'noPicture' : 'pictureComing')}
        </p>
        {failures > 0 ? (
          <Button variant="secondary" size="sm" onClick={() => setFailures(0)}>
            {t('again')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <div
      className={classNames('relative bg-white', !isLoaded && 'aspect-[17/22] bg-sunken')}
      style={{ width: `${zoom * 100}%` }}
    >
      {/* biome-ignore lint/performance/noImgElement: made by the reader at the size it is, behind a sign-in */}
      <img
        src={`/api/v1/check-files/${fileId}/pages/${page}`}
        alt={quote ? t('altQuote', { file: fileName, page, quote }) : t('alt', { file: fileName, page })}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
        onLoad={() => setLoaded(true)}
        onError={() => setFailures((count) => count + 1)}
      />
      {box && isLoaded ? (
        <span
          aria-hidden="true"
          data-mark=""
          // On paper, whatever the theme: the light theme's accent, and white around it for dark drawings.
          className="absolute rounded-[2px] bg-[#b93c0a]/10 shadow-[0_0_0_1px_rgb(255_255_255/0.85)] outline-[3px] outline-offset-1 outline-[#b93c0a]"
          style={markStyle(box)}
        />
      ) : null}
    </div>
  );
}
