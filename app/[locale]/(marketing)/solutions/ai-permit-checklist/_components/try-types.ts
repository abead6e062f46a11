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
  /** The way to an account that goes on with it. */
  start: ReactNode;
}

export type OpenListAction = (input: {
  locale: Locale;
  query: Record<string, string>;
}) => Promise<ActionAnswer<OpenList>>;

export type MailListAction = (input: {
  locale: Locale;
  query: Record<string, string>;
  email: string;
}) => Promise<ActionAnswer<object>>;

/** The words of the open list's own buttons. */
export interface ListWords {
  print: string;
  copy: string;
  copied: string;
  mail: Record<'open' | 'label' | 'submit' | 'sent' | 'invalid' | 'failed' | 'limited' | 'note', string>;
}
