import { describe, expect, it } from 'vitest';
import { pageOf } from '@/tests/support/review-package';
import { quoteStands } from './quote';

const PAGE = pageOf([
  'The estimated valuation is $12,345.00 for the',
  'recon- | APN: 123-456-789',
  'struction of the deck. Owner:Smith',
]);

describe('quoteStands', () => {
  it.each([
    'estimated valuation is $12,345.00',
    'ESTIMATED   Valuation',
    '123-456-789',
    '123456789',
    'Smith',
    'for the',
  ])('finds %s', (quote) => {
    expect(quoteStands(PAGE, quote)).not.toBeNull();
  });

  it.each(['$12,346.00', 'valuation of', '345', '3-456', 'Smi', '', '—', 'owner smythe'])(
    'does not find %s',
    (quote) => {
      expect(quoteStands(PAGE, quote)).toBeNull();
    },
  );

  it('joins a word divided at the end of a line', () => {
    const page = pageOf(['for the recon-', 'struction of the deck']);
    expect(quoteStands(page, 'reconstruction of the deck')).not.toBeNull();
  });

  it('says where it stands', () => {
    const box = quoteStands(PAGE, '$12,345.00');
    const word = PAGE.lines[0]?.words.find(({ text }) => text.startsWith('$'));
    expect(box).toEqual(word?.box);
  });
});
