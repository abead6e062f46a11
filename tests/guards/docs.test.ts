import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listFiles, ROOT, read } from './tree';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...listFiles('docs', /\.md$/)];
const README_WORDS = 700;
const ARCHITECTURE = 'docs/architecture.md';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** The document without its fenced blocks, which hold commands and drawings. */
function readProse(document: string): string {
  return read(document).replace(/^```[\s\S]*?^```$/gm, '');
}

/** Where `[text](target)` and `![text](target)` lead, addresses of the web left out. */
function listLinks(document: string): string[] {
  const targets = [...readProse(document).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** A heading as links name it: `## Import rules` is `#import-rules`. */
function listAnchors(document: string): Set<string> {
  const headings = [...readProse(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : posix.join(posix.dirname(document), path);
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || listAnchors(target).has(anchor);
}

const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

const IN_A_FOLDER = /^[\w.@[\]()<>{},*-]+(\/[\w.@[\]()<>{},*-]+)*\/?$/;
const FILE = /\.(tsx?|mjs|css|mdx?|json|ya?ml|sql)$/;
const AT_THE_ROOT =
  /^([\w-]+\.(md|ya?ml)|[\w-]+\.config\.(ts|mjs)|middleware\.ts|package\.json|Dockerfile|\.env\.example|\.nvmrc|\.editorconfig)$/;

/** What a document calls a file or folder of the project: by its folder, its ending, or as one that lies at the root. */
function listPaths(document: string): string[] {
  return codeIn(readProse(document)).filter((code) => {
    if (!code.includes('/')) return AT_THE_ROOT.test(code);
    if (code.startsWith('/') || !IN_A_FOLDER.test(code)) return false;
    return FILE.test(code) || existsSync(join(ROOT, code.split('/')[0] ?? ''));
  });
}

/** Of `lib/<domain>/types.ts` the part before the placeholder. */
function isThere(path: string): boolean {
  const segments = path.split('/');
  const open = segments.findIndex((segment) => /[<>{}*]/.test(segment));
  return existsSync(join(ROOT, ...(open === -1 ? segments : segments.slice(0, open))));
}

describe.each(DOCUMENTS)('%s', (document) => {
  test('has links that lead somewhere', () => {
    expect(listLinks(document).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  test('names files and folders that are there', () => {
    expect(listPaths(document).filter((path) => !isThere(path))).toEqual([]);
  });

  test('names commands that are there', () => {
    const named = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the way in', () => {
  test('is short', () => {
    expect(read('README.md').split(/\s+/).filter(Boolean).length).toBeLessThan(README_WORDS);
  });

  test('leads to every document', () => {
    const linked = ['README.md', 'docs/decisions/README.md'].flatMap((from) =>
      listLinks(from).map((link) => posix.join(posix.dirname(from), link.split('#')[0] ?? '')),
    );
    expect(DOCUMENTS.filter((document) => document !== 'README.md' && !linked.includes(document))).toEqual(
      [],
    );
  });
});

describe('the table "Where is…"', () => {
  const [, table = ''] = read(ARCHITECTURE).split(/^## Where is…$/m);
  const rows = [...table.matchAll(/^\| ([^|`]+?) +\| `([^`]+)` +\| ([^|]+?) +\|$/gm)];

  test('has a row for each question', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25);
  });

  test.each(rows.map(([, question = '', file = '', names = '']) => ({ question, file, names })))(
    '$question',
    ({ file, names }) => {
      const source = read(file);
      const missing = codeIn(names).filter((name) => !new RegExp(`\\b${name}\\b`).test(source));
      expect(missing).toEqual([]);
    },
  );
});
