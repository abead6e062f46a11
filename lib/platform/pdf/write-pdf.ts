/** A page that is one photograph, drawn over the whole of it. */
export interface PicturePage {
  kind: 'picture';
  /** A JPEG as it is. */
  jpeg: Uint8Array;
  pixels: { width: number; height: number };
  isGrey: boolean;
}

/** A page of running text on US letter paper; long lines are broken. */
export interface TextPage {
  kind: 'text';
  lines: readonly TextLine[];
}

export interface TextLine {
  text: string;
  isBold?: boolean;
  /** Space before it, in lines. */
  gap?: number;
}

export type PdfPage = PicturePage | TextPage;

const LETTER = { width: 612, height: 792 };
const MARGIN = 72;
const SIZE = 11;
const LEADING = 15;
/** Helvetica's letters are half as wide as high on average; a little more, so that no line runs over. */
const PER_LINE = Math.floor((LETTER.width - 2 * MARGIN) / (SIZE * 0.52));

const encoder = new TextEncoder();

/**
 * A PDF of photographs or plain text, in a few hundred bytes besides them: small enough for a phone to make one
 * without a signal. Text is in the Latin-1 letters of the built-in Helvetica.
 */
export function writePdf(pages: readonly PdfPage[], title: string): Uint8Array<ArrayBuffer> {
  const objects: Uint8Array[] = [];
  const add = (...parts: (string | Uint8Array)[]) => {
    objects.push(join(parts.map((part) => (typeof part === 'string' ? latin(part) : part))));
    return objects.length;
  };
  const catalog = add('');
  const tree = add('');
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const kids = pages.map((page) =>
    page.kind === 'picture' ? addPicture(page, tree, add) : addText(page, { tree, regular, bold }, add),
  );
  const info = add(`<< /Title (${escaped(title)}) /Producer (Lintel) >>`);
  objects[catalog - 1] = latin(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  objects[tree - 1] = latin(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  );
  return assemble(objects, catalog, info);
}

type Add = (...parts: (string | Uint8Array)[]) => number;

/** The page has the picture's form, its longer side as long as letter paper's. */
function addPicture({ jpeg, pixels, isGrey }: PicturePage, tree: number, add: Add): number {
  const scale = LETTER.height / Math.max(pixels.width, pixels.height);
  const [width, height] = [pixels.width, pixels.height].map((side) => (side * scale).toFixed(2));
  const image = add(
    `<< /Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} ` +
      `/ColorSpace /Device${isGrey ? 'Gray' : 'RGB'} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    jpeg,
    '\nendstream',
  );
  const contents = addStream(`q ${width} 0 0 ${height} 0 0 cm /P Do Q`, add);
  return add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] ` +
      `/Resources << /XObject << /P ${image} 0 R >> >> /Contents ${contents} 0 R >>`,
  );
}

function addText(
  { lines }: TextPage,
  { tree, regular, bold }: { tree: number; regular: number; bold: number },
  add: Add,
): number {
  let y = LETTER.height - MARGIN;
  const drawn: string[] = [];
  for (const { text, isBold = false, gap = 0 } of lines) {
    y -= gap * LEADING;
    for (const part of wrap(text)) {
      drawn.push(`BT /${isBold ? 'B' : 'R'} ${SIZE} Tf ${MARGIN} ${y} Td (${escaped(part)}) Tj ET`);
      y -= LEADING;
    }
  }
  const contents = addStream(drawn.join('\n'), add);
  return add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${LETTER.width} ${LETTER.height}] ` +
      `/Resources << /Font << /R ${regular} 0 R /B ${bold} 0 R >> >> /Contents ${contents} 0 R >>`,
  );
}

function addStream(text: string, add: Add): number {
  return add(`<< /Length ${latin(text).length} >>\nstream\n${text}\nendstream`);
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > PER_LINE) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Curly quotes and dashes by their places in WinAnsi; what it lacks becomes a question mark. */
const WIN: Record<string, number> = {
  '’': 0x92,
  '‘': 0x91,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
};

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = WIN[letter] ?? letter.charCodeAt(0);
    return code > 0xff ? 0x3f : code;
  });
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (sign) => `\\${sign}`).replace(/[\r\n]+/g, ' ');
}

function assemble(objects: readonly Uint8Array[], root: number, info: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [latin('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n')];
  let at = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(at);
    const whole = join([encoder.encode(`${index + 1} 0 obj\n`), object, encoder.encode('\nendobj\n')]);
    parts.push(whole);
    at += whole.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    encoder.encode(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n` +
        `<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
