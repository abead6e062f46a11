import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { DescriptionList } from '@/components/ui/description-list';
import { calendarDay, dollars } from '@/lib/platform/i18n/format';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { stillExpires } from '@/lib/tracking/permits/is-over';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { PermitDetail } from '@/lib/tracking/permits/view';

const TEXTS = [
  'description',
  'permitType',
  'permitSubtype',
  'workClass',
  'contractorName',
  'contractorLicense',
  'parcel',
] as const;
const AMOUNTS = ['valuationCents', 'feeCents'] as const;
const DATES = ['appliedDate', 'approvedDate', 'issuedDate', 'completedDate'] as const;

/** What the city says of the permit. What it does not say is left out; what it says twice stands once. */
export function Facts({ permit }: { permit: PermitDetail }) {
  const t = useTranslations('permits.fields');
  const format = useFormatter();
  const locale = useAppLocale();
  const city = placeLabel(permit.city, permit.state, locale) + (permit.zip ? ` ${permit.zip}` : '');
  const street =
    permit.address === null ? null : streetCase(stripCity(permit.address, permit.city, permit.state));
  const items = [{ term: t('address'), detail: street === null ? city : `${street}, ${city}` }];
  const said = new Set<string>();
  for (const name of TEXTS) {
    const text = permit[name];
    if (text === null || said.has(text)) continue;
    said.add(text);
    items.push({ term: t(name), detail: text });
  }
  for (const name of AMOUNTS) {
    const cents = permit[name];
    if (cents !== null) items.push({ term: t(name), detail: dollars(cents) });
  }
  for (const name of DATES) {
    const day = permit[name];
    if (day !== null) items.push({ term: t(name), detail: calendarDay(format, day) });
  }
  const expires = stillExpires(permit);
  if (expires !== null) items.push({ term: t('expiresDate'), detail: calendarDay(format, expires) });
  if (permit.statusBucket === 'expired' && permit.expiresDate !== null)
    items.push({ term: t('expiredDate'), detail: calendarDay(format, permit.expiresDate) });
  return <DescriptionList items={items} className="lg:[&>div]:grid-cols-[7.5rem_1fr]" />;
}
