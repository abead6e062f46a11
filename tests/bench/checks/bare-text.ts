/** The text of a file by unpdf alone, as its documentation says to; a process of its own, as the reader is. */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';

const [path = ''] = process.argv.slice(2);
const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(path))));
console.log(JSON.stringify({ pages: totalPages, letters: text.join('').length }));
