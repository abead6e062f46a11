import type { ExtractedField } from '../types';
import { jurisdictions, recordings } from './fields/authority';
import { days } from './fields/days';
import { scales, sheetFields } from './fields/drawings';
import { editions } from './fields/editions';
import { formFields } from './fields/form';
import { northArrows } from './fields/north-arrows';
import { areas, feeTotals, licenses, serviceAmps, valuations } from './fields/numbers';
import { licensesInText, parcelsInText } from './fields/numbers-in-text';
import { parties } from './fields/parties';
import { addresses, legalDescriptions, parcels } from './fields/place';
import { seals } from './fields/seals';
import { signatures } from './fields/signatures';
import { type Known, knownValues } from './known';
import type { FieldPage } from './page-view';

/** Everything a page says that a field is kept of. */
export function extractPage(view: FieldPage, known: Known): ExtractedField[] {
  const fields = [
    ...addresses(view, known.addresses),
    ...parcels(view),
    ...parcelsInText(view),
    ...legalDescriptions(view),
    ...parties(view),
    ...licenses(view),
    ...licensesInText(view),
    ...valuations(view),
    ...feeTotals(view),
    ...areas(view),
    ...serviceAmps(view),
    ...days(view),
    ...scales(view),
    ...northArrows(view),
    ...sheetFields(view),
    ...editions(view),
    ...signatures(view),
    ...seals(view),
    ...jurisdictions(view),
    ...recordings(view),
    ...formFields(view),
  ];
  return [...fields, ...knownValues(view, fields, known)];
}
