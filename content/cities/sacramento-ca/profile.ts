import { CA_CODES } from '@/content/codes/ca';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const SAC_PERMITS = read(
  'Permit Services',
  'https://cityofsacramento.gov/community-development/building/permit-services',
);
const SAC_EPC = read(
  'Electronic Plan Check',
  'https://www.cityofsacramento.gov/community-development/building/permit-services/electronic-plan-check',
);
const SAC_EPC_GUIDE: CitySource = {
  ...read(
    'EPC Building Permit Submittal Requirements, version 24 (third-party copy)',
    'http://hobbydocbox.com/Drawing_and_Sketching/104488604-Electronic-plan-check-epc-building-permit-submittal-requirements.html',
  ),
  isCopy: true,
};
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

const reread = sourceReadOn('2026-11-24');

const SAC_COUNTER = reread(
  'Public Counter Appointments',
  'https://www.cityofsacramento.gov/community-development/building/permit-services/appointments',
);
const SAC_CASHIER = reread(
  'Public Counter Appointments (winter 2024–25)',
  'https://cityofsacramento.gov/community-development/building/permit-services/appointments.html',
);
const SAC_CDD = {
  ...reread(
    'Community Development Department: latest news (2022)',
    'https://www.cityofsacramento.org/Community-Development',
  ),
  publishedOn: '2022',
};
const SAC_2020 = {
  ...reread(
    'Public Counter Closure: online services (2020)',
    'http://www.cityofsacramento.org/Community-Development/Building/Building-Closure-Online-Services',
  ),
  publishedOn: '2020',
};
const read27 = sourceReadOn('2026-11-27');

const SAC_FEES_2025 = permitFeesNotes(
  'Building Permit Fee Tables A and B.1, revised July 19, 2025, and the fee listing, City of Sacramento',
  'research/california/sacramento.md',
);
const SAC_PAY = read27(
  'Pay Building Fees',
  'https://www.cityofsacramento.gov/community-development/building/building-fees/pay-building-fees',
);
const SAC_FAQ = read27(
  'Application and permit questions, City of Sacramento (older site)',
  'https://www.cityofsacramento.org/Community-Development/Resources/FAQs/Application-Permits',
);

const read28 = sourceReadOn('2026-11-28');

const SAC_SCHEDULE = read28(
  'Scheduling an Inspection, City of Sacramento (older site)',
  'https://www.cityofsacramento.org/Community-Development/Building/Inspections/Schedule-Inspection',
);
const SAC_INSPECT_FAQ = read28(
  'Inspections and Certificates, City of Sacramento (older site)',
  'https://www.cityofsacramento.org/Community-Development/Resources/FAQs/Inspections-and-Certificates',
);

const SAC_REQUIRED = read28(
  'When is a Permit Required? City of Sacramento (older site)',
  'https://www.cityofsacramento.org/Community-Development/Building/Permit-Services/Required-Permits',
);
const SAC_PROJECTS = read28(
  'Common Projects, fee tool of the City of Sacramento',
  'http://maps.cityofsacramento.org/feetool/one-projects.jsp',
);
const SAC_FEES_2026 = costNotes(
  'Fees and Charges on Residential Building Permits, CDD-0245, revised July 12, 2026, City of Sacramento',
);

export const profile: CityProfile = {
  slug: 'sacramento-ca',
  intro: [
    fact(
      'A',
      [SAC_EPC],
      'In Sacramento, Planning comes first. Most building jobs need Planning clearance in the Public Permit Portal; only then does the system open a building submittal record, marked SUB, and e-mail you the next steps.',
      'En Sacramento, primero va Planning. La mayoría de las obras necesita su visto bueno en el Public Permit Portal; solo entonces el sistema abre un registro de presentación (submittal), marcado SUB, y le manda los pasos por correo electrónico.',
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
    // Named on the page; the address is quoted by others, so a C.
    url: 'https://aca-prod.accela.com/SACRAMENTO/Default.aspx',
    source: SAC_EPC,
    confidence: 'C',
  },
  codes: {
    editions: CA_CODES,
    notes: [
      fact(
        'A',
        [SAC_REVIEW],
        'Sacramento enforces the California codes with its own ordinances on top. Reviewers check plans against federal, state and city law, and also setbacks and height.',
        'Sacramento aplica los códigos de California con sus propias ordenanzas encima. Los revisores comparan los planos con la ley federal, estatal y municipal, y además retiros y altura.',
      ),
      fact(
        'A',
        [SAC_REVIEW],
        'Depending on complexity a California architect or engineer must prepare the plans.',
        'Según la complejidad, el juego de planos debe prepararlo un arquitecto o ingeniero de California.',
      ),
    ],
  },
  permits: [
    fact(
      'A',
      [SAC_PERMITS, SAC_FAQ],
      'A job without plans needs none of the plan steps: a California licensed contractor takes the minor permit out online. The city’s older FAQ has others issued over the counter.',
      'Un trabajo sin planos no pasa por los pasos de revisión: un contratista con licencia de California saca el permiso menor en línea. Según las preguntas frecuentes anteriores de la ciudad, los demás se emiten en ventanilla.',
    ),
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
      'Los trabajos pequeños con planos pueden usar E-OTC, abierto desde marzo de 2021. Lea y firme el formulario CDD-0114 y mande los PDF por correo electrónico entre 10:00 am y 3:00 pm para revisión el siguiente día hábil.',
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
      'Las revisiones y los documentos diferidos no pueden ampliar el alcance. Trabajo nuevo sobre un permiso emitido es otro permiso de construcción.',
    ),
    fact(
      'A',
      [SAC_REQUIRED, SAC_PERMITS],
      'The city’s older list names siding, skylights, ceiling fans, irrigation and shower or tub enclosures among the work that needs a permit; its present page adds signs, spas and every electrical, mechanical or plumbing job.',
      'La lista anterior de la ciudad nombra revestimiento, tragaluces, ventiladores de techo, riego y canceles de regadera o tina entre los trabajos que llevan permiso; su página actual agrega letreros, spas y todo trabajo eléctrico, mecánico o de plomería.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Re-roofing takes a minor permit; plans only where the structure changes.',
        es: 'Cambiar el techo lleva un permiso menor; planos solo si cambia la estructura.',
      },
      sources: [SAC_REQUIRED, SAC_PROJECTS],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'Window replacements are on the city’s list of work with a permit.',
        es: 'El cambio de ventanas está en la lista de trabajos que llevan permiso de la ciudad.',
      },
      sources: [SAC_REQUIRED],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 7 feet high; a taller fence needs one (older page of the city).',
        es: 'No la de hasta 7 pies de alto; una más alta, sí (página anterior de la ciudad).',
      },
      sources: [SAC_REQUIRED],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 120 square feet, if one story and detached; otherwise it needs one (older page of the city).',
        es: 'No uno de hasta 120 pies cuadrados, de un piso y separado; cualquier otro, sí (página anterior de la ciudad).',
      },
      sources: [SAC_REQUIRED],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Decks and patio covers are on the city’s list of work with a permit.',
        es: 'Las terrazas y los techos de patio están en la lista de trabajos que llevan permiso de la ciudad.',
      },
      sources: [SAC_REQUIRED],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Replacing HVAC takes a minor permit, $175 before surcharges.',
        es: 'Cambiar el HVAC lleva un permiso menor, $175 sin recargos.',
      },
      sources: [SAC_PROJECTS, SAC_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Water heaters are on the list; the swap is usually a minor permit with one inspection.',
        es: 'Los calentadores están en la lista; el cambio suele ser un permiso menor con una inspección.',
      },
      sources: [SAC_REQUIRED, SAC_PROJECTS],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Replacing the service panel is usually a minor permit with one inspection.',
        es: 'Cambiar el tablero de acometida suele ser un permiso menor con una inspección.',
      },
      sources: [SAC_PROJECTS],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [SAC_REQUIRED],
      'An older page of the city also exempts retaining walls up to 4 feet from the bottom of the footing without surcharge, sidewalks and driveways, water tanks on grade up to 5,000 gallons, prefabricated pools under 18 inches deep, playground equipment and finish work.',
      'Una página anterior de la ciudad exime también de permiso muros de contención de hasta 4 pies desde la base de la zapata sin sobrecarga, andadores y entradas, tanques de agua sobre el suelo de hasta 5,000 galones, piscinas prefabricadas de menos de 18 pulgadas de profundidad, juegos infantiles y acabados.',
    ),
  ],
  steps: [
    fact(
      'A',
      [SAC_EPC],
      'Ask for Planning clearance in the Public Permit Portal; the building record opens after it.',
      'Pida el visto bueno de Planning en el Public Permit Portal; el registro de construcción se abre después.',
    ),
    fact(
      'A',
      [SAC_EPC],
      'When the e-mail names your SUB record, upload the plans and documents there.',
      'Cuando el correo electrónico le da su registro SUB, suba ahí planos y documentos.',
    ),
    fact(
      'B',
      [SAC_EPC_GUIDE],
      'Pay the submittal fee: plan check starts with it.',
      'Pague la tarifa de presentación (submittal fee): con ella empieza la revisión.',
    ),
    fact(
      'B',
      [SAC_EPC_GUIDE],
      'Answer each cycle with a new upload on the same record; from the second cycle the stamps are signed.',
      'Conteste cada ciclo con otra carga en el mismo registro; desde el segundo ciclo los sellos van firmados.',
    ),
    fact(
      'A',
      [SAC_PAY],
      'Pay what is open when the permit is issued, online in full or at the public counter, by card, check, e-check or cash. One card payment is limited to $50,000.',
      'Pague lo pendiente al emitirse el permiso, completo en línea o en la ventanilla, con tarjeta, cheque, cheque electrónico o efectivo. Un pago con tarjeta tiene tope de $50,000.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [SAC_SCHEDULE, SAC_PERMITS],
      'Online at any hour with a public user account, or by phone at 916-808-7622.',
      'En línea a cualquier hora con una cuenta de usuario, o por teléfono al 916-808-7622.',
    ),
    cutOff: fact(
      'A',
      [SAC_SCHEDULE],
      'Ask before 6:00 p.m. for the next working day; a later request, or one on a weekend or holiday, is set two working days later. Cancel by 7:00 a.m. of the day, online or at 916-808-7622, option 2 (older city page).',
      'Pídala antes de las 6:00 p.m. para el siguiente día hábil; lo pedido después, o en fin de semana o feriado, queda para dos días hábiles más tarde. Cancele antes de las 7:00 a.m. del día, en línea o al 916-808-7622, opción 2 (página anterior de la ciudad).',
    ),
    visit: fact(
      'A',
      [SAC_SCHEDULE],
      'The city’s Inspection Summary page shows the day’s inspections with the inspector’s name and cell phone: call to learn the hour.',
      'La página Inspection Summary de la ciudad muestra las inspecciones del día con el nombre y el celular del inspector: llame para saber la hora.',
    ),
    notes: [
      fact(
        'A',
        [SAC_CDD],
        'Since April 18, 2022 the inspector has come to the site again instead of by video.',
        'Desde el 18 de abril de 2022 el inspector vuelve a ir a la obra; ya no inspecciona por video.',
      ),
      fact(
        'A',
        [SAC_INSPECT_FAQ],
        'An adult has to be there, except on small home jobs seen without going inside, such as patios, decks, pools and reroofs. Leave the permit, the approved plans and a ladder where one is needed.',
        'Debe haber un adulto, salvo en trabajos pequeños que se ven sin entrar, como patios, terrazas, piscinas y techos. Deje el permiso, los planos aprobados y una escalera si hace falta.',
      ),
      fact(
        'A',
        [SAC_INSPECT_FAQ, SAC_SCHEDULE],
        'After-hours inspections need 24 hours’ notice and cost at least $304 for two hours, $152 for each further hour, by an older city page; the staff rate of July 2025 is $216, so ask which applies. A failed one brings a correction notice and a re-inspection fee.',
        'Las inspecciones fuera de horario se piden con 24 horas de anticipación y cuestan al menos $304 por dos horas, $152 por cada hora más, según una página anterior de la ciudad; la tarifa de personal de julio de 2025 es $216: pregunte cuál aplica. La reprobada trae un aviso de correcciones y una tarifa de reinspección.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'City of Sacramento information line',
      phone: '+19162645011',
      note: { en: 'Inside the city, 311.', es: 'Dentro de la ciudad, 311.' },
      source: SAC_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Community Development public counter',
      address: '300 Richards Blvd., 3rd Floor, Sacramento',
      hours: {
        en: 'Tuesday to Thursday 9:00 a.m. to 3:30 p.m., Monday and Friday 9:00 a.m. to noon by appointment',
        es: 'Martes a jueves de 9:00 a. m. a 3:30 p. m., lunes y viernes de 9:00 a. m. al mediodía con cita',
      },
      source: SAC_COUNTER,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Cashier appointments',
      phone: '+19168085318',
      mail: 'CDD-Cashieringappointments@cityofsacramento.org',
      source: SAC_CASHIER,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Inspection requests and changes',
      phone: '+19168087622',
      note: { en: 'From an older page of the city.', es: 'De una página anterior de la ciudad.' },
      source: SAC_SCHEDULE,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Electronic plan check intake',
      mail: 'epcintake@cityofsacramento.org',
      note: { en: 'From a city page of 2020.', es: 'De una página de la ciudad de 2020.' },
      source: SAC_2020,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [SAC_FEES_2025, SAC_FEES_2026],
      'Flat permits, by the city’s sheets revised July 19, 2025 and July 12, 2026: reroof $175, cut-in or change-out of heating and cooling $175 (with the technology surcharge $192.50 each, before General Plan maintenance and state charges), water heater $75, minor electrical or plumbing work in a home $105, and a kitchen remodel without structural work $425, a bathroom $320.',
      'Permisos de monto fijo, según las hojas de la ciudad revisadas el 19 de julio de 2025 y el 12 de julio de 2026: cambio de techo $175, instalación o cambio de calefacción y aire $175 (con el recargo de tecnología $192.50 cada uno, sin el General Plan ni cargos estatales), calentador de agua $75, obra menor de electricidad o plomería en vivienda $105, y remodelar la cocina sin obra estructural $425, el baño $320.',
    ),
    fact(
      'B',
      [SAC_FEES_2025],
      'Everything else goes by value: the permit for $99,999 of work is $1,078. Plan review is charged on top, and a technology surcharge takes 10% of both; General Plan maintenance is $2.60 per $1,000.',
      'Lo demás va por valor: el permiso de una obra de $99,999 cuesta $1,078. La revisión de planos se cobra aparte y un recargo de tecnología toma 10% de ambas; el mantenimiento del General Plan es $2.60 por $1,000.',
    ),
    fact(
      'A',
      [SAC_PERMIT_FEE],
      'Most permit fees are either by valuation or a flat amount for the type of job. The flat ones assume a normal number of inspection hours; ignored correction notices and work not ready are billed by the hour above that.',
      'Casi todas las tarifas van por valor de la obra o con un monto fijo por tipo de trabajo. El fijo supone un número normal de horas de inspección; las correcciones ignoradas y la obra no lista se cobran por hora aparte.',
    ),
    fact(
      'A',
      [SAC_ADMIN_FEE, SAC_FEES_2025],
      'Larger jobs add an administrative processing fee by the hour; minor permits and jobs under $7,000 do not pay it. The fee database, undated, has $152 an hour, the sheet of July 19, 2025 a staff rate of $216: ask which applies.',
      'Las obras mayores suman una tarifa administrativa por hora; los permisos menores y las obras de menos de $7,000 no la pagan. La base de tarifas, sin fecha, trae $152 por hora y la hoja del 19 de julio de 2025 una tarifa de personal de $216: pregunte cuál aplica.',
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
      'A small job with plans that is taken into E-OTC, the counter review by e-mail, is approved or gets its corrections by the close of the scheduled day, the next business day. For ordinary plan review we read no figure of the city’s: ask 916-264-5011.',
      'Un trabajo pequeño con planos que entra en E-OTC, la revisión de ventanilla por correo electrónico, se aprueba o recibe correcciones antes del cierre del día programado, el siguiente día hábil. De la revisión normal no leímos una cifra de la ciudad: pregunte al 916-264-5011.',
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
      'La revisión no empieza hasta pagar la tarifa de presentación. Desde el segundo ciclo, los sellos deben ir firmados y ninguna hoja puede decir todavía Preliminary, Bid Set ni Not for Construction.',
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
      'Sacramento publica en mapa los permisos emitidos en el año, con contratista, valor, descripción y estatus actual. Los años anteriores están en otra capa, y no está comprobado con qué rapidez se actualiza la del año.',
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
