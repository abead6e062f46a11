import type { PermitEvent, PermitSummary } from '@/lib/permits/view';

/** One change in the bell, with the permit it happened to. */
export interface BellItem
  extends Pick<
    PermitEvent,
    'id' | 'kind' | 'fromBucket' | 'toBucket' | 'fromWord' | 'toWord' | 'detectedAt'
  > {
  unread: boolean;
  permit: Pick<PermitSummary, 'id' | 'permitNumber' | 'address' | 'city' | 'state' | 'mode'>;
}

export interface Bell {
  /** The newest changes, whenever they were. */
  items: BellItem[];
  /** Never more than `UNREAD_CAP`. */
  unread: number;
  /** When it was read, for what is said relative to it. */
  now: Date;
}
