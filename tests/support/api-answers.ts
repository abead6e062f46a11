import { afterEach, beforeEach, vi } from 'vitest';
import type { z } from 'zod';
import type { AnyOperation, Operation } from '@/lib/edge/api/operation';
import type { Access } from '@/lib/identity/access/gate';

/** What a component asks our API, and what it is answered; a call nobody answers fails like a lost connection. */
export interface ApiAnswers {
  /** Each call as its operation's id, or as its path where none is known, in order. */
  asked: string[];
  /** Answers a call from now on, with what its operation's schemas allow. */
  answer: <Q extends z.ZodType<object>, R extends z.ZodType>(
    operation: Operation<Access, z.ZodType<object>, Q, z.ZodType, R>,
    give: (query: z.output<Q>) => Promise<z.input<R>> | z.input<R>,
  ) => void;
  /** Refuses a call from now on with this status, or gives no answer at all. */
  refuse: (operation: AnyOperation, status: number | 'no answer') => void;
}

interface Answered {
  operation: AnyOperation;
  give: (query: object) => unknown;
}

/** Stands in for the API in a test file; `usual` says what is answered where a test says nothing else. */
export function answersOfApi(usual: (api: ApiAnswers) => void): ApiAnswers {
  const answered = new Map<string, Answered>();
  const set = (operation: AnyOperation, give: Answered['give']) =>
    void answered.set(`/api/v1${operation.path}`, { operation, give });
  const api: ApiAnswers = {
    asked: [],
    answer: (operation, give) =>
      set(operation, async (query) => operation.response?.parse(await give(query as never))),
    refuse: (operation, status) =>
      set(operation, () => {
        if (status === 'no answer') throw new TypeError('Failed to fetch');
        return new Response('{}', { status });
      }),
  };
  beforeEach(() => {
    answered.clear();
    api.asked = [];
    usual(api);
    vi.stubGlobal('fetch', async (address: string) => {
      const { pathname, searchParams } = new URL(address, window.location.href);
      const known = answered.get(pathname);
      api.asked.push(known?.operation.id ?? pathname);
      if (!known) throw new TypeError(`Nobody answers ${pathname}`);
      const query = known.operation.query?.safeParse(Object.fromEntries(searchParams));
      if (query?.success === false) return new Response('{}', { status: 400 });
      const given = await known.give(query?.data ?? {});
      return given instanceof Response ? given : Response.json(given);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return api;
}
