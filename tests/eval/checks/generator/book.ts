import { degrees, type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { TrueField } from './truth';

export type FontName = 'sans' | 'sansBold' | 'serif' | 'serifBold' | 'serifItalic' | 'mono' | 'monoBold';
export type Fonts = Readonly<Record<FontName, PDFFont>>;

export const BLACK = rgb(0.08, 0.08, 0.1);
export const GREY = rgb(0.45, 0.45, 0.48);
export const LIGHT = rgb(0.87, 0.88, 0.9);
export const INK = rgb(0.1, 0.16, 0.5);
export const RED = rgb(0.72, 0.1, 0.12);
export type Ink = ReturnType<typeof rgb>;

export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  const names = {
    sans: StandardFonts.Helvetica,
    sansBold: StandardFonts.HelveticaBold,
    serif: StandardFonts.TimesRoman,
    serifBold: StandardFonts.TimesRomanBold,
    serifItalic: StandardFonts.TimesRomanItalic,
    mono: StandardFonts.Courier,
    monoBold: StandardFonts.CourierBold,
  };
  const embedded: Partial<Record<FontName, PDFFont>> = {};
  for (const [name, standard] of Object.entries(names)) {
    embedded[name as FontName] = await document.embedFont(standard);
  }
  return embedded as Fonts;
}

export interface TextOptions {
  size?: number;
  font?: FontName;
  color?: Ink;
  /** Where `x` lies. */
  align?: 'left' | 'center' | 'right';
  /** Shrinks what would be wider. */
  within?: number;
  turned?: number;
}

/** One page, in points from its upper left corner, that remembers what is true of it. */
export class Sheet {
  readonly fields: TrueField[] = [];
  readonly width: number;
  readonly height: number;

  constructor(
    readonly page: PDFPage,
    readonly fonts: Fonts,
    readonly documentId: string,
    readonly alsoRight: readonly string[],
    readonly document: number,
  ) {
    this.width = page.getWidth();
    this.height = page.getHeight();
  }

  note(field: string, ...values: string[]): void {
    this.fields.push({ field, values });
  }

  measure(text: string, size: number, font: FontName = 'sans'): number {
    return this.fonts[font].widthOfTextAtSize(text, size);
  }

  /** `y` is the baseline. */
  text(x: number, y: number, text: string, options: TextOptions = {}): void {
    const { font = 'sans', color = BLACK, align = 'left', within, turned = 0 } = options;
    let { size = 9 } = options;
    if (within !== undefined) while (size > 5.5 && this.measure(text, size, font) > within) size -= 0.25;
    const width = this.measure(text, size, font);
    const left = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x;
    this.page.drawText(text, {
      x: left,
      y: this.height - y,
      size,
      font: this.fonts[font],
      color,
      rotate: degrees(turned),
    });
  }

  /** Returns the baseline below its last line. */
  paragraph(x: number, y: number, width: number, text: string, options: TextOptions = {}): number {
    const { size = 9, font = 'sans' } = options;
    let line = '';
    let at = y;
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.measure(longer, size, font) > width && line !== '') {
        this.text(x, at, line, options);
        at += size * 1.38;
        line = word;
      } else {
        line = longer;
      }
    }
    this.text(x, at, line, options);
    return at + size * 1.38;
  }

  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    thickness = 0.7,
    color: Ink = BLACK,
    dash?: number[],
  ): void {
    this.page.drawLine({
      start: { x: x1, y: this.height - y1 },
      end: { x: x2, y: this.height - y2 },
      thickness,
      color,
      ...(dash ? { dashArray: dash } : {}),
    });
  }

  box(
    x: number,
    y: number,
    w: number,
    h: number,
    options: { thickness?: number; fill?: Ink; color?: Ink; dash?: number[] } = {},
  ): void {
    const { thickness = 0.7, fill, color = BLACK, dash } = options;
    this.page.drawRectangle({
      x,
      y: this.height - y - h,
      width: w,
      height: h,
      borderWidth: thickness,
      ...(thickness > 0 ? { borderColor: color } : {}),
      ...(fill ? { color: fill } : {}),
      ...(dash ? { borderDashArray: dash } : {}),
    });
  }

  circle(x: number, y: number, radius: number, thickness = 0.8, color: Ink = BLACK, fill?: Ink): void {
    this.page.drawEllipse({
      x,
      y: this.height - y,
      xScale: radius,
      yScale: radius,
      borderWidth: thickness,
      borderColor: color,
      ...(fill ? { color: fill } : {}),
    });
  }

  /** An SVG path whose origin is the given point; y grows downwards there too. */
  path(
    x: number,
    y: number,
    path: string,
    options: { thickness?: number; color?: Ink; fill?: Ink } = {},
  ): void {
    const { thickness = 1, color = BLACK, fill } = options;
    this.page.drawSvgPath(path, {
      x,
      y: this.height - y,
      borderWidth: thickness,
      borderColor: color,
      ...(fill ? { color: fill } : {}),
    });
  }
}

/** A file in the making: pages of one or more documents. */
export class Book {
  readonly sheets: Sheet[] = [];

  constructor(
    readonly pdf: PDFDocument,
    readonly fonts: Fonts,
  ) {}

  addPage(
    documentId: string,
    document: number,
    size: readonly [number, number],
    alsoRight: readonly string[] = [],
  ): Sheet {
    const page = this.pdf.addPage([size[0], size[1]]);
    const sheet = new Sheet(page, this.fonts, documentId, alsoRight, document);
    this.sheets.push(sheet);
    return sheet;
  }
}
