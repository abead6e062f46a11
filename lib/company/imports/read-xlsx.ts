import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { fileError } from './file-error';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS } from './types';
import { openZip, unpack } from './unzip';

/** Unpacked, what a sheet of 50,000 rows and 60 columns can have. */
const MOST_SHEET_BYTES = 160 * 1024 * 1024;
const MOST_TEXT_BYTES = 64 * 1024 * 1024;
const MOST_SMALL_BYTES = 8 * 1024 * 1024;
const MOST_CELLS = 1_500_000;

/**
 * The rows of a workbook's first sheet as text. A formula is never computed: its cell has the value the program that
 * wrote the file left in it. Days are given as days, by the cell's own format.
 */
export function readXlsx(file: Uint8Array): string[][] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = openZip(bytes);
  const read = (name: string, maxBytes: number): string | null => {
    const part = parts.get(name);
    return part ? withoutPrefix(unpack(bytes, part, maxBytes)) : null;
  };
  const workbook = read('xl/workbook.xml', MOST_SMALL_BYTES);
  if (workbook === null) throw fileError('not_a_table');
  const sheet = firstSheet(workbook, read('xl/_rels/workbook.xml.rels', MOST_SMALL_BYTES) ?? '', parts);
  const xml = sheet === null ? null : read(sheet, MOST_SHEET_BYTES);
  if (xml === null) throw fileError('not_a_table');
  const shared = readShared(read('xl/sharedStrings.xml', MOST_TEXT_BYTES) ?? '');
  const dated = dayFormats(read('xl/styles.xml', MOST_SMALL_BYTES) ?? '');
  const epoch = /<workbookPr[^>]*\bdate1904="(?:1|true)"/.test(workbook) ? EPOCH_1904 : EPOCH_1900;
  return readSheet(xml, { shared, dated, epoch });
}

function firstSheet(workbook: string, relations: string, parts: ReadonlyMap<string, unknown>): string | null {
  // A hidden sheet is none somebody meant.
  const sheets = [...elements(workbook, 'sheet')].map(({ attributes }) => attributes);
  const shown = sheets.find((one) => !/\bstate="(?:hidden|veryHidden)"/.test(one)) ?? sheets[0];
  const id = shown && /\b\w+:id="([^"]+)"/.exec(shown)?.[1];
  const relation = [...elements(relations, 'Relationship')].find(
    ({ attributes }) => id !== undefined && attributes.includes(`Id="${id}"`),
  );
  const target = relation && /\bTarget="([^"]+)"/.exec(relation.attributes)?.[1];
  const name = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (target && parts.has(name)) return name;
  return parts.has('xl/worksheets/sheet1.xml') ? 'xl/worksheets/sheet1.xml' : null;
}

function readShared(xml: string): string[] {
  const texts: string[] = [];
  for (const { body } of elements(xml, 'si')) texts.push(textOf(body));
  return texts;
}

/** The runs of a text, without what says how its syllables are spoken. */
function textOf(xml: string): string {
  let text = '';
  for (const { body } of elements(without(xml, 'rPh'), 't')) {
    text += body;
    if (text.length > 4 * MAX_CELL) break;
  }
  return unescaped(text).slice(0, MAX_CELL);
}

function without(xml: string, name: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = xml.indexOf(`<${name}`, at);
    if (start < 0) return kept + xml.slice(at);
    kept += xml.slice(at, start);
    const stop = xml.indexOf(`</${name}>`, start);
    if (stop < 0) return kept;
    at = stop + name.length + 3;
  }
}

interface Element {
  attributes: string;
  body: string;
}

/**
 * The elements of a name that hold no other of that name, looked for from one to the next: what is never closed ends
 * it, so that a file cannot make the search go over itself again and again.
 */
function* elements(xml: string, name: string): Generator<Element> {
  const open = `<${name}`;
  const close = `</${name}>`;
  let at = 0;
  for (;;) {
    const start = xml.indexOf(open, at);
    if (start < 0) return;
    const from = start + open.length;
    const end = xml.indexOf('>', from);
    if (end < 0) return;
    at = end + 1;
    if (!/[\s/>]/.test(xml[from] ?? '')) continue;
    if (xml[end - 1] === '/') {
      yield { attributes: xml.slice(from, end - 1), body: '' };
      continue;
    }
    const stop = xml.indexOf(close, at);
    if (stop < 0) return;
    yield { attributes: xml.slice(from, end), body: xml.slice(at, stop) };
    at = stop + close.length;
  }
}

/** Some programs write every name with a prefix of their own. */
function withoutPrefix(xml: string): string {
  const prefix = /<(\w{1,20}):(?:worksheet|workbook|sst|styleSheet)\b/.exec(xml.slice(0, 2_000))?.[1];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Numbers of the formats that mean a day where nothing else is said. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** For each style of a cell, whether its number is a day. */
function dayFormats(styles: string): boolean[] {
  const own = new Set(
    [...elements(styles, 'numFmt')].flatMap(({ attributes }) => {
      const id = /\bnumFmtId="(\d+)"/.exec(attributes)?.[1];
      const code = unescaped(/\bformatCode="([^"]*)"/.exec(attributes)?.[1] ?? '');
      const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
      return id !== undefined && /y/i.test(plain) && /[dm]/i.test(plain) ? [Number(id)] : [];
    }),
  );
  const [cells] = elements(styles, 'cellXfs');
  return [...elements(cells?.body ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(/\bnumFmtId="(\d+)"/.exec(attributes)?.[1] ?? 0);
    return DAY_FORMATS.has(id) || own.has(id);
  });
}

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

interface SheetFacts {
  shared: readonly string[];
  dated: readonly boolean[];
  epoch: number;
}

function readSheet(xml: string, facts: SheetFacts): string[][] {
  const rows: string[][] = [];
  let cells = 0;
  for (const row of elements(xml, 'row')) {
    const values: string[] = [];
    for (const { attributes, body } of elements(row.body, 'c')) {
      cells += 1;
      if (cells > MOST_CELLS) throw fileError('too_large');
      const column = columnOf(/\br="([A-Z]{1,3})\d/.exec(attributes)?.[1], values.length);
      // A cell far to the right is a slip of the hand, or meant to make a very wide row.
      if (column > MAX_COLUMNS + 200) continue;
      while (values.length < column) values.push('');
      values[column] = cellValue(attributes, body, facts);
    }
    if (values.every((value) => value === '')) continue;
    rows.push(values);
    if (rows.length > MAX_ROWS + 1) break;
  }
  return rows;
}

function columnOf(letters: string | undefined, next: number): number {
  if (letters === undefined) return next;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellValue(attributes: string, body: string, { shared, dated, epoch }: SheetFacts): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  if (type === 'inlineStr') return textOf(body);
  const [held] = elements(body, 'v');
  const value = unescaped((held?.body ?? '').slice(0, 4 * MAX_CELL)).slice(0, MAX_CELL);
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type !== 'n') return value;
  const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0);
  const number = Number(value);
  if (dated[style] && value !== '' && number > 0 && number < 2_958_466)
    return utcDay(epoch + Math.floor(number) * DAY_MS);
  return value;
}
