import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { NV_CODE_TABLE, NV_NRS_624, NV_NRS_624_COPY } from '../sources';

const read = sourceReadOn('2026-11-21');

const HEN_PERMITS = read(
  'Building Permits, City of Henderson Building and Fire Safety',
  'https://www.cityofhenderson.com/building-fire-safety/building-and-fire-inspections/building-permits',
);
const HEN_POOLS = {
  ...read(
    'Swimming Pools and Spas, standard designs, City of Henderson',
    'https://www.cityofhenderson.com/government/departments/building-and-fire-safety/standard-designs/swimming-pools-and-spas',
  ),
  isCopy: true,
} as const;
const HEN_APPLY = {
  ...read(
    'Application Process, Community Development and Services, City of Henderson',
    'https://www.cityofhenderson.com/government/departments/community-development-and-services/development-process/application-process',
  ),
  isCopy: true,
} as const;
const HEN_INDEX = read(
  'Development A-Z Index',
  'https://www.cityofhenderson.com/community-development/development-process/development-a-z-index',
);
const HEN_ADMIN = {
  ...read(
    'Henderson ordinance adopting Chapter 15.01, Building & Fire Safety Administrative Code (third-party copy)',
    'https://paperzz.com/doc/8309129/title-15---city-of-henderson',
  ),
  isCopy: true,
} as const;
const HEN_DATA = read(
  'City of Henderson open data: development permits',
  'https://maps.cityofhenderson.com/arcgis/rest/services/public/OpenDevPermits/MapServer/1',
);

const reread = sourceReadOn('2026-11-24');

const HEN_GUIDE = {
  ...reread(
    'Henderson Building and Trade Permit Guide (PermitFlow)',
    'https://www.permitflow.com/blog/henderson-building-permit',
  ),
  publishedOn: '2025-07-16',
};

const today = sourceReadOn('2026-11-28');

const NV_COUNTY_2024 = today(
  'Clark County adopts the 2024 International Building Codes (Lake Mead Mobile Notary)',
  'https://lakemeadmobilenotary.com/insights/clark-county-2024-building-code-winterization-requirements-nevada',
);
const HEN_SOUTHERN = today(
  'Navigating Nevada’s Commercial Building Codes (MeltPlan)',
  'https://www.meltplan.com/blogs/commercial-design-in-nevada-applying-ibc-local-amendments-for-high-rise-warehouse-and-casino-projects',
);

export const profile: CityProfile = {
  slug: 'henderson-nv',
  intro: [
    fact(
      'A',
      [HEN_PERMITS],
      'A Henderson building permit is a document of at least three pages in four parts: cover, list of inspections, conditions of approval, comments. Keep all of it together on the job; the inspector works from the whole.',
      'Un permiso de Henderson es un documento de al menos tres páginas en cuatro partes: carátula, lista de inspecciones, condiciones de aprobación y comentarios. Téngalo completo en la obra; el inspector trabaja con todo.',
    ),
    fact(
      'B',
      [HEN_PERMITS, HEN_APPLY],
      'DSC Online is the city’s window for development work: building inspections are booked there and application invoices paid. Building and fire are one department, Building and Fire Safety.',
      'DSC Online es la ventanilla de la ciudad para desarrollo: ahí se piden las inspecciones de construcción y se pagan las facturas. Construcción y bomberos son un solo departamento, Building and Fire Safety.',
    ),
  ],
  department: {
    name: 'City of Henderson Building and Fire Safety',
    url: 'https://www.cityofhenderson.com/building-fire-safety/building-and-fire-inspections/building-permits',
    source: HEN_PERMITS,
    confidence: 'A',
  },
  portal: {
    name: 'DSC Online',
    url: 'https://dsconline.cityofhenderson.com/energov_prod/selfservice#/home',
    source: HEN_PERMITS,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: { en: '2021 IBC', es: 'IBC 2021' },
        since: null,
        sources: [NV_CODE_TABLE],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'B',
        [HEN_ADMIN],
        'Henderson adopts technical codes chapter by chapter in Title 15 of its Municipal Code and updates them about every three years. Permit procedure stands apart, in Chapter 15.01, the Building & Fire Safety Administrative Code.',
        'Henderson adopta los códigos técnicos capítulo por capítulo en el Title 15 de su código municipal y los actualiza cada tres años más o menos. El trámite está aparte, en el capítulo 15.01, el Building & Fire Safety Administrative Code.',
      ),
      fact(
        'C',
        [NV_CODE_TABLE, HEN_SOUTHERN],
        'Plumbing and mechanical work follow the Uniform codes in Nevada, not the International ones. The Southern Nevada Amendments of the Clark County area come on top.',
        'La plomería y la mecánica siguen en Nevada los códigos Uniform, no los International. Encima van las Southern Nevada Amendments del área del condado de Clark.',
      ),
      fact(
        'C',
        [NV_CODE_TABLE],
        'Energy is the exception to local choice: NRS 701.220 requires the International Energy Conservation Code throughout Nevada.',
        'La energía es la excepción a la elección local: NRS 701.220 exige el International Energy Conservation Code en toda Nevada.',
      ),
      fact(
        'C',
        [NV_CODE_TABLE, NV_COUNTY_2024],
        'Each neighbor has its own edition: the table of codes by city that we read has Las Vegas on 2021 too and North Las Vegas on 2018, and unincorporated Clark County went to the 2024 building and residential codes on January 11, 2026.',
        'Cada ciudad vecina tiene su propia edición: la tabla de códigos por ciudad que leímos pone a Las Vegas también en 2021 y a North Las Vegas en 2018, y la zona no incorporada del condado de Clark pasó a los códigos de construcción y residencial 2024 el 11 de enero de 2026.',
      ),
    ],
  },
  permits: [
    fact(
      'B',
      [HEN_POOLS],
      'For pools the city hands out finished details: B-110 for setbacks, B-109 for safety glazing of windows near the water, BFS-5 for the safety barrier, and a handout with the application steps and inspections.',
      'Para piscinas la ciudad entrega detalles ya hechos: B-110 para retiros, B-109 para vidrio de seguridad cerca del agua, BFS-5 para la barrera de seguridad, y una hoja con los pasos de la solicitud y las inspecciones.',
    ),
    fact(
      'A',
      [HEN_INDEX],
      'An accessory dwelling unit needs a conditional use approval first and is allowed only next to a single-family detached house.',
      'Una unidad de vivienda accesoria necesita antes una aprobación de uso condicional y se permite solo junto a una casa unifamiliar independiente.',
    ),
    fact(
      'A',
      [HEN_INDEX],
      'Addressing takes up to ten working days, for new addresses as for changes. Ask for it early.',
      'Las direcciones tardan hasta diez días hábiles, sean nuevas o cambios. Pídalas temprano.',
    ),
    fact(
      'A',
      [HEN_PERMITS],
      'Conditions of approval can ask for more papers, another application or an extra inspection. Production homes carry their approved options in the comments, so read that page before framing.',
      'Las condiciones de aprobación pueden pedir más papeles, otra solicitud o una inspección extra. Las casas construidas en serie (production homes) traen sus opciones aprobadas en los comentarios: lea esa página antes de levantar estructura.',
    ),
    fact(
      'A',
      [HEN_PERMITS],
      'Fire inspections are not in DSC Online nor in the telephone system. Find the inspector for the area on the Fire Inspectors Area Guide and call.',
      'Las inspecciones de bomberos no están en DSC Online ni en el sistema telefónico. Busque al inspector de la zona en la Fire Inspectors Area Guide y llame.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Only where decking or structure is touched, by a permit service’s guide of July 2025.',
        es: 'Solo cuando se toca el entablado o la estructura, según la guía de julio de 2025 de un servicio de permisos.',
      },
      sources: [HEN_GUIDE],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not within the zoning height limit, by a permit service’s guide, which gives no figure; a higher one needs a permit.',
        es: 'No dentro del límite de altura de la zona, según la guía de un servicio de permisos, que no da cifra; más alta, sí.',
      },
      sources: [HEN_GUIDE],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Typically not under 200 square feet and without utilities, by a permit service’s guide; any other needs a permit.',
        es: 'Por lo común no, si mide menos de 200 pies cuadrados y no tiene servicios, según la guía de un servicio de permisos; los demás, sí.',
      },
      sources: [HEN_GUIDE],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'New or replaced, by a permit service’s guide of July 2025.',
        es: 'Nuevo o de reemplazo, según la guía de julio de 2025 de un servicio de permisos.',
      },
      sources: [HEN_GUIDE],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'New or replaced, by a permit service’s guide of July 2025.',
        es: 'Nuevo o de reemplazo, según la guía de julio de 2025 de un servicio de permisos.',
      },
      sources: [HEN_GUIDE],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'New wiring and service panels alike, by a permit service’s guide.',
        es: 'Tanto el cableado nuevo como los tableros de servicio, según la guía de un servicio de permisos.',
      },
      sources: [HEN_GUIDE],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'C',
      [HEN_GUIDE],
      'No permit, by a permit service’s guide of July 2025: paint, flooring, cabinets and trim, a swapped light fixture or faucet, and gutters. We did not find the city’s own list: ask Building and Fire Safety before you rely on this one.',
      'Sin permiso, según la guía de julio de 2025 de un servicio de permisos: pintura, pisos, gabinetes y molduras, el cambio de una lámpara o una llave, y canaletas. No hallamos la lista de la ciudad: pregunte a Building and Fire Safety antes de confiar en esta.',
    ),
  ],
  steps: [
    fact(
      'B',
      [HEN_PERMITS, HEN_APPLY],
      'Open an account in DSC Online, the city’s window for development work, where invoices are paid and inspections booked.',
      'Abra una cuenta en DSC Online, la ventanilla de la ciudad para desarrollo, donde se pagan las facturas y se piden las inspecciones.',
    ),
    fact(
      'B',
      [HEN_INDEX, HEN_APPLY],
      'Settle what comes before the building permit: the address, and for an accessory dwelling unit its conditional use approval. Planning, not Building, answers on both.',
      'Resuelva lo que va antes del permiso de construcción: la dirección y, para una vivienda accesoria, su aprobación de uso condicional. De las dos responde planificación, no el área de construcción.',
    ),
    fact(
      'B',
      [HEN_APPLY],
      'File complete: staff check that first, then send an application number with the invoice. So says the city’s page on planning applications, which also asks for one flattened PDF for each item of the checklist. Whether Building asks the same we did not read.',
      'Presente completo: el personal lo revisa primero y luego manda un número de solicitud con la factura. Así lo dice la página de la ciudad sobre solicitudes de planificación, que también pide un PDF aplanado por cada punto de la lista. No leímos si el área de construcción pide lo mismo.',
    ),
    fact(
      'B',
      [HEN_APPLY, HEN_DATA],
      'Pay the invoice in DSC Online. Review follows, and the record reads Active - Issued once the permit is out.',
      'Pague la factura en DSC Online. Sigue la revisión, y el registro dice Active - Issued cuando sale el permiso.',
    ),
    fact(
      'A',
      [HEN_PERMITS],
      'With the permit in hand read its conditions of approval: they can ask for documents, another application or an extra inspection.',
      'Con el permiso en mano lea sus condiciones de aprobación: pueden pedir documentos, otra solicitud o una inspección extra.',
    ),
    fact(
      'A',
      [HEN_PERMITS],
      'Keep all pages together on the job, call the inspections the permit lists, and close with the certificate of occupancy, or ask for a temporary one.',
      'Tenga todas las páginas juntas en la obra, pida las inspecciones que enumera el permiso y cierre con el certificado de ocupación, o pida uno temporal.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [HEN_PERMITS],
      'In DSC Online, with its Inspection Scheduling function. The page also mentions an automated telephone system, without its number.',
      'En DSC Online, con la función Inspection Scheduling. La página menciona además un sistema telefónico automático, sin su número.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [HEN_PERMITS],
        'The list for your job is the second part of the permit; at times another inspection is required for one permit.',
        'La lista de su obra es la segunda parte del permiso; a veces se exige otra inspección para un permiso.',
      ),
      fact(
        'A',
        [HEN_PERMITS],
        'A fire inspection is arranged by calling the inspector of the area, from the Fire Inspectors Area Guide.',
        'La de bomberos se acuerda llamando al inspector de la zona, según la Fire Inspectors Area Guide.',
      ),
    ],
  },
  contacts: [],
  fees: [
    fact(
      'A',
      [HEN_PERMITS],
      'No building fee schedule of Henderson was among the pages we could read. Building and Fire Safety gives the figure, and DSC Online shows the invoice.',
      'Entre las páginas que pudimos leer no había una tabla de tarifas de construcción de Henderson. La cifra la da Building and Fire Safety y la factura se ve en DSC Online.',
    ),
    fact(
      'B',
      [HEN_APPLY],
      'On planning applications staff check completeness first and then send an application number with the invoice, to be paid in DSC Online.',
      'En las solicitudes de planificación el personal revisa primero que estén completas y luego manda el número con la factura, que se paga en DSC Online.',
    ),
    fact(
      'A',
      [HEN_INDEX],
      'Assigning addresses from an approved commercial site plan or a recorded map is free. Changing an address number costs an application and notification fee that is not refunded.',
      'Asignar direcciones desde un plano comercial aprobado o un mapa registrado es gratis. Cambiar un número cuesta una tarifa de solicitud y aviso que no se devuelve.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [HEN_PERMITS],
      'No review time: the department’s page on building permits gives none and we found none elsewhere. Ask Building and Fire Safety when you file, through DSC Online.',
      'Ningún plazo: la página del departamento sobre permisos no da un tiempo de revisión y no lo hallamos en otra parte. Al presentar, pregunte a Building and Fire Safety por DSC Online.',
    ),
  ],
  returns: [
    fact(
      'B',
      [HEN_APPLY],
      'Of planning applications the city says that Community Development takes no incomplete ones and that on deadline days a complete one must be in before 11 am. Whether Building is as strict we did not read.',
      'De los trámites de planificación la ciudad dice que Community Development no acepta solicitudes incompletas y que en los días de cierre una solicitud completa debe llegar antes de las 11 am. No leímos si el área de construcción es igual de estricta.',
    ),
    fact(
      'B',
      [HEN_APPLY],
      'The same page on planning applications wants one flattened, compressed PDF per checklist item, named as the item is. An e-mail holds 25 MB; ask for the FTP link above that.',
      'La misma página de trámites de planificación pide un PDF aplanado y comprimido por cada punto de la lista, con el nombre del punto. Un correo electrónico admite 25 MB; para más, pida el enlace FTP.',
    ),
  ],
  feed: [
    fact(
      'B',
      [HEN_DATA],
      'Henderson maps its permits with case number, type, project name, address, application and issue dates and status, in one layer for residential and one for commercial. Contractor, owner and value are not in it.',
      'Henderson publica en mapa sus permisos con número de caso, tipo, nombre del proyecto, dirección, fechas de solicitud y emisión y estatus, en una capa residencial y otra comercial. No trae contratista, dueño ni valor.',
    ),
    fact(
      'B',
      [HEN_DATA],
      'The status for an open job reads Active - Issued, then Awaiting Final Review, then Done. Hold means stopped.',
      'Una obra abierta dice Active - Issued, luego Awaiting Final Review y luego Done. Hold significa detenida.',
    ),
  ],
  commonPermits: ['pool_spa', 'res_new', 'solar_pv', 'mechanical', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'May I leave only the inspection card on site?',
        es: '¿Puedo dejar en la obra solo la hoja de inspecciones?',
      },
      answer: fact(
        'A',
        [HEN_PERMITS],
        'No. Henderson asks that the permit not be divided; make extra copies for the office instead.',
        'No. Henderson pide no dividir el permiso; haga copias adicionales para la oficina.',
      ),
    },
    {
      question: {
        en: 'Can I open before the final certificate of occupancy?',
        es: '¿Puedo abrir antes del certificado de ocupación final?',
      },
      answer: fact(
        'A',
        [HEN_PERMITS],
        'A Temporary Certificate of Occupancy may be available for certain projects. Building and Fire Safety publishes the conditions under project closeout.',
        'Para ciertos proyectos puede haber un Temporary Certificate of Occupancy. Building and Fire Safety publica las condiciones en la sección de cierre de proyecto.',
      ),
    },
    {
      question: {
        en: 'My license limit is too low for this Henderson job. What now?',
        es: 'Mi límite de licencia no alcanza para esta obra de Henderson. ¿Qué hago?',
      },
      answer: fact(
        'B',
        [NV_NRS_624_COPY, NV_NRS_624],
        'Ask the State Contractors Board, on its form, to raise the limit for the single project. The request must arrive at least 5 working days before you bid, and the Board has to approve it first.',
        'Pida al State Contractors Board, en su formulario, que suba el límite para ese solo proyecto. Debe llegar al menos 5 días hábiles antes de presentar su oferta, y la Board tiene que aprobarlo antes.',
      ),
    },
    {
      question: {
        en: 'Whose details are the B-numbers on Henderson pool sheets?',
        es: '¿De quién son los detalles con número B en las hojas de piscinas?',
      },
      answer: fact(
        'B',
        [HEN_POOLS],
        'They come from the Southern Nevada Building Officials. Sheets marked BFS, and the pool handout, are the city’s own.',
        'Son de los Southern Nevada Building Officials. Las hojas marcadas BFS y la hoja de piscinas son de la ciudad.',
      ),
    },
  ],
};
