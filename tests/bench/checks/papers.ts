import { PDFDocument } from 'pdf-lib';
import { type Paper, scan, scannedPdf, stacked, textPdf } from '../../support/documents/papers';

const LINES = [
  'BUILDING PERMIT APPLICATION',
  'Project address: 1234 Main Street, Austin, TX 78701',
  'Parcel number: 010-012345-00    Zoning: SF-3    Lot 12, Block 4',
  'Property owner: Maria Lopez    Phone: 512-555-0142',
  'Contractor: Lone Star Builders LLC    License number: PL-123456',
  'Project valuation: $125,000.00    Area: 1,840 square feet',
  'The contractor shall provide all labor, materials and equipment for the work shown on the drawings.',
  'All work shall conform to the 2021 International Residential Code as adopted by the city.',
  'El solicitante declara que la información de esta solicitud es correcta y completa.',
  'La dirección del proyecto y el número de parcela deben coincidir en todos los documentos.',
  'Provide one-hour fire separation between the dwelling and the garage, from floor to roof deck.',
  'Smoke alarms shall be interconnected and placed in each sleeping room and on each story.',
];

function paper(page: number, rows: number): Paper {
  const lines = Array.from({ length: rows }, (_, row) => LINES[(row + page) % LINES.length] ?? '');
  const foot = page % 5 === 0 ? ['Signature of owner:                Date:'] : [];
  return { lines: stacked([...lines, ...foot], 9.5) };
}

const papers = (pages: number, rows: number) => Array.from({ length: pages }, (_, page) => paper(page, rows));

export const textSet = (pages: number) => textPdf(papers(pages, 38));

/** A scan of letter pages, and its pictures for whoever reads pictures alone. */
export async function scannedSet(pages: number): Promise<{ pdf: Buffer; pictures: Buffer[] }> {
  const pictures: Buffer[] = [];
  for (const one of papers(pages, 30)) pictures.push(await scan(one));
  return { pdf: await scannedPdf(pictures), pictures };
}

/** 36 by 24 inches, in points. */
const SHEET = { width: 2_592, height: 1_728 };
/** Its capitals are 3/32 inch high, as drawings are lettered. */
const LETTERING = 9.3;
/** Every so many sheets one is a scan. */
const SCANNED_EVERY = 10;

/** A sheet of notes in four columns, and its title block. */
function sheet(number: number): Paper {
  const lines = [0, 1, 2, 3].flatMap((column) =>
    Array.from({ length: 30 }, (_, row) => ({
      text: `${row + 1}. ${LINES[(row + column + number) % LINES.length] ?? ''}`.toUpperCase().slice(0, 80),
      x: 90 + column * 590,
      y: 160 + row * 28,
      size: LETTERING,
    })),
  );
  const title = [
    { text: `SHEET A-${101 + number}`, x: 2_300, y: 1_650, size: 24 },
    { text: `SHEET ${number + 1} OF 40`, x: 2_300, y: 1_690, size: LETTERING },
  ];
  return { ...SHEET, lines: [...lines, ...title] };
}

/** A set of drawings: its sheets hold their text, but for some that were scanned at 200 dots an inch. */
export async function sheetSet(sheets: number): Promise<{ pdf: Buffer; scanned: number[] }> {
  const all = Array.from({ length: sheets }, (_, number) => sheet(number));
  const scanned = all.map((_, at) => at).filter((at) => at % SCANNED_EVERY === SCANNED_EVERY - 1);
  const file = await PDFDocument.load(await textPdf(all));
  for (const at of scanned) {
    const image = await file.embedJpg(await scan(all[at] as Paper));
    file.removePage(at);
    file.insertPage(at, [SHEET.width, SHEET.height]).drawImage(image, { x: 0, y: 0, ...SHEET });
  }
  return { pdf: Buffer.from(await file.save()), scanned: scanned.map((at) => at + 1) };
}
