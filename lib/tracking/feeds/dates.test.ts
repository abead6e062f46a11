import { describe, expect, it } from 'vitest';
import { readDate } from './dates';

const zone = 'America/Chicago';

describe('readDate', () => {
  it.each([
    ['2026-06-05', '2026-06-05'],
    ['2026-08-10T00:00:00.000', '2026-08-10'],
    ['2021-01-28T23:59:59', '2021-01-28'],
    ['2012-05-04 00:00:00', '2012-05-04'],
    ['10/03/2018 08:38:41 AM', '2018-10-03'],
    ['10/01/2018', '2018-10-01'],
    ['8/31/20', '2020-08-31'],
    ['6/5/07', '2007-06-05'],
    ['1/2/99', '1999-01-02'],
    ['05-JUN-26', '2026-06-05'],
    ['5-Jun-1999', '1999-06-05'],
    ['2024-02-29', '2024-02-29'],
    ['2023/03/13', '2023-03-13'],
    ['2023/3/5 14:10:00', '2023-03-05'],
    ['20260818', '2026-08-18'],
    [20260818, '2026-08-18'],
    ['Mar 13, 2023', '2023-03-13'],
    ['March 3 2023', '2023-03-03'],
    ['Sept. 9, 2024', '2024-09-09'],
    ['Aug 18, 2026, 4:05 PM', '2026-08-18'],
    ['13 Mar 2023', '2023-03-13'],
    ['13 March, 2023 09:00', '2023-03-13'],
    ['8/18/2026, 4:05:00 PM', '2026-08-18'],
    ['2026-8-5', '2026-08-05'],
    [' 2026-06-05 ', '2026-06-05'],
    [['2017-02-03T19:00:00', null], '2017-02-03'],
  ])('keeps the wall-clock date of %j', (value, expected) => {
    expect(readDate(value, zone)).toEqual({ date: expected, invalid: false });
  });

  it.each([
    ['2026-08-22T04:13:14Z', '2026-08-21'],
    ['2026-08-22T05:13:14Z', '2026-08-22'],
    ['2026-01-22T05:13:14.000Z', '2026-01-21'],
    ['2026-08-22T23:30:00-07:00', '2026-08-23'],
    ['2026-08-22T23:30:00-0500', '2026-08-22'],
    ['2026-08-22 03:00:00+00', '2026-08-21'],
    [1420553833000, '2015-01-06'],
    [Date.UTC(2026, 2, 8, 7, 59), '2026-03-08'],
    [Date.UTC(2026, 10, 2, 4, 30), '2026-11-01'],
    ['1420553833000', '2015-01-06'],
    [1420553833, '2015-01-06'],
    ['1420553833', '2015-01-06'],
    ['1785992653', '2026-08-06'],
    ['/Date(1420553833000)/', '2015-01-06'],
    ['/Date(1420553833000-0600)/', '2015-01-06'],
  ])('puts the instant %j into the city’s zone', (value, expected) => {
    expect(readDate(value, zone)).toEqual({ date: expected, invalid: false });
  });

  it.each([
    '2026-08-18T00:00:00Z',
    '2026-08-18T00:00:00.000Z',
    '2026-08-18 00:00:00+00',
    Date.UTC(2026, 7, 18) / 1000,
    String(Date.UTC(2026, 7, 18) / 1000),
  ])('takes %j, midnight UTC, for a date without a time', (value) => {
    expect(readDate(value, zone).date).toBe('2026-08-18');
  });

  it('takes an epoch of midnight UTC for a date without a time', () => {
    expect(readDate(Date.UTC(2026, 7, 22), zone).date).toBe('2026-08-22');
    expect(readDate(Date.UTC(2026, 7, 22, 0, 0, 1), zone).date).toBe('2026-08-21');
  });

  it.each([null, undefined, '', '  '])('finds none in %j', (value) => {
    expect(readDate(value, zone)).toEqual({ date: null, invalid: false });
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '0206-08-10T00:00:00',
    '9999-12-31',
    '2101-01-01',
    '13/45/2020',
    '2/29/2023',
    '31-JUN-26',
    '05-JUX-26',
    'Mars 13, 2023',
    'Mar 32, 2023',
    '20261318',
    20260230,
    // A placeholder, and a spreadsheet's own number of a day.
    0,
    46_252,
    '2023/13/01',
    'tomorrow',
    '2026-08-22T25:99:99Z',
    9e18,
    Number.NaN,
    {},
    true,
  ])('calls %j invalid without throwing', (value) => {
    expect(readDate(value, zone)).toEqual({ date: null, invalid: true });
  });
});
