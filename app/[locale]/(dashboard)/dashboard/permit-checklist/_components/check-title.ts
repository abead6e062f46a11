import { placeText } from '@/lib/catalogue/checklists/schema';
import type { ChecklistPlace } from '@/lib/catalogue/checklists/types';
import { streetCase } from '@/lib/tracking/permits/plain-case';

interface Titled {
  name: string;
  place: ChecklistPlace;
  address: string | null;
}

/** What a check is called: as somebody named it, else by its job's address once that is known, else by its place. */
export function checkTitle({ name, place, address }: Titled): string {
  return address !== null && name === placeText(place) ? streetCase(address) : name;
}
