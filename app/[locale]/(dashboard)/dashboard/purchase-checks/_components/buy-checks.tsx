'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { dollars } from '@/lib/platform/i18n/format';
import type { Tier } from '@/lib/providers/billing/types';
import type { Purchase } from '@/lib/sales/credits/types';
import { PackDialog } from './pack-dialog';
import { priceEach } from './price-each';
import { type Waiting, WaitingPayment } from './waiting-payment';

export interface PackOffer {
  tier: Tier;
  count: number;
  priceCents: number;
  /** What the company has with the provider: it pays first. */
  creditCents: number;
  card: { brand: string; last4: string };
  demo: boolean;
  taxed: boolean;
}

interface Props {
  offer: Omit<PackOffer, 'card'> & { card: PackOffer['card'] | null };
  waiting: Waiting[];
}

type PurchaseOutcome = { kind: 'paid'; count: number; balance: number } | { kind: 'gone' };

/** The plan's pack: what it costs, the way to it, and what became of it. */
export function BuyChecks({ offer: { card, ...offer }, waiting }: Props) {
  const t = useTranslations('credits');
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<PurchaseOutcome | null>(null);
  const { count, demo } = offer;
  const showOutcome = ({ state, balance }: Purchase, checks: number) => {
    setAsking(false);
    if (state === 'paid') setSaid({ kind: 'paid', count: checks, balance });
    else setSaid(state === 'gone' ? { kind: 'gone' } : null);
  };
  return (
    <Card as="section" aria-labelledby="buy-checks" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id="buy-checks" className="text-xl">
          {t('pack.title')}
        </h2>
        {demo ? (
          <span className="rounded-sm border border-dashed border-control px-1.5 text-sm font-medium text-muted">
            {t('pack.demo')}
          </span>
        ) : null}
      </div>
      <div>
        <p className="font-heading text-2xl font-bold tabular-nums">
          {t('pack.offer', { count, price: dollars(offer.priceCents) })}
        </p>
        <p className="text-muted">{t('pack.text', { price: priceEach(offer) })}</p>
      </div>
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {said?.kind === 'paid' ? (
          <Alert tone="success" title={t('done.paid', { count: said.count })}>
            {t('done.balance', { count: said.balance })}
          </Alert>
        ) : null}
        {said?.kind === 'gone' ? <Alert tone="info" title={t('done.gone')} /> : null}
      </div>
      {waiting.map((one) => (
        <WaitingPayment key={one.invoiceId} waiting={one} demo={demo} onDone={showOutcome} />
      ))}
      {card === null ? (
        <NoCard />
      ) : waiting.length > 0 ? null : (
        <div className="flex flex-col items-start gap-2">
          <Button
            onClick={() => {
              setSaid(null);
              setAsking(true);
            }}
          >
            {t('pack.buy', { count })}
          </Button>
          <p className="text-sm text-muted">{t('pack.card', card)}</p>
        </div>
      )}
      {asking && card ? (
        <PackDialog
          {...offer}
          card={card}
          onDone={(purchase) => showOutcome(purchase, count)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}

function NoCard() {
  const t = useTranslations('credits.pack.noCard');
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <strong className="font-semibold">{t('title')}</strong> {t('text')}
      </p>
      <AppLink to="/dashboard/subscription" hash="card" className={buttonClass()}>
        {t('action')}
      </AppLink>
    </div>
  );
}
