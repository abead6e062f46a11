import type { Tone, Tones } from './types';

type Triple = readonly [number, number, number];

/** The darkest of the light grounds and the lightest of the dark ones: what reads there reads on the others. */
const LIGHT_GROUND = '#f2efe8';
const DARK_GROUND = '#1b2631';
const ON_LIGHT = '#ffffff';
const ON_DARK = '#1a0e08';
/** WCAG 2.2 for text of any size. */
export const LEAST_CONTRAST = 4.5;
/** A step of lightness nobody sees alone. */
const STEP = 0.005;
/** How far a button moves while it is pointed at. */
const POINTED = 0.06;

/**
 * What is shown of a colour: its hue, no lighter than white words and light grounds allow, and for the dark no darker
 * than dark words and dark grounds allow. A colour that reads as it is, is shown as it is.
 */
export function tonesOf(colour: string): Tones {
  return {
    light: toneOf(colour, { ground: LIGHT_GROUND, on: ON_LIGHT, towards: -1 }),
    dark: toneOf(colour, { ground: DARK_GROUND, on: ON_DARK, towards: 1 }),
  };
}

function toneOf(
  colour: string,
  { ground, on, towards }: { ground: string; on: string; towards: 1 | -1 },
): Tone {
  const reads = (hex: string) =>
    contrast(hex, ground) >= LEAST_CONTRAST && contrast(hex, on) >= LEAST_CONTRAST;
  const [lightness, ...hue] = toOklab(toRgb(colour));
  const at = (value: number) => toHex(fromOklab([value, ...hue]));
  let accent = colour;
  let reached = lightness;
  while (!reads(accent)) {
    reached += towards * STEP;
    // White and black read: the end is always reached.
    accent = reached <= 0 ? '#000000' : reached >= 1 ? '#ffffff' : at(reached);
  }
  const further = Math.min(1, Math.max(0, reached + towards * POINTED));
  return { accent, strong: at(further), on };
}

/** Of WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#rrggbb` as linear light. */
function toRgb(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toHex(rgb: Triple): string {
  const channel = (value: number) => {
    const bounded = Math.min(1, Math.max(0, value));
    const seen = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(seen * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}

/** Björn Ottosson's Oklab, in which lightness moves and the hue stays. */
function toOklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
