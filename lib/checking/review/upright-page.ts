import type { ReadPage } from '@/lib/checking/reading/types';
import { decodeInk, type Ink } from './extract/ink';
import { detectTurn, turnLine } from './text/turn';

/** A page as somebody sees it who turned it until its text is upright; its lines stand in the same order. */
export interface UprightPage extends Pick<ReadPage, 'lines' | 'source'> {
  readonly ink: Ink | null;
}

export function uprightPage(page: ReadPage): UprightPage {
  const turn = detectTurn(page.lines, page);
  return {
    lines: page.lines.map((line) => turnLine(line, turn)),
    source: page.source,
    // Text files need no ink analysis.
    ink: page.source === 'ocr' ? decodeInk(page.ink, turn) : null,
  };
}
