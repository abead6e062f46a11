import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasFigures, keepFigures, withFigures } from './figures.mjs';

const PAGE =
  '<p>A</p><div><!--figure:city/austin-tx/days/en-->not yet<!--/figure--></div><!--figure:x/en--><!--/figure-->';

describe('withFigures', () => {
  it('writes a figure between its comments, and leaves what is not known as it was built', () => {
    const page = withFigures(PAGE, { 'city/austin-tx/days/en': '<p>2 days, $1 & more</p>' });
    expect(page).toBe(
      '<p>A</p><div><!--figure:city/austin-tx/days/en--><p>2 days, $1 & more</p><!--/figure--></div><!--figure:x/en--><!--/figure-->',
    );
    expect(withFigures(page, { 'city/austin-tx/days/en': 'newer' })).toContain('-->newer<!--');
  });

  it('takes nothing that would run, and no name of an object', () => {
    expect(withFigures(PAGE, { 'x/en': '<script>1</script>' })).toBe(PAGE);
    expect(withFigures('<!--figure:constructor-->a<!--/figure-->', {})).toContain('-->a<!--');
  });

  it('knows pages that show none', () => {
    expect([hasFigures(PAGE), hasFigures('<p>A</p>')]).toEqual([true, false]);
  });
});

describe('keepFigures', () => {
  afterEach(() => vi.useRealTimers());

  it('asks until it is answered, then has each page remembered once, and goes on asking', async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const taken: unknown[] = [];
    let up = false;
    const end = keepFigures({
      ask: async (path) => {
        asked.push(path);
        if (!up) throw new Error('not up');
        return Response.json({ figures: { a: '1' }, pages: ['/cities/austin-tx'] });
      },
      take: (figures) => taken.push(figures),
      everyMs: 60_000,
    });
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.length, taken.length]).toEqual([1, 0]);
    up = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked.slice(1)).toEqual(['/api/page-figures', '/cities/austin-tx']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.slice(3)).toEqual(['/api/page-figures']);
    expect(taken).toEqual([{ a: '1' }, { a: '1' }]);
    end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(4);
  });
});
