import type { OwnMention } from '@/lib/company/notes/view';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { PermitChange } from '@/lib/tracking/permits/view';

/** One change in the bell, with the permit it happened to. */
export interface BellItem extends Omit<PermitChange, 'occurredOn' | 'permit'> {
  unread: boolean;
  permit: Pick<PermitChange['permit'], 'id' | 'permitNumber' | 'mode'>;
  /** Null where the feed gives no address. */
  street: string | null;
  /** "Austin, TX", as each language writes it: the bell stands on every page, which is not sent the list of cities. */
  city: Readonly<Record<Locale, string>>;
}

export interface Bell {
  /** The newest changes, whenever they were. */
  items: BellItem[];
  /** Notes that name the reader, the newest first. */
  mentions: OwnMention[];
  /** Changes and notes, never more than `UNREAD_CAP`. */
  unread: number;
  /** When it was read, for what is said relative to it. */
  now: Date;
}
