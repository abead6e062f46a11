import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Namespace } from '@/lib/platform/i18n/messages';

const ALWAYS = ['common', 'errors'] as const satisfies readonly Namespace[];

/** A namespace, or one part of it: `billing.card`. */
export type MessagePart = Namespace | `${Namespace}.${string}`;

/** Gives the client components below these texts as well; without it they have `common` and `errors` only. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly MessagePart[];
  children: ReactNode;
}) {
  const all = await getMessages();
  const messages: Record<string, object> = {};
  for (const name of [...ALWAYS, ...namespaces]) {
    const [namespace, part] = name.split('.') as [Namespace, string?];
    const texts: Record<string, unknown> = all[namespace];
    messages[namespace] = { ...messages[namespace], ...(part ? { [part]: texts[part] } : texts) };
  }
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
