'use client';

import { useTranslations } from 'next-intl';
import { Keys } from '@/components/ui/kbd';

/** What the keys do here. On glass there are none. */
export function PaletteFoot({ hasMore, onKeys }: { hasMore: boolean; onKeys: () => void }) {
  const t = useTranslations('commands.foot');
  const hint = (keys: string, text: string) => (
    <span className="inline-flex items-center gap-1.5">
      <Keys keys={keys} />
      {text}
    </span>
  );
  return (
    <div className="flex shrink-0 items-center gap-x-4 border-t border-line bg-sunken px-4 py-2 text-xs text-muted max-sm:hidden pointer-coarse:hidden">
      {hint('arrowup arrowdown', t('choose'))}
      {hint('enter', t('open'))}
      {hint('mod+enter', t('newTab'))}
      {hasMore ? hint('tab', t('more')) : null}
      <button
        type="button"
        tabIndex={-1}
        onClick={onKeys}
        className="ml-auto inline-flex min-h-6 items-center gap-1.5 hover:text-ink"
      >
        <Keys keys="?" />
        {t('keys')}
      </button>
    </div>
  );
}
