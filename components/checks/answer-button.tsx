'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';
import { useIsSent } from './answers-in-address';

export interface AnswerButtonProps {
  form: string;
  name: string;
  value: string;
  /** For a question that is answered: whether this is the answer. */
  chosen?: boolean;
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

/** An answer that is given by pressing it; the mark at its end keeps its room, so nothing moves. */
export function AnswerButton({
  form,
  name,
  value,
  chosen,
  look = 'answer',
  className,
  children,
}: AnswerButtonProps) {
  const sent = useIsSent(form, value);
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={chosen}
      aria-busy={sent || undefined}
      className={classNames(
        'relative inline-flex items-center gap-2 rounded-md border leading-snug transition-colors',
        LOOKS[look],
        className,
      )}
    >
      <span className={classNames(look !== 'answer' && sent && 'opacity-0')}>{children}</span>
      {look === 'answer' ? (
        <span className="flex size-5 shrink-0 items-center justify-center text-accent">
          {sent ? <Spinner /> : chosen ? <Check aria-hidden="true" className="size-5" /> : null}
        </span>
      ) : sent ? (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
