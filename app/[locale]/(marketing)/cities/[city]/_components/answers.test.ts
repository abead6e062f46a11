import { describe, expect, test } from 'vitest';
import { CITY_PROFILES } from '@/content/cities/profiles';
import { answersOf, hostOf, phoneText, whatIsLeftOut } from './answers';

const of = (slug: string) => {
  const profile = CITY_PROFILES.find((one) => one.slug === slug);
  if (!profile) throw new Error(slug);
  return answersOf(profile);
};

describe('the first screen of a city', () => {
  test('gives the desk that answers for permits, though another is listed before it', () => {
    expect(of('henderson-nv').desk?.purpose).toBe('plan_review');
    expect(of('louisville-ky').desk?.phone).toBeDefined();
    const atlanta = of('atlanta-ga');
    expect([atlanta.desk?.purpose, atlanta.desk?.phone !== undefined]).toEqual(['permits', true]);
    expect(atlanta.inspectionDesk?.purpose).toBe('inspections');
  });

  test('says whom to ask where nothing was found', () => {
    const elPaso = of('el-paso-tx');
    expect(elPaso.desk).toBeNull();
    expect(elPaso.inspections).toEqual([]);
    expect(elPaso.ask.url).toMatch(/^https:/);
  });

  test('works fees out where a schedule is held, and keeps what each leaves out', () => {
    const { examples } = of('dallas-tx');
    expect(examples.length).toBeGreaterThan(0);
    for (const { estimate } of examples) expect(estimate.excluded.length).toBeGreaterThan(0);
    expect(of('arlington-tx').examples).toEqual([]);
  });

  test('says beside the totals everything they leave out, and what all leave out once', () => {
    for (const slug of CITY_PROFILES.map((one) => one.slug)) {
      const { examples } = of(slug);
      const { shared, byExample } = whatIsLeftOut(examples, 'en');
      for (const { id, estimate } of examples) {
        const said = [...shared, ...(byExample.get(id) ?? [])];
        expect(new Set(said)).toEqual(new Set(estimate.excluded.map(({ en }) => en)));
        expect(said).toHaveLength(new Set(said).size);
      }
    }
    expect(whatIsLeftOut(of('seattle-wa').examples, 'en').shared).toHaveLength(1);
  });
});

test('numbers and addresses read as people write them', () => {
  expect(phoneText('+15129784504')).toBe('(512) 978-4504');
  expect(hostOf('https://www.portland.gov/ppd')).toBe('portland.gov');
});
