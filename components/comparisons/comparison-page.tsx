import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SourceBook } from '@/components/cities/source-book';
import { Sources } from '@/components/cities/sources';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { PageIntro } from '@/components/marketing/page-intro';
import { Section } from '@/components/marketing/section';
import { buttonClass } from '@/components/ui/button';
import { ASPECTS, type Aspect, type ComparedProduct } from '@/content/comparisons/types';
import { brand } from '@/lib/brand';
import { utcDay } from '@/lib/platform/clock/days';
import { systemTime } from '@/lib/platform/clock/system';
import { calendarDay } from '@/lib/platform/i18n/format';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { NotBuilt } from './not-built';

/** The sources of what a page says of a product, in the order of its table. */
export function buildSourceBook({ facts }: ComparedProduct, only: readonly Aspect[] = ASPECTS): SourceBook {
  return new SourceBook(
    only.flatMap((aspect) => facts[aspect] ?? []),
    utcDay(systemTime()),
  );
}

export interface ComparisonPageProps {
  route: RouteKey;
  product: ComparedProduct;
  book: SourceBook;
  title: string;
  text: string;
  children: ReactNode;
}

/** What the comparison pages share: as of when, who says it, what of ours is missing, where each statement was read. */
export function ComparisonPage({ route, product, book, title, text, children }: ComparisonPageProps) {
  const t = useTranslations('comparisons');
  const site = useTranslations('site');
  const format = useFormatter();
  const names = { product: product.name, brand: brand.name };
  const oldest = book.sources.map(({ readOn }) => readOn).sort()[0];
  const asOf = oldest ? calendarDay(format, oldest) : null;
  return (
    <PublicShell route={route}>
      <PageIntro
        crumbs={[{ name: site(`pages.${route}`), key: route }]}
        eyebrow={asOf ? site('asOf', { day: asOf }) : null}
        title={title}
        text={text}
      >
        <div className="flex flex-wrap gap-3">
          <SiteLink to="/login" query={{ signup: 'true' }} className={buttonClass({})}>
            {site('startTrial')}
          </SiteLink>
          <SiteLink to="/solutions/ai-permit-checklist" className={buttonClass({ variant: 'secondary' })}>
            {t('checklist')}
          </SiteLink>
        </div>
        <p className="max-w-[68ch] text-sm text-muted">{t('whoSays', names)}</p>
      </PageIntro>
      {children}
      <NotBuilt />
      <Section title={site('sources')} text={t('sourcesText', names)}>
        <Sources book={book} />
        <p className="mt-6 max-w-[68ch] text-sm text-muted">
          {t.rich('changed', {
            ...names,
            mail: (words) => (
              <a href={`mailto:${brand.supportEmail}`} className="text-link">
                {words}
              </a>
            ),
          })}
        </p>
      </Section>
    </PublicShell>
  );
}
