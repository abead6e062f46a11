import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

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
const KC_RESOLUTION = read(
  'Resolution No. 251035',
  'https://kansascity.legistar.com/LegislationDetail.aspx?GUID=1F89459D-93FA-4127-B8E1-1E501537A92B&ID=7770754',
);
const KC_FEES = read(
  'Ordinance No. 190211 (2019), section 18-20, Fees',
  'http://cityclerk.kcmo.org/LiveWeb/Documents/Document.aspx?q=yaynxqrgvN%2F2weE5iT3WAYbPIvYDH3XpHJwx0HX1%2BroVK%2BvGnBPBYjhYS47FU3Woee%2F6QS6PzpylkXOUqGOmoA%3D%3D',
);
const KC_FEES_2001 = read(
  'Ordinance No. 010280 (2001), section 18-18, Fees',
  'http://cityclerk.kcmo.org/liveweb/Documents/Document.aspx?q=eeJp%2BYlO8sUGcUECZNYQbbcyqJ1XstG%2BROmfHJGu%2FI1VzHYqIS8%2BlS%2Fr80z9UKC7yuMDWF7J%2FuM%3D',
);
const KC_CORRECTIONS = read(
  'KC permitting timeline by city (Tessera)',
  'https://tesserakc.com/blog/kc-permitting-timeline-by-city',
);
const KC_DATA = read(
  'Kansas City building permits 2020 to 2025',
  'https://services.arcgis.com/4o5uMWTHuOhUVJPd/arcgis/rest/services/All_BuildingPermits_2020_to_2025/FeatureServer/0',
);
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
const STL_TITLE25 = read(
  'St. Louis City Revised Code, Chapter 25.01 Building Code',
  'http://www.slpl.lib.mo.us/cco/code/data/t2501.htm',
);
const STL_COUNTY = read(
  'St. Louis County Ordinance 27,654 (2015 codes)',
  'https://www.scribd.com/document/459159106/2015-User-Friendly-Ordinance',
);
const STL_LICENSE = read(
  'Missouri contractor licensing requirements (Nationwide Notice)',
  'https://nationwidenotice.com/news_events/Missouri_Contract_Licensing_Basic_Requirements_and_Rules_October23.cfm',
);
const KC_BULLETIN = read(
  'Information Bulletin No. 100: plans review submittal, one- and two-family dwellings (2009)',
  'https://docplayer.net/amp/12310052-Information-bulletin-no.html',
);
const KC_COMPASS = read(
  'Kansas City’s 2020 Sustainability Award (Tyler Technologies)',
  'https://tylertech.com/resources/blog-articles/kansas-citys-2020-sustainability-award',
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
const STL_SITE = read('City of St. Louis', 'https://www.stlouis-mo.gov');
const MO_HOME_RULE = read(
  'Missouri and local energy codes (BCAP)',
  'https://bcapcodes.org/adoption/success-story-kansas-city-home-rule/',
);

const KC_SUPERVISORS = read(
  'Ordinance 040973 (2004): Sections 18-335 and 18-366, supervisors of licensed contractors',
  'http://cityclerk.kcmo.org/LiveWeb/Documents/Document.aspx?q=nIT%2FRTHn7pkhBk3EDtThqIxsYhesDfAjgsjGKkgz%2BIigCNFYKYd%2B2eOQNyzUjTv41TjsP92Knrc%3D',
);

export const mo: readonly CityProfile[] = [
  {
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
      url: 'https://www.kcmo.gov/city-hall/departments/city-planning-development/building-and-rehabilitation-code',
      source: KC_CODE,
      confidence: 'A',
    },
    portal: { name: 'Compass KC', url: 'https://www.kcmo.gov', source: KC_COMPASS, confidence: 'C' },
    codes: [
      {
        text: {
          en: 'The Council approved the 2018 International Building Code and its companions on June 18, 2020 and held back the energy chapter for the 2021 edition. Local amendments stand article by article in Chapter 18.',
          es: 'El Concejo aprobó el International Building Code 2018 y sus compañeros el 18 de junio de 2020 y reservó el capítulo de energía para la edición 2021. Las enmiendas están por artículos en el capítulo 18.',
        },
        sources: [KC_CODE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Energy is the strict part: the 2021 IECC, adopted unamended for homes in October 2022, took effect on July 1, 2023 over the home builders’ objections.',
          es: 'La energía es lo estricto: el IECC 2021, adoptado sin enmiendas para viviendas en octubre de 2022, entró en vigor el 1 de julio de 2023 pese a las objeciones de los constructores.',
        },
        sources: [KC_ENERGY],
        confidence: 'C',
      },
      {
        text: {
          en: 'A resolution of 2025, No. 251035, tells the City Manager to propose changes that bring the energy code in line with neighboring cities. Ask what is in force on the day you file.',
          es: 'Una resolución de 2025, la 251035, ordena al administrador proponer cambios que alineen el código de energía con las ciudades vecinas. Pregunte qué rige el día en que presenta.',
        },
        sources: [KC_RESOLUTION],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Shingles, underlayment and up to 32 square feet of decking need no permit. Above that a building permit is due, and rafters or other structure bring a scope or plan review.',
          es: 'Tejas, membrana base y hasta 32 pies cuadrados de entablado no llevan permiso. Arriba de eso sí, y los cabios u otra estructura traen revisión del alcance o de planos.',
        },
        sources: [KC_FAQ],
        confidence: 'A',
      },
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
    fees: [
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
          es: 'Un permiso no vale hasta pagar sus tarifas, y una modificación no se libera antes de pagar la diferencia.',
        },
        sources: [KC_FEES],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [],
    returns: [
      {
        text: {
          en: 'A remodeler who files there names the usual corrections: GFCI protection missing from the electrical sheets, headers too small, no insulation R-values or window U-factors, and a description that does not match the stated value.',
          es: 'Un remodelador que presenta ahí nombra las correcciones usuales: falta protección GFCI en lo eléctrico, dinteles chicos, sin valores R de aislamiento ni U de ventanas y una descripción que no cuadra con el valor declarado.',
        },
        sources: [KC_CORRECTIONS],
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
          en: 'Kansas City’s open permit records have stopped: one set ends on May 9, 2025, the map layer on December 31, 2025. Current permits are seen in Compass KC only.',
          es: 'Los registros abiertos de Kansas City se detuvieron: un conjunto termina el 9 de mayo de 2025 y la capa de mapa el 31 de diciembre de 2025. Los permisos actuales se ven solo en Compass KC.',
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
            en: 'Yes, under Article III of the KCBRC. It applies even where the roof itself needs no permit because less than 32 square feet of decking is replaced.',
            es: 'Sí, por el artículo III del KCBRC. Rige aun cuando el techo no lleva permiso por cambiar menos de 32 pies cuadrados de entablado.',
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
  },
  {
    slug: 'st-louis-mo',
    intro: [
      {
        text: {
          en: 'St. Louis hands out most permits on the spot. Its own page puts same-day permits at about 84% of those issued and aims for 3 to 5 working days on the rest.',
          es: 'St. Louis entrega la mayoría de los permisos en el momento. Su página calcula en 84% los emitidos el mismo día y busca de 3 a 5 días hábiles para el resto.',
        },
        sources: [STL_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Every application, down to a deck, is read by a plan reviewer who is a licensed engineer or architect, at one address: Room 425, City Hall.',
          es: 'Cada solicitud, hasta la de una terraza, la lee un revisor que es ingeniero o arquitecto con licencia, en un solo lugar: Room 425, City Hall.',
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
    codes: [
      {
        text: {
          en: 'Missouri has no mandatory statewide code, so the edition is the city’s own. We found no page of the city that names the one in force: ask the Building Division before drawing.',
          es: 'Misuri no tiene código estatal obligatorio, así que la edición es de la ciudad. No hallamos una página de la ciudad que nombre la vigente: pregunte en la Building Division antes de dibujar.',
        },
        sources: [MO_HOME_RULE],
        confidence: 'C',
      },
      {
        text: {
          en: 'Title 25 of the Revised Code carries the building code with a long list of amendments and an administrative chapter that replaces the model’s Chapter 1 entirely.',
          es: 'El título 25 del Revised Code contiene el código de construcción con una larga lista de enmiendas y un capítulo administrativo que sustituye por completo al capítulo 1 del modelo.',
        },
        sources: [STL_TITLE25],
        confidence: 'B',
      },
    ],
    permits: [
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
          en: 'In a city historic district any exterior work needs a permit, except painting wood trim, also work the Building Division would otherwise let go. Roofs, windows, fences and brickwork all count.',
          es: 'En un distrito histórico municipal todo trabajo exterior lleva permiso, salvo pintar molduras de madera, incluso el que Building Division dejaría pasar. Cuentan techos, ventanas, cercas y ladrillo.',
        },
        sources: [STL_CRO],
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
    fees: [
      {
        text: {
          en: 'Neither of the city’s two permit pages prints a fee table. Ask the Permit Section in Room 425 for the amount, with the scope and the contract price at hand.',
          es: 'Ninguna de las dos páginas de permisos de la ciudad trae tabla de tarifas. Pida el monto en la sección de permisos, Room 425, con el alcance y el precio del contrato a la mano.',
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
          en: 'The application page is more careful than the residential one and says 70% of permits are issued the same day, many over the counter.',
          es: 'La página de solicitudes es más cauta que la residencial y dice que 70% de los permisos se emite el mismo día, muchos en ventanilla.',
        },
        sources: [STL_PROCESS],
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
    feed: [
      {
        text: {
          en: 'The city releases its permits as a monthly database file instead of a live list. We do not read that file, so St. Louis permits are not watched here; the checklists and checks work all the same.',
          es: 'La ciudad publica sus permisos en un archivo mensual de base de datos, no en una lista viva. No leemos ese archivo, así que los permisos de St. Louis no se vigilan aquí; las listas de verificación y revisiones funcionan igual.',
        },
        sources: [STL_SITE],
        confidence: 'B',
      },
    ],
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
          en: 'Is tuckpointing a permit in St. Louis?',
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
  },
];
