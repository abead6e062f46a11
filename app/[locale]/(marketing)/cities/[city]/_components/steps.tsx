import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { Unknown } from './unknown';

/** From the application to the permit in hand, numbered. */
export function Steps({ profile, book }: { profile: CityProfile; book: SourceBook }) {
  const t = useTranslations('cities.sheet');
  if (profile.steps.length === 0) return <Unknown profile={profile} text={t('noSteps')} />;
  return (
    <ol className="flex flex-col">
      {profile.steps.map((fact, index) => (
        <li
          key={fact.text.en}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-3.5 first:border-t-0 first:pt-0"
        >
          <span aria-hidden="true" className="font-heading text-xl font-bold text-muted tabular-nums">
            {index + 1}
          </span>
          <span>
            <Fact fact={fact} book={book} />
          </span>
        </li>
      ))}
    </ol>
  );
}
