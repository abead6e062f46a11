'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { useGo } from '@/components/commands/use-go';
import { useRun } from '@/components/permits/use-run';
import { FieldsDialog } from '@/components/projects/fields-dialog';
import type { Run } from '@/components/projects/types';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { UpdateProject } from '@/lib/company/projects/schema';
import { PROJECT_STATES, type ProjectState } from '@/lib/company/projects/types';
import type { ProjectSummary } from '@/lib/company/projects/view';
import { amountOf, centsOf } from '@/lib/platform/i18n/amount';

interface JobMenuProps {
  job: ProjectSummary;
  update: Run<UpdateProject>;
  remove: Run<{ projectId: string }>;
}

/** What is changed of the job itself, and how it is deleted. */
export function JobMenu({ job, update, remove }: JobMenuProps) {
  const t = useTranslations('projects');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { run, pending } = useRun();
  const go = useGo();
  useCommands(
    [{ id: 'job.edit', title: t('edit.button'), group: 'open', icon: Pencil, run: () => setOpen('edit') }],
    job.address,
  );
  const save = (values: Record<string, string>) => {
    const text = (name: string) => values[name] || null;
    return update({
      projectId: job.id,
      version: job.version,
      address: values.address ?? '',
      number: text('number'),
      name: text('name'),
      clientName: text('clientName'),
      clientEmail: text('clientEmail'),
      clientPhone: text('clientPhone'),
      clientLocale: values.clientLocale === 'en' || values.clientLocale === 'es' ? values.clientLocale : null,
      startsOn: text('startsOn'),
      endsOn: text('endsOn'),
      valueCents: values.value ? centsOf(values.value) : null,
      standing: (PROJECT_STATES.find((state) => state === values.standing) ??
        job.standing) satisfies ProjectState,
    });
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen('edit')}>
        <Pencil aria-hidden="true" className="size-3.5" />
        {t('edit.button')}
      </Button>
      {open === 'edit' ? (
        <FieldsDialog
          title={t('edit.title')}
          verb={t('edit.submit')}
          fields={[
            { name: 'address', label: t('fields.address'), value: job.address, required: true },
            { name: 'name', label: t('fields.name'), value: job.name },
            { name: 'number', label: t('fields.number'), value: job.number, maxLength: 40 },
            {
              name: 'standing',
              label: t('fields.standing'),
              value: job.standing,
              options: PROJECT_STATES.map((value) => ({ value, label: t(`standing.${value}`) })),
            },
            { name: 'clientName', label: t('fields.clientName'), value: job.clientName, maxLength: 120 },
            {
              name: 'clientPhone',
              label: t('fields.clientPhone'),
              value: job.clientPhone,
              type: 'tel',
              maxLength: 40,
            },
            { name: 'clientEmail', label: t('fields.clientEmail'), value: job.clientEmail, type: 'email' },
            {
              name: 'clientLocale',
              label: t('fields.clientLocale'),
              value: job.clientLocale ?? '',
              options: [
                { value: '', label: t('fields.unknown') },
                { value: 'en', label: 'English' },
                { value: 'es', label: 'Español' },
              ],
            },
            { name: 'startsOn', label: t('fields.startsOn'), value: job.startsOn, type: 'date' },
            { name: 'endsOn', label: t('fields.endsOn'), value: job.endsOn, type: 'date' },
            { name: 'value', label: t('fields.value'), value: amountOf(job.valueCents), type: 'money' },
          ]}
          save={save}
          remove={{ verb: t('delete.button'), run: () => setOpen('delete') }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'delete' ? (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text', { address: job.address })}
          verb={t('delete.verb')}
          pending={pending}
          onConfirm={() =>
            run(
              () => remove({ projectId: job.id }),
              () => go({ to: '/dashboard/jobs' }),
            )
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
