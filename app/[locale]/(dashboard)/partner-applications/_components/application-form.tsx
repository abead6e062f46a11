'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { Locale } from '@/lib/platform/i18n/locales';
import { APPLICATION_MESSAGE_MAX, PARTNER_KINDS } from '@/lib/site/partners/types';

interface Props {
  /** Of the answer. */
  locale: Locale;
  send: (input: Record<string, string>) => Promise<Answer>;
}

const FIELDS = ['kind', 'organisation', 'website', 'area', 'message'] as const;
type Field = (typeof FIELDS)[number];

export function ApplicationForm({ locale, send }: Props) {
  const t = useTranslations('partners.form');
  const kinds = useTranslations('partners.kinds');
  const { run, pending, fieldErrors } = useRun();
  const problem = (field: Field) => {
    const code = fieldErrors[field];
    if (code === undefined) return undefined;
    return code === 'too_long' ? t('problems.too_long') : t(`problems.${field}`);
  };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const given = Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')]));
        run(
          () => send({ ...given, locale }),
          () => toast.success(t('sent')),
        );
      }}
    >
      <SelectField
        name="kind"
        label={t('kind')}
        options={[
          { value: '', label: t('choose') },
          ...PARTNER_KINDS.map((value) => ({ value, label: kinds(value) })),
        ]}
        error={problem('kind')}
      />
      <TextField
        name="organisation"
        label={t('organisation')}
        maxLength={160}
        autoComplete="organization"
        error={problem('organisation')}
      />
      <TextField
        name="website"
        label={t('website')}
        optionalLabel={t('optional')}
        inputMode="url"
        maxLength={200}
        autoComplete="url"
        placeholder="example.com"
        error={problem('website')}
      />
      <TextField name="area" label={t('area')} hint={t('areaHint')} maxLength={300} error={problem('area')} />
      <TextAreaField
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        maxLength={APPLICATION_MESSAGE_MAX}
        error={problem('message')}
      />
      <Button type="submit" pending={pending} className="self-start">
        {t('send')}
      </Button>
    </form>
  );
}
