import type { Database } from '@/db/client';

export class Crash extends Error {}

/** The database as a process sees it that dies at its nth transaction: before the commit, or just after it. */
export function dying(db: Database, nth: number, committed: boolean): Database {
  let seen = 0;
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name);
      const transaction: Database['transaction'] = async (work, config) => {
        const dies = seen++ === nth;
        const result = await target.transaction(async (tx) => {
          const done = await work(tx);
          if (dies && !committed) throw new Crash();
          return done;
        }, config);
        if (dies) throw new Crash();
        return result;
      };
      return transaction;
    },
  });
}
