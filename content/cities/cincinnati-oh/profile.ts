import { OH_CODES } from '@/content/codes/oh';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, OH_CIN_REVIEW } from '../sources';
import { CIN_TARGETS } from './clock';

const read = sourceReadOn('2026-11-21');

const OHIO_AIA = read(
  '2024 Ohio Building Code: Important Dates to Know, AIA Ohio',
  'https://aiaohio.org/architypes-fall-2023-aia-ohio-advocacy-committee/',
);
const CIN_NEED = read(
  'Do I Need A Permit? City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/building-permit-forms-applications/permit-guide/do-i-need-a-permit',
);
const CIN_REVISION = read(
  'Revision Process, City of Cincinnati',
  'https://cincyweb.cincinnati-oh.gov/buildings/building-permit-forms-applications/permit-guide/revision-process',
);
const CIN_ELECTRONIC = read(
  'Electronic Document Submission, City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/submitting-your-application/electronic-document-submission',
);
const CIN_RESIDENTIAL = read(
  'Residential Permit Guide, City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/old-apply-for-a-building-permit/permit-guide/residential-permit-guide',
);
const CIN_FAQ = read(
  'Frequently Asked Questions, City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/faq',
);
const CIN_FORMS = read(
  'Permit Applications & Forms, City of Cincinnati (earlier page)',
  'http://cincinnati-oh.gov/planning/permits-contractors/permit-application-forms-informational-handouts/',
);
const CIN_REGISTRATION: CitySource = {
  ...read(
    'Cincinnati Municipal Code § 1106-21',
    'http://cincinnati-oh.elaws.us/code/coor_titlexi_ch1106_sec1106-21',
  ),
  isCopy: true,
};
const CIN_DATASET = read(
  'Cincinnati Building Permits, City of Cincinnati open data',
  'https://data.cincinnati-oh.gov/d/uhjb-xac9',
);

const read24 = sourceReadOn('2026-11-24');

const CIN_QUESTIONS = read24(
  'Frequently Asked Questions, City Planning, City of Cincinnati (earlier page)',
  'http://www.cincinnati-oh.gov/planning/frequently-asked-questions/',
);

const read27 = sourceReadOn('2026-11-27');

const CIN_EZTRAK = read27(
  'CAGIS ezTrak online permitting system, Cincinnati Area Geographic Information System',
  'http://cagismaps.hamilton-co.org/cagisportal/programs/eztrak',
);
const CIN_SUBMIT = read27(
  'Submit Permit Application & Other Required Documents, Commercial Permit Guide, City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/commercial-permit-guide/submit-permit-application-other-required-documents',
);

const read28 = sourceReadOn('2026-11-28');

const CIN_INSPECTIONS = read28(
  'Construction Inspections, City Planning, City of Cincinnati (earlier page)',
  'http://www.cincinnati-oh.gov/planning/construction-inspections/',
);
const INSPECTION_BUREAU = read28('FAQ, Inspection Bureau Inc.', 'https://www.inspectionbureau.com/faq/');
const OHIO_LOCAL = read28(
  'Ohio building codes by city, Pulley',
  'https://www.withpulley.com/states-map/ohio-state',
);

const CIN_COSTS_2027 = costNotes(
  'Permit costs: fiscal year 2027 fee schedule, from July 1, 2026, City of Cincinnati',
);

export const profile: CityProfile = {
  slug: 'cincinnati-oh',
  intro: [
    {
      text: {
        en: 'Cincinnati sorts work into review tiers, and the first is done the same day: a deck, shed, detached garage, alteration or addition under 400 square feet, or a one-floor commercial alteration up to 5,000.',
        es: 'Cincinnati reparte el trabajo en niveles de revisión y el primero sale el mismo día: terraza, cobertizo, garaje independiente, alteración o ampliación de menos de 400 pies cuadrados, o una alteración comercial de un piso de hasta 5,000.',
      },
      sources: [OH_CIN_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'The Department of Buildings & Inspections works out of one Permit Center at 805 Central Avenue, and permits go only to contractors who are properly licensed. Status is public in ezTrak, by address or project number.',
        es: 'El Department of Buildings & Inspections atiende en un solo Permit Center, en 805 Central Avenue, y da permisos solo a contratistas con la licencia que corresponde. El estatus es público en ezTrak, por dirección o número.',
      },
      sources: [CIN_FAQ, CIN_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Cincinnati Department of Buildings & Inspections',
    url: 'https://cincinnati-oh.gov/buildings/faq',
    source: CIN_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'Permit Center: Electronic Document Submission',
    url: 'https://cincinnati-oh.gov/buildings/submitting-your-application/electronic-document-submission',
    source: CIN_ELECTRONIC,
    confidence: 'A',
  },
  codes: {
    editions: OH_CODES,
    notes: [
      fact(
        'C',
        [CIN_TARGETS, OHIO_LOCAL],
        'The Cincinnati Building Code stands beside the State’s, with rules of its own on flood plain, excavation, elevators and historic buildings.',
        'El Cincinnati Building Code rige junto al estatal, con reglas propias sobre zona inundable, excavación, elevadores y edificios históricos.',
      ),
      fact(
        'A',
        [CIN_TARGETS],
        'One to three units are examined under the residential code, but a two- or three-family house whose units share an exit is reviewed as a commercial building.',
        'De una a tres unidades se examinan con el código residencial, pero una casa de dos o tres familias con salida compartida se revisa como edificio comercial.',
      ),
      fact(
        'C',
        [OH_CIN_REVIEW, OHIO_AIA],
        'For commercial work and four or more dwellings the city’s page still says 2017 Ohio Building Code “with the most current updates”; the State’s 2024 edition took its place.',
        'Para obra comercial y cuatro viviendas o más, la página municipal todavía dice Ohio Building Code de 2017 “con las actualizaciones más recientes”; la edición estatal de 2024 tomó su lugar.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Separate permits are required for HVAC, plumbing (a dishwasher counts), electrical, retaining walls, pools, tents, signs, demolition and parking lots over 800 square feet, even when a building permit covers the same project.',
        es: 'Se exigen permisos aparte para HVAC, plomería (un lavavajillas cuenta), electricidad, muros de contención, piscinas, carpas, letreros, demolición y estacionamientos de más de 800 pies cuadrados, aunque el mismo proyecto ya tenga permiso de construcción.',
      },
      sources: [CIN_NEED],
      confidence: 'A',
    },
    {
      text: {
        en: 'File by e-mail to the Permit Center and give the correct e-mail address of the primary contact. That person gets a OneDrive link, open 48 hours for the upload; each drawing sheet is one flat PDF, JPG or TIFF.',
        es: 'Presente por correo electrónico al Permit Center e indique bien el correo electrónico del contacto principal. Esa persona recibe un enlace de OneDrive con 48 horas para subir los archivos; cada hoja es un solo PDF, JPG o TIFF sin capas.',
      },
      sources: [CIN_ELECTRONIC],
      confidence: 'A',
    },
    {
      text: {
        en: 'Contractor registration rests on Chapter 1106 of the Municipal Code: classes, insurance and bond, late fees, and when a registration is suspended are set by rules of the chief building official. None of its fees is refundable.',
        es: 'El registro de contratistas descansa en el Chapter 1106 del Municipal Code: clases, seguro y fianza, recargos y cuándo se suspende los fija por reglamento el jefe de construcción. Ninguna de sus tarifas se devuelve.',
      },
      sources: [CIN_REGISTRATION],
      confidence: 'B',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not at a detached house of one to three units that ends with at most two layers; other buildings need one.',
        es: 'No en una casa independiente de una a tres unidades que quede con dos capas como máximo; los demás edificios lo llevan.',
      },
      sources: [CIN_NEED],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for the same size and type at a detached house of one to three units; other windows need a permit.',
        es: 'No, si son del mismo tamaño y tipo en una casa independiente de una a tres unidades; las demás, sí.',
      },
      sources: [CIN_NEED],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'The city lists fences among alterations, which need one; we could not read the footnote it sets to them.',
        es: 'La ciudad cuenta las cercas entre las alteraciones, que lo necesitan; no pudimos leer la nota al pie que les pone.',
      },
      sources: [CIN_NEED],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 100 square feet and 8 feet of average height in the rear yard; above that it needs one.',
        es: 'No, si mide hasta 100 pies cuadrados y 8 pies de altura media y está en el patio trasero; por encima, sí.',
      },
      sources: [CIN_NEED],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'As an alteration; under 400 square feet it can be reviewed the same day.',
        es: 'Como alteración; con menos de 400 pies cuadrados se puede revisar el mismo día.',
      },
      sources: [CIN_NEED, OH_CIN_REVIEW],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'HVAC takes a permit of its own, with or without a building permit.',
        es: 'HVAC lleva permiso propio, haya o no permiso de construcción.',
      },
      sources: [CIN_NEED],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Plumbing work, fixtures and appliances take a permit of their own.',
        es: 'La obra, los aparatos y los equipos de plomería llevan permiso propio.',
      },
      sources: [CIN_NEED],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Whenever wiring or equipment is installed or altered; Inspection Bureau Inc. inspects it.',
        es: 'Siempre que se instale o altere cableado o equipo; lo inspecciona Inspection Bureau Inc.',
      },
      sources: [CIN_NEED, INSPECTION_BUREAU],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [CIN_NEED],
      'On a detached house of one to three units no permit is needed for same-size windows, siding, gutters, a roof covering that leaves no more than two layers, or a shed up to 100 square feet and 8 feet of average height in the rear yard.',
      'En una casa independiente de una a tres unidades no hace falta permiso para ventanas del mismo tamaño, revestimiento, canalones, una cubierta que deje no más de dos capas, ni un cobertizo de hasta 100 pies cuadrados y 8 pies de altura media en el patio trasero.',
    ),
    fact(
      'A',
      [CIN_NEED],
      'Flagpoles need none either, nor does play equipment up to 12.5 feet high without power or heat. Carports and awnings need a permit: the city counts them among alterations.',
      'Tampoco necesitan permiso las astas de bandera ni los juegos infantiles de hasta 12.5 pies sin electricidad ni calefacción. Las cocheras abiertas (carports) y los toldos sí lo necesitan: la ciudad los cuenta entre las alteraciones.',
    ),
  ],
  steps: [
    fact(
      'A',
      [CIN_RESIDENTIAL],
      'Make sure on the city’s Zoning Map that the address lies in Cincinnati and not in the county around it.',
      'Compruebe en el Zoning Map de la ciudad que la dirección es de Cincinnati y no del condado que la rodea.',
    ),
    fact(
      'A',
      [CIN_ELECTRONIC, OH_CIN_REVIEW, CIN_EZTRAK, CIN_SUBMIT],
      'File: by e-mail to the Permit Center, CCPBPERMITCENTER@cincinnati-oh.gov, for the regular schedule, or in person with drawings for same-day Tier 1. ezTrak shows the status of any application but takes only a few kinds: decks, mechanical and plumbing repair, by a city page without a date.',
      'Presente: por correo electrónico al Permit Center, CCPBPERMITCENTER@cincinnati-oh.gov, en la vía normal, o en persona con los planos para el Tier 1 del mismo día. ezTrak muestra el estatus de toda solicitud pero solo recibe unas pocas clases: terrazas, mecánica y reparación de plomería, según una página de la ciudad sin fecha.',
    ),
    fact(
      'A',
      [CIN_RESIDENTIAL],
      'The counter checks that the file is complete, gives it a number and routes it to all agencies at the same time.',
      'La ventanilla revisa que esté completo, le da número y lo turna a todas las dependencias a la vez.',
    ),
    fact(
      'A',
      [CIN_REVISION],
      'If an adjudication order comes back, revise and resubmit within its six months.',
      'Si regresa con adjudication order, corrija y vuelva a entregar dentro de sus seis meses.',
    ),
    fact(
      'A',
      [CIN_REVISION, CIN_FAQ],
      'On approval the permit fee, with any revision fee on it, is due; ezTrak shows when the permit is out.',
      'Al aprobarse se paga la tarifa, con el cargo de corrección si lo hubo; ezTrak muestra cuándo salió el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [CIN_FAQ, CIN_INSPECTIONS],
      'Call 513-352-3271: its menu has a line for HVAC and general building inspections and others for plumbing and elevators. Electrical work is inspected by Inspection Bureau Inc., 513-381-6080, by an earlier city page.',
      'Llame al 513-352-3271: su menú tiene opción para inspecciones de HVAC y construcción y otras para plomería y elevadores. La electricidad la inspecciona Inspection Bureau Inc., 513-381-6080, según una página anterior de la ciudad.',
    ),
    cutOff: fact(
      'A',
      [CIN_INSPECTIONS],
      'For plumbing under a slab, reach the plumbing inspector between 7 and 8:30 a.m. for the same day. The earlier city page sets no hour for the other trades.',
      'Para plomería bajo losa, hable con el inspector de plomería entre 7 y 8:30 a.m. para el mismo día. La página anterior de la ciudad no fija hora para los demás oficios.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [CIN_INSPECTIONS],
        'Rough mechanical, plumbing and electrical are passed before framing, framing before insulation, and the final takes the approval of every section.',
        'Las instalaciones de mecánica, plomería y electricidad se aprueban antes que la estructura, la estructura antes que el aislamiento, y la final pide la aprobación de cada sección.',
      ),
      fact(
        'A',
        [CIN_RESIDENTIAL, CIN_QUESTIONS],
        'The inspector approves each part as the work goes on. Results are read in ezTrak.',
        'El inspector aprueba cada parte conforme avanza la obra. Los resultados se leen en ezTrak.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Department of Buildings & Inspections',
      phone: '+15133523271',
      address: '805 Central Avenue, Suite 500, Cincinnati, OH 45202',
      source: CIN_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Permit Center',
      mail: 'CCPBPERMITCENTER@cincinnati-oh.gov',
      note: { en: 'Applications by e-mail.', es: 'Solicitudes por correo electrónico.' },
      source: CIN_ELECTRONIC,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Department of Buildings & Inspections',
      phone: '+15133523271',
      note: {
        en: 'Its menu has lines for building and HVAC, plumbing and elevators.',
        es: 'Su menú tiene opciones para construcción y HVAC, plomería y elevadores.',
      },
      source: CIN_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Business Development Permit Center',
      note: { en: 'The counter.', es: 'La ventanilla.' },
      address: '805 Central Avenue, Suite 500, Cincinnati, OH 45202',
      hours: {
        en: 'Monday to Friday, 7:30 a.m. to 4 p.m.; walk-through review ends earlier',
        es: 'Lunes a viernes, 7:30 a.m. a 4 p.m.; la revisión en ventanilla termina antes',
      },
      source: CIN_QUESTIONS,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'Every application with plans carries a one-time processing fee that is not refunded. An earlier city page set it at $29 for one to three families and $83 for multifamily and commercial; like-for-like plumbing and HVAC without plans were exempt.',
        es: 'Toda solicitud con planos lleva un cargo único de trámite que no se devuelve. Una página anterior lo fijaba en $29 de una a tres familias y $83 en multifamiliar y comercial; plomería y HVAC de reemplazo igual, sin planos, quedaban exentos.',
      },
      sources: [CIN_FORMS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Same-day Tier 1 review costs no premium: the fee is that of the regular schedule. A revision does cost: the revision fee is added to the permit fee when the permit is approved.',
        es: 'La revisión Tier 1 del mismo día no lleva sobreprecio: rige la tabla normal. Una revisión de correcciones sí cuesta: su cargo se suma a la tarifa cuando se aprueba el permiso.',
      },
      sources: [OH_CIN_REVIEW, CIN_REVISION],
      confidence: 'A',
    },
    fact(
      'B',
      [CIN_COSTS_2027],
      'Since July 1, 2026 these are added to the permit fee: 3% for technology, 1% for training, 1% for financial recovery, 5% for planning on construction, plumbing and HVAC, and the State’s 1% on one to three families. The table of dollar amounts is on the city’s page Permit Costs.',
      'Desde el 1 de julio de 2026 se suman a la tarifa: 3% de tecnología, 1% de capacitación, 1% de recuperación financiera, 5% de planificación en construcción, plomería y HVAC, y el 1% del estado en una a tres familias. La tabla de montos está en la página Permit Costs de la ciudad.',
    ),
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'Targets, met 90% of the time by the city’s account: 10 working days for residential plans, 15 for commercial, 5 for revisions.',
        es: 'Metas, cumplidas el 90% de las veces según la ciudad: 10 días hábiles en planos residenciales, 15 en comerciales, 5 en correcciones.',
      },
      sources: [CIN_TARGETS, OH_CIN_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Tier 1 reviewers take drawings first come, first served from 7:30 AM to 2:30 PM, Monday through Friday. Behind all of it stands the State’s 30-day limit for a first review.',
        es: 'En Tier 1 se atiende por orden de llegada de 7:30 AM a 2:30 PM, de lunes a viernes. Detrás de todo está el límite estatal de 30 días para la primera revisión.',
      },
      sources: [OH_CIN_REVIEW],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'A plan that falls short comes back as an adjudication order. You have six months from its date to answer before the application is invalid, and an extension can be had; a denial can be appealed to the Board of Building Appeals.',
        es: 'Un plano insuficiente regresa como adjudication order. Tiene seis meses desde su fecha para contestar antes de que la solicitud pierda validez, y hay prórroga; una negativa se apela ante la Board of Building Appeals.',
      },
      sources: [CIN_REVISION],
      confidence: 'A',
    },
    {
      text: {
        en: 'Two clocks run: 48 hours for the upload once the link has come, and 30 days for the whole electronic submittal, which expires if it is still incomplete that long after it was started. The system does not take layered drawings, several sheets in one file, or ZIP archives: check for those first.',
        es: 'Corren dos plazos: 48 horas para subir los archivos desde que llega el enlace, y 30 días para todo el envío electrónico, que vence si a ese tiempo de iniciado sigue incompleto. El sistema no acepta planos por capas, varias hojas en un archivo ni archivos ZIP: revise eso primero.',
      },
      sources: [CIN_ELECTRONIC],
      confidence: 'A',
    },
    {
      text: {
        en: 'A commercial alteration drops out of same-day review as soon as it changes the use or touches structure, whatever its size. Send it the regular way and save the trip.',
        es: 'Una alteración comercial sale de la revisión del mismo día en cuanto cambia el uso o toca la estructura, mida lo que mida. Mándela por la vía normal y ahórrese el viaje.',
      },
      sources: [OH_CIN_REVIEW],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Cincinnati’s records are among the fullest there are: applied, issued, completed and expiry dates, fee, value and the company’s name, one to three days behind the office.',
        es: 'Los registros de Cincinnati son de los más completos: fechas de solicitud, emisión, término y vencimiento, tarifa, valor y nombre de la empresa, con uno a tres días de retraso.',
      },
      sources: [CIN_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'Status comes in office shorthand: ADD INS and BILLED wait for you, APRV_NR is approved and not yet released, ROUTE and CAGIS are still with reviewers. A permit number repeats per trade, so the type is needed to tell two apart.',
        es: 'El estatus viene en clave de oficina: ADD INS y BILLED lo esperan a usted, APRV_NR está aprobado y aún sin entregar, ROUTE y CAGIS siguen con los revisores. El número se repite por oficio, así que hace falta el tipo para distinguirlos.',
      },
      sources: [CIN_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['deck_porch', 'mechanical', 'plumbing', 'commercial_ti', 'res_alteration'],
  faq: [
    {
      question: {
        en: 'Which Cincinnati jobs get same-day review?',
        es: '¿Qué trabajos se revisan el mismo día en Cincinnati?',
      },
      answer: {
        text: {
          en: 'Residential garages, sheds, decks, alterations and additions under 400 square feet; commercial and fire protection alterations up to 5,000 square feet on one floor, without change of use or structural work. Come before 2:30 PM.',
          es: 'Garajes, cobertizos, terrazas, alteraciones y ampliaciones residenciales de menos de 400 pies cuadrados; alteraciones comerciales y de protección contra incendio de hasta 5,000 en un piso, sin cambio de uso ni estructura. Llegue antes de las 2:30 PM.',
        },
        sources: [OH_CIN_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Do I need a permit to replace a roof in Cincinnati?',
        es: '¿Hace falta permiso para cambiar un techo en Cincinnati?',
      },
      answer: {
        text: {
          en: 'Not for the covering of a detached one- to three-family house, as long as it ends with no more than two layers. Other buildings do, and building repair is on the list of work that needs a permit.',
          es: 'No para la cubierta de una casa independiente de una a tres familias, si termina con no más de dos capas. Los demás edificios sí, y la reparación de edificios está en la lista de lo que lleva permiso.',
        },
        sources: [CIN_NEED],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'We sent the application by e-mail and heard nothing. Now what?',
        es: 'Mandamos la solicitud por correo electrónico y no hay respuesta. ¿Y ahora?',
      },
      answer: {
        text: {
          en: 'Allow two business days for the Permit Center’s confirmation. After that call 513-352-3271, option 1, with the address; a mistyped contact e-mail means the upload link went nowhere.',
          es: 'Espere dos días hábiles la confirmación del Permit Center. Después llame al 513-352-3271, opción 1, con la dirección; si el correo del contacto está mal escrito, el enlace para subir archivos no llegó.',
        },
        sources: [CIN_ELECTRONIC, CIN_FAQ],
        confidence: 'A',
      },
    },
  ],
};
