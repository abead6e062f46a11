import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { BUILT_IN_VIEWS } from '@/lib/company/desk/built-in';
import { readDesk } from '@/lib/company/desk/desk';
import type { Context, UserActor } from '@/lib/context';

interface ViewsProps {
  ctx: Context<UserActor>;
}

/** Every saved set of permits: opened to be tagged, assigned, watched or muted as a whole, or taken away as a file. */
export async function Views({ ctx }: ViewsProps) {
  const [t, names, { views }] = await Promise.all([
    getTranslations('bulk.views'),
    getTranslations('desk.views.builtIn'),
    readDesk(ctx),
  ]);
  const all = [
    ...views.map(({ id, name, address }) => ({ id, name, address })),
    ...BUILT_IN_VIEWS.map(({ id, address }) => ({ id, name: names(id), address })),
  ];
  return (
    <Card as="section" aria-label={t('title')} className="mt-8">
      <CardHeader title={t('title')} />
      <p className="mb-3 max-w-[68ch] text-muted">{t('text')}</p>
      <ul className="divide-y divide-line">
        {all.map(({ id, name, address }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="flex flex-wrap gap-2">
              <AppLink
                to="/dashboard/permits"
                query={{ view: id }}
                aria-label={t('openNamed', { name })}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t('open')}
              </AppLink>
              <a
                href={`/api/v1/permit-desk/csv?${new URLSearchParams({ q: new URLSearchParams(address).get('q') ?? '' })}`}
                download
                aria-label={t('exportNamed', { name })}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                {t('export')}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
