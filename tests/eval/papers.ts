/**
 * The papers of a contractor's office beside their truth: mails of city offices and certificates.
 *
 * `npm run eval:papers -- [--set shared|own|held] [--folder DIR] [--only mails|certificates] [--rows] [--seed N]`
 * `shared`: by another maker, every third paper kept unseen while the readers were written. `own`: drawn here, in the
 * layouts of agencies, carriers and city systems. `held`: drawn here too, in layouts kept from those who write readers.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scoreCertificates } from './papers/certificates';
import { scoreMails } from './papers/mails';
import { SEEN_LAYOUTS } from './papers/own/certificate-layouts';
import { HELD_LAYOUTS } from './papers/own/certificate-layouts-held';
import { SEEN_MAILS } from './papers/own/mail-layouts';
import { HELD_MAILS } from './papers/own/mail-layouts-held';
import { writeCertificates } from './papers/own/write-certificates';
import { writeMails } from './papers/own/write-mails';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    folder: { type: 'string', default: '../shared/papers' },
    only: { type: 'string' },
    rows: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const { rows } = values;
const isWanted = (set: string) => values.set === undefined || values.set === set;

async function score(
  title: string,
  folder: string,
  keep: (file: string) => boolean,
  write?: { mails: () => Promise<void>; certificates: () => Promise<void> },
): Promise<void> {
  if (values.only !== 'certificates') {
    await write?.mails();
    (await scoreMails(join(folder, 'mails'), { keep, rows })).print(`mails, ${title}`);
  }
  if (values.only !== 'mails') {
    await write?.certificates();
    (await scoreCertificates(join(folder, 'certificates'), { keep, rows })).print(`certificates, ${title}`);
  }
}

/** Of c05, c11, c17 and so on nobody looked at the text before the readers were done. */
const isUnseen = (file: string) => (Number(/\d+/.exec(file)?.[0]) - 5) % 6 === 0;

if (isWanted('shared')) {
  await score('another maker, learned', values.folder, (file) => !isUnseen(file));
  await score('another maker, unseen', values.folder, isUnseen);
}
for (const [set, title, mails, certificates] of [
  ['own', 'own layouts', SEEN_MAILS, SEEN_LAYOUTS],
  ['held', 'own layouts held back', HELD_MAILS, HELD_LAYOUTS],
] as const) {
  if (!isWanted(set)) continue;
  const folder = join(tmpdir(), 'lintel-eval-papers', set);
  await score(title, folder, () => true, {
    mails: () => writeMails(join(folder, 'mails'), mails, values.seed),
    certificates: () => writeCertificates(join(folder, 'certificates'), certificates, values.seed),
  });
}
