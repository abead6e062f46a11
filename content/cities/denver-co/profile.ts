import { CO_CODES } from '@/content/codes/co';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { DEN_OTTEN } from './clock';

const read = sourceReadOn('2026-11-21');

const DEN_CODES = read(
  'Building Codes, Policies and Guides, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Building-Codes-Policies-and-Guides',
);
const DEN_HOMEOWNER = read(
  'Homeowner Permits, City and County of Denver',
  'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Plan-Review-Permits-and-Inspections/Single-Family-and-Duplex-Projects/Homeowner-Permits',
);
const DEN_HOMES = read(
  'Single-Family and Duplex Projects, City and County of Denver (older page)',
  'https://www.denvergov.org/content/denvergov/en/denver-development-services/home-projects.html',
);
const DEN_COUNTER = read(
  'Visiting the Permit Counter, City and County of Denver (older page)',
  'https://www.denvergov.org/content/denvergov/en/denver-development-services/permit-counter.html',
);
const DEN_LICENSE = read(
  'Apply for a Contractor’s License, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Contractor-Licensing/Contractor-Licenses/Apply-for-a-Contractor-License',
);
const DEN_LICENSES: CitySource = {
  ...read(
    'Contractor Licenses, City and County of Denver (2020 copy)',
    'https://www.denvergov.org/content/denvergov/en/community-planning-and-development/contractor-licenses.html',
  ),
  publishedOn: '2020',
  isCopy: true,
};
const DEN_QUICK = read(
  'Building Permits: list of applications, City and County of Denver (older page)',
  'http://www.denvergov.org/developmentservices/DenverDevelopmentServices/HelpMeFind/BuildingPermits/tabid/436405/Default.aspx',
);
const DEN_AI = read(
  'Denver could turn to artificial intelligence for faster building permitting (Denver7)',
  'https://www.denver7.com/news/front-range/denver/denver-could-turn-to-artificial-intelligence-for-faster-building-permitting',
);
const DEN_INTAKE = {
  ...read(
    'Denver launches AI platform to boost permitting efficiency (Route Fifty, May 2026)',
    'https://www.route-fifty.com/artificial-intelligence/2026/05/denver-launches-ai-platform-boost-permitting-efficiency-and-housing-development/413733/',
  ),
  publishedOn: '2026-05',
};
const DEN_FEES = read(
  'Building code policy ADMIN 138: Permit and Inspection Fees, City and County of Denver',
  'https://www.denvergov.org/files/assets/public/v/9/community-planning-and-development/documents/ds/building-codes/policies/admin_138.pdf',
);
const DEN_RECORDS = read(
  'Permits, Denver open data catalog',
  'https://opendata-geospatialdenver.hub.arcgis.com/search?q=permits',
);
const DEN_MILE_HIGH = {
  ...read(
    'Mayor Mike Johnston Announces New Denver Permitting Office (Mile High CRE, 2025)',
    'https://milehighcre.com/mayor-mike-johnston-announces-new-denver-permitting-office/',
  ),
  publishedOn: '2025',
};
const DEN_EXAM_PREP = read(
  'Colorado contractor license courses (Contractor Training Center)',
  'https://contractortrainingcenter.com/collections/colorado-courses',
);
const DEN_SUPERVISOR = read(
  'Apply for a Supervisor Certificate, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Contractor-Licensing/Supervisor-Certificates/Apply-for-a-Supervisor-Certificate',
);
const DEN_CERTIFICATE = read(
  'How to Apply for a Certificate, City and County of Denver (earlier page)',
  'http://www.denvergov.org/content/denvergov/en/community-planning-and-development/contractor-licenses/how-to-apply-for-a-certificate.html',
);

const read24 = sourceReadOn('2026-11-24');

const DEN_EXEMPT = read24(
  'Do I need a (Denver) building permit? (Counterculture Studio)',
  'https://counterculture-studio.com/building-guides/do-i-need-a-building-permit',
);
const DEN_SHEDS = read24(
  'Project Guide for Sheds and Detached Structures, City and County of Denver (older page)',
  'http://www.denvergov.org/developmentservices/DevelopmentServices/HomeProjects/OutsidetheHome/ShedsandDetachedStructures/tabid/441532/Default.aspx',
);
const DEN_INSPECTIONS = read24(
  'Construction Inspections, City and County of Denver (older page)',
  'https://www.denvergov.org/content/denvergov/en/denver-development-services/help-me-find-/inspections.html',
);
const DEN_AFTER_HOURS = read24(
  'After-Hours or Special Event Inspections, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Plan-Review-Permits-and-Inspections/Construction-Inspections/After-Hours-or-Special-Event-Inspections',
);
const DEN_APPOINTMENTS: CitySource = {
  ...read24(
    'Make an Appointment, City and County of Denver (copy of 2020)',
    'https://www.denvergov.org/content/denvergov/en/denver-development-services/appointments.html',
  ),
  publishedOn: '2020',
  isCopy: true,
};
const DEN_PORTAL = read24(
  'Denver e-permits, Accela Citizen Access (address from a third party’s software, 2026)',
  'https://aca-prod.accela.com/DENVER',
);

const today = sourceReadOn('2026-11-28');

const DEN_ADOPTION = {
  ...today(
    '2022 Building and Fire Code and Denver Green Code Adoption Process, City and County of Denver (copy)',
    'https://www.votervoice.net/BroadcastLinks/RrySyo_81w9mG7xraE8SLQ',
  ),
  publishedOn: '2023',
  isCopy: true as const,
};
const DEN_SCHEDULE = today(
  'Construction Inspections, City and County of Denver',
  'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Plan-Review-Permits-and-Inspections/Construction-Inspections',
);
const DEN_WINDOWS = today(
  'Denver inspections start after the permit is issued (Colorado Porch)',
  'https://coloradoporch.com/notes/denver-inspections-start-after-the-permit-is-issued/',
);

const DEN_QUICK_LIST = today(
  'Quick Permits, City and County of Denver (older page)',
  'https://www.denvergov.org/tabid/437152/Default.aspx',
);
const DEN_DECKS = today(
  'Decks in Denver: what you need to know about city code compliance (Top Contractors Denver)',
  'https://www.topcontractorsdenver.com/blog/decks-in-denver-what-you-need-to-know-about-city-code-compliance',
);

export const profile: CityProfile = {
  slug: 'denver-co',
  intro: [
    {
      text: {
        en: 'No Denver license, no permit for a contractor: the city accepts no license or certificate from another county or state. Without one, only an owner who lives in a single-family house can draw a homeowner permit.',
        es: 'Sin licencia de Denver, el contratista no obtiene permiso: la ciudad no acepta licencias ni certificados de otro condado o estado. Sin ella, solo puede sacar un permiso de propietario el dueño que vive en su casa unifamiliar.',
      },
      sources: [DEN_LICENSES, DEN_LICENSE, DEN_HOMEOWNER],
      confidence: 'B',
    },
    {
      text: {
        en: 'Executive Order 151 of April 2025 created the Denver Permitting Office, with one promise: every permit submittal done within 180 days in the city’s hands, or up to $10,000 of the fees back. The code and permit pages we read are still those of Community Planning and Development.',
        es: 'La Executive Order 151 de abril de 2025 creó la Denver Permitting Office con una promesa: cada trámite resuelto en 180 días en manos de la ciudad, o se devuelven hasta $10,000 de las tarifas. Las páginas de códigos y permisos que leímos siguen siendo de Community Planning and Development.',
      },
      sources: [DEN_MILE_HIGH, DEN_OTTEN, DEN_CODES],
      confidence: 'C',
    },
    {
      text: {
        en: 'About 30% of intake reviews passed on the first round, the city said in May 2026, and it aims for at least 80%. Check the set twice before you file.',
        es: 'Cerca del 30% de las revisiones de ingreso (intake) pasaba en la primera ronda, dijo la ciudad en mayo de 2026, y apunta al menos al 80%. Revise los planos dos veces antes de presentarlos.',
      },
      sources: [DEN_INTAKE],
      confidence: 'C',
    },
  ],
  department: {
    name: 'Community Planning and Development (CPD)',
    url: 'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Building-Codes-Policies-and-Guides',
    source: DEN_CODES,
    confidence: 'A',
  },
  portal: {
    name: 'Denver e-permits',
    url: 'https://aca-prod.accela.com/DENVER',
    source: DEN_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'energy', 'fire'],
        edition: {
          en: '2022 Denver Building and Fire Code (2021 I-codes)',
          es: '2022 Denver Building and Fire Code (I-codes 2021)',
        },
        since: '2023-05-01',
        sources: [DEN_CODES, DEN_ADOPTION],
        confidence: 'A',
      },
      ...CO_CODES,
    ],
    notes: [
      fact(
        'A',
        [DEN_CODES],
        'No edition after this one turned up in November 2026, yet the city links a policy on moving from one edition to the next, ADMIN 103.10: ask which edition takes your set. Other numbered policies settle what the code leaves open, such as 130.2B on third-party roofing inspection and 131B on early-start permits.',
        'En noviembre de 2026 no apareció una edición posterior a esta, pero la ciudad enlaza una política sobre el paso de una edición a otra, ADMIN 103.10: pregunte qué edición toma sus planos. Otras políticas numeradas resuelven lo que el código deja abierto, como 130.2B sobre inspección de techos por terceros y 131B sobre permisos de inicio anticipado.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Licensing takes two steps. Someone in the firm first holds a supervisor certificate for the trade, or a Colorado electrical or plumbing license; only then is the company’s license application accepted.',
        es: 'La licencia lleva dos pasos. Primero, alguien de la empresa obtiene un certificado de supervisor del oficio, o tiene licencia de Colorado de electricidad o plomería; solo entonces se recibe la solicitud de la compañía.',
      },
      sources: [DEN_LICENSE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Denver takes the ICC national contractor exams. Class A covers any building, class B what the IBC ranks below a high-rise, class C one- and two-family houses, as an exam school sums them up.',
        es: 'Denver acepta los exámenes nacionales ICC para contratistas. La clase A abarca cualquier edificio; la B, lo que el IBC no clasifica como torre; la C, casas de una y dos familias, según el resumen de una escuela de exámenes.',
      },
      sources: [DEN_EXAM_PREP],
      confidence: 'C',
    },
    {
      text: {
        en: 'Quick permits cover roofing, siding, soffit and fascia, blown-in insulation, and the electrical, plumbing, gas and mechanical trades. General construction runs on its own 1R or 1C form, with trade permits under it.',
        es: 'Los quick permits cubren techos, revestimiento, aleros, aislamiento soplado y los oficios de electricidad, plomería, gas y mecánica. La construcción general va en su formulario 1R o 1C, con los permisos de especialidad debajo.',
      },
      sources: [DEN_QUICK],
      confidence: 'A',
    },
    {
      text: {
        en: 'Exterior work on a landmark or in a local historic district needs a certificate of appropriateness before any other permit. A designated parkway setback brings its own review.',
        es: 'El trabajo exterior en un inmueble protegido o en un distrito histórico local requiere un certificado de idoneidad antes de cualquier otro permiso. Si el lote da a una avenida protegida (parkway), la franja libre obligatoria (setback) lleva su propia revisión.',
      },
      sources: [DEN_HOMES],
      confidence: 'A',
    },
    {
      text: {
        en: 'An older city page describes a walk-through counter with same-day permits for non-structural commercial jobs under $500,000, signs, prep demolition, and solar. Ask whether your scope still qualifies.',
        es: 'Una página anterior de la ciudad describe una ventanilla con permisos el mismo día para trabajos comerciales no estructurales de menos de $500,000, letreros, demolición preparatoria y solar. Pregunte si su trabajo aún califica.',
      },
      sources: [DEN_COUNTER],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'A quick permit, without plan review; an older list of the city names it too.',
        es: 'Un quick permit, sin revisión de planos; también lo nombra una lista anterior de la ciudad.',
      },
      sources: [DEN_QUICK_LIST, DEN_QUICK],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 200 square feet of roof, one story and unheated; any other needs a permit. Zoning may want its own permit.',
        es: 'No, si tiene hasta 200 pies cuadrados de techo, un piso y no lleva calefacción; los demás, sí. Zonificación puede pedir su propio permiso.',
      },
      sources: [DEN_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'For a new deck and for large changes, a local contractors’ site says.',
        es: 'Para una terraza nueva y para cambios grandes, dice un sitio local de contratistas.',
      },
      sources: [DEN_DECKS],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'An equal unit is a quick permit, by an older list of the city; only reconnecting one needs none.',
        es: 'Un equipo igual es un quick permit, según una lista anterior de la ciudad; solo reconectar uno va sin permiso.',
      },
      sources: [DEN_QUICK_LIST, DEN_EXEMPT],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'An equal one is a quick permit, by an older list of the city; only reconnecting an electric one needs none.',
        es: 'Uno igual es un quick permit, según una lista anterior de la ciudad; solo reconectar uno eléctrico va sin permiso.',
      },
      sources: [DEN_QUICK_LIST, DEN_EXEMPT],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'At houses and duplexes a quick permit up to 200 amps, by an older list of the city.',
        es: 'En casas y dúplex un quick permit hasta 200 amperios, según una lista anterior de la ciudad.',
      },
      sources: [DEN_QUICK_LIST],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'C',
      [DEN_EXEMPT],
      'A Denver design office lists as exempt from a permit: finishes and cabinets, like-for-like lights, fans, faucets and sinks, reconnecting a furnace, air conditioner, boiler or electric water heater, and patching drywall up to one 4-by-8 sheet.',
      'Un despacho de diseño de Denver da por exentos: acabados y gabinetes, lámparas, ventiladores, llaves y lavabos iguales, reconectar calefacción, aire acondicionado, caldera o calentador de agua eléctrico, y resanar tablaroca hasta una hoja de 4 por 8.',
    ),
    fact(
      'C',
      [DEN_EXEMPT],
      'A shed or playhouse that is exempt by the same list has an 8-foot top plate and 14 feet of height at most. Zoning, wastewater or fire may still ask for theirs.',
      'El cobertizo o casita de juegos que según la misma lista va sin permiso tiene muro de 8 pies y 14 de alto como máximo. Zonificación, aguas residuales o bomberos pueden pedir el suyo.',
    ),
    fact(
      'A',
      [DEN_SHEDS],
      'Exempt or not, changes to the outside of a landmark or in a historic district go to Landmark Preservation before you begin, and a shed near a designated parkway to parkways review.',
      'Exento o no, lo que cambie el exterior de un inmueble protegido o en distrito histórico pasa por Landmark Preservation antes de empezar, y un cobertizo junto a una avenida protegida, por su revisión.',
    ),
  ],
  steps: [
    fact(
      'A',
      [DEN_LICENSE],
      'Hold the Denver license: first the supervisor certificate, then the company’s license, both ahead of any permit.',
      'Tenga la licencia de Denver: primero el certificado de supervisor, luego la licencia de la compañía, ambos antes de cualquier permiso.',
    ),
    fact(
      'A',
      [DEN_HOMES],
      'On a landmark, in a historic district or in a designated parkway setback, get that approval first; no other permit comes before it.',
      'En inmueble protegido, distrito histórico o franja libre de avenida protegida (parkway setback), obtenga primero esa aprobación; ningún otro permiso sale antes.',
    ),
    fact(
      'A',
      [DEN_QUICK],
      'File in e-permits: a quick permit for roofing, siding or a single trade, otherwise the general construction permit, with the trade permits under it.',
      'Presente en e-permits: un quick permit para techo, revestimiento o una sola especialidad; si no, el permiso de construcción general, con los de especialidad debajo.',
    ),
    fact(
      'B',
      [DEN_APPOINTMENTS],
      'Plans are logged in for review. If a project coordinator was assigned to you, their approval comes before the log-in.',
      'Los planos se ingresan a revisión (“log in”). Si le asignaron un coordinador de proyecto, su visto bueno va antes del ingreso.',
    ),
    fact(
      'A',
      [DEN_COUNTER, DEN_INSPECTIONS],
      'Once plans are approved and fees paid, the status turns to “issued”. Until it does, no inspection can be booked.',
      'Con planos aprobados y tarifas pagadas, el estatus pasa a “issued”. Hasta entonces no se puede pedir inspección.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [DEN_SCHEDULE, DEN_INSPECTIONS],
      'Online with an e-permits account, by permit number or address, once the permit shows as issued; building and most zoning inspections alike. Leave a site telephone number for the inspector.',
      'En línea con cuenta de e-permits, por número de permiso o dirección, cuando el permiso aparece emitido; tanto las de construcción como casi todas las de zonificación. Deje un teléfono de la obra al inspector.',
    ),
    cutOff: fact(
      'A',
      [DEN_INSPECTIONS, DEN_AFTER_HOURS],
      'Ask by 11:59 p.m. for the next business day.',
      'Pídala antes de las 11:59 p.m. para el siguiente día hábil.',
    ),
    visit: fact(
      'C',
      [DEN_SCHEDULE, DEN_WINDOWS],
      'The city promises the visit within two business days. Its list of the day’s inspections shows estimated time windows, not appointments.',
      'La ciudad promete la visita en dos días hábiles. Su lista de inspecciones del día muestra franjas horarias estimadas, no citas.',
    ),
    notes: [
      fact(
        'A',
        [DEN_AFTER_HOURS],
        'Before 7 a.m., after 3:30 p.m., on weekends and holidays it is $100 an hour, two hours at least, asked for no more than two days ahead. A same-day or next-morning one is dropped if not paid by 2 p.m.',
        'Antes de las 7 a.m., después de las 3:30 p.m., en fin de semana o feriado cuesta $100 la hora, mínimo dos, y se pide con dos días de anticipación a lo más. La del mismo día o la mañana siguiente se anula si no se paga antes de las 2 p.m.',
      ),
      fact(
        'A',
        [DEN_SCHEDULE],
        'Most projects first need a pre-construction meeting with an inspector.',
        'La mayoría de las obras necesita antes una reunión previa con un inspector.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Permit counter, Webb Municipal Building',
      note: { en: 'Second floor.', es: 'Segundo piso.' },
      address: '201 W. Colfax Ave., Denver, CO 80202',
      hours: {
        en: 'Monday to Friday, 7:30 a.m. to 4 p.m. by an older page; each service has its own hours',
        es: 'Lunes a viernes, 7:30 a.m. a 4 p.m. según una página anterior; cada servicio tiene su horario',
      },
      source: DEN_COUNTER,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Permit counter',
      note: { en: 'By telephone; number of 2020.', es: 'Por teléfono; número de 2020.' },
      phone: '+17208652720',
      source: DEN_APPOINTMENTS,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'Building Inspections',
      note: { en: 'Option 6.', es: 'Opción 6.' },
      phone: '+17208652505',
      mail: 'building.inspectionservice@denvergov.org',
      source: DEN_INSPECTIONS,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'One table by valuation serves the building permit and, on its own valuation, each trade. It starts at $20 up to $500 and $35 up to $2,000, and the rate per $1,000 falls as the job grows.',
        es: 'Una sola tabla por valor de la obra sirve para el permiso y, con su propio valor, para cada oficio. Empieza en $20 hasta $500 y $35 hasta $2,000, y la tasa por cada $1,000 baja al crecer el trabajo.',
      },
      sources: [DEN_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'On a job valued above $2,000 plan review costs half of the whole permit fee. Express review is 20% with a $100 minimum, a type-approved plan 10%, and quick permits have none.',
        es: 'En una obra de más de $2,000 de valor, la revisión de planos cuesta la mitad de toda la tarifa del permiso. La exprés es 20% con mínimo de $100, un plano tipo aprobado 10%, y los quick permits no la pagan.',
      },
      sources: [DEN_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'The city uses the higher of your declared value and its own figure. Splitting a project into two phases adds 25% to both fees, three phases 50%.',
        es: 'La ciudad usa el mayor entre el valor que usted declara y su propia cifra. Dividir un proyecto en dos fases suma 25% a ambas tarifas; en tres, 50%.',
      },
      sources: [DEN_FEES],
      confidence: 'B',
    },
  ],
  feeSchedule: 'denver-co',
  timing: [
    {
      text: {
        en: 'The city promises a decision on a permit within 180 days. They count only time in the city’s hands, from a complete application. When they run out you go to a board of department directors; if it does not decide within 30 days, up to $10,000 of the fees are refunded. Plats and infrastructure master plans are exempt.',
        es: 'La ciudad promete decidir un permiso en 180 días. Cuentan solo el tiempo en manos de la ciudad, desde la solicitud completa. Si se agotan, el caso va a una junta de directores de departamento; si esta no decide en 30 días, se devuelven hasta $10,000 de las tarifas. Los planos de subdivisión y los planes maestros de infraestructura quedan fuera.',
      },
      sources: [DEN_OTTEN, DEN_MILE_HIGH],
      confidence: 'C',
    },
    {
      text: {
        en: 'Before the contractor license comes the supervisor certificate, and an application for it filed online takes approximately 14 to 20 business days to review. Start there, well before the first bid.',
        es: 'Antes de la licencia de contratista va el supervisor certificate, y su solicitud en línea tarda unos 14 a 20 días hábiles en revisarse. Empiece por ahí, mucho antes de la primera oferta.',
      },
      sources: [DEN_SUPERVISOR],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'An application that is incomplete at intake is the main reason, and the city signed for software that checks drawings before submittal: it flags problems on the spot so that you can fix them and file once.',
        es: 'La razón principal es una solicitud incompleta en la recepción, y la ciudad contrató un programa que revisa los planos antes de la entrega: señala los problemas en el momento para que usted los corrija y presente una sola vez.',
      },
      sources: [DEN_AI, DEN_INTAKE],
      confidence: 'C',
    },
    {
      text: {
        en: 'License papers bounce when the signer is neither on the current Secretary of State filings nor in notarized minutes, or when the supervisor is not an owner and brings no company letter naming a Supervisor of Record.',
        es: 'Los papeles de licencia se devuelven cuando quien firma no aparece en los registros vigentes del Secretary of State ni en un acta notariada, o cuando el supervisor no es dueño y no trae carta de la empresa que lo nombre Supervisor of Record.',
      },
      sources: [DEN_LICENSE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Wastewater review (SUDP) starts by itself when the building permit comes in. The city asks you not to submit it separately.',
        es: 'La revisión de aguas residuales (SUDP) empieza sola cuando entra el permiso de construcción. La ciudad pide no presentarla por separado.',
      },
      sources: [DEN_HOMEOWNER],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Denver publishes its residential and commercial construction permits in two lists, two to three days behind. The contractor is named on 97% of rows and the value on 99%. Demolitions are in a third list, which we leave out.',
        es: 'Denver publica sus permisos de construcción residenciales y comerciales en dos listas, con dos a tres días de retraso. El contratista aparece en el 97% de las filas y el valor en el 99%. Las demoliciones van en una tercera lista, que dejamos fuera.',
      },
      sources: [DEN_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'There is no status word. A permit stands where its dates put it: received, issued, final, or cancelled.',
        es: 'No hay palabra de estatus. Un permiso está donde lo ponen sus fechas: recibido, emitido, final o cancelado.',
      },
      sources: [DEN_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'mechanical', 'electrical_service', 'res_alteration', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'Is my Aurora or Lakewood license good in Denver?',
        es: '¿Mi licencia de Aurora o Lakewood vale en Denver?',
      },
      answer: {
        text: {
          en: 'No. Denver does not reciprocate with other counties or states; you need a Denver license, renewed every three years.',
          es: 'No. Denver no tiene reciprocidad con otros condados ni estados; hace falta una licencia de Denver, que se renueva cada tres años.',
        },
        sources: [DEN_CERTIFICATE, DEN_LICENSES],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Can a duplex owner pull a homeowner permit in Denver?',
        es: '¿El dueño de un dúplex puede sacar permiso de propietario en Denver?',
      },
      answer: {
        text: {
          en: 'No, not even for the unit they live in. It is for single-family homes only, by the resident owner of record, never a trust or an LLC, who stays a year after the work.',
          es: 'No, ni para la unidad donde vive. Es solo para casas unifamiliares, por el dueño registrado que la habita, nunca un fideicomiso o LLC, y que se quede un año después del trabajo.',
        },
        sources: [DEN_HOMEOWNER],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does a homeowner in Denver need an exam?',
        es: '¿Un propietario en Denver necesita examen?',
      },
      answer: {
        text: {
          en: 'For electrical, plumbing and mechanical work, yes. General construction, roofing and siding take none.',
          es: 'Para electricidad, plomería y mecánica, sí. Construcción general, techos y revestimiento no lo llevan.',
        },
        sources: [DEN_HOMEOWNER],
        confidence: 'A',
      },
    },
    {
      question: { en: 'Which NEC does Denver enforce?', es: '¿Qué NEC aplica Denver?' },
      answer: {
        text: {
          en: 'By the city’s page, as read in November 2026, the 2023 edition, adopted by the state of Colorado, whatever edition of the I-codes your project falls under. A newer one comes from the state: ask which holds on the day you file.',
          es: 'Según la página de la ciudad, leída en noviembre de 2026, la edición 2023, adoptada por el estado de Colorado, sea cual sea la edición de los I-codes de su proyecto. Una más nueva viene del estado: pregunte cuál rige el día en que presenta.',
        },
        sources: [DEN_CODES],
        confidence: 'A',
      },
    },
  ],
};
