import type { Box } from '@/lib/checking/reading/types';
import { overlapX, overlapY } from '../text/layout';
import type { FieldPage } from './page-view';

/** Points: as wide and high as a seal. */
const SIDE = 150;

/** The square about something, as large as a seal. */
export function around(view: FieldPage, box: Box): Box {
  const { width, height } = view.page;
  const [w, h] = [SIDE / width, SIDE / height];
  const x = Math.max(0, box.x + box.w / 2 - w / 2);
  const y = Math.max(0, box.y - h / 2);
  return { x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y) };
}

export function touches(a: Box, b: Box): boolean {
  return overlapX(a, b) > 0 && overlapY(a, b) > 0;
}

/** Whether the middle of a box lies in a place. */
export function isInside(box: Box, place: Box): boolean {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return x >= place.x && x <= place.x + place.w && y >= place.y && y <= place.y + place.h;
}

/** What is seen where a mark belongs. */
export interface Seen {
  readonly value: 'present' | 'absent' | 'unclear';
  readonly certainty: number;
}
