import type { CitySource } from '@/lib/tracking/cities/types';
import { sourceReadOn } from './facts';

const read = sourceReadOn('2026-11-21');

/** Where the places and populations of the cities were read. */
export const PLACES_SOURCE = read('GeoNames', 'https://www.geonames.org/');

// What the profiles of more than one city cite.

export const FL_SURCHARGE = read(
  'Implementing Order 4-63, Miami-Dade County (state surcharges on permit fees)',
  'https://documents.miamidade.gov/ao-io/IO/IO-04-63.pdf',
);
export const MA_CODE_10 = read(
  'Tenth Edition of the MA State Building Code 780, Mass.gov',
  'https://www.mass.gov/handbook/tenth-edition-of-the-ma-state-building-code-780',
);
export const NV_CODE_TABLE = read(
  'onlyplans.io: Nevada building code adoption by city',
  'https://onlyplans.io/zoning/codes/nevada/',
);
export const NV_NRS_624 = read(
  'NRS Chapter 624, Contractors, Nevada Legislature',
  'https://leg.state.nv.us/Division/Legal/LawLibrary/NRS/NRS-624.html',
);
export const NV_NRS_624_COPY = read(
  'NRS 624.220, monetary limit on a contractor’s license (research copy)',
  'https://self-law.org/code/nv/chapter-624-contractors/624-220',
);
export const PA_PHL_CODES_2021 = read(
  'Philadelphia’s New Building Codes, Permit Philly',
  'https://permitphilly.com/2025/12/01/philadelphias-new-building-codes',
);
export const TX_HB852 = read(
  'Texas Municipal League: HB 852 and building permit fees',
  'https://www.tml.org/599/May-24-2019-Number-21',
);
export const TX_HB14 = read(
  'Texas House Bill 14 (2023), Local Government Code chapter 247',
  'https://capitol.texas.gov/tlodocs/88R/billtext/html/HB00014F.htm',
);
export const WA_SEA_CODES_DOCS = read(
  '2021 Seattle Code Adoption: Project Documents',
  'https://web5.seattle.gov/sdci/codes/changes-to-code/2021-seattle-code-adoption/project-documents',
);
export const WA_BCC_FEE = read(
  'RCW 19.27.085, building code council account',
  'https://app.leg.wa.gov/rcw/default.aspx?cite=19.27.085',
);
export const TX_LGC_214_904 = read(
  'Texas Local Government Code 214.904',
  'https://law.onecle.com/texas/local-government/214.904.html',
);
export const CA_AB253 = read(
  'City of Brentwood, Housing and Land Use Legislation (AB 253)',
  'https://www.brentwoodca.gov/government/community-development/housing-and-land-use-legislation',
);

const read27 = sourceReadOn('2026-11-27');

export const CA_EXEMPT = read27(
  'Do I Need a Permit? City of Rocklin (state list)',
  'https://rocklin.ca.us/do-i-need-permit',
);
export const FL_553_792 = {
  ...read27('Florida Statutes 553.792', 'https://florida.public.law/statutes/fla._stat._553.792'),
  isCopy: true,
} as const;
export const OH_CIN_REVIEW = read(
  'Permit Review Process, City of Cincinnati',
  'https://cincyweb.cincinnati-oh.gov/buildings/building-permit-forms-applications/permit-guide/permit-review-process',
);

const read28 = sourceReadOn('2026-11-28');

export const FL_CODE_9 = read28(
  'Florida’s 2026 Building Code: What’s Changing? (Permit Place)',
  'https://permitplace.com/florida-2026-building-code-changes',
);
export const AZ_9_835 = {
  ...read28(
    'Arizona State Senate summary of SB 1353: licensing time frames of cities (ARS 9-835)',
    'https://www.azleg.gov/legtext/57leg/1R/summary/S.1353RAGE.DOCX.htm',
  ),
  publishedOn: '2025',
};
export const NC_SL_2025_2 = {
  ...read28(
    'North Carolina delays its building code to 2026 (Session Law 2025-2), Construction Owners',
    'https://www.constructionowners.com/news/north-carolina-delays-building-code-overhaul-to-2026',
  ),
  publishedOn: '2025',
};
export const PA_CODES_2026 = {
  ...read28(
    'Pennsylvania and Philadelphia building code updates, Code Red Consultants',
    'https://coderedconsultants.com/insights/pennsylvania-philadelphia-building-code-updates/',
  ),
  publishedOn: '2026',
};

/**
 * A city’s document as the notes permitfees on GitHub transcribe it (September 2026): read there, not at the city. The
 * day of the notes is no day of the document, so none is given.
 */
export function permitFeesNotes(document: string, path: string): CitySource {
  return {
    ...read27(
      `${document} (as transcribed in permitfees on GitHub, September 2026)`,
      `https://github.com/valdemoko/permitfees/blob/73acb82518739d28c13562b834e97a23e6ddf58a/${path}`,
    ),
    isCopy: true,
  };
}

/** The same of CostInMyCity on GitHub, which names each city’s document with the figures taken from it. */
export function costNotes(document: string): CitySource {
  return {
    ...read27(
      `${document} (as transcribed in CostInMyCity on GitHub, September 2026)`,
      'https://github.com/tpgoebel231/costinmycity/blob/93a8cf1a35615f29e34209e4339332a573ca83c6/data/SOURCES.md',
    ),
    isCopy: true,
  };
}
