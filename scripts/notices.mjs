#!/usr/bin/env node
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run notices`, after the lock changed: writes THIRD_PARTY_NOTICES.txt, what runs with this product and the licence
// it comes under. Parts that only some machines install are named; their texts are those of the package they belong to.

/**
 * @typedef {{version?: string, license?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean, optionalDependencies?: Record<string, string>}} Entry
 * @typedef {{name: string, version: string, license: string, path: string, optional: boolean}} Package
 */

const MARK = 'node_modules/';

/** The lock names none for these; their licence files do. */
const BY_FILE = { 'png-js': 'MIT' };

/**
 * The packages of a lock that are installed where the product runs, sorted by name and version.
 * @param {Record<string, Entry>} packages as `packages` of package-lock.json
 * @returns {Package[]}
 */
export function listShipped(packages) {
  const nameOf = (path) => path.slice(path.lastIndexOf(MARK) + MARK.length);
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  /** The lock of a part for another machine may name no licence: it comes under that of what it is a part of. */
  const licenseOfWhole = (name) =>
    entries.find(([, { license, optionalDependencies }]) => license && optionalDependencies?.[name])?.[1]
      .license;
  const found = new Map();
  for (const [path, { version = '', license, dev, optional = false }] of entries) {
    if (dev) continue;
    const name = nameOf(path);
    const key = `${name} ${version}`;
    const known = found.get(key);
    if (known && !(known.optional && !optional)) continue;
    found.set(key, {
      name,
      version,
      license: license ?? licenseOfWhole(name) ?? BY_FILE[name] ?? 'UNKNOWN',
      path,
      optional,
    });
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** @param {Package} shipped */
export function lineOf({ name, version, license }) {
  return `${name} ${version} (${license})`;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** The texts that lie in a package's folder, as one. */
function textOf(root, { path }) {
  const folder = join(root, path);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
  return files
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/\r\n?/g, '\n')
        .replace(/[ \t]+$/gm, '')
        .trim(),
    )
    .join('\n\n');
}

/** @param {string} root */
function notices(root) {
  const shipped = listShipped(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages);
  const byText = new Map();
  for (const one of shipped.filter(({ optional }) => !optional)) {
    const text = textOf(root, one);
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const rule = '='.repeat(80);
  return [
    'What runs with this product, and the licence each comes under. Written by `npm run notices`.',
    '',
    ...shipped.map(lineOf),
    ...[...byText].flatMap(([text, of]) => [
      '',
      rule,
      ...of.map(({ name, version }) => `${name} ${version}`),
      rule,
      '',
      text,
    ]),
    '',
  ].join('\n');
}

const isProgram = process.argv[1] === fileURLToPath(import.meta.url);
if (isProgram) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  writeFileSync(join(root, 'THIRD_PARTY_NOTICES.txt'), notices(root));
}
