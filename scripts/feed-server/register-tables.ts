import type { RawRow } from '@/lib/tracking/feeds/types';
import { COMPANIES, licenceOf } from './companies';
import { resolveAmong } from './expression/evaluate';
import { AS_IT_IS, type Reply } from './protocols/reply';
import { answerSocrata } from './protocols/socrata';
import { DEMO_COMPANIES } from './streams';
import type { ColumnKind, SortedList, Table } from './table';

/**
 * The states' registers of licences, with firms of our own making in the columns that the states document. It knows
 * nothing of how we read them: cells stay empty, rows repeat, and days stand in each state's own form.
 */
interface RegisterTable {
  /** Where its requests arrive: its address without the scheme. */
  path: string;
  columns: readonly string[];
  /** Of a file: whether its first line names the columns. */
  heading?: boolean;
  rows: (today: Day) => RawRow[];
}

const DAY_MS = 86_400_000;

/** Days from today in the forms registers write them. */
class Day {
  readonly number: number;

  constructor(now: Date) {
    this.number = Math.floor(now.getTime() / DAY_MS);
  }

  plain(from: number): string {
    return new Date((this.number + from) * DAY_MS).toISOString().slice(0, 10);
  }

  iso(from: number): string {
    return `${this.plain(from)}T00:00:00.000`;
  }

  us(from: number): string {
    const [year, month, day] = this.plain(from).split('-');
    return `${month}/${day}/${year}`;
  }
}

const FIRMS: readonly string[] = [
  ...Object.values(COMPANIES).flat(),
  ...DEMO_COMPANIES.map(({ name }) => name),
];

/** What becomes of most licences: they hold for a year or two, and some have just ended. */
const endsIn = (at: number) => [412, 655, 148, 700, 31, 530, -12][at % 7] ?? 300;

/** The demonstration's subcontractor in Washington: suspended two days ago, whenever it is asked. */
export const SUSPENDED = { name: 'VEGA ELECTRIC CO', number: 'VEGAEEC842KD' };
/** The demonstration's subcontractors and their licences in Texas. */
export const TEXAN = {
  electrician: { firm: 'VEGA ELECTRIC CO', person: 'VEGA, TERESA', number: '30417' },
  plumber: { firm: 'WHITAKER PLUMBING LLC', last: 'WHITAKER', number: '41877' },
};

/** A policy that ends every fifth day and is entered again two days later: something changes while one looks on. */
const policyEnd = (today: Day) => {
  const phase = today.number % 5;
  return phase < 2 ? -1 - phase : 4 - phase;
};

const lni = (name: string) =>
  `${name
    .replace(/[^A-Z]/gi, '')
    .toUpperCase()
    .slice(0, 7)
    .padEnd(7, '*')}${licenceOf(name, 0).slice(0, 3)}SM`;

const WASHINGTON: RegisterTable[] = [
  {
    path: '/data.wa.gov/resource/m8qx-ubtq.json',
    columns: [
      ...['businessname', 'contractorlicensenumber', 'contractorlicensetypecode'],
      ...['contractorlicensetypecodedesc', 'city', 'state', 'licenseeffectivedate', 'licenseexpirationdate'],
      ...[
        'ubi',
        'primaryprincipalname',
        'statuscode',
        'contractorlicensestatus',
        'contractorlicensesuspenddate',
      ],
    ],
    rows: (today) => [
      ...FIRMS.map((name, at) => {
        const ends = endsIn(at);
        const isOver = ends < 0;
        return {
          businessname: name.toUpperCase(),
          contractorlicensenumber: lni(name),
          ...{ contractorlicensetypecode: 'CC', contractorlicensetypecodedesc: 'CONSTRUCTION CONTRACTOR' },
          ...{ city: at % 3 === 0 ? 'Seattle' : 'TACOMA', state: 'WA' },
          licenseeffectivedate: today.iso(ends - 730),
          licenseexpirationdate: today.iso(ends),
          ...(isOver
            ? {
                statuscode: 'E',
                contractorlicensestatus: 'EXPIRED',
                contractorlicensesuspenddate: today.iso(ends - 300),
              }
            : { statuscode: 'A', contractorlicensestatus: 'ACTIVE' }),
        };
      }),
      {
        businessname: SUSPENDED.name,
        contractorlicensenumber: SUSPENDED.number,
        ...{ contractorlicensetypecode: 'EC', contractorlicensetypecodedesc: 'ELECTRICAL CONTRACTOR' },
        ...{ city: 'Vancouver', state: 'WA', primaryprincipalname: 'Vega, Teresa' },
        licenseeffectivedate: today.iso(-520),
        licenseexpirationdate: today.iso(210),
        ...{ statuscode: 'S', contractorlicensestatus: 'SUSPENDED' },
        contractorlicensesuspenddate: today.iso(-2),
      },
    ],
  },
  {
    path: '/data.wa.gov/resource/ciwg-agsx.json',
    columns: [
      ...['businessname', 'contractorlicensenumber', 'insurancecompany', 'insuranceamt'],
      ...['effectivedate', 'expirationdate', 'canceldate'],
    ],
    rows: (today) => [
      ...FIRMS.map((name, at) => ({
        businessname: name.toUpperCase(),
        contractorlicensenumber: lni(name),
        insurancecompany: 'Sample Mutual Ins Co',
        insuranceamt: '1000000',
        effectivedate: today.iso(endsIn(at + 2) - 365),
        expirationdate: today.iso(endsIn(at + 2)),
      })),
      {
        businessname: SUSPENDED.name,
        contractorlicensenumber: SUSPENDED.number,
        insurancecompany: 'Sample Casualty Co',
        insuranceamt: '1000000',
        effectivedate: today.iso(-300),
        expirationdate: today.iso(65),
        canceldate: today.iso(-2),
      },
    ],
  },
  {
    path: '/data.wa.gov/resource/bzff-4fmt.json',
    columns: [
      ...['businessname', 'contractorlicensenumber', 'bondfirmname', 'bondamt', 'bondeffectivedate'],
      ...['bondexpirationdate', 'bondcanceldate', 'bondimpaired'],
    ],
    rows: (today) =>
      [...FIRMS.map((name) => ({ name, number: lni(name) })), SUSPENDED].map(({ name, number }, at) => ({
        businessname: name.toUpperCase(),
        contractorlicensenumber: number,
        bondfirmname: 'SAMPLE SURETY CO',
        bondamt: '30000.0000',
        bondeffectivedate: today.iso(-400),
        ...(at % 6 === 5
          ? { bondexpirationdate: today.us(endsIn(at)) }
          : { bondexpirationdate: 'Until Canceled' }),
      })),
  },
];

const OREGON: RegisterTable = {
  path: '/data.oregon.gov/resource/g77e-6bhs.json',
  columns: [
    ...['license_number', 'license_type', 'county_name', 'lic_exp_date', 'orig_regis_date', 'bond_company'],
    ...['bond_amount', 'bond_exp_date', 'ins_company', 'ins_amount', 'ins_exp_date', 'full_name'],
    ...['city', 'state', 'rmi_name', 'exempt_text', 'endorsement_text'],
  ],
  // Active ones alone: who has ended is left out.
  rows: (today) =>
    FIRMS.flatMap((name, at) => {
      const ends = endsIn(at);
      if (ends < 0) return [];
      const row = {
        license_number: licenceOf(name, 0),
        ...{ license_type: 'RGC', endorsement_text: 'Residential General Contractor' },
        ...{ lic_exp_date: today.us(ends), orig_regis_date: today.us(ends - 1460) },
        ...{ bond_company: 'SAMPLE SURETY CO', bond_amount: '25000', bond_exp_date: today.us(ends) },
        ...{
          ins_company: 'SAMPLE MUTUAL INS CO',
          ins_amount: '1000000',
          ins_exp_date: today.us(endsIn(at + 2)),
        },
        ...{ full_name: name.toUpperCase(), city: 'PORTLAND', state: 'OR', exempt_text: 'Nonexempt' },
      };
      const lead = {
        ...row,
        ...{
          license_type: 'LBPR',
          endorsement_text: 'Lead-Based Paint Renovation',
          lic_exp_date: today.us(20),
        },
      };
      return at % 4 === 0 ? [row, lead] : [row];
    }),
};

const TEXAS: RegisterTable[] = [
  {
    path: '/data.texas.gov/resource/7358-krk7.json',
    columns: [
      ...['license_type', 'license_number', 'license_subtype', 'license_expiration_date_mmddccyy'],
      ...['business_name', 'owner_name', 'business_county', 'continuing_education_flag'],
    ],
    rows: (today) => [
      ...[...COMPANIES.electric, ...COMPANIES.mechanical].map((name, at) => ({
        license_type: /electric/i.test(name) ? 'Electrical Contractor' : 'A/C Contractor',
        license_number: licenceOf(name, 0).slice(0, 5),
        license_expiration_date_mmddccyy: today.us(endsIn(at)),
        business_name: name.toUpperCase(),
        owner_name: 'SAMPLE, OWNER',
        ...{ business_county: 'TRAVIS', continuing_education_flag: 'N' },
      })),
      {
        license_type: 'Electrical Contractor',
        license_number: TEXAN.electrician.number,
        license_expiration_date_mmddccyy: today.us(19),
        business_name: TEXAN.electrician.firm,
        owner_name: TEXAN.electrician.person,
        business_county: 'TRAVIS',
      },
      // The same number among the air conditioning licences is somebody else's.
      {
        license_type: 'A/C Contractor',
        license_number: TEXAN.electrician.number,
        license_expiration_date_mmddccyy: today.us(-200),
        business_name: 'HILL COUNTRY SAMPLE AIR LLC',
        owner_name: 'SAMPLE, RILEY',
        business_county: 'HAYS',
      },
    ],
  },
  {
    path: '/registers.example/tx-plumbers.csv',
    columns: [
      ...[
        'RANK',
        'LICENSE_NBR',
        'LIC_STATUS',
        'LICENSE_DATE',
        'EXPIRATION_DTE',
        'LAST_NAME',
        'CITY',
        'STATE',
      ],
      ...['INS_EXPIRY_DTE', 'PLUMB_COMPANY', 'INSURANCE_COMPANY'],
    ],
    heading: true,
    rows: (today) => [
      ...COMPANIES.plumbing.map((name, at) => ({
        ...{
          RANK: 'M',
          LICENSE_NBR: licenceOf(name, 0).slice(0, 5),
          LIC_STATUS: endsIn(at) < 0 ? 'Expired' : 'Current',
        },
        ...{ LICENSE_DATE: today.us(-2900), EXPIRATION_DTE: today.us(endsIn(at)), LAST_NAME: 'SAMPLE' },
        ...{ CITY: 'AUSTIN', STATE: 'TX', PLUMB_COMPANY: name.toUpperCase() },
        ...{ INS_EXPIRY_DTE: today.us(endsIn(at + 3)), INSURANCE_COMPANY: 'SAMPLE MUTUAL INS CO' },
      })),
      {
        ...{
          RANK: 'M',
          LICENSE_NBR: TEXAN.plumber.number,
          LIC_STATUS: 'Current',
          LAST_NAME: TEXAN.plumber.last,
        },
        ...{ LICENSE_DATE: today.us(-1800), EXPIRATION_DTE: today.us(240), CITY: 'SAN ANTONIO', STATE: 'TX' },
        ...{ PLUMB_COMPANY: TEXAN.plumber.firm, INSURANCE_COMPANY: 'SAMPLE CASUALTY CO' },
        INS_EXPIRY_DTE: today.us(policyEnd(today)),
      },
    ],
  },
];

/** A list that every firm is in: with a word for what is over, or without those. */
function list(
  path: string,
  columns: Readonly<Record<string, (name: string, today: Day, ends: number) => string>>,
  { heading = true, withEnded = false } = {},
): RegisterTable {
  return {
    path,
    columns: Object.keys(columns),
    heading,
    rows: (today) =>
      FIRMS.flatMap((name, at) => {
        const ends = endsIn(at);
        if (ends < 0 && !withEnded) return [];
        const row: RawRow = {};
        for (const [column, cell] of Object.entries(columns)) row[column] = cell(name, today, ends);
        return [row];
      }),
  };
}

const upper = (name: string) => name.toUpperCase();
const none = () => '';
const number = (name: string) => licenceOf(name, 0);

const LISTS: RegisterTable[] = [
  list('/registers.example/az-licences.csv', {
    '#': (name) => String(hashOf(name)),
    'License No': number,
    'Business Name': (name) => name,
    'Doing Business As': none,
    Class: () => 'B-1',
    'Class Detail': () => 'B-1 General Commercial Contractor',
    City: () => 'Phoenix',
    State: () => 'AZ',
    'Qualifying Party': () => 'QP Exempt',
    'Issued Date': (_, today, ends) => today.plain(ends - 3650),
    'Expiration Date': (_, today, ends) => today.plain(ends),
    Status: () => 'Active',
  }),
  list('/registers.example/ca-licences.csv', {
    LicenseNumber: number,
    BusinessType: () => 'Corporation',
    BusinessName: upper,
    City: () => 'SAN FRANCISCO',
    IssueDate: (_, today, ends) => today.plain(ends - 2920),
    ExpirationDate: (_, today, ends) => today.plain(ends),
    'Classification(s)': () => 'B',
    Status: () => 'CLEAR',
  }),
  list('/registers.example/la-licences.csv', {
    LicenseNumber: number,
    CompanyName: (name) => name,
    'Credential Type': () => 'Commercial License Certificate',
    Status: () => 'Active',
    Phone: none,
    EffectiveDate: (_, today, ends) => today.us(ends - 1095),
    ExpirationDate: (_, today, ends) => today.us(ends),
    Email: none,
  }),
  list(
    '/registers.example/ms-licences.csv',
    {
      ContractorType: () => 'Commercial',
      CompanyName: (name) => name,
      LicenseNumber: number,
      Status: (_, __, ends) => (ends < 0 ? 'Licensed Expired' : 'Licensed'),
      ClassCode: () => 'BUILDING CONSTRUCTION',
      Qualifier: () => 'Sample Person',
    },
    { withEnded: true },
  ),
  list('/registers.example/ky-licences.csv', {
    LicenseeName: () => 'Sample, Person',
    LicenseType: () => 'Contractor Electrician-Business',
    DbaName: (name) => name,
    LicenseNumber: (name) => `CE${number(name)}`,
    Status: () => 'Active',
    IssuedDate: (_, today, ends) => today.us(ends - 730),
    ExpirationDate: (_, today, ends) => today.us(ends),
  }),
  list(
    '/data.ct.gov/resource/5r9m-qgni.json',
    {
      credentialid: (name) => String(hashOf(name)),
      name: upper,
      type: () => 'LIMITED LIABILITY COMPANY',
      businessname: upper,
      credentialtype: () => 'HOME IMPROVEMENT CONTRACTOR',
      credentialnumber: (name) => number(name).padStart(7, '0'),
      credential: (name) => `HIC.${number(name).padStart(7, '0')}`,
      status: (_, __, ends) => (ends < 0 ? 'EXPIRED' : 'ACTIVE'),
      effectivedate: (_, today, ends) => today.iso(ends - 365),
      expirationdate: (_, today, ends) => today.iso(ends),
    },
    { withEnded: true },
  ),
  list(
    '/www2.myfloridalicense.com/sto/file_download/extracts/CONSTRUCTIONLICENSE_1.csv',
    {
      board: () => '06',
      occupation: () => '0605',
      name: upper,
      dba: none,
      class: () => 'CGC',
      line1: none,
      line2: none,
      line3: none,
      city: () => 'TAMPA',
      state: () => 'FL',
      zip: none,
      county: () => '39',
      bare: number,
      status: () => 'C',
      second: () => 'A',
      first: (_, today, ends) => today.us(ends - 2900),
      from: (_, today, ends) => today.us(ends - 730),
      to: (_, today, ends) => today.us(ends),
      blank: none,
      period: () => '0824',
      whole: (name) => `CGC1${number(name)}`,
    },
    { heading: false },
  ),
];

const hashOf = (name: string) => Number(licenceOf(name, 0));

const TABLES: readonly RegisterTable[] = [...WASHINGTON, OREGON, ...TEXAS, ...LISTS];

/** A register's rows as a portal's table: in the order of their numbers. */
class RegisterRows implements Table {
  readonly columns: Map<string, ColumnKind>;
  readonly idColumn = ':id';
  readonly version: string;
  readonly changedAt: Date;
  readonly resolve;
  readonly #rows: RawRow[];

  constructor({ path, columns, rows }: RegisterTable, now: Date) {
    const today = new Day(now);
    this.columns = new Map(columns.map((name) => [name, 'text']));
    this.version = `${path} ${today.number}`;
    this.changedAt = new Date(today.number * DAY_MS);
    this.resolve = resolveAmong([...columns, ':id', ':updated_at']);
    const stamp = this.changedAt.toISOString();
    this.#rows = rows(today).map((row, at) => ({
      ':id': `row-${String(at).padStart(8, '0')}`,
      ':updated_at': stamp,
      ...row,
    }));
  }

  sorted(): SortedList {
    const rows = this.#rows;
    return { length: rows.length, at: (position) => rows[position] ?? {}, seek: () => 0 };
  }
}

/** The answer of a register at a path: rows, or a file's text; undefined where none is there. */
export function answerRegister(path: string, params: URLSearchParams, now: Date): Reply | string | undefined {
  const table = TABLES.find((one) => one.path === path);
  if (table === undefined) return undefined;
  const rows = new RegisterRows(table, now);
  if (path.endsWith('.json')) return answerSocrata(rows, params, AS_IT_IS);
  const cell = (value: unknown) => {
    const text = String(value ?? '');
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const list = rows.sorted();
  const lines = Array.from({ length: list.length }, (_, at) =>
    table.columns.map((name) => cell(list.at(at)[name])).join(','),
  );
  return [...(table.heading === false ? [] : [table.columns.map(cell).join(',')]), ...lines, ''].join('\r\n');
}
