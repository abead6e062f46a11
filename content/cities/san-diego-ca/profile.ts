import { CA_CODES } from '@/content/codes/ca';
import { apexGridPage } from '@/content/codes/firm-pages';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const SD_119 = {
  ...read(
    'Information Bulletin 119, Building Permit Application Extension & Expiration (February 2026)',
    'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/119',
  ),
  publishedOn: '2026-02',
};
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
const SD_SOLAR = {
  ...read(
    'Times of San Diego: instant permitting for solar projects (August 8, 2023)',
    'https://timesofsandiego.com/politics/2023/08/08/city-adds-instant-permitting-for-solar-projects-in-latest-attempt-to-streamline-approval-process/',
  ),
  publishedOn: '2023-08-08',
};
const SD_FORMS = read(
  'Development Services forms',
  'https://www.sandiego.gov/development-services/forms-publications/forms',
);
const SD_501 = {
  ...read(
    'Information Bulletin 501, fee schedule (August 2026)',
    'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/501',
  ),
  publishedOn: '2026-08',
};
const SD_103 = {
  ...read(
    'Information Bulletin 103, mechanical, electrical and plumbing fees (May 2026)',
    'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/103',
  ),
  publishedOn: '2026-05',
};
const SD_TIMELINE = read(
  'Permit timeline, Development Services',
  'https://www.sandiego.gov/development-services/permits/timeline',
);
const SD_513 = {
  ...read(
    'Information Bulletin 513, Preliminary Review (July 2024)',
    'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/513',
  ),
  publishedOn: '2024-07',
};
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

const reread = sourceReadOn('2026-11-24');

const SD_INSPECTIONS = reread(
  'Inspections, Development Services',
  'https://www.sandiego.gov/development-services/inspections',
);
const SD_OPF = reread(
  'Online Permitting Frequently Asked Questions',
  'https://www.sandiego.gov/online-permitting-frequently-asked-questions',
);
const SD_STANDARDS = reread(
  'Standards & Requirements FAQs',
  'https://www.sandiego.gov/development-services/devprocess/faq/standards',
);

const read27 = sourceReadOn('2026-11-27');

const SD_PORTAL = read27(
  'San Diego Development Services, Accela Citizen Access (address as a third party’s software has it, 2026)',
  'https://aca-prod.accela.com/SANDIEGO/Default.aspx',
);

const SD_APEX = apexGridPage('San Diego, California', '2026-09-11');
const SD_AFTER_HOURS = sourceReadOn('2026-11-28')(
  'Request for After-Hours Inspections, form DS-3044, Development Services',
  'https://sandiego.seamlessdocs.com/f/ds3044',
);

const SD_203 = sourceReadOn('2026-11-28')(
  'Information Bulletin 203, No-Plan Building Permits, Development Services',
  'https://www.sandiego.gov/sites/default/files/dsdib203.pdf',
);
const SD_FEES_2026 = costNotes(
  'Information Bulletins 501 (August 2026), 103 (2026) and 123 on roof covering, City of San Diego DSD',
);
const SD_PLUMBER = sourceReadOn('2026-11-28')(
  'Water Heater Installation Permits in San Diego (High Tech Plumbing)',
  'https://www.hightechplumbingsd.com/water-heater-installation-permits-san-diego',
);

export const profile: CityProfile = {
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
    name: 'Online permitting (Accela Citizen Access)',
    url: 'https://aca-prod.accela.com/SANDIEGO/Default.aspx',
    source: SD_PORTAL,
    confidence: 'C',
  },
  lookUp: {
    name: 'OpenDSD',
    url: 'https://opendsd.sandiego.gov',
    source: SD_DATA,
    confidence: 'B',
  },
  codes: {
    editions: CA_CODES,
    notes: [
      fact(
        'C',
        [SD_APEX, SD_CODE_2025],
        'DSD publishes amendments of its own to the 2025 codes and applies those to what is submitted on or after January 1, 2026, by an engineering firm’s page of September 2026. A local builder’s notes expected the amendments only in March or April 2026, so an application from early 2026 may stand under different local text: ask DSD, 619-446-5000.',
        'DSD publica enmiendas propias a los códigos 2025 y los aplica a lo presentado desde el 1 de enero de 2026, según la página de una firma de ingeniería de septiembre de 2026. Las notas de un constructor local esperaban las enmiendas apenas en marzo o abril de 2026: una solicitud de principios de año puede regirse por otro texto local; pregunte a DSD, 619-446-5000.',
      ),
      fact(
        'C',
        [SD_CODE_2025],
        'The builder’s notes read AB 130 as freezing residential code updates until at least 2031; today’s residential edition would stay until then.',
        'Las notas del constructor entienden que AB 130 congela los cambios al código residencial al menos hasta 2031; hasta entonces seguiría la edición residencial de hoy.',
      ),
    ],
  },
  permits: [
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
      'Los trabajos pequeños contra incendio van sin planos con una declaración jurada: formulario DS-163 para hasta cuatro dispositivos de alarma, DS-161 para hasta 20 rociadores en un edificio comercial que ya los tiene.',
    ),
    fact(
      'A',
      [SD_VERIFY],
      'On projects of 20 or more homes, commercial work of 20,000 square feet or more, and anything with a right-of-way permit, every contractor and subcontractor must hold a valid state license, workers’ compensation and a city Business Tax Certificate.',
      'En proyectos de 20 viviendas o más, obra comercial de 20,000 pies cuadrados o más, y todo lo que lleve permiso de vía pública, cada contratista y subcontratista debe tener licencia estatal, compensación de trabajadores y Business Tax Certificate de la ciudad vigentes.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not like for like while structure and diaphragm stay (Municipal Code 129.0203); changing those needs one.',
        es: 'No, si se cambia por uno igual y quedan estructura y diafragma (Municipal Code 129.0203); cambiar estos, sí.',
      },
      sources: [SD_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not in existing openings of a house, duplex or townhouse if the flashing stays, among other terms; otherwise it needs one.',
        es: 'No en vanos existentes de casa, dúplex o townhouse si se conserva el tapajuntas (flashing), entre otras condiciones; en los demás casos, sí.',
      },
      sources: [SD_203],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 6 feet in wood or masonry, unless it has to hold back a load (surcharge); otherwise it needs one.',
        es: 'No la de hasta 6 pies, de madera o mampostería, que no sostiene una carga (sobrecarga); cualquier otra, sí.',
      },
      sources: [SD_FAQ, SD_STANDARDS],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: { en: 'Only above 30 inches over grade.', es: 'Solo a más de 30 pulgadas del terreno.' },
      sources: [SD_FAQ],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: furnace $176.57, condensing unit $131.52.',
        es: 'Se cobra como permiso: calefactor $176.57, condensador $131.52.',
      },
      sources: [SD_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A no-plan plumbing permit, even for a simple swap, says a local plumber.',
        es: 'Un permiso de plomería sin planos, aun por un cambio sencillo, dice un plomero local.',
      },
      sources: [SD_PLUMBER],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'A',
      [SD_FAQ],
      'By an older DSD answer sheet, retaining walls under three feet without surcharge go without a permit. Bulletins 211 on decks, 222 on walls and 223 on fences carry the details.',
      'Según una hoja de respuestas antigua de DSD, los muros de contención de menos de tres pies sin sobrecarga van sin permiso. Los detalles están en los boletines 211 de terrazas, 222 de muros y 223 de cercas.',
    ),
    fact(
      'A',
      [SD_203],
      'Maintenance that replaces like with like up to $1,000 in all and leaves electricity, plumbing and mechanics alone needs no building permit.',
      'El mantenimiento que reemplaza con materiales iguales, hasta $1,000 en total y sin tocar electricidad, plomería ni mecánica, no lleva permiso de construcción.',
    ),
    fact(
      'A',
      [SD_EXEMPT],
      'The exemptions of Municipal Code 129.0203 stop at historical resources: altering, repairing or improving one takes a permit even where the same work elsewhere would not.',
      'Las exenciones del Municipal Code 129.0203 no valen para recursos históricos: alterarlos, repararlos o mejorarlos requiere permiso aunque el mismo trabajo en otro sitio no lo pida.',
    ),
  ],
  steps: [
    fact(
      'A',
      [SD_BULLETINS],
      'Find the Information Bulletin for your scope and prepare the digital plans and forms it lists; DSD takes nothing new on paper.',
      'Busque el Information Bulletin de su alcance y prepare los planos y formularios digitales que pide; DSD no recibe nada nuevo en papel.',
    ),
    fact(
      'A',
      [SD_OPF],
      'Apply from your Online Permitting Account. If the city writes “Updates Required”, open the link in that e-mail and add the missing files under the Attachments tab.',
      'Solicite desde su Online Permitting Account. Si la ciudad escribe “Updates Required”, abra el enlace del correo electrónico y agregue los archivos que faltan en la pestaña Attachments.',
    ),
    fact(
      'A',
      [SD_119],
      'Once the application is deemed complete the clock of two years runs: all reviews have to be signed off inside it.',
      'Declarada completa la solicitud, corre el plazo de dos años: dentro de él deben quedar firmadas todas las revisiones.',
    ),
    fact(
      'A',
      [SD_VERIFY],
      'On larger projects enter every contractor and subcontractor in the portal; only the applicant or permit holder can.',
      'En proyectos grandes anote en el portal a cada contratista y subcontratista; solo el solicitante o titular puede hacerlo.',
    ),
    fact(
      'A',
      [SD_119],
      'Pay the issuance fees. Only after that does the permit count as issued, and the application no longer lapses.',
      'Pague las tarifas de emisión. Solo después el permiso se da por emitido y la solicitud ya no vence.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [SD_INSPECTIONS],
      'Online, or on the 24-hour line at 858-581-7111. Online, the Inspection Contact number on the permit works as your PIN.',
      'En línea, o en la línea de 24 horas 858-581-7111. En línea, el número Inspection Contact del permiso sirve de PIN.',
    ),
    cutOff: fact(
      'A',
      [SD_INSPECTIONS],
      'Standard inspections are asked for at least one day ahead.',
      'Las inspecciones normales se piden al menos un día antes.',
    ),
    visit: fact(
      'A',
      [SD_INSPECTIONS],
      'Inspectors work on weekdays from 8:30 a.m. to 3:30 p.m. Leave a phone number in the comments and the inspector calls before 10:00 a.m. that day with a time frame.',
      'Los inspectores trabajan entre semana de 8:30 a. m. a 3:30 p. m. Deje un teléfono en los comentarios y su inspector llama antes de las 10:00 a. m. de ese día con un horario aproximado.',
    ),
    notes: [
      fact(
        'A',
        [SD_INSPECTIONS],
        'Grading and right-of-way inspections have a line of their own: 619-446-5242.',
        'Las inspecciones de nivelación y vía pública tienen su propia línea: 619-446-5242.',
      ),
      fact(
        'A',
        [SD_AFTER_HOURS],
        'Field engineering inspections after hours are requested on form DS-3044 at least 72 hours ahead, paid in advance, and cancelled with 48 hours’ notice.',
        'Las inspecciones de ingeniería de campo fuera de horario se piden con el formulario DS-3044 al menos 72 horas antes, se pagan por adelantado y se cancelan con 48 horas de aviso.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Development Services, online permitting help',
      phone: '+16194465000',
      source: SD_OPF,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Standard inspection line',
      phone: '+18585817111',
      hours: {
        en: 'Automated 24 hours; staff Monday to Friday 7 a.m. to 4 p.m.',
        es: 'Automática las 24 horas; personal de lunes a viernes de 7 a. m. a 4 p. m.',
      },
      source: SD_INSPECTIONS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Grading and right-of-way inspections',
      phone: '+16194465242',
      source: SD_INSPECTIONS,
      confidence: 'A',
    },
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
      'The totals worked here leave out the flat charges that ride along: $12.16 for mapping, $58.00 for lead hazard and $737.00 for general plan maintenance, among others. The state’s seismic and building standards fees are in the one of the house whose value is given, not in the other.',
      'Los totales calculados aquí no incluyen los cargos fijos que se suman: $12.16 de cartografía, $58.00 por riesgo de plomo y $737.00 de mantenimiento del plan general, entre otros. Las tarifas estatales sísmica y de normas de construcción están en el de la casa con valor, no en el otro.',
    ),
    fact(
      'B',
      [SD_FEES_2026],
      'A deck of up to 500 square feet at a house is $1,677.99 for plan check and $264.25 for inspection, $1,942.24 together; general plan maintenance of $737.00 and small charges come on top. A furnace is $176.57 and a condensing unit $131.52, $308.09 for both.',
      'Una terraza de hasta 500 pies cuadrados en una casa cuesta $1,677.99 de revisión y $264.25 de inspección, $1,942.24 en total; se suman $737.00 de mantenimiento del plan general y cargos menores. Un calefactor es $176.57 y un condensador $131.52, $308.09 los dos.',
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
      'On July 1, 2022, the newest copy of DSD’s weekly table that we could read, a building permit waited 23 business days for intake and 14 in Rapid Review; plan review came after. For today’s days look at the table itself or ask 619-446-5000.',
      'Al 1 de julio de 2022, la copia más nueva de la tabla semanal de DSD que pudimos leer, un permiso de construcción esperaba 23 días hábiles de ingreso (intake) y 14 en Rapid Review; la revisión venía después. Para los días de hoy mire la tabla o pregunte al 619-446-5000.',
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
      'La Preliminary Review es un servicio voluntario de consulta con horas fijas, no una revisión de planos: solo contesta lo que se pregunta. Úsela para dudas de laderas, salidas o zonificación antes de entregar el juego de planos completo.',
    ),
  ],
  feed: [
    fact(
      'B',
      [SD_DATA],
      'People look a permit up on OpenDSD, opendsd.sandiego.gov. Apart from it the city puts out a daily file of the approvals issued in the current year, with title, address, issue date and status, which Lintel does not read. It leaves out contractor, ZIP code and value, and starts a new file each January 1.',
      'Las personas consultan un permiso en OpenDSD, opendsd.sandiego.gov. Aparte, la ciudad publica a diario un archivo con las aprobaciones emitidas en el año, con título, dirección, fecha de emisión y estatus, que Lintel no lee. No trae contratista, código postal ni valor, y empieza un archivo nuevo cada 1 de enero.',
    ),
    fact(
      'B',
      [SD_DATA],
      'An application still in review is not in that file. Its approval number opens a page of its own on OpenDSD, opendsd.sandiego.gov, once it exists.',
      'Una solicitud aún en revisión no está en ese archivo. Cuando existe el número de aprobación, abre una página propia en OpenDSD, opendsd.sandiego.gov.',
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
