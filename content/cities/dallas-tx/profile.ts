import { TX_AIR_CONDITIONING, TX_CODES } from '@/content/codes/tx';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes, TX_HB14, TX_HB852 } from '../sources';

const read = sourceReadOn('2026-11-21');

const DAL_CODES_OLD = {
  ...read(
    'Construction Codes (as of 2022)',
    'https://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/construction_codes.aspx',
  ),
  publishedOn: '2022',
};
const DAL_CODES_BLOG = read(
  'Dallas building code requirements (EB3 Construction)',
  'https://blog.eb3construction.com/construction/food-beverage/restaurant-permit/d',
);
const DAL_CODES_BLOG2 = read(
  'Dallas code compliance for construction (EB3 Construction)',
  'https://blog.eb3construction.com/?p=5184',
);
const DAL_FENCE: CitySource = {
  ...read(
    'Fence Permit / Pool Barrier application checklist (copy)',
    'https://online.documentine.com/metal-building-supply-dallas-tx/1/fence-permit-pool-barrier-permits-commercial-and.html',
  ),
  isCopy: true,
};
const DAL_TORNADO = {
  ...read(
    'Tornado Recovery: Single Family Dwellings',
    'https://dallascityhall.com/tornado/Pages/Single-Family.aspx',
  ),
  publishedOn: '2019',
};
const DAL_ORD: CitySource = {
  ...read(
    'Ordinance 30320 amending Chapter 52 (copy)',
    'https://documents.pub/document/170212-3-0-32-0-dallas-city-review-fee-for-kitchen-and-equipment-layout-plans.html',
  ),
  isCopy: true,
};
const DAL_NOW = read(
  'Dallas poised to launch new planning, permitting system (Government Technology)',
  'https://www.govtech.com/civic/dallas-poised-to-launch-new-planning-permitting-system',
);
const DAL_GUIDE = read(
  'Residential development quick guide (Dallas Express)',
  'https://dallasexpress.com/city/broadnax-launches-residential-development-quick-guide',
);
const DAL_RSVP = {
  ...read(
    'Fast-track permit review for home builders (CandysDirt)',
    'https://candysdirt.com/2022/11/21/theres-another-tool-in-the-toolkit-to-fast-track-permit-review-for-high-volume-home-builders/',
  ),
  publishedOn: '2022-11-21',
};
const DAL_REGISTER = read(
  'Dallas permits, inspections and contractors (EB3 Construction)',
  'https://blog.eb3construction.com/construction/texas/dallas-permits-inspections-contractor',
);
const DAL_FEES = read(
  'City of Dallas: Permit Fee Schedule (Ordinance 32676)',
  'https://dallascityhall.com/departments/sustainabledevelopment/DCH%20documents/DSD%20Fees.pdf',
);
const DAL_FINISH: CitySource = {
  ...read(
    'Commercial finish-out and remodel checklist (rev. 2019-06-19, copy)',
    'https://vdocuments.net/commercial-building-finish-out-remodel-and-regulation-that-comply-with-the.html',
  ),
  publishedOn: '2019-06-19',
  isCopy: true,
};
const DAL_DATA = read('Building Permits, Dallas OpenData', 'https://www.dallasopendata.com/d/e7gq-4sah');

const read24 = sourceReadOn('2026-11-24');

const DAL_FAQ = read24(
  'Building Inspection FAQs, City of Dallas',
  'http://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/building_inspection_faqs.aspx',
);
const DAL_INSPECTIONS = read24(
  'Required Inspections, City of Dallas Building Inspection',
  'https://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/inspections.aspx',
);
const DAL_PHASES = {
  ...read24(
    'Building Inspection: permit application phases, City of Dallas',
    'https://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/index.aspx',
  ),
  publishedOn: '2021-04-05',
};
const DAL_DESKS = {
  ...read24(
    'Building Inspection contacts, City of Dallas',
    'https://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/BI-contacts.aspx',
  ),
  publishedOn: '2020',
};
const read28 = sourceReadOn('2026-11-28');

const DAL_BACK = {
  ...read28(
    'Broadnax’s DSD Relocates to Oak Cliff Municipal Center (Dallas Express)',
    'https://dallasexpress.com/city/broadnaxs-dsd-relocates-to-oak-cliff-municipal-center/',
  ),
  publishedOn: '2024-04',
};
const DAL_MEDIAN = {
  ...read28(
    'Single-family permit times in Dallas, January 2024 (Dallas Express)',
    'https://dallasexpress.com/?p=170852',
  ),
  publishedOn: '2024',
};
const DAL_WINDOWS = read28(
  'Window replacement permits in Dallas (Windows Replacement Dallas)',
  'https://windowsreplacementdallas.com/guides/window-replacement-permits-dallas',
);
const DAL_PERMITFLOW = read24(
  'Dallas building permit (PermitFlow)',
  'https://permitflow.com/blog/dallas-building-permit',
);
const DAL_PORTAL = read24(
  'DallasNow, Accela Citizen Access (address as a third party’s software has it, 2026)',
  'https://aca-prod.accela.com/DALLASTX',
);

const DAL_FEE_NOTES = permitFeesNotes(
  'Permit Fee Schedule and fee estimate worksheets, City of Dallas',
  'research/texas/dallas.md',
);

const DAL_NEC: CitySource = {
  ...read28(
    'Letter to Contractors for 2023 NEC, City of Dallas (as a third party’s software quotes it, October 2026)',
    'https://dallascityhall.com/departments/sustainabledevelopment/DCH%20documents/Letter%20to%20Contractors%20for%20%2723NEC.pdf',
  ),
  publishedOn: '2025',
  isCopy: true,
};

const DAL_FEES_2025 = costNotes(
  'Permit Fee Schedule effective July 1, 2025, and Chapter 52 of the City Code, City of Dallas',
);
const DAL_REMODELER = read28(
  'Dallas home renovation permits (Home Renew Restore Remodel)',
  'https://homerenewrestoreremodel.com/dallas-home-renovation-permits',
);

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
    url: 'https://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/index.aspx',
    source: DAL_NOW,
    confidence: 'C',
  },
  portal: {
    name: 'DallasNow',
    url: 'https://aca-prod.accela.com/DALLASTX',
    source: DAL_PORTAL,
    confidence: 'C',
  },
  lookUp: {
    name: 'DallasNow',
    url: 'https://aca-prod.accela.com/DALLASTX',
    source: DAL_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'energy'],
        edition: {
          en: '2021 International Codes with Dallas amendments',
          es: 'Códigos internacionales 2021 con enmiendas de Dallas',
        },
        since: '2023-05-12',
        sources: [DAL_CODES_BLOG, DAL_CODES_BLOG2],
        confidence: 'C',
      },
      {
        fields: ['fire'],
        edition: { en: '2021 IFC with Dallas amendments', es: 'IFC 2021 con enmiendas de Dallas' },
        since: null,
        sources: [DAL_CODES_BLOG, DAL_CODES_BLOG2],
        confidence: 'C',
      },
      ...TX_CODES,
    ],
    notes: [
      fact(
        'B',
        [DAL_NEC],
        'Electrical: Dallas adopted the 2023 NEC on April 23, 2025, effective May 23, 2025, with its own amendments, such as surge protection on feeders to dwellings and an emergency disconnect when service equipment is replaced. How they stand beside the state’s newer minimum, ask Building Inspection, 214-948-4075.',
        'Electricidad: Dallas adoptó el NEC 2023 el 23 de abril de 2025, vigente desde el 23 de mayo de 2025, con enmiendas propias, como protección contra sobretensión en alimentadores de viviendas y una desconexión de emergencia al cambiar el equipo de acometida. Cómo quedan frente al mínimo estatal más nuevo, pregunte en Building Inspection, 214-948-4075.',
      ),
      fact(
        'B',
        [DAL_CODES_OLD, DAL_CODES_BLOG],
        'The 2021 editions come from a builder’s summary; the newest page of the city that we could read, of 2022, still had those of 2015 for most chapters.',
        'Las ediciones 2021 salen del resumen de un constructor; la página más nueva de la ciudad que pudimos leer, de 2022, aún tenía las de 2015 en casi todos los capítulos.',
      ),
      fact(
        'A',
        [DAL_CODES_OLD],
        'Dallas numbers its codes as City Code chapters: 53 building, 54 plumbing, 55 mechanical, 56 electrical, 57 one- and two-family, 58 existing buildings, 59 energy, 60 fuel gas, 61 green. Chapter 52 holds the permit rules.',
        'Dallas numera sus códigos como capítulos municipales: 53 edificación, 54 plomería, 55 mecánico, 56 eléctrico, 57 viviendas de una y dos familias, 58 edificios existentes, 59 energía, 60 gas, 61 verde. El 52 tiene las reglas de permisos.',
      ),
      fact(
        'C',
        [DAL_CODES_BLOG2],
        'A green construction code overlays new buildings, additions and first tenant finish-outs. Energy and green compliance are inspected on separate tracks.',
        'Un código de construcción verde se suma en edificios nuevos, ampliaciones y primer acondicionamiento de locales. Energía y verde se inspeccionan por vías separadas.',
      ),
      TX_AIR_CONDITIONING,
    ],
  },
  permits: [
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
        en: 'Since 2016 remodeling a house or duplex has brought a check of the contractor’s home repair license, and water heater swaps have been inspected: a certificate of compliance no longer stands in for the inspector.',
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
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not for up to two squares, 200 square feet of roof; above that it needs one.',
        es: 'Hasta dos “squares”, 200 pies cuadrados de techo, no; arriba de eso, sí.',
      },
      sources: [DAL_FEES_2025],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for the same size in the same opening, says a local window firm; a changed or new opening takes one.',
        es: 'No por el mismo tamaño en el mismo vano, dice una empresa local de ventanas; un vano cambiado o nuevo lo lleva.',
      },
      sources: [DAL_WINDOWS, DAL_TORNADO],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 4 feet in a front yard, above 6 elsewhere, and always for a pool barrier.',
        es: 'Solo arriba de 4 pies al frente, de 6 en otro lado, y siempre si es barrera de piscina.',
      },
      sources: [DAL_FENCE],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not below 200 square feet without utilities, by a permit service’s list; any other needs a permit.',
        es: 'No, si mide menos de 200 pies cuadrados y no tiene servicios, según la lista de un servicio de permisos; los demás, sí.',
      },
      sources: [DAL_PERMITFLOW],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Yes when attached to the house, as a rule: Chapter 52 does not exempt it. For one that stands apart ask 214-948-4075.',
        es: 'Sí, por lo general, si va unida a la casa: el capítulo 52 no la exime. Por una separada pregunte al 214-948-4075.',
      },
      sources: [DAL_FEES_2025, DAL_DESKS],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A new system or moved ducts need one, says a local remodeler; window units do not. To replace the unit alone, ask 214-948-4075.',
        es: 'Un sistema nuevo o mover ductos lo llevan, dice un remodelador local; los de ventana, no. Si solo cambia el equipo, pregunte al 214-948-4075.',
      },
      sources: [DAL_REMODELER, DAL_DESKS],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'The swap takes a permit, says a local remodeler, and the city has inspected it since 2016.',
        es: 'El cambio lleva permiso, dice un remodelador local, y la ciudad lo inspecciona desde 2016.',
      },
      sources: [DAL_ORD, DAL_REMODELER],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Replacing the panel takes a permit, says a local remodeler.',
        es: 'Cambiar el tablero lleva permiso, dice un remodelador local.',
      },
      sources: [DAL_REMODELER],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'C',
      [DAL_PERMITFLOW],
      'By a permit service’s list: detached carports and patio covers below 200 square feet, retaining walls below 4 feet and prefabricated pools under 5,000 gallons go without a permit.',
      'Según la lista de un gestor de permisos: cocheras abiertas (carports) y techos de patio separados de menos de 200 pies cuadrados, muros de contención de menos de 4 pies y piscinas prefabricadas de menos de 5,000 galones van sin permiso.',
    ),
    fact(
      'C',
      [DAL_PERMITFLOW],
      'The same list frees nonstructural interior remodeling of houses and duplexes that adds no floor area and leaves outside doors and windows alone.',
      'La misma lista exime la remodelación interior no estructural de casas y dúplex que no agrega superficie ni toca puertas o ventanas exteriores.',
    ),
    fact(
      'A',
      [DAL_TORNADO],
      'After the 2019 tornado the city wrote that putting back siding, sheetrock or windows and patching a roof typically take no permit; broken rafters or joists do. The permit service’s list above is narrower on windows.',
      'Tras el tornado de 2019 la ciudad escribió que reponer revestimiento, tablaroca o ventanas y remendar un techo por lo general no llevan permiso; las viguetas o pares de techo rotos, sí. En ventanas la lista del gestor, arriba, es más estrecha.',
    ),
    fact(
      'A',
      [DAL_FAQ],
      'The city’s rule of thumb: structure means permit. In historic and conservation districts the outside of a house has its own approvals even where no permit is due.',
      'La regla general de la ciudad: si toca estructura, lleva permiso. En distritos históricos y de conservación el exterior de la casa tiene sus propias aprobaciones aunque no haga falta permiso.',
    ),
  ],
  steps: [
    fact(
      'C',
      [DAL_REGISTER],
      'Register the company with Building Inspection, by category of work, before you ask for a permit or an inspection.',
      'Registre la empresa en Building Inspection, por categoría de trabajo, antes de pedir un permiso o una inspección.',
    ),
    fact(
      'C',
      [DAL_NOW],
      'Set up a DallasNow account. Applications, plans, payments and status run there, and it writes to you as each step ends.',
      'Abra una cuenta en DallasNow. Ahí van solicitudes, planos, pagos y estatus, y le escribe al terminar cada paso.',
    ),
    fact(
      'A',
      [DAL_PHASES],
      'Prescreen: staff check that the required documents are there and formatted, then send the first bill. Only a paid application moves on (city page of 2021, before DallasNow).',
      'Revisión previa (prescreen): el personal revisa que estén los documentos y su formato y manda el primer cobro. Solo la solicitud pagada avanza (página de 2021, anterior a DallasNow).',
    ),
    fact(
      'A',
      [DAL_PHASES],
      'Plan review against the Dallas codes. Each correction and resubmittal adds its own time.',
      'Revisión de planos según los códigos de Dallas. Cada corrección y nueva entrega suma su propio tiempo.',
    ),
    fact(
      'B',
      [DAL_PHASES, DAL_NOW],
      'With the plans approved pay what is still due, in DallasNow since its launch; the permit is then issued.',
      'Con los planos aprobados pague lo pendiente, en DallasNow desde que existe; entonces se emite el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'C',
      [DAL_NOW, DAL_INSPECTIONS],
      'In DallasNow (aca-prod.accela.com/DALLASTX), which, as the city told the press, has managed inspections since spring 2025. A city page from before it adds an automated line, 214-670-5313.',
      'En DallasNow (aca-prod.accela.com/DALLASTX), que según dijo la ciudad a la prensa maneja las inspecciones desde la primavera de 2025. Una página de la ciudad anterior da además una línea automática, 214-670-5313.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [DAL_INSPECTIONS],
        'Whoever applied for the permit books. The automated line wants the validation number of the Contractor’s Authorization and a three-digit inspection code.',
        'La pide quien solicitó el permiso. La línea automática pide el número de validación de la Contractor’s Authorization y un código de tres dígitos.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Building Inspection, Oak Cliff Municipal Center',
      phone: '+12149484075',
      address: '320 E. Jefferson Blvd., Dallas, TX',
      note: {
        en: 'By the press, staff returned here from 7800 N. Stemmons in April 2024; no later move was found. The telephone is from a city page of 2020.',
        es: 'Según la prensa, el personal volvió aquí desde 7800 N. Stemmons en abril de 2024; no hallamos otra mudanza. El teléfono es de una página de la ciudad de 2020.',
      },
      source: DAL_BACK,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Building Inspection, zoning and contractors',
      phone: '+12149484581',
      note: {
        en: 'Zoning, status and contractor questions; from a city page of 2020, before DallasNow.',
        es: 'Zonificación, estatus y dudas de contratistas; de una página de la ciudad de 2020, anterior a DallasNow.',
      },
      source: DAL_DESKS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Building Inspection',
      phone: '+12149484075',
      note: {
        en: 'The general line, with people, from a city page of 2020.',
        es: 'La línea general, con personas, según una página de la ciudad de 2020.',
      },
      source: DAL_DESKS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Automated Inspection Line',
      phone: '+12146705313',
      note: {
        en: 'From a city page older than DallasNow.',
        es: 'De una página de la ciudad anterior a DallasNow.',
      },
      source: DAL_INSPECTIONS,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [DAL_FEES_2025],
      'Remodeling a house or duplex is $181 for each dwelling unit and $100 for each further trade, by the schedule of July 1, 2025, which has the same amounts as the one behind the totals below; $15 for technology is added. Whether the $125 a trade for inspection are due on a remodel too we could not tell: ask 214-948-4075. One trade by itself, a water heater or an air conditioner, is $175 at least, with $125 for the inspection and $15 for technology $315. Plan review and the zoning surcharge are left out.',
      'Remodelar una casa o dúplex cuesta $181 por vivienda y $100 por cada oficio más, según la tabla del 1 de julio de 2025, con los mismos montos que la de los totales de abajo; se suman $15 de tecnología. Si en una remodelación se cobran además los $125 de inspección por oficio no lo pudimos saber: pregunte al 214-948-4075. Un oficio solo, un calentador de agua o un aire acondicionado, es $175 como mínimo; con $125 de inspección y $15 de tecnología, $315. No incluye la revisión de planos ni el recargo de zonificación.',
    ),
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
        en: 'Plan review, of houses as of commercial buildings, is disputed between two city documents: the schedule reads $0.46 a square foot, the worksheets $0.046, both with a $577 minimum. So at least $577 comes on top of the totals worked here: the house of 2,500 square feet costs $2,084.50 or more. Ask for the figure in writing.',
        es: 'La revisión de planos, de casas como de comercio, se contradice en dos documentos de la ciudad: la tabla dice $0.46 por pie cuadrado y las hojas de cálculo $0.046, ambas con mínimo de $577. A los totales calculados aquí se suman, pues, al menos $577: la casa de 2,500 pies cuadrados cuesta $2,084.50 o más. Pida la cifra por escrito.',
      },
      sources: [DAL_FEES, DAL_FEE_NOTES],
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
    fact(
      'C',
      [DAL_MEDIAN],
      'By the city’s dashboard, as the press read it, a permit for a new single-family house took a median of 10 days in January 2024, and 4 when nothing had to be corrected; the city’s goal was a first review within 15 days. For today’s days ask 214-948-4075.',
      'Según el panel de datos de la ciudad, como lo leyó la prensa, el permiso de una casa nueva tomó una mediana de 10 días en enero de 2024, y 4 si no había nada que corregir; la meta era una primera revisión en 15 días. Para los días de hoy pregunte al 214-948-4075.',
    ),
    {
      text: {
        en: 'The city’s Residential Quick Guide of 2024, as reported, gives five days for the prescreen and ten for the first plan review of a house or duplex.',
        es: 'La Residential Quick Guide de la ciudad, de 2024, según la prensa, da cinco días para la revisión previa y diez para la primera revisión de una casa o dúplex.',
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
        es: 'Nada se revisa hasta que la revisión previa (prescreen) halla los documentos mínimos. La solicitud que no la pasa nunca llegó al revisor: cuente esos días como perdidos, no como revisión.',
      },
      sources: [DAL_GUIDE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Being excused from a construction permit does not excuse a work authorization in a conservation district or a certificate of appropriateness in a historic one. Ask which district the lot is in before you start.',
        es: 'Estar exento del permiso de construcción no exime de la autorización en un distrito de conservación ni del certificado de idoneidad en uno histórico. Pregunte antes de empezar en qué distrito está el lote.',
      },
      sources: [DAL_ORD],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'Dallas publishes no current permit records: its open data set stops on December 31, 2019 and its map layer on November 12, 2024. Status has to be read in DallasNow; our checks and checklists do not depend on it.',
        es: 'Dallas no publica registros de permisos al día: su conjunto abierto termina el 31 de diciembre de 2019 y su capa de mapa el 12 de noviembre de 2024. El estatus se lee en DallasNow; nuestras revisiones y listas de verificación no dependen de eso.',
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
        es: 'La revisión está atrasada. ¿La puede hacer otro?',
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
