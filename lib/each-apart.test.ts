import { describe, expect, it, vi } from 'vitest';
import type { Context } from './context';
import { forEachApart } from './each-apart';

function watch() {
  const error = vi.fn();
  const ctx = { log: { error } } as unknown as Context;
  const apart = { failure: 'It failed', label: (item: number) => ({ item }) };
  return { ctx, error, apart };
}

describe('forEachApart', () => {
  it('goes on after a failure, which the log names', async () => {
    const { ctx, error, apart } = watch();
    const done: number[] = [];
    const result = await forEachApart(ctx, [1, 2, 3], apart, (item) => {
      if (item === 2) throw new Error('two');
      done.push(item);
    });
    expect({ result, done }).toEqual({ result: { failed: 1 }, done: [1, 3] });
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: new Error('two'), item: 2 }, 'It failed');
  });

  it('fails itself where every item does', async () => {
    const { ctx, apart } = watch();
    const fail = () => Promise.reject(new Error('down'));
    await expect(forEachApart(ctx, [1, 2], apart, fail)).rejects.toThrow('down');
    await expect(forEachApart(ctx, [], apart, fail)).resolves.toEqual({ failed: 0 });
  });

  it('gives up after twenty failures in a row, and not after as many apart', async () => {
    const { ctx, apart, error } = watch();
    const many = Array.from({ length: 100 }, (_, at) => at);
    await expect(
      forEachApart(ctx, many, apart, (item) => {
        if (item > 0) throw new Error('down');
      }),
    ).rejects.toThrow('down');
    expect(error).toHaveBeenCalledTimes(20);
    const odd = (item: number) => {
      if (item % 2 === 1) throw new Error('odd');
    };
    await expect(forEachApart(ctx, many, apart, odd)).resolves.toEqual({ failed: 50 });
  });

  it('ends when it is stopped', async () => {
    const { ctx, apart } = watch();
    const stop = new AbortController();
    const done: number[] = [];
    await forEachApart(ctx, [1, 2, 3], { ...apart, signal: stop.signal }, (item) => {
      done.push(item);
      stop.abort();
    });
    expect(done).toEqual([1]);
  });

  it('works for several owners beside each other, and for one of them in its order', async () => {
    const { ctx, apart } = watch();
    const begun: string[] = [];
    const release: (() => void)[] = [];
    const running = forEachApart(
      ctx,
      [1, 2, 3, 4, 5],
      { ...apart, beside: { atOnce: 2, owner: (item) => (item < 3 ? 'a' : String(item)) } },
      async (item) => {
        begun.push(`${item}`);
        await new Promise<void>((resolve) => release.push(resolve));
        if (item === 3) throw new Error('three');
      },
    );
    expect(begun).toEqual(['1', '3']);
    while (release.length > 0) {
      release.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await running).toEqual({ failed: 1 });
    expect(begun).toEqual(['1', '3', '2', '4', '5']);
  });
});
