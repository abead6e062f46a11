import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

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
const NYC_LL77 = read('Local Law 77 of 2023', 'https://intro.nyc/local-laws/2023-77');
const NYC_FEES = read(
  '1 RCNY 101-03, Fees payable to the Department of Buildings',
  'https://www.nyc.gov/assets/buildings/rules/1_RCNY_101-03.pdf',
);
const NYC_DATASET = read(
  'DOB NOW: Build, Approved Permits, NYC Open Data',
  'https://data.cityofnewyork.us/d/rbx6-tga4',
);

const BUF_PERMITS = read(
  'Building Permits, City of Buffalo',
  'https://www.buffalony.gov/484/Building-Permits',
);
const BUF_PROCESS = read('Permit Process, City of Buffalo', 'https://www.buffalony.gov/722/Permit-Process');
const BUF_CODE = read('Building Code, City of Buffalo', 'http://www.buffalony.gov/448/Building-Code');
const BUF_DEMOLITION = read('Demolition, City of Buffalo', 'https://www.buffalony.gov/450/Demolition');
const BUF_103 = read(
  'Buffalo City Code, building permits and fees: definitions',
  'https://www.ecode360.com/13581332',
);
const BUF_SIDEWALK = read(
  'Buffalo City Code, unsafe structures and sidewalk surveys',
  'https://ecode360.com/13581594',
);
const BUF_CONTRACTORS = read(
  'Buffalo City Code, construction and home-improvement contractors',
  'https://ecode360.com/13584045',
);
const BUF_FEES = read('Buffalo City Code, Chapter 175 Fees', 'https://ecode360.com/13589773');
const STATE_IRC = read('IRC adoption by state', 'https://onlyplans.io/zoning/codes/irc/');
const BUF_DATASET = read('Permits, Open Data Buffalo', 'https://data.buffalony.gov/d/9p2d-f3yt');

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

export const ny: readonly CityProfile[] = [
  {
    slug: 'new-york-city-ny',
    intro: [
      {
        text: {
          en: 'In New York City a contractor does not file the job. A state-licensed engineer (PE) or registered architect (RA) files it with the Department of Buildings, DOB, and the contractor comes in afterwards to pull the work permit on the approved filing.',
          es: 'En la ciudad de Nueva York el contratista no presenta el trabajo. Lo presenta ante el Department of Buildings, DOB, un ingeniero (PE) o arquitecto (RA) con licencia estatal, y el contratista entra después a sacar el permiso de trabajo sobre lo aprobado.',
        },
        sources: [NYC_TYPES],
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
      url: 'https://www.nyc.gov/site/buildings/property-or-business-owner/permits-by-type.page',
      source: NYC_RENEWAL,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The 2022 NYC Construction Codes, enacted by Local Law 126 of 2021 on the 2015 I-Codes, took effect on November 7, 2022. A filing with complete documents before that day may stay under the 2014 codes.',
          es: 'Los NYC Construction Codes de 2022, promulgados por la Local Law 126 de 2021 sobre los I-Codes de 2015, rigen desde el 7 de noviembre de 2022. Lo presentado completo antes de ese día puede seguir con los códigos de 2014.',
        },
        sources: [NYC_CODES],
        confidence: 'A',
      },
    ],
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
          en: 'Weekdays from 7 AM to 6 PM is the permit’s day. Earlier, later, or on Saturday and Sunday you need an After Hours Variance, requested in DOB NOW for DOB NOW jobs.',
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
          es: 'Electricidad empieza en $40 con diez unidades gratis, más el interruptor de servicio: $8 hasta 100 amperes, $30 hasta 200, $105 hasta 600. Demolición multiplica el frente por los pisos por $2.60, $260 como mínimo.',
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
    timing: [],
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
          es: 'Un trabajo aparece como varios registros, uno por tipo: plomería, rociadores, tomas de agua. Los que siguen en BIS se publican en otra tabla, con otras palabras y fechas en texto.',
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
            es: 'Un contratista sin registro puede hacer trabajo limitado con un tracking number, tras presentarse en DOB y probar compensación laboral y seguro de incapacidad.',
          },
          sources: [NYC_RESIDENTIAL],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'buffalo-ny',
    intro: [
      {
        text: {
          en: 'Buffalo runs permits in two steps out of Room 301, City Hall: first a registration, where an inspector reads your survey or site plan for zoning and special approvals, then the application itself.',
          es: 'Buffalo lleva los permisos en dos pasos desde la oficina 301 del City Hall: primero un registro, en que un inspector revisa su levantamiento o plano por zonificación y aprobaciones especiales, y luego la solicitud.',
        },
        sources: [BUF_PROCESS],
        confidence: 'A',
      },
      {
        text: {
          en: 'The list of work without a permit is wide: fences that do not enclose a pool, retaining walls without surcharge, sheds up to 144 square feet, and equipment replaced within its original specifications.',
          es: 'Sus exenciones son amplias: cercas que no encierran una piscina, muros de contención sin sobrecarga, cobertizos de hasta 144 pies cuadrados y equipos repuestos dentro de su especificación original.',
        },
        sources: [BUF_PERMITS],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Buffalo Department of Permit and Inspection Services',
      url: 'https://www.buffalony.gov/484/Building-Permits',
      source: BUF_PERMITS,
      confidence: 'A',
    },
    portal: null,
    codes: [
      {
        text: {
          en: 'The New York State Uniform Code applies. The city’s page describes the 2020 edition, in force since May 12, 2020 with no transition for new applications; the state minimum has since been reported on the 2024 IRC, so check the edition with the permit office.',
          es: 'Rige el Uniform Code del estado de Nueva York. La página municipal describe la edición de 2020, vigente desde el 12 de mayo de 2020 sin transición; después se informa que el mínimo estatal pasó al IRC 2024, así que confirme la edición con la oficina.',
        },
        sources: [BUF_CODE, STATE_IRC],
        confidence: 'C',
      },
      {
        text: {
          en: 'Appendix Q, for houses of 400 square feet or less not counting lofts, is part of the 2020 residential code. A tiny house in Buffalo has to meet both it and the land use rules.',
          es: 'El Appendix Q, para casas de 400 pies cuadrados o menos sin contar tapancos, es parte del código residencial de 2020. Una casa diminuta en Buffalo debe cumplirlo junto con las reglas de uso de suelo.',
        },
        sources: [BUF_CODE],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Bring three sets of prints on paper no smaller than 18 by 24 inches, with original seals, and three copies of the survey. Every new building and addition is sealed whatever it costs.',
          es: 'Lleve tres juegos de planos en papel de al menos 18 por 24 pulgadas, con sellos originales, y tres copias del levantamiento. Toda construcción nueva y ampliación va sellada, cueste lo que cueste.',
        },
        sources: [BUF_PROCESS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Past $25,000 the drawings of any project need the seal of a New York architect or engineer; below it, structural or safety changes, most alterations and every change of use need it too.',
          es: 'Por encima de $25,000, los planos de cualquier proyecto llevan sello de arquitecto o ingeniero de Nueva York; por debajo también, si hay cambios estructurales o de seguridad, en la mayoría de las alteraciones y en todo cambio de uso.',
        },
        sources: [BUF_PROCESS],
        confidence: 'A',
      },
      {
        text: {
          en: 'The city licenses contractors in classes: handyman, home-improvement, light commercial, new housing and general. Take the class that fits your largest job, since a handyman is confined to maintenance and minor repairs.',
          es: 'La ciudad da licencias por clases: handyman, home-improvement, light commercial, new housing y general. Tome la que cubra su trabajo mayor, porque el handyman se limita a mantenimiento y reparaciones menores.',
        },
        sources: [BUF_CONTRACTORS],
        confidence: 'A',
      },
      {
        text: {
          en: 'A demolition application goes to the Preservation Board and waits 30 days from filing, emergencies excepted. The file holds an asbestos survey, a performance bond for the full cost, insurance naming the city, the contract and a master plumber’s sewer and water release.',
          es: 'Una solicitud de demolición va a la Preservation Board y espera 30 días, salvo emergencias. El expediente lleva estudio de asbesto, fianza por el costo total, seguros a favor de la ciudad, el contrato y la liberación de agua y drenaje de un maestro plomero.',
        },
        sources: [BUF_DEMOLITION],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'There are two fees. The application fee, for registration and plan review, is paid when documents go in; the permit fee when the permit is issued. Simple permits that need only the building contract pay both together.',
          es: 'Hay dos tarifas. La de solicitud, por registro y revisión de planos, se paga al entregar documentos; la del permiso, al emitirse. Los permisos sencillos que solo piden el contrato pagan ambas juntas.',
        },
        sources: [BUF_103],
        confidence: 'A',
      },
      {
        text: {
          en: 'Amounts are listed in Chapter 175 of the City Code. Paying on the web adds 2.25% by credit card, $1.50 at least, or $0.50 by e-check.',
          es: 'Los montos están en el Chapter 175 del City Code. Pagar en línea suma 2.25% con tarjeta de crédito, $1.50 como mínimo, o $0.50 con cheque electrónico.',
        },
        sources: [BUF_FEES],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [],
    returns: [
      {
        text: {
          en: 'Special approvals come before the application, not after. Have the one that the registration step named in hand before you bring the file to Room 301.',
          es: 'Las aprobaciones especiales van antes de la solicitud, no después. Consiga la que se señaló en el registro antes de llevar el expediente a la oficina 301.',
        },
        sources: [BUF_PROCESS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Large machinery or dumpster trucks on the site or on the city right-of-way beside it call for a sidewalk survey with description, drawing and photographs as part of the application. It also records the damage that was there before you.',
          es: 'La maquinaria grande o los camiones de contenedores en la obra o en la vía pública contigua exigen un estudio de banquetas con descripción, dibujo y fotos dentro de la solicitud. También le sirve de prueba de los daños que ya existían.',
        },
        sources: [BUF_SIDEWALK],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Open Data Buffalo lists issued permits daily with applicant, license number, value and description. No status is kept, so a permit’s end has to be asked of the office.',
          es: 'Open Data Buffalo publica a diario los permisos emitidos con solicitante, número de licencia, valor y descripción. No lleva estado: el cierre de un permiso hay que preguntarlo en la oficina.',
        },
        sources: [BUF_DATASET],
        confidence: 'B',
      },
    ],
    commonPermits: ['res_alteration', 'roofing', 'demolition', 'windows_doors', 'deck_porch'],
    faq: [
      {
        question: {
          en: 'Does a fence need a building permit in Buffalo?',
          es: '¿Una cerca necesita permiso de construcción en Buffalo?',
        },
        answer: {
          text: {
            en: 'Not unless it is part of the enclosure around a swimming pool. Zoning rules on height and place still apply.',
            es: 'No, salvo que sea parte del cerramiento de una piscina. Las reglas de zonificación sobre altura y lugar siguen aplicando.',
          },
          sources: [BUF_PERMITS],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Can I swap a furnace without a permit in Buffalo?',
          es: '¿Puedo cambiar un calefactor (furnace) sin permiso en Buffalo?',
        },
        answer: {
          text: {
            en: 'The building permit page exempts replacing equipment when that does not alter its listing or depart from its original specifications. A different size or fuel is outside that.',
            es: 'La página de permisos exime la reposición de equipo cuando no altera su certificación ni se aparta de la especificación original. Otro tamaño u otro combustible queda fuera.',
          },
          sources: [BUF_PERMITS],
          confidence: 'A',
        },
      },

      {
        question: {
          en: 'How soon can a Buffalo demolition permit be issued?',
          es: '¿Qué tan pronto se emite un permiso de demolición en Buffalo?',
        },
        answer: {
          text: {
            en: 'Not before 30 days from the application date unless it is an emergency, and only when preservation approval and the asbestos papers are in.',
            es: 'No antes de 30 días desde la solicitud, salvo emergencia, y solo cuando están la aprobación de preservación y los papeles de asbesto.',
          },
          sources: [BUF_DEMOLITION],
          confidence: 'A',
        },
      },
    ],
  },
];
