import {
  ANY_BUILDING,
  component,
  countBands,
  HOUSE,
  match,
  source,
  transcription,
  usd,
} from '@/content/fees/as-printed';
import { buildingStandards, seismic } from '@/content/fees/california';
import { INSPECTION, NEW_HOUSE, PLAN_REVIEW } from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeRule, FeeSchedule } from '@/lib/catalogue/fees/types';

const TRANSCRIPTION = transcription('california/san-diego.md');

const SEISMIC_LEFT_OUT: Text = {
  en: 'State seismic fee, which goes by the value of the work',
  es: 'Tarifa estatal sísmica, que depende del valor de la obra',
};

const STANDARDS_LEFT_OUT: Text = {
  en: 'State building standards fee, which goes by the value of the work',
  es: 'Tarifa estatal de normas de construcción, que depende del valor de la obra',
};

/** A flat fee up to 3,000 sq ft, and a rate for each further one. */
function byArea(base: number, dollars: number): FeeRule {
  return {
    kind: 'bands',
    quantity: 'areaSqft',
    bands: countBands(
      [
        [0, 3000, base, 0, 0, 1],
        [3000, null, base, 3000, dollars, 1],
      ],
      false,
    ),
  };
}

export const fees: FeeSchedule = {
  id: 'san-diego-ca',
  citySlug: 'san-diego-ca',
  state: 'CA',
  name: { en: 'San Diego, CA (DSD)', es: 'San Diego, CA (DSD)' },
  mechanism: 'area_rate',
  covers: {
    en: 'Plan review and inspection of a new house by area',
    es: 'Revisión de planos e inspección de una casa nueva por superficie',
  },
  effective: {
    from: '2026-08-01',
    to: null,
    text: {
      en: 'Information Bulletin 501 of August 2026; Information Bulletin 103 of May 2026',
      es: 'Information Bulletin 501 de agosto de 2026; Information Bulletin 103 de mayo de 2026',
    },
  },
  outdated: null,
  works: [
    {
      id: 'new_house',
      label: NEW_HOUSE,
      match: match(HOUSE, 'new'),
      components: [
        component('plan_check', 'plan_review', PLAN_REVIEW, byArea(8085.26, 4.1)),
        component('inspection', 'permit', INSPECTION, byArea(8401.9, 4.21)),
        seismic(0.13, 'seismic', { leftOutNote: SEISMIC_LEFT_OUT }),
        buildingStandards({ leftOutNote: STANDARDS_LEFT_OUT }),
      ],
      notes: [
        {
          en: 'The seismic fee is the one for one or two stories: $0.13 per $1,000. Three-story apartments and nonresidential work pay $0.28.',
          es: 'La tarifa sísmica es la de uno o dos pisos: $0.13 por $1,000. Los apartamentos de tres pisos y las obras no residenciales pagan $0.28.',
        },
      ],
    },
    {
      id: 'other',
      label: {
        en: 'Addition, remodel, apartments or commercial building',
        es: 'Ampliación, remodelación, apartamentos o edificio comercial',
      },
      match: match(ANY_BUILDING, 'addition', 'alteration'),
      components: [],
      unpublished: {
        en: 'Table 501A of Information Bulletin 501 has a row of its own for this work, which these totals do not hold; read the bulletin for yours.',
        es: 'La Tabla 501A del Information Bulletin 501 tiene un renglón propio para este trabajo, que estos totales no incluyen; lea el boletín para el suyo.',
      },
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Flat charges of up to $824.27: mapping $12.16, lead hazard prevention $58.00, collection for other agencies $17.11, General Plan maintenance $737.00, where they apply',
      es: 'Cargos fijos de hasta $824.27: cartografía (mapping) $12.16, prevención de plomo $58.00, cobro para otras agencias $17.11, mantenimiento del Plan General $737.00, donde correspondan',
    },
    {
      en: 'Electrical, plumbing and mechanical work (Information Bulletin 103)',
      es: 'Trabajos eléctricos, de plomería y mecánicos (Information Bulletin 103)',
    },
    {
      en: 'Remodels, additions, roofs: the totals here are for new houses only; ask DSD at 619-446-5000',
      es: 'Remodelaciones, ampliaciones, techos: los totales de aquí son solo de casas nuevas; pregunte a DSD, 619-446-5000',
    },
    {
      en: 'Development impact, school, water and sewer fees',
      es: 'Tarifas de impacto, escolares, de agua y de alcantarillado',
    },
  ],
  notes: [],
  penalty: null,
  examples: [
    {
      id: 'house_5000',
      title: { en: 'New house of 5,000 sq ft', es: 'Casa nueva de 5,000 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'new', areaSqft: 5000 },
      published: {
        by: 'third_party',
        cents: usd(33_107.16),
        lineIds: ['plan_check', 'inspection'],
        source: TRANSCRIPTION,
      },
    },
    {
      id: 'house_2000',
      title: {
        en: 'New house of 2,000 sq ft valued at $400,000',
        es: 'Casa nueva de 2,000 pies cuadrados con valor de $400,000',
      },
      input: { occupancy: 'residential_1_2', work: 'new', areaSqft: 2000, valuationCents: usd(400_000) },
      published: null,
    },
  ],
  sources: [
    source(
      'City of San Diego Information Bulletin 501: Fee Schedule for Construction Permits, Structures',
      'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/501',
    ),
    source(
      'City of San Diego Information Bulletin 103: Fee Schedule for Mechanical, Electrical, Plumbing/Gas Permits',
      'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/103',
    ),
    TRANSCRIPTION,
  ],
  confidence: 'B',
};
