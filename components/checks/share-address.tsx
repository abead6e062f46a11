'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** The address of a link, the one time it is shown. */
export function ShareAddress({ address, until }: { address: string; until: string }) {
  const t = useTranslations('report.share');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      // Not every browser lets a page write there: the reader's own keys do it then.
      field.current?.select();
      setCopied('selected');
    }
  };
  const Icon = copied === 'copied' ? Check : Copy;
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">
        {t('once')} {until}
      </Alert>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('address')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            type="text"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="field-control min-w-0 flex-[1_1_16rem]"
          />
          <Button onClick={copy} className="max-sm:w-full">
            <Icon aria-hidden="true" className="size-4" />
            {t('copy')}
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm text-muted">
        {copied === null ? null : t(copied)}
      </p>
    </div>
  );
}
