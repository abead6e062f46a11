'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ShareRow } from '@/lib/checking/checks/share-types';
import { type Clock, localDay } from '@/lib/platform/i18n/format';

interface Props {
  shares: readonly ShareRow[];
  clock: Clock;
  pending: boolean;
  onEnd: (shareId: string) => void;
}

/** The links that work: whose, how often they were opened, until when. */
export function ShareList({ shares, clock, pending, onEnd }: Props) {
  const t = useTranslations('report.share');
  const format = useFormatter();
  const day = (at: Date) => localDay(format, at, clock);
  return (
    <section aria-labelledby="links">
      <h3 id="links" className="text-base">
        {t('list')}
      </h3>
      <ul className="divide-y divide-line">
        {shares.map(({ id, run, locale, createdAt, createdBy, expiresAt, opened }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 text-sm">
              <p className="font-semibold">
                {t('run', { number: run })} · {t(`languages.${locale}`)}
              </p>
              <p className="text-muted">
                {createdBy
                  ? t('made', { date: day(createdAt), name: createdBy })
                  : t('madeBare', { date: day(createdAt) })}
                , {t('opened', { count: opened })}
              </p>
              <p className="text-muted">{t('until', { date: day(expiresAt) })}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              disabled={pending}
              aria-label={t('endNamed', { date: day(createdAt) })}
              onClick={() => onEnd(id)}
            >
              {t('end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
