import { Link2Off } from 'lucide-react';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Branded } from '@/components/branding/branded';
import { ClientMessages } from '@/components/layout/client-messages';
import { PublicShell } from '@/components/layout/public-shell';
import { EmptyState } from '@/components/ui/empty-state';
import { findLook } from '@/lib/company/branding/queries';
import { findLink } from '@/lib/company/compliance/links';
import { findStanding } from '@/lib/company/compliance/queries';
import { publicContext } from '@/lib/edge/server/context';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { HandIn } from './_components/hand-in';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'paperDrop' });
  return { title: t('page.title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Where somebody without an account hands in the papers they were asked for. */
export default async function PapersPage({ params }: Props) {
  const { locale: given, token } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  await connection();
  const ctx = publicContext();
  const [link, t] = await Promise.all([findLink(ctx, { token }), getTranslations('paperDrop')]);
  const look = link && (await findLook(ctx, link));
  const standing = link && (await findStanding(ctx, link));
  const wanted =
    standing?.cells.filter(({ required, state }) => required && state !== 'ok' && state !== 'exempt') ?? [];
  return (
    <PublicShell route="/papers/[token]" params={{ token }}>
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
        {link && link.uploadsLeft > 0 ? (
          <Branded look={look}>
            <ClientMessages namespaces={['paperDrop']}>
              <div>
                <h1 className="text-2xl">{t('page.heading', { company: link.companyName })}</h1>
                <p className="mt-2 text-muted">{t('page.text', { name: link.subcontractorName ?? '' })}</p>
              </div>
              {wanted.length > 0 ? (
                <ul className="list-disc pl-5">
                  {wanted.map(({ line }) => (
                    <li key={line}>{t(`page.lines.${line}`)}</li>
                  ))}
                </ul>
              ) : null}
              <HandIn token={token} />
            </ClientMessages>
          </Branded>
        ) : (
          <>
            <h1 className="sr-only">{t('page.ended')}</h1>
            <EmptyState icon={<Link2Off />} title={t('page.ended')}>
              {t('page.endedText')}
            </EmptyState>
          </>
        )}
      </div>
    </PublicShell>
  );
}
