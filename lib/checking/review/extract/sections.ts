import { getDistinctiveWords } from '../text/fold';
import { type LaidLine, type LaidPage, linesRight } from '../text/layout';
import { PhraseIndex } from '../text/phrases';
import { labelWord, resolveLabelIds } from './label-meaning';
import { HEADINGS, type Role } from './section-headings';

const ROLE_PHRASES = new PhraseIndex<Role>(
  (Object.keys(HEADINGS) as Role[]).flatMap((role) =>
    HEADINGS[role].map((phrase) => [phrase, role] as const),
  ),
);
const NUMBERING = new Set([
  'section',
  'part',
  'seccion',
  'parte',
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'b',
  'c',
  'd',
  'complete',
  'completo',
  'name',
  'address',
]);

const MAX_HEADING = 8;

export interface Heading {
  readonly role: Role;
  readonly line: LaidLine;
}

/** Lines that are the heading of a part of the form, and nothing else. */
export function findHeadings(page: LaidPage): Heading[] {
  const byLine = new Map<LaidLine, { role: Role; length: number }>();
  const hits = ROLE_PHRASES.findOn(page).filter(
    ({ line, below }) => below === null && !/[:_]\s*\S/.test(line.line.text),
  );
  for (const { line, meanings, from, to } of hits) {
    const [role] = meanings;
    if (role === undefined || (role === 'site' && line.tokens.some(({ word }) => word === 'address')))
      continue;
    // "PROPERTY / PROPIEDAD": the same in two languages.
    const isSaidAgain = (at: number) =>
      hits.some((one) => one.line === line && one.meanings.includes(role) && at >= one.from && at < one.to);
    const rest = line.tokens.filter(
      ({ word }, at) => !isSaidAgain(at) && !/^\d{1,2}[a-z]?$/.test(word) && !NUMBERING.has(word),
    );
    if (rest.length > 0) continue;
    const length = to - from;
    if (length > (byLine.get(line)?.length ?? 0)) byLine.set(line, { role, length });
  }
  for (const line of page.lines) {
    const role = byLine.has(line) ? null : madeHeading(line, page.misread);
    if (role) byLine.set(line, { role, length: 0 });
  }
  return [...byLine.keys()]
    .filter((line) => !hasValueBeside(page, line, byLine))
    .flatMap((line) => ({ role: byLine.get(line)?.role ?? 'other', line }));
}

const BESIDE = 0.35;

/** What has a value in its row is a label, as in a table of two columns. */
function hasValueBeside(page: LaidPage, line: LaidLine, headings: ReadonlyMap<LaidLine, unknown>): boolean {
  const right = linesRight(page, line)[0];
  if (right === undefined || headings.has(right)) return false;
  return right.line.box.x - line.line.box.x < BESIDE && /[\p{L}\d]{2}/u.test(right.line.text);
}

/** Words that make a heading of a name for somebody. */
const OF_A_PART = new Set(
  getDistinctiveWords(
    'information info data details particulars identification contact party statement datos informacion detalles generales identificacion',
  ),
);
const ROLES: readonly Role[] = ['owner', 'applicant', 'contractor', 'designer'];

/** A heading no list has in these words: "2. Details of the property's owner". */
function madeHeading({ tokens, line }: LaidLine, misread: boolean): Role | null {
  if (tokens.length > MAX_HEADING || line.text.includes(':') || line.text.includes('_')) return null;
  const words = tokens
    .map(({ word }) => word)
    .filter((word, at) => !(at === 0 && /^\d{1,2}[a-z]?$/.test(word)) && !NUMBERING.has(word));
  const named = words.filter((word) => !OF_A_PART.has(word));
  if (named.length === words.length && words.length === tokens.length) return null;
  const ids = resolveLabelIds(named.map((word) => labelWord(word, misread) ?? word));
  return ROLES.find((role) => ids.some((id) => id === role)) ?? null;
}

/** The part of the form a line stands in: the nearest heading above, in its own column where there are two. */
export function roleAt(headings: readonly Heading[], line: LaidLine): Role | null {
  const { x, y } = line.line.box;
  let best: Heading | null = null;
  for (const heading of headings) {
    const at = heading.line.line.box;
    if (heading.line === line || at.y >= y || at.x > x + 0.03) continue;
    const before = best?.line.line.box;
    const isSameRow = before && Math.abs(before.y - at.y) < Math.max(before.h, at.h);
    if (!before || (isSameRow ? at.x > before.x : at.y > before.y)) best = heading;
  }
  return best?.role ?? null;
}
