import { FL_105_1, FL_CODE_NEXT, FL_CODES, FL_PANEL } from '@/content/codes/fl';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, FL_553_792, FL_SURCHARGE } from '../sources';

const read = sourceReadOn('2026-11-21');

const MIA_FAQ = read(
  'Building FAQs, City of Miami',
  'https://miami.gov/My-Government/Departments/Building/Building-FAQs',
);
const MIA_GUIDE = read(
  'Guide to Getting a Permit, City of Miami',
  'https://www.miami.gov/Permits-Construction/All-things-ePlan/Guide-to-Getting-a-Permit',
);
const MIA_ROOF = read(
  'Get a Roofing Permit, City of Miami',
  'https://www.miamigov.com/Permits-Construction/Permit-Catalog/Get-a-Roofing-Permit',
);
const MIA_ORDINANCE = {
  ...read(
    'Ordinance 14279 of May 9, 2024, City of Miami',
    'https://documents.miamigov.com/WebLink/DocView.aspx?dbid=0&id=1238639&repo=Administration',
  ),
  publishedOn: '2024-05-09',
};
const MIA_FAQ_ARCHIVE = read(
  'Building Department: Frequently Asked Questions, City of Miami (archive)',
  'http://archive.miamigov.com/building/faq.html',
);
const MIA_COUNTY = read(
  'How to apply for a permit, Miami-Dade County',
  'https://www.miamidade.gov/global/economy/building/how-to-apply-for-permit.page',
);
const MIA_IBUILD = read(
  'Miami: Welcome to iBuild, Start New Application (National Association of Permitors)',
  'https://nationalassociationofpermitors.com/e-learning-permitors/miami-welcome-to-ibuild-start-new-application',
);
const MIA_METAL = {
  ...read(
    'Metal Roofing Permit in Miami: A Step-by-Step Guide (Hilson Roofing, 2025)',
    'https://www.hilsonroofing.com/miami-florida-metal-roofing-permit-guide',
  ),
  publishedOn: '2025',
};
const MIA_RECORDS = read(
  'Building Permits Since 2014, City of Miami open data',
  'https://services1.arcgis.com/CvuPhqcTQpZPT9qY/arcgis/rest/services/Building_Permits_Since_2014/FeatureServer/0',
);
const MIA_ORDINANCE_2012 = {
  ...read(
    'File 12-00094 (January 2012), amendment of Section 10-4, City of Miami',
    'https://documents.miamigov.com/WebLink/DocView.aspx?dbid=0&id=1314722&repo=Administration',
  ),
  publishedOn: '2012-01',
};
const MIA_ORDINANCE_2010 = {
  ...read(
    'File 10-01008 (August 2010), amendment of Section 10-4, City of Miami',
    'https://documents.miamigov.com/WebLink/DocView.aspx?dbid=0&id=1209534&repo=Administration',
  ),
  publishedOn: '2010-08',
};
const MIA_FEE_COPY = {
  ...read(
    'City of Miami fee ordinance, Section 10-4 (third-party copy)',
    'https://pdf4pro.com/view/section-10-4-building-permit-fee-schedule-miami-1d595.html',
  ),
  isCopy: true,
} as const;

const reread = sourceReadOn('2026-11-24');

const MIA_EXEMPT = reread(
  'Work that Does Not Require a Permit, City of Miami',
  'https://www.miami.gov/Permits-Construction/Work-Exempt-from-Permit',
);
const MIA_INSPECT = reread(
  'Schedule a Building Inspection, City of Miami',
  'https://www.miami.gov/Permits-Construction/Inspections/Schedule-a-Building-Inspection',
);
const MIA_PULL = reread(
  'Pull, Print a Permit, City of Miami',
  'https://www.miami.gov/Permits-Construction/Permitting-Resources/Pull-Print-a-Permit',
);
const MIA_PHONE = {
  ...sourceReadOn('2026-11-27')(
    'Building Department, City of Miami (telephone and address as a third party’s software of 2026 gives them)',
    'https://www.miami.gov/My-Government/Departments/Building',
  ),
  isCopy: true,
} as const;
const MIA_FEES_2026 = costNotes(
  'Building permit fee schedule, Exhibit C, Resolution R-26-0200 of April 23, 2026, City of Miami',
);

const MIA_FENCE = sourceReadOn('2026-11-28')(
  'Get a Fence Permit, City of Miami',
  'https://miami.gov/Permits-Construction/Permit-Catalog/Get-a-Fence-Permit',
);

export const profile: CityProfile = {
  slug: 'miami-fl',
  intro: [
    {
      text: {
        en: 'Read the folio number first. If it begins with 01 the City of Miami issues your permit; if it begins with 30 the land is unincorporated and the County does. A Miami mailing address proves neither.',
        es: 'Lea primero el número de folio. Si empieza con 01, el permiso lo emite la Ciudad de Miami; si empieza con 30, el terreno no está incorporado y lo emite el Condado. Una dirección postal en Miami no prueba nada.',
      },
      sources: [MIA_ROOF, MIA_COUNTY],
      confidence: 'A',
    },
    {
      text: {
        en: 'Two systems carry one Miami permit: iBuild for the application and its management, ProjectDox for the drawings and documents. Public Works has a third, iPW.',
        es: 'Dos sistemas llevan un mismo permiso en Miami: iBuild para la solicitud y su manejo, ProjectDox para planos y documentos. Public Works tiene un tercero, iPW.',
      },
      sources: [MIA_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'An approved permit is not yet a permit here. You have to pull it and print the permit card before the work can go ahead.',
        es: 'Aquí un permiso aprobado todavía no es permiso. Hay que sacarlo (pull) e imprimir la tarjeta antes de que la obra pueda seguir.',
      },
      sources: [MIA_FAQ, MIA_GUIDE],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Building Department, City of Miami',
    url: 'https://miami.gov/My-Government/Departments/Building/Building-FAQs',
    source: MIA_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'iBuild',
    url: 'https://apps.miamigov.com/iBuildPortal/',
    source: MIA_GUIDE,
    confidence: 'B',
  },
  codes: {
    editions: FL_CODES,
    notes: [
      FL_CODE_NEXT,
      fact(
        'A',
        [MIA_ORDINANCE],
        'By Ordinance 14279 of May 9, 2024 the city wrote chapter 1 of the Florida Building Code into its own code with local, non-technical amendments, and added a contractor code of ethics. Administrative answers are there.',
        'Con la Ordinance 14279 del 9 de mayo de 2024 la ciudad incorporó a su código el capítulo 1 del Florida Building Code, con enmiendas locales no técnicas, y un código de ética del contratista. Ahí están las reglas administrativas.',
      ),
      fact(
        'C',
        [MIA_METAL],
        'In Miami-Dade the High-Velocity Hurricane Zone (HVHZ) standards of the Florida Building Code apply. Design roofs to those sections.',
        'En Miami-Dade rigen las normas High-Velocity Hurricane Zone (HVHZ) del Florida Building Code. Diseñe los techos según esas secciones.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Each roofing material needs a Miami-Dade Notice of Acceptance (NOA) or a Florida Product Approval, uploaded with the file.',
        es: 'Cada material de techo necesita una Notice of Acceptance (NOA) de Miami-Dade o una Florida Product Approval, subida con el expediente.',
      },
      sources: [MIA_ROOF],
      confidence: 'A',
    },
    {
      text: {
        en: 'An owner-builder may roof with shingles only, after an exam and an interview. Any other roof belongs to a licensed contractor.',
        es: 'Un propietario-constructor puede techar solo con tejas de asfalto (shingle), tras un examen y una entrevista. Los demás techos son de un contratista con licencia.',
      },
      sources: [MIA_ROOF],
      confidence: 'A',
    },
    {
      text: {
        en: 'Elsewhere in the house an owner-builder proves knowledge by a test, for their own house or duplex and not for sale, and gets no more than one new-house permit in 24 months.',
        es: 'En el resto de la casa, el propietario-constructor demuestra conocimiento con una prueba, para su propia casa o dúplex y no para venta, y obtiene como máximo un permiso de casa nueva en 24 meses.',
      },
      sources: [MIA_FAQ_ARCHIVE],
      confidence: 'A',
    },
    {
      text: {
        en: 'The code speaks of master, trade and stand-alone permits: a trade permit waits for its master, a stand-alone one needs none. A dry run is plans filed before a contractor is named.',
        es: 'El código habla de permisos master (principal), trade (de especialidad) y stand-alone (independiente): el trade espera a su master, el stand-alone no necesita uno. Un dry run son planos presentados antes de nombrar contratista.',
      },
      sources: [MIA_FEE_COPY, MIA_ORDINANCE_2012],
      confidence: 'B',
    },
    {
      text: {
        en: 'If the application began on paper before ePlan, corrections stay on paper and go in person. Do not upload them.',
        es: 'Si la solicitud empezó en papel antes de ePlan, las correcciones siguen en papel y se entregan en persona. No las suba al sistema.',
      },
      sources: [MIA_GUIDE],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Repairs included, on houses and on businesses.',
        es: 'Incluso las reparaciones, en casas y en negocios.',
      },
      sources: [MIA_ROOF],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'Miami-Dade County, under the same state code, requires one for replaced windows and doors.',
        es: 'El condado de Miami-Dade, con el mismo código estatal, lo exige al reemplazar ventanas y puertas.',
      },
      sources: [MIA_COUNTY, FL_105_1],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'At homes and businesses, with a survey at most one year old.',
        es: 'En casas y negocios, con un plano de agrimensor de un año como máximo.',
      },
      sources: [MIA_FENCE],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'The city lists sheds among its permit types; we found no size that is exempt.',
        es: 'La ciudad cuenta los cobertizos entre sus permisos; no hallamos un tamaño exento.',
      },
      sources: [MIA_INSPECT],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'State code 105.1: replacing a mechanical system takes a permit, here a mechanical one.',
        es: 'Código estatal 105.1: reemplazar un sistema mecánico lleva permiso, aquí uno mecánico.',
      },
      sources: [FL_105_1, MIA_COUNTY],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Miami-Dade County, under the same state code, requires one for a replaced water heater.',
        es: 'El condado de Miami-Dade, con el mismo código estatal, lo exige al reemplazar un calentador de agua.',
      },
      sources: [MIA_COUNTY, FL_105_1],
      confidence: 'C',
    },
    FL_PANEL,
  ],
  exemptions: [
    fact(
      'A',
      [MIA_EXEMPT],
      'Section 10-5 of the City Code lists what is exempt: wallpaper, floor finishes, and cabinets and countertops that leave plumbing lines, wiring and bearing walls alone.',
      'La sección 10-5 del código de la ciudad dice qué está exento: papel tapiz, acabados de piso y gabinetes y cubiertas que no toquen tuberías, cableado ni muros de carga.',
    ),
    fact(
      'A',
      [MIA_EXEMPT],
      'Painting is exempt on one- and two-family homes and on buildings under three stories. So are swings at a single-family home, and movable shelves and partitions up to 5 feet 9 inches.',
      'Pintar está exento en casas de una o dos familias y en edificios de menos de tres pisos. También los columpios de una casa unifamiliar y los estantes y divisiones movibles de hasta 5 pies 9 pulgadas.',
    ),
    fact(
      'A',
      [MIA_EXEMPT],
      'Shade cloth is exempt for a nursery or farm only, and only with no electrical or mechanical service connected.',
      'La malla sombra está exenta solo para vivero o cultivo, y solo sin conexión eléctrica ni mecánica.',
    ),
  ],
  steps: [
    fact(
      'A',
      [MIA_FAQ, MIA_GUIDE],
      'Find your job in the permit catalog, then start the application in iBuild; a building permit is applied for nowhere else.',
      'Busque su obra en el catálogo de permisos y empiece la solicitud en iBuild: el permiso de construcción no se pide en otro lado.',
    ),
    fact(
      'C',
      [MIA_IBUILD],
      'Pay the up-front fee, then print the form, have it signed and notarized, and upload the scan with the plans to ProjectDox.',
      'Pague la tarifa inicial, imprima el formulario, hágalo firmar ante notario y suba la copia escaneada con los planos a ProjectDox.',
    ),
    fact(
      'A',
      [MIA_GUIDE],
      'Building, Resilience and Public Works, Planning and Zoning each do their part of the review, and hearing boards or other governments where the site calls for it.',
      'Building, Resilience and Public Works, Planning y Zoning hacen cada uno su parte de la revisión, y los comités u otros gobiernos cuando el sitio lo pide.',
    ),
    fact(
      'A',
      [MIA_PULL],
      'When the application is approved, pull the permit in iBuild with the process number, the master before its sub-permits.',
      'Aprobada la solicitud, saque el permiso en iBuild con el número de proceso, el master antes que los subpermisos.',
    ),
    fact(
      'A',
      [MIA_PULL],
      'Pay what is left, re-review fees included, and print the permit card: only then is the permit issued. The approved plans wait in ProjectDox.',
      'Pague lo que falta, con los cargos por nueva revisión, e imprima la tarjeta: solo entonces el permiso está emitido. Los planos aprobados quedan en ProjectDox.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [MIA_INSPECT],
      'Request online, on the city’s page Schedule a Building Inspection, up to five days ahead; for questions or further requests call 311. Each holder asks under its own permit: the plumber for the plumbing sub-permit, the roofer for the roof.',
      'Pídala en línea, en la página Schedule a Building Inspection de la ciudad, hasta con cinco días de anticipación; para dudas u otros pedidos llame al 311. Cada titular pide la de su permiso: el plomero la del subpermiso de plomería, el techador la del techo.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [MIA_INSPECT],
        'An owner-builder may ask for the building inspection only, not for the trades. Under a master permit its number covers all inspections.',
        'El propietario-constructor solo puede pedir la inspección de construcción, no las de especialidad. Con un permiso master, su número cubre todas.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'City of Miami Building Department',
      phone: '+13054161100',
      address: '444 SW 2nd Ave, Miami, FL 33130',
      note: {
        en: 'The telephone as a third party’s software of 2026 gives it; questions on inspections also at 311.',
        es: 'El teléfono como lo da el programa de un tercero, de 2026; dudas de inspecciones también al 311.',
      },
      source: MIA_PHONE,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'B',
      [MIA_FEES_2026],
      'By the schedule of April 23, 2026 a residential building of up to three units pays 0.50% of the estimated cost of the work, $110 at least, and $40 for the application: $290 on a job of $50,000. A solid waste fee, from which roofing is exempt, and the state and county surcharges come on top.',
      'Según la tabla del 23 de abril de 2026, un edificio residencial de hasta tres viviendas paga 0.50% del costo estimado de la obra, $110 como mínimo, y $40 por la solicitud: $290 en una obra de $50,000. Aparte van una tarifa de residuos sólidos, de la que los techos están exentos, y los recargos del estado y del condado.',
    ),
    {
      text: {
        en: 'Starting without the permit is the expensive way: the 2010 amendment of Section 10-4 of the City Code, as filed, set twice the fee plus $110. Ask what the penalty is today before you take over such a job.',
        es: 'Empezar sin permiso sale caro: la reforma de 2010 de la sección 10-4 del City Code, tal como se presentó, fijaba el doble de la tarifa más $110. Pregunte cuánto es hoy antes de tomar una obra así.',
      },
      sources: [MIA_ORDINANCE_2010],
      confidence: 'A',
    },
    {
      text: {
        en: 'The County’s own RER schedule does not price a City permit. The two state surcharges come on top: 1% under FS 553.721 and 1.5% under FS 468.631, each at least $2.',
        es: 'La tabla RER del Condado no fija el precio de un permiso de la Ciudad. Aparte van los dos recargos estatales: 1% por FS 553.721 y 1.5% por FS 468.631, cada uno de al menos $2.',
      },
      sources: [FL_SURCHARGE],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [FL_553_792],
      'By the state’s statutes, section 553.792: a decision within 30 business days of a complete file on a dwelling below 7,500 square feet, its roof or its trades. It does not bind when a private provider reviews or you waive it in writing. We found no time that the city sets itself.',
      'Según los estatutos del estado, sección 553.792: decidir en 30 días hábiles desde el expediente completo de una vivienda de menos de 7,500 pies cuadrados, su techo o sus permisos de especialidad. No obliga si revisa un proveedor privado o si usted renuncia por escrito. No hallamos un plazo que la ciudad misma se fije.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'The city’s training video repeats two points: incomplete applications are no longer accepted, and every task goes to the e-mail you type at the start. The printed form also has to be signed, notarized, scanned and uploaded.',
        es: 'El video de la ciudad repite dos puntos: ya no se aceptan solicitudes incompletas, y cada tarea llega al correo electrónico que usted escribe al inicio. El formulario impreso además se firma ante notario, se escanea y se sube.',
      },
      sources: [MIA_IBUILD],
      confidence: 'C',
    },
    {
      text: {
        en: 'If the project cost you enter is below the County’s minimum value for that work, upload the contract with it.',
        es: 'Si el costo del proyecto que usted escribe está por debajo del mínimo del Condado para ese trabajo, suba también el contrato.',
      },
      sources: [MIA_IBUILD],
      confidence: 'C',
    },
    {
      text: {
        en: 'Files must follow the city’s naming convention to the letter before ProjectDox will take them, and only commercial jobs fill in the DERM pages of the municipal application.',
        es: 'Los archivos deben seguir al pie de la letra la convención de nombres de la ciudad para que ProjectDox los reciba, y solo los trabajos comerciales llenan las páginas DERM de la solicitud municipal.',
      },
      sources: [MIA_ROOF],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'The city’s list reaches back to 2014, more than 227,000 permits, and in July 2026 carried the same day’s issues. The contractor’s company is named.',
        es: 'La lista de la ciudad se remonta a 2014, con más de 227,000 permisos, y en julio de 2026 traía lo emitido ese mismo día. Nombra la empresa contratista.',
      },
      sources: [MIA_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'It begins at issue: Active, Final, Hold, Expired, Revoked. What is still in ProjectDox is not in it, and the cost comes as text.',
        es: 'Empieza con la emisión: Active, Final, Hold, Expired, Revoked. Lo que sigue en ProjectDox no aparece, y el costo viene como texto.',
      },
      sources: [MIA_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'windows_doors', 'res_alteration', 'electrical_service', 'mechanical'],
  faq: [
    {
      question: {
        en: 'How do I know if a job is in the City of Miami or the County?',
        es: '¿Cómo sé si un trabajo está en la Ciudad de Miami o en el Condado?',
      },
      answer: {
        text: {
          en: 'By the folio in the county property search: 01 is the City, 30 is unincorporated Miami-Dade, and other prefixes are other municipalities with their own building officials.',
          es: 'Por el folio en la búsqueda de propiedades del condado: 01 es la Ciudad, 30 es Miami-Dade no incorporado, y otros prefijos son otros municipios con su propio Building Official.',
        },
        sources: [MIA_ROOF, MIA_COUNTY],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can an owner in Miami put on a tile roof without a contractor?',
        es: '¿Un propietario en Miami puede poner un techo de teja sin contratista?',
      },
      answer: {
        text: {
          en: 'No. The owner-builder option is limited to shingle roofs, with an exam and an interview.',
          es: 'No. La opción de propietario-constructor se limita a techos de shingle, con examen y entrevista.',
        },
        sources: [MIA_ROOF],
        confidence: 'A',
      },
    },
    {
      question: { en: 'What is a dry run permit in Miami?', es: '¿Qué es un dry run en Miami?' },
      answer: {
        text: {
          en: 'A submittal of signed and sealed plans with a building permit application, but without a contractor. Section 10-4 of the City Code defines the term.',
          es: 'Una entrega de planos firmados y sellados con solicitud de permiso de construcción, pero sin contratista. La sección 10-4 del City Code define el término.',
        },
        sources: [MIA_ORDINANCE_2012],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Do I have to use the city’s plan reviewers?',
        es: '¿Tengo que usar los revisores de la ciudad?',
      },
      answer: {
        text: {
          en: 'Not always: the city’s fee ordinance knows the private provider, a licensed engineer or architect who can provide alternate plans review. Ask how it changes the fee before you choose.',
          es: 'No siempre: la ordenanza de tarifas reconoce al private provider, ingeniero o arquitecto con licencia que puede hacer una revisión de planos alterna. Pregunte cómo cambia la tarifa antes de elegir.',
        },
        sources: [MIA_FEE_COPY, MIA_ORDINANCE_2012],
        confidence: 'B',
      },
    },
  ],
};
