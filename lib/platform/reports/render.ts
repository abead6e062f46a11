import type { DocumentProps } from '@react-pdf/renderer';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { splitLongWord } from './printable';
import type { ReportFonts } from './types';

let registered = false;

/** Fonts are read once for all reports of the process. */
function registerFonts({ heading, text }: ReportFonts): void {
  if (registered) return;
  Font.register({ family: 'Heading', src: heading });
  Font.register({ family: 'Text', src: text });
  Font.registerHyphenationCallback(splitLongWord);
  registered = true;
}

/** A document's pages as a PDF. */
export async function renderPages(
  pages: ReactElement<DocumentProps>,
  fonts: ReportFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts(fonts);
  return new Uint8Array(await renderToBuffer(pages));
}
