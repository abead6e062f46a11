'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { StatusBadge } from '@/components/ui/status-badge';
import { toast } from '@/components/ui/toast';
import type { AssignActions, AssignablePermit, Person } from './assign-types';
import { GapNote } from './gap-note';
import { useAssignable } from './use-assignable';

interface Props {
  person: Person;
  actions: AssignActions;
}

export function AssignList({ person, actions }: Props) {
  const t = useTranslations('team.assign');
  const errors = useTranslations('errors');
  const field = useId();
  const { q, items, next, assignable, gaps, state, search, more, again, tick } = useAssignable(
    person,
    actions,
  );
  const change = async (permit: AssignablePermit, isAssigned: boolean) => {
    const outcome = await tick(permit, isAssigned);
    if (outcome === 'failed') toast.error(errors('unavailable'));
    if (outcome === 'gap') toast.error(t('refused'));
  };
  return (
    <div className="flex flex-col gap-4">
      {assignable === 'yes' ? null : <GapNote assignable={assignable} gaps={gaps} />}
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every reader yet */}
      <form
        method="post"
        role="search"
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void search(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <label htmlFor={field} className="text-sm font-semibold">
            {t('search')}
          </label>
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
            />
            <input
              id={field}
              type="search"
              name="q"
              maxLength={200}
              autoComplete="off"
              placeholder={t('placeholder')}
              className="field-control pl-10"
            />
          </div>
        </div>
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </form>
      {items.length > 0 ? (
        <ul aria-label={t('list')} className="divide-y divide-line border-y border-line">
          {items.map((permit) => (
            <Row
              key={permit.id}
              permit={permit}
              // What they have can always be taken from them.
              disabled={assignable === 'block' && !permit.isAssigned}
              onChange={change}
            />
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        {state === 'loading' ? (
          <p className="flex items-center gap-2 text-muted">
            <Spinner />
            {t('loading')}
          </p>
        ) : null}
        {state === 'ready' && items.length === 0 ? (
          <p className="text-muted">{q === '' ? t('empty') : t('none', { query: q })}</p>
        ) : null}
      </div>
      {state === 'failed' ? (
        <Alert tone="danger" title={t('failed')}>
          <Button variant="secondary" size="sm" className="mt-1" onClick={again}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      {state === 'ready' && next ? (
        <Button variant="secondary" size="sm" className="self-start" onClick={more}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  );
}

interface RowProps {
  permit: AssignablePermit;
  disabled: boolean;
  onChange: (permit: AssignablePermit, isAssigned: boolean) => void;
}

function Row({ permit, disabled, onChange }: RowProps) {
  const id = useId();
  return (
    <li className="flex items-start gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        checked={permit.isAssigned}
        disabled={disabled}
        onChange={(event) => onChange(permit, event.target.checked)}
        className="mt-2 size-6 shrink-0 accent-accent"
      />
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 flex-col gap-1 py-1.5">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{permit.place}</span>
          <StatusBadge bucket={permit.bucket} />
        </span>
        <span className="font-mono text-sm text-muted wrap-anywhere">{permit.permitNumber}</span>
      </label>
    </li>
  );
}
