import type { LucideIcon } from 'lucide-react';
import type { PageAddress } from '@/components/layout/page-address';

/**
 * Where the palette lists a command: `open` for what can be done with what is open, `add` for new things (`C`, and the
 * camera's sheet on a phone), `do` for the rest, `go` for pages.
 */
export const COMMAND_GROUPS = ['open', 'add', 'do', 'go'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Anything a person can do by the palette or by a key. One list of these feeds the palette, `?` and the keys. */
export interface Command {
  /** Unique among what is registered at one time: `permit.note`. */
  id: string;
  /** A verb, in the reader's language: "Write a note". */
  title: string;
  group: CommandGroup;
  icon?: LucideIcon;
  /** `n`, `shift+x`, `mod+enter` (⌘ or Ctrl), `g t` for one after the other. */
  keys?: string;
  /** Further words it is found by. */
  words?: string;
  /** A second line on the phone's sheet. */
  text?: string;
  /** A key alone, listed under `?` only: moving a row down. */
  keyOnly?: boolean;
  /** The key works while somebody types, too: saving by `mod+enter`. */
  whileTyping?: boolean;
  /** One of these three: a page, something done, or a second step of choices. */
  to?: PageAddress;
  run?: () => unknown;
  choices?: () => readonly Command[] | Promise<readonly Command[]>;
}

/** Commands one part of the screen brought, and the name of what they are done with. */
export interface CommandSet {
  /** "8087 Live Oak St": the palette heads the list with it. */
  of?: string | undefined;
  commands: readonly Command[];
}
