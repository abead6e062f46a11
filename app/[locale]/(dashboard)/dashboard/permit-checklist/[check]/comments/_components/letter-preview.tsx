'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import type { SplitLetter } from '@/lib/checking/checks/split-comments';

interface Props {
  found: SplitLetter;
  /** Positions that are not to be kept. */
  dropped: ReadonlySet<number>;
  onKeep: (index: number, keep: boolean) => void;
}

/** The comments found in a letter, each to keep or not, and the lines that are none. */
export function LetterPreview({ found: { comments, left }, dropped, onKeep }: Props) {
  const t = useTranslations('rounds.paste');
  return (
    <>
      <ol className="divide-y divide-line">
        {comments.map(({ comment, discipline, sheet }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a comment may stand there twice, and none moves
            key={index}
            className="flex gap-3 py-2.5"
          >
            <input
              type="checkbox"
              aria-label={t('keep', { number: index + 1 })}
              checked={!dropped.has(index)}
              onChange={(event) => onKeep(index, event.target.checked)}
              className="mt-0.5 size-6 shrink-0 accent-accent"
            />
            <div className="min-w-0">
              {discipline || sheet ? (
                <p className="text-sm text-muted wrap-anywhere">
                  {[discipline, sheet].filter(Boolean).join(' · ')}
                </p>
              ) : null}
              <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
            </div>
          </li>
        ))}
      </ol>
      {left.length > 0 ? (
        <Disclosure summary={t('left', { count: left.length })} className="border-b-0">
          <ul className="flex flex-col gap-1 text-sm text-muted">
            {left.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and none moves
              <li key={index} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}
