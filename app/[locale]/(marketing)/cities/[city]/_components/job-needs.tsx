import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { type CityProfile, type JobNeed, USUAL_JOBS } from '@/lib/tracking/cities/types';
import { Unknown } from './unknown';

const LOOKS: Record<JobNeed['needs'], { icon: LucideIcon; colour: string }> = {
  yes: { icon: Check, colour: 'text-ink' },
  no: { icon: X, colour: 'text-muted' },
  depends: { icon: CircleHelp, colour: 'text-action' },
};

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
              <Answer need={need} /> <Fact fact={need} book={book} />
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

/** The answer in a word, which its sign repeats. */
export function Answer({ need: { needs } }: { need: JobNeed }) {
  const t = useTranslations('cities.needs');
  const { icon: Icon, colour } = LOOKS[needs];
  return (
    <strong className={`inline-flex items-center gap-1 font-semibold ${colour}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`answers.${needs}`)}
    </strong>
  );
}
