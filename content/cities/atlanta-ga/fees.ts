import {
  ANY_BUILDING,
  component,
  flat,
  match,
  perCount,
  source,
  transcription,
  usd,
  VALUED_WORK,
} from '@/content/fees/as-printed';
import {
  ANY_BUILDING_ROW,
  BUILDING_PERMIT,
  ELECTRICAL,
  MECHANICAL,
  NOT_IN_PERMIT_FEE,
  PLUMBING,
  TECHNOLOGY,
} from '@/content/fees/wording';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

const TECHNOLOGY_FEE = flat('technology', 'surcharge', TECHNOLOGY, 25);

export const fees: FeeSchedule = {
  id: 'atlanta-ga',
  citySlug: 'atlanta-ga',
  state: 'GA',
  name: { en: 'Atlanta, GA', es: 'Atlanta, GA' },
  mechanism: 'per_thousand_flat',
  covers: {
    en: 'Building permits by cost; electrical, plumbing and mechanical at a flat fee',
    es: 'Permisos de construcción por costo; eléctricos, de plomería y mecánicos a tarifa fija',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As published on November 5, 2025; minimum and technology fee confirmed by ATL311 on September 26, 2026',
      es: 'Como estaba publicada el 5 de noviembre de 2025; mínimo y tarifa de tecnología confirmados por ATL311 el 26 de septiembre de 2026',
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
          perCount({ quantity: 'valuationCents', dollars: 7, per: 1000 }),
          { minimumCents: usd(150) },
        ),
        TECHNOLOGY_FEE,
      ],
      notes: [
        {
          en: 'Repairs under $10,000 in all need no permit; in historic districts the limit is $2,500.',
          es: 'Las reparaciones de menos de $10,000 en total no necesitan permiso; en distritos históricos el límite es $2,500.',
        },
        {
          en: 'The value is the higher of your sworn cost and the City’s own table.',
          es: 'El valor es el mayor entre el costo que usted declara bajo juramento y el de la tabla de la ciudad.',
        },
      ],
    },
    {
      id: 'electrical',
      label: { en: 'Electrical permit', es: 'Permiso eléctrico' },
      match: match(ANY_BUILDING, 'electrical_service'),
      components: [flat('permit', 'permit', ELECTRICAL, 150), TECHNOLOGY_FEE],
    },
    {
      id: 'plumbing',
      label: { en: 'Plumbing permit', es: 'Permiso de plomería' },
      match: match(ANY_BUILDING, 'plumbing'),
      components: [flat('permit', 'permit', PLUMBING, 150), TECHNOLOGY_FEE],
    },
    {
      id: 'mechanical',
      label: { en: 'Mechanical permit', es: 'Permiso mecánico' },
      match: match(ANY_BUILDING, 'mechanical'),
      components: [flat('permit', 'permit', MECHANICAL, 150), TECHNOLOGY_FEE],
    },
    {
      id: 'water_heater',
      label: { en: 'Water heater', es: 'Calentador de agua' },
      match: match(ANY_BUILDING, 'water_heater'),
      components: [],
      unpublished: {
        en: 'The City’s table prints a base of $50.00 and a minimum of $175.00 for a water heater, which do not agree with its $25.00 technology fee. Ask the Office of Buildings.',
        es: 'La tabla de la ciudad imprime una base de $50.00 y un mínimo de $175.00 para un calentador de agua, que no concuerdan con su tarifa de tecnología de $25.00. Pregunte en la Office of Buildings.',
      },
    },
  ],
  unpublished: null,
  excluded: [
    NOT_IN_PERMIT_FEE,
    {
      en: 'Electrical, plumbing and mechanical permits, each with its own fee',
      es: 'Permisos eléctrico, de plomería y mecánico, cada uno con su tarifa',
    },
    { en: 'Certificate of occupancy; extension, $110.00', es: 'Certificado de ocupación; prórroga, $110.00' },
  ],
  notes: [
    {
      en: 'The City prints no "or fraction thereof", so $7.00 per $1,000 is counted to the dollar. It publishes no plan review fee.',
      es: 'La ciudad no imprime "o fracción", así que los $7.00 por $1,000 se cuentan en proporción exacta. No publica una tarifa de revisión de planos.',
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
  ],
  sources: [
    source(
      'ATL311: Office of Buildings, residential permits',
      'https://www.atl311.com/en-us/knowledgearticle/?code=KB0012509',
    ),
    transcription('georgia/atlanta.md'),
  ],
  confidence: 'B',
};
