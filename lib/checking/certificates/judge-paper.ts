import { compareNames } from '@/lib/tracking/matching/score';
import { contractorNames, normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { ReadPaper, ReadPolicy } from './types';

/** What a company asks of those who work for it. */
export interface InsuranceRules {
  readonly generalOccurrenceCents: number;
  readonly generalAggregateCents: number;
  readonly autoCents: number;
  /** Lines that must be there. */
  readonly lines: readonly ('GL' | 'AUTO' | 'WC')[];
}

export const LINE_STANDINGS = [
  'ok',
  'absent',
  'expired',
  'not_yet',
  'limit_below',
  'limit_unread',
  'undated',
  'not_shown',
  'exempt_person',
  'exempt_job',
] as const;
export type LineStanding = (typeof LINE_STANDINGS)[number];
export type JudgedLine = 'GL' | 'AUTO' | 'WC';

export interface JudgedPaper {
  readonly answer: 'yes' | 'no' | 'ask' | 'n/a';
  readonly lines: Partial<Record<JudgedLine, LineStanding>>;
  /** Why not, or what to ask: codes of `messages`' `compliance.reasons`. */
  readonly reasons: readonly PaperReason[];
}

export const PAPER_REASONS = [
  'other_firm',
  'like_firm',
  'no_insured',
  'other_holder',
  'no_holder',
  'pages_missing',
  'line_absent',
  'line_expired',
  'line_not_yet',
  'limit_below',
  'limit_unread',
  'exemption_only',
  'cancelled',
  'hard_to_read',
] as const;
export type PaperReason = (typeof PAPER_REASONS)[number];

export interface FirmOnFile {
  readonly id: string;
  readonly legalName: string;
  readonly dba?: string | null;
  readonly licence?: string | null;
}

const INSURANCE = new Set([
  'certificate_of_liability_insurance',
  'workers_comp_certificate',
  'workers_comp_exemption',
  'cancellation_notice',
  'renewal_declarations',
]);

/** Below this, letters of a scan are as likely wrong as right. */
const READABLE = 0.6;

/** Whether a paper satisfies what the company asks on a day; where it cannot be told, people are asked. */
export function judgePaper(
  paper: ReadPaper,
  {
    firm,
    holder,
    rules,
    asOf,
  }: { firm: FirmOnFile | null; holder: string; rules: InsuranceRules; asOf: string },
): JudgedPaper {
  if (!INSURANCE.has(paper.kind))
    return { answer: paper.kind === 'unknown' ? 'ask' : 'n/a', lines: {}, reasons: [] };
  const lines: Partial<Record<JudgedLine, LineStanding>> = {};
  for (const line of ['GL', 'WC', 'AUTO'] as const) lines[line] = judgeLine(paper, line, rules, asOf);
  const bad: PaperReason[] = [];
  const unsure: PaperReason[] = [];
  for (const line of rules.lines) {
    const standing = lines[line] ?? 'absent';
    const reason = REASON_OF[standing];
    if (reason) (standing === 'limit_unread' || standing === 'undated' ? unsure : bad).push(reason);
  }
  if (paper.kind === 'certificate_of_liability_insurance') {
    if (paper.holder === null) bad.push('no_holder');
    else if (!isSameFirm(paper.holder, holder))
      (isLikeFirm(paper.holder, holder) ? unsure : bad).push('other_holder');
  }
  if (paper.kind === 'cancellation_notice') bad.push('cancelled');
  if (paper.pagesMissing) bad.push('pages_missing');
  if (paper.legalName === null) unsure.push('no_insured');
  else if (firm === null) bad.push('other_firm');
  else if (![firm.legalName, firm.dba].some((name) => name && isSameFirm(paper.legalName ?? '', name)))
    unsure.push('like_firm');
  if (paper.recognised && paper.certainty < READABLE) unsure.push('hard_to_read');
  const answer = bad.length > 0 ? 'no' : unsure.length > 0 ? 'ask' : 'yes';
  return { answer, lines, reasons: [...new Set([...bad, ...unsure])] };
}

const REASON_OF: Readonly<Record<LineStanding, PaperReason | null>> = {
  ok: null,
  absent: 'line_absent',
  expired: 'line_expired',
  not_yet: 'line_not_yet',
  limit_below: 'limit_below',
  limit_unread: 'limit_unread',
  undated: 'limit_unread',
  not_shown: 'line_absent',
  exempt_person: 'exemption_only',
  exempt_job: 'exemption_only',
};

function judgeLine(paper: ReadPaper, line: JudgedLine, rules: InsuranceRules, asOf: string): LineStanding {
  if (line === 'WC' && paper.kind === 'workers_comp_exemption')
    return paper.exemption === 'job' ? 'exempt_job' : 'exempt_person';
  const policies = paper.policies.filter(({ kind }) => kind === line);
  if (policies.length === 0) return paper.pagesMissing ? 'not_shown' : 'absent';
  const standings = policies.map((policy) => judgePolicy(policy, rules, asOf));
  // Of two policies of one kind the one in force counts.
  return standings.find((one) => one === 'ok') ?? standings.at(-1) ?? 'absent';
}

function judgePolicy(policy: ReadPolicy, rules: InsuranceRules, asOf: string): LineStanding {
  // A state's own account is current or not; it has no policy with days.
  if (policy.kind === 'WC' && policy.expires === null && policy.statutory === 'yes') return 'ok';
  if (policy.expires === null) return 'undated';
  if (policy.expires <= asOf) return 'expired';
  if (policy.effective !== null && policy.effective > asOf) return 'not_yet';
  return judgeLimits(policy, rules);
}

function judgeLimits({ kind, limits, statutory }: ReadPolicy, rules: InsuranceRules): LineStanding {
  const asked: readonly (readonly [number | undefined, number])[] =
    kind === 'GL'
      ? [
          [limits.eachOccurrence, rules.generalOccurrenceCents],
          [limits.generalAggregate, rules.generalAggregateCents],
        ]
      : kind === 'AUTO'
        ? [[limits.combinedSingleLimit, rules.autoCents]]
        : [];
  if (asked.some(([has, needs]) => has !== undefined && has < needs)) return 'limit_below';
  if (asked.some(([has, needs]) => has === undefined && needs > 0)) return 'limit_unread';
  if (kind === 'WC' && statutory === null && limits.elEachAccident === undefined) return 'limit_unread';
  return 'ok';
}

export function isSameFirm(a: string, b: string): boolean {
  const [one, other] = [normaliseContractorName(a), normaliseContractorName(b)];
  return one !== null && other !== null && compareNames({ norm: one }, { norm: other }).score >= 0.97;
}

function isLikeFirm(a: string, b: string): boolean {
  const [one, other] = [normaliseContractorName(a), normaliseContractorName(b)];
  return one !== null && other !== null && compareNames({ norm: one }, { norm: other }).score >= 0.8;
}

export interface FirmMatch {
  readonly firm: FirmOnFile | null;
  /** More than one may be meant: people choose. */
  readonly candidates: readonly FirmOnFile[];
}

/** Which firm on file a paper is of: by its licence number, else by its legal name; a like name is only asked about. */
export function matchFirm(paper: ReadPaper, firms: readonly FirmOnFile[]): FirmMatch {
  const names = [paper.legalName, paper.dba].filter((name): name is string => name !== null);
  const same = firms.filter((firm) =>
    [firm.legalName, firm.dba].some((own) => own && names.some((name) => isSameFirm(name, own))),
  );
  if (same.length === 1) return { firm: same[0] ?? null, candidates: [] };
  if (same.length > 1) return { firm: null, candidates: same };
  const number = paper.licence?.number?.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const licensed = number
    ? firms.filter(({ licence }) => licence && licence.replace(/[^a-z0-9]/gi, '').toUpperCase() === number)
    : [];
  if (licensed.length === 1) return { firm: licensed[0] ?? null, candidates: [] };
  const scored = firms.map((firm) => ({
    firm,
    score: Math.max(0, ...names.map((name) => scoreOf(name, firm))),
  }));
  const like = scored.filter(({ score }) => score >= 0.6).sort((a, b) => b.score - a.score);
  // A scan's letters may be wrong: nearly the same and nothing else near it is the firm.
  const [best, second] = like;
  if (paper.recognised && best && best.score >= 0.7 && (second?.score ?? 0) < 0.6)
    return { firm: best.firm, candidates: [] };
  return { firm: null, candidates: like.map(({ firm }) => firm) };
}

function scoreOf(name: string, firm: FirmOnFile): number {
  const norms = contractorNames(name);
  return Math.max(
    0,
    ...[firm.legalName, firm.dba].flatMap((own) =>
      own
        ? norms.flatMap((norm) =>
            contractorNames(own).map((other) => compareNames({ norm }, { norm: other }).score),
          )
        : [],
    ),
  );
}
