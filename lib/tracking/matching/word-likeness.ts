/** Minimum length for typo tolerance: shorter words have too many neighbours. */
const MIN_TYPO_LENGTH = 5;
const MIN_SHORTENED_LENGTH = 5;

/** Similarity of two words from 0 to 1, tolerating typos, truncation and initials. */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) && /\p{L}/u.test(short) ? 0.4 : 0;
  if (/\d/.test(a) || /\d/.test(b)) return 0;
  if (short.length >= MIN_SHORTENED_LENGTH && long.startsWith(short)) return 0.6;
  if (short.length < MIN_TYPO_LENGTH || isOtherInitial(short, long)) return 0;
  const slips = editDistance(short, long, allowedSlips(long.length));
  return slips === null ? 0 : 1 - slips * 0.12;
}

/** `power` and `tower` are two words: nobody mistypes the letter a word begins with for another. */
function isOtherInitial(a: string, b: string): boolean {
  return a.length === b.length && a[0] !== b[0] && a.slice(1) === b.slice(1);
}

function allowedSlips(length: number): number {
  return length >= 8 ? 2 : 1;
}

/** Damerau-Levenshtein distance; null above `max`. */
export function editDistance(a: string, b: string, max: number): number | null {
  if (Math.abs(a.length - b.length) > max) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > max) return null;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length] ?? max + 1;
  return distance > max ? null : distance;
}
