import { PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium';

type Loaded = Awaited<ReturnType<typeof PDFiumModule>>;

/** What the package's own types leave out of PDFium's functions. */
interface Unlisted {
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFAnnot_HasKey(annotation: number, key: number): number;
  _FPDFAnnot_GetRect(annotation: number, rect: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
}
export type Pdfium = Loaded & Unlisted;

/** PDFium, compiled to WebAssembly: it can reach nothing outside of its own memory. */
export async function loadPdfium(): Promise<Pdfium> {
  let loaded: Loaded | undefined;
  await PDFiumLibrary.initBase({
    vendor: async (options) => {
      loaded = await PDFiumModule(options);
      return loaded;
    },
  });
  if (!loaded) throw new Error('PDFium did not load');
  return loaded as Pdfium;
}
