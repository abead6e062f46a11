import { expect, it } from 'vitest';
import { decodeRowCursor } from './rows';

it('a page begins after a day there is, or one that stands for none', () => {
  const decode = (day: string) =>
    decodeRowCursor(Buffer.from(JSON.stringify([day, 7])).toString('base64url'), {
      by: 'issued',
      descending: true,
    });
  for (const day of ['2026-11-20', '0001-01-01', '9999-12-31']) expect(decode(day)).toEqual([day, 7]);
  for (const day of ['2026-02-30', '0000-01-01', 'x']) expect(decode(day)).toBeNull();
});
