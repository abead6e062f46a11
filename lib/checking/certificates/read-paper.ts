import type { ReadPage } from '@/lib/checking/reading/types';
import { firmOnCard, readHolder, readInsured } from './identity';
import { kindOf } from './kind';
import { joinText, type Line, linesOf, rightOf } from './lines';
import {
  dateBy,
  readBond,
  readCancellation,
  readEffective,
  readExpiry,
  readLicence,
  readPrincipal,
} from './other-papers';
import { numberIn, type PlacedPolicy, POLICY_WORDS, periodOf, readCarriers, readPolicies } from './policies';
import { markProofs } from './proofs';
import type { PolicyKind, ReadPaper, ReadPolicy } from './types';

const SPANISH = /asegurado|vigencia|poliza|titular|recibo|vence|licencia de|certificado de/;
const IS_ENDORSEMENT = /endorsement changes the policy|endoso modifica/;
const LICENCE_KINDS = new Set(['licence_card', 'licence_verification', 'workers_comp_certificate']);

/** Reads a paper of compliance from its pages: what it is, whose, and what it says is covered from when until when. */
export function readPaper(pages: readonly ReadPage[]): ReadPaper {
  const all = linesOf(pages);
  const endorsements = pages
    .map(({ number }) => number)
    .filter((page) => IS_ENDORSEMENT.test(plainOf(all, page)));
  const own = all.filter(({ page }) => !endorsements.includes(page));
  const body = own.length > 0 ? own : all;
  const first = body[0]?.page ?? 1;
  const plain = body.map((line) => line.plain).join('\n');
  const carriers = readCarriers(body);
  const found = own.length > 0 ? readPolicies(own, carriers) : [];
  const kind = kindOf(
    plain,
    plainOf(all, first),
    found.map(({ policy }) => policy),
  );
  const policies = withEndorsements(policiesOf(kind, found, body), all, endorsements);
  const named = readInsured(body);
  const principal = kind === 'surety_bond' ? readPrincipal(body) : null;
  return {
    kind,
    language: SPANISH.test(plain) && !/certificate holder|named insured/.test(plain) ? 'es' : 'en',
    legalName: principal ?? named?.name ?? (LICENCE_KINDS.has(kind) ? firmOnCard(body) : null),
    dba: named?.dba ?? null,
    holder:
      kind === 'certificate_of_liability_insurance' || kind === 'workers_comp_certificate'
        ? readHolder(body)
        : null,
    issued: dateBy(body, /date issued|^issued|^date\b|^fecha|certificate date|date \(mm/),
    policies,
    licence: LICENCE_KINDS.has(kind) ? readLicence(body, kind) : null,
    bond: kind === 'surety_bond' ? readBond(body) : null,
    cancellation: kind === 'cancellation_notice' ? readCancellation(body) : null,
    effective: readEffective(body),
    expires: readExpiry(body),
    exemption: kind === 'workers_comp_exemption' ? exemptionOf(plain) : null,
    pagesMissing: arePagesMissing(plain, pages.length),
    recognised: pages.some(({ source }) => source === 'ocr'),
    certainty: Math.min(1, ...pages.map(({ certainty }) => certainty ?? 1)),
  };
}

function plainOf(lines: readonly Line[], page: number): string {
  return lines
    .filter((line) => line.page === page)
    .map((line) => line.plain)
    .join('\n');
}

function policiesOf(
  kind: ReadPaper['kind'],
  found: readonly PlacedPolicy[],
  lines: readonly Line[],
): readonly ReadPolicy[] {
  if (
    kind === 'certificate_of_liability_insurance' ||
    kind === 'workers_comp_certificate' ||
    kind === 'renewal_declarations'
  ) {
    const isAccount = lines.some(({ plain }) =>
      /account is current|premium status|in good standing/.test(plain),
    );
    const marked = kind === 'workers_comp_certificate' && isAccount ? [] : markProofs(found, lines);
    if (marked.length > 0 || kind === 'certificate_of_liability_insurance') return marked;
  }
  if (kind === 'workers_comp_certificate')
    return [{ ...namedPolicy(lines, 'WC'), number: accountIn(lines), statutory: 'yes' }];
  if (kind === 'cancellation_notice' || kind === 'renewal_declarations') {
    const plain = lines.map((line) => line.plain).join(' ');
    const named = POLICY_WORDS.find(([, words]) => words.test(plain))?.[0];
    return named ? [namedPolicy(lines, named)] : [];
  }
  return [];
}

/** A policy that a notice speaks of in its sentences. */
function namedPolicy(lines: readonly Line[], kind: PolicyKind): ReadPolicy {
  const texts = lines.map((line) => joinText([line, ...[rightOf(lines, line)].flatMap((one) => one ?? [])]));
  const period = periodOf(texts.filter((text) => /period|term|vigencia|effective|expir|from/i.test(text)));
  return {
    kind,
    carrier: labelledValue(lines, /^(?:company|insurer|carrier|insurance company|aseguradora)\s*:?/),
    number: numberIn(texts.filter((text) => /polic|p[oó]liza/i.test(text))),
    effective: period[0],
    expires: period[1],
    limits: {},
    statutory: null,
    additionalInsured: 'no',
    waiver: 'no',
  };
}

function labelledValue(lines: readonly Line[], label: RegExp): string | null {
  for (const line of lines) {
    const at = label.exec(line.plain);
    const rest = at ? line.text.slice(at[0].length).trim() : null;
    if (rest === null) continue;
    return rest !== '' ? rest : (rightOf(lines, line)?.text ?? null);
  }
  return null;
}

function accountIn(lines: readonly Line[]): string | null {
  return labelledValue(lines, /^(?:account|cuenta|policy)\s*(?:#|no\.?|number|id)\s*:?/);
}

/** An endorsement in the file proves what a box only says, of the policy it names. */
function withEndorsements(
  policies: readonly ReadPolicy[],
  all: readonly Line[],
  pages: readonly number[],
): ReadPolicy[] {
  const result = [...policies];
  for (const page of pages) {
    const plain = plainOf(all, page);
    const lines = all.filter((line) => line.page === page);
    const number =
      /po\w{2,4}y (?:number|no\.?)\s*:?\s*([a-z0-9][a-z0-9 -]*\d[a-z0-9-]*)/
        .exec(plain)?.[1]
        ?.toUpperCase() ?? null;
    const isWaiver =
      /waiver|waive any right|right to recover/.test(plain) &&
      !/additional insured/.test(plain.slice(0, 500));
    const isWorkers = /workers'? comp/.test(plain);
    const proof = isWaiver
      ? { waiver: 'endorsement' as const }
      : { additionalInsured: 'endorsement' as const };
    const kind = isWorkers ? 'WC' : 'GL';
    const at = result.findIndex((one) =>
      number !== null && one.number !== null ? squeeze(one.number) === squeeze(number) : one.kind === kind,
    );
    const known = result[at];
    if (known) result[at] = { ...known, ...proof };
    else if (policies.length === 0 && !result.some((one) => one.kind === kind))
      result.push({
        kind,
        carrier:
          /company: (.+)/.exec(
            lines
              .map(({ text }) => text)
              .join('\n')
              .replace(/Company: /i, 'company: '),
          )?.[1] ?? null,
        number,
        effective: readEffective(lines),
        expires: readExpiry(lines),
        limits: {},
        statutory: null,
        additionalInsured: 'no',
        waiver: 'no',
        ...proof,
      });
  }
  return result;
}

const squeeze = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

function exemptionOf(plain: string): ReadPaper['exemption'] {
  if (/location of job|permit applied for|valid only for the (?:permit|job|location)/.test(plain))
    return 'job';
  return 'person';
}

function arePagesMissing(plain: string, pages: number): boolean {
  const said = /page \d+ of (\d+)/.exec(plain)?.[1];
  return (
    (said !== undefined && Number(said) > pages) ||
    (/continued on (?:the )?(?:next page|page 2)/.test(plain) && pages === 1)
  );
}
