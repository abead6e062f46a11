import type { ReadFile } from '@/lib/checking/reading/types';
import type { ExtractedField, FieldId } from '../types';
import { extractPage } from './extract-page';
import { FIRM } from './fields/parties';
import type { Known } from './known';
import type { FieldPage } from './page-view';
import { isNamedOld, isSetAside } from './set-aside';

/** Fields for which each occurrence counts: two empty signature lines, two index rows. */
const EACH_PLACE = new Set<FieldId>(['signature', 'sheet_index']);

/**
 * Extracts the fields of a document: each value once per page, at its most certain occurrence. What is set aside, by a
 * stamp or by the name of its file, is unsure.
 */
export function extractDocument(
  file: Pick<ReadFile, 'name'>,
  pages: readonly FieldPage[],
  known: Known,
): ExtractedField[] {
  const isOld = isNamedOld(file);
  const all = pages.flatMap((view) => {
    const fields = extractPage(view, known);
    return isOld || isSetAside(view.page) ? fields.map(asUnsure) : fields;
  });
  const kept = new Map<string, ExtractedField>();
  for (const field of all) {
    const key = getFieldKey(field);
    const before = kept.get(key);
    if (!before || field.certainty > before.certainty) kept.set(key, field);
  }
  return withoutLacks(ofFirms([...kept.values()]));
}

function getFieldKey({ id, value, at }: ExtractedField): string {
  if (EACH_PLACE.has(id)) return `${id} ${value} ${at.page} ${at.box.x.toFixed(3)} ${at.box.y.toFixed(3)}`;
  return `${id} ${value} ${at.page}`;
}

/** Below what a finding may rest on. */
const UNSURE = 0.6;

/** A value on which no finding may rest. */
export function asUnsure(field: ExtractedField): ExtractedField {
  return { ...field, certainty: Math.min(field.certainty, UNSURE) };
}

/** Where a paper names a firm and a person as its contractor, the person signs or qualifies for the firm. */
function ofFirms(fields: readonly ExtractedField[]): ExtractedField[] {
  const isFirm = ({ id, value }: ExtractedField) => id === 'contractor' && FIRM.test(value);
  if (!fields.some((field) => isFirm(field) && field.certainty > UNSURE)) return [...fields];
  return fields.map((field) => (field.id === 'contractor' && !isFirm(field) ? asUnsure(field) : field));
}

/** A north arrow or seal found on one page outweighs its absence on others. */
function withoutLacks(fields: readonly ExtractedField[]): ExtractedField[] {
  const present = new Set(fields.filter(({ value }) => value === 'present').map(({ id }) => id));
  return fields.filter(
    ({ id, value }) => !((id === 'north_arrow' || id === 'seal') && value !== 'present' && present.has(id)),
  );
}
