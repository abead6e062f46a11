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
} from '@/content/fees/as-printed';
import {
  ANY_BUILDING_ROW,
  BUILDING_PERMIT,
  NOT_IN_PERMIT_FEE,
  PERMIT,
  PLAN_REVIEW,
  TRADES_APART,
} from '@/content/fees/wording';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

/** Table No. 1 of the policy, as far as it was transcribed. */
const TABLE_1 = onValuation(
  [
    [0, 500, 20, 0, 0, 1000],
    [500, 2000, 35, 0, 0, 1000],
    [2000, 25_000, 35, 2000, 8, 1000],
    [25_000, 50_000, 220, 25_000, 8, 1000],
    [50_000, 100_000, 420, 50_000, 7, 1000],
    [100_000, 500_000, 770, 100_000, 5.6, 1000],
    [500_000, 1_000_000, 3010, 500_000, 4.75, 1000],
  ],
  {
    en: 'We hold Denver’s Table No. 1 up to $1,000,000. For a higher value read the policy itself.',
    es: 'Tenemos la Tabla No. 1 de Denver hasta $1,000,000. Para un valor más alto lea la política misma.',
  },
);

export const fees: FeeSchedule = {
  id: 'denver-co',
  citySlug: 'denver-co',
  state: 'CO',
  name: { en: 'Denver, CO (CPD)', es: 'Denver, CO (CPD)' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value up to $1,000,000; trade permits by the value of that trade',
    es: 'Permisos de construcción por valor hasta $1,000,000; permisos de especialidad por el valor de esa especialidad',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As published on September 24, 2026',
      es: 'Como estaba publicada el 24 de septiembre de 2026',
    },
  },
  outdated: null,
  works: [
    {
      id: 'building',
      label: ANY_BUILDING_ROW,
      match: match(ANY_BUILDING, ...BUILDING_WORK, 'deck', 'pool', 'foundation_repair'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, TABLE_1),
        share('plan_review', 'plan_review', PLAN_REVIEW, 50, ['permit'], {
          when: { quantity: 'valuationCents', over: usd(2000), upTo: null },
        }),
      ],
      excluded: [TRADES_APART],
      notes: [
        {
          en: 'Quick permits pay no plan review. Express review is 20% of the permit fee, at least $100.00; type-approved plans 10%.',
          es: 'Los quick permits no pagan revisión de planos. La revisión express es 20% de la tarifa del permiso, con $100.00 como mínimo; los planos type-approved, 10%.',
        },
        {
          en: 'A project permitted in two phases adds 25% to permit and review, in three phases 50%.',
          es: 'Un proyecto con permiso en dos etapas suma 25% al permiso y a la revisión; en tres etapas, 50%.',
        },
      ],
    },
    {
      id: 'quick',
      label: {
        en: 'Roofing or siding, a quick permit',
        es: 'Techo o revestimiento exterior, con un quick permit',
      },
      match: match(ANY_BUILDING, 'roofing'),
      components: [component('permit', 'permit', BUILDING_PERMIT, TABLE_1)],
      notes: [
        {
          en: 'Roofing and siding are quick permits, which pay no plan review.',
          es: 'El techo y el revestimiento exterior van con un quick permit, que no paga revisión de planos.',
        },
      ],
    },
    {
      id: 'trade',
      label: {
        en: 'Electrical, plumbing or mechanical permit, by the value of that trade',
        es: 'Permiso eléctrico, de plomería o mecánico, por el valor de esa especialidad',
      },
      match: match(ANY_BUILDING, 'electrical_service', 'plumbing', 'mechanical'),
      components: [component('permit', 'permit', PERMIT, TABLE_1)],
      notes: [
        {
          en: 'Give the value of this trade alone. The policy does not say whether a trade permit of its own pays plan review; none is counted.',
          es: 'Indique solo el valor de esta especialidad. La política no dice si un permiso de especialidad por separado paga revisión de planos; aquí no se cuenta.',
        },
      ],
    },
  ],
  unpublished: null,
  excluded: [
    NOT_IN_PERMIT_FEE,
    { en: 'Affordable housing linkage fee', es: 'Tarifa de vinculación de vivienda asequible (linkage fee)' },
  ],
  notes: [
    {
      en: 'The value is the higher of the one you declare and the department’s own figure.',
      es: 'El valor es el mayor entre el que usted declara y el que calcula el departamento.',
    },
    {
      en: 'The permit fee steps from $219.00 at $25,000 to $228.00 at $25,001, as the table is published.',
      es: 'La tarifa del permiso salta de $219.00 en $25,000 a $228.00 en $25,001, tal como está publicada la tabla.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'remodel',
      title: { en: 'Remodel of $50,000', es: 'Remodelación de $50,000' },
      input: { work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'new',
      title: { en: 'New building of $400,000', es: 'Edificio nuevo de $400,000' },
      input: { work: 'new', valuationCents: usd(400_000) },
      published: null,
    },
    {
      id: 'roof',
      title: { en: 'Roof of $18,400', es: 'Techo de $18,400' },
      input: { occupancy: 'residential_1_2', work: 'roofing', valuationCents: usd(18_400) },
      published: null,
    },
  ],
  sources: [
    source(
      'City and County of Denver: Building Permit Policy ADMIN 138, building and related fees',
      'https://www.denvergov.org/files/assets/public/v/9/community-planning-and-development/documents/ds/building-codes/policies/admin_138.pdf',
    ),
    transcription('colorado/denver.md'),
  ],
  confidence: 'B',
};
