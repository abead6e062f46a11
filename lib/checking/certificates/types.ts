import type { LimitName, Proof } from '@/lib/company/compliance/types';

/** What a paper of compliance is, by what it says of itself. */
export const PAPER_KINDS = [
  'certificate_of_liability_insurance',
  'workers_comp_certificate',
  'workers_comp_exemption',
  'surety_bond',
  'licence_card',
  'licence_verification',
  'w9',
  'business_tax_receipt',
  'additional_insured_endorsement',
  'waiver_of_subrogation',
  'renewal_declarations',
  'cancellation_notice',
  'unknown',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Lines of insurance: general liability, automobile, umbrella, workers' compensation, professional or pollution. */
export const POLICY_KINDS = ['GL', 'AUTO', 'UMB', 'WC', 'PL'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

export interface ReadPolicy {
  readonly kind: PolicyKind;
  readonly carrier: string | null;
  readonly number: string | null;
  readonly effective: string | null;
  readonly expires: string | null;
  /** In cents. */
  readonly limits: Partial<Record<LimitName, number>>;
  /** The paper's word for the statutory limit of workers' compensation. */
  readonly statutory: string | null;
  readonly additionalInsured: Proof;
  readonly waiver: Proof;
}

export interface ReadLicence {
  readonly number: string | null;
  readonly state: string | null;
  readonly status: string | null;
  readonly expires: string | null;
}

export interface ReadBond {
  readonly number: string | null;
  readonly surety: string | null;
  readonly obligee: string | null;
  readonly amountCents: number | null;
  readonly effective: string | null;
  readonly expires: string | null;
}

export interface ReadCancellation {
  readonly policy: string | null;
  /** The first day without cover. */
  readonly effective: string | null;
}

/** What a paper of compliance says, before anybody judges it. */
export interface ReadPaper {
  readonly kind: PaperKind;
  readonly language: 'en' | 'es';
  readonly legalName: string | null;
  readonly dba: string | null;
  readonly holder: string | null;
  readonly issued: string | null;
  readonly policies: readonly ReadPolicy[];
  readonly licence: ReadLicence | null;
  readonly bond: ReadBond | null;
  readonly cancellation: ReadCancellation | null;
  /** Of an exemption, a receipt or a card: from when until when. */
  readonly effective: string | null;
  readonly expires: string | null;
  /** Whom an exemption is for, where it is for a person or one job only. */
  readonly exemption: 'person' | 'job' | null;
  /** Pages the paper says it has and the file has not. */
  readonly pagesMissing: boolean;
  /** Read in a picture, so that letters may be wrong. */
  readonly recognised: boolean;
  /** Mean certainty of recognition, 0 to 1; 1 where the file holds its text. */
  readonly certainty: number;
}
