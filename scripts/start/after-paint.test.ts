import { describe, expect, it } from 'vitest';
import { loadAfterPaint } from './after-paint.mjs';

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>document.theme=1</script></head>',
  '<body><p>Text</p><script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{\\"children\\":\\"a ) b ]) c\\"}]\\n"])</script></body></html>',
].join('');

function rewrite(html: string): { html: string; kept: unknown[] } {
  const kept: unknown[] = [];
  const rewritten = loadAfterPaint(html, (data) => {
    kept.push(JSON.parse(data));
    return `/data/${kept.length}.json`;
  });
  return { html: rewritten, kept };
}

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
