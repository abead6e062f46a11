import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, TX_HB852 } from '../sources';
import { AUS_TIMES } from './clock';

const read = sourceReadOn('2026-11-21');

const AUS_REVIEW = read('Residential Plan Review', 'https://austintexas.gov/node/34578');
const AUS_REVIEW_2020 = {
  ...read('Residential Plan Review (as of 2020)', 'http://www.austintexas.gov/page/residential-plan-review'),
  publishedOn: '2020',
};
const AUS_EXPRESS = read(
  'Express Permits (Minor Repairs)',
  'https://www.austintexas.gov/page/express-permits',
);
const AUS_EXPIRED = read('Expired Permits', 'http://www.austintexas.gov/page/expired-permits');
const AUS_MODIFY = read('Modify an Existing Permit', 'https://austintexas.gov/page/modify-permit');
const AUS_ACTIVATE = read(
  'Activating a Building Permit',
  'https://www.austintexas.gov/page/activating-permit',
);
const AUS_SERVICE = read(
  'Service Center and Trade Permits',
  'https://austintexas.gov/page/service-center-and-trade-permits',
);
const AUS_REFUNDS = {
  ...read(
    'Permit Cancellation, Transfer, and Refunds',
    'http://www.austintexas.gov/page/permit-cancellation-transfer-and-refunds',
  ),
  publishedOn: '2020',
};
const AUS_ONTIME = read(
  'Number and Percentage of Residential Plan Reviews Completed On Time',
  'https://data.austintexas.gov/stories/s/gsim-6kur',
);
const AUS_DECK = read(
  'Residential Permitting: Deck',
  'http://permittingatx.com/residential/projects/deck/define/',
);
const AUS_NO_PERMIT = {
  ...read(
    'Residential Permitting: Projects that don’t require a permit',
    'https://permittingatx.com/residential/residential-toolkit/projects-that-dont-require-a-permit/',
  ),
  publishedOn: '2021-08-25',
};
const AUS_DATA = read(
  'Issued Construction Permits, City of Austin',
  'https://data.austintexas.gov/d/3syk-w9eu',
);
const AUS_2024 = sourceReadOn('2026-11-24')(
  'Austin City Council approves new building codes (North Austin News)',
  'https://northaustinnews.com/stories/670834404-austin-city-council-approves-new-building-codes-to-enhance-safety-sustainability-and-flexibility',
);
const AUS_CODES = sourceReadOn('2026-11-24')(
  'Codes and Regulations, Development Services',
  'https://www.austintexas.gov/department/development-services/codes-and-regulations',
);

const read24 = sourceReadOn('2026-11-24');

const AUS_INSPECTIONS = read24('Building Inspections', 'http://austintexas.gov/page/building-inspections');
const AUS_CENTER = {
  ...read24('Permitting and Development Center (PDC)', 'http://austintexas.gov/pdc'),
  publishedOn: '2024-11',
};
const AUS_ASSISTANCE = read24('AB+C Portal Technical Assistance', 'https://austintexas.gov/node/96777');
const AUS_SHED = read24(
  'Permitting ATX: Shed, Consult',
  'https://www.austintexas.gov/permittingatx/projects/shed/consult',
);
const AUS_SHED_RULES = read24(
  'Permitting ATX: Shed, Define',
  'https://www.austintexas.gov/permittingatx/projects/shed/define',
);
const AUS_SHED_GUIDE = read24(
  'Shed permit in Austin (Build Permit Guide)',
  'https://buildpermitguide.com/cities/tx/austin/shed-permit',
);
const AUS_MANUAL: CitySource = {
  ...read24(
    'Austin Build + Connect User Manual (copy on FDocuments)',
    'https://fdocuments.us/document/online-permit-application-amp-payment-user-manual.html',
  ),
  publishedOn: '2022-02',
  isCopy: true,
};

const AUS_FEES_2026 = costNotes(
  'Residential permit fees, fiscal year 2025-26, and Work Exempt from Building Permits, City of Austin',
);

const read28 = sourceReadOn('2026-11-28');

const AUS_TECHNICAL: CitySource = {
  ...read28(
    'Building Technical Codes, City of Austin (as a third party’s software quotes it, September 2026)',
    'https://www.austintexas.gov/development-services/building-technical-codes',
  ),
  isCopy: true,
};
const AUS_FIRE: CitySource = {
  ...read28(
    'Fire Building Code, Austin Fire Department (as a third party’s software quotes it, 2026)',
    'https://www.austintexas.gov/fire/fire-building-code',
  ),
  isCopy: true,
};
const AUS_UNIFORM = {
  ...read28(
    'Austin, Texas Adopts 2024 Uniform Codes (Contractor magazine)',
    'https://www.contractormag.com/codes/article/55282821/austin-texas-adopts-2024-uniform-codes',
  ),
  publishedOn: '2025-04-14',
};

const AUS_HVAC_GUIDE = read28(
  'HVAC permit in Austin (Build Permit Guide)',
  'https://buildpermitguide.com/cities/tx/austin/hvac-permit',
);
const AUS_YARD_TOOL = read28(
  'Yard permit rules of US cities, example of Austin (YardPermit, on Glama)',
  'https://glama.ai/mcp/servers/bulletrainqe/yardpermit-mcp/tree',
);
const AUS_GUIDE_2024 = {
  ...read28(
    'Austin Building Permit Guide (PermitFlow)',
    'https://permitflow.com/blog/austin-building-permit',
  ),
  publishedOn: '2024-09-01',
};
const AUS_PRONTO = read28(
  'Do I Need a Permit in Austin? (Pronto Permit, a permit service)',
  'https://prontopermitatx.com/do-i-need-a-permit',
);

export const profile: CityProfile = {
  slug: 'austin-tx',
  intro: [
    {
      text: {
        en: 'An approved permit in Austin is not yet a permit to work: a registered general contractor, or a homeowner registered as one, has to pay for it and activate it in the portal first.',
        es: 'En Austin un permiso aprobado todavía no autoriza a trabajar: un contratista general registrado, o el dueño registrado como tal, debe pagarlo y activarlo antes en el portal.',
      },
      sources: [AUS_ACTIVATE, AUS_SERVICE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Old permits block new ones here. Expired building, electrical, mechanical or plumbing permits at the address must be resolved before a new application is accepted.',
        es: 'Aquí los permisos viejos frenan los nuevos. Si en la dirección hay permisos vencidos de construcción, eléctricos, mecánicos o de plomería, hay que resolverlos antes de que acepten otra solicitud.',
      },
      sources: [AUS_EXPIRED],
      confidence: 'A',
    },
    {
      text: {
        en: 'Small repairs on a house or duplex go through Express, most of which the city issues in one business day outside floodplains and historic districts.',
        es: 'Las reparaciones menores de una casa o dúplex van por Express, y la ciudad emite la mayoría en un día hábil fuera de zonas inundables y distritos históricos.',
      },
      sources: [AUS_EXPRESS],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Austin Development Services',
    url: 'https://austintexas.gov/node/34578',
    source: AUS_REVIEW,
    confidence: 'A',
  },
  portal: {
    name: 'Austin Build + Connect (AB+C)',
    url: 'https://abc.austintexas.gov',
    source: AUS_MANUAL,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential'],
        edition: {
          en: '2024 IBC and IRC with Austin amendments',
          es: 'IBC e IRC 2024 con enmiendas de Austin',
        },
        since: '2025-07-10',
        sources: [AUS_TECHNICAL, AUS_2024],
        confidence: 'B',
      },
      {
        fields: ['plumbing'],
        edition: { en: '2024 UPC with Austin amendments', es: 'UPC 2024 con enmiendas de Austin' },
        since: '2025-07-10',
        sources: [AUS_UNIFORM, AUS_2024],
        confidence: 'C',
      },
      {
        fields: ['mechanical'],
        edition: { en: '2024 UMC with Austin amendments', es: 'UMC 2024 con enmiendas de Austin' },
        since: '2025-07-10',
        sources: [AUS_TECHNICAL, AUS_UNIFORM],
        confidence: 'B',
      },
      {
        fields: ['energy'],
        edition: { en: '2024 IECC with Austin amendments', es: 'IECC 2024 con enmiendas de Austin' },
        since: '2025-07-10',
        sources: [AUS_TECHNICAL],
        confidence: 'B',
      },
      {
        fields: ['fire'],
        edition: { en: '2024 IFC', es: 'IFC 2024' },
        since: null,
        sources: [AUS_FIRE],
        confidence: 'B',
      },
      {
        fields: ['electrical'],
        edition: { en: '2026 NEC', es: 'NEC 2026' },
        since: '2026-09-01',
        sources: [AUS_TECHNICAL],
        confidence: 'B',
      },
    ],
    notes: [
      fact(
        'A',
        [AUS_CODES, AUS_REVIEW, AUS_CENTER],
        'Some of the city’s own pages that we read still name the 2021 building and residential codes.',
        'Algunas páginas de la propia ciudad que leímos aún nombran los códigos de construcción y residencial de 2021.',
      ),
      fact(
        'C',
        [AUS_2024],
        'Among the amendments of 2025: some apartment buildings of up to five stories may have a single stair, the Wildland-Urban Interface zone is wider and asks for fire-resistant materials, and cooling has to keep every building at 85 degrees or less.',
        'Entre las enmiendas de 2025: algunos edificios de hasta cinco pisos pueden tener una sola escalera, la zona Wildland-Urban Interface es más amplia y pide materiales resistentes al fuego, y la refrigeración debe mantener todo edificio a 85 grados o menos.',
      ),
      fact(
        'A',
        [AUS_REVIEW],
        'Residential plans are checked against Land Development Code Chapter 25-2 for zoning as well as against Chapter 25-12, where Austin keeps its technical codes and amendments.',
        'Los planos residenciales se revisan contra el capítulo 25-2 del Land Development Code, por zonificación, y contra el capítulo 25-12, donde Austin guarda sus códigos técnicos y enmiendas.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Register before your first Austin permit. General contractors need no license but must be on the city’s list; electrical, mechanical, plumbing, irrigation and fireline contractors show the state license, and plumbers also proof of insurance.',
        es: 'Regístrese antes de su primer permiso en Austin. El contratista general no necesita licencia, pero sí estar en la lista de la ciudad; electricidad, mecánica, plomería, riego y líneas contra incendio muestran la licencia estatal, y los plomeros además su seguro.',
      },
      sources: [AUS_SERVICE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Express takes kitchen and bath remodels that move no wall or fixture, siding or drywall repair over 128 square feet, roof repairs with more than 128 square feet of decking, foundation repair, insulation and brick.',
        es: 'Express acepta remodelaciones de cocina y baño sin mover muros ni aparatos, reparación de revestimiento o tablaroca de más de 128 pies cuadrados, techos con más de 128 pies cuadrados de entablado, reparación de cimentación, aislamiento y ladrillo.',
      },
      sources: [AUS_EXPRESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Each residential project type has its own web form: new or addition, interior remodel, garage conversion or porch enclosure, fence, pool or uncovered deck, relocation, total demolition. A submitted one is changed under Existing Residential Application.',
        es: 'Cada tipo de proyecto residencial tiene su formulario: obra nueva o ampliación, remodelación interior, conversión de cochera o cierre de porche, cerca, piscina o terraza descubierta, traslado, demolición total. Lo ya presentado se modifica en Existing Residential Application.',
      },
      sources: [AUS_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Within 100 feet of the 100-year floodplain a floodplain review is added, buildings 45 years or older are sent to Historic Preservation, and land never platted needs a platting exception (city page as of 2020).',
        es: 'A menos de 100 pies de la zona inundable de 100 años se suma una revisión de inundación, los edificios de 45 años o más pasan a Preservación Histórica y el terreno nunca fraccionado necesita una excepción (página de la ciudad, 2020).',
      },
      sources: [AUS_REVIEW_2020],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not for a new covering that leaves the structure unharmed; in the Wildland-Urban Interface half the roof or more needs a permit.',
        es: 'No por una cubierta nueva que no dañe la estructura; en la Wildland-Urban Interface, sí desde la mitad del techo.',
      },
      sources: [AUS_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for plain replacement, which a local permit service counts as finish work; if the opening changes, ask 512-978-4504.',
        es: 'No por un reemplazo simple, que un servicio local de permisos cuenta como acabado; si cambia el vano, pregunte al 512-978-4504.',
      },
      sources: [AUS_PRONTO, AUS_CENTER],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 8 feet outside flood zones, by the city’s list of 2021; above 8 it needs one. A tool of 2026 says 7, or 6 along a street: in between, ask.',
        es: 'Hasta 8 pies fuera de zona inundable, no, según la lista de la ciudad de 2021; arriba de 8, sí. Una herramienta de 2026 dice 7, o 6 a la calle: si la suya queda en medio, pregunte.',
      },
      sources: [AUS_NO_PERMIT, AUS_YARD_TOOL],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not with one story, up to 200 square feet and no plumbing, HVAC or power, outside a floodplain; any other needs a permit.',
        es: 'No, si es de un piso, hasta 200 pies cuadrados, sin plomería, HVAC ni electricidad y fuera de zona inundable; los demás, sí.',
      },
      sources: [AUS_SHED, AUS_SHED_GUIDE],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Not up to 200 square feet and 30 inches high, if detached, serving no door, without plumbing or wiring and outside a floodplain; any other needs a permit.',
        es: 'No, si mide hasta 200 pies cuadrados y 30 pulgadas de alto, va separada de la casa, no sirve a una puerta, no lleva plomería ni cableado y queda fuera de zona inundable; las demás, sí.',
      },
      sources: [AUS_FEES_2026, AUS_DECK],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit for any heating or cooling unit replaced, says a permit guide.',
        es: 'Un permiso mecánico por cada equipo de calefacción o aire que se cambia, dice una guía de permisos.',
      },
      sources: [AUS_HVAC_GUIDE],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A permit service’s guide counts plumbing replacements among the work that needs a permit.',
        es: 'La guía de un servicio de permisos cuenta los reemplazos de plomería entre lo que lleva permiso.',
      },
      sources: [AUS_GUIDE_2024],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'A permit service’s guide counts electrical replacements among the work that needs a permit.',
        es: 'La guía de un servicio de permisos cuenta los reemplazos eléctricos entre lo que lleva permiso.',
      },
      sources: [AUS_GUIDE_2024],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'B',
      [AUS_NO_PERMIT],
      'Finish work needs no permit: painting, papering, tile, carpet, cabinets, counter tops. Nor do playground equipment, portable heating or cooling units and prefabricated pools less than 24 inches deep (city list, August 2021).',
      'Los acabados no llevan permiso: pintura, papel tapiz, loseta, alfombra, gabinetes y encimeras. Tampoco los juegos infantiles, los aparatos portátiles de calefacción o aire ni las piscinas prefabricadas de menos de 24 pulgadas (lista de la ciudad, agosto de 2021).',
    ),
    fact(
      'B',
      [AUS_FEES_2026],
      'By the city’s list as read in August 2026 a house needs none for any new roof covering that does not harm the roof structure, unless it stands in the Wildland-Urban Interface and half or more of the roofing is replaced.',
      'Según la lista de la ciudad, leída en agosto de 2026, una casa no lo necesita para un recubrimiento nuevo de techo que no dañe la estructura, salvo en la Wildland-Urban Interface si se cambia la mitad o más del techo.',
    ),
    fact(
      'B',
      [AUS_DECK],
      'A deck needs one, whatever its size, where it is attached to the house, serves a door, carries plumbing or wiring, or stands in a floodplain.',
      'Una terraza (deck) lo necesita, sea cual sea su tamaño, si va unida a la casa, da servicio a una puerta, lleva plomería o cableado, o queda en zona inundable.',
    ),
    fact(
      'B',
      [AUS_NO_PERMIT],
      'A walk or driveway needs none as long as it stays out of the public right-of-way.',
      'Un andador o entrada de autos no lo necesita mientras no ocupe la vía pública.',
    ),
    fact(
      'C',
      [AUS_SHED_GUIDE, AUS_SHED],
      'For sheds a permit guide gives up to 200 square feet, one story, under 15 feet tall and without utilities. The city’s own shed page asks the same: more than one story, more than 200 square feet, floodplain, plumbing, HVAC or power?',
      'Para cobertizos, una guía de permisos da hasta 200 pies cuadrados, un piso, menos de 15 pies de alto y sin servicios. La página de la ciudad pregunta lo mismo: ¿más de un piso, más de 200 pies cuadrados, zona inundable, plomería, HVAC o electricidad?',
    ),
    fact(
      'A',
      [AUS_SHED_RULES],
      'No permit does not mean no zoning: a shed under 15 feet still stays 5 feet off the side and rear lines and counts toward the lot’s impervious cover.',
      'Sin permiso no quiere decir sin zonificación: un cobertizo de menos de 15 pies guarda 5 pies de los linderos lateral y trasero y cuenta como superficie impermeable del lote.',
    ),
  ],
  steps: [
    fact(
      'A',
      [AUS_EXPIRED],
      'Look up the address for expired permits and settle how each will be resolved, because intake stops there.',
      'Busque permisos vencidos en la dirección y defina cómo se resolverá cada uno, porque ahí se detiene el ingreso de la solicitud.',
    ),
    fact(
      'A',
      [AUS_ACTIVATE, AUS_SERVICE],
      'Open an AB+C account and, separately, register with the Service Center as contractor or homeowner. Keep the PIN it gives you.',
      'Abra una cuenta de AB+C y, aparte, regístrese en el Service Center como contratista o dueño. Guarde el PIN que le dan.',
    ),
    fact(
      'A',
      [AUS_REVIEW],
      'Send the web form of your project type. Express repairs, interior remodels, fences, pools and demolitions each have their own.',
      'Envíe el formulario web de su tipo de proyecto. Reparaciones Express, remodelación interior, cerca, piscina y demolición tienen cada una el suyo.',
    ),
    fact(
      'A',
      [AUS_REVIEW],
      'Reviewers check zoning and the technical codes. Updates to a submitted set go in under Existing Residential Application.',
      'Se revisan la zonificación y los códigos técnicos. Los cambios a lo ya presentado entran por Existing Residential Application.',
    ),
    fact(
      'A',
      [AUS_ACTIVATE],
      'Once approved, choose “Activate an Approved Permit” at the Service Center: permit number, address, contractor PIN and AB+C ID join the account to the permit.',
      'Ya aprobado, elija “Activate an Approved Permit” en el Service Center: número de permiso, dirección, PIN del contratista e ID de AB+C unen la cuenta con el permiso.',
    ),
    fact(
      'A',
      [AUS_ACTIVATE],
      'Pay and activate. Only a registered general contractor or a homeowner acting as one can do this for a building permit.',
      'Pague y active. En un permiso de construcción solo puede hacerlo un contratista general registrado o el dueño que actúa como tal.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [AUS_INSPECTIONS, AUS_CENTER],
      'In AB+C (abc.austintexas.gov) as a registered user. The city takes requests by phone too, but we did not find that number: ask the Permitting and Development Center for it, 512-978-4504.',
      'En AB+C (abc.austintexas.gov) como usuario registrado. La ciudad también las recibe por teléfono, pero no hallamos ese número: pídalo al Permitting and Development Center, 512-978-4504.',
    ),
    cutOff: fact(
      'A',
      [AUS_INSPECTIONS],
      'Ask before 6:00 a.m. for the same business day; a later request goes to the following day.',
      'Pídala antes de las 6:00 a.m. para ese mismo día hábil; lo posterior pasa al día siguiente.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [AUS_INSPECTIONS],
        'The licensed contractor, the owner listed as general contractor, the trade master or a registered agent may ask. An agent is named with the Inspection Agent Letter of Authorization.',
        'Puede pedirla el contratista con licencia, el dueño que figura como contratista general, el maestro del oficio o un agente registrado. Al agente se lo nombra con la Inspection Agent Letter of Authorization.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Permitting and Development Center',
      phone: '+15129784504',
      address: '6310 Wilhelmina Delco Drive, Austin, TX 78752',
      hours: {
        en: 'Monday to Friday, 7:45 a.m. to 4:45 p.m.; most desks by appointment',
        es: 'Lunes a viernes, 7:45 a.m. a 4:45 p.m.; la mayoría de las ventanillas con cita',
      },
      source: AUS_CENTER,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Austin 3-1-1',
      phone: '+15129742000',
      note: { en: 'Finds the right department.', es: 'Le dice qué oficina le toca.' },
      source: AUS_ASSISTANCE,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [AUS_FEES_2026],
      'By the residential schedule of fiscal year 2025-26, which began on October 1, 2025 and is over: processing an application $106.72, plan review of a small project $132.86, express plan review $106.72, express or kitchen inspection $66.33. A building permit starts at $289.53 up to 1,000 square feet and an electrical one at $166.99. Where the city counts a job as a small project, application, review and a building permit of that size come to $529.11; trades are left out. Its list of small projects, below, names no deck by itself. We read no newer schedule: ask for today’s amounts, and whether yours is a small project, at 512-978-4504.',
      'Según la tabla residencial del año fiscal 2025-26, que empezó el 1 de octubre de 2025 y ya terminó: tramitar una solicitud $106.72, revisión de planos de un proyecto pequeño $132.86, revisión exprés $106.72, inspección exprés o de cocina $66.33. Un permiso de construcción empieza en $289.53 hasta 1,000 pies cuadrados y uno eléctrico en $166.99. Si la ciudad cuenta el trabajo como proyecto pequeño, la solicitud, la revisión y un permiso de construcción de ese tamaño suman $529.11, sin los permisos de especialidad. Su lista de proyectos pequeños, más abajo, no nombra la terraza por sí sola. No leímos una tabla más nueva: pregunte los montos de hoy, y si el suyo es un proyecto pequeño, al 512-978-4504.',
    ),
    {
      text: {
        en: 'Since May 21, 2019 Texas cities may not base permit or inspection fees for dwellings on value or cost, nor ask for the cost except where flood insurance rules need it.',
        es: 'Desde el 21 de mayo de 2019 las ciudades de Texas no pueden basar en el valor o el costo las tarifas de permisos e inspecciones de viviendas, ni pedir el costo salvo cuando lo requieren las reglas del seguro de inundación.',
      },
      sources: [TX_HB852],
      confidence: 'B',
    },
    {
      text: {
        en: 'Interior remodels, fences, amnesty certificates of occupancy, garage or porch conversions and pools without wood decks are billed at the lower Small Projects plan review rate (city page as of 2020).',
        es: 'Remodelaciones interiores, cercas, certificados de ocupación por amnistía, conversiones de cochera o porche y piscinas sin terraza de madera pagan la tarifa reducida de revisión Small Projects (página de la ciudad, 2020).',
      },
      sources: [AUS_REVIEW_2020],
      confidence: 'A',
    },
    {
      text: {
        en: 'When a permit is cancelled and bought again, the new buyer pays half of the current fee. A permit that cost only the minimum is not refunded, and a refund request takes about four weeks (page of 2020).',
        es: 'Si un permiso se cancela y se compra de nuevo, el nuevo comprador paga la mitad de la tarifa vigente. El permiso que costó solo el mínimo no se reembolsa, y un reembolso tarda unas cuatro semanas (página de 2020).',
      },
      sources: [AUS_REFUNDS],
      confidence: 'A',
    },
  ],
  feeSchedule: 'austin-tx',
  timing: [
    {
      text: {
        en: 'Published residential targets, set in 2017: 15 business days for new construction and additions, 5 for interior remodels, demolition and relocation. A resubmittal gets the same clock as the original.',
        es: 'Plazos residenciales publicados, fijados en 2017: 15 días hábiles para obra nueva y ampliaciones, 5 para remodelación interior, demolición y traslado. Una nueva entrega corre con el mismo plazo que la original.',
      },
      sources: [AUS_TIMES],
      confidence: 'A',
    },
    {
      text: {
        en: 'The city reports on itself: in fiscal year 2021, 92% of tracked residential reviews were finished within the published times, against a goal of 90%.',
        es: 'La ciudad se mide a sí misma: en el año fiscal 2021, 92% de las revisiones residenciales registradas se terminó dentro de los plazos publicados, frente a una meta de 90%.',
      },
      sources: [AUS_ONTIME],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Scope that outgrows Express sinks the permit. Move one wall or add one fixture and you need a new residential application with new fees; what was paid for Express is not credited.',
        es: 'Un alcance que rebasa Express hunde el permiso. Si mueve un muro o agrega un aparato necesita otra solicitud residencial con otra tarifa, y lo pagado por Express no se abona.',
      },
      sources: [AUS_EXPRESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Check the address for expired permits, also those of earlier owners. Either fold that work into the new project description or file to resolve it separately; otherwise intake stops the application.',
        es: 'Revise si la dirección tiene permisos vencidos, también de dueños anteriores. Incluya esa obra en la descripción nueva o pida resolverla por separado; si no, la recepción detiene la solicitud.',
      },
      sources: [AUS_EXPIRED],
      confidence: 'A',
    },
    {
      text: {
        en: 'Watch for the city’s own words that mean it is your turn: “Awaiting Upload/Update”, “Application Incomplete”, “Inactive Pending Revision”, “Cancelled - Contractor Required” and “Inactive Contractor”.',
        es: 'Fíjese en las palabras de la ciudad que significan que le toca a usted: “Awaiting Upload/Update”, “Application Incomplete”, “Inactive Pending Revision”, “Cancelled - Contractor Required” e “Inactive Contractor”.',
      },
      sources: [AUS_DATA],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'Austin’s records change the same day and reach back decades, more than two million permits. They carry the status and the dates applied, issued, completed and expiring, so a permit can be followed from filing to final.',
        es: 'Los registros de Austin cambian el mismo día y llegan décadas atrás, más de dos millones de permisos. Traen el estatus y las fechas de solicitud, emisión, cierre y vencimiento, de modo que un permiso se sigue desde la entrada hasta el final.',
      },
      sources: [AUS_DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'The contractor’s company is named on about 94% of rows. Value is filled on about a third, because trade permits leave it empty, and roughly half of the new rows have no map point.',
        es: 'La compañía del contratista aparece en cerca de 94% de los renglones. El valor viene en más o menos un tercio, porque los permisos de especialidad lo dejan vacío, y cerca de la mitad de los renglones nuevos no tiene punto en el mapa.',
      },
      sources: [AUS_DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'The number ends in its trade: BP building, EP electrical, PP plumbing, MP mechanical, DS driveway and sidewalk. The city also publishes contractors’ phone numbers; we do not show or keep them.',
        es: 'El número termina en su oficio: BP construcción, EP eléctrico, PP plomería, MP mecánico, DS entrada y banqueta. La ciudad publica también teléfonos de contratistas; no los mostramos ni los guardamos.',
      },
      sources: [AUS_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'adu', 'deck_porch', 'electrical_service', 'foundation_repair'],
  lapse: {
    fromIssue: 180,
    fromInspection: 180,
    atMost: null,
    counts: 'inspections',
    says: {
      text: {
        en: 'Austin: on the 181st day after issuance without an inspection, or after the last inspection that shows progress.',
        es: 'Austin: el día 181 desde la emisión sin inspección, o desde la última inspección que muestre avance.',
      },
      sources: [AUS_EXPIRED, AUS_MODIFY],
      confidence: 'A',
    },
    cost: null,
    costShare: null,
    extension: {
      text: {
        en: 'If nothing can be inspected in time, schedule a #114 Continuance of Work inspection.',
        es: 'Si no hay nada que inspeccionar a tiempo, programe la inspección #114 Continuance of Work.',
      },
      sources: [AUS_EXPIRED, AUS_MODIFY],
      confidence: 'A',
    },
  },
  faq: [
    {
      question: { en: 'When does an Austin permit expire?', es: '¿Cuándo vence un permiso en Austin?' },
      answer: {
        text: {
          en: 'On the 181st day after issuance without an inspection, or after the last inspection that shows progress. If the structure gives you nothing to inspect in 180 days, schedule a #114 Continuance of Work inspection to keep it active.',
          es: 'El día 181 desde la emisión sin inspección, o desde la última inspección que muestre avance. Si la obra no da nada que inspeccionar en 180 días, programe la inspección #114 Continuance of Work para mantenerlo activo.',
        },
        sources: [AUS_EXPIRED, AUS_MODIFY],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'The general contractor left. Can I take over the permit?',
        es: 'El contratista general se fue. ¿Puedo quedarme con el permiso?',
      },
      answer: {
        text: {
          en: 'Yes, free, if the permit is Active, both contractors are of the same type and both sign the Transfer Contractor Letter. Demolition, relocation and homestead trade permits cannot be transferred: there the old contractor is removed and the permit bought again.',
          es: 'Sí, sin costo, si el permiso está Active, ambos contratistas son del mismo tipo y los dos firman la Transfer Contractor Letter. Los de demolición, los de traslado y los de especialidad tipo homestead no se transfieren: ahí se retira al contratista anterior y se compra el permiso de nuevo.',
        },
        sources: [AUS_MODIFY],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which fences need a permit in Austin?',
        es: '¿Qué cercas necesitan permiso en Austin?',
      },
      answer: {
        text: {
          en: 'The city’s list of exempt work, as of August 2021, includes fences up to 8 feet that are not in a flood hazard zone; a tool of 2026 gives 7, or 6 along a street, so ask if yours is between that and 8. Above 8 feet it needs a permit. Zoning limits on fence height apply all the same.',
          es: 'La lista de obras exentas, a agosto de 2021, incluye cercas de hasta 8 pies fuera de zona de inundación; una herramienta de 2026 da 7, o 6 a la calle: pregunte si la suya queda entre eso y 8. Arriba de 8 pies lleva permiso. Los límites de altura por zonificación rigen de todos modos.',
        },
        sources: [AUS_NO_PERMIT, AUS_YARD_TOOL],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'Does an AB+C account make me a registered contractor?',
        es: '¿Con la cuenta de AB+C quedo registrado como contratista?',
      },
      answer: {
        text: {
          en: 'No. The portal account and the Service Center registration are two things, and a third step connects both to the permit. The Service Center gives you the contractor PIN that step asks for.',
          es: 'No. La cuenta del portal y el registro del Service Center son cosas distintas, y un tercer paso une ambos al permiso. El Service Center le da el PIN de contratista que ese paso pide.',
        },
        sources: [AUS_ACTIVATE],
        confidence: 'A',
      },
    },
  ],
};
