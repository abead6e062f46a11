/** What stands on electrical, solar, pool and gas sheets. */
import { LIGHT } from './book';
import type { Context } from './context';
import { callout, dimension, type Picture } from './pictures';

/** Boxes on a line: utility, meter, main, and what hangs on them. */
export function oneLinePicture(boxes: (context: Context) => readonly (readonly string[])[]): Picture {
  return (context, sheet, { x, y, w, h, size }) => {
    const all = boxes(context);
    const wide = Math.min(w * 0.24, (w * 0.9) / all.length - 16);
    const step = (w * 0.94) / all.length;
    all.forEach((lines, at) => {
      const left = x + w * 0.04 + at * step;
      const top = y + h * 0.3 + (at % 2) * h * 0.08;
      const tall = Math.max(h * 0.2, lines.length * size * 1.5 + 14);
      sheet.box(left, top, wide, tall, { thickness: 1.2 });
      lines.forEach((line, row) => {
        sheet.text(left + wide / 2, top + size * 1.4 + row * size * 1.45, line, {
          size,
          align: 'center',
          within: wide - 6,
          font: row === 0 ? 'sansBold' : 'sans',
        });
      });
      if (at < all.length - 1) {
        sheet.line(left + wide, top + tall / 2, left + step, top + tall / 2, 1.6);
        sheet.circle(left + (wide + step) / 2, top + tall / 2, 3, 1);
      }
    });
    const ground = y + h * 0.72;
    sheet.line(x + w * 0.3, y + h * 0.56, x + w * 0.3, ground, 1);
    for (const at of [0, 1, 2])
      sheet.line(x + w * 0.3 - 12 + at * 4, ground + at * 4, x + w * 0.3 + 12 - at * 4, ground + at * 4, 1.2);
    sheet.text(x + w * 0.3 + 18, ground + 4, '#4 CU GEC TO GROUND ROD, 2 REQUIRED', { size });
  };
}

export const roofPicture: Picture = (context, sheet, { x, y, w, h, size }) => {
  const { random } = context;
  const roof = { x: x + w * 0.14, y: y + h * 0.16, w: w * 0.68, h: h * 0.56 };
  sheet.box(roof.x, roof.y, roof.w, roof.h, { thickness: 1.4 });
  sheet.line(roof.x, roof.y + roof.h / 2, roof.x + roof.w, roof.y + roof.h / 2, 1.2);
  sheet.text(roof.x + roof.w * 0.86, roof.y + roof.h / 2 - 4, 'RIDGE', { size });
  const columns = random.int(6, 9);
  for (let line = 0; line < 2; line += 1) {
    for (let at = 0; at < columns; at += 1) {
      sheet.box(
        roof.x + roof.w * 0.1 + at * roof.w * 0.085,
        roof.y + roof.h * (0.58 + line * 0.19),
        roof.w * 0.078,
        roof.h * 0.17,
        { thickness: 0.8, fill: LIGHT },
      );
    }
  }
  dimension(sheet, roof.x, roof.y + roof.h + 16, roof.x + roof.w * 0.1, roof.y + roof.h + 16, '3\'-0"', size);
  callout(
    sheet,
    roof.x + roof.w * 0.4,
    roof.y + roof.h * 0.2,
    roof.x + roof.w * 0.5,
    roof.y + roof.h * 0.54,
    '36" FIRE ACCESS PATHWAY AND RIDGE SETBACK',
    size,
  );
  sheet.circle(roof.x + roof.w * 0.2, roof.y + roof.h * 0.25, 6, 0.8);
  sheet.text(roof.x + roof.w * 0.2 + 10, roof.y + roof.h * 0.25 + 3, 'VENT', { size });
};

export const labelsPicture: Picture = (_context, sheet, { x, y, w, h, size }) => {
  const labels = [
    ['WARNING', 'ELECTRIC SHOCK HAZARD', 'TERMINALS ON LINE AND LOAD SIDES', 'MAY BE ENERGIZED'],
    ['SOLAR PV SYSTEM EQUIPPED', 'WITH RAPID SHUTDOWN', 'TURN SWITCH TO OFF POSITION'],
    ['PHOTOVOLTAIC SYSTEM', 'AC DISCONNECT', '31.7 A  240 V'],
    ['CAUTION', 'MULTIPLE SOURCES OF POWER'],
  ];
  labels.forEach((lines, at) => {
    const left = x + (at % 2) * (w * 0.48) + w * 0.04;
    const top = y + Math.floor(at / 2) * (h * 0.36) + h * 0.14;
    sheet.box(left, top, w * 0.4, h * 0.26, { thickness: 2.2, fill: LIGHT });
    lines.forEach((line, row) => {
      sheet.text(left + w * 0.2, top + size * 2.2 + row * size * 1.7, line, {
        size: size * 1.1,
        font: 'sansBold',
        align: 'center',
        within: w * 0.37,
      });
    });
  });
};

export const poolPicture: Picture = (context, sheet, { x, y, w, h, size }) => {
  const { random } = context;
  sheet.path(
    x + w * 0.12,
    y + h * 0.2,
    `M 0 ${h * 0.12} C 0 ${-h * 0.06} ${w * 0.2} ${-h * 0.04} ${w * 0.3} ${h * 0.04} C ${w * 0.4} ${h * 0.12} ${w * 0.46} 0 ${w * 0.5} ${h * 0.12} C ${w * 0.54} ${h * 0.3} ${w * 0.34} ${h * 0.28} ${w * 0.24} ${h * 0.27} C ${w * 0.1} ${h * 0.26} 0 ${h * 0.28} 0 ${h * 0.12} Z`,
    { thickness: 1.8 },
  );
  sheet.text(x + w * 0.34, y + h * 0.34, `POOL ${random.int(360, 540)} SF WATER SURFACE`, {
    size,
    align: 'center',
    font: 'sansBold',
  });
  dimension(sheet, x + w * 0.12, y + h * 0.54, x + w * 0.62, y + h * 0.54, `${random.int(26, 34)}'-0"`, size);
  sheet.path(
    x + w * 0.12,
    y + h * 0.62,
    `M 0 0 L 0 ${h * 0.08} L ${w * 0.2} ${h * 0.1} L ${w * 0.42} ${h * 0.2} L ${w * 0.5} ${h * 0.2} L ${w * 0.5} 0 Z`,
    { thickness: 1.4, fill: LIGHT },
  );
  sheet.text(x + w * 0.14, y + h * 0.67, '3\'-6" DEPTH', { size });
  sheet.text(x + w * 0.48, y + h * 0.74, '6\'-0" DEPTH', { size });
  sheet.text(x + w * 0.66, y + h * 0.66, 'LONGITUDINAL SECTION', { size, font: 'sansBold' });
};

export const gasPicture: Picture = (context, sheet, { x, y, w, h, size }) => {
  const { random } = context;
  const legs = [
    ['METER', ''],
    ['A', '1" x 24\''],
    ['RANGE 65,000 BTU', '3/4" x 12\''],
    ['WATER HEATER 199,000 BTU', '1" x 18\''],
  ];
  let left = x + w * 0.1;
  let top = y + h * 0.66;
  legs.forEach(([name = '', length = ''], at) => {
    sheet.circle(left, top, 5, 1);
    sheet.text(left + 8, top + size * 1.8, name, { size, font: 'sansBold' });
    if (at < legs.length - 1) {
      const toX = left + w * 0.24;
      const toY = top - h * 0.13;
      sheet.line(left, top, toX, toY, 2);
      sheet.text((left + toX) / 2 - 10, (top + toY) / 2 - 8, legs[at + 1]?.[1] ?? length, { size });
      left = toX;
      top = toY;
    }
  });
  sheet.text(
    x + w * 0.1,
    y + h * 0.84,
    `LONGEST LENGTH ${random.int(54, 72)} FT, LOW PRESSURE 7 IN W.C., SCHEDULE 40 STEEL`,
    { size },
  );
};
