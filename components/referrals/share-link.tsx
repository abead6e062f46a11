'use client';

import { Check, Copy, Mail, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import type { Offer } from './offer';

export interface ShareLinkProps {
  link: string;
  code: string;
  offer: Offer;
}

/** The link with the ways to hand it on: copied, by e-mail, and by whatever the device itself shares with. */
export function ShareLink({ link, code, offer }: ShareLinkProps) {
  const t = useTranslations('referrals.share');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'link' | 'selected' | null>(null);
  const shares = useDeviceShare();
  const words = {
    title: t('subject', { brand: brand.name }),
    text: t('message', { ...offer, brand: brand.name, code }),
  };
  const mail = `mailto:?subject=${encodeURIComponent(words.title)}&body=${encodeURIComponent(`${words.text}\n\n${link}`)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('link');
    } catch {
      // Not every browser lets a page write there: the reader's own keys do it then.
      field.current?.select();
      setCopied('selected');
    }
  }

  async function share() {
    try {
      await navigator.share({ ...words, url: link });
    } catch {
      // Closed again without sharing.
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('link')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className="field-control min-w-0 flex-[1_1_16rem]"
          />
          <Button onClick={copy} className="max-sm:w-full">
            {copied === 'link' ? (
              <Check aria-hidden="true" className="size-4" />
            ) : (
              <Copy aria-hidden="true" className="size-4" />
            )}
            {t('copy')}
          </Button>
        </div>
        <p role="status" className="text-sm text-muted">
          {copied === null ? null : t(copied === 'link' ? 'copied' : 'selected')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={mail} className={buttonClass({ variant: 'secondary' })}>
          <Mail aria-hidden="true" className="size-4" />
          {t('email')}
        </a>
        {shares ? (
          <Button variant="secondary" onClick={share}>
            <Share2 aria-hidden="true" className="size-4" />
            {t('device')}
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-muted">
        {t.rich('code', {
          code,
          strong: (chunks) => <strong className="font-mono font-semibold text-ink">{chunks}</strong>,
        })}
      </p>
    </div>
  );
}

/** Whether the device has a way to share; known once the page is in the browser. */
function useDeviceShare(): boolean {
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(typeof navigator.share === 'function'), []);
  return shares;
}
