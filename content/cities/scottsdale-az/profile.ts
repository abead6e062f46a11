import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { AZ_9_835, costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const SCOTTSDALE_REVIEW = read(
  'Plan Review Services, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/plan-review-services',
);
const SCOTTSDALE_REVIEW_EARLIER = read(
  'Plan Review Services, City of Scottsdale (earlier copy)',
  'http://scottsdaleaz.gov/planning-development/plan-review-services',
);
const SCOTTSDALE_PERMITS = read(
  'Permit Services, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/permit-services',
);
const SCOTTSDALE_FAQ = read(
  'Inspections: Frequently Asked Questions, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/inspections/faqs',
);
const SCOTTSDALE_EXTENSION = read(
  'Requesting an Extension of a Building Permit, City of Scottsdale',
  'https://scottsdaleaz.gov/planning-development/inspection-services/permit-extension-request',
);
const SCOTTSDALE_GREEN = read(
  'Green Codes, City of Scottsdale',
  'https://scottsdaleaz.gov/green-building-program/green-codes',
);
const SCOTTSDALE_GREEN_NEWS = read(
  'Scottsdale becomes first in Arizona to mandate green building rules (Arizona Technology Council)',
  'https://www.aztechcouncil.org/scottsdale-becomes-first-in-arizona-to-mandate-green-building-rules/',
);
const SCOTTSDALE_PROCESS = read(
  'Development Process, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/development-process',
);
const SCOTTSDALE_OWNER = {
  ...read(
    'Permit Services, One Stop Shop, City of Scottsdale (2015 page)',
    'http://www.scottsdaleaz.gov/Page46.aspx',
  ),
  publishedOn: '2015',
};
const SCOTTSDALE_RECORDS = read(
  'Building permits table, City of Scottsdale open data',
  'https://maps.scottsdaleaz.gov/arcgis/rest/services/OpenData_Tabular/MapServer/12',
);

const reread = sourceReadOn('2026-11-24');

const SCOTTSDALE_HOME = reread(
  'Home Improvement, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/home-improvement',
);
const SCOTTSDALE_INSPECT = reread(
  'Inspection Services, City of Scottsdale (older page)',
  'http://www.scottsdaleaz.gov/building-resources/inspections',
);
const SCOTTSDALE_CONTACTS = reread(
  'Scottsdale Development Process: contacts (older page)',
  'http://www.scottsdaleaz.gov/page20908.aspx',
);

const SCOTTSDALE_FEES = permitFeesNotes(
  'Permit and plan review fee schedules, Resolution 13661, City of Scottsdale, in force since July 1, 2026',
  'research/arizona/scottsdale.md',
);
const SCOTTSDALE_MINIMUM = costNotes('Permit services and fee schedules, City of Scottsdale');
const SCOTTSDALE_SPUR = permitFeesNotes(
  'Scottsdale SPUR, the city’s permitting system: its address',
  'src/content/scottsdale/index.ts',
);

const today = sourceReadOn('2026-11-28');

const SCOTTSDALE_CODES = today(
  'Building Code Information, City of Scottsdale',
  'https://www.scottsdaleaz.gov/codes/building-code',
);
const SCOTTSDALE_DESIGN = today(
  'Building Codes: climatic and geographic design criteria, City of Scottsdale',
  'https://scottsdaleaz.gov/codes-and-ordinances/building-codes',
);
const SCOTTSDALE_ENERGY = today(
  'Scottsdale adopts mandatory green building requirements, City of Scottsdale',
  'https://www.scottsdaleaz.gov/news/scottsdale-adopts-mandatory-green-building-requirements',
);
const SCOTTSDALE_SCHEDULING = today(
  'Inspection Services, City of Scottsdale',
  'https://scottsdaleaz.gov/planning-development/inspection-services',
);

const SCOTTSDALE_2017 = today(
  'Scottsdale updates building, fire codes for enhanced safety (Scottsdale Independent)',
  'https://www.scottsdaleindependent.com/news/scottsdale-updates-building-fire-codes-for-enhanced-safety/',
);
const SCOTTSDALE_WALLS = today(
  'Fences and Walls, City of Scottsdale (older page)',
  'http://www.scottsdaleaz.gov/codes/walls',
);

export const profile: CityProfile = {
  slug: 'scottsdale-az',
  intro: [
    {
      text: {
        en: 'Five disciplines read every Scottsdale plan: Planning, Building, Engineering, Stormwater and Fire. Once they agree and the fees are paid, the permit is issued.',
        es: 'Cinco disciplinas leen cada plano en Scottsdale: Planning, Building, Engineering, Stormwater y Fire. Cuando están de acuerdo y las tarifas pagadas, se emite el permiso.',
      },
      sources: [SCOTTSDALE_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Scottsdale was the first city in Arizona to make a green construction code mandatory for new commercial buildings, after years as a voluntary program.',
        es: 'Scottsdale fue la primera ciudad de Arizona en hacer obligatorio un código de construcción verde para edificios comerciales nuevos, tras años como programa voluntario.',
      },
      sources: [SCOTTSDALE_GREEN_NEWS],
      confidence: 'C',
    },
    {
      text: {
        en: 'Houses, interior tenant improvements and small-scope permits usually go straight to plan review. Commercial and apartment projects pass a pre-application and a planning case first.',
        es: 'Las casas, las adecuaciones interiores de locales y los permisos de alcance menor suelen ir directo a revisión de planos. Los proyectos comerciales y de apartamentos pasan antes por una presolicitud y un caso de planeación.',
      },
      sources: [SCOTTSDALE_PROCESS],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Plan Review Services and Permit Services',
    url: 'https://www.scottsdaleaz.gov/planning-development/plan-review-services',
    source: SCOTTSDALE_REVIEW,
    confidence: 'A',
  },
  portal: {
    name: 'Scottsdale SPUR',
    url: 'https://www.scottsdaleaz.gov/planning-development/scottsdale-spur',
    source: SCOTTSDALE_SPUR,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical'],
        edition: {
          en: '2021 I-codes with Scottsdale amendments',
          es: 'I-codes 2021 con enmiendas de Scottsdale',
        },
        since: '2023-01-01',
        sources: [SCOTTSDALE_CODES, SCOTTSDALE_DESIGN, SCOTTSDALE_GREEN],
        confidence: 'A',
      },
      {
        fields: ['energy'],
        edition: { en: '2021 IECC with Scottsdale amendments', es: 'IECC 2021 con enmiendas de Scottsdale' },
        since: '2023-01-07',
        sources: [SCOTTSDALE_ENERGY, SCOTTSDALE_GREEN],
        confidence: 'A',
      },
    ],
    notes: [
      fact(
        'C',
        [SCOTTSDALE_2017, SCOTTSDALE_CONTACTS, SCOTTSDALE_PERMITS],
        'The codes before these, of 2017, had the 2014 NEC for electrical work. We did not find which edition replaced it in 2023. Ask the One Stop Shop, 480-312-2500; an older city page also names a Building Code Hotline, 480-312-2633.',
        'Los códigos anteriores, de 2017, tenían el NEC 2014 para la electricidad. No hallamos qué edición lo reemplazó en 2023. Pregunte en One Stop Shop, 480-312-2500; una página anterior de la ciudad nombra además una Building Code Hotline, 480-312-2633.',
      ),
      fact(
        'A',
        [SCOTTSDALE_GREEN],
        'The 2021 International Green Construction Code came with the other 2021 codes and has been mandatory since July 1, 2023.',
        'Con los demás códigos 2021 llegó el International Green Construction Code 2021, obligatorio desde el 1 de julio de 2023.',
      ),
      fact(
        'A',
        [SCOTTSDALE_CODES, SCOTTSDALE_ENERGY],
        'The city’s pages give two first days: January 1, 2023 for the building codes, January 7, 2023 for the energy code.',
        'Las páginas de la ciudad dan dos fechas de inicio: 1 de enero de 2023 para los códigos de construcción y 7 de enero de 2023 para el de energía.',
      ),
      fact(
        'A',
        [SCOTTSDALE_GREEN],
        'Its energy amendments ask for cool roofs with a solar reflectance index of 64 or more, solar-ready roof zones on houses and businesses, daylight controls, and commissioning of mechanical and lighting systems.',
        'Sus enmiendas de energía piden techos fríos con índice de reflectancia solar de 64 o más, zonas de techo listas para solar en casas y negocios, controles de luz natural, y puesta a punto de sistemas mecánicos y de iluminación.',
      ),
      fact(
        'A',
        [SCOTTSDALE_DESIGN],
        'For the drawings: wind 105 mph for category II under the 2021 IBC and IRC, exposure B or C, no snow load. A small commercial job without a soils report may count on 1,500 psf at most.',
        'Para los planos: viento de 105 mph en la categoría II según IBC e IRC 2021, exposición B o C, sin carga de nieve. Una obra comercial pequeña sin estudio de suelos puede contar con 1,500 psf como máximo.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Small Scope Review takes remodels and additions under 500 square feet combined (no second floor), covered patios, carport and garage conversions, accessory buildings under 1,000 square feet, and roof solar that follows the city’s placement guide.',
        es: 'Small Scope Review recibe remodelaciones y ampliaciones de menos de 500 pies cuadrados en total (sin segundo piso), patios techados, conversiones de techo para autos (carport) y de cochera, edificios accesorios de menos de 1,000 pies cuadrados y solar en techo según la guía de la ciudad.',
      },
      sources: [SCOTTSDALE_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'That short lane is closed to lots in a FEMA A flood zone, to Environmentally Sensitive Lands zoning, and to non-conforming structures. They take full review.',
        es: 'Ese carril corto está cerrado a lotes en zona inundable A de FEMA, a la zonificación Environmentally Sensitive Lands y a estructuras no conformes. Van a revisión completa.',
      },
      sources: [SCOTTSDALE_REVIEW],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not when the same roofing material is used; otherwise it needs one.',
        es: 'No cuando se usa el mismo material de techo; en los demás casos, sí.',
      },
      sources: [SCOTTSDALE_HOME],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for glass alone, save at a pool enclosure or a garage; for a whole window or an exterior door ask 480-312-2500.',
        es: 'No para cambiar solo el vidrio, salvo en el cierre de una piscina o en una cochera; por una ventana entera o una puerta exterior pregunte al 480-312-2500.',
      },
      sources: [SCOTTSDALE_HOME, SCOTTSDALE_PERMITS],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 3 feet or where it retains soil; replacing a fence follows the same rule.',
        es: 'Solo si pasa de 3 pies o contiene tierra; reemplazar una cerca sigue la misma regla.',
      },
      sources: [SCOTTSDALE_FAQ, SCOTTSDALE_WALLS],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 200 square feet, if nobody lives in it and it has no utilities, though Planning wants a site plan; otherwise yes.',
        es: 'No uno de hasta 200 pies cuadrados que nadie habita y sin servicios, aunque Planning pide un plano de sitio; cualquier otro, sí.',
      },
      sources: [SCOTTSDALE_HOME, SCOTTSDALE_PERMITS],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit; portable and window units do not need it.',
        es: 'Un permiso mecánico; los equipos portátiles y de ventana no lo llevan.',
      },
      sources: [SCOTTSDALE_PERMITS],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit, for a replacement too.',
        es: 'Un permiso de plomería, también para un reemplazo.',
      },
      sources: [SCOTTSDALE_PERMITS],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit, for any wiring installed, altered or repaired.',
        es: 'Un permiso eléctrico, para todo cableado que se instale, cambie o repare.',
      },
      sources: [SCOTTSDALE_PERMITS],
      confidence: 'A',
    },
  ],
  exemptions: [
    {
      text: {
        en: 'Fences and walls up to 3 feet need no permit; retaining walls always do. Above 3 feet fences and walls take a site plan, a permit and inspections, and above 6 feet an engineer designs them as structural walls.',
        es: 'Las cercas y muros de hasta 3 pies no llevan permiso; los muros de contención lo llevan siempre. Con más de 3 pies, las cercas y muros llevan plano de sitio, permiso e inspecciones, y con más de 6 los diseña un ingeniero como muros estructurales.',
      },
      sources: [SCOTTSDALE_FAQ],
      confidence: 'A',
    },
    fact(
      'A',
      [SCOTTSDALE_HOME],
      'No permit for drywall or stucco repair, cabinets and counters, interior doors, hardware and trim. Doors and trim at a pool enclosure or a garage are the exception.',
      'Sin permiso: reparar placas de yeso (drywall) o estuco, gabinetes y cubiertas de cocina, puertas interiores, herrajes y molduras. La excepción son puertas y molduras en el cierre de una piscina o en una cochera.',
    ),
    fact(
      'A',
      [SCOTTSDALE_HOME],
      'Some work that needs no permit still has to go past the planning counter: patio slabs and driveways, low-voltage garden lights, masonry fire pits and barbecues, and exterior paint on Environmentally Sensitive Lands or historic property.',
      'Algunos trabajos que no llevan permiso deben pasar igual por la ventanilla de planeación: losas de patio y entradas, luces de jardín de bajo voltaje, fogones y asadores de mampostería, y pintura exterior en Environmentally Sensitive Lands o propiedad histórica.',
    ),
  ],
  steps: [
    fact(
      'A',
      [SCOTTSDALE_PROCESS],
      'A commercial or multifamily project starts with a pre-application and a planning case; a house, an interior fit-out or a small-scope job starts at plan review.',
      'Un proyecto comercial o multifamiliar empieza con presolicitud y caso de planeación; una casa, una adecuación interior o un trabajo pequeño empieza en la revisión de planos.',
    ),
    fact(
      'A',
      [SCOTTSDALE_REVIEW, SCOTTSDALE_PERMITS],
      'Submit the application and plans in the SPUR portal, or at the One Stop Shop, and pay the plan check fee with them.',
      'Presente solicitud y planos en el portal SPUR, o en One Stop Shop, y pague con ellos la tarifa de revisión.',
    ),
    fact(
      'A',
      [SCOTTSDALE_REVIEW],
      'The five disciplines comment; correct until all of them agree.',
      'Las cinco disciplinas comentan; corrija hasta que todas estén de acuerdo.',
    ),
    fact(
      'B',
      [SCOTTSDALE_REVIEW, SCOTTSDALE_OWNER],
      'Pay the permit fees. An owner-builder also hands in the Owner Builder Form before issue.',
      'Pague las tarifas del permiso. El propietario constructor entrega además el Owner Builder Form antes de la emisión.',
    ),
    fact(
      'A',
      [SCOTTSDALE_INSPECT],
      'Post the inspection job card you receive with the permit on site, together with an approved set of plans.',
      'Coloque en la obra la tarjeta de inspección que recibe con el permiso, junto con un juego aprobado de planos.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [SCOTTSDALE_SCHEDULING, SCOTTSDALE_FAQ],
      'Online, as the city prefers, or by the QR code on the inspection card or permit. Online you need the keycode from the permit receipt and a code from the Inspection Code Lookup. Fire and life safety: 480-312-1855.',
      'En línea, como prefiere la ciudad, o con el código QR de la tarjeta de inspección o del permiso. En línea hacen falta el código del recibo del permiso y uno de la Inspection Code Lookup. Incendios: 480-312-1855.',
    ),
    cutOff: fact(
      'A',
      [SCOTTSDALE_SCHEDULING],
      'Ask for one day out of the five business days that the online calendar offers; the page sets no hour.',
      'Pida un día de los cinco hábiles que ofrece el calendario en línea; la página no fija una hora.',
    ),
    visit: fact(
      'A',
      [SCOTTSDALE_SCHEDULING, SCOTTSDALE_INSPECT],
      'Inspectors work 6 a.m. to 2:30 p.m. from April to October and 7 a.m. to 3:30 p.m. from November to March. Call yours in the first half hour of that day for an estimated time; only the inspector can give it.',
      'Los inspectores trabajan de 6 a. m. a 2:30 p. m. de abril a octubre y de 7 a. m. a 3:30 p. m. de noviembre a marzo. Llame al suyo en la primera media hora de ese día para saber la hora aproximada; solo él puede darla.',
    ),
    notes: [
      fact(
        'A',
        [SCOTTSDALE_SCHEDULING],
        'Post the job card that came with the permit, with an approved set of plans beside it.',
        'Ponga a la vista la tarjeta de obra que vino con el permiso, junto con un juego de planos aprobados.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'One Stop Shop, Development Services Permitting',
      phone: '+14803122500',
      address: '7447 E. Indian School Road, Scottsdale, AZ 85251',
      source: SCOTTSDALE_PERMITS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Inspection Services',
      phone: '+14803125750',
      source: SCOTTSDALE_CONTACTS,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Building Code Hotline',
      phone: '+14803122633',
      source: SCOTTSDALE_CONTACTS,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [SCOTTSDALE_FEES, SCOTTSDALE_MINIMUM],
      'Since July 1, 2026 a water heater has its own fee of $63, changing an air conditioner costs $121, the minimum of a permit in one trade, and home solar is $168. A house remodel is $237 plus $0.282 a square foot with air conditioning and $0.162 for its review: $459 for 500 square feet.',
      'Desde el 1 de julio de 2026 un calentador de agua tiene su propia tarifa, $63; cambiar un aire acondicionado cuesta $121, el mínimo de un permiso de un solo oficio, y la energía solar de una casa, $168. Remodelar una casa es $237 más $0.282 por pie cuadrado con aire acondicionado y $0.162 por su revisión: $459 por 500 pies cuadrados.',
    ),
    fact(
      'B',
      [SCOTTSDALE_FEES],
      'New houses and additions pay $237, then $0.94 a square foot with air conditioning and $0.54 covered without, and $0.54 and $0.34 for plan review. A house of 2,500 square feet with a covered patio of 400 square feet comes to $4,289. A pool that the schedule calls “attached” is $432 plus $0.61 a square foot; a reinspection $121.',
      'Casas nuevas y ampliaciones pagan $237, luego $0.94 por pie cuadrado con aire acondicionado y $0.54 techado sin él, y $0.54 y $0.34 por la revisión. Una casa de 2,500 pies cuadrados con un patio techado de 400 pies cuadrados da $4,289. Una piscina que la tabla llama «attached» paga $432 más $0.61 por pie cuadrado; una reinspección, $121.',
    ),
    {
      text: {
        en: 'The plan check fee is due with the application, at the One Stop Shop or online. The short-review clock starts when that fee is paid, not when you upload.',
        es: 'La tarifa de revisión se paga con la solicitud, en One Stop Shop o en línea. El reloj de la revisión corta empieza cuando se paga esa tarifa, no cuando usted sube los planos.',
      },
      sources: [SCOTTSDALE_PERMITS, SCOTTSDALE_REVIEW_EARLIER],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'A Small Scope Review is completed in 7 days from payment of the plan review fee, says a copy of the city page; another copy of it says 3 to 7. For full review we did not find the time frames that state law has cities post; that law leaves out work on a residential lot. Ask the One Stop Shop, 480-312-2500.',
        es: 'Una Small Scope Review se completa en 7 días desde el pago de la tarifa de revisión, dice una copia de la página de la ciudad; otra copia dice de 3 a 7. Para la revisión completa no hallamos los plazos que la ley estatal manda publicar; esa ley deja fuera la obra en un lote residencial. Pregunte en One Stop Shop, 480-312-2500.',
      },
      sources: [SCOTTSDALE_REVIEW_EARLIER, AZ_9_835],
      confidence: 'C',
    },
  ],
  returns: [
    {
      text: {
        en: 'A property that needs additional research is not Small Scope, whatever the size of the job, and has to be submitted for review. Look up ESL (environmentally sensitive lands) zoning, the flood zone and old non-conforming work before you choose the application.',
        es: 'Una propiedad que requiere más investigación no es Small Scope, sea cual sea el tamaño del trabajo, y va a revisión. Consulte la zonificación ESL (terrenos ambientalmente sensibles), la zona inundable y la obra no conforme antes de elegir la solicitud.',
      },
      sources: [SCOTTSDALE_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'A permit becomes invalid 180 days after issue without a start, or after 180 days of abandoned work (Ordinance 4284, section 105.5). Extensions are in writing, 180 days each, with a reason.',
        es: 'Un permiso pierde validez a los 180 días de emitido sin empezar, o tras 180 días de abandono (Ordinance 4284, sección 105.5). Las prórrogas son por escrito, de 180 días cada una, con justificación.',
      },
      sources: [SCOTTSDALE_EXTENSION],
      confidence: 'A',
    },
    {
      text: {
        en: 'Owners who build for themselves sign the Owner Builder Form before issue; one who improves to sell needs a Scottsdale transaction privilege tax license on it. The 2015 page says so.',
        es: 'El propietario que construye por su cuenta firma el Owner Builder Form antes de la emisión; quien mejora para vender necesita ahí su licencia de impuesto de transacciones de Scottsdale. Así lo dice la página de 2015.',
      },
      sources: [SCOTTSDALE_OWNER],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'The city’s open table shows permit number, type, address, status and issue date, and stops there: no contractor, no value, no description of the work.',
        es: 'La tabla abierta de la ciudad muestra número, tipo, dirección, estatus y fecha de emisión, y ahí termina: sin contratista, sin valor, sin descripción del trabajo.',
      },
      sources: [SCOTTSDALE_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'Its status words are plain: PENDING, ACTIVE, FINALLED (with two L’s), EXPIRED, WITHDRAWN, REFUND, ON HOLD.',
        es: 'Sus palabras de estatus son sencillas: PENDING, ACTIVE, FINALLED (con dos eles), EXPIRED, WITHDRAWN, REFUND y ON HOLD.',
      },
      sources: [SCOTTSDALE_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['pool_spa', 'res_alteration', 'fence', 'solar_pv', 'commercial_ti'],
  lapse: {
    fromIssue: 180,
    fromInspection: 180,
    atMost: null,
    counts: 'work',
    says: {
      text: {
        en: 'Scottsdale: invalid 180 days after issue without a start, or after 180 days of abandoned work (Ordinance 4284, section 105.5).',
        es: 'Scottsdale: sin validez a los 180 días de emitido sin empezar, o tras 180 días de abandono (Ordinance 4284, sección 105.5).',
      },
      sources: [SCOTTSDALE_EXTENSION],
      confidence: 'A',
    },
    cost: null,
    costShare: null,
    extension: {
      text: {
        en: 'Extensions are in writing, 180 days each, with a reason.',
        es: 'Las prórrogas son por escrito, de 180 días cada una, con justificación.',
      },
      sources: [SCOTTSDALE_EXTENSION],
      confidence: 'A',
    },
  },
  faq: [
    {
      question: {
        en: 'Do I need a permit to rebuild an existing wall in Scottsdale?',
        es: '¿Necesito permiso para rehacer un muro existente en Scottsdale?',
      },
      answer: {
        text: {
          en: 'Above 3 feet, yes: replacement takes a permit and inspections. Repairing what stands is maintenance and takes none.',
          es: 'Con más de 3 pies, sí: el reemplazo lleva permiso e inspecciones. Reparar lo que está en pie es mantenimiento y no lleva.',
        },
        sources: [SCOTTSDALE_FAQ],
        confidence: 'A',
      },
    },
    {
      question: { en: 'How do I file a Small Scope Review?', es: '¿Cómo presento una Small Scope Review?' },
      answer: {
        text: {
          en: 'In the SPUR portal, type Small Scope in the search field when you apply and choose that application.',
          es: 'En el portal SPUR, escriba Small Scope en el campo de búsqueda al iniciar y elija esa solicitud.',
        },
        sources: [SCOTTSDALE_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How do I keep a Scottsdale permit from lapsing?',
        es: '¿Cómo evito que venza un permiso de Scottsdale?',
      },
      answer: {
        text: {
          en: 'Start within 180 days and never leave a gap of 180 days. If you must, ask the building official in writing for an extension before the gap closes.',
          es: 'Empiece dentro de 180 días y no deje un hueco de 180 días. Si no hay remedio, pida por escrito una prórroga al Building Official antes de que se cumpla.',
        },
        sources: [SCOTTSDALE_EXTENSION],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does the green code reach a single-family house?',
        es: '¿El código verde alcanza a una casa unifamiliar?',
      },
      answer: {
        text: {
          en: 'The IgCC is written for commercial and multifamily projects. The energy code still asks a house for a solar-ready roof zone.',
          es: 'El IgCC está escrito para proyectos comerciales y multifamiliares. El código de energía sí pide a una casa una zona de techo lista para solar.',
        },
        sources: [SCOTTSDALE_GREEN],
        confidence: 'A',
      },
    },
  ],
};
