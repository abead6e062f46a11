const SHORTEST = 4;

/**
 * A licence number as numbers are compared: letters and digits, without leading zeros. Empty for one that is too short
 * to tell firms apart.
 */
export function licenceKey(number: string | null | undefined): string {
  const key = (number ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');
  return key.length < SHORTEST ? '' : key;
}
