import { OH_CODES } from '@/content/codes/oh';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, OH_CIN_REVIEW } from '../sources';

const read = sourceReadOn('2026-11-21');

const STATE_SURCHARGE = read(
  'Bexley Codified Ordinances 244.01 (State of Ohio Board of Building Standards fee)',
  'https://codelibrary.amlegal.com/codes/bexley/latest/bexley_oh/0-0-0-30122',
);
const COL_FAQ = read(
  'BZS Frequently Asked Questions, City of Columbus',
  'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Frequently-Asked-Questions',
);
const COL_RESIDENTIAL = read(
  '1, 2 and 3 Family Residential Permits, City of Columbus',
  'https://www.columbus.gov/bzs/permits/1,-2-and-3-Family-Residential-Permits/',
);
const COL_MULTIFAMILY = read(
  'Multifamily Building Permits, City of Columbus',
  'http://www.columbus.gov/Templates/Detail.aspx?id=66997',
);
const COL_STARTED = read(
  'Getting Started, City of Columbus',
  'https://www.columbus.gov/bzs/Getting-Started/',
);
const COL_PORTAL = read('Citizen Access Portal, City of Columbus', 'https://ca.columbus.gov/ca/Welcome.aspx');
const COL_2007 = read(
  'Ordinance 1709-2007, repeal of Columbus Building Code 4113.38',
  'https://columbus.legistar.com/LegislationDetail.aspx?FullText=1&GUID=D1EF2D92-149F-4987-A5A6-10C1DB4B2E91&ID=1033724',
);
const COL_GUIDE = read(
  'Columbus permit submission requirements, Permit Place',
  'https://permitplace.com/columbus-permit-submission-requirements/',
);
const COL_DATASET = read(
  'Building Permits, City of Columbus open data',
  'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
);

const read24 = sourceReadOn('2026-11-24');

const COL_TRACK = read24(
  'Get or Track a Building Permit, City of Columbus',
  'https://www.columbus.gov/Business-Development/Get-a-Permit/Get-or-Track-a-Building-Permit?lang_update=638540798090529522',
);
const COL_INSPECTIONS = {
  ...read24(
    'Plan Review, Permits and Inspections, City of Columbus',
    'http://www.columbus.gov/Templates/Detail.aspx?id=64784',
  ),
  publishedOn: '2023',
};
const COL_DISPATCH = {
  ...read24(
    'Work that will be done, where you live determine whether your project requires a permit (Columbus Dispatch)',
    'https://www.dispatch.com/story/lifestyle/home-garden/home-decor/2011/03/13/work-that-will-be-done/23319980007/',
  ),
  publishedOn: '2011-03-13',
};
const COL_BIA = {
  ...read24(
    'Columbus Building and Zoning Services Department (BIA of Central Ohio)',
    'http://biaparade.com/aws/BIA/pt/sd/news_article/287637/_PARENT/layout_details/false',
  ),
  publishedOn: '2020-03-17',
};
const COL_PORTAL_NEW = read24(
  'Citizen Access Portal, City of Columbus (address as a third party’s software gives it, 2026)',
  'https://portal.columbus.gov/Permits/Welcome.aspx',
);

const read27 = sourceReadOn('2026-11-27');

const COL_FEES_2026 = costNotes('2026 Combined Development Related Fee Schedule, City of Columbus');
const COL_PLAN_REVIEW = read27(
  'Building Plan Review, City of Columbus',
  'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Building-Plan-Review?lang_update=638523495903982928',
);
const COL_WAITS = {
  ...read27(
    'Columbus, OH Building Permits Guide (Permit Place)',
    'https://permitplace.com/city/columbus-oh-building-permits',
  ),
  publishedOn: '2026-02',
};
const OHIO_EXEMPT = read27(
  'What types of projects require permits? City of Shaker Heights, Ohio',
  'https://shakeronline.com/faq.aspx?qid=306',
);

const read28 = sourceReadOn('2026-11-28');

const COL_4103_14 = {
  ...read28(
    'Columbus City Code § 4103.14, Fees and assessments',
    'http://columbus-oh.elaws.us/code/coor_title41_ch4103_sec4103.14',
  ),
  isCopy: true as const,
};
const COL_BUILDING_INSPECTIONS = read28(
  'Building Inspections, City of Columbus',
  'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Building-Inspections?lang_update=638641496793621837',
);

export const profile: CityProfile = {
  slug: 'columbus-oh',
  intro: [
    {
      text: {
        en: 'Columbus closed its shortcut in 2007: windows, siding, roofing and decks used to pass with a free registration, and since ordinance 1709-2007 each of them takes a full building permit.',
        es: 'Columbus cerró su atajo en 2007: ventanas, revestimiento, techos y terrazas pasaban con un registro gratis y, desde la ordenanza 1709-2007, cada uno lleva un permiso de construcción completo.',
      },
      sources: [COL_2007],
      confidence: 'A',
    },
    {
      text: {
        en: 'Building and Zoning Services issues a permit to the owner or to a contractor licensed or registered with the city, nobody else. Almost any planned work, even a change of occupancy without construction, needs the permit and a plan review.',
        es: 'Building and Zoning Services emite el permiso al dueño o a un contratista con licencia o registro de la ciudad, a nadie más. Casi toda obra prevista, incluso un cambio de ocupación sin construcción, pide permiso y revisión de planos.',
      },
      sources: [COL_FAQ],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Columbus Department of Building and Zoning Services (BZS)',
    url: 'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Frequently-Asked-Questions',
    source: COL_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'Citizen Access Portal',
    url: 'https://portal.columbus.gov/Permits/Welcome.aspx',
    source: COL_PORTAL_NEW,
    confidence: 'C',
  },
  codes: {
    editions: OH_CODES,
    notes: [
      fact(
        'A',
        [COL_RESIDENTIAL],
        'Title 41 of the City Codes is the local layer. Its Chapter 4113 sets who may be issued building, electrical, mechanical and plumbing permits, and their fees.',
        'El Title 41 de los City Codes es la capa local. Su Chapter 4113 fija a quién se emiten los permisos de construcción, electricidad, mecánica y plomería, y sus tarifas.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Only the homeowner living in a single-family house may do the work personally. On a two- or three-family building even the owner has to hire a contractor licensed and registered with Columbus.',
        es: 'Solo el dueño que vive en una casa de una familia puede hacer él mismo el trabajo. En un edificio de dos o tres familias hasta el dueño debe contratar a alguien con licencia y registro de Columbus.',
      },
      sources: [COL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a historic district or a commission area the Certificate of Appropriateness comes before the permits, for houses and apartment buildings alike. The city’s online zoning map shows whether your lot is in one.',
        es: 'En un distrito histórico o zona con comisión, el Certificate of Appropriateness va antes que los permisos, tanto en casas como en apartamentos. El mapa de zonificación en línea muestra si su lote está en una.',
      },
      sources: [COL_RESIDENTIAL, COL_MULTIFAMILY],
      confidence: 'A',
    },
    {
      text: {
        en: 'Depending on scope, plan on a certified address, site plan, construction drawings and an energy analysis next to the application. An architect or engineer draws most jobs; minor work on one- to three-family houses, such as a roof or windows, is the exception.',
        es: 'Según el alcance, prevea dirección certificada, plano del sitio, planos de construcción y análisis de energía junto con la solicitud. La mayoría lleva arquitecto o ingeniero; la excepción es lo menor en casas de una a tres familias, como techo o ventanas.',
      },
      sources: [COL_STARTED],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'A full permit since 2007; $140 at a house of one to three families in 2026.',
        es: 'Un permiso completo desde 2007; $140 en una casa de una a tres familias en 2026.',
      },
      sources: [COL_2007, COL_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'A full permit since 2007; $140 for windows or doors at a house in 2026.',
        es: 'Un permiso completo desde 2007; $140 por ventanas o puertas en una casa en 2026.',
      },
      sources: [COL_2007, COL_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 200 square feet, as another Ohio city reads the State’s one residential code; a larger one is $385 here. Confirm with Columbus.',
        es: 'Hasta 200 pies cuadrados, no, como lee otra ciudad de Ohio el código residencial del estado; uno mayor cuesta aquí $385. Confírmelo con Columbus.',
      },
      sources: [OHIO_EXEMPT, COL_FEES_2026],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'A full permit since 2007; $350 at a house of one to three families in 2026.',
        es: 'Un permiso completo desde 2007; $350 en una casa de una a tres familias en 2026.',
      },
      sources: [COL_2007, COL_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit: $275 at a house of one to three families in 2026.',
        es: 'Un permiso mecánico: $275 en una casa de una a tres familias en 2026.',
      },
      sources: [COL_RESIDENTIAL, COL_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Almost any planned work takes a permit, says the city; a plumbing one is $275 at a house in 2026.',
        es: 'Casi toda obra prevista lleva permiso, dice la ciudad; el de plomería es $275 en una casa en 2026.',
      },
      sources: [COL_FAQ, COL_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit: $275 at a house of one to three families in 2026.',
        es: 'Un permiso eléctrico: $275 en una casa de una a tres familias en 2026.',
      },
      sources: [COL_RESIDENTIAL, COL_FEES_2026],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [COL_TRACK, COL_2007, COL_INSPECTIONS],
      'Roofs, siding, windows and decks have needed a permit here since 2007. What needs neither plan review nor permit stands in two lists on the city’s page Get or Track a Building Permit, one for one to three families and one for all else. We could not read them: ask Building and Zoning Services, 614-645-7433.',
      'Techos, revestimiento, ventanas y terrazas llevan permiso aquí desde 2007. Lo que no lleva revisión ni permiso está en dos listas en la página Get or Track a Building Permit de la ciudad, una para una a tres familias y otra para lo demás. No las pudimos leer: pregunte en Building and Zoning Services, 614-645-7433.',
    ),
    fact(
      'C',
      [OHIO_EXEMPT],
      'Ohio has one residential code, and another of its cities, Shaker Heights, reads it so that sheds up to 200 square feet, retaining walls up to 4 feet and playground equipment need no permit, nor do painting, tiling, cabinets and counters that leave the fixtures alone. Check with Columbus before you rely on it.',
      'Ohio tiene un solo código residencial, y otra de sus ciudades, Shaker Heights, lo lee así: no necesitan permiso los cobertizos de hasta 200 pies cuadrados, los muros de contención de hasta 4 pies, los juegos infantiles, ni pintura, loseta, gabinetes y encimeras que no toquen los aparatos. Confírmelo con Columbus antes de fiarse.',
    ),
    fact(
      'C',
      [COL_DISPATCH, COL_2007],
      'Do not count on a neighbor’s rule: Columbus wants the permit for replacing siding and roofs where a suburb such as Upper Arlington, as reported in 2011, did not.',
      'No se fíe de la regla del vecino: Columbus pide permiso para cambiar revestimiento y techo donde un suburbio como Upper Arlington, según la prensa en 2011, no lo pedía.',
    ),
  ],
  steps: [
    fact(
      'A',
      [COL_FAQ],
      'Confirm on the Zoning Map that the lot is inside Columbus, then check the quick guide for typical residential projects to see which permit and review apply.',
      'Confirme en el Zoning Map que el lote está dentro de Columbus y vea en la guía rápida de proyectos residenciales qué permiso y revisión tocan.',
    ),
    fact(
      'A',
      [COL_TRACK, COL_PORTAL, COL_PORTAL_NEW],
      'Register for a Citizen Access account, attach your license and apply there, or bring the application and plan copies to the counter. The city’s older pages give the portal as ca.columbus.gov, a program of 2026 as portal.columbus.gov.',
      'Regístrese en Citizen Access, enlace su licencia y solicite ahí, o lleve la solicitud y las copias de planos a la ventanilla. Las páginas anteriores de la ciudad dan el portal como ca.columbus.gov; un programa de 2026, como portal.columbus.gov.',
    ),
    fact(
      'A',
      [COL_TRACK],
      'The plans are routed to the departments the work concerns. Every required review has to approve.',
      'Los planos van a los departamentos que toca la obra. Cada revisión exigida tiene que aprobar.',
    ),
    fact(
      'B',
      [COL_4103_14],
      'Pay the fee of the current schedule to the department’s cashier, on application or before the permit is issued (City Code 4103.14).',
      'Pague la tarifa de la tabla vigente al cajero del departamento, al solicitar o antes de que se emita el permiso (City Code 4103.14).',
    ),
    fact(
      'A',
      [COL_TRACK],
      'Then the permit is issued and work may begin; follow the record’s status in the portal meanwhile.',
      'Entonces se emite el permiso y puede empezar la obra; mientras tanto siga el estatus del expediente en el portal.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [COL_BUILDING_INSPECTIONS, COL_PORTAL, COL_BIA],
      'In the Citizen Access Portal, under Building, “Schedule an Inspection”; or by phone, 614-645-8235 by a builders’ notice of 2020. Certain fire protection and after-hours inspections cannot be booked online.',
      'En el Citizen Access Portal, en Building, “Schedule an Inspection”; o por teléfono, 614-645-8235 según un aviso de constructores de 2020. Ciertas inspecciones de protección contra incendio y fuera de horario no se reservan en línea.',
    ),
    cutOff: fact(
      'A',
      [COL_PORTAL],
      'Ask online by midnight, or by phone by 4 p.m., for the next business day.',
      'Pida en línea antes de la medianoche, o por teléfono antes de las 4 p.m., para el siguiente día hábil.',
    ),
    visit: fact(
      'A',
      [COL_BUILDING_INSPECTIONS, COL_INSPECTIONS],
      'Inspectors are out from 8 a.m. to 4 p.m. and can come at any time in between. In the portal you may write that you want the morning, the afternoon or a call ahead; it is tried, not promised.',
      'Los inspectores están en la calle de 8 a.m. a 4 p.m. y pueden llegar a cualquier hora. En el portal puede anotar que quiere la mañana, la tarde o una llamada previa; se intenta, no se promete.',
    ),
    notes: [
      fact(
        'A',
        [COL_INSPECTIONS],
        'A permit comes with a number of trips. Each visit uses one, passed or failed, and at zero you buy more before the next can be scheduled. Use the number of that trade’s permit.',
        'El permiso trae un número de visitas (“trips”). Cada una gasta una, apruebe o no, y en cero hay que comprar más antes de programar otra. Use el número del permiso de ese oficio.',
      ),
      fact(
        'A',
        [COL_BUILDING_INSPECTIONS],
        'Cancel before the inspector arrives and the trip goes back to the permit. An after-hours inspection is canceled by 3 p.m., for a weekend or holiday inspection by 3 p.m. of the business day before.',
        'Si cancela antes de que llegue el inspector, la visita vuelve al permiso. La de fuera de horario se cancela antes de las 3 p.m., y la de fin de semana o día feriado antes de las 3 p.m. del día hábil anterior.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Building and Zoning Services',
      phone: '+16146457433',
      address: '111 North Front Street, Columbus, OH 43215',
      hours: { en: 'Weekdays, 9:00 a.m. to 4:00 p.m.', es: 'Días hábiles, 9:00 a.m. a 4:00 p.m.' },
      source: COL_INSPECTIONS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Building and Zoning Services',
      phone: '+16146458235',
      note: {
        en: 'To schedule an inspection, by a builders’ notice of 2020.',
        es: 'Para programar una inspección, según un aviso de constructores de 2020.',
      },
      source: COL_BIA,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'B',
      [COL_FEES_2026],
      'For houses of one to three families the 2026 schedule has flat amounts: $140 for a roof, siding, windows or doors, $350 for a deck, $385 for an alteration or accessory building, $1,100 for a new house or addition, and $275 for mechanical, electrical or plumbing work.',
      'Para casas de una a tres familias, la tabla de 2026 tiene montos fijos: $140 por techo, revestimiento, ventanas o puertas, $350 por una terraza, $385 por una remodelación o edificio accesorio, $1,100 por una casa nueva o ampliación, y $275 por obra mecánica, eléctrica o de plomería.',
    ),
    {
      text: {
        en: 'Chapter 4113 of the city code sets the city’s fees. In addition the State’s Board of Building Standards collects 1% on residential and 3% on commercial permits, as the ordinance of a neighboring city puts the state law.',
        es: 'El Chapter 4113 del código municipal fija las tarifas de la ciudad. Además, el Board of Building Standards del estado cobra 1% en permisos residenciales y 3% en comerciales, según recoge la ley estatal la ordenanza de una ciudad vecina.',
      },
      sources: [COL_STARTED, STATE_SURCHARGE],
      confidence: 'C',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [COL_PLAN_REVIEW],
      'The city’s plan review page, as it stood in 2024, counts about one week for houses of one to three families and four weeks for commercial projects, from the day you submit until the plans are reviewed. Sets are taken in the order received.',
      'La página de revisión de la ciudad, como estaba en 2024, calcula cerca de una semana para casas de una a tres familias y cuatro para obra comercial, desde que usted presenta hasta que se revisan los planos. Se atienden en el orden en que llegan.',
    ),
    fact(
      'C',
      [COL_WAITS, OH_CIN_REVIEW],
      'A permit service wrote in February 2026 that review takes 10 to 30 days and that most first rounds draw comments. Thirty days is also what Ohio gives a department for its first review, as Cincinnati tells its applicants.',
      'Un gestor de permisos escribió en febrero de 2026 que la revisión toma de 10 a 30 días y que casi toda primera revisión trae observaciones. Treinta días es también lo que Ohio da a un departamento para su primera revisión, según avisa Cincinnati.',
    ),
  ],
  returns: [
    {
      text: {
        en: '“Corrections Required” is a status of its own in the city’s records. A permit service that files here says that commercial plans not sealed by an Ohio architect or engineer are rejected, and lists the COMcheck energy report among the required sheets.',
        es: '“Corrections Required” es un estatus propio en los registros de la ciudad. Un gestor que presenta aquí dice que los planos comerciales sin sello de arquitecto o ingeniero de Ohio se rechazan, y cuenta el informe de energía COMcheck entre lo obligatorio.',
      },
      sources: [COL_DATASET, COL_GUIDE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Two papers come from outside the drawing set: the certified address and, in a commission area, the Certificate of Appropriateness. Have both before you upload the sheets.',
        es: 'Dos papeles no salen de los planos: la dirección certificada y, en zona con comisión, el Certificate of Appropriateness. Tenga ambos antes de subir las hojas.',
      },
      sources: [COL_STARTED, COL_RESIDENTIAL],
      confidence: 'A',
    },
    fact(
      'B',
      [COL_PLAN_REVIEW],
      'A correction letter puts the plans on hold. With no answer in six months the application is voided and the plans are destroyed.',
      'Una carta de correcciones deja los planos en pausa. Sin respuesta en seis meses, la solicitud se anula y los planos se destruyen.',
    ),
  ],
  feed: [
    {
      text: {
        en: 'The open data layer is refreshed daily and gives the applicant’s business name, the value, the address with ZIP and a link to the city’s own record. Application and completion dates are missing; only the issue date is there.',
        es: 'La capa de datos abiertos se renueva a diario y da el nombre comercial del solicitante, el valor, la dirección con código postal y un enlace al expediente. Faltan las fechas de solicitud y de término; solo está la de emisión.',
      },
      sources: [COL_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'Read its words with care: “Final Inspection Approved” and “Certificate of Occupancy Issued” both mean the job is done, not that a review has passed.',
        es: 'Lea con cuidado sus palabras: “Final Inspection Approved” y “Certificate of Occupancy Issued” quieren decir trabajo terminado, no revisión aprobada.',
      },
      sources: [COL_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'windows_doors', 'deck_porch', 'res_alteration', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'Is there still a free registration for roofs and siding in Columbus?',
        es: '¿Sigue habiendo registro gratis para techos y revestimiento en Columbus?',
      },
      answer: {
        text: {
          en: 'No. The State reviewed it and required a real permit; council repealed section 4113.38 in November 2007. Quote the permit and its inspections on every reroof.',
          es: 'No. El estado lo revisó y exigió un permiso de verdad; el concejo derogó la sección 4113.38 en noviembre de 2007. Incluya el permiso y sus inspecciones en cada cambio de techo.',
        },
        sources: [COL_2007],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can we look up a Columbus permit without an account?',
        es: '¿Se puede consultar un permiso de Columbus sin cuenta?',
      },
      answer: {
        text: {
          en: 'Yes, the portal lets anyone browse permit information. You need an account, with your license attached to it, to use everything else.',
          es: 'Sí, el portal deja consultar permisos a cualquiera. Para todo lo demás necesita una cuenta con su licencia enlazada.',
        },
        sources: [COL_PORTAL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which board licenses a remodeler here?',
        es: '¿Qué junta da licencia a quien remodela aquí?',
      },
      answer: {
        text: {
          en: 'The Board of General and Home Improvement Contractors, one of the sections of BZS; skilled trades and sign erectors have review boards of their own.',
          es: 'La Board of General and Home Improvement Contractors, una de las secciones de BZS; los oficios calificados y los instaladores de letreros tienen sus propias juntas.',
        },
        sources: [COL_FAQ],
        confidence: 'A',
      },
    },
  ],
};
