'use client';

import { Hammer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { useGo } from '@/components/commands/use-go';
import { FieldsDialog } from '@/components/projects/fields-dialog';
import type { Run } from '@/components/projects/types';
import { Button } from '@/components/ui/button';

interface NewJobProps {
  states: readonly string[];
  create: Run<
    { address: string; city: string; state: string; name: string | null; clientName: string | null },
    { id: string }
  >;
}

/** A button that makes a job by its address. */
export function NewJob({ states, create }: NewJobProps) {
  const t = useTranslations('projects');
  const [open, setOpen] = useState(false);
  const go = useGo();
  useCommands([
    { id: 'job.add', title: t('new.button'), group: 'add', icon: Hammer, run: () => setOpen(true) },
  ]);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('new.button')}
      </Button>
      {open ? (
        <FieldsDialog
          title={t('new.title')}
          text={t('new.text')}
          verb={t('new.submit')}
          fields={[
            { name: 'address', label: t('fields.address'), required: true },
            { name: 'city', label: t('fields.city'), required: true, maxLength: 80 },
            {
              name: 'state',
              label: t('fields.state'),
              value: states[0] ?? 'TX',
              options: states.map((value) => ({ value, label: value })),
            },
            { name: 'name', label: t('fields.name') },
            { name: 'clientName', label: t('fields.clientName'), maxLength: 120 },
          ]}
          save={({ address = '', city = '', state = '', name = '', clientName = '' }) =>
            create({ address, city, state, name: name || null, clientName: clientName || null })
          }
          onSaved={({ id }) => go({ to: '/dashboard/jobs/[id]', params: { id } })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
