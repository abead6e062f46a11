/** What stands on a drawing: lines, hatches, dimensions and callouts. */
import { rgb } from 'pdf-lib';
import { BLACK, GREY, LIGHT, type Sheet } from './book';
import type { Context } from './context';
import { drawTable } from './paper';

/** Where on the sheet a picture may be drawn. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Letters' height: larger sheets have larger letters. */
  readonly size: number;
}
const sheetWhite = rgb(1, 1, 1);

export type Picture = (context: Context, sheet: Sheet, frame: Frame) => void;

/** A dimension line with ticks and its text above. */
export function dimension(
  sheet: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  text: string,
  size: number,
): void {
  sheet.line(x1, y1, x2, y2, 0.5);
  const upright = Math.abs(x1 - x2) < 1;
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const)
    sheet.line(x - 3, y + 3, x + 3, y - 3, 0.9);
  if (upright) sheet.text(x1 - 3, (y1 + y2) / 2 + sheet.measure(text, size) / 2, text, { size, turned: 90 });
  else sheet.text((x1 + x2) / 2, y1 - 3, text, { size, align: 'center' });
}

export function callout(
  sheet: Sheet,
  x: number,
  y: number,
  toX: number,
  toY: number,
  text: string,
  size: number,
): void {
  sheet.line(x, y, toX, toY, 0.5);
  sheet.circle(toX, toY, 1.3, 0.5, BLACK, BLACK);
  sheet.text(x + 2, y + size * 0.35, text, { size });
}

export const sitePicture: Picture = (context, sheet, { x, y, w, h, size }) => {
  const { random, facts, permitType } = context;
  const lot = { x: x + w * 0.16, y: y + h * 0.08, w: w * 0.66, h: h * 0.72 };
  sheet.box(lot.x, lot.y, lot.w, lot.h, { thickness: 1.3, dash: [14, 4, 2, 4] });
  sheet.text(lot.x + lot.w / 2, lot.y - 5, `N 89°${random.int(10, 59)}'E  ${random.int(60, 110)}.00'`, {
    size,
    align: 'center',
  });
  dimension(sheet, lot.x - 14, lot.y, lot.x - 14, lot.y + lot.h, `${random.int(100, 140)}.00'`, size);
  sheet.box(lot.x + lot.w * 0.1, lot.y + lot.h * 0.08, lot.w * 0.8, lot.h * 0.78, {
    thickness: 0.6,
    dash: [6, 4],
    color: GREY,
  });
  const house = { x: lot.x + lot.w * 0.24, y: lot.y + lot.h * 0.38, w: lot.w * 0.5, h: lot.h * 0.36 };
  sheet.box(house.x, house.y, house.w, house.h, { thickness: 1.4, fill: LIGHT });
  for (let at = 1; at < 9; at += 1)
    sheet.line(
      house.x + (house.w * at) / 9,
      house.y,
      house.x + (house.w * (at - 1)) / 9,
      house.y + house.h,
      0.3,
      GREY,
    );
  sheet.text(
    house.x + house.w / 2,
    house.y + house.h / 2,
    permitType === 'res_new' ? 'PROPOSED RESIDENCE' : 'EXISTING RESIDENCE',
    { size: size * 1.05, font: 'sansBold', align: 'center' },
  );
  const thing = {
    deck_porch: 'PROPOSED DECK',
    pool_spa: 'PROPOSED POOL',
    generator: 'GENERATOR PAD',
    solar_pv: 'PV ARRAY ON ROOF',
    fence: 'NEW 6\'-0" WOOD FENCE',
    demolition: 'TO BE DEMOLISHED',
  }[permitType];
  if (thing) {
    sheet.box(house.x + house.w * 0.2, house.y - lot.h * 0.2, house.w * 0.5, lot.h * 0.19, {
      thickness: 1,
      dash: [5, 2],
    });
    sheet.text(house.x + house.w * 0.45, house.y - lot.h * 0.1, thing, { size, align: 'center' });
  }
  dimension(
    sheet,
    lot.x,
    house.y + house.h * 0.5,
    house.x,
    house.y + house.h * 0.5,
    `${random.int(6, 14)}'-${random.int(0, 11)}"`,
    size,
  );
  dimension(
    sheet,
    house.x + house.w,
    house.y + house.h * 0.5,
    lot.x + lot.w,
    house.y + house.h * 0.5,
    `${random.int(6, 14)}'-${random.int(0, 11)}"`,
    size,
  );
  sheet.text(lot.x + lot.w * 0.12, lot.y + lot.h * 0.06, `${random.int(5, 10)}' UTILITY EASEMENT`, {
    size: size * 0.9,
  });
  sheet.text(lot.x + lot.w * 0.12, lot.y + lot.h * 0.92, 'FRONT SETBACK LINE', { size: size * 0.9 });
  sheet.line(x, lot.y + lot.h + 26, x + w, lot.y + lot.h + 26, 0.8);
  sheet.line(x, lot.y + lot.h + 60, x + w, lot.y + lot.h + 60, 0.8);
  const road = `${facts.address.street.toUpperCase()} ${facts.address.suffix}.`;
  sheet.text(x + w * 0.36, lot.y + lot.h + 47, road, { size: size * 1.1, font: 'sansBold', align: 'center' });
  sheet.box(
    house.x + house.w * 0.64,
    house.y + house.h,
    house.w * 0.22,
    lot.y + lot.h + 26 - house.y - house.h,
    { thickness: 0.6 },
  );
  sheet.text(house.x + house.w * 0.75, house.y + house.h + 30, 'DRIVE', {
    size: size * 0.9,
    align: 'center',
  });
};

export const floorPicture: Picture = (context, sheet, { x, y, w, h, size }) => {
  const { random } = context;
  const plan = { x: x + w * 0.14, y: y + h * 0.14, w: w * 0.72, h: h * 0.66 };
  sheet.box(plan.x, plan.y, plan.w, plan.h, { thickness: 3 });
  const split = plan.x + plan.w * random.between(0.42, 0.58);
  const across = plan.y + plan.h * random.between(0.42, 0.58);
  sheet.line(split, plan.y, split, plan.y + plan.h, 2.2);
  sheet.line(plan.x, across, plan.x + plan.w, across, 2.2);
  const rooms = random.shuffle(['KITCHEN', 'LIVING', 'BEDROOM 1', 'BEDROOM 2', 'DINING', 'BATH']);
  const corners = [
    [(plan.x + split) / 2, (plan.y + across) / 2],
    [(split + plan.x + plan.w) / 2, (plan.y + across) / 2],
    [(plan.x + split) / 2, (across + plan.y + plan.h) / 2],
    [(split + plan.x + plan.w) / 2, (across + plan.y + plan.h) / 2],
  ] as const;
  corners.forEach(([cx, cy], at) => {
    sheet.text(cx, cy, rooms[at] ?? '', { size: size * 1.1, font: 'sansBold', align: 'center' });
    sheet.text(
      cx,
      cy + size * 1.4,
      `${random.int(10, 16)}'-${random.int(0, 11)}" x ${random.int(9, 15)}'-${random.int(0, 11)}"`,
      { size, align: 'center' },
    );
    sheet.path(cx - 34, cy + 34, 'M 0 0 A 22 22 0 0 1 22 22 L 0 22 Z', { thickness: 0.6 });
  });
  sheet.circle(split + 18, across - 16, 6, 0.7);
  sheet.text(split + 18, across - 13.5, 'SD', { size: Math.max(5.5, size * 0.7), align: 'center' });
  dimension(
    sheet,
    plan.x,
    plan.y - 18,
    plan.x + plan.w,
    plan.y - 18,
    `${random.int(36, 62)}'-${random.int(0, 11)}"`,
    size,
  );
  dimension(
    sheet,
    plan.x,
    plan.y - 6,
    split,
    plan.y - 6,
    `${random.int(16, 30)}'-${random.int(0, 11)}"`,
    size,
  );
  dimension(
    sheet,
    plan.x - 18,
    plan.y,
    plan.x - 18,
    plan.y + plan.h,
    `${random.int(24, 40)}'-${random.int(0, 11)}"`,
    size,
  );
};

export const elevationPicture: Picture = (_context, sheet, { x, y, w, h, size }) => {
  const names = ['FRONT ELEVATION', 'REAR ELEVATION', 'LEFT ELEVATION', 'RIGHT ELEVATION'];
  names.forEach((name, at) => {
    const left = x + (at % 2) * (w / 2) + w * 0.06;
    const top = y + Math.floor(at / 2) * (h / 2) + h * 0.16;
    const wide = w * 0.36;
    const tall = h * 0.2;
    sheet.box(left, top, wide, tall, { thickness: 1.1 });
    sheet.path(left, top, `M -8 0 L ${wide / 2} ${-h * 0.1} L ${wide + 8} 0 Z`, { thickness: 1.1 });
    for (let line = 1; line < 8; line += 1)
      sheet.line(left, top + (tall * line) / 8, left + wide, top + (tall * line) / 8, 0.25, GREY);
    sheet.box(left + wide * 0.15, top + tall * 0.3, wide * 0.15, tall * 0.35, { fill: LIGHT });
    sheet.box(left + wide * 0.7, top + tall * 0.3, wide * 0.15, tall * 0.35, { fill: LIGHT });
    sheet.line(left - 14, top + tall, left + wide + 14, top + tall, 1.6);
    sheet.text(left + wide / 2, top + tall + size * 2, name, { size, font: 'sansBold', align: 'center' });
  });
};

export const framingPicture: Picture = (context, sheet, { x, y, w, h, size }) => {
  const { random } = context;
  const plan = { x: x + w * 0.12, y: y + h * 0.16, w: w * 0.7, h: h * 0.52 };
  sheet.box(plan.x, plan.y, plan.w, plan.h, { thickness: 1.6 });
  const joists = random.int(14, 22);
  for (let at = 1; at < joists; at += 1)
    sheet.line(
      plan.x + (plan.w * at) / joists,
      plan.y,
      plan.x + (plan.w * at) / joists,
      plan.y + plan.h,
      0.6,
    );
  sheet.line(plan.x, plan.y + plan.h * 0.86, plan.x + plan.w, plan.y + plan.h * 0.86, 3);
  for (const part of [0.02, 0.5, 0.98])
    sheet.box(plan.x + plan.w * part - 5, plan.y + plan.h * 0.86 - 5, 10, 10, { fill: BLACK });
  const boxed = (text: string, down: number) => {
    const width = sheet.measure(text, size) + 8;
    const left = plan.x + plan.w / 2 - width / 2;
    sheet.box(left, plan.y + plan.h * down - size, width, size * 1.5, { fill: sheetWhite, thickness: 0 });
    sheet.text(left + 4, plan.y + plan.h * down, text, { size });
  };
  boxed('2x10 JOISTS @ 16" O.C. SYP #2', 0.35);
  boxed('(2) 2x12 BEAM', 0.76);
  callout(
    sheet,
    plan.x + plan.w + 10,
    plan.y + plan.h * 0.7,
    plan.x + plan.w * 0.98,
    plan.y + plan.h * 0.86,
    '6x6 POST',
    size,
  );
  dimension(sheet, plan.x, plan.y - 12, plan.x + plan.w, plan.y - 12, `${random.int(14, 24)}'-0"`, size);
  dimension(sheet, plan.x - 14, plan.y, plan.x - 14, plan.y + plan.h, `${random.int(10, 14)}'-0"`, size);
};

/** A section with layers and callouts; the lines are what the callouts say. */
export function sectionPicture(lines: readonly string[]): Picture {
  return (context, sheet, { x, y, w, h, size }) => {
    const { random } = context;
    const cut = { x: x + w * 0.12, y: y + h * 0.18, w: w * 0.26, h: h * 0.56 };
    sheet.box(cut.x, cut.y, cut.w * 0.35, cut.h, { thickness: 1.4, fill: LIGHT });
    for (let at = 0; at < 26; at += 1) {
      sheet.circle(
        cut.x + random.between(2, cut.w * 0.33),
        cut.y + random.between(2, cut.h - 2),
        random.between(0.6, 2),
        0.4,
        GREY,
      );
    }
    sheet.box(cut.x + cut.w * 0.35, cut.y + cut.h * 0.12, cut.w * 0.1, cut.h * 0.3, { thickness: 1 });
    sheet.box(cut.x + cut.w * 0.45, cut.y + cut.h * 0.16, cut.w * 0.55, cut.h * 0.2, { thickness: 1 });
    sheet.line(cut.x - 30, cut.y + cut.h, cut.x + cut.w + 40, cut.y + cut.h, 1.6);
    lines.forEach((line, at) => {
      const down = cut.y + cut.h * ((at + 0.6) / lines.length);
      callout(
        sheet,
        x + w * 0.46,
        down,
        cut.x + cut.w * random.between(0.2, 0.95),
        cut.y + cut.h * random.between(0.1, 0.9),
        line,
        size,
      );
    });
  };
}

/** A guard or fence seen from the front, with its height. */
export function guardPicture(height: string, lines: readonly string[], name: string): Picture {
  return (_context, sheet, { x, y, w, h, size }) => {
    const front = { x: x + w * 0.14, y: y + h * 0.2, w: w * 0.46, h: h * 0.4 };
    for (let at = 0; at <= 24; at += 1)
      sheet.line(
        front.x + (front.w * at) / 24,
        front.y,
        front.x + (front.w * at) / 24,
        front.y + front.h,
        0.8,
      );
    sheet.line(front.x - 6, front.y, front.x + front.w + 6, front.y, 2.4);
    sheet.line(front.x, front.y + front.h * 0.93, front.x + front.w, front.y + front.h * 0.93, 1.2);
    for (const part of [0, 0.5, 1])
      sheet.box(front.x + front.w * part - 5, front.y - 6, 10, front.h + 18, { thickness: 1.2, fill: LIGHT });
    dimension(sheet, front.x - 26, front.y, front.x - 26, front.y + front.h, height, size);
    sheet.text(front.x + front.w / 2, front.y + front.h + 34, name, {
      size: size * 1.1,
      font: 'sansBold',
      align: 'center',
    });
    lines.forEach((line, at) => {
      callout(
        sheet,
        x + w * 0.66,
        front.y + at * size * 2.6,
        front.x + front.w * (0.9 - at * 0.15),
        front.y + front.h * (0.1 + at * 0.2),
        line,
        size,
      );
    });
  };
}

export const coverPicture: Picture = () => {};

export const trussPicture: Picture = (context, sheet, { x, y, w, h, size }) => {
  const base = y + h * 0.5;
  const peak = y + h * 0.2;
  const left = x + w * 0.12;
  const wide = w * 0.7;
  sheet.path(left, base, `M 0 0 L ${wide / 2} ${peak - base} L ${wide} 0 Z`, { thickness: 2 });
  for (let at = 1; at < 6; at += 1) {
    const up = at <= 3 ? at / 3 : (6 - at) / 3;
    sheet.line(left + (wide * at) / 6, base, left + (wide * at) / 6, base + (peak - base) * up, 1);
    sheet.line(left + (wide * (at - 1)) / 6, base, left + (wide * at) / 6, base + (peak - base) * up, 0.8);
  }
  dimension(sheet, left, base + 20, left + wide, base + 20, `${context.random.int(24, 34)}'-0"`, size);
  drawTable(
    sheet,
    left,
    base + h * 0.1,
    wide,
    {
      heads: ['TRUSS', 'QTY', 'TC LL / DL', 'BC DL', 'SPACING'],
      rows: [
        ['T1 COMMON', '18', '20 / 10', '10', '24" O.C.'],
        ['T1G GABLE', '2', '20 / 10', '10', '24" O.C.'],
      ],
    },
    size,
  );
};
