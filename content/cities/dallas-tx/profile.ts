import type { CityProfile } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../facts';
import { TX_HB14, TX_HB852 } from '../sources';

const read = sourceReadOn('2026-11-21');

const DAL_CODES_OLD = read(
  'Construction Codes (2022 copy)',
  'https://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/construction_codes.aspx',
);
const DAL_CODES_BLOG = read(
  'Dallas building code requirements (EB3 Construction)',
  'https://blog.eb3construction.com/construction/food-beverage/restaurant-permit/d',
);
const DAL_CODES_BLOG2 = read(
  'Dallas code compliance for construction (EB3 Construction)',
  'https://blog.eb3construction.com/?p=5184',
);
const DAL_FENCE = read(
  'Fence Permit / Pool Barrier application checklist',
  'https://online.documentine.com/metal-building-supply-dallas-tx/1/fence-permit-pool-barrier-permits-commercial-and.html',
);
const DAL_TORNADO = read(
  'Tornado Recovery: Single Family Dwellings',
  'https://dallascityhall.com/tornado/Pages/Single-Family.aspx',
);
const DAL_ORD = read(
  'Ordinance 30320 amending Chapter 52',
  'https://documents.pub/document/170212-3-0-32-0-dallas-city-review-fee-for-kitchen-and-equipment-layout-plans.html',
);
const DAL_NOW = read(
  'Dallas poised to launch new planning, permitting system (Government Technology)',
  'https://www.govtech.com/civic/dallas-poised-to-launch-new-planning-permitting-system',
);
const DAL_GUIDE = read(
  'Residential development quick guide (Dallas Express)',
  'https://dallasexpress.com/city/broadnax-launches-residential-development-quick-guide',
);
const DAL_RSVP = read(
  'Fast-track permit review for home builders (CandysDirt)',
  'https://candysdirt.com/2022/11/21/theres-another-tool-in-the-toolkit-to-fast-track-permit-review-for-high-volume-home-builders/',
);
const DAL_REGISTER = read(
  'Dallas permits, inspections and contractors (EB3 Construction)',
  'https://blog.eb3construction.com/construction/texas/dallas-permits-inspections-contractor',
);
const DAL_FEES = read(
  'Development Services fee schedule (Ordinance 32676, Ordinance 25-0638)',
  'https://dallascityhall.com',
);
const DAL_FINISH = read(
  'Commercial finish-out and remodel checklist (rev. 2019-06-19)',
  'https://vdocuments.net/commercial-building-finish-out-remodel-and-regulation-that-comply-with-the.html',
);
const DAL_DATA = read('Building Permits, Dallas OpenData', 'https://www.dallasopendata.com/d/e7gq-4sah');

export const profile: CityProfile = {
  slug: 'dallas-tx',
  intro: [
    {
      text: {
        en: 'As announced, Dallas moved its permitting to DallasNow, an Accela system, over the weekend that began April 25, 2025. It replaces ProjectDox and the 20-year-old POSSE, so guides that name those are out of date.',
        es: 'Según lo anunciado, Dallas pasó sus permisos a DallasNow, un sistema Accela, el fin de semana que empezó el 25 de abril de 2025. Sustituye a ProjectDox y al POSSE de 20 años: las guías que los nombran están atrasadas.',
      },
      sources: [DAL_NOW],
      confidence: 'C',
    },

    {
      text: {
        en: 'New houses and duplexes are charged by square foot in four steps, and the formula drops at each boundary: a house just over 700, 2,350 or 10,500 square feet costs less than one just under.',
        es: 'Las casas y dúplex nuevos se cobran por pie cuadrado en cuatro escalones, y la fórmula baja en cada límite: una casa apenas mayor de 700, 2,350 o 10,500 pies cuadrados paga menos que una apenas menor.',
      },
      sources: [DAL_FEES],
      confidence: 'B',
    },
  ],
  department: {
    name: 'City of Dallas Planning and Development',
    url: 'https://dallascityhall.com',
    source: DAL_NOW,
    confidence: 'C',
  },
  portal: { name: 'DallasNow', url: 'https://dallascityhall.com', source: DAL_NOW, confidence: 'C' },
  codes: [
    {
      text: {
        en: 'A builder’s summary puts most disciplines on the 2021 International Codes with Dallas amendments since May 12, 2023, and electrical on the 2020 NEC. Check the edition with the city before you draw.',
        es: 'El resumen de un constructor pone casi todas las disciplinas en los códigos internacionales 2021 con enmiendas de Dallas desde el 12 de mayo de 2023, y lo eléctrico en el NEC 2020. Confirme la edición con la ciudad antes de dibujar.',
      },
      sources: [DAL_CODES_BLOG],
      confidence: 'C',
    },
    {
      text: {
        en: 'Dallas numbers its codes as City Code chapters: 53 building, 54 plumbing, 55 mechanical, 56 electrical, 57 one- and two-family, 58 existing buildings, 59 energy, 60 fuel gas, 61 green. Chapter 52 holds the permit rules.',
        es: 'Dallas numera sus códigos como capítulos municipales: 53 edificación, 54 plomería, 55 mecánico, 56 eléctrico, 57 viviendas de una y dos familias, 58 edificios existentes, 59 energía, 60 gas, 61 verde. El 52 tiene las reglas de permisos.',
      },
      sources: [DAL_CODES_OLD],
      confidence: 'A',
    },
    {
      text: {
        en: 'A green construction code overlays new buildings, additions and first tenant finish-outs. Energy and green compliance are inspected on separate tracks.',
        es: 'Un código de construcción verde se suma en edificios nuevos, ampliaciones y primer acondicionamiento de locales. Energía y verde se inspeccionan por vías separadas.',
      },
      sources: [DAL_CODES_BLOG2],
      confidence: 'C',
    },
  ],
  permits: [
    {
      text: {
        en: 'A fence permit is due above 4 feet in a front yard and above 6 feet anywhere else, and always for a pool barrier. Past 9 feet an engineer seals it and, inside a setback, the Board of Adjustment decides.',
        es: 'La cerca lleva permiso si pasa de 4 pies al frente o de 6 en otro lado, y siempre que sea barrera de piscina. Arriba de 9 pies la sella un ingeniero y, dentro de un retiro, decide el Board of Adjustment.',
      },
      sources: [DAL_FENCE],
      confidence: 'B',
    },
    {
      text: {
        en: 'Replacing damaged siding, sheetrock or windows, and minor roof repair, typically need no permit. Broken rafters or joists turn the job into a building permit (city guidance of 2019).',
        es: 'Reponer revestimiento, tablaroca o ventanas dañadas y reparar un poco el techo por lo general no llevan permiso. Si hay viguetas o pares del techo rotos se necesita permiso de construcción (guía de la ciudad, 2019).',
      },
      sources: [DAL_TORNADO],
      confidence: 'A',
    },
    {
      text: {
        en: 'Register with the city before pulling permits. A Dallas contractor’s guide gives $120 a year, proof of liability insurance, a sales tax permit and a certificate of occupancy for the business address.',
        es: 'Regístrese en la ciudad antes de sacar permisos. La guía de un contratista de Dallas habla de $120 al año, seguro de responsabilidad, permiso de impuesto sobre ventas y certificado de ocupación del domicilio del negocio.',
      },
      sources: [DAL_REGISTER],
      confidence: 'C',
    },
    {
      text: {
        en: 'Since 2016 remodeling a house or duplex brings a check of the contractor’s home repair license, and water heater swaps are inspected: a certificate of compliance no longer stands in for the inspector.',
        es: 'Desde 2016, al remodelar una casa o dúplex se verifica la licencia de reparación del contratista, y el cambio de calentador de agua se inspecciona: un certificado de cumplimiento ya no sustituye al inspector.',
      },
      sources: [DAL_ORD],
      confidence: 'B',
    },
    {
      text: {
        en: 'A commercial finish-out of $50,000 or more needs its state accessibility registration (TDLR) with the plans.',
        es: 'Un acondicionamiento comercial de $50,000 o más necesita su registro estatal de accesibilidad (TDLR) junto con los planos.',
      },
      sources: [DAL_FINISH],
      confidence: 'B',
    },
  ],
  exemptions: [],
  steps: [],
  inspections: [],
  contacts: [],
  fees: [
    {
      text: {
        en: 'A house of up to 700 square feet is area times $1.07; up to 2,350 it is area times $0.34569 plus $300; up to 10,500, area times $0.077 plus $800; above, area times $0.0272 plus $1,000.',
        es: 'Una casa de hasta 700 pies cuadrados paga el área por $1.07; hasta 2,350, el área por $0.34569 más $300; hasta 10,500, el área por $0.077 más $800; arriba, el área por $0.0272 más $1,000.',
      },
      sources: [DAL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Inspections are billed by the number of trades, $125 for one and $125 more for each further trade up to nine. Add $15 for technology; a reinspection is $75.',
        es: 'Las inspecciones se cobran por oficios: $125 por uno y $125 más por cada otro hasta nueve. Sume $15 de tecnología; una reinspección cuesta $75.',
      },
      sources: [DAL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Residential plan review is disputed between two city documents: the schedule reads $0.46 a square foot, the worksheets $0.046, both with a $577 minimum. Ask for the figure in writing.',
        es: 'La revisión de planos residencial se contradice en dos documentos de la ciudad: la tabla dice $0.46 por pie cuadrado y las hojas de cálculo $0.046, ambas con mínimo de $577. Pida la cifra por escrito.',
      },
      sources: [DAL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'A site in a planned development, a specific use permit or a deed-restricted tract carries a 10% zoning surcharge. Work found without a permit is billed at $100 per hour and trade.',
        es: 'Un sitio en desarrollo planificado (PD), con SUP o con restricción de escritura (DR) lleva un recargo de zonificación de 10%. La obra sin permiso se cobra a $100 por hora y oficio.',
      },
      sources: [DAL_FEES],
      confidence: 'B',
    },
  ],
  feeSchedule: 'dallas-tx',
  timing: [
    {
      text: {
        en: 'The city’s Residential Quick Guide of 2024, as reported, gives five days for the prescreen and ten for the first plan review of a house or duplex.',
        es: 'La Residential Quick Guide de la ciudad, de 2024, según la prensa, da cinco días para la preselección y diez para la primera revisión de una casa o dúplex.',
      },
      sources: [DAL_GUIDE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Rapid Single Family VIP is a paid appointment at $200 an hour for a same-day permit. It began with homes under 3,000 square feet and was widened to 5,000; special overlay districts were left out.',
        es: 'Rapid Single Family VIP es una cita pagada a $200 la hora para obtener el permiso el mismo día. Empezó con casas de menos de 3,000 pies cuadrados y subió a 5,000; los distritos especiales quedaron fuera.',
      },
      sources: [DAL_RSVP],
      confidence: 'C',
    },
  ],
  returns: [
    {
      text: {
        en: 'When the city reports something missing you have five working days. After that the application may be thrown out, and coming back means a new form, full plans and a new place in the queue.',
        es: 'Cuando la ciudad avisa que falta algo, usted tiene cinco días hábiles. Después la solicitud puede descartarse, y volver exige otro formulario, planos completos y otro lugar en la fila.',
      },
      sources: [DAL_FENCE, DAL_FINISH],
      confidence: 'B',
    },
    {
      text: {
        en: 'Nothing is reviewed until the prescreen finds the minimum documents. An application that fails it never reached a plan reviewer, so count those days as lost, not as review time.',
        es: 'Nada se revisa hasta que la preselección halla los documentos mínimos. La solicitud que no la pasa nunca llegó al revisor: cuente esos días como perdidos, no como revisión.',
      },
      sources: [DAL_GUIDE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Being excused from a construction permit does not excuse a work authorization in a conservation district or a certificate of appropriateness in a historic one. Crews get stopped over that difference.',
        es: 'Estar exento del permiso de construcción no exime de la autorización en un distrito de conservación ni del certificado de idoneidad en uno histórico. Por esa diferencia se detienen obras.',
      },
      sources: [DAL_ORD],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'Dallas publishes no current permit records: its open data set stops on December 31, 2019 and its map layer on November 12, 2024. Status has to be read in DallasNow; our checks and checklists do not depend on it.',
        es: 'Dallas no publica registros de permisos al día: su conjunto abierto termina el 31 de diciembre de 2019 y su capa de mapa el 12 de noviembre de 2024. El estado se lee en DallasNow; nuestras revisiones y listas de verificación no dependen de eso.',
      },
      sources: [DAL_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['commercial_ti', 'res_new', 'fence', 'res_alteration', 'demolition'],
  faq: [
    {
      question: {
        en: 'Do I need the owner’s construction cost for a Dallas house?',
        es: '¿Necesito el costo de la obra para una casa en Dallas?',
      },
      answer: {
        text: {
          en: 'No. For residential dwellings a Texas city may neither price the permit on cost nor make you disclose it, except where flood insurance rules need the figure. Commercial jobs in Dallas are still priced on value.',
          es: 'No. En viviendas, una ciudad de Texas no puede cobrar según el costo ni obligarlo a declararlo, salvo cuando lo requieren las reglas del seguro de inundación. Lo comercial en Dallas sí se cobra por valor.',
        },
        sources: [TX_HB852, DAL_FEES],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'The review is overdue. May somebody else do it?',
        es: 'La revisión ya venció. ¿La puede hacer otro?',
      },
      answer: {
        text: {
          en: 'Under House Bill 14 of 2023, once 15 days pass beyond the state deadline for deciding a document, the required review may be done by a qualified outside person. The reviewer cannot be the applicant.',
          es: 'Según la House Bill 14 de 2023, cuando pasan 15 días del plazo estatal para decidir sobre un documento, la revisión exigida puede hacerla una persona externa calificada. El revisor no puede ser el solicitante.',
        },
        sources: [TX_HB14],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'When does a fence need an engineer in Dallas?',
        es: '¿Cuándo necesita ingeniero una cerca en Dallas?',
      },
      answer: {
        text: {
          en: 'Above 9 feet. It then needs a building permit with a professional engineer’s seal, and Board of Adjustment approval if it stands in a setback. Sheet metal is among the prohibited materials.',
          es: 'Cuando pasa de 9 pies. Entonces lleva permiso de construcción con sello de ingeniero y aprobación del Board of Adjustment si está en un retiro. La lámina metálica está entre los materiales prohibidos.',
        },
        sources: [DAL_FENCE],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Can a high-volume builder get plans approved once?',
        es: '¿Un constructor de volumen puede aprobar sus planos una sola vez?',
      },
      answer: {
        text: {
          en: 'Yes, through the Residential Fast Track program launched in November 2022: repeated floor plans are reviewed and approved together. Corner lots are not taken.',
          es: 'Sí, con el programa Residential Fast Track lanzado en noviembre de 2022: los planos repetidos se revisan y aprueban juntos. No se aceptan lotes de esquina.',
        },
        sources: [DAL_RSVP],
        confidence: 'C',
      },
    },
  ],
};
