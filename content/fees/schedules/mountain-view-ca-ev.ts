import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import { flat, HOUSE, match, source } from '../as-printed';
import { NOT_IN_PERMIT_FEE, WORK_LABELS } from '../wording';

export const mountainViewEv: FeeSchedule = {
  id: 'mountain-view-ca-ev',
  citySlug: null,
  place: { city: 'Mountain View' },
  state: 'CA',
  name: {
    en: 'Mountain View, CA: EV charger at a house',
    es: 'Mountain View, CA: cargador de vehículo eléctrico en una casa',
  },
  mechanism: 'per_unit_or_flat',
  covers: {
    en: 'EV chargers at one- and two-family houses',
    es: 'Cargadores de vehículo eléctrico en casas de una o dos familias',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As published by the City; the page prints no date',
      es: 'Como la publica la ciudad; la página no imprime fecha',
    },
  },
  outdated: null,
  works: [
    {
      id: 'ev_charger',
      label: WORK_LABELS.ev_charger,
      match: match(HOUSE, 'ev_charger'),
      components: [
        flat(
          'permit',
          'permit',
          { en: 'Permit fee, inspections included', es: 'Tarifa del permiso, inspecciones incluidas' },
          250,
        ),
      ],
      notes: [
        {
          en: 'The City says to expect about 7 business days, and 3 business days for each review cycle.',
          es: 'La ciudad indica unos 7 días hábiles, y 3 días hábiles por cada ciclo de revisión.',
        },
      ],
    },
  ],
  unpublished: null,
  excluded: [NOT_IN_PERMIT_FEE],
  notes: [],
  penalty: null,
  examples: [
    {
      id: 'charger',
      title: { en: 'EV charger at a house', es: 'Cargador de vehículo eléctrico en una casa' },
      input: { occupancy: 'residential_1_2', work: 'ev_charger' },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Mountain View: Electric Vehicle Charger, residential',
      'https://developmentpermits.mountainview.gov/residential/electric-vehicle-charger',
    ),
  ],
  confidence: 'A',
};
