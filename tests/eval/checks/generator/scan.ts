/** Turns drawn pages into what comes out of a scanner or a phone. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Random } from './random';

interface Bitmap {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Each page of a file as pixels, at so many dots an inch. */
export async function render(bytes: Uint8Array, dpi: number): Promise<Bitmap[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const bitmaps: Bitmap[] = [];
    for (const page of document.pages()) {
      const image = await page.render({ scale: dpi / 72, render: 'bitmap' });
      bitmaps.push({ pixels: Buffer.from(image.data), width: image.width, height: image.height });
    }
    document.destroy();
    return bitmaps;
  } finally {
    library.destroy();
  }
}

const raw = ({ pixels, width, height }: Bitmap) => sharp(pixels, { raw: { width, height, channels: 4 } });

/** Speckles as a scanner's glass has them, from the package's own numbers. */
function noise(width: number, height: number, random: Random): Buffer {
  const grain = Buffer.alloc(width * height * 4);
  const specks = Math.round((width * height) / 1400);
  for (let at = 0; at < specks; at += 1) {
    const pixel = (random.int(0, height - 1) * width + random.int(0, width - 1)) * 4;
    const grey = random.int(60, 210);
    grain[pixel] = grey;
    grain[pixel + 1] = grey;
    grain[pixel + 2] = grey;
    grain[pixel + 3] = random.int(60, 180);
  }
  return grain;
}

/** A file of pictures: tilted a little, grey, with specks, pressed as JPEG, and sometimes sideways. */
export async function scan(bytes: Uint8Array, random: Random): Promise<Uint8Array> {
  const dpi = random.pick([150, 200, 200, 300]);
  const output = await PDFDocument.create();
  output.setProducer('Scan to PDF');
  output.setCreationDate(new Date(0));
  output.setModificationDate(new Date(0));
  const source = await PDFDocument.load(bytes);
  const widest = Math.max(...source.getPages().map((page) => page.getWidth()));
  const bitmaps = await render(bytes, widest > 1000 ? Math.min(dpi, 200) : dpi);
  for (const [at, bitmap] of bitmaps.entries()) {
    const page = source.getPage(at);
    const turned = random.chance(0.05) ? random.pick([90, 270]) : 0;
    const tilt = random.between(-0.7, 0.7);
    const flat = await raw(bitmap)
      .composite([
        {
          input: noise(bitmap.width, bitmap.height, random),
          raw: { width: bitmap.width, height: bitmap.height, channels: 4 },
        },
      ])
      .flatten({ background: '#ffffff' })
      .rotate(tilt, { background: '#f4f4f2' })
      .toBuffer({ resolveWithObject: true });
    let picture = sharp(flat.data, {
      raw: { width: flat.info.width, height: flat.info.height, channels: flat.info.channels },
    })
      .resize(bitmap.width, bitmap.height, { fit: 'fill' })
      .linear(random.between(0.86, 0.98), random.between(2, 16));
    if (random.chance(0.7)) picture = picture.greyscale();
    if (random.chance(0.4)) picture = picture.blur(random.between(0.3, 0.6));
    const upright = await picture.jpeg({ quality: random.int(55, 85) }).toBuffer();
    const final =
      turned === 0 ? upright : await sharp(upright).rotate(turned).jpeg({ quality: 80 }).toBuffer();
    const image = await output.embedJpg(final);
    const size: [number, number] =
      turned === 0 ? [page.getWidth(), page.getHeight()] : [page.getHeight(), page.getWidth()];
    output.addPage(size).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] });
  }
  return output.save();
}

/** The first page as a phone sees it on a table: a little askew, with a shadow. */
export async function photograph(bytes: Uint8Array, random: Random): Promise<Uint8Array> {
  const [bitmap] = await render(bytes, 200);
  if (!bitmap) throw new Error('No page to photograph');
  const { width, height } = bitmap;
  const page = await raw(bitmap).flatten({ background: '#ffffff' }).png().toBuffer();
  const shear = random.between(-0.015, 0.015);
  const askew = await sharp(page)
    .affine(
      [
        [1, shear],
        [random.between(-0.012, 0.012), 1],
      ],
      { background: '#6b5a48' },
    )
    .rotate(random.between(-1.2, 1.2), { background: '#6b5a48' })
    .extend({ top: 60, bottom: 70, left: 50, right: 55, background: '#6b5a48' })
    .toBuffer({ resolveWithObject: true });
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${askew.info.width}" height="${askew.info.height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${random.between(0.1, 0.28).toFixed(2)}"/></linearGradient></defs><rect width="${width * 2}" height="${height * 2}" fill="url(#g)"/></svg>`,
  );
  return sharp(askew.data)
    .composite([{ input: shade }])
    .jpeg({ quality: random.int(72, 88) })
    .toBuffer();
}
