import type { FaultKind, Shape } from './fault-kind';
import { FAULTS_BETWEEN } from './faults-between';
import { FAULTS_WITHIN } from './faults-within';
import type { TrueFault } from './truth';

/** Every kind of fault that can be planted. Their order decides which package has which. */
export const FAULT_KINDS: readonly FaultKind[] = [...FAULTS_BETWEEN, ...FAULTS_WITHIN];

/** A planted fault in the words of the truth. `as` names documents that are drawn as another. */
export function toTruth(
  kind: FaultKind,
  at: string,
  told: string,
  shape: Shape,
  as: (id: string) => string,
): TrueFault {
  const documents = [at, ...(kind.also?.(at, shape) ?? [])].map(as).filter((id) => id !== '');
  return { rule: kind.rule, documents: [...new Set(documents)], field: kind.field, told: `${at}: ${told}` };
}
