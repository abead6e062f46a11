'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Subject } from '@/lib/site/privacy/types';
import { useAct } from '../../_components/use-act';
import { requestExportAction } from '../actions';

/** One button a subject; pressed twice, there is one archive. */
export function RequestExport({ company }: { company: string | null }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice subject="person" name={null} />
      {company ? <Choice subject="company" name={company} /> : null}
    </div>
  );
}

function Choice({ subject, name }: { subject: Subject; name: string | null }) {
  const t = useTranslations(`privacy.export.${subject}`);
  const { act, pending } = useAct();
  return (
    <div className="flex flex-col items-start gap-3 rounded-md border border-line p-4">
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">{t('title', { company: name ?? '' })}</h3>
        <p className="text-sm text-muted">{t('text')}</p>
      </div>
      <Button
        variant="secondary"
        className="mt-auto max-sm:w-full"
        pending={pending}
        onClick={() => act(() => requestExportAction({ subject }))}
      >
        {t('ask')}
      </Button>
    </div>
  );
}
