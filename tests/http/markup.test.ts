import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listPages } from '../support/public-pages';
import { ask, forEachParallel } from './site';

const CHECKER = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');
/** Java, and the Nu HTML checker. */
const IS_THERE = existsSync(CHECKER) && spawnSync('java', ['-version']).status === 0;

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** How React writes a form that is sent to its own address, which browsers take it for. */
const OWN_ADDRESS = 'Bad value “” for attribute “action” on element “form”';

test.skipIf(!IS_THERE)('the Nu HTML checker finds no error on any public page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-markup-'));
  try {
    await forEachParallel(listPages(), async ({ path }) => {
      const { status, text } = await ask(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    });
    const found = await check(folder);
    const errors = found
      .filter(({ type }) => type === 'error' || type === 'non-document-error')
      .filter(({ message }) => !message.startsWith(OWN_ADDRESS))
      .map(({ url = '', message, extract = '' }) => `${url.split(folder).at(-1)}: ${message} ${extract}`);
    expect(errors).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function check(folder: string): Promise<z.infer<typeof report>['messages']> {
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always', '--skip-non-html'];
  const { stderr } = await promisify(execFile)('java', ['-jar', CHECKER, ...options, folder], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return report.parse(JSON.parse(stderr)).messages;
}
