/** Where a city's permits lie and how the city writes numbers and dates. */
export interface Place {
  /** Latitude and longitude of its middle. */
  centre: [number, number];
  zips: string[];
  streets: [string, ...string[]];
  /** The permit's number from its year and running number; `trade` is E, P, M or B. */
  number: (year: number, running: number, trade: string) => string;
}

const pad = (value: number, width: number) => String(value).padStart(width, '0');
const yy = (year: number) => pad(year % 100, 2);

function among(words: Record<string, string>, key: string, otherwise: string): string {
  return words[key] ?? otherwise;
}

const COMMON: [string, ...string[]] = [
  'Maple St',
  'Cedar Ave',
  'Oak St',
  'Washington Ave',
  'Lincoln St',
  'Park Ave',
  'Elm St',
  'Highland Ave',
  'Prospect St',
  'Chestnut St',
  'River Rd',
  'Union St',
  'Spring St',
  'Walnut St',
  'Franklin Ave',
  'Church St',
];

const PLACES: Record<string, Place> = {
  'austin-tx': {
    centre: [30.2672, -97.7431],
    zips: ['78701', '78702', '78704', '78723', '78745', '78757'],
    streets: [
      'E 6th St',
      'S Lamar Blvd',
      'Barton Hills Dr',
      'Manor Rd',
      'W Mary St',
      'Burnet Rd',
      'E Cesar Chavez St',
      'Shoal Creek Blvd',
      'Berkman Dr',
      'Pecan Grove Ln',
      'Live Oak St',
      'Red River St',
    ],
    number: (year, n, trade) => `${year}-${pad(n, 6)} ${among({ E: 'EP', P: 'PP', M: 'MP' }, trade, 'BP')}`,
  },
  'san-antonio-tx': {
    centre: [29.4252, -98.4946],
    zips: ['78201', '78204', '78209', '78216', '78228', '78245'],
    streets: [
      'Broadway',
      'S Flores St',
      'Fredericksburg Rd',
      'San Pedro Ave',
      'Mission Rd',
      'Blanco Rd',
      'Culebra Rd',
      'Nogalitos St',
      'Hildebrand Ave',
      'Mulberry Ave',
    ],
    number: (year, n, trade) =>
      `${among({ E: 'TRD-ELE', P: 'TRD-PLM', M: 'TRD-MEC' }, trade, 'COM-BLG')}-PMT${yy(year)}-${pad(n, 8)}`,
  },
  'fort-worth-tx': {
    centre: [32.7555, -97.3308],
    zips: ['76102', '76104', '76107', '76110', '76116'],
    streets: [
      'Camp Bowie Blvd',
      'Hemphill St',
      'W 7th St',
      'Magnolia Ave',
      'Berry St',
      'University Dr',
      'Forest Park Blvd',
      'Sylvania Ave',
    ],
    number: (year, n, trade) => `P${trade}${yy(year)}-${pad(n, 5)}`,
  },
  'phoenix-az': {
    centre: [33.4484, -112.074],
    zips: ['85003', '85006', '85014', '85018', '85032', '85044'],
    streets: [
      'E CAMELBACK RD',
      'N 7TH ST',
      'N CENTRAL AVE',
      'E INDIAN SCHOOL RD',
      'W THOMAS RD',
      'N 32ND ST',
      'E OSBORN RD',
      'W GLENDALE AVE',
      'S 24TH ST',
      'E CACTUS RD',
    ],
    number: (year, n, trade) =>
      `${among({ E: 'ELEC', P: 'PLMB', M: 'MECH' }, trade, 'BLD')}-${yy(year)}${pad(n, 6)}`,
  },
  'chicago-il': {
    centre: [41.8781, -87.6298],
    zips: ['60608', '60614', '60622', '60647', '60618'],
    streets: [
      'W ARMITAGE AVE',
      'N DAMEN AVE',
      'S HALSTED ST',
      'W DIVISION ST',
      'N ASHLAND AVE',
      'W CERMAK RD',
      'N KEDZIE AVE',
      'S MICHIGAN AVE',
      'W BELMONT AVE',
      'N CLARK ST',
    ],
    number: (_, n) => `10${pad(n, 7)}`,
  },
  'boston-ma': {
    centre: [42.3467, -71.0809],
    zips: ['02108', '02116', '02118', '02127', '02130', '02134'],
    streets: [
      'Tremont ST',
      'Beacon ST',
      'Dorchester AV',
      'Centre ST',
      'W Broadway',
      'Harrison AV',
      'Commonwealth AV',
      'Bunker Hill ST',
      'Warren ST',
      'Market ST',
    ],
    number: (_, n, trade) => `${among({ E: 'E', P: 'P', M: 'G' }, trade, 'SF')}${pad(1_000_000 + n, 7)}`,
  },
  'philadelphia-pa': {
    centre: [39.9526, -75.1652],
    zips: ['19103', '19106', '19121', '19125', '19143', '19147'],
    streets: [
      'N BROAD ST',
      'SPRUCE ST',
      'PINE ST',
      'S 9TH ST',
      'FRANKFORD AVE',
      'BALTIMORE AVE',
      'GIRARD AVE',
      'N 22ND ST',
      'PASSYUNK AVE',
      'CATHARINE ST',
    ],
    number: (year, n, trade) => `${among({ E: 'EP', P: 'PP', M: 'MP' }, trade, 'RP')}-${year}-${pad(n, 6)}`,
  },
  'los-angeles-ca': {
    centre: [34.0522, -118.2437],
    zips: ['90004', '90019', '90026', '90034', '90042', '90065'],
    streets: [
      'W PICO BLVD',
      'S LA BREA AVE',
      'N FIGUEROA ST',
      'W SUNSET BLVD',
      'E 1ST ST',
      'N ALVARADO ST',
      'W ADAMS BLVD',
      'S NORMANDIE AVE',
      'N EAGLE ROCK BLVD',
    ],
    number: (year, n, trade) =>
      `${yy(year)}0${among({ E: '41', P: '42', M: '44' }, trade, '16')}-10000-${pad(n, 5)}`,
  },
  'san-francisco-ca': {
    centre: [37.7599, -122.4368],
    zips: ['94103', '94109', '94110', '94114', '94117', '94122'],
    streets: [
      'Valencia St',
      'Irving St',
      'Castro St',
      'Folsom St',
      'Mission St',
      'Divisadero St',
      'Noriega St',
      'Guerrero St',
      'Polk St',
      'Clement St',
    ],
    number: (year, n) => `${year}${pad(n, 8)}`,
  },
  'seattle-wa': {
    centre: [47.6062, -122.3321],
    zips: ['98103', '98107', '98115', '98118', '98122', '98144'],
    streets: [
      'BALLARD AVE NW',
      'RAINIER AVE S',
      'E PIKE ST',
      'N 45TH ST',
      'GREENWOOD AVE N',
      'BEACON AVE S',
      'E MADISON ST',
      'CALIFORNIA AVE SW',
    ],
    number: (_, n) => `${6_000_000 + n}-CN`,
  },
  'detroit-mi': {
    centre: [42.3504, -83.0637],
    zips: ['48201', '48206', '48208', '48214', '48226'],
    streets: [
      'Cass Ave',
      'Trumbull St',
      'Vernor Hwy',
      'Grand River Ave',
      'Kercheval St',
      'Michigan Ave',
      'Second Ave',
      'Jefferson Ave',
    ],
    number: (year, n, trade) => `${trade === 'B' ? 'RES' : 'TRD'}${year}-${pad(n, 5)}`,
  },
  'minneapolis-mn': {
    centre: [44.9778, -93.265],
    zips: ['55403', '55406', '55408', '55413', '55418'],
    streets: [
      'LYNDALE AVE S',
      'CENTRAL AVE NE',
      'E LAKE ST',
      'HENNEPIN AVE',
      'NICOLLET AVE',
      'W 50TH ST',
      'BRYANT AVE S',
      'CEDAR AVE S',
    ],
    number: (_, n, trade) =>
      `${among({ E: 'ELEC', P: 'PLMB', M: 'MECH' }, trade, 'BINB')}${pad(3_000_000 + n, 7)}`,
  },
  'new-orleans-la': {
    centre: [29.9511, -90.0715],
    zips: ['70115', '70116', '70117', '70119', '70124'],
    streets: [
      'Magazine St',
      'Dauphine St',
      'St Claude Ave',
      'Canal St',
      'Esplanade Ave',
      'Oak St',
      'Tchoupitoulas St',
      'Freret St',
    ],
    number: (year, n, trade) =>
      `${yy(year)}-${pad(n, 5)}-${among({ E: 'ELEC', P: 'PLMB', M: 'HVAC' }, trade, 'RNVS')}`,
  },
  'baton-rouge-la': {
    centre: [30.4515, -91.1871],
    zips: ['70802', '70806', '70808', '70809', '70816'],
    streets: [
      'GOVERNMENT ST',
      'HIGHLAND RD',
      'PERKINS RD',
      'GOODWOOD BLVD',
      'AIRLINE HWY',
      'COLLEGE DR',
      'BLUEBONNET BLVD',
      'JEFFERSON HWY',
    ],
    number: (_, n) => String(100_000 + n),
  },
  'washington-dc': {
    centre: [38.9072, -77.0369],
    zips: ['20001', '20002', '20009', '20010', '20011'],
    streets: ['14TH ST NW', 'H ST NE', 'GEORGIA AVE NW', 'U ST NW', 'RHODE ISLAND AVE NE', 'P ST NW'],
    number: (year, n, trade) => `${trade}${yy(year)}${pad(n, 6)}`,
  },
  'new-york-city-ny': {
    centre: [40.7128, -74.006],
    zips: ['10002', '10027', '11201', '11215', '11385'],
    streets: ['BROADWAY', 'ATLANTIC AVE', 'AMSTERDAM AVE', 'BERGEN ST', 'COURT ST', 'GRAND ST'],
    number: (_, n) => `B${pad(n, 8)}-I1`,
  },
  'cincinnati-oh': {
    centre: [39.1031, -84.512],
    zips: ['45202', '45206', '45208', '45219', '45223'],
    streets: ['VINE ST', 'READING RD', 'MADISON RD', 'HAMILTON AVE', 'GLENWAY AVE', 'ERIE AVE', 'LUDLOW AVE'],
    number: (year, n, trade) => `${year}${trade}${pad(n, 5)}`,
  },
  'mesa-az': {
    centre: [33.4152, -111.8315],
    zips: ['85201', '85203', '85204', '85210'],
    streets: [
      'E MAIN ST',
      'W BROADWAY RD',
      'N COUNTRY CLUB DR',
      'E UNIVERSITY DR',
      'S STAPLEY DR',
      'E SOUTHERN AVE',
    ],
    number: (year, n) => `PMT${yy(year)}-${pad(n, 5)}`,
  },
  'montgomery-county-md': {
    centre: [39.084, -77.1528],
    zips: ['20814', '20850', '20878', '20902', '20910'],
    streets: [
      'Georgia Ave',
      'Rockville Pike',
      'Colesville Rd',
      'Viers Mill Rd',
      'Darnestown Rd',
      'Wisconsin Ave',
    ],
    number: (_, n) => String(1_000_000 + n),
  },
  'raleigh-nc': {
    centre: [35.7796, -78.6382],
    zips: ['27601', '27604', '27607', '27609', '27612'],
    streets: [
      'Hillsborough St',
      'Glenwood Ave',
      'New Bern Ave',
      'Six Forks Rd',
      'Person St',
      'Wake Forest Rd',
      'Oberlin Rd',
    ],
    number: (year, n, trade) =>
      `${among({ E: 'ELEC', P: 'PLMB', M: 'MECH' }, trade, 'BLDR')}-${pad(n, 6)}-${year}`,
  },
  'nashville-tn': {
    centre: [36.1627, -86.7816],
    zips: ['37203', '37206', '37208', '37212'],
    streets: COMMON,
    number: (year, n, trade) => `${year}${trade}${pad(n, 6)}`,
  },
  'denver-co': {
    centre: [39.7392, -104.9903],
    zips: ['80203', '80205', '80209', '80211'],
    streets: COMMON,
    number: (year, n, trade) => `${year}-${trade}-${pad(n, 7)}`,
  },
};

/** Cities whose numbers and streets are nobody's in particular. */
const CENTRES: Record<string, [number, number]> = {
  'arlington-tx': [32.7357, -97.1081],
  'baltimore-md': [39.2904, -76.6122],
  'bellevue-wa': [47.6101, -122.2015],
  'boulder-co': [40.015, -105.2705],
  'buffalo-ny': [42.8864, -78.8784],
  'cambridge-ma': [42.3736, -71.1097],
  'charlotte-nc': [35.2271, -80.8431],
  'cleveland-oh': [41.4993, -81.6944],
  'columbus-oh': [39.9612, -82.9988],
  'gilbert-az': [33.3528, -111.789],
  'henderson-nv': [36.0395, -114.9817],
  'louisville-ky': [38.2527, -85.7585],
  'memphis-tn': [35.1495, -90.049],
  'miami-fl': [25.7617, -80.1918],
  'milwaukee-wi': [43.0389, -87.9065],
  'norfolk-va': [36.8508, -76.2859],
  'orlando-fl': [28.5384, -81.3789],
  'pittsburgh-pa': [40.4406, -79.9959],
  'portland-or': [45.5152, -122.6784],
  'sacramento-ca': [38.5816, -121.4944],
  'san-jose-ca': [37.3382, -121.8863],
  'scottsdale-az': [33.4942, -111.9261],
  'tacoma-wa': [47.2529, -122.4443],
  'tempe-az': [33.4255, -111.94],
  'tucson-az': [32.2226, -110.9747],
};

const elsewhere = new Map<string, Place>();

/** A city's own, or for one nobody has described its place among common streets. */
export function placeNamed(cityId: string): Place {
  const known = PLACES[cityId] ?? elsewhere.get(cityId);
  if (known) return known;
  const place: Place = {
    centre: CENTRES[cityId] ?? [39.8, -95.5],
    zips: [],
    streets: COMMON,
    number: (year, n, trade) => `${trade}${yy(year)}-${pad(n, 6)}`,
  };
  elsewhere.set(cityId, place);
  return place;
}
