import 'server-only';
import { storeBy } from '@/lib/checking/files/settings';
import type { FileStore } from '@/lib/checking/files/types';
import { env } from '@/lib/env';

let store: FileStore | undefined;

/** Where uploaded files lie here. */
export function fileStore(): FileStore {
  store ??= storeBy(env());
  return store;
}
