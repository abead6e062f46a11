import { sameName, sameNumber } from '../compare-values';
import { fold } from '../text/fold';
import type { ExtractedField, FieldId } from '../types';
import { OF_THE_CONTRACTOR } from './fields/parties';
import { found } from './found';
import type { FieldPage } from './page-view';
import { parseDate } from './parse/date';

/** Known facts of the job before a page is read: stated, or beside labels in forms. */
export interface Known {
  readonly addresses: readonly string[];
  readonly owners: readonly string[];
  readonly parcels: readonly string[];
  readonly contractors: readonly string[];
}

export const NOTHING_KNOWN: Known = { addresses: [], owners: [], parcels: [], contractors: [] };
const MAX_LINE = 120;
const MAX_NAME = 60;

/**
 * Finds unlabelled values that equal known facts: in scans that lost the label, in cells, and the date of a
 * title block.
 */
export function knownValues(
  view: FieldPage,
  fields: readonly ExtractedField[],
  known: Known,
): ExtractedField[] {
  const { page } = view;
  const has = (id: FieldId) => fields.some((field) => field.id === id);
  const first = (
    id: FieldId,
    values: readonly string[],
    read: (text: string, value: string) => string | null,
  ) => {
    if (has(id)) return [];
    for (const { line } of page.lines) {
      if (line.text.length > MAX_LINE) continue;
      for (const value of values) {
        const text = read(line.text, value);
        if (text === null) continue;
        const at = { box: line.box, quote: line.text, certainty: 0.8, wordCertainty: line.certainty };
        return [found(page, id, text, at)];
      }
    }
    return [];
  };
  // A licence or a policy often names its holder without a label.
  const isOwnPaper = view.documentId !== null && OF_THE_CONTRACTOR.has(view.documentId);
  const contractor =
    isOwnPaper || page.misread
      ? first('contractor', known.contractors, nameIn)
      : named(page, known.contractors, fields);
  if (!page.misread) return contractor;
  return [
    ...contractor,
    ...first('owner', known.owners, nameIn),
    ...first('parcel', known.parcels, (text, value) => {
      const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
      return bare.length >= 6 && sameNumber(bare, value) === 'same' ? value : null;
    }),
    ...(has('date') || !page.isSheet ? [] : titleBlockDate(view)),
  ];
}

const MIN_NAME = 9;
const FORM = /(?:[\s,]+(?:l\.?l\.?c|inc|corp|co|ltd|company))+\.?$/i;

/** The contractor of the job, wherever a paper names it beside whom it may take for one. */
function named(
  page: FieldPage['page'],
  contractors: readonly string[],
  fields: readonly ExtractedField[],
): ExtractedField[] {
  return contractors.flatMap((name): ExtractedField[] => {
    const bare = fold(name).replace(FORM, '');
    const isThere = fields.some(({ id, value }) => id === 'contractor' && sameName(value, name) === 'same');
    const line =
      isThere || bare.length < MIN_NAME ? undefined : page.lines.find(({ folded }) => folded.includes(bare));
    if (!line) return [];
    const { box, text, certainty } = line.line;
    return [found(page, 'contractor', name, { box, quote: text, certainty: 0.8, wordCertainty: certainty })];
  });
}

/** The known name as it stands in a line, alone or at its end, where two cells ran together. */
function nameIn(text: string, known: string): string | null {
  const count = known.trim().split(/\s+/).length;
  const words = text.split(' ');
  // "Doe Decks LLC License No.:" is a name and the next label.
  const names = [text, words.slice(-count).join(' '), words.slice(0, count).join(' ')];
  for (const name of new Set(names.filter((one) => !one.includes(':'))))
    if (name.length <= MAX_NAME && /\p{L}{3}/u.test(name) && sameName(name, known) === 'same') return name;
  return null;
}

function titleBlockDate({ page }: FieldPage): ExtractedField[] {
  for (const { line } of page.lines) {
    const inBlock = line.box.x > 0.75 || line.box.y > 0.78;
    const day = inBlock && line.text.length <= 14 ? parseDate(line.text) : null;
    if (day === null) continue;
    return [
      found(page, 'date', day, {
        box: line.box,
        quote: line.text,
        certainty: 0.75,
        wordCertainty: line.certainty,
      }),
    ];
  }
  return [];
}
