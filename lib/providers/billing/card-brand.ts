/** Names as the issuers write them, the same in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Null for an unknown brand. */
export function cardBrand(brand: string): string | null {
  return BRANDS[brand] ?? null;
}
