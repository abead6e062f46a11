import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { countClientOpening } from '@/lib/company/client-links/mutations';
import { findClientPage } from '@/lib/company/client-links/queries';
import { publicContext } from '@/lib/edge/server/context';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { ClientHead } from './_components/client-head';
import { ClientPermits } from './_components/client-permits';
import { ClientShell } from './_components/client-shell';
import { Ended } from './_components/ended';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

const readPage = cache(async (token: string) => {
  // A link that has ended must not go on from what was made for an earlier reader.
  await connection();
  const ctx = publicContext();
  return { page: await findClientPage(ctx, { token }), now: ctx.now };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  const [{ page }, t] = await Promise.all([
    readPage(token),
    getTranslations({ locale, namespace: 'clientPage' }),
  ]);
  return {
    title: { absolute: page ? `${page.address} · ${page.company.name}` : t('ended.title') },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** How a job stands, for its client: to read, in their language, as long as the company lets them. */
export default async function ClientJobPage({ params }: Props) {
  const { locale: given, token } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { page, now } = await readPage(token);
  if (!page)
    return (
      <ClientShell token={token} locale={locale} company={null}>
        <Ended />
      </ClientShell>
    );
  await countClientOpening(publicContext(), { token });
  const clock = { now, timeZone: page.company.timeZone };
  return (
    <ClientShell token={token} locale={locale} company={page.company} look={page.look}>
      <ClientHead page={page} clock={clock} />
      <ClientPermits page={page} clock={clock} />
      <LiveRefresh />
    </ClientShell>
  );
}
