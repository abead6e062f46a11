import type { PermitChange } from '@/lib/tracking/permits/view';

/** One change in the bell, with the permit it happened to. */
export interface BellItem extends Omit<PermitChange, 'occurredOn'> {
  unread: boolean;
}

export interface Bell {
  /** The newest changes, whenever they were. */
  items: BellItem[];
  /** Never more than `UNREAD_CAP`. */
  unread: number;
  /** When it was read, for what is said relative to it. */
  now: Date;
}
