import type { PlaceView } from './result-types';

/** The same for the same place, whichever part of the page speaks of it. */
export function placeKey({ fileId, page, box, quote }: PlaceView): string {
  return [fileId, page, box?.x ?? '', box?.y ?? '', quote ?? ''].join(' ');
}
