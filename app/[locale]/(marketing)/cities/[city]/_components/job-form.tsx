import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { getTypeGroup, TYPE_GROUPS } from '@/components/checklists/permit-type-groups';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { hrefFor } from '@/lib/platform/i18n/routes';
import type { City, CityProfile } from '@/lib/tracking/cities/types';

/** The way from a city to the list of one job: a form that any browser sends. */
export function JobForm({ city, profile }: { city: City; profile: CityProfile }) {
  const t = useTranslations('cities.sheet');
  const groups = useTranslations('checklists.start.groups');
  const locale = useAppLocale();
  const types = listPermitTypes(locale);
  return (
    <form
      method="get"
      action={hrefFor('/solutions/ai-permit-checklist', locale)}
      className="mt-2 flex flex-col gap-2 sm:flex-row sm:items-end"
    >
      <input type="hidden" name="place" value={`${city.name}, ${city.state}`} />
      <label className="flex min-w-0 flex-1 flex-col gap-1 text-sm font-semibold">
        {t('job')}
        <span className="relative">
          <select
            name="type"
            defaultValue={profile.commonPermits[0]}
            className="field-control appearance-none truncate pr-10 font-normal"
          >
            {TYPE_GROUPS.map((group) => (
              <optgroup key={group} label={groups(group)}>
                {types
                  .filter(({ id }) => getTypeGroup(id) === group)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      </label>
      <button type="submit" className={buttonClass({})}>
        {t('papers')}
      </button>
    </form>
  );
}
