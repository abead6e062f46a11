import { FL_105_1, FL_CODE_NEXT, FL_CODES, FL_WATER_HEATER, FL_WINDOW } from '@/content/codes/fl';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, FL_553_792 } from '../sources';
import { ORL_STORM } from './clock';

const read = sourceReadOn('2026-11-21');

const ORL_GUIDE = read(
  'Residential Permitting Requirements, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit/Permitting-Checklists/Residential-Permitting-Guide',
);
const ORL_GUIDE_NOC = read(
  'Residential Permitting Requirements: Notice of Commencement, City of Orlando',
  'https://orlando.gov/es-419/Construcci243n-y-desarrollo/Permisos-e-inspecciones/Obtenga-un-permiso/Lista-de-verificaci243n-de-permisos/Gu237a-de-permisos-residenciales',
);
const ORL_GET = read(
  'Get a Permit, City of Orlando',
  'https://orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit',
);
const ORL_MILESTONES = read(
  'Permitting Milestones & Directions, City of Orlando',
  'https://orlando.gov/Building-Development/Permits-Inspections/Schedule-or-Cancel-an-Inspection/Permitting-Milestones-Directions',
);
const ORL_ROOF = read(
  'Apply for a Residential Roof Permit, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Other/Apply-for-a-Residential-Roof-Permit',
);
const ORL_NOC = read(
  'File a Recorded Notice of Commencement, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/File-a-Recorded-Notice-of-Commencement',
);
const ORL_COUNTY = read(
  'Do I Need a Permit?, Orange County',
  'https://ocfl.net/PermitsLicenses/DoINeedaPermit.aspx',
);
const ORL_RECORDS = read('Permit applications, Orlando open data', 'https://data.cityoforlando.net');

const reread = sourceReadOn('2026-11-24');

const ORL_INSPECT = reread(
  'Inspections FAQs, City of Orlando',
  'http://www.cityoforlando.net/permits/inspections-faq/',
);
const ORL_APPOINT = reread(
  'Schedule a Permitting Appointment, City of Orlando',
  'https://orlando.gov/Building-Development/Schedule-an-Appointment/Schedule-a-Permitting-Appointment?oc_lang=en-US',
);

const read27 = sourceReadOn('2026-11-27');

const ORL_EXEMPT = read27(
  'City of Orlando permitting guide (PermitFlow)',
  'https://www.permitflow.com/blog/city-of-orlando-permitting',
);
const ORL_PLANS = read27(
  'Submit Construction Project Plans, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Submit-Construction-Project-Plans',
);
const ORL_FEES_2026 = costNotes('Permitting Development Fees, Residential, January 2026, City of Orlando');
const ORANGE_EXEMPT = read27('Division of Building Safety, Orange County', 'http://ocfl.net/building');

const read28 = sourceReadOn('2026-11-28');

const ORL_SCHEDULE = read28(
  'Schedule or Cancel an Inspection, City of Orlando',
  'http://www.cityoforlando.net/permits/inspections-faq/',
);

const ORL_FENCE = read28(
  'Apply for a Fence Permit, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Other/Apply-for-a-Fence-Permit',
);
export const profile: CityProfile = {
  slug: 'orlando-fl',
  intro: [
    {
      text: {
        en: 'Orlando works in two steps: a form from Permitting Forms, processed in about two business days, and then an e-mail with a ProjectDox link where the plans go.',
        es: 'Orlando trabaja en dos pasos: un formulario de Permitting Forms, procesado en unos dos días hábiles, y luego un correo electrónico con un enlace a ProjectDox, donde van los planos.',
      },
      sources: [ORL_GET],
      confidence: 'A',
    },
    {
      text: {
        en: 'Since January 1, 2020 every re-roof, house or business, has had to pass a dry-in inspection (code 125). Skip it and the final may be refused until part of the covering comes off.',
        es: 'Desde el 1 de enero de 2020 todo cambio de techo, en casa o negocio, lleva una inspección dry-in (código 125). Si falta, la final puede negarse hasta que se quite parte de la cubierta.',
      },
      sources: [ORL_ROOF],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Permitting Services',
    url: 'https://orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit',
    source: ORL_GET,
    confidence: 'A',
  },
  portal: {
    name: 'Get a Permit: Permitting Forms',
    url: 'https://orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit',
    source: ORL_GET,
    confidence: 'A',
  },
  codes: {
    editions: FL_CODES,
    notes: [FL_CODE_NEXT],
  },
  permits: [
    {
      text: {
        en: 'Residential plans are to scale, dimensioned, and carry the third-party verified digital signature of a Florida architect or engineer. The site plan shows impervious area and where the air conditioner stands.',
        es: 'Los planos residenciales van a escala, acotados y con la firma digital verificada por un tercero de un arquitecto o ingeniero de Florida. El plano de sitio muestra el área impermeable y la ubicación del aire acondicionado.',
      },
      sources: [ORL_GUIDE],
      confidence: 'A',
    },
    {
      text: {
        en: 'A recorded Notice of Commencement is due above $5,000 for a building permit, or $15,000 for a stand-alone electrical, fire, mechanical, plumbing or gas permit. Older city pages still print $2,500 and $7,500.',
        es: 'Se exige una Notice of Commencement registrada por encima de $5,000 en un permiso de construcción, o de $15,000 en un permiso independiente de electricidad, incendio, mecánica, plomería o gas. Páginas viejas de la ciudad aún dicen $2,500 y $7,500.',
      },
      sources: [ORL_GUIDE_NOC, ORL_MILESTONES],
      confidence: 'A',
    },
    {
      text: {
        en: 'A house roof has its own short form: cost, roof data, underlayment, covering and fasteners. The city answers within three business days.',
        es: 'El techo de una casa tiene su propio formulario corto: costo, datos del techo, base, cubierta y fijaciones. La ciudad responde en tres días hábiles.',
      },
      sources: [ORL_ROOF],
      confidence: 'A',
    },
    {
      text: {
        en: 'Owners who build for themselves sign the Owner/Builder Declaration in person at the permitting office, whose address and hours we did not find: ask 407-246-2271. Trade permits are still separate.',
        es: 'El propietario que construye por su cuenta firma la Owner/Builder Declaration en persona en la oficina de permisos, cuya dirección y horario no hallamos: pregunte al 407-246-2271. Los permisos de especialidad (eléctrico, plomería, mecánico) se sacan aparte.',
      },
      sources: [ORL_GUIDE],
      confidence: 'A',
    },
    fact(
      'A',
      [ORL_APPOINT],
      'A permit technician takes appointments, in person or on Microsoft Teams, for at most five applications a day. Use one also to register a contractor or to get help with ProjectDox; reviewers and inspectors do not attend.',
      'Un técnico de permisos da citas, en persona o por Microsoft Teams, para cinco solicitudes al día como máximo. La cita sirve también para registrar a un contratista o pedir ayuda con ProjectDox; revisores e inspectores no asisten.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Every re-roof; a house has its own short form.',
        es: 'Todo cambio de techo; una casa tiene su propio formulario corto.',
      },
      sources: [ORL_ROOF],
      confidence: 'A',
    },
    FL_WINDOW,
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 6 feet in wood, vinyl or metal at a one- or two-family home, away from public easements; otherwise it needs one.',
        es: 'No la de hasta 6 pies, si es de madera, vinilo o metal, en casa de una o dos familias y lejos de servidumbres públicas; cualquier otra, sí.',
      },
      sources: [ORL_FENCE],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'By a permit service’s guide to the city; we found no size below which a shed is exempt.',
        es: 'Según la guía de un servicio de permisos para la ciudad; no hallamos un tamaño por debajo del cual un cobertizo esté exento.',
      },
      sources: [ORL_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'State code 105.1 requires one to replace a mechanical system; the city charges $66.24 for the first $1,000 of value.',
        es: 'El código estatal 105.1 lo exige para reemplazar un sistema mecánico; la ciudad cobra $66.24 por los primeros $1,000 de valor.',
      },
      sources: [ORL_FEES_2026, FL_105_1],
      confidence: 'B',
    },
    FL_WATER_HEATER,
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'State code 105.1 requires one to alter or replace an electrical system; wiring has its own fee here.',
        es: 'El código estatal 105.1 lo exige para alterar o cambiar un sistema eléctrico; el cableado tiene aquí su tarifa.',
      },
      sources: [FL_105_1, ORL_FEES_2026],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'C',
      [ORL_EXEMPT],
      'No permit, by a permit service’s guide to the city, for replacing ceiling fans, repairing heating, cooling or plumbing, painting, and new kitchen cabinets. Sheds, porches and reroofs do need one.',
      'No necesitan permiso según la guía de un servicio de permisos para la ciudad: cambiar ventiladores de techo, reparar calefacción, aire o plomería, pintar y poner gabinetes de cocina nuevos. Los cobertizos, los porches y los cambios de techo sí lo necesitan.',
    ),
    fact(
      'B',
      [ORANGE_EXEMPT],
      'Orange County around it reads the same Florida code that way: painting, floor covering, cabinets and countertops in the same place, plug-in equipment and flag poles up to 15 feet. The city may draw it tighter.',
      'El condado de Orange que la rodea lee así el mismo código de Florida: pintura, pisos, gabinetes y cubiertas de cocina en el mismo lugar, equipo enchufable y astas de hasta 15 pies. La ciudad puede ser más estricta.',
    ),
    fact(
      'A',
      [ORL_STORM],
      'Do not count on a small job being exempt: the city tells owners that the state requires a permit for most projects, even small ones.',
      'No cuente con que un trabajo pequeño esté exento: la ciudad avisa a los dueños que el estado exige permiso para la mayoría de los proyectos, incluso los pequeños.',
    ),
  ],
  steps: [
    fact(
      'A',
      [ORL_STORM, ORL_GUIDE_NOC],
      'Gather the papers and, above the value limit, record the Notice of Commencement with the Orange County Comptroller before the work starts.',
      'Reúna los papeles y, si pasa del monto límite, registre la Notice of Commencement con el Orange County Comptroller antes de empezar la obra.',
    ),
    fact(
      'A',
      [ORL_GET],
      'Send the application from Permitting Forms. A commercial one is invoiced its deposit at this point.',
      'Envíe la solicitud desde Permitting Forms. A la comercial se le factura su depósito en este punto.',
    ),
    fact(
      'A',
      [ORL_STORM, ORL_PLANS],
      'Wait for the mail from eplans@cityoforlando.net with the ProjectDox link and a temporary password, and upload the plans there; the city’s page Submit Construction Project Plans has the log-in.',
      'Espere el correo de eplans@cityoforlando.net con el enlace de ProjectDox y una contraseña temporal, y suba ahí los planos; la página Submit Construction Project Plans de la ciudad tiene el acceso.',
    ),
    fact(
      'A',
      [ORL_STORM, ORL_MILESTONES],
      'After PreScreen the plans are reviewed; corrections are asked for by e-mail and the Permit Lookup shows each stage.',
      'Después del PreScreen se revisan los planos; las correcciones se piden por correo electrónico y Permit Lookup muestra cada etapa.',
    ),
    fact(
      'A',
      [ORL_STORM],
      'On approval pay the fees in the lookup. A last e-mail says that the approved plans can be downloaded from ProjectDox’s Approved folder.',
      'Al aprobarse, pague las tarifas en la consulta. Un último correo avisa que los planos aprobados se descargan de la carpeta Approved de ProjectDox.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [ORL_SCHEDULE],
      'Schedule, move or cancel online with the permit number under Schedule Inspection, by text or by telephone. The city’s older page gives the telephone line as PROMPT, 407-246-4444.',
      'Prográmela, muévala o cancélela en línea con el número de permiso en Schedule Inspection, por mensaje de texto o por teléfono. La página anterior de la ciudad da como línea telefónica PROMPT, 407-246-4444.',
    ),
    cutOff: fact(
      'A',
      [ORL_INSPECT, ORL_SCHEDULE],
      'Two versions of the city’s inspection page, both read at the same address, differ. By the older one, Inspections FAQs, a request made by 5 a.m. gets the same day, a later one the next working day; the newer one, Schedule or Cancel an Inspection, lists the same day under Overtime Inspection Request. Count on the next working day.',
      'Dos versiones de la página de inspecciones de la ciudad, leídas en la misma dirección, no coinciden. Según la anterior, Inspections FAQs, lo que se pide antes de las 5 a. m. se inspecciona el mismo día y lo que se pide después, el siguiente día hábil; la nueva, Schedule or Cancel an Inspection, pone el mismo día bajo Overtime Inspection Request. Cuente con el siguiente día hábil.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [ORL_SCHEDULE],
        'On site and in view: the approved plans, the issued permit with its sign-off sheet, the recorded Notice of Commencement and any engineering documents.',
        'En la obra y a la vista: planos aprobados, el permiso emitido con su hoja de firmas, la Notice of Commencement registrada y los documentos de ingeniería.',
      ),
      fact(
        'A',
        [ORL_INSPECT, ORL_SCHEDULE],
        'All open fees have to be paid before any inspection is requested. One that fails, or is cancelled within 24 hours, may cost a fee.',
        'Antes de pedir cualquier inspección deben estar pagadas todas las tarifas pendientes. La que no pasa, o se cancela con menos de 24 horas, puede tener costo.',
      ),
      fact(
        'A',
        [ORL_INSPECT],
        'A concrete driveway is inspected by engineering before the pour and again at the end.',
        'Una entrada de concreto la inspecciona ingeniería antes del colado y otra vez al final.',
      ),
      fact(
        'A',
        [ORL_SCHEDULE],
        'An inspection after hours is an Overtime Inspection Request too; certain work on houses and duplexes can be seen by video.',
        'Una inspección fuera de horario también es un Overtime Inspection Request; cierta obra en casas y dúplex se puede ver por video.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Permitting Services',
      phone: '+14072462271',
      source: ORL_MILESTONES,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [ORL_FEES_2026],
      'On houses of one or two units, by the fees of January 2026: building work $66.24 for the first $1,000 and $4.41 for each $1,000 more, wiring and air conditioning $66.24 for the first $1,000 and $11.03 for each $1,000 more, up to $25,000 of value. That is $114.75 on a roof of $12,000, about $127.93 with what comes on top. Building permits add 1.5% for the Administrative Inspection Fund and 1% for the Operational Trust Fund, $2 each at least, 3% for technology and a 5% concurrency surcharge.',
      'En casas de una o dos unidades, desde enero de 2026: la construcción paga $66.24 por los primeros $1,000 y $4.41 por cada $1,000 más; el cableado y el aire acondicionado, $66.24 por los primeros $1,000 y $11.03 por cada $1,000 más, hasta $25,000 de valor. Son $114.75 en un techo de $12,000, unos $127.93 con lo que se suma. Los permisos de construcción suman 1.5% del Administrative Inspection Fund y 1% del Operational Trust Fund, $2 cada uno como mínimo, 3% de tecnología y 5% de recargo de concurrencia.',
    ),
    {
      text: {
        en: 'A commercial application is invoiced a non-refundable plan review deposit of 25% before the ProjectDox link is sent. The deposit is for commercial projects only.',
        es: 'A una solicitud comercial se le factura un depósito de revisión de 25%, no reembolsable, antes de enviar el enlace de ProjectDox. El requisito es solo para proyectos comerciales.',
      },
      sources: [ORL_GET],
      confidence: 'A',
    },
    {
      text: {
        en: 'The rest is asked for by e-mail once the application is approved. What is due shows at any time in the permit lookup.',
        es: 'El resto se pide por correo electrónico cuando se aprueba la solicitud. Lo que se debe aparece en todo momento en la consulta de permisos.',
      },
      sources: [ORL_GET, ORL_STORM],
      confidence: 'A',
    },
    {
      text: {
        en: 'Recording the one-page Notice of Commencement with the Orange County Comptroller has cost $10, a certified copy $3. They are not part of the permit fee.',
        es: 'Registrar la Notice of Commencement de una página con el Orange County Comptroller ha costado $10, y una copia certificada $3. No son parte de la tarifa del permiso.',
      },
      sources: [ORL_NOC],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'The city’s stated targets: first review in 10 business days for homes and 20 for commercial; revisions in 5 and 15. They stand on its page for hurricane repairs.',
        es: 'Metas de la ciudad: primera revisión en 10 días hábiles para viviendas y 20 para comercial; correcciones en 5 y 15. Constan en su página de reparaciones por huracán.',
      },
      sources: [ORL_STORM],
      confidence: 'A',
    },
    {
      text: {
        en: 'PreScreen Review means two business days to see whether the plans may enter review at all. If more than two business days pass in that step, the city gives a number to call: 407.246.2271.',
        es: 'PreScreen Review son dos días hábiles para ver si los planos entran a revisión. Si pasan más de dos días hábiles en ese paso, la ciudad da un número para llamar: 407.246.2271.',
      },
      sources: [ORL_MILESTONES],
      confidence: 'A',
    },
    fact(
      'B',
      [FL_553_792],
      'State law sets an outer limit: 30 business days from a complete application for homes, their roofs and their trades in structures under 7,500 square feet, unless you waived it or a private provider reviews (Florida Statutes 553.792).',
      'La ley estatal pone un límite: 30 días hábiles desde la solicitud completa para viviendas, sus techos y sus oficios en construcciones de menos de 7,500 pies cuadrados, salvo que usted renuncie o revise un proveedor privado (Florida Statutes 553.792).',
    ),
  ],
  returns: [
    {
      text: {
        en: 'A Document Hold blocks one inspection until you upload what it names. Open the DocHold link in the permit lookup, ask for the portal to be opened, and send a narrative with the file.',
        es: 'Un Document Hold bloquea una inspección hasta que usted sube lo que indica. Abra el enlace DocHold en la consulta de permisos, pida que abran el portal y envíe una explicación con el archivo.',
      },
      sources: [ORL_MILESTONES],
      confidence: 'A',
    },
    {
      text: {
        en: 'The word Contractor License in the status means the license, business tax receipt or workers’ compensation on file is missing or out of date.',
        es: 'Las palabras Contractor License en el estatus significan que la licencia, el business tax o el seguro de compensación laboral falta o está desactualizado.',
      },
      sources: [ORL_MILESTONES],
      confidence: 'A',
    },
    {
      text: {
        en: 'The final on a roof also asks for an inspection affidavit on deck nailing and the secondary water barrier. Have that document ready before you ask for it.',
        es: 'La inspección final de un techo pide además una declaración sobre el clavado de la base y la barrera secundaria de agua. Tenga listo ese documento antes de pedirla.',
      },
      sources: [ORL_ROOF],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Orlando’s open list holds over a million applications, refreshed daily, with contractor, owner, estimated cost and the kind of plan review. Few carry map points and none a ZIP code.',
        es: 'La lista abierta de Orlando tiene más de un millón de solicitudes, actualizada a diario, con contratista, dueño, costo estimado y tipo de revisión. Pocas traen punto de mapa y ninguna código postal.',
      },
      sources: [ORL_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'Open means both waiting and issued. A permit is issued only when its issue date is filled in, and Closed does not say how it ended.',
        es: 'Open significa tanto en espera como emitido. Un permiso está emitido solo si trae fecha de emisión, y Closed no dice cómo terminó.',
      },
      sources: [ORL_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'mechanical', 'windows_doors', 'res_alteration', 'pool_spa'],
  faq: [
    {
      question: {
        en: 'Which Notice of Commencement threshold is right in Orlando?',
        es: '¿Qué umbral de Notice of Commencement vale en Orlando?',
      },
      answer: {
        text: {
          en: '$5,000 for building permits and $15,000 for separate trade permits, on the city’s newer pages. Record it with the county, post a certified copy on site, send one to the city.',
          es: '$5,000 para permisos de construcción y $15,000 para permisos de especialidad independientes, según las páginas más nuevas. Regístrela en el condado, ponga copia certificada en la obra y envíe una a la ciudad.',
        },
        sources: [ORL_GUIDE_NOC, ORL_GET],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'What does Pending Issuance mean in Orlando?',
        es: '¿Qué significa Pending Issuance en Orlando?',
      },
      answer: {
        text: {
          en: 'All reviews are approved and the fees are paid. If more than two business days pass, call or write to the city.',
          es: 'Todas las revisiones están aprobadas y las tarifas pagadas. Si pasan más de dos días hábiles, llame o escriba a la ciudad.',
        },
        sources: [ORL_MILESTONES],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'The address says Orlando but the fence rules differ. Why?',
        es: 'La dirección dice Orlando, pero las reglas de cerca son otras. ¿Por qué?',
      },
      answer: {
        text: {
          en: 'Outside the city limits Orange County decides. Its zoning issues permits for fences up to 6 feet; taller or masonry ones need a building permit, and so does even a small shed.',
          es: 'Fuera del límite de la ciudad decide el Condado de Orange. Su zonificación emite permisos para cercas hasta 6 pies; las más altas o de mampostería llevan permiso de construcción, y hasta un cobertizo pequeño lo necesita.',
        },
        sources: [ORL_COUNTY],
        confidence: 'A',
      },
    },
  ],
};
