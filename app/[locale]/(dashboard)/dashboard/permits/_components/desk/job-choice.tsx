'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { DeskActions, JobChoice as Job } from './data';

interface Props {
  count: number;
  /** Of the chosen permits the one whose address a new job has; null where none has an address. */
  place: { permitId: number; address: string } | null;
  actions: Pick<DeskActions, 'listJobs' | 'createJob'>;
  /** `isNew`: it was made just now. */
  onChoose: (job: { projectId: string; isNew?: true }) => void;
  onClose: () => void;
}

/** Into which job the chosen permits go: one that is there, found by its address, or a new one. */
export function JobChoice({ count, place, actions, onChoose, onClose }: Props) {
  const t = useTranslations('desk.bulk.job');
  const { run, pending } = useRun();
  const [q, setQ] = useState('');
  const [jobs, setJobs] = useState<readonly Job[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);

  async function find(event?: FormEvent) {
    event?.preventDefault();
    latest.current += 1;
    const mine = latest.current;
    const answer = await callAction(actions.listJobs({ q }));
    // Another search was begun meanwhile.
    if (mine !== latest.current) return;
    setFailed(!answer.ok);
    if (answer.ok) setJobs(answer.data);
  }
  const begin = useEffectEvent(() => void find());
  useEffect(() => begin(), []);

  const choose = (job: Parameters<Props['onChoose']>[0]) => {
    onChoose(job);
    onClose();
  };
  const make = (placeOf: number) =>
    run(
      () => actions.createJob({ permitIds: [], placeOf }),
      ({ id }) => choose({ projectId: id, isNew: true }),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { count })}
      description={t('text')}
      closeLabel={t('close')}
    >
      <div className="flex flex-col gap-4">
        {place ? (
          <Button variant="secondary" pending={pending} onClick={() => make(place.permitId)}>
            <Plus aria-hidden="true" className="size-4 shrink-0" />
            {t('make', { address: streetCase(place.address) })}
          </Button>
        ) : null}
        <form method="post" className="flex items-end gap-2" onSubmit={find}>
          <TextField
            name="q"
            type="search"
            label={t('find')}
            className="min-w-0 flex-1"
            value={q}
            onChange={({ target }) => setQ(target.value)}
            maxLength={200}
          />
          <Button type="submit" variant="secondary">
            {t('search')}
          </Button>
        </form>
        {hasFailed ? (
          <p role="alert" className="text-stopped">
            {t('failed')}
          </p>
        ) : jobs === null ? (
          <p role="status" className="text-muted">
            {t('reading')}
          </p>
        ) : jobs.length === 0 ? (
          <p role="status" className="text-muted">
            {t('none')}
          </p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {jobs.map(({ id, address, name }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => choose({ projectId: id })}
                  className="flex min-h-11 w-full flex-col justify-center px-2 py-1.5 text-left hover:bg-hover"
                >
                  <span className="font-medium wrap-anywhere">{address}</span>
                  {name ? <span className="text-sm text-muted wrap-anywhere">{name}</span> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
