'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { ClientLink } from '@/lib/company/client-links/view';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { isLocale, LOCALES, type Locale } from '@/lib/platform/i18n/locales';

interface Props {
  projectId: string;
  links: readonly ClientLink[];
  /** As the job has it. */
  clientName: string | null;
  clientLocale: Locale | null;
  changes: boolean;
  clock: Clock;
  create: (input: {
    projectId: string;
    locale: Locale;
    label: string;
  }) => Promise<Answer<{ address: string }>>;
  end: (input: { linkId: string }) => Promise<Answer>;
}

/** The page for the client: whom it was given to, whether they look, and the end of it. */
export function ClientLinks({ links, clock, changes, end, ...job }: Props) {
  const t = useTranslations('projects.clientLinks');
  const format = useFormatter();
  const { run, pending } = useRun();
  const [asking, setAsking] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  return (
    <section aria-labelledby="client-links" className="border-t border-line pt-5">
      <h2 id="client-links" className="mb-1.5 text-sm font-semibold">
        {t('title')}
      </h2>
      <p className="mb-2 text-sm text-muted">{t(links.length === 0 ? 'none' : 'text')}</p>
      {address ? (
        <Alert tone="success" title={t('made')} className="mb-3">
          <CopyField
            label={t('address')}
            value={address}
            words={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
          />
        </Alert>
      ) : null}
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{link.label ?? t('unnamed')}</span>
              <span className="text-muted">
                {link.openedAt
                  ? t('opened', { count: link.opened, when: ago(format, link.openedAt, clock) })
                  : t('notOpened')}
              </span>
            </span>
            {changes ? (
              <Button
                size="sm"
                variant="quiet"
                pending={pending}
                aria-label={t('endNamed', { name: link.label ?? t('unnamed') })}
                onClick={() =>
                  run(
                    () => end({ linkId: link.id }),
                    () => {
                      setAddress(null);
                      toast.success(t('ended'));
                    },
                  )
                }
              >
                {t('end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {changes ? (
        <Button size="sm" variant="secondary" className="mt-2" onClick={() => setAsking(true)}>
          {t('new')}
        </Button>
      ) : null}
      {asking ? (
        <NewLink
          {...job}
          onMade={(made) => {
            setAddress(made);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

interface NewProps extends Pick<Props, 'projectId' | 'clientName' | 'clientLocale' | 'create'> {
  onMade: (address: string) => void;
  onClose: () => void;
}

function NewLink({ projectId, clientName, clientLocale, create, onMade, onClose }: NewProps) {
  const t = useTranslations('projects.clientLinks');
  const reader = useAppLocale();
  const { run, pending, fieldErrors } = useRun();
  function submit(data: FormData) {
    const given = String(data.get('locale') ?? '');
    const locale = isLocale(given) ? given : reader;
    run(
      () => create({ projectId, locale, label: String(data.get('label') ?? '') }),
      (made) => onMade(made.address),
    );
  }
  return (
    <FormDialog
      title={t('new')}
      text={t('newText')}
      verb={t('make')}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="label"
        label={t('label')}
        defaultValue={clientName ?? ''}
        maxLength={120}
        error={fieldErrors.label ? t('tooMany') : undefined}
      />
      <SelectField
        name="locale"
        label={t('locale')}
        defaultValue={clientLocale ?? reader}
        options={LOCALES.map((value) => ({ value, label: t(`locales.${value}`) }))}
      />
    </FormDialog>
  );
}
