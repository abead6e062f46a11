import { getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { cleanText } from '../text';
import { ReadingFailed, toReadingFailed } from './failure';
import { PagePictures } from './page-pictures';

/** A PDF file as its two parsers see it. One reads text, the other draws; each takes files the other gives up. */
export interface PdfFile {
  readonly pages: number;
  /** Null where the text parser makes nothing of it; then its pages are recognised. */
  readonly text: PDFDocumentProxy | null;
  readonly pictures: PagePictures | null;
  readonly producer: string | null;
  readonly hasScript: boolean;
  readonly hasAttachments: boolean;
}

export async function openPdf(bytes: Buffer, limits: { pages: number }): Promise<PdfFile> {
  if (bytes.subarray(0, 1_024).indexOf('%PDF-') === -1)
    throw new ReadingFailed('not_supported', 'does not begin as a PDF file does');
  const text = await openText(bytes);
  const failure = text instanceof ReadingFailed ? text : null;
  if (failure?.failure === 'locked' || failure?.failure === 'needed_too_much') throw failure;
  const proxy = text instanceof ReadingFailed ? null : text;
  if (proxy && proxy.numPages > limits.pages) throw tooMany(proxy.numPages);
  const pictures = await PagePictures.open(bytes).catch((error: unknown) => {
    const { failure: kind } = toReadingFailed(error, 'broken');
    if (kind === 'needed_too_much') throw error;
    return null;
  });
  const pages = proxy?.numPages ?? pictures?.pages ?? 0;
  if (pages > limits.pages) throw tooMany(pages);
  const hasAttachments = (pictures?.attachments ?? 0) > 0;
  if (pages === 0)
    throw hasAttachments ? new ReadingFailed('not_supported', 'files in a file') : (failure ?? nothing());
  const info = await proxy?.getMetadata().catch(() => null);
  const about = (info?.info ?? {}) as { Producer?: unknown; IsXFAPresent?: unknown };
  if (proxy && about.IsXFAPresent === true && (await isEmptyShell(proxy)))
    throw new ReadingFailed('not_supported', 'a form that only its own program shows');
  return {
    pages,
    text: proxy,
    pictures,
    producer:
      typeof about.Producer === 'string' ? cleanText(about.Producer).trim().slice(0, 200) || null : null,
    hasScript: (await proxy?.hasJSActions().catch(() => false)) === true || namesScript(bytes),
    hasAttachments,
  };
}

const tooMany = (pages: number) => new ReadingFailed('too_many_pages', `${pages} pages`);
const nothing = () => new ReadingFailed('broken', 'no pages');

async function openText(bytes: Buffer): Promise<PDFDocumentProxy | ReadingFailed> {
  const { getDocument, VerbosityLevel } = await getResolvedPDFJS();
  const task = getDocument({
    // It takes what it is given for itself.
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 1,
  });
  try {
    return await task.promise;
  } catch (error) {
    return toReadingFailed(error, 'broken');
  }
}

/** Such a file has one page, which asks its reader to wait or to get another program. */
async function isEmptyShell(proxy: PDFDocumentProxy): Promise<boolean> {
  const page = await proxy.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return /please wait|espere|adobe reader|acrobat/i.test(text) && text.length < 2_000;
}

/** What runs or starts something, as a file names it. */
const SCRIPT_NAMES = ['/JavaScript', '/JS(', '/JS (', '/JS<', '/JS <', '/Launch'];

const namesScript = (bytes: Buffer) => SCRIPT_NAMES.some((name) => bytes.includes(name, 0, 'latin1'));
