import { PERMIT_TYPE_IDS, type PermitTypeId } from '@/lib/checklists/types';
import {
  ADDITION_PHRASES,
  ALTERATION_PHRASES,
  BLOCKING_PHRASES,
  COMMERCIAL_PHRASES,
  GAS_PHRASES,
  MIXED_PHRASES,
  NEW_PHRASES,
  OTHER_MEANINGS,
  RESIDENTIAL_PHRASES,
  STREET_PHRASES,
  TENANT_PHRASES,
  TRADE_PHRASES,
  WORK_PHRASES,
} from './checklist-words';
import { foldStatusWord } from './status-map';
import type { FeedRecord } from './types';

/** Type, subtype and class of work as the row gives them. */
type Words = (type: string | null, subtype: string | null, workClass: string | null) => PermitTypeId | null;

/** Types recur: what a combination means is worked out once, as long as there are not too many. */
const MEMO_SIZE = 5000;

/**
 * The checklist's permit type of a row, by its own words: first the record's, compared whole, then the phrases all
 * cities use. Null where the words do not say, or say two things: no checklist is better than a wrong one.
 */
export function createChecklistTypes(record: Pick<FeedRecord, 'checklistTypes'>): Words {
  const ownTypeOf = ownTypes(record.checklistTypes ?? {});
  const memo = new Map<string, PermitTypeId | null>();
  return (type, subtype, workClass) => {
    if (type === null && subtype === null && workClass === null) return null;
    const key = `${type}\n${subtype}\n${workClass}`;
    let found = memo.get(key);
    if (found === undefined) {
      const parts = [type, subtype, workClass].filter((part) => part !== null);
      found = ownTypeOf(parts.map(foldStatusWord)) ?? sharedTypeOf(parts);
      if (memo.size < MEMO_SIZE) memo.set(key, found);
    }
    return found;
  };
}

/** `Bldg-New + 1 or 2 Family Dwelling`: both stand in the row, each a whole cell. */
const AND = ' + ';

function ownTypes(declared: Record<string, string[]>): (cells: string[]) => PermitTypeId | null {
  const rules = PERMIT_TYPE_IDS.flatMap((id) =>
    (declared[id] ?? []).map((words) => ({ id, cells: words.split(AND).map(foldStatusWord) })),
  );
  // The rule that names most of the row is the one that was meant.
  rules.sort((a, b) => b.cells.length - a.cells.length);
  return (cells) => rules.find((rule) => rule.cells.every((cell) => cells.includes(cell)))?.id ?? null;
}

function sharedTypeOf(parts: string[]): PermitTypeId | null {
  const text = withoutPhrases(` ${parts.map(foldWords).join(' | ')} `, OTHER_MEANINGS);
  if (holds(text, STREET_PHRASES)) return null;
  const work = typesIn(text, WORK_PHRASES);
  if (work.length > 0) return only(work);
  if (holds(text, BLOCKING_PHRASES)) return null;
  const trades = typesIn(text, TRADE_PHRASES);
  if (trades.length > 0) return only(trades);
  if (holds(text, GAS_PHRASES)) return 'plumbing';
  return buildingTypeOf(text);
}

/** New buildings and changes to buildings, where it is said whose they are and which of the two. */
function buildingTypeOf(text: string): PermitTypeId | null {
  if (holds(text, MIXED_PHRASES)) return null;
  const isTenant = holds(text, TENANT_PHRASES);
  const isCommercial = isTenant || holds(text, COMMERCIAL_PHRASES);
  const isResidential = holds(withoutPhrases(text, COMMERCIAL_PHRASES), RESIDENTIAL_PHRASES);
  if (isCommercial === isResidential) return null;
  const isNew = holds(text, NEW_PHRASES);
  const isAddition = holds(text, ADDITION_PHRASES);
  const isAlteration = isTenant || holds(text, ALTERATION_PHRASES);
  if (isNew === (isAddition || isAlteration)) return null;
  if (isNew) return isResidential ? 'res_new' : 'commercial_new';
  if (isResidential) return 'res_alteration';
  // An addition to a shop is no finish-out.
  return isAddition ? null : 'commercial_ti';
}

function typesIn(text: string, phrases: Partial<Record<PermitTypeId, string[]>>): PermitTypeId[] {
  return PERMIT_TYPE_IDS.filter((id) => holds(text, phrases[id] ?? []));
}

function only(types: PermitTypeId[]): PermitTypeId | null {
  return types.length === 1 ? (types[0] ?? null) : null;
}

function holds(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

function withoutPhrases(text: string, phrases: readonly string[]): string {
  return phrases.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, ' | '), text);
}

/** Lower case, letters and digits, one space between words. */
function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
