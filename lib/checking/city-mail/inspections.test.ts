import { expect, test } from 'vitest';
import { readInspections } from './inspections';

const seen = {
  type: 'Framing',
  date: '2026-09-14',
  result: 'failed',
  inspector: 'R. Okafor',
  notes: ['Nail plates missing'],
};

test.each([
  [
    'labels',
    'Inspection Type: Framing\nInspection Date: 09/14/2026\nInspection Result: Failed\nInspector: R. Okafor\nInspection Comments: Nail plates missing.',
  ],
  [
    'dotted labels',
    'Inspection......: Framing\nDate............: 09/14/2026\nResult..........: NOT APPROVED\nInspector.......: R. Okafor\nComments........: Nail plates missing.',
  ],
  [
    'a table of two columns',
    'Inspection   Framing\nScheduled Date   09/14/2026\nResult   FAIL\nInspector   R. Okafor\nRemarks   Nail plates missing',
  ],
  [
    'a row below its headings',
    'Inspection   Date   Result   Inspector   Comments\n\nFraming   09/14/2026   Fail   R. Okafor   Nail plates missing',
  ],
])('an inspection is read from %s', (_, text) => {
  expect(readInspections('inspection_failed', text, '', null)).toMatchObject([seen]);
});
