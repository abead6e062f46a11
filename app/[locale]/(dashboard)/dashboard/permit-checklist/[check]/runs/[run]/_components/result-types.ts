import type { MarkState } from '@/lib/checking/checks/types';
import type { Box } from '@/lib/checking/reading/types';
import type { Severity } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';

/** A place on a page, as it is shown. */
export interface PlaceView {
  fileId: string;
  fileName: string;
  page: number;
  /** Null for a page as a whole. */
  box: Box | null;
  quote: string | null;
}

/** A finding in the reader's words. */
export interface FindingView {
  key: string;
  severity: Severity;
  title: string;
  what: string;
  fix: string;
  /** The document it is about. */
  document: string | null;
  citation: string | null;
  places: PlaceView[];
  /** Where a language model found it. */
  byModel: boolean;
  /** What a language model says of it, in the language of whoever started the run. */
  explanation: { text: string; locale: Locale } | null;
  mark: FindingMark | null;
}

export interface FindingMark {
  state: MarkState;
  note: string | null;
  assigneeId: string | null;
  assignee: string | null;
}

/** What the viewer shows: places of one thing, and which of them now. */
export interface Shown {
  title: string;
  places: readonly PlaceView[];
  index: number;
  /** Of the finding it belongs to, so that there is a next one. */
  findingKey: string | null;
}

export interface Colleague {
  id: string;
  name: string;
}
