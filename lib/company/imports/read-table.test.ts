import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { readTable } from './read-table';
import { MAX_ROWS } from './types';

const utf8 = (text: string) => new TextEncoder().encode(text);

function problemOf(bytes: Uint8Array): string | undefined {
  try {
    readTable(bytes);
  } catch (error) {
    if (error instanceof AppError) return error.fields?.file;
    throw error;
  }
  return undefined;
}

/** A zip of texts, as small as one can be. */
function zip(parts: Record<string, string>, { flags = 0 } = {}): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(Buffer.from(text));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>';

function workbook(sheet: string, more: Record<string, string> = {}): Uint8Array {
  return zip({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Hidden" state="hidden" r:id="rId9"/><sheet name="Permits" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet7.xml"/><Relationship Id="rId9" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml':
      '<sst><si><t>Permit</t></si><si><r><t>Ca</t></r><r><t>lle &amp; S&#243;n</t></r><rPh><t>no</t></rPh></si></sst>',
    'xl/worksheets/sheet7.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    ...more,
  });
}

describe('a CSV', () => {
  test.each([
    ['commas', 'Permit,City\nBP-1,Austin\n'],
    ['semicolons', 'Permit;City\r\nBP-1;Austin\r\n'],
    ['tabs', 'Permit\tCity\nBP-1\tAustin'],
    ['a line that names the separator', 'sep=|\nPermit|City\nBP-1|Austin'],
    ['old line ends', 'Permit,City\rBP-1,Austin'],
    ['a title above the headings', 'Our permits\nPermit,City\nBP-1,Austin'],
  ])('is read with %s', (_, text) => {
    expect(readTable(utf8(text))).toEqual({ headings: ['Permit', 'City'], rows: [['BP-1', 'Austin']] });
  });

  test('is read in whatever letters it was written', () => {
    const text = 'Permiso,Dirección\nBP-1,Cañón 5\n';
    const wanted = { headings: ['Permiso', 'Dirección'], rows: [['BP-1', 'Cañón 5']] };
    const wide = Buffer.from(text, 'utf16le');
    expect(readTable(utf8(`\ufeff${text}`))).toEqual(wanted);
    expect(readTable(Buffer.from(text, 'latin1'))).toEqual(wanted);
    expect(readTable(Buffer.concat([Buffer.from([0xff, 0xfe]), wide]))).toEqual(wanted);
    expect(readTable(wide)).toEqual(wanted);
    expect(readTable(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]))).toEqual(wanted);
  });

  test('keeps a formula as the text it is', () => {
    const { rows } = readTable(utf8('Permit,City\n"=HYPERLINK(""http://x"",""y"")",Austin\n'));
    expect(rows).toEqual([['=HYPERLINK("http://x","y")', 'Austin']]);
  });

  test('fills short rows, cuts long ones and leaves empty ones out', () => {
    const { rows } = readTable(utf8('A,B,C\n1\n,,\n1,2,3,4\n'));
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['1', '', ''],
      ['1', '2', '3'],
    ]);
  });

  test.each([
    ['empty', ''],
    ['no_rows', 'Permit,City\n'],
    ['one_column', 'Permit\nBP-1\nBP-2\n'],
    [
      'too_many_columns',
      `${Array.from({ length: 200 }, (_, at) => `C${at}`).join(',')}\n${'x,'.repeat(199)}x\n`,
    ],
    ['not_a_table', '%PDF-1.7\n\u0001\u0002\u0003\u0004\u0000\u0000\u0000'],
  ])('is refused as %s', (problem, text) => {
    expect(problemOf(utf8(text))).toBe(problem);
  });

  test('of a million rows is refused without reading them all', () => {
    expect(problemOf(utf8(`Permit,City\n${'BP-1,Austin\n'.repeat(1_000_000)}`))).toBe('too_many_rows');
  });

  test('of as many rows as are taken is read', () => {
    expect(readTable(utf8(`Permit,City\n${'BP-1,Austin\n'.repeat(MAX_ROWS)}`)).rows).toHaveLength(MAX_ROWS);
  });

  test('whose quote never ends is no table', () => {
    expect(problemOf(utf8(`Permit,City\nBP-1,"${'x,y\n'.repeat(400_000)}`))).toBe('not_a_table');
  });
});

describe('a workbook', () => {
  const HEAD =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Address</t></is></c><c r="D1" t="str"><v>Issued</v></c></row>';

  test('is read from its first shown sheet, with days as days and formulas as their last value', () => {
    const row =
      '<row r="2"><c r="A2"><v>1042</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"><f>SUM(A1:A9)</f><v>7</v></c><c r="D2" s="1"><v>46346</v></c></row>' +
      '<row r="3"><c r="A3" t="e"><v>#REF!</v></c><c r="B3" t="b"><v>1</v></c><c r="D3" s="2"><v>46346.75</v></c></row>';
    expect(readTable(workbook(HEAD + row))).toEqual({
      headings: ['Permit', 'Address', '', 'Issued'],
      rows: [
        ['1042', 'Calle & Són', '7', '2026-11-20'],
        ['', '1', '', '2026-11-20'],
      ],
    });
  });

  test('that unpacks without end is refused', () => {
    const bomb = workbook(HEAD, { 'xl/sharedStrings.xml': 'x'.repeat(70 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(problemOf(bomb)).toBe('too_large');
  });

  test('with a cell beyond every column does not make a row that wide', () => {
    const far = '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2"><v>9</v></c></row>';
    expect(readTable(workbook(HEAD + far)).headings).toHaveLength(4);
  });

  test('whose elements never close is read to where it breaks, at once', () => {
    const started = performance.now();
    expect(problemOf(workbook(`${HEAD}<row r="2">${'<c r="A2"><v>'.repeat(300_000)}`))).toBe('no_rows');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test.each([
    ['locked', zip({ 'xl/workbook.xml': 'x' }, { flags: 1 })],
    ['old_excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['not_a_table', zip({ 'word/document.xml': '<w/>' })],
    ['not_a_table', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 4])],
    ['not_a_table', workbook(HEAD).subarray(0, 400)],
  ])('is refused as %s', (problem, bytes) => {
    expect(problemOf(bytes)).toBe(problem);
  });
});
