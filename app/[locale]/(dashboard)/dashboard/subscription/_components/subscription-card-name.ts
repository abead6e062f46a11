import { useTranslations } from 'next-intl';
import { cardBrand } from '@/lib/providers/billing/card-brand';
import type { PayingCard } from '@/lib/sales/subscriptions/phase';

/** How a card is called: "Visa ending in 4242". */
export function useCardName(): (card: PayingCard) => string {
  const t = useTranslations('billing.subscription.card');
  return ({ brand, last4 }) => t('ends', { brand: cardBrand(brand) ?? t('other'), last4 });
}
