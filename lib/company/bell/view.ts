import type { Locale } from '@/lib/platform/i18n/locales';
import type { PermitEvent, PermitSummary } from '@/lib/tracking/permits/view';

/** One change in the bell, with the permit it happened to. */
export interface BellItem
  extends Pick<
    PermitEvent,
    'id' | 'kind' | 'fromBucket' | 'toBucket' | 'fromWord' | 'toWord' | 'detectedAt'
  > {
  unread: boolean;
  permit: Pick<PermitSummary, 'id' | 'permitNumber' | 'mode'>;
  /** Null where the feed gives no address. */
  street: string | null;
  /** "Austin, TX", as each language writes it. */
  city: Readonly<Record<Locale, string>>;
}

export interface Bell {
  /** The newest changes, whenever they were. */
  items: BellItem[];
  /** Never more than `UNREAD_CAP`. */
  unread: number;
  /** When it was read, for what is said relative to it. */
  now: Date;
}
