import { CA_CODES } from '@/content/codes/ca';
import { apexGridPage } from '@/content/codes/firm-pages';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const SF_PROCESS = read(
  'Learn about our building permit review processes',
  'https://www.sf.gov/learn-about-our-building-permit-review-processes',
);
const SF_OTC = read(
  'Projects eligible for an Over-the-Counter (OTC) permit',
  'https://www.sf.gov/information--projects-eligible-over-counter-otc-permit',
);
const SF_APPLY = read('Where to apply for your permit', 'https://www.sf.gov/where-to-apply-for-your-permit');
const SF_CENTER = read('Permit Center Services', 'https://sf.gov/information/permit-center-services');
const SF_FORM: CitySource = {
  ...read(
    'Fill out your Over-the-Counter building permit application form (read in a copy)',
    'https://www.sf.gov/fil/fill-out-your-over-counter-building-permit-application-form',
  ),
  isCopy: true,
};
const SF_FEES = read(
  'Fees, Department of Building Inspection',
  'http://sf.gov/resource/2022/fees-department-building-inspection',
);
const SF_107A = read(
  'San Francisco Building Code Sec. 107A, fees (archived edition)',
  'https://codelibrary.amlegal.com/codes/san_francisco/57e5f03c-2e0f-4ad9-8c7f-f6fef7e7e402/sf_building/0-0-0-92399',
);
const SF_106A = read(
  'San Francisco Building Code Sec. 106A, permits',
  'https://codelibrary.amlegal.com/codes/san_francisco/latest/sf_building/0-0-0-92548',
);
const SF_TABLES: CitySource = {
  ...read(
    'San Francisco Building Code Sec. 106A, Tables A and B (third-party transcription on GitHub, February 2026)',
    'https://github.com/tbrennem-source/sf-permits-mcp/blob/e62ab2bb3b88d023fe6d18db08cf95381648b471/data/knowledge/tier1/permit-expiration-rules.json',
  ),
  publishedOn: '2026-02',
  isCopy: true,
};
const SF_EPR: CitySource = {
  ...read(
    'SF DBI electronic plan review requirements (third-party transcription on GitHub, February 2026)',
    'https://github.com/tbrennem-source/sf-permits-mcp/blob/4230fdc16807f3225feef835c5146f5d097efc4e/data/knowledge/tier1/epr-requirements.json',
  ),
  publishedOn: '2026-02',
  isCopy: true,
};
const SF_CODE_TITLE = read(
  'San Francisco Building Code Sec. 101A, title',
  'https://codelibrary.amlegal.com/codes/san_francisco/latest/sf_building/0-0-0-91624',
);
const SF_EXISTING = read(
  'File No. 250959: 2025 San Francisco Existing Building Code (summary)',
  'https://engagic.org/matter/sanfranciscoCA_1a56ef861aaa6e6c',
);
const SF_FENCES: CitySource = {
  ...read(
    'Ordinance 65-19, various Department of Building Inspection codes',
    'https://vdocuments.mx/file-no-190136-ordinance-no-65-19-1-various-department-.html',
  ),
  publishedOn: '2019',
  isCopy: true,
};
const SF_LEVELS = {
  ...read(
    'DBI: latest updates (June 27, 2022)',
    'https://myemail-api.constantcontact.com/Department-of-Building-Inspection---Latest-updates.html?soid=1132298568851&aid=i5-4vKyE954',
  ),
  publishedOn: '2022-06-27',
};
const SF_LEVELS_LAW = read(
  'Reuben, Junius & Rose: Building Department Update',
  'https://www.reubenlaw.com/building-department-update/',
);
const SF_PUBLIC_WORKS = read(
  'Reuben, Junius & Rose: Permit Process Improvements',
  'https://www.reubenlaw.com/tag/dbi/',
);
const SF_DATA = read('DataSF: Building Permits', 'https://data.sfgov.org/d/i98e-djp9');
const SF_CONTACTS = read('DataSF: Building Permit Contacts', 'https://data.sfgov.org/d/3pee-9qhc');

const reread = sourceReadOn('2026-11-24');

const SF_CHECK = reread(
  'Check if your construction project needs a permit',
  'https://www.sf.gov/information/check-if-your-construction-project-needs-permit',
);
const SF_IN_HOUSE = reread(
  'Get a building permit with In-House Review',
  'https://sf.gov/step-by-step/get-building-permit-house-review',
);
const SF_PDF = reread(
  'How to create PDFs of your plans or addenda',
  'https://sf.gov/information/how-create-pdfs-your-plans-or-addenda',
);

const read27 = sourceReadOn('2026-11-27');

const SF_TRADES = read27(
  'Apply for a plumbing and mechanical permit, City and County of San Francisco',
  'https://www.sf.gov/apply-plumbing-and-mechanical-permit',
);
const SF_DESK = {
  ...read27(
    'San Francisco Department of Building Inspection (building-department.org)',
    'https://building-department.org/sf-department-of-building-inspection',
  ),
  publishedOn: '2026',
};

const SF_PORTAL = read27(
  'PermitSF portal, City and County of San Francisco (address as a third party’s software has it, 2026)',
  'https://permitsf.sfgov.org',
);
const SF_FEE_TABLES = costNotes(
  'Fee tables 1A-A (in effect July 12, 2026), 1A-C and 1A-G (reroofing among inspections) of 2026, San Francisco DBI',
);
const SF_KNOWLEDGE = 'https://github.com/tbrennem-source/sf-permits-mcp/blob';
const SF_IN_HOUSE_COPY: CitySource = {
  ...sourceReadOn('2026-11-28')(
    'Get a building permit with In-House Review, sf.gov (third-party transcription on GitHub, February 2026)',
    `${SF_KNOWLEDGE}/bf5a08943d82a6a9d743565920d729eb656412a4/data/knowledge/tier1/inhouse-review-process.json`,
  ),
  publishedOn: '2026-02-13',
  isCopy: true,
};
const SF_IN_HOUSE_GUIDE: CitySource = sourceReadOn('2026-11-28')(
  'Get a building permit with In-House Review, sf.gov (address as a third party’s software has it, February 2026)',
  'https://www.sf.gov/step-by-step--get-building-permit-house-review',
);
const SF_108A: CitySource = {
  ...sourceReadOn('2026-11-28')(
    'San Francisco Building Code Sec. 108A, inspections (third-party transcription on GitHub, February 2026)',
    `${SF_KNOWLEDGE}/57b6ea1f2036bb117ba25e8b993a382e7b3b2d18/data/knowledge/tier1/inspections-process.json`,
  ),
  publishedOn: '2026-02-16',
  isCopy: true,
};
const SF_TRADE_NOTES: CitySource = {
  ...sourceReadOn('2026-11-28')(
    'Trade permits in San Francisco (sf-permits-mcp, a third party’s software, February 2026)',
    `${SF_KNOWLEDGE}/8f9c34d453cb2d6ee674b416639e3830f9af3b66/data/knowledge/tier1/trade-permits.json`,
  ),
  publishedOn: '2026-02-25',
  isCopy: true,
};

const SF_APEX = apexGridPage('San Francisco, California');

export const profile: CityProfile = {
  slug: 'san-francisco-ca',
  intro: [
    fact(
      'A',
      [SF_PROCESS],
      'San Francisco sorts every job by form number: 1 and 2 for new buildings, 3 for alterations other agencies must see, 8 for small jobs at the counter, 4 and 7 for signs, 5 for grading, 6 for demolition.',
      'San Francisco clasifica cada trabajo por número de formulario: 1 y 2 para edificios nuevos, 3 para alteraciones que ven otras agencias, 8 para trabajos pequeños de ventanilla, 4 y 7 para letreros, 5 para nivelación y 6 para demolición.',
    ),
    fact(
      'A',
      [SF_PROCESS],
      'The one-hour rule decides the route. If each department can review the application in less than an hour it may go over the counter; if not, it goes in-house, where plans have been electronic only since January 1, 2024.',
      'La regla de una hora decide el camino. Si cada departamento puede revisar la solicitud en menos de una hora, puede ir por ventanilla; si no, va a revisión interna, donde los planos son solo electrónicos desde el 1 de enero de 2024.',
    ),
    fact(
      'A',
      [SF_CENTER],
      'Counter service is drop-in at the Permit Center on the second floor of 49 South Van Ness. Appointments, the same-day queue and the waitlist are gone.',
      'La ventanilla atiende sin cita en el Permit Center, segundo piso de 49 South Van Ness. Ya no hay citas, fila del mismo día ni lista de espera.',
    ),
  ],
  department: {
    name: 'San Francisco Department of Building Inspection (DBI)',
    url: 'https://www.sf.gov/learn-about-our-building-permit-review-processes',
    source: SF_PROCESS,
    confidence: 'A',
  },
  portal: {
    // The city’s page that leads to each of its doors: PermitSF takes only some kinds of work.
    name: 'Where to apply for your permit (sf.gov)',
    url: 'https://www.sf.gov/where-to-apply-for-your-permit',
    source: SF_APPLY,
    confidence: 'A',
  },
  codes: {
    editions: CA_CODES,
    notes: [
      fact(
        'A',
        [SF_CODE_TITLE],
        'The San Francisco Building Code is a set of local amendments laid over the California Building and Residential Codes. The codifier’s copy we read is still the edition of 2022: for the amendments in force on your filing day ask DBI, 628-652-3200.',
        'El San Francisco Building Code es un conjunto de enmiendas locales sobre los códigos de construcción y residencial de California. La copia codificada que leímos es todavía la de 2022: las enmiendas vigentes en su fecha, pregúntelas a DBI, 628-652-3200.',
      ),
      fact(
        'C',
        [SF_APEX],
        'An engineering firm’s page of 2026 has the 2025 state codes as adopted and amended in the San Francisco Building Code.',
        'La página de una firma de ingeniería de 2026 da los códigos estatales 2025 como los adoptó y enmendó el San Francisco Building Code.',
      ),
      fact(
        'C',
        [SF_EXISTING],
        'File No. 250959 was to replace the 2022 Existing Building Code with a 2025 one, operative on January 1, 2026 or 30 days after enactment, whichever is later; whether it was enacted its summary does not say.',
        'El expediente No. 250959 debía reemplazar el Existing Building Code 2022 por el de 2025, con vigencia desde el 1 de enero de 2026 o 30 días después de promulgado, lo que sea posterior; su resumen no dice si se promulgó.',
      ),
      fact(
        'C',
        [SF_EXISTING],
        'The city’s own retrofit orders come with it: unreinforced masonry, and wood-frame buildings from before 1978 with five or more units and three stories, or two over a basement or underfloor above grade.',
        'Con él vienen las órdenes de refuerzo propias de la ciudad: mampostería sin refuerzo, y edificios de madera anteriores a 1978 con cinco o más unidades y tres pisos, o dos sobre sótano o espacio bajo el piso sobre el nivel del terreno.',
      ),
    ],
  },
  permits: [
    fact(
      'A',
      [SF_OTC],
      'No plans are needed for a reroof, deck or stair repair under 50%, kitchen or bath remodels that keep floor plan and walls, replacement garage doors, minor dry rot and bolting down a foundation.',
      'No se piden planos para cambio de techo, reparación de terraza o escalera menor al 50%, cocina o baño sin mover planta ni muros, puertas de garaje de reemplazo, pudrición menor y anclaje de cimientos.',
    ),
    fact(
      'A',
      [SF_APPLY, SF_PORTAL],
      'In-kind windows, skylights, doors and siding, fire alarms and fire sprinklers are filed in the PermitSF portal, permitsf.sfgov.org, with a free OpenGov account, not at the counter.',
      'Ventanas, tragaluces, puertas y revestimientos iguales a los existentes, alarmas y rociadores contra incendio se tramitan en el portal PermitSF, permitsf.sfgov.org, con una cuenta gratuita de OpenGov, no en ventanilla.',
    ),
    fact(
      'A',
      [SF_APPLY],
      'A contractor registered with DBI can take out Online Contractor Permits, which are issued at once and need no plans.',
      'Un contratista registrado en DBI puede sacar Online Contractor Permits, que se emiten en el acto y no llevan planos.',
    ),
    fact(
      'A',
      [SF_OTC],
      'With plans the counter takes layout changes, openings in new places, decks less than 20 feet above grade inside Planning’s setbacks, signs, and single-story non-structural commercial tenant improvements.',
      'Con planos, la ventanilla recibe cambios de distribución, vanos en lugares nuevos, terrazas a menos de 20 pies sobre el terreno dentro de los retiros de Planning, letreros y adecuaciones comerciales no estructurales de un piso.',
    ),
    fact(
      'A',
      [SF_CENTER],
      'Count your stack before you go: two applications per review without plans, one with plans, three trade permits.',
      'Cuente sus solicitudes antes de ir: dos por turno sin planos, una con planos, tres permisos de oficio.',
    ),
    fact(
      'A',
      [SF_CHECK, SF_FENCES],
      'A fence elsewhere than on the rear lot line or on the side lines at the rear has long needed a permit: Ordinance 65-19 re-enacted that in 2019.',
      'Una cerca en otro sitio que el lindero trasero o los laterales de la parte trasera necesita permiso desde siempre: la Ordinance 65-19 lo volvió a promulgar en 2019.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not up to 25% of the roof in 12 months without touching sheathing; above that a permit without plans.',
        es: 'Hasta 25% del techo en 12 meses sin tocar el entablado, no; arriba de eso, un permiso sin planos.',
      },
      sources: [SF_CHECK, SF_OTC],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'In-kind windows and doors are filed in the PermitSF portal.',
        es: 'Las ventanas y puertas iguales se tramitan en el portal PermitSF.',
      },
      sources: [SF_APPLY],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not under 6 feet on the rear lot line or the side lines at the rear; taller or elsewhere, yes.',
        es: 'Con menos de 6 pies en el lindero trasero o los laterales de atrás, no; más alta o en otro sitio, sí.',
      },
      sources: [SF_CHECK],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not below 100 square feet of projected roof and up to 8 feet tall, one story and detached; otherwise yes.',
        es: 'No, si tiene menos de 100 pies cuadrados de techo proyectado, 8 pies de alto o menos, un piso y está separado; si no, sí.',
      },
      sources: [SF_CHECK],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'A repair under 50% goes without plans; a new one with plans, at the counter below 20 feet.',
        es: 'Una reparación menor al 50% va sin planos; una nueva con planos, en ventanilla a menos de 20 pies.',
      },
      sources: [SF_OTC],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit, $290 for one home’s furnace or heat pump.',
        es: 'Un permiso mecánico, $290 por el calefactor o la bomba de calor de una vivienda.',
      },
      sources: [SF_FEE_TABLES],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit, over the counter for a simple swap, by a third party’s notes.',
        es: 'Un permiso de plomería, en ventanilla si es un cambio sencillo, según notas de un tercero.',
      },
      sources: [SF_TRADE_NOTES],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit to replace or upgrade it, by a third party’s notes.',
        es: 'Un permiso eléctrico para cambiarlo o ampliarlo, según notas de un tercero.',
      },
      sources: [SF_TRADE_NOTES],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'A',
      [SF_CHECK],
      'A small residential rooftop solar system is free of the building permit, landmarks excepted; an electrical one may be due.',
      'Un sistema residencial pequeño de paneles solares en el techo no lleva permiso de construcción, salvo en edificios protegidos; puede hacer falta el eléctrico.',
    ),
    fact(
      'A',
      [SF_CHECK],
      'Indoors the list takes in painting, replacing doors that are not fire doors, and minor plaster or wallboard repair that is not fire protection. New floor coverings count too, but not in bathrooms.',
      'En interiores la lista incluye pintar, cambiar puertas que no sean contra fuego y reparar un poco de yeso o tablero que no sea protección contra incendio. También los pisos nuevos, pero no en baños.',
    ),
  ],
  steps: [
    fact(
      'A',
      [SF_PROCESS],
      'Pick the form by the work and test it against the hour: a job every department can review in less than one may be taken over the counter, the rest goes in-house.',
      'Elija el formulario según la obra y mídala contra la hora: si cada departamento la revisa en menos de una, puede ir por ventanilla; lo demás va a revisión interna.',
    ),
    fact(
      'A',
      [SF_IN_HOUSE],
      'For in-house review choose Full Permit or Site Permit; the choice cannot be changed without resubmitting. Full takes architectural, structural, mechanical and electrical plans and Title 24 at once; Site starts with architecture and adds the rest later.',
      'Para revisión interna elija Full Permit o Site Permit; no se puede cambiar sin volver a presentar. El Full pide de una vez arquitectura, estructura, mecánica, electricidad y Title 24; el Site empieza con arquitectura y suma lo demás después.',
    ),
    fact(
      'A',
      [SF_PDF],
      'Make the drawings one PDF in full scale with searchable text. The cover sheet carries the page count and a blank area of 8.5 by 11 inches, and each title block a 2 by 2 inch blank for stamps.',
      'Haga de los dibujos un solo PDF a escala completa y con texto buscable. La portada lleva el total de hojas y un espacio libre de 8.5 por 11 pulgadas, y cada cuadro de título uno de 2 por 2 para sellos.',
    ),
    fact(
      'B',
      [SF_IN_HOUSE_COPY, SF_IN_HOUSE_GUIDE],
      'Submit in-house applications and plans online in the city’s building permit application portal, which opens from the step “Submit your application” of sf.gov/step-by-step--get-building-permit-house-review; questions go to SFplanreview@sfgov.org. A confirmation with the application number comes back.',
      'Presente la solicitud interna y los planos en línea en el portal de solicitudes de la ciudad (building permit application portal), que se abre en el paso “Submit your application” de sf.gov/step-by-step--get-building-permit-house-review; las dudas van a SFplanreview@sfgov.org. Recibe una confirmación con el número de solicitud.',
    ),
    fact(
      'A',
      [SF_IN_HOUSE],
      'Pay the first half when you apply. The city puts permit fees at 6 to 9% of building costs; a Full Permit has two payments, a Site Permit four.',
      'Pague la primera mitad al presentar. La ciudad calcula las tarifas entre 6 y 9% del costo de la obra; el Full Permit lleva dos pagos y el Site Permit cuatro.',
    ),
    fact(
      'B',
      [SF_LEVELS, SF_LEVELS_LAW],
      'After the Pre-Plan Check the set waits in the central queue until it is handed to a reviewer.',
      'Tras la revisión previa, el juego de planos espera en la fila central hasta que se asigna a un revisor.',
    ),
    fact(
      'B',
      [SF_IN_HOUSE, SF_DATA],
      'When the status says approved, pay the issuance fee: only then is the permit issued.',
      'Cuando el estatus dice approved, pague la tarifa de emisión: solo entonces se emite el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [SF_TRADES],
      'Plumbing and mechanical work is booked where registered contractors get the permit, in DBI’s Plumbing Permitting and Inspection Scheduling system. For building work ask DBI, 628-652-3200.',
      'La plomería y la mecánica se piden donde el contratista registrado saca el permiso, en el sistema Plumbing Permitting and Inspection Scheduling de DBI. Para obra de construcción pregunte a DBI, 628-652-3200.',
    ),
    cutOff: fact(
      'B',
      [SF_108A],
      'Building Code section 108A.3 lets DBI ask for at least one working day of notice.',
      'La sección 108A.3 del Building Code permite a DBI pedir al menos un día hábil de aviso.',
    ),
    visit: fact(
      'B',
      [SF_108A],
      'Inspections run from 7:30 a.m. to 4:00 p.m., Monday to Friday; others by arrangement and paid in advance.',
      'Las inspecciones van de 7:30 a. m. a 4:00 p. m., de lunes a viernes; fuera de eso, con acuerdo previo y pago por adelantado.',
    ),
    notes: [
      fact(
        'B',
        [SF_108A],
        'The Job Card stays posted on site from issue to the final. The first re-inspection of the same item is free, later ones are charged.',
        'La Job Card queda a la vista en la obra desde la emisión hasta la final. La primera reinspección del mismo punto no se cobra; las siguientes, sí.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'San Francisco Permit Center',
      address: '49 South Van Ness Avenue, 2nd floor, San Francisco, CA 94103',
      hours: {
        en: 'Monday, Tuesday, Thursday and Friday 7:30 a.m. to 4:00 p.m., Wednesday 9:00 a.m. to 4:00 p.m.',
        es: 'Lunes, martes, jueves y viernes de 7:30 a. m. a 4:00 p. m., miércoles de 9:00 a. m. a 4:00 p. m.',
      },
      source: SF_CENTER,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'DBI customer service',
      phone: '+16286523200',
      source: SF_DESK,
      confidence: 'C',
    },
    {
      purpose: 'plan_review',
      name: 'DBI in-house plan review',
      mail: 'SFplanreview@sfgov.org',
      source: SF_IN_HOUSE_COPY,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'DBI customer service',
      phone: '+16286523200',
      mail: 'dbicustomerservice@sfgov.org',
      source: SF_DESK,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'B',
      [SF_FEE_TABLES],
      'By the tables of 2026, reroofing a house or duplex costs $320. The plumbing permit for one home’s kitchen or bath remodel is $290, and so is the mechanical one for its furnace, hydronic heater or heat pump.',
      'Según las tablas de 2026, cambiar el techo de una casa o dúplex cuesta $320. El permiso de plomería para remodelar la cocina o el baño de una vivienda cuesta $290, y lo mismo el mecánico para su calefactor, calefacción hidrónica o bomba de calor.',
    ),
    fact(
      'B',
      [SF_FEE_TABLES],
      'The building permit of a remodel goes by value in Table 1A-A, in effect July 12, 2026. For work worth $2,001 to $50,000, plan review is $310 plus $28.35 for each $1,000 above $2,000, and issuance $266 plus $8.56 likewise: $871.28 on $10,000. State and other city charges come on top.',
      'El permiso de construcción de una remodelación va por valor en la Table 1A-A, vigente desde el 12 de julio de 2026. En obra de $2,001 a $50,000, la revisión cuesta $310 más $28.35 por cada $1,000 sobre $2,000, y la emisión $266 más $8.56 por lo mismo: $871.28 por $10,000. Se suman cargos estatales y otros de la ciudad.',
    ),
    fact(
      'A',
      [SF_FEES],
      'Table 1A-A holds three schedules, all by total valuation: new construction, alterations, and jobs without plans. Plumbing, electrical, reroofing, signs and boilers have tables of their own.',
      'La Table 1A-A tiene tres tablas, todas por valor total: obra nueva, alteraciones y trabajos sin planos. Plomería, electricidad, cambio de techo, letreros y calderas tienen tablas propias.',
    ),
    fact(
      'A',
      [SF_107A],
      'The value is that of the finished job: finish work, painting, roofing, mechanical, electrical and plumbing count even when they have permits of their own. DBI takes its posted cost schedule or the actual cost, whichever is greater.',
      'El valor es el de la obra terminada: acabados, pintura, techo, mecánica, electricidad y plomería cuentan aunque tengan permiso propio. DBI toma su lista de costos o el costo real, lo que sea mayor.',
    ),
    fact(
      'B',
      [SF_TABLES, SF_106A],
      'Work begun without a permit brings an investigation fee. On appeal it can come down, but not below two times the permit fee.',
      'Empezar la obra sin permiso trae una tarifa de investigación. En apelación puede bajar, pero no a menos del doble de la tarifa del permiso.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [SF_LEVELS, SF_LEVELS_LAW],
      'The city pages we read publish no waiting time. Since July 2022 a Pre-Plan Check station has sorted in-house jobs by hours of review work, not of waiting: one to four, four to eight, or more than eight. Projects wait in one central queue and are handed to reviewers weekly.',
      'Las páginas de la ciudad que leímos no publican un tiempo de espera. Desde julio de 2022 una estación de revisión previa separa los trabajos internos por horas de revisión, no de espera: de una a cuatro, de cuatro a ocho, o más de ocho. Esperan en una sola fila central y se asignan a revisores cada semana.',
    ),
  ],
  returns: [
    fact(
      'A',
      [SF_OTC],
      'A counter application with missing, conflicting or wrong details loses its place: it is reassigned to in-house review.',
      'Una solicitud de ventanilla con datos que faltan, se contradicen o están mal pierde su lugar: pasa a revisión interna.',
    ),
    fact(
      'B',
      [SF_EPR],
      'Electronic sets must be vector drawings that line up when overlaid. Scanned sheets and files that ignore the format rules are delayed or rejected.',
      'Los planos electrónicos deben ser dibujos vectoriales que coincidan al superponerse. Las hojas escaneadas y los archivos fuera de formato se retrasan o se rechazan.',
    ),
    fact(
      'C',
      [SF_PUBLIC_WORKS],
      'A job that touches the sidewalk or street can stop at Public Works, which holds the building permit until its own right-of-way applications are in. Since September 2023 some scopes can be released first.',
      'Un trabajo que toca la banqueta o la calle puede parar en Public Works, que retiene el permiso hasta recibir sus propias solicitudes de vía pública. Desde septiembre de 2023 algunos alcances pueden liberarse antes.',
    ),
  ],
  feed: [
    fact(
      'B',
      [SF_DATA],
      'DataSF reloads every building permit each night, with filing, approval, issue and completion dates and the estimated cost. A job with several addresses shows one row per address under the same number.',
      'DataSF recarga cada noche todos los permisos de construcción, con fechas de presentación, aprobación, emisión y término y el costo estimado. Un trabajo con varias direcciones aparece una vez por dirección con el mismo número.',
    ),
    fact(
      'B',
      [SF_DATA, SF_CONTACTS],
      'The main table names no contractor. Firm and license number stand in a separate contacts table, which we read beside it.',
      'La tabla principal no nombra al contratista. La empresa y el número de licencia están en una tabla de contactos aparte, que leemos junto con ella.',
    ),
    fact(
      'B',
      [SF_DATA],
      'Approved is not issued here: an approved permit still has to be paid and picked up, and only then turns to issued and later to complete.',
      'Aquí approved no es emitido: un permiso aprobado todavía hay que pagarlo y recogerlo; después pasa a issued y más tarde a complete.',
    ),
  ],
  commonPermits: ['res_alteration', 'roofing', 'windows_doors', 'commercial_ti', 'adu'],
  faq: [
    {
      question: {
        en: 'How long do I have to finish the work?',
        es: '¿Cuánto tiempo tengo para terminar la obra?',
      },
      answer: fact(
        'B',
        [SF_TABLES, SF_106A],
        'By value: 360 days up to $100,000, 1,080 days from $100,001 to $2,499,999, and 1,440 days at $2,500,000 and above. Ask for the one extension in writing before the date; 180 days without work also ends a permit.',
        'Según el valor: 360 días hasta $100,000; 1,080 días de $100,001 a $2,499,999; 1,440 días desde $2,500,000. Pida por escrito, antes de la fecha, la única extensión; 180 días sin obra también terminan el permiso.',
      ),
    },
    {
      question: {
        en: 'How long can an application stay in plan review?',
        es: '¿Cuánto puede quedarse una solicitud en revisión?',
      },
      answer: fact(
        'B',
        [SF_TABLES, SF_106A],
        'The permit must be issued within 360 days if the job is worth up to $1 million, and within 720 above that. DBI warns you when 60 days are left.',
        'El permiso debe emitirse en 360 días si la obra vale hasta $1 millón, y en 720 si vale más. DBI le avisa cuando quedan 60 días.',
      ),
    },
    {
      question: {
        en: 'What do I bring to the counter?',
        es: '¿Qué llevo a la ventanilla?',
      },
      answer: fact(
        'B',
        [SF_FORM],
        'Two copies of Form 3/8, printed double-sided on legal paper and signed, with block and lot, existing and proposed construction type, and a work description that says floor, location, square feet and whether it is in kind.',
        'Dos copias del Form 3/8, impresas por ambos lados en papel tamaño legal (8.5 x 14 pulgadas) y firmadas, con bloque y lote, tipo de construcción actual y propuesto, y una descripción con piso, ubicación, pies cuadrados y si es igual a lo existente.',
      ),
    },
  ],
};
