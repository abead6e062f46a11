import { Hammer, type LucideIcon } from 'lucide-react';
import type { PageAddress } from '@/components/layout/page-address';
import type { Place } from '@/lib/company/places/types';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { answers } from './match';
import type { RecentPlace } from './recent-places';
import type { Command } from './types';
import type { FoundPlaces } from './use-places';

/** One line of the palette, whatever it leads to. */
export interface Line {
  id: string;
  title: string;
  detail: string | null;
  number: string | null;
  note: string | null;
  status: StatusBucket | null;
  /** A person, drawn by their initials. */
  isPerson: boolean;
  icon: LucideIcon | null;
  keys: string | null;
  /** Leads to a second step. */
  hasMore: boolean;
  does:
    | { kind: 'place'; place: Place }
    | { kind: 'recent'; href: string }
    | { kind: 'page'; to: PageAddress }
    | { kind: 'command'; command: Command };
}

export interface Section {
  id: string;
  /** Heads the lines; null for a step, which the field names. */
  title: string | null;
  lines: Line[];
}

const EMPTY = {
  detail: null,
  number: null,
  note: null,
  status: null,
  isPerson: false,
  icon: null,
  keys: null,
  hasMore: false,
} as const;

export function commandLine(command: Command): Line {
  return {
    ...EMPTY,
    id: `command-${command.id}`,
    title: command.title,
    icon: command.icon ?? null,
    keys: command.keys ?? null,
    hasMore: command.choices !== undefined,
    does: { kind: 'command', command },
  };
}

function placeLine(place: Place): Line {
  const isPerson = place.kind === 'person';
  return {
    ...EMPTY,
    id: `${place.kind}-${place.id}`,
    title: place.title,
    detail: place.detail,
    number: place.number === place.title ? null : place.number,
    note: place.note,
    status: place.status,
    isPerson,
    icon: place.kind === 'job' ? Hammer : null,
    hasMore: !isPerson,
    does: { kind: 'place', place },
  };
}

export function recentLine({ href, title }: RecentPlace): Line {
  return { ...EMPTY, id: `recent-${href}`, title, does: { kind: 'recent', href } };
}

/** Commands that what is typed begins words of. */
export function commandsFor(typed: string, commands: readonly Command[]): Command[] {
  return commands.filter(
    ({ title, words = '', keyOnly }) => keyOnly !== true && answers(typed, `${title} ${words}`),
  );
}

/** What the server found; while it is asked again, those of the last answer that still fit. */
export function placeLines(typed: string, { q, items }: FoundPlaces): { permits: Line[]; others: Line[] } {
  const fitting =
    q === typed.trim()
      ? items
      : items.filter(({ title, number, detail }) =>
          answers(typed, `${title} ${number ?? ''} ${detail ?? ''}`),
        );
  const permits = fitting.filter(({ kind }) => kind === 'permit').map(placeLine);
  return { permits, others: fitting.filter(({ kind }) => kind !== 'permit').map(placeLine) };
}
