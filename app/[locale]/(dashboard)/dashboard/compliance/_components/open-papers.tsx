import { CircleHelp, Loader, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { PaperSummary } from '@/lib/checking/papers/queries';
import { type Clock, moment } from '@/lib/platform/i18n/format';

const ICONS = { waiting: Loader, reading: Loader, to_confirm: CircleHelp, failed: TriangleAlert };

/** Papers that wait for somebody. */
export function OpenPapers({ papers, clock }: { papers: readonly PaperSummary[]; clock: Clock }) {
  const t = useTranslations('compliance');
  const format = useFormatter();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="open-papers" className="mt-8">
      <h2 id="open-papers" className="text-xl">
        {t('toConfirm', { count: papers.length })}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-card">
        {papers.map(({ id, name, state, kind, byLink, createdAt }) => {
          const Icon = ICONS[state as keyof typeof ICONS] ?? CircleHelp;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{kind ? t(`kinds.${kind}`) : name}</p>
                <p className="text-sm text-muted wrap-anywhere">
                  {[name, moment(format, createdAt, clock), byLink ? t('byLink') : null]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {state === 'to_confirm' || state === 'failed' ? (
                <AppLink to="/dashboard/compliance" query={{ paper: id }} className="link">
                  {t('look')}
                </AppLink>
              ) : (
                <span className="text-sm text-muted">{t('beingRead')}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
