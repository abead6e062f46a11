import { describe, expect, it } from 'vitest';
import { ampsAfter, lengthAfter, lengthsIn } from './measures';

describe('lengths', () => {
  it.each([
    ['36"', 36],
    ['36 in.', 36],
    ['36-inch', 36],
    ['7-3/4 in', 7.75],
    ['7 3/4"', 7.75],
    ['3\'-6"', 42],
    ['3\' - 6 1/2"', 42.5],
    ['4 ft', 48],
    ['4 ft 6 in', 54],
    ['36 pulgadas', 36],
    ['5 pies', 60],
  ])('%s', (text, inches) => {
    expect(lengthsIn(`Height ${text} above`).map((length) => length.inches)).toEqual([inches]);
  });

  it('need a unit', () => {
    expect(lengthsIn('Detail 36, sheet 4 of 7')).toEqual([]);
  });

  it('are the first behind their subject, with no other number between', () => {
    expect(lengthAfter('Guard height: 34 in, 4 in sphere', /guard height/i)).toBe(34);
    expect(lengthAfter('Guard height per detail 5: 34 in', /guard height/i)).toBeNull();
    expect(lengthAfter('34 in guard height', /guard height/i)).toBeNull();
  });
});

describe('amperes', () => {
  it('are the first behind their subject', () => {
    expect(ampsAfter('Main breaker: 200 A', /main breaker/i)).toBe(200);
    expect(ampsAfter('Interruptor 60 amperios', /interruptor/i)).toBe(60);
    expect(ampsAfter('Main breaker: 240 V', /main breaker/i)).toBeNull();
  });
});
