import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Suggestion } from './suggestions';

interface Props {
  id: string;
  options: readonly Suggestion[];
  at: number;
  onTake: (pick: string) => void;
}

/** What can be typed next; taken by the arrows and Enter, by Tab, or by a press. */
export function SuggestionList({ id, options, at, onTake }: Props) {
  const t = useTranslations('desk.filter');
  return (
    <div className="absolute top-full left-0 z-40 mt-1 w-full max-w-sm rounded-md border border-line-strong bg-card p-1 shadow-lg">
      <div id={id} role="listbox" aria-label={t('suggestions')}>
        {options.map(({ pick, hint }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option it is at
          <div
            key={pick}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // The field would lose the focus, and the list with it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(pick)}
            className={classNames(
              'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm max-desk:min-h-11',
              index === at ? 'bg-picked' : 'hover:bg-hover',
            )}
          >
            <span className="font-medium">{pick}</span> <span className="truncate text-muted">{hint}</span>
          </div>
        ))}
      </div>
      <p className="flex gap-4 border-t border-line px-2 pt-1.5 pb-0.5 text-xs text-muted max-desk:hidden">
        {t('hint')}
      </p>
    </div>
  );
}
