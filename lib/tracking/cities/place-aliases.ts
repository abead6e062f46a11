import { CITIES } from '@/content/cities/catalogue';
import { isStateCode } from '@/lib/catalogue/checklists/places';
import type { StateCode } from '@/lib/catalogue/checklists/types';

export interface PlaceAlias {
  alias: string;
  name: string;
  state: StateCode;
}

/** Other names of cities the catalogue does not hold, and parts of a city that people write as the city. */
const MORE: readonly [alias: string, name: string, state: StateCode][] = [
  ['Manhattan', 'New York City', 'NY'],
  ['Brooklyn', 'New York City', 'NY'],
  ['Queens', 'New York City', 'NY'],
  ['Bronx', 'New York City', 'NY'],
  ['The Bronx', 'New York City', 'NY'],
  ['Staten Island', 'New York City', 'NY'],
  ['Philly', 'Philadelphia', 'PA'],
  ['Vegas', 'Las Vegas', 'NV'],
  ['NOLA', 'New Orleans', 'LA'],
  ['OKC', 'Oklahoma City', 'OK'],
  ['SLC', 'Salt Lake City', 'UT'],
  ['Nashville-Davidson', 'Nashville', 'TN'],
  ['Louisville/Jefferson County', 'Louisville', 'KY'],
  ['Lexington-Fayette', 'Lexington', 'KY'],
  ['Augusta-Richmond County', 'Augusta', 'GA'],
  ['Athens-Clarke County', 'Athens', 'GA'],
  ['Macon-Bibb County', 'Macon', 'GA'],
  ['Urban Honolulu', 'Honolulu', 'HI'],
  ['Boise City', 'Boise', 'ID'],
  ['San Buenaventura', 'Ventura', 'CA'],
  ['Hilton Head', 'Hilton Head Island', 'SC'],
  ['San Agustín', 'Saint Augustine', 'FL'],
  ['Cayo Hueso', 'Key West', 'FL'],
  ['Mayagues', 'Mayagüez', 'PR'],
];

export function listPlaceAliases(): PlaceAlias[] {
  const ofCatalogue = CITIES.flatMap(({ name, nameEs, otherNames, state }) => {
    if (!isStateCode(state)) return [];
    const others = [...(otherNames ?? []), ...(nameEs ? [nameEs] : [])];
    return others.map((alias): PlaceAlias => ({ alias, name, state }));
  });
  return [...ofCatalogue, ...MORE.map(([alias, name, state]) => ({ alias, name, state }))];
}
