import { createFormatter } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { regional } from '@/lib/platform/i18n/locales';
import { moment } from './format';

describe('moment', () => {
  const clock = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };

  it.each([
    ['en', '2026-12-06T06:03:00Z', 'Dec 6, 12:03 AM'],
    ['en', '2026-12-06T18:03:00Z', 'Dec 6, 12:03 PM'],
    // A server that called it 0:03 would not agree with the browser.
    ['es', '2026-12-06T06:03:00Z', '6 dic, 12:03 a.m.'],
    ['es', '2026-12-06T18:03:00Z', '6 dic, 12:03 p.m.'],
  ] as const)('in %s reads %s by twelve', (locale, at, text) => {
    const format = createFormatter({ locale: regional(locale), timeZone: clock.timeZone });
    expect(moment(format, new Date(at), clock).replace(/\s/g, ' ')).toBe(text);
  });
});
