import type { Box } from '@/lib/checking/reading/types';

export const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** As close as leaves the surroundings of a place in sight. */
export function zoomFor(box: Box | null): number {
  if (!box) return 1;
  const wanted = 0.35 / Math.max(box.w, 0.01);
  return [...ZOOMS].reverse().find((zoom) => zoom <= Math.min(wanted, 2)) ?? 1;
}

export function zoomBy(zoom: number, steps: number): number {
  const index = ZOOMS.findIndex((one) => one >= zoom);
  const next = Math.min(Math.max((index < 0 ? ZOOMS.length - 1 : index) + steps, 0), ZOOMS.length - 1);
  return ZOOMS[next] ?? 1;
}

const LEAST = 0.012;

/** The mark's sides in percent of the page, a little wider than the words, and never too small to see. */
export function markStyle({ x, y, w, h }: Box): { left: string; top: string; width: string; height: string } {
  const width = Math.max(w + 0.008, LEAST);
  const height = Math.max(h + 0.006, LEAST);
  const left = Math.min(Math.max(x + w / 2 - width / 2, 0), 1 - width);
  const top = Math.min(Math.max(y + h / 2 - height / 2, 0), 1 - height);
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
