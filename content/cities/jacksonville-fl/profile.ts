import {
  FL_105_1,
  FL_CODE_NEXT,
  FL_CODES,
  FL_PANEL,
  FL_WATER_HEATER,
  FL_WINDOW,
  JAX_CODES,
  ORANGE_NEED,
} from '@/content/codes/fl';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { FL_553_792, FL_SURCHARGE } from '../sources';

const read = sourceReadOn('2026-11-21');

const JAX_SUBMITTAL = read(
  'Electronic Plan Submittal: JaxEPICS, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/electronic-plan-submittal',
);
const JAX_FAQ = read(
  'Building Inspection Division: Frequently Asked Questions, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/faqs',
);
const JAX_RESIDENTIAL = read(
  'Residential Permits, City of Jacksonville',
  'https://www.jacksonville.gov/departments/planning-and-development/building-inspection-division/residential-permits',
);
const JAX_SERVICES = read(
  'Building Inspection Division: Services Provided, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/services',
);
const JAX_FORMS = read(
  'Building Inspection Division: Download Forms, City of Jacksonville',
  'https://www.coj.net/departments/planning-and-development/building-inspection-division/download-forms',
);
const JAX_GUIDELINES = read(
  'Building Inspection Division: Information and Guidelines, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/guidelines',
);
const JAX_BEACH_ROOF = read(
  'Roof E-Permit Application, City of Jacksonville Beach',
  'https://jacksonvillebeach.org/FormCenter/Planning-Development-6/Roof-EPermit-Application-114',
);
const ATLANTIC_BEACH = read(
  'Building Department, City of Atlantic Beach',
  'https://www.coab.us/799/Building-Dept',
);

const reread = sourceReadOn('2026-11-24');

const JAX_INSPECTIONS = reread(
  'Building Inspection Division: Inspections, City of Jacksonville',
  'https://www.jacksonville.gov/departments/planning-and-development/building-inspection-division/inspections',
);

const read27 = sourceReadOn('2026-11-27');

const JAX_FEES = {
  ...read27(
    'Building permit fees, Ordinance Code 320.409, City of Jacksonville (as transcribed in a third party’s software, September 2026)',
    'https://www.coj.net/fees',
  ),
  isCopy: true as const,
};
const ORANGE_EXEMPT = read27(
  'Division of Building Safety, Orange County, Florida',
  'http://ocfl.net/building',
);

const read28 = sourceReadOn('2026-11-28');
const JAX_FENCE_LOOKUP = {
  ...read28(
    'Do I need a permit for a fence in Jacksonville, FL? (Permit lookup, a private guide)',
    'https://permit-lookup.lifeofabit.com/jacksonville-fl-fence/',
  ),
  publishedOn: '2026',
};
const JAX_FENCE_FIRM = {
  ...read28(
    'Exploring Basic Fence Permit Guidelines in Florida (Masters Quality Fence, Jacksonville)',
    'https://www.mastersqualityfence.com/blog/2024/exploring-basic-fence-permit-guidelines-in-florida.html',
  ),
  publishedOn: '2024',
};
const JAX_REVIEW_TIMES = {
  ...read28(
    'Deegan launches online system to shorten permit processing time for Jacksonville developments (Florida Times-Union, on Yahoo News)',
    'https://news.yahoo.com/deegan-launches-online-system-shorten-223744054.html',
  ),
  publishedOn: '2024-01-10',
  isCopy: true as const,
};
const JAX_REVIEW_DAILY = {
  ...read28(
    'Jacksonville adding staff to speed up building permits (Jacksonville Daily Record)',
    'https://jaxdailyrecord.com/news/2024/jan/10/jacksonville-adding-staff-to-speed-up-building-permits',
  ),
  publishedOn: '2024-01-10',
};
const JAX_FENCE_REPAIR = {
  ...read28(
    'Do You Need a Permit to Repair a Fence in Jacksonville, FL? (Masters Quality Fence)',
    'https://www.mastersqualityfence.com/blog/2025/do-you-need-a-permit-to-repair-a-fence-in-jacksonville-fl.html',
  ),
  publishedOn: '2025',
};
export const profile: CityProfile = {
  slug: 'jacksonville-fl',
  intro: [
    {
      text: {
        en: 'Contractors apply for every Jacksonville permit type through JaxEPICS, online. Fire Marshal, Zoning, Concurrency and Development Services read the file there without your carrying it around.',
        es: 'Los contratistas solicitan todo tipo de permiso de Jacksonville por JaxEPICS, en línea. El Fire Marshal, Zoning, Concurrency y Development Services leen ahí el expediente, sin que usted lo lleve de mano en mano.',
      },
      sources: [JAX_SUBMITTAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'The beach cities are separate: Atlantic Beach and Jacksonville Beach run building departments of their own, with their own forms. Check the address before you open a file.',
        es: 'Las ciudades de playa van aparte: Atlantic Beach y Jacksonville Beach tienen su propio departamento de construcción, con formularios propios. Verifique la dirección antes de abrir un expediente.',
      },
      sources: [ATLANTIC_BEACH, JAX_BEACH_ROOF],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Building Inspection Division',
    url: 'https://www.jacksonville.gov/departments/public-works/building-inspection-division',
    source: JAX_CODES,
    confidence: 'C',
  },
  portal: { name: 'JaxEPICS', url: 'https://jaxepics.coj.net/', source: JAX_SUBMITTAL, confidence: 'A' },
  codes: {
    editions: FL_CODES,
    notes: [
      FL_CODE_NEXT,
      fact(
        'A',
        [JAX_SERVICES],
        'Local bulletins refine the state code; you can subscribe to them by e-mail.',
        'Boletines locales precisan el código estatal; puede suscribirse a ellos por correo electrónico.',
      ),
      fact(
        'A',
        [JAX_GUIDELINES],
        'The guidelines have pages of their own for wind zone verification, product approval, passive radon and historic districts. Look up the wind zone of the parcel before you choose windows.',
        'Las guías tienen páginas propias para zona de viento, aprobación de productos, radón pasivo y distritos históricos. Consulte la zona de viento de la parcela antes de elegir ventanas.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'With the online form you upload a completed Permission to Obtain Permits. A design professional may start the review before a contractor is chosen, but the permit waits until the contractor files that form and pays.',
        es: 'Con el formulario en línea se sube un Permission to Obtain Permits completo. Un profesional de diseño puede iniciar la revisión antes de elegir contratista, pero el permiso espera a que este lo entregue y pague.',
      },
      sources: [JAX_SUBMITTAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'A homeowner permits only a primary residence that is not for sale or rent, in person at 214 N. Hogan St., Room 280, with their name on the deed. Roofing, electrical, plumbing and mechanical contractors still pull their own permits.',
        es: 'El propietario solo saca permiso para su residencia principal, que no esté en venta ni renta, en persona en 214 N. Hogan St., Room 280, con su nombre en la escritura. Los contratistas de techo, electricidad, plomería y mecánica sacan los suyos.',
      },
      sources: [JAX_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'Putting a business in a space with another use classification takes a Converting Use permit, with at least a life safety plan and a code summary from a Florida-licensed designer. Zoning alone does not settle it.',
        es: 'Poner un negocio en un local con otra clasificación de uso lleva un permiso Converting Use, con al menos un plano de seguridad y un resumen de código de un diseñador con licencia de Florida. La zonificación sola no basta.',
      },
      sources: [JAX_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'On an addition, roofing the new part is covered by the building permit. Recovering the existing roof at the same time is a separate roofing permit.',
        es: 'En una ampliación, el techo nuevo está cubierto por el permiso de construcción. Recubrir a la vez el techo existente es un permiso de techo aparte.',
      },
      sources: [JAX_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'The forms page shows what else a Jacksonville file may need: JEA service availability, a contractor’s asbestos notice, a tree affidavit, and a replacement HVAC inspection exemption for houses.',
        es: 'La página de formularios muestra qué más puede pedir un expediente: disponibilidad de servicio de JEA, aviso de asbesto del contratista, declaración sobre árboles y exención de inspección para reemplazo de HVAC en casas.',
      },
      sources: [JAX_FORMS],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Recovering a roof takes a roofing permit of its own; its fee is $150 at least.',
        es: 'Recubrir un techo lleva su propio permiso de techo; paga $150 como mínimo.',
      },
      sources: [JAX_RESIDENTIAL, JAX_FEES],
      confidence: 'B',
    },
    FL_WINDOW,
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not for small repairs. For a new one a fence firm says yes, a guide no for most up to 6 feet: ask 904-255-8500.',
        es: 'Reparaciones pequeñas, no. Si es nueva, una empresa dice que sí; una guía, que no en la mayoría de hasta 6 pies: pregunte al 904-255-8500.',
      },
      sources: [JAX_FENCE_REPAIR, JAX_FENCE_FIRM, JAX_FENCE_LOOKUP],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'State code 105.1 requires one for any structure, and Orange County reads it so for sheds of any size.',
        es: 'El código estatal 105.1 lo exige para toda construcción; Orange County lo lee así en todo cobertizo.',
      },
      sources: [FL_105_1, ORANGE_NEED],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'State code 105.1 requires one for building any structure; we read of no size that is free.',
        es: 'El código estatal 105.1 lo exige para toda construcción; no leímos de un tamaño exento.',
      },
      sources: [FL_105_1],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'State code 105.1: replacing a mechanical system takes one; a city form can spare a house the inspection.',
        es: 'Código estatal 105.1: reemplazar un sistema mecánico lo lleva; un formulario exime de inspección en casas.',
      },
      sources: [FL_105_1, JAX_FORMS],
      confidence: 'C',
    },
    FL_WATER_HEATER,
    FL_PANEL,
  ],
  exemptions: [
    fact(
      'C',
      [ORANGE_EXEMPT],
      'We read no list of Jacksonville’s own. One state code covers Florida, and Orange County reads it so that painting, floor covering, cabinets and countertops in the same place, plug-in equipment and flag poles up to 15 feet need no permit. Confirm at 904-255-8500.',
      'No leímos una lista propia de Jacksonville. En toda Florida rige un solo código, y el condado de Orange lo lee así: pintura, pisos, gabinetes y cubiertas en el mismo lugar, equipo enchufable y astas de hasta 15 pies no necesitan permiso. Confirme en el 904-255-8500.',
    ),
  ],
  steps: [
    fact(
      'A',
      [JAX_SUBMITTAL],
      'Register a profile in JaxEPICS and start the application; a designer may do it before a contractor is chosen.',
      'Registre un perfil en JaxEPICS y abra la solicitud; el diseñador puede hacerlo antes de elegir contratista.',
    ),
    fact(
      'A',
      [JAX_SUBMITTAL],
      'Upload plans as PDF without a password, and the sign-offs you had to obtain yourself to the Correspondence folder.',
      'Suba los planos en PDF sin contraseña y, en la carpeta Correspondence, las aprobaciones que usted mismo tuvo que conseguir.',
    ),
    fact(
      'B',
      [JAX_SUBMITTAL],
      'Zoning, Concurrency and Development Services go first; plan review by Building and the Fire Marshal starts after them.',
      'Primero van Zoning, Concurrency y Development Services; después empieza la revisión de planos de Building y del Fire Marshal.',
    ),
    fact(
      'A',
      [JAX_SUBMITTAL],
      'The contractor files the Permission to Obtain Permits and pays; then the permit is issued.',
      'El contratista presenta el Permission to Obtain Permits y paga; entonces se emite el permiso.',
    ),
    fact(
      'A',
      [JAX_INSPECTIONS],
      'File the Notice of Commencement, post it with the permit and send the division a copy with the permit number before the first inspection.',
      'Registre el Notice of Commencement, colóquelo junto al permiso y mande a la división una copia con el número de permiso antes de la primera inspección.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [JAX_INSPECTIONS],
      'The permit holder requests every one, at 904-255-8500, option 4, from 7 a.m. to 4 p.m. on work days, or online under Inspections, Request, at buildinginspections.coj.net.',
      'El titular del permiso las pide todas, al 904-255-8500, opción 4, de 7 a.m. a 4 p.m. en días hábiles, o en línea en buildinginspections.coj.net, en Inspections, Request.',
    ),
    cutOff: null,
    visit: fact(
      'A',
      [JAX_FAQ, JAX_INSPECTIONS],
      'Field inspectors work from 7 a.m. to 3:30 p.m. Follow a booked visit in JaxEPICS by permit number, confirmation number or address.',
      'Los inspectores trabajan de 7 a.m. a 3:30 p.m. Siga la visita programada en JaxEPICS por número de permiso, número de confirmación o dirección.',
    ),
    notes: [
      fact(
        'A',
        [JAX_INSPECTIONS],
        'The permit, the recorded Notice of Commencement and legible plans are on site before the inspector comes.',
        'El permiso, el Notice of Commencement registrado y planos legibles están en la obra antes de que llegue el inspector.',
      ),
      fact(
        'A',
        [JAX_INSPECTIONS],
        'A failed inspection costs $45 for the next visit, and all fees are paid before the final is requested.',
        'Si no pasa, la siguiente visita cuesta $45, y todo se paga antes de pedir la final.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Building Inspection Division',
      phone: '+19042558500',
      address: '214 N. Hogan St., Room 280, Jacksonville, FL 32202',
      hours: { en: 'Monday to Friday, 7 a.m. to 4 p.m.', es: 'Lunes a viernes, de 7 a.m. a 4 p.m.' },
      source: JAX_RESIDENTIAL,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Building Inspection Division',
      note: { en: 'Plan examiners, without appointment.', es: 'Revisores de planos, sin cita.' },
      address: '214 N. Hogan St., Room 280, Jacksonville, FL 32202',
      hours: { en: 'Every work day, 2 to 4 p.m.', es: 'Cada día hábil, de 2 a 4 p.m.' },
      source: JAX_FAQ,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [JAX_FEES],
      'A reroof with inspections costs $10 per 1,000 square feet, $150 at least, plus $17.50 for construction debris. A three-ton air conditioner with a furnace is $60, the mechanical minimum. The city’s fee tables say so as transcribed in September 2026.',
      'Un cambio de techo con inspecciones cuesta $10 por cada 1,000 pies cuadrados, $150 como mínimo, más $17.50 por escombros. Un aire acondicionado de tres toneladas con calefactor paga $60, el mínimo mecánico. Así las tablas de la ciudad transcritas en septiembre de 2026.',
    ),
    fact(
      'B',
      [JAX_FEES],
      'An alteration is $3.00 per $1,000 of value, at least $112.50, with smaller shares for other departments on top ($0.65, $1.00 and $0.90 per $1,000). Plan review adds 67% of the building part or $75; the copy we read does not say which applies when: ask 904-255-8500. Air conditioning counts $11 a ton up to ten tons.',
      'Una alteración paga $3.00 por cada $1,000 de valor, $112.50 como mínimo, más partes menores para otros departamentos ($0.65, $1.00 y $0.90 por cada $1,000). La revisión de planos suma 67% de la parte de construcción o $75; la copia que leímos no dice cuál se aplica en cada caso: pregunte al 904-255-8500. El aire acondicionado cuenta $11 por tonelada hasta diez.',
    ),
    {
      text: {
        en: 'Florida adds its own two surcharges to any permit fee here: 1% under FS 553.721 and 1.5% under FS 468.631, each at least $2.',
        es: 'Florida suma aquí sus dos recargos a cualquier tarifa de permiso: 1% por FS 553.721 y 1.5% por FS 468.631, cada uno de al menos $2.',
      },
      sources: [FL_SURCHARGE],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [JAX_REVIEW_TIMES, JAX_REVIEW_DAILY],
      'In January 2024 the division’s chief put a residential permit at 25 to 30 business days and a commercial one at 30, and set goals of 15 and 20 with JaxEPICS.',
      'En enero de 2024 el jefe de la división calculaba de 25 a 30 días hábiles en un permiso residencial y 30 en uno comercial, y fijó metas de 15 y 20 con JaxEPICS.',
    ),
    fact(
      'B',
      [FL_553_792],
      'State law sets the outer limit: 30 business days from a complete application for homes and their trades in structures under 7,500 square feet, 60 in larger ones, if the city’s own reviewers check the plans and you did not waive it (Florida Statutes 553.792).',
      'La ley estatal pone el límite: 30 días hábiles desde la solicitud completa para viviendas y sus oficios en construcciones de menos de 7,500 pies cuadrados, 60 en las mayores, si revisa la propia ciudad y usted no renunció al plazo (Florida Statutes 553.792).',
    ),
    {
      text: {
        en: 'The plan review clock does not start until Zoning, Concurrency and Development Services are through with the file. The city’s own page gives no number of days.',
        es: 'El reloj de la revisión no arranca hasta que Zoning, Concurrency y Development Services terminan con el expediente. La página de la ciudad no da un número de días.',
      },
      sources: [JAX_SUBMITTAL],
      confidence: 'B',
    },
    {
      text: {
        en: 'Plan examiners see the public without appointment from 2 to 4 p.m. every work day, first come, first served.',
        es: 'Los revisores atienden al público sin cita de 2 a 4 p. m. los días hábiles, por orden de llegada.',
      },
      sources: [JAX_FAQ],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Files are PDF only, and a digitally signed and sealed plan must not be password protected.',
        es: 'Los archivos son solo PDF, y un plano con firma y sello digital no debe tener contraseña.',
      },
      sources: [JAX_SUBMITTAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'Historic preservation, downtown or health approvals are yours to obtain. Upload the sign-off to the Correspondence folder; the city asks for it as confirmation.',
        es: 'Las aprobaciones de preservación histórica, centro o salud le tocan a usted. Suba la constancia a la carpeta Correspondence; la ciudad la pide como confirmación.',
      },
      sources: [JAX_SUBMITTAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'All notices go to the address in the Project Contact field. Put the person who answers comments there, not the office that files.',
        es: 'Todos los avisos van a la dirección del campo Project Contact. Ponga ahí a quien contesta los comentarios, no a la oficina que presenta.',
      },
      sources: [JAX_SUBMITTAL],
      confidence: 'A',
    },
  ],
  feed: [],
  commonPermits: ['roofing', 'windows_doors', 'mechanical', 'res_alteration', 'change_of_use'],
  faq: [
    {
      question: {
        en: 'Can I start a Jacksonville plan review before I am hired?',
        es: '¿Puede empezar la revisión en Jacksonville antes de contratarme?',
      },
      answer: {
        text: {
          en: 'The design professional can, with a registered profile. You come in at the end with the Permission to Obtain Permits form and the fees.',
          es: 'El profesional de diseño puede, con un perfil registrado. Usted entra al final con el formulario Permission to Obtain Permits y las tarifas.',
        },
        sources: [JAX_SUBMITTAL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Is zoning enough to open a shop in an old office?',
        es: '¿Basta la zonificación para abrir una tienda en una oficina?',
      },
      answer: {
        text: {
          en: 'No. If the occupancy class in the building and fire codes changes you need a Converting Use permit; a new or growing business also applies for a Certificate of Use.',
          es: 'No. Si cambia la clase de ocupación en los códigos de construcción e incendio hace falta un permiso Converting Use; un negocio nuevo o que crece pide además un Certificate of Use.',
        },
        sources: [JAX_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'My job is in Jacksonville Beach. Do I use JaxEPICS?',
        es: 'Mi trabajo está en Jacksonville Beach. ¿Uso JaxEPICS?',
      },
      answer: {
        text: {
          en: 'No. Jacksonville Beach takes its own electronic applications; its roof form asks you to certify, among others, whether more than 25% of an older roof section is being replaced.',
          es: 'No. Jacksonville Beach recibe sus propias solicitudes electrónicas; su formulario de techo pide certificar, entre otras cosas, si se reemplaza más del 25% de una sección de techo antigua.',
        },
        sources: [JAX_BEACH_ROOF],
        confidence: 'A',
      },
    },
  ],
};
