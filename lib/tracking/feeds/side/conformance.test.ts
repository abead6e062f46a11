import { describe, expect, it } from 'vitest';
import { SIDE_ANSWERS } from '@/content/cities/side-answers';
import { SIDES } from '@/content/cities/sides';
import { adapterFor } from '@/lib/tracking/feeds/adapters/adapter-for';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { recordOf } from './read-permits';
import { createStepReader } from './read-step';
import { findSide } from './records';
import { type SideFeed, sideFeedSchema } from './types';

const TODAY = '2026-10-15';
const NOTHING = {
  name: null,
  cycle: null,
  day: null,
  endedOn: null,
  dueOn: null,
  word: null,
  outcome: '',
  subject: null,
  body: null,
  link: null,
};

const cases = SIDE_ANSWERS.flatMap(({ city, feeds }) =>
  Object.entries(feeds).map(([source, answer]) => ({ city, source, answer })),
);

function requireSide(city: string, source: string) {
  const side = findSide(city, source);
  const record = feedRecord(city);
  if (!side || !record) throw new Error(`${city} has no side feed ${source}`);
  return { side, record };
}

const read = (side: SideFeed, timeZone: string) => createStepReader(side, timeZone, TODAY);

describe.each(cases)('rows as $city gives them for $source', ({ city, source, answer }) => {
  const { side, record } = requireSide(city, source);

  it('become the steps they are', () => {
    const steps = answer.rows.flatMap((row) => read(side, record.timeZone)(row) ?? []);
    expect(steps.map(({ unknownWord: _, ...step }) => step)).toEqual(
      answer.expected.map((step) => ({ ...NOTHING, ...step })),
    );
  });

  it('mean by their words what the city means', () => {
    const [row] = answer.rows;
    for (const [word, meaning] of Object.entries(answer.words)) {
      const step = read(side, record.timeZone)({ ...row, [String(side.fields.word)]: word });
      expect([word, step?.outcome]).toEqual([word, meaning]);
    }
  });

  it('hold no name of who inspects or reviews', () => {
    const steps = answer.rows.map((row) => read(side, record.timeZone)(row));
    expect(JSON.stringify(steps)).not.toMatch(/somebody|555-\d{4}/i);
  });

  it('are asked for by change, and by the permit’s number as the portal writes it', async () => {
    const asked: URL[] = [];
    const http = {
      getJson: async (url: URL) => {
        asked.push(url);
        return [];
      },
    };
    const adapter = adapterFor(side.platform);
    const since = new Date('2026-10-01T12:00:00Z');
    for await (const page of adapter.pages(recordOf(record, side), { since, position: null }, http))
      expect(page.rows).toEqual([]);
    await adapter.rowsBy(recordOf(record, side), side.permit.column, ['1'], http);
    const wheres = asked.map((url) => url.searchParams.get('$where') ?? '').join('\n');
    expect(wheres).toContain(side.poll.by === 'date' ? side.poll.column : ':updated_at >=');
    expect(wheres).toContain(`${side.permit.column} IN ('1')`);
  });
});

describe('the side feeds', () => {
  it('are well formed, each name once in its city', () => {
    for (const [city, sides] of Object.entries(SIDES)) {
      expect(feedRecord(city), city).toBeDefined();
      for (const side of sides) sideFeedSchema.parse(side);
      expect(new Set(sides.map(({ id }) => id)).size).toBe(sides.length);
    }
  });

  it('have an answer each', () => {
    const answered = cases.map(({ city, source }) => `${city} ${source}`);
    const named = Object.entries(SIDES).flatMap(([city, sides]) => sides.map(({ id }) => `${city} ${id}`));
    expect(answered.sort()).toEqual(named.sort());
  });
});
