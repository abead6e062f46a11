import type { CitySide } from '@/lib/tracking/feeds/side/types';

const dataset = (id: string) => ({
  platform: 'socrata' as const,
  endpoint: `https://data.sfgov.org/resource/${id}.json`,
  landing: `https://data.sfgov.org/d/${id}`,
});
const stated = {
  everyMinutes: 60,
  licence: 'PDDL',
  confidence: 'high' as const,
  evidenceDate: '2026-02',
};

/**
 * Building inspections, the desks of the review, and the city's own days for the desks, each loaded every night. The
 * plumbing and electrical inspections belong to permits that are not in the feed of building permits. Who inspects or
 * reviews stands in the rows and is not read.
 */
export const side: CitySide = [
  {
    ...dataset('vckc-dh2h'),
    ...stated,
    id: 'inspections',
    kind: 'inspections',
    permit: { column: 'reference_number' },
    // Complaints and addresses have inspections too.
    only: { column: 'reference_number_type', values: ['permit'] },
    key: ['reference_number', 'inspection_description', 'scheduled_date'],
    fields: {
      name: 'inspection_description',
      day: { first: ['scheduled_date', 'appointment_date'] },
      word: 'result',
    },
    outcomes: { passed: ['PASSED'], failed: ['FAILED'] },
    requiredColumns: [
      'reference_number',
      'reference_number_type',
      'inspection_description',
      'scheduled_date',
    ],
    poll: { by: 'updated_at', whenReloaded: { columns: ['scheduled_date'], overlapDays: 14 } },
  },
  {
    ...dataset('87xy-gk8d'),
    ...stated,
    id: 'review',
    kind: 'reviews',
    permit: { column: 'application_number' },
    key: ['application_number', 'addenda_number', 'step', 'station'],
    fields: {
      name: 'station',
      cycle: 'addenda_number',
      day: 'arrive',
      endedOn: 'finish_date',
      word: 'review_results',
    },
    outcomes: {
      waiting: ['In Progress'],
      approved: ['Approved', 'Approved-Stipulated', 'Administrative'],
      corrections: ['Issued Comments'],
      denied: ['Denied'],
      not_needed: ['Not Applicable'],
    },
    timelessDesks: ['INTAKE', 'HIS'],
    requiredColumns: ['application_number', 'station', 'arrive', 'finish_date'],
    poll: { by: 'updated_at', whenReloaded: { columns: ['arrive', 'finish_date'], overlapDays: 7 } },
  },
  {
    ...dataset('5bat-azvb'),
    ...stated,
    id: 'review-targets',
    kind: 'targets',
    permit: { column: 'bpa' },
    key: ['bpa', 'addenda', 'station', 'review_number'],
    fields: { name: 'station', day: 'arrive_date', dueOn: 'due_date' },
    requiredColumns: ['bpa', 'station', 'due_date'],
    poll: { by: 'updated_at', whenReloaded: { columns: ['arrive_date', 'due_date'], overlapDays: 30 } },
  },
];
