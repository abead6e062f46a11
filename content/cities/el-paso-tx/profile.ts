import { apexGridPage } from '@/content/codes/firm-pages';
import { TX_AIR_CONDITIONING, TX_CODES } from '@/content/codes/tx';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, TX_HB14, TX_HB852, TX_LGC_214_904 } from '../sources';

const read = sourceReadOn('2026-11-21');

const TX_214_212 = read(
  'Texas Local Government Code section 214.212',
  'https://codes.findlaw.com/tx/local-government-code/loc-gov-t-sect-214-212/',
);
const ELP_CODE: CitySource = {
  ...read('El Paso City Code, Chapter 18.02', 'http://elpaso-tx.elaws.us/code/coor_title18_ch18.02'),
  isCopy: true,
};
const ELP_PLANNING = read(
  'About the Planning Division',
  'https://elpasotexas.gov/planning-and-inspections/planning-division/about-planning-divisions/',
);
const ELP_GUIDE = {
  ...read(
    'El Paso building permit guide (PermitFlow)',
    'https://permitflow.com/blog/el-paso-building-permit',
  ),
  publishedOn: '2025-04-18',
};
const ELP_COUNTY = {
  ...read(
    'El Paso County Residential Construction Inspection Program',
    'https://www.epcounty.com/CS/blogs/ca_press/archive/2012/12/21/el-paso-county-unveils-residential-construction-inspection-program-for-unincorporated-areas-of-the-county.aspx',
  ),
  publishedOn: '2012-12-21',
};
const ELP_HISTORIC = read(
  'About Historic Preservation',
  'https://elpasotexas.gov/planning-and-inspections/historic-preservation/about-historic-preservation/',
);
const ELP_HISTORIC_REALTOR = {
  ...read(
    'What’s the big deal about historical properties (Greater El Paso Association of Realtors, 2017)',
    'http://www.elpasorealtor.com/news_detail/whats-the-big-deal-about-historical-properties-part-2',
  ),
  publishedOn: '2017',
};
const ELP_STORM = read(
  'Stormwater permits for construction activities (El Paso Water)',
  'https://epwater.org/our_water/stormwater/permits_-_industrial',
);
const ELP_DATA = read(
  'El Paso new residential permits',
  'https://gis.elpasotexas.gov/arcgis/rest/services/Planning/NewResidential/FeatureServer/1',
);

const read24 = sourceReadOn('2026-11-24');
const ELP_ZONING = sourceReadOn('2026-11-28')(
  'Zoning',
  'http://www.elpasotexas.gov/planning-and-inspections/planning-divisions/zoning',
);

const ELP_ROW = read24(
  'Telecommunication Facilities On ROW, City of El Paso',
  'https://www.elpasotexas.gov/planning-and-inspections/telecommunication-facilities/telecommunication-facilities-on-row/',
);

const ELP_PORTAL = sourceReadOn('2026-11-27')(
  'Citizen Access Portal, Accela (address as CostInMyCity on GitHub gives it)',
  'https://aca-prod.accela.com/ELPASO/Default.aspx',
);

const ELP_QUESTIONS = sourceReadOn('2026-11-28')(
  'Building Permits and Inspections in El Paso, Texas (State Regs Today)',
  'https://stateregstoday.com/state/texas/building-permits-and-inspections-in-el-paso-texas',
);

const ELP_FEES = costNotes('Schedule C, Planning & Inspections, fiscal year 2026, City of El Paso');

const ELP_APEX = apexGridPage('El Paso, Texas', '2026-09-11');

export const profile: CityProfile = {
  slug: 'el-paso-tx',
  intro: [
    {
      text: {
        en: 'El Paso writes its permit rules in Title 18 of the City Code, and contractors come first there: registration, licenses, bonds, insurance and even the marking of vehicles have their own sections before the word permit.',
        es: 'El Paso escribe sus reglas en el título 18 del código municipal, y ahí primero vienen los contratistas: registro, licencias, fianzas, seguros y hasta la rotulación de vehículos tienen sección antes de la palabra permiso.',
      },
      sources: [ELP_CODE],
      confidence: 'B',
    },
    {
      text: {
        en: 'Zoning is settled before anything else: a lot must already be zoned for the use before a building permit is issued. Some land follows SmartCode, the city’s alternative to conventional zoning, adopted in 2008.',
        es: 'La zonificación va antes que todo: el lote debe estar zonificado para el uso antes de que se emita el permiso. Algunos terrenos siguen SmartCode, la alternativa de la ciudad a la zonificación convencional, adoptada en 2008.',
      },
      sources: [ELP_PLANNING],
      confidence: 'A',
    },
    {
      text: {
        en: 'Nine historic districts answer to a Historic Preservation Office that reviews far more than façades: paint, landscaping, walks, driveways and a plain reroof all pass through it.',
        es: 'Nueve distritos históricos dependen de una Historic Preservation Office que revisa mucho más que fachadas: pintura, jardinería, andadores, entradas y hasta un cambio de techo sencillo.',
      },
      sources: [ELP_HISTORIC],
      confidence: 'A',
    },
  ],
  department: {
    name: 'El Paso Planning & Inspections, One-Stop Shop',
    url: 'https://elpasotexas.gov/planning-and-inspections/planning-division/about-planning-divisions/',
    source: ELP_PLANNING,
    confidence: 'A',
  },
  portal: {
    name: 'Citizen Access Portal (Accela)',
    url: 'https://aca-prod.accela.com/ELPASO/Default.aspx',
    source: ELP_PORTAL,
    confidence: 'C',
  },
  lookUp: {
    name: 'Citizen Access Portal (Accela)',
    url: 'https://aca-prod.accela.com/ELPASO/Default.aspx',
    source: ELP_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: { en: '2018 IBC with El Paso amendments', es: 'IBC 2018 con enmiendas de El Paso' },
        since: null,
        sources: [ELP_APEX],
        confidence: 'C',
      },
      {
        fields: ['plumbing', 'mechanical', 'fire'],
        edition: {
          en: '2018 International Codes with El Paso amendments',
          es: 'Códigos internacionales 2018 con enmiendas de El Paso',
        },
        since: null,
        sources: [ELP_APEX],
        confidence: 'C',
      },
      {
        fields: ['energy'],
        edition: { en: '2018 IECC, commercial provisions', es: 'IECC 2018, disposiciones comerciales' },
        since: null,
        sources: [ELP_APEX],
        confidence: 'C',
      },
      ...TX_CODES,
    ],
    notes: [
      fact(
        'C',
        [ELP_APEX, ELP_PLANNING],
        'The 2018 editions are what an engineering firm’s page on El Paso gave in September 2026; no page of the city that we could read names one. Confirm with Planning & Inspections before the plans are made.',
        'Las ediciones 2018 son las que daba en septiembre de 2026 la página de una firma de ingeniería sobre El Paso; ninguna página de la ciudad que pudimos leer nombra una. Confírmelas con Planning & Inspections antes de hacer los planos.',
      ),
      fact(
        'B',
        [TX_214_212],
        'For houses the state minimum is the International Residential Code as of May 1, 2012, and cities may amend it by ordinance.',
        'Para casas, el mínimo estatal es el International Residential Code al 1 de mayo de 2012, y las ciudades pueden enmendarlo por ordenanza.',
      ),
      fact(
        'B',
        [ELP_CODE],
        'Chapter 18.02 is the administrative code for all trades. It also carries the building official’s powers, referral of applications to other departments and the “one call” notice before digging.',
        'El capítulo 18.02 es el código administrativo de todos los oficios. Incluye las facultades del Building Official, el envío de solicitudes a otros departamentos y el aviso “one call” antes de excavar.',
      ),
      TX_AIR_CONDITIONING,
    ],
  },
  permits: [
    {
      text: {
        en: 'Two routes are written into the code: a master permit that covers the job, or separate permits for each subcontractor. Agree on which before the trades arrive.',
        es: 'El código prevé dos vías: un permiso maestro que abarca la obra o permisos separados por subcontratista. Acuerden cuál antes de que lleguen los oficios.',
      },
      sources: [ELP_CODE],
      confidence: 'B',
    },
    {
      text: {
        en: 'Contractors register under section 18.02.104.2. Bonds and insurance have requirements of their own in sections 104.7 to 104.10.',
        es: 'El contratista se registra según la sección 18.02.104.2. Fianzas y seguros tienen requisitos propios en las secciones 104.7 a 104.10.',
      },
      sources: [ELP_CODE],
      confidence: 'B',
    },
    {
      text: {
        en: 'Disturb an acre or more and you need the city’s own stormwater permit besides the state construction permit TXR150000. El Paso Water wants copies of the notices two days before work starts.',
        es: 'Si remueve un acre o más necesita el permiso pluvial de la ciudad además del permiso estatal TXR150000. El Paso Water pide copia de los avisos dos días antes de empezar.',
      },
      sources: [ELP_STORM],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a historic district or on a landmark, windows, doors, fences and roofing need approval by staff or by the Historic Landmark Commission before the work may begin.',
        es: 'En un distrito histórico o en un inmueble protegido, ventanas, puertas, cercas y techos necesitan aprobación del personal o de la Historic Landmark Commission antes de empezar la obra.',
      },
      sources: [ELP_HISTORIC],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: the city’s fee schedule of fiscal year 2026 has a roofing permit, $118.',
        es: 'Se cobra como permiso: la tabla de la ciudad del año fiscal 2026 trae uno de techo, $118.',
      },
      sources: [ELP_FEES],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 7 feet, by a permit service’s guide of April 2025; in a historic district the Historic Preservation Office has to approve it first.',
        es: 'Solo arriba de 7 pies, según la guía de un servicio de permisos de abril de 2025; en un distrito histórico debe aprobarla antes la Historic Preservation Office.',
      },
      sources: [ELP_GUIDE, ELP_HISTORIC],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 200 square feet, by a permit service’s guide of April 2025.',
        es: 'Solo arriba de 200 pies cuadrados, según la guía de un servicio de permisos de abril de 2025.',
      },
      sources: [ELP_GUIDE],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'To build one, by a permit service’s guide of April 2025, which says nothing of repairs.',
        es: 'Para construir una, según la guía de un servicio de permisos de abril de 2025, que no habla de reparaciones.',
      },
      sources: [ELP_GUIDE],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $110, $47 and $6.35 a ton in fiscal year 2026.',
        es: 'El cambio se cobra como permiso: $110, $47 y $6.35 por tonelada en el año fiscal 2026.',
      },
      sources: [ELP_FEES],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'A permit service’s guide counts any upgrade of the electrical system among the work that needs a permit.',
        es: 'La guía de un servicio de permisos cuenta toda mejora del sistema eléctrico entre lo que lleva permiso.',
      },
      sources: [ELP_GUIDE],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'C',
      [ELP_GUIDE],
      'By a permit service’s guide of April 2025 a retaining wall needs a permit above 4 feet; one that carries a surcharge needs it at any height.',
      'Según la guía de un servicio de permisos, de abril de 2025, un muro de contención lleva permiso arriba de 4 pies; el que soporta sobrecarga lo lleva a cualquier altura.',
    ),
    fact(
      'B',
      [ELP_CODE, ELP_HISTORIC],
      'The city’s own exceptions stand in section 18.02.105.2. None of them lets you skip the historic office in one of the nine districts.',
      'Las excepciones de la ciudad están en la sección 18.02.105.2. Ninguna permite saltarse la oficina histórica en uno de los nueve distritos.',
    ),
  ],
  steps: [
    fact(
      'A',
      [ELP_PLANNING],
      'Check the zoning at the One-Stop Shop, the city’s counter, whose address the pages we read do not give; the lot has to allow the use before a permit can be issued.',
      'Revise la zonificación en el One-Stop Shop, la ventanilla de la ciudad, cuya dirección no dan las páginas que leímos; el lote debe permitir el uso antes de que se pueda emitir un permiso.',
    ),
    fact(
      'B',
      [ELP_CODE],
      'Register as a contractor (18.02.104.2) and have bond and insurance as sections 104.7 to 104.10 ask.',
      'Regístrese como contratista (18.02.104.2) y tenga fianza y seguro según las secciones 104.7 a 104.10.',
    ),
    fact(
      'C',
      [ELP_CODE, ELP_QUESTIONS, ELP_PORTAL],
      'Apply for a master permit or for the trades one by one, online in the Citizen Access Portal, with the drawings and, where section 105.9 asks it, a design professional.',
      'Solicite un permiso maestro o los oficios uno por uno, en línea en el Citizen Access Portal, con los planos y, donde lo pide la sección 105.9, un profesional de diseño.',
    ),
    fact(
      'B',
      [ELP_CODE],
      'The plans are examined and referred to other departments, which can each hold the permit.',
      'Los planos se examinan y se turnan a otros departamentos; cada uno puede detener el permiso.',
    ),
    fact(
      'C',
      [ELP_QUESTIONS, ELP_ROW],
      'Pay, and once the department has approved the application the permit is issued. The portal takes payment: the city’s page on antenna permits sends it there.',
      'Pague; cuando el departamento aprueba la solicitud se emite el permiso. El portal recibe pagos: la página de la ciudad sobre permisos de antenas los remite ahí.',
    ),
    fact(
      'B',
      [ELP_CODE],
      'Permit in hand, give the “one call” notice (105.13) before you dig.',
      'Con el permiso en mano, dé el aviso “one call” (105.13) antes de excavar.',
    ),
  ],
  inspections: {
    booking: null,
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'B',
        [ELP_CODE],
        'The rules on inspections are in chapter 18.02 of the City Code, with those on permits.',
        'Las reglas de las inspecciones están en el capítulo 18.02 del código municipal, con las de los permisos.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'One Stop Shop',
      phone: '+19152120104',
      note: {
        en: 'The city’s undated page on zoning gives this number, or 311.',
        es: 'Lo da la página de la ciudad sobre zonificación, sin fecha; también el 311.',
      },
      source: ELP_ZONING,
      confidence: 'B',
    },
  ],
  fees: [
    fact(
      'B',
      [ELP_FEES, ELP_ZONING],
      'These are amounts of fiscal year 2026, in Schedule C, the newest we read: whether the next one has replaced them, ask the One Stop Shop, 915-212-0104. A roofing permit was $118. Changing an air conditioner was $110 plus $47 and $6.35 a ton, $24 more with a furnace. A job with one building inspection was $110, with two $160. So a 3-ton air conditioner with its furnace came to $200.05. A technology fee comes on top; its rate is not in what we read.',
      'Son montos del año fiscal 2026, de la Schedule C, la más nueva que leímos: si la siguiente ya los cambió, pregunte en el One Stop Shop, 915-212-0104. Un permiso de techo costaba $118. Cambiar un aire acondicionado, $110 más $47 y $6.35 por tonelada, $24 más con calefactor. Un trabajo con una inspección de construcción, $110; con dos, $160. Así, un aire de 3 toneladas con su calefactor costaba $200.05. Se suma una tarifa de tecnología, cuya tasa no está en lo que leímos.',
    ),
    fact(
      'B',
      [ELP_FEES],
      'By the same schedule electrical and plumbing permits started at $110 each. New houses and additions went by square foot, $0.87 to $0.61 by the bracket of the table.',
      'En la misma tabla los permisos eléctricos y de plomería empezaban en $110 cada uno. Las casas nuevas y ampliaciones iban por pie cuadrado, de $0.87 a $0.61 según el tramo de la tabla.',
    ),
    {
      text: {
        en: 'Whatever El Paso’s current schedule says, on a home it cannot be a percentage of the job: state law took value and cost out of residential permit and inspection fees in 2019.',
        es: 'Diga lo que diga la tabla vigente de El Paso, en una casa no puede ser un porcentaje de la obra: la ley estatal sacó en 2019 el valor y el costo de las tarifas residenciales de permiso e inspección.',
      },
      sources: [TX_HB852],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'State law: a city has 45 days from the application to grant the permit, deny it, or write why it cannot decide yet; after such a letter it has 30 more (Local Government Code 214.904). We found no time that El Paso itself promises.',
        es: 'Ley estatal: la ciudad tiene 45 días desde la solicitud para otorgar el permiso, negarlo o escribir por qué aún no puede decidir; tras esa carta tiene 30 más (Local Government Code 214.904). No hallamos un plazo que El Paso mismo prometa.',
      },
      sources: [TX_LGC_214_904],
      confidence: 'B',
    },
    fact(
      'C',
      [ELP_QUESTIONS],
      'A third party’s page on El Paso, undated, gives about 2 to 4 weeks to an approved permit.',
      'La página de un tercero sobre El Paso, sin fecha, da unas 2 a 4 semanas hasta el permiso aprobado.',
    ),
    {
      text: {
        en: 'Historic staff may decide minor work on the spot; major work could take up to 30 days to reach an agenda, according to local realtors in 2017.',
        es: 'El personal histórico puede decidir en el momento lo menor; lo mayor podía tardar hasta 30 días en llegar a sesión, según los corredores locales en 2017.',
      },
      sources: [ELP_HISTORIC_REALTOR],
      confidence: 'C',
    },
  ],
  returns: [
    {
      text: {
        en: 'Applications are routed to other city departments and no permit issues for work against any ordinance, so a drainage or zoning objection stops a set that is clean on the building code.',
        es: 'Las solicitudes pasan a otros departamentos y no se emite permiso contra ninguna ordenanza: una objeción de drenaje o zonificación detiene unos planos limpios en el código.',
      },
      sources: [ELP_CODE],
      confidence: 'B',
    },
    {
      text: {
        en: 'Planners sit at the One-Stop Shop and take in zoning, subdivision and SmartCode applications. Ask there first if the lot was never platted: infrastructure comes through the plat.',
        es: 'Los planificadores atienden en el One-Stop Shop y reciben trámites de zonificación, fraccionamiento y SmartCode. Pregunte ahí primero si el lote nunca se fraccionó: la infraestructura llega con el plat.',
      },
      sources: [ELP_PLANNING],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'What El Paso shows openly is a layer of new residential permits: number, type, street address and issue date. Remodels, trades and commercial work are not in it, and it names no contractor.',
        es: 'Lo que El Paso muestra es una capa de permisos residenciales nuevos: número, tipo, dirección y fecha de emisión. No están remodelaciones, oficios ni obra comercial, y no nombra contratista.',
      },
      sources: [ELP_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_new', 'roofing', 'res_alteration', 'fence', 'grading'],
  faq: [
    {
      question: {
        en: 'Who inspects a house outside El Paso city limits?',
        es: '¿Quién inspecciona una casa fuera de los límites de El Paso?',
      },
      answer: {
        text: {
          en: 'Texas law gives the county no general power to adopt a building code there. Since 2013 builders notify Public Works and have a third-party inspector check the foundation, the framing and mechanical stage and the finished house, also for additions of 50% or more.',
          es: 'La ley de Texas no da al condado facultad general para adoptar ahí un código. Desde 2013 el constructor avisa a Public Works y un inspector externo revisa cimentación, armazón y mecánica, y la casa terminada, también en ampliaciones de 50% o más.',
        },
        sources: [ELP_COUNTY],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does a contractor need a bond in El Paso?',
        es: '¿El contratista necesita fianza en El Paso?',
      },
      answer: {
        text: {
          en: 'Count on one: chapter 18.02 of the city code sets requirements for bonds and insurance, in sections 104.7 to 104.10. Which trades they bind and for what amounts is not in what we read: ask the One Stop Shop, 915-212-0104, before you bid.',
          es: 'Cuente con ella: el capítulo 18.02 del código de la ciudad fija requisitos de fianzas y seguros en las secciones 104.7 a 104.10. A qué oficios obligan y por qué montos no está en lo que leímos: pregunte en el One Stop Shop, 915-212-0104, antes de ofertar.',
        },
        sources: [ELP_CODE, ELP_ZONING],
        confidence: 'B',
      },
    },
    {
      question: { en: 'What if the city misses its deadline?', es: '¿Y si la ciudad no cumple el plazo?' },
      answer: {
        text: {
          en: 'House Bill 14 of 2023 lets an outside reviewer take over when a decision is 15 days late, and a development inspection likewise. Keep the dated receipt of the complete application.',
          es: 'La House Bill 14 de 2023 permite que un revisor externo haga la revisión cuando la decisión lleva 15 días de atraso, y que alguien externo haga una inspección igual de atrasada. Guarde el recibo fechado de la solicitud completa.',
        },
        sources: [TX_HB14],
        confidence: 'A',
      },
    },
  ],
};
