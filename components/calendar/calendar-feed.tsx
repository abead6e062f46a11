'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { CalendarFeed as Feed } from '@/lib/company/calendar/types';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { SecretAddress } from './secret-address';
import type { CalendarActions } from './types';

export interface CalendarFeedProps {
  feed: Feed | null;
  actions: CalendarActions;
  clock: Clock;
  /** Whose calendar it is, where there can be several. */
  company?: string;
}

/** The secret address by which the reader's own calendar follows: made, replaced, turned off. */
export function CalendarFeed({ feed, actions, clock, company }: CalendarFeedProps) {
  const t = useTranslations('calendar.feed');
  const format = useFormatter();
  const id = useId();
  const { run, pending } = useRun();
  const [address, setAddress] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  /** Turned off here; the page may still be reading itself again. */
  const [ended, setEnded] = useState<Feed | null>(null);
  const shownFeed = feed === ended ? null : feed;
  const renew = () =>
    run(
      () => actions.renew({}),
      (made) => {
        setAddress(made.address);
        setAsked(null);
        toast.success(t(shownFeed ? 'renewed' : 'created'));
      },
    );
  const revoke = () =>
    run(
      () => actions.revoke({}),
      () => {
        setAddress(null);
        setEnded(feed);
        setAsked(null);
        toast.success(t('revoked'));
      },
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        title={<span id={id}>{company ? t('titleOf', { company }) : t('title')}</span>}
        description={t('text')}
      />
      {shownFeed === null ? (
        <Button onClick={renew} pending={pending}>
          {t('create')}
        </Button>
      ) : (
        <div className="flex flex-col gap-4">
          {address ? <SecretAddress address={address} /> : <p>{t('lost')}</p>}
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{t('made', { when: ago(format, shownFeed.createdAt, clock) })}</span>
            <span>
              {shownFeed.lastReadAt
                ? t('lastRead', { when: ago(format, shownFeed.lastReadAt, clock) })
                : t('neverRead')}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setAsked('renew')}>
              {t('renew')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setAsked('revoke')}>
              {t('revoke')}
            </Button>
          </div>
        </div>
      )}
      {asked ? (
        <ConfirmDialog
          title={t(`${asked}Title`)}
          text={t(`${asked}Text`)}
          verb={t(asked)}
          danger={asked === 'revoke'}
          pending={pending}
          onConfirm={asked === 'renew' ? renew : revoke}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}
