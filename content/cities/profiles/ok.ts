import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const ROOF_NEWS9 = read(
  'OKC launches roof repair permit requirement starting August first (News 9)',
  'https://www.news9.com/story/688b30851be3ad38fff8a71e/okc-launches-roof-repair-permit-requirement-starting-august-first',
);
const ROOF_KFOR = read(
  'City of OKC says mandatory roofing permits are to protect homeowners (KFOR)',
  'https://m.smi24.net/smi/kfor-com/408665067',
);
const ROOF_QA = read(
  'What to know about OKC’s new roofing permits',
  'https://newdesignremodeling.com/what-should-know-about-okcs-new-necessary-roof-operations',
);
const ROOF_VENDOR = read(
  'Residential roofing permits in Oklahoma (Total Restoration)',
  'https://totalrestorationok.com/post/navigating-the-heights-understanding-residential-roofing-permits-in-oklahoma',
);
const SHELTER = read(
  'Get a permit for your storm shelter installation (News 9, 2015)',
  'http://www.news9.com/story/28820160/reminder-get-a-permit-for-your-storm-shelter-installation',
);
const DESIGN = read(
  'Design Review Process',
  'https://okc.gov/departments/planning/design-review-and-historic-preservation/design-review-process',
);
const ADU = read(
  'Oklahoma City ADU permit requirements (ArchPermit)',
  'https://archpermit.com/permits/ok/oklahoma-city',
);
const OUBCC = read(
  'Oklahoma Uniform Building Code Commission: History',
  'https://oklahoma.gov/oubcc/commission/history.html',
);
const CODEPRO = read('Oklahoma codes in use (CodePro, March 2025)', 'https://codeproapp.com/oklahoma');
const STATE_FEE = read('Oklahoma Statutes, 59 O.S. 1000.25', 'http://ok.elaws.us/os/59-1000.25');
const STATE_FEE_LOCAL = read(
  'City of Warr Acres: state mandated fee',
  'https://codelibrary.amlegal.com/codes/warracresok/latest/warracres_ok/0-0-0-8011',
);
const FAQ_OLD = read(
  'Development regulations top 10 questions',
  'http://www.okc.gov/planning/zoning/faq.html',
);
const DECK = read(
  'Deck permits in Oklahoma City (Local.click)',
  'https://local.click/decks/blog/deck-permit-oklahoma-city',
);
const CAPITOL = read(
  'Oklahoma Administrative Code 120:10-13-14',
  'https://regulations.justia.com/states/oklahoma/title-120/chapter-10/subchapter-13/section-120-10-13-14',
);

export const ok: readonly CityProfile[] = [
  {
    slug: 'oklahoma-city-ok',
    intro: [
      {
        text: {
          en: 'Since August 1, 2025 a roof on a house or duplex in Oklahoma City needs a permit before it is repaired, removed or replaced. The Council passed the ordinance that June with storm work in mind.',
          es: 'Desde el 1 de agosto de 2025, el techo de una casa o dúplex en Oklahoma City necesita permiso antes de repararse, quitarse o cambiarse. El Concejo aprobó la ordenanza en junio, pensando en la obra tras las tormentas.',
        },
        sources: [ROOF_NEWS9],
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
      url: 'https://okc.gov/departments/planning/design-review-and-historic-preservation/design-review-process',
      source: DESIGN,
      confidence: 'A',
    },
    portal: { name: 'OKC Citizen Access', url: 'https://okc.gov/access', source: ROOF_QA, confidence: 'C' },
    codes: [
      {
        text: {
          en: 'State minimum in Oklahoma: the 2018 International Residential Code since September 14, 2022, and the 2018 building, existing building, fire, fuel gas, mechanical and plumbing codes since September 14, 2021. Check the edition with the city.',
          es: 'Mínimo estatal en Oklahoma: el International Residential Code 2018 desde el 14 de septiembre de 2022 y los códigos 2018 de edificación, edificios existentes, incendio, gas, mecánico y plomería desde el 14 de septiembre de 2021. Confirme la edición con la ciudad.',
        },
        sources: [OUBCC],
        confidence: 'A',
      },
      {
        text: {
          en: 'The state commission adopted the 2020 NEC with that residential code; a code reference of March 2025 already lists the 2023 NEC. Ask before you draw a service.',
          es: 'La comisión estatal adoptó el NEC 2020 con ese código residencial; una referencia de marzo de 2025 ya señala el NEC 2023. Pregunte antes de dibujar una acometida.',
        },
        sources: [OUBCC, CODEPRO],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'The roof rule starts at 500 square feet. Patching a few shingles below that stays free of a permit, and the first roof of a new house is part of the building permit.',
          es: 'La regla de techos empieza en 500 pies cuadrados. Reponer algunas tejas por debajo de eso no lleva permiso, y el primer techo de una casa nueva va en el permiso de construcción.',
        },
        sources: [ROOF_KFOR, ROOF_VENDOR],
        confidence: 'C',
      },
      {
        text: {
          en: 'Contractor or owner may pull the roof permit, online or at the counter on the first floor of 420 W. Main. The roofer must hold the state roofing license either way.',
          es: 'El permiso de techo lo saca el contratista o el dueño, en línea o en la planta baja de 420 W. Main. El techador debe tener en todo caso la licencia estatal de techos.',
        },
        sources: [ROOF_KFOR, ROOF_QA],
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
          en: 'A deck guide for 2026 puts the permit line at 200 square feet, 30 inches above grade, attachment to the house, a roof over it or any wiring. Replacing boards is repair.',
          es: 'Una guía de 2026 pone el límite de la terraza (deck) en 200 pies cuadrados, 30 pulgadas sobre el suelo, unión a la casa, techo encima o cualquier cableado. Cambiar tablas es reparación.',
        },
        sources: [DECK],
        confidence: 'C',
      },
      {
        text: {
          en: 'An accessory dwelling is a conditional use, one per parcel and no more than 950 square feet, only in Urban Medium or Urban High areas of the city plan. A detached one is filed as residential new construction.',
          es: 'La vivienda accesoria es uso condicionado, una por parcela y de 950 pies cuadrados como máximo, solo en zonas Urban Medium o Urban High del plan. La separada se presenta como obra nueva residencial.',
        },
        sources: [ADU],
        confidence: 'C',
      },
    ],
    fees: [
      {
        text: {
          en: 'The roof permit was announced at $94.50, one price for single-family houses and duplexes. The inspection follows when the contractor asks for it.',
          es: 'El permiso de techo se anunció a $94.50, un solo precio para casas y dúplex. La inspección viene después, cuando el contratista la pide.',
        },
        sources: [ROOF_NEWS9],
        confidence: 'C',
      },
      {
        text: {
          en: 'Every permit under the state codes also carries the building code commission’s fee. The statute caps it at $5.00; a neighboring city collects $4.00 for the state and keeps $0.50 for itself.',
          es: 'Todo permiso bajo los códigos estatales lleva además la tarifa de la comisión de códigos. La ley la limita a $5.00; una ciudad vecina cobra $4.00 para el estado y retiene $0.50.',
        },
        sources: [STATE_FEE, STATE_FEE_LOCAL],
        confidence: 'B',
      },
      {
        text: {
          en: 'Storm shelter fees stood at $53.50 in the ground and $70.50 above it in 2015. Take them as a sign of scale and ask for today’s.',
          es: 'En 2015 el permiso de refugio costaba $53.50 enterrado y $70.50 sobre el suelo. Tómelo como referencia y pida la cifra actual.',
        },
        sources: [SHELTER],
        confidence: 'C',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The development director describes the roof permit as automatic: issued the same day you apply, with the inspection called in once the roof is on.',
          es: 'El director de desarrollo describe el permiso de techo como automático: se emite el mismo día, y la inspección se pide cuando el techo ya está puesto.',
        },
        sources: [ROOF_QA, ROOF_KFOR],
        confidence: 'C',
      },
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
          es: 'Lleve el certificado. En un distrito de diseño, Development Services entrega el permiso solo contra él, pasados los días de apelación; si lo negaron, puede corregirse y presentarse otra vez.',
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
          en: 'Will somebody stop a crew without a roof permit?',
          es: '¿Detienen a una cuadrilla sin permiso de techo?',
        },
        answer: {
          text: {
            en: 'The city says its inspectors, who drive all areas daily, will stop at a reroof they see and ask for the license or the permit.',
            es: 'La ciudad dice que sus inspectores, que recorren todas las zonas a diario, se detendrán ante un cambio de techo y pedirán la licencia o el permiso.',
          },
          sources: [ROOF_KFOR],
          confidence: 'C',
        },
      },
      {
        question: {
          en: 'Do fences and pools need a permit in Oklahoma City?',
          es: '¿Las cercas y albercas llevan permiso en Oklahoma City?',
        },
        answer: {
          text: {
            en: 'The city’s older answer: anything permanent you build, and it names swimming pools and fences next to houses and garages. Confirm small fences with the Development Center.',
            es: 'La respuesta antigua de la ciudad: todo lo permanente que se construya, y nombra albercas y cercas junto a casas y cocheras. Confirme las cercas pequeñas con el Development Center.',
          },
          sources: [FAQ_OLD],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Can an ADU be sold or rented by the night?',
          es: '¿Se puede vender o rentar por noche una ADU?',
        },
        answer: {
          text: {
            en: 'It cannot be sold apart from the house. Home sharing needs a special exception from the Board of Adjustment and a license, and only then must the owner live there.',
            es: 'No se vende aparte de la casa. Rentarla por noche requiere excepción especial del Board of Adjustment y licencia, y solo entonces debe vivir ahí el dueño.',
          },
          sources: [ADU],
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
  },
];
