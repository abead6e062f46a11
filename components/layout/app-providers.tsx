import type { ReactNode } from 'react';
import { VisitBanners } from '@/components/measurement/visit-banners';
import { Toaster } from '@/components/ui/toast';
import type { Namespace } from '@/lib/platform/i18n/messages';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { ClientMessages } from './client-messages';
import { useAppLocale } from './use-app-locale';

/**
 * What pages with much to do in the browser share: texts for client components, toasts, and measuring.
 * Public pages go without: their few client components are given their words.
 */
export function AppProviders({
  namespaces = [],
  children,
}: {
  namespaces?: readonly Namespace[];
  children: ReactNode;
}) {
  const locale = useAppLocale();
  return (
    <ClientMessages namespaces={namespaces}>
      {children}
      <Toaster />
      <VisitBanners locale={locale} cookies={hrefFor('/cookies', locale)} raised />
    </ClientMessages>
  );
}
