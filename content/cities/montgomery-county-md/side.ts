import type { CitySide } from '@/lib/tracking/feeds/side/types';

const dataset = (id: string) => ({
  platform: 'socrata' as const,
  endpoint: `https://data.montgomerycountymd.gov/resource/${id}.json`,
  landing: `https://data.montgomerycountymd.gov/d/${id}`,
});
const stated = {
  everyMinutes: 120,
  licence: 'Public Domain (2017 metadata)',
  confidence: 'high' as const,
  evidenceDate: '2026-08',
};

/**
 * Inspections and reviews by kind; nobody has written down which words a review ends with, so that they are shown and
 * mean nothing to us. Who inspects or reviews stands in the rows and is not read.
 */
export const side: CitySide = [
  {
    ...dataset('hyxh-ndxj'),
    ...stated,
    id: 'inspections',
    kind: 'inspections',
    permit: { column: 'permitno' },
    key: ['inspectionkey'],
    fields: { name: 'inspectiontype', day: { first: ['compdttm', 'scheddttm'] }, word: 'result' },
    outcomes: { passed: ['PASSED'], failed: ['FAILED'], cancelled: ['CANCELLED', 'WAIVED'] },
    requiredColumns: ['permitno', 'inspectionkey', 'inspectiontype', 'scheddttm'],
    poll: { by: 'updated_at', whenReloaded: { columns: ['scheddttm', 'compdttm'], overlapDays: 14 } },
  },
  {
    ...dataset('s8xg-6upf'),
    ...stated,
    id: 'review',
    kind: 'reviews',
    permit: { column: 'permitno' },
    key: ['reviewkey'],
    fields: { name: 'reviewtype', day: 'startdttm', endedOn: 'compdttm', word: 'result' },
    requiredColumns: ['permitno', 'reviewkey', 'reviewtype', 'startdttm'],
    poll: { by: 'updated_at', whenReloaded: { columns: ['startdttm', 'compdttm'], overlapDays: 14 } },
  },
];
