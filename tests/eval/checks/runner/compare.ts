/** Whether what was extracted says what stands on the page. The product's own comparing is not used. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
const bare = (text: string) => fold(text).replace(/[^A-Z0-9]/g, '');
const tokens = (text: string) =>
  fold(text)
    .replace(/[.,]/g, ' ')
    .replace(/\bL L C\b/g, 'LLC')
    .split(/\s+/)
    .filter((token) => token !== '' && !['LLC', 'INC', 'CORP', 'CO'].includes(token));

const SHORT: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  DRIVE: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  ROAD: 'RD',
  BOULEVARD: 'BLVD',
  PLACE: 'PL',
  HILL: 'HL',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
};
const address = (text: string) =>
  fold(text)
    .replace(/[.,#]/g, ' ')
    .split(/\s+/)
    .filter((token) => token !== '')
    .map((token) => SHORT[token] ?? token)
    .join(' ');

const sameTokens = (a: string, b: string) =>
  [...new Set(tokens(a))].sort().join(' ') === [...new Set(tokens(b))].sort().join(' ');
const sheets = (text: string) =>
  [...fold(text).matchAll(/\b[A-Z]{1,3}-?\d{1,3}(?:\.\d+)?\b/g)]
    .map(([found]) => found.replace('-', ''))
    .sort()
    .join();

const COMPARE: Readonly<Record<string, (found: string, truth: string) => boolean>> = {
  address: (found, truth) => `${address(found)} `.startsWith(`${address(truth)} `),
  parcel: (found, truth) => bare(found) === bare(truth),
  // A board's letters before the digits may be left out: ROC 312345.
  license: (found, truth) =>
    bare(found) === bare(truth) || (/^\d{5,}$/.test(bare(found)) && bare(truth).endsWith(bare(found))),
  owner: sameTokens,
  contractor: sameTokens,
  legal_description: (found, truth) => bare(found).includes(bare(truth)),
  valuation: (found, truth) => Number(found) === Number(truth),
  fee_total: (found, truth) => Number(found) === Number(truth),
  area: (found, truth) => Number(found) === Number(truth),
  service_amps: (found, truth) => Number.parseInt(found, 10) === Number(truth),
  sheet_number: (found, truth) => bare(found) === bare(truth),
  sheet_title: (found, truth) =>
    bare(found) !== '' && (bare(found).includes(bare(truth)) || bare(truth).includes(bare(found))),
  sheet_index: (found, truth) => sheets(found) === sheets(truth),
  jurisdiction: (found, truth) => bare(found).includes(bare(truth)),
  recording: (found, truth) => found === 'present' || bare(found).includes(bare(truth)),
};

export function saysTheSame(field: string, found: string, truths: readonly string[]): boolean {
  const compare = COMPARE[field] ?? ((one: string, other: string) => fold(one).trim() === fold(other).trim());
  return truths.some((truth) => compare(found, truth));
}
