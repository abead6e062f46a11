import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { ReadFile } from '@/lib/checking/reading/types';
import type { Explanation, ModelReading, Review } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';

/** What the language model had to do with a run. */
export interface ModelUse {
  readonly name: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Quotes that stood on no page, and were dropped. */
  readonly dropped: number;
  /** Why its part is missing; null where it is there. */
  readonly failure: 'timeout' | 'budget' | 'refused' | 'malformed' | 'unreachable' | null;
}

export interface ModelBudget {
  /** Input and output together, over the whole check. */
  readonly tokens: number;
  readonly ms: number;
}

export interface ModelInput {
  readonly checklist: Checklist;
  readonly files: readonly ReadFile[];
  /** By the rules alone, or with the readings. */
  readonly review: Review;
  /** The picture of a page, where there is one. */
  readonly picture: (fileId: string, page: number) => Promise<Uint8Array | null>;
  readonly signal: AbortSignal;
}

/** A language model that reads and explains. It never throws for what the model does: `use.failure` says it. */
export interface LanguageModel {
  readonly name: string;
  read(input: ModelInput): Promise<{ readings: ModelReading[]; use: ModelUse }>;
  explain(
    input: ModelInput & { readonly locale: Locale; readonly spent: ModelUse },
  ): Promise<{ explanation: Explanation | null; use: ModelUse }>;
}
