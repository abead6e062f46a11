import type { PDFDocument } from 'pdf-lib';
import { type Fonts, Sheet } from '../../checks/generator/book';

/** The pages of a paper while it is drawn. */
export class Pages {
  constructor(
    private readonly document: PDFDocument,
    private readonly fonts: Fonts,
  ) {}

  add(size: readonly [number, number] = [612, 792]): Sheet {
    return new Sheet(this.document.addPage([size[0], size[1]]), this.fonts, '', [], 0);
  }
}

/** `11/05/2026`. */
export const slashed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
/** `11-05-26`. */
export const dashed = (day: string) => `${day.slice(5, 7)}-${day.slice(8)}-${day.slice(2, 4)}`;

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const;

export function spelled(day: string, language: 'en' | 'es' = 'en'): string {
  const month = MONTHS[language][Number(day.slice(5, 7)) - 1];
  const date = Number(day.slice(8));
  return language === 'es'
    ? `${date} de ${month} de ${day.slice(0, 4)}`
    : `${month} ${date}, ${day.slice(0, 4)}`;
}

/** `1,000,000` of cents. */
export const grouped = (cents: number) => (cents / 100).toLocaleString('en-US');
export const dollars = (cents: number) => `$${grouped(cents)}`;
