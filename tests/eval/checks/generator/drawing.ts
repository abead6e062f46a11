/** A drawing sheet: frame, title block, picture, notes, and what makes it complete. */
import { GREY, type Sheet } from './book';
import type { Context, Words } from './context';
import { drawNorth, drawSignature } from './marks';
import { drawProfessional } from './paper';
import type { Picture } from './pictures';
import { plainAddress, printAddress, printArea, printDate, printPerson } from './print';
import type { Random } from './random';

export const SHEET_SIZES = { tabloid: [1224, 792], small: [1728, 1296], large: [2592, 1728] } as const;
export type SheetSize = keyof typeof SHEET_SIZES;

const SCALES = {
  '1/4" = 1\'-0"': '1:48',
  '1/8" = 1\'-0"': '1:96',
  '3/16" = 1\'-0"': '1:64',
  '1/2" = 1\'-0"': '1:24',
  '3/4" = 1\'-0"': '1:16',
  '1" = 10\'': '1:120',
  '1" = 20\'': '1:240',
  '1" = 30\'': '1:360',
  NTS: 'NTS',
} as const;
export type Scale = keyof typeof SCALES;

export interface DrawingSpec {
  readonly titles: Words;
  readonly picture: Picture;
  readonly scales: readonly Scale[];
  readonly north?: boolean;
  readonly sealed?: boolean;
  readonly notes?: (context: Context) => readonly string[];
  /** Names the parcel, the area, the codes. */
  readonly shows?: readonly ('parcel' | 'area' | 'codes' | 'amps')[];
  readonly alsoRight?: readonly string[];
}

/** How one package's drawings look. */
export interface SetStyle {
  readonly size: SheetSize;
  readonly block: 'right' | 'bottom';
  readonly firm: boolean;
}

export function randomSetStyle(random: Random, scan: boolean): SetStyle {
  return {
    size: scan ? 'tabloid' : random.pick(['tabloid', 'tabloid', 'small', 'large'] as const),
    block: random.pick(['right', 'bottom'] as const),
    firm: random.chance(0.7),
  };
}

export interface IndexLine {
  readonly number: string;
  readonly title: string;
}

export function codeLines({ facts, permitType }: Context): readonly string[] {
  const electric = ['electrical_service', 'ev_charger', 'generator', 'solar_pv'].includes(permitType);
  const own = facts.place.ownCodes;
  const changed = facts.irc !== facts.place.usualIrc;
  const building = own && !changed ? own : [`${facts.irc} INTERNATIONAL RESIDENTIAL CODE (IRC)`];
  const national = `${facts.nec} NATIONAL ELECTRICAL CODE (NEC)`;
  return electric && permitType !== 'solar_pv' ? [national] : [...building, national];
}

export function drawDrawing(
  context: Context,
  spec: DrawingSpec,
  set: SetStyle,
  number: string,
  title: string,
  index: readonly IndexLine[] | null,
): void {
  const { book, documentId, document, facts, omit, random, style } = context;
  const size = SHEET_SIZES[set.size];
  const letters = set.size === 'large' ? 13 : set.size === 'small' ? 10.5 : 8.5;
  const sheet = book.addPage(documentId, document, size, spec.alsoRight);
  const margin = letters * 2.4;
  sheet.box(margin, margin, sheet.width - 2 * margin, sheet.height - 2 * margin, { thickness: 1.6 });
  const right = set.block === 'right';
  const wide = right ? sheet.width * 0.16 : sheet.width - 2 * margin;
  const tall = right ? sheet.height - 2 * margin : sheet.height * 0.14;
  const block = { x: sheet.width - margin - wide, y: sheet.height - margin - tall, w: wide, h: tall };
  sheet.box(block.x, block.y, block.w, block.h, { thickness: 1.2 });
  sheet.note('sheet_number', number);
  sheet.note('sheet_title', title);
  const scale = omit.has('scale') ? null : random.pick(spec.scales);
  if (scale) sheet.note('scale', SCALES[scale]);

  const frame = {
    x: margin + letters,
    y: margin + letters,
    w: (right ? block.x : sheet.width - margin) - margin - 2 * letters,
    h: (right ? sheet.height - margin : block.y) - margin - 2 * letters,
    size: letters,
  };
  const notes = [...(spec.notes?.(context) ?? [])];
  if (spec.shows?.includes('codes')) {
    notes.unshift(
      style.language === 'es'
        ? 'CÓDIGOS APLICABLES:'
        : random.pick(['APPLICABLE CODES:', 'CODE REFERENCES:', 'GOVERNING CODES:']),
      ...codeLines(context),
    );
    noteCodes(context, sheet);
  }
  if (context.orders) notes.push(context.orders);
  const noteRoom = index ? 0 : notes.length * letters * 1.5 + letters * 2;
  if (index) drawCover(context, sheet, frame, title, index, notes);
  else {
    // Notes stand in a column below the picture.
    spec.picture(context, sheet, { ...frame, h: frame.h - noteRoom });
    let y = frame.y + frame.h - noteRoom + letters * 2;
    for (const line of notes) {
      sheet.text(frame.x + letters, y, line, { size: letters, within: frame.w * 0.92 });
      y += letters * 1.5;
    }
    const under = frame.y + frame.h - noteRoom - letters;
    sheet.text(frame.x + frame.w * 0.4, under, title, {
      size: letters * 1.5,
      font: 'sansBold',
      align: 'center',
    });
    if (scale && random.chance(0.5))
      sheet.text(frame.x + frame.w * 0.4, under + letters * 1.3, `${scaleWord(context)}: ${scale}`, {
        size: letters,
        align: 'center',
      });
  }
  if (spec.shows?.includes('area')) {
    const area = `${style.language === 'es' ? 'SUPERFICIE DE LA OBRA' : random.pick(['PROJECT AREA', 'AREA OF WORK', 'TOTAL AREA'])}: ${printArea(facts.areaSqft, { ...style, area: random.int(0, 1) }).toUpperCase()}`;
    sheet.text(frame.x + letters, frame.y + letters * 1.6, area, { size: letters * 1.1, font: 'sansBold' });
    sheet.note('area', String(facts.areaSqft));
  }
  if (spec.shows?.includes('amps')) sheet.note('service_amps', String(facts.serviceAmps));
  if (spec.north) {
    if (!omit.has('north'))
      drawNorth(sheet, frame.x + frame.w - letters * 6, frame.y + letters * 7, letters * 2.4, random);
    sheet.note('north_arrow', omit.has('north') ? 'absent' : 'present');
  }
  drawBlock(context, sheet, spec, set, block, { number, title, scale, letters });
}

const scaleWord = ({ style }: Context) => (style.language === 'es' ? 'ESCALA' : 'SCALE');

function noteCodes({ facts, permitType }: Context, sheet: Sheet): void {
  const electric = ['electrical_service', 'ev_charger', 'generator'].includes(permitType);
  const named = !facts.place.ownCodes || facts.irc !== facts.place.usualIrc;
  if (!electric && named) sheet.note('code_edition', `IRC ${facts.irc}`);
  sheet.note('code_edition', `NEC ${facts.nec}`);
}

function drawCover(
  context: Context,
  sheet: Sheet,
  frame: { x: number; y: number; w: number; h: number; size: number },
  title: string,
  index: readonly IndexLine[],
  notes: readonly string[],
): void {
  const { size } = frame;
  const { random, style } = context;
  sheet.text(frame.x + frame.w / 2, frame.y + size * 5, context.facts.subject.toUpperCase(), {
    size: size * 2.2,
    font: 'sansBold',
    align: 'center',
  });
  sheet.text(frame.x + frame.w / 2, frame.y + size * 7.5, title, { size: size * 1.4, align: 'center' });
  const left = frame.x + frame.w * 0.06;
  let y = frame.y + frame.h * 0.3;
  const head =
    style.language === 'es'
      ? 'ÍNDICE DE PLANOS'
      : random.pick(['SHEET INDEX', 'DRAWING INDEX', 'INDEX OF DRAWINGS']);
  sheet.text(left, y, head, { size: size * 1.2, font: 'sansBold' });
  y += size * 0.8;
  for (const line of index) {
    sheet.box(left, y, size * 8, size * 1.9, { thickness: 0.5 });
    sheet.box(left + size * 8, y, frame.w * 0.36 - size * 8, size * 1.9, { thickness: 0.5 });
    sheet.text(left + size * 0.6, y + size * 1.3, line.number, { size });
    sheet.text(left + size * 8.6, y + size * 1.3, line.title, { size, within: frame.w * 0.36 - size * 9.4 });
    y += size * 1.9;
  }
  sheet.note('sheet_index', index.map((line) => line.number).join(','));
  let down = frame.y + frame.h * 0.3;
  for (const line of notes) {
    sheet.text(frame.x + frame.w * 0.54, down, line, { size, within: frame.w * 0.44 });
    down += size * 1.6;
  }
}

function drawBlock(
  context: Context,
  sheet: Sheet,
  spec: DrawingSpec,
  set: SetStyle,
  block: { x: number; y: number; w: number; h: number },
  told: { number: string; title: string; scale: Scale | null; letters: number },
): void {
  const { facts, random, style } = context;
  const { letters } = told;
  const es = style.language === 'es';
  const place = { ...facts.place, zip: facts.zip };
  const address = printAddress(facts.address, place, { ...style, capitals: true, withCity: true });
  const owner = printPerson(facts.owner, { ...style, capitals: true, name: 'full' });
  sheet.note('address', plainAddress(facts.address));
  const lines: (readonly [string, string])[] = [
    [es ? 'PROYECTO' : 'PROJECT', facts.subject.toUpperCase()],
    [es ? 'DIRECCIÓN' : random.pick(['ADDRESS', 'SITE ADDRESS', 'PROJECT ADDRESS']), address],
    [es ? 'PROPIETARIO' : 'OWNER', owner],
  ];
  sheet.note('owner', owner);
  if (spec.shows?.includes('parcel')) {
    lines.push([facts.place.parcelWord.toUpperCase(), facts.parcel]);
    sheet.note('parcel', facts.parcel);
  }
  lines.push([es ? 'FECHA' : 'DATE', printDate(facts.drawnOn, { ...style, date: 'slash' })]);
  sheet.note('date', facts.drawnOn);
  if (told.scale) lines.push([es ? 'ESCALA' : 'SCALE', told.scale]);
  lines.push([es ? 'DIBUJÓ' : 'DRAWN BY', `${facts.designer.first[0]}${facts.designer.last[0]}`]);
  if (set.firm) {
    const designer = `${facts.designerFirm.toUpperCase()}, LIC. ${facts.designerLicense}`;
    lines.unshift([es ? 'DISEÑO' : 'DESIGNER', designer]);
  }
  if (set.block === 'right') {
    let y = block.y + letters * 1.6;
    for (const [label, value] of lines) {
      sheet.text(block.x + letters * 0.7, y, label, { size: letters * 0.75, color: GREY });
      const after = sheet.paragraph(
        block.x + letters * 0.7,
        y + letters * 1.15,
        block.w - letters * 1.4,
        value,
        { size: letters },
      );
      sheet.line(block.x, after - letters * 0.5, block.x + block.w, after - letters * 0.5, 0.5);
      y = after + letters * 0.7;
    }
    if (spec.sealed)
      drawProfessional(
        context,
        sheet,
        block.x + block.w / 2,
        block.y + block.h * 0.66,
        Math.min(block.w * 0.33, letters * 7),
      );
    const low = block.y + block.h - letters * 9;
    sheet.line(block.x, low, block.x + block.w, low, 1);
    sheet.text(block.x + letters * 0.7, low + letters * 1.2, es ? 'TÍTULO DEL PLANO' : 'SHEET TITLE', {
      size: letters * 0.75,
      color: GREY,
    });
    sheet.text(block.x + block.w / 2, low + letters * 3, told.title, {
      size: letters * 1.2,
      font: 'sansBold',
      align: 'center',
      within: block.w - letters,
    });
    sheet.line(block.x, low + letters * 4, block.x + block.w, low + letters * 4, 0.8);
    sheet.text(block.x + letters * 0.7, low + letters * 5.1, es ? 'PLANO NÚM.' : 'SHEET NO.', {
      size: letters * 0.75,
      color: GREY,
    });
    sheet.text(block.x + block.w / 2, low + letters * 7.8, told.number, {
      size: letters * 2.6,
      font: 'sansBold',
      align: 'center',
    });
    return;
  }
  const columns = 3;
  const room = block.w * 0.5;
  lines.forEach(([label, value], at) => {
    const x = block.x + letters * 0.8 + (at % columns) * (room / columns);
    const y = block.y + letters * 1.4 + Math.floor(at / columns) * letters * 3.4;
    sheet.text(x, y, label, { size: letters * 0.75, color: GREY });
    sheet.text(x, y + letters * 1.3, value, { size: letters, within: room / columns - letters * 1.4 });
  });
  if (spec.sealed)
    drawProfessional(context, sheet, block.x + block.w * 0.6, block.y + block.h * 0.5, block.h * 0.4);
  const x = block.x + block.w * 0.7;
  sheet.line(x, block.y, x, block.y + block.h, 0.8);
  sheet.text(x + letters, block.y + letters * 1.4, es ? 'TÍTULO DEL PLANO' : 'SHEET TITLE', {
    size: letters * 0.75,
    color: GREY,
  });
  sheet.text(x + letters, block.y + letters * 3.6, told.title, {
    size: letters * 1.3,
    font: 'sansBold',
    within: block.w * 0.17,
  });
  const last = block.x + block.w * 0.88;
  sheet.line(last, block.y, last, block.y + block.h, 0.8);
  sheet.text(last + letters, block.y + letters * 1.4, es ? 'PLANO' : 'SHEET', {
    size: letters * 0.75,
    color: GREY,
  });
  sheet.text(last + block.w * 0.06, block.y + block.h * 0.66, told.number, {
    size: letters * 2.4,
    font: 'sansBold',
    align: 'center',
  });
  if (random.chance(0.2)) drawSignature(sheet, x + letters, block.y + block.h - 6, 50, random);
}
