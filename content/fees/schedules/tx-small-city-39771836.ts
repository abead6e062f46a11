import type { FeeSchedule, FeeWork, WorkKind } from '@/lib/catalogue/fees/types';
import { ANY_BUILDING, component, flat, HOUSE, match, perCount, source, usd } from '../as-printed';
import { BUILDING_PERMIT, NOT_IN_PERMIT_FEE, PERMIT, WORK_LABELS } from '../wording';

const flatRow = (work: WorkKind, dollars: number): FeeWork => ({
  id: work,
  label: WORK_LABELS[work],
  match: match(ANY_BUILDING, work),
  components: [flat('permit', 'permit', PERMIT, dollars)],
});

export const txSmallCity: FeeSchedule = {
  id: 'tx-small-city-39771836',
  citySlug: null,
  state: 'TX',
  name: {
    en: 'A small Texas city (eCode360 39771836; the page read does not name it)',
    es: 'Una ciudad pequeña de Texas (eCode360 39771836; la página leída no la nombra)',
  },
  mechanism: 'area_rate',
  covers: {
    en: 'Residential work by area; trades and small jobs at a flat fee',
    es: 'Obras residenciales por superficie; oficios y trabajos pequeños a tarifa fija',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As codified; the section prints no date',
      es: 'Como está codificada; la sección no imprime fecha',
    },
  },
  outdated: null,
  works: [
    {
      id: 'house',
      label: { en: 'New house, addition or remodel', es: 'Casa nueva, ampliación o remodelación' },
      match: match(HOUSE, 'new', 'addition', 'alteration'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, perCount({ quantity: 'areaSqft', dollars: 0.64 }), {
          minimumCents: usd(100),
        }),
      ],
      excluded: [{ en: 'Trade permits, $100.00 each', es: 'Permisos de oficios, $100.00 cada uno' }],
    },
    flatRow('electrical_service', 100),
    flatRow('plumbing', 100),
    flatRow('mechanical', 100),
    flatRow('deck', 100),
    flatRow('fence', 100),
    flatRow('foundation_repair', 75),
    flatRow('demolition', 100),
  ],
  unpublished: null,
  excluded: [NOT_IN_PERMIT_FEE],
  notes: [],
  penalty: { en: 'Work without a permit: double fee.', es: 'Trabajo sin permiso: tarifa doble.' },
  examples: [
    {
      id: 'addition',
      title: { en: 'Addition of 500 sq ft', es: 'Ampliación de 500 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'addition', areaSqft: 500 },
      published: null,
    },
  ],
  sources: [source('eCode360: municipal fee schedule, Texas', 'https://ecode360.com/39771836')],
  confidence: 'A',
};
