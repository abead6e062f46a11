import { UT_CODES } from '@/content/codes/ut';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const PROCESS = read(
  'Permitting Process, Building Services',
  'https://www.slc.gov/buildingservices/permitting-process/',
);
const FAQ = read(
  'BSCE: Frequently Asked Questions',
  'https://www.slc.gov/buildingservices/building-permits/faqs/',
);
const FORMS = read('Worksheets & Forms', 'https://www.slc.gov/buildingservices/applications-forms/');
const FEES = read('BSCE: Fee Schedules', 'https://www.slc.gov/buildingservices/bsce-fee-schedules/');
const FEE_CODE = read(
  'Salt Lake City Code 18.32.035, fees',
  'https://codelibrary.amlegal.com/codes/saltlakecityut/latest/saltlakecity_ut/0-0-0-60431',
);
const ZONING_PERMITS = read(
  'Salt Lake City Code Title 21A, permits required',
  'https://codelibrary.amlegal.com/codes/saltlakecityut/latest/saltlakecity_ut/0-0-0-63511',
);
const HISTORIC = read(
  'Salt Lake City Code 21A.34.020, H Historic Preservation Overlay District',
  'https://codelibrary.amlegal.com/codes/saltlakecityut/latest/saltlakecity_ut/0-0-0-66379',
);
const HISTORIC_COUNT = {
  ...read(
    'City Council transmittal: H Historic Preservation Overlay text amendment (August 7, 2023)',
    'https://webdme.slcgov.com/OrdinancesResolutions/DocView.aspx?dbid=0&id=5424468&repo=SLC',
  ),
  publishedOn: '2023-08-07',
};
const HISTORIC_RATES = read(
  'Historic Murray First: how long does it take to get a COA?',
  'https://historicmurrayfirst.org/faq-items/how-long-does-it-take-to-get-a-coa/',
);
const SITE_PERMIT = read(
  'Salt Lake City Code 18.28.060, site development permits',
  'https://codelibrary.amlegal.com/codes/saltlakecityut/latest/saltlakecity_ut/0-0-0-60371',
);
const STATE_CODE: CitySource = {
  ...read(
    'Utah Code 15A-2-103, editions adopted, effective July 1, 2025 and superseded July 1, 2026',
    'https://self-law.org/code/ut/title-15a/chapter-2/7',
  ),
  isCopy: true,
};
const STATE_TABLE = read('onlyplans.io: IRC adoption by state', 'https://onlyplans.io/zoning/codes/irc/');
const DATA = read('Utah open data: Salt Lake City building permits', 'https://opendata.utah.gov/d/nbv6-7v56');

const reread = sourceReadOn('2026-11-24');

const SLC_HOME = reread('Building Services, Salt Lake City', 'https://www.slc.gov/buildingservices/');
const SLC_PERMITS = {
  ...reread(
    'Building Permits, Salt Lake City (March 2024)',
    'https://www.slc.gov/buildingservices/building-permits',
  ),
  publishedOn: '2024-03-11',
};
const SLC_PAY = {
  ...reread(
    'Building Permits, Salt Lake City (June 2022)',
    'https://www.slc.gov/buildingservices/building-permits/',
  ),
  publishedOn: '2022-06-21',
};
const FEES_2026 = permitFeesNotes(
  'Consolidated Fee Schedule, amended June 16, 2026 (Ordinance 2026-29), Salt Lake City',
  'research/utah/salt-lake-city.md',
);

const today = sourceReadOn('2026-11-28');

const UT_CYCLE = {
  ...today('Utah: state codes (American Wood Council, December 2023)', 'https://awc.org/states/utah/'),
  publishedOn: '2023-12',
};
const UT_SB185 = {
  ...today(
    'Utah SB 185, fourth substitute: Residential Building Inspection Amendments, 2024 General Session',
    'https://le.utah.gov/~2024/bills/sbillint/SB0185S04.htm',
  ),
  publishedOn: '2024',
};
const UT_15A_1_105 = {
  ...today(
    'Utah Code 15A-1-105, third-party inspection firms (copy on GitHub)',
    'https://github.com/sccity/utcode/blob/e27b94abb938d505b0319c5799a77dbfbaa160c4/uca_title_15A.txt',
  ),
  isCopy: true as const,
};

const SLC_REROOF = {
  ...today(
    'Reroofing Questionnaire, Salt Lake City Building Services',
    'https://www.slc.gov/buildingservices/2026/04/23/13660/',
  ),
  publishedOn: '2026-04-23',
};
const SLC_DECKS = today(
  'Building Permits in Salt Lake City, UT (PermitMint)',
  'https://permitmint.com/permits/utah/salt-lake-city',
);

export const profile: CityProfile = {
  slug: 'salt-lake-city-ut',
  intro: [
    fact(
      'A',
      [PROCESS],
      'Salt Lake City takes every permit application through its Citizen Access Portal. If plans must be reviewed, ProjectDox then sends the project contact an invitation to upload; nothing is in the review queue yet.',
      'Salt Lake City recibe toda solicitud por su Citizen Access Portal. Si hay planos que revisar, ProjectDox manda después al contacto del proyecto una invitación para subirlos; todavía no está en la fila de revisión.',
    ),
    fact(
      'A',
      [PROCESS],
      'Review is concurrent: building, structural, fire, zoning, planning, public utilities, engineering, transportation and urban forestry are invited to the same electronic set at once, as far as the job needs them.',
      'La revisión es simultánea: construcción, estructura, bomberos, zonificación, planificación, servicios públicos, ingeniería, transporte y arbolado se invitan a la vez al mismo juego de planos electrónico, según lo pida la obra.',
    ),
  ],
  department: {
    name: 'Salt Lake City Building Services',
    url: 'https://www.slc.gov/buildingservices/permitting-process/',
    source: PROCESS,
    confidence: 'A',
  },
  portal: {
    name: 'Citizen Access Portal',
    url: 'http://www.slcpermits.com',
    source: SLC_HOME,
    confidence: 'A',
  },
  codes: {
    editions: UT_CODES,
    notes: [
      fact(
        'C',
        [STATE_CODE, STATE_TABLE, UT_CYCLE],
        'The state’s text after July 1, 2026 we have not read, so a newer edition than the ones above may be in force. A third-party table shows Utah on the 2024 residential code, although the state takes that code up only every other cycle. Confirm the editions before the plans are drawn, and which text governs an application filed earlier.',
        'El texto estatal posterior al 1 de julio de 2026 no lo hemos leído, así que puede regir ya una edición más nueva que las de arriba. Una tabla de terceros pone a Utah en el código residencial 2024, aunque el estado retoma ese código solo un ciclo sí y otro no. Confirme las ediciones antes de hacer los planos, y qué texto rige una solicitud presentada antes.',
      ),
      fact(
        'C',
        [UT_CYCLE],
        'The legislature adopts the code for the whole state; a city may not enforce a stricter one.',
        'La legislatura adopta el código para todo el estado; una ciudad no puede aplicar uno más estricto.',
      ),
      fact(
        'A',
        [HISTORIC, HISTORIC_COUNT],
        'Zoning adds the H Historic Preservation Overlay: 14 local historic districts and about 150 landmark sites as of August 2023, where exterior changes, new buildings, demolition and relocation need preservation approval.',
        'La zonificación agrega un distrito superpuesto, el H (Historic Preservation Overlay): 14 distritos históricos locales y unos 150 sitios emblemáticos a agosto de 2023, donde los cambios exteriores, edificios nuevos, demoliciones y traslados necesitan aprobación de preservación.',
      ),
    ],
  },
  permits: [
    fact(
      'A',
      [SLC_REROOF],
      'For a reroof the questionnaire asks what is on the roof and what goes on. More than 3 psf of added weight takes a Utah engineer’s report; unreinforced masonry parapets and chimneys take engineered bracing, from which one- and two-family houses may be exempt. Questions: Building Code, 801-535-7155.',
      'Para un techo, el cuestionario pregunta qué hay y qué se pondrá. Más de 3 psf de peso agregado pide el informe de un ingeniero de Utah; los pretiles y chimeneas de mampostería sin refuerzo piden arriostramiento de ingeniería, del que pueden quedar exentas las casas de una y dos familias. Dudas: Building Code, 801-535-7155.',
    ),
    fact(
      'A',
      [ZONING_PERMITS],
      'In a historic overlay or on a landmark site apply for a certificate of appropriateness for any improvement, even one that needs no building permit.',
      'En una zona histórica o sitio emblemático solicite un certificate of appropriateness para cualquier mejora, aun la que no necesita permiso de construcción.',
    ),
    fact(
      'A',
      [ZONING_PERMITS],
      'Laying new hard surface on a lot needs a building permit here, except for sidewalks, landscape features and minor repair of a legal surface. Doing that without the permit is unlawful for the contractor as much as for the owner.',
      'Aquí poner superficie dura nueva en un lote necesita permiso de construcción, salvo banquetas, elementos de jardín y reparación menor de una superficie legal. Hacerlo sin permiso es falta tanto del contratista como del dueño.',
    ),
    fact(
      'A',
      [FORMS],
      'Have the login checklist for your job ready to upload in ProjectDox. There is one each for residential, commercial, site development, private and public pools, and high-pile racks, besides forms for solar, signs and pre-demolition.',
      'Tenga lista para subir a ProjectDox la lista de verificación de su obra. Hay una para residencial, comercial, desarrollo de sitio, piscinas privadas y públicas y estanterías altas, además de formularios para solar, letreros y predemolición.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'The city’s reroofing questionnaire goes with the application.',
        es: 'Con la solicitud va el cuestionario de techos de la ciudad (Reroofing Questionnaire).',
      },
      sources: [SLC_REROOF],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'Basically all work needs one except painting, flooring, other cosmetic jobs and a short exempt list.',
        es: 'Casi toda obra lo lleva, salvo pintura, pisos, otros trabajos cosméticos y una lista corta.',
      },
      sources: [FAQ],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'The fee schedule has a fence permit, and little besides cosmetic work goes without one.',
        es: 'La tabla de tarifas tiene un permiso de cerca, y poco más que lo cosmético va sin permiso.',
      },
      sources: [FEE_CODE, FAQ],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not for playhouses and similar uses under 200 square feet; otherwise it needs one.',
        es: 'No para casitas de juegos y usos similares de menos de 200 pies cuadrados; si no, sí.',
      },
      sources: [FAQ],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Not for a freestanding one up to 30 inches over grade, a permit guide says; any other needs one.',
        es: 'No para una separada, a 30 pulgadas del suelo o menos, dice una guía de permisos; las demás, sí.',
      },
      sources: [FAQ, SLC_DECKS],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Installing or changing any mechanical system takes one.',
        es: 'Instalar o cambiar cualquier sistema mecánico lo lleva.',
      },
      sources: [FAQ],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Installing or changing any plumbing system takes one.',
        es: 'Instalar o cambiar cualquier sistema de plomería lo lleva.',
      },
      sources: [FAQ],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'A service change is a $40 item on top of the electrical permit’s $59.',
        es: 'Un cambio de acometida es un renglón de $40 sobre los $59 del permiso eléctrico.',
      },
      sources: [FAQ, FEES_2026],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [FAQ],
      'Basically all work takes a permit except painting, flooring and other cosmetic jobs. The written exemptions include retaining walls up to four feet from the bottom of the footing without surcharge.',
      'Básicamente toda obra lleva permiso salvo pintura, pisos y otros trabajos cosméticos. Las exenciones escritas incluyen los muros de contención de hasta cuatro pies desde el fondo de la zapata sin sobrecarga.',
    ),
    fact(
      'A',
      [FAQ],
      'The list runs on with movable counters and partitions up to five feet high and water tanks on the ground of up to 5,000 gallons, no more than twice as tall as wide.',
      'La lista sigue con mostradores y divisiones móviles de hasta cinco pies de alto y tanques de agua sobre el suelo de hasta 5,000 galones, no más del doble de altos que de anchos.',
    ),
  ],
  steps: [
    fact(
      'A',
      [PROCESS],
      'Apply in the Citizen Access Portal and name as project contact the person who will upload.',
      'Solicite en el Citizen Access Portal y ponga como contacto del proyecto a quien va a subir los planos.',
    ),
    fact(
      'A',
      [PROCESS, SLC_PAY],
      'Accept the ProjectDox invitation and upload the plans together with the pre-screening checklist.',
      'Acepte la invitación de ProjectDox y suba los planos junto con la lista de la revisión previa.',
    ),
    fact(
      'A',
      [PROCESS],
      'Close the Applicant Upload Task, wait for prescreen, and pay the plan review fee: now the set is in the queue.',
      'Cierre la Applicant Upload Task, espere la revisión preliminar (prescreen) y pague la tarifa de revisión: ahora los planos están en la fila.',
    ),
    fact(
      'A',
      [PROCESS],
      'Every invited department comments on the same set; you answer in ProjectDox.',
      'Cada departamento invitado comenta los mismos planos; usted contesta en ProjectDox.',
    ),
    fact(
      'A',
      [SLC_PAY],
      'Pay by card or e-check in the portal. A paper check is mailed to the Treasury with its invoice, or it cannot be processed.',
      'Pague con tarjeta o cheque electrónico en el portal. Un cheque en papel se manda a la Tesorería con su factura; sin ella no se procesa.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [SLC_PAY, SLC_HOME],
      'In the Citizen Access Portal, www.slcpermits.com, once the permit is issued. For help call 801-535-7224.',
      'En el Citizen Access Portal, www.slcpermits.com, ya emitido el permiso. Para ayuda llame al 801-535-7224.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'C',
        [UT_15A_1_105, UT_SB185],
        'State law lets a permit applicant engage a third-party inspection firm from the city’s list, at the city’s expense, after telling the city which one. The bill behind it, of 2024, speaks of an inspection the city has not made within three days.',
        'La ley estatal permite al solicitante del permiso contratar una firma de inspección de la lista de la ciudad, a costa de la ciudad, avisándole antes cuál. El proyecto de ley de 2024 que está detrás habla de una inspección que la ciudad no hizo en tres días.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Building Permits Office',
      phone: '+18015357968',
      mail: 'slcpermits@slcgov.com',
      address: '451 S State St., Salt Lake City',
      hours: { en: 'Monday to Friday 8 a.m. to 5 p.m.', es: 'Lunes a viernes de 8 a. m. a 5 p. m.' },
      source: SLC_PERMITS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Building inspections',
      phone: '+18015357224',
      source: SLC_HOME,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Building Services',
      phone: '+18015356000',
      source: SLC_HOME,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [FEES_2026],
      'By the schedule as amended June 16, 2026 a building permit goes by value: $115.97 for the first $2,000 and $20 per further $1,000 up to $25,000; $575.97 and $14 up to $50,000; $925.97 and $10 up to $100,000; $1,425.97 and $8 up to $500,000. Plan review adds 65%: $40,000 of work is $785.97 and $510.88.',
      'Según la tabla enmendada el 16 de junio de 2026, el permiso de construcción va por valor: $115.97 por los primeros $2,000 y $20 por cada $1,000 más hasta $25,000; $575.97 y $14 hasta $50,000; $925.97 y $10 hasta $100,000; $1,425.97 y $8 hasta $500,000. La revisión suma 65%: una obra de $40,000 paga $785.97 y $510.88.',
    ),
    fact(
      'B',
      [FEES_2026],
      'Electrical and plumbing permits start from a base fee of $59 each in the same schedule; the items come on top, such as $40 for a minor residential remodel or a service change.',
      'Los permisos de electricidad y de plomería parten de una base de $59 cada uno en la misma tabla; los renglones se suman, como $40 por una remodelación residencial menor o un cambio de acometida.',
    ),
    fact(
      'A',
      [FEES, FEE_CODE],
      'The permit fee follows the value of the work as the plans examiners calculate it, through the consolidated fee schedule. Plan review is 65% of the permit fee, paid when plans go in and not refundable once review has begun.',
      'La tarifa sigue el valor de la obra que calculan los revisores, según la tabla consolidada. La revisión de planos es el 65% de la tarifa del permiso, se paga al entregar y no se devuelve una vez empezada.',
    ),
    fact(
      'A',
      [FEE_CODE],
      'Expedited plan review costs two times the standard review fee. A fence permit has its own charge in the schedule.',
      'La revisión acelerada cuesta dos veces la normal. El permiso de cerca tiene su propio cargo en la tabla.',
    ),
    fact(
      'A',
      [FEE_CODE],
      'A temporary certificate of occupancy is free for the first 30 days. After that each month without the permanent one costs $300.00, with at most three renewals and no refund of part months.',
      'Un certificado temporal de ocupación es gratis los primeros 30 días. Después, cada mes sin el permanente cuesta $300.00, con tres renovaciones como máximo y sin devolución de meses parciales.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [PROCESS],
      'Building Services strives for first comments within 14 business days on residential plans and 21 on commercial ones, counted from the day the submission is accepted into its queue.',
      'Building Services procura dar los primeros comentarios en 14 días hábiles para planos residenciales y 21 para comerciales, contados desde que la entrega se acepta en su fila.',
    ),
    fact(
      'C',
      [HISTORIC_RATES],
      'A preservation group that studied twelve months of Salt Lake City cases found 93% of historic requests decided by staff, which it puts at about a week or two, and 7% sent to the monthly commission.',
      'Un grupo de preservación que estudió doce meses de casos de Salt Lake City halló que el 93% de las solicitudes históricas las decide el personal, en una o dos semanas según dice, y el 7% va a la comisión mensual.',
    ),
  ],
  returns: [
    fact(
      'A',
      [PROCESS],
      'Uploading is not submitting. The project moves only after you complete the Applicant Upload Task; then prescreen must accept it and the review fee be paid before it enters the queue.',
      'Subir no es entregar. El proyecto avanza solo cuando usted completa la Applicant Upload Task; luego la revisión preliminar (prescreen) debe aceptarlo y debe pagarse la tarifa de revisión para entrar en la fila.',
    ),
    fact(
      'A',
      [PROCESS],
      'The ProjectDox invitation goes to the project contact’s e-mail on the application. If that is the owner and not you, the set waits.',
      'La invitación de ProjectDox llega al correo electrónico del contacto del proyecto en la solicitud. Si es el del dueño y no el de usted, los planos esperan.',
    ),
  ],
  feed: [
    fact(
      'C',
      [DATA],
      'People can look through a Salt Lake City permit table on the state’s open data site, with number, work description, application and completion dates and total fee. Lintel does not read it: how current it is has not been verified.',
      'En el sitio de datos abiertos del estado se puede consultar una tabla de permisos de Salt Lake City, con número, descripción, fechas de solicitud y término y tarifa total. Lintel no la lee: no está verificado qué tan al día está.',
    ),
  ],
  commonPermits: ['res_alteration', 'adu', 'commercial_ti', 'solar_pv', 'demolition'],
  faq: [
    {
      question: {
        en: 'Can Salt Lake City plan review be expedited?',
        es: '¿Se puede acelerar la revisión en Salt Lake City?',
      },
      answer: fact(
        'A',
        [FEE_CODE, FORMS],
        'Yes. File the Expedited Permit Request; green buildings have an expedited application of their own. The review fee doubles.',
        'Sí. Presente la Expedited Permit Request; los edificios verdes tienen su propia solicitud. La tarifa de revisión se duplica.',
      ),
    },
    {
      question: {
        en: 'How long does a site development permit last?',
        es: '¿Cuánto dura un permiso de desarrollo de sitio?',
      },
      answer: fact(
        'A',
        [SITE_PERMIT],
        'It expires if work has not started within 180 days or stops for 180 days. Renewal costs one half of a new permit, provided plans and scope are unchanged.',
        'Vence si la obra no empieza en 180 días o se detiene 180 días. Renovarlo cuesta la mitad de un permiso nuevo, siempre que no cambien planos ni alcance.',
      ),
    },
    {
      question: {
        en: 'What happens to a plan review that goes stale?',
        es: '¿Qué pasa con una revisión de planos que se queda vieja?',
      },
      answer: fact(
        'A',
        [FEE_CODE],
        'After 180 days an expired plan review has to be renewed, at a fee in the consolidated schedule.',
        'A los 180 días la revisión vencida debe renovarse, con una tarifa de la tabla consolidada.',
      ),
    },
  ],
};
