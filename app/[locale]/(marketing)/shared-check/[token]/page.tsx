import { Link2Off } from 'lucide-react';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { Branded } from '@/components/branding/branded';
import { FeeEstimateView } from '@/components/checks/fee-estimate';
import { ClientMessages } from '@/components/layout/client-messages';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { ReportButton } from '@/components/reports/report-button';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { countOpening, findSharedRun, type SharedRun } from '@/lib/checking/checks/shares';
import { publicContext } from '@/lib/edge/server/context';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { SharedDocuments } from './_components/shared-documents';
import { SharedFindings } from './_components/shared-findings';
import { SharedHead } from './_components/shared-head';
import '@/components/checks/print.css';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

const readShared = cache(async (token: string) => {
  // A link that has ended must not go on from what was made for an earlier reader.
  await connection();
  return findSharedRun(publicContext(), { token });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  const [run, t] = await Promise.all([
    readShared(token),
    getTranslations({ locale, namespace: 'report.shared' }),
  ]);
  return {
    title: run ? t('title', { company: run.companyName }) : t('titleEnded'),
    description: t('description'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** A result for whoever was given its address: to read and to print, nothing else. */
export default async function SharedCheckPage({ params }: Props) {
  const { locale: given, token } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const run = await readShared(token);
  if (run) await countOpening(publicContext(), { token });
  return (
    <PublicShell route="/shared-check/[token]" params={{ token }}>
      <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
        {run ? (
          <Branded look={run.look}>
            <Result run={run} token={token} locale={locale} />
          </Branded>
        ) : (
          <Ended />
        )}
      </div>
    </PublicShell>
  );
}

async function Ended() {
  const t = await getTranslations('report.shared');
  return (
    <>
      <h1 className="sr-only">{t('titleEnded')}</h1>
      <EmptyState
        title={t('titleEnded')}
        icon={<Link2Off />}
        action={
          <SiteLink to="/" className={buttonClass({ variant: 'secondary' })}>
            {t('home')}
          </SiteLink>
        }
      >
        {t('endedText')}
      </EmptyState>
    </>
  );
}

async function Result({ run, token, locale }: { run: SharedRun; token: string; locale: Locale }) {
  const [t, general, verdicts] = await Promise.all([
    getTranslations('report.shared'),
    getTranslations('report'),
    getTranslations('report.pdf.fee.verdicts'),
  ]);
  return (
    <div data-result className="flex flex-col gap-8">
      <SharedHead run={run} locale={locale} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <ClientMessages namespaces={['report.making']}>
          <ReportButton
            href={`/api/v1/check-reports/${run.id}?share=${token}&lang=${locale}`}
            label={general('download')}
          />
        </ClientMessages>
      </div>
      <SharedFindings run={run} token={token} locale={locale} />
      <SharedDocuments run={run} locale={locale} />
      <section aria-labelledby="fee" className="flex flex-col gap-3">
        <h2 id="fee" className="text-xl">
          {t('fee')}
        </h2>
        <Card>
          {run.review && run.fee ? (
            <p className="mb-3 font-semibold">{verdicts(run.review.fee.verdict)}</p>
          ) : null}
          <FeeEstimateView fee={run.fee} />
        </Card>
      </section>
    </div>
  );
}
