import { PA_CODES } from '@/content/codes/pa';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { PA_CODES_2026, PA_PHL_CODES_2021, permitFeesNotes } from '../sources';
import { PGH_REVIEW } from './clock';

const read = sourceReadOn('2026-11-21');

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
const PGH_311 = {
  ...read(
    'What renovations do not require a building permit? Pittsburgh 311',
    'https://pittsburghpa.qscend.com/311/knowledgebase/article/715',
  ),
  publishedOn: '2015-08-26',
};
const PGH_PRESS = {
  ...read(
    'The PLI Press, spring 2019',
    'https://myemail.constantcontact.com/The-PLI-Press.html?soid=1124183606993&aid=_6DPvZ7YoHU',
  ),
  publishedOn: '2019',
};
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

const reread = sourceReadOn('2026-11-24');

const PGH_INSPECT = reread('Permit Inspections, Pittsburgh PLI', 'https://pittsburghpa.gov/pli/inspections');
const PGH_INSPECT_FAQ = reread(
  'PLI construction FAQ, City of Pittsburgh',
  'https://pittsburghpa.gov/pli/pli-faqs-construction',
);
const PGH_COUNTER = {
  ...reread(
    'OneStopPGH permitting counter opening (WESA)',
    'https://wesa.fm/politics-government/2024-11-11/onestoppgh-permitting-counter-opening',
  ),
  publishedOn: '2024-11-11',
};
const PGH_BUILDING = reread(
  'Residential Building Permit, Pittsburgh PLI',
  'http://pittsburghpa.gov/pli/residential-permits/building-permit.html',
);
const PGH_FEES_2026 = permitFeesNotes(
  '2026 Fee Schedule, PLI, effective January 1, 2026, and its fees page, City of Pittsburgh',
  'research/pennsylvania/pittsburgh.md',
);
const PGH_DESK = permitFeesNotes(
  'PLI’s permitting pages and the footer of its schedule, City of Pittsburgh',
  'research/pennsylvania/pittsburgh.md',
);

const read28 = sourceReadOn('2026-11-28');

const PA_EXEMPT = {
  ...read28(
    'Pennsylvania Construction Code Act, section 104, as Senate Bill 80 reprints it (EIN Presswire)',
    'https://www.einpresswire.com/article/611110301/senate-bill-80-printer-s-number-30',
  ),
  publishedOn: '2023-01-12',
  isCopy: true,
} as const;
const ALLEGHENY_PLUMBING: CitySource = {
  ...read28(
    'Article XV, Plumbing and Building Drainage, Allegheny County Health Department',
    'https://fdocuments.us/document/article-xv-plumbing-and-building-drainage.html',
  ),
  isCopy: true,
};
const ALLEGHENY_INSPECTION = read28(
  'Allegheny County Code, inspection of plumbing',
  'http://ecode360.com/8489261',
);
const ALLEGHENY_EXEMPT = read28(
  'Allegheny County Code, plumbing permits and work without one',
  'http://ecode360.com/8488178',
);
const PGH_CODES = read28(
  'Uniform Construction Codes, Pittsburgh PLI',
  'http://pittsburghpa.gov/pli/pli-standards-codes',
);

export const profile: CityProfile = {
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
    // Named on the page; the address is quoted by others, so a C.
    url: 'https://onestoppgh.pittsburghpa.gov',
    source: PGH_REVIEW,
    confidence: 'C',
  },
  codes: {
    editions: [
      ...PA_CODES,
      {
        fields: ['plumbing'],
        edition: {
          en: 'Allegheny County’s Article XV, written on the IPC',
          es: 'Article XV del condado de Allegheny, basado en el IPC',
        },
        since: null,
        sources: [ALLEGHENY_PLUMBING],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'A',
        [PGH_CODES],
        'Title 10 of the city code amends the Uniform Construction Code. Its amendments cite section numbers of 2003 and are applied by subject as the State moves on.',
        'El Title 10 del código municipal enmienda el Uniform Construction Code. Sus enmiendas citan secciones de 2003 y se aplican por tema conforme avanza el estado.',
      ),
      fact(
        'C',
        [PA_CODES_2026, PA_PHL_CODES_2021],
        'Under a contract signed before 2026, the 2018 codes were open until July 1, 2026. For a permit filed near that day ask at 412-255-2175.',
        'Con un contrato firmado antes de 2026 se podían usar los códigos de 2018 hasta el 1 de julio de 2026. Por un permiso presentado cerca de esa fecha pregunte en el 412-255-2175.',
      ),
      {
        text: {
          en: 'PLI issues bulletins that say how it reads the code: attached dwellings and townhouse groups, buildings across lot lines, habitable attics, horizontal exits. Read them before you design on a narrow lot with a shared wall.',
          es: 'PLI publica boletines sobre cómo lee el código: viviendas adosadas y grupos de casas en hilera, edificios que cruzan linderos, áticos habitables, salidas horizontales. Léalos antes de proyectar en un lote angosto con muro compartido.',
        },
        sources: [read('PLI Bulletins, City of Pittsburgh', 'http://pittsburghpa.gov/pli/bulletins')],
        confidence: 'A',
      },
    ],
  },
  permits: [
    {
      text: {
        en: 'Zoning looks at work that needs no building permit too. By PLI’s older pages a shed up to 120 square feet, a fence under 6 feet or a 4-foot retaining wall still needs zoning approval and an occupancy permit.',
        es: 'Zoning mira también lo que no lleva permiso de construcción. Según páginas anteriores de PLI, un cobertizo de hasta 120 pies cuadrados, una cerca de menos de 6 pies o un muro de contención de 4 pide aun así aprobación de zonificación y permiso de ocupación.',
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
        en: 'The city counts any building other than a one- or two-family house as commercial, three flats above a shop as much as a tower. Roofing, siding, windows, pools and, from 6 feet up, fences are named as work that needs a permit.',
        es: 'La ciudad llama comercial a todo lo que no sea casa de una o dos familias, tanto tres apartamentos sobre una tienda como una torre. Techo, revestimiento, ventanas, piscinas y, desde 6 pies, cercas figuran como trabajo con permiso.',
      },
      sources: [PGH_COMMERCIAL, PGH_PERMITTING],
      confidence: 'A',
    },
    fact(
      'A',
      [PGH_BUILDING],
      'Tearing out the inside of a one- or two-family house takes a building permit too, for interior demolition.',
      'Demoler el interior de una casa de una o dos familias también lleva permiso de construcción.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'PLI names roofing among the work that needs one; a repair to a residence may be exempt under state law: ask 412-255-2175.',
        es: 'PLI nombra el techo entre la obra que lo lleva; reparar una vivienda puede estar exento por ley estatal: pregunte al 412-255-2175.',
      },
      sources: [PGH_PERMITTING, PGH_COMMERCIAL, PA_EXEMPT],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'PLI names windows among the work that needs one; replacing them at a residence may be exempt under state law: ask 412-255-2175.',
        es: 'PLI nombra las ventanas entre la obra que lo lleva; cambiarlas en una vivienda puede estar exento por ley estatal: pregunte al 412-255-2175.',
      },
      sources: [PGH_PERMITTING, PGH_COMMERCIAL, PA_EXEMPT],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'From 6 feet up, yes; a lower fence, no, but it takes zoning approval and an occupancy permit.',
        es: 'Desde 6 pies de alto, sí; más baja, no, pero sí aprobación de zonificación y permiso de ocupación.',
      },
      sources: [PGH_RESIDENTIAL, PGH_COMMERCIAL],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Above 120 square feet, yes; up to that size, no, but it takes zoning approval and an occupancy permit.',
        es: 'Con más de 120 pies cuadrados, sí; hasta ese tamaño, no, pero sí aprobación de zonificación y permiso de ocupación.',
      },
      sources: [PGH_RESIDENTIAL, PGH_COMMERCIAL],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Not for an uncovered deck with its floor up to 30 inches above grade (311 list of 2015); otherwise it needs one.',
        es: 'No para una sin techo y con el piso a 30 pulgadas del suelo o menos (lista del 311 de 2015); cualquier otra lo necesita.',
      },
      sources: [PGH_311],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit to install, renovate or repair.',
        es: 'Un permiso mecánico para instalar, renovar o reparar.',
      },
      sources: [PGH_DESK],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit from the Allegheny County Health Department, not from PLI; its code exempts only faucets, valves and stoppages.',
        es: 'Un permiso de plomería del Allegheny County Health Department, no de PLI; su código solo exime llaves, válvulas y destapes.',
      },
      sources: [PGH_GUIDE, ALLEGHENY_EXEMPT],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit of its own: at a house $6 per $1,000 of value, $130 at least.',
        es: 'Un permiso eléctrico propio: en una casa, $6 por cada $1,000 de valor, $130 como mínimo.',
      },
      sources: [PGH_FEES_2026, PGH_RESIDENTIAL],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [PGH_311, PGH_COMMERCIAL],
      'The city’s lists differ on fences: 311, last changed in August 2015, exempts them up to 6½ feet with an occupancy permit from Zoning; PLI’s own page says under 6. Stay below 6 or ask.',
      'Las listas de la ciudad difieren en las cercas: el 311, cambiado por última vez en agosto de 2015, las exime hasta 6½ pies con permiso de ocupación de Zoning; la página de PLI dice menos de 6. Quédese por debajo de 6 o pregunte.',
    ),
    fact(
      'A',
      [PGH_311],
      'Also exempt by the 311 list: gutters and downspouts, awnings out to 54 inches, pools under 24 inches deep, and walks or drives up to 30 inches above grade. Concrete on the ground may still need Zoning and Public Works.',
      'Tampoco necesitan permiso según el 311: canalones y bajantes, toldos de hasta 54 pulgadas, piscinas de menos de 24 pulgadas de hondo y andadores o entradas a no más de 30 pulgadas del terreno. El concreto sobre el suelo aún puede pedir Zoning y Public Works.',
    ),
  ],
  steps: [
    fact(
      'B',
      [PGH_DESK, PGH_FEES_2026],
      'Look up the zoning classification of the parcel before you draw. For building work file one Building and Development Application in OneStopPGH, which since June 2024 has held the building permit and the zoning approval together, and pay 40% of the base fee.',
      'Consulte la clasificación de la parcela antes de hacer los planos. Para la construcción presente en OneStopPGH una sola Building and Development Application, que desde junio de 2024 reúne el permiso de construcción y la aprobación de zonificación, y pague el 40% de la tarifa base.',
    ),
    fact(
      'A',
      [PGH_RESIDENTIAL, PGH_REVIEW, PGH_GUIDE],
      'Mechanical, electrical and fire permits each take an application of their own, with their own drawings. The place in line counts from the day a complete one is accepted. Plumbing does not go through PLI: apply for it at the Allegheny County Health Department, whose telephone and portal we did not find.',
      'Los permisos de mecánica, electricidad e incendio llevan cada uno su solicitud, con sus propios planos. El turno cuenta desde el día en que se acepta completa. La plomería no pasa por PLI: se solicita en el Allegheny County Health Department, cuyo teléfono y portal no hallamos.',
    ),
    fact(
      'A',
      [PGH_REVIEW],
      'PLI reviews: 15 business days at first for a house, 30 for a commercial structure. Answer a revision request; each further round has its own, shorter clock.',
      'PLI revisa: al principio 15 días hábiles para una casa, 30 para una estructura comercial. Conteste la solicitud de corrección; cada vuelta siguiente tiene su propio plazo, más corto.',
    ),
    fact(
      'B',
      [PGH_FEES_2026],
      'Pay the rest and the permit is issued, in OneStopPGH or at its counter, by card or check; cash is not taken.',
      'Pague el resto y se emite el permiso, en OneStopPGH o en su ventanilla, con tarjeta o cheque; no se recibe efectivo.',
    ),
    fact(
      'A',
      [PGH_INSPECT],
      'Before starting the work call for the pre-inspection that building, mechanical, electrical and demolition permits require.',
      'Antes de empezar la obra pida la preinspección que exigen los permisos de construcción, mecánica, electricidad y demolición.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [PGH_INSPECT_FAQ],
      'With the inspector, by phone or e-mail: the name and number are printed on the permit. If there is no answer, go to the supervisor, or call PLI at 412-255-2175.',
      'Con el propio inspector, por teléfono o correo electrónico: su nombre y número vienen en el permiso. Si no contesta, acuda al supervisor o llame a PLI, 412-255-2175.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [PGH_INSPECT, ALLEGHENY_INSPECTION],
        'Plumbing is inspected by the Allegheny County Health Department. The permit holder gives it notice as soon as the work is ready; calling it too early costs a reinspection fee.',
        'La plomería la inspecciona el Allegheny County Health Department. El titular le avisa en cuanto la obra está lista; llamarlo antes de tiempo cuesta una tarifa de reinspección.',
      ),
      fact(
        'A',
        [PGH_INSPECT_FAQ],
        'Some permits are marked for third-party inspection; only agencies on PLI’s approved list count, and only where the permit says so.',
        'Algunos permisos van marcados para inspección externa; solo valen agencias de la lista aprobada de PLI, y solo si el permiso lo dice.',
      ),
      fact(
        'A',
        [PGH_INSPECT],
        'Let a trade license or its insurance lapse in mid-permit and PLI suspends its inspections. OneStopPGH lists what each permit still needs.',
        'Si a mitad del permiso vence la licencia de especialidad o su seguro, PLI suspende las inspecciones. OneStopPGH muestra lo que falta en cada permiso.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'OneStopPGH counter',
      address: '412 Boulevard of the Allies, Pittsburgh',
      source: PGH_COUNTER,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Permits, Licenses, and Inspections (PLI)',
      phone: '+14122552175',
      note: {
        en: 'Not for plumbing: those permits come from the Allegheny County Health Department, whose telephone we did not find.',
        es: 'No para plomería: esos permisos los da el Allegheny County Health Department, cuyo teléfono no hallamos.',
      },
      source: PGH_DESK,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'Zoning',
      phone: '+14122552246',
      note: { en: 'By the 311 list of August 2015.', es: 'Según la lista del 311 de agosto de 2015.' },
      source: PGH_311,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Permits, Licenses, and Inspections (PLI)',
      phone: '+14122552175',
      note: {
        en: 'The inspector’s own number is printed on the permit; call here if nobody answers.',
        es: 'El número del inspector viene en el permiso; llame aquí si nadie contesta.',
      },
      source: PGH_INSPECT_FAQ,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [PGH_FEES_2026],
      'By the schedule of January 1, 2026, work on a one- or two-family house pays $6 per $1,000 of construction value, at least $130 and at most $8,000; all other work $7, at least $605. Building, electrical and mechanical permits are each charged this way.',
      'Según la tabla del 1 de enero de 2026, la obra en una casa de una o dos familias paga $6 por cada $1,000 de valor de construcción, $130 como mínimo y $8,000 como máximo; toda otra obra, $7, con mínimo de $605. Así se cobra cada permiso: construcción, electricidad y mecánica.',
    ),
    fact(
      'B',
      [PGH_FEES_2026],
      'Each permit adds a technology fee ($2 on a base fee up to $200, $5 up to $1,000, $15 up to $10,000, $25 above), $4.50 for the state’s training fund and $5 for digital records. A house job of $40,000 comes to $254.50 before zoning fees, which have their own schedule.',
      'Cada permiso suma una tarifa de tecnología ($2 con tarifa base de hasta $200, $5 hasta $1,000, $15 hasta $10,000 y $25 por encima), $4.50 del fondo de capacitación del estado y $5 de archivo digital. Una obra de $40,000 en casa suma $254.50, sin las tarifas de zonificación, que tienen su propia tabla.',
    ),
    fact(
      'B',
      [PGH_FEES_2026],
      '40% of the base fee is due at application and is not refunded; the rest is due at issuance, when PLI checks the construction value again.',
      'El 40% de la tarifa base se paga al solicitar y no se devuelve; el resto, al emitirse, cuando PLI revisa otra vez el valor de construcción.',
    ),
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'A first residential review takes 15 business days and each revision 8; commercial structures 30 and 15. The order is that in which OneStopPGH accepts a complete application. Temporary commercial occupancies take 5 business days; accelerated review, for a fee, is limited to certain systems permits.',
        es: 'La primera revisión residencial toma 15 días hábiles y cada corrección 8; en estructuras comerciales, 30 y 15. El orden es aquel en que OneStopPGH acepta una solicitud completa. Las ocupaciones comerciales temporales toman 5 días hábiles; la revisión acelerada, con cargo, se limita a ciertos permisos de sistemas.',
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
        es: 'PLI evalúa cada tipo de solicitud con una lista de verificación que publica. Una hoja que deja un renglón sin contestar cuesta un ciclo de corrección de 8 o 15 días hábiles.',
      },
      sources: [PGH_REVIEW],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'The regional data center carries PLI permits daily from review onward, with contractor, owner, project value and work description. There is no application date, so the days from application to permit are not in it.',
        es: 'El centro de datos regional publica a diario los permisos de PLI desde la revisión, con contratista, dueño, valor y descripción. No hay fecha de solicitud, así que no dice los días de la solicitud al permiso.',
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
          es: 'Con la certificación eléctrica del International Code Council, examen 710, por Pearson VUE. Después, las licencias de especialidad piden ocho unidades de educación continua al año.',
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
};
