import { PERMIT_TYPES } from '@/content/requirements/permit-types';
import { STATE_TRIGGERS } from '@/content/requirements/state-triggers';
import { stateName } from '@/lib/catalogue/checklists/places';
import type { ChecklistLocale, Confidence } from '@/lib/catalogue/checklists/types';

const LINES = PERMIT_TYPES.flatMap((type) => type.documents);

export const TYPE_COUNT = PERMIT_TYPES.length;
/** A document counts once for each permit type that may ask for it. */
export const LINE_COUNT = LINES.length;

export function linesWith(confidence: Confidence): number {
  return LINES.filter((line) => line.confidence === confidence).length;
}

/** The states whose own rules are also said beside the list. */
export function statesWithNotes(locale: ChecklistLocale): string[] {
  const names = [...new Set(STATE_TRIGGERS.map(({ state }) => stateName(state)[locale]))];
  return names.sort((a, b) => a.localeCompare(b, locale));
}
