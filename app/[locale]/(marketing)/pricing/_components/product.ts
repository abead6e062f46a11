import { pictureAddress } from '@/components/seo/picture-address';
import type { Thing } from '@/components/seo/structured-data';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { fullAddress } from '@/lib/site';

/** The plans by the names the page calls them, at the prices it shows. */
export function product(locale: Locale, description: string, names: Record<Tier, string>): Thing {
  const url = fullAddress(hrefFor('/pricing', locale));
  return {
    '@type': 'Product',
    name: brand.name,
    description,
    url,
    image: fullAddress(pictureAddress('/pricing', locale)),
    brand: { '@type': 'Brand', name: brand.name },
    offers: TIERS.map((tier) => {
      const price = (PLANS[tier].priceCents / 100).toFixed(2);
      return {
        '@type': 'Offer',
        name: names[tier],
        price,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'USD',
          billingDuration: 'P1M',
        },
        availability: 'https://schema.org/InStock',
        url: tier === 'enterprise' ? fullAddress(hrefFor('/enterprise', locale)) : url,
      };
    }),
  };
}
