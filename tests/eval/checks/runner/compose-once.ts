import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../generator/compose';
import type { PackagePlan } from '../generator/plan';
import type { EvalPackage } from '../generator/truth';

const GENERATOR = join(import.meta.dirname, '../generator');
const KEPT = join(tmpdir(), 'lintel-eval-packages');

/** Drawing scans takes a while: a package is kept as long as nothing in the generator has changed. */
export async function composeOnce(plan: PackagePlan): Promise<EvalPackage> {
  await mkdir(KEPT, { recursive: true });
  const path = join(KEPT, `${generatorHash}-${plan.set}-${plan.number}.json`);
  if (existsSync(path)) return parse(await readFile(path, 'utf8'));
  const one = await compose(plan);
  const files = one.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes).toString('base64') }));
  const written = `${path}.${process.pid}`;
  await writeFile(written, JSON.stringify({ ...one, files }));
  await rename(written, path);
  return one;
}

type Kept = Omit<EvalPackage, 'files'> & {
  files: (Omit<EvalPackage['files'][number], 'bytes'> & { bytes: string })[];
};

function parse(text: string): EvalPackage {
  const kept = JSON.parse(text) as Kept;
  return {
    ...kept,
    files: kept.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes, 'base64') })),
  };
}

const generatorHash = readdirSync(GENERATOR)
  .sort()
  .reduce((hash, name) => hash.update(readFileSync(join(GENERATOR, name))), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);
