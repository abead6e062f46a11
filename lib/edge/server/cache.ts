import 'server-only';
import { unstable_cache } from 'next/cache';
import { FRESH_SECONDS } from '@/lib/edge/api/fields';

/** Reads again at most every five minutes for each set of arguments, which must be plain data, as the result. */
export function cachedRead<A extends string[], T>(name: string, read: (...args: A) => Promise<T>) {
  return unstable_cache(read, [name], { revalidate: FRESH_SECONDS, tags: [name] });
}
