'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { Branding } from '@/lib/company/branding/types';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';

interface Props {
  branding: Pick<Branding, 'replyEmail' | 'asked'>;
  clock: Clock;
  ask: (input: { email: string; locale: Locale }) => Promise<Answer>;
  drop: (input: Record<string, never>) => Promise<Answer>;
}

/** Where answers go: nowhere, to an address that said yes, or to one that was asked. */
export function ReplyAddress({ branding: { replyEmail, asked }, clock, ask, drop }: Props) {
  const t = useTranslations('branding.reply');
  const format = useFormatter();
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const asking = useRun();
  const dropping = useRun();
  const [email, setEmail] = useState('');
  return (
    <div className="flex flex-col gap-4">
      {replyEmail ? (
        <Alert tone="success">{t('inUse', { address: replyEmail })}</Alert>
      ) : (
        <p className="text-muted">{t('none')}</p>
      )}
      {asked ? (
        <Alert tone="info">
          {t('asked', { address: asked.email, until: moment(format, asked.until, clock) })}
        </Alert>
      ) : null}
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          asking.run(
            () => ask({ email, locale }),
            () => {
              setEmail('');
              toast.success(t('sent'));
            },
          );
        }}
      >
        <TextField
          name="email"
          type="email"
          label={t(replyEmail ? 'another' : 'label')}
          hint={t('hint')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          maxLength={254}
          autoComplete="email"
          error={asking.fieldErrors.email === undefined ? undefined : t('problem')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" pending={asking.pending}>
            {t('ask')}
          </Button>
          {replyEmail || asked ? (
            <Button
              variant="quiet"
              pending={dropping.pending}
              onClick={() =>
                dropping.run(
                  () => drop({}),
                  () => toast(t('dropped')),
                )
              }
            >
              {t('drop')}
            </Button>
          ) : null}
        </div>
      </form>
    </div>
  );
}
