import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadAfterPaint, withoutScripts } from './after-paint.mjs';

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>document.theme=1</script></head>',
  '<body><p>Text</p><script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{\\"children\\":\\"a ) b ]) c\\"}]\\n"])</script></body></html>',
].join('');

function rewrite(html: string, options?: { whenAsked: boolean }): { html: string; kept: unknown[] } {
  const kept: unknown[] = [];
  const rewritten = loadAfterPaint(
    html,
    (data) => {
      kept.push(JSON.parse(data));
      return `/data/${kept.length}.json`;
    },
    options,
  );
  return { html: rewritten, kept };
}

it('a page that runs nothing keeps no script and fetches none', () => {
  const html = withoutScripts(PAGE);
  expect(html).not.toMatch(/<script|rel="preload"/);
  expect(html).toContain('<p>Text</p>');
});

describe('loadAfterPaint', () => {
  const { html, kept } = rewrite(PAGE);

  it('leaves nothing of the bundles to be fetched while the page is read', () => {
    expect(html).not.toMatch(/<script src="[^"]+"[^>]* async/);
    expect(html).not.toContain('rel="preload" as="script"');
  });

  it('takes React’s data out, piece by piece and in its order', () => {
    expect(html).not.toContain('__next_f.push(');
    expect(kept).toEqual([[[0], [1, '0:["$","p",null,{"children":"a ) b ]) c"}]\n']]]);
  });

  it('names data and scripts for the loader at the end, with the id React looks for', () => {
    expect(html).toMatch(
      /<script data-page="\/data\/1\.json" data-scripts="\/_next\/static\/chunks\/b\.js \/_next\/static\/chunks\/a\.js#_R_">.*<\/script><\/body>/,
    );
  });

  it('keeps what has to run at once, and what only old browsers run', () => {
    expect(html).toContain('<script>document.theme=1</script>');
    expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  });

  it('changes nothing twice, and nothing that has no scripts', () => {
    expect(rewrite(html)).toEqual({ html, kept: [] });
    expect(rewrite('<html><body>Text</body></html>').html).toBe('<html><body>Text</body></html>');
  });

  it('fails on data of a form it does not know', () => {
    expect(() => rewrite(PAGE.replace('push([0])', 'push([run()])'))).toThrow();
  });
});

describe('the loader', () => {
  afterEach(() => vi.useRealTimers());

  interface Added {
    kind: string;
    src?: string;
    id?: string;
  }

  /** Runs the loader of a page that is never painted; `answers` are what its data file is answered with, in turn. */
  function run(
    answers: (() => Promise<unknown>)[],
    { whenAsked = false, search = '' }: { whenAsked?: boolean; search?: string } = {},
  ) {
    vi.useFakeTimers();
    const [, page = '', scripts = '', when, code = ''] =
      /data-page="([^"]+)" data-scripts="([^"]+)"(?: data-when="(\w+)")?>(.*?)<\/script>/.exec(
        rewrite(PAGE, { whenAsked }).html,
      ) ?? [];
    const done = new Map<string, (event: object) => void>();
    const added: Added[] = [];
    const asked: string[] = [];
    const self: { __next_f?: unknown[] } = {};
    runInNewContext(code, {
      self,
      setTimeout,
      PerformanceObserver: class {
        observe() {}
      },
      fetch: (url: string) => {
        asked.push(url);
        return (answers.shift() ?? (() => Promise.reject(new Error('gone'))))();
      },
      location: { search },
      addEventListener: (act: string, then: () => void) => done.set(act, then),
      removeEventListener: (act: string) => done.delete(act),
      document: {
        currentScript: { dataset: { page, scripts, when } },
        createElement: (kind: string): Added => ({ kind }),
        head: { appendChild: (element: Added) => added.push(element) },
      },
    });
    return {
      asked,
      self,
      act: (name: string, event = {}) => done.get(name)?.(event),
      scripts: () => added.filter(({ kind }) => kind === 'script'),
    };
  }

  const good = async () => ({ ok: true, json: async () => [[0], [1, 'text']] });

  it('puts the data there, then adds each script once', async () => {
    const { asked, self, scripts } = run([good]);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['/data/1.json']);
    expect(self.__next_f).toEqual([[0], [1, 'text']]);
    expect(scripts()).toMatchObject([
      { src: '/_next/static/chunks/b.js' },
      { src: '/_next/static/chunks/a.js', id: '_R_' },
    ]);
  });

  it('asks again after an error and after an answer that is none, and runs nothing without data', async () => {
    const refused = async () => ({ ok: false, json: async () => [] });
    const { asked, scripts } = run([refused, () => Promise.reject(new Error('offline')), good]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([asked.length, scripts().length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked.length, scripts().length]).toEqual([3, 2]);
  });

  it('of a page to be read asks for nothing until its reader does something', async () => {
    const { asked, act, scripts } = run([good], { whenAsked: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    act('touchstart');
    act('scroll');
    await vi.advanceTimersByTimeAsync(10);
    expect([asked.length, scripts().length]).toEqual([1, 2]);
  });

  it('does not take a pointer that rests where the page is laid out for a reader who moves it', async () => {
    const { asked, act } = run([good], { whenAsked: true });
    act('pointermove', { clientX: 0, clientY: 0 });
    act('pointermove', { clientX: 0, clientY: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    act('pointermove', { clientX: 3, clientY: 0 });
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(1);
  });

  it('does not wait where the address carries a referral', async () => {
    const { asked } = run([good], { whenAsked: true, search: '?x=1&ref=ABC' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(1);
  });

  it('gives up after three', async () => {
    const { asked, scripts } = run([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, scripts().length]).toEqual([3, 0]);
  });
});
