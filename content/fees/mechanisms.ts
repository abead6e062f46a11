import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeMechanism } from '@/lib/catalogue/fees/types';

/** How cities arrive at a fee, in words a page can print. */
export const MECHANISM_LABELS: { readonly [M in FeeMechanism]: Text } = {
  valuation_table: {
    en: 'A table of bands on the value of the work',
    es: 'Una tabla por tramos del valor de la obra',
  },
  area_rate: {
    en: 'Dollars per square foot, by kind of building or work',
    es: 'Dólares por pie cuadrado, según el edificio o el trabajo',
  },
  per_thousand_flat: {
    en: 'A flat fee plus dollars per $1,000 of cost',
    es: 'Una tarifa fija más dólares por cada $1,000 de costo',
  },
  per_item: {
    en: 'A price for each fixture, circuit or piece of equipment',
    es: 'Un precio por aparato, circuito o equipo',
  },
  per_unit_or_flat: {
    en: 'A flat price by kind of job or per unit',
    es: 'Un precio fijo según el trabajo o por unidad',
  },
  percent_of_value: {
    en: 'A percentage of the value; trades are a percentage of the building permit',
    es: 'Un porcentaje del valor; los oficios son un porcentaje del permiso de construcción',
  },
};
