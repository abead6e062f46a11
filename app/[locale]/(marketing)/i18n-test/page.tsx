import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { PageIntro } from '@/components/marketing/page-intro';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { isLocale } from '@/lib/platform/i18n/locales';
import { FailureTest } from './_components/failure-test';
import { TextsTest } from './_components/texts-test';

interface PageProps {
  params: Promise<{ locale: string }>;
}

const metadata = metadataFromMessages('/i18n-test');

/** A page for whoever maintains the texts: no search needs to find it. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return { ...(await metadata(props)), robots: { index: false, follow: true } };
}

export default async function TranslationTestPage({ params }: PageProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('translationTest');
  const site = await getTranslations('site');
  return (
    <PublicShell route="/i18n-test">
      <PageIntro
        crumbs={[{ name: site('pages./i18n-test'), key: '/i18n-test' }]}
        title={t('title')}
        text={t('text')}
      />
      <noscript>
        <p className="mx-auto max-w-6xl px-4 py-6 sm:px-6">{t('noScript')}</p>
      </noscript>
      <Section title={t('texts.title')} text={t('texts.text')}>
        <TextsTest
          locale={locale}
          words={{
            language: t('texts.language'),
            loading: t('texts.loading'),
            failed: t('texts.failed'),
            again: t('texts.again'),
            loaded: t.raw('texts.loaded'),
            table: t('texts.table'),
            key: t('texts.key'),
            raw: t('texts.raw'),
            result: t('texts.result'),
            fallback: t('texts.fallback'),
            unknown: t('texts.unknown'),
          }}
        />
      </Section>
      <Section title={t('failures.title')} text={t('failures.text')}>
        <FailureTest
          words={{
            table: t('failures.table'),
            case: t('failures.case'),
            answer: t('failures.answer'),
            retryable: t('failures.retryable'),
            run: t('failures.run'),
            notRun: t('failures.notRun'),
            running: t('failures.running'),
            yes: t('failures.yes'),
            no: t('failures.no'),
            unexpected: t('failures.unexpected'),
            cases: {
              missing: t('failures.cases.missing'),
              broken: t('failures.cases.broken'),
              server: t('failures.cases.server'),
              network: t('failures.cases.network'),
              nothing: t('failures.cases.nothing'),
            },
          }}
        />
      </Section>
    </PublicShell>
  );
}
