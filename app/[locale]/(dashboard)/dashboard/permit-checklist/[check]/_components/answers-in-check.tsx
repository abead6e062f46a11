'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useTransition } from 'react';
import { LATER } from '@/components/checklists/later';
import { useAnswering } from '@/components/checklists/use-answering';
import type { Answer } from '@/components/permits/use-run';
import { toast } from '@/components/ui/toast';

interface Props {
  checkId: string;
  path: string;
  /** What the page shows: the answers that are kept, those that were refused, the questions set aside. */
  query: Readonly<Record<string, string>>;
  resultId: string;
  save: (input: { checkId: string; answers: Record<string, string> }) => Promise<Answer>;
  children: ReactNode;
}

/** Keeps the answers with the check. What is set aside, and an answer that is none, stand in the address alone. */
export function AnswersInCheck({ checkId, path, query, resultId, save, children }: Props) {
  const router = useRouter();
  const t = useTranslations('errors');
  const [pending, start] = useTransition();
  const go = (next: Readonly<Record<string, string>>) =>
    start(async () => {
      const answers = changedAnswers(query, next);
      const refused: Record<string, string> = {};
      if (Object.keys(answers).length > 0) {
        const answer = await save({ checkId, answers }).catch(() => null);
        if (!answer?.ok) {
          for (const field of Object.keys(answer?.fieldErrors ?? {})) {
            const fact = field.replace(/^answers\./, '');
            if (answers[fact] !== undefined) refused[fact] = answers[fact];
          }
          if (Object.keys(refused).length === 0) toast.error(t(answer?.code ?? 'unavailable'));
        }
      }
      const shown = new URLSearchParams({ ...refused, ...(next[LATER] ? { [LATER]: next[LATER] } : {}) });
      start(() => {
        router.replace(shown.size > 0 ? `${path}?${shown}` : path, { scroll: false });
        router.refresh();
      });
    });
  const answer = useAnswering({ query, pending, resultId, go });
  return <div onSubmit={answer}>{children}</div>;
}

/** The answers that are new, other ones, or gone. */
function changedAnswers(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const facts = new Set([...Object.keys(before), ...Object.keys(after)]);
  facts.delete(LATER);
  return Object.fromEntries(
    [...facts].flatMap((fact) => (before[fact] === after[fact] ? [] : [[fact, after[fact] ?? '']])),
  );
}
