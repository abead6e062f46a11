import { stateName } from '@/lib/catalogue/checklists/places';
import { STATE_CODES, type StateCode } from '@/lib/catalogue/checklists/types';
import type { LaidLine, LaidPage } from '../text/layout';
import type { FoundAt } from '../types';
import { placeOf } from './laid';

export interface SealState {
  readonly state: StateCode;
  readonly at: FoundAt;
}

/** Points around a seal's number or name. */
const RADIUS = 75;
const NUMBER = /^(?:no|num|lic|reg|p\.?e|#)?\.?\s?#?[a-z]{0,3}-?\d{3,8}$/i;
const RING_PART = /^[\p{L}.*•★\- ]{1,8}$/u;
const MIN_RING = 8;
const STATE_OF = /\b(?:state|commonwealth) of ([a-z ]{4,20})|\bestado de ([a-z ]{4,20})/;
const PROFESSION = /engineer|architect|surveyor|ingenier|arquitect/;

/** States that seals on a page name: in a line of their own beside the profession, or in letters around a number. */
export function findSealStates(page: LaidPage): SealState[] {
  if (page.misread) return [];
  return [...inWords(page), ...inRings(page)];
}

function inWords(page: LaidPage): SealState[] {
  return page.lines.flatMap((line): SealState[] => {
    if (line.line.words.length > 6) return [];
    const match = STATE_OF.exec(line.folded);
    const state = match ? findState(match[1] ?? match[2] ?? '') : null;
    if (!state || !near(page, line).some((one) => PROFESSION.test(one.folded) && one.line.words.length <= 5))
      return [];
    return [{ state, at: placeOf(page, line.line.box, line.line.text) }];
  });
}

function inRings(page: LaidPage): SealState[] {
  return page.lines.flatMap((line): SealState[] => {
    if (!NUMBER.test(line.line.text.trim())) return [];
    const parts = near(page, line).filter(({ line: { text } }) => RING_PART.test(text));
    if (parts.length < MIN_RING) return [];
    const [cx, cy] = middle(parts, page);
    const ring = parts
      .flatMap(({ line: { words } }) => words)
      .map(({ text, box }) => ({
        text,
        angle: Math.atan2((box.x + box.w / 2) * page.width - cx, cy - (box.y + box.h / 2) * page.height),
      }))
      .toSorted((a, b) => a.angle - b.angle)
      .map(({ text }) => text.toUpperCase().replace(/[^A-Z]/g, ''))
      .join('');
    const twice = ring + ring;
    const named = STATE_CODES.filter((code) => {
      const name = stateName(code)
        .en.toUpperCase()
        .replace(/[^A-Z]/g, '');
      return twice.includes(`OF${name}`);
    });
    const state = named.toSorted((a, b) => stateName(b).en.length - stateName(a).en.length)[0];
    return state ? [{ state, at: placeOf(page, line.line.box, line.line.text) }] : [];
  });
}

function near(page: LaidPage, { line }: LaidLine): LaidLine[] {
  const x = (line.box.x + line.box.w / 2) * page.width;
  const y = (line.box.y + line.box.h / 2) * page.height;
  return page.lines.filter(({ line: one }) => {
    const [dx, dy] = [
      (one.box.x + one.box.w / 2) * page.width - x,
      (one.box.y + one.box.h / 2) * page.height - y,
    ];
    return one !== line && Math.hypot(dx, dy) <= RADIUS;
  });
}

function middle(parts: readonly LaidLine[], page: LaidPage): [number, number] {
  const xs = parts.map(({ line: { box } }) => (box.x + box.w / 2) * page.width);
  const ys = parts.map(({ line: { box } }) => (box.y + box.h / 2) * page.height);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function findState(name: string): StateCode | null {
  const plain = name.trim().toLowerCase();
  return STATE_CODES.find((code) => plain.startsWith(stateName(code).en.toLowerCase())) ?? null;
}
