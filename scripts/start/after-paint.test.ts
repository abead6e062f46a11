import { describe, expect, it } from 'vitest';
import { loadAfterPaint } from './after-paint.mjs';

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>document.theme=1</script></head>',
  '<body><p>Text</p><script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=[]).push([0])</script></body></html>',
].join('');

describe('loadAfterPaint', () => {
  const rewritten = loadAfterPaint(PAGE);

  it('leaves nothing of the bundles to be fetched while the page is read', () => {
    expect(rewritten).not.toMatch(/<script src="[^"]+"[^>]* async/);
    expect(rewritten).not.toContain('rel="preload" as="script"');
  });

  it('names them in their order, with the id React looks for, for the loader at the end', () => {
    expect(rewritten).toMatch(
      /<script data-scripts="\/_next\/static\/chunks\/b\.js \/_next\/static\/chunks\/a\.js#_R_">.*<\/script><\/body>/,
    );
  });

  it('keeps what has to run at once, and what only old browsers run', () => {
    expect(rewritten).toContain('<script>document.theme=1</script>');
    expect(rewritten).toContain('<script>(self.__next_f=[]).push([0])</script>');
    expect(rewritten).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  });

  it('changes nothing twice, and nothing that has no scripts', () => {
    expect(loadAfterPaint(rewritten)).toBe(rewritten);
    expect(loadAfterPaint('<html><body>Text</body></html>')).toBe('<html><body>Text</body></html>');
  });
});
