import { CA_CODES } from '@/content/codes/ca';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { CA_EXEMPT, costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const SJ_STANDARD = {
  ...read(
    'Standard Plan Review Service (updated April 12, 2026)',
    'https://www.sanjoseca.gov/businesses/development-services-permit-center/building-permit-services/standard-plan-review',
  ),
  publishedOn: '2026-04-12',
};
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
const SJ_TAX: CitySource = {
  ...read(
    'Building Division: construction taxes increase (third-party copy)',
    'http://sanjosedistrict4.com/index.aspx?nid=406',
  ),
  publishedOn: '2019',
  isCopy: true,
};
const SJ_RATES = read(
  'Permit Place: How much is a San Jose building permit?',
  'https://permitplace.com/how-much-is-a-san-jose-building-permit',
);
const SJ_BPD = read(
  'San José Spotlight: new programs approve permits in days',
  'https://sanjosespotlight.com/new-san-jose-programs-approve-building-construction-development-permits-in-days-not-months/',
);
const SJ_DATA = read('San José open data portal', 'https://data.sanjoseca.gov');

const reread = sourceReadOn('2026-11-24');

const SJ_HELP = reread(
  'SJPermits: Building Permits help',
  'http://www.sjpermits.org/permits/permits/help/building.asp',
);
const SJ_SITES = {
  ...reread(
    'Construction Guidance Pursuant to the County Order',
    'https://www.sanjoseca.gov/business/development-services-permit-center/construction-guidelines-pursuant-to-county-order',
  ),
  publishedOn: '2020',
};

const read27 = sourceReadOn('2026-11-27');

const SJ_FEES_2026 = costNotes(
  'Building and Structure Permits Fee Schedule, FY 2026-27, in effect August 10, 2026, City of San José',
);
const SJ_LEGALIZE = read27(
  'Legalizing Construction, City of San José Code Enforcement',
  'https://sanjoseca.gov/your-government/departments-offices/planning-building-code-enforcement/code-enforcement/legalizing-construction',
);
const SJ_ONLINE = read27(
  'Online Permits at SJPermits.org, San José Development Services Permit Center',
  'https://sanjoseca.gov/business/development-services-permit-center/online-permits-at-sjpermits-org',
);

const SJ_GUIDE = {
  ...sourceReadOn('2026-11-28')(
    'Solar companies in San José (RateReliefCA)',
    'https://ratereliefca.com/solar-companies/san-jose',
  ),
  publishedOn: '2026-09-23',
  isCopy: true as const,
};

const SJ_REMOTE = {
  ...sourceReadOn('2026-11-28')(
    'Remote Procedures for Permits, Plan Review, Inspections, and Code Enforcement',
    'https://www.sanjoseca.gov/your-government/departments-offices/planning-building-code-enforcement/plan-submittal-plan-review-and-payments-during-covid-19',
  ),
  publishedOn: '2020',
};

const SJ_FENCE_FIRM = sourceReadOn('2026-11-28')(
  'Fence permits in San José (SF Bay Automatic Gates)',
  'https://www.sfbay-automaticgates.com/?p=12902',
);

export const profile: CityProfile = {
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
    url: 'https://sanjoseca.gov/business/development-services-permit-center/online-permits-at-sjpermits-org',
    source: SJ_ONLINE,
    confidence: 'A',
  },
  portal: { name: 'SJPermits', url: 'http://www.sjpermits.org', source: SJ_PLANS, confidence: 'A' },
  codes: {
    editions: CA_CODES,
    notes: [
      fact(
        'B',
        [SJ_STANDARD, SJ_EXEMPT],
        'The San José pages we read name no local edition newer than the state’s. Confirm amendments and energy rules with the Building Division, BuildingPermits@sanjoseca.gov, before final drawings.',
        'Las páginas de San José que leímos no nombran una edición local más nueva que la estatal. Confirme enmiendas y reglas de energía con la Building Division, BuildingPermits@sanjoseca.gov, antes de los planos finales.',
      ),
      fact(
        'A',
        [SJ_EXEMPT],
        'The list of exempt work still in circulation was written against Section 105 of the 2016 California Building Code. Treat it as a guide and check anything close to a limit.',
        'La lista de trabajos exentos que aún circula se escribió con la sección 105 del California Building Code 2016. Tómela como guía y confirme lo que quede cerca de un límite.',
      ),
    ],
  },
  permits: [
    fact(
      'A',
      [SJ_EXPRESS],
      'Residential Express gives a permit on the day of the appointment to a one-story house: additions under 500 square feet, remodels up to 750, sheds under 500, and no major roof framing change.',
      'Residential Express da el permiso el día de la cita para casas de un piso: ampliaciones de menos de 500 pies cuadrados, remodelaciones de hasta 750, cobertizos de menos de 500 y sin cambio mayor en la estructura del techo.',
    ),
    fact(
      'A',
      [SJ_EXPRESS],
      'Express is closed to lots in flood zones A, AE, AH or AO, geohazard or landslide zones, planned development districts and wildland interface areas, to historic listings, and to any property with an open code enforcement case.',
      'Express no atiende lotes en zonas de inundación A, AE, AH o AO, zonas de riesgo geológico o deslizamiento, distritos de desarrollo planificado o áreas de interfaz forestal, ni propiedades históricas o con un caso abierto de Code Enforcement.',
    ),
    fact(
      'A',
      [SJ_STANDARD],
      'Commercial EV charging stations, cell sites and structural damage repair must use Standard Plan Review. Tenant work may qualify for STAR and restaurants for their own streamlined program.',
      'Los cargadores de EV comerciales, antenas celulares y reparaciones de daño estructural deben usar Standard Plan Review. Las adecuaciones de local pueden calificar para STAR y los restaurantes para su programa simplificado.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not under 25% of the roof, once in twelve months, with the framing untouched (list of 2016); otherwise yes.',
        es: 'No por menos del 25% del techo, una vez en doce meses y sin tocar la estructura (lista de 2016); en los demás casos, sí.',
      },
      sources: [SJ_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not if frame, nailing flange and weather protection stay (list of 2016); otherwise yes.',
        es: 'No si se conservan el marco, la pestaña de clavado y la protección contra la intemperie (lista de 2016); en los demás casos, sí.',
      },
      sources: [SJ_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 3 feet in front and 7 at the side and rear, says a local gate firm.',
        es: 'Solo arriba de 3 pies al frente y 7 al lado y atrás, dice una empresa local de portones.',
      },
      sources: [SJ_FENCE_FIRM],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'One of one story up to 120 square feet needs none by the state’s list; a larger one does, and under 500 Residential Express may issue it the same day.',
        es: 'Uno de un piso y hasta 120 pies cuadrados no lo necesita, según la lista estatal; uno mayor, sí, y si tiene menos de 500, Residential Express puede dar el permiso el mismo día.',
      },
      sources: [CA_EXEMPT, SJ_EXPRESS],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $211 for issuing and $325 for plan review, before inspections.',
        es: 'Se cobra como permiso: $211 por la emisión y $325 por la revisión, sin inspecciones.',
      },
      sources: [SJ_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'The city inspects a replaced furnace; simple mechanical permits are sold at sjpermits.org (pages of 2020).',
        es: 'La ciudad inspecciona el calefactor cambiado; los permisos mecánicos sencillos se sacan en sjpermits.org (páginas de 2020).',
      },
      sources: [SJ_SITES, SJ_REMOTE],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'The city inspects a replaced water heater; simple plumbing permits are sold at sjpermits.org (pages of 2020).',
        es: 'La ciudad inspecciona el calentador cambiado; los permisos de plomería sencillos se sacan en sjpermits.org (páginas de 2020).',
      },
      sources: [SJ_SITES, SJ_REMOTE],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'A main disconnect may not be replaced without one; a breaker or fuse may.',
        es: 'El desconectador principal no se puede cambiar sin permiso; un interruptor de circuito o un fusible, sí.',
      },
      sources: [SJ_EXEMPT],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [SJ_EXEMPT],
      'By a list the city wrote against the code of 2016, appliance repairs, and faucets or toilets repaired or replaced, are exempt.',
      'Según una lista que la ciudad escribió con el código de 2016, están exentas la reparación de aparatos y la reparación o el cambio de llaves de agua e inodoros.',
    ),
    fact(
      'A',
      [SJ_EXEMPT],
      'By the same list of 2016, circuit breakers, fuses, outlets and switches in existing boxes may be replaced without a permit.',
      'Según la misma lista de 2016, los interruptores de circuito, fusibles, contactos y apagadores en cajas existentes se cambian sin permiso.',
    ),
    fact(
      'A',
      [SJ_EXEMPT],
      'Surface work is exempt on it too: cabinets in the same layout, countertops, decorative tile, floor finishes, paint, and up to 10 square feet of floor sheathing repair. An awning may reach 54 inches out over a door or window of a house.',
      'En ella tampoco necesita permiso el trabajo de superficie: gabinetes en la misma distribución, cubiertas, azulejo decorativo, pisos, pintura y hasta 10 pies cuadrados de entablado de piso reparado. Un toldo puede sobresalir 54 pulgadas sobre la puerta o ventana de una casa.',
    ),
  ],
  steps: [
    fact(
      'A',
      [SJ_STANDARD],
      'Start the application at SJPermits.org. The system asks about the project and sends it to Standard Plan Review, an express service or an online permit.',
      'Inicie la solicitud en SJPermits.org. El sistema pregunta por el proyecto y lo manda a Standard Plan Review, a un servicio rápido o a un permiso en línea.',
    ),
    fact(
      'A',
      [SJ_HELP],
      'Simple jobs the site offers end there, without review: pick use, site, type and fixtures, sign, check out, and the permit is issued on the spot.',
      'Los trabajos simples que ofrece el sitio terminan ahí, sin revisión: elija uso, sitio, tipo y aparatos, firme, pague, y el permiso se emite ahí mismo.',
    ),
    fact(
      'A',
      [SJ_PLANS],
      'Enter the e-mail addresses of the team and name the ePlan Applicant; the upload instructions go to that one account.',
      'Anote los correos electrónicos del equipo y nombre al ePlan Applicant; las instrucciones para subir llegan solo a esa cuenta.',
    ),
    fact(
      'A',
      [SJ_STANDARD],
      'Pay the intake fees and upload complete plans to SJePlans. Review begins once both are done.',
      'Pague las tarifas de ingreso (intake) y suba planos completos a SJePlans. La revisión empieza cuando están ambas cosas.',
    ),
    fact(
      'A',
      [SJ_PLANS],
      'Answer the review comments in SJePlans from the ePlan Applicant’s account.',
      'Conteste los comentarios de revisión en SJePlans desde la cuenta del ePlan Applicant.',
    ),
    fact(
      'A',
      [SJ_EXTEND, SJ_STANDARD],
      'Pay for the permit and pick it up within 180 days of submitting. Only the owner or a licensed contractor can take it.',
      'Pague el permiso y recójalo dentro de los 180 días de haber presentado la solicitud. Solo lo recibe el dueño o un contratista con licencia.',
    ),
  ],
  inspections: {
    booking: fact(
      'B',
      [SJ_SITES, SJ_GUIDE],
      'Online at sjpermits.org, says a city page of 2020; a solar buyers’ guide of September 2026 gives the same and the telephone 408-535-3555. Questions go to InfoInspector@sanjoseca.gov.',
      'En línea en sjpermits.org, dice una página de la ciudad de 2020; una guía para compradores de solar de septiembre de 2026 da lo mismo y el teléfono 408-535-3555. Las dudas van a InfoInspector@sanjoseca.gov.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'C',
        [SJ_GUIDE],
        'The inspections a job needs are listed on its permit card.',
        'Las inspecciones que pide una obra están en su tarjeta de permiso.',
      ),
      fact(
        'B',
        [SJ_SITES],
        'In 2020 the city inspected a failed water heater or furnace replacement by video on the day of the installation. Ask whether it still does.',
        'En 2020 la ciudad inspeccionaba por video el reemplazo de un calentador o calefactor descompuesto el mismo día de la instalación. Pregunte si sigue haciéndolo.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'San José Development Services Permit Center',
      phone: '+14085353555',
      mail: 'BuildingPermits@sanjoseca.gov',
      address: '200 E. Santa Clara St., 1st floor, San José, CA 95113',
      note: {
        en: 'The telephone is from a guide of September 2026 and a copy of the city’s page of 2019.',
        es: 'El teléfono es de una guía de septiembre de 2026 y de una copia de la página de la ciudad de 2019.',
      },
      source: SJ_ONLINE,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'Building Information Inspector',
      note: { en: 'From a page of 2019.', es: 'De una página de 2019.' },
      hours: {
        en: 'Voicemail, answered within two business days',
        es: 'Buzón de voz, con respuesta en dos días hábiles',
      },
      phone: '+14085357641',
      source: SJ_TAX,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'Development Services Permit Center',
      phone: '+14085353555',
      source: SJ_TAX,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'Inspection information',
      note: { en: 'From a page of 2020.', es: 'De una página de 2020.' },
      mail: 'InfoInspector@sanjoseca.gov',
      source: SJ_SITES,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'Code Enforcement, City Hall',
      note: { en: 'Permits for work already built.', es: 'Permisos para obra ya construida.' },
      phone: '+14085357770',
      mail: 'CodeEnforcementInformation@sanjoseca.gov',
      address: '200 E. Santa Clara St., 4th floor, San José, CA 95113',
      hours: {
        en: 'Monday to Friday, 8 a.m. to noon and 1 to 5 p.m.',
        es: 'Lunes a viernes, 8 a. m. a mediodía y 1 a 5 p. m.',
      },
      source: SJ_LEGALIZE,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [SJ_FEES_2026],
      'By the schedule in effect August 10, 2026 a house reroof is $105 for issuance plus $236 for up to two inspections, $341 together. An addition or alteration of up to 750 square feet is $211, plan review of $1,137 and inspection of $1,732: $3,080. A deck starts at $211 and $325, before inspections.',
      'Según la tabla vigente desde el 10 de agosto de 2026, cambiar el techo de una casa cuesta $105 por la emisión más $236 por hasta dos inspecciones: $341. Una ampliación o alteración de hasta 750 pies cuadrados paga $211, revisión de $1,137 e inspección de $1,732: $3,080. Una terraza empieza en $211 y $325, sin inspecciones.',
    ),
    fact(
      'B',
      [SJ_FEES_2026, SJ_RATES],
      'What goes beyond is billed by the hour: $211 for issuance, $325 for plan review, $315 for inspection. In August 2024 a permit service listed plan review at $308.',
      'Lo que pase de ahí se cobra por hora: $211 la emisión, $325 la revisión de planos, $315 la inspección. En agosto de 2024 un servicio de permisos anotaba la revisión a $308.',
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
      'Pagar con tarjeta suma una tarifa de 2.66% que cobra un tercero, y las facturas de $100,000 o más se pagan con cheque o transferencia. Residential Express cuesta 1.5 veces el servicio regular.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [SJ_BPD],
      'In a report by the newspaper San José Spotlight, whose date we do not have, the deputy director put small projects at two to three months from filing to permit. Enrolled Best Prepared Designers, professionals with a good record on such projects, were promised five days.',
      'En un reportaje del periódico San José Spotlight, cuya fecha no tenemos, la subdirectora calculó de dos a tres meses hasta el permiso en proyectos pequeños. A los Best Prepared Designers inscritos, profesionales con buen historial en esos proyectos, se les prometieron cinco días.',
    ),
    fact(
      'A',
      [SJ_STANDARD],
      'The review clock starts only once fees are paid and complete, accurate plans are uploaded. The city keeps its expected durations on a Plan Review Time Frames page.',
      'El reloj de la revisión arranca solo cuando las tarifas están pagadas y los planos subidos están completos y correctos. La ciudad publica las duraciones previstas en su página Plan Review Time Frames.',
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
      'El portal de datos de la ciudad lista los permisos con nombre del contratista, dueño, descripción, valor y fecha de emisión. El avance va por oficio, como “B-Complete, E-Complete”, y no como un solo estatus de toda la obra.',
    ),
  ],
  commonPermits: ['res_alteration', 'adu', 'roofing', 'ev_charger', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'How long is a plan review submittal good for?',
        es: '¿Cuánto tiempo vale una solicitud presentada a revisión de planos?',
      },
      answer: fact(
        'A',
        [SJ_EXTEND],
        '180 days from submittal. By then the permit must be paid for and picked up, or an extension granted; otherwise new plans and new review fees are due. One extension of 180 days is usual and the decision cannot be appealed.',
        '180 días desde que se presenta. Para entonces el permiso debe estar pagado y recogido, o concedida una extensión; si no, se piden planos y tarifas nuevos. Lo usual es una extensión de 180 días, y la decisión no se apela.',
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
