import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Namespace } from '@/lib/i18n/messages';

const ALWAYS = ['common', 'errors'] as const satisfies readonly Namespace[];

/** Gives the client components below these namespaces as well; without it they have `common` and `errors` only. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const all = await getMessages();
  const messages = Object.fromEntries([...ALWAYS, ...namespaces].map((name) => [name, all[name]]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
