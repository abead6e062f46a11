import type { SideAnswer } from '../side-answer';

export const steps: SideAnswer = {
  city: 'montgomery-county-md',
  feeds: {
    inspections: {
      rows: [
        {
          permitno: '1034567',
          permit_type: 'BUILDING RESIDENTIAL PERMIT',
          inspectionkey: '9001',
          inspectiontype: 'FRAMING',
          assignto: 'SOMEBODY',
          scheddttm: '2026-10-05T00:00:00.000',
          inspby: 'SOMEBODY',
          compdttm: '2026-10-06T00:00:00.000',
          result: 'FAILED',
        },
        {
          permitno: '1034567',
          inspectionkey: '9002',
          inspectiontype: 'FRAMING',
          scheddttm: '2026-10-19T00:00:00.000',
        },
      ],
      expected: [
        {
          permitNumber: '1034567',
          key: 'inspections 9001',
          name: 'FRAMING',
          day: '2026-10-06',
          word: 'FAILED',
          outcome: 'failed',
        },
        {
          permitNumber: '1034567',
          key: 'inspections 9002',
          name: 'FRAMING',
          day: '2026-10-19',
          outcome: 'scheduled',
        },
      ],
      words: { PASSED: 'passed', FAILED: 'failed', CANCELLED: 'cancelled', WAIVED: 'cancelled' },
    },
    review: {
      rows: [
        {
          permitno: '1034567',
          reviewkey: '501',
          reviewtype: 'STRUCTURAL',
          startby: 'SOMEBODY',
          startdttm: '2026-08-03T10:00:00.000',
          compby: 'SOMEBODY',
          compdttm: '2026-08-14T10:00:00.000',
          result: 'A word nobody has explained',
        },
        {
          permitno: '1034567',
          reviewkey: '502',
          reviewtype: 'ZONING',
          startdttm: '2026-08-04T10:00:00.000',
        },
      ],
      expected: [
        {
          permitNumber: '1034567',
          key: 'review 501',
          name: 'STRUCTURAL',
          day: '2026-08-03',
          endedOn: '2026-08-14',
          word: 'A word nobody has explained',
          outcome: 'left',
        },
        {
          permitNumber: '1034567',
          key: 'review 502',
          name: 'ZONING',
          day: '2026-08-04',
          outcome: 'waiting',
        },
      ],
      words: {},
    },
  },
};
