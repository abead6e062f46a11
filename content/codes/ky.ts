import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';

const read = sourceReadOn('2026-11-28');

export const KY_815_KAR_7 = {
  ...read(
    '815 KAR 7:120 and 7:125, Kentucky Building Code and Kentucky Residential Code (as a third party’s notes of June 2026 sum it up)',
    'https://apps.legislature.ky.gov/law/kar/titles/815/007/120/',
  ),
  publishedOn: '2026-06-25',
  isCopy: true,
} as const;
const KRS_227_480 = {
  ...read(
    'KRS 227.480, electrical standards (as a third party’s notes of June 2026 sum it up)',
    'https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=50963',
  ),
  publishedOn: '2026-06-25',
  isCopy: true,
} as const;
const ICC_KENTUCKY = read(
  'Kentucky, state adoptions (International Code Council)',
  'https://www.iccsafe.org/advocacy/adoptions-map/kentucky/',
);
export const KY_MEEA = read(
  'Kentucky Building Energy Codes (MEEA)',
  'https://mwalliance.org/kentucky/kentucky-building-energy-codes',
);

/** A mini/maxi code: no local government may enforce another. */
export const KY_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: {
      en: '2018 Kentucky Building Code, Fourth Edition (2015 IBC)',
      es: 'Kentucky Building Code 2018, cuarta edición (IBC 2015)',
    },
    since: '2024-12-03',
    sources: [KY_815_KAR_7],
    confidence: 'C',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2018 Kentucky Residential Code, Third Edition (2015 IRC)',
      es: 'Kentucky Residential Code 2018, tercera edición (IRC 2015)',
    },
    since: '2024-12-03',
    sources: [KY_815_KAR_7],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: { en: '2023 NEC', es: 'NEC 2023' },
    since: '2024-12-03',
    sources: [KRS_227_480, KY_815_KAR_7],
    confidence: 'C',
  },
  {
    fields: ['plumbing'],
    edition: {
      en: 'Kentucky State Plumbing Code (815 KAR chapter 20)',
      es: 'Kentucky State Plumbing Code (815 KAR, capítulo 20)',
    },
    since: null,
    sources: [KY_815_KAR_7],
    confidence: 'C',
  },
  {
    fields: ['mechanical'],
    edition: {
      en: '2015 IMC, by way of the state codes',
      es: 'IMC 2015, por medio de los códigos estatales',
    },
    since: null,
    sources: [ICC_KENTUCKY],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2012 IECC for commercial work, 2009 IECC for homes, amended',
      es: 'IECC 2012 en comercial y 2009 en viviendas, con enmiendas',
    },
    since: null,
    sources: [KY_815_KAR_7, KY_MEEA],
    confidence: 'C',
  },
];
