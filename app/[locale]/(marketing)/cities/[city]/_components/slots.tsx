import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FactList } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import type { CityFact } from '@/lib/tracking/cities/types';
import type { Answers } from './answers';
import { NotFound } from './not-found';

/** What every city is asked, one line each. */
export function Slots({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col">{children}</dl>;
}

/** One thing asked of every city; without an answer it says so, and who will know. */
export function Slot({ label, answers, children }: { label: string; answers: Answers; children: ReactNode }) {
  const t = useTranslations('cities.sheet');
  return (
    <div className="grid gap-x-6 border-t border-line py-3.5 first:border-t-0 first:pt-0 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="font-semibold">{label}</dt>
      <dd className="min-w-0">{children ?? <NotFound answers={answers} text={t('notFound')} />}</dd>
    </div>
  );
}

/** What else is known, below the slots. */
export function Notes({ facts, book }: { facts: readonly CityFact[]; book: SourceBook }) {
  if (facts.length === 0) return null;
  return (
    <div className="mt-2 border-t border-line pt-3.5">
      <FactList facts={facts} book={book} />
    </div>
  );
}
