import { fold } from '@/lib/checking/review/text/fold';
import type { FeeKind } from './types';

/** The first that fits: what is done again comes before what it is done to. */
const WORDS: readonly (readonly [FeeKind, RegExp])[] = [
  ['reinspection', /\bre-? ?inspec|\breinspec/],
  ['renewal', /\brenew|\bextension|\breinstat|\bexpired|\brenovacion|\bprorroga/],
  ['plan_review', /\bplan (?:review|check)|\bplan exam|\brevision de planos|\brevision del? plano/],
  ['surcharge', /\bsurcharge|\btechnology|\brecargo|\bstate fee\b|\btecnolog/],
  ['tax', /\btax\b|\bimpuesto/],
  ['permit', /\bpermit\b|\bpermits\b|\bpermiso|\bbuilding fee|\bissuance/],
];

/** What a fee is for, by the words it is called with. */
export function feeKind(title: string): FeeKind {
  const plain = fold(title);
  return WORDS.find(([, words]) => words.test(plain))?.[0] ?? 'other';
}
