import type { Finding } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { MarkState } from './types';

export const MAX_SHARE_DAYS = 90;
/** Links of one check that work at a time. */
export const MAX_SHARES = 20;

/** A link that works, as the company sees it: the address itself is known only to who made it. */
export interface ShareRow {
  id: string;
  /** Of the run it shows. */
  run: number;
  locale: Locale;
  createdAt: Date;
  createdBy: string | null;
  expiresAt: Date;
  opened: number;
  openedAt: Date | null;
}

/** A finding as a reader from outside sees it: what became of it, nothing of what the company's people wrote. */
export type SharedFinding = Finding & { state: MarkState };
