import { PA_ELECTRICAL } from '@/content/codes/pa';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { PA_CODES_2026, PA_PHL_CODES_2021, permitFeesNotes } from '../sources';
import { PHL_BUSINESS } from './clock';

const read = sourceReadOn('2026-11-21');

const PHL_PERMIT = read(
  'Get a Building Permit, City of Philadelphia',
  'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair-permits/get-a-building-permit',
);
const PHL_PERMIT_LIST = read(
  'Get a Building Permit: projects that may not need permits, City of Philadelphia',
  'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair/get-a-building-permit/',
);
const PHL_CONTRACTOR = read(
  'Contractor and Permit Requirements, Philadelphia Business Services',
  'https://business.phila.gov/contractor-and-permit-requirements/',
);
const PHL_CONSTRUCTION = read(
  'Construction, Philadelphia Business Services',
  'https://business.phila.gov/?p=3404',
);
const PHL_ECLIPSE = read(
  'eCLIPSE FAQs, City of Philadelphia',
  'https://phila.gov/departments/department-of-licenses-and-inspections/eclipse-faqs',
);
const PHL_CODES_2018 = read(
  'Applicable codes, City of Philadelphia',
  'https://www.phila.gov/departments/department-of-licenses-and-inspections/resources/applicable-codes/',
);
const PHL_BILL_2021 = read(
  'Bill adopting the 2021 International Building Code as Subcode B, Philadelphia City Council',
  'https://phila.legistar.com/LegislationDetail.aspx?GUID=D1251D02-240E-47CF-A56B-4D4CC2E6863E&ID=7992225',
);
const PHL_FEES = {
  ...read(
    'Summary of construction permit fees effective January 1, 2025, City of Philadelphia',
    'https://www.phila.gov/media/20260209092722/PG_012_INF_Summary-of-construction-permit-fees-Eff-1.1.2025-Rev-2.2026.pdf',
  ),
  publishedOn: '2026-02',
};
const PHL_NAMED = read('Understanding the eCLIPSE Permitting Process', 'https://phillykelsey.co/news/');
const PHL_DATASET = read(
  'Licenses and Inspections Building Permits, OpenDataPhilly',
  'https://opendataphilly.org/datasets/licenses-and-inspections-building-permits/',
);

const reread = sourceReadOn('2026-11-24');

const PHL_INSPECT = reread(
  'Construction inspections, City of Philadelphia',
  'https://www.phila.gov/departments/department-of-licenses-and-inspections/inspections/construction-inspections/',
);
const PHL_INSPECT_FEE: CitySource = {
  ...reread(
    'Construction inspections, City of Philadelphia (copy on a content network)',
    'https://d2iuz65tt3n99s.cloudfront.net/departments/department-of-licenses-and-inspections/inspections/construction-inspections',
  ),
  isCopy: true,
};
const PHL_CENTER = reread(
  'Get a copy of a license, permit, or violation, City of Philadelphia',
  'https://phila.gov/services/permits-violations-licenses/get-a-copy-of-a-license-permit-or-violation',
);
const PHL_PERMIT_2022: CitySource = {
  ...reread(
    'Get a Building Permit, City of Philadelphia (copy of August 2022)',
    'https://www.zagratingbel.com/news/get-a-building-permit-%7C-services-%7C-city-of-philadelphia/',
  ),
  publishedOn: '2022-08-12',
  isCopy: true,
};
const PHL_DESK = permitFeesNotes(
  'Permits and inspections pages, Department of Licenses and Inspections, City of Philadelphia',
  'src/content/philadelphia/index.ts',
);
const PHL_NOTES = permitFeesNotes(
  'Construction permit fees, plumbing included, Department of Licenses and Inspections, City of Philadelphia',
  'research/pennsylvania/philadelphia.md',
);

const read28 = sourceReadOn('2026-11-28');

const PHL_EZ = read28(
  'Get permits without plans: EZ Permits, City of Philadelphia',
  'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair-permits/get-permits-without-plans-ez-permits/',
);
const PHL_MECHANICAL = read28(
  'Get a Mechanical Permit, City of Philadelphia',
  'https://phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair/get-a-mechanical-permit',
);
const PHL_PLUMBING_PERMIT = read28(
  'Get a Plumbing Permit, City of Philadelphia',
  'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair/get-a-plumbing-permit/',
);
const PHL_PLUMBING = read28(
  'Philadelphia Plumbing Code, Subcode P of Title 4',
  'https://codelibrary.amlegal.com/codes/philadelphia/latest/philadelphia_pa/0-0-0-270606',
);
const PHL_REQUESTS_2020 = {
  ...read28(
    'Coronavirus update from the City of Philadelphia: inspection and permit issues (General Building Contractors Association)',
    'https://gbca.com/hard-hat-chat/coronavirus-update-from-the-city-of-philadelphia-inspection-and-permit-issues/',
  ),
  publishedOn: '2020',
};

export const profile: CityProfile = {
  slug: 'philadelphia-pa',
  intro: [
    {
      text: {
        en: 'In Philadelphia the Department of Licenses and Inspections, L&I, often wants a Zoning Permit, and the approvals of other city departments, before it takes the building application.',
        es: 'En Filadelfia, el Department of Licenses and Inspections, L&I, suele pedir el Zoning Permit y las aprobaciones de otros departamentos de la ciudad antes de aceptar la solicitud de construcción.',
      },
      sources: [PHL_PERMIT],
      confidence: 'A',
    },
    {
      text: {
        en: 'Part of the rowhouse work never meets a plan examiner: an EZ Permit is issued without plans when the job follows the published EZ standard, and a fence up to 6 feet or new windows in a one- or two-family house often needs no permit at all.',
        es: 'Parte del trabajo en casas en hilera nunca llega a un revisor: el EZ Permit se emite sin planos si la obra sigue el estándar EZ publicado, y una cerca de hasta 6 pies o ventanas nuevas en casa de una o dos familias a menudo no piden permiso.',
      },
      sources: [PHL_PERMIT, PHL_PERMIT_LIST],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Philadelphia Department of Licenses and Inspections (L&I)',
    url: 'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair-permits/get-a-building-permit',
    source: PHL_PERMIT,
    confidence: 'A',
  },
  portal: {
    name: 'eCLIPSE',
    url: 'https://eclipse.phila.gov/',
    source: PHL_ECLIPSE,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'mechanical', 'energy'],
        edition: {
          en: '2021 International Codes with Philadelphia amendments',
          es: 'International Codes de 2021 con enmiendas de Filadelfia',
        },
        since: '2026-01-01',
        sources: [PA_CODES_2026, PA_PHL_CODES_2021, PHL_BILL_2021],
        confidence: 'C',
      },
      PA_ELECTRICAL,
      {
        fields: ['plumbing'],
        edition: {
          en: '2018 International Plumbing Code with Philadelphia amendments',
          es: 'International Plumbing Code de 2018 con enmiendas de Filadelfia',
        },
        since: '2019-10-01',
        sources: [PHL_PLUMBING],
        confidence: 'A',
      },
    ],
    notes: [
      fact(
        'C',
        [PA_CODES_2026, PA_PHL_CODES_2021],
        'Only applications since July 1, 2026 are held to the 2021 codes, writes a code consultant from L&I’s bulletin of October 20, 2025; in the half year before, 2018 or 2021 was accepted.',
        'Solo lo presentado desde el 1 de julio de 2026 queda obligado a los códigos de 2021, escribe un consultor según el boletín de L&I del 20 de octubre de 2025; en el semestre anterior se aceptaba 2018 o 2021.',
      ),
      fact(
        'A',
        [PHL_CODES_2018],
        'L&I’s page, as we read it, still lists the 2018 set, with the 2018 Philadelphia Fire Code: confirm at 215-686-8686.',
        'La página de L&I que leímos aún enumera los códigos de 2018, con el Philadelphia Fire Code de 2018: confirme en el 215-686-8686.',
      ),
      {
        text: {
          en: 'Local amendments run through every subcode of Title 4, and the Administrative Code at its front decides who may apply, what is exempt (A-301.2.1) and when a second permit is needed, for example one per lot.',
          es: 'Las enmiendas locales recorren cada subcódigo del Title 4, y el Administrative Code al frente decide quién solicita, qué queda exento (A-301.2.1) y cuándo hace falta otro permiso, por ejemplo uno por lote.',
        },
        sources: [
          PHL_BUSINESS,
          read(
            'Philadelphia Administrative Code, Section A-301',
            'https://codelibrary.amlegal.com/codes/philadelphia/latest/philadelphia_pa/0-0-0-268148',
          ),
        ],
        confidence: 'A',
      },
    ],
  },
  permits: [
    {
      text: {
        en: 'Digging more than 5 feet below the adjacent grade is its own step: add the excavation to a combination permit, or get an Excavation Site Permit before the building permit goes in.',
        es: 'Excavar más de 5 pies por debajo del terreno contiguo es un paso propio: agregue la excavación a un permiso combinado o saque un Excavation Site Permit antes de presentar el de construcción.',
      },
      sources: [PHL_PERMIT],
      confidence: 'A',
    },
    {
      text: {
        en: 'A new one- or two-family house must be filed as a combination permit, building and trades in one application; in other work the combination is a choice.',
        es: 'Una casa nueva de una o dos familias debe presentarse como permiso combinado, construcción y oficios en una sola solicitud; en lo demás es opcional.',
      },
      sources: [PHL_PERMIT],
      confidence: 'A',
    },
    {
      text: {
        en: 'Contractors come with tax clearance from the Revenue Department and a certificate of insurance with at least $500,000 of general liability per occurrence plus workers’ compensation and auto. The printed clearance is good for 30 days.',
        es: 'El contratista llega con la constancia fiscal del Revenue Department y un certificado de seguro con al menos $500,000 de responsabilidad general por evento, más compensación laboral y auto. La constancia impresa vale 30 días.',
      },
      sources: [PHL_CONTRACTOR],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'But replacing the covering goes by an EZ Permit, without plans.',
        es: 'Pero cambiar la cubierta va por EZ Permit, sin planos.',
      },
      sources: [PHL_EZ],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not in the same opening of a one- or two-family house that is not historic; elsewhere an EZ Permit.',
        es: 'No en el mismo vano de una casa de una o dos familias no histórica; en lo demás, un EZ Permit.',
      },
      sources: [PHL_EZ, PHL_PERMIT_LIST],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Often not up to 6 feet high; a taller fence, or any on a property in the Historic Registry, needs one.',
        es: 'La de hasta 6 pies de alto a menudo no lo necesita; una más alta, o cualquiera en una propiedad del Historic Registry, sí.',
      },
      sources: [PHL_PERMIT_LIST],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'A deck at a house up to 216 square feet, not on a roof, goes by an EZ Permit without plans.',
        es: 'Una terraza de hasta 216 pies cuadrados junto a una casa, no sobre el techo, va por EZ Permit, sin planos.',
      },
      sources: [PHL_EZ],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit; replacing appliances in a one- or two-family house can be an EZ Permit.',
        es: 'Un permiso mecánico; cambiar equipos en una casa de una o dos familias puede ser un EZ Permit.',
      },
      sources: [PHL_MECHANICAL],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit, EZ where like replaces like: $31 in a one- or two-family house, $37 elsewhere.',
        es: 'Un permiso de plomería, EZ si se cambia por uno igual: $31 en casa de una o dos familias, $37 en lo demás.',
      },
      sources: [PHL_PLUMBING_PERMIT, PHL_NOTES],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as an electrical permit: $25 per $1,000 of cost, $63 at least.',
        es: 'Tiene precio de permiso eléctrico: $25 por cada $1,000 de costo, $63 como mínimo.',
      },
      sources: [PHL_FEES],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [PHL_PERMIT_LIST],
      'Often without a permit: fencing up to 6 feet, retaining walls up to 2 feet, pointing masonry, and sidewalks or driveways that stay out of the right-of-way and add no parking.',
      'A menudo sin permiso: cercas de hasta 6 pies, muros de contención de hasta 2 pies, rejunteo de ladrillo, y aceras o entradas que no tocan la vía pública ni agregan estacionamiento.',
    ),
    {
      text: {
        en: 'On a property in the Philadelphia Historic Registry the usual exemptions for fences, retaining walls up to 2 feet, pointing and replacement windows do not apply.',
        es: 'En una propiedad del Philadelphia Historic Registry no aplican las exenciones habituales de cercas, muros de contención de hasta 2 pies, rejunteo y ventanas de reemplazo.',
      },
      sources: [PHL_PERMIT_LIST],
      confidence: 'A',
    },
    fact(
      'A',
      [PHL_PERMIT_LIST],
      'In a one- or two-family dwelling you may often replace doors and windows, and put paneling or gypsum board over the walls that are there. Painting, papering and carpet are finish work and need none either.',
      'En una vivienda de una o dos familias a menudo puede cambiar puertas y ventanas y poner paneles o placas de yeso (drywall) sobre los muros existentes, sin permiso. Pintar, empapelar y alfombrar son acabados y tampoco lo llevan.',
    ),
    fact(
      'A',
      [PHL_PERMIT],
      'One threshold is easy to miss: a project with 5,000 square feet or more of earth disturbance needs a building permit for that alone.',
      'Un límite fácil de pasar por alto: un proyecto que mueve 5,000 pies cuadrados o más de tierra pide permiso de construcción solo por eso.',
    ),
  ],
  steps: [
    fact(
      'A',
      [PHL_PERMIT],
      'Get the Zoning Permit first; in most cases L&I will not take the building application before it.',
      'Saque primero el Zoning Permit; en la mayoría de los casos L&I no recibe antes la solicitud de construcción.',
    ),
    fact(
      'B',
      [PHL_PERMIT_2022],
      'On a historic property obtain the Historical Commission’s approval, stamped on the plans; without it L&I refuses the application.',
      'En una propiedad histórica obtenga la aprobación de la Historical Commission, sellada en los planos; sin ella L&I rechaza la solicitud.',
    ),
    fact(
      'A',
      [PHL_PERMIT],
      'Decide whether an EZ Permit without plans fits, or a permit with plans; deep excavation is added to a combination permit or permitted beforehand.',
      'Decida si cabe un EZ Permit sin planos o un permiso con planos; la excavación profunda se suma a un permiso combinado o se tramita antes.',
    ),
    fact(
      'B',
      [PHL_ECLIPSE, PHL_FEES],
      'File in eCLIPSE as owner, tenant or authorized agent. With plans the filing fee is due at once and counts toward the final fee.',
      'Presente en eCLIPSE como dueño, inquilino o agente autorizado. Con planos la tarifa de presentación se paga enseguida y cuenta para la tarifa final.',
    ),
    fact(
      'B',
      [PHL_PERMIT_2022, PHL_CONTRACTOR],
      'Name every contractor the project requires before the final payment: licensed, insured and clear of city taxes.',
      'Nombre a todos los contratistas que pide el proyecto antes del pago final: con licencia, seguro y sin deudas de impuestos con la ciudad.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [PHL_INSPECT],
      'In eCLIPSE or by phone at 215-255-4040; inspectors do not enter requests. Have the permit number ready: two letters and ten digits, at the top of the certificate.',
      'En eCLIPSE o por teléfono al 215-255-4040; los inspectores no registran pedidos. Tenga a la mano el número del permiso: dos letras y diez dígitos, arriba en el certificado.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'C',
        [PHL_REQUESTS_2020],
        'The line asks for the name and cell phone of whoever meets the inspector, and only a contractor whose license is up to date can schedule, wrote a contractors’ association in 2020.',
        'La línea pide el nombre y el celular de quien recibe al inspector, y solo puede programar un contratista con la licencia al día, escribió una asociación de contratistas en 2020.',
      ),
      fact(
        'A',
        [PHL_INSPECT],
        'The same line cancels, reschedules and reads back results. Certifications shown as a hold are uploaded in eCLIPSE before the final inspection.',
        'La misma línea cancela, reprograma y da resultados. Las certificaciones que aparecen como “hold” se suben en eCLIPSE antes de la inspección final.',
      ),
      fact(
        'B',
        [PHL_INSPECT_FEE],
        'If the inspector comes and the job is not ready, L&I may charge a $100 rescheduling fee.',
        'Si el inspector llega y la obra no está lista, L&I puede cobrar $100 por reprogramar.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Philly311',
      phone: '+12156868686',
      note: { en: 'For L&I; 311 inside the city.', es: 'Para L&I; 311 dentro de la ciudad.' },
      source: PHL_DESK,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'L&I Permit and License Center',
      address: '1401 John F. Kennedy Blvd., MSB, Public Service Concourse, Philadelphia, PA 19102',
      hours: {
        en: 'By appointment, Monday to Friday 8 a.m. to 3:30 p.m.; closes at noon on the last Wednesday of the month',
        es: 'Con cita, de lunes a viernes de 8 a. m. a 3:30 p. m.; cierra al mediodía el último miércoles del mes',
      },
      source: PHL_CENTER,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Philly311',
      phone: '+12156868686',
      note: {
        en: 'People who answer questions for L&I; requests go to the automated line.',
        es: 'Personas que contestan preguntas sobre L&I; los pedidos van a la línea automática.',
      },
      source: PHL_DESK,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'Department of Licenses and Inspections (L&I)',
      phone: '+12152554040',
      note: {
        en: 'The inspection request line, automated.',
        es: 'La línea automática de pedidos de inspección.',
      },
      source: PHL_INSPECT,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'One- and two-family homes: $1,328 for a new one; an addition $75 for the first 500 square feet and $56 per further 100; an alteration $76 and the same $56.',
        es: 'Casas de una y dos familias: $1,328 la nueva; una ampliación, $75 por los primeros 500 pies cuadrados y $56 por cada 100 más; una alteración, $76 y los mismos $56.',
      },
      sources: [PHL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Other buildings pay $253 for the first 500 square feet, then $73 per 100 when new and $60 when altered. A tenant fit-out is $16.40 per 100 square feet, $189 at least.',
        es: 'Los demás edificios pagan $253 por los primeros 500 pies cuadrados y luego $73 por cada 100 si es obra nueva o $60 si es alteración. La adecuación de un local va a $16.40 por 100 pies cuadrados, $189 como mínimo.',
      },
      sources: [PHL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Electrical is $25 per $1,000 of cost, $63 at least; mechanical is 2% of the value, $189 at least. Each permit carries $3 for the city and $4.50 for the state; plan review is inside the fee.',
        es: 'Electricidad: $25 por cada $1,000 de costo, mínimo $63; mecánica: 2% del valor, mínimo $189. Cada permiso suma $3 de la ciudad y $4.50 del estado; la revisión de planos va incluida.',
      },
      sources: [PHL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Filing with plans costs $25 for one- and two-family work and $100 for the rest, not refundable, credited to the final fee. Accelerated review is $2,000 on top and is never credited; an older city page still says $540.',
        es: 'Presentar con planos cuesta $25 en una y dos familias y $100 en lo demás, sin devolución y a cuenta de la tarifa final. La revisión acelerada son $2,000 adicionales que no se acreditan; una página más antigua de la ciudad aún dice $540.',
      },
      sources: [PHL_FEES, PHL_BUSINESS],
      confidence: 'B',
    },
  ],
  feeSchedule: 'philadelphia-pa',
  timing: [
    {
      text: {
        en: 'The city’s business page gives 15 business days for one- and two-family dwellings and 20 for everything else, 5 with accelerated review. It is an older page, whose price for that review is out of date: confirm the days at 215-686-8686.',
        es: 'La página de negocios de la ciudad da 15 días hábiles en viviendas de una y dos familias y 20 en lo demás, 5 con revisión acelerada. Es una página anterior, con un precio de esa revisión ya viejo: confirme los días en el 215-686-8686.',
      },
      sources: [PHL_BUSINESS],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'L&I keeps a list called Top Ten Building Permit Application Deficiencies and asks applicants to read it before submitting. Run the sheets against it the day before you file.',
        es: 'L&I mantiene una lista llamada Top Ten Building Permit Application Deficiencies y pide leerla antes de presentar. Compare las hojas con ella el día anterior.',
      },
      sources: [PHL_BUSINESS],
      confidence: 'A',
    },

    {
      text: {
        en: 'On commercial permits, a residential triplex included, every subcontractor is named, and one lapsed license or tax account among them holds the permit for all. Check each name in eCLIPSE first.',
        es: 'En permisos comerciales, incluido un tríplex residencial, se nombra a cada subcontratista, y una sola licencia vencida o cuenta fiscal pendiente detiene el permiso de todos. Revise antes cada nombre en eCLIPSE.',
      },
      sources: [PHL_NAMED],
      confidence: 'C',
    },
  ],
  feed: [
    {
      text: {
        en: 'Philadelphia publishes permits daily with the contractor’s name and address, scope as approved, last inspection and status. Value, fee and application date are not published, so the days from application to permit are not in it.',
        es: 'Filadelfia publica permisos a diario con nombre y dirección del contratista, alcance aprobado, última inspección y estatus. No publica valor, tarifa ni fecha de solicitud, así que no dice los días de la solicitud al permiso.',
      },
      sources: [PHL_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: '“Applicant Revisions” and “Amendment Application Incomplete” are waiting for you; “Ready For Issue” is reviewed but not issued. Records from the old Hansen system write the same words in capitals.',
        es: '“Applicant Revisions” y “Amendment Application Incomplete” esperan por usted; “Ready For Issue” está listo y sin emitir. Los registros del sistema viejo, Hansen, escriben lo mismo en mayúsculas.',
      },
      sources: [PHL_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'electrical_service', 'plumbing', 'demolition', 'commercial_ti'],
  lapse: {
    fromIssue: null,
    fromInspection: null,
    atMost: null,
    counts: 'work',
    says: null,
    cost: null,
    costShare: null,
    extension: {
      text: {
        en: 'In eCLIPSE choose Extend Permit on the Details tab, upload a letter with the reason and the construction schedule, and pay the extension fee.',
        es: 'En eCLIPSE elija Extend Permit en la pestaña Details, suba una carta con el motivo y el calendario de obra, y pague la tarifa de prórroga.',
      },
      sources: [PHL_ECLIPSE],
      confidence: 'A',
    },
  },
  faq: [
    {
      question: {
        en: 'Who is allowed to file in eCLIPSE?',
        es: '¿Quién puede presentar en eCLIPSE?',
      },
      answer: {
        text: {
          en: 'The owner or tenant of the building, or an employee or agent one of them has authorized (A-301.4). A contractor files as that agent, so have the authorization on file.',
          es: 'El dueño o inquilino del edificio, o un empleado o agente autorizado por uno de ellos (A-301.4). El contratista presenta como ese agente: tenga la autorización a la mano.',
        },
        sources: [PHL_ECLIPSE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'When does a trade permit expire in Philadelphia?',
        es: '¿Cuándo vence un permiso de especialidad en Filadelfia?',
      },
      answer: {
        text: {
          en: 'With the building permit it belongs to: while that is active the trade permit does not expire, and when it expires they all do. One without a building permit can be extended in eCLIPSE from 90 days before its date; electrical has other rules.',
          es: 'Junto con el permiso de construcción al que pertenece: mientras ese siga activo no vence, y si vence, vencen todos. Uno sin permiso de construcción se prorroga en eCLIPSE desde 90 días antes; la electricidad tiene otras reglas.',
        },
        sources: [PHL_ECLIPSE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How do I extend a building permit in Philadelphia?',
        es: '¿Cómo prorrogo un permiso de construcción en Filadelfia?',
      },
      answer: {
        text: {
          en: 'Open it in eCLIPSE, choose Extend Permit on the Details tab, upload a letter with the reason and the construction schedule, and pay the extension fee.',
          es: 'Ábralo en eCLIPSE, elija Extend Permit en la pestaña Details, suba una carta con el motivo y el calendario de obra, y pague la tarifa de prórroga.',
        },
        sources: [PHL_ECLIPSE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'From what size of job is a contractor license needed?',
        es: '¿Desde qué monto se necesita licencia de contratista?',
      },
      answer: {
        text: {
          en: 'Philadelphia’s business pages put it at work paid $500 or more, renewed yearly. The license number goes on contracts, job sites and vehicles, there in figures at least 2 inches high.',
          es: 'Las páginas de negocios de Filadelfia lo fijan en trabajos pagados con $500 o más, con renovación anual. El número va en contratos, obras y vehículos, en estos con cifras de al menos 2 pulgadas.',
        },
        sources: [PHL_CONSTRUCTION, PHL_CONTRACTOR],
        confidence: 'A',
      },
    },
  ],
};
