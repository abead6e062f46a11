import { OR_CODES, OR_ELECTRICAL_NEXT, OR_TRANSITION } from '@/content/codes/or';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const OUTDOOR = read(
  'Residential fences, decks and outdoor projects',
  'https://www.portland.gov/ppd/residential-permitting/b3-residential-fences-decks-outdoor-projects',
);
const VALUATION = read(
  'Valuation methods',
  'https://www.portland.gov/ppd/current-fee-schedules/valuation-methods',
);
const FEES = read(
  'Fee Schedules: Building Permit Costs, Trade Permit Costs and Other Fees',
  'https://www.portland.gov/bds/current-fee-schedules',
);
const SINGLE_PDF = read(
  'Submit Plans Online (Single PDF Process)',
  'https://www.portland.gov/bds/permit-review-process/submit-plans-online-single-pdf',
);
const REVIEW_PROCESS = read('Permit Review Process', 'https://www.portland.gov/bds/permit-review-process');
const CHECKSHEET = read(
  'Building permit process: checksheets',
  'http://www.portlandoregon.gov/bds/36665?cce_36665_print=1',
);
const STATUS_MIRROR: CitySource = {
  ...read(
    'Check permit status (unofficial mirror of portland.gov, April 19, 2026)',
    'https://portland-ppd-mirror.pages.dev/07-get-permit/check-permit-status',
  ),
  publishedOn: '2026-04-19',
  isCopy: true,
};
const STATUS = read(
  'Find the status of your permit',
  'https://www.portland.gov/bds/permit-review-process/status-your-permit',
);
const TIMELINES = read(
  'Check permit timelines',
  'https://www.portland.gov/ppd/how-get-building-permit/check-permit-timelines',
);
const EXPIRED = read('Expired permits', 'https://www.portland.gov/ppd/expired-permits');
const FIR = read(
  'FIR: Field Issuance Remodel Program',
  'https://www.portland.gov/bds/field-issuance-remodel-program',
);
const FIR_SCOPE = read('Field Issuance Remodel (FIR) Program', 'https://www.portlandoregon.gov/bds/78538');
const FIR_FAQ = read(
  'FIR program: frequently asked questions',
  'https://bdsonlineservice.portlandoregon.gov/bds/article/711174',
);
const FIR_MIRROR: CitySource = {
  ...read(
    'FIR: Field Issuance Remodel Program (unofficial mirror of portland.gov, 2026)',
    'https://portland-ppd-mirror.pages.dev/17-residential-permitting/field-issuance-remodel-program',
  ),
  publishedOn: '2026',
  isCopy: true,
};
const PPD_MIRROR: CitySource = {
  ...read(
    'Portland Permitting & Development (unofficial mirror of portland.gov)',
    'https://pdx-budget-viewer.pages.dev/ppd/',
  ),
  isCopy: true,
};
const DATA = read(
  'PortlandMaps open data: building permits',
  'https://www.portlandmaps.com/od/rest/services/COP_OpenData_PlanningDevelopment/MapServer/89',
);

const reread = sourceReadOn('2026-11-24');

const PDX_PPD = reread('Permitting & Development', 'https://www.portland.gov/ppd');
const PDX_CENTER = reread(
  'Development Services Center',
  'https://www.portland.gov/service-locations/development-services-center',
);
const PDX_PAY = reread('Pay Permit Fees', 'https://www.portland.gov/ppd/get-permit/pay-permits');
const PDX_INSPECT = reread(
  'Request an Inspection Online or by Phone',
  'https://www.portland.gov/bds/request-inspection',
);
const PDX_FENCE_COPY: CitySource = {
  ...reread(
    'Fences, Decks and Outdoor Projects (city brochure, copy on docslib)',
    'https://docslib.org/download/5253365/fences-decks-and-outdoor-projects',
  ),
  isCopy: true,
};
const FEES_2026 = permitFeesNotes(
  'Building and Other Permits Fee Schedule, effective July 10, 2026, City of Portland',
  'research/oregon/portland.md',
);
const MECHANICAL_2026 = costNotes(
  'Mechanical Permit Fee Schedule, effective July 10, 2026, City of Portland',
);
const PDX_IVR = {
  ...sourceReadOn('2026-11-27')(
    'Using the IVR System to Request Inspections (unofficial mirror of portland.gov, April 2026)',
    'https://portland-ppd-mirror.pages.dev/12-schedule-inspection/schedule-inspections-ivr-phone-system',
  ),
  publishedOn: '2026-04-19',
  isCopy: true as const,
};

const read28 = sourceReadOn('2026-11-28');

const PDX_RESIDENTIAL = read28(
  'Residential Permit Inspections, Portland Permitting & Development',
  'https://www.portland.gov/ppd/residential-permitting/residential-permit-inspections',
);
const PDX_CODE_27 = read28(
  'City Code Chapter 27.03, heating and ventilating: permits and inspection',
  'https://www.portland.gov/code/27/03',
);
const PDX_BUILDER = read28(
  'Portland Building Permits: What Actually Triggers One (H&C Design-Build, a local builder)',
  'https://www.hcdesignbuild.co/blog/portland-building-permits-guide',
);
const PDX_FIR_INSPECT = read28(
  'FIR Program Inspections, City of Portland',
  'https://www.portland.gov/bds/residential-permitting/field-issuance-remodel-program/fir-inspections',
);

export const profile: CityProfile = {
  slug: 'portland-or',
  intro: [
    fact(
      'B',
      [PPD_MIRROR, FEES],
      'Portland Permitting & Development, PP&D, also issues building permits for Maywood Park and the unincorporated parts of Multnomah County. Older papers and links still call it BDS.',
      'Portland Permitting & Development, PP&D, emite también los permisos de Maywood Park y de la zona no incorporada del condado de Multnomah. Los papeles y enlaces viejos todavía la llaman BDS.',
    ),
    fact(
      'A',
      [STATUS, SINGLE_PDF],
      'An application in DevHub passes three gates: a permit technician checks that the submittal is whole, Planning & Zoning and Life Safety screen it, and only then do intake fees fall due.',
      'Una solicitud en DevHub pasa tres filtros: un técnico revisa que esté completa, Planning & Zoning y Life Safety la examinan, y solo entonces se cobran las tarifas de ingreso (intake).',
    ),
    fact(
      'A',
      [REVIEW_PROCESS],
      'A correction in Portland is called a Checksheet. Each reviewer sends one with the detailed problems, and often charges extra for the time of another round.',
      'En Portland una corrección se llama Checksheet. Cada revisor manda la suya con los problemas en detalle, y a menudo cobra aparte el tiempo de otra vuelta.',
    ),
  ],
  department: {
    name: 'Portland Permitting & Development (PP&D)',
    url: 'https://www.portland.gov/ppd',
    source: OUTDOOR,
    confidence: 'A',
  },
  portal: {
    name: 'Development Hub PDX (DevHub)',
    // Named on the page; the address is quoted by others, so a C.
    url: 'https://devhub.portlandoregon.gov',
    source: SINGLE_PDF,
    confidence: 'C',
  },
  codes: {
    editions: OR_CODES,
    notes: [
      OR_TRANSITION,
      OR_ELECTRICAL_NEXT,
      fact(
        'A',
        [OUTDOOR],
        'The city adds zoning on top. An overlay zone or plan district can bring other standards and a zoning permit, even for a structure the building code leaves alone.',
        'La ciudad suma la zonificación. Una zona superpuesta o un distrito con plan puede traer otras normas y un permiso de zonificación, aun para una estructura que el código deja exenta.',
      ),
    ],
  },
  permits: [
    fact(
      'A',
      [FIR_SCOPE, FIR_FAQ],
      'Field Issuance Remodel, FIR, gives a registered contractor one senior inspector for plan review and inspections of house remodels, additions and accessory structures. It excludes demolition, ADUs, fire repair and floating or manufactured homes; trades are included.',
      'Field Issuance Remodel, FIR, da al contratista registrado un solo inspector sénior para revisar planos e inspeccionar remodelaciones, ampliaciones y anexos de casas. Excluye demolición, ADU, daños por fuego y casas flotantes o prefabricadas; los oficios van incluidos.',
    ),
    fact(
      'A',
      [SINGLE_PDF],
      'Sets of up to 35 pages may use the Single PDF Process: all drawings in one searchable file, with application, calculations and reports as separate PDFs. Longer sets follow another process.',
      'Los juegos de planos de hasta 35 páginas pueden usar el Single PDF Process: todos los planos en un solo archivo con texto buscable, y la solicitud, cálculos y reportes en PDF aparte. Los más largos siguen otro proceso.',
    ),
  ],
  needs: [
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not in an existing opening of the same size, says a local builder; a new opening needs one.',
        es: 'No en un vano existente y del mismo tamaño, dice un constructor local; un vano nuevo sí lo lleva.',
      },
      sources: [PDX_BUILDER],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 7 feet (older city brochure); a taller fence, or one around a pool, needs one.',
        es: 'No la de hasta 7 pies (folleto anterior de la ciudad); una más alta, o la que rodea una piscina, sí.',
      },
      sources: [PDX_FENCE_COPY, OUTDOOR],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 200 square feet and 15 feet average roof height, if nobody lives in it; otherwise it needs one.',
        es: 'Uno no habitable, de hasta 200 pies cuadrados y 15 pies de altura media de techo, no necesita permiso; cualquier otro lo necesita.',
      },
      sources: [OUTDOOR],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Only with a walking surface over 30 inches above the adjacent grade.',
        es: 'Solo con piso a más de 30 pulgadas del terreno contiguo.',
      },
      sources: [OUTDOOR],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit or minor label to replace heating or cooling equipment.',
        es: 'Un permiso mecánico o “minor label” para cambiar equipo de calefacción o aire.',
      },
      sources: [PDX_CODE_27],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit, says a local builder; an in-kind gas swap is spared the mechanical one.',
        es: 'Un permiso de plomería, dice un constructor local; cambiar uno de gas por otro igual no lleva el mecánico.',
      },
      sources: [PDX_BUILDER, PDX_CODE_27],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit: a service of 200 amperes is $212 before the state’s 12%.',
        es: 'Un permiso eléctrico: una acometida de 200 amperios es $212 sin el 12% del estado.',
      },
      sources: [FEES_2026, PDX_BUILDER],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [OUTDOOR],
      'A detached garage of up to 200 square feet is not treated like a shed: it takes a zoning permit.',
      'Un garaje separado de hasta 200 pies cuadrados no se trata como un cobertizo: lleva permiso de zonificación.',
    ),
    fact(
      'A',
      [OUTDOOR],
      'Patio covers need no permit up to 200 square feet if an exterior wall of the house carries them and they stay three feet from the property line. Detached or larger ones need a building permit.',
      'Las cubiertas de patio no necesitan permiso hasta 200 pies cuadrados si las sostiene un muro exterior de la casa y quedan a tres pies del lindero. Las separadas o mayores de 200 pies cuadrados necesitan permiso de construcción.',
    ),
    fact(
      'C',
      [PDX_FENCE_COPY],
      'Retaining walls need no permit up to four feet from the bottom of the footing if no slope or structure bears on them. This is an undated copy of the city’s older brochure.',
      'Los muros de contención no necesitan permiso hasta cuatro pies desde la base de la zapata si no los carga una pendiente o estructura. Es una copia sin fecha de un folleto anterior de la ciudad.',
    ),
  ],
  steps: [
    fact(
      'A',
      [SINGLE_PDF],
      'Prepare the set: up to 35 pages go in as one searchable PDF, with application, calculations and reports as files of their own.',
      'Prepare el juego de planos: hasta 35 páginas van en un solo PDF con texto buscable, y la solicitud, los cálculos y los reportes en archivos aparte.',
    ),
    fact(
      'A',
      [STATUS],
      'Submit it in DevHub. A technician and two screening groups look first; if something is missing you get the list and no permit number.',
      'Preséntelo en DevHub. Primero lo ven un técnico y dos grupos de filtro; si falta algo recibe la lista y ningún número de permiso.',
    ),
    fact(
      'A',
      [PDX_PAY],
      'When it meets the submittal requirements an e-mail tells you how to pay the application fees. Plan review starts after that payment.',
      'Cuando cumple los requisitos, un correo electrónico le dice cómo pagar las tarifas de solicitud. La revisión empieza después de ese pago.',
    ),
    fact(
      'A',
      [REVIEW_PROCESS],
      'Reviewers approve or send Checksheets; answer each and send the corrected sheets.',
      'Los revisores aprueban o mandan Checksheets; conteste cada uno y envíe las hojas corregidas.',
    ),
    fact(
      'B',
      [DATA, PDX_PAY],
      'At Approved to Issue pay the rest, in DevHub, at the cashier or by phone; then the status turns to Issued.',
      'En Approved to Issue pague el resto, en DevHub, en la caja o por teléfono; entonces el estatus pasa a Issued.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [PDX_INSPECT, PDX_IVR],
      'For a permit taken out in DevHub, sign in, open it under “my permits”, then Detail and Processes/Inspection. Any other goes by phone, 503-823-7000, with the permit’s IVR number and a three-digit inspection code.',
      'Si sacó el permiso en DevHub, entre, ábralo en “my permits”, luego Detail y Processes/Inspection. Los demás, por teléfono, 503-823-7000, con el número IVR del permiso y un código de inspección de tres dígitos.',
    ),
    cutOff: fact(
      'A',
      [PDX_INSPECT, PDX_IVR],
      'In DevHub you pick the date; the telephone line gives the first free one. Cancel or move an inspection by 6 a.m. of its day. After 6 you have to speak with staff, who answer from 8 a.m. on; the pages we read do not say whether it can still be moved then.',
      'En DevHub usted elige la fecha; la línea telefónica da la primera libre. Cancele o cambie la inspección antes de las 6 a. m. del día en que toca. Después de las 6 tiene que hablar con el personal, que contesta desde las 8 a. m.; las páginas que leímos no dicen si entonces todavía se puede cambiar.',
    ),
    visit: fact(
      'A',
      [PDX_INSPECT],
      'By phone you choose morning or afternoon. The list of the day’s residential inspections on portland.gov gives the time and the inspector’s name.',
      'Por teléfono usted elige mañana o tarde. La lista de inspecciones residenciales del día en portland.gov da la hora y el nombre del inspector.',
    ),
    notes: [
      fact(
        'A',
        [PDX_INSPECT],
        'Tell the inspector in the request about dogs or where the plans and the lockbox are.',
        'Avise en el pedido si hay perros o dónde están los planos y la caja de llaves.',
      ),
      fact(
        'A',
        [PDX_RESIDENTIAL],
        'For a residential re-inspection the city recommends Remote Video Re-inspection, with appointments at a fixed time that are booked at any hour.',
        'Para una reinspección residencial la ciudad recomienda Remote Video Re-inspection, con citas a hora fija que se reservan en cualquier momento.',
      ),
      fact(
        'A',
        [PDX_FIR_INSPECT],
        'FIR contractors call or write to their inspector instead, 24 to 48 hours ahead; the main number is 503-823-6691.',
        'Los contratistas FIR llaman o escriben, en cambio, a su inspector con 24 a 48 horas de anticipación; el número principal es 503-823-6691.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Portland Permitting & Development',
      phone: '+15038237300',
      hours: { en: 'Monday to Friday 8 a.m. to 5 p.m.', es: 'Lunes a viernes de 8 a. m. a 5 p. m.' },
      source: PDX_PPD,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Development Services Center',
      address: '1900 SW Fourth Avenue, first floor, Portland, OR 97201',
      hours: {
        en: 'Appointments Tuesday 8 a.m. to 4 p.m. and Thursday 8 a.m. to noon',
        es: 'Citas los martes de 8 a. m. a 4 p. m. y los jueves de 8 a. m. al mediodía',
      },
      source: PDX_CENTER,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Make Payments by Phone',
      phone: '+15038235161',
      hours: {
        en: 'Monday to Friday 8 a.m. to noon and 1 p.m. to 3 p.m.',
        es: 'Lunes a viernes de 8 a. m. al mediodía y de 1 p. m. a 3 p. m.',
      },
      source: PDX_PAY,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Automated inspection requests (IVR)',
      phone: '+15038237000',
      source: PDX_IVR,
      confidence: 'B',
    },
  ],
  fees: [
    fact(
      'B',
      [FEES_2026],
      'By the schedule of July 10, 2026 the building permit goes by value: $220.85 for the first $2,000 and $13.91 per further $1,000 up to $25,000, $540.78 and $10.26 up to $50,000, $797.28 and $6.81 up to $100,000. At $50,000 that is $797.28, and 65% for plan review and the state’s 12% make it $1,411.18, before the Development Services Fee.',
      'Según la tabla del 10 de julio de 2026, el permiso de construcción va por valor: $220.85 por los primeros $2,000 y $13.91 por cada $1,000 más hasta $25,000; $540.78 y $10.26 hasta $50,000; $797.28 y $6.81 hasta $100,000. Con $50,000 son $797.28, y con 65% de revisión y 12% del estado, $1,411.18, sin el Development Services Fee.',
    ),
    fact(
      'B',
      [FEES_2026],
      'Inside the city a Development Services Fee on the same value comes on top of every building permit, by a table of its own: $523.01 on a residential job of $250,000. For other values ask 503-823-7300.',
      'Dentro de la ciudad, a cada permiso de construcción se suma un Development Services Fee sobre el mismo valor, con tabla propia: $523.01 en una obra residencial de $250,000. Para otros valores pregunte al 503-823-7300.',
    ),
    fact(
      'B',
      [FEES_2026, MECHANICAL_2026],
      'Trades since July 10, 2026: an electrical service of 200 amperes $212, a plumbing fixture $63; on a one- or two-family house a furnace $91, a heat pump $84 and at least $167 per mechanical permit. The 12% applies to these too.',
      'Oficios desde el 10 de julio de 2026: acometida eléctrica de 200 amperios $212, cada aparato de plomería $63; en casas de una o dos familias, calefactor $91, bomba de calor $84 y $167 como mínimo por permiso mecánico. El 12% también se aplica aquí.',
    ),
    fact(
      'A',
      [VALUATION],
      'New houses and additions are valued by the ICC table, even if you write a higher figure. Commercial new work takes the table or your figure, whichever is higher. Alterations start from your value.',
      'Las casas nuevas y ampliaciones se valoran con la tabla ICC, aunque usted declare más. La obra comercial nueva toma la tabla o su cifra, la que sea mayor. Las alteraciones parten de su cifra.',
    ),
    fact(
      'A',
      [VALUATION],
      'The fair market value includes finish work, painting, trades, fire protection and the contractor’s profit. If the figure looks low the building official recalculates it.',
      'El valor de mercado incluye acabados, pintura, oficios, protección contra incendio y la ganancia del contratista. Si la cifra parece baja, el funcionario de construcción la recalcula.',
    ),
    fact(
      'A',
      [FEES],
      'Oregon puts a 12% surcharge on building, plumbing, electrical and mechanical permits. Metro’s construction excise tax and System Development Charges can come on top.',
      'Oregon carga 12% sobre los permisos de construcción, plomería, electricidad y mecánica. Encima pueden ir el impuesto de Metro y los System Development Charges.',
    ),
    fact(
      'A',
      [FIR_FAQ],
      'FIR jobs are billed by the hour, travel included, with a one-hour minimum for each site visit and the state surcharge on inspections. The invoice comes monthly.',
      'Los trabajos FIR se cobran por hora, viaje incluido, con mínimo de una hora por visita y el recargo estatal en las inspecciones. La factura llega cada mes.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [STATUS_MIRROR],
      'PP&D’s goals for the first review, in April 2026, in days that the page does not call business or calendar: 7 for residential alterations, 15 for additions and new homes; 10 days for commercial alterations, 20 for the rest. A seismic upgrade, or a value of $200,000 and more, can make the structural review 20 days.',
      'Metas de PP&D para la primera revisión, en abril de 2026, en días que la página no llama hábiles ni naturales: 7 en alteraciones residenciales, 15 en ampliaciones y casas nuevas; 10 días en alteraciones comerciales, 20 en lo demás. Con refuerzo sísmico, o un valor de $200,000 o más, la revisión estructural puede llevar 20 días.',
    ),
    fact(
      'A',
      [TIMELINES],
      'How long it really takes is public: a permit review dashboard, updated each Monday, shows average and median days to Approved to Issue by kind of work.',
      'Lo que tarda en realidad es público: una página de seguimiento, actualizada cada lunes, muestra los días promedio y la mediana hasta Approved to Issue por tipo de obra.',
    ),
  ],
  returns: [
    fact(
      'A',
      [STATUS],
      'A package that misses a submittal requirement never becomes a permit: DevHub returns a list of what is needed, and the place in line follows the order of submission.',
      'Un paquete al que le falta un requisito no llega a ser permiso: DevHub devuelve la lista de lo que falta, y el turno va por orden de llegada.',
    ),
    fact(
      'A',
      [REVIEW_PROCESS, CHECKSHEET],
      'Answer a Checksheet item by item. Partial answers draw another one, and the reviewer does nothing further until yours arrives.',
      'Conteste el Checksheet punto por punto. Una respuesta a medias trae otro, y el revisor no avanza hasta recibir la suya.',
    ),
  ],
  feed: [
    fact(
      'B',
      [DATA],
      'PortlandMaps publishes permits with number, address, work description, status and issue date. Contractor, ZIP code and valuation are left out, so a Portland permit is followed by number or address.',
      'PortlandMaps publica los permisos con número, dirección, descripción, estatus y fecha de emisión. No trae contratista, código postal ni valor: en Portland un permiso se sigue por número o dirección.',
    ),
    fact(
      'B',
      [DATA],
      'Its words are few: Application, Fees Due, Approved to Issue, Issued, Under Inspection, Final, Expired. Fees Due waits for you, and so does Approved to Issue until the rest is paid.',
      'Sus estatus son pocos: Application, Fees Due, Approved to Issue, Issued, Under Inspection, Final, Expired. Fees Due espera por usted, y Approved to Issue también, hasta que se pague el resto.',
    ),
  ],
  commonPermits: ['res_alteration', 'adu', 'deck_porch', 'commercial_ti', 'demolition'],
  faq: [
    {
      question: {
        en: 'Do Portland permits expire after 180 days?',
        es: '¿Vencen los permisos de Portland a los 180 días?',
      },
      answer: fact(
        'A',
        [EXPIRED],
        'By rule 180 days without activity make a permit Abandoned before issuance and Expired after it. The page we read adds that at this time the city is not expiring permits, land use cases excepted. Ask before you count on it.',
        'Por regla, 180 días sin actividad dejan un permiso en Abandoned antes de emitirse y en Expired después. La página que leímos agrega que por ahora la ciudad no los está dando por vencidos, salvo casos de uso de suelo. Pregunte antes de confiarse.',
      ),
    },
    {
      question: {
        en: 'Can my company still join FIR?',
        es: '¿Mi empresa todavía puede entrar a FIR?',
      },
      answer: fact(
        'B',
        [FIR_MIRROR, FIR],
        'The waitlist closed in March 2026 for budget reasons. When it is open, Oregon-licensed building contractors, architects and engineers may register.',
        'La lista de espera cerró en marzo de 2026 por presupuesto. Cuando está abierta, pueden registrarse contratistas de construcción, arquitectos e ingenieros con licencia de Oregon.',
      ),
    },
    {
      question: {
        en: 'Does a fence around a pool need a permit in Portland?',
        es: '¿La cerca de una piscina necesita permiso en Portland?',
      },
      answer: fact(
        'A',
        [OUTDOOR],
        'Yes. The exemption for fences stops at one that encloses a swimming pool. Other exempt fences still have to meet zoning setbacks.',
        'Sí. La exención de cercas no vale para la que encierra una piscina. Las demás cercas exentas deben respetar los retiros de zonificación.',
      ),
    },
  ],
};
