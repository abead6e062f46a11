import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { Text } from '@/lib/catalogue/checklists/types';

/** What a total leaves out; nothing where it leaves nothing out. */
export function NotIncluded({ texts }: { texts: readonly Text[] }) {
  const t = useTranslations('cities.fee');
  const locale = useAppLocale();
  if (texts.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">{t('excluded')}</p>
      <ul className="list-[square] pl-5 text-muted">
        {texts.map((text) => (
          <li key={text.en}>{text[locale]}</li>
        ))}
      </ul>
    </div>
  );
}
