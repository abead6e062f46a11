'use client';

import { CalendarPlus, Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';

/** The address, the one time it is shown: to copy, or to hand to the device's own calendar. */
export function SecretAddress({ address }: { address: string }) {
  const t = useTranslations('calendar.feed');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      // Not every browser lets a page write there: the reader's own keys do it then.
      field.current?.select();
      setCopied('selected');
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">{t('once')}</Alert>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('address')}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="field-control min-w-0"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>
          {copied === 'copied' ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          {t('copy')}
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary' })}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t('open')}
        </a>
      </div>
      <p role="status" className="text-sm text-muted">
        {copied === null ? null : t(copied)}
      </p>
    </div>
  );
}
