import { MA_105_1, MA_143_3L, MA_248_3, MA_CODE_REPORT, MA_CODES, MA_REPAIR } from '@/content/codes/ma';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { MA_CODE_10, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const STATE_FAQ = read(
  'Building permits FAQs, Mass.gov',
  'http://www.mass.gov/eopss/consumer-prot-and-bus-lic/license-type/csl/building-permits-faqs.html',
);
const BOS_SHORT = read(
  'Short Form Permit, Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/shortform.asp',
);
const BOS_LONG = read(
  'Long Form Permit, Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/longform.asp',
);
const BOS_COUNTER = read(
  'Building Permits (Counter 1), Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/counter1.asp',
);
const BOS_AS_OF_RIGHT = read(
  'Buildings and Structures "As of Right" FAQ, Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/asofright/aorfaq.asp',
);
const BOS_SHORT_FEES = read(
  'Short form permit, Boston.gov',
  'https://www.boston.gov/permitting/permits/short-form-permit',
);
const BOS_LONG_FEES = read(
  'Long form permit, Boston.gov',
  'https://www.boston.gov/permitting/permits/long-form-permit',
);
const BOS_LANDMARKS = read(
  'How to apply for Landmarks design review, Boston.gov',
  'https://www.boston.gov/departments/landmarks-commission/how-apply-landmarks-design-review',
);
const BOS_BUILDER = read('Permitting in the City of Boston', 'https://abacusbuilders.com/permitting/');
const BOS_DATASET = read(
  'Approved Building Permits, Analyze Boston',
  'https://data.boston.gov/dataset/approved-building-permits',
);

const read24 = sourceReadOn('2026-11-24');

const BOS_CALLS = read24(
  'Inspectional Services Constituent Services, Boston.gov',
  'https://boston.gov/departments/inspectional-services/inspectional-services-constituent-services',
);
const BOS_GROUND_UP = read24(
  'From the Ground Up: A Contractor’s Guide, Boston Inspectional Services (older page)',
  'http://www.cityofboston.gov/isd/building/boa/forward.asp',
);
const MA_EXEMPT = read24(
  'Permit Requirements: state code 105.2, as South Hadley prints it',
  'https://www.southhadley.org/636/Permit-Requirements',
);
const MA_NOTICE = read24(
  'When I start construction, is the work inspected? Town of Norton, quoting the state building code',
  'https://www.nortonma.org/building-inspector/pages/inspections',
);
const BOS_PORTAL = read24(
  'Boston ISD permits (address as a third party’s software gives it, 2026)',
  'https://onlinepermitsandlicenses.boston.gov/isdpermits/',
);

const read28 = sourceReadOn('2026-11-28');

const BOS_SPECIALIZED = read28(
  'Boston Net Zero: the Specialized Code (lawmtm.com, a law firm’s notice)',
  'https://www.lawmtm.com/boston-net-zero.html',
);
const BOS_SPECIALIZED_2 = {
  ...read28(
    'More Municipalities Adopt Specialized Stretch Energy Code (builders’ association of Greater Boston)',
    'https://hbrama.com/2023/08/more-municipalities-adopt-specialized-stretch-energy-code/',
  ),
  publishedOn: '2023-08',
};
const BOS_SPECIALIZED_3 = {
  ...read28(
    'DOER Requests Comments on the Stretch Codes (A Better City)',
    'https://www.abettercity.org/news-and-events/blog/doer-requests-comments-on-the-stretch-codes',
  ),
  publishedOn: '2024-04-12',
};

const BOS_DESK = permitFeesNotes(
  'Inspectional Services Department, Boston: telephone, mail, address and hours',
  'src/content/boston/index.ts',
);
const MA_110_5 = {
  ...read28(
    'State building code 110.5, in the records of the City of Northampton',
    'http://archive.northamptonma.gov/WebLink/DocView.aspx?dbid=0&id=786661&repo=CityOfNorthampton',
  ),
  isCopy: true,
} as const;

export const profile: CityProfile = {
  slug: 'boston-ma',
  intro: [
    {
      text: {
        en: 'Boston’s Inspectional Services Department, ISD, works with two forms. The short form is for minor work that touches neither structure, exits, use nor living space; everything else is a long form, with plans.',
        es: 'El Inspectional Services Department de Boston, ISD, trabaja con dos formularios. El short form es para obra menor que no toca estructura, salidas, uso ni espacio habitable; todo lo demás es long form, con planos.',
      },
      sources: [BOS_SHORT, BOS_LONG],
      confidence: 'A',
    },
    {
      text: {
        en: 'A long form that breaks a zoning rule is refused, and the refusal is the ticket to the Board of Appeal. A builder who works here counts several months to a year for that road.',
        es: 'Un long form que incumple la zonificación se rechaza, y ese rechazo es la entrada a la Board of Appeal. Un constructor local calcula de varios meses a un año por ese camino.',
      },
      sources: [BOS_BUILDER],
      confidence: 'C',
    },
  ],
  department: {
    name: 'Boston Inspectional Services Department (ISD), Building Division',
    url: 'https://www.boston.gov/permitting/permits/long-form-permit',
    source: BOS_LONG_FEES,
    confidence: 'B',
  },
  portal: {
    name: 'Boston online permits',
    url: 'https://onlinepermitsandlicenses.boston.gov/isdpermits/',
    source: BOS_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      ...MA_CODES,
      {
        fields: ['energy'],
        edition: {
          en: 'Specialized stretch code, 225 CMR 22 and 23 (2021 IECC)',
          es: 'Código specialized stretch, 225 CMR 22 y 23 (IECC 2021)',
        },
        since: '2024-01-01',
        sources: [BOS_SPECIALIZED, BOS_SPECIALIZED_2, BOS_SPECIALIZED_3, MA_CODE_REPORT],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'A',
        [MA_CODE_10],
        'The tenth edition of 780 CMR has stood alone since its overlap with the ninth ended on June 30, 2025. Its residential code is chapter 51.',
        'La décima edición del 780 CMR rige sola desde que terminó su convivencia con la novena el 30 de junio de 2025. Su código residencial es el capítulo 51.',
      ),
      fact(
        'C',
        [MA_CODE_REPORT],
        'The electrical code is labeled as effective April 24, 2026, but its own rule reaches permits granted after February 28, 2026: ask the wiring inspector if yours falls between.',
        'El código eléctrico dice regir desde el 24 de abril de 2026, pero su propia regla alcanza los permisos otorgados después del 28 de febrero de 2026: pregunte al inspector eléctrico si el suyo cae en medio.',
      ),
      fact(
        'C',
        [BOS_SPECIALIZED, BOS_SPECIALIZED_2, BOS_SPECIALIZED_3, BOS_GROUND_UP],
        'The City Council adopted the specialized energy code on April 5, 2023; by trade and law notices, which are all we read of it, it reaches new construction and significant renovations. How far it binds an alteration, ask ISD, 617-635-5300, before insulation and equipment are priced.',
        'El concejo adoptó el código de energía specialized el 5 de abril de 2023; según avisos del ramo y de abogados, que es lo único que leímos, alcanza la obra nueva y las renovaciones importantes. Hasta dónde obliga a una remodelación, pregunte a ISD, 617-635-5300, antes de cotizar aislamiento y equipos.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'A short form asks for a full description, the total cost, your license and the contract signed by you and the owner; online also the insurance certificate and the workers’ compensation affidavit. Plans only if the ward inspector wants them.',
        es: 'El short form pide descripción completa, costo total, su licencia y el contrato firmado por usted y el dueño; en línea, también certificado de seguro y declaración de compensación laboral. Planos solo si los pide el inspector del distrito.',
      },
      sources: [BOS_SHORT],
      confidence: 'A',
    },
    {
      text: {
        en: 'New decks, pools, signs and canopies never go on a short form, nor does added fire protection or a change of legal occupancy.',
        es: 'Terrazas, piscinas, letreros y toldos nuevos nunca van en short form, como tampoco la protección contra incendio adicional ni el cambio de ocupación legal.',
      },
      sources: [BOS_SHORT],
      confidence: 'A',
    },
    {
      text: {
        en: 'A long form needs owner authorization, site plan, floor plans, a certified plot plan with lot lines and the sign-off of a licensed contractor or engineer. It may be begun online, but the documents were handed over at Counter 1, 1010 Massachusetts Avenue, by the page we read.',
        es: 'El long form necesita autorización del dueño, plano del sitio, plantas, un plot plan certificado con linderos y la firma de un contratista o ingeniero con licencia. Se puede iniciar en línea, pero los documentos se entregaban en Counter 1, 1010 Massachusetts Avenue, según la página leída.',
      },
      sources: [BOS_LONG],
      confidence: 'A',
    },
    {
      text: {
        en: 'Basement and ground work needs a rodent control number, and a property in a historic district needs the landmark approval letter, before even a short form can be issued.',
        es: 'La obra en sótano o suelo necesita un número de control de roedores, y una propiedad en distrito histórico la carta de aprobación, antes de que se emita siquiera un short form.',
      },
      sources: [BOS_SHORT],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'State code, as towns read it: a whole roof yes, a patch of shingles no; here a short form.',
        es: 'Código estatal, como lo leen municipios: el techo entero sí, un parche no; aquí, short form.',
      },
      sources: [MA_REPAIR, MA_105_1, BOS_SHORT],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'State code, as a city prints it: replacement windows need one; here a short form.',
        es: 'Código estatal, como lo publica una ciudad: las ventanas de reemplazo lo llevan; aquí, short form.',
      },
      sources: [MA_105_1, BOS_SHORT],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 6 feet high; above 7, yes. In between, ask: two towns print the state code, one with 6 feet, one with 7. Zoning or Landmarks may still have a say.',
        es: 'Hasta 6 pies de alto, no; de más de 7, sí. Entre ambas, pregunte: dos municipios publican el código estatal, uno con 6 pies y otro con 7. Zonificación o Landmarks aún pueden pedir algo.',
      },
      sources: [MA_EXEMPT, MA_105_1],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not for one story up to 200 square feet, by the state code; a larger one needs one.',
        es: 'No, si es de un piso y hasta 200 pies cuadrados, según el código estatal; uno mayor lo necesita.',
      },
      sources: [MA_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'A new deck never goes on a short form but on a long one, with plans.',
        es: 'Una terraza nueva nunca va en short form, sino en long form, con planos.',
      },
      sources: [BOS_SHORT, BOS_LONG],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'State code, as a city prints it: mechanical systems need one; the wiring has a permit apart.',
        es: 'Código estatal, como lo publica una ciudad: los sistemas mecánicos lo llevan; el cableado, aparte.',
      },
      sources: [MA_105_1],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'State rule 248 CMR 3.05: no plumbing or gas fixture is replaced before the permit is issued.',
        es: 'Regla estatal 248 CMR 3.05: ningún aparato de plomería o gas se cambia antes de emitido el permiso.',
      },
      sources: [MA_248_3],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $20 and $0.25 an amp for an electrical service up to 240 volts.',
        es: 'Tiene precio de permiso: $20 y $0.25 por amperio por un servicio eléctrico de hasta 240 voltios.',
      },
      sources: [BOS_SHORT_FEES, BOS_LONG_FEES],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'C',
      [MA_EXEMPT, MA_105_1, MA_CODE_10],
      'The state code, which binds Boston, exempts one-story storage sheds and playhouses up to 200 square feet, fences up to 6 feet (another town’s print has 7), walls that hold back less than 4 feet of earth, walks and driveways (105.2, as a Massachusetts town prints it).',
      'El código estatal, que obliga a Boston, exime cobertizos y casitas de un piso hasta 200 pies cuadrados, cercas de hasta 6 pies (otro municipio publica 7), muros que retienen menos de 4 pies de tierra, andadores y entradas (105.2, según lo publica un municipio de Massachusetts).',
    ),
    fact(
      'C',
      [MA_EXEMPT],
      'So are painting, papering, tile, carpet, cabinets, counter tops and swings. The electrical, plumbing and gas codes keep their own permits, and zoning or Landmarks may still have a say.',
      'También pintura, papel tapiz, loseta, alfombra, gabinetes, encimeras y columpios. Los códigos de electricidad, plomería y gas conservan sus permisos, y zonificación o Landmarks pueden opinar.',
    ),
    fact(
      'A',
      [BOS_SHORT],
      'Changing out a kitchen or a bathroom is not exempt here: it is the city’s own example of a short form.',
      'Cambiar una cocina o un baño no está exento aquí: es el ejemplo que da la propia ciudad de un short form.',
    ),
  ],
  steps: [
    fact(
      'A',
      [BOS_SHORT, BOS_LONG],
      'Settle the form: short if structure, exits, use and living space stay as they are, long for anything else.',
      'Defina el formulario: short si estructura, salidas, uso y espacio habitable quedan igual; long para lo demás.',
    ),
    fact(
      'A',
      [BOS_SHORT],
      'Collect what comes from other desks: the rodent control number for basement or ground work, the landmark letter in a historic district.',
      'Reúna lo que dan otras oficinas: número de control de roedores si toca sótano o suelo, carta de Landmarks en distrito histórico.',
    ),
    fact(
      'A',
      [BOS_COUNTER],
      'Short forms and trade permits are done wholly online: upload the papers, pay by card, print the permit.',
      'Los short form y los permisos de especialidad se hacen por completo en línea: suba los papeles, pague con tarjeta e imprima el permiso.',
    ),
    fact(
      'A',
      [BOS_COUNTER, BOS_LONG],
      'A long form may begin online, but by the page we read its drawings are handed over at Counter 1 on the fifth floor, where the next steps are explained.',
      'Un long form puede empezar en línea, pero según la página leída los planos se entregan en Counter 1, quinto piso, donde le explican lo que sigue.',
    ),
    fact(
      'C',
      [BOS_LONG_FEES, STATE_FAQ, BOS_BUILDER],
      'The long form costs $50 and $10 per $1,000. ISD has the State’s 30 days to approve it, refuse it or ask for more; a refusal over zoning opens the way to the Board of Appeal.',
      'El long form cuesta $50 y $10 por cada $1,000. ISD tiene los 30 días del estado para aprobarlo, rechazarlo o pedir más; un rechazo por zonificación abre el camino a la Board of Appeal.',
    ),
    fact(
      'A',
      [BOS_COUNTER],
      'Work starts with the printed Building Permit Card in hand, or with the approved amendment, not sooner.',
      'La obra empieza con la Building Permit Card impresa en mano, o con la modificación aprobada, no antes.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [BOS_CALLS, BOS_GROUND_UP],
      'By telephone, through ISD’s Call Center, which takes the requests for building permit inspections: 617-635-5300, the department’s main number by an older page.',
      'Por teléfono, en el Call Center de ISD, que recibe las solicitudes de inspección del permiso: 617-635-5300, el número principal del departamento según una página anterior.',
    ),
    cutOff: null,
    visit: fact(
      'B',
      [MA_143_3L],
      'For wiring, state law gives the inspector of wires five days from your written notice that the work is complete to approve or disapprove it in writing. For other work ask when you call.',
      'En lo eléctrico, la ley estatal da al inspector cinco días desde su aviso escrito de obra terminada para aprobarla o rechazarla por escrito. En lo demás, pregunte al llamar.',
    ),
    notes: [
      fact(
        'C',
        [MA_110_5, MA_NOTICE],
        'Section 110.5 of the state code has the permit holder notify the building official when work is ready and give access, without naming hours. An earlier edition, as a town near Boston quotes it, asked for 24 hours’ notice and a visit within 48: a day’s notice is a safe habit.',
        'La sección 110.5 del código estatal pide al titular avisar cuando la obra está lista y dar acceso, sin fijar horas. Una edición anterior, como la cita un municipio cercano a Boston, pedía 24 horas de aviso y visita en 48: avisar con un día es buena costumbre.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'ISD Permit Counter',
      phone: '+16179613271',
      source: BOS_SHORT,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Building Division, Counter 1',
      address: '1010 Massachusetts Avenue, 5th floor, Boston, MA',
      hours: {
        en: 'Monday to Friday, 8:00 a.m. to 4:00 p.m.',
        es: 'Lunes a viernes, 8:00 a. m. a 4:00 p. m.',
      },
      note: { en: 'Hours by an older page.', es: 'Horario según una página anterior.' },
      source: BOS_LONG,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Inspectional Services Department',
      phone: '+16176355300',
      mail: 'isd@boston.gov',
      address: '1010 Massachusetts Avenue, 5th floor, Boston, MA',
      note: { en: 'Main number.', es: 'Número principal.' },
      source: BOS_DESK,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'ISD Call Center',
      phone: '+16176355300',
      source: BOS_CALLS,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'Both forms charge $10 per $1,000 of cost, prorated, on top of a base: $20 for the short form and $50 for the long one.',
        es: 'Ambos formularios cobran $10 por cada $1,000 de costo, prorrateados, sobre una base: $20 el short form y $50 el long form.',
      },
      sources: [BOS_SHORT_FEES, BOS_LONG_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Trades start at $20: plumbing adds $5 a fixture, gas $5 an appliance or meter, an electrical service $0.25 per amp up to 240 volts and $0.75 above.',
        es: 'Los oficios parten de $20: plomería suma $5 por aparato sanitario, gas $5 por aparato o medidor, y un servicio eléctrico $0.25 por amperio hasta 240 voltios y $0.75 por encima.',
      },
      sources: [BOS_SHORT_FEES, BOS_LONG_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Starting without the permit card in hand, or going past what it allows, can double the fee, and both owner and builder get a violation.',
        es: 'Empezar sin la tarjeta de permiso en mano, o pasar de lo que autoriza, puede duplicar la tarifa, y tanto dueño como constructor reciben una infracción.',
      },
      sources: [BOS_COUNTER],
      confidence: 'A',
    },
  ],
  feeSchedule: 'boston-ma',
  timing: [
    {
      text: {
        en: 'State law: the inspector has 30 days from a complete application to approve, deny or ask. A local builder reports short forms in about a day and long forms without zoning issues inside the 30.',
        es: 'Ley estatal: el inspector tiene 30 días desde una solicitud completa para aprobar, negar o pedir datos. Un constructor local informa de short forms en cerca de un día y long forms sin problema de zonificación dentro de los 30.',
      },
      sources: [STATE_FAQ, BOS_BUILDER],
      confidence: 'C',
    },
  ],
  returns: [
    {
      text: {
        en: 'ISD no longer accepts a long form without plans, and one that lacks the plot plan or owner’s signature is not processed. For a house the State’s minimum set runs from site plan to fire protection locations and energy data.',
        es: 'ISD ya no recibe un long form sin planos, y el que llega sin plot plan o sin firma del dueño no se procesa. Para una casa, el juego de planos mínimo del estado va del plano del sitio a la protección contra incendio y los datos de energía.',
      },
      sources: [BOS_LONG, STATE_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'The Landmarks Commission hears cases on the fourth Tuesday of the month and only those its staff found complete 15 business days earlier. Miss that and the building permit waits another month.',
        es: 'La Landmarks Commission atiende casos el cuarto martes del mes y solo los que su personal halló completos 15 días hábiles antes. Si se pasa la fecha, el permiso espera otro mes.',
      },
      sources: [BOS_LANDMARKS],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Boston publishes approved permits with declared value, total fees, expiration date and the applicant’s name, which can be a person or a firm. It is reloaded daily, with pauses. No application date is given.',
        es: 'Boston publica los permisos aprobados con valor declarado, tarifas totales, fecha de vencimiento y nombre del solicitante, que puede ser persona o empresa. Se recarga a diario, con pausas. No da la fecha de solicitud.',
      },
      sources: [BOS_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: '“Open” is not news: more than half of all records say so, many of them very old. Look at the expiration date beside it.',
        es: '“Open” no dice mucho: más de la mitad de los registros lo llevan, varios muy antiguos. Mire la fecha de vencimiento al lado.',
      },
      sources: [BOS_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'roofing', 'electrical_service', 'plumbing', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'Short form or long form for replacing a rear deck in Boston?',
        es: '¿Short form o long form para reemplazar una terraza trasera en Boston?',
      },
      answer: {
        text: {
          en: 'New decking and rails on the same frame can be a short form, says a local builder. A new deck, or one that changes size, shape or place, is a long form with plans.',
          es: 'Piso y barandales nuevos sobre el mismo armazón pueden ser short form, dice un constructor local. Una terraza nueva, o que cambia de tamaño, forma o lugar, es long form con planos.',
        },
        sources: [BOS_BUILDER, BOS_SHORT],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'Can an amendment change the use of the building?',
        es: '¿Puede una modificación al permiso cambiar el uso del edificio?',
      },
      answer: {
        text: {
          en: 'No. Amendments add work to an issued long form, with revised plans and the added cost; change of use or occupancy takes an application of its own.',
          es: 'No. Sirve para agregar obra a un long form emitido, con planos revisados y el costo adicional; el cambio de uso u ocupación lleva su propia solicitud.',
        },
        sources: [BOS_LONG],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can a neighbor appeal a permit that complies with the code?',
        es: '¿Puede un vecino apelar un permiso que cumple el código?',
      },
      answer: {
        text: {
          en: 'Yes, to the Board of Appeal within 45 days of issuance. No notice to abutters is required for a compliant permit, and you may start under it at once.',
          es: 'Sí, ante la Board of Appeal dentro de los 45 días de emitido. Un permiso que cumple no exige avisar a los colindantes y usted puede empezar de inmediato.',
        },
        sources: [BOS_AS_OF_RIGHT],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'May the homeowner pull the permit instead of me?',
        es: '¿Puede el dueño sacar el permiso en mi lugar?',
      },
      answer: {
        text: {
          en: 'For a one- or two-family home, yes, by signing a waiver that gives up arbitration and the Guaranty Fund and takes on all the work. Tell the owner what that means before the signature.',
          es: 'En una casa de una o dos familias, sí, si firma una renuncia al arbitraje y al Guaranty Fund y asume toda la obra. Antes de que firme, explíquele a qué renuncia.',
        },
        sources: [BOS_SHORT],
        confidence: 'A',
      },
    },
  ],
};
