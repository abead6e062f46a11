import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { publishedText } from '@/lib/platform/i18n/format';
import { publishedLongAgo } from '@/lib/tracking/cities/fact-age';
import { shownConfidence } from '@/lib/tracking/cities/fact-trust';
import type { CityFact } from '@/lib/tracking/cities/types';
import { type SourceBook, sourceAnchor } from './source-book';

/** The numbers of a statement's sources, each a link to where they are listed. */
export function SourceMarks({ numbers }: { numbers: readonly number[] }) {
  const t = useTranslations('cities');
  return (
    <sup className="text-xs leading-none whitespace-nowrap">
      {/* Word joiner: the marks never stand alone on a line. */}
      {'\u2060'}
      {numbers.map((number) => (
        <a
          key={number}
          href={`#${sourceAnchor(number)}`}
          className="inline-flex min-h-6 min-w-6 items-center justify-center text-link hover:underline"
        >
          <span className="sr-only">{t('source')} </span>[{number}]
        </a>
      ))}
    </sup>
  );
}

/** A statement with its sources; what was not read on an official page says so. */
export function Fact({ fact, book }: { fact: CityFact; book: SourceBook }) {
  const locale = useAppLocale();
  const confidence = shownConfidence(fact);
  return (
    <>
      {fact.text[locale]}
      <SourceMarks numbers={book.getNumbers(fact)} />
      {confidence === 'A' ? null : (
        <>
          {' '}
          <ConfidenceMark confidence={confidence} />
        </>
      )}
      <AgeMark fact={fact} today={book.today} />
    </>
  );
}

/** What rests on old pages alone says of when they are. */
function AgeMark({ fact, today }: { fact: CityFact; today: string }) {
  const t = useTranslations('cities');
  const format = useFormatter();
  const published = publishedLongAgo(fact, today);
  if (published === null) return null;
  return (
    <>
      {' '}
      <span className="inline-flex items-center gap-1 text-xs text-action">
        <History aria-hidden="true" className="size-3.5 shrink-0" />
        {t('publishedOld', { date: publishedText(format, published) })}
      </span>
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
