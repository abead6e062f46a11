import 'server-only';
import { unstable_cache } from 'next/cache';

/** Public results stay fresh this long, here and with whoever asked. */
export const FRESH_SECONDS = 300;

/** Reads again at most every five minutes for each set of arguments, which must be plain data, as the result. */
export function cachedRead<A extends string[], T>(name: string, read: (...args: A) => Promise<T>) {
  return unstable_cache(read, [name], { revalidate: FRESH_SECONDS, tags: [name] });
}
