import type { SideAnswer } from '../side-answer';

export const steps: SideAnswer = {
  city: 'los-angeles-ca',
  feeds: {
    inspections: {
      rows: [
        {
          permit: '25010 10000 00417',
          address: '1200 S EXAMPLE AVE 90019',
          permit_status: 'Issued',
          inspection_date: '2026-10-06T00:00:00.000',
          inspection: 'Footing/Foundation/Slab',
          inspection_result: 'Corrections Issued',
        },
        {
          permit: '25010 10000 00417',
          inspection_date: '2026-10-13T00:00:00.000',
          inspection: 'Footing/Foundation/Slab',
          inspection_result: 'Partial Approval',
        },
        {
          permit: '25010-10000-00417',
          inspection_date: '2026-10-20T00:00:00.000',
          inspection: 'PLUMBING-Rough',
          inspection_result: 'Insp Scheduled',
        },
        {
          permit: '25010 10000 00417',
          inspection_date: '2026-09-20T00:00:00.000',
          inspection: 'Inspection',
          inspection_result: 'CofO in Progress',
        },
        { inspection_date: '2026-09-20T00:00:00.000', inspection: 'Of no permit' },
      ],
      expected: [
        {
          permitNumber: '25010-10000-00417',
          key: 'inspections 2026-10-06t00:00:00.000|footing/foundation/slab',
          name: 'Footing/Foundation/Slab',
          day: '2026-10-06',
          word: 'Corrections Issued',
          outcome: 'failed',
        },
        {
          permitNumber: '25010-10000-00417',
          key: 'inspections 2026-10-13t00:00:00.000|footing/foundation/slab',
          name: 'Footing/Foundation/Slab',
          day: '2026-10-13',
          word: 'Partial Approval',
          outcome: 'partial',
        },
        {
          permitNumber: '25010-10000-00417',
          key: 'inspections 2026-10-20t00:00:00.000|plumbing-rough',
          name: 'PLUMBING-Rough',
          day: '2026-10-20',
          word: 'Insp Scheduled',
          outcome: 'scheduled',
        },
        {
          permitNumber: '25010-10000-00417',
          key: 'inspections 2026-09-20t00:00:00.000|inspection',
          name: 'Inspection',
          day: '2026-09-20',
          word: 'CofO in Progress',
          outcome: 'unknown',
        },
      ],
      words: {
        Approved: 'passed',
        'Permit Finaled': 'passed',
        'Insp Scheduled': 'scheduled',
        'Partial Approval': 'partial',
        'Not Ready for Inspection': 'failed',
        'Corrections Issued': 'failed',
        'Insp Cancelled': 'cancelled',
        'Partial Inspection': 'partial',
        'Conditional Approval': 'partial',
        Cancelled: 'cancelled',
        'No Access for Inspection': 'failed',
        'SGSOV Approved': 'passed',
        'Permit Fianled': 'unknown',
        'Not Applicable': 'unknown',
      },
    },
  },
};
