import { useTranslations } from 'next-intl';
import type { SourceBook } from '@/components/cities/source-book';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { Reach } from './reach';
import { Unknown } from './unknown';

/** Every desk we know of, by what it is for. */
export function Contacts({ profile, book }: { profile: CityProfile; book: SourceBook }) {
  const t = useTranslations('cities.sheet');
  if (profile.contacts.length === 0) return <Unknown profile={profile} text={t('noDesk')} />;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {profile.contacts.map((desk) => (
        <li key={`${desk.purpose} ${desk.name}`} className="flex flex-col gap-0.5 border-t border-line py-3">
          <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">
            {t(`purposes.${desk.purpose}`)}
          </h3>
          <Reach desk={desk} book={book} />
        </li>
      ))}
    </ul>
  );
}
