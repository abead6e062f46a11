import type { CitySide } from '@/lib/tracking/feeds/side/types';

/**
 * Inspections of LADBS, loaded once a week. The permit's number stands with spaces where the permits have dashes, in
 * some rows with dashes too. Rows repeat, and have no key of their own. Words like "CofO in Progress" stand among the results and tell of no visit.
 */
export const side: CitySide = [
  {
    id: 'inspections',
    kind: 'inspections',
    platform: 'socrata',
    endpoint: 'https://data.lacity.org/resource/9w5z-rg2h.json',
    landing: 'https://data.lacity.org/d/9w5z-rg2h',
    permit: { column: 'permit', separator: { ours: '-', theirs: ' ' } },
    key: ['inspection_date', 'inspection'],
    fields: { name: 'inspection', day: 'inspection_date', word: 'inspection_result' },
    outcomes: {
      scheduled: ['Insp Scheduled'],
      passed: [
        'Approved',
        'Permit Finaled',
        'SGSOV Approved',
        'Completed',
        'OK for CofO',
        'OK to Issue CofO',
        'CofO Issued',
      ],
      partial: ['Partial Approval', 'Partial Inspection', 'Conditional Approval'],
      failed: [
        'Corrections Issued',
        'Not Ready for Inspection',
        'No Access for Inspection',
        'SGSOV Not Ready',
      ],
      cancelled: ['Insp Cancelled', 'Cancelled'],
    },
    requiredColumns: ['permit', 'inspection_date', 'inspection', 'inspection_result'],
    poll: { by: 'updated_at', whenReloaded: { columns: ['inspection_date'], overlapDays: 14 } },
    everyMinutes: 60,
    licence: 'none declared for 9w5z-rg2h (older LA permit sets: Public Domain)',
    confidence: 'high',
    evidenceDate: '2026-08',
  },
];
