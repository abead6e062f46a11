import { OK_CODES } from '@/content/codes/ok';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const ROOF_NEWS9 = read(
  'OKC launches roof repair permit requirement starting August first (News 9)',
  'https://www.news9.com/story/688b30851be3ad38fff8a71e/okc-launches-roof-repair-permit-requirement-starting-august-first',
);
const ROOF_VENDOR = read(
  'Residential roofing permits in Oklahoma (Total Restoration)',
  'https://totalrestorationok.com/post/navigating-the-heights-understanding-residential-roofing-permits-in-oklahoma',
);
const SHELTER = {
  ...read(
    'Get a permit for your storm shelter installation (News 9, 2015)',
    'http://www.news9.com/story/28820160/reminder-get-a-permit-for-your-storm-shelter-installation',
  ),
  publishedOn: '2015',
};
const DESIGN = read(
  'Design Review Process',
  'https://okc.gov/departments/planning/design-review-and-historic-preservation/design-review-process',
);
const STATE_FEE: CitySource = {
  ...read('Oklahoma Statutes, 59 O.S. 1000.25', 'http://ok.elaws.us/os/59-1000.25'),
  isCopy: true,
};
const STATE_FEE_LOCAL = read(
  'City of Warr Acres: state mandated fee',
  'https://codelibrary.amlegal.com/codes/warracresok/latest/warracres_ok/0-0-0-8011',
);
const FAQ_OLD = read(
  'Development regulations top 10 questions',
  'http://www.okc.gov/planning/zoning/faq.html',
);
const CAPITOL: CitySource = {
  ...read(
    'Oklahoma Administrative Code 120:10-13-14',
    'https://regulations.justia.com/states/oklahoma/title-120/chapter-10/subchapter-13/section-120-10-13-14',
  ),
  isCopy: true,
};
const OKC_ACA = read(
  'Utilities permits through Accela Citizen Access, City of Oklahoma City',
  'https://okc.gov/departments/utilities/utilities-permits',
);
const OKC_ADU = read(
  'Accessory Dwellings, City of Oklahoma City',
  'https://www.okc.gov/Infrastructure-Development/Development-Planning/Code-Update/Accessory-Dwellings',
);
const ADU_NEWS9 = {
  ...read(
    'New ADU ordinance hopes to help fill housing gap (News 9, July 2025)',
    'https://www.news9.com/story/687462884726cd9930bf32eb/new-adu-ordinance-hopes-to-help-fill-housing-gap',
  ),
  publishedOn: '2025-07',
};
const ADU_FREE_PRESS = {
  ...read(
    'City Council delays ADU vote amid housing, zoning debate (Oklahoma City Free Press, 2025)',
    'https://freepressokc.com/city-council-delays-adu-vote-amid-housing-zoning-debate/',
  ),
  publishedOn: '2025',
};

const reread = sourceReadOn('2026-11-24');

const OKC_TRADES: CitySource = {
  ...reread(
    'New Construction Residential Electrical, Plumbing and Mechanical Permits: instructions for contractors, Oklahoma City (copy)',
    'https://fdocuments.us/document/new-construction-residential-electrical-plumbing-and-construction-residential.html',
  ),
  publishedOn: '2019-02-05',
  isCopy: true,
};

const OKC_FEES = permitFeesNotes(
  'General Schedule of Fees, Titles 12, 18, 29 and 42, Oklahoma City (Ordinance 27978, November 18, 2025)',
  'research/oklahoma/oklahoma-city.md',
);
const OKC_MECHANICAL = costNotes('Municipal Code Chapter 60, Oklahoma City');
const OKC_DESK = permitFeesNotes(
  'Contact of the Permit Fees page, City of Oklahoma City',
  'src/content/oklahomacity/index.ts',
);

const today = sourceReadOn('2026-11-28');

const OUBCC_REVIEW = {
  ...today(
    'Oklahoma Uniform Building Code Commission: code change proposals of 2024',
    'https://oklahoma.gov/oubcc.html',
  ),
  publishedOn: '2024',
};
const OKC_AMENDMENTS = today(
  'Applying the Oklahoma Commercial Building Code (MeltPlan)',
  'https://www.meltplan.com/blogs/applying-the-oklahoma-commercial-building-code-ibc-occupancy-changes-renovations-and-mixed-use-design',
);

const OK_SHEDS = today(
  'Oklahoma Shed Permits: The Ultimate Guide (OK Structures)',
  'https://okstructures.com/blog/oklahoma-shed-permits-guide/',
);

const OKC_REROOF = {
  ...today(
    'What to know about Oklahoma City’s new reroof permit (New Design Remodeling, quoting the city’s director)',
    'https://newdesignremodeling.com/what-should-know-about-okcs-new-necessary-roof-operations',
  ),
  publishedOn: '2025-08',
};
const OKC_KFOR = {
  ...today(
    'City of OKC says mandatory roofing permits are to protect homeowners from scams (KFOR)',
    'https://m.smi24.net/smi/kfor-com/408665067',
  ),
  publishedOn: '2025',
  isCopy: true,
} as const;

export const profile: CityProfile = {
  slug: 'oklahoma-city-ok',
  intro: [
    {
      text: {
        en: 'Since August 1, 2025 a roof on a house or duplex in Oklahoma City has needed a permit before it is repaired, removed or replaced; the fee schedule draws the line at 500 square feet. The Council passed the ordinance that June with storm work in mind.',
        es: 'Desde el 1 de agosto de 2025, el techo de una casa o dúplex en Oklahoma City necesita permiso antes de repararse, quitarse o cambiarse; la tabla de tarifas pone el límite en 500 pies cuadrados. El Concejo aprobó la ordenanza en junio, pensando en la obra tras las tormentas.',
      },
      sources: [ROOF_NEWS9, OKC_FEES],
      confidence: 'C',
    },
    {
      text: {
        en: 'Storm shelters are a permit of their own here. The city processed 8,001 of them in 2014 and counter staff reviewed applications while the installer waited.',
        es: 'Los refugios contra tormentas tienen aquí su propio permiso. En 2014 la ciudad tramitó 8,001, y en ventanilla se revisaban mientras el instalador esperaba.',
      },
      sources: [SHELTER],
      confidence: 'C',
    },
    {
      text: {
        en: 'In a design or historic district the building permit comes second: a Certificate of Approval or of Appropriateness has to be issued, and ten business days for appeals have to pass.',
        es: 'En un distrito de diseño o histórico el permiso va después: antes debe emitirse un Certificate of Approval o de Appropriateness y pasar diez días hábiles para apelaciones.',
      },
      sources: [DESIGN],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Oklahoma City Development Services Department',
    url: 'https://www.okc.gov/Services/Permits/Building-Trade-Permits/Permit-Fees',
    source: OKC_DESK,
    confidence: 'C',
  },
  portal: {
    name: 'Accela Citizen Access (ACA)',
    url: 'https://access.okc.gov/aca',
    source: OKC_TRADES,
    confidence: 'B',
  },
  codes: {
    editions: OK_CODES,
    notes: [
      fact(
        'C',
        [OKC_AMENDMENTS],
        'A city may ask for more than the state minimum. By a design guide Oklahoma City keeps the 2018 IBC with local amendments, above all for high-rise buildings.',
        'Una ciudad puede pedir más que el mínimo estatal. Según una guía de diseño, Oklahoma City mantiene el IBC 2018 con enmiendas locales, sobre todo para edificios altos.',
      ),
      fact(
        'A',
        [OUBCC_REVIEW],
        'The state commission took proposals until March 1, 2024 for its next building, existing building, fire, fuel gas, mechanical and plumbing codes, so a newer set may have followed.',
        'La comisión estatal recibió propuestas hasta el 1 de marzo de 2024 para sus próximos códigos de edificación, edificios existentes, incendio, gas, mecánico y plomería; puede haber códigos más nuevos.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'The roof rule names both roofing contractors and property owners: one of them has the permit before the repair begins, and asks the city for the inspection afterwards.',
        es: 'La regla de techos nombra al contratista de techos y al dueño: uno de los dos tiene el permiso antes de empezar y pide después la inspección a la ciudad.',
      },
      sources: [ROOF_NEWS9],
      confidence: 'C',
    },
    {
      text: {
        en: 'A storm shelter file as of 2015: application, engineered specifications per FEMA 320 or ICC 500, a flotation letter for in-ground units, a floor plan if it goes in the garage or house, a site plan if outdoors.',
        es: 'Expediente de un refugio, según 2015: solicitud, especificaciones de ingeniería FEMA 320 o ICC 500, carta de flotación si es enterrado, plano de planta si va en la cochera o casa y plano del sitio si va afuera.',
      },
      sources: [SHELTER],
      confidence: 'C',
    },

    {
      text: {
        en: 'Accessory dwellings have been allowed by right since June 20, 2025, where the ordinance of May 20 permits them and its conditions on size, height and parking are met. The city’s page holds the text and says which areas.',
        es: 'Las viviendas accesorias se permiten por derecho desde el 20 de junio de 2025, donde la ordenanza del 20 de mayo lo admite y si se cumplen sus condiciones de tamaño, altura y estacionamiento. La página de la ciudad tiene el texto y las zonas.',
      },
      sources: [OKC_ADU, ADU_NEWS9],
      confidence: 'C',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Only for more than 500 square feet of roof; the permit is $90.',
        es: 'Solo por más de 500 pies cuadrados de techo; el permiso cuesta $90.',
      },
      sources: [OKC_FEES, OKC_KFOR, ROOF_NEWS9],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'The city’s older answer names fences next to houses and garages.',
        es: 'La respuesta antigua de la ciudad nombra las cercas junto a casas y cocheras.',
      },
      sources: [FAQ_OLD],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'One of one story and under 200 square feet needs no permit in most of Oklahoma, a shed builder says; to confirm it for this city, or for a larger one, ask 405-297-2525.',
        es: 'Uno de un piso y menos de 200 pies cuadrados no necesita permiso en la mayor parte de Oklahoma, dice un fabricante de cobertizos; para confirmarlo en esta ciudad, o por uno mayor, pregunte al 405-297-2525.',
      },
      sources: [OK_SHEDS],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'By the city’s older answer: anything permanent that you build.',
        es: 'Según la respuesta antigua de la ciudad: todo lo permanente que se construya.',
      },
      sources: [FAQ_OLD],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $31 for a furnace and another $31 for an air conditioner up to 4 tons.',
        es: 'Tiene precio como permiso: $31 un calefactor y otros $31 un aire acondicionado de hasta 4 toneladas.',
      },
      sources: [OKC_FEES, OKC_MECHANICAL],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: a replaced appliance is $7 on a plumbing permit.',
        es: 'Tiene precio como permiso: un aparato reemplazado es $7 en un permiso de plomería.',
      },
      sources: [OKC_FEES],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $100 for a service up to 200 amps and $50 for each 100 amps more.',
        es: 'Tiene precio como permiso: $100 por un servicio de hasta 200 amperios y $50 por cada 100 más.',
      },
      sources: [OKC_FEES],
      confidence: 'C',
    },
  ],
  exemptions: [
    {
      text: {
        en: 'Patching a few shingles needs no permit below 500 square feet of roof: the fee schedule names repair or replacement beyond that, and a local roofer says the same. The first roof of a new house is part of the building permit.',
        es: 'Reponer algunas tejas asfálticas no lleva permiso por debajo de 500 pies cuadrados de techo: la tabla de tarifas nombra la reparación o el cambio más allá de eso, y un techador local dice lo mismo. El primer techo de una casa nueva va en su permiso de construcción.',
      },
      sources: [OKC_FEES, ROOF_VENDOR],
      confidence: 'C',
    },
    fact(
      'A',
      [FAQ_OLD],
      'Structural alterations are never exempt by the city’s older answer: any change that might make a building less safe, such as touching load-bearing walls or adding rooms.',
      'Según la respuesta antigua de la ciudad, las alteraciones estructurales nunca están exentas: todo cambio que pueda hacer menos seguro un edificio, como tocar muros de carga o agregar cuartos.',
    ),
  ],
  steps: [
    fact(
      'A',
      [DESIGN],
      'In a design or historic district file for the certificate first or alongside; the permit waits for it and for the appeal days.',
      'En un distrito de diseño o histórico pida el certificado antes o a la vez; el permiso espera por él y por los días de apelación.',
    ),
    fact(
      'C',
      [OKC_REROOF, OKC_ACA],
      'Apply online at okc.gov/access, with an account in Accela Citizen Access that also keeps documents and payments, or in person at the business center, first floor of 420 W. Main.',
      'Solicite en línea en okc.gov/access, con una cuenta de Accela Citizen Access que guarda también documentos y pagos, o en persona en el centro de negocios, primer piso de 420 W. Main.',
    ),
    fact(
      'C',
      [OKC_FEES],
      'Where plans are reviewed, pay half of the permit fee with them, $2,750 at most; it is credited. Review follows.',
      'Donde se revisan planos, pague con ellos la mitad de la tarifa del permiso, $2,750 como máximo; se abona. Sigue la revisión.',
    ),
    fact(
      'C',
      [OKC_FEES, OKC_REROOF, ROOF_NEWS9],
      'Pay the rest and the permit is issued; for a roof the same day, and before the first shingle is lifted.',
      'Pague el resto y se emite el permiso; para un techo el mismo día, y antes de levantar la primera teja asfáltica.',
    ),
    fact(
      'B',
      [OKC_TRADES],
      'On a new house the electrical, plumbing and mechanical contractors then buy their permits online themselves and pay there. Each needs the right building permit number.',
      'En una casa nueva los contratistas de electricidad, plomería y mecánica compran después en línea sus permisos y los pagan ahí. Cada uno necesita el número correcto del permiso de construcción.',
    ),
  ],
  inspections: {
    booking: fact(
      'C',
      [OKC_REROOF, ROOF_NEWS9],
      'For a roof the contractor asks the city to come once it is on. Questions go to the Development Center, 405-297-2525.',
      'Para un techo, el contratista pide a la ciudad que venga cuando ya está puesto. Las dudas van al Development Center, 405-297-2525.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'C',
        [OKC_FEES],
        'For the wiring of a new house the rough and the final inspection are charged on top of the base, $50 each. A reinspection trip is $50, one after hours $175 (ordinance adopted in November 2025, amounts in force since July 1, 2026).',
        'En el cableado de una casa nueva la inspección preliminar y la final se cobran aparte de la base, $50 cada una. Un viaje de reinspección es $50 y uno fuera de horario $175 (ordenanza adoptada en noviembre de 2025, montos en vigor desde el 1 de julio de 2026).',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Development Services',
      note: {
        en: 'Building permit questions; for trade permits 405-297-2948. For zoning only, an older page of the city gives 405-297-2623.',
        es: 'Preguntas sobre permisos de construcción; para los de especialidad (eléctrico, plomería, mecánico), 405-297-2948. Solo para zonificación, una página anterior de la ciudad da el 405-297-2623.',
      },
      phone: '+14052972525',
      address: '420 West Main Street, Oklahoma City, OK 73102',
      source: OKC_DESK,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'C',
      [OKC_FEES, ROOF_NEWS9, STATE_FEE_LOCAL],
      'Amounts in force since July 1, 2026, adopted on November 18, 2025: a roof over 500 square feet $90, an in-ground storm shelter $78, home solar $96, a pool $75. Alterations and repair pay $6.00 per $1,000 of value, $75 at least: $300 on a job of $50,000. Each permit adds $4.50, as the $94.50 announced for the roof in 2025 shows; in a neighboring city $4.00 of it is for the state.',
      'Montos en vigor desde el 1 de julio de 2026, adoptados el 18 de noviembre de 2025: techo de más de 500 pies cuadrados $90, refugio contra tormentas enterrado $78, energía solar $96, piscina $75. Alteraciones y reparaciones pagan $6.00 por cada $1,000 de valor, $75 como mínimo: $300 en una obra de $50,000. Cada permiso suma $4.50, como muestran los $94.50 anunciados para el techo en 2025; en una ciudad vecina $4.00 de ellos son para el estado.',
    ),
    fact(
      'C',
      [OKC_FEES, OKC_MECHANICAL],
      'A furnace is $31 and an air conditioner up to 4 tons another $31. New houses are $0.16 a square foot plus impact fees. Half of the fee is paid with the plans and credited; one of our two sources reads plan review as not asked of one- and two-family houses.',
      'Un calefactor es $31 y un aire acondicionado de hasta 4 toneladas otros $31. Las casas nuevas son $0.16 por pie cuadrado más tarifas de impacto. La mitad de la tarifa se paga con los planos y se abona; una de nuestras dos fuentes entiende que la revisión no se pide a casas de una y dos familias.',
    ),
    fact(
      'C',
      [OKC_FEES],
      'A new house adds $175 for the wiring, $50 for each 100 amps past 200 and $50 each for rough and final, and $83 for the plumbing, with $28.50 a bathroom after the first and $15 each for water and sewer service.',
      'Una casa nueva suma $175 por el cableado, $50 por cada 100 amperios sobre 200 y $50 cada una por la inspección preliminar y la final, y $83 por la plomería, con $28.50 por baño después del primero y $15 por cada acometida de agua y drenaje.',
    ),
    {
      text: {
        en: 'The state fee named above goes to the building code commission, on every permit under the state codes. A neighboring city collects $4.00 for the state and keeps $0.50 for itself; the statute would allow up to $5.00.',
        es: 'La tarifa estatal de la que se habla arriba es de la comisión de códigos y va en todo permiso bajo los códigos estatales. Una ciudad vecina cobra $4.00 para el estado y retiene $0.50; la ley permitiría hasta $5.00.',
      },
      sources: [STATE_FEE, STATE_FEE_LOCAL],
      confidence: 'C',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [OKC_REROOF, OKC_KFOR, OKC_DESK],
      'A roof permit is issued the same day, the city’s director of Development Services said when that permit was introduced in 2025; he called it automatic once you apply. For other permits we found no time that the city promises: ask 405-297-2525 for today’s wait and 405-297-2948 for that of trade permits.',
      'El permiso de techo se emite el mismo día, dijo el director de Development Services en 2025, cuando se implantó ese permiso; según él, es automático una vez solicitado. Para los demás permisos no hallamos un plazo que la ciudad prometa: pregunte la espera actual al 405-297-2525 y la de los permisos de especialidad al 405-297-2948.',
    ),
    {
      text: {
        en: 'District review takes from a few weeks to months, depending on what is missing and on meeting dates. You may file for the building permit at the same time.',
        es: 'La revisión de distrito tarda de unas semanas a meses, según lo que falte y las fechas de sesión. Puede presentar a la vez la solicitud de permiso.',
      },
      sources: [DESIGN],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Bring the certificate. Development Services hands out the permit in a design district only against it, after the appeal days are over; a denied one can be revised and filed again.',
        es: 'Lleve el certificado. En un distrito de diseño, Development Services entrega el permiso solo a quien lo presenta, pasados los días de apelación; si lo negaron, puede corregirse y presentarse otra vez.',
      },
      sources: [DESIGN],
      confidence: 'A',
    },
    {
      text: {
        en: 'Around the Capitol and the medical center the city is not the only authority. A state zoning commission issues its own building permits there, and they lapse 90 days after approval if work has not begun.',
        es: 'Alrededor del Capitolio y el centro médico la ciudad no decide sola. Una comisión estatal de zonificación emite ahí sus propios permisos, que vencen a los 90 días de aprobados si no empezó la obra.',
      },
      sources: [CAPITOL],
      confidence: 'B',
    },
  ],
  feed: [],
  commonPermits: ['roofing', 'res_new', 'deck_porch', 'adu', 'res_alteration'],
  faq: [
    {
      question: {
        en: 'Do fences and pools need a permit in Oklahoma City?',
        es: '¿Las cercas y piscinas llevan permiso en Oklahoma City?',
      },
      answer: {
        text: {
          en: 'The city’s older answer: anything permanent you build, and it names swimming pools and fences next to houses and garages. Confirm small fences with the Development Center.',
          es: 'La respuesta antigua de la ciudad: todo lo permanente que se construya, y nombra piscinas y cercas junto a casas y cocheras. Confirme las cercas pequeñas con el Development Center.',
        },
        sources: [FAQ_OLD],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can an accessory dwelling be rented by the night?',
        es: '¿Se puede rentar por noche una vivienda accesoria?',
      },
      answer: {
        text: {
          en: 'Only under conditions: the ordinance, as put before the Council in spring 2025, asked for a special exception for home sharing. Read the adopted text on the city’s page before you promise it to a customer.',
          es: 'Solo con condiciones: la ordenanza, como llegó al City Council en la primavera de 2025, pedía una excepción especial para el home sharing. Lea el texto adoptado en la página de la ciudad antes de prometerlo a un cliente.',
        },
        sources: [ADU_FREE_PRESS, OKC_ADU],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'How do I get an address for a new lot?',
        es: '¿Cómo obtengo la dirección de un lote nuevo?',
      },
      answer: {
        text: {
          en: 'The Planning Department assigns it by formula and needs the legal description: lot and block where platted, metes and bounds where not.',
          es: 'La asigna el departamento de planificación con una fórmula y pide la descripción legal: lote y manzana si está fraccionado, medidas y colindancias si no.',
        },
        sources: [FAQ_OLD],
        confidence: 'A',
      },
    },
  ],
};
