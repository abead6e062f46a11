import { act } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';

interface Held<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/** A page that is made anew with other data: `node` to be shown, and `change` to what it holds then. */
export function changing<T>(first: T, draw: (held: T) => ReactNode) {
  let now = first;
  const listeners = new Set<() => void>();
  const held: Held<T> = {
    get: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (to: T) => {
    now = to;
    act(() => {
      for (const listener of listeners) listener();
    });
  };
  return { node: <Page held={held} draw={draw} />, change };
}

function Page<T>({ held, draw }: { held: Held<T>; draw: (held: T) => ReactNode }) {
  return draw(useSyncExternalStore(held.subscribe, held.get));
}
