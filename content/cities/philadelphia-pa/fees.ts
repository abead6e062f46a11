import {
  ANY_BUILDING,
  component,
  flat,
  HOUSE,
  match,
  NOT_A_HOUSE,
  perCount,
  share,
  source,
  transcription,
  usd,
} from '@/content/fees/as-printed';
import {
  BUILDING_PERMIT,
  ELECTRICAL,
  MECHANICAL,
  MINIMUM,
  NEW_HOUSE,
  NOT_IN_PERMIT_FEE,
  PLUMBING,
  STATE_SURCHARGE,
} from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeComponent, FeeRule, FeeSchedule } from '@/lib/catalogue/fees/types';

const CITY_SURCHARGE: Text = { en: 'City surcharge', es: 'Recargo municipal' };

/** The filing fee is credited and never refunded, so a permit cannot cost less. */
function withFiling(permit: FeeComponent, filing: number): FeeComponent[] {
  return [
    permit,
    component('filing', 'minimum', MINIMUM, { kind: 'top_up', minimumCents: usd(filing), of: ['permit'] }),
    flat('city_surcharge', 'surcharge', CITY_SURCHARGE, 3),
    flat('state_surcharge', 'state', STATE_SURCHARGE, 4.5),
  ];
}

/** "First 500 sq ft, then so much for each further 100". */
function byArea(base: number, dollars: number, roundUp: boolean): FeeRule {
  return perCount({ quantity: 'areaSqft', base, included: 500, dollars, per: 100, roundUp });
}

const building = (rule: FeeRule, filing: number): FeeComponent[] =>
  withFiling(component('permit', 'permit', BUILDING_PERMIT, rule), filing);

export const fees: FeeSchedule = {
  id: 'philadelphia-pa',
  citySlug: 'philadelphia-pa',
  state: 'PA',
  name: { en: 'Philadelphia, PA (L&I)', es: 'Filadelfia, PA (L&I)' },
  mechanism: 'area_rate',
  covers: {
    en: 'Building permits by area; electrical and mechanical by cost, plumbing by fixture',
    es: 'Permisos de construcción por superficie; eléctricos y mecánicos por costo, plomería por aparato',
  },
  effective: {
    from: '2025-01-01',
    to: null,
    text: {
      en: 'In force since January 1, 2025; the revision of October 1, 2026 leaves these rows as they were',
      es: 'En vigor desde el 1 de enero de 2025; la revisión del 1 de octubre de 2026 deja iguales estos renglones',
    },
  },
  outdated: null,
  works: [
    {
      id: 'new_house',
      label: NEW_HOUSE,
      match: match(HOUSE, 'new'),
      components: building({ kind: 'flat', amountCents: usd(1328) }, 25),
    },
    {
      id: 'house_addition',
      label: {
        en: 'Addition to a one- or two-family house',
        es: 'Ampliación de una casa de una o dos familias',
      },
      match: match(HOUSE, 'addition'),
      components: building(byArea(75, 56, true), 25),
    },
    {
      id: 'house_alteration',
      label: {
        en: 'Remodel of a one- or two-family house',
        es: 'Remodelación de una casa de una o dos familias',
      },
      match: match(HOUSE, 'alteration'),
      components: building(byArea(76, 56, false), 25),
    },
    {
      id: 'other_new',
      label: {
        en: 'New building or addition, other occupancies',
        es: 'Edificio nuevo o ampliación, otras ocupaciones',
      },
      match: match(NOT_A_HOUSE, 'new', 'addition'),
      components: building(byArea(253, 73, true), 100),
    },
    {
      id: 'other_alteration',
      label: { en: 'Remodel, other occupancies', es: 'Remodelación, otras ocupaciones' },
      match: match(NOT_A_HOUSE, 'alteration'),
      components: building(byArea(253, 60, false), 100),
    },
    {
      id: 'tenant_fit_out',
      label: { en: 'Initial tenant fit-out', es: 'Primera adecuación de un local' },
      match: null,
      components: withFiling(
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          perCount({ quantity: 'areaSqft', dollars: 16.4, per: 100, roundUp: true }),
          { minimumCents: usd(189) },
        ),
        100,
      ),
    },
    {
      id: 'electrical',
      label: { en: 'Electrical permit, by cost', es: 'Permiso eléctrico, por costo' },
      match: match(ANY_BUILDING, 'electrical_service'),
      components: withFiling(
        component(
          'permit',
          'permit',
          ELECTRICAL,
          perCount({ quantity: 'valuationCents', dollars: 25, per: 1000, roundUp: true }),
          { minimumCents: usd(63), maximumCents: usd(18_975) },
        ),
        100,
      ),
    },
    {
      id: 'plumbing',
      label: { en: 'Plumbing, new construction', es: 'Plomería, construcción nueva' },
      match: match(ANY_BUILDING, 'plumbing'),
      components: withFiling(
        component(
          'permit',
          'permit',
          PLUMBING,
          perCount({ quantity: 'fixtures', base: 284, included: 7, dollars: 25 }),
        ),
        100,
      ),
    },
    {
      id: 'mechanical',
      label: { en: 'Mechanical permit, by value', es: 'Permiso mecánico, por valor' },
      match: match(ANY_BUILDING, 'mechanical'),
      components: [
        share('permit', 'permit', MECHANICAL, 2, 'valuationCents', { minimumCents: usd(189) }),
        flat('city_surcharge', 'surcharge', CITY_SURCHARGE, 3),
        flat('state_surcharge', 'state', STATE_SURCHARGE, 4.5),
      ],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Record retention, $4.00 for each large plan sheet; development impact tax; accelerated review, $2,000.00',
      es: 'Conservación de archivos, $4.00 por lámina grande; impuesto de impacto de desarrollo; revisión acelerada, $2,000.00',
    },
    {
      en: 'The zoning permit, which usually comes first',
      es: 'El permiso de zonificación, que por lo general va antes',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [
    {
      en: 'Plan review is part of the permit fee.',
      es: 'La revisión de planos está incluida en la tarifa del permiso.',
    },
    {
      en: 'The filing fee ($25.00 for a one- or two-family house, $100.00 otherwise) is paid first and credited.',
      es: 'La tarifa de presentación ($25.00 para una casa de una o dos familias, $100.00 en los demás casos) se paga primero y se descuenta.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'addition',
      title: { en: 'Addition of 750 sq ft to a house', es: 'Ampliación de 750 pies cuadrados en una casa' },
      input: { occupancy: 'residential_1_2', work: 'addition', areaSqft: 750 },
      published: null,
    },
    {
      id: 'new_commercial',
      title: {
        en: 'New commercial building of 5,000 sq ft',
        es: 'Edificio comercial nuevo de 5,000 pies cuadrados',
      },
      input: { occupancy: 'commercial', work: 'new', areaSqft: 5000 },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Philadelphia: Construction Permit Fees, effective January 1, 2025 (PG_012)',
      'https://www.phila.gov/media/20260209092722/PG_012_INF_Summary-of-construction-permit-fees-Eff-1.1.2025-Rev-2.2026.pdf',
    ),
    source(
      'City of Philadelphia: Construction Permit Fees, effective October 1, 2026 (PG_012)',
      'https://www.phila.gov/media/20260729134349/PG_012_INF_Summary-of-construction-permit-fees-Eff-1.1.2025-Rev-7.2026.pdf',
    ),
    transcription('pennsylvania/philadelphia.md'),
  ],
  confidence: 'B',
};
