import type { Source, StateCode, Text } from '@/lib/catalogue/checklists/types';

/** Statewide minimum by edition. Local amendments differ; cross-check before quoting (confidence C). */
export const IRC_BY_EDITION: Readonly<Record<string, readonly StateCode[]>> = {
  '2024': ['CA', 'GA', 'IA', 'NY', 'ND', 'UT', 'WY'],
  '2021': [
    'AL',
    'AR',
    'CT',
    'FL',
    'LA',
    'ME',
    'MD',
    'MA',
    'MT',
    'NH',
    'NJ',
    'NM',
    'OH',
    'OR',
    'PA',
    'RI',
    'SC',
    'VT',
    'VA',
    'WA',
    'WV',
    'WI',
  ],
  '2020': ['ID'],
  '2018': ['AK', 'DE', 'HI', 'IN', 'MN', 'NE', 'OK', 'TN'],
  '2015': ['MI'],
  '2012': ['MS'],
  '2009': ['KY'],
};

export const NEC_BY_EDITION: Readonly<Record<string, readonly StateCode[]>> = {
  '2023': [
    'CA',
    'CO',
    'CT',
    'GA',
    'HI',
    'ID',
    'IA',
    'KY',
    'MA',
    'MI',
    'MN',
    'NE',
    'NH',
    'NY',
    'ND',
    'OH',
    'OK',
    'OR',
    'RI',
    'SC',
    'TX',
    'UT',
    'VT',
    'WA',
    'WV',
    'WI',
    'WY',
  ],
  '2020': ['AL', 'AK', 'AR', 'DE', 'FL', 'LA', 'ME', 'MT', 'NJ', 'NM', 'PA', 'VA'],
  '2017': ['MS', 'TN'],
  '2008': ['IN'],
};

export interface StateEdition {
  readonly edition: string;
  /** The first day it is in force. */
  readonly from: string;
}

const FLORIDA: readonly StateEdition[] = [
  { edition: '2023', from: '2023-12-31' },
  { edition: '2026', from: '2026-12-31' },
];
const TITLE_24: readonly StateEdition[] = [
  { edition: '2022', from: '2023-01-01' },
  { edition: '2025', from: '2026-01-01' },
];

/** Editions of the codes a state writes itself, the older first. As uncertain as the rest of this file. */
export const STATE_CODE_EDITIONS: {
  readonly [S in StateCode]?: Readonly<Record<string, readonly StateEdition[]>>;
} = {
  FL: { FBC: FLORIDA, FRC: FLORIDA },
  CA: { CBC: TITLE_24, CRC: TITLE_24, CEC: TITLE_24, CMC: TITLE_24, CPC: TITLE_24, CFC: TITLE_24 },
};

/** Cities adopt the residential code themselves, so the state names no single edition. */
export const LOCAL_IRC_STATES: readonly StateCode[] = ['AZ', 'CO', 'IL', 'KS', 'MO', 'NV', 'TX'];
export const LOCAL_NEC_STATES: readonly StateCode[] = ['AZ', 'IL', 'KS', 'MO', 'NV'];

/** What must be said beside an edition, where the bare number would mislead. */
export const ADOPTION_NOTES: { readonly [S in StateCode]?: Text } = {
  FL: {
    en: 'The Florida Building Code, 8th edition (2023), is based on the 2021 model codes.',
    es: 'El Florida Building Code, 8.ª edición (2023), se basa en los códigos modelo de 2021.',
  },
  TX: {
    en: 'The state sets only a minimum (2012 IRC); large cities use later editions of their own choice.',
    es: 'El estado fija solo un mínimo (IRC 2012); las ciudades grandes usan ediciones posteriores que ellas eligen.',
  },
  CO: {
    en: 'The residential code is local; the electrical code is set by the state.',
    es: 'El código residencial es local; el eléctrico lo fija el estado.',
  },
  AZ: {
    en: 'There is no statewide building code; about 106 building departments adopt their own.',
    es: 'No hay código de construcción estatal; unos 106 departamentos de construcción adoptan el suyo.',
  },
};

export const ADOPTION_AS_OF = '2026';
export const ADOPTION_CONFIDENCE = 'C';

const page = (title: string, url: string): Source => ({ title: { en: title, es: title }, url });

export const ADOPTION_SOURCES: readonly Source[] = [
  page('onlyplans.io: IRC adoption by state', 'https://onlyplans.io/zoning/codes/irc/'),
  page('onlyplans.io: NEC adoption by state', 'https://onlyplans.io/zoning/codes/nec/'),
  page(
    'Profix: building code adoption 2026',
    'https://profixdirectory.com/research/building-code-adoption-2026',
  ),
  page('CodeCheck: code adoption by state', 'https://codecheck.com/code-adoption-by-state'),
];
