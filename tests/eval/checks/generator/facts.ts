import { PLACES, type Place, type PlaceKey } from './places';
import type { Random } from './random';

export interface Address {
  readonly number: number;
  readonly direction: '' | 'N' | 'S' | 'E' | 'W';
  readonly street: string;
  readonly suffix: Suffix;
}
export const SUFFIXES = {
  ST: 'Street',
  AVE: 'Avenue',
  DR: 'Drive',
  LN: 'Lane',
  CT: 'Court',
  RD: 'Road',
  BLVD: 'Boulevard',
  PL: 'Place',
} as const;
export type Suffix = keyof typeof SUFFIXES;

export interface Person {
  readonly first: string;
  readonly last: string;
}

export interface Firm {
  readonly name: string;
  readonly ending: string;
}

/** What stands in a package's documents. A document may be given a copy with one thing changed. */
export interface Facts {
  readonly place: Place;
  readonly address: Address;
  readonly zip: string;
  readonly parcel: string;
  readonly legal: string;
  readonly owner: Person;
  readonly ownerMailing: string;
  readonly ownerPhone: string;
  readonly contractor: Firm;
  readonly contractorPerson: Person;
  readonly contractorAddress: string;
  readonly contractorPhone: string;
  readonly license: string;
  readonly licenseExpires: string;
  readonly insuranceExpires: string;
  readonly policy: string;
  readonly designer: Person;
  readonly designerFirm: string;
  readonly designerLicense: string;
  readonly jurisdiction: Place;
  /** Null for dwellings in Texas. */
  readonly valuationCents: number | null;
  readonly areaSqft: number;
  readonly serviceAmps: number;
  readonly irc: number;
  readonly nec: number;
  readonly feeCents: number | null;
  readonly signedOn: string;
  readonly drawnOn: string;
  readonly today: string;
  readonly subject: string;
  readonly instrument: string;
  /** Values a code sets, as drawn. */
  readonly guardIn: number;
  readonly barrierIn: number;
  readonly evBreaker: number;
}

const FIRST = ['José', 'María', 'Luis', 'Ana', 'Carlos', 'Denise', 'Robert', 'Hannah', 'Samuel', 'Grace'];
const LAST = ['Rivera', 'Ortega', 'Whitman', 'Delgado', 'Nguyen', 'Castillo', 'Barnes', 'Mendoza', 'Harlow'];
const MORE_LAST = ['Peña', 'Lindqvist', 'Okafor', 'Salazar', 'Trevino', 'Fontaine', 'Abbott', 'Quintero'];
const STREETS = ['Oak Hill', 'Juniper', 'Cedar', 'Magnolia', 'Tejon', 'Marquette', 'Larkspur', 'Willow'];
const MORE_STREETS = ['Franklin', 'Lowell', 'Palmetto', 'Sycamore', 'Vine', 'Hawthorne', 'Mission', 'Elm'];
const FIRM_NAMES = [
  'Cascade Ridge',
  'Blue Mesa',
  'Ironwood',
  'Sunrise',
  'Hermanos Vega',
  'Northline',
  'Summit',
];
const FIRM_TRADES = [
  'Builders',
  'Construction',
  'Contracting',
  'Services',
  'Home Improvement',
  'Construcciones',
];
const ENDINGS = ['LLC', 'Inc.', 'LLC', 'Corp.'];
const DESIGN_FIRMS = [
  'Harlan Structural Group',
  'Plumb Line Design Studio',
  'Vista Engineering PLLC',
  'Arroyo Architects',
];

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function fill(pattern: string, random: Random): string {
  return pattern.replaceAll('#', () => String(random.int(0, 9)));
}

export function randomPerson(random: Random): Person {
  return { first: random.pick(FIRST), last: random.pick([...LAST, ...MORE_LAST]) };
}

export function randomFirm(random: Random): Firm {
  return { name: `${random.pick(FIRM_NAMES)} ${random.pick(FIRM_TRADES)}`, ending: random.pick(ENDINGS) };
}

export function randomAddress(random: Random): Address {
  return {
    number: random.int(112, 9879),
    direction: random.pick(['', '', 'N', 'S', 'E', 'W'] as const),
    street: random.pick([...STREETS, ...MORE_STREETS]),
    suffix: random.pick(Object.keys(SUFFIXES) as Suffix[]),
  };
}

const phone = (area: string, random: Random) => `(${area}) 555-01${random.digits(2)}`;

export function makeFacts(
  placeKey: PlaceKey,
  work: {
    subject: string;
    valuation: readonly [number, number];
    area: readonly [number, number];
    amps?: number;
  },
  valuationTold: boolean,
  random: Random,
): Facts {
  const place: Place = PLACES[placeKey];
  const today = addDays('2026-02-02', random.int(0, 280));
  const owner = randomPerson(random);
  const other = (unlike: Person): Person => {
    const person = randomPerson(random);
    return person.last === unlike.last ? other(unlike) : person;
  };
  const mailing = randomAddress(random);
  const shop = randomAddress(random);
  const lot = random.int(2, 38);
  return {
    place,
    address: randomAddress(random),
    zip: random.pick(place.zips),
    parcel: fill(place.parcel, random),
    legal: `Lot ${lot}, Block ${random.int(1, 14)}, ${random.pick(STREETS)} Addition`,
    owner,
    ownerMailing: `PO Box ${random.int(210, 9800)}, ${place.city}, ${place.state} ${random.pick(place.zips)}`,
    ownerPhone: phone(place.area, random),
    contractor: randomFirm(random),
    contractorPerson: other(owner),
    contractorAddress: `${shop.number} ${shop.street} Industrial Pkwy, Suite ${mailing.number % 90}, ${place.city}, ${place.state} ${random.pick(place.zips)}`,
    contractorPhone: phone(place.area, random),
    license: fill(place.license, random),
    licenseExpires: addDays(today, random.int(90, 600)),
    insuranceExpires: addDays(today, random.int(60, 330)),
    policy: `${random.pick(['CPP', 'GL', 'BKS', 'MWC'])}${random.digits(7)}`,
    designer: other(owner),
    designerFirm: random.pick(DESIGN_FIRMS),
    designerLicense: `${random.int(21034, 78990)}`,
    jurisdiction: place,
    valuationCents: valuationTold ? random.int(work.valuation[0] / 50, work.valuation[1] / 50) * 50_00 : null,
    areaSqft: random.int(work.area[0], work.area[1]),
    serviceAmps: work.amps ?? 200,
    irc: place.usualIrc,
    nec: place.usualNec,
    feeCents: null,
    signedOn: addDays(today, -random.int(1, 20)),
    drawnOn: addDays(today, -random.int(21, 80)),
    today,
    subject: work.subject,
    instrument: `2026${random.digits(7)}`,
    guardIn: random.pick([36, 38, 42]),
    barrierIn: place.state === 'CA' ? random.pick([60, 66]) : random.pick([48, 54, 60]),
    evBreaker: 60,
  };
}
