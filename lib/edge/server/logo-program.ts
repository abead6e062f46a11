import 'server-only';
import { existsSync } from 'node:fs';
import { LOGO_FROM_SOURCE, type LogoProgram } from '@/lib/company/branding/ask-for-logo';

/** As `scripts/start/bundle.mjs` makes it, from the project's folder. */
const BUNDLED = '.next/lintel/logo.mjs';

/** The program that draws logos: bundled where `npm start` made it, else from its source. */
export function logoProgram(): LogoProgram {
  return existsSync(BUNDLED) ? { command: ['--enable-source-maps', BUNDLED] } : LOGO_FROM_SOURCE;
}
