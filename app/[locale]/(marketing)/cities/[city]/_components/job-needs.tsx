import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import { NeedAnswer } from '@/components/cities/need-answer';
import type { SourceBook } from '@/components/cities/source-book';
import { type CityProfile, USUAL_JOBS } from '@/lib/tracking/cities/types';
import { answersOf } from './answers';
import { NotFound } from './not-found';
import { Slot, Slots } from './slots';

/** Whether the usual jobs need a permit, one line each; those nothing was found for in one, with who will know. */
export function JobNeeds({ profile, book }: { profile: CityProfile; book: SourceBook }) {
  const t = useTranslations('cities.needs');
  const { needs } = profile;
  const answers = answersOf(profile);
  const missing = USUAL_JOBS.filter((job) => !needs.some((need) => need.job === job));
  return (
    <>
      <Slots>
        {needs.map((need) => (
          <Slot key={need.job} label={t(`jobs.${need.job}`)} answers={answers}>
            <NeedAnswer needs={need.needs} /> <Fact fact={need} book={book} />
          </Slot>
        ))}
      </Slots>
      {missing.length > 0 ? (
        <div className="border-t border-line py-3">
          <NotFound
            answers={answers}
            text={t('missing', { jobs: missing.map((job) => t(`jobs.${job}`)).join('; ') })}
          />
        </div>
      ) : null}
    </>
  );
}
