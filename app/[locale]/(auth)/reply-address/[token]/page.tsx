import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { brand } from '@/lib/brand';
import { findAskedAddress } from '@/lib/company/branding/queries';
import { replyTokenSchema } from '@/lib/company/branding/schema';
import { publicContext } from '@/lib/edge/server/context';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { confirmReplyAddressAction } from './actions';

interface Props {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'branding.confirm' });
  return {
    title: t('title'),
    description: t('description'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** Opening it changes nothing: mail scanners open links. Its button does. */
export default async function ReplyAddressPage({ params, searchParams }: Props) {
  const { locale: given, token } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  await connection();
  const isToken = replyTokenSchema.safeParse({ token }).success;
  const [asked, t] = await Promise.all([
    isToken ? findAskedAddress(publicContext(), { token }) : null,
    getTranslations('branding.confirm'),
  ]);
  const wasSaved = (await searchParams).saved === '1';
  return (
    <PublicShell route="/reply-address/[token]" params={{ token }}>
      <div className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6 sm:py-12">
        <PageHeader title={t('title')} description={t('description')} />
        <Card beam className="flex flex-col gap-5">
          {asked ? (
            <>
              <p className="wrap-anywhere">
                {t('ask', { ...asked, address: asked.email, brand: brand.name })}
              </p>
              <form action={confirmReplyAddressAction}>
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="locale" value={locale} />
                <Button type="submit">{t('yes')}</Button>
              </form>
              <p className="text-sm text-muted">{t('no', { company: asked.company })}</p>
            </>
          ) : (
            <Alert tone={wasSaved ? 'success' : 'info'}>{t(wasSaved ? 'done' : 'invalid')}</Alert>
          )}
        </Card>
      </div>
    </PublicShell>
  );
}
