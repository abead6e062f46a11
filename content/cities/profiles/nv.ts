import type { Confidence } from '@/lib/checklists/types';
import type { CityFact, CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const fact = (confidence: Confidence, sources: readonly CitySource[], en: string, es: string): CityFact => ({
  text: { en, es },
  sources,
  confidence,
});

const CODE_TABLE = read(
  'onlyplans.io: Nevada building code adoption by city',
  'https://onlyplans.io/zoning/codes/nevada/',
);

const LV_REVIEW = read(
  'City of Las Vegas: plans check (archived page)',
  'http://old.lasvegasnevada.gov/Apply/20807.htm',
);
const LV_FEES = read(
  'City of Las Vegas: fees of local interest (archived page)',
  'http://old.lasvegasnevada.gov/Apply/20808.htm',
);
const LV_ANNUAL = read(
  'City of Las Vegas: Apply For An Annual Facility Permit (archived page)',
  'http://www.lasvegasnevada.gov/Apply/23407.htm',
);
const LV_AMENDMENTS = read(
  'Southern Nevada Amendments to the 2018 International Building Code, City of Las Vegas Amended (August 15, 2018)',
  'https://pdfslide.net/documents/southern-nevada-amendments-to-the-2018-chapter-1-a-administrative-delete-sections.html',
);
const LV_ADMIN_CODE = read(
  'City of Las Vegas Administrative Code, 2012 edition (third-party copy)',
  'https://fdocuments.us/document/city-of-las-vegas-administrative-code-2012-edition-2018-09-24-city-of-las-vegas.html',
);
const STRIP = read(
  'MeltPlan: Navigating Nevada Building Codes',
  'https://www.meltplan.com/blogs/navigating-nevada-building-codes-a-comprehensive-guide-for-design-professionals',
);
const COUNTY_WALLS = read(
  'Clark County Department of Building & Fire Prevention: Got Permits?',
  'http://www.clarkcountynv.gov/building/Pages/gotpermits5.aspx',
);
const LV_DATA = read(
  'City of Las Vegas open data: Building Permits',
  'https://mapdata.lasvegasnevada.gov/clvgis/rest/services/DevelopmentServices/BuildingPermits/MapServer/0',
);

const NRS_624 = read(
  'NRS Chapter 624, Contractors, Nevada Legislature',
  'https://leg.state.nv.us/Division/Legal/LawLibrary/NRS/NRS-624.html',
);
const NRS_624_COPY = read(
  'NRS 624.220, monetary limit on a contractor’s license (research copy)',
  'https://self-law.org/code/nv/chapter-624-contractors/624-220',
);

const lasVegas: CityProfile = {
  slug: 'las-vegas-nv',
  intro: [
    fact(
      'C',
      [STRIP],
      'A Las Vegas mailing address does not make it a City of Las Vegas permit. The Strip and other unincorporated areas belong to Clark County, which has its own building department, portal and fees.',
      'Una dirección postal de Las Vegas no significa permiso de la ciudad. El Strip y otras zonas no incorporadas son del condado de Clark, que tiene su propia oficina de construcción, portal y tarifas.',
    ),
    fact(
      'A',
      [LV_REVIEW],
      'A city plan check may pass eight desks: current planning, redevelopment, land development, architectural, structural, plumbing and mechanical, electrical, and fire. Which of them see a set depends on the project.',
      'Una revisión de planos de la ciudad puede pasar por ocho escritorios: planificación, redesarrollo, desarrollo de terrenos, arquitectura, estructura, plomería y mecánica, electricidad y bomberos. Cuáles la ven depende del proyecto.',
    ),
  ],
  department: {
    name: 'City of Las Vegas Building and Safety',
    url: 'https://www.lasvegasnevada.gov',
    source: LV_ANNUAL,
    confidence: 'A',
  },
  portal: null,
  codes: [
    fact(
      'C',
      [CODE_TABLE],
      'Nevada leaves the building code to cities and counties. A third-party table lists Las Vegas on the 2021 International Building Code, with the Uniform plumbing and mechanical codes in place of the International ones. Confirm the edition with the city.',
      'Nevada deja el código de construcción a ciudades y condados. Una tabla de terceros pone a Las Vegas en el International Building Code 2021, con los códigos Uniform de plomería y mecánica en lugar de los International. Confirme la edición con la ciudad.',
    ),
    fact(
      'B',
      [LV_AMENDMENTS, CODE_TABLE],
      'Seven Clark County area jurisdictions vote on a common set, the Southern Nevada Amendments, and each may change it again. Las Vegas published its own version of the 2018 set, so use the one marked City of Las Vegas Amended.',
      'Siete jurisdicciones del área del condado de Clark votan un conjunto común, las Southern Nevada Amendments, y cada una puede cambiarlo. Las Vegas publicó su propia versión del conjunto 2018: use la que diga City of Las Vegas Amended.',
    ),
    fact(
      'B',
      [LV_AMENDMENTS, LV_ADMIN_CODE],
      'Permit rules, expiry and penalties are not in the amended building code, whose sections 103 to 116 are deleted. They are in the city’s Administrative Code.',
      'Las reglas de permisos, vencimientos y sanciones no están en el código de construcción enmendado, cuyas secciones 103 a 116 se eliminan. Están en el Administrative Code de la ciudad.',
    ),
  ],
  permits: [
    fact(
      'A',
      [LV_REVIEW],
      'What each desk looks for is what the set should show: structural calculations and the location of every element and opening, electrical panel schedules, grounding and load calculations, and energy code data with plumbing and mechanical.',
      'Lo que busca cada escritorio es lo que el juego debe mostrar: cálculos estructurales y la ubicación de cada elemento y vano, cuadros de los tableros, puesta a tierra y cálculos de carga, y datos del código de energía con plomería y mecánica.',
    ),

    fact(
      'B',
      [NRS_624_COPY, NRS_624],
      'Nevada puts a monetary limit on every contractor license. It caps all your contracts on one site for one client taken together, so splitting a Las Vegas remodel into several agreements does not get around it.',
      'Nevada pone un límite monetario a cada licencia de contratista. Limita la suma de sus contratos en un mismo sitio con un mismo cliente: dividir una remodelación de Las Vegas en varios contratos no lo evita.',
    ),
    fact(
      'A',
      [LV_ANNUAL],
      'Resort hotels and residential high-rises can work under an Annual Facility Permit: a master permit and escrow deposit, then online permits for each alteration. The holder needs a Nevada contractor license for the scope and a city business license.',
      'Los hoteles resort y las torres residenciales pueden trabajar con un Annual Facility Permit: un permiso maestro con depósito y luego permisos en línea por cada alteración. El titular necesita licencia de contratista de Nevada para ese alcance y licencia de negocio de la ciudad.',
    ),
  ],
  fees: [
    fact(
      'A',
      [LV_FEES],
      'Plan check is paid on submission, from the estimated valuation. The rest follows at issuance, when a permit technician gives you the breakdown.',
      'La revisión de planos se paga al entregar, según el valor estimado. Lo demás se paga al emitir, cuando un técnico de permisos le da el desglose.',
    ),
    fact(
      'A',
      [LV_FEES],
      'Growth charges ride on the permit. An archived city page lists $800 per single-family dwelling for transportation, $0.36 per habitable square foot for parks and $550 per acre for desert tortoise habitat. Check current amounts.',
      'Sobre el permiso van cargos de crecimiento. Una página archivada de la ciudad anota $800 por vivienda unifamiliar para transporte, $0.36 por pie cuadrado habitable para parques y $550 por acre para el hábitat de la tortuga del desierto. Confirme los montos vigentes.',
    ),
    fact(
      'A',
      [LV_ANNUAL],
      'The Annual Facility Permit was priced at a $500 issuance fee and a $10,000 escrow deposit, with hourly inspection drawn from the deposit and the balance returned or carried over.',
      'El Annual Facility Permit figuraba con $500 de emisión y $10,000 de depósito, del que se descuentan las horas de inspección; el saldo se devuelve o pasa al siguiente.',
    ),
  ],
  feeSchedule: null,
  timing: [],
  returns: [
    fact(
      'A',
      [LV_REVIEW],
      'Code is not the only test. Current Planning and Land Development also check the set against conditions the City Council put on the project; bring those conditions to the drawing board.',
      'El código no es la única prueba. Current Planning y Land Development comparan también el juego con las condiciones que el City Council puso al proyecto: llévelas a la mesa de dibujo.',
    ),
    fact(
      'A',
      [LV_REVIEW],
      'Inside the redevelopment area the Redevelopment Agency checks consistency with the Downtown Redevelopment Plan, a review apart from the technical ones.',
      'Dentro del área de redesarrollo, la Redevelopment Agency revisa que el proyecto siga el Downtown Redevelopment Plan, una revisión aparte de las técnicas.',
    ),
  ],
  feed: [
    fact(
      'C',
      [LV_DATA],
      'The city’s open permit layer holds about 768,000 rows, but the newest seen in it date from 2022. It serves for the history of an address, not for following a permit today.',
      'La capa abierta de permisos de la ciudad tiene unos 768,000 registros, pero los más nuevos vistos son de 2022. Sirve para la historia de una dirección, no para seguir un permiso de hoy.',
    ),
  ],
  commonPermits: ['pool_spa', 'solar_pv', 'commercial_ti', 'mechanical', 'res_alteration'],
  faq: [
    {
      question: {
        en: 'Who permits a job on the Las Vegas Strip?',
        es: '¿Quién da el permiso de una obra en el Strip?',
      },
      answer: fact(
        'C',
        [STRIP],
        'Clark County. The Strip lies outside the City of Las Vegas, and the two do not always enforce the same code edition.',
        'El condado de Clark. El Strip queda fuera de la ciudad de Las Vegas, y no siempre aplican la misma edición del código.',
      ),
    },
    {
      question: {
        en: 'How long will the city hold approved permits for me?',
        es: '¿Cuánto tiempo me guarda la ciudad los permisos aprobados?',
      },
      answer: fact(
        'A',
        [LV_FEES],
        'Six months from the notice that they are ready, according to the archived fee page. Pay and pick them up within that time.',
        'Seis meses desde el aviso de que están listos, según la página archivada de tarifas. Páguelos y recójalos dentro de ese plazo.',
      ),
    },
    {
      question: {
        en: 'How high may a block wall be just outside the city?',
        es: '¿Qué altura puede tener una barda de bloque apenas fuera de la ciudad?',
      },
      answer: fact(
        'A',
        [COUNTY_WALLS],
        'In unincorporated Clark County, 6 feet on side and rear lines. Within 15 feet of the front line it is a 5-foot decorative fence, 2 of block and 3 of wrought iron. City lots follow the city’s own rules.',
        'En la zona no incorporada del condado de Clark, 6 pies en los linderos laterales y trasero. A menos de 15 pies del frente, una cerca decorativa de 5 pies: 2 de bloque y 3 de hierro. Los lotes de la ciudad siguen sus propias reglas.',
      ),
    },
  ],
};

const HEN_PERMITS = read(
  'Building Permits, City of Henderson Building and Fire Safety',
  'https://www.cityofhenderson.com/building-fire-safety/building-and-fire-inspections/building-permits',
);
const HEN_POOLS = read(
  'Swimming Pools and Spas, standard designs (copy of the city site on its provider’s host)',
  'https://henderson-nv.prod.govaccess.org/government/departments/building-and-fire-safety/standard-designs/swimming-pools-and-spas',
);
const HEN_APPLY = read(
  'Application Process, Community Development and Services (copy of the city site on its provider’s host)',
  'https://henderson-nv.prod.govaccess.org/government/departments/community-development-and-services/development-process/application-process',
);
const HEN_INDEX = read(
  'Development A-Z Index',
  'https://www.cityofhenderson.com/community-development/development-process/development-a-z-index',
);
const HEN_ADMIN = read(
  'Henderson ordinance adopting Chapter 15.01, Building & Fire Safety Administrative Code (third-party copy)',
  'https://paperzz.com/doc/8309129/title-15---city-of-henderson',
);
const HEN_DATA = read(
  'City of Henderson open data: development permits',
  'https://maps.cityofhenderson.com/arcgis/rest/services/public/OpenDevPermits/MapServer/1',
);

const henderson: CityProfile = {
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
    url: 'https://www.cityofhenderson.com',
    source: HEN_PERMITS,
    confidence: 'A',
  },
  codes: [
    fact(
      'B',
      [HEN_ADMIN],
      'Henderson adopts technical codes chapter by chapter in Title 15 of its Municipal Code and updates them about every three years. Permit procedure stands apart, in Chapter 15.01, the Building & Fire Safety Administrative Code.',
      'Henderson adopta los códigos técnicos capítulo por capítulo en el Title 15 de su código municipal y los actualiza cada tres años más o menos. El trámite está aparte, en el capítulo 15.01, el Building & Fire Safety Administrative Code.',
    ),
    fact(
      'C',
      [CODE_TABLE],
      'A table of Nevada adoptions puts Henderson on the 2021 building code while neighbors listed there are on 2018 editions. Editions differ across the valley, so check the one for the address.',
      'Una tabla de adopciones de Nevada pone a Henderson en el código 2021 mientras otras jurisdicciones vecinas figuran en ediciones 2018. Las ediciones cambian dentro del valle: confirme la de la dirección.',
    ),
    fact(
      'C',
      [CODE_TABLE],
      'Energy is the exception to local choice: NRS 701.220 requires the International Energy Conservation Code throughout Nevada.',
      'La energía es la excepción a la elección local: NRS 701.220 exige el International Energy Conservation Code en toda Nevada.',
    ),
  ],
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
      'Una unidad de vivienda accesoria necesita antes una aprobación de uso condicional y se permite solo junto a una casa unifamiliar separada.',
    ),
    fact(
      'A',
      [HEN_PERMITS],
      'Conditions of approval can ask for more papers, another application or an extra inspection. Production homes carry their approved options in the comments, so read that page before framing.',
      'Las condiciones de aprobación pueden pedir más papeles, otra solicitud o una inspección extra. Las casas de modelo traen sus opciones aprobadas en los comentarios: lea esa página antes de levantar estructura.',
    ),
    fact(
      'A',
      [HEN_PERMITS],
      'Fire inspections are not in DSC Online nor in the telephone system. Find the inspector for the area on the Fire Inspectors Area Guide and call.',
      'Las inspecciones de bomberos no están en DSC Online ni en el sistema telefónico. Busque al inspector de la zona en la Fire Inspectors Area Guide y llame.',
    ),
  ],
  fees: [
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
      [HEN_INDEX],
      'Addressing takes up to ten working days, for new addresses as for changes. Ask for it early.',
      'Las direcciones tardan hasta diez días hábiles, sean nuevas o cambios. Pídalas temprano.',
    ),
  ],
  returns: [
    fact(
      'B',
      [HEN_APPLY],
      'Community Development does not accept incomplete applications, and on deadline days a complete one must be in before 11 am.',
      'Community Development no acepta solicitudes incompletas, y los días de corte la solicitud completa debe llegar antes de las 11 am.',
    ),
    fact(
      'B',
      [HEN_APPLY],
      'Send one flattened, compressed PDF per checklist item and name it as the item is named. An e-mail holds 25 MB; ask for the FTP link above that.',
      'Mande un PDF aplanado y comprimido por cada punto de la lista y póngale el nombre del punto. Un correo electrónico admite 25 MB; para más, pida el enlace FTP.',
    ),
  ],
  feed: [
    fact(
      'B',
      [HEN_DATA],
      'Henderson maps its permits with case number, type, project name, address, application and issue dates and status, in one layer for residential and one for commercial. Contractor, owner and value are not in it.',
      'Henderson publica en mapa sus permisos con número de caso, tipo, nombre del proyecto, dirección, fechas de solicitud y emisión y estado, en una capa residencial y otra comercial. No trae contratista, dueño ni valor.',
    ),
    fact(
      'B',
      [HEN_DATA],
      'The status for an open job reads Active - Issued, then Awaiting Final Review, then Done. Hold means stopped.',
      'Una obra abierta dice Active - Issued, luego Awaiting Final Review y luego Done. Hold es detenida.',
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
        [NRS_624_COPY, NRS_624],
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

export const nv: readonly CityProfile[] = [lasVegas, henderson];
