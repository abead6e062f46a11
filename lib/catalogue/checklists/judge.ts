import { decide, type KnownFacts } from './condition';
import type { Condition, DocumentRecord, FactId, Layer } from './types';

/** `may_be_asked` is never counted as missing; `ask` waits for an answer. */
export type DocumentStatus = 'required' | 'may_be_asked' | 'ask';

export interface Judgement {
  readonly status: DocumentStatus | 'not_needed';
  /** The facts it rests on; for `ask`, those that are missing. */
  readonly by: readonly FactId[];
}

/** The status of a document by the known facts. Monotone: further answers only resolve an `ask`. */
export function judge(document: DocumentRecord, known: KnownFacts): Judgement {
  const applies = decide(document.when, known);
  if (applies.verdict === 'no') return { status: 'not_needed', by: applies.by };
  if (applies.verdict === 'ask') return { status: 'ask', by: applies.by };
  if (document.requiredWhen) return judgeStrength(document.requiredWhen, applies.by, known);
  const open = document.level === 'conditional' && 'always' in document.when;
  return { status: open ? 'may_be_asked' : 'required', by: applies.by };
}

function judgeStrength(requiredWhen: Condition, by: readonly FactId[], known: KnownFacts): Judgement {
  const strong = decide(requiredWhen, known);
  if (strong.verdict === 'ask') return { status: 'ask', by: strong.by };
  return {
    status: strong.verdict === 'yes' ? 'required' : 'may_be_asked',
    by: [...new Set([...by, ...strong.by])],
  };
}

/**
 * A document required by a rule for named states or counties belongs to the state layer there; elsewhere it
 * keeps its layer.
 */
export function getLayer(document: DocumentRecord, judgement: Judgement): Layer {
  const byPlace = judgement.by.some(isPlaceFact);
  if (!byPlace) return document.layer;
  return judgement.status === 'not_needed' || namesPlace(document.when) ? 'state' : document.layer;
}

function isPlaceFact(fact: FactId): boolean {
  return fact === 'state' || fact === 'county';
}

function namesPlace(condition: Condition): boolean {
  if ('always' in condition) return false;
  if ('all' in condition) return condition.all.some(namesPlace);
  if ('any' in condition) return condition.any.some(namesPlace);
  return isPlaceFact(condition.fact) && condition.op !== 'ne';
}
