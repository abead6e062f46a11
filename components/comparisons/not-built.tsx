import { useTranslations } from 'next-intl';
import { Section } from '@/components/marketing/section';
import { ourFigures } from './our-figures';

const ITEMS = ['submit', 'inspections', 'integrations'] as const;

/** What of ours a reader might expect and would not find today. */
export function NotBuilt() {
  const t = useTranslations('comparisons.notBuilt');
  const figures = ourFigures();
  return (
    <Section title={t('title', figures)} text={t('text')}>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {ITEMS.map((item) => (
          <li key={item} className="border-b border-line py-3">
            {t(`items.${item}`, figures)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
