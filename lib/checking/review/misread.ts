import { editDistance } from '@/lib/edit-distance';
import type { Draft } from './draft';
import { skeleton } from './text/fold';
import type { FindingRule, FoundAt } from './types';
import { isRecognised, type PackageView } from './view';

/** Rules that hold one value against another. */
const COMPARES: ReadonlySet<FindingRule> = new Set([
  'address_differs',
  'address_place_differs',
  'parcel_differs',
  'owner_differs',
  'contractor_differs',
  'license_differs',
  'valuation_differs',
  'area_differs',
  'service_amps_differ',
  'jurisdiction_differs',
  'edition_differs',
  'quantity_differs',
  'equipment_differs',
  'stories_differ',
]);
/** Rules that rest on words or marks that were not seen. */
const NOT_SEEN: ReadonlySet<FindingRule> = new Set([
  'signature_missing',
  'seal_missing',
  'date_missing',
  'address_missing',
  'parcel_missing',
  'edition_missing',
  'north_arrow_missing',
  'scale_missing',
  'field_blank',
  'not_recorded',
  'sheet_not_in_index',
  'sheet_number_missing',
  'setbacks_missing',
]);
/** Of these, what papers often lack by right: a question about it asks too much of a picture. */
const OFTEN_LEFT_OUT: ReadonlySet<FindingRule> = new Set([
  'field_blank',
  'parcel_missing',
  'sheet_not_in_index',
  'sheet_number_missing',
  'edition_missing',
]);

/** Certainty of a recognised line from which what stands on it may be told as certain. */
const READ_FOR_SURE = 0.9;

/**
 * What was recognised in a picture may be misread, so it accuses only as firmly as it was read. A value that differs from
 * another by what readings confuse is a remark; one on a line that was not read well, and whatever was not seen in a
 * picture, is a question at most.
 */
export function doubtPictures(drafts: readonly Draft[], view: PackageView): readonly Draft[] {
  return drafts.map((draft) => {
    const pictured = draft.places.filter((at) => isRecognised(view, at));
    if (pictured.length === 0) return draft;
    if (COMPARES.has(draft.rule) && isMisreading(draft.values.found, draft.values.expected))
      return { ...draft, severity: 'info' };
    const [accused] = draft.places;
    if (NOT_SEEN.has(draft.rule) && accused && isRecognised(view, accused))
      return OFTEN_LEFT_OUT.has(draft.rule) ? { ...draft, severity: 'info' } : asQuestion(draft);
    return pictured.every((at) => getCertainty(view, at) >= READ_FOR_SURE) ? draft : asQuestion(draft);
  });
}

function asQuestion(draft: Draft): Draft {
  return draft.severity === 'critical' || draft.severity === 'major'
    ? { ...draft, severity: 'minor' }
    : draft;
}

/** Of the worst line that something stands on; of its page where it stands on none. */
function getCertainty(view: PackageView, { fileId, page: number, box }: FoundAt): number {
  const page = view.page(fileId, number);
  const lines = (page?.lines ?? []).filter(
    ({ box: own }) =>
      own.x < box.x + box.w &&
      box.x < own.x + own.w &&
      own.y + own.h / 2 > box.y &&
      own.y + own.h / 2 < box.y + box.h,
  );
  return Math.min(page?.certainty ?? 0, ...lines.map(({ certainty }) => certainty));
}

type Value = string | number | undefined;

/** One wrong letter in so many is what a reader of pictures makes of print, of handwriting more. */
const LETTERS_A_SLIP = 8;
const LETTERS_A_SLIP_IN_NAMES = 5;
const MAX_SLIPS = 6;
const SHORTEST = 4;

/**
 * Whether two values may be one that was read in two ways: single letters or figures that differ. Figures in another order
 * are a slip of whoever wrote them, not of a reader.
 */
export function isMisreading(found: Value, expected: Value): boolean {
  if (found === undefined || expected === undefined) return false;
  const [one, two] = [toLetters(found), toLetters(expected)];
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (short.length < SHORTEST || isReordered(one, two)) return false;
  if (isSameStreetAndNumber(String(found), String(expected))) return true;
  // The longer may go on with a city, a class or whatever else stands in the line.
  const start = long.slice(0, short.length);
  if (start === short) return true;
  const perSlip = /\d/.test(short) ? LETTERS_A_SLIP : LETTERS_A_SLIP_IN_NAMES;
  const limit = Math.min(MAX_SLIPS, Math.max(1, Math.floor(short.length / perSlip)));
  return editDistance(short, start, limit) <= limit || editDistance(short, long, limit) <= limit;
}

/** "3108 Wcst Palmetto Bend" and "3108 W Palmetto Bend": no other street has the number and a name alike. */
function isSameStreetAndNumber(found: string, expected: string): boolean {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const [one, two] = [words(found), words(expected)];
  return (
    /^\d+$/.test(one[0] ?? '') &&
    one[0] === two[0] &&
    one.some((word) => word.length >= SHORTEST_NAME && two.includes(word))
  );
}

/** Longer than the words for kinds of streets are when they are shortened. */
const SHORTEST_NAME = 5;

function toLetters(value: string | number): string {
  const text = String(value)
    .split(',')[0]
    ?.toLowerCase()
    .normalize('NFD')
    .replace(/^(?:city|town|village|county|ciudad) (?:of|de) /, '')
    .replace(/ (?:unit|suite|ste|apt) .*$/, '');
  return skeleton((text ?? '').replace(/[^a-z0-9]/g, ''));
}

function isReordered(a: string, b: string): boolean {
  return a !== b && a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');
}
