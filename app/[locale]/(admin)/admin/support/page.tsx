import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { z } from 'zod';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { countDesk, listDesk, listSupporters } from '@/lib/site/support/desk';
import { SUPPORT_ZONE } from '@/lib/site/support/response-time';
import { TICKET_STATES } from '@/lib/site/support/types';
import { DeskFilters } from './_components/desk-filters';
import { DeskList } from './_components/desk-list';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const filtersSchema = z.object({
  state: z.enum(['all', ...TICKET_STATES]).catch('open'),
  assignee: z.string().max(60).optional().catch(undefined),
  priority: z.string().max(1).optional().catch(undefined),
  q: z.string().trim().max(200).optional().catch(undefined),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.support' });
  return { title: t('title') };
}

export default async function AdminSupportPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const filters = filtersSchema.parse(await searchParams);
  const { state, assignee, priority, q } = filters;
  const [tickets, counts, supporters, t] = await Promise.all([
    listDesk(ctx, {
      state: state === 'all' ? undefined : state,
      assignee: assignee || undefined,
      priority: priority === '1',
      q: q || undefined,
    }),
    countDesk(ctx),
    listSupporters(ctx),
    getTranslations('admin.support'),
  ]);
  const clock = { now: ctx.now, timeZone: SUPPORT_ZONE };
  return (
    <>
      <PageHeader title={t('title')} description={t('description', { ...counts })} />
      <DeskFilters {...filters} supporters={supporters} />
      {tickets.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <DeskList tickets={tickets} clock={clock} />
      )}
    </>
  );
}
