import { apexGridPage } from '@/content/codes/firm-pages';
import { TX_AIR_CONDITIONING } from '@/content/codes/tx';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes, TX_HB852, TX_LGC_214_904 } from '../sources';

const read = sourceReadOn('2026-11-21');

const HOU_PERMITS = read(
  'General Permit Information',
  'https://www.houstonpermittingcenter.org/code-enforcement/permits.html',
);
const HOU_REVIEW = read(
  'Residential Plan Review',
  'https://www.houstonpermittingcenter.org/code-enforcement/residential-plan-review.html',
);
const HOU_CODES = read(
  'Construction Code Modernization',
  'https://www.houstonpermittingcenter.org/construction-code-modernization',
);
const HOU_FLOOD = read(
  'Floodplain development permit: commercial or multi-family addition',
  'https://www.houstonpermittingcenter.org/hpwfmo1015',
);
const HOU_FLOOD_SMALL = read(
  'Floodplain development permit: non-substantial outdoor improvement',
  'https://www.houstonpermittingcenter.org/hpwfmo1005',
);
const HOU_RESOURCES = read(
  'Houston Permitting Center resources',
  'https://www.houstonpermittingcenter.org/resources',
);
const HOU_FEES = read(
  'City of Houston fee schedule',
  'https://cohweb.houstontx.gov/fin_feeschedule/default.aspx',
);
const HOU_HARRIS_FENCE = read(
  'Harris County: Fences',
  'https://www.eng.hctx.net/permits/Residential/Permitting/Fences',
);
const HOU_HARRIS_DATA = read(
  'Harris County ePermits',
  'https://www.gis.hctx.net/arcgishcpid/rest/services/Permits/ePermits/FeatureServer/1',
);

const reread = sourceReadOn('2026-11-24');

const HOU_DESK = reread(
  'Permits Section, Houston Permitting Center',
  'https://www.houstonpermittingcenter.org/code-enforcement/permits-section.html',
);
const HOU_ENFORCEMENT = reread(
  'Building Code Enforcement, Houston Permitting Center',
  'http://www.houstonpermittingcenter.org/code-enforcement.html',
);
const HOU_INSPECTIONS = reread(
  'Inspections, Houston Permitting Center',
  'http://www.houstonpermittingcenter.org/code-enforcement/inspections.html',
);
const HOU_DEPOSIT = {
  ...reread(
    'Public comments: proposed change of the plan review deposit from 25% to 75%',
    'https://www.houstonpermittingcenter.org/news-events/public-comments-proposed-change-plan-review-deposit-25-75',
  ),
  publishedOn: '2024',
};
const HOU_FORMS = reread(
  'Houston Permitting Center resources: iPermits guides',
  'https://www.houstonpermittingcenter.org/resources?f%5B0%5D=agency%3A386&f%5B1%5D=agency%3A1286&f%5B2%5D=agency%3A1561',
);

const read27 = sourceReadOn('2026-11-27');

const HOU_311 = read27(
  'Building permits and codes: process, Houston 3-1-1 knowledge base',
  'https://houston311.powerappsportals.us/en-us/knowledgebase/article/KA-03060',
);
const HOU_DASHBOARD = read27(
  'Houston Permitting Center, Building Code Enforcement: performance dashboard',
  'https://dashboard.publicworks.houstontx.gov',
);

const HOU_AMENDMENTS = read27(
  'Houston amendments to the 2021 codes, Construction Code Modernization',
  'https://www.houstonpermittingcenter.org/construction-code-modernization/code-amendment',
);
const HOU_UNIFORM = {
  ...read27(
    'Houston Adopts Uniform Plumbing Code and Uniform Mechanical Code (Contractor magazine)',
    'https://www.contractormag.com/codes/article/21276296/houston-adopts-uniform-plumbing-code-and-uniform-mechanical-code',
  ),
  publishedOn: '2023-10-26',
};
const HOU_ESTIMATOR = permitFeesNotes(
  'Commercial Building Permit Fee Estimator and City-Wide Fee Schedule, City of Houston',
  'research/texas/houston.md',
);

const HOU_ONLINE = read27(
  'Online permitting, Houston Permitting Center (address as a third party’s software has it, 2026)',
  'https://www.houstonpermittingcenter.org/online-permitting',
);

const read28 = sourceReadOn('2026-11-28');

const HOU_APEX = apexGridPage('Houston, Texas', '2026-09-11');
const HOU_ENERGY = {
  ...read28(
    'City of Houston: Residential and Commercial Green Building Requirements (EnergyBot)',
    'https://energybot.com/incentives/texas/city-of-houston-residential-and-commercial-green-building-requirements-5593.html',
  ),
  publishedOn: '2024-12-12',
};
const HOU_NEC = {
  ...read28(
    '2026 National Electrical Code Effective September 1, 2026, Houston Permitting Center (as a third party’s software quotes it, October 2026)',
    'https://www.houstonpermittingcenter.org/news-events/2026-national-electrical-code-effective-september-1-2026',
  ),
  publishedOn: '2026',
  isCopy: true as const,
};
const HOU_NEC_LOCAL = {
  ...read28(
    'Request for public comment: local amendments to the 2026 National Electrical Code, Houston Permitting Center (as a third party’s software quotes it, 2026)',
    'https://www.houstonpermittingcenter.org/news-events/request-public-comment-administrative-provisions-local-amendments-2026-national',
  ),
  isCopy: true as const,
};

const HOU_FEES_2026 = costNotes('Building Code Enforcement Permit Fee Schedule 2026, City of Houston');
const HOU_HEATER = read28(
  'Replace Heater Only, mechanical permit HPWCODE1031, Houston Permitting Center',
  'https://www.houstonpermittingcenter.org/node/1711/printable/print',
);
const HOU_STORM = read28(
  'Storm Damage Repair Tips, Houston Permitting Center',
  'https://houstonpermittingcenter.org/news-events/storm-damage-repair-tips',
);

export const profile: CityProfile = {
  slug: 'houston-tx',
  intro: [
    {
      text: {
        en: 'Houston asks for no contractor license to pull a structural permit. It asks instead for a declaration about deed restrictions signed by the owner before most residential applications start.',
        es: 'Houston no pide licencia de contratista para sacar un permiso estructural. Pide, en cambio, una declaración sobre las restricciones registradas en la escritura (deed restrictions) firmada por el dueño antes de iniciar casi toda solicitud residencial.',
      },
      sources: [HOU_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Flood review is a permit of its own under Chapter 19. In its zones you bring elevation certificates, appraisal district figures and an itemized cost estimate besides the building plans.',
        es: 'La revisión de inundación es un permiso propio, del capítulo 19. En sus zonas se llevan certificados de elevación, datos del distrito de avalúos y un costo desglosado, además de los planos.',
      },
      sources: [HOU_FLOOD],
      confidence: 'A',
    },
    {
      text: {
        en: 'Houston has a table of its own that gives a building’s value by square feet and construction type. Its Commercial Building Permit Fee Estimator asks for the total cost of construction to the end user, without the land, and says that the value you give will be compared with recognized standards. Ask at 832-394-9000 which of the two a commercial job is charged by; a house is charged by square feet.',
        es: 'Houston tiene una tabla propia que da el valor de un edificio por pies cuadrados y tipo constructivo. Su calculadora comercial, Commercial Building Permit Fee Estimator, pide el costo total de la obra para el usuario final, sin el terreno, y dice que el valor que usted dé se comparará con estándares reconocidos. Pregunte en el 832-394-9000 por cuál de los dos se cobra una obra comercial; una casa se cobra por pies cuadrados.',
      },
      sources: [HOU_FEES, HOU_ESTIMATOR, HOU_FEES_2026],
      confidence: 'B',
    },
  ],
  department: {
    name: 'Houston Permitting Center, Building Code Enforcement',
    url: 'https://www.houstonpermittingcenter.org',
    source: HOU_REVIEW,
    confidence: 'A',
  },
  portal: {
    name: 'iPermits and ProjectDox (online permitting)',
    url: 'https://www.houstonpermittingcenter.org/online-permitting',
    source: HOU_ONLINE,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'fire'],
        edition: {
          en: '2021 International Codes with Houston amendments',
          es: 'Códigos internacionales 2021 con enmiendas de Houston',
        },
        since: '2024-01-01',
        sources: [HOU_CODES, HOU_AMENDMENTS],
        confidence: 'B',
      },
      {
        fields: ['plumbing'],
        edition: { en: '2021 UPC with Houston amendments', es: 'UPC 2021 con enmiendas de Houston' },
        since: '2024-01-01',
        sources: [HOU_CODES, HOU_UNIFORM],
        confidence: 'B',
      },
      {
        fields: ['mechanical'],
        edition: { en: '2021 UMC with Houston amendments', es: 'UMC 2021 con enmiendas de Houston' },
        since: '2024-01-01',
        sources: [HOU_CODES, HOU_UNIFORM],
        confidence: 'B',
      },
      {
        fields: ['energy'],
        edition: { en: '2021 IECC with Houston amendments', es: 'IECC 2021 con enmiendas de Houston' },
        since: '2024-01-01',
        sources: [HOU_APEX, HOU_ENERGY],
        confidence: 'C',
      },
      {
        fields: ['electrical'],
        edition: { en: '2026 NEC', es: 'NEC 2026' },
        since: '2026-09-01',
        sources: [HOU_NEC],
        confidence: 'B',
      },
    ],
    notes: [
      fact(
        'B',
        [HOU_NEC, HOU_NEC_LOCAL],
        'Applications submitted on or after September 1, 2026 are reviewed against the 2026 NEC as the state’s minimum; the city has asked for comments on local amendments of its own.',
        'Las solicitudes presentadas desde el 1 de septiembre de 2026 se revisan con el NEC 2026 como mínimo estatal; la ciudad pidió comentarios sobre enmiendas locales propias.',
      ),
      fact(
        'B',
        [HOU_CODES, HOU_UNIFORM],
        'The city’s page counts the 2021 codes from January 1, 2024, a trade magazine from January 2. What was filed before could stay under the 2015 Construction Code.',
        'La página de la ciudad cuenta los códigos 2021 desde el 1 de enero de 2024; una revista del ramo, desde el 2 de enero. Lo presentado antes podía seguir con el Construction Code 2015.',
      ),
      TX_AIR_CONDITIONING,
    ],
  },
  permits: [
    {
      text: {
        en: 'A new house visits two counters before the plans: Planning for a development plat review and the water and wastewater office for capacity. Plans submitted without them wait.',
        es: 'Una casa nueva pasa por dos oficinas antes de los planos: Planning, por la revisión del development plat, y la de agua y drenaje, por la capacidad. Sin eso los planos esperan.',
      },
      sources: [HOU_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Repairs with matching materials go without plan review on a Residential Repair Spec List, which exists in Spanish as well.',
        es: 'Las reparaciones con materiales iguales van sin revisión de planos con una Residential Repair Spec List, que también existe en español.',
      },
      sources: [HOU_RESOURCES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Where the energy code calls for duct or air leakage tests, an independent technician registered with the city runs them, and the results go to the Mechanical Inspector at the final.',
        es: 'Donde el código de energía pide pruebas de fuga de aire o ductos, las hace un técnico independiente registrado en la ciudad, y los resultados se entregan al Mechanical Inspector en la inspección final.',
      },
      sources: [HOU_RESOURCES],
      confidence: 'A',
    },
    {
      text: {
        en: 'For the floodplain permit an outdoor improvement counts as non-substantial only below 50% of the structure’s appraised value. The cost estimate is sealed by an engineer or architect, or notarized by owner and contractor.',
        es: 'Para el permiso de zona inundable, una mejora exterior cuenta como no sustancial solo si queda abajo de 50% del valor tasado de la estructura. El costo lo sella un ingeniero o arquitecto, o lo firman ante notario dueño y contratista.',
      },
      sources: [HOU_FLOOD_SMALL],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'On a house only for more than 100 square feet of roof.',
        es: 'En una casa, solo si son más de 100 pies cuadrados de techo.',
      },
      sources: [HOU_PERMITS, HOU_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Wood or metal only from 8 feet up; masonry or concrete always.',
        es: 'La de madera o metal, solo desde 8 pies; la de mampostería o concreto, siempre.',
      },
      sources: [HOU_PERMITS],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'A one-story, detached one below 120 square feet goes free; any other needs one.',
        es: 'Separado, de un piso y de menos de 120 pies cuadrados, no; cualquier otro, sí.',
      },
      sources: [HOU_PERMITS],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: a new one goes by its square feet in the schedule of 2026.',
        es: 'Se cobra como permiso: una nueva va por sus pies cuadrados en la tabla de 2026.',
      },
      sources: [HOU_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit, pulled by a licensed contractor registered with the city.',
        es: 'Un permiso mecánico, que saca un contratista con licencia registrado en la ciudad.',
      },
      sources: [HOU_HEATER],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Plumbing contractors must buy a permit for repairs too, says the Permitting Center.',
        es: 'El contratista de plomería debe comprar permiso también para reparar, dice el Permitting Center.',
      },
      sources: [HOU_STORM],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Electrical contractors must buy a permit for repairs too, says the Permitting Center.',
        es: 'El contratista eléctrico debe comprar permiso también para reparar, dice el Permitting Center.',
      },
      sources: [HOU_STORM],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [HOU_PERMITS],
      'On a house, patching up to 128 square feet of siding is free of a permit.',
      'En una casa, reparar hasta 128 pies cuadrados de revestimiento exterior no lleva permiso.',
    ),
    fact(
      'A',
      [HOU_STORM],
      'So are tarping, tile, wood flooring and carpet, cabinets and countertops, faucets, and drywall, except in a wall shared with another home.',
      'Tampoco las lonas, loseta, pisos de madera y alfombra, gabinetes y cubiertas, llaves de agua y tablaroca, salvo en un muro compartido con otra vivienda.',
    ),
    fact(
      'A',
      [HOU_REVIEW],
      'Painting and wallpapering are not counted as remodeling. For any other doubt about an exemption the residential plan review page gives 832-394-8810.',
      'Pintar y poner papel tapiz no cuentan como remodelación. Para otra duda sobre exenciones, la página de revisión residencial da el 832-394-8810.',
    ),
  ],
  steps: [
    fact(
      'A',
      [HOU_REVIEW],
      'Have the owner sign the deed restriction declaration; most residential applications do not start without it.',
      'Haga firmar al dueño la declaración de restricciones registradas en la escritura (deed restrictions): casi ninguna solicitud residencial arranca sin ella.',
    ),
    fact(
      'A',
      [HOU_REVIEW],
      'Before the plans go in, clear the plat with Planning, 832-394-8849, and the capacity with Water and Wastewater, 832-394-8888.',
      'Antes de entregar los planos, resuelva el plat con Planning, 832-394-8849, y la capacidad con Water and Wastewater, 832-394-8888.',
    ),
    fact(
      'A',
      [HOU_DESK],
      'The permit office takes the application and assigns a project number; every permit of the job is pulled under it. Plans that are ready can be handed in at the same time.',
      'La oficina de permisos recibe la solicitud y asigna un número de proyecto; todos los permisos de la obra se sacan con él. Los planos ya listos se pueden entregar en ese momento.',
    ),
    fact(
      'A',
      [HOU_DEPOSIT],
      'Pay the plan review deposit. It was 25% at the end of 2024, when the city asked the public about raising it to 75%, so ask for the share in force. Whether it is credited to the fee, the notice does not say.',
      'Pague el depósito de la revisión de planos. Era de 25% a fines de 2024, cuando la ciudad consultó al público sobre subirlo a 75%: confirme el porcentaje vigente. El aviso no dice si se abona a la tarifa.',
    ),
    fact(
      'A',
      [HOU_DESK],
      'Once the review is done the office writes a sales order for the cashier, or charges your advance payment account, and the building permit is yours.',
      'Terminada la revisión, la oficina emite una orden para la caja, o carga su cuenta de pago anticipado, y el permiso de construcción es suyo.',
    ),
    fact(
      'A',
      [HOU_FORMS],
      'Buy the trade permits next. Licensed contractors request an iPermits account by form; the guide for buying a trade permit there is of May 2025.',
      'Después compre los permisos de especialidad (eléctrico, plomería, mecánico). Los contratistas con licencia piden una cuenta de iPermits con un formulario; la guía para comprarlos allí es de mayo de 2025.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [HOU_INSPECTIONS, HOU_FLOOD_SMALL],
      'The structural inspection is booked online or at 832-394-8840. There is an automated line too, 713-222-9922.',
      'La inspección estructural se pide en línea o al 832-394-8840. Hay además una línea automática, 713-222-9922.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [HOU_INSPECTIONS],
        'The general contractor usually books it; under a homeowner’s permit the owner does. Foundation, windstorm straps, frame, energy and final are among the structural ones.',
        'La suele pedir el contratista general; con permiso de dueño, la pide el dueño. Entre las estructurales están cimientos, anclajes contra viento, estructura, energía y final.',
      ),
      fact(
        'A',
        [HOU_FLOOD_SMALL],
        'A floodplain job is seen before construction and at the end, with the approved plans on site.',
        'Una obra en zona inundable se revisa antes de construir y al final, con los planos aprobados en el sitio.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Houston Permitting Center, permit office',
      phone: '+18323949494',
      address: '1002 Washington Ave., Houston, TX 77002',
      hours: {
        en: 'Monday to Friday, 8:00 a.m. to 5:00 p.m.; most sections stop serving at 4:30 p.m.',
        es: 'Lunes a viernes, de 8:00 a.m. a 5:00 p.m.; casi todas las secciones dejan de atender a las 4:30 p.m.',
      },
      source: HOU_ENFORCEMENT,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Structural Inspection Division',
      phone: '+18323948840',
      source: HOU_INSPECTIONS,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Residential Plan Review',
      phone: '+18323948810',
      note: { en: 'Answers what is exempt, too.', es: 'También responde qué está exento.' },
      source: HOU_REVIEW,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [HOU_FEES_2026],
      'On a house of one or two families the 2026 schedule goes by square feet and repairs pay 20% of the fee for new work: reroofing 1,500 square feet of roof comes to $197.22 and a new deck of 320 square feet to $223.88. The administrative fee of $33.56, plan review and trades are left out.',
      'En casas de una o dos familias la tabla 2026 va por pies cuadrados y las reparaciones pagan 20% de la tarifa de obra nueva: cambiar 1,500 pies cuadrados de techo suma $197.22 y una terraza nueva de 320 pies cuadrados $223.88. No incluye la tarifa administrativa de $33.56, la revisión de planos ni los permisos de especialidad.',
    ),
    fact(
      'B',
      [HOU_FEES_2026, HOU_HEATER, TX_HB852],
      'Replacing heating or cooling takes a mechanical permit, which the schedule figures at 2% of the job plus $47: $197.00 on a job of $7,500, without the administrative fee. State law bars a permit fee by cost on a dwelling, so at a house ask at 832-394-9494 how yours is figured.',
      'Cambiar calefacción o aire lleva un permiso mecánico, que la tabla calcula en 2% del trabajo más $47: $197.00 en un trabajo de $7,500, sin la tarifa administrativa. La ley estatal prohíbe cobrar el permiso por costo en viviendas: en una casa pregunte al 832-394-9494 cómo se calcula el suyo.',
    ),
    {
      text: {
        en: 'The 2026 table starts at $47 for a value of up to $7,000 and adds $5.36 per further $1,000 or part of it up to $150,000; later bands fall step by step. The minimum permit is $91.06, so up to $15,000 of value it is the minimum that counts. An administrative fee of $33.56 may apply, in the schedule’s words: ask whether it does.',
        es: 'La tabla 2026 parte de $47 para un valor de hasta $7,000 y suma $5.36 por cada $1,000 o fracción hasta $150,000; los tramos siguientes bajan poco a poco. El permiso mínimo es $91.06: hasta $15,000 de valor, lo que cuenta es ese mínimo. Según la tabla puede aplicarse una tarifa administrativa de $33.56: pregunte si le toca.',
      },
      sources: [HOU_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'A reinspection costs $94.00, the minimum plumbing permit $97.56. Demolition is $94.00 for the first story and $47.00 for each one above.',
        es: 'Una reinspección cuesta $94.00 y el permiso mínimo de plomería $97.56. La demolición cuesta $94.00 por el primer piso y $47.00 por cada uno más.',
      },
      sources: [HOU_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Fees change every January 1: the Permitting Center posts a quick reference sheet for the year. Low- and moderate-cost single-family housing has an exemption form.',
        es: 'Las tarifas cambian cada 1 de enero: el Permitting Center publica una hoja rápida del año. La vivienda unifamiliar de costo bajo o moderado tiene un formulario de exención.',
      },
      sources: [HOU_RESOURCES],
      confidence: 'A',
    },
  ],
  feeSchedule: 'houston-tx',
  timing: [
    fact(
      'B',
      [HOU_311],
      'Review and approval of the documents take from a few days up to three to five weeks, the city’s own 3-1-1 service tells callers. The article has no date and still names the department as it was called before.',
      'La revisión y aprobación de los documentos tarda desde unos días hasta tres a cinco semanas, dice el servicio 3-1-1 de la ciudad. El artículo no tiene fecha y aún nombra al departamento como se llamaba antes.',
    ),
    fact(
      'A',
      [HOU_DASHBOARD],
      'How residential and commercial plan review run at present stands on the Permitting Center’s dashboard, which it updates every day. Questions go to 832-394-9000 or houston.permittingcenter@houstontx.gov.',
      'Cómo va hoy la revisión residencial y la comercial se ve en la página de indicadores del Permitting Center, que se actualiza a diario. Las preguntas van al 832-394-9000 o a houston.permittingcenter@houstontx.gov.',
    ),
    fact(
      'B',
      [TX_LGC_214_904],
      'State law asks for an answer to a building permit application by the 45th day; a written reason buys the city 30 days more (214.904, Local Government Code).',
      'La ley estatal pide respuesta a una solicitud de permiso de construcción a más tardar el día 45; una razón por escrito le da a la ciudad 30 días más (214.904, Local Government Code).',
    ),
    {
      text: {
        en: 'The floodplain development permit for a commercial or multi-family addition is processed in 1 to 3 business days according to its page, and stays valid for five years.',
        es: 'El permiso de desarrollo en zona inundable para una ampliación comercial o multifamiliar se procesa en 1 a 3 días hábiles según su página y vale cinco años.',
      },
      sources: [HOU_FLOOD],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Signing the deed restriction affidavit wrongly, knowingly or not, can bring municipal court citations, fines and removal of what was built. Read the restrictions with the civic association first.',
        es: 'Firmar mal la declaración de restricciones, a sabiendas o no, puede traer citatorios, multas y el retiro de lo construido. Léalas antes con la asociación vecinal.',
      },
      sources: [HOU_PERMITS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Uploading is not submitting. In ProjectDox the file only moves once you mark the assigned task complete; until then it sits with you.',
        es: 'Subir archivos no es entregar. En ProjectDox el trámite avanza solo cuando usted marca la tarea como terminada; mientras tanto sigue en sus manos.',
      },
      sources: [HOU_FLOOD],
      confidence: 'A',
    },
    {
      text: {
        en: 'A contractor who changes name or address, or hands over the job, files the change form, by a procedure updated in January 2026. Until that form is filed, inspections stay in the old name.',
        es: 'El contratista que cambia de nombre o de dirección, o cede la obra, presenta el formulario de cambio, con procedimiento actualizado en enero de 2026. Mientras no lo haga, las inspecciones siguen a nombre del anterior.',
      },
      sources: [HOU_RESOURCES],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Houston publishes a monthly summary workbook, not permit records. Harris County’s ePermits layer covers only the unincorporated county, so city permits cannot be watched here.',
        es: 'Houston publica un resumen mensual, no registros por permiso. La capa ePermits del condado de Harris cubre solo la parte no incorporada, así que los permisos de la ciudad no se pueden vigilar aquí.',
      },
      sources: [HOU_HARRIS_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_new', 'res_alteration', 'demolition', 'fence', 'generator'],
  faq: [
    {
      question: {
        en: 'Is my job in Houston or in Harris County?',
        es: '¿Mi obra está en Houston o en el condado de Harris?',
      },
      answer: {
        text: {
          en: 'The Permitting Center serves the corporate limits only. Outside them Harris County issues permits, with other rules: a county fence needs one only in an A or V flood zone.',
          es: 'El Permitting Center atiende solo los límites de la ciudad. Afuera emite el condado de Harris, con otras reglas: allí una cerca lleva permiso solo en zona de inundación A o V.',
        },
        sources: [HOU_REVIEW, HOU_HARRIS_FENCE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Do roofers have to register in Houston?',
        es: '¿Los techadores deben registrarse en Houston?',
      },
      answer: {
        text: {
          en: 'No. The city keeps a voluntary roofing register, open to contractors with general liability cover of at least $500,000 per occurrence for injury and $500,000 for property.',
          es: 'No. La ciudad lleva un registro voluntario de techadores, abierto a quien tenga seguro de responsabilidad general de al menos $500,000 por evento en lesiones y $500,000 en daños.',
        },
        sources: [HOU_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does Houston want the contract price of a house?',
        es: '¿Houston pide el precio de contrato de una casa?',
      },
      answer: {
        text: {
          en: 'Not for the fee. On a dwelling, state law keeps a Texas city from basing the fee on cost or asking for the cost, and Houston’s 2026 schedule charges a house of one or two families by square feet. In a flood zone you will still be asked for cost, because the substantial-improvement test needs it.',
          es: 'No para la tarifa. En viviendas, la ley estatal impide a una ciudad de Texas basar la tarifa en el costo o preguntar por él, y la tabla 2026 de Houston cobra una casa de una o dos familias por pies cuadrados. En zona inundable sí se lo pedirán, porque lo exige la prueba de mejora sustancial.',
        },
        sources: [TX_HB852, HOU_FEES_2026],
        confidence: 'B',
      },
    },
  ],
};
