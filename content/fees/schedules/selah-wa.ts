import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import { COMMERCIAL, component, flat, match, perCount, source, usd, VALUED_WORK } from '../as-printed';
import { SELAH_TABLE } from '../tables';
import { BUILDING_PERMIT, NOT_IN_PERMIT_FEE } from '../wording';

const PERMIT_FEE = component('permit', 'permit', BUILDING_PERMIT, {
  kind: 'bands',
  quantity: 'valuationCents',
  bands: SELAH_TABLE.bands,
});
const CODE_COUNCIL = {
  en: 'State Building Code Council fee',
  es: 'Tarifa del Consejo Estatal del Código de Construcción',
};

export const selah: FeeSchedule = {
  id: 'selah-wa',
  citySlug: null,
  place: { city: 'Selah' },
  state: 'WA',
  name: { en: 'Selah, WA', es: 'Selah, WA' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value, with the fee the state adds',
    es: 'Permisos de construcción por valor, con la tarifa que suma el estado',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As codified in section 20.24.020; the copy prints no date',
      es: 'Como está codificada en la sección 20.24.020; la copia no imprime fecha',
    },
  },
  outdated: {
    en: 'A page of the City with sample fees shows more than this table: $237.39 for work of $10,000, which comes to $182.59 here. Ask the City which it charges.',
    es: 'Una página de la ciudad con tarifas de ejemplo muestra más que esta tabla: $237.39 por una obra de $10,000, que aquí da $182.59. Pregunte a la ciudad cuál cobra.',
  },
  works: [
    {
      id: 'house',
      label: { en: 'House with one dwelling', es: 'Casa con una vivienda' },
      match: match(['residential_1_2'], ...VALUED_WORK),
      components: [PERMIT_FEE, flat('code_council', 'state', CODE_COUNCIL, 6.5)],
    },
    {
      id: 'multifamily',
      label: { en: 'Apartments or condominiums', es: 'Apartamentos o condominios' },
      match: match(['multifamily'], ...VALUED_WORK),
      components: [
        PERMIT_FEE,
        component(
          'code_council',
          'state',
          CODE_COUNCIL,
          perCount({ quantity: 'dwellingUnits', base: 6.5, dollars: 2, included: 1 }),
        ),
      ],
    },
    {
      id: 'commercial',
      label: { en: 'Commercial building', es: 'Edificio comercial' },
      match: match(COMMERCIAL, ...VALUED_WORK),
      components: [PERMIT_FEE, flat('code_council', 'state', CODE_COUNCIL, 25)],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Plan review, which the City’s sample fees show as 65% of the permit fee',
      es: 'Revisión de planos, que en las tarifas de ejemplo de la ciudad es 65% de la tarifa del permiso',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [],
  penalty: null,
  examples: [
    {
      id: 'house',
      title: { en: 'New house of $412,000', es: 'Casa nueva de $412,000' },
      input: { occupancy: 'residential_1_2', work: 'new', valuationCents: usd(412_000) },
      published: null,
    },
    {
      id: 'remodel',
      title: { en: 'Remodel of $10,000', es: 'Remodelación de $10,000' },
      input: { occupancy: 'residential_1_2', work: 'alteration', valuationCents: usd(10_000) },
      published: null,
    },
  ],
  sources: [
    ...SELAH_TABLE.sources,
    source('Revised Code of Washington 19.27.085', 'https://app.leg.wa.gov/rcw/default.aspx?cite=19.27.085'),
    source('City of Selah: Building Permit Fees', 'https://www.selahwa.gov/300/Building-Permit-Fees'),
  ],
  confidence: 'A',
};
