import { apexGridPage } from '@/content/codes/firm-pages';
import { TX_AIR_CONDITIONING, TX_CODES } from '@/content/codes/tx';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, TX_HB852, TX_LGC_214_904 } from '../sources';

const read = sourceReadOn('2026-11-21');

const ARL_CODES = read(
  'Building Codes',
  'https://www.arlingtontx.gov/city_hall/departments/planning_development_services/permitting_and_inspections/building_codes',
);
const ARL_FAQ = read(
  'Building Inspections FAQs',
  'https://arlington.hosted.civiclive.com/city_hall/departments/planning_development_services/permitting_and_inspections/building_inspections_faqs',
);
const ARL_DIY = {
  ...read(
    'Do I Need A Permit? A DIY Guide (2020)',
    'https://www.arlingtontx.gov/cms/One.aspx?portalId=14481146&pageId=16875570',
  ),
  publishedOn: '2020-07-09',
};
const ARL_PORTAL = read('ArlingtonPermits', 'https://ap.arlingtontx.gov/AP/sfjsp?interviewID=SignOn');
const ARL_HIGHLIGHTS = read(
  'Permits and Inspections: Highlights',
  'https://arlingtontx.gov/cms/One.aspx?pageId=14989339&portalId=14481146',
);
const ARL_NOTICES = read(
  'Building Inspections notices',
  'https://arlington.hosted.civiclive.com/cms/One.aspx?portalId=14481146&pageId=14989452',
);
const ARL_BUSINESS = {
  ...read(
    'City of Arlington Small Business Resource Guide 2021-2022',
    'https://viewer.joomag.com/2021-2022-small-business-resource-guide/0605582001631560923/p14',
  ),
  publishedOn: '2021',
};
const ARL_FEES = {
  ...read(
    'Arlington to Implement Phased Permit Fee Adjustments in 2025',
    'https://www.arlingtontx.gov/News-Articles/2025/June/Arlington-to-Implement-Phased-Permit-Fee-Adjustments-in-2025',
  ),
  publishedOn: '2025-09-04',
};
const ARL_DATA = read(
  'Arlington open data: permits',
  'https://gis2.arlingtontx.gov/agsext2/rest/services/OpenData/OD_Property/MapServer/1',
);

const read24 = sourceReadOn('2026-11-24');

const ARL_GUIDE_2019 = {
  ...read24(
    'City of Arlington Small Business Resource Guide 2019, page 14',
    'https://viewer.joomag.com/2019-small-business-resource-guide-2019-small-business-resource-guide/0467355001561478840/p14',
  ),
  publishedOn: '2019',
};

const ARL_GUIDE_2021 = {
  ...read24(
    'City of Arlington Small Business Resource Guide 2021-2022, page 16',
    'https://viewer.joomag.com/2021-2022-small-business-resource-guide/0605582001631560923?page=16',
  ),
  publishedOn: '2021',
};

const read27 = sourceReadOn('2026-11-27');

const ARL_GUIDE_PERMIT = read27(
  'City of Arlington Small Business Resource Guide, page 15',
  'https://viewer.joomag.com/small-business-resource-guide-small-business-resource-guide/0605582001631560923/p15',
);

const ARL_SCHEDULE = costNotes(
  'Fee Schedule of June 1, 2026 (Resolution 26-151) and phase 2 fee changes of October 1, 2025, City of Arlington',
);
const ARL_PERMITFLOW = {
  ...read27(
    'Arlington Building and Trade Permit Guide (PermitFlow)',
    'https://www.permitflow.com/blog/arlington-building-permit',
  ),
  publishedOn: '2025-09-23',
};

const ARL_TRIGGERS = sourceReadOn('2026-11-28')(
  'Arlington permit triggers explained (Make Your Move Dallas, a realtor)',
  'https://makeyourmovedallas.com/blog/avoid-code-headaches-arlington-permit-triggers-explained',
);

const ARL_APEX = apexGridPage('Arlington, Texas');

export const profile: CityProfile = {
  slug: 'arlington-tx',
  intro: [
    {
      text: {
        en: 'Arlington counts concrete. Since May 1, 2024 flatwork in the required front yard has needed a Concrete Permit, because paving may cover no more than half of that setback or 600 square feet, whichever is less.',
        es: 'Arlington cuenta el concreto. Desde el 1 de mayo de 2024, el pavimento en el retiro delantero lleva Concrete Permit, porque no puede cubrir más de la mitad de ese retiro ni 600 pies cuadrados, lo que sea menor.',
      },
      sources: [ARL_PORTAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'The city reworked its fees in 2025 for the first time since 2008: trade permits and signs on July 15, building permits and plan review on October 1. A newer schedule has been in force since June 1, 2026.',
        es: 'La ciudad rehízo sus tarifas en 2025 por primera vez desde 2008: permisos de especialidad y de letreros el 15 de julio; permisos de construcción y revisión de planos el 1 de octubre. Desde el 1 de junio de 2026 rige una tabla más nueva.',
      },
      sources: [ARL_FEES, ARL_SCHEDULE],
      confidence: 'B',
    },
    {
      text: {
        en: 'There is no paper route. Applications are made at any hour on ArlingtonPermits.com, where the plans are uploaded too.',
        es: 'No hay vía en papel. Las solicitudes se hacen a cualquier hora en ArlingtonPermits.com, donde también se suben los planos.',
      },
      sources: [ARL_FAQ],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Arlington Planning and Development Services',
    url: 'https://www.arlingtontx.gov/city_hall/departments/planning_development_services/permitting_and_inspections/building_codes',
    source: ARL_CODES,
    confidence: 'A',
  },
  portal: {
    name: 'ArlingtonPermits.com',
    url: 'https://ap.arlingtontx.gov/AP/sfjsp?interviewID=SignOn',
    source: ARL_PORTAL,
    confidence: 'A',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical'],
        edition: {
          en: '2021 International Codes with Arlington amendments',
          es: 'Códigos internacionales 2021 con enmiendas de Arlington',
        },
        since: '2023-01-01',
        sources: [ARL_CODES, ARL_HIGHLIGHTS],
        confidence: 'A',
      },
      {
        fields: ['energy'],
        edition: { en: '2021 IECC, commercial provisions', es: 'IECC 2021, disposiciones comerciales' },
        since: null,
        sources: [ARL_APEX],
        confidence: 'C',
      },
      ...TX_CODES,
    ],
    notes: [
      fact(
        'A',
        [ARL_CODES, ARL_HIGHLIGHTS],
        'The Council adopted the 2021 codes and the 2020 NEC on November 1, 2022, for every application filed on or after January 1, 2023. The city’s page still names the 2020 NEC, older than the state’s minimum.',
        'El Concejo adoptó los códigos 2021 y el NEC 2020 el 1 de noviembre de 2022, para toda solicitud presentada desde el 1 de enero de 2023. La página de la ciudad aún nombra el NEC 2020, anterior al mínimo del estado.',
      ),
      TX_AIR_CONDITIONING,
      fact(
        'A',
        [ARL_HIGHLIGHTS],
        'On commercial work the 2012 Texas Accessibility Standards of the TDLR apply, aligned with the federal criteria for public accommodations.',
        'En obra comercial rigen las Texas Accessibility Standards 2012 del TDLR, alineadas con los criterios federales para locales públicos.',
      ),
    ],
  },
  permits: [
    fact(
      'A',
      [ARL_GUIDE_PERMIT],
      'Register with the city at the One Start Center or on ArlingtonPermits.com, before the permit is ready: on business jobs only a registered contractor gets it. The registered contractor then downloads the issued permit and the stamped plans there, and the general contractor books the inspections.',
      'Regístrese con la ciudad en el One Start Center o en ArlingtonPermits.com, antes de que el permiso esté listo: en obras comerciales solo lo recibe un contratista registrado. El contratista registrado descarga ahí el permiso emitido y los planos sellados, y el contratista general pide las inspecciones.',
    ),
    {
      text: {
        en: 'Reroofing and structural foundation repair have both been permitted work since November 1, 2011. Technical bulletins cover each.',
        es: 'El cambio de techo y la reparación estructural de cimentación llevan permiso desde el 1 de noviembre de 2011. Hay un boletín técnico para cada uno.',
      },
      sources: [ARL_HIGHLIGHTS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Since March 1, 2024 solar companies have needed only one registration, the Electrical Contractor one.',
        es: 'Las empresas solares necesitan un solo registro, el de Electrical Contractor, desde el 1 de marzo de 2024.',
      },
      sources: [ARL_PORTAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'New houses: Arlington Water Utilities changed how builders get water during construction on March 1, 2024. Settle water service availability before the permit, not at the meter.',
        es: 'Casas nuevas: Arlington Water Utilities cambió el 1 de marzo de 2024 cómo obtiene agua el constructor durante la obra. Resuelva la disponibilidad antes del permiso y no al pedir el medidor.',
      },
      sources: [ARL_PORTAL],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'A reroof has needed a permit here since November 1, 2011.',
        es: 'El cambio de techo lleva permiso aquí desde el 1 de noviembre de 2011.',
      },
      sources: [ARL_HIGHLIGHTS],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'To replace or move one: only maintenance that leaves walls, doors and windows in place needs none.',
        es: 'Para cambiarlas o moverlas: solo va sin permiso el mantenimiento que no toca muros, puertas ni ventanas.',
      },
      sources: [ARL_FAQ],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not if decorative under 24 inches, nor to replace less than half of one side (2020). Otherwise yes.',
        es: 'No, si es decorativa de menos de 24 pulgadas o si se cambia menos de la mitad de un lado (2020). Lo demás, sí.',
      },
      sources: [ARL_FAQ, ARL_DIY],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 100 square feet; a larger one needs a permit (city guide of July 2020).',
        es: 'Hasta 100 pies cuadrados, no; uno mayor, sí (guía de la ciudad, julio de 2020).',
      },
      sources: [ARL_DIY],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $300 in the fee list of October 2025.',
        es: 'Se cobra como permiso: $300 en la lista de tarifas de octubre de 2025.',
      },
      sources: [ARL_SCHEDULE],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A local realtor’s guide counts replacing HVAC among the work that needs a permit.',
        es: 'La guía de una inmobiliaria local cuenta el cambio de HVAC entre lo que lleva permiso.',
      },
      sources: [ARL_TRIGGERS],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'The city names the swap among the jobs that need a permit and an inspection.',
        es: 'La ciudad nombra el cambio entre los trabajos que llevan permiso e inspección.',
      },
      sources: [ARL_FAQ],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [ARL_FAQ],
      'Permit-free: decorative fences under 24 inches, finish work, walks outside the city right-of-way (paving in the required front yard needs a Concrete Permit), and retaining walls up to 4 feet from the bottom of the footing outside a FEMA floodplain. Tiered walls have their own rule.',
      'Sin permiso: cercas decorativas de menos de 24 pulgadas, acabados, andadores fuera de la vía pública (el pavimento en el retiro delantero lleva Concrete Permit) y muros de contención de hasta 4 pies desde el fondo de la zapata fuera de zona inundable FEMA. Los muros escalonados tienen regla propia.',
    ),
    fact(
      'C',
      [ARL_PERMITFLOW],
      'The limit of 100 square feet for sheds comes from the city’s guide of July 2020; a permit service’s guide of September 2025 still gives it.',
      'El límite de 100 pies cuadrados para cobertizos viene de la guía municipal de julio de 2020; la guía de un servicio de permisos, de septiembre de 2025, lo mantiene.',
    ),
    fact(
      'A',
      [ARL_FAQ],
      'Fences, portable buildings, water heaters, garage conversions and carports are the jobs homeowners most often miss.',
      'Cercas, edificios portátiles, calentadores de agua, conversiones de cochera y carports (techos para autos) son lo que más se le olvida al dueño.',
    ),
  ],
  steps: [
    fact(
      'B',
      [ARL_GUIDE_2019],
      'Decide who applies: the owner, or a contractor, engineer, architect or tenant as agent. Give the e-mail of everybody who should hear of review and inspections.',
      'Decida quién solicita: el dueño, o un contratista, ingeniero, arquitecto o inquilino como agente. Ponga el correo electrónico de todos los que deban enterarse de la revisión y las inspecciones.',
    ),
    fact(
      'A',
      [ARL_FAQ],
      'Apply on ArlingtonPermits.com at any hour and upload digital plans.',
      'Solicite en ArlingtonPermits.com a cualquier hora y suba los planos digitales.',
    ),
    fact(
      'B',
      [ARL_DATA],
      'When the record reads “Approved for Issue”, pay what is due; it then turns to “Issued”.',
      'Cuando el expediente diga “Approved for Issue”, pague lo pendiente; entonces pasa a “Issued”.',
    ),
    fact(
      'B',
      [ARL_GUIDE_2019],
      'The permit and plans of a business job go only to a contractor registered with Arlington. Register before the permit is ready, best before you apply.',
      'El permiso y los planos de una obra comercial se entregan solo a un contratista registrado en Arlington. Regístrese antes de que el permiso esté listo, mejor antes de la solicitud.',
    ),
    fact(
      'A',
      [ARL_NOTICES],
      'Keep the “CITY APPROVED PLANS” set at the site; without it the inspector may turn around.',
      'Tenga en la obra los planos con el sello “CITY APPROVED PLANS”; sin ellos, el inspector puede irse.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [ARL_GUIDE_2021],
      'On ArlingtonPermits.com, or on the 24-hour Building Inspection Request Line, 817-261-8817.',
      'En ArlingtonPermits.com o en la línea Building Inspection Request, 817-261-8817, las 24 horas.',
    ),
    cutOff: fact(
      'A',
      [ARL_GUIDE_2021],
      'Ask at the latest on the day before you need it, which is typically still in time (city guide of 2021-2022).',
      'Pídala a más tardar el día anterior, que por lo general todavía alcanza (guía de la ciudad 2021-2022).',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [ARL_GUIDE_2021],
        'The line takes requests only. To cancel, or with any other concern, call the One Start Center at 817-459-6502; fire inspections for a certificate of occupancy are asked for at 817-459-5539.',
        'La línea solo recibe solicitudes de inspección. Para cancelar o por otra duda llame al One Start Center, 817-459-6502; las de bomberos para el certificado de ocupación se piden al 817-459-5539.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Planning and Development Services',
      phone: '+18174596502',
      address: 'City Hall, 101 W. Abram Street, 2nd floor, Arlington, TX',
      source: ARL_HIGHLIGHTS,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Plans examination',
      mail: 'PlansExam@arlingtontx.gov',
      source: ARL_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'One Start Center',
      phone: '+18174596502',
      note: {
        en: 'For questions, and to cancel an inspection.',
        es: 'Para dudas y para cancelar una inspección.',
      },
      source: ARL_GUIDE_2021,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Building Inspection Request Line',
      phone: '+18172618817',
      hours: { en: 'Automated, 24 hours', es: 'Automática, las 24 horas' },
      source: ARL_GUIDE_2021,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [ARL_SCHEDULE],
      'Additions, remodels and repairs of a house pay $1.00 a square foot up to 500, and $325 at least; a mechanical, electrical or plumbing permit is $100 at least. So a remodel of 450 square feet is $450, and $550 or more with one trade; plan review, whose rate we could not read, is left out. These are amounts of the schedule in force since June 1, 2026.',
      'Ampliaciones, remodelaciones y reparaciones de una casa pagan $1.00 por pie cuadrado hasta 500, y $325 como mínimo; un permiso mecánico, eléctrico o de plomería es $100 como mínimo. Así, remodelar 450 pies cuadrados cuesta $450, y $550 o más con un oficio; falta la revisión de planos, cuya tasa no pudimos leer. Son montos de la tabla vigente desde el 1 de junio de 2026.',
    ),
    fact(
      'B',
      [ARL_SCHEDULE],
      'A house reroof was $325 and a patio cover, gazebo or deck $300 in the schedule of October 1, 2025. Whether June 2026 left them so was not found here: ask Planning and Development Services, 817-459-6502.',
      'El cambio de techo de una casa era $325 y un techo de patio, gazebo o terraza $300 en la tabla del 1 de octubre de 2025. Si junio de 2026 los dejó así no lo hallamos: pregunte en Planning and Development Services, 817-459-6502.',
    ),
    {
      text: {
        en: 'Commercial building permits are priced on project value, and the city puts an online calculator next to the schedule (business guide 2021-2022).',
        es: 'El permiso comercial se cobra según el valor del proyecto, y la ciudad pone una calculadora en línea junto a la tabla (guía para negocios 2021-2022).',
      },
      sources: [ARL_BUSINESS],
      confidence: 'B',
    },
    {
      text: {
        en: 'Do not reuse an old bid sheet: residential and commercial building fees and plan reviews changed in phase 2 of the 2025 update, and the schedule again in June 2026. On a home none of them may be tied to the cost of the work: Texas forbids that.',
        es: 'No reutilice una hoja de costos vieja: las tarifas de construcción y revisión, residenciales y comerciales, cambiaron en la fase 2 de la actualización de 2025, y la tabla otra vez en junio de 2026. En una casa ninguna puede depender del costo de la obra: Texas lo prohíbe.',
      },
      sources: [ARL_FEES, ARL_SCHEDULE, TX_HB852],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [TX_LGC_214_904, ARL_GUIDE_PERMIT],
      'State law: a city has 45 days from the application to grant the permit, deny it, or write why it cannot decide yet, and 30 more after that (Local Government Code 214.904). Arlington posts review times of its own on its website; we could not read that list.',
      'Ley estatal: la ciudad tiene 45 días desde la solicitud para otorgar el permiso, negarlo o escribir por qué aún no puede decidir, y 30 más después de eso (Local Government Code 214.904). Arlington publica plazos propios en su sitio web; esa lista no la pudimos leer.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'Without the stamped “CITY APPROVED PLANS” on the job site the inspector may withhold the inspection. A change to them is approved in the same way as the originals, not by note on the sheet.',
        es: 'Sin los planos sellados “CITY APPROVED PLANS” en la obra, el inspector puede negar la inspección. Un cambio se aprueba igual que los originales, no con una nota en la lámina.',
      },
      sources: [ARL_NOTICES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Site plans fail on easements and setbacks. The city allows no structure inside a setback and sends you to the survey for utility easements; corner lots and major streets change fence placement and material.',
        es: 'Los planos de sitio fallan en servidumbres y retiros. La ciudad no admite estructuras en el retiro y remite al levantamiento por las servidumbres; los lotes de esquina y avenidas cambian el lugar y material de la cerca.',
      },
      sources: [ARL_DIY],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Arlington’s open data lists permits with their status, issue date and final date on a map, and applications in a second layer. It names no contractor and gives no value, so a permit is found by number or address.',
        es: 'Los datos abiertos de Arlington listan permisos con estatus, fecha de emisión y de cierre en un mapa, y las solicitudes en otra capa. No nombran contratista ni valor: un permiso se busca por número o dirección.',
      },
      sources: [ARL_DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'Its words run from Pending and Approved for Issue, when fees are due, to Issued, Pending Inspection, TCO Issued and Finaled. Denied, Revoked and Void end a file.',
        es: 'Sus palabras van de Pending y Approved for Issue, cuando faltan las tarifas, a Issued, Pending Inspection, TCO Issued y Finaled. Denied, Revoked y Void cierran un expediente.',
      },
      sources: [ARL_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'foundation_repair', 'fence', 'solar_pv', 'plumbing'],
  faq: [
    {
      question: {
        en: 'Does a patio or driveway need a permit in Arlington?',
        es: '¿Un patio o entrada de concreto lleva permiso en Arlington?',
      },
      answer: {
        text: {
          en: 'In the required front yard, yes: a Concrete Permit, with the limit of half the setback area or 600 square feet. Ask for the Planner of the Day at 817-459-6502 if the lot is odd.',
          es: 'En el retiro delantero, sí: Concrete Permit, con el límite de la mitad del área del retiro o 600 pies cuadrados. Si el lote es irregular, pregunte por el Planner of the Day al 817-459-6502.',
        },
        sources: [ARL_PORTAL],
        confidence: 'A',
      },
    },
    {
      question: { en: 'May the homeowner do the work?', es: '¿Puede hacer la obra el dueño?' },
      answer: {
        text: {
          en: 'Yes, all of it, after signing a homeowner’s affidavit. City codes and inspections stay the same.',
          es: 'Sí, toda, tras firmar la declaración jurada de dueño. Los códigos y las inspecciones son los mismos.',
        },
        sources: [ARL_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'At what hours can I run equipment outdoors?',
        es: '¿A qué horas se puede trabajar afuera?',
      },
      answer: {
        text: {
          en: 'Within 300 feet of homes, permitted outdoor work stops from 6 p.m. to 7 a.m. in standard time and from 8 p.m. to 7 a.m. in daylight time. The building official can grant an exception in writing.',
          es: 'A menos de 300 pies de viviendas, la obra exterior con permiso se detiene de 6 p. m. a 7 a. m. en horario estándar y de 8 p. m. a 7 a. m. en horario de verano. El Building Official puede dar una excepción por escrito.',
        },
        sources: [ARL_NOTICES],
        confidence: 'A',
      },
    },
  ],
};
