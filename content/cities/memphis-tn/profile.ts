import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const MEM_FAQ = read(
  'Construction Enforcement: Frequently Asked Questions',
  'https://www.develop901.com/constructionenforcement',
);
const MEM_APPLY = read(
  'Apply for a Permit Online',
  'https://www.develop901.com/constructionenforcement/applyPermitOnline',
);
const MEM_CCE = read(
  'Shelby County Construction Code Enforcement',
  'https://shelbycountytn.gov/390/Construction-Code-Enforcement',
);
const MEM_MILLINGTON = sourceReadOn('2026-11-27')(
  'Building Department, City of Millington',
  'https://millingtontn.gov/183/Building-Department',
);
const MEM_BUILDING = read('Shelby County: Building', 'https://shelbycountytn.gov/532/Building');
const MEM_LOCATOR = read('Develop901 Project Locator', 'https://www.develop901.com/projectlocator');
const MEM_ACCELA = {
  ...read(
    'Shelby County launches new online permit and payment system (Bartlett Express, 2020)',
    'https://bartlett-express.com/shelby-county-launches-new-online-permit-and-payment-system/',
  ),
  publishedOn: '2020',
};
const MEM_SEISMIC = read(
  'Committee adopts building code minus seismic requirements (Commercial Appeal)',
  'http://www.commercialappeal.com/news/local-news/shelby-county-briefs',
);
const MEM_GUIDE = read(
  'Commercial building permits in Memphis (Scout Services)',
  'https://scoutservices.com/resources/blog/a-guide-to-commercial-building-permits-in-memphis-tn',
);
const MEM_SUBMIT = read(
  'Memphis building permit submittal process (Express Permits)',
  'https://www.expresspermits.net/news/memphis-tennessee-building-permit-submittal-process-and-tips/',
);
const MEM_LANDMARKS = read(
  'Memphis Landmarks Commission',
  'https://www.develop901.com/landuse-developmentservices/memphisLandmarksCommission',
);
const MEM_DATA = read(
  'Memphis and Shelby County building permits',
  'https://services2.arcgis.com/saWmpKJIUAjyyNVc/arcgis/rest/services/DPD_Building_Permits/FeatureServer/0',
);

const read27 = sourceReadOn('2026-11-27');

const MEM_FEES_2022 = permitFeesNotes(
  '2022 Building Fee Schedule, Shelby County Construction Code Enforcement',
  'research/tennessee/memphis.md',
);
const MEM_OFFICE = permitFeesNotes(
  'Office of Construction Code Enforcement: telephone, address, inspections',
  'src/content/memphis/index.ts',
);
const MEM_HOUSE_FEES = costNotes(
  'Permit fees for one- and two-family dwellings, Memphis and Shelby County Code Enforcement',
);
const MEM_ONLINE: CitySource = {
  ...read27(
    'Easing the burden: construction permitting, records go online (Daily Memphian, 2020, as Grinder Taber Grinder reprints it)',
    'https://grindertaber.com/news/easing-the-burden-construction-permitting-records-go-online',
  ),
  publishedOn: '2020',
  isCopy: true,
};
const MEM_COUNCIL = {
  ...read27(
    'Council makes school storm-shelter requirement optional, approves middle-scale housing and fire code changes (Citizen Portal)',
    'https://citizenportal.ai/articles/6718372/tennessee/shelby-county/memphis-city/Memphis-City/Shelby-County/Tennessee/Council-makes-school-storm-shelter-requirement-optional-approves-middle-scale-housing-and-fire-code-changes',
  ),
  publishedOn: '2025-10',
};
const MEM_COMMITTEE = {
  ...read27(
    'Commission committee advances first readings on building code changes for school storm shelters and middle-scale housing (Citizen Portal)',
    'https://citizenportal.ai/articles/5966951/Shelby-County/Tennessee/Commission-committee-advances-first-readings-on-building-code-changes-for-school-storm-shelters-and-middlescale-housing',
  ),
  publishedOn: '2025-10',
};
const MEM_NEWSLETTER = {
  ...read27(
    'What’s New in DPD, April 2024 (Division of Planning and Development newsletter)',
    'https://myemail-api.constantcontact.com/What-s-New-In-DPD.html?soid=1133075462474&aid=AEzpJSuax8E',
  ),
  publishedOn: '2024-04',
};

const read28 = sourceReadOn('2026-11-28');
const TN_LIST = read28(
  'Tennessee: building codes by city (OnlyPlans)',
  'https://onlyplans.io/zoning/tennessee/',
);

const TN_NEC = {
  ...read28(
    'Tennessee adopts the 2017 National Electrical Code (NEMA code alert, rule 0780-02-01-.02)',
    'https://www.nema.org/Technical/Code-Alerts/Pages/28-February-Tennessee.aspx',
  ),
  isCopy: true as const,
};
const TN_BATTERY = read28(
  'Tennessee: energy and appliance code adoption (BatteryCodes)',
  'https://batterycodes.com/jurisdiction/tennessee/',
);

const TN_ELECTRICAL = read28(
  'Tennessee Electrical Systems in Local Context (Tennessee Electrical Authority)',
  'https://tennesseeelectricalauthority.com/tennessee-electrical-systems-in-local-context',
);

export const profile: CityProfile = {
  slug: 'memphis-tn',
  intro: [
    {
      text: {
        en: 'City and county merged their building departments in 1983. One Construction Code Enforcement office serves Memphis, unincorporated Shelby County, Arlington, Germantown and Lakeland. Millington’s own page says that the county office issues all its permits and does its inspections.',
        es: 'Ciudad y condado unieron sus departamentos en 1983. Una sola oficina, Construction Code Enforcement, atiende Memphis, el condado de Shelby no incorporado, Arlington, Germantown y Lakeland. La página de Millington dice que la oficina del condado emite también todos sus permisos y hace sus inspecciones.',
      },
      sources: [MEM_CCE, MEM_MILLINGTON],
      confidence: 'A',
    },
    {
      text: {
        en: 'The rule reads contractor first: whoever wants to build, alter or demolish hires a licensed or registered contractor, who then applies. Owners get a permit only where the technical boards and state license law allow it.',
        es: 'La regla empieza por el contratista: quien quiere construir, alterar o demoler contrata a uno con licencia o registro, y este presenta la solicitud. El dueño obtiene permiso solo donde lo admiten los consejos técnicos y la ley estatal.',
      },
      sources: [MEM_BUILDING],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Memphis and Shelby County Construction Code Enforcement',
    url: 'https://www.develop901.com/constructionenforcement',
    source: MEM_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'Develop 901 Citizen’s Portal',
    url: 'https://aca-prod.accela.com/SHELBYCO/Default.aspx',
    source: MEM_FAQ,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: {
          en: '2021 IBC with Memphis and Shelby County amendments',
          es: 'IBC 2021 con enmiendas de Memphis y el Condado de Shelby',
        },
        since: null,
        sources: [TN_LIST, MEM_COUNCIL, MEM_COMMITTEE],
        confidence: 'C',
      },
      {
        fields: ['electrical'],
        edition: {
          en: '2017 NEC, the state minimum',
          es: 'NEC 2017, el mínimo estatal',
        },
        since: '2018-10-01',
        sources: [TN_NEC, TN_BATTERY],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'A',
        [MEM_CCE],
        'The office enforces the International building, existing building, residential, mechanical, gas, plumbing and energy codes and the NEC, each with its own local amendment ordinance. Its page does not show the editions.',
        'La oficina aplica los códigos internacionales de edificación, edificios existentes, residencial, mecánico, gas, plomería y energía y el NEC, cada uno con su ordenanza de enmiendas. Su página no muestra las ediciones.',
      ),
      fact(
        'C',
        [TN_NEC, TN_ELECTRICAL],
        'The county may be on a newer NEC than the State’s. On the State’s private guides differ: most name 2017, by the rule in force since October 2018, one names 2020. Ask 901-222-8300 which edition the county’s own amendments rest on.',
        'El condado puede usar un NEC más nuevo que el del estado. Sobre el del estado, las guías privadas no coinciden: la mayoría da el de 2017, por la regla vigente desde octubre de 2018, una el de 2020. Pregunte en el 901-222-8300 en qué edición se basan las enmiendas del condado.',
      ),
      fact(
        'C',
        [MEM_COUNCIL, MEM_COMMITTEE],
        'On October 21, 2025 the City Council adopted amendments: a storm shelter is optional in new schools (Ordinance 5955), with parallel changes for existing buildings (5956), and there is an optional way for small apartment buildings of 3 to 24 units (5957 for its fire part).',
        'El 21 de octubre de 2025 el City Council adoptó enmiendas: el refugio contra tormentas es opcional en escuelas nuevas (Ordinance 5955), con cambios paralelos para edificios existentes (5956), y hay una vía opcional para edificios pequeños de 3 a 24 viviendas (5957 en lo de incendios).',
      ),
      fact(
        'C',
        [MEM_SEISMIC],
        'Earthquake design has been a local dispute: when the county took over the 2012 codes, a committee voted to leave out the new seismic requirements against engineers’ advice. Ask which seismic provisions bind your structure.',
        'El diseño sísmico ha sido disputa local: al adoptar los códigos 2012, un comité votó por dejar fuera los nuevos requisitos sísmicos contra la opinión de los ingenieros. Pregunte qué disposiciones obligan a su estructura.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Residential permits come as Accessory Structure, Alteration, Addition, New Construction and Demolition, with electrical, mechanical and plumbing apart. File online or at the counters in City Hall and on Mullins Station Road.',
        es: 'Los permisos residenciales son Accessory Structure, Alteration, Addition, New Construction y Demolition, con eléctrico, mecánico y plomería aparte. Se presentan en línea o en las ventanillas de City Hall y Mullins Station Road.',
      },
      sources: [MEM_APPLY],
      confidence: 'A',
    },
    {
      text: {
        en: 'An engineer’s letter or structural calculations go with every new building, every addition and any structural reconfiguration.',
        es: 'Todo edificio nuevo, toda ampliación y cualquier cambio estructural lleva carta de ingeniero o cálculos estructurales.',
      },
      sources: [MEM_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Commercial plans are electronic only. For a house or duplex paper is still accepted, on sheets of at least 11 by 17 inches, though electronic is preferred.',
        es: 'Los planos comerciales son solo electrónicos. Para casa o dúplex aún se acepta papel, en hojas de al menos 11 por 17 pulgadas, aunque se prefiere lo electrónico.',
      },
      sources: [MEM_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a historic district exterior work that needs a building permit also needs a Certificate of Appropriateness from the Memphis Landmarks Commission. It looks at what can be seen from the street, demolition and relocation included.',
        es: 'En un distrito histórico, la obra exterior con permiso necesita además un Certificate of Appropriateness de la Memphis Landmarks Commission. Revisa lo que se ve desde la calle, con demolición y traslado incluidos.',
      },
      sources: [MEM_LANDMARKS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Conveyor systems, racking and shelving and process piping need a permit to install, alter or repair, also when a tenant adds them to a building that is already finished.',
        es: 'Transportadores, racks, estanterías y tubería de proceso llevan permiso para instalarse, alterarse o repararse, también cuando un inquilino los agrega en un edificio ya terminado.',
      },
      sources: [MEM_BUILDING],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'The county’s rule covers any repair of a building, and the fees of 2022 name roofing.',
        es: 'La regla del condado abarca toda reparación de un edificio, y las tarifas de 2022 citan techos.',
      },
      sources: [MEM_BUILDING, MEM_FEES_2022],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'The county’s rule covers any repair of a building; we found no exception for windows.',
        es: 'La regla del condado abarca toda reparación de un edificio; no hallamos excepción para ventanas.',
      },
      sources: [MEM_BUILDING],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'The county’s rule covers any structure; a fence up to 400 square feet is priced at $25 (2022).',
        es: 'La regla del condado abarca toda construcción; una cerca de hasta 400 pies cuadrados paga $25 (2022).',
      },
      sources: [MEM_BUILDING, MEM_FEES_2022],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'A Residential Accessory Structure permit, $25 up to 400 square feet (2022).',
        es: 'Un permiso Residential Accessory Structure, $25 hasta 400 pies cuadrados (2022).',
      },
      sources: [MEM_APPLY, MEM_FEES_2022],
      confidence: 'B',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'The county’s rule covers any structure; a deck is priced at $50 (2022).',
        es: 'La regla del condado abarca toda construcción; una terraza paga $50 (2022).',
      },
      sources: [MEM_BUILDING, MEM_FEES_2022],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Whoever repairs or replaces a mechanical or gas system applies through a contractor.',
        es: 'Quien repara o reemplaza un sistema mecánico o de gas solicita por medio de un contratista.',
      },
      sources: [MEM_BUILDING],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'The county’s rule covers plumbing, gas and wiring; an electric one is $7.50 on top of the $20 issuance fee (2022).',
        es: 'La regla abarca plomería, gas y electricidad; uno eléctrico cuesta $7.50, además de $20 de emisión (2022).',
      },
      sources: [MEM_BUILDING, MEM_FEES_2022],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'The county’s rule covers any electrical system; a service or panel is $50 on top of the $20 issuance fee (2022).',
        es: 'La regla abarca todo sistema eléctrico; una acometida o un tablero cuesta $50, además de $20 de emisión (2022).',
      },
      sources: [MEM_BUILDING, MEM_FEES_2022],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [MEM_BUILDING],
      'We found no list of exempt work here. The county’s page names what one might overlook and does need a permit: conveyors, racking and shelving, and process piping. For the rest ask at 901-222-8300 before you start.',
      'No hallamos aquí una lista de trabajos exentos. La página del condado nombra lo que se suele olvidar y sí lleva permiso: transportadores, racks y estanterías, y tubería de proceso. Para lo demás pregunte en el 901-222-8300 antes de empezar.',
    ),
  ],
  steps: [
    fact(
      'A',
      [MEM_FAQ],
      'Look the use up in section 2.5.2 of the Unified Development Code; by right, it needs no letter in Memphis or the unincorporated county.',
      'Busque el uso en la sección 2.5.2 del Unified Development Code; si se admite por derecho, no lleva carta en Memphis ni en el condado no incorporado.',
    ),
    fact(
      'A',
      [MEM_LANDMARKS],
      'In a historic district, ask the Landmarks Commission first for the Certificate of Appropriateness for what shows from the street; it meets once a month.',
      'En un distrito histórico, pida primero a la Landmarks Commission el Certificate of Appropriateness para lo que se ve desde la calle; sesiona una vez al mes.',
    ),
    fact(
      'A',
      [MEM_BUILDING, MEM_APPLY],
      'The licensed or registered contractor applies on the Develop 901 portal, or at the counters in City Hall and on Mullins Station Road.',
      'El contratista con licencia o registro solicita en el portal Develop 901, o en las ventanillas de City Hall y de Mullins Station Road.',
    ),
    fact(
      'A',
      [MEM_FAQ],
      'Upload the plans: commercial sets in electronic form only, with the statement of special inspections where one is required.',
      'Suba los planos: los comerciales solo en forma electrónica, con la declaración de inspecciones especiales si hace falta.',
    ),
    fact(
      'B',
      [MEM_FEES_2022, MEM_NEWSLETTER],
      'The plans are reviewed, a house’s for $125 up to 2,500 square feet and $150 above, commercial ones by value; how many days that takes on average stands on the Division Performance Measures page.',
      'Se revisan los planos, los de una casa por $125 hasta 2,500 pies cuadrados y $150 si es mayor, los comerciales según el valor; cuántos días toma en promedio está en la página Division Performance Measures.',
    ),
    fact(
      'B',
      [MEM_FEES_2022, MEM_BUILDING],
      'Pay application, review and permit, with $5 of charges on a house and $9 on commercial work, each permit apart; it is issued to the contractor.',
      'Pague solicitud, revisión y permiso, con $5 de cargos en una casa y $9 en lo comercial, por cada permiso; se emite al contratista.',
    ),
  ],
  inspections: {
    booking: fact(
      'C',
      [MEM_ONLINE, MEM_OFFICE],
      'Sign in to the Develop 901 portal (Accela Citizen Access) and request the inspection on your permit, as a launch report of 2020 and a third party’s notes of September 2026 say.',
      'Inicie sesión en el portal Develop 901 (Accela Citizen Access) y pida la inspección en su permiso, según la nota del lanzamiento de 2020 y los apuntes de un tercero, de septiembre de 2026.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'B',
        [MEM_FEES_2022],
        'A reinspection of electrical work is $50, and so is the second of plumbing and each one after (schedule of 2022).',
        'Una reinspección eléctrica es $50, igual que la segunda de plomería y cada una después (tabla de 2022).',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Office of Construction Code Enforcement',
      phone: '+19012228300',
      address: '6465 Mullins Station Road, Memphis, TN 38134',
      source: MEM_OFFICE,
      confidence: 'C',
    },
    {
      purpose: 'plan_review',
      name: 'Construction Code Enforcement',
      phone: '+19016367384',
      note: { en: 'Questions about plans.', es: 'Dudas sobre planos.' },
      source: MEM_FAQ,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [MEM_FEES_2022, MEM_HOUSE_FEES],
      'House alterations cost $5 per $1,000, between $50 and $325, plus $25 to apply and $5 of charges: $280 on a job of $50,000. A deck or spa is $50, a fence up to 400 square feet $25, a new house $0.07 a square foot, $125 at least, $50 to apply and $125 of plan review up to 2,500 square feet, $150 above. The schedule is of 2022.',
      'Las alteraciones de casas cuestan $5 por cada $1,000, entre $50 y $325, más $25 por la solicitud y $5 de cargos: $280 en una obra de $50,000. Una terraza o spa es $50, una cerca de hasta 400 pies cuadrados $25, una casa nueva $0.07 por pie cuadrado, $125 como mínimo, $50 por la solicitud y $125 por la revisión de planos hasta 2,500 pies cuadrados, $150 si es mayor. La tabla es de 2022.',
    ),
    fact(
      'B',
      [MEM_FEES_2022],
      'New commercial work is $5 per $1,000 up to $25,000, then $125 plus $3.50 per $1,000 up to a million, with plan review in flat steps from $80 to $3,000. An electrical panel is $50 and a plumbing fixture $7.50, each on top of a $20 issuance fee. Commercial permits carry $9 of charges on top of the fee. Work begun without the permit pays double.',
      'La obra comercial nueva es $5 por cada $1,000 hasta $25,000, luego $125 más $3.50 por cada $1,000 hasta un millón, con revisión de planos en escalones fijos de $80 a $3,000. Un tablero eléctrico es $50 y un aparato de plomería $7.50, además de $20 de emisión. Los permisos comerciales llevan $9 de cargos además de la tarifa. La obra empezada sin permiso paga el doble.',
    ),
    {
      text: {
        en: 'A permit expediter tells commercial clients to prepare the project’s fair market value, labor and materials together, before filing in Memphis.',
        es: 'Un gestor de permisos pide a sus clientes comerciales preparar el valor de mercado del proyecto, mano de obra y materiales juntos, antes de presentar en Memphis.',
      },
      sources: [MEM_GUIDE],
      confidence: 'C',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [MEM_NEWSLETTER, MEM_OFFICE],
      'The division publishes each month, on its Division Performance Measures page at Develop 901, how many days review and issue took on average, by type of permit (newsletter of April 2024). We could not read the figures: look for them at develop901.com or ask at 901-222-8300 before you promise a date.',
      'La división publica cada mes, en la página Division Performance Measures de Develop 901, cuántos días tardaron en promedio la revisión y la emisión, por tipo de permiso (boletín de abril de 2024). No pudimos leer las cifras: búsquelas en develop901.com o pregunte al 901-222-8300 antes de prometer una fecha.',
    ),
    {
      text: {
        en: 'The Landmarks Commission meets on the fourth Thursday of the month, the third in November and December. Miss its application deadline and a historic district job waits a month.',
        es: 'La Landmarks Commission sesiona el cuarto jueves del mes, el tercero en noviembre y diciembre. Si pierde su fecha límite, una obra en distrito histórico espera un mes.',
      },
      sources: [MEM_LANDMARKS],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Look up the use in section 2.5.2 of the Unified Development Code before anything is drawn. By right, no zoning letter is needed; if the table does not answer, the city asks you to call the office before you apply.',
        es: 'Busque el uso en la sección 2.5.2 del Unified Development Code antes de hacer los planos. Si es por derecho no se necesita carta de zonificación; si la tabla no responde, la ciudad pide llamar a la oficina antes de la solicitud.',
      },
      sources: [MEM_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'In Millington, Germantown, Lakeland and the Town of Arlington a separate zoning approval letter is always required. It is a different application from the building permit.',
        es: 'En Millington, Germantown, Lakeland y Town of Arlington siempre se exige una carta de zonificación aparte. Es otra solicitud, distinta del permiso de construcción.',
      },
      sources: [MEM_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Downtown Memphis has review steps of its own. A permit runner who files there warns that missing the local board sends you back to the start with the county.',
        es: 'El centro de Memphis tiene sus propios pasos. Un gestor que presenta ahí avisa que omitir el consejo local lo regresa al principio con el condado.',
      },
      sources: [MEM_SUBMIT],
      confidence: 'C',
    },
  ],
  feed: [
    {
      text: {
        en: 'The office maps issued permits with number, type, kind of construction, description, address and issue date. It gives no status, value or contractor, so a job is found by number or address.',
        es: 'La oficina muestra en mapa los permisos emitidos con número, tipo, clase de construcción, descripción, dirección y fecha. No da estatus, valor ni contratista: la obra se busca por número o dirección.',
      },
      sources: [MEM_DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'To see the status of a permit yourself, open the Develop901 Project Locator and pick a point. Records stay up for six months after they close.',
        es: 'Para ver usted mismo el estatus de un permiso, abra el Develop901 Project Locator y elija un punto. Los expedientes siguen visibles seis meses después de cerrados.',
      },
      sources: [MEM_LOCATOR],
      confidence: 'A',
    },
  ],
  commonPermits: ['res_alteration', 'res_new', 'electrical_service', 'mechanical', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'Does the Memphis portal cover Bartlett and Collierville?',
        es: '¿El portal de Memphis sirve para Bartlett y Collierville?',
      },
      answer: {
        text: {
          en: 'No. When the county went live on Accela in April 2020 those two kept permitting systems of their own; the other municipalities joined.',
          es: 'No. Cuando el condado entró a Accela en abril de 2020, esas dos siguieron con sus propios sistemas; los demás municipios se sumaron.',
        },
        sources: [MEM_ACCELA],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'Are special inspections part of the permit file?',
        es: '¿Las inspecciones especiales van en el expediente?',
      },
      answer: {
        text: {
          en: 'When they are required, a statement of special inspections is submitted with the plans. Agree with the design professional who signs it.',
          es: 'Cuando se requieren, con los planos se entrega una declaración de inspecciones especiales. Acuerde con el profesional quién la firma.',
        },
        sources: [MEM_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which way does zoning approval run for a by-right house?',
        es: '¿Cómo va la zonificación de una casa permitida por derecho?',
      },
      answer: {
        text: {
          en: 'In Memphis and the unincorporated county it is settled inside the permit. Only projects that are not by right go first through Land Use and Development Services and a public board.',
          es: 'En Memphis y el condado no incorporado se resuelve dentro del permiso. Solo lo que no es por derecho pasa antes por Land Use and Development Services y un consejo público.',
        },
        sources: [MEM_FAQ, MEM_LOCATOR],
        confidence: 'A',
      },
    },
  ],
};
