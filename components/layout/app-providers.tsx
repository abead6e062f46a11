import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toast';
import type { Namespace } from '@/lib/i18n/messages';
import { ClientMessages } from './client-messages';

/**
 * What pages with much to do in the browser share: texts for client components, and toasts.
 * Public pages go without: their few client components are given their words.
 */
export function AppProviders({
  namespaces = [],
  children,
}: {
  namespaces?: readonly Namespace[];
  children: ReactNode;
}) {
  return (
    <ClientMessages namespaces={namespaces}>
      {children}
      <Toaster />
    </ClientMessages>
  );
}
