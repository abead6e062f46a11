/** What people put on paper by hand and by stamp. */
import { BLACK, INK, type Ink, RED, type Sheet } from './book';
import type { Random } from './random';

/** A hand's curve along a line. */
export function drawSignature(sheet: Sheet, x: number, y: number, width: number, random: Random): void {
  const color = random.chance(0.6) ? INK : BLACK;
  const steps = random.int(6, 10);
  const step = width / (steps + 2);
  let path = `M 0 ${(-random.between(2, 8)).toFixed(1)}`;
  for (let at = 0; at < steps; at += 1) {
    const up = -random.between(6, at === 0 ? 20 : 13);
    const down = random.between(-2, 4);
    const left = at * step;
    path += ` C ${(left + step * 0.3).toFixed(1)} ${up.toFixed(1)} ${(left + step * 0.9).toFixed(1)} ${up.toFixed(1)} ${(left + step).toFixed(1)} ${down.toFixed(1)}`;
  }
  path += ` Q ${(width * 0.8).toFixed(1)} -4 ${width.toFixed(1)} ${(-random.between(1, 5)).toFixed(1)}`;
  sheet.path(x, y - 3, path, { thickness: random.between(0.9, 1.5), color });
}

export interface SealWords {
  readonly top: string;
  readonly bottom: string;
  readonly middle: readonly string[];
}

/** An engineer's or a city's round seal: two rings, letters between them, a name inside. */
export function drawSeal(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  words: SealWords,
  color: Ink = BLACK,
): void {
  sheet.circle(x, y, radius, 1.4, color);
  sheet.circle(x, y, radius * 0.7, 0.7, color);
  arc(sheet, x, y, radius * 0.79, words.top, true, color);
  arc(sheet, x, y, radius * 0.9, words.bottom, false, color);
  const size = Math.max(5.5, radius * 0.19);
  words.middle.forEach((line, at) => {
    const down = (at - (words.middle.length - 1) / 2) * size * 1.3 + size * 0.35;
    sheet.text(x, y + down, line, { size, font: 'sansBold', align: 'center', within: radius * 1.3, color });
  });
}

function arc(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  text: string,
  above: boolean,
  color: Ink,
): void {
  const size = Math.max(4.5, radius * 0.17);
  const step = Math.min(0.2, 2.5 / text.length);
  const start = above
    ? Math.PI / 2 + (step * (text.length - 1)) / 2
    : -Math.PI / 2 - (step * (text.length - 1)) / 2;
  [...text].forEach((letter, at) => {
    const angle = above ? start - at * step : start + at * step;
    const turned = above ? angle - Math.PI / 2 : angle + Math.PI / 2;
    sheet.text(x + Math.cos(angle) * radius, y - Math.sin(angle) * radius, letter, {
      size,
      font: 'sansBold',
      color,
      turned: (turned * 180) / Math.PI,
    });
  });
}

/** A clerk's stamp with a slanted frame. */
export function drawStamp(
  sheet: Sheet,
  x: number,
  y: number,
  lines: readonly string[],
  random: Random,
): void {
  const color = random.pick([RED, INK, BLACK]);
  const width = Math.max(...lines.map((line) => sheet.measure(line, 8, 'sansBold'))) + 16;
  sheet.box(x, y, width, lines.length * 12 + 10, { thickness: 1.6, color });
  lines.forEach((line, at) => {
    sheet.text(x + 8, y + 14 + at * 12, line, { size: 8, font: 'sansBold', color });
  });
}

export function drawNorth(sheet: Sheet, x: number, y: number, radius: number, random: Random): void {
  const kind = random.int(0, 2);
  if (kind < 2) sheet.circle(x, y, radius, 0.9);
  sheet.path(x, y, `M 0 ${-radius} L ${radius * 0.34} ${radius * 0.7} L 0 ${radius * 0.38} Z`, {
    fill: BLACK,
    thickness: 0.5,
  });
  sheet.path(x, y, `M 0 ${-radius} L ${-radius * 0.34} ${radius * 0.7} L 0 ${radius * 0.38} Z`, {
    thickness: 0.7,
  });
  if (kind === 1) sheet.line(x - radius * 1.25, y, x + radius * 1.25, y, 0.6);
  const word = random.pick(['', '', 'NORTH', 'TRUE NORTH']);
  if (word !== '')
    sheet.text(x, y + radius * 1.6, word, { size: Math.max(7, radius * 0.4), align: 'center' });
  sheet.text(x, y - radius - 4, 'N', { size: Math.max(9, radius * 0.7), font: 'sansBold', align: 'center' });
}
