import type { ReactNode } from 'react';

export interface AnswerFormProps {
  id: string;
  path: string;
  /** Everything else in the address. */
  carry: Readonly<Record<string, string>>;
  /** Whether its question waits for an answer. */
  open?: boolean;
  /** The form of the question this one is about, where it is not its own. */
  question?: string;
  children: ReactNode;
}

/**
 * One question. Sent by its own buttons to the same address: it works before, and without, any script. Where
 * `useAnswering` listens above it, the page stays.
 */
export function AnswerForm({ id, path, carry, open = false, question, children }: AnswerFormProps) {
  return (
    <form
      method="get"
      id={id}
      action={path}
      data-answers=""
      data-open-question={open || undefined}
      data-question={question}
    >
      {Object.entries(carry).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
