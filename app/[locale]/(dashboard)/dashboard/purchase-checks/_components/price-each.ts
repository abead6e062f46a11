const USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 3,
});

/** One of so many for a price: "$1.45"; to the tenth of a cent where it does not come out even. */
export function priceEach({ count, priceCents }: { count: number; priceCents: number }): string {
  return USD.format(priceCents / count / 100);
}
