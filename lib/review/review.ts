import { findDocuments } from './documents';
import type { ReviewInput } from './input';
import { judgePackage } from './judge';
import type { Review } from './types';

/** What a package holds, what it lacks and what does not fit together. The same input gives the same review. */
export function reviewPackage(input: ReviewInput): Review {
  const documents = findDocuments(input);
  return { documents, ...judgePackage(input, documents) };
}
