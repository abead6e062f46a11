'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type FormEvent, useEffect, useRef, useTransition } from 'react';

const TYPING_PAUSE_MS = 350;

export interface LiveFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'onChange' | 'ref'> {
  /** The address the form is sent to; what is chosen becomes its query. */
  action: string;
  /** What the address says now, by field: fields nobody is in follow it. */
  values: Readonly<Record<string, string>>;
  /** Whether a text acts as it is typed; else when it is sent. */
  whileTyping?: boolean;
}

/**
 * Filters that act at once: a choice right away, a text after a short pause. Its fields are uncontrolled and the form is
 * an ordinary one, so that it works before and without script; put its button into `noscript`.
 */
export function LiveForm({ action, values, whileTyping = true, children, ...form }: LiveFormProps) {
  const router = useRouter();
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, start] = useTransition();

  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = ref.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && field !== document.activeElement) field.value = value;
    }
  }, [values]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function go({ scroll = false } = {}) {
    clearTimeout(timer.current);
    const [path = action, part] = action.split('#');
    if (!ref.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(ref.current))
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
    const search = query.toString();
    const address = search === '' ? path : `${path}?${search}`;
    // Who sends the form goes to the answer; who chooses stays where they are.
    start(() => router.replace(scroll && part ? `${address}#${part}` : address, { scroll }));
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    const type = target instanceof HTMLInputElement ? target.type : 'select';
    // A year is typed digit by digit.
    if (type === 'date' && target instanceof HTMLInputElement && /^0/.test(target.value)) return;
    if (type !== 'text' && type !== 'search') return go();
    clearTimeout(timer.current);
    if (whileTyping) timer.current = setTimeout(go, TYPING_PAUSE_MS);
  }

  return (
    <form
      {...form}
      method="get"
      ref={ref}
      action={action}
      aria-busy={pending || undefined}
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        go({ scroll: true });
      }}
    >
      {children}
    </form>
  );
}
