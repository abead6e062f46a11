import { expect, test } from 'vitest';
import { EVENT_KINDS, STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import english from '@/messages/en/common.json';
import englishNotifications from '@/messages/en/notifications.json';
import spanish from '@/messages/es/common.json';
import spanishNotifications from '@/messages/es/notifications.json';
import { byImportance, CRITICAL_CHANGES, isCritical, matchesUrgency } from './critical';

test.each([
  ['English', english, englishNotifications],
  ['Spanish', spanish, spanishNotifications],
])('what the %s choice says cannot wait is what it lets through', (_, { status, urgencies }, own) => {
  for (const text of [urgencies.critical_only.text, own.settings.criticalMeans]) {
    const said = text.toLowerCase();
    for (const toBucket of STATUS_BUCKETS) {
      const wanted = matchesUrgency({ kind: 'status_changed', toBucket }, 'critical_only');
      expect({ toBucket, said: said.includes(status[toBucket].toLowerCase()) }).toEqual({
        toBucket,
        said: wanted,
      });
    }
  }
});

test('a new status and a permit that is gone are critical; changed dates and a permit that is back are not', () => {
  const kinds = EVENT_KINDS.filter((kind) => isCritical({ kind, toBucket: 'action_required' }));
  const always = ['vanished', 'inspection_failed', 'desk_corrections'];
  expect(kinds).toEqual(['discovered', 'status_changed', ...always]);
  expect(EVENT_KINDS.filter((kind) => isCritical({ kind, toBucket: 'issued' }))).toEqual(always);
});

test('with every change chosen, all are told', () => {
  expect(matchesUrgency({ kind: 'dates_changed', toBucket: 'action_required' }, 'critical_only')).toBe(false);
  expect(matchesUrgency({ kind: 'dates_changed', toBucket: 'action_required' }, 'all_changes')).toBe(true);
});

test('a query lets through what the function does', () => {
  for (const kind of EVENT_KINDS)
    for (const toBucket of STATUS_BUCKETS)
      expect(CRITICAL_CHANGES.includes(`${kind} ${toBucket}`)).toBe(isCritical({ kind, toBucket }));
});

test('what stops work is named before what asks for something, and that before the rest', () => {
  const issued = { kind: 'status_changed', toBucket: 'issued' } as const;
  const asked = { kind: 'status_changed', toBucket: 'action_required' } as const;
  const stopped = { kind: 'status_changed', toBucket: 'stopped' } as const;
  const dates = { kind: 'dates_changed', toBucket: 'stopped' } as const;
  const gone = { kind: 'vanished', toBucket: 'issued' } as const;
  expect(byImportance([dates, issued, asked, gone, stopped])).toEqual([stopped, gone, asked, issued, dates]);
  const later = { ...issued };
  expect(byImportance([issued, later])[0]).toBe(issued);
});
