'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { placeKey } from './place-key';
import { useResultContext } from './result-context';
import type { PlaceView } from './result-types';

interface Props {
  title: string;
  places: readonly PlaceView[];
  index?: number;
  findingKey?: string;
  /** Instead of "plans.pdf, page 3". */
  label?: string;
}

/** Brings a place into view. */
export function ShowPlace({ title, places, index = 0, findingKey, label }: Props) {
  const t = useTranslations('checks.viewer');
  const { shown, show } = useResultContext();
  const place = places[index];
  if (!place) return null;
  const now = shown?.places[shown.index];
  const isShown = now !== undefined && shown?.title === title && placeKey(now) === placeKey(place);
  const text = label ?? t('place', { file: place.fileName, page: place.page });
  return (
    <>
      <span className="hidden text-sm font-semibold print:block">{text}</span>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => show({ title, places, index, findingKey: findingKey ?? null })}
        className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md text-left text-sm font-semibold text-(--link) underline-offset-4 hover:underline aria-pressed:text-accent pointer-coarse:min-h-11 print:text-ink"
      >
        <Eye aria-hidden="true" className="size-4 shrink-0 print:hidden" />
        <span className="min-w-0 wrap-anywhere">
          <bdi>{text}</bdi>
        </span>
      </button>
    </>
  );
}
