import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LinearModel } from '@/lib/checking/review/recognise/chance';
import type { Learned } from './learn';

const PATH = join(import.meta.dirname, '../../../../lib/checking/review/recognise/weights.ts');

/** Replaces the weights in use, with what they were learned from. */
export async function writeWeights(
  { page, presence }: Learned,
  { makers, pairs }: { makers: readonly string[]; pairs: number },
): Promise<void> {
  const on = new Date().toISOString().slice(0, 10);
  const names = makers.map((maker) => `'${maker}'`).join(', ');
  await writeFile(
    PATH,
    `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learned, and alike by chance
import type { LinearModel } from './chance';

export interface RecogniserWeights {
  /** What the weights were learned from, for whoever wonders. */
  readonly learned: { readonly on: string; readonly makers: readonly string[]; readonly pairs: number };
  /** Whether a page is a document, by \`FEATURES\`. */
  readonly page: LinearModel;
  /** Whether a document is anywhere in a package, by \`PRESENCE_FEATURES\`. */
  readonly presence: LinearModel;
}

/** Written by \`npm run train:recogniser -- --write\`; not to be changed by hand. */
export const WEIGHTS: RecogniserWeights = {
  learned: { on: '${on}', makers: [${names}], pairs: ${pairs} },
  page: ${toSource(page)},
  presence: ${toSource(presence)},
};
`,
  );
}

function toSource({ bias, weights }: LinearModel): string {
  const rows = Object.entries(weights).map(
    ([name, weight]) => `      ${/^[a-z]+$/i.test(name) ? name : `'${name}'`}: ${weight},`,
  );
  return `{\n    bias: ${bias},\n    weights: {\n${rows.join('\n')}\n    },\n  }`;
}
