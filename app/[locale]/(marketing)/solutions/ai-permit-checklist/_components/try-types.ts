import type { ReactNode } from 'react';
import type { ActionAnswer } from '@/components/forms/action-answer';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { TryQuery } from './try-query';

/** A list as the server hands it to the page. */
export interface OpenList {
  /** What it was made of, in its fixed order: its address. */
  query: TryQuery;
  /** "Roof replacement". */
  title: string;
  /** "Austin, TX". */
  place: string;
  /** The list itself, drawn on the server. */
  body: ReactNode;
}

export type OpenListAction = (input: {
  locale: Locale;
  query: Record<string, string>;
}) => Promise<ActionAnswer<OpenList>>;

/** The words of the open list's own buttons. */
export interface ListWords {
  print: string;
  copy: string;
  copied: string;
}
