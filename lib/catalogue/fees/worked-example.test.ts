import { describe, expect, it } from 'vitest';
import { FEE_SCHEDULES } from '@/content/fees/schedules';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { findCity } from '@/lib/tracking/cities/catalogue';
import { workOfPermitType } from './permit-work';
import { findSchedule, listSchedules, scheduleOfCity, stateFeeRule } from './schedules';
import { amountOfPublished, workedExample } from './worked-example';

const all = FEE_SCHEDULES.flatMap(({ id }) =>
  workedExample(id).map((example) => ({ name: `${id}/${example.id}`, example })),
);
const published = all.filter(({ example }) => example.published !== null);

describe('worked examples', () => {
  it('stand for every schedule that can be computed, one to three each', () => {
    for (const schedule of FEE_SCHEDULES) {
      const examples = workedExample(schedule.id);
      // None is lost on the way because its input was incomplete.
      expect(examples).toHaveLength(schedule.examples.length);
      if (schedule.unpublished) expect(examples).toEqual([]);
      else expect(examples.length, schedule.id).toBeGreaterThan(0);
      expect(examples.length).toBeLessThanOrEqual(3);
    }
  });

  it.each(published)('$name comes out exactly as it was published', ({ example }) => {
    if (!example.published) throw new Error('not published');
    expect(amountOfPublished(example.estimate.lines, example.published)).toBe(example.published.cents);
  });

  it('cover the eight published examples held, and say who published each', () => {
    const origins = published.map(({ name, example }) => `${name} ${example.origin}`);
    expect(origins).toEqual([
      'albuquerque-nm/smallest city',
      'cheyenne-wy/home third_party',
      'dallas-tx/city_house city',
      'dallas-tx/city_commercial city',
      'miami-dade-fl/house third_party',
      'miami-dade-fl/service third_party',
      'phoenix-az/city city',
      'provo-ut/published third_party',
      'san-diego-ca/house_5000 third_party',
      'seattle-wa/commercial third_party',
      'seattle-wa/service third_party',
      'westminster-co/project third_party',
    ]);
  });

  it('are empty for a schedule nobody holds', () => {
    expect(workedExample('nowhere')).toEqual([]);
  });
});

describe('finding a schedule', () => {
  it('goes by its own id and by the city’s slug', () => {
    expect(findSchedule('phoenix-az')?.name.en).toBe('Phoenix, AZ (PDD)');
    expect(scheduleOfCity('new-york-city-ny')?.id).toBe('new-york-ny');
    expect(scheduleOfCity('miami-fl')).toBeNull();
    expect(findSchedule('constructor')).toBeNull();
    expect(listSchedules()).toBe(FEE_SCHEDULES);
  });

  it('names only cities of the catalogue, each once', () => {
    const slugs = FEE_SCHEDULES.flatMap(({ citySlug }) => (citySlug === null ? [] : [citySlug]));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(findCity(slug)?.slug).toBe(slug);
  });

  it('knows what a state says of fees', () => {
    expect(stateFeeRule('TX')?.text.en).toContain('214.907');
    expect(stateFeeRule('OH')).toBeNull();
  });

  it('has a kind of work, or none, for every permit type', () => {
    for (const id of PERMIT_TYPE_IDS) expect(workOfPermitType(id)).not.toBeUndefined();
    expect(workOfPermitType('commercial_ti')).toEqual({ work: 'alteration', occupancy: 'commercial' });
  });
});
