import { source } from '@/content/fees/as-printed';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

export const fees: FeeSchedule = {
  id: 'austin-tx',
  citySlug: 'austin-tx',
  state: 'TX',
  name: { en: 'Austin, TX (Development Services)', es: 'Austin, TX (Development Services)' },
  mechanism: 'area_rate',
  covers: { en: 'No figures held', es: 'No tenemos cifras' },
  effective: {
    from: null,
    to: null,
    text: { en: 'Whole schedule not held', es: 'No tenemos la tabla de tarifas completa' },
  },
  outdated: null,
  works: [],
  unpublished: {
    en: 'We hold single amounts of the City of Austin, not its whole fee schedule, so no total is worked out. The fee of a dwelling may not go by its value (Local Government Code 214.907). Ask Development Services for the fee.',
    es: 'Tenemos montos sueltos de la ciudad de Austin, no su tabla de tarifas completa, así que no calculamos un total. La tarifa de una vivienda no puede depender de su valor (Local Government Code 214.907). Pida la tarifa a Development Services.',
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
