import { useAppLocale } from '@/components/layout/use-app-locale';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

interface Props {
  outdated: FeeSchedule['outdated'];
  notes: readonly Text[];
}

/** What is to be known beside a figure. */
export function FeeNotes({ outdated, notes }: Props) {
  const locale = useAppLocale();
  return (
    <div className="flex flex-col gap-3 text-sm text-muted">
      {(outdated ? [outdated, ...notes] : notes).map((text) => (
        <p key={text.en}>{text[locale]}</p>
      ))}
    </div>
  );
}
