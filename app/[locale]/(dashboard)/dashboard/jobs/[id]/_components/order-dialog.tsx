'use client';

import { ArrowDown, ArrowUp, GitBranch } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

interface OrderedPermit {
  id: number;
  name: string;
  waitsFor: number | null;
}

interface OrderProps {
  projectId: string;
  permits: readonly OrderedPermit[];
  save: Run<{ projectId: string; order: { permitId: number; waitsFor: number | null }[] }>;
}

/** Sets the order of a job's permits, and which has to be issued before which. */
export function Order({ projectId, permits, save }: OrderProps) {
  const t = useTranslations('projects.order');
  const [rows, setRows] = useState<readonly OrderedPermit[] | null>(null);
  const { run, pending, fieldErrors } = useRun();
  const move = (index: number, by: 1 | -1) => {
    if (!rows) return;
    const next = [...rows];
    const [row] = next.splice(index, 1);
    if (row) next.splice(index + by, 0, row);
    setRows(next);
  };
  const wait = (id: number, waitsFor: number | null) =>
    setRows((all) => all?.map((row) => (row.id === id ? { ...row, waitsFor } : row)) ?? null);
  return (
    <>
      <Button variant="quiet" size="sm" className="-mr-2 ml-auto text-muted" onClick={() => setRows(permits)}>
        <GitBranch aria-hidden="true" className="size-3.5" />
        {t('button')}
      </Button>
      {rows ? (
        <FormDialog
          title={t('title')}
          text={t('text')}
          verb={t('submit')}
          pending={pending}
          onSubmit={() =>
            run(
              () => save({ projectId, order: rows.map(({ id, waitsFor }) => ({ permitId: id, waitsFor })) }),
              () => setRows(null),
            )
          }
          onClose={() => setRows(null)}
        >
          {fieldErrors.order ? <Alert tone="danger">{t('circle')}</Alert> : null}
          {fieldErrors.version ? <Alert tone="warning">{t('changed')}</Alert> : null}
          <ol className="flex flex-col gap-2">
            {rows.map((row, index) => (
              <li
                key={row.id}
                className="flex flex-wrap items-center gap-2 border-t border-line pt-2 first:border-t-0"
              >
                <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{row.name}</span>
                <select
                  aria-label={t('waitsFor', { permit: row.name })}
                  value={row.waitsFor ?? ''}
                  onChange={(event) => wait(row.id, Number(event.currentTarget.value) || null)}
                  className="h-9 max-w-48 rounded-md border border-control bg-card px-2 text-sm pointer-coarse:h-11"
                >
                  <option value="">{t('nothing')}</option>
                  {rows
                    .filter(({ id }) => id !== row.id)
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {t('after', { permit: name })}
                      </option>
                    ))}
                </select>
                <span className="flex">
                  {([-1, 1] as const).map((by) => (
                    <button
                      key={by}
                      type="button"
                      disabled={index + by < 0 || index + by >= rows.length}
                      aria-label={t(by < 0 ? 'up' : 'down', { permit: row.name })}
                      onClick={() => move(index, by)}
                      className="inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink disabled:opacity-40 pointer-coarse:size-11"
                    >
                      {by < 0 ? (
                        <ArrowUp aria-hidden="true" className="size-4" />
                      ) : (
                        <ArrowDown aria-hidden="true" className="size-4" />
                      )}
                    </button>
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </FormDialog>
      ) : null}
    </>
  );
}
