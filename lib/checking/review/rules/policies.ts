import type { Box, TextLine } from '@/lib/checking/reading/types';
import { fold } from '../text/fold';
import type { ExtractedField } from '../types';
import type { PackageView } from '../view';

/** What an insurance covers. `unnamed`: nothing beside the day tells. */
export const POLICIES = ['liability', 'workers', 'vehicles', 'umbrella', 'unnamed'] as const;
export type Policy = (typeof POLICIES)[number];

const NAMED: readonly (readonly [Policy, RegExp])[] = [
  [
    'workers',
    /workers? ?(?:'?s'?)? ?comp|\bwc\b|compensacion (?:para|de|a) (?:los )?trabajadores|compensacion laboral/,
  ],
  ['vehicles', /\bauto(?:mobiles?)?\b|automovil|vehicul/],
  ['umbrella', /umbrella|\bexcess\b|sombrilla|paraguas|exceso/],
  ['liability', /general liability|\bc?gl\b|responsabilidad civil/],
];

/** Whose policies a day belongs to: a certificate may have several that end on one day. */
export function findPolicies(view: PackageView, { at }: ExtractedField): readonly Policy[] {
  const lines = view.page(at.fileId, at.page)?.lines ?? [];
  const places = lines.filter(({ text }) => at.quote !== '' && text.includes(at.quote)).map(({ box }) => box);
  return [...new Set([at.box, ...places].map((box) => policyAt(lines, box)))];
}

/** Named in the row, or else next above, as a row's label may run over several lines. */
function policyAt(lines: readonly TextLine[], at: Box): Policy {
  const middle = at.y + at.h / 2;
  let best: { policy: Policy; distance: number } | null = null;
  for (const line of lines) {
    const { box } = line;
    const policy = policyIn(line.text) ?? policyIn(`${line.text} ${textBelow(lines, line)}`);
    const lower = box.y + box.h / 2 - middle;
    const isRow = Math.abs(lower) <= Math.max(box.h, at.h) * 0.8;
    if (policy === null || (!isRow && lower > 0)) continue;
    const distance = isRow ? 0 : -lower;
    if (best === null || distance < best.distance) best = { policy, distance };
  }
  return best?.policy ?? 'unnamed';
}

/** Narrow columns break "Commercial general liability". */
function textBelow(lines: readonly TextLine[], { box }: TextLine): string {
  const below = lines.find(
    ({ box: { x, y } }) => Math.abs(x - box.x) < box.h && y > box.y && y < box.y + box.h * 2.5,
  );
  return below?.text ?? '';
}

/** A title that names several says nothing of any. */
function policyIn(text: string): Policy | null {
  const folded = fold(text);
  const named = NAMED.filter(([, words]) => words.test(folded)).map(([policy]) => policy);
  return named.length === 1 ? (named[0] ?? null) : null;
}
