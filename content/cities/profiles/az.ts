import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const PHX_PDD = read('Planning & Development, City of Phoenix', 'https://www.phoenix.gov/pdd');
const PHX_RESIDENTIAL = read('Residential Projects, City of Phoenix', 'https://phoenix.gov/pdd/residential');
const PHX_APPOINTMENTS = read(
  'Residential Projects: Plan Review Appointments, City of Phoenix',
  'https://www.phoenix.gov/pdd/development/permits/residential',
);
const PHX_SHAPE = read('SHAPE PHX, City of Phoenix', 'https://www.phoenix.gov/pdd/shape-phx');
const PHX_INSPECTIONS = read(
  'Building Construction Inspections, City of Phoenix',
  'https://phoenix.gov/pdd/development/inspections/building-construction-inspections',
);
const PHX_COMMERCIAL_REVIEW = read(
  'Construction Plan Review, City of Phoenix',
  'https://phoenix.gov/pdd/development/permits/commercial/construction-plan-review',
);
const PHX_SELF_CERT = read(
  'Self-Certification Program: Procedures, Forms and Links, City of Phoenix',
  'https://www.phoenix.gov/pdd/self-certification-program/procedures-forms-and-links',
);
const PHX_SELF_CERT_AUDIT = read(
  'Self-Certification Program: Audit & Appeal Process (City of Phoenix document, copy on Scribd)',
  'https://www.scribd.com/document/612641618/Plan-Review-Audit-Process',
);
const PHX_CODE_REVIEW = read(
  '2024 Building Code Analysis & Amendment Proposals, City of Phoenix',
  'https://phoenix.gov/pdd/devcode/buildingcode/2024-building-code',
);
const PHX_CODE_NEWS = read(
  'City of Phoenix adopts new building code (AZ Big Media)',
  'https://azbigmedia.com/real-estate/city-of-phoenix-adopts-new-building-code-heres-a-look/',
);
const PHX_CODE_OWNERS = read(
  'Phoenix updates building code to boost safety and sustainability (Construction Owners)',
  'https://www.constructionowners.com/news/phoenix-updates-building-code-to-boost-safety-and-sustainability',
);
const PHX_CODE_REPORTER = read(
  'New Phoenix Building Code (Construction Reporter)',
  'https://constructionreporter.com/new-phoenix-building-code-tackles-wide-variety-of-sustainability-issues',
);
const PHX_SOLAR = read(
  'SolarAPP/Photovoltaic Projects, City of Phoenix',
  'https://www.phoenix.gov/administration/departments/pdd/residential-building/resident-plan-reviews/solarapp-photovoltaic.html',
);
const PHX_SOLAR_REVISIONS = read(
  'SolarAPP+ Program: Revisions, City of Phoenix',
  'https://phoenix.gov/pdd/solarapp',
);
const PHX_SOLAR_LIMITS = read(
  'Residential Solar Photovoltaic (PV) Permit, SolarAPP+ in Phoenix (PermitBase, quoting the City)',
  'https://permitbase.app/arizona/maricopa-county/phoenix/solar-pv-permit/',
);
const PHX_FEES = read(
  'Planning & Development Department Fee Schedule, City of Phoenix',
  'https://www.phoenix.gov/content/dam/phoenix/pddsite/documents/impact-fees/fee-schedule.pdf',
);
const PHX_RECORDS = read(
  'Planning permits map layer, City of Phoenix',
  'https://maps.phoenix.gov/pub/rest/services/Public/Planning_Permit/MapServer/1',
);
const MESA_RESIDENTIAL = read(
  'Residential Construction, City of Mesa',
  'https://mesaaz.gov/Business-Development/Development-Services/Building-Permit-Plan-Review/Residential-Construction',
);
const MESA_COMMERCIAL = read(
  'Commercial Construction, City of Mesa',
  'https://mesaaz.gov/Business-Development/Development-Services/Commercial-Construction',
);
const MESA_INSPECTIONS = read(
  'Construction Inspections, City of Mesa',
  'https://mesaaz.gov/Business-Development/Development-Services/Construction-Inspections',
);
const MESA_SELF_CERT = read(
  'Self-Certification, City of Mesa',
  'https://www.mesaaz.gov/business/development-services/self-certification',
);
const MESA_CODES_2018 = read(
  '2018 Building Code Adoption, City of Mesa',
  'https://www.mesaaz.gov/business/development-services/building-code-amendment',
);
const MESA_REVIEW = read(
  'Construction Plan Review, City of Mesa (older page)',
  'http://mesaaz.gov/devsustain/PlanReview.aspx',
);
const MESA_PBI = read(
  'Mesa Building Permit Shortcuts (DesignLine Architects)',
  'http://designlinearchitects.com/mesa-building-permit-shortcuts-building-permits',
);
const MESA_RECORDS = read('Building permits, Mesa open data', 'https://data.mesaaz.gov/d/dzpk-hxfb');
const TEMPE_ISSUANCE = read(
  'Permit Issuance Process, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/permit-issuance-process',
);
const TEMPE_APPOINTMENTS = read(
  'Plan Review Questions by Appointment, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/plan-review-questions-by-appointment',
);
const TEMPE_FAQ = read(
  'Building Safety: Frequently Asked Questions, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/frequently-asked-questions/-fsiteid-1',
);
const TEMPE_GUIDE = read(
  'Homeowners Guide to Permits, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/homeowners-guide-to-permits',
);
const TEMPE_COUNTER = read(
  'Over the Counter Permits, City of Tempe (2014 page)',
  'http://www.tempe.gov/city-hall/community-development/building-safety/permit-issuance-plan-review/over-the-counter-permits',
);
const TEMPE_CODES = read(
  'Tempe building permit requirements (PermitBase, quoting the City)',
  'https://permitbase.app/arizona/maricopa-county/tempe/',
);
const TEMPE_RECORDS = read(
  'Building permits, City of Tempe open data',
  'https://services.arcgis.com/lQySeXwbBg53XWDi/arcgis/rest/services/building_permits/FeatureServer/0',
);
const TUCSON_PDSD = read(
  'Planning & Development Services, City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services',
);
const TUCSON_TDC = read(
  'Tucson Development Center Frequently Asked Questions, City of Tucson',
  'https://tucsonaz.gov/Departments/Planning-Development-Services/PDSD-News/Tucson-Development-Center-Frequently-Asked-Questions',
);
const TUCSON_EXEMPT = read(
  'Do I Need a Permit? (Exemptions), City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Permits/Tucson-Permit-Exemptions',
);
const TUCSON_RESIDENTIAL = read(
  'Residential Permits, City of Tucson',
  'https://beta.tucsonaz.gov/Departments/Planning-Development-Services/Permits/Residential-Permits',
);
const TUCSON_PERMITS = read(
  'Permits, City of Tucson',
  'https://tucsonaz.gov/Departments/Planning-Development-Services/Permits',
);
const TUCSON_FAQ = read(
  'PDSD Frequently Asked Questions, City of Tucson',
  'https://cms3.tucsonaz.gov/pdsd/frequently-asked-questions-0',
);
const TUCSON_CODES = read(
  'Building Codes As Adopted by the City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Codes/Building-Codes',
);
const TUCSON_GREEN = read(
  'Building Codes: Green Building, City of Tucson',
  'https://beta.tucsonaz.gov/Departments/Planning-Development-Services/Building-Codes',
);
const TUCSON_SB1598 = read(
  'Tucson Administrative Directives: review time frames (SB 1598)',
  'https://codelibrary.amlegal.com/codes/tucson/latest/tucson_az_udc/0-0-0-9621',
);
const TUCSON_PLANNING = read(
  'Planning Resources, City of Tucson',
  'https://beta.tucsonaz.gov/Departments/Planning-Development-Services/Planning-Resources',
);
const TUCSON_LETTER = read(
  'PDSD News: New Building Permit Requirement, City of Tucson (2015)',
  'https://cms3.tucsonaz.gov/pdsd/news?page=5',
);
const TUCSON_LAG_NEWS = read(
  'Tucson trims building-permit lag time (Arizona Daily Star, 2023)',
  'https://thisistucson.com/news/local/business/tucson-trims-building-permit-lag-time-but-much-to-be-done/article_a9e13e58-e54f-11ed-9005-0b6ff7c78a3a.html',
);
const TUCSON_APPEALS = read(
  'Building Code Modification/Appeals, City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Codes-and-Plans/Building-Code-Modification-Appeals',
);
const TUCSON_RECORDS = read(
  'Residential permits map layer, City of Tucson',
  'https://mapdata.tucsonaz.gov/arcgis/rest/services/PublicMaps/PermitsCode/MapServer/85',
);
const GILBERT_PERMITS = read(
  'Permits, Applications & Checklists, Town of Gilbert',
  'https://gilbertaz.gov/departments/development-services/plan-review-inspection/permits-applications',
);
const GILBERT_PERMITS_2016 = read(
  'Permits & Applications, Town of Gilbert (2016 page)',
  'http://gilbertaz.gov/departments/development-services/permitting-plan-review/permits-applications',
);
const GILBERT_COUNTER = read(
  'One Stop Shop: New Plan Review Programs, Town of Gilbert (older page)',
  'http://www.gilbertaz.gov/departments/development-services/one-stop-shop',
);
const GILBERT_REVIEW = read(
  'Plan Review, Town of Gilbert',
  'https://www.gilbertaz.gov/departments/development-services/permitting-plan-review/plan-review',
);
const GILBERT_CODES_2013 = read(
  'Plan Review & Inspection: codes effective December 7, 2013, Town of Gilbert',
  'http://gilbertaz.gov/departments/development-services/permitting-plan-review',
);
const GILBERT_CODES_2021 = read(
  'Gilbert Residential Design & Permit Information (design firm)',
  'https://www.residentialdesignaz.com/gilbert',
);
const GILBERT_RECORDS = read(
  'Growth and development tables, Town of Gilbert open data',
  'https://maps.gilbertaz.gov/arcgis/rest/services/OD/Growth_Development_Tables_1/MapServer/3',
);
const SCOTTSDALE_REVIEW = read(
  'Plan Review Services, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/plan-review-services',
);
const SCOTTSDALE_REVIEW_EARLIER = read(
  'Plan Review Services, City of Scottsdale (earlier copy)',
  'http://scottsdaleaz.gov/planning-development/plan-review-services',
);
const SCOTTSDALE_PERMITS = read(
  'Permit Services, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/permit-services',
);
const SCOTTSDALE_FAQ = read(
  'Inspections: Frequently Asked Questions, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/inspections/faqs',
);
const SCOTTSDALE_EXTENSION = read(
  'Requesting an Extension of a Building Permit, City of Scottsdale',
  'https://scottsdaleaz.gov/planning-development/inspection-services/permit-extension-request',
);
const SCOTTSDALE_GREEN = read(
  'Green Codes, City of Scottsdale',
  'https://scottsdaleaz.gov/green-building-program/green-codes',
);
const SCOTTSDALE_GREEN_NEWS = read(
  'Scottsdale becomes first in Arizona to mandate green building rules (Arizona Technology Council)',
  'https://www.aztechcouncil.org/scottsdale-becomes-first-in-arizona-to-mandate-green-building-rules/',
);
const SCOTTSDALE_PROCESS = read(
  'Development Process, City of Scottsdale',
  'https://www.scottsdaleaz.gov/planning-development/development-process',
);
const SCOTTSDALE_CUSTOM = read(
  'Single-family plan review, City of Scottsdale (older page)',
  'http://www.scottsdaleaz.gov/bldgresources/planreview/sfr_review',
);
const SCOTTSDALE_OWNER = read(
  'Permit Services, One Stop Shop, City of Scottsdale (2015 page)',
  'http://www.scottsdaleaz.gov/Page46.aspx',
);
const SCOTTSDALE_RECORDS = read(
  'Building permits table, City of Scottsdale open data',
  'https://maps.scottsdaleaz.gov/arcgis/rest/services/OpenData_Tabular/MapServer/12',
);

const MESA_PROCESS = read(
  'Processes and Procedures, City of Mesa Development Services',
  'https://mesaaz.gov/business/development-services/planning/processes-and-procedures',
);
const TUCSON_FEE_FAQ = read(
  'Development Fee & Valuation Table FAQ, City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Frequently-Asked-Questions/Development-Fee-Valuation-Table-Frequently-Asked-Questions',
);

export const az: readonly CityProfile[] = [
  {
    slug: 'phoenix-az',
    intro: [
      {
        text: {
          en: 'Single-family permits moved to the SHAPE PHX portal on June 6, 2022: 80 residential permit categories, elevators and non-permitted construction. Zoning and historic preservation cases followed on September 18, 2023.',
          es: 'Los permisos de viviendas unifamiliares pasaron al portal SHAPE PHX el 6 de junio de 2022: 80 categorías residenciales, elevadores y construcción sin permiso. Los trámites de zonificación y preservación histórica siguieron el 18 de septiembre de 2023.',
        },
        sources: [PHX_SHAPE],
        confidence: 'A',
      },
      {
        text: {
          en: 'A new building code took effect on August 1, 2025. It asks for EV-ready wiring and more accessible entries and bathrooms in new homes, and it takes some small jobs off the permit list.',
          es: 'Un código de construcción nuevo rige desde el 1 de agosto de 2025. Pide preparación eléctrica para autos eléctricos y entradas y baños más accesibles en viviendas nuevas, y saca algunos trabajos pequeños de la lista de permisos.',
        },
        sources: [PHX_CODE_NEWS],
        confidence: 'C',
      },
      {
        text: {
          en: 'Phoenix lets registered professionals certify eligible plans themselves. The city presents the Self-Certification Program as permits without a plan review, and it audits projects afterwards.',
          es: 'Phoenix permite que profesionales registrados certifiquen sus propios planos en proyectos elegibles. La ciudad presenta el Self-Certification Program como permisos sin revisión de planos y audita los proyectos después.',
        },
        sources: [PHX_PDD, PHX_SELF_CERT],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Planning & Development Department (PDD)',
      url: 'https://www.phoenix.gov/pdd',
      source: PHX_PDD,
      confidence: 'A',
    },
    portal: {
      name: 'SHAPE PHX',
      url: 'https://shapephx.phoenix.gov',
      source: PHX_RESIDENTIAL,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'In force: the 2024 Phoenix Building Construction Code, for projects from August 1, 2025. Builders with approved standard plans were given up to one year to bring them into line.',
          es: 'En vigor: el 2024 Phoenix Building Construction Code, para proyectos desde el 1 de agosto de 2025. Las constructoras con planos estándar aprobados tuvieron hasta un año para ajustarlos.',
        },
        sources: [PHX_CODE_NEWS, PHX_CODE_OWNERS],
        confidence: 'C',
      },
      {
        text: {
          en: 'The city worked from the 2024 International Codes, the 2024 Uniform Plumbing Code and the 2023 National Electrical Code. Fire rules are not part of that package: the Phoenix Fire Department keeps its own code.',
          es: 'La ciudad partió de los códigos internacionales de 2024, el Uniform Plumbing Code de 2024 y el National Electrical Code de 2023. Las reglas contra incendios van aparte: el Phoenix Fire Department tiene su propio código.',
        },
        sources: [PHX_CODE_REVIEW],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'The residential desk covers single-family homes, duplexes and townhomes: garages and carports, porch enclosures, patio covers, demolition, fences and walls among them. A triplex or anything larger is filed as commercial.',
          es: 'El área residencial atiende casas unifamiliares, dúplex y casas adosadas: garajes y cocheras, cierres de porche, techos de patio, demolición, cercas y muros, entre otros. Un tríplex o algo mayor se presenta como comercial.',
        },
        sources: [PHX_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Since the 2025 code, replacing a residential fence and setting a storage shipping container no longer need a permit, by a trade paper’s report on the council vote. New walls are another matter; ask PDD.',
          es: 'Desde el código de 2025, reemplazar una cerca residencial y colocar un contenedor de almacenamiento ya no piden permiso, según la nota de un medio del ramo sobre el voto del City Council. Un muro nuevo es otro asunto; consulte a PDD.',
        },
        sources: [PHX_CODE_REPORTER],
        confidence: 'C',
      },
      {
        text: {
          en: 'For rooftop solar, PDD takes a SolarAPP+ approval: enter the approval ID in the permit portal and e-mail the approval, the three-line diagram and the plot plan with the permit number. The Fire Department issues a separate permit.',
          es: 'Para solar en techo, PDD acepta una aprobación de SolarAPP+: escriba el número de aprobación en el portal y envíe por correo electrónico la aprobación, el diagrama trifilar y el plano del lote con el número de permiso. El Fire Department emite un permiso aparte.',
        },
        sources: [PHX_SOLAR],
        confidence: 'A',
      },
      {
        text: {
          en: 'The SolarAPP+ lane is narrow: single-family or duplex roofs, no battery, no ground mount, no panel upgrade or derate, 400 amps at most, at most 4 psf on the roof, no flood hazard area, no historic district.',
          es: 'La vía SolarAPP+ es estrecha: techos de casas o dúplex, sin batería, sin montaje en suelo, sin cambio de tablero eléctrico, máximo 400 amperes, máximo 4 libras por pie cuadrado en el techo, fuera de zona inundable y de distrito histórico.',
        },
        sources: [PHX_SOLAR_LIMITS],
        confidence: 'C',
      },
      {
        text: {
          en: 'Production builders submit standard plans by appointment only, no more than 10 standard plans or revisions per builder and week. Most other residential plans need no appointment.',
          es: 'Las constructoras en serie presentan planos estándar solo con cita, no más de 10 planos estándar o revisiones por constructora y semana. La mayoría de los demás planos residenciales no necesita cita.',
        },
        sources: [PHX_APPOINTMENTS, PHX_RESIDENTIAL],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The permit fee comes from Table A, a bracket table on valuation in force since January 20, 2026. The smallest building permit starts at $195; a water heater or a fence has its own minimum of $98.',
          es: 'La tarifa del permiso sale de la Tabla A, por tramos del valor de la obra, vigente desde el 20 de enero de 2026. El permiso menor empieza en $195; un calentador de agua o una cerca tiene su propio mínimo de $98.',
        },
        sources: [PHX_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Plan review is free up to $5,000 of valuation, equal to the permit fee up to $50,000, and 80% of it above, so the total steps down just past $50,000.',
          es: 'La revisión de planos no cuesta hasta $5,000 de valor, iguala la tarifa del permiso hasta $50,000 y baja al 80% por encima; por eso el total disminuye apenas pasa de $50,000.',
        },
        sources: [PHX_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Qualified solar firms pay a fixed fee instead: from $293 (no plan review, one inspection) to $780 (counter review, three inspections). A pool has a $234 minimum; a reinspection costs $195.',
          es: 'Las empresas solares calificadas pagan una tarifa fija: de $293 (sin revisión, una inspección) a $780 (revisión en ventanilla, tres inspecciones). Una piscina tiene un mínimo de $234; una reinspección cuesta $195.',
        },
        sources: [PHX_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'On commercial plans the first two rounds are in the price. If the city needs a third review, additional fees are due.',
          es: 'En planos comerciales las dos primeras rondas están incluidas en el precio. Si la ciudad necesita una tercera revisión, se cobran tarifas adicionales.',
        },
        sources: [PHX_COMMERCIAL_REVIEW],
        confidence: 'A',
      },
    ],
    feeSchedule: 'phoenix-az',
    timing: [
      {
        text: {
          en: 'Ask for an inspection before 9 p.m. and the city schedules it for the next business day, by phone line or online.',
          es: 'Si pide la inspección antes de las 9 p. m., la ciudad la programa para el siguiente día hábil, por teléfono o en línea.',
        },
        sources: [PHX_INSPECTIONS],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Solar jobs stall at inspection when the SolarAPP+ checklist, the three-line diagram and the plot plan do not say the same thing. The city warns of delays in those words.',
          es: 'Los trabajos solares se detienen en la inspección cuando la lista de SolarAPP+, el diagrama trifilar y el plano del lote no dicen lo mismo. La propia ciudad advierte de esas demoras.',
        },
        sources: [PHX_SOLAR],
        confidence: 'A',
      },
      {
        text: {
          en: 'A failed inspection leaves a red tag listing what to fix, and the contractor has to call for the next visit. Each stage is inspected before it is covered.',
          es: 'Una inspección reprobada deja una etiqueta roja con lo que hay que corregir, y el contratista debe pedir la siguiente visita. Cada etapa se inspecciona antes de taparla.',
        },
        sources: [PHX_INSPECTIONS],
        confidence: 'A',
      },
      {
        text: {
          en: 'A solar revision starts over in SolarAPP+: get the revised approval, e-mail it with the word Revision and the permit number in the subject, and pay a $37.50 record change before the updated permit is sent.',
          es: 'Una revisión solar empieza de nuevo en SolarAPP+: obtenga la aprobación revisada, envíela por correo electrónico con la palabra “Revision” y el número de permiso en el asunto, y pague $37.50 por el cambio antes de recibir el permiso actualizado.',
        },
        sources: [PHX_SOLAR_REVISIONS],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'The city’s permit layer names the professional on each permit, so your company can be matched by name. It carries no ZIP code and no valuation.',
          es: 'La capa de permisos de la ciudad nombra al profesional de cada permiso, así que su empresa se puede encontrar por nombre. No trae código postal ni valor de la obra.',
        },
        sources: [PHX_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'Phoenix writes OPEN both before and after a permit is issued. Only the issue date tells the two apart; DONE is a finished permit, EXPR an expired one, VOID a cancelled one.',
          es: 'Phoenix escribe OPEN antes y después de emitir el permiso. Solo la fecha de emisión los distingue; DONE es un permiso terminado, EXPR uno vencido y VOID uno anulado.',
        },
        sources: [PHX_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['mechanical', 'solar_pv', 'pool_spa', 'res_alteration', 'plumbing'],
    faq: [
      {
        question: {
          en: 'How long does a Phoenix building permit last?',
          es: '¿Cuánto dura un permiso de construcción en Phoenix?',
        },
        answer: {
          text: {
            en: 'Two years from issue, while inspections can be made. It dies earlier if work has not started within six months or stops for more than six months.',
            es: 'Dos años desde la emisión, plazo en que se hacen inspecciones. Vence antes si el trabajo no empieza en seis meses o se detiene más de seis meses.',
          },
          sources: [PHX_INSPECTIONS],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'What happens to a self-certified project after the permit?',
          es: '¿Qué pasa con un proyecto autocertificado después del permiso?',
        },
        answer: {
          text: {
            en: 'About one in ten projects in the original program is drawn for a random audit, before or after issue, and the newer project types are audited every time. The audit takes as long as a normal plan review.',
            es: 'Cerca de uno de cada diez proyectos del programa original cae en una auditoría al azar, antes o después de emitirse, y los tipos más nuevos se auditan siempre. La auditoría tarda lo mismo que una revisión de planos normal.',
          },
          sources: [PHX_SELF_CERT_AUDIT],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'What does Phoenix charge for work done without a permit?',
          es: '¿Qué cobra Phoenix por trabajo hecho sin permiso?',
        },
        answer: {
          text: {
            en: 'An investigation fee, which is the greater of $250 or the permit fee, at most $2,500 a day. On top comes the permit itself, at twice Table A.',
            es: 'Una tarifa de investigación, que es lo mayor entre $250 y la tarifa del permiso, con un máximo de $2,500 por día. Aparte va el permiso mismo, al doble de la Tabla A.',
          },
          sources: [PHX_FEES],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'Can a solar job with a battery use SolarAPP+ in Phoenix?',
          es: '¿Un trabajo solar con batería puede usar SolarAPP+ en Phoenix?',
        },
        answer: {
          text: {
            en: 'No. The eligibility list excludes storage, so a battery goes through regular review, plus the Fire Department’s own permit.',
            es: 'No. La lista de requisitos excluye el almacenamiento; una batería va por la revisión normal, más el permiso propio del Fire Department.',
          },
          sources: [PHX_SOLAR_LIMITS, PHX_SOLAR],
          confidence: 'C',
        },
      },
    ],
  },
  {
    slug: 'mesa-az',
    intro: [
      {
        text: {
          en: 'Mesa works through DIMES, its Accela portal. Submittals go in there, and the same record later shows each inspection result, the list of corrections and the certificate of occupancy.',
          es: 'Mesa trabaja con DIMES, su portal de Accela. Ahí se presenta la solicitud, y el mismo registro muestra después el resultado de cada inspección, la lista de correcciones y el certificado de ocupación.',
        },
        sources: [MESA_PROCESS, MESA_INSPECTIONS],
        confidence: 'A',
      },
      {
        text: {
          en: 'An Arizona-registered architect or structural engineer who took Phoenix’s self-certification training may certify a Mesa project, and the city then issues the permit within 5 days of application.',
          es: 'Un arquitecto o ingeniero estructural registrado en Arizona que tomó el curso de autocertificación de Phoenix puede certificar un proyecto en Mesa, y la ciudad emite el permiso dentro de 5 días de la solicitud.',
        },
        sources: [MESA_SELF_CERT],
        confidence: 'A',
      },
      {
        text: {
          en: 'Before the permit comes Planning: the city asks you to settle zoning approval with its Planning Division at 55 N. Center Street first, then file the construction permit.',
          es: 'Antes del permiso va Planning: la ciudad pide resolver la zonificación con su Planning Division, en 55 N. Center Street, y después presentar el permiso de construcción.',
        },
        sources: [MESA_RESIDENTIAL],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Development Services',
      url: 'https://mesaaz.gov/Business-Development/Development-Services/Building-Permit-Plan-Review/Residential-Construction',
      source: MESA_RESIDENTIAL,
      confidence: 'A',
    },
    portal: {
      name: 'DIMES',
      url: 'https://mesaaz.gov/Business-Development/Development-Services/Construction-Inspections',
      source: MESA_INSPECTIONS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The residential page lists the 2018 IBC, IRC, IFC, IPC, IMC, IFGC, IEBC, IECC and ISPSC with the 2017 NEC, in effect for applications since February 10, 2019, plus the Mesa Administrative Code amendments.',
          es: 'La página residencial cita IBC, IRC, IFC, IPC, IMC, IFGC, IEBC, IECC e ISPSC de 2018 con el NEC de 2017, vigentes para solicitudes desde el 10 de febrero de 2019, más las enmiendas del Mesa Administrative Code.',
        },
        sources: [MESA_RESIDENTIAL, MESA_CODES_2018],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Homes need a permit for additions, structural, electrical, mechanical or plumbing changes, fire damage, making space livable, enclosing a carport or patio, and a detached building over 200 square feet. Painting, countertops and flooring do not.',
          es: 'Una casa necesita permiso para ampliaciones, cambios estructurales, eléctricos, mecánicos o de plomería, daños por fuego, volver habitable un espacio, cerrar cochera o patio, y un edificio separado de más de 200 pies cuadrados. Pintura, cubiertas de cocina y pisos no.',
        },
        sources: [MESA_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'A pool is permitted twice in its life here: once to build it and again to fill it in. Setting a manufactured home is on the same list.',
          es: 'Aquí una piscina lleva permiso dos veces en su vida: para construirla y para rellenarla. Instalar una casa prefabricada está en la misma lista.',
        },
        sources: [MESA_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'On commercial land, perimeter fences and entry gates require approval, as do façade and paint changes that touch Planning. Grading can start before the building permit with an At-Risk Grading Permit.',
          es: 'En terreno comercial, las cercas perimetrales y las puertas de entrada requieren aprobación, igual que cambios de fachada y pintura que tocan a Planning. La nivelación puede empezar antes con un At-Risk Grading Permit.',
        },
        sources: [MESA_COMMERCIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Self-certification is open to single-family houses and accessory buildings within IRC limits, and to tenant work in groups B, M, S (no aircraft hangars) and F. The Building Official decides case by case.',
          es: 'La autocertificación vale para casas unifamiliares y edificios accesorios dentro de los límites del IRC, y para adecuaciones de locales en grupos B, M, S (sin hangares) y F. El Building Official decide caso por caso.',
        },
        sources: [MESA_SELF_CERT],
        confidence: 'A',
      },
      {
        text: {
          en: 'Minor commercial remodels can go by Permit by Inspection: a senior inspector reads the drawings in the field. An architect who uses it reports about 5 days instead of 18.',
          es: 'Las remodelaciones comerciales menores pueden ir por Permit by Inspection: un inspector con experiencia revisa los planos en el sitio. Un arquitecto que lo usa habla de unos 5 días en lugar de 18.',
        },
        sources: [MESA_PBI],
        confidence: 'C',
      },
    ],
    fees: [
      {
        text: {
          en: 'Faster review is sold as a multiple: an older city page puts expedited review at 100% of the building permit fee and the negotiated super expedite at 200%. A preliminary look at plans was $90 an hour.',
          es: 'La revisión más rápida se vende como múltiplo: una página anterior de la ciudad fija la acelerada en 100% de la tarifa del permiso y la super expedite negociada en 200%. Una vista previa de planos costaba $90 por hora.',
        },
        sources: [MESA_REVIEW],
        confidence: 'B',
      },
      {
        text: {
          en: 'Permit by Inspection adds a 20% premium to the permit fee, by an architect’s account; confirm the current figure when you apply.',
          es: 'Permit by Inspection agrega un 20% a la tarifa del permiso, según un arquitecto; confirme la cifra actual al presentar la solicitud.',
        },
        sources: [MESA_PBI],
        confidence: 'C',
      },
      {
        text: {
          en: 'Letting a permit lapse costs money: the city charges fees to reactivate one that went void after 180 days without work and inspection.',
          es: 'Dejar caer un permiso cuesta: la ciudad cobra por reactivar uno que quedó sin efecto tras 180 días sin trabajo ni inspección.',
        },
        sources: [MESA_INSPECTIONS],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'An older city page gives 18 business days for the commercial queue and 10 for the residential one, 5 for a master plot plan. Expedited, those become 10 and 5.',
          es: 'Una página anterior de la ciudad da 18 días hábiles para la fila comercial y 10 para la residencial, 5 para un plano de lote maestro. Con trámite acelerado, son 10 y 5.',
        },
        sources: [MESA_REVIEW, MESA_PBI],
        confidence: 'B',
      },
    ],
    returns: [
      {
        text: {
          en: 'A permit goes void when 180 days pass with no work and no inspection. Booking one real inspection in that window keeps it alive.',
          es: 'Un permiso queda sin efecto cuando pasan 180 días sin trabajo ni inspección. Una inspección real dentro de ese plazo lo mantiene vigente.',
        },
        sources: [MESA_INSPECTIONS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Failed inspections arrive by e-mail from noreply@mesaaz.gov, so look in the spam folder too. The list of corrections is on the DIMES record.',
          es: 'Las inspecciones reprobadas llegan por correo electrónico desde noreply@mesaaz.gov, así que revise también el correo no deseado. La lista de correcciones está en el registro DIMES.',
        },
        sources: [MESA_INSPECTIONS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Two status words in Mesa’s records mean the city is waiting on you: Revisions Required and Fees Due. Revisions Received puts it back in the city’s hands.',
          es: 'Dos palabras de estado en los registros de Mesa significan que la ciudad lo espera a usted: Revisions Required y Fees Due. Revisions Received la devuelve a manos de la ciudad.',
        },
        sources: [MESA_RECORDS],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'Mesa publishes more than most: contractor name and license number, total valuation, the fee assessed, units and square feet, refreshed every day.',
          es: 'Mesa publica más que la mayoría: nombre y licencia del contratista, valor total de la obra, tarifa calculada, unidades y pies cuadrados, con actualización diaria.',
        },
        sources: [MESA_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'A permit that skipped review shows as Issued - Self Certified, and a finished one may still read Finaled - C of O Required until the certificate is out.',
          es: 'Un permiso que evitó la revisión aparece como Issued - Self Certified, y uno terminado puede seguir como Finaled - C of O Required hasta que salga el certificado.',
        },
        sources: [MESA_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['pool_spa', 'res_alteration', 'mechanical', 'plumbing', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Who may self-certify plans in Mesa?',
          es: '¿Quién puede autocertificar planos en Mesa?',
        },
        answer: {
          text: {
            en: 'An architect or structural engineer registered in Arizona who has completed the Phoenix self-certification training. The owner or tenant signs a certification too.',
            es: 'Un arquitecto o ingeniero estructural registrado en Arizona que completó el curso de autocertificación de Phoenix. El dueño o inquilino también firma una certificación.',
          },
          sources: [MESA_SELF_CERT],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Where do I find a Mesa certificate of occupancy?',
          es: '¿Dónde encuentro un certificado de ocupación de Mesa?',
        },
        answer: {
          text: {
            en: 'Sign in to DIMES, search the PMT number, open Record Info and then Attachments; the certificate is there to download.',
            es: 'Entre a DIMES, busque el número PMT, abra Record Info y luego Attachments; ahí está el certificado para descargar.',
          },
          sources: [MESA_INSPECTIONS],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Can I remove a pool in Mesa without a permit?',
          es: '¿Puedo eliminar una piscina en Mesa sin permiso?',
        },
        answer: {
          text: {
            en: 'No. Filling in an inground pool is on the city’s list of work that needs a construction permit.',
            es: 'No. Rellenar una piscina enterrada está en la lista de trabajos que requieren permiso de construcción.',
          },
          sources: [MESA_RESIDENTIAL],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'tempe-az',
    intro: [
      {
        text: {
          en: 'Tempe is generous with time: an issued permit lapses only after a year without a start, or a year of suspended work, and the city writes to you before it does.',
          es: 'Tempe es generosa con el tiempo: un permiso emitido vence solo tras un año sin empezar, o un año de trabajo suspendido, y la ciudad le escribe antes.',
        },
        sources: [TEMPE_ISSUANCE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Questions about a remodel, an addition or a small commercial job get a 30-minute appointment with the counter review team, on weekdays, before you pay for anything. The city set this up in January 2019.',
          es: 'Las dudas sobre una remodelación, una ampliación o un trabajo comercial pequeño tienen cita de 30 minutos con el equipo de revisión de la ventanilla, entre semana, antes de pagar nada. La ciudad lo estableció en enero de 2019.',
        },
        sources: [TEMPE_APPOINTMENTS],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Community Development, Building Safety Division',
      url: 'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/permit-issuance-process',
      source: TEMPE_ISSUANCE,
      confidence: 'A',
    },
    portal: {
      name: 'Tempe Permit Center',
      url: 'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/plan-review-questions-by-appointment',
      source: TEMPE_APPOINTMENTS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Arizona sets no statewide building code, so Tempe’s own ordinance is the one that counts. A permit data service’s summary of June 2026 lists the 2018 IBC with Tempe amendments; check the edition with the city.',
          es: 'Arizona no fija un código de construcción estatal, así que manda la ordenanza de Tempe. El resumen de un servicio de datos de permisos, de junio de 2026, cita el IBC 2018 con enmiendas de Tempe; confirme la edición con la ciudad.',
        },
        sources: [TEMPE_CODES],
        confidence: 'C',
      },
      {
        text: {
          en: 'For structural design the city’s questions page gives wind Exposure C at 105 mph, three-second gust. That copy still quotes the 2012 code, so have your engineer confirm the value.',
          es: 'Para el diseño estructural, la página de preguntas de la ciudad da exposición C al viento con 105 mph, ráfaga de tres segundos. Esa copia aún cita el código de 2012; pida a su ingeniero que confirme el valor.',
        },
        sources: [TEMPE_FAQ],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'A one-story shed with up to 200 square feet of projected roof needs no permit, but it must stand in the rear half of the lot, 3 feet off the property line, or 7 feet once it is 8 feet tall.',
          es: 'Un cobertizo de un piso con hasta 200 pies cuadrados de techo proyectado no necesita permiso, pero debe estar en la mitad trasera del lote, a 3 pies del lindero, o a 7 pies si mide 8 pies de alto.',
        },
        sources: [TEMPE_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Fences need a building permit above 7 feet, counting height you add to an existing one.',
          es: 'Las cercas necesitan permiso de construcción por encima de 7 pies, contando la altura que se agrega a una existente.',
        },
        sources: [TEMPE_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'The pool perimeter fence is 5 feet or more with self-closing, self-latching gates: no 4-inch sphere through it, no 2-inch sphere under it. Tempe does not ask for a fence between house and pool.',
          es: 'La cerca perimetral de la piscina mide 5 pies o más, con puertas de cierre y pestillo automáticos: no pasa una esfera de 4 pulgadas ni, por debajo, una de 2. Tempe no exige cerca entre la casa y la piscina.',
        },
        sources: [TEMPE_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'The counter issues on the spot a home electrical service change up to 300 amps, water, sewer or gas repairs, plot plans on an approved standard plan (two a day) and commercial backflow replacements.',
          es: 'La ventanilla emite en el momento el cambio de servicio eléctrico residencial hasta 300 amperes, reparaciones de agua, alcantarillado o gas, lotes sobre un plano estándar aprobado (dos por día) y reemplazos comerciales de válvula contra reflujo.',
        },
        sources: [TEMPE_APPOINTMENTS],
        confidence: 'A',
      },
      {
        text: {
          en: 'A 2014 page also allowed counter review of offices under 3,000 square feet, shops under 1,500 and low-hazard storage under 15,000, but not medical offices. Confirm that list before you drive over.',
          es: 'Una página de 2014 permitía además revisar en ventanilla oficinas de menos de 3,000 pies cuadrados, tiendas de menos de 1,500 y almacenes de bajo riesgo de menos de 15,000, pero no consultorios. Confirme esa lista antes de ir.',
        },
        sources: [TEMPE_COUNTER],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'You pay in two parts: a plan check fee with the submittal, and everything else, including any other development fee still open on the project, when the permit is issued.',
          es: 'Se paga en dos partes: una tarifa de revisión con la entrega, y todo lo demás, incluida cualquier otra tarifa de desarrollo pendiente del proyecto, cuando se emite el permiso.',
        },
        sources: [TEMPE_ISSUANCE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Both the plan check and the permit fee depend on the kind of work and its valuation.',
          es: 'Tanto la revisión como el permiso se cobran según el tipo de trabajo y su valor; la ciudad no da una cifra única.',
        },
        sources: [TEMPE_COUNTER],
        confidence: 'A',
      },
      {
        text: {
          en: 'Work that needed a permit and had none can draw an investigation fee on top of the permit, and a case in city court.',
          es: 'Un trabajo que requería permiso y no lo tuvo puede sumar una tarifa de investigación al permiso, y un caso en el tribunal de la ciudad.',
        },
        sources: [TEMPE_GUIDE],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The city promises no number of days: review time varies with the type of project and the current workload, and comments come back in writing.',
          es: 'La ciudad no promete un número de días: la revisión varía con el tipo de proyecto y la carga de trabajo, y los comentarios llegan por escrito.',
        },
        sources: [TEMPE_ISSUANCE],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Intake checks the address, the legal description and the parcel number for each building. Have all three right on the application before you upload.',
          es: 'La recepción verifica la dirección, la descripción legal y el número de parcela de cada edificio. Tenga los tres correctos en la solicitud antes de subirla.',
        },
        sources: [TEMPE_ISSUANCE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Bring the Affidavit of Contractor to issuance. Plans can be approved and fees paid, and the permit still waits for that form.',
          es: 'Lleve el Affidavit of Contractor a la emisión. Los planos pueden estar aprobados y las tarifas pagadas, y el permiso seguirá esperando ese formulario.',
        },
        sources: [TEMPE_ISSUANCE],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Tempe’s open data names the contractor company and the estimated cost, and is refreshed daily. It gives the issue date but not the day you applied.',
          es: 'Los datos abiertos de Tempe nombran la empresa contratista y el costo estimado, y se actualizan a diario. Dan la fecha de emisión, pero no el día de la solicitud.',
        },
        sources: [TEMPE_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'A large share of the records reads Expired: more than 2,000 when the list was last counted, against about 4,300 in force. Look up old jobs before you assume they were closed.',
          es: 'Una parte grande de los registros dice Expired: más de 2,000 en el último conteo, frente a unos 4,300 vigentes. Revise trabajos viejos antes de suponer que se cerraron.',
        },
        sources: [TEMPE_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['electrical_service', 'plumbing', 'pool_spa', 'res_alteration', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'My Tempe permit is about to lapse. What now?',
          es: 'Mi permiso de Tempe está por vencer. ¿Qué hago?',
        },
        answer: {
          text: {
            en: 'Answer the city’s letter with a renewal request. If none arrives within one year, you need a new permit and pay a new fee.',
            es: 'Responda la carta de la ciudad con una solicitud de renovación. Si no llega dentro de un año, hará falta un permiso nuevo con tarifa nueva.',
          },
          sources: [TEMPE_ISSUANCE],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Is a 6-foot block wall permit-free in Tempe?',
          es: '¿Un muro de bloque de 6 pies va sin permiso en Tempe?',
        },
        answer: {
          text: {
            en: 'As a building permit, yes: Tempe starts at 7 feet. Zoning rules for its place on the lot still apply.',
            es: 'Como permiso de construcción, sí: Tempe empieza en 7 pies. Las reglas de zonificación sobre su ubicación siguen valiendo.',
          },
          sources: [TEMPE_FAQ],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Which Tempe jobs can I get over the counter?',
          es: '¿Qué trabajos salen en la ventanilla de Tempe?',
        },
        answer: {
          text: {
            en: 'For houses: electrical service up to 300 amps, and water, sewer or gas replacement or repair. For businesses: backflow replacement.',
            es: 'En casas: servicio eléctrico hasta 300 amperes, y reemplazo o reparación de agua, alcantarillado o gas. En negocios: reemplazo de válvula contra reflujo.',
          },
          sources: [TEMPE_APPOINTMENTS],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'tucson-az',
    intro: [
      {
        text: {
          en: 'Since October 31, 2022 one portal, TDC Online, serves Planning & Development, Fire, Tucson Water, Transportation and Code Enforcement. All inspections are scheduled there too.',
          es: 'Desde el 31 de octubre de 2022 un solo portal, TDC Online, sirve a Planning & Development, Bomberos, Tucson Water, Transporte y Code Enforcement. Las inspecciones también se programan ahí.',
        },
        sources: [TUCSON_TDC],
        confidence: 'A',
      },
      {
        text: {
          en: 'Tucson sorts permits into review lanes by size. The Express Lane answers the same day, for example solar applications that come out of SolarAPP.',
          es: 'Tucson separa los permisos en carriles de revisión por tamaño. El Express Lane responde el mismo día, por ejemplo para solicitudes solares que salen de SolarAPP.',
        },
        sources: [TUCSON_PDSD],
        confidence: 'A',
      },
      {
        text: {
          en: 'In a Historic Preservation Zone, or on a Historic Landmark, no exemption applies: any development takes a permit and a Historic Preservation Design Review.',
          es: 'En una Historic Preservation Zone, o en un Historic Landmark, no hay exención que valga: toda obra lleva permiso y una Historic Preservation Design Review.',
        },
        sources: [TUCSON_EXEMPT, TUCSON_PDSD],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Planning & Development Services (PDSD)',
      url: 'https://www.tucsonaz.gov/Departments/Planning-Development-Services',
      source: TUCSON_PDSD,
      confidence: 'A',
    },
    portal: {
      name: 'Tucson Development Center Online (TDC Online)',
      url: 'https://tucsonaz.gov/Departments/Planning-Development-Services/PDSD-News/Tucson-Development-Center-Frequently-Asked-Questions',
      source: TUCSON_TDC,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The city page names the 2018 International Codes with Tucson’s own amendments, Ordinance 11590, for applications after January 2, 2019. Check there whether a later edition has been adopted.',
          es: 'La página de la ciudad nombra los códigos internacionales de 2018 con enmiendas propias, ordenanza 11590, para solicitudes posteriores al 2 de enero de 2019. Verifique ahí si ya se adoptó una edición posterior.',
        },
        sources: [TUCSON_CODES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Local ordinances add desert rules to certain new buildings: solar readiness, residential gray water plumbing, commercial water harvesting and EV charging.',
          es: 'Ordenanzas locales agregan reglas del desierto a ciertos edificios nuevos: preparación solar, plomería de aguas grises residencial, captación de lluvia comercial y carga de autos eléctricos.',
        },
        sources: [TUCSON_GREEN],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Putting in a furnace, heat pump or air conditioner takes a permit and load and sizing calculations, for a replacement as much as for new equipment.',
          es: 'Instalar calefacción, bomba de calor o aire acondicionado lleva permiso y cálculos de carga y tamaño, tanto en un reemplazo como en equipo nuevo.',
        },
        sources: [TUCSON_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Every residential wall or fence gets a zoning site plan review. Over 7 feet it also needs a building permit with an engineered design.',
          es: 'Todo muro o cerca residencial pasa por revisión de zonificación con plano de sitio. Por encima de 7 pies necesita además permiso de construcción con diseño de ingeniería.',
        },
        sources: [TUCSON_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'A rental house is commercial property in Tucson’s eyes: commercial permit, licensed contractor. A detached shed is exempt up to 200 square feet; water heaters, replacements included, are not.',
          es: 'Una casa en renta es propiedad comercial para Tucson: permiso comercial y contratista con licencia. Un cobertizo separado está exento hasta 200 pies cuadrados; los calentadores de agua, incluso de reemplazo, no.',
        },
        sources: [TUCSON_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Commercial structural permits need plans by a licensed architect or engineer, in type no smaller than 3/32 inch, and a licensed contractor for the work.',
          es: 'Los permisos estructurales comerciales requieren planos de arquitecto o ingeniero con licencia, con letra no menor de 3/32 de pulgada, y contratista con licencia para la obra.',
        },
        sources: [TUCSON_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Power or gas that has been off for six consecutive months needs a reconnect permit before the utility turns it on.',
          es: 'La luz o el gas que llevan seis meses seguidos cortados necesitan un permiso de reconexión antes de que la compañía los active.',
        },
        sources: [TUCSON_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Sewers, on-site wastewater and public water systems are Pima County’s to approve. Getting that approval is the applicant’s job, not the city’s.',
          es: 'El alcantarillado, los sistemas sépticos y los sistemas públicos de agua los aprueba el Condado de Pima. Conseguir esa aprobación le toca al solicitante, no a la ciudad.',
        },
        sources: [TUCSON_PERMITS],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The building part of plan review and permit follows valuation, taken from the ICC Building Valuation Data. Mechanical, plumbing and electrical are charged by the number of items installed.',
          es: 'La parte de construcción de la revisión y del permiso sigue el valor de la obra, según los datos de costo del ICC. Mecánica, plomería y electricidad se cobran por número de piezas instaladas.',
        },
        sources: [TUCSON_PLANNING],
        confidence: 'A',
      },
      {
        text: {
          en: 'Review fees generally rose 3.5% for fiscal 2025, from July 1, 2024, and again for fiscal 2026. The valuation tables climb too, in three yearly steps, to reach the current ICC table by fiscal 2027. Old bids understate both.',
          es: 'Las tarifas de revisión subieron en general 3.5% para el año fiscal 2025, desde el 1 de julio de 2024, y otra vez para el de 2026. También suben las tablas de valor, en tres pasos anuales, hasta llegar a la tabla ICC vigente en el año fiscal 2027. Una cotización vieja se queda corta en ambas.',
        },
        sources: [TUCSON_FEE_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'New development, and an expansion or change of use that needs more service, also owes a one-time impact fee in every city service area.',
          es: 'La obra nueva, y una ampliación o cambio de uso que pida más servicio, debe además una tarifa de impacto única en todas las áreas de servicio de la ciudad.',
        },
        sources: [TUCSON_PDSD],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Each applicant picks a clock: the state’s fixed time frames under SB 1598, with little room to change the plans and a refund if the city is late, or the city’s flexible process.',
          es: 'Cada solicitante elige su reloj: los plazos fijos del estado según SB 1598, con poco margen para cambiar los planos y reembolso si la ciudad se atrasa, o el proceso flexible de la ciudad.',
        },
        sources: [TUCSON_SB1598],
        confidence: 'A',
      },
      {
        text: {
          en: 'In spring 2023 the city said most reviews met a goal of 20 working days, after one to three days of intake. The year before, some had taken 90 days or more.',
          es: 'En la primavera de 2023 la ciudad dijo que la mayoría de las revisiones cumplía una meta de 20 días hábiles, tras uno a tres días de recepción. El año anterior, algunas tardaban 90 días o más.',
        },
        sources: [TUCSON_LAG_NEWS],
        confidence: 'C',
      },
    ],
    returns: [
      {
        text: {
          en: 'A plan with corrections shows as Needs Resubmittal and goes back through the resubmittal steps. A change to a permit already issued is a different filing, a revision; mixing them up loses a round.',
          es: 'Un plano con correcciones aparece como Needs Resubmittal y vuelve por los pasos de reenvío. Un cambio a un permiso ya emitido es otro trámite, una revisión; confundirlos cuesta una ronda.',
        },
        sources: [TUCSON_TDC],
        confidence: 'A',
      },
      {
        text: {
          en: 'For commercial, rental and for-sale property the city has asked since December 2015 for a letter from the licensed contractor before issue: activity number, address, ROC number, phone.',
          es: 'En propiedad comercial, en renta o en venta, la ciudad pide desde diciembre de 2015 una carta del contratista con licencia antes de emitir: número de actividad, dirección, número ROC y teléfono.',
        },
        sources: [TUCSON_LETTER],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Tucson’s map data holds residential and commercial permits in two separate layers, each with the declared value and a link to the permit’s own page in the portal.',
          es: 'Los datos de mapa de Tucson tienen los permisos residenciales y comerciales en dos capas separadas, cada una con el valor declarado y un enlace a la página del permiso en el portal.',
        },
        sources: [TUCSON_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'No contractor is named in them. To follow your own Tucson permits you add them by number or address.',
          es: 'No nombran al contratista. Para seguir sus permisos de Tucson hay que agregarlos por número o dirección.',
        },
        sources: [TUCSON_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['mechanical', 'solar_pv', 'electrical_service', 'plumbing', 'fence'],
    faq: [
      {
        question: {
          en: 'Can a landlord pull an owner permit on a rental in Tucson?',
          es: '¿Un arrendador puede sacar permiso de propietario en Tucson?',
        },
        answer: {
          text: {
            en: 'No. Tucson treats rental units as commercial property, and commercial permits require a licensed contractor.',
            es: 'No. Tucson trata las unidades en renta como propiedad comercial, y los permisos comerciales requieren contratista con licencia.',
          },
          sources: [TUCSON_RESIDENTIAL],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Do I need heat-load calculations for a like-for-like AC swap?',
          es: '¿Necesito cálculo de carga para cambiar un aire acondicionado igual por igual?',
        },
        answer: {
          text: {
            en: 'Yes. The city asks for load and sizing calculations on new and on replacement HVAC equipment.',
            es: 'Sí. La ciudad pide cálculos de carga y tamaño tanto para equipo nuevo como para reemplazos.',
          },
          sources: [TUCSON_RESIDENTIAL],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'How do I appeal a plan reviewer’s code call?',
          es: '¿Cómo apelo la decisión de un revisor?',
        },
        answer: {
          text: {
            en: 'First to the supervisor, then in writing through TDC Online by 4 p.m. on a Friday; the Building Official hears it within ten days. Code requirements are not waived, but alternate methods can be accepted.',
            es: 'Primero ante el supervisor, luego por escrito en TDC Online antes de las 4 p. m. de un viernes; el Building Official la atiende en diez días. El código no se dispensa, pero se pueden aceptar métodos alternativos.',
          },
          sources: [TUCSON_APPEALS],
          confidence: 'A',
        },
      },
      {
        question: { en: 'Does the city check my HOA rules?', es: '¿La ciudad revisa las reglas de mi HOA?' },
        answer: {
          text: {
            en: 'No. Tucson says a permit neither exempts you from CC&Rs nor shows that the work complies with them.',
            es: 'No. Tucson aclara que un permiso no lo exime de los CC&R ni indica que el trabajo los cumple.',
          },
          sources: [TUCSON_EXEMPT],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'gilbert-az',
    intro: [
      {
        text: {
          en: 'Gilbert is a town that keeps builders’ hours: most services run 7 a.m. to 6 p.m., Monday to Thursday. Building and fire inspections keep their own schedule.',
          es: 'Gilbert es un municipio con horario de obra: la mayoría de los servicios atiende de 7 a. m. a 6 p. m., de lunes a jueves. Las inspecciones de construcción e incendio tienen su propio horario.',
        },
        sources: [GILBERT_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Its forms list shows a self-certification program of its own, One & Done, beside certificates for foundation depth, post-tension slabs and special inspection, and a request form for permit extensions.',
          es: 'Su lista de formularios muestra un programa propio de autocertificación, One & Done, junto a certificados de profundidad de cimentación, losas postensadas e inspección especial, y un formulario para pedir prórroga del permiso.',
        },
        sources: [GILBERT_PERMITS],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Development Services, Plan Review & Inspection',
      url: 'https://gilbertaz.gov/departments/development-services/plan-review-inspection/permits-applications',
      source: GILBERT_PERMITS,
      confidence: 'A',
    },
    portal: {
      name: 'One Stop Shop',
      url: 'http://www.gilbertaz.gov/departments/development-services/one-stop-shop',
      source: GILBERT_COUNTER,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'A local design firm gives the current set as the 2021 IRC, IBC, IMC, IPC and IECC with the 2020 NEC and town amendments. Confirm it with a plans examiner.',
          es: 'Una oficina local de diseño da como vigentes IRC, IBC, IMC, IPC e IECC de 2021 con el NEC de 2020 y enmiendas del municipio. Confírmelo con un revisor.',
        },
        sources: [GILBERT_CODES_2021],
        confidence: 'C',
      },
      {
        text: {
          en: 'Older houses were permitted under the 2012 codes of December 7, 2013, when Gilbert kept the 2006 energy code and left the 2012 one voluntary. Useful when you tie into work from those years.',
          es: 'Casas anteriores se permitieron con los códigos de 2012, desde el 7 de diciembre de 2013, cuando Gilbert conservó el código de energía de 2006 y dejó el de 2012 como voluntario. Sirve al unirse a obra de esos años.',
        },
        sources: [GILBERT_CODES_2013],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Fences above 3 feet take a permit. Sheds take one above 200 square feet and may not be lived in. Both come from a 2016 town page.',
          es: 'Las cercas de más de 3 pies llevan permiso. Los cobertizos lo llevan desde 200 pies cuadrados y no pueden habitarse. Ambos datos son de una página de 2016.',
        },
        sources: [GILBERT_PERMITS_2016],
        confidence: 'A',
      },
      {
        text: {
          en: 'Work in a commercial building must be done by an Arizona-licensed contractor, and plans for anything but a single-family house may have to come from an Arizona registrant.',
          es: 'El trabajo en un edificio comercial debe hacerlo un contratista con licencia de Arizona, y los planos de todo lo que no sea casa unifamiliar pueden tener que venir de un profesional registrado en Arizona.',
        },
        sources: [GILBERT_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Pick the right list before you draw: Gilbert keeps separate submittal checklists for new houses, for additions and accessory buildings, for tenant improvements, group homes and subdivision amenities.',
          es: 'Elija la lista correcta antes de dibujar: Gilbert tiene listas de entrega separadas para casas nuevas, ampliaciones y edificios accesorios, adecuación de locales, casas hogar y áreas comunes de fraccionamientos.',
        },
        sources: [GILBERT_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Gas lines, fences, spas, like-for-like change-outs, residential patios, gazebos and demolition have been counter candidates, judged case by case for complexity.',
          es: 'Líneas de gas, cercas, spas, reemplazos igual por igual, patios residenciales, glorietas y demolición han sido candidatos a la ventanilla, evaluados caso por caso según su complejidad.',
        },
        sources: [GILBERT_COUNTER],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Most applications pay an estimated plan review fee up front, figured on the valuation you state. The town settles the balance, or credits it, after the first review.',
          es: 'La mayoría de las solicitudes paga por adelantado una tarifa estimada de revisión, calculada sobre el valor que usted declara. El municipio liquida o abona la diferencia tras la primera revisión.',
        },
        sources: [GILBERT_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Pools and spas, standardized homes, small electrical, plumbing and mechanical permits, and traffic control skip that prepayment. Signs pay the whole permit fee when they apply.',
          es: 'Piscinas y spas, casas estándar, permisos menores de electricidad, plomería y mecánica, y control de tráfico no pagan ese adelanto. Los letreros pagan toda la tarifa al presentar la solicitud.',
        },
        sources: [GILBERT_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'A building valuation chart, building impact fees and wastewater system development fees sit in the same Development Services schedule. Read it before you price a house.',
          es: 'La tabla de valores, las tarifas de impacto y las de desarrollo del sistema de alcantarillado están en la misma tabla de Development Services. Léala antes de cotizar una casa.',
        },
        sources: [GILBERT_REVIEW],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'An older town page offers a 1-to-3-working-day review for plans too complex for the counter: additions, garage conversions, minor tenant improvements up to 2,500 square feet.',
          es: 'Una página anterior del municipio ofrece revisión de 1 a 3 días hábiles para planos demasiado complejos para la ventanilla: ampliaciones, conversiones de garaje y adecuaciones menores hasta 2,500 pies cuadrados.',
        },
        sources: [GILBERT_COUNTER],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'The town says what new-house sets most often lack: calculations for gravity loads and lateral resistance, and complete floor plans, sections and elevations.',
          es: 'El municipio dice qué falta más a menudo en los planos de casas nuevas: cálculos de carga gravitacional y resistencia lateral, y plantas, cortes y elevaciones completos.',
        },
        sources: [GILBERT_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Building drawings are reviewed only after Planning has approved the project. Get that approval first.',
          es: 'Los planos de construcción se revisan solo después de que Planning aprueba el proyecto. Consiga primero esa aprobación.',
        },
        sources: [GILBERT_REVIEW],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'The town’s open tables give permit type, address, ZIP, issue date and final date. They name neither the contractor nor a value.',
          es: 'Las tablas abiertas del municipio dan tipo de permiso, dirección, código postal, fecha de emisión y fecha final. No nombran al contratista ni dan valor.',
        },
        sources: [GILBERT_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'Some endings are Gilbert’s own: Finaled No Inspection Req’d, and Closed at Conversion for permits carried over from an older system. Neither proves that an inspector came.',
          es: 'Algunos cierres son propios de Gilbert: Finaled No Inspection Req’d, y Closed at Conversion para permisos traídos de un sistema anterior. Ninguno prueba que vino un inspector.',
        },
        sources: [GILBERT_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['pool_spa', 'res_new', 'fence', 'res_alteration', 'sign'],
    faq: [
      {
        question: {
          en: 'Can Gilbert approve a plan set in one meeting?',
          es: '¿Gilbert puede aprobar unos planos en una sola reunión?',
        },
        answer: {
          text: {
            en: 'The older One Stop Shop page describes it: complete plans, a meeting booked 10 days ahead, the registrant present, design review and plat already approved. If all is well, the permit can be issued at once.',
            es: 'La página anterior de One Stop Shop lo describe: planos completos, reunión pedida con 10 días, el profesional presente, revisión de diseño y plano de lotes ya aprobados. Si todo está bien, el permiso puede emitirse de inmediato.',
          },
          sources: [GILBERT_COUNTER],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'What do I pay when I apply for a pool in Gilbert?',
          es: '¿Qué pago al solicitar una piscina en Gilbert?',
        },
        answer: {
          text: {
            en: 'No prepaid review fee: swimming pools and spas are on the exempt list. Small electrical, plumbing and mechanical permits are on it too.',
            es: 'Ninguna tarifa de revisión por adelantado: piscinas y spas están en la lista de exentos. Los permisos menores de electricidad, plomería y mecánica también.',
          },
          sources: [GILBERT_REVIEW],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Which code edition does Gilbert enforce today?',
          es: '¿Qué edición de código aplica Gilbert hoy?',
        },
        answer: {
          text: {
            en: 'The 2021 cycle with the 2020 NEC, according to a design firm; the town keeps its list under Current Building & Fire Codes. Check it on the day you apply.',
            es: 'El ciclo 2021 con el NEC de 2020, según una oficina de diseño; el municipio tiene su lista en Current Building & Fire Codes. Verifíquela el día de la solicitud.',
          },
          sources: [GILBERT_CODES_2021, GILBERT_PERMITS],
          confidence: 'C',
        },
      },
    ],
  },
  {
    slug: 'scottsdale-az',
    intro: [
      {
        text: {
          en: 'Five disciplines read every Scottsdale plan: Planning, Building, Engineering, Stormwater and Fire. Once they agree and the fees are paid, the permit is issued.',
          es: 'Cinco disciplinas leen cada plano en Scottsdale: Planning, Building, Engineering, Stormwater y Fire. Cuando están de acuerdo y las tarifas pagadas, se emite el permiso.',
        },
        sources: [SCOTTSDALE_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Scottsdale was the first city in Arizona to make a green construction code mandatory for new commercial buildings, after years as a voluntary program.',
          es: 'Scottsdale fue la primera ciudad de Arizona en hacer obligatorio un código de construcción verde para edificios comerciales nuevos, tras años como programa voluntario.',
        },
        sources: [SCOTTSDALE_GREEN_NEWS],
        confidence: 'C',
      },
      {
        text: {
          en: 'Houses, interior tenant improvements and small-scope permits usually go straight to plan review. Commercial and apartment projects pass a pre-application and a planning case first.',
          es: 'Las casas, las adecuaciones interiores de locales y los permisos de alcance menor suelen ir directo a revisión de planos. Los proyectos comerciales y de apartamentos pasan antes por una presolicitud y un caso de planeación.',
        },
        sources: [SCOTTSDALE_PROCESS],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Plan Review Services and Permit Services',
      url: 'https://www.scottsdaleaz.gov/planning-development/plan-review-services',
      source: SCOTTSDALE_REVIEW,
      confidence: 'A',
    },
    portal: {
      name: 'Scottsdale SPUR',
      url: 'https://www.scottsdaleaz.gov/planning-development/plan-review-services',
      source: SCOTTSDALE_REVIEW,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The council adopted the 2021 suite of building codes, with the International Green Construction Code as a mandatory code, effective July 1, 2023.',
          es: 'El concejo adoptó el conjunto de códigos de 2021, con el International Green Construction Code como código obligatorio, desde el 1 de julio de 2023.',
        },
        sources: [SCOTTSDALE_GREEN],
        confidence: 'A',
      },
      {
        text: {
          en: 'Its energy amendments ask for cool roofs with a solar reflectance index of 64 or more, solar-ready roof zones on houses and businesses, daylight controls, and commissioning of mechanical and lighting systems.',
          es: 'Sus enmiendas de energía piden techos fríos con índice de reflectancia solar de 64 o más, zonas de techo listas para solar en casas y negocios, controles de luz natural, y puesta a punto de sistemas mecánicos y de iluminación.',
        },
        sources: [SCOTTSDALE_GREEN],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'A wall up to 3 feet needs no permit unless it retains soil. Above 3 feet: site plan, permit, inspections. Above 6 feet: an engineer designs it as a structural wall.',
          es: 'Un muro de hasta 3 pies no lleva permiso, salvo que contenga tierra. Más de 3 pies: plano de sitio, permiso e inspecciones. Más de 6 pies: lo diseña un ingeniero como muro estructural.',
        },
        sources: [SCOTTSDALE_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'A detached building under 200 square feet that nobody lives in needs no building permit, but Planning still wants a site plan. Replacing a water heater is a plumbing permit.',
          es: 'Un edificio separado de menos de 200 pies cuadrados que nadie habita no lleva permiso, pero Planning igual pide un plano de sitio. Reemplazar un calentador de agua es un permiso de plomería.',
        },
        sources: [SCOTTSDALE_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Small Scope Review takes remodels and additions under 500 square feet combined (no second floor), covered patios, carport and garage conversions, accessory buildings under 1,000 square feet, and roof solar that follows the city’s placement guide.',
          es: 'Small Scope Review recibe remodelaciones y ampliaciones de menos de 500 pies cuadrados en total (sin segundo piso), patios techados, conversiones de cochera y garaje, edificios accesorios de menos de 1,000 pies cuadrados y solar en techo según la guía de la ciudad.',
        },
        sources: [SCOTTSDALE_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'That short lane is closed to lots in a FEMA A flood zone, to Environmentally Sensitive Lands zoning, and to non-conforming structures. They take full review.',
          es: 'Ese carril corto está cerrado a lotes en zona inundable A de FEMA, a la zonificación Environmentally Sensitive Lands y a estructuras no conformes. Van a revisión completa.',
        },
        sources: [SCOTTSDALE_REVIEW],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The plan check fee is due with the application, at the One Stop Shop or online. The short-review clock starts when that fee is paid, not when you upload.',
          es: 'La tarifa de revisión se paga con la solicitud, en One Stop Shop o en línea. El reloj de la revisión corta empieza cuando se paga esa tarifa, no cuando usted sube los planos.',
        },
        sources: [SCOTTSDALE_PERMITS, SCOTTSDALE_REVIEW_EARLIER],
        confidence: 'A',
      },
      {
        text: {
          en: 'For custom homes an older page charges air-conditioned and unconditioned square feet at their own rates, grading and drainage per sheet according to the landform, and walls by the linear foot.',
          es: 'Para casas a la medida, una página anterior cobra por separado los pies cuadrados con y sin aire acondicionado, la nivelación y el drenaje por hoja según el terreno, y los muros por pie lineal.',
        },
        sources: [SCOTTSDALE_CUSTOM],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'A Small Scope Review is completed in 7 days from payment of the plan review fee, says a copy of the city page; another copy of it says 3 to 7.',
          es: 'Una Small Scope Review se completa en 7 días desde el pago de la tarifa de revisión, dice una copia de la página de la ciudad; otra copia dice de 3 a 7.',
        },
        sources: [SCOTTSDALE_REVIEW_EARLIER],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'A property that needs additional research is not Small Scope, whatever the size of the job, and has to be submitted for review. Look up ESL (environmentally sensitive lands) zoning, the flood zone and old non-conforming work before you choose the application.',
          es: 'Una propiedad que requiere más investigación no es Small Scope, sea cual sea el tamaño del trabajo, y va a revisión. Consulte la zonificación ESL (terrenos ambientalmente sensibles), la zona inundable y la obra no conforme antes de elegir la solicitud.',
        },
        sources: [SCOTTSDALE_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'A permit becomes invalid 180 days after issue without a start, or after 180 days of abandoned work (Ordinance 4284, section 105.5). Extensions are in writing, 180 days each, with a reason.',
          es: 'Un permiso pierde validez a los 180 días de emitido sin empezar, o tras 180 días de abandono (Ordinance 4284, sección 105.5). Las prórrogas son por escrito, de 180 días cada una, con justificación.',
        },
        sources: [SCOTTSDALE_EXTENSION],
        confidence: 'A',
      },
      {
        text: {
          en: 'Owners who build for themselves sign the Owner Builder Form before issue; one who improves to sell needs a Scottsdale transaction privilege tax license on it. The 2015 page says so.',
          es: 'El propietario que construye por su cuenta firma el Owner Builder Form antes de la emisión; quien mejora para vender necesita ahí su licencia de impuesto de transacciones de Scottsdale. Así lo dice la página de 2015.',
        },
        sources: [SCOTTSDALE_OWNER],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'The city’s open table shows permit number, type, address, status and issue date, and stops there: no contractor, no value, no description of the work.',
          es: 'La tabla abierta de la ciudad muestra número, tipo, dirección, estado y fecha de emisión, y ahí termina: sin contratista, sin valor, sin descripción del trabajo.',
        },
        sources: [SCOTTSDALE_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'Its status words are plain: PENDING, ACTIVE, FINALLED (with two L’s), EXPIRED, WITHDRAWN, REFUND, ON HOLD.',
          es: 'Sus palabras de estado son sencillas: PENDING, ACTIVE, FINALLED (con dos eles), EXPIRED, WITHDRAWN, REFUND y ON HOLD.',
        },
        sources: [SCOTTSDALE_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['pool_spa', 'res_alteration', 'fence', 'solar_pv', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Do I need a permit to rebuild an existing wall in Scottsdale?',
          es: '¿Necesito permiso para rehacer un muro existente en Scottsdale?',
        },
        answer: {
          text: {
            en: 'Above 3 feet, yes: replacement takes a permit and inspections. Repairing what stands is maintenance and takes none.',
            es: 'Con más de 3 pies, sí: el reemplazo lleva permiso e inspecciones. Reparar lo que está en pie es mantenimiento y no lleva.',
          },
          sources: [SCOTTSDALE_FAQ],
          confidence: 'A',
        },
      },
      {
        question: { en: 'How do I file a Small Scope Review?', es: '¿Cómo presento una Small Scope Review?' },
        answer: {
          text: {
            en: 'In the SPUR portal, type Small Scope in the search field when you apply and choose that application.',
            es: 'En el portal SPUR, escriba Small Scope en el campo de búsqueda al iniciar y elija esa solicitud.',
          },
          sources: [SCOTTSDALE_REVIEW],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'How do I keep a Scottsdale permit from lapsing?',
          es: '¿Cómo evito que venza un permiso de Scottsdale?',
        },
        answer: {
          text: {
            en: 'Start within 180 days and never leave a gap of 180 days. If you must, ask the building official in writing for an extension before the gap closes.',
            es: 'Empiece dentro de 180 días y no deje un hueco de 180 días. Si no hay remedio, pida por escrito una prórroga al Building Official antes de que se cumpla.',
          },
          sources: [SCOTTSDALE_EXTENSION],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Does the green code reach a single-family house?',
          es: '¿El código verde alcanza a una casa unifamiliar?',
        },
        answer: {
          text: {
            en: 'The IgCC is written for commercial and multifamily projects. The energy code still asks a house for a solar-ready roof zone.',
            es: 'El IgCC está escrito para proyectos comerciales y multifamiliares. El código de energía sí pide a una casa una zona de techo lista para solar.',
          },
          sources: [SCOTTSDALE_GREEN],
          confidence: 'A',
        },
      },
    ],
  },
];
