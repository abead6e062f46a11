import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, LEAST_CONTRAST, tonesOf } from './colour';

const LIGHT_GROUNDS = ['#ffffff', '#fbfaf7', '#f6f4ef', '#f2efe8'];
const DARK_GROUNDS = ['#0b1117', '#0f161d', '#151e27', '#17212b', '#1b2631'];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the tones of a colour', () => {
  test('read on every ground, and words read on them, whatever was chosen', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { light, dark } = tonesOf(colour);
        for (const tone of [light.accent, light.strong])
          for (const ground of [...LIGHT_GROUNDS, light.on])
            expect(contrast(tone, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        for (const tone of [dark.accent, dark.strong])
          for (const ground of [...DARK_GROUNDS, dark.on])
            expect(contrast(tone, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        for (const tone of [light, dark]) expect(tone.accent + tone.strong).toMatch(/^(#[0-9a-f]{6}){2}$/);
      }),
    );
  });

  test('a colour that reads is shown as it is', () => {
    expect(tonesOf('#12467a').light.accent).toBe('#12467a');
    expect(tonesOf('#7db7f0').dark.accent).toBe('#7db7f0');
  });

  test('yellow darkens on light pages and stays on dark ones; navy the other way round', () => {
    const yellow = tonesOf('#ffd400');
    expect(yellow.dark.accent).toBe('#ffd400');
    expect(yellow.light.accent).not.toBe('#ffd400');
    // Red and green still lead, blue still trails: it is the same hue.
    expect(yellow.light.accent).toMatch(/^#[4-9].[4-9].0./);
    const navy = tonesOf('#0a1f44');
    expect(navy.light.accent).toBe('#0a1f44');
    expect(navy.dark.accent).not.toBe('#0a1f44');
  });

  test('contrast is that of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
