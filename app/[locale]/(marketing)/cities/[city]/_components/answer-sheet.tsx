import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import { FigurePlace, type Figures } from '@/components/cities/figures/figure-place';
import { markup } from '@/components/cities/figures/markup';
import { NeedAnswer } from '@/components/cities/need-answer';
import type { SourceBook } from '@/components/cities/source-book';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { City, CityProfile } from '@/lib/tracking/cities/types';
import { missingDay } from '@/lib/tracking/feeds/missing-day';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { type Answers, answersOf } from './answers';
import { FeeAnswer } from './fee-answer';
import { JobForm } from './job-form';
import { NotFound } from './not-found';
import { Part } from './part';
import { TitleBlock } from './title-block';
import { WhereToGo } from './where-to-go';

export interface AnswerSheetProps {
  city: City;
  profile: CityProfile;
  book: SourceBook;
  figures: Figures;
  /** The city's public records, where we read them. */
  record: FeedRecord | null;
}

/** The first screen of a city: what people come for, answered or said to be unknown, as a sheet with its title block. */
export function AnswerSheet({ city, profile, book, figures, record }: AnswerSheetProps) {
  const t = useTranslations('cities.sheet');
  const locale = useAppLocale();
  const answers = answersOf(profile);
  const place = cityLabel(city.slug, locale);
  return (
    <div className="border-[1.5px] border-t-[3px] border-ink border-t-accent bg-card outline-1 outline-offset-4 outline-control lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="sheet-grid flex min-w-0 flex-col">
        <div className="flex flex-col gap-2 px-4 pt-5 sm:px-8 sm:pt-6">
          <h1 className="text-3xl font-extrabold sm:text-4xl">{t('heading', { place })}</h1>
          <p className="max-w-[62ch] text-pretty text-muted xl:max-w-none">{t('text')}</p>
          <JobForm city={city} profile={profile} />
        </div>
        <div className="grid gap-x-10 gap-y-6 px-4 py-5 sm:px-8 md:grid-cols-2 xl:grid-cols-3 xl:gap-x-8">
          <FeeAnswer answers={answers} book={book} />
          <Days answers={answers} {...{ city, book, figures, record }} />
          <Part id="answer-exempt" title={t('exempt')} more={{ href: '#permits', text: t('moreExempt') }}>
            <Needs answers={answers} book={book} />
          </Part>
        </div>
        <WhereToGo answers={answers} portal={profile.portal} book={book} />
      </div>
      <TitleBlock {...{ profile, book, figures, record }} />
    </div>
  );
}

function Needs({ answers, book }: { answers: Answers; book: SourceBook }) {
  const t = useTranslations('cities');
  const { needs, exempt } = answers;
  if (needs.length > 0)
    return (
      <dl className="flex flex-col gap-1.5 text-sm">
        {needs.map((need) => (
          <div key={need.job}>
            <dt className="inline text-muted">{t(`needs.jobs.${need.job}`)}: </dt>
            <dd className="inline">
              <NeedAnswer needs={need.needs} /> <Fact fact={need} book={book} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (exempt === null) return <NotFound answers={answers} text={t('sheet.noExempt')} />;
  return (
    <p className="text-sm">
      <Fact fact={exempt} book={book} />
    </p>
  );
}

function Days({
  answers,
  city,
  book,
  figures,
  record,
}: Omit<AnswerSheetProps, 'profile'> & { answers: Answers }) {
  const t = useTranslations('cities.sheet');
  const locale = useAppLocale();
  const { timing } = answers;
  const missing = record && missingDay(record);
  const isMeasured = record !== null && missing === null;
  const more = isMeasured ? { href: '#numbers', text: t('moreDays') } : null;
  return (
    <Part id="answer-days" title={t('days')} more={more}>
      {missing ? <p className="text-sm text-muted">{t('notMeasurable', { missing })}</p> : null}
      {isMeasured ? (
        <FigurePlace
          name={`city/${city.slug}/days/${locale}`}
          figures={figures}
          fallback={markup`<p class="text-muted">${t('notMeasured')}</p>`}
          className="flex flex-col gap-0.5"
        />
      ) : null}
      {timing ? (
        <p className="text-sm">
          {record ? <strong className="font-semibold">{t('citySays')} </strong> : null}
          <Fact fact={timing} book={book} />
        </p>
      ) : null}
      {!record && !timing ? <NotFound answers={answers} text={t('noDays')} /> : null}
    </Part>
  );
}
