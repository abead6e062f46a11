import { loadPdfium, type Pdfium } from './pdfium';

const GREY = 1;
const COLOUR = 4;
const WITH_NOTES = 0x01;
const GREYSCALE = 0x08;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;
const FORM_VERSION = 2;
const FORM_INFO_BYTES = 512;
const IMAGE = 3;
const FORM = 5;
/** Of things on a page; more are not looked at one by one. */
const MAX_OBJECTS = 3_000;

export interface RawPicture {
  readonly width: number;
  readonly height: number;
  /** 1 (grey) or 4 (red, green, blue, and what to leave out). */
  readonly channels: 1 | 4;
  readonly pixels: Uint8Array;
}

export interface PageContent {
  /** In points, as the page is seen. */
  readonly width: number;
  readonly height: number;
  /** Things that are drawn, whatever they are. */
  readonly objects: number;
  /** Of the largest picture on it, in pixels. */
  readonly largestPicture: number;
  /** Part of the page its largest picture takes, 0 to 1. */
  readonly covered: number;
}

/** A PDF file as PDFium sees it: what is drawn on its pages, and pictures of them. */
export class PagePictures {
  private form = 0;

  private constructor(
    private readonly pdfium: Pdfium,
    private readonly document: number,
  ) {}

  /** Null where PDFium makes nothing of it. */
  static async open(bytes: Uint8Array): Promise<PagePictures | null> {
    const pdfium = await loadPdfium();
    const at = pdfium.wasmExports.malloc(bytes.length);
    if (at === 0) throw new RangeError('out of memory for the file');
    pdfium.HEAPU8.set(bytes, at);
    const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
    return document === 0 ? null : new PagePictures(pdfium, document);
  }

  get pages(): number {
    return this.pdfium._FPDF_GetPageCount(this.document);
  }

  get attachments(): number {
    return this.pdfium._FPDFDoc_GetAttachmentCount(this.document);
  }

  /** What is on a page, told without decoding it. */
  look(number: number): PageContent {
    return this.onPage(number, (page) => {
      const { pdfium } = this;
      const width = pdfium._FPDF_GetPageWidth(page);
      const height = pdfium._FPDF_GetPageHeight(page);
      const found = { objects: 0, largestPicture: 0, covered: 0 };
      const room = pdfium.wasmExports.malloc(16);
      const visit = (object: number, depth: number) => {
        if (found.objects >= MAX_OBJECTS || object === 0) return;
        found.objects += 1;
        const kind = pdfium._FPDFPageObj_GetType(object);
        if (kind === FORM && depth < 6) {
          const count = Math.min(pdfium._FPDFFormObj_CountObjects(object), MAX_OBJECTS);
          for (let index = 0; index < count; index += 1)
            visit(pdfium._FPDFFormObj_GetObject(object, index), depth + 1);
        }
        if (kind !== IMAGE) return;
        if (pdfium._FPDFImageObj_GetImagePixelSize(object, room, room + 4)) {
          const [across = 0, down = 0] = new Uint32Array(pdfium.HEAPU8.buffer, room, 2);
          found.largestPicture = Math.max(found.largestPicture, across * down);
        }
        if (pdfium._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)) {
          const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.HEAPU8.buffer, room, 4);
          const part = Math.abs((right - left) * (top - bottom)) / Math.max(1, width * height);
          if (Number.isFinite(part)) found.covered = Math.max(found.covered, Math.min(1, part));
        }
      };
      const count = Math.min(pdfium._FPDFPage_CountObjects(page), MAX_OBJECTS);
      for (let index = 0; index < count; index += 1) visit(pdfium._FPDFPage_GetObject(page, index), 0);
      pdfium.wasmExports.free(room);
      return { width, height, ...found };
    });
  }

  /** Which places of a page's fields hold a value, such as a signature, by their corners in the file's coordinates. */
  filledPlaces(number: number): number[][] {
    return this.onPage(number, (page) => {
      const { pdfium } = this;
      const places: number[][] = [];
      const key = pdfium.wasmExports.malloc(2);
      const rect = pdfium.wasmExports.malloc(16);
      pdfium.HEAPU8.set([0x56, 0], key);
      const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MAX_OBJECTS);
      for (let index = 0; index < count; index += 1) {
        const annotation = pdfium._FPDFPage_GetAnnot(page, index);
        if (annotation === 0) continue;
        if (pdfium._FPDFAnnot_HasKey(annotation, key) && pdfium._FPDFAnnot_GetRect(annotation, rect))
          places.push([...new Float32Array(pdfium.HEAPU8.buffer, rect, 4)]);
        pdfium._FPDFPage_CloseAnnot(annotation);
      }
      pdfium.wasmExports.free(key);
      pdfium.wasmExports.free(rect);
      return places;
    });
  }

  /** A page with its notes and fields, as it would be printed. */
  draw(number: number, size: { width: number; height: number; channels: 1 | 4 }): RawPicture {
    const { pdfium } = this;
    const { width, height, channels } = size;
    const bytes = width * height * channels;
    return this.onPage(number, (page) => {
      const form = this.formHandle();
      const at = pdfium.wasmExports.malloc(bytes);
      if (at === 0) throw new RangeError('out of memory for the picture of a page');
      const format = channels === 1 ? GREY : COLOUR;
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, format, at, width * channels);
      try {
        pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
        const flags = WITH_NOTES | (channels === 1 ? GREYSCALE : RED_FIRST);
        pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
        if (form !== 0) {
          pdfium._FORM_OnAfterLoadPage(page, form);
          pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags & ~WITH_NOTES);
          pdfium._FORM_OnBeforeClosePage(page, form);
        }
        return { width, height, channels, pixels: pdfium.HEAPU8.slice(at, at + bytes) };
      } finally {
        pdfium._FPDFBitmap_Destroy(bitmap);
        pdfium.wasmExports.free(at);
      }
    });
  }

  /** Fields are drawn by a form that asks for nothing and runs nothing. */
  private formHandle(): number {
    if (this.form !== 0) return this.form;
    const { pdfium } = this;
    const at = pdfium.wasmExports.malloc(FORM_INFO_BYTES);
    pdfium.HEAPU8.fill(0, at, at + FORM_INFO_BYTES);
    pdfium.HEAP32[at >> 2] = FORM_VERSION;
    this.form = pdfium._FPDFDOC_InitFormFillEnvironment(this.document, at);
    return this.form;
  }

  private onPage<T>(number: number, work: (page: number) => T): T {
    const page = this.pdfium._FPDF_LoadPage(this.document, number - 1);
    if (page === 0) throw new Error(`PDFium cannot load page ${number}`);
    const found = work(page);
    this.pdfium._FPDF_ClosePage(page);
    return found;
  }
}

/** The size in pixels of a page at so many dots an inch, within as many pixels as may be. */
export function pixelsFor(
  page: { width: number; height: number },
  aim: { dotsPerInch: number; maxPixels: number },
): { width: number; height: number } {
  const wanted = aim.dotsPerInch / 72;
  const scale = Math.min(wanted, Math.sqrt(aim.maxPixels / Math.max(1, page.width * page.height)));
  return {
    width: Math.max(1, Math.min(16_000, Math.round(page.width * scale))),
    height: Math.max(1, Math.min(16_000, Math.round(page.height * scale))),
  };
}
