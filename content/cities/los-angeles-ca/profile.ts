import { CA_CODES } from '@/content/codes/ca';
import { apexGridPage } from '@/content/codes/firm-pages';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const LA_FAQ = read('LADBS: questions and answers', 'https://dbs.lacity.gov/search?page=71');
const LA_FAQ_COUNTERS = read(
  'LADBS: FAQ search results',
  'https://dbs.lacity.gov/faq/search?items_per_page=25&page=7',
);
const LA_FAQ_FILES = read('LADBS: questions and answers (files)', 'https://dbs.lacity.gov/search?page=100');
const LA_STEPS = {
  ...read(
    'LADBS: Homeowner Step-by-Step (read in a copy)',
    'https://dbs.lacity.gov/services/homeowner-step-by-step',
  ),
  isCopy: true,
} as const;
const LA_EXPRESS = sourceReadOn('2026-11-27')(
  'LADBS: questions and answers (express permits, fees, codes)',
  'https://dbs.lacity.gov/taxonomy/term/24?page=3',
);
const LA_EXPRESS_PAGE = sourceReadOn('2026-11-28')(
  'LADBS: Express Permits',
  'https://dbs.lacity.gov/services/plan-review-permitting/plan-check-permit/express-permits?page=33',
);
const LA_ONLINE = {
  ...sourceReadOn('2026-11-28')(
    'LADBS Online Services, e-permits for registered contractors (address and use as SignedOff, a third party’s software, has them)',
    'https://www.ladbsservices2.lacity.org/OnlineServices/',
  ),
  publishedOn: '2026-04',
};
const LA_EPLAN = {
  ...read(
    'LADBS: steps of an ePlanLA application (read in a copy)',
    'https://dbs.lacity.gov/search?page=105',
  ),
  isCopy: true,
} as const;
const LA_TAX = read(
  'LAMC Sec. 98.0107, contractor permit applicants',
  'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-189455',
);
const LA_EXPIRY = read(
  'LAMC Sec. 98.0602, expiration of permits',
  'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-190414',
);
const LA_PERMITS_REQUIRED = read(
  'LAMC Sec. 91.106.1, permits required',
  'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-172464',
);
const LA_TITLE = read(
  'LAMC Sec. 91.101.1, title of the Los Angeles Building Code',
  'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-172187',
);
const LA_FEE_TABLE = read(
  'LAMC Sec. 91.107 and Table 1-A, permit fees',
  'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-173237',
);
const LA_FEE_ADJUST = read(
  'LAMC Division 1, fees',
  'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-172789',
);
const LA_SCREENING = {
  ...read(
    'California Sign Association: LADBS new procedures (September 23, 2020)',
    'https://calsign.org/labds-new-procedures/',
  ),
  publishedOn: '2020-09-23',
};
const LA_CORRECTIONS = read(
  'JDJ Consulting: LADBS correction notices',
  'https://jdj-consulting.com/?p=10727',
);
const LA_DATA = read(
  'City of Los Angeles open data: building permits',
  'https://data.lacity.org/d/pi9x-tg5x',
);

const LA_APPLICATIONS = read(
  'City of Los Angeles open data: building permits submitted',
  'https://data.lacity.org/d/gwh9-jnip',
);

const reread = sourceReadOn('2026-11-24');

const LA_FENCE = reread('LADBS: questions and answers (fences)', 'https://dbs.lacity.gov/search?page=79');
const LA_INSPECTION_FAQ = reread(
  'LADBS: questions and answers (inspections)',
  'https://dbs.lacity.gov/search?page=23',
);
const LA_INSPECTION_DAYS = reread(
  'LADBS: FAQ search results (inspections, contact)',
  'https://dbs.lacity.gov/faq/search?items_per_page=25&page=27',
);
const LA_BOOKING = sourceReadOn('2026-11-27')(
  'LADBS: common questions, inspection',
  'http://ladbs.org/common-question',
);
const LA_LINES = {
  ...sourceReadOn('2026-11-27')(
    'LADBS: a few facts about us (fiscal year 2021-22)',
    'https://www.ladbs.org/our-organization/messaging/a-few-facts-about-us',
  ),
  publishedOn: '2022',
};
const LA_EPLAN_FAQ = reread('ePlanLA: frequently asked questions, LADBS', 'https://ladbs.org/eplanla-faqs');
const LA_EXEMPT = reread(
  'When Is a Building Permit Not Required in Los Angeles? (LegalClarity)',
  'https://legalclarity.org/when-is-a-building-permit-not-required-in-los-angeles',
);
const LA_COUNTER_COPY = {
  ...reread('LADBS: general questions (read in a copy)', 'https://dbs.lacity.gov/taxonomy/term/42?page=10'),
  isCopy: true,
} as const;

const read27 = sourceReadOn('2026-11-27');

const LA_FEE_2026 = {
  ...read27(
    'LAMC Sec. 91.107, 98.0410 and 98.0416, Table 1-A (as a third party’s software transcribes it, September 2026)',
    'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-173237',
  ),
  isCopy: true as const,
};

const LA_FEES_2026 = costNotes(
  'LADBS fee schedules, HVAC fee schedule 3, and Information Bulletin P/GI 2026-003 on express permits, City of Los Angeles',
);
const LA_EXPRESS_GUIDE = sourceReadOn('2026-11-28')(
  'LADBS Express Permit (Build Method Construction)',
  'https://buildmethodconstruction.com/ladbs-express-permit',
);
const LA_APEX = apexGridPage('Los Angeles, California');
const LA_CANCEL = {
  ...sourceReadOn('2026-11-28')(
    'LADBS: questions and answers, inspection requests (read in a copy)',
    'https://dbs.lacity.gov/search?page=3',
  ),
  isCopy: true,
} as const;

export const profile: CityProfile = {
  slug: 'los-angeles-ca',
  intro: [
    fact(
      'B',
      [LA_STEPS],
      'The Los Angeles Department of Building and Safety, LADBS, only permits work inside the City. Look the address up in ZIMAS, the city’s zoning map, first: if it is not there, a department of the county may have the job.',
      'El Department of Building and Safety de Los Ángeles, LADBS, solo da permisos dentro de la ciudad. Busque primero la dirección en ZIMAS, el mapa de zonificación de la ciudad: si no aparece, el trabajo puede corresponder a un departamento del condado.',
    ),
    fact(
      'A',
      [LA_TAX],
      'LADBS may not issue a permit to a contractor who has no City business tax registration certificate, unless the Office of Finance has found the company exempt. The rule reaches subcontractors and specialty contractors too.',
      'LADBS no puede emitir un permiso a un contratista sin certificado de registro del impuesto de negocios de la ciudad, salvo que la Office of Finance lo haya declarado exento. La regla alcanza también a subcontratistas y contratistas especializados.',
    ),
    fact(
      'A',
      [LA_EXPRESS_PAGE],
      'Work that needs neither plans nor plan check goes out as an express permit. Everything else goes through a plan checker first, so the first question on any Los Angeles job is which of the two it is.',
      'El trabajo que no exige planos ni revisión sale como permiso express. Todo lo demás pasa antes por un revisor, así que la primera pregunta de cualquier obra en Los Ángeles es cuál de los dos caminos le toca.',
    ),
  ],
  department: {
    name: 'Los Angeles Department of Building and Safety (LADBS)',
    url: 'https://dbs.lacity.gov',
    source: LA_EXPRESS_PAGE,
    confidence: 'A',
  },
  portal: {
    name: 'LADBS Online Services (e-permits)',
    url: 'https://www.ladbsservices2.lacity.org/OnlineServices/',
    source: LA_ONLINE,
    confidence: 'C',
  },
  codes: {
    editions: CA_CODES,
    notes: [
      fact(
        'A',
        [LA_TITLE],
        'Los Angeles writes its own Building Code and Residential Code into Chapter IX of the Municipal Code and adopts the California codes inside them. Houses, duplexes and townhouses up to three stories fall under the residential one, plus the city divisions on grading, methane and fire districts.',
        'Los Ángeles tiene su propio Building Code y Residential Code en el capítulo IX del Municipal Code, y dentro de ellos adopta los códigos de California. Casas, dúplex y townhouses de hasta tres pisos van por el residencial, más las divisiones de la ciudad sobre nivelación, metano y distritos de incendio.',
      ),
      fact(
        'B',
        [LA_TITLE, LA_APEX],
        'The codifier’s copy of the city’s code that we read still named the 2019 edition; an engineering firm’s page of 2026 has the 2025 state codes as adopted and amended by the city. Print on the plans the edition LADBS confirms on the day you file, at 213-473-3231.',
        'La copia del código municipal que leímos aún citaba la edición 2019; la página de una firma de ingeniería de 2026 da los códigos estatales 2025 como los adoptó y enmendó la ciudad. Ponga en los planos la edición que LADBS le confirme el día que presenta, en el 213-473-3231.',
      ),
    ],
  },
  permits: [
    fact(
      'B',
      [LA_STEPS],
      'Express permits, called e-permits when taken out online, cover same-size window and door changes, reroofing with Class A or B material, kitchen and bath remodels and added or replaced plumbing fixtures.',
      'Los permisos express, llamados e-permits si se sacan en línea, cubren cambios de ventanas y puertas del mismo tamaño, cambio de techo con material Clase A o B, remodelación de cocina o baño y aparatos de plomería nuevos o reemplazados.',
    ),
    fact(
      'B',
      [LA_STEPS],
      'A building permit application must name the construction waste hauler, and the hauler must be on the city’s Permitted Waste Haulers list. Mechanical, electrical and plumbing applications do not ask for it.',
      'La solicitud de permiso de construcción debe nombrar al transportista de escombros, y este debe estar en la lista Permitted Waste Haulers de la ciudad. Las solicitudes mecánicas, eléctricas y de plomería no lo piden.',
    ),
    fact(
      'A',
      [LA_PERMITS_REQUIRED],
      'Each separate building or structure on the lot takes its own permit. New or repaired ventilation equipment and ducts need a separate building permit whenever they are outside the scope of one already open.',
      'Cada edificio o estructura del lote lleva su propio permiso. Los equipos y ductos de ventilación, nuevos o reparados, requieren un permiso de construcción aparte si no entran en el alcance de uno ya abierto.',
    ),
    fact(
      'A',
      [LA_PERMITS_REQUIRED],
      'No grading may start without a grading permit, and hauling dirt onto or off a grading site needs one as well. Hillside areas carry further conditions.',
      'Ninguna nivelación puede empezar sin permiso de nivelación, y traer o sacar tierra del sitio también lo exige. Las zonas de ladera tienen condiciones adicionales.',
    ),
    fact(
      'A',
      [LA_FAQ_COUNTERS],
      'A fence in the required front yard stops at 3.5 feet above natural grade. In the other required yards the limit is 6 or 8 feet by location, and 6 feet in the Special Grading Area.',
      'Una cerca en el patio delantero requerido no pasa de 3.5 pies sobre el terreno natural. En los demás patios requeridos el límite es de 6 u 8 pies según la ubicación, y de 6 pies en el Special Grading Area.',
    ),
    fact(
      'A',
      [LA_EXPRESS, LA_PERMITS_REQUIRED],
      'LADBS registers Certified Licensed Contractors, whom the Municipal Code counts among the persons authorized to inspect. The registration is limited to swapping a water heater for one of equal gallons, BTU rating and vent capacity.',
      'LADBS registra Certified Licensed Contractors, a quienes el Municipal Code cuenta entre las personas autorizadas a inspeccionar. El registro se limita a cambiar un calentador de agua por otro de iguales galones, BTU y capacidad de ventilación.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'An express permit with Class A or B material, without plans.',
        es: 'Un permiso express con material Clase A o B, sin planos.',
      },
      sources: [LA_STEPS, LA_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'An express permit for windows and doors of the same size.',
        es: 'Un permiso express para ventanas y puertas del mismo tamaño.',
      },
      sources: [LA_STEPS],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not under 3 feet 6 inches. Above it, one of masonry or concrete needs a permit, one of other material only above 10 feet.',
        es: 'Con menos de 3 pies 6 pulgadas, no; arriba, la de mampostería o concreto, sí; otra, solo arriba de 10 pies.',
      },
      sources: [LA_FENCE],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'One story, detached, under 120 square feet and 12 feet high goes free; any other needs one (a legal guide).',
        es: 'Separado, de un piso, con menos de 120 pies cuadrados y 12 pies de alto, no; otro, sí (guía legal).',
      },
      sources: [LA_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'An express permit covers the swap (Information Bulletin P/GI 2026-003).',
        es: 'Un permiso express cubre el cambio (Information Bulletin P/GI 2026-003).',
      },
      sources: [LA_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Replacing plumbing fixtures goes as an express permit, without plans.',
        es: 'El reemplazo de aparatos de plomería va como permiso express, sin planos.',
      },
      sources: [LA_STEPS, LA_EXPRESS],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Electrical work takes a permit, usually an express one, says a local builder.',
        es: 'La obra eléctrica lleva permiso, por lo general express, dice un constructor local.',
      },
      sources: [LA_EXPRESS_GUIDE],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'C',
      [LA_EXEMPT],
      'A one-story detached shed or playhouse is free of a permit under 120 square feet and 12 feet in height with a roof projection within 24 inches, by a legal guide. Plumbing or wiring in it takes a permit of its own.',
      'Un cobertizo o casita separada de un piso no lleva permiso con menos de 120 pies cuadrados, menos de 12 pies de alto y un alero de hasta 24 pulgadas, según una guía legal. Su plomería o su cableado llevan permiso aparte.',
    ),
  ],
  steps: [
    fact(
      'A',
      [LA_EXPRESS_PAGE],
      'Settle which road the job takes: an express permit for simple work without plans, or plan check. All contractors fill in the subcontractor form of the Office of Finance.',
      'Defina qué camino sigue la obra: permiso express para trabajo sencillo sin planos, o revisión de planos. Todo contratista llena el formulario de subcontratistas de la Office of Finance.',
    ),
    fact(
      'C',
      [LA_ONLINE, LA_EXPRESS_PAGE],
      'Express: take it out as an e-permit in LADBS Online Services (ladbsservices2.lacity.org/OnlineServices), pay, and it is issued; or at a development services center, with an appointment made in BuildLA. The next steps are for plan check only.',
      'Express: sáquelo como e-permit en LADBS Online Services (ladbsservices2.lacity.org/OnlineServices), pague y queda emitido; o en un centro de servicios, con cita hecha en BuildLA. Los pasos que siguen son solo para la revisión de planos.',
    ),
    fact(
      'A',
      [LA_EPLAN_FAQ],
      'For plan check, submit the application for screening in ePlanLA (eplanla.lacity.org) with scaled PDF drawings. It takes tenant improvements, ADUs, fences and block walls, pools, and mechanical and electrical plan check among others.',
      'Para revisión de planos, entregue la solicitud al filtro de ePlanLA (eplanla.lacity.org) con planos a escala en PDF. Recibe adecuaciones de locales, ADU, cercas y bardas de bloque, piscinas y revisión mecánica y eléctrica, entre otras.',
    ),
    fact(
      'A',
      [LA_EPLAN_FAQ],
      'LADBS looks the application over and opens plan check.',
      'LADBS revisa la solicitud y abre la revisión de planos.',
    ),
    fact(
      'A',
      [LA_EPLAN_FAQ],
      'Answer the corrections inside ePlanLA, where the correspondence runs too, until plan check is complete.',
      'Responda las correcciones dentro de ePlanLA, donde también va la correspondencia, hasta que la revisión quede completa.',
    ),
    fact(
      'A',
      [LA_EPLAN_FAQ, LA_TAX],
      'The permit is issued last. A contractor shows the city business tax registration certificate by then.',
      'Al final se emite el permiso. Para entonces el contratista muestra su certificado del impuesto de negocios de la ciudad.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [LA_INSPECTION_FAQ, LA_BOOKING, LA_LINES],
      'Online, in Request For Inspection on ladbs.org, or on the automated line: 888-524-2845 inside L.A. County, 213-482-0000 outside.',
      'En línea, en Request For Inspection de ladbs.org, o en la línea automática: 888-524-2845 dentro del condado de Los Ángeles, 213-482-0000 fuera.',
    ),
    cutOff: fact(
      'A',
      [LA_INSPECTION_FAQ, LA_BOOKING, LA_INSPECTION_DAYS],
      'Ask before 4:00 p.m. for the next business day. The automated system reaches three days ahead; for a later date call 311.',
      'Pídala antes de las 4:00 p.m. para el siguiente día hábil. El sistema automático llega a tres días; para una fecha posterior llame al 311.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [LA_FAQ, LA_BOOKING],
        'You may tick several types at once for work that is ready. Nothing may be covered before it has been seen, and telling the inspector is up to you.',
        'Puede marcar varios tipos a la vez si el trabajo está listo. Nada se tapa antes de que lo vean, y avisar al inspector le toca a usted.',
      ),
      fact(
        'A',
        [LA_INSPECTION_FAQ],
        'Off-hour inspections are requested and paid only on the department’s site. One inspector sees building, electrical, plumbing, HVAC, grading and green building items; fire sprinklers have another.',
        'Las inspecciones fuera de horario se piden y se pagan solo en el sitio del departamento. Un mismo inspector ve construcción, electricidad, plomería, HVAC, nivelación y los requisitos de construcción ecológica (green building); los rociadores tienen otro.',
      ),
      fact(
        'B',
        [LA_CANCEL],
        'To cancel or move one call 311, or 213-473-3231 from outside the county, with the permit number and the address.',
        'Para cancelar o cambiar una llame al 311, o al 213-473-3231 desde fuera del condado, con el número de permiso y la dirección.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'LADBS Customer Call Center',
      phone: '+12134733231',
      note: { en: 'Inside the city, 311.', es: 'Dentro de la ciudad, 311.' },
      source: LA_INSPECTION_DAYS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'LADBS',
      phone: '+18885242845',
      note: {
        en: 'Automated line for inspections, inside L.A. County.',
        es: 'Línea automática para inspecciones, dentro del condado de Los Ángeles.',
      },
      source: LA_LINES,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'LADBS public counter, Metro Development Services Center',
      address: '201 N. Figueroa Street, Los Angeles',
      source: LA_COUNTER_COPY,
      confidence: 'B',
    },
  ],
  fees: [
    fact(
      'B',
      [LA_FEES_2026],
      'A like-for-like change of a furnace and air conditioner pays the mechanical minimum of $90 for two or more items, by the fee schedule of July 2017 that LADBS still posts; surcharges and issuing are left out.',
      'Cambiar un calefactor y aire acondicionado por iguales paga el mínimo mecánico de $90 por dos o más equipos, según la tabla de julio de 2017 que LADBS aún publica; no incluye recargos ni emisión.',
    ),
    fact(
      'A',
      [LA_FEE_TABLE, LA_FEE_ADJUST, LA_FEE_2026],
      'The permit fee comes from Table 1-A by valuation, rounded up to the next $100 or $1,000 step. The printed table dates from July 2018. The code has every amount raised each July by the Los Angeles price index, yet in September 2026 it still printed those of 2018: have LADBS, 213-473-3231, say which it charges.',
      'La tarifa sale de la Table 1-A según el valor de la obra, redondeado hacia arriba al siguiente tramo de $100 o $1,000. La tabla impresa es de julio de 2018. El código hace subir cada monto en julio con el índice de precios de Los Ángeles, pero en septiembre de 2026 aún imprimía los de 2018: pregunte a LADBS, 213-473-3231, cuál cobra.',
    ),
    fact(
      'A',
      [LA_FEE_TABLE],
      'Where state energy rules apply the permit fee grows by 10%, and where Title 24 access rules apply by 12.5%. The state seismic charge is collected on top and is not part of the plan check base.',
      'Si aplican las reglas estatales de energía, la tarifa sube 10%; si aplican las de acceso del Title 24, 12.5%. El cargo sísmico estatal se cobra aparte y no entra en la base de la revisión de planos.',
    ),
    fact(
      'B',
      [LA_FEE_2026],
      'Where plans are checked add 90% of Table 1-A. The city adds a development services surcharge of 3% and a systems surcharge of 6%. Those are the two we read of; for the total with every charge ask LADBS.',
      'Donde se revisan planos sume 90% de la Table 1-A. La ciudad agrega un recargo de 3% por servicios de desarrollo y otro de 6% por sistemas. Son los dos que leímos; pida a LADBS el total con todos los cargos.',
    ),
  ],
  feeSchedule: 'los-angeles-ca',
  timing: [
    fact(
      'A',
      [LA_EXPRESS],
      'An express permit, the kind without plans, is meant to be in hand the same visit, by LADBS’s answers, which carry no date. For plan check we read no figure of the department’s own: ask 213-473-3231.',
      'El permiso express, el que va sin planos, debe salir en la misma visita, según respuestas de LADBS sin fecha. De la revisión de planos no leímos una cifra del departamento: pregunte en el 213-473-3231.',
    ),
  ],
  returns: [
    fact(
      'A',
      [LA_FAQ_FILES],
      'Plan sheets uploaded one by one are not what LADBS takes: all of them must be combined into a single PDF.',
      'LADBS no recibe las hojas de planos sueltas: todas deben ir combinadas en un solo PDF.',
    ),
    fact(
      'C',
      [LA_SCREENING],
      'A package is screened before plan check starts. The procedure announced in September 2020 refused incomplete plans and sent them to a new screening appointment, which costs a second wait.',
      'El paquete pasa por un filtro antes de la revisión de planos. El procedimiento anunciado en septiembre de 2020 rechazaba los planos incompletos y los mandaba a otra cita de filtro, es decir, a esperar dos veces.',
    ),
    fact(
      'C',
      [LA_CORRECTIONS],
      'A Los Angeles permit consultant counts missing plan details first among its correction notices, then zoning and setbacks, structural calculations, Title 24 energy forms and drainage. The figures are the firm’s own.',
      'Un consultor de permisos de Los Ángeles pone en primer lugar de sus correcciones los detalles que faltan en los planos; siguen zonificación y retiros, cálculos estructurales, formularios de energía del Title 24 y drenaje. Las cifras son de la empresa.',
    ),
  ],
  feed: [
    fact(
      'B',
      [LA_DATA, LA_APPLICATIONS],
      'The city publishes its building permits daily, one to two days behind, with status, status date, valuation and address: the issued ones, and in a second set the applications still in plan check. It does not publish the contractor, so a Los Angeles permit is followed by its number or address.',
      'La ciudad publica sus permisos de construcción a diario, con uno o dos días de atraso, con estatus, fecha del estatus, valor de la obra y dirección: los emitidos y, en un segundo conjunto, las solicitudes que siguen en revisión de planos. No publica al contratista: en Los Ángeles un permiso se sigue por número o dirección.',
    ),
    fact(
      'B',
      [LA_DATA],
      'About 40% of the rows carry no submittal date, because counter permits are issued as they are applied for. A supplemental permit keeps the base number and changes the middle block, so check that block before you follow one.',
      'Cerca del 40% de los registros no trae fecha de solicitud, porque los permisos de ventanilla se emiten en el acto. Un permiso suplementario conserva el número base y cambia el bloque del medio: revise ese bloque antes de seguirlo.',
    ),
    fact(
      'B',
      [LA_DATA],
      'In its status words PC is plan check. Corrections Issued, Plans on Hold and Re-Submittal Required wait on you; PC Approved and Ready to Issue are past plan check but not yet issued.',
      'En sus palabras de estatus, PC es revisión de planos. Corrections Issued, Plans on Hold y Re-Submittal Required esperan por usted; PC Approved y Ready to Issue ya pasaron la revisión, pero aún no están emitidos.',
    ),
  ],
  commonPermits: ['res_alteration', 'roofing', 'adu', 'solar_pv', 'grading'],
  lapse: {
    fromIssue: 365,
    fromInspection: 365,
    atMost: 730,
    counts: 'work',
    says: {
      text: {
        en: 'Los Angeles: two years after issuance; earlier after 12 months without a start, or suspended for 12 months in a row.',
        es: 'Los Ángeles: a los dos años de emitido; antes, a los 12 meses sin empezar o suspendida 12 meses seguidos.',
      },
      sources: [LA_EXPIRY],
      confidence: 'A',
    },
    cost: null,
    costShare: null,
    extension: {
      text: {
        en: 'Extensions need evidence of unusual construction difficulties.',
        es: 'Para una extensión hay que probar dificultades de obra fuera de lo común.',
      },
      sources: [LA_EXPIRY],
      confidence: 'A',
    },
  },
  faq: [
    {
      question: {
        en: 'When does a Los Angeles permit expire?',
        es: '¿Cuándo vence un permiso de Los Ángeles?',
      },
      answer: fact(
        'A',
        [LA_EXPIRY],
        'Two years after issuance. It also dies after 12 months if work never started, or once LADBS finds the work suspended or abandoned for 12 months in a row. Extensions need evidence of unusual construction difficulties.',
        'A los dos años de emitido. También se pierde a los 12 meses si la obra no empezó, o si LADBS la considera suspendida o abandonada 12 meses seguidos. Para una extensión hay que probar dificultades de obra fuera de lo común.',
      ),
    },
    {
      question: {
        en: 'Can plan check be paid to go faster?',
        es: '¿Se puede pagar para acelerar la revisión?',
      },
      answer: fact(
        'A',
        [LA_FAQ],
        'Yes. Section 98.0422 of the Municipal Code lets LADBS expedite the review for one half of the review fee on top of the normal one.',
        'Sí. La sección 98.0422 del Municipal Code permite a LADBS acelerar la revisión por la mitad de la tarifa de revisión, además de la normal.',
      ),
    },
    {
      question: {
        en: 'What if the building to be demolished is historic?',
        es: '¿Y si el edificio por demoler es histórico?',
      },
      answer: fact(
        'A',
        [LA_FAQ],
        'Get the approval of City Planning’s Office of Historic Resources before LADBS will release the demolition.',
        'Consiga la aprobación de la Office of Historic Resources de City Planning antes de que LADBS autorice la demolición.',
      ),
    },
    {
      question: {
        en: 'What are the stages of an ePlanLA application?',
        es: '¿Por qué etapas pasa una solicitud en ePlanLA?',
      },
      answer: fact(
        'B',
        [LA_EPLAN],
        'Six: submitted for screening, application review, plan check, corrections issued, plan check complete, permit issued.',
        'Seis: enviada a filtro, revisión de la solicitud, revisión de planos, correcciones emitidas, revisión completa y permiso emitido.',
      ),
    },
  ],
};
