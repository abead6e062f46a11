import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Frame } from './_components/frame';
import { Invalid } from './_components/invalid';
import { Validated } from './_components/validated';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'invitation' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function InvitationPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { token: wanted } = await searchParams;
  const token = typeof wanted === 'string' ? wanted : '';
  const t = await getTranslations('invitation');
  return (
    <Frame token={token}>
      {token === '' ? (
        <Invalid message={t('invalid.noToken')} />
      ) : (
        <ClientMessages namespaces={['invitation']}>
          <Suspense fallback={<Validating />}>
            <Validated token={token} />
          </Suspense>
        </ClientMessages>
      )}
    </Frame>
  );
}

function Validating() {
  const t = useTranslations('invitation');
  return (
    <Card beam className="flex items-center gap-3">
      <Spinner />
      <p role="status">{t('validating')}</p>
    </Card>
  );
}
