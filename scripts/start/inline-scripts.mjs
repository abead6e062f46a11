import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { StartFailure } from './failure.mjs';

// The scripts that stand in the HTML of static pages, by their hashes: a browser is told to run these and no others.
// They are the same on every page (the theme, the bundler's first line, the loader of `after-paint.mjs`). One that
// a single page brings fails the build: whatever writes it there belongs into a bundle.

/** Read by `lib/edge/server/page-headers.ts`. */
const FILE = '.next/inline-scripts.json';
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
/** Data, which no browser runs. */
const DATA = /\btype="application\/(ld\+)?json"/;
/** Pages of a language; the others (an error's) hold fewer. */
const PAGE = /^\/[a-z]{2}(\/|$)/;

/**
 * The hashes of what all pages run. Throws when one runs more.
 * @param {Map<string, string>} pages HTML by address
 * @returns {string[]} As a policy writes them: `'sha256-…'`
 */
export function sharedScripts(pages) {
  const found = [...pages].map(([page, html]) => ({ page, scripts: inlineScripts(html) }));
  const [first, ...rest] = found.filter(({ page }) => PAGE.test(page)).map(({ scripts }) => new Set(scripts));
  const shared = [...(first ?? [])].filter((script) => rest.every((scripts) => scripts.has(script)));
  for (const { page, scripts } of found) {
    const own = scripts.find((script) => !shared.includes(script));
    if (own === undefined) continue;
    throw new StartFailure(
      `The build failed:\n${page} holds an inline script that not every page has, so no browser would run it: ${own.slice(0, 80)}`,
    );
  }
  return shared.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

function inlineScripts(html) {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes, code]) =>
    /\bsrc=/.test(attributes) || DATA.test(attributes) ? [] : [code],
  );
}

/** Writes down which addresses the build made into files and what their inline scripts are. */
export function writeInlineScripts(root) {
  const folder = join(root, '.next/server/app');
  if (!existsSync(folder)) return;
  requireNoRemaking(root);
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'));
  const pages = new Map(
    names
      .sort()
      .map((name) => [
        `/${name.slice(0, -'.html'.length).split(sep).join('/')}`,
        readFileSync(join(folder, name), 'utf8'),
      ]),
  );
  writeFileSync(
    join(root, FILE),
    JSON.stringify({
      hashes: sharedScripts(pages),
      pages: [...pages.keys()].filter((page) => PAGE.test(page)),
    }),
  );
}

/** A page that is made again while the server runs holds React's data inline, which no hash of the build knows. */
function requireNoRemaking(root) {
  const { routes } = JSON.parse(readFileSync(join(root, '.next/prerender-manifest.json'), 'utf8'));
  const remade = Object.keys(routes).filter(
    (path) => PAGE.test(path) && routes[path].initialRevalidateSeconds !== false,
  );
  if (remade.length === 0) return;
  throw new StartFailure(`The build failed:\nA static page cannot have \`revalidate\`: ${remade.join(', ')}`);
}
