'use client';

import { useCallback } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { CompanyData } from '@/lib/sales/onboarding/types';
import { cityLabel } from '@/lib/tracking/cities/catalogue';

/** Names the chosen cities as the reader's language does. */
export function useCityLabels({ cityLabels }: Pick<CompanyData, 'cityLabels'>): (slug: string) => string {
  const locale = useAppLocale();
  return useCallback((slug) => cityLabel(slug, locale, cityLabels[slug]), [locale, cityLabels]);
}
