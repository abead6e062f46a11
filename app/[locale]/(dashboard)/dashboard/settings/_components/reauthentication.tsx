'use client';

import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { ReauthenticationDialog } from './reauthentication-dialog';

/**
 * Calls an action; where it asks who sits there, asks that, and calls it again. Null where the reader would not say,
 * and nothing was done.
 */
export type Guard = <T>(call: () => Promise<ActionAnswer<T>>) => Promise<ActionAnswer<T> | null>;

const GuardContext = createContext<Guard | null>(null);

export function useGuard(): Guard {
  const guard = useContext(GuardContext);
  if (!guard) throw new Error('What is sensitive stands inside Reauthentication.');
  return guard;
}

export interface ReauthenticationProps {
  /** Two-step sign-in is on. */
  asksCode: boolean;
  hasPasskey: boolean;
  children: ReactNode;
}

/** Lets what is below ask for the password again when the sign-in is too long ago. */
export function Reauthentication({ asksCode, hasPasskey, children }: ReauthenticationProps) {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((confirmed: boolean) => void) | null>(null);
  const settle = (confirmed: boolean) => {
    setOpen(false);
    waiting.current?.(confirmed);
    waiting.current = null;
  };
  const guard: Guard = async (call) => {
    const answer = await callAction(call());
    if (answer.ok || answer.code !== 'reauthentication_required') return answer;
    const confirmed = await new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setOpen(true);
    });
    return confirmed ? callAction(call()) : null;
  };
  return (
    <GuardContext value={guard}>
      {children}
      {open ? (
        <ReauthenticationDialog asksCode={asksCode} hasPasskey={hasPasskey} onSettled={settle} />
      ) : null}
    </GuardContext>
  );
}
