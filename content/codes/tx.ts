import type { CityFact, CitySource, CodeEdition } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';

const read = sourceReadOn('2026-11-28');

const TX_NEC: CitySource = {
  ...read(
    'Commission Adopts Rules: Electricians, TDLR (as quoted in public code of October 2026)',
    'https://www.tdlr.texas.gov/news/rulemaking/2026/09/01/commission-adopts-rules-12/',
  ),
  publishedOn: '2026-09-01',
  isCopy: true,
};
const TX_ACR: CitySource = {
  ...read(
    'Commission Adopts Rules: Air Conditioning and Refrigeration, TDLR (as quoted in public notes of September 2026)',
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
  'For the air conditioning contractors Texas licenses, the state’s own reference codes have been the 2024 International Residential, Mechanical and Fuel Gas Codes and the 2024 Uniform Mechanical Code since September 1, 2026. Where the city’s edition is older, ask which one the job is held to.',
  'Para los contratistas de aire acondicionado con licencia de Texas, los códigos de referencia del estado son desde el 1 de septiembre de 2026 los International Residential, Mechanical y Fuel Gas Codes 2024 y el Uniform Mechanical Code 2024. Si la edición de la ciudad es anterior, pregunte cuál rige la obra.',
);
