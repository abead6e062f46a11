'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import type { Purchase } from '@/lib/sales/credits/types';
import { buyChecksAction } from '../actions';
import type { PackOffer } from './buy-checks';
import { PaymentFailure } from './payment-failure';
import { usePayment } from './use-payment';

interface Props extends PackOffer {
  onDone: (purchase: Purchase) => void;
  onClose: () => void;
}

/** Names the amount and the card before anything is charged. Stands as long as it is drawn: one purchase. */
export function PackDialog(props: Props) {
  const { tier, count, priceCents, creditCents, card, demo, taxed, onDone, onClose } = props;
  const t = useTranslations('credits.dialog');
  // However often it is pressed, and sent again after a lost answer: the same purchase.
  const [key] = useState(() => crypto.randomUUID());
  const { run, pending, failure } = usePayment();
  const usedCredit = Math.min(creditCents, priceCents);
  const dueCents = priceCents - usedCredit;
  const due = dollarsAndCents(dueCents);
  const buy = async () => {
    const bought = await run(() => buyChecksAction({ key, tier }));
    if (bought) onDone(bought);
  };
  return (
    <Dialog
      open
      // What is under way cannot be taken back by looking away.
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('title', { count })}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button pending={pending} onClick={buy}>
            {dueCents === 0 ? t('confirmFree') : t('confirm', { amount: due })}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <dl className="divide-y divide-line border-y border-line tabular-nums">
          <Line term={t('pack', { count })} detail={dollarsAndCents(priceCents)} />
          {usedCredit > 0 ? <Line term={t('credit')} detail={`−${dollarsAndCents(usedCredit)}`} /> : null}
          <Line
            term={dueCents === 0 ? t('covered') : t('due', { brand: card.brand, last4: card.last4 })}
            detail={due}
            strong
          />
        </dl>
        {taxed && dueCents > 0 ? <p className="text-sm text-muted">{t('tax')}</p> : null}
        {demo ? <p className="text-sm font-semibold">{t('demo')}</p> : null}
        {failure ? <PaymentFailure failure={failure} /> : null}
        <p role="status" className="text-sm text-muted empty:hidden">
          {pending ? t('pending') : null}
        </p>
      </div>
    </Dialog>
  );
}

function Line({ term, detail, strong }: { term: string; detail: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-2 ${strong ? 'font-semibold' : ''}`}>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  );
}
