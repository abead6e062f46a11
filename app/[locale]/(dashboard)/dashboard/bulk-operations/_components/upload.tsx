'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { useGo } from '@/components/commands/use-go';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { SelectField } from '@/components/ui/select-field';
import { IMPORT_KINDS, type ImportKind, MAX_IMPORT_BYTES } from '@/lib/company/imports/types';
import { sendList } from './send-list';

/** Chooses what a list holds and the list itself; what it becomes is looked at next. */
export function Upload({ kinds }: { kinds: readonly ImportKind[] }) {
  const t = useTranslations('bulk.upload');
  const kindName = useTranslations('bulk.kinds');
  const problem = useTranslations('bulk.fileProblems');
  const go = useGo();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [kind, setKind] = useState<ImportKind>(kinds[0] ?? 'permits');
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file || pending) return;
    setWrong(null);
    setPending(true);
    const answer =
      file.size > MAX_IMPORT_BYTES
        ? { ok: false as const, problem: 'too_large' }
        : await sendList(kind, file);
    setPending(false);
    if (answer.ok) go({ to: '/dashboard/bulk-operations', query: { import: answer.id } });
    else setWrong(problem.has(answer.problem as 'other') ? answer.problem : 'other');
    if (input.current) input.current.value = '';
  };
  useCommands([
    { id: 'bulk.choose', title: t('choose'), group: 'add', icon: FileUp, run: () => input.current?.click() },
  ]);
  return (
    <Card
      as="section"
      beam
      aria-label={t('title')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
      data-over={over || undefined}
      className="data-over:bg-sunken"
    >
      <CardHeader title={t('title')} />
      <p className="mb-4 max-w-[68ch] text-muted">{t('text')}</p>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
        <SelectField
          name="kind"
          label={t('kind')}
          value={kind}
          onChange={(event) => setKind(IMPORT_KINDS.find((one) => one === event.target.value) ?? 'permits')}
          options={kinds.map((value) => ({ value, label: kindName(value) }))}
          className="sm:w-64"
        />
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          aria-label={t('choose')}
          aria-describedby={hint}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void send(event.target.files?.[0])}
        />
        <Button pending={pending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-4" />
          {t('choose')}
        </Button>
      </div>
      <p id={hint} className="mt-3 max-w-[68ch] text-sm text-muted">
        {t(`hints.${kind}`)} {t('limits')}
      </p>
      {wrong ? (
        <Alert tone="danger" className="mt-4">
          {problem(wrong as 'other')}
        </Alert>
      ) : null}
    </Card>
  );
}
