import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderIndexes } from './cities/render';

/** Writes the lists of `content/cities` from its folders: run it after a city or a file of one has come or gone. */
const folder = join(import.meta.dirname, '../content/cities');
for (const [file, text] of renderIndexes(folder)) writeFileSync(join(folder, file), text);
