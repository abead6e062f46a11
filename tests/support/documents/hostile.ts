import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { CATALOG, content, HELVETICA, onePage, type RawObject, rawPdf, textOperators } from './raw-pdf';

const WORDS = [
  'Permit application for 1234 Main Street',
  'Owner: Maria Lopez',
  'Contractor: Lone Star Builders LLC',
];

export const soundPdf = () => onePage(content(textOperators(WORDS)));

/** Every place in its table of objects is wrong. */
export const brokenTable = () =>
  rawPdf({
    objects: [
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      content(textOperators(WORDS)),
      HELVETICA,
    ],
    offsets: (offset) => offset + 7_777,
  });

export const noPages = () => rawPdf({ objects: [CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'] });

/** Nothing after the first bytes makes sense. */
export const onlyHeader = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4_000, 'x')]);

export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
  return rawPdf({
    objects: [
      CATALOG,
      `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
      ...Array<string>(count).fill(page),
    ],
  });
}

/** Pages that all show one and the same small stream, of so many words in so many lines. */
export function repeated(pages: number, { lines, words }: { lines: number; words: number }): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>';
  const line = `(${'Owner '.repeat(words / lines)}) Tj 0 -0.1 Td `;
  return rawPdf({
    objects: [
      CATALOG,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
      content(`BT /F1 0.1 Tf 20 780 Td ${line.repeat(lines)} ET`, { compressed: true }),
      HELVETICA,
      ...Array<string>(pages).fill(page),
    ],
  });
}

/** Pages whose tree leads back into itself. */
export const circularPages = () =>
  rawPdf({
    objects: [
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 5 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 5 >>',
    ],
  });

/** Drawing that never comes to the end of what it draws. */
export const circularForm = () =>
  onePage(content('/X1 Do'), {
    resources: '/XObject << /X1 6 0 R >>',
    more: [
      {
        dictionary:
          '<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X1 6 0 R >> >> /Length 6 >>',
        stream: Buffer.from('/X1 Do'),
      },
    ],
  });

export const deeplyNested = (depth = 200_000) =>
  onePage(content(textOperators(WORDS)), { catalog: `/Deep ${'['.repeat(depth)}${']'.repeat(depth)}` });

export const deepContent = (depth = 200_000) => onePage(content(`${'['.repeat(depth)} TJ`));

/** A picture of so many pixels on each side, as a stream of almost no bytes. */
export function hugePictureInPdf(side: number): Buffer {
  const stream = deflateSync(Buffer.alloc(1_000_000));
  return onePage(content('q 612 0 0 792 0 0 cm /I1 Do Q'), {
    resources: '/XObject << /I1 6 0 R >>',
    more: [
      {
        dictionary: `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${stream.length} >>`,
        stream,
      },
    ],
  });
}

/** A PNG that says it has so many pixels, and compresses to nothing. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** The content of a page that grows to so many megabytes. */
export function bomb(megabytes: number): Buffer {
  const line = Buffer.from('0 0 m 1 1 l S\n');
  const block = Buffer.concat(Array.from({ length: 75_000 }, () => line));
  // A stream of stored blocks repeated: deflated once, and again, so that little stays.
  const once = deflateRepeated(block, megabytes);
  const twice = deflateSync(once);
  const stream = {
    dictionary: `<< /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>`,
    stream: twice,
  };
  return onePage(stream);
}

/** `block` so many times over, deflated without holding it all. */
function deflateRepeated(block: Buffer, times: number): Buffer {
  // Each part ends on a byte (a full flush), so parts can follow one another.
  const part = deflateRawSync(block, { level: 9, finishFlush: 3 });
  const end = Buffer.from([0x03, 0x00]);
  const all = Buffer.concat([...Array<Buffer>(times).fill(part), end]);
  // Readers do not look at its checksum.
  return Buffer.concat([Buffer.from([0x78, 0x9c]), all, Buffer.alloc(4)]);
}

export const withScript = () =>
  onePage(content(textOperators(WORDS)), {
    catalog: '/OpenAction << /S /JavaScript /JS (while \\(true\\) { app.alert\\("x"\\); }) >>',
  });

export const withLaunch = () =>
  onePage(content(textOperators(WORDS)), {
    catalog: '/OpenAction << /S /Launch /F (calc.exe) >>',
  });

export const withAttachment = () =>
  onePage(content(textOperators(WORDS)), {
    catalog: '/Names << /EmbeddedFiles << /Names [(a.txt) 6 0 R] >> >>',
    more: [
      '<< /Type /Filespec /F (a.txt) /EF << /F 7 0 R >> >>',
      { dictionary: '<< /Type /EmbeddedFile /Length 5 >>', stream: Buffer.from('hello') },
    ],
  });

export const portfolio = () =>
  rawPdf({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R /Collection << /Type /Collection >> /Names << /EmbeddedFiles << /Names [(a.txt) 3 0 R] >> >> >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      '<< /Type /Filespec /F (a.txt) /EF << /F 4 0 R >> >>',
      { dictionary: '<< /Type /EmbeddedFile /Length 5 >>', stream: Buffer.from('hello') },
    ],
  });

/** Its strings claim UTF-16 and break off, or hold halves of pairs and NUL. */
export const badStrings = () =>
  onePage(content(textOperators(WORDS)), {
    more: [
      '<< /Producer <FEFFD83D0041DC00000000> /Title <FEFF00> >>',
      '<< /Fields [8 0 R] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T <FEFFD800> /V <FEFF00410000D83D> /Rect [72 500 300 520] /P 3 0 R >>',
    ],
    catalog: '/AcroForm 7 0 R',
    page: '/Annots [8 0 R]',
    trailer: '/Info 6 0 R',
  });

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** Encrypted by RC4 (40 bits), to be opened by `userPassword`; an empty one opens by itself and forbids printing only. */
export function encrypted(userPassword: string): Buffer {
  const id = createHash('md5').update('lintel').digest();
  const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-44);
  const owner = rc4(md5(pad('owner')).subarray(0, 5), pad(userPassword));
  const key = md5(pad(userPassword), owner, permissions, id).subarray(0, 5);
  const user = rc4(key, PADDING);
  const forObject = (number: number) => {
    const salt = Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0]);
    return md5(key, salt).subarray(0, 10);
  };
  const stream = rc4(forObject(4), Buffer.from(textOperators(WORDS), 'latin1'));
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const page: RawObject = { dictionary: `<< /Length ${stream.length} >>`, stream };
  return onePage(page, {
    more: [`<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -44 >>`],
    trailer: `/Encrypt 6 0 R /ID [${hex(id)} ${hex(id)}]`,
  });
}

/** Written out, because OpenSSL 3 no longer offers it. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index] ?? 0;
  const swap = (a: number, b: number) => {
    const kept = at(a);
    state[a] = at(b);
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at((at(i) + at(j)) & 255);
  }) as Buffer;
}
