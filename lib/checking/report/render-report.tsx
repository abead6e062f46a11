import { Font, renderToBuffer } from '@react-pdf/renderer';
import type { Locale } from '@/lib/platform/i18n/locales';
import { buildReport } from './build-report';
import { CheckReport } from './check-report';
import { splitLongWord } from './printable';
import type { ReportFonts, ReportSource } from './types';

let registered = false;

/** Fonts are read once for all reports of the process. */
function registerFonts({ heading, text }: ReportFonts): void {
  if (registered) return;
  Font.register({ family: 'Heading', src: heading });
  Font.register({ family: 'Text', src: text });
  Font.registerHyphenationCallback(splitLongWord);
  registered = true;
}

/** The report of a run as a PDF, in a language. */
export async function renderReport(
  source: ReportSource,
  { locale, fonts }: { locale: Locale; fonts: ReportFonts },
): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts(fonts);
  const report = await buildReport(source, locale);
  return new Uint8Array(await renderToBuffer(<CheckReport report={report} />));
}
