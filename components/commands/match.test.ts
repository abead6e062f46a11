import { describe, expect, test } from 'vitest';
import { answers, markMatches } from './match';

describe('what was typed', () => {
  test.each([
    ['cal', 'Calendar', true],
    ['go cal', 'Go to the calendar', true],
    ['configuracion', 'Configuración', true],
    ['alend', 'Calendar', false],
    ['', 'Anything', true],
    ['cal x', 'Calendar', false],
  ])('%s answers %s: %s', (typed, text, expected) => {
    expect(answers(typed, text)).toBe(expected);
  });

  test('is marked where it stands', () => {
    expect(markMatches('2719 Berkman Dr', 'berk 27')).toEqual([
      { text: '27', isMatch: true },
      { text: '19', isMatch: false },
      { text: ' ', isMatch: false },
      { text: 'Berk', isMatch: true },
      { text: 'man', isMatch: false },
      { text: ' ', isMatch: false },
      { text: 'Dr', isMatch: false },
    ]);
  });

  test('loses no letter of the text', () => {
    const text = 'Calle Peña, 12-B (atrás)';
    expect(
      markMatches(text, 'pena 12')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
