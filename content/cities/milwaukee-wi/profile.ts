import { WI_CODE_REPORT, WI_CODES } from '@/content/codes/wi';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const HOMEOWNER = read(
  'Resources for Homeowners: Building Permit Information, Milwaukee DNS',
  'https://city.milwaukee.gov/DNSPrograms/homeowner',
);
const LEAD_PERMIT = read(
  'Lead Abatement Permit, City of Milwaukee',
  'https://city.milwaukee.gov/City-2020/Old-Site/Directory/Milwaukee-Health-DepartmentCopy-1/Health-InformationCopy-1/Environmental-HealthCopy-1/Lead-Abatement-Permit',
);
const DWELLING_CONTRACTOR = read(
  'Dwelling Contractor, Wisconsin DSPS',
  'https://dsps.wi.gov:443/Pages/Professions/DwellingContractor/Default.aspx',
);
const DWELLING_INSURANCE = read(
  'Wisconsin residential contractors must have two up-to-date credentials',
  'https://kerkmandunn.com/wisconsin-residential-contractors-must-date-credentials/',
);
const UDC_DATES = read(
  'Codes & Standards, Village of Jackson',
  'https://villageofjacksonwi.gov/197/Codes-Standards',
);
const STATE_UNIFORM = read(
  'Wisconsin building codes, American Wood Council',
  'https://awc.org/states/wisconsin/',
);
const FEE_ORDINANCE = read(
  'File 240776, ordinance increasing various permit fees, Milwaukee Common Council',
  'https://milwaukee.legistar.com/LegislationDetail.aspx?FullText=1&GUID=C9352975-9AC8-4969-949E-AFD5FFBB4292&ID=6875412',
);
const ASSESSMENT_CHARGE = read(
  'File 150757, service charges for appraisal and inspection, Milwaukee Common Council',
  'https://milwaukee.legistar.com/LegislationDetail.aspx?GUID=35FE4416-6FB4-492B-A625-29B03D25B9C2&ID=2468720',
);
const DATASET = read('Permits, City of Milwaukee Open Data Portal', 'https://data.milwaukee.gov');

const reread = sourceReadOn('2026-11-24');

const DEV_CENTER = reread(
  'Special Enforcement Section, Milwaukee DNS (read there of the Plan Exam Section too)',
  'https://city.milwaukee.gov/DNSSPECIAL',
);
const WHO_DOES_WHAT = {
  ...reread(
    'Department of Neighborhood Services Reference Guide, 2016 version',
    'http://city.milwaukee.gov/WhatWeDo3688.htm',
  ),
  publishedOn: '2016',
};

const read27 = sourceReadOn('2026-11-27');

const MIL_FEES = costNotes('Permit and Development Center fees, updated 2026, Milwaukee DNS');

const read28 = sourceReadOn('2026-11-28');

const MIL_GUIDE = read28(
  'When Do You Need a Permit From the CPO Milwaukee? (EngineerFix)',
  'https://engineerfix.com/when-do-you-need-a-permit-from-the-cpo-milwaukee',
);
const MIL_DELAYS = {
  ...read28(
    'Milwaukee DNS permit delays, staffing trouble at root of problem (FOX6)',
    'https://fox6now.com/news/milwaukee-dns-delays-staffing-trouble',
  ),
  publishedOn: '2023',
};
const MIL_PORTAL = costNotes('Permit & Development Center, Milwaukee DNS: portal milwaukee.gov/permits');

const UDC_INSPECTIONS = read27(
  'SPS 320.10, Inspections, Wisconsin Administrative Code',
  'https://docs.legis.wisconsin.gov/document/administrativecode/SPS%20320.10(3)(i)',
);

export const profile: CityProfile = {
  slug: 'milwaukee-wi',
  intro: [
    {
      text: {
        en: 'Permits come from the Department of Neighborhood Services, the same department that enforces the housing code. Its list of home updates that need no permit is for one- and two-family properties only; in a condominium, ask before you rely on it.',
        es: 'Los permisos los da el Department of Neighborhood Services, el mismo que hace cumplir el código de vivienda. Su lista de mejoras que no necesitan permiso es solo para propiedades de una y dos familias; en un condominio, pregunte antes de fiarse de ella.',
      },
      sources: [HOMEOWNER],
      confidence: 'A',
    },
    {
      text: {
        en: 'Wisconsin keeps houses on a code of its own, the Uniform Dwelling Code, instead of the IRC. It reaches homes built from June 1, 1980 on; the older house you are opening up falls outside it.',
        es: 'Wisconsin rige las casas con un código propio, el Uniform Dwelling Code, en vez del IRC. Alcanza a las construidas desde el 1 de junio de 1980; las casas más viejas en que usted trabaje quedan fuera.',
      },
      sources: [UDC_DATES, STATE_UNIFORM],
      confidence: 'C',
    },
    {
      text: {
        en: 'Milwaukee runs its permits, and the lead abatement ones too, through the Land Management System’s Online Permit Center. The first visit is a registration.',
        es: 'Milwaukee lleva sus permisos, también los de retiro de plomo, en el Online Permit Center del Land Management System. La primera visita es para registrarse.',
      },
      sources: [LEAD_PERMIT],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Milwaukee Department of Neighborhood Services (DNS)',
    url: 'https://city.milwaukee.gov/DNSPrograms/homeowner',
    source: HOMEOWNER,
    confidence: 'A',
  },
  portal: {
    name: 'Land Management System (LMS) Online Permit Center',
    url: 'https://milwaukee.gov/permits',
    source: MIL_PORTAL,
    confidence: 'B',
  },
  codes: {
    editions: WI_CODES,
    notes: [
      fact(
        'C',
        [UDC_DATES, STATE_UNIFORM, WI_CODE_REPORT],
        'The Uniform Dwelling Code, not the IRC, covers houses of one and two families built from June 1, 1980 on; its part SPS 322 is their energy code. What an older house has to meet, ask at 414-286-8210.',
        'El Uniform Dwelling Code, no el IRC, abarca las casas de una y dos familias construidas desde el 1 de junio de 1980; su parte SPS 322 es el código de energía de esas casas. Qué debe cumplir una casa anterior, pregúntelo en el 414-286-8210.',
      ),
      fact(
        'C',
        [WI_CODE_REPORT],
        'Commercial plans submitted on or after November 1, 2025 have to follow the new code; the State had first announced a shorter grace period.',
        'Los planos comerciales presentados desde el 1 de noviembre de 2025 deben seguir el código nuevo; el estado había anunciado antes un plazo más corto.',
      ),
      fact(
        'C',
        [STATE_UNIFORM],
        'State codes here are a floor and a ceiling at once: they bind every jurisdiction and leave a municipality little room to ask for something else in the structure itself.',
        'Aquí los códigos estatales son piso y techo a la vez: obligan a toda jurisdicción y dejan a la ciudad poco margen para exigir otra cosa en la estructura.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'For a one- or two-family permit the business needs the state’s Dwelling Contractor certification and must have on staff someone certified as Dwelling Contractor Qualifier. Without both, SPS 305.31 bars the permit.',
        es: 'Para un permiso en casa de una o dos familias la empresa necesita la certificación estatal Dwelling Contractor y tener en su personal a alguien certificado como Dwelling Contractor Qualifier. Sin las dos, la regla SPS 305.31 impide el permiso.',
      },
      sources: [DWELLING_CONTRACTOR],
      confidence: 'A',
    },
    {
      text: {
        en: 'Exterior work on a locally designated house, or in a local historic district, needs a Certificate of Appropriateness from Historic Preservation Commission staff even where no building permit is due.',
        es: 'La obra exterior en una casa con designación local, o dentro de un distrito histórico local, necesita un Certificate of Appropriateness de la Historic Preservation Commission aunque no haga falta permiso de construcción.',
      },
      sources: [HOMEOWNER],
      confidence: 'A',
    },

    {
      text: {
        en: 'Lead abatement is a permit of its own. The onsite supervisor, not the office, applies for it at least three full business days before the start, and a supervisor stays on site whenever work is going on.',
        es: 'El retiro de plomo lleva su propio permiso. Lo solicita el supervisor en obra, no la oficina, con al menos tres días hábiles completos de anticipación, y debe haber un supervisor presente siempre que se trabaje.',
      },
      sources: [LEAD_PERMIT],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Needed when the opening gets larger, says a general guide; for the same size ask 414-286-8210.',
        es: 'Lo lleva si el vano se agranda, dice una guía general; si el tamaño es igual, pregunte al 414-286-8210.',
      },
      sources: [MIL_GUIDE],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Above 150 square feet it is priced as a permit, 45 cents a square foot (2026); for a smaller one ask 414-286-8210.',
        es: 'Con más de 150 pies cuadrados tiene precio de permiso, 45 centavos por pie cuadrado (2026); si es menor, pregunte al 414-286-8210.',
      },
      sources: [MIL_FEES],
      confidence: 'B',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'With plans: their exam alone is $50 in the 2026 sheet, and the permit fee comes on top.',
        es: 'Con planos: solo su revisión son $50 en la hoja de 2026, y la tarifa del permiso va aparte.',
      },
      sources: [MIL_FEES, MIL_GUIDE],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: '$55 for a furnace up to 150,000 BTU, $60 for an air conditioner up to 3 tons, and $25 for processing.',
        es: '$55 por un calefactor de hasta 150,000 BTU, $60 por un aire de hasta 3 toneladas y $25 de trámite.',
      },
      sources: [MIL_FEES, MIL_GUIDE],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Major electrical work takes a trade permit of its own, says a general guide.',
        es: 'La obra eléctrica mayor lleva su propio permiso de especialidad (eléctrico), dice una guía general.',
      },
      sources: [MIL_GUIDE],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'A',
      [HOMEOWNER],
      'DNS keeps a list of home updates that need no permit, for one- and two-family properties only, not condominiums, and a page “Does it Need a Permit?”. They still have to meet the city’s code. We could not read the items: ask at 414-286-8210 before you start.',
      'DNS tiene una lista de mejoras que no necesitan permiso, solo para propiedades de una y dos familias, no para condominios, y una página “Does it Need a Permit?”. Igual deben cumplir el código de la ciudad. No pudimos leer los puntos: pregunte en el 414-286-8210 antes de empezar.',
    ),
  ],
  steps: [
    fact(
      'A',
      [HOMEOWNER, DEV_CENTER],
      'Ask the Development Center whether the job needs a permit and which; its Plan Exam Section gives that advice free.',
      'Pregunte al Development Center si el trabajo lleva permiso y cuál; su Plan Exam Section lo aconseja gratis.',
    ),
    fact(
      'A',
      [DWELLING_CONTRACTOR],
      'For one- and two-family work have both state papers current, the Dwelling Contractor certification and a Qualifier on staff.',
      'Para obra de una o dos familias tenga vigentes los dos papeles del estado: la certificación Dwelling Contractor y un Qualifier en plantilla.',
    ),
    fact(
      'A',
      [HOMEOWNER],
      'On a designated house get the Certificate of Appropriateness from Historic Preservation staff first.',
      'En una casa con designación histórica consiga antes el Certificate of Appropriateness del personal de Historic Preservation.',
    ),
    fact(
      'A',
      [LEAD_PERMIT],
      'Register once in the LMS Online Permit Center and file there.',
      'Regístrese una vez en el LMS Online Permit Center y presente ahí la solicitud.',
    ),
    fact(
      'B',
      [DEV_CENTER, MIL_FEES],
      'Plans go to the Plan Exam Section, for a fee of their own: $50 for a deck, at least $125 for an alteration.',
      'Los planos pasan a la Plan Exam Section, con su propia tarifa: $50 por una terraza, al menos $125 por una alteración.',
    ),
    fact(
      'B',
      [MIL_FEES, DWELLING_CONTRACTOR],
      'Pay the permit fee with processing and surcharge. A business gets a permit on a one- or two-family home only while its two state papers are valid.',
      'Pague la tarifa del permiso con trámite y recargo. Una empresa obtiene el permiso en una casa de una o dos familias solo si sus dos papeles del estado están vigentes ese día.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [WHO_DOES_WHAT],
      'By telephone, with the section of the permit you hold: construction 414-286-2513, electrical and elevators 414-286-2532, sprinklers 414-286-3361 (numbers of the department’s guide of 2016).',
      'Por teléfono, con la sección del permiso que usted tiene: construcción 414-286-2513, electricidad y elevadores 414-286-2532, rociadores 414-286-3361 (números de la guía de 2016 del departamento).',
    ),
    cutOff: fact(
      'A',
      [UDC_INSPECTIONS],
      'State rule for homes under the Uniform Dwelling Code: give notice two business days before you have to go on, for that is how long the city may take.',
      'Regla estatal para viviendas bajo el Uniform Dwelling Code: avise dos días hábiles antes de tener que seguir, pues ese es el plazo que tiene la ciudad.',
    ),
    visit: fact(
      'A',
      [UDC_INSPECTIONS],
      'On homes under the Uniform Dwelling Code, by the end of the second business day after the day of notice. If nobody has come by then, the work may go on.',
      'En viviendas bajo el Uniform Dwelling Code, antes de que termine el segundo día hábil después del aviso. Si para entonces nadie ha venido, la obra puede seguir.',
    ),
    notes: [
      fact(
        'A',
        [UDC_INSPECTIONS],
        'On those homes the applicant or an authorized representative asks the city for each inspection, and work stops at that point.',
        'En esas viviendas el solicitante o su representante autorizado pide cada inspección a la ciudad, y la obra se detiene en ese punto.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Development Center, Department of Neighborhood Services',
      phone: '+14142868210',
      source: HOMEOWNER,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Development Center, Plan Exam Section',
      address: '809 N. Broadway, 1st Floor, Milwaukee',
      source: DEV_CENTER,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Construction Inspection, Trades',
      phone: '+14142862513',
      source: WHO_DOES_WHAT,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [MIL_FEES],
      'On a one- or two-family house the 2026 sheet charges an alteration or repair 1.6% of its cost, $150 at least: $320 on $20,000, before processing, plan exam and surcharge. A furnace up to 150,000 BTU is $55, an air conditioner up to 3 tons $60 and $10 per ton above; an accessory building over 150 square feet 45 cents a square foot.',
      'En una casa de una o dos familias, la hoja de 2026 cobra por una alteración o reparación 1.6% de su costo, $150 como mínimo: $320 por $20,000, sin trámite, revisión de planos ni recargo. Un calefactor de hasta 150,000 BTU paga $55, un aire de hasta 3 toneladas $60 y $10 por tonelada más; un edificio accesorio de más de 150 pies cuadrados, 45 centavos por pie cuadrado.',
    ),
    fact(
      'B',
      [MIL_FEES],
      'On top come $20 for processing a building permit ($25 for heating and cooling), plan exam ($50 for a deck; 25 cents a square foot and $125 at least for an alteration) and a training and technology surcharge of 1.6%; the copy we read does not say of what. That $20,000 alteration, with plans for up to 500 square feet, is $465 before the surcharge and the assessor’s charge.',
      'Encima van $20 por tramitar un permiso de construcción ($25 si es de calefacción y aire), la revisión de planos ($50 por una terraza; 25 centavos por pie cuadrado y $125 como mínimo por una alteración) y un recargo de 1.6% por capacitación y tecnología; la copia que leímos no dice sobre qué. Esa alteración de $20,000, con planos de hasta 500 pies cuadrados, paga $465 antes del recargo y del cargo del tasador.',
    ),
    {
      text: {
        en: 'Permit fees stand in section 200-33 of the Code of Ordinances, row by row for each kind of work. The Common Council’s file 240776, an ordinance to increase fees, lists dozens of those rows: check any older price list against it.',
        es: 'Las tarifas están en la sección 200-33 del Code of Ordinances, renglón por renglón según el trabajo. El expediente 240776 del Common Council, una ordenanza de aumento, enumera decenas de esos renglones: compare con él cualquier lista anterior.',
      },
      sources: [FEE_ORDINANCE],
      confidence: 'A',
    },
    {
      text: {
        en: 'The assessor adds a service charge for appraising the new work. As of January 2016 it was $235 for a new one-family house and 1.34% of construction cost for a residential alteration or addition, $11 at least; file 240776 rewrites both rows.',
        es: 'El tasador municipal agrega un cargo por valuar lo nuevo. En enero de 2016 era de $235 por casa nueva de una familia y 1.34% del costo en alteraciones o ampliaciones residenciales, $11 como mínimo; el expediente 240776 reescribe ambos renglones.',
      },
      sources: [ASSESSMENT_CHARGE, FEE_ORDINANCE],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [HOMEOWNER],
      'No review time of the city’s own: its page on permits gives none. Ask the Development Center at 414-286-8210 before you promise a date.',
      'Ningún tiempo de revisión de la propia ciudad: su página de permisos no lo da. Pregunte al Development Center, 414-286-8210, antes de prometer una fecha.',
    ),
    fact(
      'C',
      [MIL_DELAYS],
      'A builder of homes told FOX6 in early 2023 that permits took two to four months, after three to four weeks in 2018.',
      'Un constructor de casas dijo a FOX6 a inicios de 2023 que los permisos tardaban de dos a cuatro meses, después de tres a cuatro semanas en 2018.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'Credentials expire quietly: a Dwelling Contractor certification renews every year and rests on a certificate of insurance. If either has lapsed on the day you apply, there is no permit to issue.',
        es: 'Las credenciales vencen sin avisar: la certificación Dwelling Contractor se renueva cada año y descansa en un certificado de seguro. Si alguno está vencido el día que solicita, no hay permiso que emitir.',
      },
      sources: [DWELLING_INSURANCE],
      confidence: 'C',
    },
  ],
  feed: [
    {
      text: {
        en: 'Milwaukee publishes its permits monthly, in ten columns: record number, type, status, dates opened and issued, address, use and construction cost. No contractor is named, so follow your jobs by number or address.',
        es: 'Milwaukee publica sus permisos cada mes en diez columnas: número, tipo, estatus, fechas de apertura y emisión, dirección, uso y costo de la obra. No nombra al contratista: siga sus trabajos por número o dirección.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'deck_porch', 'windows_doors', 'plumbing', 'electrical_service'],
  faq: [
    {
      question: {
        en: 'What happens to work done without a Milwaukee permit?',
        es: '¿Qué pasa con lo construido sin permiso en Milwaukee?',
      },
      answer: {
        text: {
          en: 'DNS says owners can be fined and the work may have to come out. A seller also has to disclose improvements and whether permits were obtained, so the question returns at closing. In doubt, call 414-286-8210 first.',
          es: 'DNS dice que puede haber multa para el dueño y que quizá haya que retirar la obra. Además, quien vende debe declarar las mejoras y si tuvieron permiso, así que la pregunta vuelve en la venta. Ante la duda, llame antes al 414-286-8210.',
        },
        sources: [HOMEOWNER],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which code applies to a 1920s duplex in Milwaukee?',
        es: '¿Qué código rige un dúplex de los años veinte en Milwaukee?',
      },
      answer: {
        text: {
          en: 'Not the Uniform Dwelling Code: that one is for one- and two-family homes built from June 1, 1980 on. Older dwellings and accessory buildings follow other rules, so ask DNS which apply before you detail the job.',
          es: 'No el Uniform Dwelling Code: ese es para viviendas de una y dos familias construidas desde el 1 de junio de 1980. Las más antiguas y las construcciones accesorias siguen otras reglas; pregunte a DNS cuáles antes de detallar el trabajo.',
        },
        sources: [UDC_DATES],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'How much insurance does the state want behind a dwelling contractor?',
        es: '¿Cuánto seguro pide el estado a un contratista de viviendas?',
      },
      answer: {
        text: {
          en: 'A construction law firm puts it at $250,000 of general liability per occurrence, proved by an insurer’s certificate when the company certification is requested. Check the figure with the State before you renew.',
          es: 'Un despacho de derecho de la construcción lo sitúa en $250,000 de responsabilidad general por evento, probado con el certificado de la aseguradora al pedir la certificación de la empresa. Confirme la cifra con el estado antes de renovar.',
        },
        sources: [DWELLING_INSURANCE],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'How long does a Milwaukee lead abatement permit last?',
        es: '¿Cuánto dura un permiso de retiro de plomo en Milwaukee?',
      },
      answer: {
        text: {
          en: 'Ten business days as a rule. Request the extension on the last day printed on it and the three-day wait is waived; let it lapse and you start over, wait included. Each permit carries its own fee.',
          es: 'Por lo general, diez días hábiles. Si pide la prórroga el último día que indica, se dispensa la espera de tres días; si lo deja vencer, empieza de nuevo con espera incluida. Cada permiso paga su tarifa.',
        },
        sources: [LEAD_PERMIT],
        confidence: 'A',
      },
    },
  ],
};
