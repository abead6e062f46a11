import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** Two ways to do a work, of which a job is one. */
export interface Choice {
  readonly id: string;
  readonly types: readonly PermitTypeId[];
  readonly ways: readonly [RegExp, RegExp];
}

export const CHOICES: readonly Choice[] = [
  {
    id: 'roof_over',
    types: ['roofing'],
    ways: [
      /\b(?:tear[- ]?off|strip(?:ping)? (?:of |to |off |the |all |both |two |one |existing )|remov(?:e|al of) (?:the |all |one |two |both )?(?:existing )?(?:layers?|shingles|roof(?:ing)?)|retiro del? techo)/i,
      /\b(?:overlay|re-?cover(?:ing)?\b|over (?:the |one |an? )?existing (?:\w+ ){0,2}(?:layers?|roof(?:ing)?|shingles?)\b(?! ?(?:deck|sheathing|framing|board))|roof[- ]over|second layer|sobre el techo existente)/i,
    ],
  },
  {
    id: 'heater_tank',
    types: ['plumbing'],
    ways: [/\b(?:storage[- ]tank|tank[- ]type|\d{2} ?-?gal(?:lon|\.)?)\b/i, /\btankless\b|\bsin tanque\b/i],
  },
  {
    id: 'pool_ground',
    types: ['pool_spa'],
    ways: [
      /\bin[- ]ground\b|\benterrada\b/i,
      /\babove[- ]ground (?:pool|swimming)|\bpool,? above[- ]ground/i,
    ],
  },
  {
    id: 'solar_mount',
    types: ['solar_pv'],
    ways: [/\broof[- ]?(?:top|mount(?:ed)?)\b/i, /\bground[- ]?mount(?:ed)?\b/i],
  },
  {
    id: 'adu_stands',
    types: ['adu'],
    ways: [
      /\bdetached (?:adu|accessory|unit|dwelling|cottage|casita)\b|\b(?:adu|unit|dwelling),? detached\b/i,
      /\battached (?:adu|accessory|unit|dwelling)\b|\b(?:adu|unit|dwelling),? attached\b|\bgarage conversion\b/i,
    ],
  },
  {
    id: 'deck_stands',
    types: ['deck_porch'],
    ways: [
      /\bfree[- ]?standing deck\b|\bdeck,? free[- ]?standing\b/i,
      /\battached deck\b|\bdeck,? attached\b|\bledger\b/i,
    ],
  },
  {
    id: 'sign_light',
    types: ['sign'],
    ways: [
      /\bnon[- ]?illuminated\b|\bnot illuminated\b|\bsin iluminaci[oó]n\b/i,
      /(?<!non[- ]?|not )\b(?:internally |externally |led[- ]|halo[- ])?illuminated\b|\bled (?:modules|lit)\b/i,
    ],
  },
  {
    id: 'service_drop',
    types: ['electrical_service'],
    ways: [
      /\boverhead (?:service|drop)\b|\bservice,? overhead\b|\bweatherhead\b/i,
      /\bunderground (?:service|lateral)\b|\bservice,? underground\b|\bservice lateral\b/i,
    ],
  },
];

export interface Way {
  readonly way: 0 | 1;
  readonly at: FoundAt;
}

/** Words that take back what stands with them: "no tear-off", "overlay not allowed". */
const DENIED =
  /\b(?:no|not|without|never|nor|excludes?|excluding|if|or|in lieu of|instead of|existing|sin|ni)\b/i;
/** A choice of a form, ticked or not. */
const A_BOX = /^\W{0,2}(?:\[.?.?\]?|\(.?\)|☐|☑|☒|□|[oO](?= ))\s?\p{Lu}[\p{L} /-]{0,40}$/u;
const AROUND = 24;
const QUOTED = 110;

/** The way a paper speaks of, where it speaks of one alone and does not deny it; null where it is silent or names both. */
export function findWay(view: PackageView, document: FoundDocument, { ways }: Choice): Way | null {
  const found: Way[] = [];
  for (const page of laidPages(view, document))
    for (const line of page.lines) {
      const { text } = line.line;
      if (text.length > 400 || !isReadWell(page, line) || A_BOX.test(text)) continue;
      for (const [index, pattern] of ways.entries()) {
        const match = pattern.exec(text);
        if (!match) continue;
        const before = text.slice(Math.max(0, match.index - AROUND), match.index);
        const behind = text.slice(match.index + match[0].length, match.index + match[0].length + AROUND);
        if (DENIED.test(before) || /\b(?:not (?:included|allowed|part)|excluded|optional)\b/i.test(behind))
          continue;
        found.push({ way: index === 0 ? 0 : 1, at: placeOfLine(page, line, text.slice(0, QUOTED)) });
      }
    }
  const [first] = found;
  return first && found.every(({ way }) => way === first.way) ? first : null;
}
