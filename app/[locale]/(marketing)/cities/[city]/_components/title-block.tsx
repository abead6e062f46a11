import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SourceMarks } from '@/components/cities/fact';
import { FigurePlace, type Figures } from '@/components/cities/figures/figure-place';
import { markup } from '@/components/cities/figures/markup';
import { OutsideLink } from '@/components/cities/outside-link';
import type { SourceBook } from '@/components/cities/source-book';
import { Mark } from '@/components/layout/mark';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { calendarDay } from '@/lib/platform/i18n/format';
import { codesByField } from '@/lib/tracking/cities/codes';
import type { CityProfile, CodeField } from '@/lib/tracking/cities/types';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { Edition, useFieldNames } from './codes';
import { RecordsLink } from './records-link';
import { Unknown } from './unknown';

export interface TitleBlockProps {
  profile: CityProfile;
  book: SourceBook;
  figures: Figures;
  /** The city's public records, where we read them. */
  record: FeedRecord | null;
}

/** What most who come here build under. */
const IN_BRIEF: readonly CodeField[] = ['residential', 'commercial', 'electrical'];

/** What this sheet is: who issues, by which code, from which records, and when it was reviewed. */
export function TitleBlock({ profile, book, figures, record }: TitleBlockProps) {
  const t = useTranslations('cities.sheet');
  const numbers = useTranslations('cities.numbers');
  const locale = useAppLocale();
  const format = useFormatter();
  const { slug, department, codes } = profile;
  const brief = codesByField(codes).filter(({ fields }) => fields.some((field) => IN_BRIEF.includes(field)));
  const fieldNames = useFieldNames();
  return (
    <div className="flex flex-col border-ink max-lg:border-t-[1.5px] lg:border-l-[1.5px]">
      <div className="px-4 py-4 sm:px-5 max-lg:hidden">
        <Mark />
      </div>
      <dl className="flex flex-col">
        <Entry label={t('issuedBy')}>
          <OutsideLink href={department.url}>{department.name}</OutsideLink>
          <SourceMarks numbers={book.getNumbers({ sources: [department.source] })} />
        </Entry>
        <Entry label={t('code')}>
          {brief.length > 0 ? (
            <ul className="flex flex-col gap-1 text-sm font-normal">
              {brief.map((code) => (
                <li key={code.fields.join()}>
                  <span className="text-muted">
                    {fieldNames(code.fields.filter((field) => IN_BRIEF.includes(field)))}:
                  </span>{' '}
                  <Edition code={code} book={book} />
                </li>
              ))}
            </ul>
          ) : (
            <span className="text-sm font-normal">
              <Unknown profile={profile} text={t('notFound')} />
            </span>
          )}
        </Entry>
        <Entry label={t('records')}>
          <RecordsLink landing={record?.landing ?? null} profile={profile} />
        </Entry>
      </dl>
      <div className="flex flex-col gap-2 border-t border-line px-4 py-4 sm:px-5 lg:mt-auto">
        <SiteLink
          to="/login"
          query={{ signup: 'true', city: slug }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t(record ? 'watch' : 'start')}
        </SiteLink>
        {record && !record.hasContractor ? <p className="text-sm text-muted">{t('byNumber')}</p> : null}
      </div>
      <dl className="grid grid-cols-2 border-t-[1.5px] border-ink">
        <Entry label={t('reviewed')} flat>
          <time dateTime={book.readOn}>{calendarDay(format, book.readOn)}</time>
        </Entry>
        <Entry label={t('held')} flat>
          {record ? (
            <FigurePlace
              name={`city/${slug}/held/${locale}`}
              figures={figures}
              fallback={markup`${numbers('heldUnknown')}`}
            />
          ) : (
            t('noneHeld')
          )}
        </Entry>
      </dl>
    </div>
  );
}

function Entry({ label, flat = false, children }: { label: string; flat?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex min-w-0 flex-col gap-0.5 border-line px-4 py-3 sm:px-5 ${
        flat ? 'even:border-l' : 'border-t'
      }`}
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
