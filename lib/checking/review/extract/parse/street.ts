import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';

const DIRECTION = /^(?:N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST|NORTHEAST|NORTHWEST|SOUTHEAST|SOUTHWEST)$/;

/** An address in upper case with USPS suffix and directions, other words unchanged. */
export function toPostalForm(words: readonly string[], suffixAt: number): string {
  return words
    .map((word, at) => {
      const bare = word
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toUpperCase()
        .replace(/[.,'’]/g, '');
      const isEnd = at >= suffixAt && suffixAt > 0;
      if (at === 0 || (!isEnd && !DIRECTION.test(bare))) return bare;
      return normaliseAddress(bare) ?? bare;
    })
    .filter((word) => word !== '')
    .join(' ');
}
