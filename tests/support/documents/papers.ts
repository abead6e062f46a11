import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

export interface Paper {
  readonly width?: number;
  readonly height?: number;
  /** Degrees clockwise, a multiple of 90. */
  readonly rotate?: number;
  readonly lines: readonly { text: string; x: number; y: number; size?: number }[];
}

/** Lines one below the other, from the upper left. */
export function stacked(lines: readonly string[], size = 12): Paper['lines'] {
  return lines.map((text, row) => ({ text, x: 72, y: 72 + row * size * 1.8, size }));
}

/** A file whose pages hold their text. Places are in points from the upper left of the page before it is turned. */
export async function textPdf(papers: readonly Paper[]): Promise<Buffer> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const paper of papers) {
    const { width = 612, height = 792, rotate = 0 } = paper;
    const page = file.addPage([width, height]);
    page.setRotation({ type: 'degrees' as never, angle: rotate });
    for (const { text, x, y, size = 12 } of paper.lines)
      page.drawText(text, { x, y: height - y, size, font });
  }
  return Buffer.from(await file.save());
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A paper as a scanner would see it, grey, at 200 dots an inch; `askew` and `turn` in degrees clockwise. */
export async function scan(
  paper: Paper,
  { askew = 0, turn = 0, more = '' }: { askew?: number; turn?: 0 | 90 | 180 | 270; more?: string } = {},
): Promise<Buffer> {
  const { width = 612, height = 792 } = paper;
  const dots = 200 / 72;
  const texts = paper.lines.map(
    ({ text, x, y, size = 12 }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif">${escaped(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * dots)}" height="${Math.round(height * dots)}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fdfcf8"/>${texts.join('')}${more}</svg>`;
  let picture = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  if (askew !== 0) picture = sharp(await picture.png().toBuffer()).rotate(askew, { background: '#ffffff' });
  if (turn !== 0) picture = sharp(await picture.png().toBuffer()).rotate(turn);
  return await picture.greyscale().toColourspace('b-w').jpeg({ quality: 85 }).toBuffer();
}

/** A file whose pages are pictures alone. */
export async function scannedPdf(pictures: readonly Buffer[]): Promise<Buffer> {
  const file = await PDFDocument.create();
  for (const picture of pictures) {
    const image = await file.embedJpg(picture);
    const [width, height] = [(image.width * 72) / 200, (image.height * 72) / 200];
    file.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  return Buffer.from(await file.save());
}

/** A form with a text, a ticked and an empty box, a choice, and nothing in its second text. */
export async function formPdf(): Promise<Buffer> {
  const file = await PDFDocument.create();
  const font: PDFFont = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([612, 792]);
  const form = file.getForm();
  const label = (text: string, y: number) => page.drawText(text, { x: 72, y, size: 11, font });
  const place = (y: number, width = 250) => ({ x: 180, y: y - 5, width, height: 20 });
  label('Owner:', 700);
  const owner = form.createTextField('owner');
  owner.setText('María Núñez');
  owner.addToPage(page, place(700));
  label('Valuation:', 660);
  form.createTextField('valuation').addToPage(page, place(660));
  label('New work:', 620);
  const fresh = form.createCheckBox('new_work');
  fresh.addToPage(page, place(620, 20));
  fresh.check();
  label('Repair:', 580);
  form.createCheckBox('repair').addToPage(page, place(580, 20));
  label('Use:', 540);
  const use = form.createDropdown('use');
  use.addOptions(['Dwelling', 'Garage']);
  use.select('Garage');
  use.addToPage(page, place(540));
  return Buffer.from(await file.save());
}
