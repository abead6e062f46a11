import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const KC_FAQ = read(
  'Code Question FAQs',
  'https://kcmo.gov/city-hall/departments/city-planning-development/code-question-hotline/-fsiteid-1',
);
const KC_FAQ_OLD = read(
  'Code Question Hotline (earlier copy)',
  'https://www.kcmo.gov/city-hall/departments/city-planning-development/code-question-hotline',
);
const KC_CODE = read(
  'Building and Rehabilitation Code',
  'https://www.kcmo.gov/city-hall/departments/city-planning-development/building-and-rehabilitation-code',
);
const KC_ENERGY = read(
  'KCMO reaffirms support of national energy codes (KCHBA)',
  'https://kchba.org/kcmo-reaffirms-support-of-national-energy-codes-despite-manipulation-of-the-process/',
);
const KC_RESOLUTION = {
  ...read(
    'Resolution No. 251035',
    'https://kansascity.legistar.com/LegislationDetail.aspx?GUID=1F89459D-93FA-4127-B8E1-1E501537A92B&ID=7770754',
  ),
  publishedOn: '2025',
};
const KC_FEES = {
  ...read(
    'Ordinance No. 190211 (2019), section 18-20, Fees',
    'http://cityclerk.kcmo.org/LiveWeb/Documents/Document.aspx?q=yaynxqrgvN%2F2weE5iT3WAYbPIvYDH3XpHJwx0HX1%2BroVK%2BvGnBPBYjhYS47FU3Woee%2F6QS6PzpylkXOUqGOmoA%3D%3D',
  ),
  publishedOn: '2019',
};
const KC_FEES_2001 = {
  ...read(
    'Ordinance No. 010280 (2001), section 18-18, Fees',
    'http://cityclerk.kcmo.org/liveweb/Documents/Document.aspx?q=eeJp%2BYlO8sUGcUECZNYQbbcyqJ1XstG%2BROmfHJGu%2FI1VzHYqIS8%2BlS%2Fr80z9UKC7yuMDWF7J%2FuM%3D',
  ),
  publishedOn: '2001',
};
const KC_TIMELINE = {
  ...sourceReadOn('2026-11-27')(
    'KC permitting timeline by city (Tessera)',
    'https://tesserakc.com/blog/kc-permitting-timeline-by-city',
  ),
  publishedOn: '2026',
};
const KC_DATA = read(
  'Kansas City building permits 2020 to 2025',
  'https://services.arcgis.com/4o5uMWTHuOhUVJPd/arcgis/rest/services/All_BuildingPermits_2020_to_2025/FeatureServer/0',
);
const KC_BULLETIN = {
  ...read(
    'Information Bulletin No. 100: plans review submittal, one- and two-family dwellings (2009)',
    'https://docplayer.net/amp/12310052-Information-bulletin-no.html',
  ),
  publishedOn: '2009',
  isCopy: true,
} as const;
const KC_COMPASS = {
  ...read(
    'Kansas City’s 2020 Sustainability Award (Tyler Technologies)',
    'https://tylertech.com/resources/blog-articles/kansas-citys-2020-sustainability-award',
  ),
  publishedOn: '2020',
};
const KC_SUPERVISORS = {
  ...read(
    'Ordinance 040973 (2004): Sections 18-335 and 18-366, supervisors of licensed contractors',
    'http://cityclerk.kcmo.org/LiveWeb/Documents/Document.aspx?q=nIT%2FRTHn7pkhBk3EDtThqIxsYhesDfAjgsjGKkgz%2BIigCNFYKYd%2B2eOQNyzUjTv41TjsP92Knrc%3D',
  ),
  publishedOn: '2004',
};

const reread = sourceReadOn('2026-11-24');

const KC_GUIDE = reread(
  'Comprehensive Guide to Building, Construction, and Trade Permits in Kansas City (RECO)',
  'https://www.reco.realestate/blog/kansas-city-mo-building-permit-requirements-and-process',
);
const KC_ROOFER = reread(
  'The Administrative Path: Navigating KCMO Roofing Permits (a roofer’s guide)',
  'https://www.handlinconstruction.com/tools/encyclopedia/permits-process-homeowner',
);

const KC_CENTER = permitFeesNotes(
  'Permit Center, City Planning and Development Department, Kansas City: telephone and address',
  'src/content/kansascity/index.ts',
);
const KC_HOUSE_FEES = costNotes(
  'Building and development fee schedule, section 18-20, Kansas City, Missouri',
);

const today = sourceReadOn('2026-11-28');

const KC_FIRE = {
  ...today(
    'Ordinance No. 150169 (2015): fire code, Chapter 26',
    'http://cityclerk.kcmo.org/liveweb/Documents/Document.aspx?q=QHYf8tgUMEIBbAn73sjZQjrZSpMUABEfnF%2B7tbKfuXavjFPr3SDCXkDT6in5GFLebMg8sKlTmjXBvgF8WhTHJA%3D%3D',
  ),
  publishedOn: '2015-04-09',
};
const KC_ENERGY_PATH = {
  ...today(
    'Ordinance No. 240434: an additional path of compliance with the energy code',
    'https://kansascity.legistar.com/LegislationDetail.aspx?FullText=1&GUID=BB0486F7-94D8-41A1-9CF8-633FE075DB0F&ID=6647679',
  ),
  publishedOn: '2024',
};

const KC_WALK = today(
  'KC permit and inspection walkthrough (Tessera)',
  'https://tesserakc.com/blog/kc-permit-inspection-walkthrough',
);
const KC_RESTORERS = today(
  'When you actually need a building permit for water damage repairs in Kansas City (a restoration firm)',
  'https://apluswaterdamagerestorationkansascity.com/?p=19186',
);

export const profile: CityProfile = {
  slug: 'kansas-city-mo',
  intro: [
    {
      text: {
        en: 'Kansas City writes its own Building and Rehabilitation Code, Chapter 18, on top of the model books, and plumbing in it follows the Uniform Plumbing Code rather than the International one.',
        es: 'Kansas City redacta su propio Building and Rehabilitation Code, el capítulo 18, sobre los códigos modelo, y su plomería sigue el Uniform Plumbing Code y no el internacional.',
      },
      sources: [KC_CODE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Contractor licenses come from the city here. Structural roof repair on a house, for one, takes a Residential Contractors license in addition to the KCMO business license.',
        es: 'Aquí la licencia de contratista la da la ciudad. Reparar la estructura del techo de una casa, por ejemplo, pide la licencia Residential Contractors además de la licencia de negocio de KCMO.',
      },
      sources: [KC_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Permits run in Compass KC, launched in August 2018. It ties nine city departments to one application, so review comments, inspections and payments sit in the same record.',
        es: 'Los permisos van por Compass KC, lanzado en agosto de 2018. Une nueve departamentos en una sola solicitud, de modo que comentarios, inspecciones y pagos están en el mismo expediente.',
      },
      sources: [KC_COMPASS],
      confidence: 'C',
    },
  ],
  department: {
    name: 'Kansas City City Planning & Development Department',
    url: 'https://www.kcmo.gov/city-hall/departments/city-planning-development/code-question-hotline',
    source: KC_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'Compass KC',
    url: 'https://compasskc.kcmo.org/EnerGov_Prod/SelfService',
    source: KC_COMPASS,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential'],
        edition: {
          en: '2018 I-codes with Kansas City amendments',
          es: 'I-codes 2018 con enmiendas de Kansas City',
        },
        since: null,
        sources: [KC_CODE],
        confidence: 'A',
      },
      {
        fields: ['plumbing'],
        edition: {
          en: 'Uniform Plumbing Code, its edition not named on the page',
          es: 'Uniform Plumbing Code, sin edición en la página',
        },
        since: null,
        sources: [KC_CODE],
        confidence: 'B',
      },
      {
        fields: ['energy'],
        edition: { en: '2021 IECC', es: 'IECC 2021' },
        since: '2023-07-01',
        sources: [KC_ENERGY, KC_RESOLUTION],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'A',
        [KC_CODE],
        'The Council approved the 2018 International Building Code and the other codes of that series on June 18, 2020 and held back the energy chapter for the 2021 edition. Local amendments stand article by article in Chapter 18.',
        'El Concejo aprobó el International Building Code 2018 y los demás códigos de la serie el 18 de junio de 2020 y reservó el capítulo de energía para la edición 2021. Las enmiendas están por artículos en el capítulo 18.',
      ),
      fact(
        'C',
        [KC_ENERGY],
        'Energy is the strict part: that code was adopted unamended for homes in October 2022 and kept over the home builders’ objections.',
        'La energía es lo estricto: ese código se adoptó sin enmiendas para viviendas en octubre de 2022 y se mantuvo pese a las objeciones de los constructores.',
      ),
      fact(
        'A',
        [KC_RESOLUTION, KC_ENERGY_PATH],
        'It may move. An ordinance of 2024, No. 240434, for another path of compliance showed as held when we read it; a resolution of 2025, No. 251035, tells the City Manager to propose changes that bring the energy code in line with neighboring cities.',
        'Puede cambiar. Una ordenanza de 2024, la 240434, con otra vía de cumplimiento, aparecía retenida cuando la leímos; una resolución de 2025, la 251035, ordena al administrador proponer cambios que alineen el código de energía con las ciudades vecinas.',
      ),
      fact(
        'A',
        [KC_FIRE],
        'The fire code is apart, in Chapter 26. The last adoption we read of is that of April 9, 2015, with the 2012 International Fire Code and NFPA 101, older than the building side.',
        'El código de incendios está aparte, en el capítulo 26. La última adopción que leímos es la del 9 de abril de 2015, con el International Fire Code 2012 y NFPA 101, más antigua que la parte de construcción.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Of a driveway only the approach in the public right-of-way is permitted and inspected. The rest still has to meet section 88-420-012, with a zoning approval that Public Works asks to see.',
        es: 'De una entrada para autos solo lleva permiso e inspección el acceso en la vía pública. Lo demás debe cumplir la sección 88-420-012, con aprobación de zonificación que Public Works pide ver.',
      },
      sources: [KC_FAQ],
      confidence: 'A',
    },

    {
      text: {
        en: 'The city’s bulletin of 2009 lets houses go with a written scope instead of stamped plans for non-bearing walls, closets and baths, basement finishes, doors and windows to 4 feet in bearing walls, and open decks, which still need a site plan.',
        es: 'El boletín de 2009 admite en casas un alcance por escrito en vez de planos sellados para muros no de carga, clósets y baños, acabados de sótano, puertas y ventanas de hasta 4 pies en muros de carga y terrazas abiertas, que aun así llevan plano del sitio.',
      },
      sources: [KC_BULLETIN],
      confidence: 'B',
    },
    {
      text: {
        en: 'A licensed contractor must employ a full-time supervisor with the matching certificate of qualification. Residential building contractors came under the rule with an ordinance of 2004; ask for the section as it stands now.',
        es: 'El contratista con licencia debe emplear de tiempo completo a un supervisor con el certificado de calificación que corresponde. Los contratistas residenciales entraron en la regla con una ordenanza de 2004; pida la sección como está hoy.',
      },
      sources: [KC_SUPERVISORS],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Covering, underlayment and up to 32 square feet of decking go free; beyond that it needs one.',
        es: 'La cubierta, la membrana y hasta 32 pies cuadrados de entablado van sin permiso; más que eso lo lleva.',
      },
      sources: [KC_FAQ],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Only for a larger opening, a remodeler says.',
        es: 'Solo para agrandar la abertura, dice un remodelador.',
      },
      sources: [KC_WALK],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'no',
      text: {
        en: 'Whatever the height, a broker’s guide says; other rules on fences still apply.',
        es: 'De cualquier altura, dice la guía de una inmobiliaria; otras reglas sobre cercas siguen valiendo.',
      },
      sources: [KC_GUIDE],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 200 square feet, a broker’s guide says.',
        es: 'Solo con más de 200 pies cuadrados, dice la guía de una inmobiliaria.',
      },
      sources: [KC_GUIDE],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Only from 30 inches above grade, two local guides say; one adds any deck attached to the house.',
        es: 'Solo desde 30 pulgadas del suelo, dicen dos guías locales; una suma toda terraza unida a la casa.',
      },
      sources: [KC_GUIDE, KC_WALK],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'For work on ductwork or equipment, a restoration firm says.',
        es: 'Para obra en ductos o equipos, dice una firma de restauración.',
      },
      sources: [KC_RESTORERS],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A restoration firm names it among the work that takes one.',
        es: 'Una firma de restauración lo nombra entre los trabajos que lo llevan.',
      },
      sources: [KC_RESTORERS],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'For panel work and service upgrades, a remodeler says.',
        es: 'Para obra en el tablero y aumentos de servicio, dice un remodelador.',
      },
      sources: [KC_WALK],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'A',
      [KC_FAQ],
      'A reroof that stays with the covering, the underlayment and up to 32 square feet of decking goes free. Beyond that it takes a building permit and a KCMO business license; work on rafters brings a review.',
      'Un cambio de techo que se limita a la cubierta, la membrana y hasta 32 pies cuadrados de entablado no lleva permiso. Más que eso pide permiso de construcción y licencia de negocio de KCMO; la obra en los cabios (rafters) lleva revisión.',
    ),
    fact(
      'A',
      [KC_FAQ],
      'A driveway and its parking space go without a permit; only the approach in the right-of-way has one, and the rest must still fit section 88-420-012.',
      'La entrada de autos y su cajón van sin permiso; solo lo lleva el tramo en la vía pública, y lo demás debe cumplir la sección 88-420-012.',
    ),
    fact(
      'C',
      [KC_GUIDE],
      'A broker’s guide adds retaining walls under 4 feet away from the right-of-way.',
      'La guía de una inmobiliaria agrega los muros de contención de menos de 4 pies lejos de la vía pública.',
    ),
  ],
  steps: [
    fact(
      'A',
      [KC_FAQ],
      'Settle zoning where it applies: on the 5th floor of City Hall, or by e-mail to cdpermits@kcmo.org.',
      'Resuelva la zonificación donde aplique: en el 5.º piso de City Hall o por correo electrónico a cdpermits@kcmo.org.',
    ),
    fact(
      'C',
      [KC_ROOFER, KC_FAQ],
      'Open a profile in Compass KC. Work without plan review, such as a reroof with more than 32 square feet of decking, is an Express Permit, usually issued once it is paid.',
      'Abra un perfil en Compass KC. El trabajo sin revisión de planos, como un cambio de techo con más de 32 pies cuadrados de entablado, es un Express Permit, que suele emitirse al pagarlo.',
    ),
    fact(
      'C',
      [KC_COMPASS],
      'Everything else is reviewed there by the city’s departments, whose comments land in the one record.',
      'Todo lo demás lo revisan allí los departamentos de la ciudad, cuyos comentarios caen en un solo expediente.',
    ),
    fact(
      'A',
      [KC_FAQ],
      'Have the licenses current: the KCMO business license, and the Residential Contractors license for structural work on a house.',
      'Tenga las licencias al día: la de negocio de KCMO y, para obra estructural en una casa, la de Residential Contractors.',
    ),
    fact(
      'A',
      [KC_FEES],
      'Pay. Until the fees are in, the permit is not valid.',
      'Pague. Mientras no se paguen las tarifas, el permiso no es válido.',
    ),
  ],
  inspections: {
    booking: fact(
      'C',
      [KC_COMPASS],
      'In Compass KC, where inspections are kept in the same record as the permit and its payments. The Permit Center answers at 816-513-1500, option 3.',
      'En Compass KC, donde las inspecciones se llevan en el mismo expediente que el permiso y sus pagos. El Permit Center responde en el 816-513-1500, opción 3.',
    ),
    cutOff: fact(
      'C',
      [KC_TIMELINE],
      'Ask 24 to 48 hours ahead, a remodeler who files here advises.',
      'Pídala con 24 a 48 horas de anticipación, aconseja un remodelador que tramita aquí.',
    ),
    visit: fact(
      'C',
      [KC_TIMELINE],
      'The visit usually follows within 1 to 2 business days. Morning or afternoon can be named, the hour cannot.',
      'La visita suele llegar en 1 a 2 días hábiles. Se puede indicar mañana o tarde, no la hora.',
    ),
    notes: [
      fact(
        'A',
        [KC_FAQ],
        'A drive approach is permitted and inspected by Public Works, 816-513-2670, which first asks for the approved zoning review.',
        'El permiso del acceso vehicular lo da Public Works, 816-513-2670, que también lo inspecciona; primero pide la revisión de zonificación aprobada.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'plan_review',
      name: 'Code Question Line',
      phone: '+18165131511',
      mail: 'codequestions@kcmo.org',
      source: KC_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Permit Center',
      phone: '+18165131500',
      address: 'City Hall, 414 E. 12th Street, Kansas City, MO 64106',
      note: { en: 'Option 3.', es: 'Opción 3.' },
      source: KC_CENTER,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'Permits Division',
      mail: 'cdpermits@kcmo.org',
      address: 'City Hall, 5th floor, Kansas City, Missouri',
      source: KC_FAQ,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [KC_HOUSE_FEES],
      'On a one- or two-family house one fee covers building and trades: $52 up to $1,000 of value, $58 up to $2,000, then $4.33 for each further $1,000 or part of it up to $100,000. A job of $50,000 pays $265.84 (as transcribed in September 2026).',
      'En una casa de una o dos familias una sola tarifa cubre la construcción y las especialidades (eléctrico, plomería, mecánico): $52 hasta $1,000 de valor, $58 hasta $2,000 y luego $4.33 por cada $1,000 más o fracción hasta $100,000. Una obra de $50,000 paga $265.84 (según una transcripción de septiembre de 2026).',
    ),
    {
      text: {
        en: 'Fees rest on the total value of all work under the permit, which the city determines; the ordinances put separate permits and values on separate jobs. Section 18-20 follows the consumer price index.',
        es: 'Las tarifas parten del valor total de la obra del permiso, que determina la ciudad; las ordenanzas piden permisos y valores separados por trabajo. La sección 18-20 sigue el índice de precios al consumidor.',
      },
      sources: [KC_FEES_2001, KC_FEES],
      confidence: 'A',
    },
    {
      text: {
        en: 'A permit is not valid until its fees are paid, and an amendment to it is not released before the additional fee is.',
        es: 'Un permiso no vale hasta pagar sus tarifas, y una modificación no se entrega antes de pagar la diferencia.',
      },
      sources: [KC_FEES],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [KC_TIMELINE],
      'A remodeler who files here counted, in early 2026, 5 to 8 business days for the first review of a deck or of a kitchen or bath without structural change, up to 10 with the trades, and 10 to 20 for an addition. That is experience, not a promise of the city.',
      'Un remodelador que tramita aquí contaba, a inicios de 2026, 5 a 8 días hábiles para la primera revisión de una terraza o de una cocina o baño sin cambio estructural, hasta 10 con permisos de especialidad y 10 a 20 en una ampliación. Es experiencia, no promesa de la ciudad.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'A remodeler who files there names the usual corrections: GFCI protection missing from the electrical sheets, headers too small, no insulation R-values or window U-factors, and a description that does not match the stated value.',
        es: 'Un remodelador que presenta ahí nombra las correcciones usuales: falta protección GFCI en lo eléctrico, dinteles pequeños, sin valores R de aislamiento ni U de ventanas y una descripción que no cuadra con el valor declarado.',
      },
      sources: [KC_TIMELINE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Old answers bite. The city’s FAQ once said no ice and water shield was required; the present one says it is, by Table R301.2(1). Details copied from an earlier job come back.',
        es: 'Las respuestas viejas cuestan. Las preguntas frecuentes decían que no se exigía barrera contra hielo; hoy dicen que sí, por la tabla R301.2(1). Los detalles copiados de otra obra regresan.',
      },
      sources: [KC_FAQ, KC_FAQ_OLD],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Lintel does not read Kansas City, because its open permit records have stopped: one set ends on May 9, 2025, the map layer on December 31, 2025. Current permits are seen in Compass KC only.',
        es: 'Lintel no lee Kansas City, porque sus registros abiertos se detuvieron: un conjunto termina el 9 de mayo de 2025 y la capa de mapa el 31 de diciembre de 2025. Los permisos actuales se ven solo en Compass KC.',
      },
      sources: [KC_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'res_alteration', 'deck_porch', 'res_new', 'demolition'],
  faq: [
    {
      question: {
        en: 'What license does demolition take in Kansas City?',
        es: '¿Qué licencia pide una demolición en Kansas City?',
      },
      answer: {
        text: {
          en: 'Demolition contractor, class I or class II, each with a supervisor of its class; a class I supervisor also serves for class II. The 2004 text lists three classes for electrical work. Ask which buildings each class covers.',
          es: 'Demolition contractor, clase I o clase II, cada una con un supervisor de su clase; el de clase I sirve también para la II. El texto de 2004 da tres clases para lo eléctrico. Pregunte qué edificios abarca cada clase.',
        },
        sources: [KC_SUPERVISORS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Is underlayment with ice protection required on a KC reroof?',
        es: '¿Se exige barrera contra hielo en un techo de KC?',
      },
      answer: {
        text: {
          en: 'Yes, under Article III of the KCBRC. It applies even where the roof itself needs no permit because no more than 32 square feet of decking is replaced.',
          es: 'Sí, por el artículo III del KCBRC. Rige aun cuando el techo no lleva permiso por cambiar hasta 32 pies cuadrados de entablado.',
        },
        sources: [KC_FAQ],
        confidence: 'A',
      },
    },
    {
      question: { en: 'Where do I send a code question?', es: '¿A dónde mando una duda de código?' },
      answer: {
        text: {
          en: 'To codequestions@kcmo.org, which the city says is answered faster than the line at 816-513-1511. Zoning review of a driveway goes to cdpermits@kcmo.org or the 5th floor of City Hall.',
          es: 'A codequestions@kcmo.org, que según la ciudad se contesta antes que la línea 816-513-1511. La revisión de una entrada va a cdpermits@kcmo.org o al piso 5 de City Hall.',
        },
        sources: [KC_FAQ],
        confidence: 'A',
      },
    },
  ],
};
