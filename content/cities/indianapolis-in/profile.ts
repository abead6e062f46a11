import { IN_CODE_REPORT, IN_CODES } from '@/content/codes/in';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const CODE_201 = {
  ...read(
    'Indianapolis Code § 536-201, When building permits required; enforcement',
    'http://indy-in.elaws.us/code/coor_titleiii_ch536_artii_sec536-201',
  ),
  isCopy: true,
} as const;
const CODE_209 = {
  ...read(
    'Indianapolis Code § 536-209, Permits obtained by telephone or facsimile',
    'http://indy-in.elaws.us/code/coor_titleiii_ch536_artii_sec536-209',
  ),
  isCopy: true,
} as const;
const STANDARDS = {
  ...read(
    'Building Standards and Procedures of the Consolidated City of Indianapolis, effective January 1, 2018',
    'https://pdfslide.net/documents/building-standards-and-procedures-of-the-consolidated-city-of-building-standards.html',
  ),
  publishedOn: '2018',
  isCopy: true,
} as const;
const STRUCTURAL = read(
  'Structural permits, City of Indianapolis (earlier site)',
  'http://www.indygov.org/eGov/City/DCE/Permits/Structural/Pages/home.aspx',
);
const RESIDENTIAL_ILP = read(
  'Improvement Location Permits: residential, City of Indianapolis (earlier site)',
  'http://www.indy.gov/eGov/City/DCE/Permits/Improvement_Location/Pages/residential.aspx',
);
const PERMITTING = read(
  'Permitting Services, City of Indianapolis (earlier site)',
  'http://www.indy.gov/eGov/City/DCE/Permits/Pages/home.aspx',
);
const BUILDERS = read(
  'Building Codes, Indiana Builders Association',
  'https://buildindiana.org/member/codes-laws/building-codes/',
);
const LICENSE_2019 = {
  ...read(
    'General Contractor License Requirements, Business & Neighborhood Services (2019-2020)',
    'https://online.documentine.com/general-contractor-bonding-requirements/2/general-contractor-license-requirements.html',
  ),
  publishedOn: '2019',
  isCopy: true,
} as const;
const CODE_875 = read(
  'Indianapolis – Marion County Code § 875-101, as quoted on license bonds',
  'https://mgsuretybonds.com/indianapolis-contractor-license-bonds/',
);
const EXCLUDED = read(
  'Lawmaker wants to expand excluded cities’ involvement in tax incentive deals (IBJ)',
  'https://www.ibj.com/articles/lawmaker-wants-to-expand-excluded-cities-involvement-in-tax-incentive-deals',
);

const reread = sourceReadOn('2026-11-24');

const REQUIRED = reread(
  'Required Inspections, City of Indianapolis (earlier site)',
  'http://www.indy.gov/eGov/City/DCE/Inspections/Pages/required.aspx',
);
const APARTMENTS = reread(
  'Apartment & Condominium Review, City of Indianapolis (earlier site)',
  'http://www.indygov.org/eGov/City/DCE/Permits/Improvement_Location/Pages/apt.aspx',
);

const read27 = sourceReadOn('2026-11-27');

const INDYBAR = {
  ...read27(
    'Navigating the Permitting Process, by the Department of Business and Neighborhood Services (Indianapolis Bar Association, March 2020)',
    'https://www.indybar.org/?pg=RealEstateLandUseNews&blAction=showEntry&blogEntry=53624',
  ),
  publishedOn: '2020-03-18',
};
const IBJ_REVIEW = read27(
  'City strengthens building-permit process (IBJ, older report)',
  'http://www.ibj.com/article?articleId=7539',
);
const read28 = sourceReadOn('2026-11-28');

const FENCE_RULES = read28(
  'Fence permits in Indianapolis (CityRuleLookup)',
  'https://cityrulelookup.com/fences/permits/indianapolis-in',
);
const FEES_2026 = permitFeesNotes(
  'Fee schedule as of January 5, 2026, Department of Business and Neighborhood Services, Indianapolis',
  'research/indiana/indianapolis.md',
);
const FEES_2026_SECOND = costNotes('License and permit fees, indy.gov, updated January 5, 2026');
const DESK = permitFeesNotes(
  'Department of Business and Neighborhood Services: telephone, mail, address, exemptions',
  'src/content/indianapolis/index.ts',
);

export const profile: CityProfile = {
  slug: 'indianapolis-in',
  intro: [
    {
      text: {
        en: 'Indianapolis lets a listed contractor replace windows, doors and roofs on one- and two-family homes without a permit, provided the contractor gives and posts notice. An unlisted crew doing the same job needs the permit.',
        es: 'Indianápolis deja que un contratista inscrito (“listed contractor”) cambie ventanas, puertas y techos en casas de una y dos familias sin permiso, si da y coloca el aviso. Una cuadrilla sin inscripción que haga lo mismo sí necesita el permiso.',
      },
      sources: [CODE_201],
      confidence: 'B',
    },
    {
      text: {
        en: 'A new house passes two gates in order: the Improvement Location Permit, which says where it may stand and for what use, and then the structural permit, which says how it is built.',
        es: 'Una casa nueva pasa dos puertas en orden: el Improvement Location Permit, que dice dónde puede estar y para qué uso, y después el permiso estructural, que dice cómo se construye.',
      },
      sources: [STRUCTURAL, RESIDENTIAL_ILP],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Department of Business and Neighborhood Services (BNS)',
    url: 'https://www.indy.gov/agency/department-of-business-and-neighborhood-services',
    source: DESK,
    confidence: 'B',
  },
  portal: {
    name: 'Accela Citizen Access',
    url: 'https://aca-prod.accela.com/INDY/Default.aspx',
    source: DESK,
    confidence: 'B',
  },
  codes: {
    editions: IN_CODES,
    notes: [
      fact(
        'C',
        [IN_CODE_REPORT],
        'By June 2026 the State was replacing its electrical code with one on the 2023 NEC, and updates of the building, plumbing and fire codes were under way. Confirm with BNS, 317-327-8700, before design starts.',
        'En junio de 2026 el estado estaba por sustituir su código eléctrico por uno basado en el NEC 2023, y se preparaban los de construcción, plomería e incendio. Confirme con BNS, 317-327-8700, antes de empezar el diseño.',
      ),
      fact(
        'C',
        [IN_CODE_REPORT],
        'Class 1 work that needs a State design release goes by the rules in force when its plans are filed with the State; other work by those in force when it is done.',
        'La obra Class 1 que necesita un design release del estado va por las reglas vigentes cuando se presentan los planos; la demás, por las vigentes cuando se hace.',
      ),
      fact(
        'B',
        [STRUCTURAL, STANDARDS],
        'Indiana writes the codes and the city applies them: Chapter 536 of the city code adds procedure rather than construction detail. Historic preservation, well-field protection areas and the flood plain each bring their own approval.',
        'Indiana escribe los códigos y la ciudad los aplica: el Chapter 536 del código municipal agrega procedimiento, no detalles de construcción. La preservación histórica, las zonas de protección de pozos y la zona inundable traen cada una su aprobación.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'The permit-free swap of windows and doors may not leave a smaller way out than the code required when the house was built. A buyer on contract who will live there counts as the owner.',
        es: 'El cambio sin permiso de ventanas y puertas no puede reducir la salida que exigía el código cuando se construyó la casa. Quien la compra por contrato para vivirla cuenta como dueño.',
      },
      sources: [CODE_201],
      confidence: 'B',
    },
    {
      text: {
        en: 'The permit has to be in the name of whoever does the work, supervises it or answers for it by contract. A permit pulled by somebody else does not cover you.',
        es: 'El permiso debe estar a nombre de quien hace la obra, la supervisa o responde por ella en el contrato. El que sacó otra persona no lo ampara.',
      },
      sources: [CODE_201],
      confidence: 'B',
    },
    {
      text: {
        en: 'Whoever contracts with an owner for construction, sewer, driveway or excavation work must be a listed contractor under section 875-101, with one listing for each business name. The listing takes general liability and workers’ compensation insurance, a surety bond and an agent who may pull permits.',
        es: 'Quien contrata con un dueño obra, drenaje, entradas de autos o excavación debe estar inscrito según la sección 875-101, con una inscripción por cada nombre comercial. Pide seguro de responsabilidad y de compensación laboral, fianza y un agente que pueda sacar permisos.',
      },
      sources: [CODE_875],
      confidence: 'B',
    },
    {
      text: {
        en: 'Licensed contractors give both numbers, the company’s and the individual’s, on every application; the office has asked for the pair since April 2010.',
        es: 'Los contratistas con licencia dan dos números en cada solicitud, el de la empresa y el de la persona; la oficina pide ambos desde abril de 2010.',
      },
      sources: [PERMITTING],
      confidence: 'A',
    },
    {
      text: {
        en: 'A house in a subdivision not approved in advance for drainage, or an addition over 400 square feet, gets a drainage inspection before the Improvement Location Permit. Most subdivisions laid out after 1980 are already approved.',
        es: 'Una casa en un fraccionamiento sin drenaje aprobado de antemano, o una ampliación de más de 400 pies cuadrados, pasa una inspección de drenaje antes del Improvement Location Permit. La mayoría de los fraccionamientos posteriores a 1980 ya están aprobados.',
      },
      sources: [RESIDENTIAL_ILP],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'A house of one or two families goes free if a listed contractor gives and posts notice; otherwise it needs one.',
        es: 'En casa de una o dos familias no, si un contratista inscrito da y coloca el aviso; de otro modo, sí.',
      },
      sources: [CODE_201],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'A house of one or two families goes free if a listed contractor gives notice, or if the owner living there swaps like for like; otherwise it needs one.',
        es: 'En casa de una o dos familias no, si un contratista inscrito da aviso o si el dueño que vive ahí las cambia por otras iguales; de otro modo, sí.',
      },
      sources: [CODE_201],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'no',
      text: {
        en: 'A private guide to city rules found no fence permit here; zoning allows 6 feet, and 42 inches in a front yard.',
        es: 'Una guía privada de reglas municipales no halló aquí permiso para cercas; la zonificación permite 6 pies, y 42 pulgadas al frente.',
      },
      sources: [FENCE_RULES],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Not while its floor is at most 30 inches up; higher, a structural permit, $490 up to 1,000 square feet.',
        es: 'Si su piso no pasa de 30 pulgadas, no; más alta, permiso estructural, $490 hasta 1,000 pies cuadrados.',
      },
      sources: [FEES_2026_SECOND, FEES_2026],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Priced as a heating and cooling permit: $153 for one of them, $185 for both, up to 2,500 square feet.',
        es: 'Tiene precio de permiso de calefacción y aire: $153 por uno, $185 por ambos, hasta 2,500 pies cuadrados.',
      },
      sources: [FEES_2026, FEES_2026_SECOND],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Not for an identical one in a house; any other takes a plumbing permit.',
        es: 'Por uno idéntico en una casa, no; cualquier otro lleva permiso de plomería.',
      },
      sources: [DESK],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'The exceptions stop at fans, appliances on an old circuit and temporary power; $169 up to 1,000 square feet.',
        es: 'Las excepciones acaban en extractores, aparatos sin circuito nuevo y luz temporal; $169 hasta 1,000 pies cuadrados.',
      },
      sources: [DESK, FEES_2026],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'B',
      [CODE_201],
      'On a one- or two-family house, section 536-201 frees the replacement of doors, windows and an existing roof when a listed contractor does it and follows the notice rules of 536-216. Doors and windows may also be swapped, like for like, by the owner who lives there.',
      'En una casa de una o dos familias, la sección 536-201 exime de permiso el cambio de puertas, ventanas y techo existente cuando lo hace un contratista inscrito que sigue las reglas de aviso de la 536-216. Las puertas y ventanas también puede cambiarlas por otras iguales el dueño que vive ahí.',
    ),
    fact(
      'B',
      [DESK],
      'In a house no plumbing permit is needed to replace a water heater with an identical one, fixtures, valves and traps, or up to 20% of the piping in kind; nor an electrical one for exhaust fans and for appliances that need no new circuit.',
      'En una casa no hace falta permiso de plomería para cambiar un calentador de agua por otro idéntico, aparatos, válvulas y trampas, o hasta 20% de la tubería igual; ni eléctrico para extractores y aparatos que no piden circuito nuevo.',
    ),
  ],
  steps: [
    fact(
      'B',
      [CODE_875],
      'Get listed as a contractor under section 875-101, with insurance, bond and the agent who will pull permits.',
      'Regístrese como contratista según la sección 875-101, con seguro, fianza y el agente que sacará los permisos.',
    ),
    fact(
      'B',
      [INDYBAR],
      'Ask the department for a meeting before you apply; it offers one without plans. A new structure commonly takes four permits: drainage, improvement location, structural and the trades (2020).',
      'Pida una reunión con el departamento antes de la solicitud; la ofrece aun sin planos. Una estructura nueva suele llevar cuatro permisos: drenaje, improvement location, estructural y los de especialidad (2020).',
    ),
    fact(
      'A',
      [RESIDENTIAL_ILP],
      'Clear any special district, then infrastructure and drainage; most subdivisions laid out after 1980 are through already, by the city’s earlier site.',
      'Resuelva el distrito especial, si lo hay, y luego infraestructura y drenaje; casi todo fraccionamiento posterior a 1980 ya pasó, según el sitio anterior de la ciudad.',
    ),
    fact(
      'A',
      [APARTMENTS],
      'Apartments and other Class 1 work ask the State for a design release meanwhile. The earlier site wanted two paper copies of the letter and two plan sets; ask how they are handed in today.',
      'Los apartamentos y demás obra Class 1 piden mientras tanto al estado un design release. El sitio anterior pedía dos copias en papel de la carta y dos juegos de planos; pregunte cómo se entregan hoy.',
    ),
    fact(
      'A',
      [RESIDENTIAL_ILP, APARTMENTS],
      'Obtain the Improvement Location Permit. Some projects got it and the structural permit on the day they were submitted, wrote the earlier site.',
      'Obtenga el Improvement Location Permit. Algunos proyectos lo recibían junto con el permiso estructural el mismo día, según el sitio anterior.',
    ),
    fact(
      'B',
      [DESK, FEES_2026, RESIDENTIAL_ILP],
      'Apply in Accela Citizen Access for the structural permit, in the name of whoever answers for the work, with $40 to apply; the plan review and the issuance are charged as two more fees, and the permit is released once drainage and location are cleared. Trade permits are one fee each.',
      'Solicite en Accela Citizen Access el permiso estructural, a nombre de quien responde por el trabajo, con $40 de solicitud; la revisión de planos y la emisión se cobran como dos tarifas más, y el permiso sale cuando drenaje y ubicación están resueltos. Los permisos de especialidad (eléctrico, plomería, calefacción y aire) pagan una sola tarifa cada uno.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [REQUIRED],
      'By telephone, on the request line of the city’s earlier site: 317-327-5525. For questions on an inspection that site gives 317-327-8700.',
      'Por teléfono, en la línea del sitio anterior de la ciudad: 317-327-5525. Para dudas sobre una inspección ese sitio da el 317-327-8700.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [REQUIRED],
        'Under section 536-402 the work stays open to view for at least 48 hours, with permit, address and plans on site.',
        'Según la sección 536-402 el trabajo queda a la vista al menos 48 horas, con permiso, dirección y planos en la obra.',
      ),
      fact(
        'A',
        [REQUIRED],
        'Call the footer once formed or trenched, framing when all crafts are in but before insulation. The final is asked for with the Completion Card.',
        'Pida la zapata ya cimbrada o excavada, y la estructura con todas las instalaciones puestas pero antes del aislamiento. La final se pide con la Completion Card.',
      ),
      fact(
        'B',
        [FEES_2026],
        'Inspections are in the issuance fee. A reinspection is $175; on a house a same-day visit can be bought for $232 and one the next day for $187 (schedule of January 2026).',
        'Las inspecciones van en la tarifa de emisión. Una reinspección es $175; en una casa se puede comprar una visita el mismo día por $232 y al día siguiente por $187 (tabla de enero de 2026).',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'inspections',
      name: 'Department of Business and Neighborhood Services',
      phone: '+13173275525',
      note: {
        en: 'Inspection request line, from the city’s earlier site.',
        es: 'Línea para pedir inspecciones, del sitio anterior de la ciudad.',
      },
      source: REQUIRED,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Department of Business and Neighborhood Services',
      phone: '+13173278700',
      mail: 'permitquestions@indy.gov',
      address: '1200 Madison Avenue, Suite 100, Indianapolis, IN 46225',
      source: DESK,
      confidence: 'B',
    },
  ],
  fees: [
    fact(
      'B',
      [FEES_2026, FEES_2026_SECOND],
      'Since January 5, 2026 a structural permit is the sum of three fees: $40 to apply, one for the review and one for the issuance. All three together, remodeling a house of up to 1,000 square feet is $390, a deck or other accessory structure up to 1,000 is $490, a new house up to 2,000 is $965. Each 500 square feet more adds, review and issuance together, $75 to the remodel, $50 to the deck or accessory structure and $125 to the house. The Improvement Location Permit comes on top: $32 to apply and, for a new house, $156 on a platted lot or $199 by metes and bounds; $108 for an addition or accessory building.',
      'Desde el 5 de enero de 2026 un permiso estructural es la suma de tres tarifas: $40 por la solicitud, una por la revisión y otra por la emisión. Con las tres, remodelar una casa de hasta 1,000 pies cuadrados es $390, una terraza u otra estructura accesoria de hasta 1,000 es $490, una casa nueva de hasta 2,000 es $965. Cada 500 pies cuadrados más agregan, entre revisión y emisión, $75 a la remodelación, $50 a la terraza o estructura accesoria y $125 a la casa. Aparte va el Improvement Location Permit: $32 por la solicitud y, para una casa nueva, $156 en un lote de plano registrado (platted) o $199 por linderos (metes and bounds); $108 por una ampliación o un edificio accesorio.',
    ),
    fact(
      'B',
      [FEES_2026, FEES_2026_SECOND],
      'Trade permits are one figure, unchanged in 2026: heating and cooling together $185 up to 2,500 square feet, house plumbing repair $153 and electrical repair $169 up to 1,000. A commercial remodel below 1,000 square feet is $590, and $990 up to 2,500.',
      'Los permisos de especialidad (eléctrico, plomería, calefacción y aire) pagan una sola cifra, sin cambio en 2026: calefacción y aire juntos $185 hasta 2,500 pies cuadrados, reparación de plomería de casa $153 y eléctrica $169 hasta 1,000. Una remodelación comercial de menos de 1,000 pies cuadrados es $590, y $990 hasta 2,500.',
    ),
    {
      text: {
        en: 'The contractor license runs two years and ends on December 31 of even years. In the 2019-2020 term it cost $247, less when taken later in the term, with a $63 charge for each agent from the sixth on. The schedule of January 2026 lists the same two amounts.',
        es: 'La licencia de contratista dura dos años y termina el 31 de diciembre de los años pares. En el periodo 2019-2020 costaba $247, menos si se sacaba avanzado el periodo, y $63 por cada agente a partir del sexto. La tabla de enero de 2026 trae los mismos dos montos.',
      },
      sources: [LICENSE_2019, FEES_2026],
      confidence: 'B',
    },
    {
      text: {
        en: 'Building without the permit costs a fine of at least $100, and each day that it goes on is a separate violation.',
        es: 'Construir sin el permiso cuesta una multa de al menos $100, y cada día que continúa es una infracción aparte.',
      },
      sources: [CODE_201],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [IBJ_REVIEW, DESK],
      'We found no time the city states for houses. For commercial and other Class 1 plans an older IBJ report expected 15 to 20 days for the city’s review, after the State’s design release. Ask for today’s wait at permitquestions@indy.gov.',
      'No hallamos un plazo que la ciudad dé para casas. Para planos comerciales y demás Class 1, una nota antigua de IBJ esperaba de 15 a 20 días de revisión de la ciudad, después del design release del estado. Pregunte la espera de hoy en permitquestions@indy.gov.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'License papers must agree letter by letter: the name on the application, insurance certificate, bond and workers’ compensation form has to read exactly the same. A new listing, or a changed name, also means an orientation class within 60 days.',
        es: 'Los papeles de la licencia deben coincidir letra por letra: en solicitud, certificado de seguro, fianza y compensación laboral el nombre se lee exactamente igual. Una inscripción nueva, o un cambio de nombre, trae además una clase de orientación en 60 días.',
      },
      sources: [LICENSE_2019],
      confidence: 'B',
    },
    {
      text: {
        en: 'The quick channel is a privilege: by section 536-209, in a copy of the code without a date, a permit by phone or fax goes only to a firm with twelve months of work here free of revocations, uncorrected stop-work citations or forfeited bonds, and 180 days of prompt payment. Work that needs a State design release never qualifies. Ask BNS whether it is still used.',
        es: 'La vía rápida es un privilegio: según la sección 536-209, en una copia del código sin fecha, el permiso por teléfono o fax solo va a una empresa con doce meses de obra aquí sin revocaciones, paros sin corregir ni fianzas perdidas, y 180 días de pagos puntuales. Lo que necesita un design release del estado nunca califica. Pregunte a BNS si aún se usa.',
      },
      sources: [CODE_209],
      confidence: 'B',
    },
    {
      text: {
        en: 'A structural application waits for its Improvement Location Permit. Outside a subdivision already approved for drainage, or on an addition over 400 square feet, a drainage inspection comes before even that.',
        es: 'Una solicitud estructural espera por su Improvement Location Permit. Fuera de un fraccionamiento con drenaje ya aprobado, o en una ampliación de más de 400 pies cuadrados, antes va además una inspección de drenaje.',
      },
      sources: [RESIDENTIAL_ILP],
      confidence: 'A',
    },
  ],
  feed: [],
  commonPermits: ['res_new', 'res_alteration', 'roofing', 'windows_doors', 'electrical_service'],
  faq: [
    {
      question: {
        en: 'Do roofers need a permit in Indianapolis?',
        es: '¿Los techadores necesitan permiso en Indianápolis?',
      },
      answer: {
        text: {
          en: 'Not to replace an existing roof on a one- or two-family house, if they are a listed contractor and follow the notice and posting rules of section 536-216. Any other building, or a crew that is not listed, needs the permit.',
          es: 'No para cambiar un techo existente en casa de una o dos familias, si están inscritos y cumplen el aviso de la sección 536-216. Otro edificio, o una cuadrilla sin inscripción, sí lo necesita.',
        },
        sources: [CODE_201],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'What do Class 1 and Class 2 mean on an Indianapolis form?',
        es: '¿Qué quieren decir Class 1 y Class 2 en un formulario de Indianápolis?',
      },
      answer: {
        text: {
          en: 'Class 2 is the one- and two-family dwelling; the city lists commercial permits as Class 1. The class decides which exemptions apply: those for windows, doors and roofs are for Class 2 only.',
          es: 'Class 2 es la vivienda de una y dos familias; la ciudad agrupa los permisos comerciales como Class 1. La clase decide qué exenciones aplican: las de ventanas, puertas y techos son solo para Class 2.',
        },
        sources: [CODE_201, PERMITTING],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'An inspector reads the residential code differently. What can we do?',
        es: 'Un inspector lee el código residencial de otra manera. ¿Qué hacemos?',
      },
      answer: {
        text: {
          en: 'Ask the state building commissioner for a written interpretation. It is due within ten business days, binds you and the city, and need not wait for a red tag.',
          es: 'Pida al comisionado estatal de construcción una interpretación por escrito. Debe llegar en diez días hábiles, obliga a usted y a la ciudad, y no hace falta esperar una etiqueta roja.',
        },
        sources: [BUILDERS],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'Does an Indianapolis listing cover all of Marion County?',
        es: '¿La inscripción de Indianápolis cubre todo el condado de Marion?',
      },
      answer: {
        text: {
          en: 'Do not count on it. The county has four excluded cities with governments of their own: Beech Grove, Lawrence, Southport and Speedway. Ask there about licenses and permits before you bid. Older pages call the Indianapolis office Department of Code Enforcement; it is BNS now.',
          es: 'No cuente con ello. El condado tiene cuatro “excluded cities” con gobierno propio: Beech Grove, Lawrence, Southport y Speedway. Pregunte ahí por licencias y permisos antes de ofertar. Las páginas viejas llaman a la oficina de Indianápolis Department of Code Enforcement; hoy es BNS.',
        },
        sources: [EXCLUDED],
        confidence: 'C',
      },
    },
  ],
};
