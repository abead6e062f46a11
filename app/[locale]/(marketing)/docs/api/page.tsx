import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { PageIntro } from '@/components/marketing/page-intro';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { API_BASE, openApiDocument } from '@/lib/edge/api/openapi';
import { TAGS } from '@/lib/edge/api/operation';
import { OPERATIONS } from '@/lib/edge/api/registry';
import { isLocale } from '@/lib/platform/i18n/locales';
import { siteOrigin } from '@/lib/site';
import { tagAnchor } from './_components/anchors';
import { CallGroup } from './_components/call-group';
import { INTRODUCTION, Introduction } from './_components/introduction';
import { OBJECTS_ID, Objects } from './_components/objects';
import { PageIndex } from './_components/page-index';

export const generateMetadata = metadataFromMessages('/docs/api');

/** The OpenAPI document as a page to read: made from it, so that neither says what the other does not. */
export default async function ApiDocsPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, site] = await Promise.all([getTranslations('api'), getTranslations('site')]);
  const origin = siteOrigin();
  const base = origin + API_BASE;
  const document = openApiDocument({ locale, origin });
  const groups = TAGS.map((tag) => ({ tag, operations: OPERATIONS.filter((call) => call.tag === tag) }));
  const entries = [
    ...INTRODUCTION.map((id) => ({ id, name: t(`intro.${id}.title`) })),
    ...groups.map(({ tag }) => ({ id: tagAnchor(tag), name: t(`tags.${tag}.name`) })),
    { id: OBJECTS_ID, name: t('call.objects') },
  ];
  return (
    <PublicShell route="/docs/api">
      <PageIntro
        crumbs={[{ name: site('pages./docs/api'), key: '/docs/api' }]}
        title={t('title', { brand: brand.name })}
        text={t('text')}
      >
        <a
          href={`${API_BASE}/openapi.json`}
          className={`${buttonClass({ variant: 'secondary' })} self-start`}
        >
          {t('openapi')}
        </a>
      </PageIntro>
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 lg:grid-cols-12 lg:py-12">
        <aside className="lg:order-2 lg:col-span-3">
          <PageIndex title={t('contents')} entries={entries} />
        </aside>
        <div className="min-w-0 lg:col-span-9">
          <Introduction document={document} base={base} />
          {groups.map((group) => (
            <CallGroup key={group.tag} {...group} document={document} base={base} />
          ))}
          <Objects schemas={document.components.schemas} />
        </div>
      </div>
    </PublicShell>
  );
}
