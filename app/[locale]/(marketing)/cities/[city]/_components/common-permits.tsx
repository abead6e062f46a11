import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { isStateCode } from '@/lib/catalogue/checklists/places';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { City } from '@/lib/tracking/cities/types';

/** The usual permits of a place, each with how much it asks for and a link to its list. */
export function CommonPermits({ city, types }: { city: City; types: readonly PermitTypeId[] }) {
  const t = useTranslations('cities.common');
  const locale = useAppLocale();
  const { state } = city;
  if (!isStateCode(state)) return null;
  const place = { city: city.name, county: null, state };
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {types.map((id) => {
        const list = buildChecklist({ permitType: id, place, answers: {} });
        const count = (status: 'required' | 'ask') =>
          list.documents.filter((document) => document.status === status).length;
        return (
          <li key={id} className="border-b border-line">
            <SiteLink
              to="/solutions/ai-permit-checklist"
              query={{ type: id, place: `${city.name}, ${state}` }}
              className="group flex min-h-16 items-center justify-between gap-3 rounded-md py-2"
            >
              <span className="min-w-0">
                <span className="block font-semibold group-hover:text-link">
                  {list.permitType.name[locale]}
                </span>
                <span className="block text-sm text-muted">
                  {t('documents', { required: count('required'), open: count('ask') })}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
