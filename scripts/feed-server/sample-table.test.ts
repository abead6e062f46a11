import { describe, expect, it } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { City } from './city';
import { buildStreams, DEMO_COMPANIES, getArrival, planSteps, publishedRange } from './streams';

const START = Date.UTC(2026, 5, 10, 15);
const HOUR = 3_600_000;

function requireRecord(id: string): FeedRecord {
  const record = feedRecord(id);
  if (record === undefined) throw new Error(`no record ${id}`);
  return record;
}

function cityAt(id: string, clock: { now: number }, permits = 120): City {
  return new City(requireRecord(id), 1, permits, () => new Date(clock.now));
}

describe('permits of our own making', () => {
  it('are the same for the same seed and moment, however the clock came there', () => {
    for (const record of FEED_RECORDS) {
      const walked = { now: START - 30 * HOUR };
      const walker = cityAt(record.id, walked);
      for (; walked.now < START; walked.now += 3 * HOUR) walker.list();
      const fresh = cityAt(record.id, { now: START });
      expect(JSON.stringify(walker.list())).toBe(JSON.stringify(fresh.list()));
    }
  });

  it('differ for another seed', () => {
    const other = new City(requireRecord('austin-tx'), 2, 120, () => new Date(START));
    expect(JSON.stringify(other.list())).not.toBe(JSON.stringify(cityAt('austin-tx', { now: START }).list()));
  });

  it('only move along their way, and their stamp never goes back', () => {
    const clock = { now: START };
    const city = cityAt('austin-tx', clock);
    const before = new Map(city.list().map(({ index, row }) => [index, row]));
    let changed = 0;
    for (let hour = 0; hour < 72; hour += 1) {
      clock.now += HOUR;
      const stamps = city.list().map(({ row }) => String(row[':updated_at']));
      expect([...stamps].sort()).toEqual(stamps);
      for (const { index, row } of city.list()) {
        const earlier = before.get(index);
        if (earlier !== undefined && earlier[':updated_at'] !== row[':updated_at']) {
          changed += 1;
          expect(Date.parse(String(row[':updated_at']))).toBeGreaterThan(
            Date.parse(String(earlier[':updated_at'])),
          );
          expect(row[':id']).toBe(earlier[':id']);
          for (const date of ['applieddate', 'issue_date', 'completed_date'])
            if (earlier[date] !== undefined) expect(row[date]).toBe(earlier[date]);
        }
        before.set(index, row);
      }
    }
    expect(changed).toBeGreaterThan(30);
  });

  it('take steps that follow each other in time, and arrive in order', () => {
    for (const stream of buildStreams('austin-tx', 400)) {
      const { first, last } = publishedRange(stream, START, 9);
      for (let k = first; k <= last; k += 1) {
        const instants = planSteps(stream, k, 9).map((step) => step.at);
        expect([...instants].sort((a, b) => a - b)).toEqual(instants);
        expect(getArrival(stream, k + 1, 9)).toBeGreaterThan(getArrival(stream, k, 9));
      }
    }
  });

  it('have a key of their own and every required column', () => {
    for (const record of FEED_RECORDS) {
      const rows = cityAt(record.id, { now: START })
        .list()
        .map(({ row }) => row);
      expect(rows.length).toBeGreaterThan(60);
      for (const column of record.requiredColumns) {
        expect(
          rows.some((row) => row[column] !== undefined),
          `${record.id} ${column}`,
        ).toBe(true);
      }
      const number = record.fields.permitNumber;
      if (typeof number === 'string' && record.exclude === undefined)
        expect(new Set(rows.map((row) => row[number])).size).toBe(rows.length);
    }
  });

  it('say nothing of contractors where the city does not', () => {
    for (const record of FEED_RECORDS.filter((one) => !one.hasContractor)) {
      const { contractorName } = record.fields;
      const rows = cityAt(record.id, { now: START }).list();
      if (typeof contractorName === 'string')
        expect(rows.every(({ row }) => row[contractorName] === undefined)).toBe(true);
      expect(JSON.stringify(rows)).not.toMatch(/brazos ridge/i);
    }
  });

  it('give the demonstration companies eight permits or more in each of their cities at every moment', () => {
    for (const company of DEMO_COMPANIES) {
      const pattern = new RegExp(company.name.split(' ').slice(0, 2).join('\\s+'), 'i');
      for (const id of company.cities) {
        for (let day = 0; day < 13; day += 1) {
          const city = cityAt(id, { now: START + day * 11 * HOUR }, 40);
          const stages = city
            .list()
            .filter(({ row }) => pattern.test(JSON.stringify(row)))
            .map(({ index }) => city.table.stageAt(index));
          expect(stages.length, id).toBeGreaterThanOrEqual(8);
          expect(stages).toContain('finaled');
          expect(stages.some((stage) => stage === 'issued' || stage === 'inspection')).toBe(true);
          if (['austin-tx', 'philadelphia-pa', 'phoenix-az'].includes(id))
            expect(stages).toContain('corrections');
        }
      }
    }
  });
});

describe('controls', () => {
  it('put a permit in a status by the city’s own word, with a new stamp', () => {
    const clock = { now: START };
    const city = cityAt('austin-tx', clock);
    const first = city.list()[0];
    clock.now += 60_000;
    city.set(first?.index ?? -1, { statusWord: 'Awaiting Upload', fields: { description: 'forced' } });
    const last = city.list().at(-1);
    expect(last?.index).toBe(first?.index);
    expect(last?.row).toMatchObject({
      ':updated_at': new Date(clock.now).toISOString(),
      status_current: 'Awaiting Upload',
      description: 'forced',
      permit_number: first?.row.permit_number,
    });
    clock.now += 400 * 24 * HOUR;
    expect(city.table.rowAt(first?.index ?? -1)).toMatchObject({ status_current: 'Awaiting Upload' });
  });

  it('add, advance and remove a permit', () => {
    const clock = { now: START };
    const city = cityAt('phoenix-az', clock);
    const size = city.list().length;
    const { index, permitNumber } = city.add({
      contractorName: 'Tin Lizard Roofing LLC',
      status: 'ready',
      address: '12 E MAIN ST',
    });
    expect(city.findIndex(permitNumber)).toBe(index);
    expect(city.table.rowAt(index)).toMatchObject({
      PROFESS_NAME: 'Tin Lizard Roofing LLC',
      STREET_FULL_NAME: '12 E MAIN ST',
      PERMIT_STAT: 'OPEN',
    });
    expect(city.table.rowAt(index)?.PER_ISSUE_DATE).toBeUndefined();
    clock.now += 1000;
    expect(city.advance(index)).toBe(true);
    expect(city.table.rowAt(index)?.PER_ISSUE_DATE).toBe(clock.now);
    city.remove(index);
    expect(city.list()).toHaveLength(size);
    expect(() => city.set(index, { stage: 'finaled' })).toThrow(RangeError);
  });
});
