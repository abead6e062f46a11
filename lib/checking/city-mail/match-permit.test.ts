import { describe, expect, test } from 'vitest';
import { matchPermits } from './match-permit';
import type { HeldPermit } from './types';

const permit = (id: number, permitNumber: string, address: string, type = 'Building'): HeldPermit => ({
  id,
  permitNumber,
  address,
  city: 'Tampa',
  state: 'FL',
  type,
});
const HELD = [
  permit(1, 'BLD-26-0514477', '3107 W Palmira Ave'),
  permit(2, 'BLD-26-0514774', '3017 W Palmira Ave'),
  permit(3, 'ELE-26-0502231', '3107 W Palmira Ave', 'Electrical'),
  permit(4, 'SF1662184', '41 Saxton St'),
  permit(5, 'RES-9', '818 E Lynwood Ave'),
];
const match = (text: string, subject = '') => {
  const { matched, candidates } = matchPermits(
    { subject, text, quoted: '', attached: '', from: 'a@b.example' },
    HELD,
  );
  return { matched: matched.map(({ id }) => id), candidates: candidates.map(({ id }) => id).sort() };
};

describe('which permit a mail is about', () => {
  test('its number, however its parts are set apart', () => {
    expect(match('Short Form permit SF 1662184 for 41 SAXTON ST')).toEqual({ matched: [4], candidates: [] });
    expect(match('Record BLD 26 0514774')).toEqual({ matched: [2], candidates: [] });
  });

  test('a number and another permit’s address are asked about', () => {
    expect(match('Record: BLD-26-0514774\nAddress: 3107 W Palmira Ave').matched).toEqual([]);
    expect(match('Record: BLD-26-0514774\nAddress: 3107 W Palmira Ave').candidates).toContain(2);
  });

  test('an address alone, where one permit has it; by the work where several do', () => {
    expect(match('Your inspection at 3017 West Palmira Avenue')).toEqual({ matched: [2], candidates: [] });
    expect(match('Rough electrical at 3107 W Palmira')).toEqual({ matched: [3], candidates: [] });
    expect(match('Something at 3107 W Palmira Ave')).toEqual({ matched: [], candidates: [1, 3] });
  });

  test('another direction of the street is another house, and a number that is not ours is not put by address', () => {
    // The street alone is worth a question.
    expect(match('818 W Lynwood Ave')).toEqual({ matched: [], candidates: [5] });
    expect(match('Permit: BLD-26-0999999\n3017 W Palmira Ave')).toEqual({ matched: [], candidates: [2] });
  });
});
