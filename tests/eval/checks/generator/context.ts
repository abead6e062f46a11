import type { Book } from './book';
import type { Facts } from './facts';
import type { Style } from './print';
import type { Random } from './random';

/** Left out of a document on purpose. */
export type Omission =
  | 'signature'
  | 'seal'
  | 'date'
  | 'scale'
  | 'north'
  | 'recording'
  | 'parcel'
  | 'owner'
  | 'description'
  | 'contractor';

/** What one document is written from. */
export interface Context {
  readonly book: Book;
  /** Of this document: one thing may differ from the package's. */
  readonly facts: Facts;
  readonly omit: ReadonlySet<Omission>;
  readonly style: Style;
  readonly random: Random;
  readonly documentId: string;
  /** Written with words that no package of the first set has. */
  readonly heldOut: boolean;
  readonly document: number;
  readonly permitType: string;
  readonly applicantRole: string;
  /** A form left to be filled in. */
  readonly fillable: boolean;
  /** A sentence that gives orders to programs. */
  readonly orders: string | null;
  /** Whether the form names the fee. */
  readonly showsFee: boolean;
}

export type Words = { readonly en: readonly string[]; readonly es: readonly string[] };

export function pickLanguage(context: Context, words: Words): string {
  return context.random.pick(words[context.style.language]);
}
