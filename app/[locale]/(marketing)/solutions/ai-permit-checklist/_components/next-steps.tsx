import { useTranslations } from 'next-intl';
import type { ChecklistQuery } from '@/components/checklists/checklist-query';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { brand } from '@/lib/brand';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import { placeText } from '@/lib/catalogue/checklists/schema';
import { cityLabel, parseCityInput } from '@/lib/tracking/cities/catalogue';
import { placeSlug } from '@/lib/tracking/cities/place-slug';

/** After the list: the city's own page where there is one, and the account that goes on with it. */
export function NextSteps({ place, query }: { place: LocalisedChecklist['place']; query: ChecklistQuery }) {
  const t = useTranslations('solutions.checklist.next');
  const locale = useAppLocale();
  const known = parseCityInput(placeText(place));
  return (
    <Card as="section" aria-labelledby="next" className="mt-8 flex flex-col gap-4 print:hidden">
      <h2 id="next" className="text-xl">
        {t('title')}
      </h2>
      <p className="max-w-[68ch] text-muted">{t('text', { brand: brand.name })}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <SiteLink
          to="/login"
          query={signUpQuery(place, query.type ?? '', known.kind === 'city' ? known.city.slug : null)}
          className={buttonClass({})}
        >
          {t('start')}
        </SiteLink>
        <SiteLink
          to="/dashboard/permit-checklist"
          query={query}
          rel="nofollow"
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('openInAccount')}
        </SiteLink>
        {place.city !== null && known.kind === 'city' ? (
          <SiteLink
            to="/cities/[city]"
            params={{ city: known.city.slug }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('city', { place: cityLabel(known.city.slug, locale) })}
          </SiteLink>
        ) : null}
      </div>
    </Card>
  );
}

/** The way to an account that remembers what was looked at. */
function signUpQuery(
  { city, state }: LocalisedChecklist['place'],
  job: string,
  slug: string | null,
): Record<string, string> {
  if (city === null) return { signup: 'true', job };
  if (slug !== null) return { signup: 'true', job, city: slug };
  return { signup: 'true', job, city: placeSlug(city, state), place: `${city}, ${state}` };
}
