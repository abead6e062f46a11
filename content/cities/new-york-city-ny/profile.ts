import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const NYC_TYPES = read(
  'Permits by Type, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/property-or-business-owner/permits-by-type.page',
);
const NYC_RENEWAL = read(
  'Permit Renewal, NYC Department of Buildings',
  'https://www.nyc.gov:443/site/buildings/property-or-business-owner/permit-renewal.page',
);
const NYC_INSURANCE = read(
  'Project Requirements: Contractor, Permit and Insurance, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/dob/project-requirements-contractor-permit-and-insurance.page',
);
const NYC_RESIDENTIAL = read(
  'Registrant Project Requirements: Residential, Work & Site Requirements, NYC Department of Buildings',
  'http://www1.nyc.gov/site/buildings/industry/project-requirements-registrant-residential-n-site-req.page',
);
const NYC_CODES = read(
  'Code Revision, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/codes/code-revisions.page',
);
const NYC_DCWP = read(
  'Know Your Construction Professional, NYC Department of Buildings',
  'https://nyc.gov/site/buildings/property-or-business-owner/know-your-construction-professional.page',
);
const NYC_TENANT = read(
  'Tenant Frequently Asked Questions, NYC Department of Buildings',
  'https://www1.nyc.gov/site/buildings/renter/tenant-frequently-asked-questions.page',
);
const NYC_LL77 = {
  ...read('Local Law 77 of 2023', 'https://intro.nyc/local-laws/2023-77'),
  publishedOn: '2023',
};
const NYC_FEES = read(
  '1 RCNY 101-03, Fees payable to the Department of Buildings',
  'https://www.nyc.gov/assets/buildings/rules/1_RCNY_101-03.pdf',
);
const NYC_DATASET = read(
  'DOB NOW: Build, Approved Permits, NYC Open Data',
  'https://data.cityofnewyork.us/d/rbx6-tga4',
);
const NYC_BIS_FAQ = read(
  'BIS FAQ, NYC Department of Buildings',
  'http://www.nyc.gov/html/dob/html/bis/faq.shtml',
);
const NYC_DETERMINATIONS = read(
  'Determination Requests, NYC Department of Buildings',
  'https://nyc.gov/site/buildings/industry/determinations.page',
);
const NYC_ASBESTOS = read(
  'Asbestos Abatement, NYC Department of Buildings',
  'https://www1.nyc.gov/site/buildings/business/asbestos-abatement.page',
);
const NYC_DETERMINATIONS_FAQ = read(
  'Determinations: Frequently Asked Questions, NYC Department of Buildings',
  'https://nyc.gov/site/buildings/industry/determinations-frequently-asked-questions.page',
);

const reread = sourceReadOn('2026-11-24');

const NYC_NEEDED = reread(
  'Does my project require a permit? NYC Department of Buildings',
  'https://www.nyc.gov:443/site/buildings/property-or-business-owner/do-i-need-a-permit.page',
);
const NYC_FILING = reread(
  'Filing Permit Applications, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/industry/filing-permit-applications.page',
);
const NYC_FILING_NOW = reread(
  'Filing Applications, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/industry/filing-applications.page',
);
const NYC_INSPECTION = reread(
  'What to Expect During an Inspection, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/property-or-business-owner/what-to-expect-during-an--inspection.page',
);
const NYC_CALL = reread(
  'Notice to Call for Inspection NYC (LegalClarity)',
  'https://legalclarity.org/notice-to-call-for-inspection-nyc-what-to-do-next/',
);
const NYC_UNITS = reread(
  'Inspection Units, NYC Department of Buildings',
  'http://NYC.GOV/site/buildings/safety/inspection-units.page',
);
const NYC_OFFICES = {
  ...reread(
    'NYC DOB Customer Service Windows Closed Due to Weather (Menotti Enterprise)',
    'https://menottienterprise.com/nyc-dob-customer-service-windows-closed-due-to-weather',
  ),
  publishedOn: '2024-02',
};
const NYC_NOW_FAQ = sourceReadOn('2026-11-27')(
  'DOB NOW: Build FAQ, New Building and Alteration-CO, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/industry/new-building-buildfaqs.page',
);
const NYC_ATRIUM = {
  ...sourceReadOn('2026-11-27')(
    'DOB announces opening of new Customer Service Atrium, NYC Department of Buildings',
    'https://nyc.gov/site/buildings/dob/pr-customer-service-atrium.page',
  ),
  publishedOn: '2018-10-03',
};
const NYC_STATUSES = reread(
  'DOB NOW: Build Filing Statuses',
  'https://github.com/cnicklin/D3_DOBNOW_Milestone',
);

const read28 = sourceReadOn('2026-11-28');

const NYC_ELECTRICAL_2025 = read28(
  'Upcoming 2025 NYC Electrical Code, quoting the department’s bulletin (Mike Holt forum)',
  'https://forums.mikeholt.com/threads/upcoming-2025-nyc-electrical-code-2020-nec-plus-amendments.2588131/post-3008436',
);
const NYC_ELECTRICAL_NEWS = {
  ...read28(
    'New York City Modernizes Its Electrical Code (EC&M)',
    'https://ecmweb.com/home/article/55251976/new-york-city-modernizes-its-electrical-code',
  ),
  publishedOn: '2025-01-15',
};
const NYC_ENERGY_2025 = read28(
  'Highlights of the 2025 New York City Energy Code (Urban Green Council)',
  'https://www.urbangreencouncil.org/?p=17220',
);
const NYC_ENERGY_NEWS = read28(
  'What Facility Executives Must Know About the NYC Energy Code Update (FacilitiesNet)',
  'https://www.facilitiesnet.com/energyefficiency/article/What-Facility-Executives-Must-Know-About-the-NYC-Energy-Code-Update--20898',
);
const NYC_FIRE_2022 = read28(
  'Enactment of the 2022 NYC Fire Code, FDNY',
  'https://www.nyc.gov/site/fdny/codes/fire-code/proposed-fire-code.page',
);
const NYC_EXISTING = {
  ...read28(
    'Department applauds passage of legislation to create Existing Building Code, NYC Department of Buildings',
    'https://www.nyc.gov/site/buildings/dob/pr-legslation-ebc.page',
  ),
  publishedOn: '2025-12-18',
};
const NYC_INSPECTIONS_FAQ = read28(
  'DOB NOW: Inspections FAQ, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/industry/dob-now-inspection-faqs.page',
);
const NYC_INSPECTIONS_PLUS = read28(
  'DOB NOW: Inspections Plus FAQs, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/industry/dob-now-inspectionplus-faqs.page',
);
const NYC_101_14: CitySource = {
  ...read28(
    '1 RCNY 101-14, Categories of work that may be performed without a permit (in force since October 2, 2011)',
    'https://www.nyc.gov/assets/buildings/rules/1_RCNY_101-14.pdf',
  ),
  publishedOn: '2011-10-02',
  isCopy: true,
};
const NYC_WINDOWS_LPC = read28(
  'Ask the Engineer: Landmarks (RAND Engineering & Architecture)',
  'http://www.randpc.com/AskTheEngineer/genAsktheEngineerLandmarks.asp',
);
const NYC_FENCES = read28(
  'Fences and Backyard Sheds, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/property-or-business-owner/fences-backyard-sheds.page',
);
const NYC_DECKS = read28(
  'Project Categories: Deck, NYC Department of Buildings',
  'https://www.nyc.gov/site/buildings/dob/project-categories-deck.page',
);
const NYC_LAA = read28(
  'Limited Alteration Application, Master Plumbers, NYC Department of Buildings',
  'https://www1.nyc.gov/site/buildings/industry/master-plumbers-limited-alteration-application.page',
);
const NYC_LAA_FIRM = read28(
  'Limited Alteration Applications, LAA (EP Engineering)',
  'https://www.epengineering.com/limited-alteration-applications-laa/',
);
const NYC_OWNER = read28(
  'Project Requirements: Owner, NYC Department of Buildings',
  'https://nyc.gov/site/buildings/property-or-business-owner/project-requirements-owner-pa.page',
);

const NYC_TRACKER = read28(
  'Service Levels: what is measured, NYC Department of Buildings (read through a forwarded link)',
  'https://nycdob.github.io/DOB_PerformanceMetrics/aggregate',
);
const NYC_TRACKER_NEWS = {
  ...read28(
    'Homeowners can now view status of city Building Dept. approvals, permits (Staten Island Advance)',
    'https://www.silive.com/news/2020/10/homeowners-can-now-view-status-of-city-building-dept-approvals-permits.html',
  ),
  publishedOn: '2020-10-14',
};
const NYC_TESTIMONY = {
  ...read28(
    'Department’s performance in FY 2024, Commissioner Oddo before the City Council (citymeetings.nyc)',
    'https://citymeetings.nyc/city-council/2025-03-25-1000-am-committee-on-housing-and-buildings/chapter/departments-performance-in-fy-2024',
  ),
  publishedOn: '2025-03-25',
};
const NYC_FAQ_311 = read28(
  'FAQs, A to L, NYC Department of Buildings',
  'http://www.nyc.gov/html/dob/html/about/faq1.shtml',
);
const NYC_APPOINTMENTS = read28(
  'Registrant Project Requirements: inspections, NYC Department of Buildings',
  'https://nyc.gov/site/buildings/industry/project-requirements-registrant-cc-n-insp.page',
);

export const profile: CityProfile = {
  slug: 'new-york-city-ny',
  intro: [
    {
      text: {
        en: 'In New York City the contractor does not file most building jobs. A state-licensed engineer (PE) or registered architect (RA) files them with the Department of Buildings, DOB, and the contractor pulls the work permit on the approved filing. Licensed plumbers file some small jobs themselves, as Limited Alteration Applications.',
        es: 'En la ciudad de Nueva York el contratista no presenta la mayoría de las obras. Las presenta ante el Department of Buildings, DOB, un ingeniero (PE) o arquitecto (RA) con licencia estatal, y el contratista saca el permiso de trabajo sobre lo aprobado. Los plomeros con licencia presentan ellos mismos algunos trabajos pequeños, como Limited Alteration Application.',
      },
      sources: [NYC_TYPES, NYC_LAA],
      confidence: 'A',
    },
    {
      text: {
        en: 'A building’s record may sit in two systems. BIS, the Buildings Information System, is the older database of jobs, violations and licenses; newer filings are in DOB NOW. A permit is renewed in the system that issued it.',
        es: 'La historia de un edificio puede estar en dos sistemas. BIS, el Buildings Information System, es la base anterior de trabajos, infracciones y licencias; lo más nuevo está en DOB NOW. Un permiso se renueva en el sistema que lo emitió.',
      },
      sources: [NYC_RENEWAL, NYC_BIS_FAQ],
      confidence: 'A',
    },
  ],
  department: {
    name: 'NYC Department of Buildings (DOB)',
    url: 'https://www.nyc.gov/site/buildings/property-or-business-owner/permits-by-type.page',
    source: NYC_TYPES,
    confidence: 'A',
  },
  portal: {
    name: 'DOB NOW: Build',
    url: 'https://a810-dobnow.nyc.gov/publish/Index.html',
    source: NYC_RENEWAL,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical'],
        edition: {
          en: '2022 NYC Construction Codes (2015 I-Codes)',
          es: 'NYC Construction Codes de 2022 (I-Codes de 2015)',
        },
        since: '2022-11-07',
        sources: [NYC_CODES],
        confidence: 'A',
      },
      {
        fields: ['electrical'],
        edition: {
          en: '2025 NYC Electrical Code (2020 NEC with city amendments)',
          es: 'NYC Electrical Code de 2025 (NEC 2020 con enmiendas de la ciudad)',
        },
        since: '2025-12-21',
        sources: [NYC_ELECTRICAL_2025, NYC_ELECTRICAL_NEWS],
        confidence: 'C',
      },
      {
        fields: ['energy'],
        edition: {
          en: '2025 NYC Energy Conservation Code',
          es: 'NYC Energy Conservation Code de 2025',
        },
        since: '2026-03-30',
        sources: [NYC_ENERGY_2025, NYC_ENERGY_NEWS],
        confidence: 'C',
      },
      {
        fields: ['fire'],
        edition: { en: '2022 NYC Fire Code', es: 'NYC Fire Code de 2022' },
        since: '2022-04-15',
        sources: [NYC_FIRE_2022],
        confidence: 'A',
      },
    ],
    notes: [
      fact(
        'A',
        [NYC_CODES],
        'The construction codes were enacted by Local Law 126 of 2021. A filing with complete documents before their day may stay under the codes of 2014.',
        'Los códigos de construcción los promulgó la Local Law 126 de 2021. Lo presentado completo antes de su fecha puede seguir con los códigos de 2014.',
      ),
      fact(
        'C',
        [NYC_ENERGY_NEWS],
        'A job whose energy papers were complete before March 30, 2026 may keep the energy code of 2020; an incomplete one, or one changed in substance after that day, may not.',
        'Un trabajo con sus papeles de energía completos antes del 30 de marzo de 2026 puede conservar el código de energía de 2020; uno incompleto, o cambiado de fondo después, no.',
      ),
      fact(
        'A',
        [NYC_EXISTING],
        'The City Council passed the city’s first Existing Building Code on December 18, 2025. We read no date from which it applies: for an alteration ask at nyc.gov/dobhelp.',
        'El concejo aprobó el primer Existing Building Code de la ciudad el 18 de diciembre de 2025. No leímos desde cuándo se aplica: para una alteración pregunte en nyc.gov/dobhelp.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'A general contractor registers with DOB under §28-418 and keeps a place of business in the city (§28-401.18). Work on buildings of four stories or more also takes a safety endorsement for construction, concrete or demolition.',
        es: 'El contratista general se registra en DOB según §28-418 y mantiene un local en la ciudad (§28-401.18). La obra en edificios de cuatro pisos o más pide además un aval de seguridad para construcción, concreto o demolición.',
      },
      sources: [NYC_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'Renovating one- to four-family homes or single apartments needs a second license, Home Improvement Contractor, from the Department of Consumer and Worker Protection.',
        es: 'Remodelar casas de una a cuatro familias o apartamentos individuales pide una segunda licencia, Home Improvement Contractor, del Department of Consumer and Worker Protection.',
      },
      sources: [NYC_RESIDENTIAL, NYC_DCWP],
      confidence: 'A',
    },
    {
      text: {
        en: 'A permit covers weekdays from 7 AM to 6 PM. Earlier, later, or on Saturday and Sunday you need an After Hours Variance, requested in DOB NOW for DOB NOW jobs.',
        es: 'El permiso vale de lunes a viernes, de 7 AM a 6 PM. Antes, después o en sábado y domingo necesita una After Hours Variance, que se pide en DOB NOW si el trabajo está ahí.',
      },
      sources: [NYC_TYPES],
      confidence: 'A',
    },
    {
      text: {
        en: 'In place of plan examination a PE or RA may certify that the plans follow the law. The professional answers for them; the contractor’s part of the permit stays the same.',
        es: 'En vez de la revisión de planos, un PE o RA puede certificar que cumplen la ley. El profesional responde por ellos; la parte del contratista en el permiso no cambia.',
      },
      sources: [NYC_TYPES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Where anyone lives in the building during the work, a Tenant Protection Plan covers egress, fire safety, health, structure and noise, with sheeting at apartment doors among its measures.',
        es: 'Si alguien vive en el edificio durante la obra, un Tenant Protection Plan cubre salidas, incendio, salud, estructura y ruido, con plástico en las puertas de los apartamentos entre sus medidas.',
      },
      sources: [NYC_TENANT],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Covering and insulation above the deck go free unless the energy code wants more insulation (rule 101-14); structural work needs one.',
        es: 'La cubierta y el aislamiento sobre el entablado, no, salvo que el código de energía pida más (regla 101-14); la obra estructural, sí.',
      },
      sources: [NYC_101_14, NYC_NEEDED],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Replacing alone goes free, by an engineering firm’s guide; a landmark takes a Landmarks permit.',
        es: 'Reemplazarlas sin más, no, según la guía de una firma de ingeniería; un edificio protegido pide permiso de Landmarks.',
      },
      sources: [NYC_WINDOWS_LPC],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'At a house of one or two families only above 6 feet.',
        es: 'En una casa de una o dos familias, solo con más de 6 pies.',
      },
      sources: [NYC_FENCES],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'One in the rear yard, 3 feet or more from the lot line and up to 120 square feet, usually goes without (rule 101-14); a larger one needs a permit.',
        es: 'En el patio trasero, a 3 pies o más del lindero y hasta 120 pies cuadrados, por lo común no (regla 101-14); uno mayor, sí.',
      },
      sources: [NYC_FENCES],
      confidence: 'B',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'A construction work permit on plans that a PE or RA files.',
        es: 'Un permiso de construcción sobre planos que presenta un PE o RA.',
      },
      sources: [NYC_DECKS],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'depends',
      text: {
        en: 'Some repairs and replacements go free (table 2 of rule 101-14; ask 311); a furnace in kind at a house takes a Limited Alteration Application.',
        es: 'Algunas reparaciones y reemplazos, no (tabla 2 de la regla 101-14; pregunte al 311); un calefactor por otro igual en una casa va por Limited Alteration Application.',
      },
      sources: [NYC_OWNER, NYC_LAA_FIRM],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A Limited Alteration Application that a licensed plumber files, without PE or RA.',
        es: 'Una Limited Alteration Application que presenta un plomero con licencia, sin PE ni RA.',
      },
      sources: [NYC_LAA, NYC_LAA_FIRM],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as an electrical permit: $40, and $8 for a service switch up to 100 amps or $30 up to 200.',
        es: 'Tiene precio de permiso eléctrico: $40, y $8 por un interruptor de hasta 100 amperios o $30 hasta 200.',
      },
      sources: [NYC_LL77, NYC_FEES],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [NYC_NEEDED],
      'DOB’s own examples of work without a permit: painting, plastering, new cabinets, replacing a plumbing fixture, resurfacing floors and roof repair that is not structural.',
      'Ejemplos del propio DOB de trabajo sin permiso: pintura, yeso, gabinetes nuevos, cambio de un aparato de plomería, renovar pisos y reparar un techo sin tocar la estructura.',
    ),
    fact(
      'A',
      [NYC_NEEDED],
      'Free of a permit is not free of a license: cabinets and floors still call for a Home Improvement Contractor, and ordinary plumbing repair under §28-105.4.4 for a Licensed Master Plumber.',
      'Sin permiso no es sin licencia: gabinetes y pisos piden un Home Improvement Contractor, y la reparación ordinaria de plomería del §28-105.4.4, un Licensed Master Plumber.',
    ),
    fact(
      'A',
      [NYC_NEEDED],
      'Emergency work by a licensed contractor may begin before the permit if an Emergency Work Notification reaches DOB within two business days after the work is finished, as DOB’s page puts it. To be safe send it when you begin.',
      'Un trabajo de emergencia de un contratista con licencia puede empezar antes del permiso si el Emergency Work Notification llega al DOB en los dos días hábiles siguientes a terminar la obra, como lo dice su página. Para ir a lo seguro, envíelo al empezar.',
    ),
  ],
  steps: [
    fact(
      'A',
      [NYC_TYPES],
      'The owner hires a state-licensed PE or RA, who draws the plans and files the job.',
      'El dueño contrata a un PE o RA con licencia del estado, que hace los planos y presenta el expediente.',
    ),
    fact(
      'A',
      [NYC_NOW_FAQ, NYC_FILING],
      'File in DOB NOW: Build, as New Building, Alteration-CO (it changes the certificate of occupancy; Type 1 in BIS) or Alteration (Types 2 and 3). New buildings and Type 1 jobs stay in BIS only if they stood there by February 26, 2021. For what DOB’s older page still lets you take to a borough office, ask at nyc.gov/dobhelp.',
      'Presente en DOB NOW: Build, como New Building, Alteration-CO (cambia el certificado de ocupación; Type 1 en BIS) o Alteration (Types 2 y 3). Los edificios nuevos y los Type 1 siguen en BIS solo si ya estaban ahí el 26 de febrero de 2021. Sobre lo que la página anterior del DOB aún deja llevar a una oficina de distrito, pregunte en nyc.gov/dobhelp.',
    ),
    fact(
      'A',
      [NYC_FILING_NOW],
      'A plan examiner reviews it, unless the professional certifies the plans: those skip plan review.',
      'Lo revisa un examinador de planos, salvo que el profesional certifique los planos: esos no pasan por revisión.',
    ),
    fact(
      'B',
      [NYC_STATUSES, NYC_TYPES],
      'Objections go back to the applicant and are answered one by one. The status Approved means that permits can now be pulled.',
      'Las objeciones vuelven al solicitante y se responden una por una. El estatus Approved significa que ya se pueden sacar los permisos.',
    ),
    fact(
      'A',
      [NYC_INSURANCE, NYC_TYPES],
      'The contractor requests the work permit on the approved filing, with insurance current at DOB; work begins once it is issued.',
      'El contratista pide el permiso de trabajo sobre el expediente aprobado, con su seguro al día en el DOB; la obra empieza una vez emitido.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [NYC_INSPECTIONS_FAQ, NYC_INSPECTIONS_PLUS, NYC_INSPECTION],
      'In DOB NOW: Inspections, and for electrical work in DOB NOW: Inspections Plus, by the applicant of record, the owner, the licensed professional and the delegates they name. You may do it too if your e-mail is on the work permit. The account is apart from that of DOB NOW: Build.',
      'En DOB NOW: Inspections, y la electricidad en DOB NOW: Inspections Plus; lo hacen el solicitante registrado, el dueño, el profesional con licencia y los delegados que nombren. También usted, si su correo electrónico está en el permiso de trabajo. La cuenta es aparte de la de DOB NOW: Build.',
    ),
    cutOff: null,
    visit: fact(
      'A',
      [NYC_APPOINTMENTS],
      'By appointment, which the online tool sets for every required inspection.',
      'Con cita, que la herramienta en línea fija para cada inspección exigida.',
    ),
    notes: [
      fact(
        'C',
        [NYC_TRACKER, NYC_TRACKER_NEWS],
        'DOB’s Service Levels Tracker, nycdob.github.io/DOB_PerformanceMetrics, gives the average from request to inspection by month and borough. Before October 2020 most took almost five days.',
        'El Service Levels Tracker del DOB, nycdob.github.io/DOB_PerformanceMetrics, da el promedio entre el pedido y la inspección por mes y distrito. Antes de octubre de 2020 casi todas tardaban cerca de cinco días.',
      ),
      fact(
        'A',
        [NYC_INSPECTIONS_PLUS],
        'An electrical inspection can be canceled in Inspections Plus up to 48 hours before it starts.',
        'Una inspección eléctrica se puede cancelar en Inspections Plus hasta 48 horas antes de que empiece.',
      ),
      fact(
        'A',
        [NYC_INSPECTION],
        'After a failed one, an objection marked certifiable is lifted with documents in the same system; any other is repaired and seen again.',
        'Si no pasa, una objeción marcada como certificable se levanta con documentos en el mismo sistema; las demás se reparan y se revisan de nuevo.',
      ),
      fact(
        'C',
        [NYC_CALL],
        'Nobody comes on their own. §28-116.3 makes the permit holder notify DOB when work is ready and give access.',
        'Nadie llega por su cuenta. El §28-116.3 obliga al titular a avisar al DOB cuando el trabajo está listo y a dar acceso.',
      ),
      fact(
        'A',
        [NYC_UNITS],
        'Boilers have a unit of their own: 212-393-2661, at 280 Broadway, 1st floor, from 8:30 a.m. to 4:00 p.m. on weekdays.',
        'Las calderas tienen su propia unidad: 212-393-2661, en 280 Broadway, primer piso, de 8:30 a. m. a 4:00 p. m. en días hábiles.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'NYC 311, for the Department of Buildings',
      phone: '+12126399675',
      note: {
        en: 'Call 311; from outside the city 212-639-9675. In writing: nyc.gov/dobhelp.',
        es: 'Llame al 311; desde fuera de la ciudad, al 212-639-9675. Por escrito: nyc.gov/dobhelp.',
      },
      source: NYC_FAQ_311,
      confidence: 'G',
    },
    {
      purpose: 'permits',
      name: 'DOB Customer Service Atrium',
      address: '280 Broadway, 1st Floor, New York, NY 10007',
      note: {
        en: 'By the department’s release of 2018.',
        es: 'Según el comunicado del departamento de 2018.',
      },
      source: NYC_ATRIUM,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Manhattan Borough Office',
      address: '280 Broadway, 3rd Floor, New York, NY 10007',
      note: {
        en: 'As a filing firm listed it in February 2024; confirm at nyc.gov/dobhelp before you go.',
        es: 'Como la anotó una gestoría en febrero de 2024; confirme en nyc.gov/dobhelp antes de ir.',
      },
      source: NYC_OFFICES,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Brooklyn Borough Office',
      address: '345 Adams Street, 3rd Floor, Brooklyn, NY 11201',
      note: {
        en: 'As a filing firm listed it in February 2024; confirm at nyc.gov/dobhelp before you go.',
        es: 'Como la anotó una gestoría en febrero de 2024; confirme en nyc.gov/dobhelp antes de ir.',
      },
      source: NYC_OFFICES,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Queens Borough Office',
      address: '120-55 Queens Boulevard, 1st Floor, Kew Gardens, NY 11424',
      note: {
        en: 'As a filing firm listed it in February 2024; confirm at nyc.gov/dobhelp before you go.',
        es: 'Como la anotó una gestoría en febrero de 2024; confirme en nyc.gov/dobhelp antes de ir.',
      },
      source: NYC_OFFICES,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Bronx Borough Office',
      address: '1932 Arthur Avenue, 5th Floor, Bronx, NY 10457',
      note: {
        en: 'As a filing firm listed it in February 2024; confirm at nyc.gov/dobhelp before you go.',
        es: 'Como la anotó una gestoría en febrero de 2024; confirme en nyc.gov/dobhelp antes de ir.',
      },
      source: NYC_OFFICES,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Staten Island Borough Office',
      address: '10 Richmond Terrace, Borough Hall, 2nd Floor, Staten Island, NY 10301',
      note: {
        en: 'As a filing firm listed it in February 2024; confirm at nyc.gov/dobhelp before you go.',
        es: 'Como la anotó una gestoría en febrero de 2024; confirme en nyc.gov/dobhelp antes de ir.',
      },
      source: NYC_OFFICES,
      confidence: 'C',
    },
  ],
  fees: [
    {
      text: {
        en: 'Alterations on one- to three-family homes: a minimum of $130 or $170 by job type covers the first $5,000, then $2.60 per $1,000. Other buildings: $10.30 per $1,000 past $3,000, or $17.75 for the largest ones.',
        es: 'Alteraciones en casas de una a tres familias: un mínimo de $130 o $170 según el tipo cubre los primeros $5,000 y luego $2.60 por cada $1,000. Los demás edificios: $10.30 por cada $1,000 pasados los $3,000, o $17.75 en los más grandes.',
      },
      sources: [NYC_LL77, NYC_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'New buildings go by floor area: $0.06 per square foot for one to three families, $0.26 below seven stories and 100,000 square feet, $0.45 beyond either limit.',
        es: 'Los edificios nuevos van por área: $0.06 por pie cuadrado de una a tres familias, $0.26 por debajo de siete pisos y 100,000 pies cuadrados, y $0.45 si se pasa cualquiera de los dos.',
      },
      sources: [NYC_LL77, NYC_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Electrical starts at $40 with ten units free, plus the service switch: $8 up to 100 amps, $30 up to 200, $105 up to 600. Demolition multiplies street frontage by stories by $2.60, $260 at least.',
        es: 'Electricidad empieza en $40 con diez unidades gratis, más el interruptor de servicio: $8 hasta 100 amperios, $30 hasta 200, $105 hasta 600. Demolición multiplica el frente por los pisos por $2.60, $260 como mínimo.',
      },
      sources: [NYC_LL77, NYC_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Work that leaves the certificate of occupancy alone is paid in full at filing; work that changes it pays half then. Renewing a permit costs $130.',
        es: 'La obra que no toca el certificado de ocupación se paga completa al presentar; la que lo cambia paga la mitad entonces. Renovar un permiso cuesta $130.',
      },
      sources: [NYC_FEES, NYC_RENEWAL],
      confidence: 'B',
    },
  ],
  feeSchedule: 'new-york-ny',
  timing: [
    fact(
      'B',
      [NYC_TRACKER, NYC_TRACKER_NEWS],
      'DOB’s targets from filing to its first answer, in an undated copy of its Service Levels Tracker, are 10 days for a new building or an Alteration Type 1, and 2 days for an Alteration Type 2 or 3. The tracker shows each month’s average in business days.',
      'Las metas del DOB desde la presentación hasta su primera respuesta, en una copia sin fecha de su Service Levels Tracker, son 10 días para un edificio nuevo o una Alteration Type 1, y 2 días para una Alteration Type 2 o 3. Ahí aparece el promedio de cada mes en días hábiles.',
    ),
    fact(
      'C',
      [NYC_TESTIMONY],
      'In fiscal year 2024 a filing waited just over three days for its first review, the commissioner told the City Council in March 2025, and inspections took longer than the year before. Objections and each new submission come on top.',
      'En el año fiscal 2024 una solicitud esperaba poco más de tres días su primera revisión, dijo el comisionado al City Council en marzo de 2025, y las inspecciones tardaban más que el año anterior. Las objeciones y cada nueva entrega van aparte.',
    ),
    fact(
      'A',
      [NYC_FILING_NOW],
      'Plans that the professional certifies skip the review.',
      'Los planos que certifica el profesional no pasan por revisión.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'The examiner lists code and zoning objections and approves once every one is satisfied. An objection you dispute first gets a second review at no extra fee; if it is upheld, a determination (CCD1 or ZRD1) costs $1,000 and its appeal $2,500.',
        es: 'El revisor enumera objeciones de código y zonificación y aprueba cuando todas quedan resueltas. La que usted disputa tiene primero una segunda revisión sin cargo; si se confirma, una determinación (CCD1 o ZRD1) cuesta $1,000 y su apelación $2,500.',
      },
      sources: [NYC_TYPES, NYC_DETERMINATIONS, NYC_DETERMINATIONS_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Asbestos comes first: the PW1 has to state whether abatement is required, not required or exempt, and DOB issues no permit until the requirements are met. Have the asbestos investigator look before the job is filed.',
        es: 'El asbesto va primero: el PW1 debe decir si hace falta retirarlo, si no, o si está exento, y DOB no emite permiso hasta que se cumpla. Llame al investigador de asbesto antes de presentar el trabajo.',
      },
      sources: [NYC_ASBESTOS, NYC_TYPES],
      confidence: 'A',
    },
    {
      text: {
        en: 'On every permit request the system checks your general liability, workers’ compensation and disability coverage on file. Send the new policy to the Licensing Unit before the old one ends.',
        es: 'En cada solicitud de permiso el sistema revisa su responsabilidad general, compensación laboral e incapacidad registradas. Mande la póliza nueva a la Licensing Unit antes de que termine la anterior.',
      },
      sources: [NYC_INSURANCE, NYC_RENEWAL],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'NYC publishes DOB NOW permits the same day: Permit Issued or Signed-off, with the business name and license number of the permittee, estimated job cost and expiration date. The filing date is not there, nor are fees.',
        es: 'Nueva York publica los permisos de DOB NOW el mismo día: Permit Issued o Signed-off, con el nombre y la licencia del titular, costo estimado y fecha de vencimiento. No trae la fecha de ingreso ni las tarifas.',
      },
      sources: [NYC_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'One job shows as several records, one per work type: plumbing, sprinklers, standpipe. Jobs still in BIS are published in another table with its own words and text dates.',
        es: 'Un trabajo aparece como varios registros, uno por tipo: plomería, rociadores, tomas para bomberos (standpipes). Los que siguen en BIS se publican en otra tabla, con otras palabras y fechas en texto.',
      },
      sources: [NYC_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'commercial_ti', 'plumbing', 'electrical_service', 'demolition'],
  faq: [
    {
      question: {
        en: 'When does my DOB NOW permit expire?',
        es: '¿Cuándo vence mi permiso de DOB NOW?',
      },
      answer: {
        text: {
          en: 'On the earliest of three dates: your insurance, your license, or one year from issuance. If insurance or license cut it short, the permit is extended free of charge once that is renewed.',
          es: 'En la primera de tres fechas: su seguro, su licencia o un año desde la emisión. Si el seguro o la licencia lo acortaron, el permiso se extiende sin costo al renovarlos.',
        },
        sources: [NYC_RENEWAL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How do I take over a permit from another contractor?',
        es: '¿Cómo tomo un permiso de otro contratista?',
      },
      answer: {
        text: {
          en: 'File a permit renewal with change in DOB NOW: it supersedes the old permit with you as applicant, and costs the $130 renewal fee. In BIS the owner signs a superseding letter.',
          es: 'Presente en DOB NOW una renovación con cambio: sustituye el permiso anterior con usted como solicitante y cuesta los $130 de renovación. En BIS el dueño firma una carta de sustitución.',
        },
        sources: [
          NYC_RENEWAL,
          read(
            'Renewing Permits, NYC DOB',
            'https://www1.nyc.gov/site/buildings/industry/renewing-permits.page',
          ),
        ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can an expired New York City permit still be renewed?',
        es: '¿Se puede renovar un permiso vencido de Nueva York?',
      },
      answer: {
        text: {
          en: 'Yes, if there was activity on the application within two years of the expiration date.',
          es: 'Sí, si hubo actividad en la solicitud dentro de los dos años siguientes al vencimiento.',
        },
        sources: [NYC_RENEWAL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Do I need to be registered to do small work?',
        es: '¿Tengo que registrarme para trabajos pequeños?',
      },
      answer: {
        text: {
          en: 'A contractor without registration may do limited work under a tracking number, after filing with DOB and proving workers’ compensation and disability insurance.',
          es: 'Un contratista sin registro puede hacer trabajo limitado con un tracking number, tras presentar su solicitud ante el DOB y probar compensación laboral y seguro de incapacidad.',
        },
        sources: [NYC_RESIDENTIAL],
        confidence: 'A',
      },
    },
  ],
};
