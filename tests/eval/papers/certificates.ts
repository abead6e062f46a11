import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FirmOnFile,
  type InsuranceRules,
  judgePaper,
  matchFirm,
  type PaperReason,
} from '@/lib/checking/certificates/judge-paper';
import { readPaper } from '@/lib/checking/certificates/read-paper';
import type { PaperKind, ReadPolicy } from '@/lib/checking/certificates/types';
import { typeByContent } from '@/lib/checking/files/sniff';
import { readFiles } from '../checks/runner/read';
import { Tally } from './tally';

interface TruePolicy {
  kind: string;
  carrier: string | null;
  number: string | null;
  effective: string | null;
  expires: string | null;
  limits: Record<string, number>;
  /** Null where the layout has no place for it. */
  additionalInsured: string | null;
  waiver: string | null;
}

interface TruePaper {
  file: string;
  kind: PaperKind;
  match: string[];
  candidates?: string[];
  legalName: string | null;
  holder: string | null;
  policies: TruePolicy[];
  licence: { number: string | null; expires: string | null } | null;
  bond: { number: string | null; amountCents: number | null; expires: string | null } | null;
  cancellation?: { policy: string; effective: string };
  /** `reasons`: codes that must be among those given, in sets of our own. */
  acceptable: {
    answer: string;
    why: string;
    lines: Record<string, string>;
    reasons?: readonly PaperReason[];
  };
  arguable?: unknown;
}

export interface CertificateTruth {
  asOf: string;
  requirement: { holder: string };
  firms: FirmOnFile[];
  papers: TruePaper[];
}

const RULES: InsuranceRules = {
  generalOccurrenceCents: 100_000_000,
  generalAggregateCents: 200_000_000,
  autoCents: 100_000_000,
  lines: ['GL', 'WC', 'AUTO'],
};

const plain = (text: string | null) => (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

export async function scoreCertificates(
  folder: string,
  { keep, rows }: { keep: (file: string) => boolean; rows: boolean },
): Promise<Tally> {
  const tally = new Tally(rows);
  const path = join(folder, 'truth.json');
  if (!existsSync(path)) return tally;
  const truth = JSON.parse(await readFile(path, 'utf8')) as CertificateTruth;
  for (const one of truth.papers.filter(({ file }) => keep(file))) {
    const bytes = await readFile(join(folder, one.file));
    const type = typeByContent(bytes.subarray(0, 4_096)) ?? 'pdf';
    const { files } = await readFiles([{ name: one.file, type, bytes }], false);
    scoreOne(tally, one, truth, files[0]?.pages ?? []);
  }
  return tally;
}

function scoreOne(
  tally: Tally,
  one: TruePaper,
  truth: CertificateTruth,
  pages: Parameters<typeof readPaper>[0],
): void {
  const note = (what: string, ok: boolean, got: unknown, want: unknown) =>
    tally.note(what, ok, one.file, got, want);
  const paper = readPaper(pages);
  note('kind', paper.kind === one.kind, paper.kind, one.kind);
  const { firm, candidates } = matchFirm(paper, truth.firms);
  if (one.match.length === 1)
    note('firm', firm?.id === one.match[0], firm?.id ?? candidates.map(({ id }) => id), one.match);
  else note('asked, not guessed', firm === null, firm?.id, one.candidates ?? []);
  if (firm && !one.match.includes(firm.id)) note('on a wrong firm', false, firm.id, one.match);
  if (one.legalName)
    note('fields', plain(paper.legalName) === plain(one.legalName), paper.legalName, one.legalName);
  if (one.holder && one.kind === 'certificate_of_liability_insurance')
    note('fields', plain(paper.holder) === plain(one.holder), paper.holder, one.holder);
  scorePolicies(note, one.policies, paper.policies);
  if (one.licence) {
    note(
      'fields',
      plain(paper.licence?.number ?? null) === plain(one.licence.number),
      paper.licence?.number,
      one.licence.number,
    );
    note(
      'fields',
      paper.licence?.expires === one.licence.expires,
      paper.licence?.expires,
      one.licence.expires,
    );
  }
  if (one.bond) {
    note(
      'fields',
      plain(paper.bond?.number ?? null) === plain(one.bond.number),
      paper.bond?.number,
      one.bond.number,
    );
    note(
      'fields',
      paper.bond?.amountCents === one.bond.amountCents,
      paper.bond?.amountCents,
      one.bond.amountCents,
    );
    if (one.bond.expires)
      note('fields', paper.bond?.expires === one.bond.expires, paper.bond?.expires, one.bond.expires);
  }
  if (one.cancellation)
    note(
      'fields',
      paper.cancellation?.effective === one.cancellation.effective,
      paper.cancellation,
      one.cancellation,
    );
  const judged = judgePaper(paper, {
    firm,
    holder: truth.requirement.holder,
    rules: RULES,
    asOf: truth.asOf,
  });
  const wanted = one.acceptable.answer;
  const isRight = judged.answer === wanted || (one.arguable !== undefined && judged.answer === 'ask');
  note('answer', isRight, `${judged.answer} ${judged.reasons}`, `${wanted}: ${one.acceptable.why}`);
  const { reasons } = one.acceptable;
  if (reasons)
    note(
      'answer with its reason',
      isRight && reasons.every((reason) => judged.reasons.includes(reason)),
      `${judged.answer} ${judged.reasons}`,
      `${wanted} ${reasons}`,
    );
  for (const [line, said] of Object.entries(one.acceptable.lines)) {
    const got = judged.lines[line as 'GL'] ?? 'absent';
    note('reason by line', agrees(got, said), `${line} ${got}`, said);
  }
}

function scorePolicies(
  note: (what: string, ok: boolean, got: unknown, want: unknown) => void,
  wanted: readonly TruePolicy[],
  got: readonly ReadPolicy[],
): void {
  const left = [...got];
  for (const policy of wanted) {
    const at = left.findIndex(
      (one) => one.kind === policy.kind && plain(one.number) === plain(policy.number),
    );
    const found = left.splice(at < 0 ? left.findIndex(({ kind }) => kind === policy.kind) : at, 1)[0];
    note('policies', found?.kind === policy.kind, found?.kind ?? 'none', policy.kind);
    if (found?.kind !== policy.kind) continue;
    const field = (name: string, ok: boolean, a: unknown, b: unknown) =>
      note('fields', ok, `${policy.kind} ${name} ${JSON.stringify(a)}`, b);
    field('number', plain(found.number) === plain(policy.number), found.number, policy.number);
    if (policy.carrier)
      field('carrier', plain(found.carrier) === plain(policy.carrier), found.carrier, policy.carrier);
    if (policy.effective)
      field('effective', found.effective === policy.effective, found.effective, policy.effective);
    if (policy.expires) field('expires', found.expires === policy.expires, found.expires, policy.expires);
    for (const [name, cents] of Object.entries(policy.limits))
      field(name, found.limits[name as 'aggregate'] === cents, found.limits[name as 'aggregate'], cents);
    const { additionalInsured, waiver } = policy;
    if (additionalInsured !== null)
      note(
        'proofs',
        found.additionalInsured === additionalInsured,
        `${policy.kind} AI ${found.additionalInsured}`,
        additionalInsured,
      );
    if (waiver !== null)
      note('proofs', found.waiver === waiver, `${policy.kind} WOS ${found.waiver}`, waiver);
  }
}

/** Our codes beside the truth's words. */
function agrees(got: string, said: string): boolean {
  if (said.startsWith('in force')) return got === 'ok' || got === 'absent' || got === 'limit_unread';
  if (said.startsWith('limit below')) return got === 'limit_below';
  if (said.startsWith('exemption')) return got === (said.includes('job') ? 'exempt_job' : 'exempt_person');
  if (said === 'not yet in force') return got === 'not_yet';
  if (said === 'not shown') return got === 'not_shown';
  return got === said;
}
