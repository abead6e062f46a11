import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fault } from './fault';

/** npm's note that it is done; its time is compared with that of package.json. */
const MARKER = 'node_modules/.package-lock.json';
/** What the last build made, where there is one: taken over, it spares the copy its first build. */
const BUILT = ['.next', 'app/fonts'];

/** A copy of the work tree in a folder of its own: nothing is ever planted in the tree itself. */
export function copyTree(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-faults-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const keep = { recursive: true, preserveTimestamps: true } as const;
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), keep);
  }
  // Hard links: the bundler does not follow a link out of the project.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  rmSync(join(folder, MARKER));
  copyFileSync(join(root, MARKER), join(folder, MARKER));
  for (const part of BUILT.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, part), join(folder, part), {
      ...keep,
      filter: (path) => path !== join(root, '.next/cache'),
    });
  if (existsSync(join(root, 'next-env.d.ts')))
    copyFileSync(join(root, 'next-env.d.ts'), join(folder, 'next-env.d.ts'));
  return folder;
}

export function dropTree(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** How often a text stands in another. */
export function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** Why a fault cannot be planted; null where it can. */
export function obstacle(root: string, { file, find, replace }: Fault): string | null {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} is not there`;
  const times = occurrences(readFileSync(path, 'utf8'), find);
  if (times !== 1) return `its text stands ${times} times in ${file}`;
  return find === replace ? 'it changes nothing' : null;
}

/** Plants a fault in a copy; the answer takes it out again, to the second. */
export function plant(folder: string, { file, find, replace }: Fault): () => void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const { atime, mtime } = statSync(path);
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  return () => {
    writeFileSync(path, before);
    utimesSync(path, atime, mtime);
  };
}
