import type { FeeInputName } from '@/lib/catalogue/fees/types';
import type { FeeCheck } from '@/lib/checking/review/types';
import { dollarsAndCents, figure } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { PricedFee } from './types';

/** The charges of an estimate that a fee paper says are paid apart, by name. */
export function chargedApart(
  { fee, review }: { fee: PricedFee | null; review: { fee: FeeCheck } | null },
  locale: Locale,
): string[] {
  const apart = review?.fee.apart ?? [];
  if (fee?.estimate.status !== 'estimated') return [];
  return fee.estimate.lines.filter(({ id }) => apart.includes(id)).map(({ label }) => label[locale]);
}

/** What a fee was counted from, as people write it. */
export function inputText(name: FeeInputName, value: number): string {
  return name === 'valuationCents' ? dollarsAndCents(value) : figure(value);
}
