import type { CityFact, CitySource, CodeEdition } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';

const read = sourceReadOn('2026-11-28');

const TX_NEC: CitySource = {
  ...read(
    'Commission Adopts Rules: Electricians, TDLR (as a third party’s software quotes it, October 2026)',
    'https://www.tdlr.texas.gov/news/rulemaking/2026/09/01/commission-adopts-rules-12/',
  ),
  publishedOn: '2026-09-01',
  isCopy: true,
};
const TX_ACR: CitySource = {
  ...read(
    'Commission Adopts Rules: Air Conditioning and Refrigeration, TDLR (as a third party’s software quotes it, September 2026)',
    'https://www.tdlr.texas.gov/news/rulemaking/2026/08/31/commission-adopts-rules-11/',
  ),
  publishedOn: '2026-08-31',
  isCopy: true,
};

/** What the state sets everywhere; the rest each city adopts for itself. */
export const TX_CODES: readonly CodeEdition[] = [
  {
    fields: ['electrical'],
    edition: { en: '2026 NEC, the state minimum', es: 'NEC 2026, el mínimo estatal' },
    since: '2026-09-01',
    sources: [TX_NEC],
    confidence: 'B',
  },
];

/** What the state's licensed air conditioning contractors are held to besides the city's edition. */
export const TX_AIR_CONDITIONING: CityFact = fact(
  'B',
  [TX_ACR],
  'For state-licensed air conditioning contractors Texas itself has referred to the 2024 IRC, IMC, IFGC and UMC since September 1, 2026.',
  'Para los contratistas de aire acondicionado con licencia estatal, Texas remite a los IRC, IMC, IFGC y UMC 2024 desde el 1 de septiembre de 2026.',
);
