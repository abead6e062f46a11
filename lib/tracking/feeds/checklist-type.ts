import { PERMIT_TYPE_IDS, type PermitTypeId } from '@/lib/catalogue/checklists/types';
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

/** Permit type, subtype and work class of a row. */
type Words = (type: string | null, subtype: string | null, workClass: string | null) => PermitTypeId | null;

/** Memoise by combination of type words, up to this many entries. */
const MEMO_SIZE = 5000;

/**
 * Maps a row to a checklist permit type: first by the record's own exact words, then by phrases shared by all
 * cities. Null where the words are unknown or ambiguous: no checklist is better than a wrong one.
 */
export function createChecklistTypes(record: Pick<FeedRecord, 'checklistTypes'>): Words {
  const findOwnType = ownTypes(record.checklistTypes ?? {});
  const memo = new Map<string, PermitTypeId | null>();
  return (type, subtype, workClass) => {
    if (type === null && subtype === null && workClass === null) return null;
    const key = `${type}\n${subtype}\n${workClass}`;
    let found = memo.get(key);
    if (found === undefined) {
      const parts = [type, subtype, workClass].filter((part) => part !== null);
      found = findOwnType(parts.map(foldStatusWord)) ?? findSharedType(parts);
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
  // The most specific rule wins: the one that matches most cells.
  rules.sort((a, b) => b.cells.length - a.cells.length);
  return (cells) => rules.find((rule) => rule.cells.every((cell) => cells.includes(cell)))?.id ?? null;
}

function findSharedType(parts: string[]): PermitTypeId | null {
  const text = withoutPhrases(` ${parts.map(foldWords).join(' | ')} `, OTHER_MEANINGS);
  if (holds(text, STREET_PHRASES)) return null;
  const work = typesIn(text, WORK_PHRASES);
  if (work.length > 0) return only(work);
  if (holds(text, BLOCKING_PHRASES)) return null;
  const trades = typesIn(text, TRADE_PHRASES);
  if (trades.length > 0) return only(trades);
  if (holds(text, GAS_PHRASES)) return 'plumbing';
  return findBuildingType(text);
}

/** Classifies new buildings and alterations, where both the occupancy and the kind of work are named. */
function findBuildingType(text: string): PermitTypeId | null {
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
  // An addition to a commercial building is not a tenant improvement.
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
