import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

interface Props {
  outdated: FeeSchedule['outdated'];
  notes: readonly Text[];
  excluded: readonly Text[];
}

/** What is to be known beside a figure, and what it leaves out. */
export function FeeNotes({ outdated, notes, excluded }: Props) {
  const t = useTranslations('cities.fee');
  const locale = useAppLocale();
  return (
    <div className="flex flex-col gap-3 text-sm text-muted">
      {(outdated ? [outdated, ...notes] : notes).map((text) => (
        <p key={text.en}>{text[locale]}</p>
      ))}
      {excluded.length === 0 ? null : (
        <div>
          <h3 className="text-sm text-ink">{t('excluded')}</h3>
          <ul className="list-[square] pl-5">
            {excluded.map((text) => (
              <li key={text.en}>{text[locale]}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
