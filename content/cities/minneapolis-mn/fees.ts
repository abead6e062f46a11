import {
  ANY_BUILDING,
  component,
  flat,
  match,
  onValuation,
  perCount,
  share,
  source,
  transcription,
  usd,
  VALUED_WORK,
} from '@/content/fees/as-printed';
import {
  ANY_BUILDING_ROW,
  BUILDING_PERMIT,
  MINIMUM,
  OTHER_CHARGES,
  PLAN_REVIEW,
  PLUMBING,
  STATE_SURCHARGE,
} from '@/content/fees/wording';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

export const fees: FeeSchedule = {
  id: 'minneapolis-mn',
  citySlug: 'minneapolis-mn',
  state: 'MN',
  name: { en: 'Minneapolis, MN', es: 'Minneapolis, MN' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value, except detached garages, which have a schedule of their own; plumbing by fixture',
    es: 'Permisos de construcción por valor, salvo garajes separados, que tienen su propia tabla; plomería por aparato',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As published on a page last updated February 27, 2026',
      es: 'Como estaba publicada en una página actualizada el 27 de febrero de 2026',
    },
  },
  outdated: null,
  works: [
    {
      id: 'building',
      label: ANY_BUILDING_ROW,
      match: match(ANY_BUILDING, ...VALUED_WORK),
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          onValuation([
            [0, 500, 36.7, 0, 0, 100],
            [500, 2000, 36.7, 500, 4.5, 100],
            [2000, 25_000, 104.2, 2000, 20.6, 1000],
            [25_000, 50_000, 578, 25_000, 14.9, 1000],
            [50_000, 100_000, 950.5, 50_000, 10.6, 1000],
            [100_000, 500_000, 1480.5, 100_000, 8.4, 1000],
            [500_000, 1_000_000, 4840.5, 500_000, 6.9, 1000],
            [1_000_000, null, 8290.5, 1_000_000, 5.6, 1000],
          ]),
          { minimumCents: usd(84.2) },
        ),
        share('plan_review', 'plan_review', PLAN_REVIEW, 65, ['permit']),
        share('state_surcharge', 'state', STATE_SURCHARGE, 0.05, 'valuationCents'),
      ],
      excluded: [
        {
          en: 'Electrical permits, which the State of Minnesota issues (Statute 326B.37), plumbing and mechanical permits',
          es: 'Permisos eléctricos, que emite el estado de Minnesota (Statute 326B.37), de plomería y mecánicos',
        },
        OTHER_CHARGES,
      ],
      notes: [
        {
          en: 'The minimum permit fee is $84.20 before the state surcharge; plan review is 65% of it too.',
          es: 'La tarifa mínima del permiso es $84.20 antes del recargo estatal; la revisión de planos es 65% también de ella.',
        },
      ],
    },
    {
      id: 'plumbing',
      label: { en: 'Plumbing permit', es: 'Permiso de plomería' },
      match: match(ANY_BUILDING, 'plumbing'),
      components: [
        component('permit', 'permit', PLUMBING, perCount({ quantity: 'fixtures', dollars: 41.4 })),
        flat('state_surcharge', 'state', STATE_SURCHARGE, 1),
        // The printed minimum includes the surcharge.
        component('minimum', 'minimum', MINIMUM, {
          kind: 'top_up',
          minimumCents: usd(85.2),
          of: ['permit', 'state_surcharge'],
        }),
      ],
    },
  ],
  unpublished: null,
  excluded: [],
  notes: [],
  penalty: null,
  examples: [
    {
      id: 'remodel',
      title: { en: 'Remodel of $50,000', es: 'Remodelación de $50,000' },
      input: { work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'plumbing',
      title: { en: 'Plumbing of ten fixtures', es: 'Plomería de diez aparatos' },
      input: { work: 'plumbing', fixtures: 10 },
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
      'Minneapolis Building Permit Fee Schedule',
      'https://publish.smartsheet.com/5bac769dc10f49f7a65d69b39243a54f',
    ),
    source(
      'Minneapolis Plumbing Fee Schedule',
      'https://publish.smartsheet.com/2fef8aaf1a294ca2a7b815ec6c2bf33b',
    ),
    source(
      'Minnesota DLI: Electrical permits for contractors',
      'https://www.dli.mn.gov/business/electrical-contractors/electrical-permits-contractors',
    ),
    transcription('minnesota/minneapolis.md'),
  ],
  confidence: 'B',
};
