import { describe, expect, test } from 'vitest';
import { CITY_PROFILES } from '@/content/cities/profiles';
import type { CityContact } from '@/lib/tracking/cities/types';
import { answersOf, hostOf, phoneText, whatIsLeftOut } from './answers';

const getProfile = (slug: string) => {
  const profile = CITY_PROFILES.find((one) => one.slug === slug);
  if (!profile) throw new Error(slug);
  return profile;
};
const of = (slug: string) => answersOf(getProfile(slug));

describe('the first screen of a city', () => {
  test('gives the desk that answers for permits, though another is listed before it', () => {
    const austin = getProfile('austin-tx');
    const [desk] = austin.contacts;
    if (!desk) throw new Error('Austin has no desk.');
    const named = (name: string, purpose: CityContact['purpose'], phone?: string): CityContact => ({
      ...{ name, purpose, mail: 'desk@example.gov', source: desk.source, confidence: 'A' },
      ...(phone === undefined ? {} : { phone }),
    });
    const first = (...contacts: CityContact[]) => {
      const answers = answersOf({ ...austin, contacts });
      return [answers.desk?.name, answers.inspectionDesk?.name];
    };
    const line = named('line', 'inspections', '+15125550100');
    const counter = named('counter', 'permits');
    const review = named('review', 'plan_review', '+15125550101');
    const office = named('office', 'permits', '+15125550102');
    expect(first(line, counter, review, office)).toEqual(['office', 'line']);
    expect(first(line, counter, review)).toEqual(['review', 'line']);
    expect(first(line, counter)).toEqual(['line', 'line']);
    expect(first(counter)).toEqual(['counter', undefined]);
  });

  test('says whom to ask where nothing was found', () => {
    const { desk, inspections, ask } = answersOf({ ...getProfile('el-paso-tx'), contacts: [] });
    expect(desk).toBeNull();
    expect(inspections).toEqual([]);
    expect(ask.url).toMatch(/^https:/);
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
    expect(whatIsLeftOut(of('dallas-tx').examples, 'en').shared).toHaveLength(4);
  });
});

test('numbers and addresses read as people write them', () => {
  expect(phoneText('+15129784504')).toBe('(512) 978-4504');
  expect(hostOf('https://www.portland.gov/ppd')).toBe('portland.gov');
});
