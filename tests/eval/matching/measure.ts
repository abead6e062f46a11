import { createHash } from 'node:crypto';
import { createContractorReader } from '@/lib/tracking/feeds/contractor-column';
import { bestMatch } from '@/lib/tracking/matching/candidates';
import { indexNames } from '@/lib/tracking/matching/name-index';
import { type ComparedName, MIN_SCORE } from '@/lib/tracking/matching/score';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { LabelledPair } from './pairs';

/** How a pair of names is decided by the product's own path: found by the index, compared, asked about. */
export interface Decision {
  pair: LabelledPair;
  score: number;
  /** The contractor is asked whether it is theirs, or it is watched. */
  suggested: boolean;
  /** Watched without a question: the normalised names are equal. */
  confirmed: boolean;
}

const readWithPerson = createContractorReader(['person_comma_firm']);
const readWithQualifier = createContractorReader(['company_dash_qualifier']);
const readPlain = createContractorReader(['strip_main_marker']);

export function decide(pair: LabelledPair): Decision {
  const own: ComparedName = { norm: normaliseContractorName(pair.own) ?? '', raw: pair.own };
  const city = readCity(pair);
  const shares = indexNames([city])(own).length > 0;
  const score = shares ? bestMatch([own], city).score : 0;
  return { pair, score, suggested: score >= MIN_SCORE, confirmed: own.norm === city.norm };
}

/** The cell as a feed that joins person and firm in its way is read. */
function readCity({ kind, city }: LabelledPair): ComparedName {
  const read = kind !== 'person_and_firm' ? readPlain : / - /.test(city) ? readWithQualifier : readWithPerson;
  const { norm, name } = read(city);
  // Where a cell was split, the rest of it is no name of the firm.
  return { norm: norm ?? '', raw: kind === 'person_and_firm' ? norm : name };
}

/** A third of the pairs, chosen by their text: kept apart while the rules are tuned. */
export function isUnseen({ own, city }: LabelledPair): boolean {
  return (createHash('sha256').update(`${own}|${city}`).digest()[0] ?? 0) % 3 === 0;
}

export interface Figures {
  pairs: number;
  recall: number;
  precision: number;
  confirmed: number;
  confirmedWrong: number;
  confirmedRecall: number;
}

/** What is unsure is rightly asked about and rightly not; only confirming it by itself would be wrong. */
export function measure(decisions: readonly Decision[]): Figures {
  const count = (holds: (decision: Decision) => boolean) => decisions.filter(holds).length;
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  const isSame = ({ pair }: Decision) => pair.label === 'same';
  const same = count(isSame);
  const right = count((one) => isSame(one) && one.suggested);
  const wrong = count(({ pair, suggested }) => pair.label === 'different' && suggested);
  const confirmed = count((one) => one.confirmed);
  const confirmedRight = count((one) => isSame(one) && one.confirmed);
  return {
    pairs: decisions.length,
    recall: share(right, same),
    precision: share(right, right + wrong),
    confirmed,
    confirmedWrong: confirmed - confirmedRight,
    confirmedRecall: share(confirmedRight, same),
  };
}
