/** Faults of one document or sheet, and of the package as a whole. */
import type { FaultKind } from './fault-kind';
import { among, change, leaveOut } from './planting';

const NEIGHBOURS = ['Fairview', 'Lakewood', 'Arlington', 'Georgetown', 'Clayton'];

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

export const FAULTS_WITHIN: readonly FaultKind[] = [
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
