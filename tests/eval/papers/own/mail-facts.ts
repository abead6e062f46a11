import type { Random } from '../../checks/generator/random';
import type { MailTruth } from '../mails';

export type Held = MailTruth['held'][number];

const held = (
  id: string,
  permitNumber: string,
  address: string,
  city: string,
  state: string,
  type: string,
): Held => ({
  id,
  permitNumber,
  address,
  city,
  state,
  type,
});

/** Permits of the company; several stand at one address, and several numbers differ in two digits. */
export const HELD: readonly Held[] = [
  held('p01', 'BLDR26-00482', '1127 Juniper Hill Rd', 'Reno', 'NV', 'Residential Addition'),
  held('p02', 'BLDR26-00428', '1172 Juniper Hill Rd', 'Reno', 'NV', 'Residential Remodel'),
  held('p03', 'RES-ALT-26-003315', '640 S Elm Ave', 'Fresno', 'CA', 'Residential Alteration'),
  held('p04', 'ELEC-26-003316', '640 S Elm Ave', 'Fresno', 'CA', 'Electrical'),
  held('p05', 'B-2026-11873', '8 Old Mill Ln', 'Concord', 'NH', 'Building'),
  held('p06', 'B-2026-11878', '80 Old Mill Ln', 'Concord', 'NH', 'Building'),
  held('p07', 'COM-26-0771', '2955 Harbor Way, Suite B', 'Tacoma', 'WA', 'Commercial Tenant Improvement'),
  held('p08', 'MEC-26-0772', '2955 Harbor Way, Suite B', 'Tacoma', 'WA', 'Mechanical'),
  held('p09', '2026-BP-09144', '3308 W Palm Dr', 'Miami', 'FL', 'Residential Roofing'),
  held('p10', '2026-BP-09141', '3308 E Palm Dr', 'Miami', 'FL', 'Residential Roofing'),
  held('p11', 'PRB26-2207', '71 Canal St', 'Albany', 'NY', 'Residential Building'),
  held('p12', 'SGN26-0198', '1400 Commerce Pkwy', 'Mesa', 'AZ', 'Sign'),
  held('p13', 'POOL-2026-0654', '519 Saguaro Vista Ct', 'Mesa', 'AZ', 'Residential Pool'),
  held('p14', 'BLD26-04410', '27 Ridgecrest Ter', 'Asheville', 'NC', 'Residential New'),
  held('p15', 'PLM26-04412', '27 Ridgecrest Ter', 'Asheville', 'NC', 'Plumbing'),
  held('p16', 'R26-1180', '902 Cottonwood St', 'Boise', 'ID', 'Residential Deck'),
  held('p17', '26TMP-114902', '4417 Agnes Ave', 'Tampa', 'FL', 'Residential Windows'),
  held('p18', 'SOL-26-00093', '66 Prospect Pl', 'Savannah', 'GA', 'Solar'),
];

/** A permit that is nobody's of the company. */
export const FOREIGN = {
  permitNumber: 'BLDR26-00913',
  address: '5 Cinder Cone Ct',
  city: 'Reno',
  type: 'Residential New',
};

export interface Said {
  readonly discipline: string;
  readonly sheet: string | null;
  readonly text: string;
  readonly code: string | null;
}

const COMMENTS: readonly Said[] = [
  {
    discipline: 'Structural',
    sheet: 'S2.1',
    text: 'Provide uplift connectors at each end of the girder trusses and call out the model.',
    code: 'IRC R802.11',
  },
  {
    discipline: 'Structural',
    sheet: 'S1.0',
    text: 'Anchor bolt spacing is not dimensioned along the garage wall.',
    code: null,
  },
  {
    discipline: 'Structural',
    sheet: null,
    text: 'Calculations are not sealed by the engineer of record.',
    code: null,
  },
  {
    discipline: 'Building',
    sheet: 'A1.2',
    text: 'Stair riser height varies by more than 3/8 inch between the first and second floor.',
    code: 'IRC R311.7.5.1',
  },
  {
    discipline: 'Building',
    sheet: 'A2.0',
    text: 'Identify safety glazing within 24 inches of the entry door.',
    code: 'IRC R308.4.2',
  },
  {
    discipline: 'Building',
    sheet: null,
    text: 'The scope of work on the application does not agree with the drawings.',
    code: null,
  },
  {
    discipline: 'Electrical',
    sheet: 'E1.1',
    text: 'Show the load calculation for the new 200 amp service.',
    code: 'NEC 220.82',
  },
  {
    discipline: 'Electrical',
    sheet: 'E2.0',
    text: 'Receptacles serving the island are not shown.',
    code: 'NEC 210.52',
  },
  {
    discipline: 'Plumbing',
    sheet: 'P1.0',
    text: 'Provide an isometric of the drain, waste and vent piping.',
    code: null,
  },
  {
    discipline: 'Plumbing',
    sheet: null,
    text: 'Water heater in the garage needs a drain pan piped to the outside.',
    code: 'IPC 504.7',
  },
  {
    discipline: 'Mechanical',
    sheet: 'M1.0',
    text: 'Duct sizes and a Manual J report are missing.',
    code: null,
  },
  {
    discipline: 'Zoning',
    sheet: 'C1.0',
    text: 'Dimension the side yard from the new porch to the lot line.',
    code: null,
  },
  {
    discipline: 'Zoning',
    sheet: null,
    text: 'Height of the accessory building exceeds 15 feet.',
    code: null,
  },
  {
    discipline: 'Fire',
    sheet: null,
    text: 'Hydrant distance and fire flow are to be shown on the site plan.',
    code: 'IFC 507.5',
  },
];

/** Comments of a round, those of one desk together. */
export function drawComments(random: Random, count: number): Said[] {
  const drawn = random.shuffle(COMMENTS).slice(0, count);
  const desks = [...new Set(drawn.map(({ discipline }) => discipline))];
  return desks.flatMap((desk) => drawn.filter(({ discipline }) => discipline === desk));
}

interface Charge {
  readonly label: string;
  readonly cents: number;
}

const CHARGES = [
  'Building Permit Fee',
  'Plan Review Fee',
  'State Surcharge',
  'Technology Fee',
  'Zoning Review',
  'Fire Plan Review',
  'Impact Fee - Parks',
  'Records Retention Fee',
];

export function drawCharges(random: Random, count: number): Charge[] {
  return random
    .shuffle(CHARGES)
    .slice(0, count)
    .map((label) => ({ label, cents: random.int(900, 180_000) }));
}

export const total = (charges: readonly Charge[]) => charges.reduce((all, { cents }) => all + cents, 0);
export const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export const INSPECTIONS = [
  'Footing',
  'Framing',
  'Rough Plumbing',
  'Final Electrical',
  'Insulation',
  'Roof In-Progress',
  'Building Final',
  'Underground Plumbing',
] as const;
export const INSPECTORS = ['R. Okafor', 'M. Szabo', 'T. Delacroix', 'L. Amundsen'] as const;
export const FAULTS = [
  'Hold-downs missing at the northeast corner',
  'Nail plates required where piping is within 1-1/4 inch of the face of studs',
  'Approved plans not on site',
  'GFCI protection not provided at the exterior receptacle',
  'Fire blocking incomplete at soffits',
  'Anchor bolts not installed per sheet S1.0',
] as const;

/** A working day in the autumn of the set. */
export function drawDay(random: Random): string {
  const day = new Date(Date.UTC(2026, 8, 1 + random.int(0, 70)));
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

export function laterDay(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
