/** A score as words: what a contractor can answer to. Texts: `names.likelihood.<name>`. */
export const LIKELIHOODS = ['very_likely', 'likely', 'maybe'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

const VERY_LIKELY = 0.85;
const LIKELY = 0.65;

export function toLikelihood(score: number): Likelihood {
  if (score >= VERY_LIKELY) return 'very_likely';
  return score >= LIKELY ? 'likely' : 'maybe';
}
