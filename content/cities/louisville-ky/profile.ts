import { KY_815_KAR_7, KY_CODES, KY_MEEA } from '@/content/codes/ky';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const PERMITS = read(
  'Building Permits',
  'https://louisvilleky.gov/government/construction-review/building-permits',
);
const AGENCIES = read(
  'External Agency Reviews and Approvals',
  'https://louisvilleky.gov/government/construction-review/external-agency-reviews-and-approvals',
);
const HVAC = read('HVAC Permits', 'https://louisvilleky.gov/government/construction-review/hvac-permits');
const LICENSING = read(
  'Permits & Licensing',
  'https://louisvilleky.gov/government/construction-review/permits-licensing',
);
const STATE_FAQ = read(
  'Kentucky Division of Building Codes Enforcement: FAQ',
  'http://dhbc.ky.gov/bce/bc/Pages/faq.aspx',
);
const EXEMPT = read(
  'Louisville building permit guide (PermitFlow)',
  'https://www.permitflow.com/blog/louisville-building-permit',
);
const INDIAN_HILLS = read(
  'City of Indian Hills: plans and permits',
  'https://codelibrary.amlegal.com/codes/indianhillsky/latest/indianhills_ky/0-0-0-2617',
);
const PLANTATION = read(
  'City of Plantation, section 150.01',
  'https://codelibrary.amlegal.com/codes/plantationky/latest/plantation_ky/0-0-0-2488',
);
const GRAYMOOR = read(
  'City of Graymoor-Devondale: building plans',
  'https://codelibrary.amlegal.com/codes/graymoordevondale/latest/graymoord_ky/0-0-0-2671',
);
const DATA = read(
  'Louisville Metro active construction permits',
  'https://services1.arcgis.com/79kfd2K6fskCAkyg/arcgis/rest/services/active_construction_permits/FeatureServer/0',
);
const KBC_2018 = {
  ...read(
    '2018 Kentucky Building Code, first edition, June 2018 (third-party copy)',
    'https://pdf4pro.com/amp/view/2018-kentucky-building-code-70983a.html',
  ),
  publishedOn: '2018-06',
  isCopy: true,
} as const;

const reread = sourceReadOn('2026-11-24');

const PROCEDURES = reread(
  'Inspection Procedures, Louisville Metro (former address of the site)',
  'http://www.louisvilleky.gov/ipl/Construction+Review/Inspection+Procedures.htm',
);

const read27 = sourceReadOn('2026-11-27');

const LOU_FEES = {
  ...read27(
    'Promulgated Permit Fees & Regulations, LMCO 150.096, Louisville Metro (as transcribed in a third party’s software, September 2026)',
    'https://louisvilleky.gov/sites/default/files/2025-05/promulgated-permit-fees-february-20240pdf.pdf',
  ),
  publishedOn: '2024-02-06',
  isCopy: true as const,
};
const LOU_FEES_PAGE = {
  ...read27(
    'Permit Fees, Louisville Metro Construction Review (as transcribed in a third party’s software, September 2026)',
    'https://louisvilleky.gov/government/construction-review/permit-fees',
  ),
  isCopy: true as const,
};
const KY_PLUMBING_FEES = {
  ...read27(
    '815 KAR 20:050, state plumbing permit fees (as transcribed in a third party’s software, September 2026)',
    'https://apps.legislature.ky.gov/law/kar/titles/815/020/050/',
  ),
  publishedOn: '2022-03-01',
  isCopy: true as const,
};
const LOU_REVIEW = {
  ...read27(
    'Construction Review, Louisville Metro (contact as transcribed in a third party’s software, September 2026)',
    'https://louisvilleky.gov/government/construction-review',
  ),
  isCopy: true as const,
};

const LOU_CHANGES = {
  ...read27(
    'Louisville Metro Code of Ordinances, examination of construction documents (Ord. 75-2020)',
    'https://codelibrary.amlegal.com/codes/louisvillemetro/latest/loukymetro/0-0-0-68275',
  ),
  publishedOn: '2020-06-25',
};

const KY_PLUMBING_FAQ = sourceReadOn('2026-11-28')(
  'Frequently Asked Questions (Plumbing), Kentucky Department of Housing, Buildings and Construction',
  'https://dhbc.ky.gov/newstatic_info.aspx?static_id=339',
);

export const profile: CityProfile = {
  slug: 'louisville-ky',
  intro: [
    {
      text: {
        en: 'Louisville Metro issues the permit, but small cities inside it keep a say. In some, nothing moves at Metro until the suburb’s own letter of compliance is in your hand.',
        es: 'Louisville Metro emite el permiso, pero ciudades pequeñas que hay dentro conservan voz. En algunas nada avanza en Metro hasta que usted tiene la carta de cumplimiento del suburbio.',
      },
      sources: [PERMITS, PLANTATION],
      confidence: 'A',
    },
    {
      text: {
        en: 'To touch an air conditioner in Jefferson County a company needs two papers: a Kentucky HVAC master license in good standing and a Metro HVAC contractor’s license. Service calls count as well as installations.',
        es: 'Para tocar un aire acondicionado en el condado de Jefferson la empresa necesita dos documentos: licencia HVAC master de Kentucky vigente y licencia de contratista HVAC de Metro. Cuenta el servicio igual que la instalación.',
      },
      sources: [HVAC],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Louisville Metro Office of Construction Review',
    url: 'https://louisvilleky.gov/government/construction-review/building-permits',
    source: PERMITS,
    confidence: 'A',
  },
  portal: {
    name: 'Louisville Metro Online Permitting Portal',
    url: 'https://aca-prod.accela.com/LJCMG/Default.aspx',
    source: LICENSING,
    confidence: 'B',
  },
  codes: {
    editions: KY_CODES,
    notes: [
      fact(
        'B',
        [KBC_2018],
        'The state code is a mini/maxi code: no local government may enforce another for commercial construction.',
        'El código estatal es un código mini/maxi: ningún gobierno local puede aplicar otro en construcción comercial.',
      ),
      fact(
        'C',
        [KY_815_KAR_7],
        'The codes keep 2018 in their name though they were renewed in 2024. Articles 210.52(C), 230.67 and 314.27(C) of the 2023 NEC have been mandatory only since July 15, 2026, and some GFCI rules wait for new UL standards.',
        'Los códigos conservan 2018 en el nombre aunque se renovaron en 2024. Los artículos 210.52(C), 230.67 y 314.27(C) del NEC 2023 obligan solo desde el 15 de julio de 2026, y algunas reglas de GFCI esperan nuevas normas UL.',
      ),
      fact(
        'C',
        [KY_MEEA],
        'One energy change helps on basements: wall insulation runs from the top of the wall to the design frost depth of 24 to 33 inches, not ten feet down.',
        'Un cambio de energía ayuda en sótanos: el aislamiento va de lo alto del muro a la profundidad de congelación de diseño, de 24 a 33 pulgadas, y no diez pies abajo.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'MSD, the sewer and flood agency, signs when ground is broken: houses, garages, additions, decks and ramps, and in-ground pools. Septic, a new restaurant or new commercial bathrooms bring in one more agency.',
        es: 'MSD, la agencia de drenaje e inundaciones, firma cuando se abre el suelo: casas, cocheras, ampliaciones, terrazas y rampas, y piscinas enterradas. El séptico, un restaurante nuevo o baños comerciales nuevos traen otra agencia.',
      },
      sources: [AGENCIES],
      confidence: 'A',
    },
    {
      text: {
        en: 'A licensed master or journeyman stays on the job site for the whole HVAC installation, and the Metro permit is obtained before it starts. Metro tells owners to ask for the Kentucky master license and the Metro contractor license before the estimate, and for the permit before the work.',
        es: 'Un master o journeyman con licencia permanece en la obra durante toda la instalación HVAC, y el permiso de Metro se obtiene antes. Metro aconseja al dueño pedir la licencia master de Kentucky y la de contratista de Metro antes del presupuesto, y el permiso antes de la obra.',
      },
      sources: [HVAC],
      confidence: 'A',
    },
    {
      text: {
        en: 'A suburb may charge on top. Indian Hills asks a non-refundable fee of its own to cover plan analysis, permit issuance, monitoring and a completion inspection.',
        es: 'Un suburbio puede cobrar aparte. Indian Hills pide su propia tarifa, no reembolsable, por análisis de planos, emisión, seguimiento e inspección de término.',
      },
      sources: [INDIAN_HILLS],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not when shingles are replaced, by the State’s own examples; for any other roof ask 502-574-3321.',
        es: 'Al cambiar tejas asfálticas, no, según los ejemplos del propio estado; por otro techo pregunte al 502-574-3321.',
      },
      sources: [STATE_FAQ],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for windows into the same opening, by the State’s own examples; for a changed opening ask 502-574-3321.',
        es: 'Si la ventana va en el mismo vano, no, según los ejemplos del propio estado; si el vano cambia, pregunte al 502-574-3321.',
      },
      sources: [STATE_FAQ],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 7 feet, says a permit service; a small city inside Metro may want its own approval.',
        es: 'Solo con más de 7 pies, dice un servicio de permisos; una ciudad pequeña de Metro puede pedir su aprobación.',
      },
      sources: [EXEMPT],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'At a home only from 200 square feet up, says a permit service.',
        es: 'En una casa, solo desde 200 pies cuadrados, dice un servicio de permisos.',
      },
      sources: [EXEMPT],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'An attached one does; whether a separate one does goes by its height and size, says a permit service: ask 502-574-3321.',
        es: 'Si es adosada, sí; si va separada, depende de su altura y tamaño, dice un servicio de permisos: pregunte al 502-574-3321.',
      },
      sources: [EXEMPT],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A Metro HVAC permit before it starts, by a contractor with state and Metro licenses.',
        es: 'Permiso HVAC de Metro antes de empezar, de un contratista con licencias estatal y de Metro.',
      },
      sources: [HVAC],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit of the State, new or replaced; Metro gives none.',
        es: 'Un permiso de plomería del estado, sea nuevo o de reemplazo; Metro no lo da.',
      },
      sources: [KY_PLUMBING_FAQ],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: a new or upgraded house service $100, $75 for work of $750 or less.',
        es: 'Tiene precio de permiso: servicio nuevo o ampliado en casa $100, $75 si cuesta $750 o menos.',
      },
      sources: [LOU_FEES],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [STATE_FAQ],
      'The State’s own examples of work without a permit: paint, wallpaper, cabinets and countertops.',
      'Ejemplos del propio gobierno de Kentucky de trabajo sin permiso: pintura, papel tapiz, gabinetes y cubiertas de cocina.',
    ),
    fact(
      'C',
      [EXEMPT],
      'A permit service adds commercial sheds under 120 square feet and retaining walls up to 4 feet. A small city inside Metro may still want its own approval.',
      'Un servicio de permisos agrega cobertizos comerciales de menos de 120 pies cuadrados y muros de contención de hasta 4 pies. Una ciudad pequeña dentro de Metro puede pedir además su aprobación.',
    ),
  ],
  steps: [
    fact(
      'A',
      [PERMITS, PLANTATION],
      'See whether the address lies in a small city with a say of its own, and get its letter of compliance where one is due.',
      'Vea si la dirección está en una ciudad pequeña con voz propia y obtenga su carta de cumplimiento donde se exija.',
    ),
    fact(
      'A',
      [AGENCIES],
      'Collect the outside approvals: MSD where ground is broken, the fire district, and further agencies for septic, restaurants and curb cuts.',
      'Reúna las aprobaciones externas: MSD si se abre terreno, el distrito de bomberos, y otras agencias por fosas sépticas, restaurantes y cortes de banqueta.',
    ),
    fact(
      'A',
      [PERMITS, LICENSING],
      'Apply online or on the printed form, single family or commercial; the fee table stands inside the form.',
      'Solicite en línea o con el formulario impreso, unifamiliar o comercial; la tabla de tarifas está dentro del formulario.',
    ),
    fact(
      'A',
      [PERMITS],
      'Metro reviews plans and, for new construction, zoning under the Land Development Code; a suburb’s council has the last word on discretionary cases.',
      'Metro revisa los planos y, en obra nueva, la zonificación según el Land Development Code; en casos discrecionales decide el consejo del suburbio.',
    ),
    fact(
      'C',
      [LOU_FEES, LOU_REVIEW],
      'Pay the fee, at the cashier’s until 4:30 p.m.; the permit is then issued, a residential one only to an applicant without open building code violations.',
      'Pague la tarifa, en caja hasta las 4:30 p.m.; entonces se emite el permiso, el residencial solo a quien no tiene infracciones abiertas al código de construcción.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [PROCEDURES],
      'By the earlier site the permit holder asks with address, permit number, contractor and a contact: 502-574-4400 for building and HVAC, 502-574-6330 for electrical. Mechanical and electrical permits taken out online could be booked on the permitting site.',
      'Según el sitio anterior, la pide el titular con dirección, número de permiso, contratista y un contacto: 502-574-4400 para construcción y HVAC, 502-574-6330 para electricidad. Los permisos mecánicos y eléctricos sacados en línea se podían programar en el sitio de permisos.',
    ),
    cutOff: fact(
      'A',
      [PROCEDURES],
      'The earlier site names no hour for an ordinary request: the inspector sets the day with you. For the same day ask and pay $100 by 10 a.m., Monday to Friday.',
      'El sitio anterior no da hora límite para el pedido común: el inspector fija el día con usted. Para el mismo día, pida y pague $100 antes de las 10 a.m., de lunes a viernes.',
    ),
    visit: fact(
      'A',
      [PROCEDURES],
      'The inspector calls to set an appointment.',
      'El inspector llama para fijar una cita.',
    ),
    notes: [
      fact(
        'A',
        [PROCEDURES],
        'Nobody has to be there if the work is accessible and directions were given. Work that is not ready or cannot be reached is asked for anew, and may cost a re-inspection fee.',
        'No hace falta que haya alguien si la obra es accesible y se dieron indicaciones. La obra que no está lista o no se puede ver se pide de nuevo, y puede llevar tarifa de reinspección.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Louisville Metro Construction Review',
      phone: '+15025743321',
      address: '444 S. 5th Street, Louisville, KY 40202',
      hours: {
        en: 'Monday to Friday, 8:00 a.m. to 5:00 p.m.; cashier until 4:30 p.m.',
        es: 'Lunes a viernes, 8:00 a.m. a 5:00 p.m.; caja hasta las 4:30 p.m.',
      },
      source: LOU_REVIEW,
      confidence: 'C',
    },
    {
      purpose: 'inspections',
      name: 'Louisville Metro Construction Review',
      phone: '+15025744400',
      note: {
        en: 'Building and HVAC inspections; number of the earlier site.',
        es: 'Inspecciones de construcción y HVAC; número del sitio anterior.',
      },
      source: PROCEDURES,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Louisville Metro Construction Review',
      phone: '+15025746330',
      note: {
        en: 'Electrical inspections; number of the earlier site.',
        es: 'Inspecciones eléctricas; número del sitio anterior.',
      },
      source: PROCEDURES,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [LOU_FEES, LOU_FEES_PAGE],
      'By the schedule of February 6, 2024 a house or addition pays 10.5 cents per square foot ($210 for 2,000), a remodel without a measurable area $50 plus $2.50 per $1,000 of cost ($100 on $20,000), and a new or replaced heating and cooling system $105. No building permit is under $75.',
      'Según la tabla del 6 de febrero de 2024, una casa o ampliación paga 10.5 centavos por pie cuadrado ($210 por 2,000), una remodelación sin superficie medible $50 más $2.50 por cada $1,000 del costo ($100 por $20,000), y un sistema de calefacción y aire nuevo o de reemplazo $105. Ningún permiso de construcción baja de $75.',
    ),
    fact(
      'B',
      [LOU_FEES, KY_PLUMBING_FEES],
      'A new or upgraded electrical service in a house is $100, or $75 if the work costs $750 or less. Plumbing permits come from the State, not from Metro: $50 plus $14 per opening in a house, five inspections included, and $50 flat for one replaced water heater.',
      'Un servicio eléctrico nuevo o ampliado en una casa paga $100, o $75 si el trabajo cuesta $750 o menos. Los permisos de plomería los da el estado, no Metro: $50 más $14 por salida en una casa, con cinco inspecciones incluidas, y $50 fijos por reemplazar un calentador de agua.',
    ),
    fact(
      'A',
      [LICENSING],
      'The schedules are also printed inside the paper application of each permit type.',
      'Las tablas también vienen impresas dentro de la solicitud en papel de cada tipo de permiso.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [PERMITS],
      'No number of days for a first review, on Metro’s page on building permits or elsewhere that we found. Ask Construction Review at 502-574-3321 for the present wait when you file.',
      'Ningún número de días para una primera revisión, ni en la página de Metro sobre permisos de construcción ni en otra parte que hayamos leído. Al presentar, pregunte por la espera actual a Construction Review, 502-574-3321.',
    ),
    fact(
      'A',
      [LOU_CHANGES],
      'Changing approved plans costs days of its own: each agency that had approved them gets five business days to look again, ten at most, and the plan waits until what it raises is settled.',
      'Cambiar planos ya aprobados cuesta días aparte: cada agencia que los había aprobado tiene cinco días hábiles para verlos de nuevo, diez como máximo, y el plano espera hasta resolver lo que señale.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'The local fire district may look at hydrants, hose connections and access before permits, and again at exits and alarms during inspections. Its approval can reach Metro directly or through you: find out which.',
        es: 'El distrito de bomberos puede revisar hidrantes, conexiones y acceso antes del permiso, y luego salidas y alarmas en las inspecciones. Su aprobación llega a Metro directo o por usted: averigüe cuál.',
      },
      sources: [AGENCIES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Zoning in a small city can differ from Metro’s. Most adopted another version of the Land Development Code, some with their own revisions, and the suburb’s legislative body takes the final vote on discretionary cases.',
        es: 'La zonificación de una ciudad pequeña puede diferir de la de Metro. La mayoría adoptó otra versión del Land Development Code, algunas con cambios propios, y su cuerpo legislativo vota al final los casos discrecionales.',
      },
      sources: [PERMITS],
      confidence: 'A',
    },
    fact(
      'A',
      [PLANTATION],
      'Where a suburb’s letter of compliance is needed, its days come first: Plantation gives itself up to 20 after you submit.',
      'Donde se exige la carta de cumplimiento de un suburbio, sus días van primero: Plantation se da hasta 20 desde la entrega.',
    ),
    fact(
      'B',
      [LOU_FEES],
      'Before it issues a residential permit Metro looks up whether the applicant has open building code violations, and withholds it until they are cured.',
      'Antes de emitir un permiso residencial, Metro busca si el solicitante tiene infracciones abiertas al código de construcción, y lo retiene hasta que se corrijan.',
    ),
  ],
  feed: [
    {
      text: {
        en: 'Metro publishes active permits, the same day or one day later. A permit that disappears from the list has been finaled or closed; the list itself does not say which.',
        es: 'Metro publica los permisos activos, el mismo día o al siguiente. El que desaparece de la lista se cerró o terminó; la lista no dice cuál.',
      },
      sources: [DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'Cost, type of work and square footage are given, a description is not. A contractor is named on only about 11% of rows, so look up your permit by number or address.',
        es: 'Se dan costo, tipo de obra y superficie, no una descripción. El contratista aparece en apenas 11% de los renglones: busque su permiso por número o dirección.',
      },
      sources: [DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['mechanical', 'electrical_service', 'deck_porch', 'res_new', 'pool_spa'],
  faq: [
    {
      question: {
        en: 'Who permits a shed in Graymoor-Devondale?',
        es: '¿Quién da permiso para un cobertizo en Graymoor-Devondale?',
      },
      answer: {
        text: {
          en: 'That city’s own officer, who also gives the permits for fences and playhouses. Houses, garages and additions go to the county office with the city’s letter of compliance, and a shed over 120 square feet is held to the rules for garages.',
          es: 'El funcionario de esa ciudad, que también da los permisos de cercas y casitas de juego. Casas, cocheras y ampliaciones van a la oficina del condado con la carta de la ciudad, y un cobertizo de más de 120 pies cuadrados cumple las reglas de cochera.',
        },
        sources: [GRAYMOOR],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which inspections does a Louisville building permit bring?',
        es: '¿Qué inspecciones trae un permiso en Louisville?',
      },
      answer: {
        text: {
          en: 'Most often foundation, framing with rough-in, and final. All must be done before the Certificate of Occupancy or, where none is due, the Letter of Acceptance.',
          es: 'Por lo común cimentación, armazón con instalaciones y final. Todas deben hacerse antes del Certificate of Occupancy o, donde no corresponde, de la Letter of Acceptance.',
        },
        sources: [PERMITS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does a demolition contractor post a bond in Louisville?',
        es: '¿Un contratista de demolición deposita fianza en Louisville?',
      },
      answer: {
        text: {
          en: 'Yes. Among Metro’s license papers the bond form, the supervisor affidavit and the agent’s questionnaire are for wrecking only; every other license uses the one common application.',
          es: 'Sí. Entre los papeles de licencia de Metro, la fianza, la declaración del supervisor y el cuestionario del agente son solo para demolición; las demás usan la solicitud común.',
        },
        sources: [LICENSING],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can a suburb stop work Metro has approved?',
        es: '¿Puede un suburbio detener lo que Metro aprobó?',
      },
      answer: {
        text: {
          en: 'It can keep it from starting. In Indian Hills no construction begins until every governing body has issued its permit, and later changes go back to the city before they are built.',
          es: 'Puede impedir que empiece. En Indian Hills ninguna obra arranca hasta que todas las autoridades emiten su permiso, y los cambios vuelven a la ciudad antes de construirse.',
        },
        sources: [INDIAN_HILLS],
        confidence: 'A',
      },
    },
  ],
};
