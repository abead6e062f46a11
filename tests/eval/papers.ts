/**
 * The papers of a contractor's office beside their truth: mails of city offices and certificates.
 *
 * `npm run eval:papers -- [--folder DIR] [--only mails|certificates] [--rows] [--part learned|unseen]`
 * `--part`: every third paper was kept unseen while the readers were written; its figures stand apart.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scoreCertificates } from './papers/certificates';
import { scoreMails } from './papers/mails';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '../shared/papers' },
    only: { type: 'string' },
    rows: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});

/** Of c05, c11, c17 and so on nobody looked at the text before the readers were done. */
const isUnseen = (file: string) => (Number(/\d+/.exec(file)?.[0]) - 5) % 6 === 0;

for (const part of ['learned', 'unseen'].filter((one) => !values.part || one === values.part)) {
  const keep = (file: string) => isUnseen(file) === (part === 'unseen');
  if (values.only !== 'certificates') {
    const tally = await scoreMails(join(values.folder, 'mails'), { keep, rows: values.rows });
    tally.print(`mails, ${part}`);
  }
  if (values.only !== 'mails') {
    const tally = await scoreCertificates(join(values.folder, 'certificates'), { keep, rows: values.rows });
    tally.print(`certificates, ${part}`);
  }
}
