import { describe, expect, it } from 'vitest';
import { PORTAL_ANSWERS } from '@/content/cities/answers';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { asFarAsNamed, askedSince, filledIn, readBody, requireRecord } from '@/tests/support/portal-answer';

describe.each(PORTAL_ANSWERS)('rows as $city gives them', (body) => {
  const record = requireRecord(body.city);

  it('become the permits they are', async () => {
    const { permits } = await readBody(record, body);
    expect(permits.map((permit) => permit.permitNumber)).toEqual(
      body.expected.map((permit) => permit.permitNumber),
    );
    for (const [index, permit] of permits.entries()) {
      const expected = body.expected[index];
      if (!expected) throw new Error('one too many');
      expect(asFarAsNamed(permit, expected)).toEqual(filledIn(expected));
    }
  });

  it('are kept aside where they are none', async () => {
    const { setAside } = await readBody(record, body);
    expect(setAside.map(({ sourceKey, reason }) => ({ sourceKey, reason }))).toEqual(body.setAside ?? []);
  });

  it('report the words nobody has mapped', async () => {
    const { unknownStatuses } = await readBody(record, body);
    expect([...unknownStatuses.keys()].sort()).toEqual([...body.unknownWords].sort());
  });

  it('are asked for by the columns the record names', async () => {
    const asked = await askedSince(record, body, new Date('2026-10-01T12:00:00Z'));
    const wheres = asked.map((url) =>
      ['$where', 'where', 'sql', 'q'].map((name) => url.searchParams.get(name) ?? '').join(' '),
    );
    const { poll } = record;
    const columns = poll.by === 'date' ? [poll.column, ...(poll.also ?? [])] : [];
    if (poll.by === 'updated_at') expect(wheres.join('\n')).toContain(':updated_at >=');
    for (const column of columns)
      expect(
        wheres.some((where) => where.includes(column)),
        column,
      ).toBe(true);
    expect(asked.length).toBeGreaterThan(0);
  });
});

describe('the answers', () => {
  it('are there for every record, one each', () => {
    const cities = PORTAL_ANSWERS.map(({ city }) => city);
    expect(new Set(cities).size).toBe(cities.length);
    expect([...cities].sort()).toEqual(FEED_RECORDS.map((record) => record.id).sort());
  });
});
