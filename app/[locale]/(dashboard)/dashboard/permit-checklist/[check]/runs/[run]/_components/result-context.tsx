'use client';

import { createContext, useContext } from 'react';
import type { Answer } from '@/components/permits/use-run';
import type { PageRelation } from '@/lib/checking/review/types';
import type { MarkAction } from './mark-controls';
import type { Choice, Shown, Stretch } from './result-types';

/** What can be said of a result. */
export interface ResultActions {
  mark: MarkAction;
  correct: (input: {
    checkId: string;
    fileId: string;
    firstPage: number;
    lastPage: number;
    documentId: string;
    relation: PageRelation;
  }) => Promise<Answer>;
  ruleOut: (input: { checkId: string; documentId: string }) => Promise<Answer>;
  undo: (input: { checkId: string; correctionIds: string[] }) => Promise<Answer>;
  answer: (input: {
    checkId: string;
    answers?: Record<string, string>;
    stated?: Record<string, string | number>;
  }) => Promise<Answer>;
  sayWrong: (input: {
    checkId: string;
    number: number;
    key: string;
    wrong: boolean;
    reason?: string | null;
  }) => Promise<Answer>;
}

export interface ResultContextValue {
  checkId: string;
  number: number;
  /** Null for whoever may only look, and for a result that is not the newest. */
  actions: ResultActions | null;
  /** What pages can be said to be. */
  choices: readonly Choice[];
  stretches: readonly Stretch[];
  shown: Shown | null;
  show: (shown: Shown) => void;
  /** The finding somebody is at. */
  current: string | null;
  setCurrent: (key: string | null) => void;
}

export const ResultContext = createContext<ResultContextValue | null>(null);

export function useResultContext(): ResultContextValue {
  const context = useContext(ResultContext);
  if (!context) throw new Error('Only within a result.');
  return context;
}
