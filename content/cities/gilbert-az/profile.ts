import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const GILBERT_PERMITS = read(
  'Permits, Applications & Checklists, Town of Gilbert',
  'https://gilbertaz.gov/departments/development-services/plan-review-inspection/permits-applications',
);
const GILBERT_PERMITS_2016 = {
  ...read(
    'Permits & Applications, Town of Gilbert (2016 page)',
    'http://gilbertaz.gov/departments/development-services/permitting-plan-review/permits-applications',
  ),
  publishedOn: '2016',
};
const GILBERT_COUNTER = read(
  'One Stop Shop: New Plan Review Programs, Town of Gilbert (older page)',
  'http://www.gilbertaz.gov/departments/development-services/one-stop-shop',
);
const GILBERT_REVIEW = read(
  'Plan Review, Town of Gilbert',
  'https://www.gilbertaz.gov/departments/development-services/permitting-plan-review/plan-review',
);
const GILBERT_CODES_2013 = {
  ...read(
    'Plan Review & Inspection: codes effective December 7, 2013, Town of Gilbert',
    'http://gilbertaz.gov/departments/development-services/permitting-plan-review',
  ),
  publishedOn: '2013',
};
const GILBERT_CODES_2021 = read(
  'Gilbert Residential Design & Permit Information (design firm)',
  'https://www.residentialdesignaz.com/gilbert',
);
const GILBERT_RECORDS = read(
  'Growth and development tables, Town of Gilbert open data',
  'https://maps.gilbertaz.gov/arcgis/rest/services/OD/Growth_Development_Tables_1/MapServer/3',
);

const read27 = sourceReadOn('2026-11-27');

const GILBERT_FEES = costNotes(
  'Planning & Development Fees and Charges, Town of Gilbert, revised July 1, 2026',
);
const GILBERT_FEE_NEWS = {
  ...read27(
    'Gilbert council approves development services fees (Rose Law Group Reporter, May 2025)',
    'https://roselawgroupreporter.com/2025/05/gilbert-council-approves-new-development-services-fees',
  ),
  publishedOn: '2025-05',
};
const GILBERT_DAYS = {
  ...read27(
    'Gilbert’s Gone Virtual for Plan Review, Permitting and Inspections, Town of Gilbert',
    'https://alex.gilbertaz.gov/2021/03/22/permits/',
  ),
  publishedOn: '2021-03-22',
};
const today = sourceReadOn('2026-11-28');

const GILBERT_AGENT = today(
  'Your Gilbert Remodel Permit Playbook: One Stop Shop (a real estate agent)',
  'https://logansellsaz.com/blog/your-gilbert-remodel-permit-playbook-one-stop-shop',
);
const GILBERT_ROOFERS = today(
  'Roofing contractors in Gilbert, Arizona (ReadyDocs compliance guide)',
  'https://compliance.thereadydocs.app/contractors/arizona/maricopa-county/gilbert/roofing',
);
const GILBERT_PROGRAMS = read27(
  'Project Management: plan review programs, Town of Gilbert',
  'https://www.gilbertaz.gov/departments/economic-development/partners-and-programs/project-management',
);

export const profile: CityProfile = {
  slug: 'gilbert-az',
  intro: [
    {
      text: {
        en: 'Gilbert is a town that keeps builders’ hours: most services run 7 a.m. to 6 p.m., Monday to Thursday. Building and fire inspections keep their own schedule.',
        es: 'Gilbert es un municipio con horario de obra: la mayoría de los servicios atiende de 7 a. m. a 6 p. m., de lunes a jueves. Las inspecciones de construcción e incendio tienen su propio horario.',
      },
      sources: [GILBERT_PERMITS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Its forms list shows a self-certification program of its own, One & Done, beside certificates for foundation depth, post-tension slabs and special inspection, and a request form for permit extensions.',
        es: 'Su lista de formularios muestra un programa propio de autocertificación, One & Done, junto a certificados de profundidad de cimentación, losas postensadas e inspección especial, y un formulario para pedir prórroga del permiso.',
      },
      sources: [GILBERT_PERMITS],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Development Services, Plan Review & Inspection',
    url: 'https://gilbertaz.gov/departments/development-services/plan-review-inspection/permits-applications',
    source: GILBERT_PERMITS,
    confidence: 'A',
  },
  portal: {
    name: 'Permits, Applications & Checklists, Town of Gilbert',
    url: 'https://gilbertaz.gov/departments/development-services/plan-review-inspection/permits-applications',
    source: GILBERT_PERMITS,
    confidence: 'A',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'energy'],
        edition: { en: '2021 I-codes with Gilbert amendments', es: 'I-codes 2021 con enmiendas de Gilbert' },
        since: null,
        sources: [GILBERT_CODES_2021],
        confidence: 'C',
      },
      {
        fields: ['electrical'],
        edition: { en: '2020 NEC with Gilbert amendments', es: 'NEC 2020 con enmiendas de Gilbert' },
        since: null,
        sources: [GILBERT_CODES_2021],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'A',
        [GILBERT_CODES_2013],
        'Older houses were permitted under the 2012 codes of December 7, 2013, when Gilbert kept the 2006 energy code and left the 2012 one voluntary. Useful when you tie into work from those years.',
        'Casas anteriores se permitieron con los códigos de 2012, desde el 7 de diciembre de 2013, cuando Gilbert conservó el código de energía de 2006 y dejó el de 2012 como voluntario. Sirve al unirse a obra de esos años.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Work in a commercial building must be done by an Arizona-licensed contractor, and plans for anything but a single-family house may have to come from an Arizona registrant.',
        es: 'El trabajo en un edificio comercial debe hacerlo un contratista con licencia de Arizona, y los planos de todo lo que no sea casa unifamiliar pueden tener que venir de un profesional registrado en Arizona.',
      },
      sources: [GILBERT_PERMITS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Pick the right list before you draw: Gilbert keeps separate submittal checklists for new houses, for additions and accessory buildings, for tenant improvements, group homes and subdivision amenities.',
        es: 'Elija la lista correcta antes de hacer los planos: Gilbert tiene listas de entrega separadas para casas nuevas, ampliaciones y edificios accesorios, adecuación de locales, hogares grupales (group homes) y áreas comunes de fraccionamientos.',
      },
      sources: [GILBERT_PERMITS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Gas lines, fences, spas, like-for-like change-outs, residential patios, gazebos and demolition have been counter candidates, judged case by case for complexity.',
        es: 'Líneas de gas, cercas, spas, reemplazos igual por igual, patios residenciales, gazebos y demolición han sido candidatos a la ventanilla, evaluados caso por caso según su complejidad.',
      },
      sources: [GILBERT_COUNTER],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'For most roof replacements, says a guide for roofing contractors.',
        es: 'Para la mayoría de los cambios de techo, dice una guía para techadores.',
      },
      sources: [GILBERT_ROOFERS],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Only when the opening changes, a local real estate agent’s guide says.',
        es: 'Solo cuando cambia el vano, dice la guía de un agente inmobiliario local.',
      },
      sources: [GILBERT_AGENT],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 3 feet, by the town’s page of 2016.',
        es: 'Solo con más de 3 pies, según la página del municipio de 2016.',
      },
      sources: [GILBERT_PERMITS_2016],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 200 square feet, by the town’s page of 2016; it must not be lived in.',
        es: 'Solo con más de 200 pies cuadrados, según la página del municipio de 2016; no puede habitarse.',
      },
      sources: [GILBERT_PERMITS_2016],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'An equal change-out can pass at the counter; a residential mechanical permit is $150.',
        es: 'Un reemplazo igual puede pasar por la ventanilla; un permiso mecánico residencial cuesta $150.',
      },
      sources: [GILBERT_COUNTER, GILBERT_FEES],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A small plumbing permit; an equal change-out can pass at the counter.',
        es: 'Un permiso menor de plomería; un reemplazo igual puede pasar por la ventanilla.',
      },
      sources: [GILBERT_COUNTER, GILBERT_REVIEW],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'B',
      [GILBERT_PERMITS_2016],
      'Fences up to 3 feet and storage sheds up to 200 square feet stay below the line the town drew in 2016. Free of a permit or not, a shed has to keep the setbacks of its zone.',
      'Las cercas de hasta 3 pies y los cobertizos de hasta 200 pies cuadrados quedan bajo la línea que el municipio trazó en 2016. Con o sin permiso, un cobertizo respeta los retiros de su zona.',
    ),
  ],
  steps: [
    fact(
      'A',
      [GILBERT_REVIEW],
      'Have Planning approve the project; building drawings are not reviewed before.',
      'Haga que Planning apruebe el proyecto; antes no se revisan los planos de construcción.',
    ),
    fact(
      'A',
      [GILBERT_PERMITS],
      'Take the submittal checklist of your kind of job from the town’s permits page and send the set by Electronic Plan Review, linked there; the permit’s status and inspections are under Access Permits Look-up and Schedule Inspections Online.',
      'Tome de la página de permisos del municipio la lista de verificación de su tipo de obra y mande los planos por Electronic Plan Review, enlazado ahí; el estatus del permiso y las inspecciones están en Access Permits Look-up and Schedule Inspections Online.',
    ),
    fact(
      'A',
      [GILBERT_REVIEW],
      'Pay the estimated review fee, unless yours is among the permits that skip it.',
      'Pague la tarifa estimada de revisión, salvo que su permiso esté entre los que no la adelantan.',
    ),
    fact(
      'A',
      [GILBERT_REVIEW],
      'After the first review settle the balance, correct what is asked and collect the permit.',
      'Tras la primera revisión salde la diferencia, corrija lo pedido y recoja el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [GILBERT_PERMITS],
      'Online, from the town’s permits page: “Access Permits Look-up and Schedule Inspections Online”. Some inspections can be done by video, as Virtual Building Inspections.',
      'En línea, desde la página de permisos del municipio: “Access Permits Look-up and Schedule Inspections Online”. Algunas pueden hacerse por video, como Virtual Building Inspections.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [GILBERT_PERMITS],
        'Building, engineering and fire inspectors keep hours of their own, not the town’s office week of Monday to Thursday.',
        'Los inspectores de construcción, ingeniería y bomberos tienen su propio horario, no la semana de oficina de lunes a jueves.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Development Services, One Stop Shop',
      phone: '+14805036700',
      mail: 'onestopshop@gilbertaz.gov',
      hours: { en: 'Monday to Thursday, 7 a.m. to 6 p.m.', es: 'Lunes a jueves, de 7 a.m. a 6 p.m.' },
      source: GILBERT_PERMITS,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [GILBERT_FEES],
      'The schedule revised July 1, 2026 goes by value and adds 65% for plan review. Both together come to $288.75 on a job of $10,000, $957.00 on one of $50,000 and $1,472.63 on one of $100,000; a residential mechanical permit by itself is $150.',
      'La tabla revisada el 1 de julio de 2026 va por valor y suma 65% por la revisión de planos. Las dos juntas dan $288.75 en una obra de $10,000, $957.00 en una de $50,000 y $1,472.63 en una de $100,000; un permiso mecánico residencial suelto cuesta $150.',
    ),
    fact(
      'C',
      [GILBERT_FEES, GILBERT_FEE_NEWS],
      'The bands: $75 for the first $2,000 and $12.50 for each further $1,000; from $25,000, $355 and $9.00; from $50,000, $580 and $6.25. The first two do not meet, $362.50 at $25,000 by one and $355 by the other, and the copy we read gives them so: ask which holds there. Older price lists are out of date, above all those from before July 2025, when the council made the first overhaul in two decades.',
      'Los tramos: $75 por los primeros $2,000 y $12.50 por cada $1,000 más; desde $25,000, $355 y $9.00; desde $50,000, $580 y $6.25. Los dos primeros no empalman, $362.50 en $25,000 por uno y $355 por el otro, y así los da la copia que leímos: pregunte cuál vale ahí. Las listas anteriores ya no sirven, sobre todo las de antes de julio de 2025, cuando el concejo hizo la primera reforma en dos décadas.',
    ),
    {
      text: {
        en: 'Most applications pay an estimated plan review fee up front, figured on the valuation you state. The town settles the balance, or credits it, after the first review.',
        es: 'La mayoría de las solicitudes paga por adelantado una tarifa estimada de revisión, calculada sobre el valor que usted declara. El municipio liquida o abona la diferencia tras la primera revisión.',
      },
      sources: [GILBERT_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Pools and spas, standardized homes, small electrical, plumbing and mechanical permits, and traffic control skip that prepayment. Signs pay the whole permit fee when they apply.',
        es: 'Piscinas y spas, casas estándar, permisos menores de electricidad, plomería y mecánica, y control de tráfico no pagan ese adelanto. Los letreros pagan toda la tarifa al presentar la solicitud.',
      },
      sources: [GILBERT_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'A building valuation chart, building impact fees and wastewater system development fees sit in the same Development Services schedule. Read it before you price a house.',
        es: 'La tabla de valores, las tarifas de impacto y las de desarrollo del sistema de alcantarillado están en la misma tabla de Development Services. Léala antes de cotizar una casa.',
      },
      sources: [GILBERT_REVIEW],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [GILBERT_DAYS],
      'In March 2021 the town gave its standard turnaround as 12 business days for residential projects and 13 for commercial ones. We read no newer figure: ask for today’s at 480-503-6700 when you submit.',
      'En marzo de 2021 el municipio daba como plazo normal 12 días hábiles para proyectos residenciales y 13 para comerciales. No leímos una cifra más nueva: pregunte por la de hoy en el 480-503-6700 al presentar.',
    ),
    fact(
      'B',
      [GILBERT_COUNTER, GILBERT_PROGRAMS],
      'Two town pages, one of them older, offer 1 to 3 working days for additions, garage conversions, detached structures and minor tenant improvements up to 2,500 square feet, and typically 8 for a tenant improvement with a single review, where the design professional certifies the corrections.',
      'Dos páginas del municipio, una de ellas anterior, ofrecen de 1 a 3 días hábiles para ampliaciones, conversiones de cochera, estructuras separadas y adecuaciones menores hasta 2,500 pies cuadrados, y por lo común 8 para adecuar un local con una sola revisión, si el profesional certifica las correcciones.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'The town says what new-house sets most often lack: calculations for gravity loads and lateral resistance, and complete floor plans, sections and elevations.',
        es: 'El municipio dice qué falta más a menudo en los planos de casas nuevas: cálculos de carga gravitacional y resistencia lateral, y plantas, cortes y elevaciones completos.',
      },
      sources: [GILBERT_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Building drawings are reviewed only after Planning has approved the project. Get that approval first.',
        es: 'Los planos de construcción se revisan solo después de que Planning aprueba el proyecto. Consiga primero esa aprobación.',
      },
      sources: [GILBERT_REVIEW],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'The town’s open tables give permit type, status, address, ZIP and the dates of application, issue and final. They name neither the contractor nor a value.',
        es: 'Las tablas abiertas del municipio dan tipo de permiso, estatus, dirección, código postal y las fechas de solicitud, de emisión y final. No nombran al contratista ni dan valor.',
      },
      sources: [GILBERT_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'Some endings are Gilbert’s own: Finaled No Inspection Req’d, and Closed at Conversion for permits carried over from an older system. Neither proves that an inspector came.',
        es: 'Algunos cierres son propios de Gilbert: Finaled No Inspection Req’d, y Closed at Conversion para permisos traídos de un sistema anterior. Ninguno prueba que vino un inspector.',
      },
      sources: [GILBERT_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['pool_spa', 'res_new', 'fence', 'res_alteration', 'sign'],
  faq: [
    {
      question: {
        en: 'Can Gilbert approve a plan set in one meeting?',
        es: '¿Gilbert puede aprobar unos planos en una sola reunión?',
      },
      answer: {
        text: {
          en: 'The older One Stop Shop page describes it: complete plans, a meeting booked 10 days ahead, the registrant present, design review and plat already approved. If all is well, the permit can be issued at once.',
          es: 'La página anterior de One Stop Shop lo describe: planos completos, reunión pedida con 10 días, el profesional presente, revisión de diseño y plano de lotes ya aprobados. Si todo está bien, el permiso puede emitirse de inmediato.',
        },
        sources: [GILBERT_COUNTER],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'What do I pay when I apply for a pool in Gilbert?',
        es: '¿Qué pago al solicitar una piscina en Gilbert?',
      },
      answer: {
        text: {
          en: 'No prepaid review fee: swimming pools and spas are on the list that is spared it. Small electrical, plumbing and mechanical permits are on it too.',
          es: 'Ninguna tarifa de revisión por adelantado: piscinas y spas están en la lista de exentos de ese adelanto. Los permisos menores de electricidad, plomería y mecánica también.',
        },
        sources: [GILBERT_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which code edition does Gilbert enforce today?',
        es: '¿Qué edición de código aplica Gilbert hoy?',
      },
      answer: {
        text: {
          en: 'The 2021 cycle with the 2020 NEC, according to a design firm; the town keeps its list under Current Building & Fire Codes. Check it on the day you apply.',
          es: 'El ciclo 2021 con el NEC de 2020, según una oficina de diseño; el municipio tiene su lista en Current Building & Fire Codes. Verifíquela el día de la solicitud.',
        },
        sources: [GILBERT_CODES_2021, GILBERT_PERMITS],
        confidence: 'C',
      },
    },
  ],
};
