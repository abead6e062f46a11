import { MN_CODE_REPORT, MN_CODES } from '@/content/codes/mn';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const QUESTIONS = read(
  'Permit common questions, City of Minneapolis',
  'https://www2.minneapolismn.gov/business-services/licenses-permits-inspections/construction-permits-certificates/general-permits/permit-common-questions/',
);
const PLAN_REVIEW = read(
  'Plan review, City of Minneapolis',
  'https://www2.minneapolismn.gov/business-services/licenses-permits-inspections/construction-permits-certificates/construction-code-rules-enforcement/plan-review/',
);
const ABOUT_PERMITS = read(
  'What Do I Need to Know About Permits? Minneapolis Development Review',
  'http://www.minneapolismn.gov/mdr/permits/mdr_permits_whattoknowaboutpermits',
);
const NEW_HOME_GUIDE = {
  ...read(
    'New One- or Two-Family Home Construction Process Guide and Checklist, City of Minneapolis',
    'https://www.scribd.com/document/236853271/New-One-Or-Two-Family-Home-Construction-Process-Guide-and-Checklist',
  ),
  isCopy: true,
} as const;
const STATE_CODE = read(
  'Minnesota State Building Code, as explained by the City of Maple Grove',
  'https://www.maplegrovemn.gov/departments/building/minnesota-state-building-code',
);
const EXPIRY = read(
  'Permits, City of Maple Grove (Minnesota administrative rules)',
  'https://www.maplegrovemn.gov/173/Permits',
);
const FEES = read(
  'Construction permit fees, City of Minneapolis',
  'https://publish.smartsheet.com/5bac769dc10f49f7a65d69b39243a54f',
);
const DLI_ELECTRICAL = read(
  'Electrical permits for contractors, Minnesota DLI',
  'https://www.dli.mn.gov/business/electrical-contractors/electrical-permits-contractors',
);
const DATASET = read(
  'CCS Permits, City of Minneapolis open data',
  'https://services.arcgis.com/afSMGVsC7QlRK1kZ/arcgis/rest/services/CCS_Permits/FeatureServer/0',
);
const REFUND_FORM = read(
  'Permit Refund Request (form of the City of Minneapolis)',
  'https://app.smartsheet.com/b/form/4977ed4e6a6444419aad4d1060c13949',
);

const reread = sourceReadOn('2026-11-24');

const RULE_1300 = {
  ...reread(
    'Minnesota Rules 1300.0120, Permits (copy in the records of the City of Elk River)',
    'http://web1-elkr.ci.elk-river.mn.us/WebLink/1/doc/159874/Page3.aspx',
  ),
  isCopy: true,
} as const;
const EXEMPT_SUMMARY = reread(
  'Is a Permit Required? City of Brooklyn Park (summary of Minnesota Rules 1300.0120)',
  'https://www.brooklynpark.org/building-permits-and-inspections/is-a-permit-required/',
);

const read28 = sourceReadOn('2026-11-28');

const RULE_2020 = {
  ...read28(
    'Minnesota Rules 1300.0120, Permits (read in a copy of 2020)',
    'https://www.revisor.mn.gov/rules/1300.0120/',
  ),
  publishedOn: '2020',
  isCopy: true,
} as const;
const WINDOWS = {
  ...read28(
    'Do You Need a Permit to Replace Windows in Minnesota? (Modern Exterior Systems, quoting the City of Minneapolis)',
    'https://modernexteriorsystems.com/blog/do-you-need-permit-to-replace-windows-in-mn',
  ),
  publishedOn: '2026-05-31',
};

const read27 = sourceReadOn('2026-11-27');

const MPLS_APPLICATION = read27(
  'Construction permits, City of Minneapolis (address as a third party’s software gives it, 2026)',
  'https://www.minneapolismn.gov/business-services/licenses-permits-inspections/construction-permits/',
);
const MPLS_FORM = {
  ...read27(
    'Building Permit Application, City of Minneapolis (address as a third party’s software gives it, 2026)',
    'https://www.minneapolismn.gov/media/-www-content-assets/documents/Building-Permit-Application.pdf',
  ),
  publishedOn: '2024-12-16',
};
const RULE_INSPECTIONS = read27(
  'Minnesota Rules 1300.0210, Inspections',
  'https://www.revisor.mn.gov/rules/1300.0210/',
);
const MPLS_MECHANICAL = {
  ...read27(
    'Existing residential mechanical permit fees, City of Minneapolis (as a third party’s software transcribes them, September 2026)',
    'https://publish.smartsheet.com/30df9b1453a34d73bb083600db33c2b1',
  ),
  publishedOn: '2026-02-27',
  isCopy: true as const,
};

const MPLS_DESK = permitFeesNotes(
  'Who issues and inspects what in Minneapolis, from the fee pages and the Minnesota DLI directory',
  'src/content/minneapolis/index.ts',
);

export const profile: CityProfile = {
  slug: 'minneapolis-mn',
  intro: [
    {
      text: {
        en: 'Minneapolis asks who you are before it asks what you build: an LLC or partnership that owns a dwelling of four units or fewer cannot pull a residential building permit without a license of its own, state or, for its rental houses, the city’s specialty one, or a licensed contractor in its place; which of them your job needs, ask.',
        es: 'Minneapolis pregunta quién es usted antes de qué construye: una LLC o sociedad dueña de una vivienda de cuatro unidades o menos no puede sacar un permiso residencial sin licencia propia, la estatal o, para sus casas de renta, la municipal de especialidad, o sin un contratista con licencia en su lugar; pregunte cuál pide su obra.',
      },
      sources: [QUESTIONS],
      confidence: 'A',
    },
    {
      text: {
        en: 'The rulebook is the Minnesota State Building Code. By law a Minnesota city enforces it as written and may not amend it, so what differs here is zoning, paperwork and the fee sheet.',
        es: 'La norma es el Minnesota State Building Code. Por ley, una ciudad de Minnesota lo aplica tal cual y no lo puede modificar, así que lo que cambia aquí es la zonificación, el papeleo y la tabla de tarifas.',
      },
      sources: [STATE_CODE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Many jobs pass on a simple plan and some, a roof replacement for one, need no plan review at all. A new one- or two-family home goes past planning, plan review, public works and inspections.',
        es: 'Muchos trabajos pasan con un plano sencillo y algunos, como cambiar un techo, no necesitan revisión de planos. Una casa nueva de una o dos familias pasa por planificación, revisión de planos, obras públicas e inspecciones.',
      },
      sources: [PLAN_REVIEW, NEW_HOME_GUIDE],
      confidence: 'B',
    },
  ],
  department: {
    name: 'Minneapolis Development Review, Community Planning & Economic Development',
    url: 'https://www.minneapolismn.gov/business-services/licenses-permits-inspections/construction-permits/',
    source: MPLS_APPLICATION,
    confidence: 'C',
  },
  portal: null,
  codes: {
    editions: MN_CODES,
    notes: [
      fact(
        'A',
        [PLAN_REVIEW],
        'The city’s plan review page names the same 2020 codes.',
        'La página de revisión de planos de la ciudad nombra los mismos códigos de 2020.',
      ),
      fact(
        'C',
        [MN_CODE_REPORT],
        'The State reviews its code every six years, and the 2024 model codes are next. In June 2026 no date for them stood yet; ask at 612-673-3000 before you draw.',
        'El estado revisa su código cada seis años y siguen los códigos modelo de 2024. En junio de 2026 aún no tenían fecha; pregunte en el 612-673-3000 antes de hacer los planos.',
      ),
      fact(
        'C',
        [MN_CODE_REPORT],
        'Houses follow the state energy code of 2015 (2012 IECC), in force since February 14, 2015.',
        'Las casas siguen el código estatal de energía de 2015 (IECC 2012), en vigor desde el 14 de febrero de 2015.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Anyone who builds on or improves more than one property within 24 months, even as the owner, must hold a Minnesota Residential Building Contractor or Residential Remodeler license.',
        es: 'Quien construye o mejora más de una propiedad en 24 meses, aunque sea el dueño, debe tener la licencia de Minnesota de Residential Building Contractor o Residential Remodeler.',
      },
      sources: [QUESTIONS],
      confidence: 'A',
    },
    {
      text: {
        en: 'An owner who does not live in the property may take out the building permit but not plumbing, electrical or mechanical ones. For each of those three, landlords need a contractor licensed in that trade.',
        es: 'El dueño que no vive en la propiedad puede sacar el permiso de construcción, pero no los de plomería, electricidad ni mecánica. Para cada uno de esos tres el arrendador necesita un contratista con licencia en esa especialidad.',
      },
      sources: [QUESTIONS],
      confidence: 'A',
    },

    {
      text: {
        en: 'For a new home the city’s checklist wants the wrecking permit of what stands there, a site plan, a drainage and stormwater plan and the construction plans, each with its listed contents.',
        es: 'Para una casa nueva, la lista de la ciudad pide el permiso de demolición de lo existente, un plano del sitio, un plan de drenaje y aguas pluviales y los planos de construcción, cada uno con el contenido que enumera.',
      },
      sources: [NEW_HOME_GUIDE],
      confidence: 'B',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'With an inspection, but without plan review.',
        es: 'Con inspección, pero sin revisión de planos.',
      },
      sources: [PLAN_REVIEW],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'According to a local contractor who quotes the city; only storm windows, storm doors and repairs are exempt.',
        es: 'Según un contratista local que cita a la ciudad; solo están exentas las ventanas y puertas de tormenta (storm) y las reparaciones.',
      },
      sources: [WINDOWS],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 7 feet, by the state rule. Zoning may have a say.',
        es: 'Solo con más de 7 pies, según la regla estatal. La zonificación también puede poner reglas.',
      },
      sources: [RULE_2020, RULE_1300],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not for one detached story up to 200 square feet, by the state rule; a larger one needs one.',
        es: 'Separado, de un piso y de hasta 200 pies cuadrados, no, según la regla estatal; uno mayor lo necesita.',
      },
      sources: [RULE_2020, RULE_1300],
      confidence: 'B',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'By the state rule none for a deck up to 30 inches above grade that is not attached to a structure with frost footings; any other needs one.',
        es: 'Según la regla estatal, no, si queda a 30 pulgadas o menos del terreno y no se une a una estructura con zapatas contra heladas; cualquier otra, sí.',
      },
      sources: [RULE_2020],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit; a furnace or boiler in a house pays $132.40.',
        es: 'Un permiso mecánico; un calefactor o caldera de casa paga $132.40.',
      },
      sources: [MPLS_MECHANICAL, RULE_1300],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'By the state rule, for replacing plumbing or gas equipment; plumbing here pays at least $85.20.',
        es: 'Por la regla estatal, al reemplazar equipo de plomería o gas; aquí la plomería paga al menos $85.20.',
      },
      sources: [RULE_1300, FEES],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Filed with the State or its contract inspector: $35 for a service up to 400 amps, $55 a trip.',
        es: 'Ante el estado o su inspector contratado: $35 por un servicio de hasta 400 amperios, $55 por visita.',
      },
      sources: [DLI_ELECTRICAL],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'B',
      [RULE_2020, RULE_1300],
      'The State’s list applies, since the city may not change the code: one-story detached sheds and playhouses up to 200 square feet, fences up to 7 feet, and retaining walls up to 4 feet that carry no surcharge.',
      'Vale la lista del estado, pues la ciudad no puede cambiar el código: cobertizos y casitas separadas de un piso de hasta 200 pies cuadrados, cercas de hasta 7 pies y muros de contención de hasta 4 pies sin sobrecarga.',
    ),
    fact(
      'C',
      [EXEMPT_SUMMARY, RULE_2020],
      'The same state rule frees finish work, gutters, soffit and fascia, storm windows, and insulation blown where the wall finish stays on. Zoning can still have a say.',
      'La misma regla estatal exime de permiso los acabados, canaletas, sofitos y fascias, ventanas de tormenta (storm), y el aislamiento que se pone sin quitar el acabado del muro. La zonificación también puede poner reglas.',
    ),
  ],
  steps: [
    fact(
      'A',
      [QUESTIONS],
      'Ask Minneapolis 311 whether the job needs a permit, and which reviews your address brings.',
      'Pregunte al 311 de Minneapolis si el trabajo lleva permiso y qué revisiones toca hacer en su dirección.',
    ),
    fact(
      'A',
      [QUESTIONS],
      'Show that you may apply: picture identification for a homeowner who lives there, the state license that fits for a company.',
      'Demuestre que puede solicitarlo: identificación con foto si es dueño y vive ahí, la licencia estatal que corresponda si es empresa.',
    ),
    fact(
      'C',
      [MPLS_APPLICATION, MPLS_FORM],
      'Apply through Minneapolis Development Review. Its construction permits page leads to the applications; the building form is of December 16, 2024.',
      'Presente la solicitud ante Minneapolis Development Review. Su página de permisos de construcción lleva a los formularios; el de construcción es del 16 de diciembre de 2024.',
    ),
    fact(
      'A',
      [QUESTIONS],
      'Bring a site plan where one is asked for. Some permits also wait for the city’s zoning site review and its inspections plan review; 311 says which your address needs.',
      'Lleve un plano del sitio donde se pida. Algunos permisos esperan además la revisión de zonificación y la revisión de planos que hace la ciudad; el 311 dice cuáles necesita su dirección.',
    ),
    fact(
      'A',
      [PLAN_REVIEW],
      'If plans are reviewed, answer every item of the plan review letter.',
      'Si se revisan planos, responda cada punto de la carta de revisión.',
    ),
    fact(
      'B',
      [FEES, RULE_INSPECTIONS],
      'Pay the permit fee, the 65% for plan review where there was one and the state surcharge. With the permit issued, post its inspection record card: no work starts before that.',
      'Pague la tarifa del permiso, el 65% de la revisión de planos si la hubo y el recargo estatal. Emitido el permiso, coloque su tarjeta de inspecciones: ningún trabajo empieza antes.',
    ),
  ],
  inspections: {
    booking: fact(
      'B',
      [RULE_INSPECTIONS, MPLS_DESK],
      'By the state rule whoever does the work notifies the building official that it is ready: here Minneapolis Development Review, 612-673-3000 or 311. The city has to give the applicant its procedure and timeline for asking: take them with the permit.',
      'Según la regla estatal, quien hace el trabajo avisa al funcionario de construcción que está listo: aquí Minneapolis Development Review, 612-673-3000 o 311. La ciudad debe dar al solicitante su procedimiento y sus plazos: recójalos con el permiso.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'B',
        [MPLS_DESK],
        'Electrical work is not the city’s to inspect: the Minnesota Department of Labor and Industry or its contract inspectors do it, and its directory names yours.',
        'La electricidad no la inspecciona la ciudad: lo hace el Minnesota Department of Labor and Industry o sus inspectores contratados, y su directorio le dice cuál es el suyo.',
      ),
      fact(
        'A',
        [RULE_INSPECTIONS],
        'The work stays accessible and exposed until it is approved.',
        'La obra queda accesible y a la vista hasta que se apruebe.',
      ),
      fact(
        'A',
        [RULE_INSPECTIONS],
        'No work under a permit starts before the inspection record card is posted or otherwise at hand; the permit holder keeps it available until final approval.',
        'Ningún trabajo con permiso empieza antes de colocar la tarjeta de inspecciones o tenerla a mano; el titular la mantiene disponible hasta la aprobación final.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Minneapolis Development Review, Public Service Building',
      phone: '+16126733000',
      mail: '311@minneapolismn.gov',
      address: '505 Fourth Ave. S., Room 220, Minneapolis, MN 55415',
      hours: {
        en: 'Monday to Thursday, 8 a.m. to 4 p.m.; Friday from 9 a.m.',
        es: 'Lunes a jueves, 8 a. m. a 4 p. m.; viernes desde las 9 a. m.',
      },
      source: MPLS_DESK,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'Minneapolis 311',
      phone: '+16126733000',
      note: { en: 'From outside the city.', es: 'Desde fuera de la ciudad.' },
      source: ABOUT_PERMITS,
      confidence: 'A',
    },
    {
      purpose: 'contractor_registration',
      name: 'Licenses and Consumer Services Division',
      phone: '+16126732080',
      source: ABOUT_PERMITS,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'The building permit fee climbs with the value of the work through eight bands, from $36.70 for the first $500 to $8,290.50 plus $5.60 per $1,000 above a million. The minimum is $84.20.',
        es: 'La tarifa del permiso de construcción sube con el valor de la obra en ocho tramos, de $36.70 por los primeros $500 a $8,290.50 más $5.60 por cada $1,000 arriba del millón. El mínimo es $84.20.',
      },
      sources: [FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Where plans are reviewed, plan review adds 65% of the permit fee. The state surcharge adds 0.0005 of the value of the work.',
        es: 'Donde se revisan planos, la revisión agrega el 65% de la tarifa del permiso. El recargo estatal agrega 0.0005 del valor de la obra.',
      },
      sources: [FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Plumbing is charged at $41.40 for each fixture plus $1.00 of state surcharge; the minimum of $85.20 has the surcharge in it. Electrical work follows the State’s own list: $55 for an inspection trip and $35 for a service up to 400 amps.',
        es: 'La plomería se cobra a $41.40 por aparato sanitario más $1.00 de recargo estatal; el mínimo de $85.20 ya incluye el recargo. La electricidad sigue la lista del estado: $55 por visita de inspección y $35 por un servicio de hasta 400 amperios.',
      },
      sources: [FEES, DLI_ELECTRICAL],
      confidence: 'B',
    },
    fact(
      'B',
      [MPLS_MECHANICAL],
      'Replacing a furnace or boiler in a house is $132.40 and a whole system $216.60, each with $1.00 of state surcharge.',
      'Reemplazar el calefactor o la caldera de una casa cuesta $132.40 y un sistema completo $216.60, cada uno con $1.00 de recargo estatal.',
    ),
  ],
  feeSchedule: 'minneapolis-mn',
  timing: [
    fact(
      'A',
      [ABOUT_PERMITS],
      'We found no review time, neither on the city’s page of questions on permits nor elsewhere. Ask at 612-673-3000 before you promise a date.',
      'No hallamos ningún tiempo de revisión, ni en la página de preguntas de la ciudad sobre permisos ni en otra parte. Pregunte en el 612-673-3000 antes de prometer una fecha.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'Since January 2015 the state rule bars the city from red-lining plans that a licensed designer drew: it itemizes every code deficiency in a plan review letter. Answer it point by point, with the sheet where each one was fixed.',
        es: 'Desde enero de 2015 la regla estatal prohíbe a la ciudad marcar en rojo los planos que hizo un profesional con licencia: enumera cada deficiencia en una carta de revisión. Contéstela punto por punto, con la hoja donde se corrigió cada una.',
      },
      sources: [PLAN_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Check the applicant before the drawing: an occupant owner must show picture identification, and an entity that owns rental housing of up to four units must show the state license or the city’s specialty contractor license, or send a licensed contractor.',
        es: 'Revise al solicitante antes que el plano: el dueño que vive ahí muestra identificación con foto, y la entidad dueña de vivienda de hasta cuatro unidades muestra la licencia estatal o la municipal de contratista de especialidad, o manda a un contratista con licencia.',
      },
      sources: [QUESTIONS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Some permits wait for a site plan, a zoning site review and an inspections plan review before they can be issued. Ask 311 which of the three your address needs.',
        es: 'Algunos permisos esperan un plano del sitio, una revisión de zonificación y una revisión de planos antes de emitirse. Pregunte al 311 cuáles de los tres pide su dirección.',
      },
      sources: [QUESTIONS],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'The city’s permit table is refreshed daily: permit type, kind of work, value, issue date, completion date and the applicant’s name. A job shows under your company only where you applied in that name.',
        es: 'La tabla de permisos de la ciudad se renueva a diario: tipo, clase de trabajo, valor, fecha de emisión, fecha de término y nombre del solicitante. Un trabajo aparece a nombre de su empresa solo si usted lo solicitó con ese nombre.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'A record marked Closed may be finished or merely closed by the office. The completion date tells them apart: no date, no final.',
        es: 'Un registro marcado Closed puede estar terminado o solo cerrado por la oficina. La fecha de término los distingue: sin fecha, no hubo inspección final.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'res_alteration', 'plumbing', 'mechanical', 'deck_porch'],
  lapse: {
    fromIssue: 180,
    fromInspection: 180,
    atMost: null,
    counts: 'work',
    says: {
      text: {
        en: 'Minnesota’s rules: 180 days after issuance if work has not started and no inspection was called, or once work has been suspended that long.',
        es: 'Reglas de Minnesota: a los 180 días de emitido si no se empezó ni se pidió inspección, o cuando la obra lleva ese tiempo parada.',
      },
      sources: [EXPIRY],
      confidence: 'C',
    },
    cost: null,
    costShare: null,
    extension: {
      text: {
        en: 'Ask for a progress inspection or a written extension before then.',
        es: 'Pida antes una inspección de avance o una prórroga por escrito.',
      },
      sources: [EXPIRY],
      confidence: 'C',
    },
  },
  faq: [
    {
      question: {
        en: 'Does a reroof need plan review in Minneapolis?',
        es: '¿Un cambio de techo necesita revisión de planos en Minneapolis?',
      },
      answer: {
        text: {
          en: 'No. The city gives roof replacement as its example of work that needs no plan review. It still needs the permit and the inspection.',
          es: 'No. La ciudad pone el cambio de techo como ejemplo de trabajo sin revisión de planos. Sí necesita el permiso y la inspección.',
        },
        sources: [PLAN_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How long is a permit good for if nothing happens?',
        es: '¿Cuánto dura un permiso si no pasa nada?',
      },
      answer: {
        text: {
          en: 'Under the state’s administrative rules a permit expires 180 days after issuance if work has not started and no inspection was called, or once work has been suspended that long. Ask for a progress inspection or a written extension before then.',
          es: 'Según las reglas administrativas del estado, el permiso queda vencido a los 180 días de emitido si no se empezó ni se pidió inspección, o cuando la obra lleva ese tiempo parada. Pida antes una inspección de avance o una prórroga por escrito.',
        },
        sources: [EXPIRY],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'Can a permit fee be refunded if the job is called off?',
        es: '¿Se devuelve la tarifa si el trabajo se cancela?',
      },
      answer: {
        text: {
          en: 'Partly. Before work starts the city keeps $50 and deducts the state surcharge and the plan review fee. The original applicant asks on the city’s form within 180 calendar days of payment, and the check takes four to six weeks.',
          es: 'En parte. Antes de empezar, la ciudad retiene $50 y descuenta el recargo estatal y la revisión de planos. La pide el solicitante original en el formulario de la ciudad, dentro de los 180 días del pago, y el cheque tarda de cuatro a seis semanas.',
        },
        sources: [REFUND_FORM],
        confidence: 'B',
      },
    },
  ],
};
