import { useTranslations } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { ChecklistQuery } from '@/components/checklists/checklist-query';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { brand } from '@/lib/brand';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import { placeText } from '@/lib/catalogue/checklists/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
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
        <SiteLink to="/login" query={signUpQuery(place, query)} className={buttonClass({})}>
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

/** The same way in beside the list's title: nobody has to reach its end first. */
export function StartHere({
  locale,
  place,
  query,
}: {
  locale: Locale;
  place: LocalisedChecklist['place'];
  query: ChecklistQuery;
}) {
  setRequestLocale(locale);
  return <StartLink place={place} query={query} />;
}

function StartLink({ place, query }: { place: LocalisedChecklist['place']; query: ChecklistQuery }) {
  const t = useTranslations('solutions.checklist.next');
  return (
    <SiteLink to="/login" query={signUpQuery(place, query)} className={buttonClass({ size: 'sm' })}>
      {t('start')}
    </SiteLink>
  );
}

/** The way to an account that remembers what was looked at. */
function signUpQuery(place: LocalisedChecklist['place'], query: ChecklistQuery): Record<string, string> {
  const begun = { signup: 'true', job: query.type ?? '' };
  if (place.city === null) return begun;
  const known = parseCityInput(placeText(place));
  if (known.kind === 'city') return { ...begun, city: known.city.slug };
  return { ...begun, city: placeSlug(place.city, place.state), place: placeText(place) };
}
