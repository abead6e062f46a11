'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';

export interface AddressFormProps {
  path: string;
  submit: string;
  /** The element to go to once the answer stands where the form stood. */
  resultId: string;
  /** Changes with what was refused, so that the reader is taken to the first field that was. */
  refused: string;
  children: ReactNode;
}

/** A form that is sent to an address, without loading the page again where there is script. */
export function AddressForm({ path, submit, resultId, refused, children }: AddressFormProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);

  useEffect(() => {
    if (pending || !sent.current) return;
    sent.current = false;
    if (refused !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [pending, refused]);

  useEffect(
    () => () => {
      if (sent.current) document.getElementById(resultId)?.focus({ preventScroll: true });
    },
    [resultId],
  );

  return (
    <form
      method="get"
      ref={form}
      action={path}
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string') query.set(name, value.trim());
        }
        sent.current = true;
        start(() => router.push(`${path}?${query}`));
      }}
    >
      {children}
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0 lg:static lg:border-t-0 lg:py-0">
        <Button type="submit" pending={pending} className="w-full sm:w-auto">
          {submit}
        </Button>
      </div>
    </form>
  );
}
