'use client';

import { type ReactNode, useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import { Button } from '@/components/ui/button';

type Props = Omit<Parameters<typeof ConfirmAction>[0], 'onClose'> & {
  /** What the button is called where its words alone do not say whom it is about. */
  label: string;
  children: ReactNode;
};

/** A quiet button that asks first. */
export function ConfirmButton({ label, children, ...dialog }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {asking ? <ConfirmAction {...dialog} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
