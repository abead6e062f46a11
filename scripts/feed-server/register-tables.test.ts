import { expect, test } from 'vitest';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { createRowReader } from '@/lib/tracking/registers/read-row';
import { readSource } from '@/lib/tracking/registers/read-source';
import { REGISTERS } from '@/lib/tracking/registers/records';
import { sampleAddress } from '@/lib/tracking/registers/state';
import { createFeedServer } from './server';

test('every register’s sample rows are read by its record: each with a number, a holder and a meaning', async () => {
  const server = createFeedServer({ records: [] });
  const { url } = await server.listen();
  try {
    const http = createFeedHttp({ baseUrl: url });
    for (const record of REGISTERS)
      for (const source of record.sources) {
        const read = createRowReader(record, source);
        const rows = [];
        for await (const page of readSource({
          record,
          source,
          address: sampleAddress(source),
          http,
          pageSize: 40,
        }))
          rows.push(...page);
        const entries = rows.map(read);
        expect(rows.length, source.id).toBeGreaterThan(5);
        expect(
          entries.filter((one) => one === null || one.length === 0),
          source.id,
        ).toEqual([]);
        const all = entries.flatMap((one) => one ?? []);
        expect(
          all.filter(({ name }) => name === null),
          source.id,
        ).toEqual([]);
        expect(
          all.filter(({ kind, meaning }) => kind === 'licence' && meaning === 'unknown'),
          source.id,
        ).toEqual([]);
        for (const column of source.requiredColumns)
          expect(
            rows.some((row) => row[column] !== undefined),
            `${source.id} ${column}`,
          ).toBe(true);
      }
  } finally {
    await server.close();
  }
});
