/** "$1,842.10" → 184210; null for what is no amount. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** The same the other way, as a field is filled with it. */
export function amountOf(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}
