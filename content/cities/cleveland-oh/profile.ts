import { OH_CODES } from '@/content/codes/oh';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const CLE_HOME = read(
  'Building & Housing, City of Cleveland',
  'https://www.clevelandohio.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing',
);
const CLE_FAQ = read(
  'Department of Building & Housing FAQs',
  'https://clevelandohio.gov/city-hall/departments/building-housing/faqs',
);
const CLE_CONTRACTOR = read(
  'Contractor Permits, City of Cleveland',
  'https://www.clevelandohio.gov/city-hall/departments/building-housing/divisions/permits/contractor-permits',
);
const CLE_GUIDE = read(
  'Permit Guide: Contractors, City of Cleveland',
  'http://www.cleveland-oh.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing/PermitGuide/Contractors',
);
const CLE_ORDINANCES = read(
  'Building & Housing Ordinances, City of Cleveland',
  'https://clevelandohio.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing/Ordinances',
);
const CLE_FEES = read(
  'Permit Fee Schedule, City of Cleveland',
  'https://www.clevelandohio.gov/city-hall/departments/building-housing/divisions/construction-permitting/permit-fee-schedule',
);
const CLE_FEE_CODE = read(
  'Cleveland Codified Ordinances § 3105.25 Schedule of Permit Fees',
  'https://codelibrary.amlegal.com/codes/cleveland/latest/cleveland_oh/0-0-0-19698',
);
const CLE_DATASET = read(
  'Building Permits, City of Cleveland open data',
  'https://services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
);

const read24 = sourceReadOn('2026-11-24');

const CLE_CONSTRUCTION = read24(
  'Division of Construction Permitting, City of Cleveland',
  'https://www.clevelandohio.gov/city-hall/departments/building-housing/divisions/construction-permitting',
);
const CLE_PHASES = read24(
  'Permit Guide: building plan submission phases, City of Cleveland (earlier page)',
  'https://www.clevelandohio.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing/PermitGuide',
);
const CLE_NOTES = permitFeesNotes(
  'Schedule of permit fees § 3105.25 and contact list of Building & Housing, City of Cleveland',
  'research/ohio/cleveland.md',
);

export const profile: CityProfile = {
  slug: 'cleveland-oh',
  intro: [
    {
      text: {
        en: 'In Cleveland a contractor is bonded, insured and registered with the Department of Building and Housing before the first permit, and reroofing, siding, gutters, windows and doors all need one.',
        es: 'En Cleveland el contratista tiene fianza, seguro y registro en el Department of Building and Housing antes del primer permiso, y cambiar techo, revestimiento, canalones, ventanas o puertas siempre lo necesita.',
      },
      sources: [CLE_CONTRACTOR, CLE_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'The office is room 505 of City Hall and applications also go through the Citizen Access site. Owners of one- and two-family homes who live there may do their own work without registering, under the same plan examination.',
        es: 'La oficina es la 505 del City Hall y también se solicita en el sitio Citizen Access. El dueño que vive en su casa de una o dos familias puede trabajar sin registrarse, con la misma revisión de planos.',
      },
      sources: [CLE_FAQ, CLE_CONTRACTOR],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Cleveland Department of Building and Housing',
    url: 'https://www.clevelandohio.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing',
    source: CLE_HOME,
    confidence: 'A',
  },
  portal: {
    name: 'Accela Citizen Access',
    url: 'https://aca-prod.accela.com/COC/Default.aspx',
    // The records of the open data link there.
    source: CLE_DATASET,
    confidence: 'B',
  },
  codes: {
    editions: OH_CODES,
    notes: [
      fact(
        'A',
        [CLE_ORDINANCES],
        'Title XIII of the Codified Ordinances adopts the state codes, the building code in Chapter 3111 and the residential one in Chapter 3121, with local chapters for fire limits, pools, excavation and façades around them.',
        'El Title XIII de los Codified Ordinances adopta los códigos estatales, el de edificios en el Chapter 3111 y el residencial en el 3121, con capítulos locales sobre zonas de protección contra incendio (fire limits), piscinas, excavación y fachadas.',
      ),
      fact(
        'A',
        [CLE_ORDINANCES],
        'Section 3143.02 is the city’s own: façades of buildings over five stories and 75 feet, once 30 years old, are inspected by a qualified person every five years. Repairs that come out of the report need a permit of their own.',
        'La sección 3143.02 es propia de la ciudad: las fachadas de edificios de más de cinco pisos y 75 pies, con 30 años o más, las inspecciona una persona calificada cada cinco años. Las reparaciones que salgan de ahí llevan su permiso.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Two sets of plans to scale go with the application. Depending on scope the city expects a plot plan with utility lines and side yards, floor plans with every space named by use, elevations, sections and the load table behind the structure.',
        es: 'Con la solicitud van dos juegos de planos a escala. Según el alcance, la ciudad espera plano de conjunto con servicios y patios laterales, plantas con cada espacio nombrado por uso, elevaciones, cortes y la tabla de cargas de la estructura.',
      },
      sources: [CLE_GUIDE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Electrical, plumbing and HVAC contractors must first be licensed by the State of Ohio and only then register here. General and demolition contractors file the city’s application with its bond form and insurance endorsement.',
        es: 'Los contratistas de electricidad, plomería y HVAC primero obtienen licencia del estado de Ohio y después se registran aquí. Los generales y de demolición presentan la solicitud municipal con su fianza y el endoso del seguro.',
      },
      sources: [CLE_FAQ, CLE_ORDINANCES],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'To reroof; only minor repairs need none.',
        es: 'Para cambiar el techo; solo las reparaciones menores no lo llevan.',
      },
      sources: [CLE_FAQ],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'To install windows or doors.',
        es: 'Para instalar ventanas o puertas.',
      },
      sources: [CLE_FAQ],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'With a site plan of boundaries, place, height, type and the neighbors’ structures (Chapter 358).',
        es: 'Con un plano de linderos, lugar, altura, tipo y construcciones vecinas (Chapter 358).',
      },
      sources: [CLE_FAQ, CLE_ORDINANCES],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item, $50 for a tool shed; the fee code names no size that is exempt.',
        es: 'Tiene precio de permiso, $50 por un cobertizo; el código de tarifas no nombra un tamaño exento.',
      },
      sources: [CLE_NOTES],
      confidence: 'B',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Listed with porches and ramps among the work that takes a permit.',
        es: 'Está en la lista con porches y rampas entre lo que lleva permiso.',
      },
      sources: [CLE_FAQ],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'HVAC work takes a permit, and its contractor is licensed by the State and registered here. Whether an owner may do it in the home he lives in, ask 216-664-2910.',
        es: 'La obra de HVAC lleva permiso, y su contratista tiene licencia del estado y registro aquí. Si el dueño puede hacerla en la casa donde vive, pregunte al 216-664-2910.',
      },
      sources: [CLE_FAQ],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Plumbing work takes a permit; a water heater counts $8, in a permit of at least $50.',
        es: 'La plomería lleva permiso; un calentador cuenta $8, en un permiso de al menos $50.',
      },
      sources: [CLE_FAQ, CLE_NOTES],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit, which names your inspector; once he approves, the city tells the power company.',
        es: 'Un permiso eléctrico, que nombra a su inspector; cuando él aprueba, la ciudad avisa a la compañía de luz.',
      },
      sources: [CLE_FAQ],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [CLE_FAQ],
      'The city’s FAQ exempts painting, minor maintenance and minor repairs. A finished basement or attic and any wiring, plumbing or HVAC work do need a permit.',
      'La página de preguntas de la ciudad exime la pintura, el mantenimiento menor y las reparaciones menores. Terminar un sótano o ático y cualquier obra eléctrica, de plomería o HVAC sí llevan permiso.',
    ),
    fact(
      'A',
      [CLE_FAQ],
      'A chicken coop or beehive up to 32 square feet and 8 feet high needs no building permit unless it is fixed to the ground or a structure; the Health Department licenses it.',
      'Un gallinero o una colmena de hasta 32 pies cuadrados y 8 pies de alto no lleva permiso de construcción salvo que esté fijo al suelo o a una estructura; la licencia es del Health Department.',
    ),
  ],
  steps: [
    fact(
      'A',
      [CLE_CONTRACTOR, CLE_FAQ],
      'Be bonded, insured and registered; for electrical, plumbing and HVAC work also licensed by the State first.',
      'Tenga fianza, seguro y registro; en electricidad, plomería y HVAC, antes también la licencia del estado.',
    ),
    fact(
      'A',
      [CLE_CONSTRUCTION],
      'Sign in to Citizen Access, open Building & Housing, then Permits and Registrations, accept the disclaimer and choose commercial or residential and the permit type.',
      'Inicie sesión en Citizen Access, abra Building & Housing y luego Permits and Registrations, acepte el aviso y elija comercial o residencial y el tipo de permiso.',
    ),
    fact(
      'A',
      [CLE_CONSTRUCTION],
      'Upload the site plan, floor plan, sections or elevations that apply and pay the application fees.',
      'Suba el plano del sitio, planta, cortes o elevaciones que correspondan y pague las tarifas de solicitud.',
    ),
    fact(
      'A',
      [CLE_PHASES],
      'New buildings, additions, changes of use and exteriors in design review districts pass a site plan and zoning phase before the building phase, by an earlier city page.',
      'Edificios nuevos, ampliaciones, cambios de uso y exteriores en distritos de revisión de diseño pasan una fase de sitio y zonificación antes de la de construcción, según una página anterior.',
    ),
    fact(
      'A',
      [CLE_CONSTRUCTION],
      'Departments from zoning and water to landmarks review the project and you revise; it is approved when every requirement is met.',
      'Departamentos desde zonificación y agua hasta patrimonio revisan el proyecto y usted corrige; se aprueba cuando todo está cumplido.',
    ),
    fact(
      'B',
      [CLE_FEE_CODE, CLE_FEES, CLE_CONTRACTOR],
      'Pay what is left: the permit fee, zoning’s share and, on a house, the State’s 1%; the plan examination was paid on submission. The permit is issued with the office number to call for inspections.',
      'Pague lo que falta: la tarifa del permiso, la parte de zonificación y, en una casa, el 1% del estado; la revisión de planos se pagó al presentar. El permiso sale con el número de oficina para pedir inspecciones.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [CLE_CONTRACTOR, CLE_FAQ],
      'By telephone: the contractor or do-it-yourselfer calls the office number printed on the permit; an electrical permit names its inspector, who makes the appointment. Main number 216-664-2910.',
      'Por teléfono: el contratista o quien hace su propia obra llama al número de oficina impreso en el permiso; el permiso eléctrico nombra a su inspector, que da la cita. Número principal: 216-664-2910.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [CLE_CONTRACTOR],
        'Faulty work brings a violation notice with a period to correct it.',
        'Un trabajo defectuoso trae un aviso de infracción con plazo para corregirlo.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Department of Building and Housing, City Hall room 505',
      phone: '+12166642910',
      address: '601 Lakeside Avenue, Cleveland, OH 44114',
      hours: { en: '9 a.m. to 4:30 p.m.', es: '9 a.m. a 4:30 p.m.' },
      source: CLE_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Department of Building and Housing',
      phone: '+12166642910',
      note: {
        en: 'If the office number on the permit does not answer.',
        es: 'Si el número de oficina que trae el permiso no contesta.',
      },
      source: CLE_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'contractor_registration',
      name: 'Department of Building and Housing',
      phone: '+12166642884',
      note: {
        en: 'To check a contractor’s registration.',
        es: 'Para verificar el registro de un contratista.',
      },
      source: CLE_FAQ,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'For one to three families: $10 per $1,000 of estimated cost for new buildings and additions ($150 minimum), $5 per $1,000 for alterations and repairs ($30 minimum). The State’s 1% is added and itemized.',
        es: 'De una a tres familias: $10 por cada $1,000 del costo estimado en obra nueva y ampliaciones (mínimo $150) y $5 por cada $1,000 en alteraciones y reparaciones (mínimo $30). El 1% del estado se agrega por separado.',
      },
      sources: [CLE_FEE_CODE],
      confidence: 'A',
    },
    {
      text: {
        en: 'New buildings and first tenant build-outs under the Ohio Building Code run $12 per $1,000 below one million dollars, with a $300 minimum. There the state surcharge is already inside the figure.',
        es: 'En edificios nuevos y primeras adecuaciones de local bajo el Ohio Building Code son $12 por cada $1,000 hasta un millón de dólares, con mínimo de $300. Ahí el recargo estatal ya va incluido.',
      },
      sources: [CLE_FEE_CODE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Plan examination is paid on submission and never refunded: $20 per 1,000 square feet, $20 at least, and once more if plans are revised after the permit. Zoning adds $20 for a house or fence, $150 for commercial.',
        es: 'La revisión de planos se paga al presentar y no se devuelve: $20 por cada 1,000 pies cuadrados, mínimo $20, y otra vez si cambian los planos después del permiso. Zonificación suma $20 en casa o cerca y $150 en comercial.',
      },
      sources: [CLE_FEES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Your cost figure is checked. It has to include structure, trades, finishes, site preparation, overhead and profit, and the department may replace it using R.S. Means data of the application date.',
        es: 'Su cifra de costo se revisa. Debe incluir estructura, oficios, acabados, preparación del terreno, gastos generales y utilidad, y el departamento puede sustituirla con datos de R.S. Means de la fecha de solicitud.',
      },
      sources: [CLE_FEE_CODE],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'Review of a one- or two-family house can in general be completed in three to five working days, says the contractor page; other reviews vary with the project.',
        es: 'La revisión de una casa de una o dos familias en general se completa en tres a cinco días hábiles, dice la página para contratistas; las demás varían según el proyecto.',
      },
      sources: [CLE_CONTRACTOR],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Drawings are required to obtain a permit, the department says on its front page. Its permit guide tells, project by project, which sheets to bring.',
        es: 'Se exigen planos para obtener un permiso, dice el departamento en su página principal. Su guía indica, proyecto por proyecto, qué hojas llevar.',
      },
      sources: [CLE_HOME],
      confidence: 'A',
    },
    {
      text: {
        en: 'A homeowner’s application needs the homeowner’s affidavit; a contractor’s needs an active registration. Clients can check yours by telephone, at 216.664.2884 by the FAQ and 216.664.2910 by the contractor page.',
        es: 'La solicitud del dueño necesita la declaración jurada del propietario; la del contratista, un registro activo. Sus clientes pueden verificarlo por teléfono, al 216.664.2884 según las preguntas frecuentes y al 216.664.2910 según la página para contratistas.',
      },
      sources: [CLE_FAQ, CLE_CONTRACTOR],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Cleveland’s layer shows the current task of each permit, about 45 different ones, with a link to the Accela record. It names neither contractor nor value.',
        es: 'La capa de Cleveland muestra la tarea en curso de cada permiso, unas 45 distintas, con enlace al expediente en Accela. No nombra contratista ni valor.',
      },
      sources: [CLE_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'The issue date is filled in on every row, including permits that were never issued. Go by the task, not by the date.',
        es: 'La fecha de emisión viene llena en cada renglón, también en permisos que nunca se emitieron. Guíese por la tarea, no por la fecha.',
      },
      sources: [CLE_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'windows_doors', 'res_alteration', 'fence', 'demolition'],
  faq: [
    {
      question: {
        en: 'Does replacing gutters in Cleveland really need a permit?',
        es: '¿De verdad se necesita permiso para cambiar canalones en Cleveland?',
      },
      answer: {
        text: {
          en: 'Yes. The city lists gutters with roofs, siding, doors, windows, decks, porches and ramps as work that needs one. Painting and minor maintenance do not.',
          es: 'Sí. La ciudad pone los canalones junto con techos, revestimiento, puertas, ventanas, terrazas, porches y rampas entre lo que lo necesita. Pintar y el mantenimiento menor no.',
        },
        sources: [CLE_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Who calls for inspections, and when?',
        es: '¿Quién pide las inspecciones, y cuándo?',
      },
      answer: {
        text: {
          en: 'The permit holder, at the office number printed on the permit: after excavation and before concrete, after rough-in and before it is covered, and at completion.',
          es: 'El titular del permiso, al número impreso en él: después de excavar y antes de colar, con las instalaciones a la vista antes de cubrirlas y al terminar.',
        },
        sources: [CLE_CONTRACTOR],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How do I get power turned back on after an electrical job?',
        es: '¿Cómo se reconecta la luz después de un trabajo eléctrico?',
      },
      answer: {
        text: {
          en: 'Take out the electrical permit and call the inspector named on it. Once the work is approved, the city itself calls the power company.',
          es: 'Saque el permiso eléctrico y llame al inspector que figura en él. Aprobado el trabajo, la propia ciudad avisa a la compañía de luz.',
        },
        sources: [CLE_FAQ],
        confidence: 'A',
      },
    },
  ],
};
