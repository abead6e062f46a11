import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { DescriptionList } from '@/components/ui/description-list';
import type { PortalPermit } from '@/lib/company/subcontractors/view';
import { type Clock, calendarDay, moment } from '@/lib/platform/i18n/format';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { stillExpires } from '@/lib/tracking/permits/is-over';
import { streetCase } from '@/lib/tracking/permits/plain-case';

const TEXTS = ['description', 'permitType', 'permitSubtype', 'workClass'] as const;
const DATES = ['appliedDate', 'approvedDate', 'issuedDate', 'completedDate'] as const;

/** Where, what and when, as the city says it; no amounts, which are the contractor's business. */
export function AssignedFacts({ permit, clock }: { permit: PortalPermit; clock: Clock }) {
  const t = useTranslations('permits.fields');
  const detail = useTranslations('permits.detail');
  const format = useFormatter();
  const locale = useAppLocale();
  const city = placeLabel(permit.city, permit.state, locale) + (permit.zip ? ` ${permit.zip}` : '');
  const street = permit.address && streetCase(stripCity(permit.address, permit.city, permit.state));
  const items = [{ term: t('address'), detail: street ? `${street}, ${city}` : city }];
  const said = new Set<string>();
  for (const name of TEXTS) {
    const text = permit[name];
    if (text === null || said.has(text)) continue;
    said.add(text);
    items.push({ term: t(name), detail: text });
  }
  for (const name of DATES) {
    const day = permit[name];
    if (day !== null) items.push({ term: t(name), detail: calendarDay(format, day) });
  }
  const expires = stillExpires(permit);
  if (expires !== null) items.push({ term: t('expiresDate'), detail: calendarDay(format, expires) });
  if (permit.statusBucket === 'expired' && permit.expiresDate !== null)
    items.push({ term: t('expiredDate'), detail: calendarDay(format, permit.expiresDate) });
  const { lastSuccessAt } = permit.feed;
  items.push({
    term: detail('lastRead'),
    detail: lastSuccessAt ? moment(format, lastSuccessAt, clock) : detail('never'),
  });
  return <DescriptionList items={items} className="lg:[&>div]:grid-cols-[7.5rem_1fr]" />;
}
