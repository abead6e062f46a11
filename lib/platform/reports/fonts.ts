import { join } from 'node:path';
import type { ReportFonts } from './types';

/** Cut when the site is built (`scripts/fonts.mjs`). */
const font = (file: string) => join(process.cwd(), 'app/fonts', file);

export const REPORT_FONTS: ReportFonts = {
  heading: font('archivo-800.ttf'),
  text: font('public-sans-500.ttf'),
};
