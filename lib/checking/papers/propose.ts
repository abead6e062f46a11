import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import type { ReadPaper, ReadPolicy } from '@/lib/checking/certificates/types';
import type { HoldingFields } from '@/lib/company/compliance/schema';
import type { HoldingLine } from '@/lib/company/compliance/types';

const LINE_OF: Readonly<Record<ReadPolicy['kind'], HoldingLine>> = {
  GL: 'general_liability',
  AUTO: 'auto',
  WC: 'workers_comp',
  UMB: 'umbrella',
  PL: 'professional',
};

const NOTHING: Omit<HoldingFields, 'line'> = {
  issuer: null,
  number: null,
  state: null,
  effective: null,
  expires: null,
  endsOn: null,
  limits: {},
  amountCents: null,
  additionalInsured: 'no',
  waiver: 'no',
  exemption: null,
};

/** What a paper would enter into the matrix once somebody says yes. */
export function proposeHoldings(paper: ReadPaper): HoldingFields[] {
  switch (paper.kind) {
    case 'certificate_of_liability_insurance':
    case 'workers_comp_certificate':
      return [...paper.policies.map(fromPolicy), ...fromLicence(paper)];
    case 'workers_comp_exemption':
      return [
        {
          ...NOTHING,
          line: 'workers_comp',
          effective: paper.effective,
          expires: paper.expires,
          exemption: paper.exemption,
        },
      ];
    case 'licence_card':
    case 'licence_verification':
      return fromLicence(paper);
    case 'surety_bond':
      return [
        {
          ...NOTHING,
          line: 'bond',
          issuer: paper.bond?.surety ?? null,
          number: paper.bond?.number ?? null,
          amountCents: paper.bond?.amountCents ?? null,
          effective: paper.bond?.effective ?? null,
          expires: paper.bond?.expires ?? null,
        },
      ];
    case 'business_tax_receipt':
      return [{ ...NOTHING, line: 'registration', effective: paper.effective, expires: paper.expires }];
    case 'w9':
      return [{ ...NOTHING, line: 'w9' }];
    default:
      return [];
  }
}

function fromPolicy(policy: ReadPolicy): HoldingFields {
  const { kind, carrier, number, effective, expires, limits, additionalInsured, waiver } = policy;
  return {
    ...NOTHING,
    line: LINE_OF[kind],
    issuer: carrier?.slice(0, 200) ?? null,
    number: number?.slice(0, 100) ?? null,
    effective,
    expires,
    limits: { ...limits },
    additionalInsured,
    waiver,
  };
}

function fromLicence({ licence }: ReadPaper): HoldingFields[] {
  if (licence === null) return [];
  const { number, state, expires, status } = licence;
  // A licence that is not active holds nothing; its paper says so and is set aside.
  if (status !== null && /suspend|revok|inactive|expired|lapsed|cancel/.test(status)) return [];
  const code = STATE_CODES.find((one) => one === state) ?? null;
  return [
    {
      ...NOTHING,
      line: 'licence',
      state: code,
      issuer: state,
      number: number?.slice(0, 100) ?? null,
      expires,
    },
  ];
}
