import { parseCityInput } from '@/lib/tracking/cities/catalogue';
import { getCityProfile } from '@/lib/tracking/cities/profiles';

/** Whom to call at the permit's city and where its portal is, as its page says; nothing where we do not know it. */
export function cityDesk({ city, state }: { city: string; state: string }): {
  phone: string | null;
  portal: string | null;
} {
  const known = parseCityInput(`${city}, ${state}`);
  if (known.kind !== 'city') return { phone: null, portal: null };
  const { contacts, portal } = getCityProfile(known.city.slug);
  const contact =
    contacts.find(({ purpose, phone }) => purpose === 'inspections' && phone !== undefined) ??
    contacts.find(({ phone }) => phone !== undefined);
  return { phone: contact?.phone ?? null, portal: portal?.url ?? null };
}
