import type { Draft, Rule } from '../draft';
import { COVERS, MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';
import type { ExtractedField } from '../types';
import { getFields, isSure } from '../view';

/** A form or sheet that names another city than the one the permit is asked of. */
export const jurisdictionsDiffer: Rule = (view) => {
  const { city, county } = view.input.checklist.place;
  if (city === null) return [];
  return view.documents.flatMap((document): Draft[] => {
    const { documentId } = document;
    if (MAKERS_PAPERS.has(documentId) || PEOPLES_PAPERS.has(documentId) || documentId === 'unclear')
      return [];
    const named = getFields(document, 'jurisdiction').filter((field) => isSure(field) && isCity(field.value));
    const [first] = named;
    const names = [city, ...(county === null ? [] : [county])];
    if (!first || named.some((field) => names.some((name) => isNamed(field, name)))) return [];
    const isFront = documentId === 'application' || COVERS.has(documentId);
    return [
      {
        rule: 'jurisdiction_differs',
        severity: first.certainty < 0.8 ? 'minor' : isFront ? 'critical' : 'major',
        documentId,
        places: [first.at],
        values: { found: first.at.quote === '' ? first.value : cityWords(first.value), expected: city },
        by: first.by,
      },
    ];
  });
};

/** Counties, states and districts do not contradict a city; "plaza" or "hall" is an office address. */
const isCity = (value: string) =>
  !/\b(?:county|state|district|parish|condado|estado|distrito)\b|^(?:plaza|hall|square|center|building|street|avenue)$/i.test(
    value.trim(),
  );

/** As the value, or somewhere in the words it was read from. */
function isNamed({ value, at }: ExtractedField, city: string): boolean {
  return isSameCity(value, city) || at.quote.split(/[,|;–—]/).some((part) => bare(part) === bare(city));
}

function isSameCity(value: string, city: string): boolean {
  const [one, two] = [bare(value), bare(city)];
  if (one === two) return true;
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  // What follows may be the state or an office; but Miami Beach is not Miami.
  return long.startsWith(`${short} `) && !MAKES_ANOTHER_CITY.test(long.slice(short.length + 1));
}

const MAKES_ANOTHER_CITY =
  /^(?:BEACH|BEND|BLUFFS?|CENTER|CREEK|ESTATES|FALLS|FOREST|GARDENS?|GROVE|HARBOU?R|HEIGHTS|HILLS?|ISLANDS?|JUNCTION|LAKES?|LANDING|MILLS|MOUNTAIN|OAKS?|PARK|PINES|POINT|RIDGE|RIVER|SHORES?|SPRINGS?|TERRACE|VALLEY|VIEW|VILLAGE|VISTA|WOODS)\b/;

function bare(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replace(
      /^(?:THE )?(?:CITY|TOWN|VILLAGE|TOWNSHIP|BOROUGH|CIUDAD|PUEBLO|VILLA) (?:AND COUNTY )?(?:OF|DE) /,
      '',
    )
    .replace(/,.*$/, '')
    .replaceAll(/\bSAINT\b/g, 'ST')
    .replaceAll(/\bFORT\b/g, 'FT')
    .replaceAll(/[^A-Z ]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** `TAMPA` → "Tampa". */
function cityWords(value: string): string {
  if (value !== value.toUpperCase()) return value;
  return value.toLowerCase().replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
