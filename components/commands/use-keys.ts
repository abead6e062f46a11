'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { singleKeysAct } from './key-setting';
import {
  isCharacterKey,
  isElsewhere,
  isModifier,
  isTyping,
  matchKeys,
  pressesTarget,
  SEQUENCE_MS,
  wordOf,
} from './keys';
import { allCommands, type Registry } from './registry';
import type { Command } from './types';

/** The one listener for keys: silent while somebody types, in a dialog or a menu, and for what the browser handled. */
export function useKeys(registry: Registry, perform: (command: Command) => void): void {
  const presses = useRef<{ words: string[]; at: number }>({ words: [], at: 0 });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isModifier(event)) return;
    const word = wordOf(event);
    if (pressesTarget(word, event.target) || isElsewhere(event.target)) return;
    const typing = isTyping(event.target);
    const commands = allCommands(registry).filter(
      ({ keys, whileTyping }) =>
        keys !== undefined && (!typing || whileTyping === true) && (!isCharacterKey(keys) || singleKeysAct()),
    );
    const { words, at } = presses.current;
    const before = event.timeStamp - at < SEQUENCE_MS ? words : [];
    const keys = commands.map((command) => command.keys);
    let match = matchKeys([...before, word], keys);
    let typed = [...before, word];
    if (match.kind === 'none' && before.length > 0) {
      // `g` and something else that stands for itself.
      typed = [word];
      match = matchKeys(typed, keys);
    }
    presses.current = { words: match.kind === 'begins' ? typed : [], at: event.timeStamp };
    if (match.kind !== 'is') return;
    event.preventDefault();
    const command = commands[match.index];
    if (command) perform(command);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
