import { describe, expect, test } from 'vitest';
import { readComments } from './comments';
import { htmlToText } from './html-text';

describe('the comments of a mail', () => {
  test('a table says by its headings what each column is, its cells in paragraphs or not', () => {
    const cell = (text: string) => `<td><p>${text}</p></td>`;
    const row = (...cells: string[]) => `<tr>${cells.map(cell).join('')}</tr>`;
    const html = `<table>${row('No.', 'Department', 'Sheet', 'Correction', 'Code')}${row('1', 'Structural', 'S2.1', 'Provide uplift connectors.', 'IRC R802.11')}${row('2', 'Zoning', '', 'Dimension the side yard.', '')}</table>`;
    expect(readComments(htmlToText(html))).toEqual([
      { discipline: 'Structural', sheet: 'S2.1', text: 'Provide uplift connectors.', code: 'IRC R802.11' },
      { discipline: 'Zoning', sheet: null, text: 'Dimension the side yard.', code: null },
    ]);
  });

  test('how a desk answered is no part of its name', () => {
    const letter =
      'Structural Review - Resubmittal Requested\n- Show the anchor bolts.\n- Seal the calculations.';
    expect(readComments(letter).map(({ discipline }) => discipline)).toEqual(['Structural', 'Structural']);
  });

  test('desk and sheet may stand above the comment they are of', () => {
    const letter =
      '1. Electrical - Sheet E1.1\n\nShow the load calculation. (NEC 220.82)\n\n2. Fire\n\nShow the hydrants.';
    expect(readComments(letter)).toEqual([
      { discipline: 'Electrical', sheet: 'E1.1', text: 'Show the load calculation.', code: 'NEC 220.82' },
      { discipline: 'Fire', sheet: null, text: 'Show the hydrants.', code: null },
    ]);
  });
});
