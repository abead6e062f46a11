import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import { NeedAnswer } from '@/components/cities/need-answer';
import type { SourceBook } from '@/components/cities/source-book';
import { type CityProfile, USUAL_JOBS } from '@/lib/tracking/cities/types';
import { Unknown } from './unknown';

/** Whether the usual jobs need a permit, one line each; those nothing was found for in one, with who will know. */
export function JobNeeds({ profile, book }: { profile: CityProfile; book: SourceBook }) {
  const t = useTranslations('cities.needs');
  const { needs } = profile;
  const missing = USUAL_JOBS.filter((job) => !needs.some((need) => need.job === job));
  return (
    <>
      <dl className="flex flex-col">
        {needs.map((need) => (
          <div
            key={need.job}
            className="grid gap-x-6 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{t(`jobs.${need.job}`)}</dt>
            <dd className="min-w-0">
              <NeedAnswer needs={need.needs} /> <Fact fact={need} book={book} />
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 ? (
        <div className="border-t border-line py-3">
          <Unknown
            profile={profile}
            text={t('missing', { jobs: missing.map((job) => t(`jobs.${job}`)).join('; ') })}
          />
        </div>
      ) : null}
    </>
  );
}
