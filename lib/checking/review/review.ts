import { findDocuments } from './documents';
import type { ReviewInput } from './input';
import { judgePackage } from './judge';
import type { Review } from './types';

/** Reviews a package: what it contains, what is missing and what is inconsistent. Deterministic. */
export function reviewPackage(input: ReviewInput): Review {
  const documents = findDocuments(input);
  return { documents, ...judgePackage(input, documents) };
}
