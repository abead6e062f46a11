'use client';

import { createContext, useContext, useEffect, useRef } from 'react';
import { createRegistry, type Registry } from './registry';
import type { Command } from './types';

export const RegistryContext = createContext<Registry>(createRegistry());

/**
 * Registers what can be done here while the component is on the screen: in the palette, under `?` and by its keys.
 * `of` names the thing it is done with, for commands of the group `open`. The list may be made anew each time.
 */
export function useCommands(commands: readonly Command[], of?: string): void {
  const registry = useContext(RegistryContext);
  const latest = useRef({ commands, of });
  latest.current = { commands, of };
  useEffect(() => registry.add(() => latest.current), [registry]);
}

export function useRegistry(): Registry {
  return useContext(RegistryContext);
}
