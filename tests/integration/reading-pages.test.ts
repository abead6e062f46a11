import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageTurn } from '@/lib/checking/reading/turn';
import type { Box, ReadPage } from '@/lib/checking/reading/types';
import { formPdf, type Paper, scan, scannedPdf, stacked, textPdf } from '../support/documents/papers';
import { content, HELVETICA, onePage, rawPdf } from '../support/documents/raw-pdf';
import { readMadePages } from '../support/documents/read-made';

const ENGLISH = 'Project address: 1234 Main Street, Austin, TX 78701';
const SPANISH = 'La dirección del proyecto está en la ciudad de Núñez';
const LINES = [
  'BUILDING PERMIT APPLICATION',
  ENGLISH,
  SPANISH,
  'Valuation: $125,000.00',
  'License No. 456789',
];
const PAPER: Paper = { lines: stacked(LINES) };

const texts = (page: ReadPage | undefined) => page?.lines.map((line) => line.text) ?? [];
const findBox = (page: ReadPage | undefined, start: string): Box | undefined =>
  page?.lines.find((line) => line.text.startsWith(start))?.box;

test('text of a file stands where it is printed, whichever way its page is turned', async () => {
  const { pages, facts } = await readMadePages(
    await textPdf([0, 90, 180, 270].map((rotate) => ({ ...PAPER, rotate }))),
  );
  expect(facts.pages).toBe(4);
  expect(pages.map(texts)).toEqual([LINES, LINES, LINES, LINES]);
  expect(pages.map((page) => page.source)).toEqual(['text', 'text', 'text', 'text']);
  expect(pages.map((page) => [page.width, page.height])).toEqual([
    [612, 792],
    [792, 612],
    [612, 792],
    [792, 612],
  ]);
  expect(pages.map(pageTurn)).toEqual([0, 90, 180, 270]);
  const [upright, right, over, left] = pages.map((page) => findBox(page, 'BUILDING'));
  expect(upright?.x).toBeCloseTo(72 / 612, 2);
  expect(upright?.y).toBeCloseTo(62 / 792, 1);
  // A quarter to the right: what stood at the top stands at the right.
  expect((right?.x ?? 0) + (right?.w ?? 0)).toBeCloseTo(1 - (upright?.y ?? 0), 3);
  expect(right?.y).toBeCloseTo(upright?.x ?? 0, 3);
  expect((over?.x ?? 0) + (over?.w ?? 0)).toBeCloseTo(1 - (upright?.x ?? 0), 3);
  expect(left?.x).toBeCloseTo(upright?.y ?? 0, 3);
});

test('a scan is recognised in both languages however it lies: upright, on its head, on either side, askew', async () => {
  const lying: [Parameters<typeof scan>[1], 0 | 90 | 180 | 270][] = [
    [{}, 0],
    [{ turn: 180 }, 180],
    [{ turn: 90 }, 90],
    [{ turn: 270, askew: 2 }, 270],
    [{ askew: -2.5 }, 0],
  ];
  const scans = await Promise.all(lying.map(([how]) => scan(PAPER, how)));
  const { pages } = await readMadePages(await scannedPdf(scans));
  expect(pages.map(({ number, source }) => [number, source])).toEqual(scans.map((_, at) => [at + 1, 'ocr']));
  expect(pages.map(texts)).toEqual(scans.map(() => LINES));
  expect(pages.map(pageTurn)).toEqual(lying.map(([, turn]) => turn));
  for (const { certainty } of pages) expect(certainty).toBeGreaterThan(0.8);
});

test('pages with text and scanned pages of one file come in their order, words with their places', async () => {
  const seen: number[] = [];
  const { pages, facts } = await readMadePages(await joinedPdf(), {
    onPage: (page) => void seen.push(page.number),
  });
  expect(facts.pages).toBe(2);
  expect(pages.map((page) => page.source)).toEqual(['ocr', 'text']);
  expect([...seen].sort()).toEqual([1, 2]);
  const word = pages[0]?.lines.flatMap((line) => line.words).find(({ text }) => text === '1234');
  // Printed at 72 points from the left, after two words, on the second line.
  expect(word?.box.x).toBeGreaterThan(0.2);
  expect(word?.box.x).toBeLessThan(0.35);
  expect(word?.box.y).toBeCloseTo(84 / 792, 1);
});

async function joinedPdf(): Promise<Buffer> {
  const { PDFDocument } = await import('pdf-lib');
  const file = await PDFDocument.load(await scannedPdf([await scan(PAPER)]));
  const [page] = await file.copyPages(await PDFDocument.load(await textPdf([PAPER])), [0]);
  if (page) file.addPage(page);
  return Buffer.from(await file.save());
}

test('a scan whose text layer is nonsense, or only a stamp, is recognised', async () => {
  const picture = await scan(PAPER);
  const withLayer = (operators: string, font = HELVETICA) =>
    rawPdf({
      objects: [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /I1 6 0 R >> >> >>',
        content(`q 612 0 0 792 0 0 cm /I1 Do Q ${operators}`),
        font,
        {
          dictionary: `<< /Type /XObject /Subtype /Image /Width 1700 /Height 2200 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`,
          stream: picture,
        },
      ],
    });
  const stamped = withLayer('BT /F1 9 Tf 400 20 Td 3 Tr (Received 2026-11-02) Tj ET');
  const nonsense = withLayer(
    `BT /F1 9 Tf 3 Tr 72 700 Td ${'(#$%&*+<=>@^_`|~ #$%&*+<=>@^_`|~) Tj 0 -12 Td '.repeat(8)} ET`,
  );
  const otherWords = [...LINES, ...LINES].map((line) =>
    line.replace(/[a-z]/g, (letter) => ALPHABET[ALPHABET.indexOf(letter) + 7] ?? 'k'),
  );
  const wrong = withLayer(layer(otherWords.map((line, row) => [line, row])));
  for (const bytes of [stamped, nonsense, wrong]) {
    const { pages } = await readMadePages(bytes);
    expect(pages[0]?.source).toBe('ocr');
    expect(texts(pages[0])).toContain(ENGLISH);
  }
  // What a scanner's program read and the scan shows is left as it is.
  const right = withLayer(layer([...LINES, ...LINES].map((line, at) => [line, at % LINES.length])));
  expect((await readMadePages(right)).pages[0]?.source).toBe('text');
});

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Invisible text where `scan` prints its rows, in letters about as wide. */
const layer = (lines: readonly [string, number][]) =>
  `BT 3 Tr /F1 12 Tf 117 Tz ${lines
    .map(([line, row]) => `1 0 0 1 72 ${720 - row * 21.6} Tm (${line.replace(/[^ -~]/g, 'o')}) Tj`)
    .join(' ')} ET`;

test('fields of a form are told with what is filled in, which is text of the page too', async () => {
  const { facts, pages } = await readMadePages(await formPdf());
  expect(facts.form.map(({ name, kind, value, page }) => [name, kind, value, page])).toEqual([
    ['owner', 'text', 'María Núñez', 1],
    ['valuation', 'text', '', 1],
    ['new_work', 'check', 'yes', 1],
    ['repair', 'check', '', 1],
    ['use', 'choice', 'Garage', 1],
  ]);
  expect(texts(pages[0])).toEqual(
    expect.arrayContaining(['Owner:', 'María Núñez', 'Valuation:', 'X', 'Repair:', 'Garage']),
  );
  const field = facts.form[0]?.box;
  const value = findBox(pages[0], 'María');
  expect(value?.x).toBeGreaterThan(field?.x ?? 1);
  expect(value?.y).toBeGreaterThan(field?.y ?? 1);
  expect((value?.y ?? 1) + (value?.h ?? 1)).toBeLessThan((field?.y ?? 0) + (field?.h ?? 0));
});

test('a signature field tells whether it is signed', async () => {
  const widget = (name: string, y: number, value: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (${name}) /Rect [72 ${y} 300 ${y + 30}] /P 3 0 R /F 4 ${value} >>`;
  const bytes = onePage(content('BT /F1 12 Tf 72 700 Td (Signatures) Tj ET'), {
    catalog: '/AcroForm << /Fields [6 0 R 7 0 R] /SigFlags 1 >>',
    page: '/Annots [6 0 R 7 0 R]',
    more: [
      widget('owner', 300, ''),
      widget('engineer', 400, '/V 8 0 R'),
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <00> /ByteRange [0 1 2 3] >>',
    ],
  });
  const { facts } = await readMadePages(bytes);
  expect(facts.form.map(({ name, kind, value }) => [name, kind, value])).toEqual([
    ['owner', 'signature', ''],
    ['engineer', 'signature', 'signed'],
  ]);
});

test('where signing is spoken of, ink is told apart from text', async () => {
  const paper: Paper = { lines: stacked(['Signature of owner:', 'Date: 2026-11-02']) };
  const stroke =
    '<path d="M 220 300 q 40 -60 80 0 t 80 0 t 60 -20" fill="none" stroke="#113" stroke-width="3"/>';
  const inkAt = (page: ReadPage | undefined, box: Box): number => {
    const ink = page?.ink;
    if (!ink) return -1;
    const cells = Buffer.from(ink.cells, 'base64');
    let sum = 0;
    for (let row = Math.floor(box.y * ink.rows); row < (box.y + box.h) * ink.rows; row += 1)
      for (let col = Math.floor(box.x * ink.cols); col < (box.x + box.w) * ink.cols; col += 1)
        sum += cells[row * ink.cols + col] ?? 0;
    return sum;
  };
  const { pages } = await readMadePages(await scannedPdf([await scan(paper, { more: stroke })]));
  expect(pages[0]?.ink?.cols).toBe(160);
  expect(inkAt(pages[0], { x: 0.35, y: 0.3, w: 0.4, h: 0.15 })).toBeGreaterThan(500);
  const words = findBox(pages[0], 'Signature');
  expect(words && inkAt(pages[0], words)).toBeLessThan(150);
  const plain = await readMadePages(await textPdf([{ lines: stacked(['Valuation: $125,000.00']) }]));
  expect(plain.pages[0]?.ink).toBeNull();
});

test('right-to-left text keeps its order, and what was written as other signs is put right', async () => {
  const map = Buffer.from(
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange 6 beginbfchar <41> <05E9> <42> <05DC> <43> <05D5> <44> <05DD> <45> <FB01> <46> <FF21> endbfchar endcmap end end',
  );
  const bytes = onePage(
    content('BT /F2 20 Tf 72 700 Td (DCBA) Tj 0 -40 Td (E) Tj (nal) Tj 0 -40 Td (F) Tj ET'),
    {
      resources: '/Font << /F2 6 0 R >>',
      more: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>',
        { dictionary: `<< /Length ${map.length} >>`, stream: map },
      ],
    },
  ).toString('latin1');
  // One dictionary of fonts, not two.
  const single = Buffer.from(
    bytes.replace('/Font << /F1 5 0 R >> /Font << /F2 6 0 R >>', '/Font << /F2 6 0 R >>'),
    'latin1',
  );
  const { pages } = await readMadePages(single);
  expect(texts(pages[0])).toEqual(['שלום', 'final', 'A']);
});

test('a photo is a page: upright as its camera says, its size by its resolution', async () => {
  const upright = await scan(PAPER);
  const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const photo = await readMadePages(lying, { type: 'jpeg' });
  expect(texts(photo.pages[0])).toEqual(LINES);
  expect(photo.facts).toMatchObject({ pages: 1, form: [] });
  expect([photo.pages[0]?.width, photo.pages[0]?.height]).toEqual([816, 1056]);
  const dense = await sharp(upright).png().withMetadata({ density: 200 }).toBuffer();
  const known = await readMadePages(dense, { type: 'png' });
  expect(known.pages[0]?.width).toBeCloseTo(612, 0);
});

test('a sheet photographed on a table is laid flat and read, and its words stand where they lie', async () => {
  const sheet = await sharp(await scan(PAPER))
    .resize({ width: 1_000 })
    .linear(0.8, 0)
    .rotate(7, { background: '#4a4038' })
    .toBuffer();
  const photo = await sharp(sheet)
    .extend({ top: 90, bottom: 130, left: 160, right: 60, background: '#4a4038' })
    .jpeg()
    .toBuffer();
  const { pages } = await readMadePages(photo, { type: 'jpeg' });
  expect(texts(pages[0])).toEqual(LINES);
  const title = findBox(pages[0], 'BUILDING');
  // Leaning to the right, its first line runs down.
  const last = pages[0]?.lines[0]?.words.at(-1)?.box;
  expect(title?.x).toBeGreaterThan(0.25);
  expect(last?.y).toBeGreaterThan((pages[0]?.lines[0]?.words[0]?.box.y ?? 1) + 0.01);
});

test('pictures for the screen come after the text, of pages that have none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-drawn-'));
  try {
    const sheet: Paper = { width: 2592, height: 1728, lines: stacked(['A-101 FLOOR PLAN'], 40) };
    const told: (string | number)[] = [];
    await readMadePages(await textPdf([PAPER, PAPER, sheet]), {
      skip: new Set([1]),
      onPage: (page) => void told.push(page.number),
      onRead: () => void told.push('read'),
      draw: { folder, skip: new Set([2]), onDrawn: (number) => void told.push(`drawn ${number}`) },
    });
    expect(told).toEqual([2, 3, 'read', 'drawn 1', 'drawn 3']);
    expect((await readdir(folder)).sort()).toEqual(['1.webp', '3.webp']);
    expect(await sharp(join(folder, '1.webp')).metadata()).toMatchObject({ format: 'webp', width: 1100 });
    expect(await sharp(join(folder, '3.webp')).metadata()).toMatchObject({ width: 1600 });
    expect((await stat(join(folder, '3.webp'))).size).toBeGreaterThan(500);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a picture as phones take it, in HEIC, is read', async () => {
  const bytes = await readFile(join(import.meta.dirname, '../support/documents/phone-picture.heic'));
  const { pages } = await readMadePages(bytes, { type: 'heic' });
  expect(pages).toHaveLength(1);
  expect(texts(pages[0])).toEqual(['BUILDING PERMIT', '412 Oak Street, Austin', 'Valuation: $18,500']);
});
