import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import {
  ANY_BUILDING,
  BUILDING_WORK,
  component,
  match,
  onValuation,
  share,
  source,
  transcription,
  usd,
} from '../as-printed';
import { UBC_1997_ROWS } from '../tables';
import {
  ANY_BUILDING_ROW,
  BUILDING_PERMIT,
  NOT_IN_PERMIT_FEE,
  PLAN_REVIEW,
  STATE_SURCHARGE,
} from '../wording';

export const provo: FeeSchedule = {
  id: 'provo-ut',
  citySlug: null,
  place: { city: 'Provo' },
  state: 'UT',
  name: { en: 'Provo, UT', es: 'Provo, UT' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value, on the 1997 Uniform Building Code table',
    es: 'Permisos de construcción por valor, con la tabla del Uniform Building Code de 1997',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As published on September 26, 2026',
      es: 'Como estaba publicada el 26 de septiembre de 2026',
    },
  },
  outdated: null,
  works: [
    {
      id: 'building',
      label: ANY_BUILDING_ROW,
      match: match(ANY_BUILDING, ...BUILDING_WORK, 'deck', 'pool', 'foundation_repair'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, onValuation(UBC_1997_ROWS)),
        share('plan_review', 'plan_review', PLAN_REVIEW, 65, ['permit']),
        share('state_surcharge', 'state', STATE_SURCHARGE, 1, ['permit']),
      ],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Trade permits of commercial work and of buildings with more than four units',
      es: 'Permisos de oficios en obras comerciales y en edificios de más de cuatro unidades',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [
    {
      en: 'In residential buildings of up to four units the permit includes plumbing, electrical and mechanical.',
      es: 'En edificios residenciales de hasta cuatro unidades el permiso incluye plomería, electricidad y mecánica.',
    },
    {
      en: 'The City values the work by ICC building valuation data.',
      es: 'La ciudad fija el valor de la obra con los datos de valor de construcción del ICC.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'published',
      title: { en: 'Work of $150,000', es: 'Obra de $150,000' },
      input: { work: 'new', valuationCents: usd(150_000) },
      published: {
        by: 'third_party',
        cents: usd(1273.75),
        lineIds: ['permit'],
        source: transcription('utah/provo.md'),
      },
    },
    {
      id: 'remodel',
      title: { en: 'Remodel of $50,000', es: 'Remodelación de $50,000' },
      input: { work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'deck',
      title: { en: 'Deck of $18,400', es: 'Terraza (deck) de $18,400' },
      input: { occupancy: 'residential_1_2', work: 'deck', valuationCents: usd(18_400) },
      published: null,
    },
  ],
  sources: [
    source(
      'Provo City Consolidated Fee Schedule: Inspection Fees',
      'https://provo.municipal.codes/Code/FS_Inspection',
    ),
    source('Provo: What are the current building codes?', 'https://www.provo.gov/FAQ.aspx?QID=91'),
    transcription('utah/provo.md'),
  ],
  confidence: 'B',
};
