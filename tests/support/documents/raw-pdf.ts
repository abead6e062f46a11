import { deflateSync } from 'node:zlib';

/** An object of a file: its text, and bytes where it is a stream. */
export interface RawObject {
  readonly dictionary: string;
  readonly stream?: Buffer;
}

export interface RawPdf {
  /** From number 1; the first is the catalog. */
  readonly objects: readonly (string | RawObject)[];
  readonly trailer?: string;
  /** Instead of where objects really stand. */
  readonly offsets?: (offset: number, index: number) => number;
}

/** A PDF file byte by byte, for what no maker of sound files writes. */
export function rawPdf({ objects, trailer = '', offsets = (offset) => offset }: RawPdf): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const places: number[] = [];
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    places.push(length);
    const { dictionary, stream } =
      typeof object === 'string' ? { dictionary: object, stream: undefined } : object;
    add(Buffer.from(`${index + 1} 0 obj\n${dictionary}\n`, 'latin1'));
    if (stream) {
      add(Buffer.from('stream\n'));
      add(stream);
      add(Buffer.from('\nendstream\n'));
    }
    add(Buffer.from('endobj\n'));
  });
  const table = places
    .map((place, index) => `${String(offsets(place, index)).padStart(10, '0')} 00000 n \n`)
    .join('');
  const start = length;
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${offsets(start, -1)}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** A content stream as it stands, or compressed. */
export function content(operators: string | Buffer, { compressed = false } = {}): RawObject {
  const bytes = Buffer.isBuffer(operators) ? operators : Buffer.from(operators, 'latin1');
  const stream = compressed ? deflateSync(bytes) : bytes;
  return { dictionary: `<< /Length ${stream.length}${compressed ? ' /Filter /FlateDecode' : ''} >>`, stream };
}

/** One page with the given content; further objects have numbers from 6 on. */
export function onePage(
  stream: RawObject,
  { catalog = '', page = '', resources = '', more = [] as (string | RawObject)[], trailer = '' } = {},
): Buffer {
  return rawPdf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
      stream,
      HELVETICA,
      ...more,
    ],
    trailer,
  });
}

/** Lines of text from the top of a page. */
export function textOperators(lines: readonly string[], size = 12): string {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, (sign) => `\\${sign}`));
  return `BT /F1 ${size} Tf 72 720 Td ${escaped.map((line) => `(${line}) Tj 0 -${size * 1.5} Td`).join(' ')} ET`;
}
