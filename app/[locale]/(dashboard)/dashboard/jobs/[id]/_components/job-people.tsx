'use client';

import { Phone, Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { FieldsDialog } from '@/components/projects/fields-dialog';
import type { Assignable, Run } from '@/components/projects/types';
import { Avatar } from '@/components/ui/avatar';
import type { ProjectPersonView } from '@/lib/company/projects/view';
import { SideHead } from './side-head';

type PersonIds =
  | { userId: string; subcontractorId?: undefined }
  | { subcontractorId: string; userId?: undefined };

interface JobPeopleProps {
  projectId: string;
  people: readonly ProjectPersonView[];
  client: { name: string; phone: string | null; note: string | null } | null;
  /** Who can be put on the job. */
  assignable: readonly Assignable[];
  actions: {
    add: Run<PersonIds & { projectId: string }>;
    remove: Run<PersonIds & { projectId: string }>;
    lead: Run<{ projectId: string; userId: string | null }>;
  } | null;
}

const idsOf = (kind: string, id: string): PersonIds =>
  kind === 'member' ? { userId: id } : { subcontractorId: id };

/** Who works at the job and whom it is for, each with a button that calls them. */
export function JobPeople({ projectId, people, client, assignable, actions }: JobPeopleProps) {
  const t = useTranslations('projects.people');
  const roles = useTranslations('projects.notes.roles');
  const [open, setOpen] = useState(false);
  const { run, pending } = useRun();
  const here = new Set(people.map(({ id }) => id));
  const others = assignable.filter(({ id }) => !here.has(id));
  return (
    <section aria-label={t('title')}>
      <SideHead
        title={t('title')}
        add={actions && others.length > 0 ? { label: t('add'), icon: Plus, run: () => setOpen(true) } : null}
      />
      <ul className="flex flex-col">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-[42px] items-center gap-2.5">
            <Avatar name={person.name} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-[13.5px] font-semibold">{person.name}</span>
              <span className="block truncate text-[12.5px] text-muted">
                {person.isLead ? t('lead') : person.kind === 'member' ? roles(person.part) : person.part}
              </span>
            </span>
            {actions && person.kind === 'member' && !person.isLead ? (
              <button
                type="button"
                disabled={pending}
                onClick={() => run(() => actions.lead({ projectId, userId: person.id }))}
                className="min-h-7 rounded-md px-1.5 text-[12.5px] text-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
              >
                {t('makeLead')}
                <span className="sr-only">: {person.name}</span>
              </button>
            ) : null}
            {person.phone ? <Call name={person.name} phone={person.phone} /> : null}
            {actions ? (
              <button
                type="button"
                disabled={pending}
                aria-label={t('remove', { name: person.name })}
                onClick={() => run(() => actions.remove({ projectId, ...idsOf(person.kind, person.id) }))}
                className="inline-flex size-7 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            ) : null}
          </li>
        ))}
        {client ? (
          <li className="flex min-h-[42px] items-center gap-2.5">
            <Avatar name={client.name} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-[13.5px] font-semibold">{client.name}</span>
              <span className="block truncate text-[12.5px] text-muted">{client.note ?? t('client')}</span>
            </span>
            {client.phone ? <Call name={client.name} phone={client.phone} /> : null}
          </li>
        ) : null}
      </ul>
      {people.length === 0 && !client ? <p className="text-[13px] text-muted">{t('none')}</p> : null}
      {open && actions ? (
        <FieldsDialog
          title={t('add')}
          text={t('addText')}
          verb={t('submit')}
          fields={[
            {
              name: 'person',
              label: t('who'),
              value: others[0] ? `${others[0].kind} ${others[0].id}` : '',
              options: others.map(({ kind, id, name }) => ({ value: `${kind} ${id}`, label: name })),
            },
          ]}
          save={({ person = '' }) => {
            const [kind = '', id = ''] = person.split(' ');
            return actions.add({ projectId, ...idsOf(kind, id) });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
}

function Call({ name, phone }: { name: string; phone: string }) {
  const t = useTranslations('projects.people');
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={t('call', { name })}
      className="inline-flex size-7 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
    >
      <Phone aria-hidden="true" className="size-4" />
    </a>
  );
}
