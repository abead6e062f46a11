import type { FieldId } from '@/lib/checking/review/types';

/** What a document is made of, which says where its title stands and what else is on it. */
export const DOCUMENT_KINDS = [
  'form',
  'letter',
  'certificate',
  'drawing',
  'calculation',
  'data_sheet',
  'survey',
  'report',
  'photo',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What belongs on a document before it is handed in. A seal only where the design is a licensed person's. */
export const MARKS = ['signature', 'seal', 'date', 'expiry', 'scale', 'north_arrow'] as const;
export type Mark = (typeof MARKS)[number];

/** What some papers are made of, by which they are known under whatever name a city or firm gives them. */
export const PAPER_TYPES = [
  'permit_form',
  'contract',
  'findings',
  'narrative',
  'authorization',
  'own_builder',
  'zoning_word',
  'association_word',
  'licence',
  'data_sheet',
  'alteration',
] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/**
 * How a document of the checklist is recognised. Phrases are in both languages, in small letters; accents, plurals,
 * articles and prepositions do not matter. Titles stand large at the top or in a title block, or as the name of a
 * drawing. Strong phrases hardly stand anywhere else, weak ones go with it, phrases against speak for something near.
 */
export interface Recognition {
  readonly kind: DocumentKind;
  readonly titles: readonly string[];
  readonly strong?: readonly string[];
  readonly weak?: readonly string[];
  readonly against?: readonly string[];
  /** Letters before the number of its sheets. */
  readonly sheets?: readonly string[];
  /** Any sheet with these letters is a part of it, unless another document of the checklist fits better. */
  readonly takesSheets?: true;
  readonly marks?: readonly Mark[];
  /** What it is made of. Data sheets all are of theirs. */
  readonly paperType?: PaperType;
  /**
   * Where it is not a document of its own: the documents that carry it, and the fields of which one must stand there
   * (with none named, the document's being there is enough). `any` stands for every document.
   */
  readonly carriedBy?: { readonly documents: readonly string[]; readonly fields: readonly FieldId[] };
}

export type RecognitionRecord = Readonly<Record<string, Recognition>>;
