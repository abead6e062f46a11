import type { FormField } from '@/lib/checking/reading/types';
import type { ExtractedField, FieldId } from '../../types';
import { labelsOfName } from '../find-labels';
import { found } from '../found';
import type { LabelId } from '../labels';
import type { FieldPage } from '../page-view';
import { parseAddress } from '../parse/address';
import { parseArea } from '../parse/area';
import { parseDate } from '../parse/date';
import { parseMoney } from '../parse/money';
import { parseName } from '../parse/name';
import { parseLicense, parseParcel } from '../parse/number';

const MAX_VALUE = 300;

interface Reader {
  readonly field: FieldId;
  readonly read: (value: string) => string | number | null;
}

const READERS: { readonly [L in LabelId]?: Reader } = {
  site_address: { field: 'address', read: (value) => parseAddress(value)?.value ?? null },
  parcel: { field: 'parcel', read: parseParcel },
  legal: { field: 'legal_description', read: (value) => value.toUpperCase() },
  owner: { field: 'owner', read: parseName },
  applicant: { field: 'applicant', read: parseName },
  contractor: { field: 'contractor', read: parseName },
  designer: { field: 'designer', read: parseName },
  license: { field: 'license', read: parseLicense },
  license_number: { field: 'license', read: parseLicense },
  valuation: { field: 'valuation', read: (value) => parseMoney(value) },
  area: { field: 'area', read: (value) => parseArea(value, true) },
  date: { field: 'date', read: parseDate },
  fee_total: { field: 'fee_total', read: (value) => parseMoney(value) },
  insurance_expires: { field: 'insurance_expires', read: parseDate },
  expires: { field: 'license_expires', read: parseDate },
};

/** What was typed into the fields of a form that can still be filled in, by their names. */
export function formFields(view: FieldPage): ExtractedField[] {
  return view.form.flatMap((field): ExtractedField[] => {
    const value = field.value.trim().slice(0, MAX_VALUE);
    if (value === '' || (field.kind !== 'text' && field.kind !== 'choice')) return [];
    const reader = findReader(field);
    const read = reader?.read(value) ?? null;
    if (!reader || read === null) return [];
    return [
      found(view.page, reader.field, String(read), {
        box: field.box,
        quote: value,
        certainty: 0.97,
        wordCertainty: 1,
      }),
    ];
  });
}

function findReader({ name }: FormField): Reader | null {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.[\]\d-]+/g, ' ')
    .replace(/\b(?:txt|fld|field|topmostSubform|Page)\b/gi, ' ');
  for (const id of labelsOfName(words)) {
    const reader = READERS[id];
    if (reader) return reader;
  }
  return null;
}
