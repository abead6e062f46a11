import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const STL_PROCESS = read(
  'Building Permit Application Process',
  'https://www.stlouis-mo.gov/government/departments/public-safety/building/permits/building-permits/index.cfm',
);
const STL_RESIDENTIAL = read(
  'Residential Construction Permit',
  'https://www.stlouis-mo.gov/government/departments/public-safety/building/permits/building-permits/residential-construction.cfm',
);
const STL_ONLINE = read(
  'STL City Permits: Building Permit Request Form',
  'https://stlcitypermits.com/RequestBuildingPermit.aspx',
);
const STL_TITLE25: CitySource = {
  ...read(
    'St. Louis City Revised Code, Chapter 25.01 Building Code',
    'http://www.slpl.lib.mo.us/cco/code/data/t2501.htm',
  ),
  isCopy: true,
};
const STL_COUNTY: CitySource = {
  ...read(
    'St. Louis County Ordinance 27,654 (2015 codes)',
    'https://www.scribd.com/document/459159106/2015-User-Friendly-Ordinance',
  ),
  isCopy: true,
};
const STL_LICENSE = read(
  'Missouri contractor licensing requirements (Nationwide Notice)',
  'https://nationwidenotice.com/news_events/Missouri_Contract_Licensing_Basic_Requirements_and_Rules_October23.cfm',
);
const STL_CRO = read(
  'About the Cultural Resources Office: permit review process',
  'https://dynamic.stlouis-mo.gov/history/policies.cfm',
);
const STL_CRO_DESK = read(
  'Cultural Resources Office Hotspot Desk',
  'https://stlouis-mo.gov/government/departments/planning/cultural-resources/cultural-resources-office-hotspot-desk.cfm',
);
const STL_CRO_REVIEWS = read(
  'Cultural Resources: Standards & Reviews',
  'https://www.stlouis-mo.gov/government/departments/planning/cultural-resources/reviews/index.cfm',
);
const MO_HOME_RULE = read(
  'Missouri and local energy codes (BCAP)',
  'https://bcapcodes.org/adoption/success-story-kansas-city-home-rule/',
);

const read27 = sourceReadOn('2026-11-27');

const STL_PERMIT_SECTION = read27(
  'Building Division Permits Section, City of St. Louis (telephone from a third party’s software, 2026)',
  'https://www.stlouis-mo.gov/government/departments/public-safety/building/permits/index.cfm',
);

const STL_FEES = costNotes(
  'Building permit fees and mechanical and electrical fees (Ordinances 70800 and 70802), City of St. Louis',
);

const today = sourceReadOn('2026-11-28');

const STL_TABLE = today(
  'onlyplans.io: Missouri building code adoption by city',
  'https://onlyplans.io/zoning/codes/missouri/',
);

const STL_NEC = {
  ...today(
    'Code Alert: City of St. Louis has adopted 2011 NEC (NEMA)',
    'https://www.nema.org/Technical/Code-Alerts/Pages/Code-Alert-Louisiana-23-February-2011.aspx',
  ),
  publishedOn: '2011-02-23',
};

export const profile: CityProfile = {
  slug: 'st-louis-mo',
  intro: [
    {
      text: {
        en: 'St. Louis hands out most permits on the spot. Its residential page puts same-day permits at about 84% of those issued, its application page at 70%, both undated; the rest is aimed at within 3 to 5 working days.',
        es: 'St. Louis entrega la mayoría de los permisos en el momento. Su página residencial calcula en 84% los emitidos el mismo día y la de solicitudes en 70%, ambas sin fecha; el resto se busca emitir en 3 a 5 días hábiles.',
      },
      sources: [STL_RESIDENTIAL, STL_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Every building permit application, down to a deck, is read by a plan reviewer who is a licensed engineer or architect; they are taken in Room 425, City Hall. Trade permits have sections of their own.',
        es: 'Cada solicitud de permiso de construcción, hasta la de una terraza, la lee un revisor que es ingeniero o arquitecto con licencia; se reciben en Room 425, City Hall. Los permisos de oficio tienen secciones propias.',
      },
      sources: [STL_PROCESS],
      confidence: 'A',
    },
  ],
  department: {
    name: 'City of St. Louis Building Division, Permit Section',
    url: 'https://www.stlouis-mo.gov/government/departments/public-safety/building/permits/building-permits/index.cfm',
    source: STL_PROCESS,
    confidence: 'A',
  },
  portal: {
    name: 'STL City Permits',
    url: 'https://stlcitypermits.com/RequestBuildingPermit.aspx',
    source: STL_ONLINE,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: { en: '2018 IBC', es: 'IBC 2018' },
        since: null,
        sources: [STL_TABLE],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'C',
        [MO_HOME_RULE],
        'Missouri has no mandatory statewide code, so the edition is the city’s own.',
        'Misuri no tiene código estatal obligatorio, así que la edición es de la ciudad.',
      ),
      fact(
        'C',
        [STL_NEC, STL_FEES],
        'For electrical work the last adoption we read of is the 2011 NEC, by Ordinance 68831 of February 3, 2011, in a notice by NEMA whose web address names Louisiana instead. The electrical fees come from the later Ordinance 70802, so a newer edition is likely: confirm it at 314-622-3313.',
        'En electricidad, la última adopción que leímos es el NEC 2011, por la ordenanza 68831 del 3 de febrero de 2011, en un aviso de NEMA cuya dirección web nombra en cambio a Luisiana. Las tarifas eléctricas vienen de la ordenanza 70802, posterior, así que es probable una edición más nueva: confírmela en el 314-622-3313.',
      ),
      fact(
        'B',
        [STL_TITLE25],
        'Title 25 of the Revised Code carries the building code with a long list of amendments and an administrative chapter that replaces the model’s Chapter 1 entirely.',
        'El título 25 del Revised Code contiene el código de construcción con una larga lista de enmiendas y un capítulo administrativo que sustituye por completo al capítulo 1 del modelo.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Plumbing, mechanical and electrical permits are applied for by the licensed contractor of that trade, at the section that will also review and inspect the work.',
        es: 'Los permisos de plomería, mecánica y electricidad los pide el contratista con licencia de ese oficio, en la sección que también revisa e inspecciona.',
      },
      sources: [STL_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Fire alarm and suppression need permits of their own from the Mechanical or Plumbing Section, by a certified contractor. Tanks and commercial exhaust hoods add the Fire Marshal and Air Pollution.',
        es: 'Alarma y supresión de incendios llevan permisos propios de la sección mecánica o de plomería, con contratista certificado. Tanques y campanas comerciales suman al Fire Marshal y a Air Pollution.',
      },
      sources: [STL_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Before the first job: state sales tax number, a Graduated Business License, a clearance from the Collector of Revenue and an occupancy permit for your own premises from the Building Division.',
        es: 'Antes de la primera obra: número estatal de impuesto sobre ventas, Graduated Business License, constancia del Collector of Revenue y permiso de ocupación de su propio local, de Building Division.',
      },
      sources: [STL_LICENSE],
      confidence: 'C',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Always in a city historic district; elsewhere for structural change or major alteration, not for ordinary repair. For a plain reroof ask 314-622-3313.',
        es: 'Siempre en un distrito histórico municipal; fuera, para un cambio estructural o una alteración mayor, no para una reparación ordinaria. Por un simple cambio de techo pregunte al 314-622-3313.',
      },
      sources: [STL_CRO, STL_RESIDENTIAL],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Always in a city historic district; elsewhere for structural change or major alteration, not for ordinary repair. For a plain replacement ask 314-622-3313.',
        es: 'Siempre en un distrito histórico municipal; fuera, para un cambio estructural o una alteración mayor, no para una reparación ordinaria. Por un simple reemplazo pregunte al 314-622-3313.',
      },
      sources: [STL_CRO, STL_RESIDENTIAL],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'The city requires one for anything new that is built, and in a historic district for any exterior work.',
        es: 'La ciudad lo pide para todo lo que se construye nuevo; en un distrito histórico, para todo trabajo exterior.',
      },
      sources: [STL_CRO, STL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'The city requires one for anything new that is built and names no size below which a shed is free.',
        es: 'La ciudad lo pide para todo lo que se construye nuevo y no nombra un tamaño por debajo del cual un cobertizo esté exento.',
      },
      sources: [STL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'A plan reviewer reads every application, down to a deck.',
        es: 'Un revisor de planos lee cada solicitud, hasta la de una terraza.',
      },
      sources: [STL_PROCESS, STL_ONLINE],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Priced as a mechanical permit: $40 for a house furnace or condensing unit, plus $25.',
        es: 'Tiene precio como permiso mecánico: $40 por un calefactor o condensador de casa, más $25.',
      },
      sources: [STL_FEES, STL_PROCESS],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit, taken out by the licensed contractor at the electrical section.',
        es: 'Un permiso eléctrico, que saca el contratista con licencia en la sección eléctrica.',
      },
      sources: [STL_PROCESS],
      confidence: 'A',
    },
  ],
  exemptions: [
    {
      text: {
        en: 'Ordinary repairs to buildings of up to four units need no permit: tuckpointing, plaster patching, painting inside and out, floor sanding. Structural change, major alteration and anything new do.',
        es: 'Las reparaciones ordinarias en edificios de hasta cuatro unidades no llevan permiso: rejunteo, resanes de yeso, pintura interior y exterior, pulido de pisos. Sí lo llevan los cambios estructurales, las alteraciones mayores y lo nuevo.',
      },
      sources: [STL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a city historic district any exterior work needs a permit, except painting wood trim, also work the Building Division would otherwise let go. Roofs, windows, fences and brickwork all count.',
        es: 'En un distrito histórico municipal todo trabajo exterior lleva permiso, salvo pintar molduras de madera, incluso el que Building Division dejaría pasar. Cuentan techos, ventanas, cercas y ladrillo.',
      },
      sources: [STL_CRO],
      confidence: 'A',
    },
  ],
  steps: [
    fact(
      'A',
      [STL_CRO],
      'Check whether the building stands in a city historic district. If so its exterior passes the Cultural Resources Office on the way.',
      'Revise si el edificio está en un distrito histórico municipal. Si lo está, su exterior pasa antes por la Cultural Resources Office.',
    ),
    fact(
      'B',
      [STL_ONLINE],
      'Apply online or in Room 425 of City Hall.',
      'Solicite en línea o en Room 425 de City Hall.',
    ),
    fact(
      'B',
      [STL_ONLINE, STL_PROCESS],
      'A plan reviewer reads the application. Most homeowner jobs are reviewed at the Hot Spot Desk while you wait.',
      'Un revisor lee la solicitud. La mayoría de los trabajos de casas se revisa en el Hot Spot Desk mientras usted espera.',
    ),
    fact(
      'B',
      [STL_FEES, STL_RESIDENTIAL],
      'Pay the fee, $25 for the application and the rest by the cost of the work, and the permit is issued: mostly the same day, otherwise the city aims at 3 to 5 working days.',
      'Pague la tarifa, $25 por la solicitud y lo demás según el costo de la obra, y se emite el permiso: casi siempre el mismo día; si no, la ciudad busca hacerlo en 3 a 5 días hábiles.',
    ),
    fact(
      'A',
      [STL_PROCESS],
      'The licensed trades apply for plumbing, mechanical and electrical permits at their own sections.',
      'Los oficios con licencia piden sus permisos de plomería, mecánica y electricidad en sus secciones.',
    ),
  ],
  inspections: {
    booking: fact(
      'B',
      [STL_PROCESS, STL_PERMIT_SECTION],
      'With the section that gave the permit: plumbing, mechanical and electrical inspections belong to the one that reviewed the trade permit. The Permits Section at 314-622-3313 leads to it.',
      'Con la sección que dio el permiso: las inspecciones de plomería, mecánica y electricidad son de la que revisó el permiso del oficio. La sección de permisos, 314-622-3313, lo orienta.',
    ),
    cutOff: null,
    visit: null,
    notes: [],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Building Division, Permits Section',
      phone: '+13146223313',
      source: STL_PERMIT_SECTION,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Building Division, Permit Section',
      address: 'City Hall, Room 425, St. Louis',
      hours: {
        en: '8:00 a.m. to 4:30 p.m.; Hot Spot Desk 9:00 a.m. to 3:00 p.m.',
        es: 'De 8:00 a. m. a 4:30 p. m.; Hot Spot Desk de 9:00 a. m. a 3:00 p. m.',
      },
      source: STL_ONLINE,
      confidence: 'B',
    },
  ],
  fees: [
    fact(
      'B',
      [STL_FEES],
      'A building permit is $25 for the application plus, once the cost passes $3,000, $10 per $1,000 or part of it on the whole cost: $525 on a job of $50,000. Up to $1,000 it is $44 in all, up to $2,000 $48, up to $3,000 $55. A house furnace or condensing unit is $40 plus $25, an electrical repair $60 plus $25. Confirm at 314-622-3313.',
      'Un permiso de construcción cuesta $25 por la solicitud más $10 por cada $1,000 de costo o fracción si pasa de $3,000: $525 en una obra de $50,000. Hasta $1,000 son $44 en total, hasta $2,000 $48 y hasta $3,000 $55. Un calefactor o condensador de casa es $40 más $25; una reparación eléctrica, $60 más $25. Confirme en el 314-622-3313.',
    ),
    {
      text: {
        en: 'The amounts stand on fee pages of their own, not on the two permit pages. For a firm figure bring the scope and the contract price to the Permit Section, Room 425.',
        es: 'Los montos están en páginas de tarifas propias, no en las dos páginas de permisos. Para una cifra firme lleve el alcance y el precio del contrato a la sección de permisos, Room 425.',
      },
      sources: [STL_PROCESS, STL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'Help from the Cultural Resources desk next door costs nothing, neither the advice nor the over-the-counter approval.',
        es: 'La ayuda de la mesa de Cultural Resources, al lado, no cuesta: ni la consulta ni la aprobación en ventanilla.',
      },
      sources: [STL_CRO_DESK],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'The same day, the city says, but gives two figures, neither dated: 70% of permits on its application page, many over the counter, and about 84% on its residential page. It aims for 3 to 5 working days on the rest.',
        es: 'El mismo día, dice la ciudad, pero da dos cifras sin fecha: 70% de los permisos en su página de solicitudes, muchos en ventanilla, y cerca de 84% en la residencial. Para el resto busca de 3 a 5 días hábiles.',
      },
      sources: [STL_PROCESS, STL_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'A permit request inside a historic district is passed to the Cultural Resources Office. Take photographs, a dimensioned site plan and the scope to its Hotspot desk first: small jobs that meet the district’s standards are cleared on the spot.',
        es: 'Una solicitud en distrito histórico pasa a la Cultural Resources Office. Lleve antes a su Hotspot fotografías, un plano del sitio acotado y el alcance: las obras pequeñas que cumplen las normas del distrito se aprueban ahí mismo.',
      },
      sources: [STL_CRO, STL_CRO_DESK],
      confidence: 'A',
    },
    {
      text: {
        en: 'Solar panels fail on what can be seen. Some districts require that they not be visible, others that they be visually compatible; the policy of 2013 tells which rule each district has.',
        es: 'Los paneles solares fallan por lo que se ve. Unos distritos exigen que no sean visibles y otros que sean compatibles a la vista; la política de 2013 dice cuál rige en cada uno.',
      },
      sources: [STL_CRO_REVIEWS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Encroachments on public ground and high hazard uses are treated apart from ordinary permits. Put a stoop, awning or anything else over the sidewalk into the first description.',
        es: 'Las invasiones del espacio público y los usos de alto riesgo se tratan aparte. Incluya desde la primera descripción la escalinata, el toldo o cualquier cosa sobre la banqueta.',
      },
      sources: [STL_PROCESS],
      confidence: 'A',
    },
  ],
  feed: [],
  commonPermits: ['res_alteration', 'foundation_repair', 'deck_porch', 'demolition', 'mechanical'],
  faq: [
    {
      question: {
        en: 'Does a St. Louis County permit cover a job in the city?',
        es: '¿Un permiso de St. Louis County sirve en la ciudad?',
      },
      answer: {
        text: {
          en: 'No. The county has its own ordinances, with the 2015 codes in force from April 1, 2020 when we read them, and its own Public Works office. Inside the city only the Building Division issues.',
          es: 'No. El condado tiene sus propias ordenanzas, con los códigos 2015 vigentes desde el 1 de abril de 2020 cuando las leímos, y su oficina de Public Works. Dentro de la ciudad solo emite Building Division.',
        },
        sources: [STL_COUNTY, STL_PROCESS],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'When is the historic district desk open in City Hall?',
        es: '¿Cuándo atiende la mesa de distritos históricos en City Hall?',
      },
      answer: {
        text: {
          en: 'Monday, Wednesday and Friday, 10 a.m. to 3 p.m., without appointment, beside the permit office. It handles windows, doors, tuckpointing, porches, decks, garages and fences. Its page gives both Room 424 and Room 421.',
          es: 'Lunes, miércoles y viernes, de 10 a. m. a 3 p. m., sin cita, junto a la oficina de permisos. Atiende ventanas, puertas, rejunteo, porches, terrazas, cocheras y cercas. Su página da Room 424 y Room 421.',
        },
        sources: [STL_CRO_DESK],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can a homeowner get reviewed without an appointment?',
        es: '¿Puede un dueño obtener revisión sin cita?',
      },
      answer: {
        text: {
          en: 'Yes, at the Hot Spot Desk. The newer request page gives 9 a.m. to 3 p.m.; an older city page only Monday and Wednesday afternoons. Call before you send your customer.',
          es: 'Sí, en el Hot Spot Desk. La página más nueva da de 9 a. m. a 3 p. m.; una anterior, solo lunes y miércoles por la tarde. Llame antes de mandar a su cliente.',
        },
        sources: [STL_ONLINE, STL_PROCESS],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Does tuckpointing need a permit in St. Louis?',
        es: '¿El rejunteo de ladrillo lleva permiso en St. Louis?',
      },
      answer: {
        text: {
          en: 'Generally not on a residential building of up to four units. In a city historic district it is exterior work and needs approval, which the Cultural Resources Hotspot desk can give over the counter.',
          es: 'Por lo general no en un edificio residencial de hasta cuatro unidades. En un distrito histórico municipal es trabajo exterior y requiere aprobación, que el Hotspot de Cultural Resources puede dar en ventanilla.',
        },
        sources: [STL_RESIDENTIAL, STL_CRO_DESK],
        confidence: 'A',
      },
    },
  ],
};
