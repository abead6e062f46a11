import {
  ADOPTION_AS_OF,
  ADOPTION_CONFIDENCE,
  ADOPTION_NOTES,
  ADOPTION_SOURCES,
  IRC_BY_EDITION,
  LOCAL_IRC_STATES,
  LOCAL_NEC_STATES,
  NEC_BY_EDITION,
} from '@/content/requirements/code-adoption';
import type { Confidence, Source, StateCode, Text } from './types';

/**
 * `adopted`: the state sets one edition. `local`: cities adopt their own. `unknown`: not recorded.
 * In the last two there is no edition and the person verifies with the city; neither is a fault.
 */
export type CodeEdition =
  | { readonly status: 'adopted'; readonly edition: string }
  | { readonly status: 'local' | 'unknown'; readonly edition: null };

export interface AdoptedCodes {
  readonly irc: CodeEdition;
  readonly nec: CodeEdition;
  readonly note: Text | null;
  readonly confidence: Confidence;
  readonly asOf: string;
  readonly sources: readonly Source[];
}

/** The code editions a state sets, as far as they are known. */
export function adoptedCodes(state: StateCode): AdoptedCodes {
  return {
    irc: findEdition(state, IRC_BY_EDITION, LOCAL_IRC_STATES),
    nec: findEdition(state, NEC_BY_EDITION, LOCAL_NEC_STATES),
    note: ADOPTION_NOTES[state] ?? null,
    confidence: ADOPTION_CONFIDENCE,
    asOf: ADOPTION_AS_OF,
    sources: ADOPTION_SOURCES,
  };
}

function findEdition(
  state: StateCode,
  byEdition: Readonly<Record<string, readonly StateCode[]>>,
  local: readonly StateCode[],
): CodeEdition {
  if (local.includes(state)) return { status: 'local', edition: null };
  const entry = Object.entries(byEdition).find(([, states]) => states.includes(state));
  return entry ? { status: 'adopted', edition: entry[0] } : { status: 'unknown', edition: null };
}
