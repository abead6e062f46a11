/** `1,000,000` or `$1000000` as cents; null where it is no amount. */
export function readDollars(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}
