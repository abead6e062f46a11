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
