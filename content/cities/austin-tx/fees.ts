import { source } from '@/content/fees/as-printed';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

export const fees: FeeSchedule = {
  id: 'austin-tx',
  citySlug: 'austin-tx',
  state: 'TX',
  name: { en: 'Austin, TX (DSD)', es: 'Austin, TX (DSD)' },
  mechanism: 'area_rate',
  covers: { en: 'No figures held', es: 'No tenemos cifras' },
  effective: {
    from: null,
    to: null,
    text: { en: 'No current schedule read', es: 'No hemos leído una tabla de tarifas vigente' },
  },
  outdated: null,
  works: [],
  unpublished: {
    en: 'We have not read a current fee schedule of the City of Austin, so there is no figure. The fee of a dwelling may not go by its value (Local Government Code 214.907). Ask Development Services for the fee.',
    es: 'No hemos leído una tabla de tarifas vigente de la ciudad de Austin, así que no hay cifra. La tarifa de una vivienda no puede depender de su valor (Local Government Code 214.907). Pida la tarifa a Development Services.',
  },
  excluded: [],
  notes: [],
  penalty: null,
  examples: [],
  sources: [
    source('Texas Municipal League, May 24, 2019, no. 21', 'https://www.tml.org/599/May-24-2019-Number-21'),
  ],
  confidence: 'G',
};
