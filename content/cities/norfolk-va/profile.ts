import { VA_ARLINGTON, VA_BOTETOURT, VA_CODES } from '@/content/codes/va';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const PERMITS = read('Permits, City of Norfolk', 'https://norfolk.gov/4978/Permits');
const DECKS = read(
  'Building a Deck, Porch or Handicap Ramp, City of Norfolk',
  'https://norfolk.gov/5075/Building-a-Deck-Porch-or-Handicap-Ramp',
);
const FENCES = read(
  'Building a Fence, Driveway, or Accessory Structure, City of Norfolk',
  'https://norfolk.gov/5087/Building-a-Fence-Driveway-or-Accessory-S',
);
const NEIGHBORHOOD_GUIDE = read(
  'Steps for a renovation or addition in the City of Norfolk',
  'https://cprv.net/renovation/',
);
const FEES_2016 = {
  ...read(
    'City of Norfolk building permit fees effective July 5, 2016',
    'https://docplayer.net/amp/20363514-In-an-effort-to-improve-the-city-s-building-permit-and-inspection-processes-the-building-permit-fee-schedule-has-been-revised-and-updated.html',
  ),
  publishedOn: '2016-07',
  isCopy: true,
} as const;
const DATASET = read('Permits, Norfolk Open Data', 'https://data.norfolk.gov/d/fahm-yuh4');

const reread = sourceReadOn('2026-11-24');

const INSPECTIONS = {
  ...reread('Inspections, City of Norfolk', 'https://www.norfolk.gov/4979/Inspections'),
  publishedOn: '2021',
};
const STARTING = reread(
  'Permits and Inspections, City of Norfolk',
  'https://www.norfolk.gov/2799/Permits-and-Inspections',
);
const USBC_SHEDS = reread(
  'Building Inspections: permit exemptions of the Virginia code, City of Emporia',
  'https://www.ci.emporia.va.us/164/Building-Inspections',
);

const USBC_SALEM = sourceReadOn('2026-11-28')(
  'What is a permit required for? (Virginia code), City of Salem',
  'https://salemciviccenter.com/FAQ.aspx?QID=79',
);

export const profile: CityProfile = {
  slug: 'norfolk-va',
  intro: [
    {
      text: {
        en: 'In Norfolk a deck of any size or height needs zoning approval and a building permit. The 30-inch and 200-square-foot exemption that many builders carry over from the model code does not help here.',
        es: 'En Norfolk una terraza de cualquier tamaño o altura necesita aprobación de zonificación y permiso de construcción. La exención de 30 pulgadas y 200 pies cuadrados que muchos traen del código modelo aquí no sirve.',
      },
      sources: [DECKS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Where no building permit is due, as for most fences, driveways and small sheds, the city still wants a zoning certificate. It is free, and so is its first inspection.',
        es: 'Donde no hace falta permiso de construcción, como en casi toda cerca, entrada de autos o cobertizo pequeño, la ciudad pide de todos modos un certificado de zonificación. Es gratis, igual que su primera inspección.',
      },
      sources: [FENCES],
      confidence: 'A',
    },
  ],
  department: {
    name: 'City of Norfolk Development Services Center',
    url: 'https://norfolk.gov/4978/Permits',
    source: PERMITS,
    confidence: 'A',
  },
  portal: {
    name: 'Norfolk Permit Portal',
    url: 'https://norfolkvapermits.force.com',
    source: PERMITS,
    confidence: 'A',
  },
  codes: {
    editions: VA_CODES,
    notes: [
      fact(
        'C',
        [VA_BOTETOURT, VA_ARLINGTON],
        'Until January 17, 2025 applicants could choose the 2018 or the 2021 edition, as Virginia counties explain it; since then every permit has to comply with 2021.',
        'Hasta el 17 de enero de 2025 se podía elegir la edición 2018 o la 2021, como lo explican condados de Virginia; desde entonces todo permiso debe cumplir la de 2021.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'A deck or porch file holds a survey or aerial photograph with the distance to every lot line, the footing, foundation and framing plan, a cross-section, joist and beam sizes, and stair and guard details where there are any. It goes in as a project on the portal.',
        es: 'El expediente de una terraza o porche lleva un levantamiento o foto aérea con la distancia a cada lindero, plano de zapatas, cimientos y armazón, un corte, medidas de vigas y viguetas, y los detalles de escalera y barandal si los hay. Se presenta como proyecto en el portal.',
      },
      sources: [DECKS],
      confidence: 'A',
    },
    {
      text: {
        en: 'On houses, removing drywall is enough to need the permit, as are new partitions, a changed roof pitch, any structure over 256 square feet, a prefabricated carport, a hot tub or a pool deeper than 2 feet, according to a neighborhood guide that quotes the city.',
        es: 'En viviendas, quitar tablaroca ya pide permiso, igual que tabiques nuevos, otra pendiente de techo, una construcción de más de 256 pies cuadrados, un carport prefabricado, un jacuzzi o una piscina de más de 2 pies, según una guía vecinal que cita a la ciudad.',
      },
      sources: [NEIGHBORHOOD_GUIDE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Mechanical, plumbing and electrical permits are filed, paid and printed on the portal without a counter visit. After you file, an e-mail asks for payment within two business days.',
        es: 'Los permisos de mecánica, plomería y electricidad se presentan, pagan e imprimen en el portal sin pasar por ventanilla. Después de presentar, un correo electrónico pide el pago en dos días hábiles.',
      },
      sources: [PERMITS],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'On a house of one or two families, no; on a commercial building, yes, by a neighborhood guide that quotes the city.',
        es: 'En casa de una o dos familias, no; en un edificio comercial, sí, según una guía vecinal que cita a la ciudad.',
      },
      sources: [NEIGHBORHOOD_GUIDE],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Windows of the same size on a house of one or two families go free; for others ask 757-664-6565.',
        es: 'Si la ventana es del mismo tamaño, en una casa de una o dos familias, no; por otras pregunte al 757-664-6565.',
      },
      sources: [NEIGHBORHOOD_GUIDE],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Over 6 feet at a business, always. At a house most take only the free zoning certificate; staff say if a permit is due.',
        es: 'Con más de 6 pies en un negocio, siempre. En una casa casi todas llevan solo el certificado de zonificación gratuito; el personal dice si hace falta permiso.',
      },
      sources: [FENCES, NEIGHBORHOOD_GUIDE],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 256 square feet (neighborhood guide, state code); a smaller one takes the free zoning certificate.',
        es: 'Solo con más de 256 pies cuadrados (guía vecinal, código estatal); uno menor lleva el certificado de zonificación gratuito.',
      },
      sources: [NEIGHBORHOOD_GUIDE, FENCES, USBC_SHEDS],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Of any size or height, after zoning approval.',
        es: 'De cualquier tamaño o altura, tras la aprobación de zonificación.',
      },
      sources: [DECKS],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit on the portal; Salem, under the same state code, requires it for replaced equipment too.',
        es: 'Permiso mecánico en el portal; Salem, con el mismo código estatal, lo exige también para el equipo de reemplazo.',
      },
      sources: [PERMITS, USBC_SALEM],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'For a gas one, new or replaced, as Salem reads the state code; for an electric one ask 757-664-6565.',
        es: 'Para uno de gas, nuevo o de reemplazo, según Salem lee el código estatal; si es eléctrico, llame al 757-664-6565.',
      },
      sources: [USBC_SALEM, PERMITS],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit, filed, paid and printed on the portal.',
        es: 'Un permiso eléctrico, que se pide, paga e imprime en el portal.',
      },
      sources: [PERMITS],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'C',
      [NEIGHBORHOOD_GUIDE],
      'On one- and two-family houses siding, cabinets, floor coverings, deck boards and treads, driveways and retaining walls below 2 feet go without a building permit, by a neighborhood guide that quotes the city. On a commercial building reroofing and re-siding do need one.',
      'En casas de una o dos familias el revestimiento, los gabinetes, los pisos, las tablas y huellas de terraza, las entradas de autos y los muros de contención de menos de 2 pies van sin permiso de construcción, según una guía vecinal que cita a la ciudad. En un edificio comercial el techo y el revestimiento sí lo llevan.',
    ),
  ],
  steps: [
    fact(
      'A',
      [STARTING],
      'Put the papers into digital form: plans and applications, contractor’s license, and the authorization form naming who may pull permits for you.',
      'Pase los papeles a digital: planos y solicitudes, licencia de contratista y el formulario que autoriza a quienes sacan permisos por usted.',
    ),
    fact(
      'A',
      [PERMITS],
      'File on the portal. Trades are applied for and printed there; pay within two business days of the e-mail that asks for it.',
      'Presente en el portal. Los permisos de especialidad se piden e imprimen ahí; pague en los dos días hábiles siguientes al correo electrónico que lo pide.',
    ),
    fact(
      'A',
      [PERMITS],
      'For building work a tracking number comes in 2 to 3 business days, and plan and zoning review takes its turn, 10 to 14 business days for the first round.',
      'Para obra, el número de seguimiento llega en 2 a 3 días hábiles, y la revisión de planos y zonificación toma su turno: 10 a 14 días hábiles la primera vuelta.',
    ),
    fact(
      'A',
      [DECKS, PERMITS],
      'Answer the reviewer’s e-mails and pay on the portal; the permit can go out once drawing and application agree.',
      'Responda los correos electrónicos del revisor y pague en el portal; el permiso puede salir cuando el plano y la solicitud coinciden.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [INSPECTIONS],
      'All are scheduled on the Norfolk Permit Portal, norfolkvapermits.force.com; questions go to 757-664-6565.',
      'Todas se programan en el Norfolk Permit Portal, norfolkvapermits.force.com; las dudas van al 757-664-6565.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [INSPECTIONS],
        'Since June 9, 2021 the first look has been on site. Pictures or video serve for a follow-up or a very small job, if the inspector agrees.',
        'Desde el 9 de junio de 2021 la primera visita es en la obra. Fotos o video sirven para un seguimiento o un trabajo muy pequeño, si el inspector acepta.',
      ),
      fact(
        'A',
        [INSPECTIONS],
        'Results are e-mailed to up to three addresses that the applicant names. An inspector who feels unsafe leaves; the visit counts as failed and costs a re-inspection fee.',
        'El resultado llega por correo electrónico, a un máximo de tres direcciones que indique el solicitante. Si el inspector no se siente seguro se retira; la visita cuenta como no aprobada y lleva tarifa de reinspección.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Development Services Center',
      phone: '+17576646565',
      source: STARTING,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Development Services Center',
      mail: 'planreviewpermits@norfolk.gov',
      address: 'Norfolk City Hall, 810 Union Street, 1st floor',
      hours: { en: '8:30 a.m. to 4:30 p.m.', es: 'De 8:30 a.m. a 4:30 p.m.' },
      note: { en: 'Plan review and permit extensions.', es: 'Revisión de planos y prórrogas de permisos.' },
      source: PERMITS,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'As of July 2016: $0.15 per square foot for new homes, additions and accessory structures, a flat $100 for residential alterations, $0.16 per square foot for all commercial work, $50 at least: $300 on a house of 2,000 square feet, before plan review.',
        es: 'A julio de 2016: $0.15 por pie cuadrado en vivienda nueva, ampliaciones y construcciones accesorias, $100 fijos en alteraciones residenciales, $0.16 por pie cuadrado en toda obra comercial, mínimo $50: $300 en una casa de 2,000 pies cuadrados, antes de la revisión de planos.',
      },
      sources: [FEES_2016],
      confidence: 'B',
    },
    {
      text: {
        en: 'That schedule adds plan review by size, $35, $75 or $100, and $150 where work began without a permit. A trade permit modified later costs $50 plus the items added.',
        es: 'Esa tabla suma la revisión de planos por tamaño, $35, $75 o $100, y $150 si la obra empezó sin permiso. Modificar después un permiso de especialidad (eléctrico, plomería, mecánico) cuesta $50 más lo agregado.',
      },
      sources: [FEES_2016, PERMITS],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'For permits that need plan and zoning review the tracking number arrives by e-mail in 2 to 3 business days and the first review may take 10 to 14 business days, in the order received.',
        es: 'En permisos con revisión de planos y zonificación, el número de seguimiento llega por correo electrónico en 2 a 3 días hábiles y la primera revisión puede tomar de 10 a 14 días hábiles, por orden de llegada.',
      },
      sources: [PERMITS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Zoning certificates for fences, driveways and accessory structures take 5 to 10 business days.',
        es: 'Los certificados de zonificación para cercas, entradas de autos y construcciones accesorias toman de 5 a 10 días hábiles.',
      },
      sources: [FENCES],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'The city publishes “Common Mistakes during deck construction” beside its deck page. Reviewers write by e-mail when the drawing and the application disagree, so check joist size, spacing and post layout against the sheet first.',
        es: 'La ciudad publica “Common Mistakes during deck construction” junto a su página de terrazas. El revisor escribe por correo electrónico cuando el plano y la solicitud no coinciden: revise antes medida y separación de viguetas y postes.',
      },
      sources: [DECKS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Driveway certificates stall on material: gravel or loose rock is not allowed. The certificate is only half of it, since the apron in the right-of-way is a second permit from Public Works.',
        es: 'Los certificados de entrada de autos se frenan por el material: no se permite grava ni piedra suelta. Y es solo la mitad: la rampa en la vía pública es un segundo permiso, de Public Works.',
      },
      sources: [FENCES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Zoning will not start reviewing until all items are in. Before you file, check that the sketch shows the distance to nearby lot lines.',
        es: 'Zonificación no empieza a revisar hasta tener todo. Antes de presentar, revise que el croquis muestre la distancia a los linderos cercanos.',
      },
      sources: [FENCES],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Norfolk’s open data carries application and issue dates, project cost, total fee, status and parcel. It names neither owner nor contractor, and a few issue dates lie in the future by typing error.',
        es: 'Los datos abiertos de Norfolk traen fechas de solicitud y emisión, costo, tarifa total, estatus y parcela. No nombran dueño ni contratista, y algunas fechas de emisión caen en el futuro por error de captura.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['deck_porch', 'fence', 'mechanical', 'res_alteration', 'plumbing'],
  faq: [
    {
      question: {
        en: 'Do I need a permit for a 6-foot fence in Norfolk?',
        es: '¿Necesito permiso para una cerca de 6 pies en Norfolk?',
      },
      answer: {
        text: {
          en: 'On a house you need the free zoning certificate, with the fence sketched on a survey or aerial photograph. Staff send you on to building permits when one is called for; commercial fences over 6 feet always need one.',
          es: 'En una casa necesita el certificado de zonificación gratuito, con la cerca dibujada sobre un levantamiento o foto aérea. El personal lo remite a permisos cuando hace falta; las cercas comerciales de más de 6 pies siempre lo llevan.',
        },
        sources: [FENCES, NEIGHBORHOOD_GUIDE],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'How do I extend a Norfolk permit?',
        es: '¿Cómo prorrogo un permiso de Norfolk?',
      },
      answer: {
        text: {
          en: 'E-mail the Request for Extension Form to planreviewpermits@norfolk.gov. Once it is processed there is a $50 fee, payable on the portal.',
          es: 'Mande el Request for Extension Form por correo electrónico a planreviewpermits@norfolk.gov. Al procesarse hay una tarifa de $50, que se paga en el portal.',
        },
        sources: [PERMITS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How long is a zoning certificate good for?',
        es: '¿Cuánto dura un certificado de zonificación?',
      },
      answer: {
        text: {
          en: 'Six months: the final inspection has to be done within that time or the certificate expires. The e-mail that brings it explains how to schedule.',
          es: 'Seis meses: la inspección final debe hacerse en ese plazo o el certificado queda vencido. El correo electrónico con que llega explica cómo pedirla.',
        },
        sources: [FENCES],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'We added a water heater to a plumbing permit already issued. What now?',
        es: 'Agregamos un calentador de agua a un permiso de plomería ya emitido. ¿Qué sigue?',
      },
      answer: {
        text: {
          en: 'Apply again on the portal, answer YES to “Is this a modification” and enter the first permit’s number. It costs $50 plus the added item.',
          es: 'Solicite otra vez en el portal, conteste YES en “Is this a modification” y escriba el número del primer permiso. Cuesta $50 más lo agregado.',
        },
        sources: [PERMITS],
        confidence: 'A',
      },
    },
  ],
};
