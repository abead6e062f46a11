import type { CitySide } from '@/lib/tracking/feeds/side/types';

const dataset = (id: string) => ({
  platform: 'socrata' as const,
  endpoint: `https://data.seattle.gov/resource/${id}.json`,
  landing: `https://data.seattle.gov/d/${id}`,
});
const stated = {
  everyMinutes: 60,
  licence: 'Public Domain',
  confidence: 'high' as const,
  evidenceDate: '2026-06',
};

/** Finished reviews of building permits by desk and round, and what the correction letters say. Never the reviewer. */
export const side: CitySide = [
  {
    ...dataset('tqk8-y2z5'),
    ...stated,
    id: 'review',
    kind: 'reviews',
    permit: { column: 'permitnum' },
    key: ['permitnum', 'reviewtype', 'reviewcycle'],
    fields: {
      name: 'reviewtype',
      cycle: 'reviewcycle',
      day: 'reviewteamassigndate',
      endedOn: 'reviewerfinishdate',
      word: 'reviewresultdesc',
    },
    outcomes: { corrections: ['Corrections Required'] },
    finishedOnly: true,
    requiredColumns: ['permitnum', 'reviewtype', 'reviewcycle', 'reviewerfinishdate'],
    poll: { by: 'updated_at', whenReloaded: { columns: ['reviewerfinishdate'], overlapDays: 7 } },
  },
  {
    ...dataset('e285-aq8h'),
    ...stated,
    id: 'comments',
    kind: 'comments',
    permit: { column: 'permitnum' },
    key: ['permitnum', 'reviewtype', 'reviewcycle', 'commentsubject', 'comment'],
    fields: {
      name: 'reviewtype',
      cycle: 'reviewcycle',
      day: 'documentdate',
      subject: 'commentsubject',
      body: 'comment',
      link: { first: ['url.url', 'url'] },
    },
    requiredColumns: ['permitnum', 'comment'],
    poll: { by: 'updated_at', whenReloaded: { columns: ['documentdate'], overlapDays: 14 } },
  },
];
