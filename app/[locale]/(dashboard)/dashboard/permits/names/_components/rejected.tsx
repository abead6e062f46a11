import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import type { RejectedName } from '@/lib/tracking/matching/names';
import { undoNameAction } from '../actions';
import { AskAgainButton } from './ask-again-button';

/** What the contractor said is another firm's, out of the way but never lost. */
export function Rejected({ names, mayDecide }: { names: RejectedName[]; mayDecide: boolean }) {
  const t = useTranslations('names.rejected');
  if (names.length === 0) return null;
  return (
    <Disclosure summary={t('title', { count: names.length })}>
      <ul className="divide-y divide-line">
        {names.map((name) => (
          <li key={name.norm} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{name.name}</span>
            {mayDecide ? <AskAgainButton name={name} undo={undoNameAction} /> : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
