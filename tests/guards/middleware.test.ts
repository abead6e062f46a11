import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, test } from 'vitest';
import { config } from '@/middleware';
import { listFiles } from './tree';

// Which addresses the middleware is asked about: all but the files and calls that lie beside the pages.

const isAsked = (path: string) => doesMiddlewareMatch({ config, nextConfig: {}, url: path });

/** Files that Next names by convention, in the folder of pages. */
const CONVENTIONS: Record<string, string> = {
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
  'manifest.ts': '/manifest.webmanifest',
};

/** The address of each file that is served and is no page. */
const FILES = listFiles('app', /\.(ts|tsx|ico|svg)$/)
  .map((path) => path.slice('app/'.length))
  .filter((path) => !path.startsWith('[locale]/') && !path.startsWith('fonts/'))
  .flatMap((path) => {
    const file = CONVENTIONS[path] ?? (/\.(ico|svg)$/.test(path) ? `/${path}` : undefined);
    if (file) return [file];
    return /(^|\/)route\.tsx?$/.test(path) ? [`/${path.replace(/\/route\.tsx?$/, '')}`] : [];
  })
  .map((path) => path.replace(/\/?\[\[?\.\.\.\w+\]\]?/, '/x/y.json').replace(/\[(\w+)\]/g, '$1.png'));

test('files and calls beside the pages are served as they are', () => {
  expect(FILES.length).toBeGreaterThan(70);
  expect(FILES.filter(isAsked)).toEqual([]);
  expect(isAsked('/_next/static/chunks/main.js')).toBe(false);
});

test.each([
  '/nope.php',
  '/wp-login.php',
  '/es/foo.html',
  '/missing.pdf',
  '/.env',
  '/.git/config',
  '/cities/austin-tx.html',
  '/dashboard/permits/x.json',
  '/robots.txt.bak',
  '/es/robots.txt',
  '/sitemap.xml.gz',
  '/favicon.ico/x',
  '/pricing',
  '/es',
  '/',
])('%s is for the table of pages to decide', (path) => {
  expect(isAsked(path)).toBe(true);
});
