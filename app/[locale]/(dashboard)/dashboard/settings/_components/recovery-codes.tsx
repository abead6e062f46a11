'use client';

import { Copy, Download, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { toast } from '@/components/ui/toast';
import { brand } from '@/lib/brand';
import { StepHeading } from './step-heading';
import './recovery-codes.css';

interface Props {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

/** The codes, this once; it ends when the reader says that they are kept. */
export function RecoveryCodes({ codes, email, onDone }: Props) {
  const t = useTranslations('settings.twoStep.codes');
  const [saved, setSaved] = useState(false);
  const head = t('fileTitle', { brand: brand.name, email });

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  }

  function download() {
    const file = new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = t('file');
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <StepHeading>{t('title')}</StepHeading>
      <p>{t('text')}</p>
      <div data-recovery-codes="" className="w-full rounded-md border border-line bg-sunken p-4">
        <p className="mb-3 hidden print:block">{head}</p>
        <ul
          aria-label={t('list')}
          translate="no"
          className="grid gap-x-8 gap-y-2 font-mono text-lg tracking-wide select-all sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {t('copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          {t('download')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t('print')}
        </Button>
      </div>
      <CheckboxField
        name="saved"
        label={t('saved')}
        checked={saved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Button disabled={!saved} className="max-sm:w-full" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
