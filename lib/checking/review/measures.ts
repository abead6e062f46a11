/** A length in words, and where in the text it stands. */
export interface Length {
  readonly inches: number;
  readonly index: number;
  readonly end: number;
}

const FRACTION = String.raw`(?:[\s-]+(\d{1,2})\/(\d{1,2}))?`;
const INCH = String.raw`(?:"|″|”|''|in(?:ch(?:es)?)?\b\.?|pulg(?:adas?|\.)?)`;
const FOOT = String.raw`(?:'(?!')|′|’|ft\b\.?|feet\b|foot\b|pies?\b)`;
const LENGTH = new RegExp(
  String.raw`(?<![\d.\/])(?:(\d{1,3}(?:\.\d+)?)\s*-?\s*${FOOT}(?:\s*-?\s*(\d{1,2}(?:\.\d+)?)${FRACTION}\s*-?\s*${INCH})?|(\d{1,3}(?:\.\d+)?)${FRACTION}\s*-?\s*${INCH})`,
  'gi',
);

/** Every length with a unit: `36"`, `7-3/4 in`, `3'-6"`, `4 ft`, `36 pulgadas`. */
export function lengthsIn(text: string): Length[] {
  return [...text.matchAll(LENGTH)].flatMap((match): Length[] => {
    const [whole, feet, more, moreTop, moreBottom, inches, top, bottom] = match;
    const value =
      feet === undefined
        ? number(inches) + fraction(top, bottom)
        : number(feet) * 12 + number(more) + fraction(moreTop, moreBottom);
    return Number.isFinite(value)
      ? [{ inches: value, index: match.index, end: match.index + whole.length }]
      : [];
  });
}

function number(text: string | undefined): number {
  return text === undefined ? 0 : Number(text);
}

function fraction(top: string | undefined, bottom: string | undefined): number {
  return top === undefined || bottom === undefined ? 0 : Number(top) / Number(bottom);
}

/** The first length behind a subject, with no other number between, and not of something else about it. */
export function lengthAfter(text: string, subject: RegExp): number | null {
  const found = subject.exec(text);
  if (!found) return null;
  const end = found.index + found[0].length;
  const next = lengthsIn(text).find(({ index }) => index >= end);
  if (!next) return null;
  const between = text.slice(end, next.index);
  if (between.length > 30 || /\d/.test(between) || OF_ITS_PARTS.test(between)) return null;
  return OF_ITS_SUBSTANCE.test(text.slice(next.end)) ? null : next.inches;
}

/** `Guards: baluster spacing 4 in`. */
const OF_ITS_PARTS =
  /\b(?:spac(?:ing|ed)|openings?|gaps?|spheres?|balusters?|pickets?|posts?|thick(?:ness)?|diam(?:eter)?|nosings?|tolerance|variation|separaci[oó]n|aberturas?|espesor|di[aá]metro|postes?|balaustres?)\b/i;
/** `Treads: 1 in thick`. */
const OF_ITS_SUBSTANCE =
  /^\W{0,3}(?:thick|nom(?:inal|\.)|diam|o\.?c\b|wide\b.*\bboards?|de espesor|de di[aá]metro)/i;

/** The first number of amperes behind a subject, with no other number between. */
export function ampsAfter(text: string, subject: RegExp): number | null {
  const found = subject.exec(text);
  if (!found) return null;
  const rest = text.slice(found.index + found[0].length);
  const amps = /^[^\d\n]{0,30}?(\d{2,4})\s*-?\s*(?:A\b|amps?\b|amperes?\b|amperios\b)/i.exec(rest);
  return amps && !OF_A_BREAKER.test(rest.slice(amps[0].length)) ? Number(amps[1]) : null;
}

/** "charger in the garage, 60 A breaker" */
const OF_A_BREAKER =
  /^[\s,/-]*(?:\d-?(?:pole|p)\b[\s,/-]*)?(?:circuit )?(?:breaker|circuit|ocpd|interruptor|circuito)/i;
