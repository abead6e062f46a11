import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { Tier } from '@/lib/providers/billing/types';
import { supportOf } from '@/lib/site/support/response-time';

/** What the plan promises, and nothing beyond it. */
export function ResponseTime({ tier }: { tier: Tier | null }) {
  const t = useTranslations('support.time');
  const { kind, hours } = supportOf(tier);
  return (
    <div className="mb-4 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{t(`${kind}.title`)}</p>
      <p className="text-muted">{t(`${kind}.text`, { hours: hours ?? 0 })}</p>
      {kind === 'community' ? (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <AppLink to="/resources" className="underline">
            {t('guides')}
          </AppLink>
          <AppLink to="/faq" className="underline">
            {t('faq')}
          </AppLink>
        </p>
      ) : null}
    </div>
  );
}
