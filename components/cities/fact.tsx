import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import type { CityFact } from '@/lib/cities/types';
import { type SourceBook, sourceAnchor } from './source-book';

/** The numbers of a statement's sources, each a link to where they are listed. */
export function SourceMarks({ numbers }: { numbers: readonly number[] }) {
  const t = useTranslations('cities');
  return (
    <sup className="ml-0.5 text-xs leading-none whitespace-nowrap">
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index === 0 ? null : ' '}
          <a
            href={`#${sourceAnchor(number)}`}
            aria-label={t('sourceNumber', { number })}
            className="px-0.5 py-1 text-link hover:underline"
          >
            [{number}]
          </a>
        </Fragment>
      ))}
    </sup>
  );
}

/** A statement with its sources; what was not read on an official page says so. */
export function Fact({ fact, book }: { fact: CityFact; book: SourceBook }) {
  const locale = useAppLocale();
  return (
    <>
      {fact.text[locale]}
      <SourceMarks numbers={book.numbersOf(fact)} />
      {fact.confidence === 'A' ? null : (
        <>
          {' '}
          <ConfidenceMark confidence={fact.confidence} />
        </>
      )}
    </>
  );
}

/** Statements one below the other, each with a rule above it. */
export function FactList({ facts, book }: { facts: readonly CityFact[]; book: SourceBook }) {
  return (
    <ul className="flex flex-col">
      {facts.map((fact) => (
        <li key={fact.text.en} className="border-t border-line py-3.5 first:border-t-0 first:pt-0">
          <Fact fact={fact} book={book} />
        </li>
      ))}
    </ul>
  );
}
