import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { THEME_SCRIPT } from '@/components/layout/theme';
import { sharedScripts, writeInlineScripts } from './inline-scripts.mjs';

const LOADER = '(function(){load()})()';

function page(extra = ''): string {
  return [
    `<html><head><script>${THEME_SCRIPT}</script><script src="/_next/static/a.js" async=""></script></head><body>`,
    `<script type="application/ld+json">{"@type":"${extra.length}"}</script>${extra}`,
    `<script data-page="/${extra.length}.json">${LOADER}</script></body></html>`,
  ].join('');
}

const toHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('sharedScripts', () => {
  it('hashes what every page runs: not its files, not its data', () => {
    const pages = new Map([
      ['/en', page()],
      ['/es/precios', page('<p>Precios</p>')],
      ['/_global-error', `<html><body><script>${LOADER}</script></body></html>`],
    ]);
    expect(sharedScripts(pages)).toEqual([toHash(THEME_SCRIPT), toHash(LOADER)]);
  });

  it.each([
    '<script>own()</script>',
    '<script type="module">own()</script>',
    '<script async>\nown()</script>',
    '<script type="speculationrules">own()</script>',
  ])('names the page that brings %s', (script) => {
    const pages = new Map([
      ['/en', page()],
      ['/en/pricing', page(script)],
      ['/es', page()],
    ]);
    expect(() => sharedScripts(pages)).toThrow(/\/en\/pricing holds an inline script.*own\(\)/s);
  });

  it('names an error’s page that does', () => {
    const pages = new Map([
      ['/en', page()],
      ['/_not-found', '<html><body><script>own()</script></body></html>'],
    ]);
    expect(() => sharedScripts(pages)).toThrow('/_not-found');
  });
});

describe('writeInlineScripts', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lintel-inline-'));
    mkdirSync(join(root, '.next/server/app/en/cities'), { recursive: true });
    for (const name of ['en', 'es', 'en/pricing', 'en/cities/austin-tx', '_not-found'])
      writeFileSync(join(root, `.next/server/app/${name}.html`), page());
    manifest({ '/en/pricing': false, '/robots.txt': 60 });
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function manifest(revalidate: Record<string, number | false>): void {
    const routes = Object.fromEntries(
      Object.entries(revalidate).map(([path, seconds]) => [path, { initialRevalidateSeconds: seconds }]),
    );
    writeFileSync(join(root, '.next/prerender-manifest.json'), JSON.stringify({ routes }));
  }

  it('keeps the hashes and the addresses of static pages', () => {
    writeInlineScripts(root);
    expect(JSON.parse(readFileSync(join(root, '.next/inline-scripts.json'), 'utf8'))).toEqual({
      hashes: [toHash(THEME_SCRIPT), toHash(LOADER)],
      pages: ['/en', '/en/cities/austin-tx', '/en/pricing', '/es'],
    });
  });

  it('refuses a page that is made again while the server runs', () => {
    manifest({ '/en': false, '/en/pricing': 300 });
    expect(() => writeInlineScripts(root)).toThrow(/revalidate.*\/en\/pricing/);
  });
});
