import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const PHL_PERMIT = read(
  'Get a Building Permit, City of Philadelphia',
  'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair-permits/get-a-building-permit',
);
const PHL_PERMIT_LIST = read(
  'Get a Building Permit: projects that may not need permits, City of Philadelphia',
  'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair/get-a-building-permit/',
);
const PHL_BUSINESS = read(
  'Licenses and Inspections: Building Permits, Philadelphia Business Services',
  'https://business.phila.gov/licenses-and-inspections-building-permits/',
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
const PHL_CODES_2021 = read(
  'Philadelphia’s New Building Codes, Permit Philly',
  'https://permitphilly.com/2025/12/01/philadelphias-new-building-codes',
);
const PHL_BILL_2021 = read(
  'Bill adopting the 2021 International Building Code as Subcode B, Philadelphia City Council',
  'https://phila.legistar.com/LegislationDetail.aspx?GUID=D1251D02-240E-47CF-A56B-4D4CC2E6863E&ID=7992225',
);
const PHL_FEES = read(
  'Summary of construction permit fees effective January 1, 2025, City of Philadelphia',
  'https://www.phila.gov/media/20260209092722/PG_012_INF_Summary-of-construction-permit-fees-Eff-1.1.2025-Rev-2.2026.pdf',
);
const PHL_NAMED = read('Understanding the eCLIPSE Permitting Process', 'https://phillykelsey.co/news/');
const PHL_DATASET = read(
  'Licenses and Inspections Building Permits, OpenDataPhilly',
  'https://opendataphilly.org/datasets/licenses-and-inspections-building-permits/',
);

const PGH_REVIEW = read('Application Review, Pittsburgh PLI', 'https://pittsburghpa.gov/pli/review');
const PGH_RESIDENTIAL = read(
  'PLI: Residential Permits, City of Pittsburgh',
  'http://pittsburghpa.gov/pli/pli-residential-permit.html',
);
const PGH_COMMERCIAL = read(
  'PLI: Commercial Permits, work not requiring a permit, City of Pittsburgh',
  'http://city.pittsburghpa.gov/pli/pli-commercial-permit.html',
);
const PGH_PERMITTING = read(
  'PLI permitting FAQ, City of Pittsburgh',
  'https://pittsburghpa.gov/pli/pli-permitting',
);
const PGH_311 = read(
  'What renovations do not require a building permit? Pittsburgh 311',
  'https://pittsburghpa.qscend.com/311/knowledgebase/article/715',
);
const PGH_PRESS = read(
  'The PLI Press, spring 2019',
  'https://myemail.constantcontact.com/The-PLI-Press.html?soid=1124183606993&aid=_6DPvZ7YoHU',
);
const PGH_FEES_2016 = read(
  'City of Pittsburgh 2016 Fee Schedule, Department of Permits, Licenses, and Inspections',
  'https://slideblast.com/city-of-pittsburgh-2016-fee-schedule_596688161723ddd1396e1c59.html',
);
const PGH_GUIDE = read(
  'Office of Permits, Licenses and Inspections, Pittsburgh Gov Guide',
  'https://pittsburghgovguide.com/dopli',
);
const PGH_AIA = read(
  'AIA’s Work with PLI: Updates Every Member Should Know',
  'https://aiapgh.org/aias-work-with-pli-updates-every-member-should-know/',
);
const PGH_FAQS = read('PLI FAQs, City of Pittsburgh', 'http://pittsburghpa.gov/pli/pli-faqs.html');
const PGH_DATASET = read('PLI Permits, Western Pennsylvania Regional Data Center', 'https://data.wprdc.org');

export const pa: readonly CityProfile[] = [
  {
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
      url: 'https://eclipsepermit.phila.gov',
      source: PHL_ECLIPSE,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Pennsylvania approved the 2021 I-Codes on October 16, 2025 and Philadelphia’s version was announced for January 1, 2026, with Subcode B adopting the 2021 IBC. L&I’s own page, as stored, still lists the 2018 set: cite the edition of your filing date.',
          es: 'Pensilvania aprobó los I-Codes de 2021 el 16 de octubre de 2025 y la versión de Filadelfia se anunció para el 1 de enero de 2026, con el IBC 2021 en el Subcode B. La página de L&I que leímos aún enumera el juego de 2018: cite la edición de su fecha.',
        },
        sources: [PHL_CODES_2021, PHL_BILL_2021, PHL_CODES_2018],
        confidence: 'C',
      },
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
      {
        text: {
          en: 'On a property in the Philadelphia Historic Registry the usual exemptions for fences, retaining walls up to 2 feet, pointing and replacement windows do not apply.',
          es: 'En una propiedad del Philadelphia Historic Registry no aplican las exenciones habituales de cercas, muros de contención de hasta 2 pies, rejunteo y ventanas de reposición.',
        },
        sources: [PHL_PERMIT_LIST],
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
          en: 'Electrical is $25 per $1,000 of cost with a $63 minimum, mechanical 2% of value with $189. Each permit carries $3 for the city and $4.50 for the state; plan review is inside the fee.',
          es: 'Electricidad: $25 por cada $1,000 de costo, mínimo $63; mecánica: 2% del valor, mínimo $189. Cada permiso suma $3 de la ciudad y $4.50 del estado; la revisión de planos va incluida.',
        },
        sources: [PHL_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Filing with plans costs $25 for one- and two-family work and $100 for the rest, not refundable, credited to the final fee. Accelerated review is $2,000 on top and is never credited.',
          es: 'Presentar con planos cuesta $25 en una y dos familias y $100 en lo demás, sin devolución y a cuenta de la tarifa final. La revisión acelerada son $2,000 adicionales que no se acreditan.',
        },
        sources: [PHL_FEES, PHL_BUSINESS],
        confidence: 'B',
      },
    ],
    feeSchedule: 'philadelphia-pa',
    timing: [
      {
        text: {
          en: 'The city’s processing time is 15 business days for one- and two-family dwellings and 20 for everything else; accelerated review brings either down to 5.',
          es: 'El plazo de la ciudad es de 15 días hábiles en viviendas de una y dos familias y 20 en lo demás; la revisión acelerada baja cualquiera de los dos a 5.',
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
          en: 'Philadelphia publishes permits daily with the contractor’s name and address, scope as approved, last inspection and status. Value, fee and application date are not published, so days to issue cannot be measured.',
          es: 'Filadelfia publica permisos a diario con nombre y dirección del contratista, alcance aprobado, última inspección y estado. No publica valor, tarifa ni fecha de solicitud, así que no se puede medir cuánto tardan.',
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
          es: '¿Cuándo vence un permiso de oficio en Filadelfia?',
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
  },
  {
    slug: 'pittsburgh-pa',
    intro: [
      {
        text: {
          en: 'Pittsburgh’s Department of Permits, Licenses, and Inspections, PLI, publishes its review promise: 15 business days for a first residential review and 8 for a revision, 30 and 15 on commercial structures.',
          es: 'El Department of Permits, Licenses, and Inspections de Pittsburgh, PLI, publica su promesa: 15 días hábiles en la primera revisión residencial y 8 en cada corrección; 30 y 15 en estructuras comerciales.',
        },
        sources: [PGH_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'One job can mean several permits from two governments: PLI issues building, mechanical, electrical and fire permits each on its own application, while plumbing belongs to the Allegheny County Health Department.',
          es: 'Un solo trabajo puede llevar varios permisos de dos gobiernos: PLI emite construcción, mecánica, electricidad e incendio, cada uno con su solicitud, y la plomería corresponde al Allegheny County Health Department.',
        },
        sources: [PGH_RESIDENTIAL, PGH_GUIDE],
        confidence: 'C',
      },
    ],
    department: {
      name: 'Pittsburgh Department of Permits, Licenses, and Inspections (PLI)',
      url: 'https://pittsburghpa.gov/pli/review',
      source: PGH_REVIEW,
      confidence: 'A',
    },
    portal: {
      name: 'OneStopPGH',
      url: 'https://pittsburghpa.gov/pli/review',
      source: PGH_REVIEW,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The Pennsylvania Uniform Construction Code applies through Title 10 of the city code. The state’s step to the 2021 editions was set for January 1, 2026; as in 2019, expect PLI to go by the day each permit is submitted, permit by permit.',
          es: 'El Uniform Construction Code de Pensilvania rige por el Title 10 del código municipal. El paso estatal a las ediciones de 2021 se fijó para el 1 de enero de 2026; como en 2019, cuente con que PLI mire el día en que se presenta cada permiso, uno por uno.',
        },
        sources: [PHL_CODES_2021, PGH_PRESS],
        confidence: 'C',
      },
      {
        text: {
          en: 'PLI issues bulletins that say how it reads the code: attached dwellings and townhouse groups, buildings across lot lines, habitable attics, horizontal exits. Read them before you design on a narrow lot with a shared wall.',
          es: 'PLI publica boletines sobre cómo lee el código: viviendas adosadas y grupos de casas en hilera, edificios que cruzan linderos, áticos habitables, salidas horizontales. Léalos antes de proyectar en un lote angosto con muro compartido.',
        },
        sources: [read('PLI Bulletins, City of Pittsburgh', 'http://pittsburghpa.gov/pli/bulletins')],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Start at Zoning. Most PLI permits begin with the zoning classification of the parcel, and even exempt work such as a shed up to 120 square feet, a fence under 6 feet or a 4-foot retaining wall needs zoning approval and an occupancy permit.',
          es: 'Empiece en Zoning. La mayoría de los permisos de PLI arrancan con la clasificación de la parcela, y hasta lo exento, como un cobertizo de hasta 120 pies cuadrados, una cerca de menos de 6 pies o un muro de contención de 4, pide aprobación de zonificación y permiso de ocupación.',
        },
        sources: [PGH_RESIDENTIAL, PGH_COMMERCIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Drawings have to be made for the permit they accompany. Mechanical, electrical, fire alarm and sprinkler sheets are not accepted inside a building submission; each goes with its own application.',
          es: 'Los planos se hacen para el permiso que acompañan. Las hojas de mecánica, electricidad, alarma y rociadores no se aceptan dentro del envío de construcción; cada una va con su solicitud.',
        },
        sources: [PGH_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'For an electrical permit you name the third-party inspection agency before PLI issues it: inspector, UCC number and contact, on the city’s form.',
          es: 'Para un permiso eléctrico usted nombra a la agencia de inspección externa antes de que PLI lo emita: inspector, número UCC y contacto, en el formulario de la ciudad.',
        },
        sources: [PGH_PRESS],
        confidence: 'B',
      },
      {
        text: {
          en: 'The city counts any building other than a one- or two-family house as commercial, three flats above a shop as much as a tower. Roofing, siding, windows, pools and fences are named as work that needs a permit.',
          es: 'La ciudad llama comercial a todo lo que no sea casa de una o dos familias, tanto tres apartamentos sobre una tienda como una torre. Techo, revestimiento, ventanas, piscinas y cercas figuran como trabajo con permiso.',
        },
        sources: [PGH_COMMERCIAL, PGH_PERMITTING],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The formula changed on May 1, 2019 and PLI published a fee calculator with it. Use that calculator: older lists with flat residential prices no longer hold.',
          es: 'La fórmula cambió el 1 de mayo de 2019 y PLI publicó con ella una calculadora. Úsela: las listas viejas con precios residenciales fijos ya no valen.',
        },
        sources: [PGH_PRESS],
        confidence: 'B',
      },
      {
        text: {
          en: 'For scale, in 2016 a single-family renovation was $80, an addition $110 and a new house $330, each with a $30 zoning filing and $4 for the State inside; revising approved plans cost 20% of the base fee.',
          es: 'Como referencia, en 2016 remodelar una casa de una familia costaba $80, ampliarla $110 y construirla $330, con $30 de zonificación y $4 del estado incluidos; revisar planos aprobados costaba 20% de la tarifa base.',
        },
        sources: [PGH_FEES_2016],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Applications are reviewed in the order a completed one is accepted in OneStopPGH. Temporary commercial occupancies take 5 business days; accelerated review, for a fee, is limited to certain systems permits.',
          es: 'Se revisa en el orden en que OneStopPGH acepta una solicitud completa. Las ocupaciones comerciales temporales toman 5 días hábiles; la revisión acelerada, con cargo, se limita a ciertos permisos de sistemas.',
        },
        sources: [PGH_REVIEW],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Look at the insurance date: PLI will not issue a permit to a licensed contractor whose policy on file expires within 30 days. Send the renewal before the review ends.',
          es: 'Mire la fecha del seguro: PLI no emite un permiso a un contratista con licencia cuya póliza registrada vence en menos de 30 días. Mande la renovación antes de que termine la revisión.',
        },
        sources: [PGH_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'The application has a box for exterior work. Ticking it tells PLI that a zoning permit is required; on a job with nothing outside leave it blank and no zoning permit is needed, according to notes by the local AIA chapter.',
          es: 'La solicitud tiene una casilla de obra exterior. Marcarla le dice a PLI que hace falta un permiso de zonificación; si no hay nada afuera, déjela en blanco y ese permiso no se necesita, según notas del capítulo local del AIA.',
        },
        sources: [PGH_AIA],
        confidence: 'C',
      },
      {
        text: {
          en: 'PLI evaluates each application type with a checklist that it publishes. A sheet that leaves a checklist line unanswered costs a revision cycle of 8 or 15 business days.',
          es: 'PLI evalúa cada tipo de solicitud con una lista que publica. Una hoja que deja un renglón sin contestar cuesta un ciclo de corrección de 8 o 15 días hábiles.',
        },
        sources: [PGH_REVIEW],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'The regional data center carries PLI permits daily from review onward, with contractor, owner, project value and work description. There is no application date, so waiting time cannot be read from it.',
          es: 'El centro de datos regional publica a diario los permisos de PLI desde la revisión, con contratista, dueño, valor y descripción. No hay fecha de solicitud, así que la espera no se puede leer de ahí.',
        },
        sources: [PGH_DATASET],
        confidence: 'B',
      },
      {
        text: {
          en: '“Applicant Revisions” means that the ball is with you. “Reviews Paused” and “Stop Work” are holds.',
          es: '“Applicant Revisions” quiere decir que le toca a usted. “Reviews Paused” y “Stop Work” son pausas.',
        },
        sources: [PGH_DATASET],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'res_alteration', 'electrical_service', 'fence', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Does a low deck need a permit in Pittsburgh?',
          es: '¿Una terraza baja necesita permiso en Pittsburgh?',
        },
        answer: {
          text: {
            en: 'The city’s 311 answer, last updated in 2015, exempts an uncovered deck no more than 30 inches above grade. Zoning still applies, so call before you rely on it.',
            es: 'La respuesta del 311, actualizada por última vez en 2015, exime una terraza sin techo a no más de 30 pulgadas del suelo. La zonificación sigue aplicando: llame antes de confiarse.',
          },
          sources: [PGH_311],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'How does an electrician get licensed in Pittsburgh?',
          es: '¿Cómo obtiene licencia un electricista en Pittsburgh?',
        },
        answer: {
          text: {
            en: 'By the International Code Council’s electrical certification, exam 710, taken through Pearson VUE. Trade licenses then need eight continuing education units a year to renew.',
            es: 'Con la certificación eléctrica del International Code Council, examen 710, por Pearson VUE. Después, las licencias de oficio piden ocho unidades de educación continua al año.',
          },
          sources: [PGH_FAQS, PGH_GUIDE],
          confidence: 'C',
        },
      },
      {
        question: {
          en: 'The scope grew after the permit was issued. Do I need a new one?',
          es: 'El alcance creció después de emitido el permiso. ¿Necesito otro?',
        },
        answer: {
          text: {
            en: 'You may need an amended permit; PLI’s bulletin on amendments sets the procedure. The amendment is reviewed in 8 business days for residential work and 15 for commercial.',
            es: 'Quizá necesite un permiso enmendado; el boletín de PLI fija el procedimiento. La revisión toma 8 días hábiles en residencial y 15 en comercial.',
          },
          sources: [PGH_RESIDENTIAL, PGH_REVIEW],
          confidence: 'A',
        },
      },
    ],
  },
];
