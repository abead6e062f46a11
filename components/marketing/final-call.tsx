import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { TRIAL_DAYS } from '@/lib/providers/billing/plans';

/** The end of a page that sells: one sentence and the way in, to the city of the page where it is one's. */
export function FinalCall({ city }: { city?: string }) {
  const t = useTranslations('home.call');
  return (
    <section className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-5 px-4 py-12 sm:px-6 lg:flex-row lg:items-center lg:justify-between lg:py-16">
        <p className="max-w-[48ch] font-heading text-2xl font-bold">{t('text', { days: TRIAL_DAYS })}</p>
        <SiteLink
          to="/login"
          query={{ signup: 'true', ...(city ? { city } : {}) }}
          className={`${buttonClass({})} w-full shrink-0 sm:w-auto`}
        >
          {t('title')}
        </SiteLink>
      </div>
    </section>
  );
}
