/** What somebody would be to us. */
export const PARTNER_KINDS = [
  'expediter',
  'association',
  'supplier',
  'consultant',
  'software',
  'other',
] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

export const APPLICATION_STATES = ['received', 'accepted', 'declined', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What we can answer. */
export const VERDICTS = ['accepted', 'declined'] as const satisfies readonly ApplicationState[];
export type Verdict = (typeof VERDICTS)[number];

export const APPLICATION_MESSAGE_MAX = 3_000;
export const ANSWER_MAX = 2_000;

/** An application as whoever sent it sees it. */
export interface PartnerApplication {
  id: string;
  kind: PartnerKind;
  organisation: string;
  website: string | null;
  area: string;
  message: string;
  state: ApplicationState;
  /** Our word with the answer. */
  answer: string | null;
  createdAt: Date;
  answeredAt: Date | null;
}

/** The same in the back office, with whose it is. */
export interface ReviewedApplication extends PartnerApplication {
  applicant: { name: string; email: string };
  /** The company they belong to or own, where there is one. */
  companies: string[];
  answeredBy: string | null;
}
