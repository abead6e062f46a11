import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import type { MessagePart } from '@/components/layout/client-messages';

// In place of `components/layout/client-messages`, which is of the server:
// vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));

/** What is below has these texts and no others, as in a browser. */
export function ClientMessages(props: { namespaces: readonly MessagePart[]; children: ReactNode }) {
  const all: Record<string, Record<string, unknown>> = useMessages();
  const messages: Record<string, object> = {};
  for (const name of ['common', 'errors', ...props.namespaces]) {
    const [namespace = '', part] = name.split('.');
    const texts = all[namespace] ?? {};
    messages[namespace] = { ...messages[namespace], ...(part ? { [part]: texts[part] } : texts) };
  }
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {props.children}
    </NextIntlClientProvider>
  );
}
