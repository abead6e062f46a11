import { describe, expect, it } from 'vitest';
import { makePage } from '@/tests/support/review-package';
import { findQuote } from './quote';

const PAGE = makePage([
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
    expect(findQuote(PAGE, quote)).not.toBeNull();
  });

  it.each(['$12,346.00', 'valuation of', '345', '3-456', 'Smi', '', '—', 'owner smythe'])(
    'does not find %s',
    (quote) => {
      expect(findQuote(PAGE, quote)).toBeNull();
    },
  );

  it('joins a word divided at the end of a line', () => {
    const page = makePage(['for the recon-', 'struction of the deck']);
    expect(findQuote(page, 'reconstruction of the deck')).not.toBeNull();
  });

  it('says where it stands', () => {
    const box = findQuote(PAGE, '$12,345.00');
    const word = PAGE.lines[0]?.words.find(({ text }) => text.startsWith('$'));
    expect(box).toEqual(word?.box);
  });
});
