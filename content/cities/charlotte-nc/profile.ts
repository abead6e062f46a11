import { NC_143_138, NC_CODE_NEXT, NC_CODES, NC_INSPECTION_CUT_OFF } from '@/content/codes/nc';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const MECK_PERMITTING = read(
  'Permitting, Mecklenburg County Code Enforcement',
  'https://code.mecknc.gov/service/permitting',
);
const MECK_PERMITTING_OLD = read(
  'Permitting, Mecklenburg County Code Enforcement (earlier page)',
  'https://www.mecknc.gov/LUESA/CodeEnforcement/permitting/Pages/default.aspx',
);
const MECK_REVIEW = read(
  'Residential Plan Review Services, Mecklenburg County Code Enforcement (earlier page)',
  'https://www.mecknc.gov/LUESA/CodeEnforcement/Inspections/trades/building/Pages/Residential%20Plan%20Review.aspx',
);
const MECK_QUESTIONS: CitySource = {
  ...read(
    'Permit frequently asked questions, Mecklenburg County (copy on StudyLib)',
    'https://studylib.net/doc/13305669/a-q',
  ),
  isCopy: true,
};
const MECK_FEE_CHANGES = read(
  'Changes in the LUESA Fee Ordinance, Mecklenburg County',
  'http://charmeck.org/mecklenburg/county/CodeEnforcement/Pages/FeeChanges.aspx',
);
const MECK_ORDINANCE: CitySource = {
  ...read(
    'Mecklenburg County Building-Development Ordinance, foreword (copy on StudyLib)',
    'https://studylib.net/doc/13394922/mecklenburg-county-building-development-ordinance--februa...',
  ),
  isCopy: true,
};
const MECK_RECORDS = read(
  'Building permits map layer, Mecklenburg County',
  'https://meckgis.mecklenburgcountync.gov/server/rest/services/BuildingPermits/FeatureServer/0',
);
const CLT_ZONING = read(
  'Zoning Administration: Permitting, City of Charlotte',
  'https://charlottenc.gov/planning/ZoningAdministration/Pages/Zoning%20Permitting.aspx',
);

const read24 = sourceReadOn('2026-11-24');

const MECK_SHEDS: CitySource = {
  ...read24(
    'Mecklenburg County Common Code Defects: Residential Building (copy on StudyLib)',
    'https://studylib.net/doc/13373193/mecklenburg-county-common-code-defects--residential--buil...',
  ),
  isCopy: true,
};
const MECK_OWNERS = read24(
  'Homeowner Internet Permit Process, Mecklenburg County Code Enforcement (earlier page)',
  'http://charmeck.org/mecklenburg/county/CodeEnforcement/Homeowners-tools/Pages/Homeowner-Internet-Permit-Process.aspx',
);
const MECK_ABOUT = read24(
  'About Us, Mecklenburg County Code Enforcement',
  'https://code.mecknc.gov/site-menu/about-us',
);
const MECK_PHONES: CitySource = {
  ...read24(
    'Code Enforcement contacts, Mecklenburg County (copy on StudyLib)',
    'https://studylib.net/doc/13305465/code-enforcement--publication-date---6-12-2014',
  ),
  publishedOn: '2014-06-12',
  isCopy: true,
};
const HUNTERSVILLE = read24(
  'Residential Building Permits, Town of Huntersville',
  'https://www.huntersville.org/3042/Residential-Building-Permits',
);
const CLT_ACCELA = read24(
  'City of Charlotte, Accela Citizen Access (address as a third party’s software of 2026 names it)',
  'https://aca-prod.accela.com/CHARLOTTE',
);

const read27 = sourceReadOn('2026-11-27');

const MECK_ACCELA = read27(
  'Mecklenburg County, Accela Citizen Access (address as a third party’s software of 2026 names it)',
  'https://aca-prod.accela.com/MECKLENBURG',
);
const MECK_FEES_2026 = costNotes('LUESA Fee Ordinance, revised July 1, 2026, Mecklenburg County');

const MECK_CODE_CHANGES = read27(
  'Code Change Central, Mecklenburg County Code Enforcement',
  'https://code.mecknc.gov/site-menu/code-change-central',
);

const read28 = sourceReadOn('2026-11-28');
const MECK_ALERTS = {
  ...read28(
    'Inspector Alerts, Mecklenburg County Code Enforcement (copy on StudyLib)',
    'http://studylib.net/doc/13305598/%E2%80%93--inspector-alerts-for-immediate-release',
  ),
  publishedOn: '2012-11-21',
  isCopy: true,
} as const;
const MECK_APPOINTMENT = read28(
  'Inspection by Appointment Program Overview, Mecklenburg County (earlier page)',
  'http://charmeck.org/mecklenburg/county/CodeEnforcement/IBA/Pages/IBA%20Program%20Overview.aspx',
);

const MECK_BLOG = read28(
  'Permit home improvement, Mecklenburg County (update of a blog of 2018)',
  'https://blog.mecknc.gov/permit-home-improvement/',
);

export const profile: CityProfile = {
  slug: 'charlotte-nc',
  intro: [
    {
      text: {
        en: 'Two governments sign off on a Charlotte house: Mecklenburg County issues the building permit, and the City requires its own land development permit, which it calls LDIRL, for the same job.',
        es: 'Dos gobiernos aprueban una casa en Charlotte: el Condado de Mecklenburg emite el permiso de construcción, y la Ciudad exige para el mismo trabajo su propio permiso de desarrollo del terreno (land development), que llama LDIRL.',
      },
      sources: [CLT_ZONING, MECK_PERMITTING],
      confidence: 'A',
    },
    {
      text: {
        en: 'Since October 1, 2024 the City’s residential zoning review has run inside its own Accela system, apart from the County’s. The two permits are applied for separately.',
        es: 'Desde el 1 de octubre de 2024 la revisión de zonificación residencial de la Ciudad corre en su propio sistema Accela. El permiso del Condado y el de la Ciudad se solicitan por separado.',
      },
      sources: [CLT_ZONING],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Mecklenburg County Code Enforcement (LUESA)',
    url: 'https://code.mecknc.gov/service/permitting',
    source: MECK_PERMITTING,
    confidence: 'A',
  },
  portal: {
    name: 'Mecklenburg County Accela Citizen Access (building permits)',
    url: 'https://aca-prod.accela.com/MECKLENBURG',
    source: MECK_ACCELA,
    confidence: 'C',
  },
  codes: {
    editions: NC_CODES,
    notes: [
      NC_CODE_NEXT,
      fact(
        'A',
        [MECK_CODE_CHANGES],
        'The county’s page once expected the 2024 codes from July 1, 2025, before the legislature put them off again.',
        'La página del Condado esperaba antes los códigos de 2024 desde el 1 de julio de 2025; después la legislatura los volvió a aplazar.',
      ),
      fact(
        'B',
        [MECK_ORDINANCE],
        'The state writes the code and local government enforces it. Mecklenburg County has enforced the electrical rules since 1947 and building, mechanical and plumbing since 1968.',
        'El estado redacta el código y el gobierno local lo aplica. El Condado de Mecklenburg aplica las reglas eléctricas desde 1947 y las de construcción, mecánica y plomería desde 1968.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'County and LDIRL permits run side by side for new houses and duplexes, ADUs, additions, pools, decks, retaining walls, solar panels, docks and detached buildings over 12 feet in any dimension.',
        es: 'Los permisos del Condado y LDIRL van en paralelo para casas y dúplex nuevos, ADU, ampliaciones, piscinas, terrazas, muros de contención, paneles solares, muelles y edificios independientes de más de 12 pies en cualquier dimensión.',
      },
      sources: [CLT_ZONING],
      confidence: 'A',
    },
    {
      text: {
        en: 'Signs, tents and temporary construction trailers take a City zoning use permit beside the County’s.',
        es: 'Los letreros, las carpas y los remolques temporales de obra llevan un zoning use permit de la Ciudad junto al del Condado.',
      },
      sources: [CLT_ZONING],
      confidence: 'A',
    },
    {
      text: {
        en: 'Building, electrical, heating, air conditioning and plumbing are separate permits, grouped under one project and paid by the general contractor, or by the owner who acts as one.',
        es: 'Construcción, electricidad, calefacción, aire acondicionado y plomería son permisos separados, agrupados en un proyecto y pagados por el contratista general o por el propietario que hace sus veces.',
      },
      sources: [MECK_PERMITTING],
      confidence: 'A',
    },
    {
      text: {
        en: 'An earlier County page requires plan review for new houses, townhomes, enclosed additions, added levels, renovations of $175,000 or more, and unconventional methods. Decks and screened porches are outside it.',
        es: 'Una página anterior del Condado pide revisión de planos en casas nuevas, casas adosadas, ampliaciones cerradas, niveles agregados, renovaciones de $175,000 o más y métodos no convencionales. Las terrazas y porches con malla quedan fuera.',
      },
      sources: [MECK_REVIEW],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not for like-grade material on a house with work of $40,000 or less; otherwise yes.',
        es: 'No con material de igual grado en una casa con obra de $40,000 o menos; lo demás, sí.',
      },
      sources: [MECK_PERMITTING],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not on a house with work of $40,000 or less that touches nothing load-bearing; otherwise yes.',
        es: 'No en una casa con obra de $40,000 o menos que no toque nada de carga; lo demás, sí.',
      },
      sources: [NC_143_138, MECK_PERMITTING],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only if it is over 12 feet in any dimension: the County’s permit and the City’s LDIRL; smaller, zoning approval alone.',
        es: 'Solo si pasa de 12 pies en cualquier dimensión: permiso del Condado y LDIRL de la Ciudad; si no, solo zonificación.',
      },
      sources: [MECK_SHEDS, CLT_ZONING],
      confidence: 'B',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'New, replaced or enlarged: the County’s permit and the City’s LDIRL side by side.',
        es: 'Nueva, de reemplazo o ampliada: permiso del Condado y LDIRL de la Ciudad en paralelo.',
      },
      sources: [CLT_ZONING, MECK_BLOG],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'At any price: adding, replacing or redesigning heating or air conditioning.',
        es: 'A cualquier precio: agregar, reemplazar o rediseñar calefacción o aire.',
      },
      sources: [MECK_PERMITTING],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Not for a like-for-like swap by a licensed contractor; yes when the owner does it.',
        es: 'No, si un contratista con licencia pone otro igual; sí, si lo hace el dueño.',
      },
      sources: [MECK_BLOG],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'At any price: adding, replacing or redesigning an electrical system.',
        es: 'A cualquier precio: agregar, reemplazar o rediseñar un sistema eléctrico.',
      },
      sources: [MECK_PERMITTING],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [MECK_PERMITTING, MECK_PERMITTING_OLD],
      'For houses and townhomes, work of $40,000 or less may need no permit, unless it touches load-bearing structure, changes the design of the plumbing, adds, replaces or redesigns HVAC or electrical systems, uses materials outside the code, or adds roofing that is not like for like. The County’s earlier page still gives $15,000.',
      'En casas y casas adosadas, un trabajo de $40,000 o menos puede no llevar permiso, salvo que toque estructura de carga, cambie el diseño de la plomería, agregue, reemplace o rediseñe sistemas de HVAC o eléctricos, use materiales fuera del código o agregue techo que no sea igual al existente. La página anterior del Condado aún dice $15,000.',
    ),
  ],
  steps: [
    fact(
      'B',
      [HUNTERSVILLE],
      'Open an account on the Charlotte-Mecklenburg permitting site and apply for the building permit there, or at the County’s office at 2145 Suttle Avenue.',
      'Abra una cuenta en el sitio de permisos de Charlotte-Mecklenburg y solicite ahí el permiso de construcción, o en la oficina del Condado, 2145 Suttle Avenue.',
    ),
    fact(
      'B',
      [CLT_ZONING, CLT_ACCELA],
      'The same day, apply for the City’s LDIRL, or the zoning use permit for signs, tents and trailers, in the City’s own Accela at aca-prod.accela.com/CHARLOTTE. A gateway check accepts the file first.',
      'El mismo día, solicite el LDIRL de la Ciudad, o el zoning use permit para letreros, carpas y remolques, en el Accela de la Ciudad, aca-prod.accela.com/CHARLOTTE. Una revisión de entrada acepta primero el expediente.',
    ),
    fact(
      'A',
      [MECK_REVIEW],
      'Where the County reviews plans, upload them with the Plan Submittal Cover Sheet.',
      'Donde el Condado revisa planos, súbalos con la Plan Submittal Cover Sheet.',
    ),
    fact(
      'A',
      [MECK_ABOUT],
      'Clear the holds of the other agencies. In most cases city, state or other County offices have to release the project before the permit.',
      'Resuelva los bloqueos (holds) de otras agencias. En la mayoría de los casos la ciudad, el estado u otras oficinas del Condado deben dar el visto bueno al proyecto antes del permiso.',
    ),
    fact(
      'A',
      [MECK_PERMITTING],
      'The general contractor, or the owner acting as one, pays for the grouped permits of all trades.',
      'El contratista general, o el dueño que hace sus veces, paga los permisos agrupados de todos los oficios.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [MECK_OWNERS, MECK_PHONES],
      'Ask in the County’s online dashboard, the contractor’s or the homeowner’s, where the job is also tracked and the placard printed. A County sheet of 2014 adds an automated line, 704-336-8000.',
      'Pídala en el portal en línea del Condado, el del contratista o el del dueño, donde también se sigue el trabajo y se imprime el cartel. Una hoja del Condado de 2014 suma una línea automática, 704-336-8000.',
    ),
    cutOff: NC_INSPECTION_CUT_OFF,
    visit: fact(
      'B',
      [MECK_ALERTS, MECK_APPOINTMENT],
      'Sign up for inspector alerts in your account: a message goes out when the inspector reaches the stop before yours (County notice of 2012). For a fee, an Inspection by Appointment comes in a block of two hours: 8 to 10, 10 to 12, 1 to 3 or 3 to 5.',
      'Active los avisos de inspector en su cuenta: llega un mensaje cuando el inspector está en la parada anterior a la suya (aviso del Condado de 2012). Con costo, la Inspection by Appointment viene en un bloque de dos horas: 8 a 10, 10 a 12, 1 a 3 o 3 a 5.',
    ),
    notes: [
      fact(
        'B',
        [MECK_PHONES],
        'Inspections by appointment are booked online. Once booked, the field inspector is your first contact (2014).',
        'Las inspecciones con cita se reservan en línea. Ya programada, su primer contacto es el inspector de campo (2014).',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Mecklenburg County Code Enforcement',
      phone: '+19803142633',
      address: '2145 Suttle Avenue, Charlotte, NC 28208',
      hours: { en: 'Monday to Friday, 8 a.m. to 5 p.m.', es: 'Lunes a viernes, 8 a.m. a 5 p.m.' },
      source: MECK_PERMITTING_OLD,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [MECK_FEES_2026],
      'By the County’s ordinance revised July 1, 2026, work up to $3,000 pays $59.70, and $12.19 more for each $1,000 up to $50,000. A remodel under $100,000 is instead $79.61 a trade plus $0.12 a square foot for building and $0.08 for each other trade. Each permit adds $3 for technology. A house remodel of 300 square feet costs $118.61 for building and $106.61 more for each other trade; other work of $20,000, by the first scale, is $269.93. The City’s LDIRL is apart.',
      'Según la ordenanza del Condado revisada el 1 de julio de 2026, la obra de hasta $3,000 paga $59.70, y $12.19 más por cada $1,000 hasta $50,000. Una remodelación de menos de $100,000 paga en cambio $79.61 por oficio más, por pie cuadrado, $0.12 en el oficio de construcción y $0.08 en cada otro oficio. Cada permiso suma $3 de tecnología. Remodelar 300 pies cuadrados de una casa cuesta así $118.61 por el oficio de construcción, y $106.61 más por cada otro oficio; otra obra de $20,000, por la primera escala, $269.93. El LDIRL de la Ciudad va aparte.',
    ),
    {
      text: {
        en: 'All County charges are in one document, the Land Use & Environmental Services Agency Fee Ordinance. The City’s LDIRL and zoning fees are billed apart, in its Accela.',
        es: 'Todos los cobros del Condado están en un documento, la Land Use & Environmental Services Agency Fee Ordinance. Las tarifas LDIRL y de zonificación de la Ciudad se cobran aparte, en su Accela.',
      },
      sources: [MECK_PERMITTING],
      confidence: 'A',
    },
    {
      text: {
        en: 'On large jobs, a single piece of equipment worth $500,000 or more counts at 20% of its value in the construction cost, not in full.',
        es: 'En trabajos grandes, un equipo de $500,000 o más cuenta con el 20% de su valor en el costo de construcción, no completo.',
      },
      sources: [MECK_FEE_CHANGES],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'An earlier page of the County sets a goal for house plans: five days from submittal on average, ten for townhouses. By it the current lead time is posted every Monday; ask for today’s at 980-314-2633.',
        es: 'Una página anterior del Condado pone la meta para planos de casas: cinco días en promedio desde la entrega, diez para casas adosadas. Según ella, el plazo vigente se publica cada lunes; pregunte por el de hoy en el 980-314-2633.',
      },
      sources: [MECK_REVIEW, MECK_PERMITTING_OLD],
      confidence: 'A',
    },
    {
      text: {
        en: 'For a City zoning use permit: 3 business days to be accepted, 10 for the review, and 10 more for every round of changes.',
        es: 'Para un zoning use permit de la Ciudad: 3 días hábiles para ser aceptado, 10 para la revisión y 10 más por cada ronda de cambios.',
      },
      sources: [CLT_ZONING],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'The County permit can be ready while the City’s is not filed. Apply for LDIRL the same day; the City lists the deck, the pool and the solar array as jobs that need both.',
        es: 'El Condado puede estar listo sin que exista el trámite de la Ciudad. Solicite el LDIRL el mismo día; la Ciudad pone la terraza, la piscina y los paneles solares entre los trabajos que piden ambos.',
      },
      sources: [CLT_ZONING],
      confidence: 'A',
    },
    {
      text: {
        en: 'A Plan Submittal Cover Sheet must accompany every residential plan. The County also publishes the most common defects in residential drawings; read that list before you upload.',
        es: 'Todo plano residencial debe llevar una Plan Submittal Cover Sheet. El Condado publica además los defectos más comunes en planos residenciales; lea esa lista antes de subirlos.',
      },
      sources: [MECK_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Contractors post a surety or cash bond with the County before they pull permits: $1,000 for the towns, $2,000 for Charlotte or the whole county, by an older notice.',
        es: 'El contratista deposita una fianza o efectivo en el Condado antes de sacar permisos: $1,000 para los pueblos, $2,000 para Charlotte o todo el condado, según un aviso anterior.',
      },
      sources: [MECK_PERMITTING_OLD, MECK_QUESTIONS],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'The County’s map layer shows building permits with address, tax jurisdiction, owner, cost and issue date for Charlotte and the towns around it.',
        es: 'La capa de mapa del Condado muestra permisos con dirección, jurisdicción fiscal, dueño, costo y fecha de emisión, para Charlotte y los pueblos vecinos.',
      },
      sources: [MECK_RECORDS],
      confidence: 'A',
    },
    {
      text: {
        en: 'It has no contractor column and no application date, so nothing is seen before issue and nothing can be matched to a company name.',
        es: 'No tiene columna de contratista ni fecha de solicitud: no se ve nada antes de la emisión y no se puede buscar por nombre de empresa.',
      },
      sources: [MECK_RECORDS],
      confidence: 'A',
    },
  ],
  commonPermits: ['deck_porch', 'res_alteration', 'mechanical', 'roofing', 'commercial_ti'],
  lapse: {
    fromIssue: 182,
    fromInspection: 365,
    atMost: null,
    counts: 'inspections',
    says: {
      text: {
        en: 'Mecklenburg County: six months after issue if no work has begun, 12 months after the last inspection if work has stopped.',
        es: 'Condado de Mecklenburg: seis meses después de emitido si no ha empezado el trabajo, 12 meses después de la última inspección si se detuvo.',
      },
      sources: [MECK_QUESTIONS],
      confidence: 'B',
    },
    cost: null,
    costShare: null,
    extension: null,
  },
  faq: [
    {
      question: {
        en: 'Who do I call about a Charlotte building permit, the City or the County?',
        es: '¿A quién llamo por un permiso en Charlotte, a la Ciudad o al Condado?',
      },
      answer: {
        text: {
          en: 'The County for building, electrical, plumbing and mechanical permits and their inspections. The City for zoning and the LDIRL permit.',
          es: 'Al Condado por los permisos de construcción, electricidad, plomería y mecánica y sus inspecciones. A la Ciudad por la zonificación y el permiso LDIRL.',
        },
        sources: [MECK_PERMITTING, CLT_ZONING],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'When does a Mecklenburg permit expire?',
        es: '¿Cuándo vence un permiso de Mecklenburg?',
      },
      answer: {
        text: {
          en: 'Six months after issue if no work has begun, and 12 months after the last inspection if work has stopped.',
          es: 'Seis meses después de emitido si no ha empezado el trabajo, y 12 meses después de la última inspección si se detuvo.',
        },
        sources: [MECK_QUESTIONS],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Is a like-for-like roof in Charlotte exempt?',
        es: '¿Cambiar un techo por otro igual está exento en Charlotte?',
      },
      answer: {
        text: {
          en: 'On a house, replacing with like-grade fire-resistant material can be, as long as the whole job stays at $40,000 or less and no structure is touched.',
          es: 'En una casa puede estarlo, si se reemplaza con material de igual resistencia al fuego, el trabajo completo no pasa de $40,000 y no se toca la estructura.',
        },
        sources: [MECK_PERMITTING],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does a shed in Charlotte need the City’s permit?',
        es: '¿Un cobertizo en Charlotte necesita el permiso de la Ciudad?',
      },
      answer: {
        text: {
          en: 'Once it is over 12 feet in any dimension it is on the City’s LDIRL list, together with the County permit.',
          es: 'Cuando pasa de 12 pies en cualquier dimensión entra en la lista LDIRL de la Ciudad, junto con el permiso del Condado.',
        },
        sources: [CLT_ZONING],
        confidence: 'A',
      },
    },
  ],
};
