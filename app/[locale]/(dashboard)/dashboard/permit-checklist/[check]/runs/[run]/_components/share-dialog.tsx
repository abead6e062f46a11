'use client';

import { Share2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import { MAX_SHARES, type ShareRow } from '@/lib/checking/checks/share-types';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import { isLocale, LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { ShareAddress } from './share-address';
import { ShareList } from './share-list';

export interface ShareActions {
  create: (input: {
    checkId: string;
    number: number;
    locale: Locale;
    days: number;
  }) => Promise<Answer<{ address: string; expiresAt: Date }>>;
  revoke: (input: { shareId: string }) => Promise<Answer>;
}

export interface ShareDialogProps {
  checkId: string;
  /** Of the run. */
  number: number;
  /** The links of the check that work. */
  shares: readonly ShareRow[];
  clock: Clock;
  actions: ShareActions;
}

const DAYS = [7, 14, 30, 60, 90];
const USUAL_DAYS = 30;

/** A button that gives a result to somebody without an account, for some days. Its texts are `report.share`. */
export function ShareDialog(props: ShareDialogProps) {
  const t = useTranslations('report.share');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-4" />
        {t('button')}
      </Button>
      {open ? <OpenDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OpenDialog({
  checkId,
  number,
  shares,
  clock,
  actions,
  onClose,
}: ShareDialogProps & { onClose: () => void }) {
  const t = useTranslations('report.share');
  const format = useFormatter();
  const reader = useAppLocale();
  const { run, pending, fieldErrors } = useRun();
  const [made, setMade] = useState<{ address: string; expiresAt: Date } | null>(null);
  const [days, setDays] = useState(USUAL_DAYS);
  const [locale, setLocale] = useState<Locale>(reader);
  const create = () => run(() => actions.create({ checkId, number, locale, days }), setMade);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <>
          {made ? (
            <Button variant="secondary" onClick={() => setMade(null)}>
              {t('another')}
            </Button>
          ) : (
            <Button pending={pending} onClick={create}>
              {t('create')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t(made ? 'close' : 'cancel')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {made ? (
          <ShareAddress
            address={made.address}
            until={t('until', { date: localDay(format, made.expiresAt, clock) })}
          />
        ) : (
          <div className="flex flex-col gap-4">
            {fieldErrors.days ? <Alert tone="warning">{t('tooMany', { max: MAX_SHARES })}</Alert> : null}
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                name="days"
                label={t('days')}
                value={String(days)}
                onChange={(event) => setDays(Number(event.target.value))}
                options={DAYS.map((count) => ({ value: String(count), label: t('daysOption', { count }) }))}
              />
              <SelectField
                name="locale"
                label={t('language')}
                value={locale}
                onChange={(event) => {
                  if (isLocale(event.target.value)) setLocale(event.target.value);
                }}
                options={LOCALES.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
              />
            </div>
          </div>
        )}
        {shares.length > 0 ? (
          <ShareList
            shares={shares}
            clock={clock}
            pending={pending}
            onEnd={(shareId) =>
              run(
                () => actions.revoke({ shareId }),
                () => toast.success(t('ended')),
              )
            }
          />
        ) : null}
      </div>
    </Dialog>
  );
}
