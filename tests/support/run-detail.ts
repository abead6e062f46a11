import type { CheckRow, MarkedFinding, RunDetail, RunRow } from '@/lib/checking/checks/queries';
import { type FoundDocument, NOTHING_STATED } from '@/lib/checking/review/types';
import { makeFileState } from './check-harness';

/** A run as its page reads it, done and with nothing found unless said otherwise. */
export function runDetail(given: Partial<RunDetail> = {}): RunDetail {
  return {
    ...runRow(),
    checkId: 'chk_1',
    checkName: 'Alder St',
    input: {
      permitType: 'roofing',
      place: { city: 'Denver', county: null, state: 'CO' },
      answers: {},
      stated: NOTHING_STATED,
      work: {},
      today: '2026-11-20',
    },
    engineVersion: '1.1',
    rulesAsOf: '2026-11-01',
    checklist: null,
    fee: null,
    review: { documents: [], standings: [], fee: NO_FEE },
    findings: [],
    corrections: [],
    explanation: null,
    locale: 'en',
    model: null,
    files: [{ ...makeFileState(), createdAt: new Date('2026-11-19T15:00:00Z'), removed: false }],
    ...given,
  };
}

export const NO_FEE = {
  verdict: 'none_stated',
  statedCents: null,
  statedAt: null,
  computedCents: null,
} as const;

export function runRow(given: Partial<RunRow> = {}): RunRow {
  return {
    id: `run_${given.number ?? 1}`,
    number: 1,
    state: 'done',
    failure: null,
    createdAt: new Date('2026-11-20T15:00:00Z'),
    finishedAt: new Date('2026-11-20T15:01:00Z'),
    startedBy: null,
    readiness: {
      ready: true,
      missing: 0,
      incorrect: 0,
      undecided: 0,
      open: { critical: 0, major: 0, minor: 0, info: 0 },
    },
    charged: true,
    judgingAgain: false,
    judgedAgainAt: null,
    ...given,
  };
}

export function checkRow(given: Partial<CheckRow> = {}): CheckRow {
  return {
    id: 'chk_1',
    name: 'Alder St',
    permitType: 'roofing',
    place: { city: 'Denver', county: null, state: 'CO' },
    address: null,
    updatedAt: new Date('2026-11-20T14:00:00Z'),
    archivedAt: null,
    lastRun: null,
    ...given,
  };
}

/** A finding as it is stored; its words are the rule's. */
export function markedFinding(key: string, given: Partial<MarkedFinding> = {}): MarkedFinding {
  return {
    key,
    rule: 'same_file_twice',
    severity: 'major',
    documentId: null,
    places: [{ fileId: 'file_1', page: 2, box: { x: 0.1, y: 0.2, w: 0.3, h: 0.02 }, quote: '1402 Alder St' }],
    values: { file: 'plans.pdf', otherFile: 'copy.pdf' },
    citation: null,
    by: 'rule',
    mark: null,
    wrong: null,
    ...given,
  };
}

export function foundDocument(given: Partial<FoundDocument> = {}): FoundDocument {
  return {
    documentId: 'application',
    fileId: 'file_1',
    firstPage: 1,
    lastPage: 1,
    certainty: 1,
    cues: [],
    fields: [],
    by: 'rule',
    ...given,
  };
}
