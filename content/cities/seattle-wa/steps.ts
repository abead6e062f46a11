import type { SideAnswer } from '../side-answer';

export const steps: SideAnswer = {
  city: 'seattle-wa',
  feeds: {
    review: {
      rows: [
        {
          permitnum: '7012345-CN',
          reviewcycle: '2',
          reviewtype: 'Zoning',
          reviewteam: 'All Team Reviews - LU - Zoning',
          reviewer: 'Somebody Named',
          reviewteamassigndate: '2026-09-10',
          reviewerassigndate: '2026-09-11',
          reviewerfinishdate: '2026-10-02',
          reviewresultdesc: 'Corrections Required',
        },
        {
          permitnum: '7012345-CN',
          reviewcycle: '1',
          reviewtype: 'Drainage',
          reviewteamassigndate: '2026-08-01',
          reviewerfinishdate: '2026-08-20',
          reviewresultdesc: 'A word nobody has explained',
        },
      ],
      expected: [
        {
          permitNumber: '7012345-CN',
          key: 'review 7012345-cn|zoning|2',
          name: 'Zoning',
          cycle: 2,
          day: '2026-09-10',
          endedOn: '2026-10-02',
          word: 'Corrections Required',
          outcome: 'corrections',
        },
        {
          permitNumber: '7012345-CN',
          key: 'review 7012345-cn|drainage|1',
          name: 'Drainage',
          cycle: 1,
          day: '2026-08-01',
          endedOn: '2026-08-20',
          word: 'A word nobody has explained',
          outcome: 'left',
        },
      ],
      words: { 'Corrections Required': 'corrections' },
    },
    comments: {
      rows: [
        {
          permitnum: '7012345-CN',
          documenttitle: 'Correction Letter-Zoning-Cycle2',
          url: { url: 'https://web.seattle.gov/dpd/edms/GetDocument?id=1' },
          commentsubject: '03 Yards',
          reviewtype: 'Zoning',
          reviewcycle: '2.0',
          comment: 'Dimension the rear yard on sheet A1. Questions: 206-555-0142.',
          documentdate: '2026-10-02T11:20:00.000',
        },
        { permitnum: '7012345-CN', reviewtype: 'Zoning', reviewcycle: '2.0' },
      ],
      expected: [
        {
          permitNumber: '7012345-CN',
          key: 'comments 6f5efd4691681807ed018e0cdc7b7c08',
          name: 'Zoning',
          cycle: 2,
          day: '2026-10-02',
          subject: '03 Yards',
          body: 'Dimension the rear yard on sheet A1. Questions: .',
          link: 'https://web.seattle.gov/dpd/edms/GetDocument?id=1',
        },
      ],
      words: {},
    },
  },
};
