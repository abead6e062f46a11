import type { PaperReason } from '@/lib/checking/certificates/judge-paper';
import type { Random } from '../../checks/generator/random';
import { AGENCIES, CARRIERS, FIRMS, HOLDER, LIKE, OTHER_HOLDERS, type Place, STRANGERS } from './names';

export interface DrawnPolicy {
  readonly kind: 'GL' | 'AUTO' | 'UMB' | 'WC';
  readonly carrier: (typeof CARRIERS)[number];
  readonly number: string;
  readonly effective: string;
  readonly expires: string;
  readonly limits: Readonly<Record<string, number>>;
  /** Automobile limits by person, accident and property, where no single limit is printed. */
  readonly split?: readonly [number, number, number];
  readonly additionalInsured: boolean;
  readonly waiver: boolean;
}

/** What a certificate says, however it is laid out. */
export interface Certificate {
  readonly number: string;
  readonly issued: string;
  readonly agency: (typeof AGENCIES)[number];
  readonly insured: { readonly name: string; readonly dba?: string | undefined; readonly place: Place };
  readonly holder: { readonly name: string; readonly place: Place };
  readonly policies: readonly DrawnPolicy[];
  /** An additional-insured endorsement lies behind the certificate. */
  readonly endorsement: boolean;
  readonly description: string;
}

export interface CertificateCase {
  readonly name: CaseName;
  readonly certificate: Certificate;
  readonly match: readonly string[];
  readonly candidates?: readonly string[];
  readonly answer: 'yes' | 'no' | 'ask';
  readonly reasons: readonly PaperReason[];
  readonly lines: Readonly<Record<string, string>>;
}

export type CaseName =
  | 'fine'
  | 'auto expired'
  | 'aggregate low'
  | 'auto low'
  | 'other holder'
  | 'stranger'
  | 'no workers'
  | 'not yet'
  | 'renewed'
  | 'endorsed'
  | 'like name'
  | 'workers expired'
  | 'occurrence low'
  | 'split limits';

const M = 100_000_000;

const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** In force on the day of the set: begun in its last ten months, or just before it. */
function inForce(random: Random): string {
  const month = random.int(0, 10);
  const day = String(random.pick([1, 1, 1, 5, 12, 15, 20, 28])).padStart(2, '0');
  return month === 0 ? `2025-12-${day}` : `2026-${String(month).padStart(2, '0')}-${day}`;
}

const NUMBERS: Readonly<Record<DrawnPolicy['kind'], readonly ((random: Random) => string)[]>> = {
  GL: [
    (r) => `CPP ${r.digits(7)}`,
    (r) => `GL-${r.digits(4)}-${r.digits(5)}`,
    (r) => `${r.digits(3)}GL00${r.digits(5)}`,
    (r) => `A${r.digits(2)}-GLP-${r.digits(6)}-02`,
  ],
  AUTO: [(r) => `BA${r.digits(8)}`, (r) => `CA ${r.digits(6)}`, (r) => `${r.digits(9)}-01`],
  UMB: [(r) => `CUP-${r.digits(6)}`, (r) => `XS${r.digits(7)}`],
  WC: [
    (r) => `WC ${r.digits(3)}-${r.digits(4)}-${r.digits(2)}`,
    (r) => `9${r.digits(6)}-26`,
    (r) => `UB-${r.digits(7)}`,
  ],
};

function createPolicy(kind: DrawnPolicy['kind'], random: Random, effective: string): DrawnPolicy {
  const rented = random.pick([100_000, 300_000, 500_000]) * 100;
  const employers = random.pick([500_000, 1_000_000]) * 100;
  const umbrella = random.pick([2, 5, 10]) * M;
  const limits = {
    GL: {
      eachOccurrence: M,
      damageToRentedPremises: rented,
      medicalExpense: random.pick([5_000, 10_000]) * 100,
      personalAndAdvertisingInjury: M,
      generalAggregate: 2 * M,
      productsCompletedOpsAggregate: 2 * M,
    },
    AUTO: { combinedSingleLimit: M },
    UMB: { eachOccurrence: umbrella, aggregate: umbrella },
    WC: { elEachAccident: employers, elDiseaseEachEmployee: employers, elDiseasePolicyLimit: employers },
  }[kind] as Record<string, number>;
  return {
    kind,
    carrier: random.pick(CARRIERS),
    number: random.pick(NUMBERS[kind])(random),
    effective,
    expires: addYears(effective, 1),
    limits,
    additionalInsured: kind === 'GL' && random.chance(0.6),
    waiver: kind === 'GL' && random.chance(0.4),
  };
}

function usual(random: Random): { certificate: Certificate; firm: (typeof FIRMS)[number] } {
  // The one whose like is in the set stays apart, so that a right answer never depends on which was drawn.
  const firm = random.pick(FIRMS.filter(({ id }) => id !== LIKE.of));
  const together = inForce(random);
  const day = () => (random.chance(0.6) ? together : inForce(random));
  const policies = [createPolicy('GL', random, day()), createPolicy('AUTO', random, day())];
  if (random.chance(0.4)) policies.push(createPolicy('UMB', random, day()));
  policies.push(createPolicy('WC', random, day()));
  return {
    firm,
    certificate: {
      number: `CL${random.digits(9)}`,
      issued: random.pick(['2026-10-02', '2026-10-19', '2026-11-03', '2026-11-12']),
      agency: random.pick(AGENCIES),
      insured: { name: firm.legalName, dba: firm.dba ?? undefined, place: firm.place },
      holder: HOLDER,
      policies,
      endorsement: false,
      description: random.pick([
        'RE: All operations of the named insured.',
        'Project: Larkspur Commons, Building C. Certificate holder is included as additional insured when required by written contract.',
        'Subcontracted work, various locations.',
        '',
      ]),
    },
  };
}

const OK = { GL: 'ok', WC: 'ok', AUTO: 'ok' } as const;

/** A certificate with one thing that matters about it. */
export function createCase(name: CaseName, random: Random): CertificateCase {
  const { firm, certificate } = usual(random);
  const change = (
    kind: DrawnPolicy['kind'],
    how: (policy: DrawnPolicy) => Partial<DrawnPolicy>,
  ): Certificate => ({
    ...certificate,
    policies: certificate.policies.map((one) => (one.kind === kind ? { ...one, ...how(one) } : one)),
  });
  const made = (over: Partial<CertificateCase>): CertificateCase => ({
    name,
    certificate,
    match: [firm.id],
    answer: 'no',
    reasons: [],
    lines: OK,
    ...over,
  });
  const past = random.pick(['2025-11-01', '2025-09-15', '2025-11-15', '2025-04-01']);
  switch (name) {
    case 'fine':
      return made({ answer: 'yes' });
    case 'auto expired':
      return made({
        certificate: change('AUTO', () => ({ effective: past, expires: addYears(past, 1) })),
        reasons: ['line_expired'],
        lines: { ...OK, AUTO: 'expired' },
      });
    case 'workers expired':
      return made({
        certificate: change('WC', () => ({ effective: past, expires: addYears(past, 1) })),
        reasons: ['line_expired'],
        lines: { ...OK, WC: 'expired' },
      });
    case 'aggregate low':
      return made({
        certificate: change('GL', ({ limits }) => ({ limits: { ...limits, generalAggregate: M } })),
        reasons: ['limit_below'],
        lines: { ...OK, GL: 'limit below' },
      });
    case 'occurrence low':
      return made({
        certificate: change('GL', ({ limits }) => ({
          limits: { ...limits, eachOccurrence: M / 2, personalAndAdvertisingInjury: M / 2 },
        })),
        reasons: ['limit_below'],
        lines: { ...OK, GL: 'limit below' },
      });
    case 'auto low':
      return made({
        certificate: change('AUTO', () => ({
          limits: { combinedSingleLimit: random.pick([M / 2, (M * 3) / 4, (M * 3) / 10]) },
        })),
        reasons: ['limit_below'],
        lines: { ...OK, AUTO: 'limit below' },
      });
    case 'split limits':
      return made({
        certificate: change('AUTO', () => ({ limits: {}, split: [M / 2, M, M / 2] })),
        answer: 'ask',
        reasons: ['limit_unread'],
        lines: { GL: 'ok', WC: 'ok' },
      });
    case 'other holder':
      return made({
        certificate: { ...certificate, holder: random.pick(OTHER_HOLDERS) },
        reasons: ['other_holder'],
      });
    case 'stranger': {
      const { name: own, place } = random.pick(STRANGERS);
      return made({
        certificate: { ...certificate, insured: { name: own, place } },
        match: [],
        reasons: ['other_firm'],
      });
    }
    case 'like name':
      return made({
        certificate: { ...certificate, insured: { name: LIKE.name, place: LIKE.place } },
        match: [],
        candidates: [LIKE.of],
        reasons: ['other_firm'],
      });
    case 'no workers':
      return made({
        certificate: { ...certificate, policies: certificate.policies.filter(({ kind }) => kind !== 'WC') },
        reasons: ['line_absent'],
        lines: { ...OK, WC: 'absent' },
      });
    case 'not yet':
      return made({
        certificate: change('GL', () => ({ effective: '2026-12-01', expires: '2027-12-01' })),
        reasons: ['line_not_yet'],
        lines: { ...OK, GL: 'not yet in force' },
      });
    case 'renewed': {
      const begins = random.pick(['2026-11-01', '2026-10-15', '2026-09-01']);
      const policies = certificate.policies.flatMap((one) =>
        one.kind === 'GL'
          ? [
              { ...one, effective: addYears(begins, -1), expires: begins },
              {
                ...one,
                number: `${one.number.slice(0, -1)}${(Number(one.number.at(-1)) + 1) % 10}`,
                effective: begins,
                expires: addYears(begins, 1),
              },
            ]
          : [one],
      );
      return made({ certificate: { ...certificate, policies }, answer: 'yes' });
    }
    case 'endorsed':
      return made({ certificate: { ...certificate, endorsement: true }, answer: 'yes' });
  }
}
