import { stateCodeReport } from '@/content/codes/state-report';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const EXPRESS = read(
  'Express Permit Program',
  'https://chicago.gov/content/city/en/depts/bldgs/provdrs/permits/svcs/express-permits.html',
);
const EXPRESS_EXPANSION = {
  ...read(
    'The Express Permit Program is Expanding!',
    'https://chicago.gov/content/city/en/depts/bldgs/provdrs/permits/alerts/2024/september/epp-expansion.html',
  ),
  publishedOn: '2024-09-05',
};
const EXPRESS_OTHER = read(
  'Express Permit Program: Other Work',
  'https://chicago.gov/content/city/en/sites/guide-to-building-permits/home/instructions/EPP/OTHER.html',
);
const APPLY = read(
  'Apply for a Building Permit',
  'https://www.chicago.gov/city/en/sites/guide-to-building-permits/home/apply.html',
);
const INSTRUCTIONS = read(
  'Building Permit Application Instructions',
  'https://www.chicago.gov/city/en/sites/guide-to-building-permits/home/instructions.html',
);
const OPERATIONS = {
  ...read(
    'Current Operations: Frequently Asked Questions',
    'https://chicago.gov/city/en/depts/bldgs/provdrs/permits/alerts/2024/september/DOB-operations-FAQ.html',
  ),
  publishedOn: '2024-09-03',
};
const MODERNIZATION = read(
  'Modernizing Chicago’s Construction Codes',
  'https://www.chicago.gov/city/en/depts/bldgs/supp_info/CodeModernization.html',
);
const SELF_CERT = read(
  'Self-Certification Permit Program',
  'https://www.chicago.gov/city/en/depts/bldgs/provdrs/permits/svcs/self-cert-permits.html',
);
const SELF_CERT_NOTES = read(
  'Self-Certified Architects (Chicago Cityscape)',
  'https://publish.obsidian.md/chicagocityscape/selfcertarchitects',
);
const PORCHES = read(
  'What Types of Work Do Not Require a Building Permit? Porches, Decks, and Balconies',
  'http://cityofchicago.org/content/city/en/sites/guide-to-building-permits/home/help/faq/DOB/bldg-permit-not-required/worktype/porch.html',
);
const FEE_TABLES = read(
  '2026 Amended Permit Fee Tables',
  'https://www.chicago.gov/content/dam/city/depts/bldgs/general/Permitfees/2026%20Amended%20Permit%20Fee%20Tables.pdf',
);
const CALCULATOR = read(
  'Calculate the Cost of a Building Permit',
  'https://www.chicago.gov/city/en/depts/bldgs/provdrs/permits/svcs/permit_fee_calculator.html',
);
const CODE_PERMITS = read(
  'Municipal Code of Chicago, Chapter 14A-4 Permits',
  'https://codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2660899',
);
const CODE_SUSPENSION = read(
  'Municipal Code of Chicago, 14A-4-413 Limitations',
  'https://codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2661485',
);
const CODE_WORKING_DRAWINGS = read(
  'Municipal Code of Chicago, 14A-4-413.3 to 413.6',
  'https://codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2661477',
);
const TIME_LIMITS = read(
  'What are the time limitations for permit applications in Chicago?',
  'https://map-strategies.com/ideas/what-are-the-time-limitations-for-permit-applications-in-chicago',
);
const STANDARD_REVIEW = read(
  'Standard Plan Review Program',
  'http://www.cityofchicago.org/city/en/depts/bldgs/supp_info/standard_plan_reviewprogramoverview.html',
);
const DATASET = read('Building Permits, Chicago Data Portal', 'https://data.cityofchicago.org/d/ydr8-5enu');
const FENCE_EXPRESS = read(
  'Express Permit Program: Fence or Trash Enclosure, City of Chicago',
  'https://chicago.gov/content/city/en/sites/guide-to-building-permits/home/instructions/EPP/FENCE.html',
);

const read24 = sourceReadOn('2026-11-24');

const EXEMPT_LIST = read24(
  'What Types of Work Do Not Require a Building Permit? Full List, City of Chicago',
  'https://chicago.gov/city/en/sites/guide-to-building-permits/home/help/faq/DOB/bldg-permit-not-required/all.html',
);
const EXEMPT_WORK = read24(
  'What Types of Work Do Not Require a Building Permit? By Type of Work, City of Chicago',
  'http://cityofchicago.org/content/city/en/sites/guide-to-building-permits/home/help/faq/DOB/bldg-permit-not-required/worktype.html',
);
const CODE_FENCES = read24(
  'Municipal Code of Chicago, 14A-4-404.6 to 404.9',
  'https://codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2661072',
);
const BAPA = read24(
  'Got a Project? Get a Permit (Beverly Area Planning Association)',
  'https://bapa.org/got-a-project-get-a-permit/',
);
const BAPA_SHEDS = read24('Ask Roberta (Beverly Area Planning Association)', 'https://bapa.org/4321-2/');
const E_PLAN = {
  ...read24('E-Plan, City of Chicago', 'https://www.chicago.gov/content/city/en/sites/eplan/home.html'),
  publishedOn: '2025',
};
const INSPECT = read24(
  'Building Inspection: Request an Inspection, City of Chicago',
  'https://www.cityofchicago.org/city/en/depts/bldgs/provdrs/inspect/svcs/request_an_inspection.html',
);
const WARD_43 = read24('Building Permits, 43rd Ward', 'https://ward43.org/zoning/building-permits/');

const read28 = sourceReadOn('2026-11-28');

const INTERIM_CODES = read28(
  'Final stage of Chicago’s construction codes modernization underway (International Code Council)',
  'https://iccsafe.org/?p=470343',
);
const ENERGY_2022 = {
  ...read28(
    'The 2022 Chicago Energy Transformation Code (Burnham Nationwide)',
    'https://www.burnhamnationwide.com/final-review-blog/the-2022-chicago-energy-transformation-code',
  ),
  publishedOn: '2022',
};
const CODE_EXEMPT = read28(
  'Municipal Code of Chicago, 14A-4-402 Work exempt from permit: repairs to residential buildings',
  'https://codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2661018',
);
const MECHANICAL_FREE = read28(
  'What Types of Work Do Not Require a Building Permit? Mechanical (HVAC) Work, City of Chicago',
  'http://cityofchicago.org/content/city/en/sites/guide-to-building-permits/home/help/faq/DOB/bldg-permit-not-required/worktype/mechanical.html',
);
const CHI_NOTES = permitFeesNotes(
  '2026 Amended Permit Fee Tables and Table 14A-12-1204.2, City of Chicago',
  'research/illinois/chicago.md',
);
const IL_CODE_REPORT = stateCodeReport('Illinois');
const PERMIT_INSPECTIONS = read28(
  'Permit-Related Building Inspections, City of Chicago',
  'https://www.chicago.gov/city/en/depts/bldgs/provdrs/inspect/svcs/permit_inspection.html',
);

export const profile: CityProfile = {
  slug: 'chicago-il',
  intro: [
    {
      text: {
        en: 'The Department of Buildings runs two separate doors. Repairs and small jobs go through the web-based Express Permit Program; anything that needs drawings is a plan-based permit, and only an Illinois-licensed architect or engineer or a City-licensed expediter can apply for that one.',
        es: 'El Department of Buildings tiene dos entradas distintas. Las reparaciones y los trabajos pequeños van por el Express Permit Program, que se tramita en línea; lo que necesita planos es un permiso “plan-based”, y ese solo lo puede solicitar un arquitecto o ingeniero con licencia de Illinois o un gestor (expediter) con licencia de la ciudad.',
      },
      sources: [APPLY, EXPRESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'The city writes its own rulebook, the Chicago Construction Codes, and keeps it in Titles 14A to 14X of the Municipal Code. A detail that passes in the suburbs has to be checked again here.',
        es: 'La ciudad escribe su propio reglamento, los Chicago Construction Codes, en los títulos 14A a 14X del Municipal Code. Un detalle que pasa en los suburbios hay que revisarlo otra vez aquí.',
      },
      sources: [CODE_SUSPENSION],
      confidence: 'A',
    },
    {
      text: {
        en: 'Fees run on floor area and scope, not on the contract price, and in the 2026 tables no permit priced that way comes below $602 ($302 for a temporary structure).',
        es: 'Las tarifas se calculan con la superficie y el alcance de la obra, no con el precio del contrato, y en las tablas de 2026 ningún permiso calculado así baja de $602 ($302 si la estructura es temporal).',
      },
      sources: [FEE_TABLES],
      confidence: 'B',
    },
  ],
  department: {
    name: 'Chicago Department of Buildings (DOB)',
    url: 'https://www.chicago.gov/city/en/sites/guide-to-building-permits/home/apply.html',
    source: APPLY,
    confidence: 'A',
  },
  portal: {
    name: 'Inspection, Permitting & Licensing Portal (IPI)',
    url: 'https://ipi.cityofchicago.org',
    source: STANDARD_REVIEW,
    confidence: 'A',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential'],
        edition: { en: '2019 Chicago Building Code', es: 'Chicago Building Code de 2019' },
        since: '2020-08-01',
        sources: [INSTRUCTIONS],
        confidence: 'A',
      },
      {
        fields: ['electrical'],
        edition: {
          en: 'Chicago Electrical Code of 2018, built on the NEC',
          es: 'Chicago Electrical Code de 2018, basado en el NEC',
        },
        since: '2018-03-01',
        sources: [MODERNIZATION],
        confidence: 'A',
      },
      {
        fields: ['plumbing'],
        edition: {
          en: 'Chicago Plumbing Code with the amendments of 2021',
          es: 'Chicago Plumbing Code con las enmiendas de 2021',
        },
        since: null,
        sources: [INTERIM_CODES],
        confidence: 'C',
      },
      {
        fields: ['mechanical'],
        edition: {
          en: 'Chicago Mechanical Code with the amendments of 2021',
          es: 'Chicago Mechanical Code con las enmiendas de 2021',
        },
        since: null,
        sources: [INTERIM_CODES],
        confidence: 'C',
      },
      {
        fields: ['energy'],
        edition: {
          en: '2022 Chicago Energy Transformation Code',
          es: 'Chicago Energy Transformation Code de 2022',
        },
        since: '2022-11-01',
        sources: [CODE_SUSPENSION, ENERGY_2022],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'A',
        [INSTRUCTIONS],
        'Work on an existing building may follow the 2019 Chicago Building Rehabilitation Code instead.',
        'La obra en un edificio existente puede seguir el Chicago Building Rehabilitation Code de 2019.',
      ),
      fact(
        'A',
        [MODERNIZATION, CODE_SUSPENSION],
        'Elevators and lifts have a conveyance device code of their own since October 1, 2018. The Municipal Code keeps energy in Title 14N, plumbing in 14P, mechanical in 14M and fuel gas in 14G.',
        'Los elevadores tienen un código propio desde el 1 de octubre de 2018. El Municipal Code guarda energía en el título 14N, plomería en el 14P, mecánica en el 14M y gas en el 14G.',
      ),
      fact(
        'C',
        [IL_CODE_REPORT],
        'Illinois moved its own energy code to the 2024 IECC on November 30, 2025. Whether the city has followed we did not read: settle it with the department before you price insulation and equipment.',
        'Illinois pasó su código de energía al IECC 2024 el 30 de noviembre de 2025. Si la ciudad lo siguió no lo leímos: aclárelo con el departamento antes de cotizar aislamiento y equipos.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Express covers reroofing, masonry, fences, window and door replacement, nonstructural interior work, mechanical, plumbing, small solar and porch or deck repair. You pick a guided worktype, answer its questions, pay and follow the status online.',
        es: 'El programa Express abarca cambio de techo, mampostería, cercas, cambio de ventanas y puertas, obra interior no estructural, mecánica, plomería, solar pequeña y reparación de porches o terrazas. Usted elige un tipo de trabajo guiado, contesta las preguntas, paga y sigue el estatus en línea.',
      },
      sources: [EXPRESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Electrical-only permits lost their own 20-year-old application on September 16, 2024: they are now an Express worktype, along with monthly electrical and plumbing maintenance permits and fire alarm drawings.',
        es: 'Los permisos solo eléctricos dejaron su trámite de 20 años el 16 de septiembre de 2024: ahora son un tipo de trabajo Express, igual que los permisos mensuales de mantenimiento eléctrico y de plomería y los planos de alarma contra incendio.',
      },
      sources: [EXPRESS_EXPANSION],
      confidence: 'A',
    },
    {
      text: {
        en: 'How high a fence may stand is one question, from what height it needs a permit (more than 5 feet) another. The Express permit for fences takes up to 4.5 feet in a front yard, 6 if at least 80% open, 6 in a backyard, and 15 with zoning approval. Masonry needs an architect’s or engineer’s drawings. In many cases it also legalizes a fence built without the permit.',
        es: 'Una cosa es la altura que se admite y otra desde cuándo hace falta permiso (más de 5 pies). El permiso Express de cercas recibe hasta 4.5 pies en el patio delantero, 6 si es al menos 80% abierta, 6 en el patio trasero y 15 con aprobación de zonificación. La de mampostería pide planos de arquitecto o ingeniero. En muchos casos también legaliza una cerca hecha sin permiso.',
      },
      sources: [FENCE_EXPRESS, CODE_FENCES],
      confidence: 'A',
    },
    {
      text: {
        en: 'An emergency repair may start at once, but the application has to be in on the next business day and the work may not be covered up before the building official agrees. Emergency scaffolding gets three business days.',
        es: 'Una reparación de emergencia puede empezar de inmediato, pero la solicitud se presenta el siguiente día hábil y la obra no se tapa sin el visto bueno del funcionario de construcción. Para un andamio de emergencia el plazo es de tres días hábiles.',
      },
      sources: [CODE_PERMITS],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not at a residence of up to four stories; a low-sloped roof and any Landmark need one.',
        es: 'No en una residencia de hasta cuatro pisos; un techo de poca pendiente y todo Landmark lo llevan.',
      },
      sources: [CODE_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not when replaced in kind at a residence of up to four stories; a Landmark needs one.',
        es: 'No, si se cambian por otras iguales en una residencia de hasta cuatro pisos; un Landmark lo necesita.',
      },
      sources: [CODE_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 5 feet high; a higher one needs a permit, and so does a solid one seen from the street on a Chicago Landmark.',
        es: 'Hasta 5 pies de alto, no; más alta, sí, y también una ciega visible desde la calle en un Chicago Landmark.',
      },
      sources: [CODE_FENCES],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not for an enclosed one up to 70 square feet, says a neighborhood association’s guide; a larger one needs a permit.',
        es: 'No para uno cerrado de hasta 70 pies cuadrados, dice la guía de una asociación vecinal; uno mayor, sí.',
      },
      sources: [BAPA_SHEDS],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Not to replace one in kind up to 6 feet off the ground with a landing up to 50 square feet; a new one needs one.',
        es: 'No para cambiar por otra igual una de hasta 6 pies de alto con descanso de hasta 50 pies cuadrados; una nueva lo necesita.',
      },
      sources: [PORCHES, CODE_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'depends',
      text: {
        en: 'Not when replaced in kind at a residence of up to four stories; elsewhere a complete replacement needs one.',
        es: 'No, si se cambia por uno igual en una residencia de hasta cuatro pisos; en lo demás, el cambio completo lo lleva.',
      },
      sources: [CODE_EXEMPT, MECHANICAL_FREE],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Not when replaced in kind at a residence of up to four stories; otherwise it is priced as a permit, $75 a dwelling.',
        es: 'No, si se cambia por otro igual en una residencia de hasta cuatro pisos; lo demás tiene precio de permiso, $75 por vivienda.',
      },
      sources: [CODE_EXEMPT, CHI_NOTES],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An Express electrical permit; the service is priced at $75, $300 or $750 by its size.',
        es: 'Un permiso eléctrico Express; el servicio cuesta $75, $300 o $750 según su tamaño.',
      },
      sources: [EXPRESS_EXPANSION, CHI_NOTES],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [EXEMPT_WORK, EXEMPT_LIST],
      'What goes without a permit in Chicago is a limited list of site work, nonstructural repair, minor alteration and structures nobody occupies. It starts with board-up, debris removal and painting over graffiti or smoke.',
      'Lo que va sin permiso en Chicago es una lista corta de obra exterior, reparación no estructural, alteración menor y estructuras que nadie ocupa. Empieza por tapiar, retirar escombro y pintar sobre grafiti o humo.',
    ),
    fact(
      'A',
      [CODE_FENCES],
      'A fence takes a permit once it is more than 5 feet high (14A-4-404.7). On a Chicago Landmark a solid one seen from the street takes it at any height.',
      'La cerca lleva permiso cuando pasa de 5 pies (14A-4-404.7). En un Chicago Landmark, la cerca ciega visible desde la calle lo lleva a cualquier altura.',
    ),
    fact(
      'C',
      [BAPA, BAPA_SHEDS],
      'Interior finishes count as exempt too, by a neighborhood association’s guides: flooring, tile, paint, wallpaper, and cabinets without electrical or plumbing connections.',
      'Los acabados interiores también cuentan como exentos, según las guías de una asociación vecinal: pisos, loseta, pintura, papel tapiz y gabinetes sin conexión eléctrica ni de plomería.',
    ),
    fact(
      'A',
      [CODE_EXEMPT],
      'At a residential building of up to four stories the code also exempts, in kind, doors inside and out, siding, a boiler and up to 50 square feet of masonry, Chicago Landmarks excepted (14A-4-402).',
      'En un edificio residencial de hasta cuatro pisos el código exime también, si se cambian por otras iguales, puertas interiores y exteriores, revestimiento, una caldera y hasta 50 pies cuadrados de mampostería, salvo en Chicago Landmarks (14A-4-402).',
    ),
    fact(
      'C',
      [BAPA_SHEDS, BAPA],
      'For houses the same association adds a gazebo up to 150 square feet. It reads the exempt roof as shingles on a slope of 5 in 12 or steeper.',
      'Para casas la misma asociación agrega un gazebo de hasta 150 pies cuadrados. Entiende por techo exento de permiso el de tejas asfálticas en pendiente de 5 en 12 o más.',
    ),
    fact(
      'A',
      [PORCHES],
      'On a residential building of up to four stories you may replace a whole exterior porch, deck or stair in kind without a permit if it stands no more than 6 feet off the ground and its landing is 50 square feet or less. Landmarks, landmark districts and cited porches are different.',
      'En un edificio residencial de hasta cuatro pisos puede cambiar por otro igual un porche, una terraza o una escalera exterior completa sin permiso si queda a no más de 6 pies del suelo y su descanso mide 50 pies cuadrados o menos. Los edificios históricos, sus distritos y los porches con infracción son otra cosa.',
    ),
  ],
  steps: [
    fact(
      'A',
      [APPLY, EXPRESS],
      'Pick the door: Express for repairs and small jobs, plan-based for the rest. Filing through the wrong one costs you the fees.',
      'Elija la entrada: Express para reparaciones y trabajos pequeños, “plan-based” para lo demás. Entrar por la equivocada le cuesta las tarifas.',
    ),
    fact(
      'A',
      [EXPRESS],
      'Express: choose a guided worktype, answer its questions and pay online. If the owner or an expediter files, the licensed contractor confirms by E-Acceptance.',
      'Express: elija un tipo de trabajo guiado, conteste las preguntas y pague en línea. Si presenta el dueño o un gestor, el contratista con licencia confirma por E-Acceptance.',
    ),
    fact(
      'A',
      [E_PLAN],
      'Plan-based: the architect, engineer or expediter opens accounts in the Permit Portal (IPI) and in ProjectDox, with the same e-mail in both, and creates the application.',
      '“Plan-based”: el arquitecto, ingeniero o gestor abre cuentas en el Permit Portal (IPI) y en ProjectDox, con el mismo correo electrónico, y crea la solicitud.',
    ),
    fact(
      'A',
      [E_PLAN],
      'Drawings go up in ProjectDox, where city examiners leave their comments and the answers are uploaded.',
      'Los planos se suben a ProjectDox, donde los revisores dejan sus comentarios y se suben las respuestas.',
    ),
    fact(
      'A',
      [E_PLAN],
      'Pay in the portal and download the stamped drawings together with the permit certificate.',
      'Pague en el portal y descargue los planos aprobados junto con el certificado de permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [INSPECT, PERMIT_INSPECTIONS],
      'Online only, through the department’s form, bureau by bureau: new construction, electrical, plumbing, ventilation, masonry and so on. A request by telephone is not taken.',
      'Solo en línea, con el formulario del departamento y por oficina: obra nueva, electricidad, plomería, ventilación, mampostería y demás. Por teléfono no se reciben.',
    ),
    cutOff: fact(
      'A',
      [INSPECT, PERMIT_INSPECTIONS],
      'Ask at least 4 business days ahead if you want a certain day. Requests are answered first come, first served, and the day is kept if an inspector is free.',
      'Pida al menos 4 días hábiles antes si quiere un día preciso. Se atienden por orden de llegada, y el día se respeta si hay inspector libre.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [PERMIT_INSPECTIONS],
        'Single-trade permits, buildings of up to three dwellings and other work up to 10,000 square feet take no certificate of occupancy: request online from each bureau as needed. Larger work, assembly or institutional use and a change of occupancy take one, with inspections at set stages.',
        'Los permisos de una sola especialidad, edificios de hasta tres viviendas y otra obra de hasta 10,000 pies cuadrados no llevan certificado de ocupación: pida en línea a cada oficina cuando haga falta. La obra mayor, el uso de reunión o institucional y el cambio de ocupación sí, con inspecciones en etapas fijas.',
      ),
      fact(
        'A',
        [INSPECT],
        'Reinspections ordered by a hearing or court are not booked there.',
        'Las reinspecciones que ordena una audiencia o un tribunal no se piden ahí.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Department of Buildings, City Hall Room 900',
      phone: '+13127443449',
      address: '121 North LaSalle Street, Room 900, Chicago, IL',
      hours: { en: '8:30 a.m. to 4:30 p.m.', es: '8:30 a.m. a 4:30 p.m.' },
      source: WARD_43,
      confidence: 'C',
    },
  ],
  fees: [
    {
      text: {
        en: 'The fee multiplies three things: a construction factor read from occupancy group and construction type, a scope factor for what you are doing, and the area in square feet. The row’s minimum applies when the product comes out lower.',
        es: 'La tarifa multiplica tres cosas: un factor de construcción según el grupo de ocupación y el tipo constructivo, un factor de alcance según lo que se hace y el área en pies cuadrados. Si el producto sale menor, rige el mínimo del renglón.',
      },
      sources: [FEE_TABLES],
      confidence: 'B',
    },
    {
      text: {
        en: 'A tenant build-out in a business or mercantile space carries scope factor 0.5 with a $900 minimum per story; a Level 1 alteration carries 0.25 and prints a $600 minimum, below the $602 that every permit priced by area costs at least; the higher one is counted.',
        es: 'La adecuación de un local comercial u oficina lleva factor de alcance 0.5 con mínimo de $900 por piso; una alteración de nivel 1 lleva 0.25 e imprime un mínimo de $600, menos que los $602 que cuesta al menos todo permiso calculado por área; cuenta el mayor.',
      },
      sources: [FEE_TABLES],
      confidence: 'B',
    },
    fact(
      'B',
      [CHI_NOTES],
      'Worked out: redoing 1,000 square feet of a house without moving a wall, a door or a system is at most $0.84 a foot times 0.25, $210, and so pays the minimum of $602. A roof recovered or replaced with structural repair pays $900 at least. Zoning and other departments’ charges come on top.',
      'Un ejemplo: rehacer 1,000 pies cuadrados de una casa sin mover muro, puerta ni instalación es a lo más $0.84 por pie por 0.25, $210, y así paga el mínimo de $602. Un techo recubierto o reemplazado con reparación estructural paga $900 como mínimo. Zonificación y los demás departamentos cobran aparte.',
    ),
    fact(
      'B',
      [CHI_NOTES],
      'A permit only for work in the table of stand-alone fees pays that table instead: $75, $300 or $750 for an electrical service by its size, $75 a dwelling to replace a water heater or fixtures, each listed item added.',
      'Un permiso solo para obra de la tabla de tarifas sueltas paga esa tabla: $75, $300 o $750 por un servicio eléctrico según su tamaño, $75 por vivienda al cambiar calentador o aparatos, sumando cada renglón.',
    ),
    {
      text: {
        en: 'Expect a $600 deposit ($300 for temporary structures), $25 for each stand-alone review and $30 for the debt check. Extending a permit costs a quarter of the original fee for each 180 days.',
        es: 'Cuente con un depósito de $600 ($300 en estructuras temporales), $25 por cada revisión aparte y $30 por la consulta de adeudos. Prorrogar un permiso cuesta la cuarta parte de la tarifa original por cada 180 días.',
      },
      sources: [FEE_TABLES],
      confidence: 'B',
    },
    {
      text: {
        en: 'The department’s own calculator asks for construction type, occupancy, area and scope. It names the calendar year whose fees it uses: compare that with the year your permit will be issued.',
        es: 'La calculadora del departamento pide tipo constructivo, ocupación, área y alcance. Indica de qué año son las tarifas que usa: compárelo con el año en que se emitirá su permiso.',
      },
      sources: [CALCULATOR],
      confidence: 'A',
    },
  ],
  feeSchedule: 'chicago-il',
  timing: [
    {
      text: {
        en: 'Under Self-Cert the architect of record takes responsibility for the code and the department skips its own reviews: once zoning has approved, such permits are typically issued within 10 business days.',
        es: 'Con Self-Cert el arquitecto responsable responde por el código y el departamento omite sus revisiones: una vez que zonificación aprueba, esos permisos suelen emitirse en 10 días hábiles.',
      },
      sources: [SELF_CERT],
      confidence: 'A',
    },
    {
      text: {
        en: 'Electronic and paper filings wait in the same line and are handled in the order received. As of September 2024 contractors and expediters could not walk in to see staff without an appointment.',
        es: 'Lo presentado en línea y lo presentado en papel esperan en la misma fila y se atienden en orden de llegada. En septiembre de 2024 los contratistas y gestores no podían ver al personal sin cita.',
      },
      sources: [OPERATIONS],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Deficiencies have a clock: if they are not corrected within 120 days of the notice, the application counts as withdrawn and the deposit is forfeited (14A-4-410.4.1). Ask for an extension in writing before that day.',
        es: 'Las deficiencias tienen reloj: si no se corrigen en los 120 días siguientes al aviso, la solicitud se da por retirada y se pierde el depósito (14A-4-410.4.1). Pida la prórroga por escrito antes de ese día.',
      },
      sources: [TIME_LIMITS],
      confidence: 'B',
    },
    {
      text: {
        en: 'A job filed under “Other Work” that turns out not to fit Express is rejected with no refund of review or permit fees. Talk to a Department of Buildings supervisor before you start that worktype.',
        es: 'Un trabajo presentado como “Other Work” que resulta no caber en Express se rechaza sin devolver las tarifas de revisión ni de permiso. Hable con un supervisor del departamento antes de iniciar ese tipo.',
      },
      sources: [EXPRESS_OTHER],
      confidence: 'A',
    },
    {
      text: {
        en: 'Self-certified permits stall on contractor licenses that are not valid and on open violations or stop work orders at the address. Clear both before the architect uploads.',
        es: 'Los permisos autocertificados se atascan por licencias de contratista sin vigencia y por infracciones u órdenes de paro abiertas en la dirección. Resuelva ambas antes de que el arquitecto suba los planos.',
      },
      sources: [SELF_CERT],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Chicago publishes a permit once it is issued, usually the same day. An application still in review is not in the public records, so its progress shows only in the city’s portal.',
        es: 'Chicago publica un permiso cuando ya está emitido, por lo general el mismo día. Una solicitud que sigue en revisión no aparece en los registros públicos; su avance solo se ve en el portal de la ciudad.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'Each record can list up to 15 contacts with their role, so the general contractor and the trades on a job are all named. It also splits the fees into building, zoning and other, paid, unpaid and waived.',
        es: 'Cada registro puede traer hasta 15 contactos con su función, de modo que aparecen el contratista general y los oficios de la obra. También separa las tarifas en construcción, zonificación y otras, pagadas, pendientes y exentas.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'The status words are ACTIVE, COMPLETE, EXPIRED, SUSPENDED, CANCELLED, REVOKED and PHASED PERMITTING. Many old permits carry none, and the job site’s ZIP code is not given.',
        es: 'Los estatus son ACTIVE, COMPLETE, EXPIRED, SUSPENDED, CANCELLED, REVOKED y PHASED PERMITTING. Muchos permisos antiguos no traen ninguno, y no se da el código postal de la obra.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'res_alteration', 'commercial_ti', 'electrical_service', 'deck_porch'],
  lapse: {
    fromIssue: 180,
    fromInspection: 365,
    atMost: null,
    counts: 'inspections',
    says: {
      text: {
        en: 'Chicago: suspended if no required inspection was requested in the 180 days after issuance; later, after 365 days without one.',
        es: 'Chicago: se suspende si en los 180 días desde la emisión no se pidió ninguna inspección obligatoria; después, tras 365 días sin pedirla.',
      },
      sources: [CODE_SUSPENSION],
      confidence: 'A',
    },
    cost: {
      text: {
        en: 'Extending it costs a quarter of the original fee for each 180 days.',
        es: 'Prorrogarlo cuesta la cuarta parte de la tarifa original por cada 180 días.',
      },
      sources: [FEE_TABLES],
      confidence: 'B',
    },
    costShare: 0.25,
    extension: null,
  },
  faq: [
    {
      question: {
        en: 'Can a general contractor apply for a plan-based permit in Chicago?',
        es: '¿Puede un contratista general solicitar un permiso con planos en Chicago?',
      },
      answer: {
        text: {
          en: 'No. Plan-based applications come from an Illinois-licensed architect or engineer or from a City-licensed expediter. The contractor is named on the permit, and can apply directly for work that fits Express.',
          es: 'No. Las solicitudes con planos las presenta un arquitecto o ingeniero con licencia de Illinois o un gestor con licencia de la ciudad. El contratista figura en el permiso y puede solicitar por su cuenta lo que cabe en Express.',
        },
        sources: [APPLY, EXPRESS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'When is a Chicago permit suspended for inactivity?',
        es: '¿Cuándo se suspende un permiso en Chicago por inactividad?',
      },
      answer: {
        text: {
          en: 'If work has not started 180 days after issuance, or no required inspection was requested in those 180 days. Later, 365 days without work or without an inspection request suspends it too. Work stops until the permit is reinstated.',
          es: 'Si la obra no empezó a los 180 días de emitido el permiso, o si en esos 180 días no se pidió ninguna inspección obligatoria. Después, 365 días sin trabajo o sin pedir inspección también lo suspenden. Se detiene la obra hasta rehabilitarlo.',
        },
        sources: [CODE_SUSPENSION],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Something in our application was wrong. Do we have to say so?',
        es: 'Algo en nuestra solicitud estaba mal. ¿Hay que avisar?',
      },
      answer: {
        text: {
          en: 'Yes. A permit holder or licensed trade who learns that false or inaccurate information was given has 7 days to tell the building official in writing, with the application number. A permit issued on deceptive information is void and its fees are lost.',
          es: 'Sí. El titular o el oficio con licencia que se entera de un dato falso o inexacto tiene 7 días para avisar por escrito al funcionario de construcción, con el número de solicitud. Un permiso emitido con información engañosa es nulo y se pierden las tarifas.',
        },
        sources: [CODE_WORKING_DRAWINGS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can a new basement unit go through Self-Cert?',
        es: '¿Una vivienda nueva de sótano puede ir por Self-Cert?',
      },
      answer: {
        text: {
          en: 'An interior conversion unit cannot: raising the number of dwelling units is on the program’s list of disqualifying features. Plan on standard review for it.',
          es: 'Una conversión interior no: aumentar el número de viviendas está en la lista de características que excluyen del programa. Prevea la revisión normal.',
        },
        sources: [SELF_CERT_NOTES],
        confidence: 'C',
      },
    },
  ],
};
