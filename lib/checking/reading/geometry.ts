import type { Box } from './types';

/** The way a text runs, in degrees clockwise as the page is seen: 0 to the right, 90 downwards. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** Left, top, right and bottom, in any unit, from the upper left corner. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The same place to somebody who turns their head so that the text runs to the right. */
export function facing({ left, top, right, bottom }: Edges, turn: Turn): Edges {
  if (turn === 90) return { left: top, top: -right, right: bottom, bottom: -left };
  if (turn === 180) return { left: -right, top: -bottom, right: -left, bottom: -top };
  if (turn === 270) return { left: -bottom, top: left, right: -top, bottom: right };
  return { left, top, right, bottom };
}

export function around(all: readonly Edges[]): Edges {
  return {
    left: Math.min(...all.map((one) => one.left)),
    top: Math.min(...all.map((one) => one.top)),
    right: Math.max(...all.map((one) => one.right)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  };
}

/** As parts of a page, cut to it, in steps a thousand times finer than what is drawn. */
export function toBox(edges: Edges, page: { width: number; height: number }): Box {
  const x = within(edges.left / page.width);
  const y = within(edges.top / page.height);
  return {
    x,
    y,
    w: round(within(edges.right / page.width) - x),
    h: round(within(edges.bottom / page.height) - y),
  };
}

const round = (part: number) => Math.round(part * 100_000) / 100_000;
const within = (part: number) => (Number.isFinite(part) ? round(Math.min(1, Math.max(0, part))) : 0);
