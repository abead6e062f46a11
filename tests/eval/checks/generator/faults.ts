/** Faults that can be planted: in which documents, and what they change there. */
import type { Omission } from './context';
import { addDays, type Facts, randomFirm, randomPerson } from './facts';
import type { Random } from './random';
import type { TrueFault } from './truth';

/** What is changed in a package before it is drawn. */
export interface Edits {
  readonly facts: Map<string, Partial<Facts>>;
  readonly omit: Map<string, Set<Omission>>;
  readonly missing: Set<string>;
  readonly orders: Set<string>;
  /** In the index though no such sheet is there. */
  indexAdds: boolean;
  /** Left out of the index though it is there. */
  indexDrops: string | null;
  /** Drawn once more. */
  twice: string | null;
  fillable: boolean;
  showsFee: boolean;
}

export function noEdits(): Edits {
  return {
    facts: new Map(),
    omit: new Map(),
    missing: new Set(),
    orders: new Set(),
    indexAdds: false,
    indexDrops: null,
    twice: null,
    fillable: false,
    showsFee: false,
  };
}

/** What of a package decides which faults fit it. */
export interface Shape {
  readonly facts: Facts;
  readonly permitType: string;
  readonly documents: readonly string[];
  readonly drawings: readonly string[];
  /** The sheet that lists the others. */
  readonly cover: string | null;
  readonly feeCents: number | null;
}

export interface FaultKind {
  readonly name: string;
  readonly rule: string;
  readonly field: string | null;
  /** Documents it may stand in, as drawn. */
  readonly fits: (shape: Shape) => readonly string[];
  /** Returns what it says instead. */
  readonly plant: (edits: Edits, at: string, shape: Shape, random: Random) => string;
  /** Further documents it may rightly be told of. */
  readonly also?: (at: string, shape: Shape) => readonly string[];
}

const among =
  (...ids: string[]) =>
  ({ documents }: Shape) =>
    ids.filter((id) => documents.includes(id));

function change(edits: Edits, at: string, facts: Partial<Facts>): void {
  edits.facts.set(at, { ...edits.facts.get(at), ...facts });
}

function leaveOut(edits: Edits, at: string, omission: Omission): string {
  edits.omit.set(at, new Set([...(edits.omit.get(at) ?? []), omission]));
  return `no ${omission}`;
}

/** Two digits of a number change places; where that changes nothing, one is raised. */
function swapDigits(text: string, random: Random): string {
  const places = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : [])).slice(-5);
  for (const at of random.shuffle(places.slice(0, -1))) {
    const next = places[places.indexOf(at) + 1] ?? at;
    if (text[at] !== text[next]) {
      const letters = [...text];
      [letters[at], letters[next]] = [text[next] ?? '', text[at] ?? ''];
      return letters.join('');
    }
  }
  const last = places.at(-1) ?? 0;
  return `${text.slice(0, last)}${(Number(text[last]) + 1) % 10}${text.slice(last + 1)}`;
}

const WITH_ADDRESS = [
  'owner_authorization',
  'valuation',
  'hoa_letter',
  'zoning_approval',
  'notice_of_commencement',
  'manual_j',
  'load_calc',
  'ev_load',
  'structural',
  'structural_calcs',
  'eng_report',
  'interconnect',
  'utilities',
  'site_plan',
  'deck_framing',
  'floor_plans',
  'ev_site',
  'win_elev',
  'gas_diagram',
  'site_equipment',
];
const WITH_CODES = [
  'plan_set',
  'cover',
  'deck_framing',
  'deck_footing',
  'foundation_plan',
  'pool_plan',
  'pool_eng',
  'beam_sheet',
  'one_three_line',
];
const WITH_NEC_ALONE = ['one_line', 'ev_one_line', 'gen_elec'];
const SEALED = [
  'structural',
  'structural_calcs',
  'eng_report',
  'wind_calcs',
  'pool_eng',
  'foundation_plan',
  'framing',
  'beam_sheet',
];
const NEIGHBOURS = ['Fairview', 'Lakewood', 'Arlington', 'Georgetown', 'Clayton'];

export const FAULT_KINDS: readonly FaultKind[] = [
  {
    name: 'missing_document',
    rule: 'missing_document',
    field: null,
    fits: ({ documents, cover }) =>
      documents.filter(
        (id) =>
          !['application', 'valuation', 'scope_description', 'parcel_legal', 'beam_sheet', cover].includes(
            id,
          ),
      ),
    plant: (edits, at) => {
      edits.missing.add(at);
      return 'left out';
    },
  },
  {
    name: 'address_differs',
    rule: 'address_differs',
    field: 'address',
    fits: among(...WITH_ADDRESS),
    plant: (edits, at, { facts }, random) => {
      const number = Number(swapDigits(String(facts.address.number), random));
      const address = random.chance(0.7)
        ? { ...facts.address, number }
        : { ...facts.address, street: facts.address.street === 'Birch' ? 'Ashland' : 'Birch' };
      change(edits, at, { address });
      return `${address.number} ${address.street}`;
    },
  },
  {
    name: 'parcel_differs',
    rule: 'parcel_differs',
    field: 'parcel',
    fits: among(
      'owner_authorization',
      'zoning_approval',
      'notice_of_commencement',
      'site_plan',
      'parcel_legal',
    ),
    plant: (edits, at, { facts }, random) => {
      const parcel = swapDigits(facts.parcel, random);
      change(edits, at, { parcel });
      return parcel;
    },
  },
  {
    name: 'owner_differs',
    rule: 'owner_differs',
    field: 'owner',
    fits: among(
      'owner_authorization',
      'valuation',
      'hoa_letter',
      'notice_of_commencement',
      'zoning_approval',
      'interconnect',
      'parcel_legal',
    ),
    plant: (edits, at, { facts }, random) => {
      let owner = randomPerson(random);
      while (owner.last === facts.owner.last || owner.first === facts.owner.first)
        owner = randomPerson(random);
      change(edits, at, { owner });
      return `${owner.first} ${owner.last}`;
    },
  },
  {
    name: 'contractor_differs',
    rule: 'contractor_differs',
    field: 'contractor',
    fits: among(
      'insurance_wc',
      'owner_authorization',
      'valuation',
      'notice_of_commencement',
      'contractor_license',
    ),
    plant: (edits, at, { facts }, random) => {
      let contractor = randomFirm(random);
      const first = (name: string) => name.split(' ')[0];
      while (first(contractor.name) === first(facts.contractor.name)) contractor = randomFirm(random);
      change(edits, at, { contractor });
      return contractor.name;
    },
  },
  {
    name: 'license_differs',
    rule: 'license_differs',
    field: 'license',
    fits: among('contractor_license', 'valuation', 'uniform_roof_form'),
    plant: (edits, at, { facts }, random) => {
      const license = swapDigits(facts.license, random);
      change(edits, at, { license });
      return license;
    },
  },
  {
    name: 'license_expired',
    rule: 'license_expired',
    field: 'license_expires',
    fits: among('contractor_license'),
    plant: (edits, at, { facts }, random) => {
      const licenseExpires = addDays(facts.today, -random.int(8, 300));
      change(edits, at, { licenseExpires });
      return licenseExpires;
    },
  },
  {
    name: 'insurance_expired',
    rule: 'insurance_expired',
    field: 'insurance_expires',
    fits: among('insurance_wc'),
    plant: (edits, at, { facts }, random) => {
      const insuranceExpires = addDays(facts.today, -random.int(8, 200));
      change(edits, at, { insuranceExpires });
      return insuranceExpires;
    },
  },
  {
    name: 'valuation_differs',
    rule: 'valuation_differs',
    field: 'valuation',
    fits: (shape) => (shape.facts.valuationCents === null ? [] : among('valuation')(shape)),
    plant: (edits, at, { facts }, random) => {
      const valuationCents =
        Math.round(((facts.valuationCents ?? 0) * random.pick([1.2, 1.35, 0.7, 1.5])) / 5000) * 5000;
      change(edits, at, { valuationCents });
      return String(valuationCents);
    },
  },
  {
    name: 'area_differs',
    rule: 'area_differs',
    field: 'area',
    fits: among('deck_framing', 'plan_set'),
    plant: (edits, at, { facts }, random) => {
      const areaSqft = Math.round(facts.areaSqft * random.pick([1.25, 1.4, 0.7]));
      change(edits, at, { areaSqft });
      return String(areaSqft);
    },
    also: (_, { permitType }) => (permitType === 'deck_porch' ? [] : ['plan_set']),
  },
  {
    name: 'edition_outdated',
    rule: 'edition_outdated',
    field: 'code_edition',
    fits: (shape) => [
      ...(shape.facts.place.irc !== null && shape.facts.place.irc > 2015 ? among(...WITH_CODES)(shape) : []),
      ...(shape.facts.place.nec !== null && shape.facts.place.nec > 2017
        ? among(...WITH_NEC_ALONE)(shape)
        : []),
    ],
    plant: (edits, at, { facts }, random) => {
      if (WITH_NEC_ALONE.includes(at)) change(edits, at, { nec: random.pick([2011, 2014]) });
      else
        change(edits, at, {
          irc: facts.place.irc === 2018 ? random.pick([2009, 2012]) : random.pick([2012, 2015]),
        });
      return `IRC/NEC of ${JSON.stringify(edits.facts.get(at))}`;
    },
  },
  {
    name: 'edition_differs',
    rule: 'edition_differs',
    field: 'code_edition',
    fits: (shape) => {
      const with_ = among(...WITH_CODES)(shape);
      return shape.facts.place.irc === null && with_.length > 1 ? with_ : [];
    },
    plant: (edits, at, { facts }) => {
      const irc = facts.irc === 2015 ? 2018 : 2015;
      change(edits, at, { irc });
      return `IRC ${irc}`;
    },
    also: (_, shape) => among(...WITH_CODES)(shape),
  },
  {
    name: 'signature_missing',
    rule: 'signature_missing',
    field: 'signature',
    fits: among('application', 'owner_authorization', 'valuation', 'notice_of_commencement', 'owner_builder'),
    plant: (edits, at) => leaveOut(edits, at, 'signature'),
  },
  {
    name: 'date_missing',
    rule: 'date_missing',
    field: 'date',
    fits: among('application', 'owner_authorization', 'owner_builder'),
    plant: (edits, at) => leaveOut(edits, at, 'date'),
  },
  {
    name: 'seal_missing',
    rule: 'seal_missing',
    field: 'seal',
    fits: among(...SEALED),
    plant: (edits, at) => leaveOut(edits, at, 'seal'),
    also: () => ['design_seal'],
  },
  {
    name: 'scale_missing',
    rule: 'scale_missing',
    field: 'scale',
    fits: among(
      'site_plan',
      'floor_plans',
      'existing_proposed',
      'deck_framing',
      'foundation_plan',
      'elevations',
      'roof_plan',
      'pool_plan',
    ),
    plant: (edits, at) => leaveOut(edits, at, 'scale'),
  },
  {
    name: 'north_arrow_missing',
    rule: 'north_arrow_missing',
    field: 'north_arrow',
    fits: among('site_plan', 'ev_site'),
    plant: (edits, at) => leaveOut(edits, at, 'north'),
  },
  {
    name: 'sheet_not_in_set',
    rule: 'sheet_not_in_set',
    field: 'sheet_index',
    fits: ({ cover }) => (cover ? [cover] : []),
    plant: (edits) => {
      edits.indexAdds = true;
      return 'a sheet in the index alone';
    },
    also: () => ['plan_set'],
  },
  {
    name: 'sheet_not_in_index',
    rule: 'sheet_not_in_index',
    field: 'sheet_index',
    fits: ({ cover, drawings }) => (cover ? drawings.filter((id) => id !== cover) : []),
    plant: (edits, at) => {
      edits.indexDrops = at;
      return `${at} not in the index`;
    },
    also: (_, { cover }) => ['plan_set', cover ?? ''],
  },
  {
    name: 'sheet_twice',
    rule: 'sheet_twice',
    field: 'sheet_number',
    fits: ({ drawings, cover }) => (drawings.length > 2 ? drawings.filter((id) => id !== cover) : []),
    plant: (edits, at) => {
      edits.twice = at;
      return `${at} twice`;
    },
    also: (_, { cover }) => ['plan_set', cover ?? ''],
  },
  {
    name: 'field_blank',
    rule: 'field_blank',
    field: null,
    fits: among('application'),
    plant: (edits, at, { documents }, random) =>
      leaveOut(
        edits,
        at,
        random.pick(
          documents.includes('contractor_license')
            ? (['parcel', 'owner', 'description', 'contractor'] as const)
            : (['parcel', 'owner', 'description'] as const),
        ),
      ),
  },
  {
    name: 'not_recorded',
    rule: 'not_recorded',
    field: 'recording',
    fits: among('notice_of_commencement'),
    plant: (edits, at) => leaveOut(edits, at, 'recording'),
  },
  {
    name: 'jurisdiction_differs',
    rule: 'jurisdiction_differs',
    field: 'jurisdiction',
    fits: among('application', 'zoning_approval'),
    plant: (edits, at, { facts }, random) => {
      const city = random.pick(NEIGHBOURS);
      change(edits, at, { jurisdiction: { ...facts.place, city, department: 'Building Department' } });
      return city;
    },
  },
  {
    name: 'service_amps_differ',
    rule: 'service_amps_differ',
    field: 'service_amps',
    fits: (shape) =>
      ['electrical_service', 'ev_charger'].includes(shape.permitType)
        ? among('load_calc', 'one_line', 'ev_load', 'ev_one_line')(shape)
        : [],
    plant: (edits, at, { facts }, random) => {
      const serviceAmps = facts.serviceAmps === 400 ? 320 : random.pick([125, 150, 225]);
      change(edits, at, { serviceAmps });
      return `${serviceAmps} A`;
    },
    also: (_, shape) => among('load_calc', 'one_line', 'ev_load', 'ev_one_line', 'panel_schedule')(shape),
  },
  {
    name: 'fee_differs',
    rule: 'fee_differs',
    field: 'fee_total',
    fits: (shape) => (shape.feeCents === null ? [] : ['application']),
    plant: (edits, at, { feeCents }, random) => {
      edits.showsFee = true;
      const wrong = Math.round((feeCents ?? 0) * random.pick([0.8, 1.25, 1.5]));
      change(edits, at, { feeCents: wrong });
      return String(wrong);
    },
  },
  {
    name: 'form_not_flattened',
    rule: 'form_not_flattened',
    field: null,
    fits: among('application'),
    plant: (edits) => {
      edits.fillable = true;
      return 'fields left to fill in';
    },
    also: () => ['file_package'],
  },
  {
    name: 'speaks_to_programs',
    rule: 'speaks_to_programs',
    field: null,
    fits: among('valuation', 'application', 'roof_spec', 'site_plan', 'scope_description'),
    plant: (edits, at) => {
      edits.orders.add(at);
      return 'gives orders to programs';
    },
  },
  {
    name: 'guard height',
    rule: 'code_value',
    field: null,
    fits: among('deck_guard'),
    plant: (edits, at, _, random) => {
      const guardIn = random.pick([30, 32, 34]);
      change(edits, at, { guardIn });
      return `guard ${guardIn} in`;
    },
  },
  {
    name: 'barrier height',
    rule: 'code_value',
    field: null,
    fits: among('barrier', 'pool_fence'),
    plant: (edits, at, _, random) => {
      const barrierIn = random.pick([40, 42, 44]);
      change(edits, at, { barrierIn });
      return `barrier ${barrierIn} in`;
    },
  },
  {
    name: 'EV breaker',
    rule: 'code_value',
    field: null,
    fits: among('ev_one_line'),
    plant: (edits, at) => {
      change(edits, at, { evBreaker: 50 });
      return '48 A on a 50 A breaker';
    },
  },
];

/** A planted fault in the words of the truth. `as` names documents that are drawn as another. */
export function toTruth(
  kind: FaultKind,
  at: string,
  told: string,
  shape: Shape,
  as: (id: string) => string,
): TrueFault {
  const documents = [at, ...(kind.also?.(at, shape) ?? [])].map(as).filter((id) => id !== '');
  return { rule: kind.rule, documents: [...new Set(documents)], field: kind.field, told: `${at}: ${told}` };
}
