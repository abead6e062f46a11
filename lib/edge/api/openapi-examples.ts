import { checklistExample } from './checklist-example';
import { SHARED } from './openapi-schema';
import type { JsonSchema } from './openapi-types';

const TAIL = '4q8zt1n6w3kx9vb2mhy7cjr05d';

/** When a permit in Austin is issued, book the first inspection. */
const RULE = {
  trigger: { kind: 'status', to: 'issued' },
  conditions: [{ field: 'city', city: 'austin-tx' }],
  actions: [
    { kind: 'task', title: 'Book the first inspection', template: null, dueInDays: 3, to: `usr_${TAIL}` },
  ],
  perHour: 20,
  restHours: 0,
};

const WHAT = { from: 'pending', to: 'issued' };
const DONE = [{ kind: 'task', problem: null, to: ['Luis Mora'] }];
const DONE_TIMES = { notify: 0, assign: 0, task: 3, tag: 0, ask_papers: 0, start_round: 0, webhook: 0 };

/** Example values of one coherent permit; `Owner.field` takes precedence over `field`. */
const FIRST: Readonly<Record<string, unknown>> = {
  'Lead.contractor_name': null,
  'Lead.note': 'Call back Monday',
  'changeLead.note': 'Call back Monday',
  'LeadSearch.name': 'Roofs without a contractor',
  'LeadSearch.criteria': {
    cities: ['austin-tx'],
    types: ['roofing'],
    contractor: 'none',
    firm: '',
    min_value: 10_000,
    days: 30,
  },
  'addLeadSearch.name': 'Roofs without a contractor',
  'Workflow.name': 'First inspection',
  'Workflow.rule': RULE,
  'addWorkflow.name': 'First inspection',
  'addWorkflow.rule': RULE,
  'changeWorkflow.name': 'First inspection',
  'changeWorkflow.rule': RULE,
  'WorkflowRun.what': WHAT,
  'WorkflowRun.actions': DONE,
  'WorkflowRun.outcome': 'acted',
  'WorkflowRun.trigger': 'status',
  'WorkflowRun.call': null,
  'WorkflowDryRun.actions': DONE_TIMES,
  'WorkflowDryRun.rows': [
    {
      at: '2026-11-03T16:10:22.000Z',
      trigger: 'status',
      what: WHAT,
      place: '1200 Oak St',
      permit_id: 4_182,
      outcome: 'acted',
      reason: null,
      condition: null,
      actions: DONE,
    },
  ],
  'Branding.color': '#0b4f6c',
  'Branding.shown_colors': { light: '#0b4f6c', dark: '#7cc0dd' },
  'Branding.sender_name': 'Reyes Roofing',
  'Branding.logo': {
    url: 'https://lintel.example/api/logos/3b1f5b0a7c.png',
    width: 320,
    height: 96,
  },
  'Branding.reply_address': 'office@reyes-roofing.example',
  'Branding.asked_address': null,
  'Branding.asked_until': null,
  'changeBranding.color': '#0b4f6c',
  'changeBranding.sender_name': 'Reyes Roofing',
  'askReplyAddress.address': 'office@reyes-roofing.example',
  'markFee.id': `fee_${TAIL}`,
  'markFee.paid': true,
  'ReviewTime.provided': null,
  'ReviewTime.claims': [],
  'ReviewTime.sources': [
    {
      title: 'Texas Local Government Code 214.904',
      url: 'https://statutes.capitol.texas.gov/Docs/LG/htm/LG.214.htm',
      read_on: '2026-11-27',
    },
  ],
  'ComplianceRow.state_of_issue': null,
  'WatchedLicense.subcontractor_id': `sbc_${TAIL}`,
  'WatchedLicense.holder': 'Ramos Electric LLC',
  'WatchedLicense.state_of_issue': 'WA',
  'WatchedLicense.number': 'RAMOSE*842KD',
  'WatchedLicense.register': 'Washington L&I',
  'WatchedLicense.register_url': 'https://data.wa.gov/d/m8qx-ubtq',
  'WatchedLicense.read_at': '2026-11-20T11:04:31.000Z',
  'WatchedLicense.is_held': false,
  'WatchedLicense.is_sample': false,
  'WatchedLicense.status': 'suspended',
  'WatchedLicense.register_word': 'SUSPENDED',
  'WatchedLicense.day': '2026-11-18',
  'WatchedLicense.registered_name': 'RAMOS ELECTRIC LLC',
  'WatchedLicense.name_agrees': true,
  'WatchedLicense.bond': null,
  'RegisteredCover.status': 'lapsed',
  'RegisteredCover.day': '2026-11-18',
  'RegisteredCover.carrier': 'Sample Mutual Ins Co',
  'RegisteredCover.amount_cents': 100_000_000,
  'LicenseChange.subcontractor_id': `sbc_${TAIL}`,
  'LicenseChange.holder': 'Ramos Electric LLC',
  'LicenseChange.state_of_issue': 'WA',
  'LicenseChange.number': 'RAMOSE*842KD',
  'LicenseChange.register': 'Washington L&I',
  'LicenseChange.aspect': 'licence',
  'LicenseChange.before': 'active',
  'LicenseChange.after': 'suspended',
  'LicenseChange.day': '2026-11-18',
  'LicenseChange.noticed_at': '2026-11-20T11:05:02.000Z',
  'addComplianceHolding.state': 'WA',
  'Import.file_name': 'permits.csv',
  'Import.total': 240,
  'Import.state': 'done',
  'Import.done': 240,
  'Import.added': 231,
  'Import.known': 6,
  'Import.rejected': 3,
  'Import.kept': 0,
  'ImportPreview.headings': ['Permit #', 'Address', 'Applied'],
  'ImportPreview.mapping': ['permitNumber', 'address', 'appliedDate'],
  'ImportPreview.missing': ['city'],
  'ImportPreview.sample': [{ row: 2, cells: ['2026-104233 BP', '1200 Oak St', '9/14/2026'] }],
  'ImportPreview.faults': [{ row: 7, field: 'appliedDate', code: 'not_a_date', cell: 'last week' }],
  'mapImport.mapping': ['permitNumber', 'address', 'appliedDate'],
  'mapImport.defaults': { city: 'Austin', state: 'TX' },
  applied_date: '2026-09-14',
  approved_date: '2026-10-30',
  issue_date: '2026-11-03',
  status_date: '2026-11-03',
  completed_date: null,
  expires_date: '2027-05-02',
  occurred_on: '2026-11-03',
  changed_at: '2026-11-03T16:10:22.000Z',
  first_seen_at: '2026-09-15T09:02:11.000Z',
  detected_at: '2026-11-03T16:10:22.000Z',
  read_on: '2026-10-12',
  trial_ends_at: '2026-12-04T15:00:00.000Z',
  current_period_ends_at: '2026-12-04T15:00:00.000Z',
  expires_at: '2026-11-27T15:00:00.000Z',
  'Permit.status': 'issued',
  'PermitDetail.status': 'issued',
  'PortalPermit.status': 'issued',
  'PortalPermitDetail.status': 'issued',
  'CityNumbers.month': '2026-10',
  'PermitEvent.from_status': 'pending',
  'PermitEvent.to_status': 'issued',
  'PermitEvent.kind': 'status_changed',
  'PermitEvent.changes': { issue_date: { from: null, to: '2026-11-03' } },
  'PortalPermitDetail.from_status': 'pending',
  'PortalPermitDetail.to_status': 'issued',
  'PortalPermitDetail.kind': 'status_changed',
  'Notice.kind': 'status_changed',
  'Notice.to_status': 'issued',
  'Notice.state': 'sent',
  'Session.address': '203.0.113.0/24',
  'Session.kind': 'api',
  'Session.system': null,
  'AvailableCities.name': 'Austin',
  'AvailableCities.permits': 5_312,
  'Place.name': 'Austin',
  'CityValidation.name': 'Austin Build + Connect (AB+C)',
  'CityValidation.suggestions': [],
  'CityNumbers.last_read_at': '2026-11-20T14:55:09.000Z',
  'Verification.permits_found': 12,
  'Verification.status': 'approved',
  'Verification.cities_with_data': ['austin-tx'],
  'Verification.cities_no_data': ['dallas-tx'],
  'Verification.cities_without_contractor': [],
  'Verification.cities_not_monitored': [],
  'Contractor.subscription_tier': 'team',
  'Account.name': 'Reyes Roofing LLC',
  'Authentication.role': 'member',
  'Company.name': 'Reyes Roofing LLC',
  'Company.trade': 'roofing',
  'Company.street': '1200 Oak St',
  'Company.number': 'TDLR-28841',
  'Company.label': null,
  'Company.from_at': '2026-01-01T06:00:00.000Z',
  'Company.until_at': '2027-01-01T06:00:00.000Z',
  'register.name': 'Ana Reyes',
  'listPermitTypes.id': 'roofing',
  'listPermitTypes.name': 'Roofing',
  'addRecipient.email': 'luis@reyes-roofing.example',
  'addRecipient.phone': '+15125550142',
  'listPermits.status': 'action_required,on_hold',
  'checkEmail.message': 'This address is free.',
  'getMeasurement.id': 'GTM-ABC1234',
  'getMeasurement.key': 'phc_abc123',
  'getMeasurement.url': 'https://www.googletagmanager.com/gtm.js',
};

/** What a field could hold, where its schema itself does not say. */
const BY_FIELD: Readonly<Record<string, unknown>> = {
  access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiJzZXNfMDEifQ.c2lnbmF0dXJl',
  address: '1200 Oak St',
  assignee_id: `usr_${TAIL}`,
  author: 'Ana Reyes',
  body: 'The inspector wants the ladder left up.',
  browser: 'curl',
  business_name: 'Reyes Roofing LLC',
  by: 'Ana Reyes',
  caption: 'North elevation',
  check_id: `chk_${TAIL}`,
  city: 'Austin',
  client_email: 'marisol@fuentes.example',
  client_name: 'Marisol Fuentes',
  client_phone: '+15125550117',
  code: '123456',
  comment: 'State the underlayment.',
  company_name: 'Reyes Roofing LLC',
  company_names: 'REYES ROOFING LLC',
  company_phone: '+15125550142',
  contact_name: 'Luis Mora',
  contractor_license: null,
  contractor_name: 'REYES ROOFING LLC',
  count: 1,
  created_by: 'Ana Reyes',
  current: true,
  description: 'Replace shingles, 24 squares',
  details: 'Call before 3 PM.',
  discipline: 'Residential review',
  email: 'ana@reyes-roofing.example',
  ended: 2,
  expired: false,
  expires_in: 900,
  failure: null,
  fee_cents: 18_400,
  unpaid_cents: 4_000,
  first_name: 'Ana',
  from: 'permits@austintexas.gov',
  from_word: 'In review',
  holding_id: `hld_${TAIL}`,
  host: 'https://us.i.posthog.com',
  id: 4_182,
  invited: 1,
  invited_by: 'Ana Reyes',
  invited_company_name: null,
  invited_email: 'ana@reyes-roofing.example',
  is_admin: false,
  is_primary: true,
  issuer: 'Lone Star Mutual',
  job_id: `prj_${TAIL}`,
  job_number: '26-114',
  key: 'permit:4182',
  label: 'Permit fee',
  last_name: 'Reyes',
  limit: 5,
  link: 'https://abc.austintexas.gov/',
  mail_id: `cml_${TAIL}`,
  mark: '2026-11-03',
  message: 'If the address has an account, a mail is on its way.',
  message_id: `tke_${TAIL}`,
  multiple_companies: false,
  name: 'Ana Reyes',
  next: null,
  normalized_name: 'Austin',
  number: 'GL-48213',
  opened_by: 'Ana Reyes',
  operating_cities: 'Austin, TX',
  parcel: '0204050312',
  parent_company_name: 'Hill Country Builders',
  password: 'Roof.over.9.beams',
  permit_number: '2026-104233 BP',
  permit_subtype: 'R-435 Renovations/Remodel',
  permit_type: 'Building Permit',
  permits: 1_240,
  phone: '+15125550142',
  population: 974_447,
  price_cents: 4_900,
  project_id: `prj_${TAIL}`,
  recipient_name: 'Ana Reyes',
  referral_code: '',
  refresh_token: '0f3bV1nJ8yQm2x7cKk5sR4tZ9aLwE6hUdPoGiBvYqTs',
  request_key: '7c9e6679-7425-40de-944b',
  role: 'General Subcontractor',
  round_id: `rnd_${TAIL}`,
  sample: false,
  search: `lds_${TAIL}`,
  sheet: 'A-1',
  slug: 'oak-street',
  start_key: '7c9e6679-7425-40de',
  state: 'TX',
  status_word: 'Active',
  subcontractor_id: `sbc_${TAIL}`,
  subcontractor_role: null,
  subject: 'Corrections for 2026-104233 BP',
  success: true,
  text: 'Two comments on your plans.',
  ticket: 'm4Qy8nT2vK6xB1cJ9sRzLw.1795186800000.Hq3dYp7uVfE5aGkN0tXoZi2mCbW8jSrL4hQ6yDvU1eA',
  ticket_id: `tkt_${TAIL}`,
  tier: 'team',
  time_zone: 'America/Chicago',
  title: 'Building permits',
  to_word: 'Active',
  token: 'q3R8vX2mN7kJ5tL9cW4zB6yF1dH0sPgUaEoViTxKnMs',
  total: 42,
  total_cities: 47,
  total_permits: 25_310,
  total_population: 22_000_000,
  url: 'https://abc.austintexas.gov/',
  used: 3,
  user_exists: false,
  valuation_cents: 1_800_000,
  view: 'late',
  work_class: 'Remodel',
  zip: '78704',
  keeper: 'Ana Reyes',
  place: '1200 Oak St',
  signing_key: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  workflow: `wfl_${TAIL}`,
};

/** Objects with complete examples, because their parts only make sense together. */
const WHOLE: Readonly<Record<string, () => unknown>> = {
  Checklist: checklistExample,
  FeeEstimate: () => checklistExample().fee_estimate,
};

/** Ids as they look, by the object or call they stand in. */
const PREFIXES: Readonly<Record<string, string>> = {
  Account: 'usr',
  Authentication: 'usr',
  Contractor: 'usr',
  Import: 'imp',
  Member: 'usr',
  Recipient: 'rcp',
  Session: 'ses',
  Subcontractor: 'sbc',
  TeamInvitation: 'inv',
  changeMemberRole: 'usr',
  changeSubcontractor: 'sbc',
  inviteMember: 'inv',
  inviteSubcontractor: 'sbc',
  register: 'usr',
  removeMember: 'usr',
  removeRecipient: 'rcp',
  removeSubcontractor: 'sbc',
  assignSubcontractorPermit: 'sbc',
  unassignSubcontractorPermit: 'sbc',
  resendSubcontractorInvitation: 'inv',
  resendTeamInvitation: 'inv',
  revokeSession: 'ses',
  revokeSubcontractorInvitation: 'inv',
  revokeTeamInvitation: 'inv',
};

export type Components = Readonly<Record<string, JsonSchema>>;

export interface Place {
  /** The object or call a field stands in. */
  owner: string;
  field: string;
}

/** A deterministic example of a schema. Optional request fields are included only if they have an example. */
export function buildExample(
  schema: JsonSchema,
  components: Components,
  options: { owner: string; whole: boolean },
): unknown {
  return fill(schema, { owner: options.owner, field: '' });

  function fill(given: JsonSchema, place: Place): unknown {
    if (given.$ref) {
      const name = given.$ref.slice(SHARED.length);
      const whole = WHOLE[name];
      if (whole) return whole();
      return fill(components[name] ?? {}, { owner: name, field: place.field });
    }
    const own = FIRST[`${place.owner}.${place.field}`];
    const told = own === undefined ? FIRST[place.field] : own;
    if (told !== undefined) return told;
    if (given.examples?.[0] !== undefined) return given.examples[0];
    if (given.const !== undefined) return given.const;
    const parts = (given.anyOf ?? given.oneOf)?.filter((part) => part.type !== 'null');
    if (parts) {
      const known = knownValue(place);
      if (known === null && parts.length < (given.anyOf ?? given.oneOf ?? []).length) return null;
      return fill(parts[0] ?? {}, place);
    }
    if (given.enum) return enumValue(given.enum, place);
    return ofType(given, place);
  }

  function ofType(given: JsonSchema, place: Place): unknown {
    const type = Array.isArray(given.type) ? given.type.find((one) => one !== 'null') : given.type;
    if (type === 'object') return buildObject(given, place.owner);
    if (type === 'array') return given.items ? [fill(given.items, place)] : [];
    const known = knownValue(place);
    if (known === null && Array.isArray(given.type)) return null;
    if (type === 'string')
      return idOfPattern(given) ?? (typeof known === 'string' ? known : exampleText(given, place));
    if (type === 'boolean') return typeof known === 'boolean' ? known : true;
    if (type === 'integer' || type === 'number')
      return typeof known === 'number' ? known : exampleNumber(given);
    return known ?? null;
  }

  function buildObject(
    { properties, required = [], propertyNames, additionalProperties }: JsonSchema,
    owner: string,
  ) {
    if (!properties) {
      const names = (propertyNames?.enum ?? []).map(String);
      const shown = required.length > 0 ? names : names.slice(0, 2);
      const value = typeof additionalProperties === 'object' ? additionalProperties : {};
      return Object.fromEntries(shown.map((name) => [name, fill(value, { owner, field: name })]));
    }
    const shown = Object.entries(properties).filter(
      ([name, field]) =>
        options.whole || required.includes(name) || hasWrittenExample({ owner, field: name }, field),
    );
    return Object.fromEntries(shown.map(([name, field]) => [name, fill(field, { owner, field: name })]));
  }
}

/** Whether the field has a written example, so that requests include it though optional. */
export function hasWrittenExample({ owner, field }: Place, schema: JsonSchema): boolean {
  return schema.examples !== undefined || FIRST[`${owner}.${field}`] !== undefined;
}

function knownValue({ owner, field }: Place): unknown {
  if (field === 'id' || field.endsWith('_id')) {
    const prefix = field === 'invitation_id' ? 'inv' : PREFIXES[owner];
    if (prefix && field !== 'permit_id') return `${prefix}_${TAIL}`;
  }
  return BY_FIELD[field];
}

function enumValue(values: readonly unknown[], { field }: Place): unknown {
  const known = BY_FIELD[field];
  return values.includes(known) ? known : values[0];
}

/** An id of the kind its pattern names: `^tsk_[0-9a-z]{26}$`. */
function idOfPattern({ pattern = '' }: JsonSchema): string | null {
  const prefix = /^\^([a-z]{3})_\[/.exec(pattern)?.[1];
  return prefix ? `${prefix}_${TAIL}` : null;
}

function exampleText({ format, minLength = 0 }: JsonSchema, { owner, field }: Place): string {
  if (format === 'email') return 'ana@reyes-roofing.example';
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T15:00:00.000Z';
  if (format === 'uri') return 'https://www.austintexas.gov/development';
  if (owner === 'Notice' && field === 'id') return `90311.rcp_${TAIL}.email`;
  if (field === 'id' || field.endsWith('Id')) return `${PREFIXES[owner] ?? 'itm'}_${TAIL}`;
  return '…'.padEnd(minLength, '…');
}

function exampleNumber({ minimum = 1, exclusiveMinimum }: JsonSchema): number {
  return exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
}
