import type { Command, CommandSet } from './types';

/** What is registered now, in the order it came: the frame's first, the page's, then what lies over it. */
export interface Registry {
  add: (read: () => CommandSet) => () => void;
  sets: () => CommandSet[];
}

/** Kept outside of React's state: registering draws nothing anew, and reading takes what holds at that moment. */
export function createRegistry(): Registry {
  const readers = new Set<() => CommandSet>();
  return {
    add: (read) => {
      readers.add(read);
      return () => void readers.delete(read);
    },
    sets: () => [...readers].map((read) => read()),
  };
}

export function allCommands(registry: Registry): Command[] {
  return registry.sets().flatMap(({ commands }) => commands);
}

/** What the commands on top of the others are done with. */
export function openThing(registry: Registry): string | null {
  return registry.sets().reduce<string | null>((of, set) => set.of ?? of, null);
}
