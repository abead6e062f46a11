import type { CitySource } from '@/lib/tracking/cities/types';
import type { ComparedProduct } from './types';

const READ_ON = '2026-11-21';

const FAQ: CitySource = {
  title: 'PermitMobile, Frequently asked questions',
  url: 'https://permitmobile.com/faq',
  readOn: READ_ON,
};
const DISCLAIMER: CitySource = {
  title: 'PermitMobile, Disclaimer',
  url: 'https://permitmobile.com/disclaimer',
  readOn: READ_ON,
};

/** Its Premium, unlimited permits, a month; the fact `price` says where that was read. */
export const PERMITMOBILE_PREMIUM_CENTS = 4_000;

export const PERMITMOBILE: ComparedProduct = {
  name: 'PermitMobile',
  url: 'https://permitmobile.com/',
  facts: {
    what: {
      text: {
        en: 'A building permit tracker for residential remodelers and contractors.',
        es: 'Un programa que sigue permisos de construcción, para remodeladores residenciales y contratistas.',
      },
      sources: [FAQ],
      confidence: 'C',
    },
    price: {
      text: {
        en: 'Free for one permit at a time, one permit a month. Premium with unlimited permits costs $40 a month.',
        es: 'Gratis para un permiso a la vez, un permiso al mes. Premium, con permisos sin límite, cuesta $40 al mes.',
      },
      sources: [FAQ],
      confidence: 'C',
    },
    trial: {
      text: {
        en: 'A free account instead of a trial; it asks for no card.',
        es: 'Una cuenta gratis en lugar de una prueba; no pide tarjeta.',
      },
      sources: [FAQ],
      confidence: 'C',
    },
    finding: {
      text: {
        en: 'You enter the permit number, the municipality and the address of each permit.',
        es: 'Usted ingresa el número, el municipio y la dirección de cada permiso.',
      },
      sources: [FAQ],
      confidence: 'C',
    },
    status: {
      text: {
        en: 'Checks the municipality’s permit portal and updates your dashboard when the status changes.',
        es: 'Consulta el portal de permisos del municipio y actualiza su tablero cuando el estatus cambia.',
      },
      sources: [FAQ],
      confidence: 'C',
    },
    places: {
      text: {
        en: 'Municipalities whose portal it has set up for reading; it says that coverage is expanding. The FAQ names none.',
        es: 'Los municipios cuyo portal ya tiene configurado; dice que la cobertura crece. Las preguntas frecuentes no nombran ninguno.',
      },
      sources: [FAQ],
      confidence: 'C',
    },
    notices: {
      text: { en: 'By e-mail, with Premium.', es: 'Por correo electrónico, con Premium.' },
      sources: [FAQ],
      confidence: 'C',
    },
    accuracy: {
      text: {
        en: 'Says that a status “may be delayed or incomplete” and is to be verified with the building department.',
        es: 'Dice que un estatus “may be delayed or incomplete” (puede llegar tarde o incompleto) y que debe verificarse con el departamento de construcción.',
      },
      sources: [FAQ, DISCLAIMER],
      confidence: 'C',
    },
    requirements: null,
    fees: null,
    languages: null,
  },
};
