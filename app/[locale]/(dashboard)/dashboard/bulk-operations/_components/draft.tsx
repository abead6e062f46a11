'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useGo } from '@/components/commands/use-go';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { ImportPreview } from '@/lib/company/imports/queries';
import {
  DEFAULTED,
  IMPORT_FIELDS,
  type ImportField,
  type ImportKind,
  REQUIRED,
} from '@/lib/company/imports/types';
import { figure } from '@/lib/platform/i18n/format';

interface DraftProps {
  draft: { id: string; kind: ImportKind; fileName: string; total: number };
  preview: ImportPreview;
  actions: {
    map: Run<
      { importId: string; mapping: (ImportField | null)[]; defaults: { city: string; state: string } },
      unknown
    >;
    start: Run<{ importId: string }, unknown>;
    drop: Run<{ importId: string }, unknown>;
  };
  /** What would be refused, by row. */
  children: ReactNode;
}

/** A list before it comes in: what each column is taken for, and what that makes of its rows. */
export function Draft({ draft, preview, actions, children }: DraftProps) {
  const t = useTranslations('bulk.draft');
  const fieldName = useTranslations('bulk.fields');
  const { run, pending, fieldErrors } = useRun();
  const go = useGo();
  const { id: importId, kind, total } = draft;
  const [mapping, setMapping] = useState<readonly (ImportField | null)[]>(preview.mapping);
  const [defaults, setDefaults] = useState({
    city: preview.defaults.city ?? '',
    state: preview.defaults.state ?? '',
  });
  const save = (next: readonly (ImportField | null)[], given: typeof defaults) =>
    run(() => actions.map({ importId, mapping: [...next], defaults: given }));
  const choose = (column: number, value: string) => {
    const field = IMPORT_FIELDS[kind].find((one) => one === value) ?? null;
    // A field is in one column: chosen for another, it leaves the first.
    const next = mapping.map((held, at) => (at === column ? field : held === field ? null : held));
    setMapping(next);
    save(next, defaults);
  };
  const faulty = preview.faults?.rows ?? 0;
  const back = () => go({ to: '/dashboard/bulk-operations' });
  return (
    <Card as="section" beam aria-label={t('title', { file: draft.fileName })}>
      <CardHeader title={t('title', { file: draft.fileName })} />
      <p className="mb-4 max-w-[68ch] text-muted">{t(`text.${kind}`, { count: total })}</p>
      <h3 className="mb-2 font-semibold">{t('columns')}</h3>
      <ul className="mb-5 grid gap-x-6 gap-y-4 sm:grid-cols-2 wide:grid-cols-3">
        {preview.headings.map((heading, column) => {
          const name = heading === '' ? t('unnamed', { number: column + 1 }) : heading;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <li key={column} className="min-w-0">
              <SelectField
                name={`column-${column}`}
                label={name}
                value={mapping[column] ?? ''}
                disabled={pending}
                onChange={(event) => choose(column, event.target.value)}
                options={[
                  { value: '', label: t('leaveOut') },
                  ...IMPORT_FIELDS[kind].map((value) => ({ value, label: fieldName(value) })),
                ]}
                hint={
                  preview.sample
                    .map(({ cells }) => cells[column] ?? '')
                    .filter((cell) => cell !== '')
                    .slice(0, 3)
                    .map((cell) => (cell.length > 28 ? `${cell.slice(0, 27)}…` : cell))
                    .join(' · ') || t('noCells')
                }
              />
            </li>
          );
        })}
      </ul>
      {REQUIRED[kind].includes('city') ? (
        <fieldset className="mb-5">
          <legend className="mb-1 font-semibold">{t('forAll')}</legend>
          <p className="mb-3 text-sm text-muted">{t('forAllText')}</p>
          <div className="flex flex-wrap gap-4">
            {DEFAULTED.map((field) => (
              <TextField
                key={field}
                name={field}
                label={fieldName(field)}
                value={defaults[field]}
                error={fieldErrors[`defaults.${field}`] ? t('badState') : undefined}
                maxLength={field === 'state' ? 2 : 80}
                autoComplete="off"
                autoCapitalize={field === 'state' ? 'characters' : 'words'}
                className={field === 'state' ? 'w-24' : 'w-56'}
                onChange={(event) => setDefaults({ ...defaults, [field]: event.target.value })}
                onBlur={() => save(mapping, defaults)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {preview.missing.length > 0 ? (
        <Alert tone="warning" className="mb-4" title={t('missingTitle')}>
          {t('missing', { fields: preview.missing.map((field) => fieldName(field)).join(', ') })}
        </Alert>
      ) : null}
      {children}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          pending={pending}
          disabled={preview.missing.length > 0 || faulty === total}
          onClick={() => run(() => actions.start({ importId }), back)}
        >
          {t('start', { count: figure(total - faulty) })}
        </Button>
        <Button variant="quiet" onClick={() => run(() => actions.drop({ importId }), back)}>
          {t('drop')}
        </Button>
      </div>
    </Card>
  );
}
