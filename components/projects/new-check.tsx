'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGo } from '@/components/commands/use-go';
import type { PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import { FieldsDialog } from './fields-dialog';
import type { Run, SubjectOf } from './types';

export interface NewCheckProps {
  subject: SubjectOf;
  place: { city: string; county: null; state: StateCode };
  types: readonly { id: PermitTypeId; name: string }[];
  /** The type asked for first. */
  given: string | null;
  create: Run<SubjectOf & { permitType: PermitTypeId; place: NewCheckProps['place'] }, { id: string }>;
}

/** Begins a check of a job's or a permit's application: its place and address are known, its type is asked. */
export function NewCheck({ subject, place, types, given, create }: NewCheckProps) {
  const t = useTranslations('projects.checks');
  const [open, setOpen] = useState(false);
  const go = useGo();
  const first = types.find(({ id }) => id === given) ?? types[0];
  if (!first) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ml-auto inline-flex min-h-8 items-center text-[13px] text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
      >
        {t('new')}
      </button>
      {open ? (
        <FieldsDialog
          title={t('new')}
          text={t('newText')}
          verb={t('begin')}
          fields={[
            {
              name: 'permitType',
              label: t('type'),
              value: first.id,
              options: types.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
          save={({ permitType }) =>
            create({
              ...subject,
              place,
              permitType: types.find(({ id }) => id === permitType)?.id ?? first.id,
            })
          }
          onSaved={({ id }) => go({ to: '/dashboard/permit-checklist/[check]', params: { check: id } })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
