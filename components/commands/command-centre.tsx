'use client';

import { Keyboard, Plus, Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { addPlaces } from '@/components/offline/add-places';
import { loadPart } from '@/components/ui/load-part';
import { createRegistry } from './registry';
import type { Command } from './types';
import { RegistryContext } from './use-commands';
import { useGo } from './use-go';
import { useKeys } from './use-keys';

/** What lies over the page: the palette, the palette at what can be added, the camera's sheet, the list of keys. */
export type Over = 'palette' | 'add' | 'sheet' | 'keys';

const loadPalette = () => import('./palette');
const Palette = dynamic(() => loadPart(() => loadPalette().then((module) => module.Palette)), { ssr: false });
const AddSheet = dynamic(
  () => loadPart(() => import('@/components/offline/add-sheet').then((module) => module.AddSheet)),
  {
    ssr: false,
  },
);
const KeyList = dynamic(() => loadPart(() => import('./key-list').then((module) => module.KeyList)), {
  ssr: false,
});

const OpenContext = createContext<(over: Over) => void>(() => undefined);

/** Opens the palette or one of its kin. */
export function useOpenOver(): (over: Over) => void {
  return useContext(OpenContext);
}

/** Fetches the palette's code before it is asked for: somebody points at it. */
export function meanPalette(): void {
  loadPalette().catch(() => undefined);
}

export interface CommandCentreProps {
  /** What the frame itself offers on every page. */
  commands: readonly Command[];
  /** Under which the browser keeps the last places. */
  recentKey: string;
  /** Whose work the device keeps without a signal: `user:company`. */
  person: string;
  children: ReactNode;
}

/** Holds the one list of commands; the palette, the list of keys and the keys themselves read it. */
export function CommandCentre({ commands, recentKey, person, children }: CommandCentreProps) {
  const t = useTranslations('commands');
  const [over, setOver] = useState<Over | null>(null);
  const [step, setStep] = useState<Command | null>(null);
  const go = useGo();
  const open = (next: Over) => {
    setStep(null);
    setOver(next);
  };
  const base = useRef<readonly Command[]>([]);
  base.current = [
    {
      id: 'palette',
      title: t('palette'),
      group: 'do',
      icon: Search,
      keys: 'mod+k',
      keyOnly: true,
      whileTyping: true,
      run: () => open('palette'),
    },
    { id: 'keys', title: t('keys.open'), group: 'do', icon: Keyboard, keys: '?', run: () => open('keys') },
    { id: 'add', title: t('add'), group: 'do', icon: Plus, keys: 'c', keyOnly: true, run: () => open('add') },
    ...commands,
  ];
  const [registry] = useState(() => {
    const made = createRegistry();
    made.add(() => ({ commands: base.current }));
    return made;
  });
  const perform = (command: Command) => {
    if (command.to) go(command.to);
    else if (command.choices) {
      setStep(command);
      setOver('palette');
    } else command.run?.();
  };
  useKeys(registry, perform);
  return (
    <RegistryContext.Provider value={registry}>
      <OpenContext.Provider value={open}>
        {children}
        {over === 'palette' || over === 'add' ? (
          <Palette
            begins={step ?? over}
            recentKey={recentKey}
            onClose={() => setOver(null)}
            onKeys={() => setOver('keys')}
          />
        ) : null}
        {over === 'sheet' ? (
          <AddSheet person={person} places={addPlaces(recentKey)} onClose={() => setOver(null)} />
        ) : null}
        {over === 'keys' ? <KeyList onClose={() => setOver(null)} /> : null}
      </OpenContext.Provider>
    </RegistryContext.Provider>
  );
}
