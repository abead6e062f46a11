/** Which requests: by method, by path (a text it contains, or a pattern), and how many of them. */
export interface Matcher {
  method?: 'GET' | 'POST' | 'DELETE';
  path?: string | RegExp;
  /** Contained in the body, as it was sent (form-encoded). */
  body?: string | RegExp;
  /** This many of them are let through first; none where absent. */
  skip?: number;
  /** How many fail; 1 where absent. */
  times?: number;
}

/** `before`: nothing was done. `after`: all was done, and the answer is lost. */
export type Fault =
  | { kind: 'timeout'; when: 'before' | 'after' }
  | { kind: 'reset'; when: 'before' | 'after' }
  | { kind: 'server_error'; when: 'before' | 'after'; status?: 500 | 502 | 503 }
  | { kind: 'lock' }
  | { kind: 'rate_limit' }
  | { kind: 'malformed'; when: 'before' | 'after' }
  /** Waits until the promise is kept, then does as asked. */
  | { kind: 'hold'; until: Promise<unknown> };

interface Planned {
  matcher: Matcher;
  fault: Fault;
  skip: number;
  left: number;
}

export class Faults {
  private planned: Planned[] = [];

  plan(matcher: Matcher, fault: Fault): void {
    this.planned.push({ matcher, fault, skip: matcher.skip ?? 0, left: matcher.times ?? 1 });
  }

  clear(): void {
    this.planned = [];
  }

  /** How many faults still wait for their request. */
  get waiting(): number {
    return this.planned.reduce((sum, { left }) => sum + left, 0);
  }

  next(request: { method: string; path: string; body: string }): Fault | null {
    for (const entry of this.planned) {
      if (entry.left === 0 || !matches(entry.matcher, request)) continue;
      if (entry.skip > 0) {
        entry.skip -= 1;
        continue;
      }
      entry.left -= 1;
      return entry.fault;
    }
    return null;
  }
}

function matches(matcher: Matcher, request: { method: string; path: string; body: string }): boolean {
  const fits = (wanted: string | RegExp | undefined, text: string): boolean =>
    wanted === undefined || (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text));
  return (
    (matcher.method === undefined || matcher.method === request.method) &&
    fits(matcher.path, request.path) &&
    fits(matcher.body, request.body)
  );
}
