import type { ExtractedField } from '../../types';
import { found } from '../found';
import type { FieldPage } from '../page-view';
import { licensesIn, type NumberInText, parcelsIn, UNSURE } from '../parse/numbers-in-text';
import { placeIn, type RunningText, runningTexts } from '../running-text';
import { CONTRACTING_FIRM, OF_THE_CONTRACTOR } from './parties';

/** Parcels named in sentences, letterheads and title blocks: "my lot (parcel 12-345-678)". */
export function parcelsInText(view: FieldPage): ExtractedField[] {
  return inText(view, 'parcel', (run) => parcelsIn(run.text));
}

/** Papers with numbers of their own. */
const OF_ITS_OWN: ReadonlySet<string> = new Set(['insurance_wc', 'bond', 'bond_demo']);

/** Licences of contractors named there: "Doe Roofing LLC (license CCC1330001)", "CSLB C-10 #1001001". */
export function licensesInText(view: FieldPage): ExtractedField[] {
  const isOwnPaper = view.documentId !== null && OF_THE_CONTRACTOR.has(view.documentId);
  return inText(view, 'license', (run) => {
    if (!/\d{3}/.test(run.text)) return [];
    const role = view.getRole(run.line);
    const isContractor = isOwnPaper || role === 'contractor' || CONTRACTING_FIRM.test(run.text);
    const numbers = licensesIn(run.text, isContractor && role !== 'designer');
    // On a paper nobody asked for it may be of anybody.
    return view.documentId === null || OF_ITS_OWN.has(view.documentId)
      ? numbers.map((one) => ({ ...one, certainty: UNSURE }))
      : numbers;
  });
}

function inText(
  view: FieldPage,
  id: 'parcel' | 'license',
  read: (run: RunningText) => readonly NumberInText[],
): ExtractedField[] {
  return runningTexts(view.page).flatMap((run) =>
    read(run).flatMap(({ value, from, at, certainty }): ExtractedField[] => {
      // What begins in the next line is found there.
      if (from >= run.end) return [];
      return [found(view.page, id, value, { ...placeIn(run, at, value.length), certainty })];
    }),
  );
}
