'use client';

import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import { FormDialog } from '@/components/forms/form-dialog';
import { AppLink } from '@/components/layout/app-link';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { LeadFilters, NewSearch, SearchChange } from '@/lib/company/prospects/schema';
import { DIGESTS, type Digest } from '@/lib/company/prospects/types';
import type { LeadSearch } from '@/lib/company/prospects/view';

/** A search with the query of its address. */
type SavedSearch = LeadSearch & { query: Record<string, string> };

interface Props {
  searches: SavedSearch[];
  filters: LeadFilters;
  actions: {
    add: (input: NewSearch) => Promise<Answer>;
    change: (input: SearchChange) => Promise<Answer>;
    remove: (input: { search: string }) => Promise<Answer>;
  } | null;
}

/** What the company keeps looking for, each with who is mailed what is new. */
export function Searches({ searches, filters, actions }: Props) {
  const t = useTranslations('prospects.searches');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SavedSearch | null>(null);
  if (!actions && searches.length === 0) return null;
  return (
    <section aria-label={t('title')} className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-2">
      {searches.length === 0 ? <p className="text-sm text-muted">{t('none')}</p> : null}
      {searches.map((search) => (
        <Saved key={search.id} search={search} actions={actions} onRemove={() => setRemoving(search)} />
      ))}
      {actions && filters.stage === 'new' ? (
        <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
          <BookmarkPlus aria-hidden="true" className="size-4" />
          {t('save')}
        </Button>
      ) : null}
      {actions && adding ? (
        <SaveDialog filters={filters} add={actions.add} onClose={() => setAdding(false)} />
      ) : null}
      {actions && removing ? (
        <ConfirmAction
          title={t('remove', { name: removing.name })}
          text={t('removeText')}
          verb={t('confirm')}
          done={t('removed')}
          run={() => actions.remove({ search: removing.id })}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </section>
  );
}

interface SavedProps {
  search: SavedSearch;
  actions: Props['actions'];
  onRemove: () => void;
}

function Saved({ search, actions, onRemove }: SavedProps) {
  const t = useTranslations('prospects.searches');
  const { run, pending } = useRun();
  const change = (digest: Digest) =>
    actions &&
    run(
      () => actions.change({ search: search.id, digest }),
      () => toast.success(t('saved')),
    );
  return (
    <div className="flex items-center rounded-md border border-line bg-card">
      <AppLink
        to="/dashboard/prospect-monitoring"
        query={search.query}
        className="inline-flex min-h-9 items-center px-3 text-sm font-semibold hover:text-link pointer-coarse:min-h-11"
      >
        {search.name}
      </AppLink>
      {actions ? (
        <>
          <select
            aria-label={t('change', { name: search.name })}
            title={search.digest !== 'off' && !search.isMine ? t('by') : undefined}
            value={search.digest}
            disabled={pending}
            onChange={({ target }) => change(target.value as Digest)}
            className="min-h-9 border-l border-line bg-transparent px-2 text-sm text-muted pointer-coarse:min-h-11"
          >
            {DIGESTS.map((digest) => (
              <option key={digest} value={digest}>
                {t(`digests.${digest}`)}
              </option>
            ))}
          </select>
          <button
            type="button"
            aria-label={t('remove', { name: search.name })}
            onClick={onRemove}
            className="flex size-9 items-center justify-center border-l border-line text-muted hover:text-ink pointer-coarse:size-11"
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </>
      ) : null}
    </div>
  );
}

interface SaveDialogProps {
  filters: LeadFilters;
  add: (input: NewSearch) => Promise<Answer>;
  onClose: () => void;
}

function SaveDialog({ filters, add, onClose }: SaveDialogProps) {
  const t = useTranslations('prospects.searches');
  const problems = useTranslations('prospects.problems');
  const { run, pending, fieldErrors } = useRun();
  const { after: _after, stage: _stage, ...criteria } = filters;
  const problem = fieldErrors.name;
  return (
    <FormDialog
      title={t('save')}
      verb={t('save')}
      pending={pending}
      onClose={onClose}
      onSubmit={(data) =>
        run(
          () =>
            add({
              name: String(data.get('name') ?? ''),
              digest: data.get('digest') as Digest,
              criteria,
            }),
          () => {
            toast.success(t('saved'));
            onClose();
          },
        )
      }
    >
      <TextField
        name="name"
        label={t('name')}
        maxLength={80}
        error={problem && problems.has(problem as 'name') ? problems(problem as 'name') : undefined}
      />
      <SelectField
        name="digest"
        label={t('digest')}
        defaultValue="daily"
        options={DIGESTS.map((value) => ({ value, label: t(`digests.${value}`) }))}
      />
    </FormDialog>
  );
}
