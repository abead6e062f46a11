import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { stateCodeReport } from './state-report';

const read = sourceReadOn('2026-11-28');

export const IN_CODE_REPORT = stateCodeReport('Indiana');
const BUILDERS = sourceReadOn('2026-11-21')(
  'Building Codes, Indiana Builders Association',
  'https://buildindiana.org/member/codes-laws/building-codes/',
);
const NEC_2008 = {
  ...read(
    'Code Alert: Indiana, 17 August 2009 (NEMA)',
    'https://www.nema.org/Technical/Code-Alerts/Pages/Code-Alert-Indiana-17-August-2009.aspx',
  ),
  publishedOn: '2009-08-17',
};
const ENERGY = read(
  'State profile: Indiana, Building Energy Codes Program, U.S. Department of Energy',
  'https://www.energycodes.gov/status/states/indiana',
);

/** Set by the State for every city. */
export const IN_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: { en: '2014 Indiana Building Code (2012 IBC)', es: 'Indiana Building Code de 2014 (IBC 2012)' },
    since: '2014-12-01',
    sources: [IN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2020 Indiana Residential Code (2018 IRC)',
      es: 'Indiana Residential Code de 2020 (IRC 2018)',
    },
    since: '2019-12-26',
    sources: [BUILDERS, IN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2009 Indiana Electrical Code (2008 NEC), other than houses',
      es: 'Indiana Electrical Code de 2009 (NEC 2008), salvo en casas',
    },
    since: '2009-08-26',
    sources: [NEC_2008, IN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['plumbing'],
    edition: { en: '2012 Indiana Plumbing Code (2006 IPC)', es: 'Indiana Plumbing Code de 2012 (IPC 2006)' },
    since: '2012-12-24',
    sources: [IN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['mechanical'],
    edition: {
      en: '2014 Indiana Mechanical Code (2012 IMC)',
      es: 'Indiana Mechanical Code de 2014 (IMC 2012)',
    },
    since: '2014-12-01',
    sources: [IN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2010 Indiana Energy Conservation Code (ASHRAE 90.1-2007), commercial',
      es: 'Indiana Energy Conservation Code de 2010 (ASHRAE 90.1-2007), comercial',
    },
    since: '2010-05-06',
    sources: [ENERGY, IN_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: { en: '2014 Indiana Fire Code (2012 IFC)', es: 'Indiana Fire Code de 2014 (IFC 2012)' },
    since: '2014-12-01',
    sources: [IN_CODE_REPORT],
    confidence: 'C',
  },
];
