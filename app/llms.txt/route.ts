import { getTranslations } from 'next-intl/server';
import { listPublicPages, type PublicPageName, textsOfPage } from '@/components/seo/public-pages';
import { brand } from '@/lib/brand';
import { hrefFor, type RouteKey } from '@/lib/platform/i18n/routes';
import { fullAddress } from '@/lib/site';

export const dynamic = 'force-static';

const GROUPS: readonly { title: string; of: (key: RouteKey) => boolean }[] = [
  { title: 'Guides', of: (key) => key === '/resources/[guide]' },
  { title: 'Building permits by city', of: (key) => key === '/cities/[city]' },
  { title: 'Pages', of: (key) => !key.includes('[') },
];

/** What the site holds, for programs that read it on somebody's behalf (llmstxt.org). */
export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: 'en', namespace: 'home.metadata' });
  const pages = listPublicPages();
  const parts = [`# ${brand.name}`, `> ${t('description', { brand: brand.name })}`];
  parts.push(
    'Statements on city pages and in guides carry their source, the day it was read and how far it can be trusted. Every page exists in Spanish as well; the sitemap names the twins.',
  );
  for (const { title, of } of GROUPS) {
    const lines = await Promise.all(pages.filter(({ key }) => of(key)).map(line));
    parts.push(`## ${title}\n\n${lines.join('\n')}`);
  }
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

async function line(page: PublicPageName): Promise<string> {
  const { title, description } = await textsOfPage(page, 'en');
  return `- [${title}](${fullAddress(hrefFor(page.key, 'en', page.params))}): ${description}`;
}
