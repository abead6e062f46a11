'use client';

import { Mail, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
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
  const shares = useDeviceShare();
  const words = {
    title: t('subject', { brand: brand.name }),
    text: t('message', { ...offer, brand: brand.name, code }),
  };
  const mail = `mailto:?subject=${encodeURIComponent(words.title)}&body=${encodeURIComponent(`${words.text}\n\n${link}`)}`;

  async function share() {
    try {
      await navigator.share({ ...words, url: link });
    } catch {
      // Closed again without sharing.
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <CopyField
        label={t('link')}
        value={link}
        words={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
      />
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
