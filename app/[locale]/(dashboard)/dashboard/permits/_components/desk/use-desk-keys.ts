'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCommands } from '@/components/commands/use-commands';
import { pageAddress } from '@/components/layout/page-address';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { DeskPermit } from '@/lib/company/desk/rows';
import type { Selection } from './use-selection';

interface Keys {
  permits: readonly DeskPermit[];
  focused: number | null;
  open: number | null;
  selection: Selection;
  onFocus: (permitId: number) => void;
  onOpen: (permitId: number | null) => void;
  /** The list goes on below what is loaded. */
  onEnd: () => void;
  undo: (() => void) | null;
}

/** J and K move, Space opens beside the list, Enter the page, X selects, Z takes back, Esc goes one layer back. */
export function useDeskKeys({ permits, focused, open, selection, onFocus, onOpen, onEnd, undo }: Keys): void {
  const t = useTranslations('desk.keys');
  const router = useRouter();
  const locale = useAppLocale();
  const at = permits.findIndex(({ id }) => id === focused);
  const current = at < 0 ? undefined : permits[at];
  const move = (by: number) => () => {
    const next = permits[at < 0 ? 0 : at + by];
    if (!next) {
      if (by > 0) onEnd();
      return;
    }
    onFocus(next.id);
    if (open !== null) onOpen(next.id);
    const row = document.querySelector<HTMLElement>(`[data-permit="${next.id}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    if (at + by > permits.length - 8) onEnd();
  };
  const page = () => {
    if (current)
      router.push(pageAddress({ to: '/dashboard/permits/[id]', params: { id: String(current.id) } }, locale));
  };
  const key = (id: string, keys: string, run: () => unknown) => ({
    id: `permits.${id}`,
    title: t(id as 'down'),
    group: 'do' as const,
    keys,
    keyOnly: true,
    run,
  });
  useCommands([
    key('down', 'j', move(1)),
    key('down', 'arrowdown', move(1)),
    key('up', 'k', move(-1)),
    key('up', 'arrowup', move(-1)),
    key('select', 'x', () => current && selection.toggle(current.id)),
    key('selectTo', 'shift+x', () => current && selection.toggle(current.id, true)),
    key('peek', 'space', () => current && onOpen(open === current.id ? null : current.id)),
    key('page', 'enter', page),
    ...(undo ? [key('undo', 'z', undo)] : []),
    ...(open === null ? [] : [key('close', 'escape', () => onOpen(null))]),
  ]);
}
