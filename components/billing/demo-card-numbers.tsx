import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Disclosure } from '@/components/ui/disclosure';
import { DEMO_CARDS } from '@/lib/providers/billing/card';

const NAMES = Object.keys(DEMO_CARDS) as (keyof typeof DEMO_CARDS)[];

/** For whoever tries the product out: a number for each way a card can behave. */
export function DemoCardNumbers() {
  const t = useTranslations('billing.card.demoNumbers');
  return (
    <Disclosure summary={t('title')}>
      <p className="mb-3 text-sm text-muted">{t('text')}</p>
      <DescriptionList
        items={NAMES.map((name) => ({
          term: DEMO_CARDS[name],
          detail: t(name),
        }))}
      />
    </Disclosure>
  );
}
