import type postgres from 'postgres';

/** The database did not answer in time. What was asked may still be done. */
export class DatabaseTimeout extends Error {
  constructor(ms: number) {
    super(`The database did not answer within ${ms} ms`);
  }
}

/** Whether an error, or what caused it, is a database that cannot be reached or does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseTimeout) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true;
  return isDatabaseAway(error.cause);
}

/** Of the driver, the socket, and PostgreSQL: connections, a shutdown, a statement beyond its time, too many clients. */
const AWAY =
  /^(CONNECT(ION)?_(TIMEOUT|CLOSED|ENDED|DESTROYED|REFUSED)|ECONN(REFUSED|RESET)|ENOENT|ENOTFOUND|ETIMEDOUT|08...|57P0[123]|57014|53300)$/;

/** Rejects with `DatabaseTimeout` where the work takes longer. */
export async function inTime<T>(work: PromiseLike<T>, ms: number, onTimeout?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseTimeout(ms));
      onTimeout?.();
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Client = postgres.Sql | postgres.TransactionSql;
type Work = (client: postgres.TransactionSql) => unknown;

/**
 * The client, of which no statement, no wait for a connection and no begin or end of a transaction takes longer. The
 * server's own limit (`statement_timeout`) stops what is slow; this one is for a server that says nothing at all.
 */
export function withDeadline<C extends Client>(client: C, ms: number, onTimeout?: () => void): C {
  return new Proxy(client, {
    get(target, key, receiver) {
      if (key === 'unsafe')
        return (
          query: string,
          parameters?: Parameters<Client['unsafe']>[1],
          options?: postgres.UnsafeQueryOptions,
        ) => boundedQuery(target.unsafe(query, parameters, options), ms, onTimeout);
      if (key === 'begin' && 'begin' in target) return boundedBegin(target, ms);
      if (key === 'savepoint' && 'savepoint' in target)
        return (work: Work) => target.savepoint((inner) => work(withDeadline(inner, ms, onTimeout)));
      return Reflect.get(target, key, receiver);
    },
  });
}

/** A query is sent once somebody waits for it: from then on its time runs. */
function boundedQuery<Q extends object & PromiseLike<unknown>>(
  query: Q,
  ms: number,
  onTimeout?: () => void,
): Q {
  return new Proxy(query, {
    get(target, key) {
      if (key === 'then') {
        const then: Q['then'] = (done, failed) => inTime(target, ms, onTimeout).then(done, failed);
        return then;
      }
      if (key === 'catch')
        return (failed: (error: unknown) => unknown) => inTime(target, ms, onTimeout).catch(failed);
      if (key === 'finally') return (done: () => void) => inTime(target, ms, onTimeout).finally(done);
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key === 'values') return () => boundedQuery(value.call(target), ms, onTimeout);
      return value.bind(target);
    },
  });
}

function boundedBegin(client: postgres.Sql, ms: number) {
  return async (...given: [Work] | [string, Work]): Promise<unknown> => {
    const [options, work] = given.length === 1 ? ['', given[0]] : given;
    let giveUp = () => {};
    let isGivenUp = false;
    const late = new Promise<never>((_, reject) => {
      giveUp = () => {
        isGivenUp = true;
        reject(new DatabaseTimeout(ms));
      };
    });
    late.catch(() => {});
    // For the connection and the begin, and once the work is done for the end.
    let timer = setTimeout(giveUp, ms);
    const done = client.begin(options, async (tx) => {
      clearTimeout(timer);
      if (isGivenUp) throw new DatabaseTimeout(ms);
      try {
        return await work(withDeadline(tx, ms, giveUp));
      } finally {
        timer = setTimeout(giveUp, ms);
      }
    });
    done.catch(() => {});
    try {
      return await Promise.race([done, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
