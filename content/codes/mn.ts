import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { stateCodeReport } from './state-report';

const read = sourceReadOn('2026-11-28');

export const MN_CODE_REPORT = stateCodeReport('Minnesota');
const CODES_2020 = {
  ...sourceReadOn('2026-11-21')(
    'Minnesota 2020 State Building Code adoption (ICC NTA)',
    'https://www.icc-nta.org/code-update/2020-minnesota-state-building-code-adoption/',
  ),
  publishedOn: '2020',
};
const ELECTRICAL = read(
  'Electrical codes and standards, Minnesota Department of Labor and Industry',
  'http://www.dli.mn.gov/business/electrical-contractors/electrical-codes-and-standards',
);

/** Set by the State; a city may not change them. */
export const MN_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: {
      en: '2020 Minnesota Building Code (2018 IBC)',
      es: 'Minnesota Building Code de 2020 (IBC 2018)',
    },
    since: '2020-03-31',
    sources: [CODES_2020, MN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2020 Minnesota Residential Code (2018 IRC)',
      es: 'Minnesota Residential Code de 2020 (IRC 2018)',
    },
    since: '2020-03-31',
    sources: [CODES_2020, MN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: { en: '2023 NEC', es: 'NEC 2023' },
    since: '2023-07-01',
    sources: [ELECTRICAL, MN_CODE_REPORT],
    confidence: 'A',
  },
  {
    fields: ['plumbing'],
    edition: { en: 'Minnesota Plumbing Code (2018 UPC)', es: 'Minnesota Plumbing Code (UPC 2018)' },
    since: null,
    sources: [MN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['mechanical'],
    edition: {
      en: '2020 Minnesota Mechanical and Fuel Gas Code (2018 IMC and IFGC)',
      es: 'Minnesota Mechanical and Fuel Gas Code de 2020 (IMC e IFGC 2018)',
    },
    since: '2020-04-06',
    sources: [MN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: 'ASHRAE 90.1-2019 for commercial work',
      es: 'ASHRAE 90.1-2019 en obra comercial',
    },
    since: '2024-01-05',
    sources: [MN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: { en: 'Minnesota State Fire Code (2018 IFC)', es: 'Minnesota State Fire Code (IFC 2018)' },
    since: null,
    sources: [MN_CODE_REPORT],
    confidence: 'C',
  },
];
