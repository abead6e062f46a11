import { type CityCodes, CODE_FIELDS, type CodeEdition, type CodeField } from './types';

/** The fields of work for which no edition was found; fire is the fire department's, and missed by nobody. */
export function fieldsWithoutCode({ editions }: CityCodes): CodeField[] {
  const found = new Set(editions.flatMap(({ fields }) => fields));
  return CODE_FIELDS.filter((field) => field !== 'fire' && !found.has(field));
}

/** The editions with their fields in the order in which pages list them. */
export function codesByField({ editions }: CityCodes): CodeEdition[] {
  const place = ({ fields }: CodeEdition) => Math.min(...fields.map((field) => CODE_FIELDS.indexOf(field)));
  return editions
    .map((code) => ({ ...code, fields: CODE_FIELDS.filter((field) => code.fields.includes(field)) }))
    .sort((a, b) => place(a) - place(b));
}
