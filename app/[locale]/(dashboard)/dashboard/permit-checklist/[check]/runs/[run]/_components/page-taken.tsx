'use client';

import { useTranslations } from 'next-intl';
import { useResultContext } from './result-context';
import type { PlaceView } from './result-types';
import { TakenFor } from './taken-for';

/** What the page that is looked at was taken for, to be corrected in place. */
export function PageTaken({ place }: { place: PlaceView | undefined }) {
  const t = useTranslations('checks.taken');
  const { stretches } = useResultContext();
  const stretch = stretches.find(
    ({ fileId, firstPage, lastPage }) =>
      place && fileId === place.fileId && firstPage <= place.page && place.page <= lastPage,
  );
  if (!stretch || !place) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="text-muted">{t('thisPage')}</span>
      <TakenFor stretch={{ ...stretch, firstPage: place.page, lastPage: place.page }} />
    </div>
  );
}
