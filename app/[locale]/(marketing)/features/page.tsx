import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { StatedClaim } from '@/components/marketing/claims';
import { FinalCall } from '@/components/marketing/final-call';
import { PageIntro } from '@/components/marketing/page-intro';
import { PlannedPages } from '@/components/marketing/planned-pages';
import { PointList } from '@/components/marketing/point-list';
import { ReviewFigure } from '@/components/marketing/review-figure';
import { ScreenPicture } from '@/components/marketing/screen-picture';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { buttonClass } from '@/components/ui/button';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { DIGEST_HOUR } from '@/lib/company/notifications/cadence';
import { isLocale } from '@/lib/platform/i18n/locales';
import { plannedPages } from '@/lib/providers/billing/plan-facts';
import { monitoring } from '@/lib/tracking/cities/monitoring';
import { FIRST_LOOK_MINUTES, HISTORY_MONTHS } from '@/lib/tracking/feeds/first-look';
import { ChecklistFigure } from './_components/checklist-figure';
import { FeeFigure } from './_components/fee-figure';
import { NoticeFigure } from './_components/notice-figure';
import { PermitDrawing } from './_components/permit-drawing';
import { StatusWords } from './_components/status-words';

export const generateMetadata = metadataFromMessages('/features');

const DISCOVERY = { minutes: FIRST_LOOK_MINUTES, months: HISTORY_MONTHS };

export default async function FeaturesPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, site] = await Promise.all([getTranslations('features'), getTranslations('site')]);
  const planned = plannedPages();
  return (
    <PublicShell route="/features">
      <PageIntro
        crumbs={[{ name: site('pages./features'), key: '/features' }]}
        title={t('title')}
        text={t('text')}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <SiteLink to="/login" query={{ signup: 'true' }} className={buttonClass({})}>
            {t('start')}
          </SiteLink>
          <SiteLink to="/solutions/ai-permit-checklist" className={buttonClass({ variant: 'secondary' })}>
            {t('tryChecklist')}
          </SiteLink>
        </div>
      </PageIntro>
      <Section title={t('find.title')} text={t('find.text', { count: monitoring().monitored.length })}>
        <ScreenPicture id="permits" />
        <PointList
          points={[t('find.points.discovery', DISCOVERY), t('find.points.number'), t('find.points.search')]}
        />
      </Section>
      <Section title={t('status.title')} text={t('status.text')}>
        <StatusWords />
      </Section>
      <Section title={t('timeline.title')} text={t('timeline.text')}>
        <PermitDrawing />
      </Section>
      <Section title={t('notice.title')} text={t('notice.text')}>
        <NoticeFigure />
        <p className="mt-4 max-w-[68ch] text-muted">{t('notice.cadence', { hour: DIGEST_HOUR })}</p>
      </Section>
      <Section title={t('checklist.title')} text={t('checklist.text', { types: PERMIT_TYPE_IDS.length })}>
        <ChecklistFigure />
        <p className="mt-4">{t('checklist.never')}</p>
        <p className="mt-2">
          <StatedClaim id="successRate" />
        </p>
        <SiteLink to="/solutions/ai-permit-checklist" className="text-link inline-flex min-h-11 items-center">
          {t('tryChecklist')}
        </SiteLink>
      </Section>
      <Section title={t('review.title')} text={t('review.text')}>
        <ReviewFigure locale={locale} />
        <div className="mt-6">
          <PointList
            points={[t('review.points.findings'), t('review.points.scans'), t('review.points.rules')]}
          />
        </div>
        <p className="mt-4">{t('review.never')}</p>
      </Section>
      <Section title={t('fees.title')} text={t('fees.text')}>
        <FeeFigure />
      </Section>
      <Section title={t('everywhere.title')} text={t('everywhere.text')}>
        <PointList
          points={[
            t('everywhere.points.languages'),
            t('everywhere.points.fast'),
            t('everywhere.points.source'),
            t('everywhere.points.print'),
          ]}
        />
      </Section>
      {planned.length > 0 ? (
        <Section title={t('building.title')} text={t('building.text')}>
          <PlannedPages pages={planned} />
        </Section>
      ) : null}
      <FinalCall />
    </PublicShell>
  );
}
