/** USPS Publication 28: spellings of street suffixes, the common ones of permit feeds, to the postal abbreviation. */
const SUFFIXES: Record<string, string> = {
  ALLEY: 'ALY ALLY',
  AVENUE: 'AVE AV AVEN AVN AVNUE',
  BEND: 'BND',
  BOULEVARD: 'BLVD BOUL BOULV BL',
  BRIDGE: 'BRG',
  BROOK: 'BRK',
  CENTER: 'CTR CENTRE CNTR CEN',
  CIRCLE: 'CIR CIRC CRCL',
  CORNER: 'COR',
  COURT: 'CT CRT',
  COVE: 'CV',
  CREEK: 'CRK',
  CRESCENT: 'CRES CRESENT',
  CROSSING: 'XING CRSSNG',
  DRIVE: 'DR DRV DRIV',
  ESTATES: 'ESTS',
  EXPRESSWAY: 'EXPY EXPWY EXPR',
  EXTENSION: 'EXT',
  FREEWAY: 'FWY FRWY',
  GARDENS: 'GDNS',
  GLEN: 'GLN',
  GROVE: 'GRV',
  HEIGHTS: 'HTS',
  HIGHWAY: 'HWY HIWAY HIGHWY HWAY',
  HILL: 'HL',
  HILLS: 'HLS',
  HOLLOW: 'HOLW',
  ISLAND: 'IS',
  JUNCTION: 'JCT',
  LAKE: 'LK',
  LANDING: 'LNDG',
  LANE: 'LN',
  MANOR: 'MNR',
  MEADOWS: 'MDWS',
  MOUNT: 'MT',
  MOUNTAIN: 'MTN',
  PARKWAY: 'PKWY PKY PARKWY PWY PKWAY',
  PIKE: 'PIKES',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  POINT: 'PT',
  RANCH: 'RNCH',
  RIDGE: 'RDG',
  ROAD: 'RD',
  ROUTE: 'RTE',
  SAINT: '',
  SQUARE: 'SQ SQR',
  STATION: 'STA',
  STREET: 'ST STR STRT',
  TERRACE: 'TER TERR',
  TRACE: 'TRCE',
  TRAIL: 'TRL TR',
  TURNPIKE: 'TPKE',
  VALLEY: 'VLY',
  VIEW: 'VW',
  VILLAGE: 'VLG',
  VISTA: 'VIS',
  WAY: 'WY',
};

const DIRECTIONS: Record<string, string> = {
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

/** One word for whatever kind of unit: feeds do not agree on it, and people do not either. */
const UNIT_WORDS = ['UNIT', 'APT', 'APARTMENT', 'STE', 'SUITE', 'RM', 'ROOM'];

function wordTable(): Map<string, string> {
  const table = new Map<string, string>();
  for (const [name, spellings] of Object.entries(SUFFIXES)) {
    const [abbreviation = 'ST', ...others] = spellings === '' ? ['ST'] : spellings.split(' ');
    for (const spelling of [name, abbreviation, ...others]) table.set(spelling, abbreviation);
  }
  for (const [name, letters] of Object.entries(DIRECTIONS)) table.set(name, letters);
  for (const word of UNIT_WORDS) table.set(word, 'UNIT');
  table.set('PIKE', 'PIKE').set('PIKES', 'PIKE');
  return table;
}

/** Word of an address, upper case, to the one spelling it is compared in. */
export const STREET_WORDS: ReadonlyMap<string, string> = wordTable();
