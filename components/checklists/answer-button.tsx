import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';

export interface AnswerButtonProps {
  name: string;
  value: string;
  /** For a question that is answered: whether this is the answer. */
  chosen?: boolean | undefined;
  look?: 'answer' | 'quiet' | 'strong';
  className?: string;
  children: ReactNode;
}

const LOOKS = {
  answer:
    'min-h-11 w-full justify-between border-control bg-card px-4 py-2.5 text-left font-medium hover:border-ink hover:bg-sunken ' +
    'aria-pressed:border-accent aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]',
  quiet: 'min-h-11 border-transparent px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink',
  strong:
    'min-h-11 justify-center border-control bg-card px-4 font-semibold hover:border-ink hover:bg-sunken',
} as const;

/**
 * An answer that is given by pressing it; the mark at its end keeps its room, so nothing moves. While it is under
 * way `useAnswering` marks it as busy, and it shows so by itself.
 */
export function AnswerButton({
  name,
  value,
  chosen,
  look = 'answer',
  className,
  children,
}: AnswerButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={chosen}
      className={classNames(
        'group/answer relative inline-flex items-center gap-2 rounded-md border leading-snug transition-colors',
        LOOKS[look],
        className,
      )}
    >
      {look === 'answer' ? (
        <>
          <span>{children}</span>
          <span className="flex size-5 shrink-0 items-center justify-center text-accent">
            <Spinner className="not-group-aria-busy/answer:hidden" />
            {chosen ? (
              <Check aria-hidden="true" className="size-5 shrink-0 group-aria-busy/answer:hidden" />
            ) : null}
          </span>
        </>
      ) : (
        <>
          <span className="group-aria-busy/answer:opacity-0">{children}</span>
          <span className="absolute inset-0 flex items-center justify-center not-group-aria-busy/answer:hidden">
            <Spinner />
          </span>
        </>
      )}
    </button>
  );
}
