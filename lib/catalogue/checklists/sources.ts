import { findSource } from '@/content/requirements/sources';
import type { Source, SourceKey } from './types';

/** The pages behind a record's keys, in its order. */
export function findSources(keys: readonly SourceKey[]): Source[] {
  return keys.flatMap((key) => findSource(key) ?? []);
}
