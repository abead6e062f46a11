/** Letters, forms and reports on letter paper. */
import { GREY, LIGHT, type Sheet } from './book';
import { type Context, pickLanguage, type Words } from './context';
import type { Person } from './facts';
import { OTHER_TITLES } from './held-out';
import { drawSeal, drawSignature, drawStamp } from './marks';
import { printDate, printFirm, printPerson } from './print';
import { drawRows, formatCity, ROW_LAYOUTS, type Row, type RowLayout, type RowName, row } from './rows';

export const LETTER = [612, 792] as const;

export type Letterhead = 'city' | 'contractor' | 'designer' | 'maker' | 'hoa' | 'utility' | 'state' | 'none';
export type Signer = 'owner' | 'contractor' | 'designer' | 'applicant' | 'official';

export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PaperSpec {
  readonly titles: Words;
  readonly head: Letterhead;
  readonly rows: readonly RowName[];
  /** Plain lines of the document's own: labels with values that no rule compares. */
  readonly own?: (context: Context) => readonly Row[];
  readonly body?: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly table?: (context: Context) => Table;
  readonly signs?: readonly Signer[];
  readonly sealed?: boolean;
  readonly small?: string;
  /** Its letter names the day it was written at the top. */
  readonly dated?: boolean;
  /** By the clerk who records it. */
  readonly stamped?: boolean;
}

export const MAKERS = [
  'Halden Industries',
  'Norvik Power Systems',
  'Tamarack Manufacturing',
  'Corvane Electric',
];

export function drawPaper(context: Context, spec: PaperSpec): void {
  const { book, documentId, document, random, style, facts } = context;
  const sheet = book.addPage(documentId, document, LETTER);
  let y = drawHead(context, sheet, spec.head);
  const title = pickLanguage(
    context,
    context.heldOut ? (OTHER_TITLES[documentId] ?? spec.titles) : spec.titles,
  );
  const centred = random.chance(0.5);
  sheet.text(
    centred ? sheet.width / 2 : 54,
    y + 16,
    style.capitals || random.chance(0.4) ? title.toUpperCase() : title,
    {
      size: random.int(13, 16),
      font: random.chance(0.3) ? 'serifBold' : 'sansBold',
      align: centred ? 'center' : 'left',
      within: 500,
    },
  );
  y += 32;
  if (spec.dated && !context.omit.has('date')) {
    const label = style.language === 'es' ? 'Fecha' : 'Date';
    sheet.text(54, y + 10, `${label}: ${printDate(facts.signedOn, style)}`, { size: 10, font: 'serif' });
    sheet.note('date', facts.signedOn);
    y += 24;
  }
  const layout: RowLayout = random.pick(ROW_LAYOUTS);
  const rows = spec.rows.map((name) => row(context, name)).filter((one) => one !== null);
  y = drawRows(context, sheet, y, rows, layout);
  if (spec.own) y = drawRows(context, sheet, y, spec.own(context), layout);
  const body = random.chance(0.5) ? 'serif' : 'sans';
  for (const paragraph of spec.body?.[style.language] ?? []) {
    y = sheet.paragraph(54, y + 10, 504, paragraph, { size: 10, font: body }) + 2;
  }
  if (context.orders)
    y = sheet.paragraph(54, y + 10, 504, context.orders, { size: 8, font: 'sans', color: GREY }) + 4;
  if (spec.table) y = drawTable(sheet, 54, y + 8, 504, spec.table(context)) + 10;
  if (spec.stamped) drawRecording(context, sheet);
  if (spec.sealed) {
    drawProfessional(context, sheet, sheet.width - 130, Math.max(y + 62, 560));
    drawSigning(context, sheet, 'designer', 54, Math.max(y + 50, 580));
  } else {
    let line = Math.max(y + 40, random.int(500, 640));
    for (const signer of spec.signs ?? []) {
      line = drawSigning(context, sheet, signer, 54, Math.min(line, 706));
    }
  }
  if (spec.small) sheet.text(54, 762, spec.small, { size: 7, color: GREY });
}

export function drawHead(context: Context, sheet: Sheet, head: Letterhead): number {
  const { facts, random, style } = context;
  if (head === 'none') return 48;
  if (head === 'city') {
    const city = formatCity(context);
    const department = facts.jurisdiction.department;
    const middle = random.chance(0.4);
    const x = middle ? 306 : 92;
    const align = middle ? 'center' : 'left';
    if (!middle) {
      sheet.circle(68, 56, 17, 1);
      sheet.text(68, 60, facts.jurisdiction.city.slice(0, 1), {
        size: 14,
        font: 'serifBold',
        align: 'center',
      });
    }
    sheet.text(x, 50, city, { size: 14, font: 'serifBold', align });
    sheet.text(x, 65, department, { size: 9.5, align });
    sheet.text(
      x,
      77,
      `${random.int(100, 990)} Civic Plaza, ${facts.jurisdiction.city}, ${facts.jurisdiction.state}  |  (${facts.jurisdiction.area}) 555-0100`,
      { size: 7.5, align, color: GREY },
    );
    sheet.line(54, 86, 558, 86, 1.2);
    sheet.note('jurisdiction', facts.jurisdiction.city);
    return 92;
  }
  const names: Record<Exclude<Letterhead, 'none' | 'city'>, readonly [string, string]> = {
    contractor: [printFirm(facts.contractor, style), `${facts.contractorAddress}   ${facts.contractorPhone}`],
    designer: [
      facts.designerFirm,
      `${random.int(100, 900)} Foundry Row, ${facts.place.city}, ${facts.place.state}`,
    ],
    maker: [random.pick(MAKERS), 'Technical data'],
    hoa: [
      `${random.pick(['Cedar Glen', 'Lakeview Terrace', 'Mission Ridge'])} Homeowners Association`,
      'Architectural Review Committee',
    ],
    utility: [
      random.pick(['Front Range Electric', 'Metro Power & Light', 'Gulf States Electric Cooperative']),
      'Customer Interconnection Services',
    ],
    state: [stateName(facts.place.state), facts.place.licenseBoard],
  };
  const [name, under] = names[head];
  sheet.text(54, 54, name, { size: 15, font: 'sansBold', within: 500 });
  sheet.text(54, 68, under, { size: 8, color: GREY, within: 500 });
  sheet.line(54, 76, 558, 76, 0.8, GREY);
  return 88;
}

const STATE_NAMES: Readonly<Record<string, string>> = {
  CO: 'State of Colorado',
  TX: 'State of Texas',
  FL: 'State of Florida',
  AZ: 'State of Arizona',
  WA: 'State of Washington',
  TN: 'State of Tennessee',
  GA: 'State of Georgia',
  MN: 'State of Minnesota',
  MA: 'Commonwealth of Massachusetts',
  NC: 'State of North Carolina',
  CA: 'State of California',
  IL: 'State of Illinois',
  OH: 'State of Ohio',
  PA: 'Commonwealth of Pennsylvania',
  MO: 'State of Missouri',
};

export function stateName(code: string): string {
  return STATE_NAMES[code] ?? code;
}

export function drawTable(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  { heads, rows }: Table,
  size = 8.5,
): number {
  const column = width / heads.length;
  const height = size * 1.9;
  sheet.box(x, y, width, height, { fill: LIGHT });
  heads.forEach((head, at) => {
    sheet.text(x + at * column + 4, y + height * 0.68, head, { size, font: 'sansBold', within: column - 8 });
  });
  rows.forEach((cells, line) => {
    const top = y + height * (line + 1);
    cells.forEach((cell, at) => {
      sheet.box(x + at * column, top, column, height, { thickness: 0.5 });
      sheet.text(x + at * column + 4, top + height * 0.68, cell, { size, within: column - 8 });
    });
  });
  return y + height * (rows.length + 1);
}

const OFFICIAL = { first: 'Patricia', last: 'Kessler' };

const SIGN_WORDS: Readonly<Record<Signer, Words>> = {
  owner: {
    en: ["Owner's signature", 'Signature of property owner', 'Property owner signature'],
    es: ['Firma del propietario', 'Firma del dueño'],
  },
  contractor: {
    en: ["Contractor's signature", 'Signature of contractor', 'Authorized signature (contractor)'],
    es: ['Firma del contratista'],
  },
  designer: { en: ['Engineer of record', 'Signature of engineer'], es: ['Firma del ingeniero'] },
  applicant: {
    en: ["Applicant's signature", 'Signature of applicant', 'Applicant signature'],
    es: ['Firma del solicitante'],
  },
  official: { en: ['Authorized representative', 'Authorized signature'], es: ['Firma autorizada'] },
};

/** A line with a hand's curve on it, the name below and the day beside it. Returns where the next may stand. */
export function drawSigning(context: Context, sheet: Sheet, signer: Signer, x: number, y: number): number {
  const { facts, omit, random, style } = context;
  const people: Readonly<Record<Signer, Person>> = {
    owner: facts.owner,
    applicant: facts.owner,
    contractor: facts.contractorPerson,
    designer: facts.designer,
    official: OFFICIAL,
  };
  const person = people[signer];
  const applicantIsFirm = signer === 'applicant' && context.applicantRole === 'contractor';
  const label = pickLanguage(context, SIGN_WORDS[signer]);
  const dateLabel = style.language === 'es' ? 'Fecha' : 'Date';
  const before = random.chance(0.4);
  const lineAt = before ? x + sheet.measure(`${label}: `, 9) + 4 : x;
  if (before) sheet.text(x, y, `${label}:`, { size: 9 });
  else sheet.text(x, y + 11, label, { size: 8, color: GREY });
  sheet.line(lineAt, y + 2, 360, y + 2, 0.7);
  if (!omit.has('signature')) drawSignature(sheet, lineAt + 14, y, random.int(90, 150), random);
  sheet.note('signature', omit.has('signature') ? 'absent' : 'present');
  const dateAt = 390;
  const day = printDate(facts.signedOn, style);
  if (before) {
    sheet.text(dateAt, y, `${dateLabel}:`, { size: 9 });
    sheet.line(dateAt + 28, y + 2, 540, y + 2, 0.7);
  } else {
    sheet.text(dateAt, y + 11, dateLabel, { size: 8, color: GREY });
    sheet.line(dateAt, y + 2, 540, y + 2, 0.7);
  }
  if (!omit.has('date')) {
    sheet.text(dateAt + 36, y - 1, day, {
      size: 10,
      font: random.chance(0.4) ? 'serifItalic' : 'sans',
      within: 120,
    });
    sheet.note('date', facts.signedOn);
  }
  const printed = applicantIsFirm ? facts.contractorPerson : person;
  const nameLabel = style.language === 'es' ? 'Nombre' : 'Print name';
  sheet.text(x, y + 25, `${nameLabel}: ${printPerson(printed, { ...style, name: 'full' })}`, { size: 8.5 });
  return y + 62;
}

/** A designer's seal with the hand's curve across it. */
export function drawProfessional(context: Context, sheet: Sheet, x: number, y: number, radius = 46): void {
  const { facts, omit, random } = context;
  const name = `${facts.designer.first} ${facts.designer.last}`.toUpperCase();
  const label = context.style.language === 'es' ? 'SELLO' : random.pick(['SEAL', "ENGINEER'S SEAL", 'STAMP']);
  if (random.chance(0.7) || omit.has('seal')) {
    sheet.text(x, y - radius - 5, label, { size: Math.max(7, radius * 0.16), align: 'center', color: GREY });
  }
  if (omit.has('seal')) {
    sheet.note('seal', 'absent');
    return;
  }
  drawSeal(sheet, x, y, radius, {
    top: stateName(facts.place.state).toUpperCase(),
    bottom: 'PROFESSIONAL ENGINEER',
    middle: [name, `No. ${facts.designerLicense}`],
  });
  drawSignature(sheet, x - radius * 0.9, y + radius * 0.5, radius * 1.7, random);
  sheet.note('seal', 'present');
}

export function drawRecording(context: Context, sheet: Sheet): void {
  const { facts, omit, random } = context;
  if (omit.has('recording')) return;
  const county = (facts.place.county ?? facts.place.city).toUpperCase();
  drawStamp(
    sheet,
    330,
    40,
    [
      `RECORDED  CFN ${facts.instrument}`,
      `OR BK ${random.int(10200, 34800)} PG ${random.int(100, 4800)}`,
      printDate(facts.signedOn, { ...context.style, language: 'en', date: 'slash' }),
      `CLERK OF COURT, ${county} COUNTY, FL`,
    ],
    random,
  );
  sheet.note('recording', facts.instrument);
}
