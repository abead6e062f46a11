import {
  ANY_BUILDING,
  component,
  match,
  perCount,
  source,
  transcription,
  usd,
} from '@/content/fees/as-printed';
import { BUILDING_PERMIT, ELECTRICAL, NOT_IN_PERMIT_FEE, PLUMBING } from '@/content/fees/wording';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

const LONG_FORM = component(
  'permit',
  'permit',
  BUILDING_PERMIT,
  perCount({ quantity: 'valuationCents', base: 50, dollars: 10, per: 1000 }),
);

export const fees: FeeSchedule = {
  id: 'boston-ma',
  citySlug: 'boston-ma',
  state: 'MA',
  name: { en: 'Boston, MA (ISD)', es: 'Boston, MA (ISD)' },
  mechanism: 'per_thousand_flat',
  covers: {
    en: 'Short- and long-form building permits by cost; electrical services and plumbing',
    es: 'Permisos de construcción Short-Form y Long-Form por costo; acometidas eléctricas y plomería',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'Fee sheet revised 2021; the City’s pages said the same on September 25, 2026',
      es: 'Hoja de tarifas revisada en 2021; las páginas de la ciudad decían lo mismo el 25 de septiembre de 2026',
    },
  },
  outdated: null,
  works: [
    {
      id: 'short_form',
      label: {
        en: 'Short-form permit: structure and use do not change',
        es: 'Permiso Short-Form: no cambian la estructura ni el uso',
      },
      match: { ...match(ANY_BUILDING, 'alteration', 'roofing', 'windows'), structural: false },
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          perCount({ quantity: 'valuationCents', base: 20, dollars: 10, per: 1000 }),
        ),
      ],
    },
    {
      id: 'long_form',
      label: {
        en: 'Long-form permit: structure or use changes',
        es: 'Permiso Long-Form: cambia la estructura o el uso',
      },
      match: { ...match(ANY_BUILDING, 'alteration'), structural: true },
      components: [LONG_FORM],
    },
    {
      id: 'long_form_new',
      label: {
        en: 'Long-form permit: new building, addition, new deck or pool',
        es: 'Permiso Long-Form: edificio nuevo, ampliación, terraza (deck) o piscina nueva',
      },
      match: match(ANY_BUILDING, 'new', 'addition', 'deck', 'pool', 'foundation_repair'),
      components: [LONG_FORM],
    },
    {
      id: 'electrical_service',
      label: {
        en: 'New or larger electrical service, up to 240 V',
        es: 'Acometida eléctrica nueva o mayor, hasta 240 V',
      },
      match: match(ANY_BUILDING, 'electrical_service'),
      components: [
        component(
          'permit',
          'permit',
          ELECTRICAL,
          perCount({ quantity: 'serviceAmps', base: 20, dollars: 0.25 }),
        ),
      ],
      notes: [
        {
          en: 'Above 240 V the rate is $0.75 an ampere.',
          es: 'Por encima de 240 V la tasa es $0.75 por amperio.',
        },
      ],
    },
    {
      id: 'plumbing',
      label: { en: 'Plumbing permit', es: 'Permiso de plomería' },
      match: match(ANY_BUILDING, 'plumbing'),
      components: [
        component('permit', 'permit', PLUMBING, perCount({ quantity: 'fixtures', base: 20, dollars: 5 })),
      ],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Electrical work without a service change: $20.00 plus $1.00 each fixture or outlet, $5.00 for meters; gas: $20.00 plus $5.00 for each appliance or meter',
      es: 'Trabajo eléctrico sin cambio de acometida: $20.00 más $1.00 por luminaria o tomacorriente, $5.00 por medidores; gas: $20.00 más $5.00 por aparato o medidor',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [
    {
      en: 'The City prints no "or fraction thereof", so $10.00 per $1,000 is counted to the dollar. It publishes no plan review fee.',
      es: 'La ciudad no imprime "o fracción", así que los $10.00 por $1,000 se cuentan en proporción exacta. No publica una tarifa de revisión de planos.',
    },
  ],
  penalty: {
    en: 'Double fee where work started without a permit or its cost was understated.',
    es: 'Tarifa doble si el trabajo empezó sin permiso o se declaró un costo menor.',
  },
  examples: [
    {
      id: 'short_form',
      title: { en: 'Short-form remodel of $47,500', es: 'Remodelación Short-Form de $47,500' },
      input: { workId: 'short_form', valuationCents: usd(47_500) },
      published: null,
    },
    {
      id: 'long_form',
      title: { en: 'Long-form remodel of $50,000', es: 'Remodelación Long-Form de $50,000' },
      input: { workId: 'long_form', valuationCents: usd(50_000) },
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
      'City of Boston: Short-Form Permit',
      'https://www.boston.gov/permitting/permits/short-form-permit',
    ),
    source('City of Boston: Long-Form Permit', 'https://www.boston.gov/permitting/permits/long-form-permit'),
    source(
      'City of Boston ISD: Building Division Permit Fees',
      'https://www.boston.gov/sites/default/files/file/2021/10/Building%20Division%20Fees.pdf',
    ),
    source(
      'City of Boston ISD: Short Form Permit, work it is not issued for',
      'http://www.cityofboston.gov/isd/building/shortform.asp',
    ),
    transcription('massachusetts/boston.md'),
  ],
  confidence: 'B',
};
