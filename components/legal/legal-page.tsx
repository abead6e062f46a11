import { Info } from 'lucide-react';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { z } from 'zod';
import { PublicShell } from '@/components/layout/public-shell';
import { PageIntro } from '@/components/marketing/page-intro';
import { TableOfContents } from '@/components/prose/table-of-contents';
import { loadText } from '@/components/prose/text';
import { calendarDay } from '@/lib/platform/i18n/format';
import { isLocale } from '@/lib/platform/i18n/locales';
import { LegalText, ToComplete } from './legal-text';

const metaSchema = z.object({ title: z.string().min(5).max(60), updated: z.iso.date() });

/** Contracts and promises that an operator has to complete; what a browser keeps is known as it is. */
const TEMPLATES: ReadonlySet<string> = new Set(['privacy', 'terms']);

export interface LegalPageProps {
  name: 'privacy' | 'terms' | 'cookies';
  params: Promise<{ locale: string }>;
}

/** A legal page: its text of `content/legal` with the day it was last changed and its sections beside it. */
export async function LegalPage({ name, params }: LegalPageProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, site, format, text] = await Promise.all([
    getTranslations('legal'),
    getTranslations('site'),
    getFormatter(),
    loadText(`legal/${name}`, locale),
  ]);
  const meta = metaSchema.parse(text.exports.meta);
  return (
    <PublicShell route={`/${name}`}>
      <PageIntro
        crumbs={[{ name: site(`pages./${name}`), key: `/${name}` }]}
        title={meta.title}
        eyebrow={t('updated', { day: calendarDay(format, meta.updated) })}
      >
        {TEMPLATES.has(name) ? (
          <div className="flex max-w-[68ch] gap-3 border-l-4 border-l-link bg-card px-4 py-3">
            <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
            <p>
              {t.rich('template', {
                b: (words) => <strong>{words}</strong>,
                open: (words) => <ToComplete>{words}</ToComplete>,
              })}
            </p>
          </div>
        ) : null}
      </PageIntro>
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 lg:grid-cols-12 lg:py-12">
        <aside className="lg:order-2 lg:col-span-4">
          <TableOfContents title={t('contents')} sections={text.sections} />
        </aside>
        <article className="min-w-0 lg:col-span-8">
          <LegalText content={text.Content} />
        </article>
      </div>
    </PublicShell>
  );
}
