import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const GET_PERMIT = read(
  'How to Get a Permit, DC Department of Buildings',
  'https://dob.dc.gov/page/get-permit',
);
const FAQS = read('Permitting FAQs, DC Department of Buildings', 'https://dob.dc.gov/page/permitting-faqs');
const DECK_FAQ = read(
  'Permitting FAQs: Deck Permits, DC Department of Buildings',
  'https://dob.dc.gov/node/1613851',
);
const POSTCARD = read(
  'Simple Scopes of Work (Post Card Building Permits), DC Department of Buildings',
  'https://dob.dc.gov/node/1616046',
);
const HOMEOWNERS = read(
  'Homeowner’s Center, DC Department of Buildings',
  'https://dob.dc.gov/page/homeowners-center',
);
const PROCESS = read(
  'Permit Process, DCRA (now Department of Buildings)',
  'https://dcra.dc.gov/node/1408621',
);
const FEES: CitySource = {
  ...read('D.C. Municipal Regulations 12-M101, Building Permit Fees', 'http://dcrules.elaws.us/dcmr/12-m101'),
  isCopy: true,
};
const CODES_2017: CitySource = {
  ...read(
    'District of Columbia Building Code 2017, Chapter 1',
    'https://up.codes/viewer/district-of-columbia/ibc-2015/chapter/new_1/administration-and-enforcement',
  ),
  isCopy: true,
};
const RULE_105: CitySource = {
  ...read(
    'D.C. Municipal Regulations 12-A105, Permits',
    'https://casetext.com/regulation/district-of-columbia-administrative-code/title-12-construction-codes-supplement-of-2013/subtitle-12-a-building-code-supplement-of-2013/chapter-12-a1-administration-and-enforcement/rule-12-a105-permits',
  ),
  isCopy: true,
};
const RULE_105_2017: CitySource = {
  ...read(
    'D.C. Municipal Regulations 12-A105, Permits (Supplement of 2017)',
    'https://casetext.com/regulation/district-of-columbia-administrative-code/title-12-construction-codes-supplement-of-2017/subtitle-12-a-building-code-supplement-of-2017/chapter-12-a1-administration-and-enforcement/rule-12-a105-permits',
  ),
  isCopy: true,
};
const OLD_GEORGETOWN = read(
  'How to Submit, Old Georgetown Act, U.S. Commission of Fine Arts',
  'https://www.cfa.gov/project-review/old-georgetown/how-to-submit',
);
const SHIPSTEAD = read(
  'How to Submit, Shipstead-Luce Act, U.S. Commission of Fine Arts',
  'https://cfa.gov/project-review/shipstead-luce/how-to-submit',
);
const CAPITOL_HILL = read(
  'Getting Building Permits, Capitol Hill Restoration Society',
  'https://chrs.org/living-on-capitol-hill/getting-building-permits',
);
const VELOCITY = read(
  'Paying for Expedited Building Permits Goes Above-Board in DC, UrbanTurf',
  'https://dc.urbanturf.com/articles/blog/dcra-velocity-program/13787',
);
const ACCELERATED: CitySource = {
  ...read(
    'Accelerated Plan Review Guide, April 2021, District of Columbia',
    'https://paperturn-view.com/iasonline/mjc-best-practices-from-the-building-department-accreditation-program?p=245&pid=MzA308835',
  ),
  publishedOn: '2021-04',
  isCopy: true,
};
const DATASET = read('Building Permits, Open Data DC', 'https://opendata.dc.gov/search?q=building%20permits');

const reread = sourceReadOn('2026-11-24');

const OVERVIEW = reread(
  'Overview of Permitting Process, DC Department of Buildings',
  'https://dob.dc.gov/node/1616536',
);
const PROCESS_STEPS = reread(
  'Permit Process, DCRA (now Department of Buildings)',
  'https://dcra.dc.gov/page/permit-process',
);
const PROCESS_2020 = {
  ...reread(
    'What is the permit process in Washington, D.C.? (permit service, copying DCRA)',
    'https://www.citypermit.us/post/what-is-the-permit-process-in-washington-d-c',
  ),
  publishedOn: '2020-09-22',
};
const RULE_109: CitySource = {
  ...reread(
    'D.C. Municipal Regulations 12-A109, Inspections',
    'https://casetext.com/regulation/district-of-columbia-administrative-code/title-12-construction-codes-supplement-of-2017/subtitle-12-a-building-code-supplement-of-2017/chapter-12-a1-administration-and-enforcement/rule-12-a109-inspections',
  ),
  publishedOn: '2025-01-10',
  isCopy: true,
};
const TERTIUS = reread('About Us, Tertius', 'https://tertius.dcra.dc.gov/about-us');
const GENERAL_FAQS = reread(
  'General FAQs, DC Department of Buildings',
  'https://dob.dc.gov/fr/page/general-faqs',
);
const PLAIN_LIST: CitySource = {
  ...reread(
    'What types of work need a building permit?, DC Office of Planning (copy)',
    'https://dokumen.tips/documents/dc-office-of-planning-what-types-of-work-need-a-bldg-permit.html',
  ),
  publishedOn: '2015-04-10',
  isCopy: true,
};

const read27 = sourceReadOn('2026-11-27');

const PLAN_REVIEW = read27('Plan Review, DC Department of Buildings', 'https://dob.dc.gov/page/plan-review');
const INSPECTION_LINE = read27(
  'Open building permits (RentJiffy help pages)',
  'https://support.rentjiffy.com/hc/en-us/articles/4412067732119-I-have-open-building-permits-on-my-property-Will-this-affect-the-licensure-or-Certificate-of-Occupancy-process',
);

const WIZARD = read27(
  'DOB Permit Wizard, DC Department of Buildings (address as a third party’s software of 2026 gives it)',
  'https://dob.dc.gov/node/1620686',
);
const DOB_LINE = read27(
  'DC Department of Buildings (telephone as a third party’s software of 2026 gives it; DOB’s zoning page prints it too)',
  'https://dob.dc.gov/node/1620801',
);

const AFTER_HOURS = {
  ...sourceReadOn('2026-11-28')(
    'After Hours Permit, DCRA (now Department of Buildings)',
    'https://dcra.dc.gov/service/after-hours-permit',
  ),
  publishedOn: '2022',
};

const read28 = sourceReadOn('2026-11-28');
const DC_BOARD = read28(
  'Construction Codes Coordinating Board, DC Department of Buildings',
  'https://dob.dc.gov/service/construction-codes-coordinating-board-1',
);
const DC_LEAD = read28(
  'DC Accelerates Construction Code Development (Code Red Consultants)',
  'https://coderedconsultants.com/?p=4440',
);
const DC_LIST = read28(
  'District of Columbia building code adoption (OnlyPlans)',
  'https://onlyplans.io/zoning/codes/district-of-columbia/',
);

export const profile: CityProfile = {
  slug: 'washington-dc',
  intro: [
    {
      text: {
        en: 'Some 50 common small jobs in the District are Postcard permits: apply, pay and receive the permit online, without a visit. A historic designation takes your address out of that line and sends the same job to the Permit Center.',
        es: 'Unos 50 trabajos pequeños comunes en el Distrito son permisos Postcard: se solicitan, pagan y reciben en línea, sin ir a la oficina. Una designación histórica saca su dirección de esa fila y manda el mismo trabajo al Permit Center.',
      },
      sources: [POSTCARD],
      confidence: 'A',
    },
    {
      text: {
        en: 'The Department of Buildings took over from DCRA, whose pages and forms still turn up. An address can also fall under federal design review: the Old Georgetown and Shipstead-Luce Acts put the Commission of Fine Arts in the path of the permit.',
        es: 'El Department of Buildings sucedió a DCRA, cuyas páginas y formularios todavía aparecen. Una dirección puede además caer bajo revisión federal de diseño: las leyes Old Georgetown y Shipstead-Luce ponen a la Commission of Fine Arts en el camino del permiso.',
      },
      sources: [OLD_GEORGETOWN, SHIPSTEAD],
      confidence: 'A',
    },
  ],
  department: {
    name: 'DC Department of Buildings (DOB)',
    url: 'https://dob.dc.gov/page/get-permit',
    source: GET_PERMIT,
    confidence: 'A',
  },
  portal: {
    name: 'DOB Permit Wizard / Citizen Access Portal',
    url: 'https://dob.dc.gov/node/1620686',
    source: WIZARD,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential'],
        edition: {
          en: '2017 DC Construction Codes (2015 IBC and IRC)',
          es: 'DC Construction Codes 2017 (IBC e IRC 2015)',
        },
        since: '2020-05-29',
        sources: [CODES_2017, DC_BOARD],
        confidence: 'B',
      },
      {
        fields: ['electrical'],
        edition: {
          en: '2014 NEC with the District’s supplement',
          es: 'NEC 2014 con el suplemento del Distrito',
        },
        since: '2020-05-29',
        sources: [CODES_2017, DC_BOARD],
        confidence: 'B',
      },
      {
        fields: ['plumbing', 'mechanical', 'fire'],
        edition: {
          en: '2015 I-Codes of each field with the District’s supplement',
          es: 'I-Codes 2015 de cada rama con el suplemento del Distrito',
        },
        since: '2020-05-29',
        sources: [CODES_2017, DC_BOARD],
        confidence: 'B',
      },
      {
        fields: ['energy'],
        edition: {
          en: '2017 DC Energy Code (commercial work on ASHRAE 90.1-2013)',
          es: 'DC Energy Code 2017 (lo comercial con ASHRAE 90.1-2013)',
        },
        since: '2020-05-29',
        sources: [DC_LIST, DC_BOARD],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'B',
        [CODES_2017],
        'The supplement is Title 12 of the DCMR; green construction is on the 2012 IgCC.',
        'El suplemento es el Title 12 del DCMR; la construcción verde va con el IgCC 2012.',
      ),
      fact(
        'C',
        [DC_BOARD, DC_LEAD],
        'New codes have been in the works since 2020, on the 2021 I-Codes. DOB has since taken the lead from the Construction Codes Coordinating Board and aims at 2027 DC Construction Codes.',
        'Desde 2020 se preparan códigos nuevos, sobre los I-Codes 2021. DOB tomó después la dirección que tenía el Construction Codes Coordinating Board y apunta a unos DC Construction Codes 2027.',
      ),
      fact(
        'B',
        [RULE_105, RULE_105_2017],
        'Chapter 1 is replaced entirely by local text. It classifies permits (building, raze, demolition, trade, sign, site development and others) and sets working hours under a permit at 7 AM to 7 PM, Monday through Saturday, holidays excepted.',
        'El capítulo 1 se sustituye entero por texto local. Clasifica los permisos (construcción, derribo total, demolición, oficios, letreros, obra de sitio y otros) y fija el horario de obra de 7 AM a 7 PM, de lunes a sábado, salvo feriados.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'A one-level deck of up to 500 square feet on a one- or two-family house has its own Deck Permit; drawn from DOB’s Deck Guide it needs no design professional. Multi-unit buildings file for an occupied roof deck, two-story deck or balcony instead.',
        es: 'Una terraza de un nivel y hasta 500 pies cuadrados en casa de una o dos familias tiene su propio Deck Permit; dibujada con la Deck Guide de DOB no necesita profesional. Los edificios de varias unidades solicitan azotea ocupada, terraza de dos pisos o balcón.',
      },
      sources: [DECK_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'The Homeowner’s Center handles interior remodeling of up to 500 square feet without structural or party-wall impact, fences, driveways, porch and step repair outside historic areas, and retaining walls under 4 feet from start to finish.',
        es: 'El Homeowner’s Center lleva de principio a fin remodelaciones interiores de hasta 500 pies cuadrados sin afectar estructura ni muros medianeros, cercas, entradas de autos, reparación de porches y escalones fuera de zonas históricas y muros de contención de menos de 4 pies.',
      },
      sources: [HOMEOWNERS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Construction in public space is a separate permit from the District Department of Transportation, whatever DOB has already issued for the lot.',
        es: 'Todo lo que ocupa espacio público es un permiso aparte del District Department of Transportation, aunque la obra ya tenga el de DOB.',
      },
      sources: [POSTCARD],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not when replaced in kind (same material, proportion and look) outside a historic district; otherwise yes.',
        es: 'No, si se cambia por uno igual (material, proporción y aspecto) fuera de un distrito histórico; si no, sí.',
      },
      sources: [PROCESS],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'The Homeowner’s Center issues permits for window replacement.',
        es: 'El Homeowner’s Center emite permisos para cambiar ventanas.',
      },
      sources: [HOMEOWNERS],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not when repaired or replaced in kind outside a historic district; otherwise yes.',
        es: 'No, al repararla o cambiarla por una igual fuera de un distrito histórico; si no, sí.',
      },
      sources: [PROCESS, PLAIN_LIST],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 50 square feet, a low limit.',
        es: 'Solo con más de 50 pies cuadrados, un límite bajo.',
      },
      sources: [GET_PERMIT],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'One level up to 500 square feet at a one- or two-family house has its own Deck Permit.',
        es: 'De un nivel y hasta 500 pies cuadrados en casa de una o dos familias tiene su Deck Permit.',
      },
      sources: [DECK_FAQ],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'For HVAC equipment, new or as a replacement.',
        es: 'Para equipo de HVAC, nuevo o de reemplazo.',
      },
      sources: [GET_PERMIT],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'For a gas one, new or replaced; plumbing and electrical work have Postcard trade permits.',
        es: 'Para uno de gas, nuevo o de reemplazo; plomería y electricidad tienen permisos Postcard de oficio.',
      },
      sources: [GET_PERMIT, POSTCARD],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'The Postcard Electrical Heavy Up Permit, online outside historic districts.',
        es: 'El Postcard Electrical Heavy Up Permit, en línea fuera de distritos históricos.',
      },
      sources: [POSTCARD],
      confidence: 'A',
    },
  ],
  exemptions: [
    {
      text: {
        en: 'Outside historic districts, replacement in kind of roofing, coping, siding, gutters, fences, patios and up to 160 square feet of plain gypsum board needs no permit. In kind means the same material, proportion, texture and dimensions.',
        es: 'Fuera de distritos históricos, cambiar por otro igual cubierta, albardillas, revestimiento, canalones, cercas, patios y hasta 160 pies cuadrados de tablero de yeso común no pide permiso. Igual quiere decir mismo material, proporción, textura y medidas.',
      },
      sources: [PROCESS],
      confidence: 'A',
    },
    fact(
      'B',
      [PLAIN_LIST],
      'Free even in a historic district, by the Office of Planning’s plain list of 2015: caulking and plaster patching, screens and storm windows, tile, cabinets and countertops, interior trim, and play equipment at a house. Brick pointing is free only outside one.',
      'No necesitan permiso aun en distrito histórico, según la lista de la Office of Planning de 2015: sellado y parches de yeso, mosquiteros y contraventanas, azulejo, gabinetes y cubiertas de cocina, molduras interiores y juegos en una casa. El rejunteo de ladrillo, solo fuera de él.',
    ),
  ],
  steps: [
    fact(
      'A',
      [OVERVIEW],
      'Look up zoning overlays and historic or federal review for the lot before you draw; those agencies decide outside DOB.',
      'Consulte las zonas superpuestas y la revisión histórica o federal del lote antes de dibujar; esas agencias deciden fuera de DOB.',
    ),
    fact(
      'A',
      [PROCESS_STEPS, OVERVIEW],
      'For exterior work order a surveyor’s plat that shows all existing and proposed structures to scale. Interior jobs do not need one.',
      'Para obra exterior pida un plano de agrimensor con todas las estructuras actuales y propuestas a escala. La obra interior no lo necesita.',
    ),
    fact(
      'A',
      [FAQS],
      'Complete DOB’s online checklist, then apply in Permit Wizard or the Citizen Access Portal with the documents it listed.',
      'Complete la lista de verificación en línea de DOB y luego solicite en Permit Wizard o en el Citizen Access Portal con los documentos que pidió.',
    ),
    fact(
      'B',
      [PROCESS_2020],
      'Pre-screening checks that the set is whole. Small, simple jobs then take a Digital Walk-Through in ProjectDox, described in 2020 as one business day; the rest take the full ProjectDox review.',
      'La revisión previa (prescreen) comprueba que el juego de planos esté completo. Los trabajos simples pasan por un Digital Walk-Through en ProjectDox, de un día hábil según se describía en 2020; los demás, por la revisión completa.',
    ),
    fact(
      'A',
      [FAQS],
      'Name the contractor, or have the owner take responsibility, and the permit is issued.',
      'Nombre al contratista, o que el dueño asuma la responsabilidad, y se emite el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'C',
      [INSPECTION_LINE],
      'Call the automated line, 202-442-9557, says a landlords’ service. It asks for a date, the permit number, the address, a three-digit inspection code and a telephone number.',
      'Llame a la línea automática, 202-442-9557, dice un servicio para arrendadores. Pide una fecha, el número de permiso, la dirección, un código de inspección de tres dígitos y un teléfono.',
    ),
    cutOff: null,
    visit: fact(
      'C',
      [INSPECTION_LINE],
      'On the day the inspector calls the telephone number you left. The result shows up within 24 to 48 business hours.',
      'Ese día el inspector llama al teléfono que usted dejó. El resultado aparece en 24 a 48 horas hábiles.',
    ),
    notes: [
      fact(
        'B',
        [RULE_109],
        'No inspection is scheduled until the general contractor or construction manager is identified to DOB. The work stays accessible and exposed until approved.',
        'No se programa inspección hasta que el contratista general o administrador de obra está identificado ante DOB. La obra queda accesible y a la vista hasta aprobarse.',
      ),
      fact(
        'B',
        [RULE_109],
        'On a trade permit the master tradesperson, or a licensed representative, has to be on site for the inspection.',
        'En un permiso de oficio el maestro del oficio, o un representante con licencia, debe estar en la obra durante la inspección.',
      ),
      fact(
        'A',
        [TERTIUS],
        'Tertius, the District’s own platform, connects owners with certified inspectors, and lets them choose between government and private-sector ones.',
        'Tertius, la plataforma del Distrito, conecta a los dueños con inspectores certificados y deja elegir entre los del gobierno y los privados.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'DC Department of Buildings, Customer Service Center',
      address: '1100 4th Street SW, Washington, DC',
      hours: {
        en: 'Monday, Tuesday, Wednesday and Friday 8:30 a.m. to 4:30 p.m., Thursday from 9:30 a.m.',
        es: 'Lunes, martes, miércoles y viernes de 8:30 a. m. a 4:30 p. m., jueves desde las 9:30 a. m.',
      },
      source: GENERAL_FAQS,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'DC Department of Buildings',
      phone: '+12026713500',
      source: DOB_LINE,
      confidence: 'C',
    },
  ],
  fees: [
    {
      text: {
        en: 'Alterations: $33 up to $500 of value, $65 up to $1,000, then $30 plus 2% of the value up to one million; above one million, $10,030 plus 1% of the whole value. A job of $50,000 pays $1,030, a further 10% as in DOB’s deck examples ($103) and the green fee of 0.13% of value ($65): $1,198 in all.',
        es: 'Alteraciones: $33 hasta $500 de valor, $65 hasta $1,000, luego $30 más 2% del valor hasta un millón; por encima de un millón, $10,030 más 1% de todo el valor. Una obra de $50,000 paga $1,030, otro 10% como en los ejemplos de terrazas de DOB ($103) y el cargo verde de 0.13% del valor ($65): $1,198 en total.',
      },
      sources: [FEES, DECK_FAQ],
      confidence: 'B',
    },
    {
      text: {
        en: 'New construction and additions go by volume, $0.03 per cubic foot, with a green building fee of $0.002 per square foot. Alterations over $1,000 pay a green fee of 0.13% of value.',
        es: 'Obra nueva y ampliaciones van por volumen, $0.03 por pie cúbico, con un cargo verde de $0.002 por pie cuadrado. Las alteraciones de más de $1,000 pagan un cargo verde de 0.13% del valor.',
      },
      sources: [FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Half of the assessed fee is due as a filing deposit, capped at $20,000. A private fence is $33 and a new garage or shed $65.',
        es: 'La mitad de la tarifa se paga como depósito al presentar, con tope de $20,000. Una cerca privada cuesta $33 y un garaje o cobertizo nuevo, $65.',
      },
      sources: [FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Speed is for sale. When the Velocity program opened in 2018 its sessions were priced at $50,000 to $75,000, on top of the permit fee.',
        es: 'La rapidez se compra. Cuando abrió en 2018, el programa Velocity costaba de $50,000 a $75,000, además de la tarifa del permiso.',
      },
      sources: [VELOCITY],
      confidence: 'C',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [PLAN_REVIEW],
      'A Digital Walk-Through is reviewed in one business day: fences, signs, retaining walls, tents, soil borings, and projects under 1,000 square feet such as an interior renovation. For the rest DOB publishes its goals by scope of work under Job Classification System.',
      'Un Digital Walk-Through se revisa en un día hábil: cercas, letreros, muros de contención, carpas, sondeos de suelo y proyectos de menos de 1,000 pies cuadrados, como una renovación interior. Para lo demás DOB publica sus metas por alcance en Job Classification System.',
    ),
    {
      text: {
        en: 'Historic review can set the calendar before DOB does: the Capitol Hill society counts four to eight weeks for the Preservation Review Board, which meets monthly, and Old Georgetown filings close three weeks before each board meeting.',
        es: 'La revisión histórica puede marcar el calendario antes que DOB: la asociación de Capitol Hill cuenta de cuatro a ocho semanas para la Preservation Review Board, que se reúne cada mes, y para Old Georgetown el plazo de entrega vence tres semanas antes de cada sesión de la junta.',
      },
      sources: [CAPITOL_HILL, OLD_GEORGETOWN],
      confidence: 'C',
    },
  ],
  returns: [
    {
      text: {
        en: 'You cannot submit without completing DOB’s residential or commercial checklist first. It exists so that no pre-screening has to be repeated: have each listed document ready as a file before you start the application.',
        es: 'No se puede presentar sin completar antes la lista de verificación residencial o comercial de DOB. Existe para acabar con las revisiones previas que hay que repetir: tenga cada documento en archivo antes de empezar la solicitud.',
      },
      sources: [FAQS],
      confidence: 'A',
    },
    {
      text: {
        en: 'The contractor’s name may be missing at filing but not at issuance. If nobody is named by then, the owner has to take responsibility for the work or the permit waits.',
        es: 'El nombre del contratista puede faltar al presentar, pero no al emitir. Si para entonces no hay nadie, el dueño asume la obra o el permiso espera.',
      },
      sources: [FAQS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Side forms hold up complete drawings: the environmental questionnaire, lead hazard questionnaire, and the green area ratio form, which an addition or renovation needs once cost exceeds the building’s assessed value within twelve months.',
        es: 'Los formularios anexos detienen planos completos: cuestionario ambiental, cuestionario de plomo y el de green area ratio, que una ampliación o renovación necesita si en doce meses cuesta más que el valor fiscal del edificio.',
      },
      sources: [ACCELERATED],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'The District publishes each year’s permits as a separate layer, three to five days behind. The applicant is named, contractor or not, on about half of the records.',
        es: 'El Distrito publica los permisos de cada año en una capa aparte, con tres a cinco días de retraso. El solicitante, sea o no el contratista, aparece en cerca de la mitad de los registros.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'It gives the fees paid rather than the job’s value, and mixes in home occupation permits, which have nothing to do with construction.',
        es: 'Da las tarifas pagadas y no el valor de la obra, y mezcla permisos de negocio en casa (home occupation), que nada tienen que ver con construcción.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['deck_porch', 'res_alteration', 'fence', 'electrical_service', 'mechanical'],
  faq: [
    {
      question: {
        en: 'How long does a DC permit stay valid?',
        es: '¿Por cuánto tiempo es válido un permiso en DC?',
      },
      answer: {
        text: {
          en: 'Work has to begin within one year of issuance. Stop for a year after that and the permit becomes invalid too.',
          es: 'La obra debe empezar dentro del año siguiente a la emisión. Si después se detiene un año, el permiso también pierde validez.',
        },
        sources: [PROCESS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can we work at night or on Sunday in the District?',
        es: '¿Se puede trabajar de noche o en domingo en el Distrito?',
      },
      answer: {
        text: {
          en: 'Only with an after-hours permit, for 30 days at most, said the permit’s page in 2022. Within 500 feet of a residential zone it asks for the neighborhood commissioner’s support in writing, near a hotel for the hotel’s. The code’s text of 2013 was stricter: ask DOB at 202-671-3500.',
          es: 'Solo con un permiso fuera de horario, de 30 días como máximo, decía su página en 2022. A menos de 500 pies de una zona residencial pide el apoyo por escrito del comisionado del barrio; cerca de un hotel, el del hotel. El texto del código de 2013 era más estricto: pregunte a DOB, 202-671-3500.',
        },
        sources: [AFTER_HOURS, RULE_105],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Which comes first in Georgetown, DOB or the design board?',
        es: '¿Qué va primero en Georgetown, DOB o la junta de diseño?',
      },
      answer: {
        text: {
          en: 'For permit review file with DOB first, then e-mail the referral form and drawings to the Historic Preservation Office as one PDF. Public space work needs its DDOT application on file as well.',
          es: 'Para la revisión de permiso presente primero en DOB y luego mande a la Historic Preservation Office el formulario y los planos en un solo PDF por correo electrónico. Si hay espacio público, también la solicitud a DDOT.',
        },
        sources: [OLD_GEORGETOWN],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can I use a Postcard permit in a historic district?',
        es: '¿Puedo usar un permiso Postcard en un distrito histórico?',
      },
      answer: {
        text: {
          en: 'No. Minor repairs there go in as a Historic Property Special Permit, reviewed in the Permit Center, and trade permits are reviewed over the counter. Look the address up in Scout first.',
          es: 'No. Ahí las reparaciones menores van como Historic Property Special Permit, revisado en el Permit Center, y los permisos de oficio se revisan en ventanilla. Consulte antes la dirección en Scout.',
        },
        sources: [POSTCARD],
        confidence: 'A',
      },
    },
  ],
};
