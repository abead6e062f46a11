import { useFormatter, useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { ago, type Clock, figure } from '@/lib/platform/i18n/format';
import type { RegisterSourceState } from '@/lib/tracking/registers/queries';
import { acceptHeldRegisterAction } from '../actions';
import { AcceptButton } from './accept-button';

interface Props {
  sources: readonly RegisterSourceState[];
  clock: Clock;
}

/** How the states' registers of licences are read: each data set, when, how much of it, and what stands in the way. */
export function Registers({ sources, clock }: Props) {
  const t = useTranslations('admin.registers');
  const failures = useTranslations('admin.failures');
  const format = useFormatter();
  return (
    <Card as="section" className="mt-8">
      <CardHeader title={t('title')} description={t('description')} />
      <ul className="divide-y divide-line">
        {sources.map((source) => (
          <li key={source.id} className="flex flex-col gap-1 py-3 text-sm first:pt-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{source.authority}</span>
              <span className="font-mono text-xs text-muted wrap-anywhere">{source.id}</span>
            </p>
            <p className="text-muted">
              {source.lastSuccessAt
                ? t('read', {
                    rows: figure(source.rows),
                    when: ago(format, source.lastSuccessAt, clock),
                    added: figure(source.added),
                    removed: figure(source.removed),
                  })
                : t('never')}
              {source.setAside > 0 ? ` ${t('setAside', { rows: figure(source.setAside) })}` : null}
            </p>
            {source.failureCode ? (
              <p className="font-semibold text-stopped wrap-anywhere">
                {t('failure', {
                  reason: failures(source.failureCode),
                  detail: source.failureDetail ?? '',
                  when: ago(format, source.nextReadAt, clock),
                })}
              </p>
            ) : null}
            {source.failureCode === 'not_believed' ? (
              <div className="flex flex-col items-start gap-2">
                <p className="text-muted">{t('held')}</p>
                <AcceptButton
                  input={{ sourceId: source.id }}
                  city={source.authority}
                  accept={acceptHeldRegisterAction}
                />
              </div>
            ) : null}
            {source.failureCode === 'missing_column' ? <p className="text-muted">{t('column')}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
