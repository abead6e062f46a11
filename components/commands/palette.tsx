'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { Line } from './lines';
import { PaletteFoot } from './palette-foot';
import { PaletteList } from './palette-list';
import { placeCommands } from './place-commands';
import { allCommands } from './registry';
import type { Command } from './types';
import { useRegistry } from './use-commands';
import { useGo } from './use-go';
import { usePlaces } from './use-places';
import { type Step, useSections } from './use-sections';

export interface PaletteProps {
  /** Everything, what can be added, or the second step of a command that was called by its key. */
  begins: 'palette' | 'add' | Command;
  recentKey: string;
  onClose: () => void;
  onKeys: () => void;
}

/** The command palette: one field, one list; the focus stays in the field. */
export function Palette({ begins, recentKey, onClose, onKeys }: PaletteProps) {
  const t = useTranslations('commands');
  const registry = useRegistry();
  const router = useRouter();
  const go = useGo();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [steps, setSteps] = useState<Step[]>(() =>
    begins === 'add'
      ? [{ title: t('add'), commands: allCommands(registry).filter(({ group }) => group === 'add') }]
      : [],
  );
  const [active, setActive] = useState(0);
  const pasted = useRef<string | null>(null);
  // Before the field takes the focus.
  const [opener] = useState(() => document.activeElement);
  const step = steps.at(-1) ?? null;
  const { found, isAsking, failed } = usePlaces(step ? '' : typed);
  const sections = useSections({ typed, step, found, isAsking, recentKey });
  const lines = sections.flatMap((section) => section.lines);
  const current = lines[Math.min(active, lines.length - 1)];

  const stepInto = async (title: string, choices: Command['choices']) => {
    const commands = await choices?.();
    if (!commands) return;
    setSteps((before) => [...before, { title, commands }]);
    setTyped('');
    setActive(0);
  };

  const choose = (line: Line, newTab = false) => {
    const { does } = line;
    if (does.kind === 'command' && does.command.choices) {
      void stepInto(does.command.title, does.command.choices);
      return;
    }
    onClose();
    if (does.kind === 'recent')
      newTab ? window.open(does.href, '_blank', 'noopener') : router.push(does.href);
    else if (does.kind === 'page') go(does.to, { newTab });
    else if (does.kind === 'place') go({ to: does.place.to, params: does.place.params }, { newTab });
    else if (does.command.to) go(does.command.to, { newTab });
    // After the palette is gone, so that what is opened keeps the focus.
    else setTimeout(() => void does.command.run?.());
  };

  const begin = useEffectEvent(() => {
    if (typeof begins === 'object') void stepInto(begins.title, begins.choices);
  });
  useEffect(() => begin(), []);

  const land = useEffectEvent(() => {
    const [first] = lines;
    if (found.isExact && pasted.current === found.q && first) choose(first);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once
  useEffect(() => land(), [found]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = (to: number) => {
      event.preventDefault();
      setActive(lines.length === 0 ? 0 : (to + lines.length) % lines.length);
    };
    const at = Math.min(active, Math.max(0, lines.length - 1));
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current, event.metaKey || event.ctrlKey);
    } else if (event.key === 'Tab' && !event.shiftKey && current?.hasMore) {
      event.preventDefault();
      openMore(current);
    } else if (event.key === 'Backspace' && typed === '' && step && begins === 'palette') {
      event.preventDefault();
      setSteps((before) => before.slice(0, -1));
    }
  };

  const openMore = (line: Line) => {
    const { does } = line;
    if (does.kind === 'place')
      void stepInto(line.title, () =>
        placeCommands(
          does.place,
          {
            open: t('place.open'),
            newTab: t('place.newTab'),
            copyNumber: t('place.copyNumber'),
            copyAddress: t('place.copyAddress'),
            directions: t('place.directions'),
          },
          go,
        ),
      );
    else if (does.kind === 'command') void stepInto(line.title, does.command.choices);
  };

  const label = step ? step.title : t('placeholder');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-[rgb(11_17_23/0.42)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (steps.length === 0 || begins !== 'palette') return;
            event.preventDefault();
            setSteps((before) => before.slice(0, -1));
          }}
          className="fixed top-0 left-1/2 z-50 flex max-h-dvh w-full -translate-x-1/2 animate-appear flex-col overflow-hidden border-t-[3px] border-t-accent bg-card shadow-2xl shadow-black/35 sm:top-[min(104px,12dvh)] sm:max-h-[min(570px,80dvh)] sm:w-[640px] sm:max-w-[calc(100vw-24px)] sm:rounded-b-[10px]"
        >
          <Dialog.Title className="sr-only">{t('palette')}</Dialog.Title>
          <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4">
            {isAsking ? <Spinner /> : <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />}
            <input
              type="text"
              role="combobox"
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
              aria-autocomplete="list"
              aria-label={label}
              placeholder={label}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              enterKeyHint="go"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setActive(0);
              }}
              onPaste={({ clipboardData }) => {
                pasted.current = clipboardData.getData('text').trim();
              }}
              onKeyDown={onKeyDown}
              className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
            />
            <Dialog.Close className="shrink-0 rounded-sm border border-line-strong px-1.5 text-xs text-muted hover:text-ink pointer-coarse:min-h-11 pointer-coarse:border-0 pointer-coarse:px-3 pointer-coarse:text-sm">
              <span className="pointer-coarse:hidden">Esc</span>
              <span className="sr-only pointer-coarse:not-sr-only">{t('close')}</span>
            </Dialog.Close>
          </div>
          <PaletteList
            id={listId}
            sections={sections}
            typed={typed}
            current={current ?? null}
            onPoint={(line) => setActive(lines.indexOf(line))}
            onChoose={choose}
          />
          <p role="status" className={lines.length === 0 && !isAsking ? 'px-5 py-6 text-muted' : 'sr-only'}>
            {failed ? t('failed') : isAsking ? '' : t('count', { count: lines.length, q: typed.trim() })}
          </p>
          <PaletteFoot hasMore={current?.hasMore ?? false} onKeys={onKeys} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
