import { ANY_BUILDING, component, flat, match, perCount, source } from '@/content/fees/as-printed';
import { APPLICATION, NOT_IN_PERMIT_FEE, PERMIT, TECHNOLOGY, WORK_LABELS } from '@/content/fees/wording';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

const ACRE_SQFT = 43_560;

export const fees: FeeSchedule = {
  id: 'fort-worth-tx-grading',
  citySlug: 'fort-worth-tx',
  state: 'TX',
  name: { en: 'Fort Worth, TX: grading permit', es: 'Fort Worth, TX: permiso de nivelación' },
  mechanism: 'per_unit_or_flat',
  covers: {
    en: 'Grading permits by acre; nothing else of the City’s schedule is held',
    es: 'Permisos de nivelación por acre; no tenemos nada más de la tabla de tarifas de la ciudad',
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
      id: 'grading',
      label: WORK_LABELS.grading,
      match: match(ANY_BUILDING, 'grading'),
      components: [
        flat('application', 'permit', APPLICATION, 50),
        flat('technology', 'surcharge', TECHNOLOGY, 15),
        component(
          'permit',
          'permit',
          PERMIT,
          perCount({ quantity: 'areaSqft', base: 450, dollars: 10, per: ACRE_SQFT }),
        ),
      ],
      notes: [
        {
          en: 'The permit is $450.00 plus $10.00 per acre (43,560 sq ft); a part of an acre is counted in proportion.',
          es: 'El permiso es $450.00 más $10.00 por acre (43,560 pies cuadrados); una parte de un acre se cuenta en proporción.',
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
      id: 'two_acres',
      title: { en: 'Grading of two acres', es: 'Nivelación de dos acres' },
      input: { work: 'grading', areaSqft: 2 * ACRE_SQFT },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Fort Worth: Grading Permit',
      'https://www.fortworthtexas.gov/departments/development-services/permits/grading-permit',
    ),
  ],
  confidence: 'A',
};
