import { WA_CODES, WA_NEXT } from '@/content/codes/wa';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const BEL_PERMITS_PAGE = read(
  'Permits, Development Services, City of Bellevue',
  'https://bellevuewa.gov/city-government/departments/development/permits',
);
const BEL_START = read(
  'Getting Started, Development Services',
  'https://bellevuewa.gov/city-government/departments/development/permits/getting-started',
);
const BEL_OVERVIEW = read(
  'Permit Process Overview',
  'https://bellevuewa.gov/city-government/departments/development/permits-and-inspections/getting-started/Permit-Process-Overview',
);
const BEL_CODE = read(
  'Bellevue City Code 23.05.090, permits required',
  'https://bellevue.municipal.codes/BCC/23.05.090(H)(1)',
);
const BEL_FEES = read(
  'Permit Fees and Payment',
  'https://bellevuewa.gov/city-government/departments/development/permits/fees-and-payment',
);
const BEL_NEWS = {
  ...read(
    'Permit News (fees of January 1, 2021)',
    'https://bellevuewa.gov/city-government/departments/development/permits/permit-news',
  ),
  publishedOn: '2021',
};
const BEL_DEADLINES = read(
  'Annual Permit Performance Data',
  'https://bellevuewa.gov/city-government/departments/development/codes-and-guidelines/local-project-review-requirements/annual-permit-performance-data',
);
const BEL_DATA = read(
  'City of Bellevue open data: Permits',
  'https://services1.arcgis.com/EYzEZbDhXZjURPbP/arcgis/rest/services/Bellevue_Permits/FeatureServer/0',
);

const read24 = sourceReadOn('2026-11-24');

const BEL_INSPECTIONS = read24(
  'Inspections, Development Services, City of Bellevue',
  'https://bellevuewa.gov/city-government/departments/development/permits-and-inspections/inspections',
);
const BEL_VISIT = read24(
  'Visiting the Permit Center, City of Bellevue',
  'https://bellevuewa.gov/city-government/departments/development/permits-and-inspections/getting-started/visiting-the-permit-center',
);
const BEL_HOURS = read24(
  'Permits and Inspections, City of Bellevue (earlier page)',
  'https://development.bellevuewa.gov/permits-and-inspections/',
);

const read27 = sourceReadOn('2026-11-27');

const BEL_GUIDE = read27(
  'Getting Started: permit and plan review guide, City of Bellevue',
  'https://bellevuewa.gov/city-government/departments/development/permits/getting-started-0',
);

const BEL_INSPECTION_STEPS = read27(
  'Inspections, Development Services, City of Bellevue (earlier page)',
  'https://bellevuewa.gov/city-government/departments/development/inspections',
);
const BEL_DESK = read27(
  'Major Project, City of Bellevue (older page)',
  'http://www.bellevuewa.gov/Major_Project.htm',
);
const BEL_FAQ = read27(
  'FAQs, Permits, City of Bellevue Development Services',
  'https://bellevuewa.gov/city-government/departments/development/permits/faqs',
);

const read28 = sourceReadOn('2026-11-28');

const BEL_WORK = read28(
  'Work Requiring Commercial and Residential Permits, City of Bellevue',
  'https://bellevuewa.gov/city-government/departments/development/permits/faqs/work-requiring-permits',
);
const BEL_ELECTRICAL = {
  ...read28(
    'Electrical permits, City of Bellevue (read in a copy)',
    'https://bellevuewa.gov/city-government/departments/development/permits/electrical-mechanical-plumbing-permits/electrical-permits',
  ),
  isCopy: true as const,
};
const BEL_COMMERCIAL = read28(
  'Commercial Building Permits, City of Bellevue',
  'https://bellevuewa.gov/city-government/departments/development/permits/commercial-building-permits',
);
const BEL_CONTRACTOR = read28(
  'Bellevue building permits (Prolific Solutions NW, a contractor)',
  'https://prolificsolutionsnw.com/?p=3768',
);

const BEL_ORDINANCE_6879 = {
  ...read27(
    'Council approves mid-biennial budget package, including fee updates (Citizen Portal, November 2025)',
    'https://citizenportal.ai/articles/7019095/Bellevue/King-County/Washington/Council-approves-midbiennial-budget-package-including-CDBG-allocations-fee-updates-and-a-1-property-tax-adjustment?loc=WA&source=bluesky',
  ),
  publishedOn: '2025-11',
};

export const profile: CityProfile = {
  slug: 'bellevue-wa',
  intro: [
    fact(
      'A',
      [BEL_START],
      'Bellevue’s permit process is fully paperless. Applications and plans all go through MyBuildingPermit, and fees can be paid there.',
      'El proceso de Bellevue es totalmente sin papel. Solicitudes y planos pasan todos por MyBuildingPermit, y ahí se pueden pagar las tarifas.',
    ),
    fact(
      'A',
      [BEL_START],
      'The first fork is plan review or none. A no-plan-review permit is issued the same day you apply, without drawings, and paid for on issuance; the inspector checks the work when called.',
      'La primera división es con o sin revisión de planos. Un permiso sin revisión se emite el mismo día, sin planos, y se paga al emitirse; el inspector revisa la obra cuando se le llama.',
    ),
    fact(
      'A',
      [BEL_PERMITS_PAGE],
      'The city’s permits page names contractor approval as a step of its own, between plan review and inspection; what it asks of the contractor we could not read. Its permitting guide has a section on hiring a contractor.',
      'La página de permisos de la ciudad nombra la aprobación del contratista como un paso propio, entre la revisión de planos y la inspección; qué le pide al contratista no lo pudimos leer. Su guía de permisos tiene una sección sobre cómo contratar a un contratista.',
    ),
  ],
  department: {
    name: 'City of Bellevue Development Services',
    url: 'https://bellevuewa.gov/city-government/departments/development/permits/getting-started',
    source: BEL_START,
    confidence: 'A',
  },
  portal: {
    name: 'MyBuildingPermit',
    url: 'https://www.mybuildingpermit.com',
    source: BEL_START,
    confidence: 'A',
  },
  codes: {
    editions: WA_CODES,
    notes: [
      fact(
        'B',
        [BEL_PERMITS_PAGE],
        'Bellevue went over to these codes on the day the State Building Code Council set. Washington’s amendments are in Title 51 of the Administrative Code; the city’s own sit in Chapter 23.05.',
        'Bellevue pasó a estos códigos el día que fijó el State Building Code Council. Las enmiendas de Washington están en el Title 51 del código administrativo; las de la ciudad, en el capítulo 23.05.',
      ),
      WA_NEXT,
    ],
  },
  permits: [
    fact(
      'A',
      [BEL_GUIDE],
      'Without plan review the application is all you hand in, no plans or drawings. With it the plans go in together with the application, and more plans and documents may be asked for along the way.',
      'Sin revisión de planos solo se entrega la solicitud, sin planos ni dibujos. Con ella los planos van junto con la solicitud, y en el camino se pueden pedir más planos y documentos.',
    ),
    fact(
      'B',
      [BEL_PERMITS_PAGE],
      'The city lists accessory dwelling units, tree removal and remodels without structural work among jobs that can require a permit.',
      'La ciudad nombra unidades accesorias, tala de árboles y remodelaciones sin obra estructural entre los trabajos que pueden requerir permiso.',
    ),
    fact(
      'A',
      [BEL_CODE],
      'In an emergency that puts life or property at immediate risk, replace the equipment and apply within the next working business day.',
      'En una emergencia que ponga en riesgo inmediato la vida o los bienes, reemplace el equipo y presente la solicitud el siguiente día hábil.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not for ordinary repairs; cutting beams or supports needs a permit, and by the city’s list a reroof can need one.',
        es: 'No por reparaciones ordinarias; cortar vigas o apoyos, sí, y cambiar el techo puede llevarlo, según la lista de la ciudad.',
      },
      sources: [BEL_CODE, BEL_PERMITS_PAGE],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not under 7 feet, says a local contractor, from there up yes; at commercial sites only above 8, by the city’s list.',
        es: 'Con menos de 7 pies, no, dice un contratista local; de ahí en adelante, sí. En sitios comerciales, solo arriba de 8.',
      },
      sources: [BEL_CONTRACTOR, BEL_COMMERCIAL],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Not below 200 square feet and 30 inches high, if detached, says a local contractor; attached, always.',
        es: 'No, si mide menos de 200 pies cuadrados y 30 pulgadas de alto y va separada, dice un contratista local; unida, siempre.',
      },
      sources: [BEL_CONTRACTOR, BEL_PERMITS_PAGE],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'An electrical permit to install or replace an air conditioner or electric furnace; work on gas lines or vents takes its own.',
        es: 'Un permiso eléctrico para poner o cambiar un aire o calefactor eléctrico; la obra en gas o ventilas lleva el suyo.',
      },
      sources: [BEL_ELECTRICAL, BEL_WORK],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Wherever gas, water, vents or circuits are altered; the plain swap is on the city’s list of jobs that can need one.',
        es: 'Siempre que se alteren gas, agua, ventilas o circuitos; el cambio simple está entre los que pueden llevarlo.',
      },
      sources: [BEL_FAQ, BEL_WORK],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit for changes to the service panel, as for an added one.',
        es: 'Un permiso eléctrico para modificar el tablero de acometida, igual que para agregar otro.',
      },
      sources: [BEL_ELECTRICAL],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [BEL_WORK],
      'Putting in a like appliance at the same place, such as a dishwasher, range top, oven, washer or dryer, needs none, and neither does a like basin or toilet; a shower or bathtub does, and so does anything that alters gas, water, drains, vents or circuits.',
      'Poner un aparato parecido en el mismo lugar, como lavavajillas, parrilla, horno, lavadora o secadora, no lo necesita, ni un lavabo o inodoro parecido; una regadera o tina sí, y todo lo que altere gas, agua, desagües, ventilas o circuitos.',
    ),
    fact(
      'A',
      [BEL_CODE],
      'Ordinary repairs are exempt until they touch structure: cutting away a wall or part of one, removing or cutting a beam or bearing support, or changing a required exit takes a permit.',
      'Las reparaciones ordinarias están exentas mientras no toquen estructura: cortar un muro o parte de él, quitar o cortar una viga o apoyo, o cambiar una salida exigida requiere permiso.',
    ),
    fact(
      'A',
      [BEL_CODE],
      'An exemption reaches only its own code. Work that needs no building permit may still need an electrical, plumbing or land use one, and Chapter 23.05 says so in those terms.',
      'Una exención vale solo para su propio código. Una obra sin permiso de construcción puede necesitar el eléctrico, el de plomería o el de uso de suelo, y así lo dice el capítulo 23.05.',
    ),
  ],
  steps: [
    fact(
      'A',
      [BEL_START],
      'Find out whether your work needs plan review; the type of permit follows from its scope and complexity. Predevelopment Review gives written feedback on a concept.',
      'Averigüe si su obra lleva revisión de planos; el tipo de permiso sale de su alcance y complejidad. Predevelopment Review comenta la idea por escrito.',
    ),
    fact(
      'A',
      [BEL_START],
      'Apply at MyBuildingPermit and upload the plans. Once application and plans are accepted the first part of the fees is due.',
      'Solicite en MyBuildingPermit y suba los planos. Aceptados solicitud y planos, toca pagar la primera parte de las tarifas.',
    ),
    fact(
      'B',
      [BEL_DATA, BEL_OVERVIEW],
      'After the completeness check the disciplines review. Bellevue’s status words tell you when a file has been stopped at the door.',
      'Comprobado que la solicitud está completa, revisan las disciplinas. Las palabras de estatus de Bellevue dicen si un expediente quedó detenido en la entrada.',
    ),
    fact(
      'A',
      [BEL_PERMITS_PAGE, BEL_DESK],
      'Contractor approval comes between review and inspection. Who gives it and on which papers we could not read: ask Permit Processing, 425-452-4898.',
      'Entre la revisión y la inspección va la aprobación del contratista. Quién la da y con qué papeles no lo pudimos leer: pregunte en Permit Processing, 425-452-4898.',
    ),
    fact(
      'A',
      [BEL_INSPECTIONS, BEL_FEES],
      'Pay the issuance fees. The permit reaches you electronically, in your MyBuildingPermit account.',
      'Pague las tarifas de emisión. El permiso le llega en forma electrónica, en su cuenta de MyBuildingPermit.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [BEL_START, BEL_INSPECTIONS],
      'In MyBuildingPermit at any hour, where you cancel too, for permits with and without plan review alike. The city’s page offers booking by phone as well; questions go to the inspector or to 425-452-4570.',
      'En MyBuildingPermit a cualquier hora, donde también se cancelan, con o sin revisión de planos. La página de la ciudad ofrece además pedirlas por teléfono; las dudas van al inspector o al 425-452-4570.',
    ),
    cutOff: null,
    visit: fact(
      'A',
      [BEL_INSPECTION_STEPS],
      'On the day, Today’s Inspections on MyBuildingPermit shows the list and how to reach your inspector about the hour of arrival.',
      'Ese día, Today’s Inspections en MyBuildingPermit muestra la lista y cómo hablar con su inspector sobre la hora de llegada.',
    ),
    notes: [
      fact(
        'A',
        [BEL_INSPECTION_STEPS, BEL_INSPECTIONS],
        'You schedule every inspection and reinspection listed on the permit, in its order, as the work is done. Where the plans are stamped for a preconstruction meeting, it comes before any work.',
        'Usted programa cada inspección y reinspección de la lista del permiso, en su orden, conforme termina su parte. Si los planos llevan el sello de junta previa, va antes de cualquier trabajo.',
      ),
      fact(
        'A',
        [BEL_HOURS],
        'Inspection Support answers questions from 7:00 a.m. to 4:00 p.m. on weekdays, by an earlier page.',
        'Inspection Support atiende dudas de 7:00 a.m. a 4:00 p.m. en días hábiles, según una página anterior.',
      ),
      fact(
        'A',
        [BEL_INSPECTIONS],
        'After a storm, ask at 425-452-4570 for a damage assessment inspection. Immediate hazards may be removed without a permit; the repair itself needs one, and its review is expedited.',
        'Tras una tormenta, pida al 425-452-4570 una inspección de daños. Lo peligroso se puede retirar sin permiso; la reparación sí lo lleva y su revisión se acelera.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Permit Processing',
      phone: '+14254524898',
      mail: 'permittech@bellevuewa.gov',
      address: '450 110th Ave NE, Bellevue, WA',
      note: {
        en: 'From an older page of the city, which gives 425-452-6875 for fees paid by card.',
        es: 'De una página anterior de la ciudad, que da el 425-452-6875 para pagar tarifas con tarjeta.',
      },
      source: BEL_DESK,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'Permit Center, City Hall',
      address: '450 110th Ave NE, Bellevue, WA',
      hours: {
        en: 'Weekdays, 8 a.m. to 4 p.m.; Wednesdays from 10 a.m.',
        es: 'Días hábiles, 8 a.m. a 4 p.m.; miércoles desde las 10 a.m.',
      },
      source: BEL_VISIT,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Inspections, Development Services',
      phone: '+14254524570',
      source: BEL_INSPECTIONS,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Building Division',
      phone: '+14254524121',
      mail: 'buildingreview@bellevuewa.gov',
      source: BEL_INSPECTIONS,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'C',
      [BEL_CONTRACTOR],
      'What jobs come to, by an undated page of a local contractor: a deck of 200 to 400 square feet $500 to $950, a kitchen remodel with structural or mechanical work $750 to $1,800, a room addition $1,500 to $3,500. These are its estimates, not the city’s schedule.',
      'Lo que suele costar, según una página sin fecha de un contratista local: una terraza de 200 a 400 pies cuadrados de $500 a $950, remodelar la cocina con obra estructural o mecánica de $750 a $1,800, agregar un cuarto de $1,500 a $3,500. Son sus estimaciones, no la tabla de la ciudad.',
    ),
    fact(
      'A',
      [BEL_FAQ, BEL_DESK],
      'Building, electrical and some mechanical fees follow the fair market value of the work; others are flat or a deposit. For the amount use the city’s Permit Fee Estimator or ask Permit Processing, 425-452-4898: the newest amounts we could read are of 2021 and no longer hold.',
      'Las tarifas de construcción, eléctricas y algunas mecánicas siguen el valor de mercado de la obra; otras son fijas o un depósito. Para el monto use el Permit Fee Estimator de la ciudad o pregunte en Permit Processing, 425-452-4898: los montos más nuevos que pudimos leer son de 2021 y ya no rigen.',
    ),
    fact(
      'C',
      [BEL_ORDINANCE_6879],
      'The Council updated the fees by Ordinance 6879 of November 2025, by a meeting summary on Citizen Portal, which is not the city’s.',
      'El Concejo actualizó las tarifas con la Ordinance 6879 de noviembre de 2025, según el resumen de la sesión en Citizen Portal, que no es de la ciudad.',
    ),
    fact(
      'A',
      [BEL_FEES],
      'Fees fall due in two parts. Submittal fees pay for plan review and administration; issuance fees cover mostly inspection and any impact fees. Either may be flat or a deposit.',
      'Las tarifas se pagan en dos partes. Las de entrega cubren revisión y administración; las de emisión, sobre todo inspección y, si aplican, tarifas de impacto. Cualquiera puede ser fija o un depósito.',
    ),
    fact(
      'A',
      [BEL_FEES],
      'Deposit permits are invoiced every month for the hours reviewers and inspectors worked. The Permit Fee Estimator gives a figure beforehand, not a quote.',
      'Los permisos con depósito se facturan cada mes por las horas de revisores e inspectores. El Permit Fee Estimator da una cifra previa, no una cotización.',
    ),
    fact(
      'A',
      [BEL_NEWS],
      'Building fees rest on ICC valuation data with a Washington modifier, 1.15 in the 2021 update, and follow the consumer price index. As of that year land use review was $187 an hour, transportation $198, fire $180 and utilities $170.',
      'Las tarifas de construcción parten de los valores ICC con un factor de Washington, 1.15 en la actualización de 2021, y siguen el índice de precios. Ese año la hora de revisión era de $187 en uso de suelo, $198 en transporte, $180 en bomberos y $170 en servicios públicos.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [BEL_START, BEL_DEADLINES, BEL_CONTRACTOR],
      'Without plan review the permit is issued the day you apply. With it, the city’s page on its deadlines gives 65 days of city review for project permits that need no public notice; a local contractor counts 4 to 10 weeks for ordinary house permits.',
      'Sin revisión de planos el permiso se emite el día de la solicitud. Con ella, la página de plazos de la ciudad da 65 días de revisión a los permisos de proyecto sin aviso público; un contratista local calcula de 4 a 10 semanas para permisos comunes de casas.',
    ),
    fact(
      'A',
      [BEL_DEADLINES],
      'For project permits under the Local Project Review Act filed since January 1, 2025, Bellevue’s deadlines are 65 days of city review without public notice, 100 with notice, and 170 with a hearing. Design review and critical areas count among the last.',
      'Para los permisos de proyecto bajo la Local Project Review Act presentados desde el 1 de enero de 2025, los plazos de Bellevue son 65 días de revisión sin aviso público, 100 con aviso y 170 con audiencia. La revisión de diseño y las áreas críticas entran en los últimos.',
    ),
  ],
  returns: [
    fact(
      'B',
      [BEL_DATA],
      'Bellevue’s own status words show where a file stops early: Completeness Check, Screening, Incomplete, Not Complete and Screened Out all name a stop at the door, ahead of review.',
      'Los estatus de Bellevue muestran dónde se detiene un expediente: Completeness Check, Screening, Incomplete, Not Complete y Screened Out nombran todos una parada en la entrada, antes de la revisión.',
    ),
    fact(
      'A',
      [BEL_OVERVIEW],
      'Paper is a dead end. Building, fire, electrical, mechanical, plumbing, sign, right-of-way and clearing and grading applications are not accepted outside MyBuildingPermit.',
      'El papel no sirve. Las solicitudes de construcción, bomberos, electricidad, mecánica, plomería, letreros, vía pública y desmonte y nivelación no se aceptan fuera de MyBuildingPermit.',
    ),
  ],
  feed: [
    fact(
      'B',
      [BEL_DATA],
      'The city’s permit layer carries the contractor, applied, issued and final dates, and a link to the record in MyBuildingPermit. The contractor may read OWNER or have a license number attached to the name.',
      'La capa de permisos de la ciudad trae contratista, fechas de solicitud, emisión y final, y un enlace al registro en MyBuildingPermit. El contratista puede decir OWNER o llevar el número de licencia pegado al nombre.',
    ),
    fact(
      'A',
      [BEL_PERMITS_PAGE],
      'Development Services dates the open permit data from 1998 to the present, which makes it useful for the history of a parcel.',
      'Development Services fecha los datos abiertos de permisos de 1998 a hoy, lo que los hace útiles para la historia de un lote.',
    ),
  ],
  commonPermits: ['mechanical', 'res_alteration', 'deck_porch', 'roofing', 'adu'],
  faq: [
    {
      question: {
        en: 'Which Bellevue permits are issued the same day?',
        es: '¿Qué permisos de Bellevue se emiten el mismo día?',
      },
      answer: fact(
        'A',
        [BEL_START, BEL_OVERVIEW],
        'Those without plan review, also called over-the-counter permits: you apply and pay in MyBuildingPermit and request the inspection when the work is ready.',
        'Los que no llevan revisión de planos, llamados de ventanilla: usted solicita y paga en MyBuildingPermit y pide la inspección cuando la obra está lista.',
      ),
    },
    {
      question: {
        en: 'Can I ask Bellevue about a project before applying?',
        es: '¿Puedo consultar a Bellevue antes de solicitar?',
      },
      answer: fact(
        'A',
        [BEL_START],
        'Yes. A Predevelopment Review gives one-time or ongoing help and written feedback on a concept before you submit.',
        'Sí. La Predevelopment Review da ayuda única o continua y comentarios sobre la idea antes de presentar.',
      ),
    },
    {
      question: {
        en: 'How can permit fees be paid?',
        es: '¿Cómo se pagan las tarifas?',
      },
      answer: fact(
        'A',
        [BEL_FEES],
        'Online with Visa, Mastercard or e-check; at City Hall with cash, check or card; or by telephone with a card. The permit itself is always issued electronically.',
        'En línea con Visa, Mastercard o cheque electrónico; en City Hall con efectivo, cheque o tarjeta; o por teléfono con tarjeta. El permiso siempre se emite en forma electrónica.',
      ),
    },
  ],
};
