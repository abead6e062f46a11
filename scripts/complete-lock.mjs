#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run lock`, after `npm install` changed the lock. npm leaves out optional packages of other platforms that the
// registry at hand does not have, and then `npm ci` refuses the lock everywhere. This adds an entry for each, with the
// version its dependent names and the platform its name says; npm looks up address and checksum where it installs one.

const OS = { darwin: 'darwin', win32: 'win32', windows: 'win32', linux: 'linux', android: 'android' };
const OTHER_OS = ['freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const CPU = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'ppc64le',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];
const SAME_CPU = {
  gnueabihf: undefined,
  'arm-gnueabihf': 'arm',
  armv7: 'arm',
  armv6: 'arm',
  32: 'ia32',
  64: 'x64',
};

/** What a platform package's name says of where it runs: `@next/swc-linux-x64-musl`, `@esbuild/win32-arm64`. */
export function parsePlatform(name) {
  const words = name.split(/[/@-]/).filter(Boolean);
  const os = words.map((word) => OS[word] ?? (OTHER_OS.includes(word) ? word : undefined)).find(Boolean);
  const cpu = words
    .map(
      (word) =>
        SAME_CPU[word] ?? (CPU.includes(word) ? word : /^arm(v\d|eabi)?/.test(word) ? 'arm' : undefined),
    )
    .find(Boolean);
  const libc = words.includes('musl')
    ? 'musl'
    : os === 'linux' && words.some((word) => /^gnu/.test(word))
      ? 'glibc'
      : undefined;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}) };
}

/** The entries a lock lacks: optional packages that one of its packages names and does not find in that version. */
export function missingEntries(packages) {
  const missing = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const version = /\d+\.\d+\.\d+[\w.-]*/.exec(range)?.[0];
      const found = lookUp({ ...packages, ...missing }, path, name);
      const isExact = version === range;
      if (version === undefined || (found && (!isExact || found.version === version))) continue;
      missing[`${found ? `${path}/` : ''}node_modules/${name}`] = {
        version,
        ...parsePlatform(name),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

/** As Node looks a package up: beside it, then in each folder above. */
function lookUp(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock.packages);
  lock.packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries added.`);
}
