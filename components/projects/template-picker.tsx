'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useRun } from '@/components/permits/use-run';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Run, SubjectOf } from './types';

export interface TemplateView {
  id: string;
  name: string;
  items: { id: string; title: string; after: number }[];
}

interface TemplatePickerProps {
  subject: SubjectOf;
  templates: readonly TemplateView[];
  today: string;
  locale: Locale;
  add: Run<
    SubjectOf & { template: string; items: string[]; startOn: string; locale: Locale },
    { added: number }
  >;
}

/** Adds the usual tasks of a kind of permit, those that are left ticked, from a day on. */
export function TemplatePicker({ subject, templates, today, locale, add }: TemplatePickerProps) {
  const t = useTranslations('tasks.templates');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(templates[0]?.id ?? '');
  const { run, pending } = useRun();
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  if (!template) return null;
  const submit = (data: FormData) =>
    run(
      () =>
        add({
          ...subject,
          template: template.id,
          items: data.getAll('item').map(String),
          startOn: String(data.get('startOn') || today),
          locale,
        }),
      ({ added }) => {
        setOpen(false);
        toast.success(t('added', { count: added }));
      },
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-1 inline-flex min-h-8 items-center text-[13px] text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
      >
        {t('button')}
      </button>
      {open ? (
        <FormDialog
          title={t('title')}
          text={t('text')}
          verb={t('submit')}
          pending={pending}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <SelectField
            name="template"
            label={t('which')}
            value={template.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name="startOn" type="date" label={t('startOn')} defaultValue={today} required />
          <fieldset key={template.id} className="flex flex-col">
            <legend className="mb-1 text-sm font-semibold">{t('items')}</legend>
            {template.items.map(({ id, title, after }) => (
              <label key={id} className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  name="item"
                  value={id}
                  defaultChecked
                  className="size-4 shrink-0 accent-(--link)"
                />
                <span className="min-w-0 flex-1">{title}</span>
                <span className="shrink-0 text-[13px] text-muted tabular-nums">
                  {t('after', { count: after })}
                </span>
              </label>
            ))}
          </fieldset>
        </FormDialog>
      ) : null}
    </>
  );
}
