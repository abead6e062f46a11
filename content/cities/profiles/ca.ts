import type { Confidence } from '@/lib/checklists/types';
import type { CityFact, CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const fact = (confidence: Confidence, sources: readonly CitySource[], en: string, es: string): CityFact => ({
  text: { en, es },
  sources,
  confidence,
});

const LA_FAQ = read('LADBS: questions and answers', 'https://dbs.lacity.gov/search?page=71');
const LA_FAQ_COUNTERS = read(
  'LADBS: FAQ search results',
  'https://dbs.lacity.gov/faq/search?items_per_page=25&page=7',
);
const LA_FAQ_FILES = read('LADBS: questions and answers (files)', 'https://dbs.lacity.gov/search?page=100');
const LA_STEPS = read(
  'LADBS: Homeowner Step-by-Step (test copy of the department site)',
  'https://staging.testladbs.org/services/homeowner-step-by-step',
);
const LA_SEARCH = read(
  'LADBS: process and express permits (test copy of the department site)',
  'https://staging.testladbs.org/search?page=2',
);
const LA_EPLAN = read(
  'LADBS: steps of an ePlanLA application (test copy of the department site)',
  'https://staging.testladbs.org/search?page=105',
);
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
const LA_SCREENING = read(
  'California Sign Association: LADBS new procedures (September 23, 2020)',
  'https://calsign.org/labds-new-procedures/',
);
const LA_CORRECTIONS = read(
  'JDJ Consulting: LADBS correction notices',
  'https://jdj-consulting.com/?p=10727',
);
const LA_DATA = read(
  'City of Los Angeles open data: building permits',
  'https://data.lacity.org/d/pi9x-tg5x',
);

const LODI_2025 = read(
  'City of Lodi, file 25-475: adoption of the 2025 California codes',
  'https://lodica.legistar.com/LegislationDetail.aspx?GUID=B90A9714-7300-4DFC-B8AD-5DE99EC31EAB&ID=7764081',
);
const STOCKTON_2025 = read(
  'City of Stockton: 2025 edition of California Code of Regulations, Title 24',
  'https://stockton.legistar.com/LegislationDetail.aspx?GUID=C5347FED-C41E-4FF2-A0D3-7384DA079B0B&ID=7741656',
);
const SAN_LEANDRO_2025 = read(
  'City of San Leandro: 2025 Edition of the California Building Standards Code, staff report',
  'https://sanleandro.legistar.com/LegislationDetail.aspx?GUID=33789AF0-8080-4592-A7CF-74EAD2FE47F2&ID=7736492',
);
const STATE_TABLE = read('onlyplans.io: IRC adoption by state', 'https://onlyplans.io/zoning/codes/irc/');

const losAngeles: CityProfile = {
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
      [LA_FAQ],
      'Work that needs neither plans nor plan check goes out as an express permit. Everything else goes through a plan checker first, so the first question on any Los Angeles job is which of the two it is.',
      'El trabajo que no exige planos ni revisión sale como permiso express. Todo lo demás pasa antes por un revisor, así que la primera pregunta de cualquier obra en Los Ángeles es cuál de los dos caminos le toca.',
    ),
  ],
  department: {
    name: 'Los Angeles Department of Building and Safety (LADBS)',
    url: 'https://dbs.lacity.gov',
    source: LA_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'ePlanLA and LADBS Online Services',
    url: 'https://dbs.lacity.gov',
    source: LA_EPLAN,
    confidence: 'B',
  },
  codes: [
    fact(
      'A',
      [LA_TITLE],
      'Los Angeles writes its own Building Code and Residential Code into Chapter IX of the Municipal Code and adopts the California codes inside them. Houses, duplexes and townhouses up to three stories fall under the residential one, plus the city divisions on grading, methane and fire districts.',
      'Los Ángeles tiene su propio Building Code y Residential Code en el capítulo IX del Municipal Code, y dentro de ellos adopta los códigos de California. Casas, dúplex y townhouses de hasta tres pisos van por el residencial, más las divisiones de la ciudad sobre nivelación, metano y distritos de incendio.',
    ),
    fact(
      'B',
      [LODI_2025, LA_TITLE],
      'The 2025 California codes have been the state minimum since January 1, 2026. The codifier’s copy we read still named the 2019 edition, so print on the plans the edition LADBS confirms on the day you file.',
      'Los códigos 2025 de California son el mínimo estatal desde el 1 de enero de 2026. La copia del código municipal que leímos aún citaba la edición 2019: ponga en los planos la edición que LADBS le confirme el día que presenta.',
    ),
  ],
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
      'B',
      [LA_SEARCH, LA_PERMITS_REQUIRED],
      'LADBS registers Certified Licensed Contractors, whom the Municipal Code counts among the persons authorized to inspect. The registration is limited to swapping a water heater for one of equal gallons, BTU rating and vent capacity.',
      'LADBS registra Certified Licensed Contractors, a quienes el Municipal Code cuenta entre las personas autorizadas a inspeccionar. El registro se limita a cambiar un calentador de agua por otro de iguales galones, BTU y capacidad de ventilación.',
    ),
  ],
  fees: [
    fact(
      'A',
      [LA_FEE_TABLE, LA_FEE_ADJUST],
      'The permit fee comes from Table 1-A by valuation, rounded up to the next $100 or $1,000 step. The printed table dates from July 2018 and every amount is raised each July by the Los Angeles price index, so what you pay is higher than the table.',
      'La tarifa sale de la Table 1-A según el valor de la obra, redondeado hacia arriba al siguiente tramo de $100 o $1,000. La tabla impresa es de julio de 2018 y cada monto sube en julio con el índice de precios de Los Ángeles: usted pagará más que lo impreso.',
    ),
    fact(
      'A',
      [LA_FEE_TABLE],
      'Where state energy rules apply the permit fee grows by 10%, and where Title 24 access rules apply by 12.5%. The state seismic charge is collected on top and is not part of the plan check base.',
      'Si aplican las reglas estatales de energía, la tarifa sube 10%; si aplican las de acceso del Title 24, 12.5%. El cargo sísmico estatal se cobra aparte y no entra en la base de la revisión de planos.',
    ),
  ],
  feeSchedule: 'los-angeles-ca',
  timing: [
    fact(
      'B',
      [LA_SEARCH],
      'LADBS says it waives the fee of an express permit if a walk-in customer waits more than 30 minutes to be served, or more than 60 minutes for the permit once service has begun.',
      'LADBS dice que no cobra el permiso express si el cliente sin cita espera más de 30 minutos para ser atendido, o más de 60 minutos por el permiso una vez empezada la atención.',
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
      [LA_DATA],
      'The city publishes its building permits daily, one to two days behind, with status, status date, valuation and address. It does not publish the contractor, so a Los Angeles permit is followed by its number or address.',
      'La ciudad publica sus permisos de construcción a diario, con uno o dos días de atraso, con estado, fecha del estado, valor de la obra y dirección. No publica al contratista: en Los Ángeles un permiso se sigue por número o dirección.',
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
      'En sus estados, PC es revisión de planos. Corrections Issued, Plans on Hold y Re-Submittal Required esperan por usted; PC Approved y Ready to Issue ya pasaron la revisión, pero aún no están emitidos.',
    ),
  ],
  commonPermits: ['res_alteration', 'roofing', 'adu', 'solar_pv', 'grading'],
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
        'Consiga la aprobación de la Office of Historic Resources de City Planning antes de que LADBS libere la demolición.',
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

const SF_PROCESS = read(
  'Learn about our building permit review processes',
  'https://www.sf.gov/learn-about-our-building-permit-review-processes',
);
const SF_OTC = read(
  'Projects eligible for an Over-the-Counter (OTC) permit',
  'https://www.sf.gov/information--projects-eligible-over-counter-otc-permit',
);
const SF_APPLY = read('Where to apply for your permit', 'https://www.sf.gov/where-to-apply-for-your-permit');
const SF_CENTER = read('Permit Center Services', 'https://sf.gov/information/permit-center-services');
const SF_FORM = read(
  'Fill out your Over-the-Counter building permit application form (staging copy of sf.gov)',
  'https://www-temp.staging.dev.sf.gov/fil/fill-out-your-over-counter-building-permit-application-form',
);
const SF_FEES = read(
  'Fees, Department of Building Inspection',
  'http://sf.gov/resource/2022/fees-department-building-inspection',
);
const SF_107A = read(
  'San Francisco Building Code Sec. 107A, fees (archived edition)',
  'https://codelibrary.amlegal.com/codes/san_francisco/57e5f03c-2e0f-4ad9-8c7f-f6fef7e7e402/sf_building/0-0-0-92399',
);
const SF_106A = read(
  'San Francisco Building Code Sec. 106A, permits',
  'https://codelibrary.amlegal.com/codes/san_francisco/latest/sf_building/0-0-0-92548',
);
const SF_TABLES = read(
  'San Francisco Building Code Sec. 106A, Tables A and B (third-party transcription on GitHub, February 2026)',
  'https://github.com/tbrennem-source/sf-permits-mcp/blob/e62ab2bb3b88d023fe6d18db08cf95381648b471/data/knowledge/tier1/permit-expiration-rules.json',
);
const SF_EPR = read(
  'SF DBI electronic plan review requirements (third-party transcription on GitHub, February 2026)',
  'https://github.com/tbrennem-source/sf-permits-mcp/blob/4230fdc16807f3225feef835c5146f5d097efc4e/data/knowledge/tier1/epr-requirements.json',
);
const SF_CODE_TITLE = read(
  'San Francisco Building Code Sec. 101A, title',
  'https://codelibrary.amlegal.com/codes/san_francisco/latest/sf_building/0-0-0-91624',
);
const SF_EXISTING = read(
  'File No. 250959: 2025 San Francisco Existing Building Code (summary)',
  'https://engagic.org/matter/sanfranciscoCA_1a56ef861aaa6e6c',
);
const SF_FENCES = read(
  'Ordinance 65-19, various Department of Building Inspection codes',
  'https://vdocuments.mx/file-no-190136-ordinance-no-65-19-1-various-department-.html',
);
const SF_LEVELS = read(
  'DBI: latest updates (June 27, 2022)',
  'https://myemail-api.constantcontact.com/Department-of-Building-Inspection---Latest-updates.html?soid=1132298568851&aid=i5-4vKyE954',
);
const SF_LEVELS_LAW = read(
  'Reuben, Junius & Rose: Building Department Update',
  'https://www.reubenlaw.com/building-department-update/',
);
const SF_PUBLIC_WORKS = read(
  'Reuben, Junius & Rose: Permit Process Improvements',
  'https://www.reubenlaw.com/tag/dbi/',
);
const SF_DATA = read('DataSF: Building Permits', 'https://data.sfgov.org/d/i98e-djp9');
const SF_CONTACTS = read('DataSF: Building Permit Contacts', 'https://data.sfgov.org/d/3pee-9qhc');

const sanFrancisco: CityProfile = {
  slug: 'san-francisco-ca',
  intro: [
    fact(
      'A',
      [SF_PROCESS],
      'San Francisco sorts every job by form number: 1 and 2 for new buildings, 3 for alterations other agencies must see, 8 for small jobs at the counter, 4 and 7 for signs, 5 for grading, 6 for demolition.',
      'San Francisco clasifica cada trabajo por número de formulario: 1 y 2 para edificios nuevos, 3 para alteraciones que ven otras agencias, 8 para trabajos chicos de ventanilla, 4 y 7 para letreros, 5 para nivelación y 6 para demolición.',
    ),
    fact(
      'A',
      [SF_PROCESS],
      'The one-hour rule decides the route. If each department can review the application in less than an hour it may go over the counter; if not, it goes in-house, where plans have been electronic only since January 1, 2024.',
      'La regla de una hora decide el camino. Si cada departamento puede revisar la solicitud en menos de una hora, puede ir por ventanilla; si no, va a revisión interna, donde los planos son solo electrónicos desde el 1 de enero de 2024.',
    ),
    fact(
      'A',
      [SF_CENTER],
      'Counter service is drop-in at the Permit Center on the second floor of 49 South Van Ness. Appointments, the same-day queue and the waitlist are gone.',
      'La ventanilla atiende sin cita en el Permit Center, segundo piso de 49 South Van Ness. Ya no hay citas, fila del mismo día ni lista de espera.',
    ),
  ],
  department: {
    name: 'San Francisco Department of Building Inspection (DBI)',
    url: 'https://www.sf.gov/learn-about-our-building-permit-review-processes',
    source: SF_PROCESS,
    confidence: 'A',
  },
  portal: {
    name: 'PermitSF',
    url: 'https://www.sf.gov/where-to-apply-for-your-permit',
    source: SF_APPLY,
    confidence: 'A',
  },
  codes: [
    fact(
      'A',
      [SF_CODE_TITLE],
      'The San Francisco Building Code is a set of local amendments laid over the California Building and Residential Codes. The codifier’s copy we read is the 2022 edition, built on the 2021 International codes.',
      'El San Francisco Building Code es un conjunto de enmiendas locales sobre los códigos de construcción y residencial de California. La copia codificada que leímos es la edición 2022, basada en los códigos International 2021.',
    ),
    fact(
      'C',
      [SF_EXISTING],
      'File No. 250959 replaces the 2022 Existing Building Code with a 2025 one, operative January 1, 2026 or 30 days after enactment. Ask DBI for the companion 2025 building and residential amendments before you draw.',
      'El expediente No. 250959 reemplaza el Existing Building Code 2022 por el de 2025, con vigencia desde el 1 de enero de 2026 o 30 días después de promulgado. Pida a DBI las enmiendas 2025 de construcción y residenciales antes de dibujar.',
    ),
    fact(
      'C',
      [SF_EXISTING],
      'The city’s own retrofit orders come with it: unreinforced masonry, and wood-frame buildings from before 1978 with five or more units and three stories, or two over a basement or underfloor above grade.',
      'Con él vienen las órdenes de refuerzo propias de la ciudad: mampostería sin refuerzo, y edificios de madera anteriores a 1978 con cinco o más unidades y tres pisos, o dos sobre sótano o espacio bajo el piso sobre el nivel del terreno.',
    ),
  ],
  permits: [
    fact(
      'A',
      [SF_OTC],
      'No plans are needed for a reroof, deck or stair repair under 50%, kitchen or bath remodels that keep floor plan and walls, replacement garage doors, minor dry rot and bolting down a foundation.',
      'No se piden planos para cambio de techo, reparación de terraza o escalera menor al 50%, cocina o baño sin mover planta ni muros, puertas de garaje de reemplazo, pudrición menor y anclaje de cimientos.',
    ),
    fact(
      'A',
      [SF_APPLY],
      'In-kind windows, skylights, doors and siding, fire alarms and fire sprinklers are filed in the PermitSF portal, with a free OpenGov account, not at the counter.',
      'Ventanas, tragaluces, puertas y revestimientos iguales a los existentes, alarmas y rociadores contra incendio se tramitan en el portal PermitSF, con una cuenta gratuita de OpenGov, no en ventanilla.',
    ),
    fact(
      'A',
      [SF_APPLY],
      'A contractor registered with DBI can take out Online Contractor Permits, which are issued at once and need no plans.',
      'Un contratista registrado en DBI puede sacar Online Contractor Permits, que se emiten en el acto y no llevan planos.',
    ),
    fact(
      'A',
      [SF_OTC],
      'With plans the counter takes layout changes, openings in new places, decks less than 20 feet above grade inside Planning’s setbacks, signs, and single-story non-structural commercial tenant improvements.',
      'Con planos, la ventanilla recibe cambios de distribución, vanos en lugares nuevos, terrazas a menos de 20 pies sobre el terreno dentro de los retiros de Planning, letreros y adecuaciones comerciales no estructurales de un piso.',
    ),
    fact(
      'A',
      [SF_CENTER],
      'Count your stack before you go: two applications per review without plans, one with plans, three trade permits.',
      'Cuente sus solicitudes antes de ir: dos por turno sin planos, una con planos, tres permisos de oficio.',
    ),
    fact(
      'B',
      [SF_FENCES],
      'Do not carry the usual fence exemption into San Francisco: Ordinance 65-19 re-enacted the city’s long-standing permit requirement for fences.',
      'No dé por hecha en San Francisco la exención usual de cercas: la Ordinance 65-19 volvió a promulgar la exigencia histórica de permiso para cercas.',
    ),
  ],
  fees: [
    fact(
      'A',
      [SF_FEES],
      'Table 1A-A holds three schedules, all by total valuation: new construction, alterations, and jobs without plans. Plumbing, electrical, reroofing, signs and boilers have tables of their own.',
      'La Table 1A-A tiene tres tablas, todas por valor total: obra nueva, alteraciones y trabajos sin planos. Plomería, electricidad, cambio de techo, letreros y calderas tienen tablas propias.',
    ),
    fact(
      'A',
      [SF_107A],
      'The value is that of the finished job: finish work, painting, roofing, mechanical, electrical and plumbing count even when they have permits of their own. DBI takes its posted cost schedule or the actual cost, whichever is greater.',
      'El valor es el de la obra terminada: acabados, pintura, techo, mecánica, electricidad y plomería cuentan aunque tengan permiso propio. DBI toma su lista de costos o el costo real, lo que sea mayor.',
    ),
    fact(
      'B',
      [SF_TABLES, SF_106A],
      'Work begun without a permit brings an investigation fee. On appeal it can come down, but not below two times the permit fee.',
      'Empezar la obra sin permiso trae una tarifa de investigación. En apelación puede bajar, pero no a menos del doble de la tarifa del permiso.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [SF_LEVELS, SF_LEVELS_LAW],
      'Since July 2022 a Pre-Plan Check station sorts in-house jobs by expected review time: one to four hours, four to eight, or more than eight. Projects wait in one central queue and are handed to reviewers weekly.',
      'Desde julio de 2022 una estación de revisión previa separa los trabajos internos por tiempo estimado: de una a cuatro horas, de cuatro a ocho, o más de ocho. Esperan en una sola fila central y se asignan a revisores cada semana.',
    ),
  ],
  returns: [
    fact(
      'A',
      [SF_OTC],
      'A counter application with missing, conflicting or wrong details loses its place: it is reassigned to in-house review.',
      'Una solicitud de ventanilla con datos que faltan, se contradicen o están mal pierde su lugar: pasa a revisión interna.',
    ),
    fact(
      'B',
      [SF_EPR],
      'Electronic sets must be vector drawings that line up when overlaid. Scanned sheets and files that ignore the format rules are delayed or rejected.',
      'Los planos electrónicos deben ser dibujos vectoriales que coincidan al superponerse. Las hojas escaneadas y los archivos fuera de formato se retrasan o se rechazan.',
    ),
    fact(
      'C',
      [SF_PUBLIC_WORKS],
      'A job that touches the sidewalk or street can stop at Public Works, which holds the building permit until its own right-of-way applications are in. Since September 2023 some scopes can be released first.',
      'Un trabajo que toca la banqueta o la calle puede parar en Public Works, que retiene el permiso hasta recibir sus propias solicitudes de vía pública. Desde septiembre de 2023 algunos alcances pueden liberarse antes.',
    ),
  ],
  feed: [
    fact(
      'B',
      [SF_DATA],
      'DataSF reloads every building permit each night, with filing, approval, issue and completion dates and the estimated cost. A job with several addresses shows one row per address under the same number.',
      'DataSF recarga cada noche todos los permisos de construcción, con fechas de presentación, aprobación, emisión y término y el costo estimado. Un trabajo con varias direcciones aparece una vez por dirección con el mismo número.',
    ),
    fact(
      'B',
      [SF_DATA, SF_CONTACTS],
      'The main table names no contractor. Firm and license number stand in a separate contacts table, which we read beside it.',
      'La tabla principal no nombra al contratista. La empresa y el número de licencia están en una tabla de contactos aparte, que leemos junto con ella.',
    ),
    fact(
      'B',
      [SF_DATA],
      'Approved is not issued here: an approved permit still has to be paid and picked up, and only then turns to issued and later to complete.',
      'Aquí approved no es emitido: un permiso aprobado todavía hay que pagarlo y recogerlo; después pasa a issued y más tarde a complete.',
    ),
  ],
  commonPermits: ['res_alteration', 'roofing', 'windows_doors', 'commercial_ti', 'adu'],
  faq: [
    {
      question: {
        en: 'How long do I have to finish the work?',
        es: '¿Cuánto tiempo tengo para terminar la obra?',
      },
      answer: fact(
        'B',
        [SF_TABLES, SF_106A],
        'By value: 360 days up to $100,000, 1,080 days from $100,001 to $2,499,999, and 1,440 days at $2,500,000 and above. Ask for the one extension in writing before the date; 180 days without work also ends a permit.',
        'Según el valor: 360 días hasta $100,000; 1,080 días de $100,001 a $2,499,999; 1,440 días desde $2,500,000. Pida por escrito, antes de la fecha, la única extensión; 180 días sin obra también terminan el permiso.',
      ),
    },
    {
      question: {
        en: 'How long can an application stay in plan review?',
        es: '¿Cuánto puede quedarse una solicitud en revisión?',
      },
      answer: fact(
        'B',
        [SF_TABLES, SF_106A],
        'The permit must be issued within 360 days if the job is worth up to $1 million, and within 720 above that. DBI warns you when 60 days are left.',
        'El permiso debe emitirse en 360 días si la obra vale hasta $1 millón, y en 720 si vale más. DBI le avisa cuando quedan 60 días.',
      ),
    },
    {
      question: {
        en: 'What do I bring to the counter?',
        es: '¿Qué llevo a la ventanilla?',
      },
      answer: fact(
        'B',
        [SF_FORM],
        'Two copies of Form 3/8, printed double-sided on legal paper and signed, with block and lot, existing and proposed construction type, and a work description that says floor, location, square feet and whether it is in kind.',
        'Dos copias del Form 3/8, impresas por ambos lados en papel legal y firmadas, con bloque y lote, tipo de construcción actual y propuesto, y una descripción con piso, ubicación, pies cuadrados y si es igual a lo existente.',
      ),
    },
  ],
};

const SD_119 = read(
  'Information Bulletin 119, Building Permit Application Extension & Expiration (February 2026)',
  'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/119',
);
const SD_BULLETINS = read(
  'Development Services Information Bulletins',
  'https://sandiego.gov/development-services/forms-publications/information-bulletins',
);
const SD_HOUSING = read(
  'How to Apply for New Housing Projects',
  'https://www.sandiego.gov/development-services/news-programs/programs/how-apply-new-housing-projects',
);
const SD_VERIFY = read(
  'Contractor and Subcontractor Verification',
  'https://www.sandiego.gov/development-services/permits-inspections/contractor-and-subcontractor-verification',
);
const SD_EXEMPT = read('What Type of Work Does Not Require Permits?', 'https://www.sandiego.gov/node/1');
const SD_FAQ = read(
  'Residential FAQs, Development Services',
  'http://www.sandiego.gov/development-services/devprocess/faq/residential.shtml',
);
const SD_SOLAR = read(
  'Times of San Diego: instant permitting for solar projects (August 8, 2023)',
  'https://timesofsandiego.com/politics/2023/08/08/city-adds-instant-permitting-for-solar-projects-in-latest-attempt-to-streamline-approval-process/',
);
const SD_FORMS = read(
  'Development Services forms',
  'https://www.sandiego.gov/development-services/forms-publications/forms',
);
const SD_501 = read(
  'Information Bulletin 501, fee schedule (August 2026)',
  'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/501',
);
const SD_103 = read(
  'Information Bulletin 103, mechanical, electrical and plumbing fees (May 2026)',
  'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/103',
);
const SD_TIMELINE = read(
  'Permit timeline, Development Services',
  'https://www.sandiego.gov/development-services/permits/timeline',
);
const SD_513 = read(
  'Information Bulletin 513, Preliminary Review (July 2024)',
  'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/513',
);
const SD_CODE_2025 = read(
  'Pacific Beach Builder: 2025 California Building Standards Code and San Diego local amendments',
  'https://pacificbeachbuilder.com/blog/2025-california-building-code-san-diego-local-amendments-march-2026-pacific-beach',
);
const SD_COUNTY = read(
  'San Diego County Code, residential code for the unincorporated area',
  'https://codelibrary.amlegal.com/codes/san_diego/latest/sandiego_regs/0-0-0-92758',
);
const SD_DATA = read(
  'City of San Diego open data: Development Permits',
  'https://data.sandiego.gov/datasets/development-permits-set1/',
);

const sanDiego: CityProfile = {
  slug: 'san-diego-ca',
  intro: [
    fact(
      'A',
      [SD_BULLETINS],
      'San Diego’s Development Services Department takes new applications only electronically. Its numbered Information Bulletins hold the submittal lists and the fees; read the one for your scope before you upload.',
      'El Development Services Department de San Diego recibe solicitudes nuevas solo por vía electrónica. Sus Information Bulletins numerados traen los requisitos y las tarifas: lea el de su alcance antes de subir nada.',
    ),
    fact(
      'A',
      [SD_HOUSING, SD_BULLETINS],
      'Houses, duplexes, ADUs and townhouses take one Combination Building Permit. Apartments and every non-residential job take a Building Permit plus separate mechanical, electrical and plumbing permits.',
      'Casas, dúplex, ADU y townhouses llevan un solo Combination Building Permit. Los apartamentos y toda obra no residencial llevan un Building Permit más permisos mecánico, eléctrico y de plomería por separado.',
    ),
    fact(
      'A',
      [SD_COUNTY],
      'City and county are two building departments. Addresses in unincorporated San Diego County follow the county’s own codes and amendments, not the city’s.',
      'Ciudad y condado son dos oficinas de construcción. Las direcciones en zonas no incorporadas del condado de San Diego siguen los códigos y enmiendas del condado, no los de la ciudad.',
    ),
  ],
  department: {
    name: 'City of San Diego Development Services Department (DSD)',
    url: 'https://www.sandiego.gov/development-services',
    source: SD_BULLETINS,
    confidence: 'A',
  },
  portal: {
    name: 'OpenDSD approvals lookup',
    url: 'https://opendsd.sandiego.gov',
    source: SD_DATA,
    confidence: 'B',
  },
  codes: [
    fact(
      'C',
      [SD_CODE_2025],
      'The 2025 California codes took effect on January 1, 2026. A local builder’s notes expected San Diego’s own amendments in March or April 2026, so an application from early 2026 may stand under different local text than one filed since.',
      'Los códigos 2025 de California entraron en vigor el 1 de enero de 2026. Las notas de un constructor local esperaban las enmiendas de San Diego en marzo o abril de 2026: una solicitud de principios de año puede regirse por un texto local distinto al de una posterior.',
    ),
    fact(
      'C',
      [SD_CODE_2025],
      'The same source reads AB 130 as freezing residential code updates until at least 2031, which would keep today’s residential edition for six years. Check the edition with DSD.',
      'La misma fuente entiende que AB 130 congela los cambios al código residencial al menos hasta 2031, con lo que la edición residencial de hoy duraría seis años. Confirme la edición con DSD.',
    ),
  ],
  permits: [
    fact(
      'A',
      [SD_EXEMPT],
      'The exemptions of Municipal Code 129.0203 stop at historical resources: altering, repairing or improving one takes a permit even where the same work elsewhere would not.',
      'Las exenciones del Municipal Code 129.0203 no valen para recursos históricos: alterarlos, repararlos o mejorarlos requiere permiso aunque el mismo trabajo en otro sitio no lo pida.',
    ),
    fact(
      'A',
      [SD_FAQ],
      'An older DSD answer sheet sets the marks: decks over 30 inches above grade need a permit, retaining walls under three feet without surcharge and fences of six feet or less do not. Bulletins 211, 222 and 223 carry the details.',
      'Una hoja de respuestas antigua de DSD da las medidas: las terrazas a más de 30 pulgadas del terreno requieren permiso; los muros de contención de menos de tres pies sin sobrecarga y las cercas de hasta seis pies, no. Los detalles están en los boletines 211, 222 y 223.',
    ),
    fact(
      'C',
      [SD_SOLAR],
      'Since August 2023 solar and battery systems up to 38.4 kW on single-family homes and duplexes can be self-certified, and the permit is issued at once. Before that it took seven to ten days.',
      'Desde agosto de 2023 los sistemas solares y de baterías de hasta 38.4 kW en casas y dúplex se pueden autocertificar, y el permiso se emite al instante. Antes tardaba de siete a diez días.',
    ),
    fact(
      'A',
      [SD_FORMS],
      'Small fire jobs go without plans on an affidavit: form DS-163 for up to four alarm devices, DS-161 for up to 20 sprinkler heads in a sprinklered commercial building.',
      'Los trabajos chicos contra incendio van sin planos con una declaración jurada: formulario DS-163 para hasta cuatro dispositivos de alarma, DS-161 para hasta 20 rociadores en un edificio comercial que ya los tiene.',
    ),
    fact(
      'A',
      [SD_VERIFY],
      'On projects of 20 or more homes, commercial work of 20,000 square feet or more, and anything with a right-of-way permit, every contractor and subcontractor must hold a valid state license, workers’ compensation and a city Business Tax Certificate.',
      'En proyectos de 20 viviendas o más, obra comercial de 20,000 pies cuadrados o más, y todo lo que lleve permiso de vía pública, cada contratista y subcontratista debe tener licencia estatal, compensación de trabajadores y Business Tax Certificate de la ciudad vigentes.',
    ),
  ],
  fees: [
    fact(
      'B',
      [SD_501],
      'A new house is charged by area, not value. As of August 2026 plan check is $8,085.26 for the first 3,000 square feet and $4.10 for each further one; inspection is $8,401.90 and $4.21.',
      'Una casa nueva se cobra por área, no por valor. A agosto de 2026, la revisión de planos cuesta $8,085.26 por los primeros 3,000 pies cuadrados y $4.10 por cada uno más; la inspección, $8,401.90 y $4.21.',
    ),
    fact(
      'B',
      [SD_501],
      'Flat charges ride along: $12.16 for mapping, $58.00 for lead hazard and $737.00 for general plan maintenance, among others, plus the state seismic and building standards fees.',
      'Se suman cargos fijos: $12.16 de cartografía, $58.00 por riesgo de plomo y $737.00 de mantenimiento del plan general, entre otros, además de las tarifas estatales sísmica y de normas de construcción.',
    ),
    fact(
      'B',
      [SD_103],
      'Electrical circuits of 15 to 45 A cost $176.57 for the first five and $52.39 for the sixth to tenth, in the May 2026 bulletin.',
      'Los circuitos eléctricos de 15 a 45 A cuestan $176.57 los primeros cinco y $52.39 del sexto al décimo, según el boletín de mayo de 2026.',
    ),
  ],
  feeSchedule: 'san-diego-ca',
  timing: [
    fact(
      'A',
      [SD_TIMELINE],
      'DSD posts a weekly table of business days for intake and for issuance, by permit type. The copy we read, from July 1, 2022, showed 23 days to take in a building permit and 14 for Rapid Review; plan review came after that.',
      'DSD publica cada semana una tabla de días hábiles de recepción y de emisión por tipo de permiso. La copia que leímos, del 1 de julio de 2022, daba 23 días para recibir un permiso de construcción y 14 en Rapid Review; la revisión de planos venía después.',
    ),
  ],
  returns: [
    fact(
      'A',
      [SD_VERIFY],
      'Only the applicant or permit holder can add or swap contractors in the portal, and must do it before the work goes on. A wrong list can suspend inspections and end in a Stop Work Order.',
      'Solo el solicitante o titular puede agregar o cambiar contratistas en el portal, y debe hacerlo antes de seguir la obra. Una lista equivocada puede suspender las inspecciones y acabar en un Stop Work Order.',
    ),
    fact(
      'A',
      [SD_513],
      'Preliminary Review is a voluntary question service with a fixed number of hours, not a plan check: answers come only to what was asked. Use it for hillside, egress or zoning doubts before the full set goes in.',
      'La Preliminary Review es un servicio voluntario de consulta con horas fijas, no una revisión de planos: solo contesta lo que se pregunta. Úsela para dudas de laderas, salidas o zonificación antes de entregar el juego completo.',
    ),
  ],
  feed: [
    fact(
      'B',
      [SD_DATA],
      'The city puts out a daily file of the approvals issued in the current year, with title, address, issue date and status. It leaves out contractor, ZIP code and value, and starts a new file each January 1.',
      'La ciudad publica a diario un archivo con las aprobaciones emitidas en el año, con título, dirección, fecha de emisión y estado. No trae contratista, código postal ni valor, y empieza un archivo nuevo cada 1 de enero.',
    ),
    fact(
      'B',
      [SD_DATA],
      'An application still in review is not in that file. Its approval number opens a page of its own on OpenDSD once it exists.',
      'Una solicitud aún en revisión no está en ese archivo. Cuando existe el número de aprobación, abre una página propia en OpenDSD.',
    ),
  ],
  commonPermits: ['adu', 'solar_pv', 'res_new', 'deck_porch', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'When does San Diego close a building permit application?',
        es: '¿Cuándo cierra San Diego una solicitud de permiso?',
      },
      answer: fact(
        'A',
        [SD_119],
        'Two years after it was deemed complete, or one year for applications created before June 1, 2024. The Building Official may add up to 180 days if circumstances outside your control prevented issuance.',
        'A los dos años de declarada completa, o a un año si se creó antes del 1 de junio de 2024. El Building Official puede dar hasta 180 días más si causas ajenas a usted impidieron la emisión.',
      ),
    },
    {
      question: {
        en: 'Does an approved application have to be paid to stay alive?',
        es: '¿Hay que pagar una solicitud aprobada para que siga viva?',
      },
      answer: fact(
        'A',
        [SD_119],
        'Yes. It counts as closed unless all sign-offs are in, the issuance fees are paid and the permit is issued inside the period.',
        'Sí. Se da por cerrada si dentro del plazo no están todas las firmas, pagadas las tarifas de emisión y emitido el permiso.',
      ),
    },
    {
      question: {
        en: 'Can an architect self-certify plans with the city?',
        es: '¿Puede un arquitecto autocertificar planos ante la ciudad?',
      },
      answer: fact(
        'A',
        [
          read(
            'Information Bulletin 514, Professional Certification (October 2023)',
            'https://sandiego.gov/development-services/forms-publications/information-bulletins/514',
          ),
        ],
        'Bulletin 514 lets eligible professionals certify that a discretionary application is complete, which shortens intake. It does not replace plan review of a building permit.',
        'El boletín 514 permite a profesionales elegibles certificar que una solicitud discrecional está completa, lo que acorta la recepción. No reemplaza la revisión de planos de un permiso de construcción.',
      ),
    },
  ],
};

const SJ_STANDARD = read(
  'Standard Plan Review Service (updated April 12, 2026)',
  'https://www.sanjoseca.gov/businesses/development-services-permit-center/building-permit-services/standard-plan-review',
);
const SJ_EXPRESS = read(
  'Residential Express Service',
  'https://sanjoseca.gov/business/development-services-permit-center/building-permit-services-appointments/residential-express-permit-service',
);
const SJ_PLANS = read('Building Permits with Plan Review: Instructions', 'http://sanjoseca.gov/?NavID=8175');
const SJ_EXEMPT = read(
  'Projects That Don’t Need a Building Permit',
  'https://www.sanjoseca.gov/your-government/departments/planning-building-code-enforcement/building-division/building-permit-process/general-building-permit-information/projects-that-require-a-building-permit',
);
const SJ_EXTEND = read(
  'How to Extend a Plan Review Submittal',
  'https://www.sanjoseca.gov/your-government/departments/planning-building-code-enforcement/building-division/building-permit-process/general-building-permit-information/how-to-extend-a-plan-review-submittal',
);
const SJ_FEES = read('Building Permit Fees', 'http://sanjoseca.gov/BuildingFees');
const SJ_TAX = read(
  'Building Division: construction taxes increase (third-party copy)',
  'http://sanjosedistrict4.com/index.aspx?nid=406',
);
const SJ_RATES = read(
  'Permit Place: How much is a San Jose building permit?',
  'https://permitplace.com/how-much-is-a-san-jose-building-permit',
);
const SJ_BPD = read(
  'San José Spotlight: new programs approve permits in days',
  'https://sanjosespotlight.com/new-san-jose-programs-approve-building-construction-development-permits-in-days-not-months/',
);
const SJ_DATA = read('San José open data portal', 'https://data.sanjoseca.gov');

const sanJose: CityProfile = {
  slug: 'san-jose-ca',
  intro: [
    fact(
      'A',
      [SJ_STANDARD],
      'San José folded its former Commercial and Residential services into one Standard Plan Review Service, on the page updated April 12, 2026. You start at SJPermits.org and the system sends the project down the right path.',
      'San José unió sus antiguos servicios Commercial y Residential en un solo Standard Plan Review Service, según la página actualizada el 12 de abril de 2026. Usted empieza en SJPermits.org y el sistema manda el proyecto por el camino correcto.',
    ),
    fact(
      'A',
      [SJ_PLANS],
      'One person on the job is the ePlan Applicant. Only that account can upload plans to SJePlans and answer review comments, so decide early whether it is you or the designer.',
      'Una sola persona de la obra es el ePlan Applicant. Solo esa cuenta puede subir planos a SJePlans y contestar los comentarios: decida pronto si será usted o el diseñador.',
    ),
    fact(
      'A',
      [SJ_STANDARD],
      'Anyone may start the application, but after approval the permit is issued only to the owner or a licensed contractor.',
      'Cualquiera puede iniciar la solicitud, pero tras la aprobación el permiso se emite solo al dueño o a un contratista con licencia.',
    ),
  ],
  department: {
    name: 'City of San José Building Division, Planning, Building and Code Enforcement',
    url: 'https://www.sanjoseca.gov',
    source: SJ_STANDARD,
    confidence: 'A',
  },
  portal: { name: 'SJPermits', url: 'http://www.sjpermits.org', source: SJ_PLANS, confidence: 'A' },
  codes: [
    fact(
      'B',
      [STOCKTON_2025],
      'California’s 2025 Title 24 is the state minimum from January 1, 2026. The San José pages we read name no newer local edition: confirm amendments and energy rules with the Building Division before final drawings.',
      'El Title 24 de 2025 es el mínimo estatal desde el 1 de enero de 2026. Las páginas de San José que leímos no nombran una edición local más nueva: confirme enmiendas y reglas de energía con la Building Division antes de los planos finales.',
    ),
    fact(
      'A',
      [SJ_EXEMPT],
      'The list of exempt work still in circulation was written against Section 105 of the 2016 California Building Code. Treat it as a guide and check anything close to a limit.',
      'La lista de trabajos exentos que aún circula se escribió con la sección 105 del California Building Code 2016. Tómela como guía y confirme lo que quede cerca de un límite.',
    ),
  ],
  permits: [
    fact(
      'A',
      [SJ_EXEMPT],
      'Roof repair is exempt under 25% of the existing roof, once in twelve months, with the framing untouched. Window replacement is exempt only if frame, nailing flange and weather protection stay.',
      'La reparación de techo está exenta si es menos del 25% del techo existente, una vez en doce meses y sin tocar la estructura. El cambio de ventana, solo si quedan el marco, la pestaña de clavado y la protección contra la intemperie.',
    ),
    fact(
      'A',
      [SJ_EXEMPT],
      'Circuit breakers, fuses, outlets and switches in existing boxes may be replaced without a permit; a main disconnect may not.',
      'Los interruptores de circuito, fusibles, contactos y apagadores en cajas existentes se cambian sin permiso; el desconectador principal, no.',
    ),
    fact(
      'A',
      [SJ_EXPRESS],
      'Residential Express gives a permit on the day of the appointment to a one-story house: additions under 500 square feet, remodels up to 750, sheds under 500, and no major roof framing change.',
      'Residential Express da el permiso el día de la cita para casas de un piso: ampliaciones de menos de 500 pies cuadrados, remodelaciones de hasta 750, cobertizos de menos de 500 y sin cambio mayor en la estructura del techo.',
    ),
    fact(
      'A',
      [SJ_EXPRESS],
      'Express is closed to lots in flood zones A, AE, AH or AO, geohazard or landslide zones, planned development districts and wildland interface areas, to historic listings, and to any property with an open code case.',
      'Express no atiende lotes en zonas de inundación A, AE, AH o AO, zonas de riesgo geológico o deslizamiento, distritos de desarrollo planificado o áreas de interfaz forestal, ni propiedades históricas o con un caso de código abierto.',
    ),
    fact(
      'A',
      [SJ_STANDARD],
      'Commercial EV charging stations, cell sites and structural damage repair must use Standard Plan Review. Tenant work may qualify for STAR and restaurants for their own streamlined program.',
      'Los cargadores de EV comerciales, antenas celulares y reparaciones de daño estructural deben usar Standard Plan Review. Las adecuaciones de local pueden calificar para STAR y los restaurantes para su programa simplificado.',
    ),
  ],
  fees: [
    fact(
      'C',
      [SJ_RATES],
      'San José bills by the hour more than by value. A permit service lists, as of August 12, 2024, $211 an hour for issuance, $308 for plan review and $315 for building inspection.',
      'San José cobra por hora más que por valor. Un servicio de permisos anota, al 12 de agosto de 2024, $211 por hora de emisión, $308 de revisión de planos y $315 de inspección.',
    ),
    fact(
      'B',
      [SJ_FEES, SJ_TAX],
      'Value comes in through construction taxes, which use ICC rates that change each summer. An invoice left unpaid when the new rates start is reassessed at the higher tax.',
      'El valor entra por los impuestos de construcción, que usan tablas ICC que cambian cada verano. Una factura sin pagar cuando empiezan las nuevas se recalcula con el impuesto más alto.',
    ),
    fact(
      'A',
      [SJ_FEES, SJ_EXPRESS],
      'A card adds a 2.66% third-party fee, and bills of $100,000 or more take a check or wire. Residential Express costs 1.5 times the regular service.',
      'La tarjeta suma 2.66% de un tercero, y las facturas de $100,000 o más se pagan con cheque o transferencia. Residential Express cuesta 1.5 veces el servicio regular.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [SJ_STANDARD],
      'The review clock starts only once fees are paid and complete, accurate plans are uploaded. The city keeps its expected durations on a Plan Review Time Frames page.',
      'El reloj de la revisión arranca solo cuando las tarifas están pagadas y los planos subidos están completos y correctos. La ciudad publica las duraciones previstas en su página Plan Review Time Frames.',
    ),
    fact(
      'C',
      [SJ_BPD],
      'For enrolled Best Prepared Designers, professionals with a good record on small projects, the deputy director has named five days to a permit instead of two to three months.',
      'Para los Best Prepared Designers inscritos, profesionales con buen historial en proyectos chicos, la subdirectora ha hablado de cinco días hasta el permiso en vez de dos a tres meses.',
    ),
  ],
  returns: [
    fact(
      'A',
      [SJ_PLANS],
      'SJePlans takes files only under the city’s naming conventions. E-mail addresses of the whole team are entered at the start, and the upload steps go to the one given for the ePlan Applicant: check it.',
      'SJePlans recibe archivos solo con los nombres que pide la ciudad. Los correos electrónicos del equipo se anotan al inicio, y los pasos para subir llegan al que se puso para el ePlan Applicant: revíselo.',
    ),
    fact(
      'A',
      [SJ_EXPRESS],
      'Draw the easements. A project may not stand in one that prohibits construction, and any on the lot must be identified on the site plan; the title report lists them.',
      'Dibuje las servidumbres. El proyecto no puede ocupar una que prohíba construir, y toda servidumbre del lote debe aparecer en el plano de sitio; el reporte de título las enumera.',
    ),
  ],
  feed: [
    fact(
      'C',
      [SJ_DATA],
      'The city’s data portal lists permits with the contractor’s name, owner, work description, value and issue date. Progress is kept per trade, as in “B-Complete, E-Complete”, rather than as one status for the whole job.',
      'El portal de datos de la ciudad lista los permisos con nombre del contratista, dueño, descripción, valor y fecha de emisión. El avance va por oficio, como “B-Complete, E-Complete”, y no como un solo estado de toda la obra.',
    ),
  ],
  commonPermits: ['res_alteration', 'adu', 'roofing', 'ev_charger', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'How long is a plan review submittal good for?',
        es: '¿Cuánto dura una entrega para revisión de planos?',
      },
      answer: fact(
        'A',
        [SJ_EXTEND],
        '180 days from submittal. By then the permit must be paid for and picked up, or an extension granted; otherwise new plans and new review fees are due. One extension of 180 days is usual and the decision cannot be appealed.',
        '180 días desde la entrega. Para entonces el permiso debe estar pagado y recogido, o concedida una extensión; si no, se piden planos y tarifas nuevos. Lo usual es una extensión de 180 días, y la decisión no se apela.',
      ),
    },
    {
      question: {
        en: 'Which house remodels have to go through Standard Plan Review?',
        es: '¿Qué remodelaciones de casa van por Standard Plan Review?',
      },
      answer: fact(
        'A',
        [SJ_STANDARD],
        'On a one-story house, additions over 500 square feet and remodels over 750. On a duplex or a house of more stories, additions and remodels of any size.',
        'En una casa de un piso, ampliaciones de más de 500 pies cuadrados y remodelaciones de más de 750. En un dúplex o casa de varios pisos, ampliaciones y remodelaciones de cualquier tamaño.',
      ),
    },
    {
      question: {
        en: 'Can the city estimate my fees before I apply?',
        es: '¿Puede la ciudad estimar mis tarifas antes de solicitar?',
      },
      answer: fact(
        'A',
        [SJ_FEES],
        'Its online estimator covered ADUs and new houses when we read it. For other work send the Permit Cost Estimate Worksheet to the Building Division.',
        'Su estimador en línea cubría ADU y casas nuevas cuando lo leímos. Para otro trabajo mande la Permit Cost Estimate Worksheet a la Building Division.',
      ),
    },
  ],
};

const SAC_PERMITS = read(
  'Permit Services',
  'https://cityofsacramento.gov/community-development/building/permit-services',
);
const SAC_EPC = read(
  'Electronic Plan Check',
  'https://www.cityofsacramento.gov/community-development/building/permit-services/electronic-plan-check',
);
const SAC_EPC_GUIDE = read(
  'EPC Building Permit Submittal Requirements, version 24 (third-party copy)',
  'http://hobbydocbox.com/Drawing_and_Sketching/104488604-Electronic-plan-check-epc-building-permit-submittal-requirements.html',
);
const SAC_REVIEW = read(
  'Plan Review',
  'https://cityofsacramento.gov/community-development/building/plan-review',
);
const SAC_OTC = read(
  'Over-the-counter review',
  'https://cityofsacramento.gov/community-development/building/plan-review/otc-review.html',
);
const SAC_ESTIMATE = read(
  'Building Permit Fee Estimates',
  'https://cityofsacramento.gov/community-development/building/building-fees/fee-estimates.html',
);
const SAC_ADMIN_FEE = read(
  'City fee database: Administrative Processing Fee',
  'http://www.cityofsacramento.org/Online-Services/FeeChargeSearch.aspx?cu_fee_id=3106',
);
const SAC_PERMIT_FEE = read(
  'City fee database: Building Permit Fee',
  'https://www.cityofsacramento.org/Online-Services/FeeChargeSearch.aspx?cu_fee_id=28',
);
const SAC_REVIEW_FEE = read(
  'City fee database: Plan Review Fee',
  'http://www.cityofsacramento.org/Online-Services/FeeChargeSearch.aspx?cu_fee_id=3123',
);
const SAC_NEW_BUILDING = read(
  'Fees by project: Residential New Building',
  'https://www.cityofsacramento.gov/community-development/building/building-fees/fees-by-project/residential-new-building.html',
);
const SAC_COUNTY = read(
  'Sacramento County: general permit information',
  'https://building.saccounty.net/Pages/FAQ-GeneralPermitInformation.aspx',
);
const SAC_DATA = read(
  'City of Sacramento open data: building permits issued, current year',
  'https://services5.arcgis.com/54falWtcpty3V47Z/arcgis/rest/services/BldgPermitIssued_CurrentYear/FeatureServer/0',
);

const sacramento: CityProfile = {
  slug: 'sacramento-ca',
  intro: [
    fact(
      'A',
      [SAC_EPC],
      'In Sacramento, Planning comes first. Most building jobs need Planning clearance in the Public Permit Portal; only then does the system open a building submittal record, marked SUB, and e-mail you the next steps.',
      'En Sacramento, primero va Planning. La mayoría de las obras necesita su visto bueno en el Public Permit Portal; solo entonces el sistema abre un registro de entrega, marcado SUB, y le manda los pasos por correo electrónico.',
    ),
    fact(
      'A',
      [SAC_PERMITS],
      'California licensed contractors can pull minor permits and book inspections online without plan review, under the city’s Sacramento Streamline initiative. Plan jobs are online as well: paper sets are not taken.',
      'Los contratistas con licencia de California pueden sacar permisos menores y pedir inspecciones en línea sin revisión de planos, con la iniciativa Sacramento Streamline. Las obras con planos también van en línea: no se recibe papel.',
    ),
    fact(
      'A',
      [SAC_COUNTY],
      'The county runs a separate building office for unincorporated Sacramento. Check the address before you open an account: forms, fees and portals are not shared.',
      'El condado tiene otra oficina de construcción para la zona no incorporada de Sacramento. Revise la dirección antes de abrir una cuenta: no comparten formularios, tarifas ni portales.',
    ),
  ],
  department: {
    name: 'City of Sacramento Community Development Department, Building Division',
    url: 'https://cityofsacramento.gov/community-development/building/permit-services',
    source: SAC_PERMITS,
    confidence: 'A',
  },
  portal: {
    name: 'Public Permit Portal',
    url: 'https://www.cityofsacramento.gov/community-development/building/permit-services/electronic-plan-check',
    source: SAC_EPC,
    confidence: 'A',
  },
  codes: [
    fact(
      'B',
      [SAC_REVIEW, LODI_2025],
      'Sacramento enforces the California codes with its own ordinances on top. Statewide the 2025 editions apply to work filed from January 1, 2026; the city’s Building Division can confirm its amendments.',
      'Sacramento aplica los códigos de California con sus propias ordenanzas encima. En todo el estado las ediciones 2025 rigen lo presentado desde el 1 de enero de 2026; la Building Division de la ciudad confirma sus enmiendas.',
    ),
    fact(
      'A',
      [SAC_REVIEW],
      'Reviewers check plans against federal, state and city law, and also setbacks and height. Depending on complexity a California architect or engineer must prepare the set.',
      'Los revisores comparan los planos con la ley federal, estatal y municipal, y además retiros y altura. Según la complejidad, el juego debe prepararlo un arquitecto o ingeniero de California.',
    ),
  ],
  permits: [
    fact(
      'A',
      [SAC_REVIEW],
      'Commercial work almost always needs plans. Not every residential permit does: the submittal requirements table shows which home projects can go without.',
      'La obra comercial casi siempre necesita planos. No todo permiso residencial los pide: la tabla de requisitos muestra qué trabajos en casas pueden ir sin ellos.',
    ),
    fact(
      'A',
      [SAC_OTC],
      'Small plan jobs can use E-OTC, open since March 2021. Read and sign form CDD-0114, then e-mail the PDFs between 10:00 am and 3:00 pm for a review on the next business day.',
      'Los trabajos chicos con planos pueden usar E-OTC, abierto desde marzo de 2021. Lea y firme el formulario CDD-0114 y mande los PDF por correo electrónico entre 10:00 am y 3:00 pm para revisión el siguiente día hábil.',
    ),
    fact(
      'A',
      [SAC_REVIEW],
      'Anything in a sidewalk, street, alley or easement takes a further city permit, and so does keeping part of the street for your own use.',
      'Todo lo que ocupe banqueta, calle, callejón o servidumbre lleva otro permiso de la ciudad, y también reservar parte de la calle para uso propio.',
    ),
    fact(
      'A',
      [SAC_REVIEW_FEE],
      'Revisions and deferred submittals may not grow the scope. New work on an issued permit is a new building permit.',
      'Las revisiones y entregas diferidas no pueden ampliar el alcance. Trabajo nuevo sobre un permiso emitido es otro permiso de construcción.',
    ),
  ],
  fees: [
    fact(
      'A',
      [SAC_PERMIT_FEE],
      'Most permit fees are either by valuation or a flat amount for the type of job. The flat ones assume a normal number of inspection hours; ignored correction notices and work not ready are billed by the hour above that.',
      'Casi todas las tarifas van por valor de la obra o con un monto fijo por tipo de trabajo. El fijo supone un número normal de horas de inspección; las correcciones ignoradas y la obra no lista se cobran por hora aparte.',
    ),
    fact(
      'A',
      [SAC_ADMIN_FEE],
      'An administrative processing fee of $152 an hour is in the city’s fee database. Minor permits and jobs under $7,000 do not pay it.',
      'La base de tarifas de la ciudad trae una tarifa administrativa de $152 por hora. Los permisos menores y las obras de menos de $7,000 no la pagan.',
    ),
    fact(
      'A',
      [SAC_NEW_BUILDING],
      'The City Operations Tax falls due only when a California licensed contractor holds the permit. New square footage pays the building excise tax if it has roof and walls; patio covers are spared.',
      'El City Operations Tax se cobra solo cuando el titular del permiso es un contratista con licencia de California. Los pies cuadrados nuevos pagan el impuesto de construcción si tienen techo y muros; las cubiertas de patio no.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [SAC_OTC],
      'E-OTC approvals and correction notices go out by close of business on the scheduled day. Being accepted is not guaranteed; a refused job is told to use the normal path.',
      'Las aprobaciones y correcciones de E-OTC salen antes del cierre del día programado. No se garantiza la aceptación; al trabajo que no entra se le pide seguir la vía normal.',
    ),
    fact(
      'A',
      [SAC_ESTIMATE],
      'A formal fee estimate takes about 10 business days and is billed: one staff hour under $1 million of value, three hours from there up.',
      'Un estimado formal de tarifas tarda unos 10 días hábiles y se cobra: una hora de personal por debajo de $1 millón de valor, tres horas de ahí en adelante.',
    ),
  ],
  returns: [
    fact(
      'B',
      [SAC_EPC_GUIDE],
      'Plan check does not start until the submittal fee is paid. From the second cycle on, stamps must be signed and no sheet may still say Preliminary, Bid Set or Not for Construction.',
      'La revisión no empieza hasta pagar la tarifa de entrega. Desde el segundo ciclo, los sellos deben ir firmados y ninguna hoja puede decir todavía Preliminary, Bid Set ni Not for Construction.',
    ),
    fact(
      'B',
      [SAC_EPC_GUIDE],
      'Upload to the SUB record. Files cannot be placed straight on a COM, RES or MP record, layers must be flattened, and AutoCAD text comments have to be stripped out.',
      'Suba los archivos al registro SUB. No se pueden poner directo en un registro COM, RES o MP, las capas deben ir aplanadas y hay que quitar los comentarios de texto de AutoCAD.',
    ),
    fact(
      'A',
      [SAC_OTC],
      'An E-OTC request mailed outside the window of 10 am to 3 pm is deleted automatically, without a reply.',
      'Una solicitud E-OTC enviada fuera del horario de 10 am a 3 pm se borra sola, sin respuesta.',
    ),
  ],
  feed: [
    fact(
      'C',
      [SAC_DATA],
      'Sacramento maps the permits issued in the current year, with contractor, valuation, work description and current status. Earlier years sit in an archive layer, and how promptly the current one is refreshed is not established.',
      'Sacramento publica en mapa los permisos emitidos en el año, con contratista, valor, descripción y estado actual. Los años anteriores están en otra capa, y no está comprobado con qué rapidez se actualiza la del año.',
    ),
  ],
  commonPermits: ['mechanical', 'roofing', 'res_alteration', 'plumbing', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'What happens if work starts before the permit is issued?',
        es: '¿Qué pasa si la obra empieza antes de emitido el permiso?',
      },
      answer: fact(
        'A',
        [SAC_PERMITS],
        'The city charges a penalty fee. Its permit services page says so for any work started before issuance.',
        'La ciudad cobra una multa. Su página de permisos lo advierte para todo trabajo empezado antes de la emisión.',
      ),
    },
    {
      question: {
        en: 'Do I have to go to the counter on Richards Boulevard?',
        es: '¿Tengo que ir a la ventanilla de Richards Boulevard?',
      },
      answer: fact(
        'A',
        [SAC_PERMITS],
        'Hardly ever. Almost all permits are submitted online; the counter has a kiosk for uploading, searching history and paying, and appointments for planning questions and minor permits.',
        'Casi nunca. Casi todos los permisos se presentan en línea; la ventanilla tiene un quiosco para subir, buscar historial y pagar, y citas para dudas de planificación y permisos menores.',
      ),
    },
    {
      question: {
        en: 'Is plan review charged for an over-the-counter job too?',
        es: '¿También se cobra revisión de planos en ventanilla?',
      },
      answer: fact(
        'A',
        [SAC_REVIEW_FEE, SAC_OTC],
        'Yes. The plan review fee is due whenever the Building Division reviews plans, and jobs accepted into E-OTC pay it at the expedited rate.',
        'Sí. La tarifa se debe siempre que la Building Division revise planos, y los trabajos aceptados en E-OTC la pagan a precio acelerado.',
      ),
    },
  ],
};

const OAK_PORTAL_FAQ = read(
  'Permit & Services Questions Portal',
  'https://www.oaklandca.gov/Planning-Building/Permit-Process-Overview/Permit-Services-Questions-Portal',
);
const OAK_ONLINE = read('Online Permit Center', 'https://www.oaklandca.gov/services/online-permit-center');
const OAK_TOPIC = read(
  'Building Permits (page of January 2020)',
  'https://www.oaklandca.gov/topics/building-permits',
);
const OAK_REOPEN = read(
  'Permit Center Reopening, updated December 7, 2022 (staging copy of the city site)',
  'https://staging.oaklandca.gov/resources/planning-building-reopening-services-permit-processes',
);
const OAK_COPY = read(
  'City of Oakland, Apply for Building Permits (copied by an architect’s office)',
  'https://www.celestinedesign.org/city-of-oakland-apply-for-building-permits/',
);
const OAK_FEES_2023 = read(
  'Planning & Building permit fees to increase by 5%',
  'https://oaklandca.gov/news/planning-building-permit-fees-to-increase-by-5',
);
const OAK_FEES_2022 = read(
  'Oakland Permit Fees Set to Increase by 3%, January 2022 (staging copy of the city site)',
  'https://staging.oaklandca.gov/news/2022/oakland-permit-fees-set-to-increase-by-3-starting-jan-18-2022',
);

const oakland: CityProfile = {
  slug: 'oakland-ca',
  intro: [
    fact(
      'B',
      [OAK_REOPEN, OAK_ONLINE],
      'Oakland’s One-Stop Permit Center at 250 Frank H. Ogawa Plaza holds the counters of Planning & Building, Fire and Transportation. Most of it works by appointment, and staff help with applications that are already online.',
      'El One-Stop Permit Center de Oakland, en 250 Frank H. Ogawa Plaza, reúne las ventanillas de Planning & Building, bomberos y transporte. Casi todo es con cita, y el personal atiende solicitudes que ya están en línea.',
    ),
    fact(
      'A',
      [OAK_PORTAL_FAQ],
      'Before a first Oakland permit a contractor must be registered in the Online Permit Center: driver’s license or state ID, state contractor license, current Oakland business license and a signed Contractor User Agreement.',
      'Antes del primer permiso en Oakland, el contratista debe registrarse en el Online Permit Center: licencia de conducir o identificación estatal, licencia estatal de contratista, licencia de negocio de Oakland vigente y el Contractor User Agreement firmado.',
    ),
    fact(
      'B',
      [OAK_COPY],
      'Most projects need Planning approval before the building permit can be submitted, because zoning and design are settled there.',
      'La mayoría de los proyectos necesita la aprobación de Planning antes de presentar el permiso de construcción, porque ahí se resuelven zonificación y diseño.',
    ),
  ],
  department: {
    name: 'City of Oakland Planning & Building Department',
    url: 'https://www.oaklandca.gov',
    source: OAK_ONLINE,
    confidence: 'A',
  },
  portal: {
    name: 'Online Permit Center (Accela Citizen Access)',
    url: 'https://www.oaklandca.gov/services/online-permit-center',
    source: OAK_ONLINE,
    confidence: 'A',
  },
  codes: [
    fact(
      'A',
      [OAK_TOPIC],
      'Oakland applies a new state code by the day the application comes in: at the last change its page describes, everything submitted on or after January 1, 2020 was reviewed under the new edition.',
      'Oakland aplica un código estatal nuevo según el día en que entra la solicitud: en el último cambio que describe su página, todo lo presentado desde el 1 de enero de 2020 se revisó con la edición nueva.',
    ),
    fact(
      'C',
      [SAN_LEANDRO_2025, STATE_TABLE],
      'Next door, San Leandro’s staff report gives January 1, 2026 for the 2025 California codes and explains that the state text takes effect by default; a city votes only on its amendments. That set is the state minimum here too; check Oakland’s amendments with the department.',
      'Al lado, el informe de San Leandro da el 1 de enero de 2026 para los códigos California 2025 y explica que el texto estatal entra solo; la ciudad vota únicamente sus enmiendas. Ese conjunto es también aquí el mínimo estatal; confirme las enmiendas de Oakland con el departamento.',
    ),
  ],
  permits: [
    fact(
      'B',
      [OAK_COPY],
      'The city’s list reaches far into exterior work: roofing replacement, windows, added insulation (with certificates), decks, fences, stairs, parking lots and trash enclosures all appear among what needs a permit.',
      'La lista de la ciudad llega lejos en obra exterior: cambio de techo, ventanas, aislamiento (con certificados), terrazas, cercas, escaleras, estacionamientos y recintos de basura figuran entre lo que necesita permiso.',
    ),
    fact(
      'A',
      [OAK_ONLINE],
      'Full registration lets contractors and owner-builders apply for every online permit. What light registration opens is in the Permit Type Chart, next to pre-applications such as Zoning and Building Worksheets.',
      'El registro completo deja a contratistas y dueños constructores solicitar todos los permisos en línea. Lo que abre el registro ligero está en la Permit Type Chart, junto a las solicitudes previas como las Zoning y Building Worksheets.',
    ),
    fact(
      'A',
      [OAK_PORTAL_FAQ],
      'Employees who pull permits for you must be named as Authorized Agents on the agreement, and each registers with your license under an e-mail of their own.',
      'Los empleados que sacan permisos por usted deben figurar como Authorized Agents en el acuerdo, y cada uno se registra con la licencia de usted y un correo electrónico propio.',
    ),
    fact(
      'A',
      [OAK_TOPIC],
      'Grading stops for the wet season. The moratorium announced for 2019 began on October 15; ask for the current date before scheduling earthwork in the fall.',
      'La nivelación se detiene en la temporada de lluvias. La moratoria anunciada para 2019 empezó el 15 de octubre; pregunte la fecha vigente antes de programar movimiento de tierra en otoño.',
    ),
  ],
  fees: [
    fact(
      'A',
      [OAK_FEES_2023],
      'Every Planning & Building fee stands in Oakland’s Master Fee Schedule, set by ordinance. Most rose 5% under the ordinance of February 21, 2023, charged from June 16 of that year.',
      'Todas las tarifas de Planning & Building están en el Master Fee Schedule de Oakland, fijado por ordenanza. La mayoría subió 5% con la ordenanza del 21 de febrero de 2023, cobrada desde el 16 de junio de ese año.',
    ),
    fact(
      'B',
      [OAK_FEES_2022],
      'The year before, the department proposed 3%, tied to a 3% raise of city wages. Fees track payroll, so price a long job with a rise in mind and look up the schedule of the current fiscal year.',
      'El año anterior el departamento propuso 3%, ligado a un aumento de 3% en los salarios de la ciudad. Las tarifas siguen la nómina: en una obra larga cuente con un alza y consulte la tabla del año fiscal en curso.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [OAK_ONLINE],
      'What the Online Permit Center page commits to is answers, not review times: plan check and account questions within 3 business days, general permit and status questions within 2 weeks, inspection questions within 24 hours.',
      'La página del Online Permit Center se compromete con respuestas, no con tiempos de revisión: dudas de planos y de cuenta en 3 días hábiles, dudas generales y de estado en 2 semanas, dudas de inspección en 24 horas.',
    ),
  ],
  returns: [
    fact(
      'A',
      [OAK_TOPIC],
      'At intake with a Process Coordinator every required document must be on the table. An application with one missing was not accepted, and late cancellations were charged to the project.',
      'En la recepción con un Process Coordinator deben estar todos los documentos. Si faltaba uno no se aceptaba la solicitud, y las cancelaciones tardías se cobraban al proyecto.',
    ),
    fact(
      'A',
      [OAK_PORTAL_FAQ],
      'A license that looks expired in Oakland’s system blocks you even after renewal. Send the department a copy of the renewed one; it does not update by itself.',
      'Una licencia que figura vencida en el sistema de Oakland lo detiene aunque ya la haya renovado. Mande la copia renovada al departamento; no se actualiza sola.',
    ),
  ],
  feed: [],
  commonPermits: ['res_alteration', 'roofing', 'adu', 'electrical_service', 'grading'],
  faq: [
    {
      question: {
        en: 'How do I check the status of an Oakland permit?',
        es: '¿Cómo veo el estado de un permiso de Oakland?',
      },
      answer: fact(
        'A',
        [OAK_ONLINE],
        'Look it up in the Online Permit Center, where issued permits and inspection cards can also be printed. A status question by e-mail or telephone can take two weeks.',
        'Búsquelo en el Online Permit Center, donde también se imprimen permisos emitidos y tarjetas de inspección. Una pregunta de estado por correo electrónico o teléfono puede tardar dos semanas.',
      ),
    },
    {
      question: {
        en: 'What does an owner need to register?',
        es: '¿Qué necesita un dueño para registrarse?',
      },
      answer: fact(
        'A',
        [OAK_PORTAL_FAQ],
        'A California ID, a copy of the recorded deed and an Owner-Builder User Agreement. An architect or representative may fill in the registration with those papers.',
        'Identificación de California, copia de la escritura registrada y un Owner-Builder User Agreement. Un arquitecto o representante puede llenar el registro con esos papeles.',
      ),
    },
    {
      question: {
        en: 'Does tearing down part of a building need a permit?',
        es: '¿Demoler parte de un edificio necesita permiso?',
      },
      answer: fact(
        'B',
        [OAK_COPY],
        'Demolishing more than half of a building is on the city’s list of work that needs one. So are electrical service upgrades and meter resets.',
        'Demoler más de la mitad de un edificio está en la lista de trabajos que lo necesitan. También el cambio de servicio eléctrico y la reconexión del medidor.',
      ),
    },
  ],
};

export const ca: readonly CityProfile[] = [losAngeles, sanFrancisco, sanDiego, sanJose, sacramento, oakland];
