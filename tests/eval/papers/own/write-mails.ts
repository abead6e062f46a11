import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Random } from '../../checks/generator/random';
import type { MailTruth } from '../mails';
import { writeEml } from './eml';
import { HELD } from './mail-facts';
import type { MailLayout } from './mail-layouts';

/** Writes a set of mails with their truth into a folder. The same seed writes the same files. */
export async function writeMails(
  folder: string,
  layouts: readonly MailLayout[],
  seed: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const truth: MailTruth = { held: [...HELD], mails: [] };
  for (const layout of layouts)
    for (let at = 0; at < layout.count; at += 1) {
      const file = `${layout.name}-${at + 1}.eml`;
      const { draft, truth: own } = await layout.make(new Random(`${seed}/${layout.name}/${at}`), at);
      await writeFile(join(folder, file), writeEml(draft, `${layout.name}-${at + 1}`));
      truth.mails.push({ file, ...own });
    }
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truth, null, 1));
}
