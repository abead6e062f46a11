import type { ExtractedField, FieldId } from '../types';
import { extractPage } from './extract-page';
import type { Known } from './known';
import type { FieldPage } from './page-view';

/** Each place counts: two empty lines to sign on, two rows of an index. */
const EACH_PLACE = new Set<FieldId>(['signature', 'sheet_index']);

/** The fields of a document's pages, each value once a page, where it stands most surely. */
export function extractDocument(pages: readonly FieldPage[], known: Known): ExtractedField[] {
  const all = pages.flatMap((page) => extractPage(page, known));
  const kept = new Map<string, ExtractedField>();
  for (const field of all) {
    const key = keyOf(field);
    const before = kept.get(key);
    if (!before || field.certainty > before.certainty) kept.set(key, field);
  }
  return withoutLacks([...kept.values()]);
}

function keyOf({ id, value, at }: ExtractedField): string {
  if (EACH_PLACE.has(id)) return `${id} ${value} ${at.page} ${at.box.x.toFixed(3)} ${at.box.y.toFixed(3)}`;
  return `${id} ${value} ${at.page}`;
}

/** A north arrow or seal on one page of a document is there, whatever its other pages lack. */
function withoutLacks(fields: readonly ExtractedField[]): ExtractedField[] {
  const present = new Set(fields.filter(({ value }) => value === 'present').map(({ id }) => id));
  return fields.filter(
    ({ id, value }) => !((id === 'north_arrow' || id === 'seal') && value !== 'present' && present.has(id)),
  );
}
