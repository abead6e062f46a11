import { ArrowUpRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SourceMarks } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import type { CityOffice, CityProfile } from '@/lib/tracking/cities/types';

/** Who issues permits, where one applies, what is watched: what a contractor looks for first. */
export function FactsAtAGlance({
  profile,
  book,
  feed,
}: {
  profile: CityProfile;
  book: SourceBook;
  /** The city's public records, where we read them. */
  feed: { name: string; url: string } | null;
}) {
  const t = useTranslations('cities.glance');
  return (
    <dl className="grid border border-line border-t-[3px] border-t-accent bg-card sm:grid-cols-3 sm:divide-x sm:divide-line">
      <Entry label={t('department')}>
        <Office office={profile.department} book={book} />
      </Entry>
      <Entry label={t('portal')}>
        {profile.portal ? <Office office={profile.portal} book={book} /> : t('noPortal')}
      </Entry>
      <Entry label={t('records')}>
        {feed ? <Outside href={feed.url}>{feed.name}</Outside> : t('noRecords')}
      </Entry>
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-line px-4 py-3.5 max-sm:border-b max-sm:last:border-b-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Office({ office, book }: { office: CityOffice; book: SourceBook }) {
  return (
    <>
      <Outside href={office.url}>{office.name}</Outside>
      <SourceMarks numbers={book.getNumbers({ sources: [office.source] })} />
    </>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noreferrer" lang="en" className="text-link hover:underline">
      {children}
      <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-4 align-[-2px]" />
    </a>
  );
}
