import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

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
const MESA_2024 = sourceReadOn('2026-11-27')(
  'Mesa staff propose moving to 2024 building and fire codes with local amendments (Citizen Portal)',
  'https://citizenportal.ai/articles/6722984/arizona/maricopa-county/mesa/Mesa/Maricopa-County/Arizona/Mesa-staff-propose-moving-to-2024-building-and-fire-codes-with-local-amendments-new-rules-address-battery-energy-storage-systems',
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
const MESA_PROCESS = read(
  'Processes and Procedures, City of Mesa Development Services',
  'https://mesaaz.gov/business/development-services/planning/processes-and-procedures',
);

const reread = sourceReadOn('2026-11-24');

const MESA_GUIDE = reread(
  'Homeowner’s Guide to Building Permits, City of Mesa (older page)',
  'http://mesaaz.gov/devsustain/homeownersguide/default.aspx',
);

const read27 = sourceReadOn('2026-11-27');

const MESA_FEES = {
  ...read27(
    'Development Services fees, City of Mesa (as transcribed by a third party’s software, September 2026)',
    'https://www.mesaaz.gov/files/assets/public/v/5/government/omb/fees-charges/development-services-fees.pdf',
  ),
  publishedOn: '2026-07',
  isCopy: true as const,
};

const MESA_HOURS = sourceReadOn('2026-11-28')(
  'Hours of Operation & Holidays, City of Mesa (older page)',
  'http://www.mesaaz.gov/about-us/jobs/benefits/hours-of-operation-holidays',
);

const MESA_DEV_CODES = sourceReadOn('2026-11-28')(
  'Development Codes, Ordinances, Regulations & Standards, City of Mesa',
  'https://www.mesaaz.gov/Business-Development/Development-Services/Development-Codes-Ordinances-Regulations?oc_lang=en-US',
);
const MESA_UTILITY = sourceReadOn('2026-11-28')(
  'Utility Construction Inspection, City of Mesa',
  'https://www.mesaaz.gov/Business-Development/Right-of-Way-Management-Group/Utility-Construction-Inspection',
);

export const profile: CityProfile = {
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
    url: 'https://aca-prod.accela.com/MESA/Default.aspx',
    source: MESA_PROCESS,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'energy', 'fire'],
        edition: { en: '2018 I-codes with Mesa amendments', es: 'I-codes 2018 con enmiendas de Mesa' },
        since: '2019-02-10',
        sources: [MESA_RESIDENTIAL, MESA_CODES_2018],
        confidence: 'A',
      },
      {
        fields: ['electrical'],
        edition: { en: '2017 NEC with Mesa amendments', es: 'NEC 2017 con enmiendas de Mesa' },
        since: '2019-02-10',
        sources: [MESA_RESIDENTIAL, MESA_CODES_2018],
        confidence: 'A',
      },
    ],
    notes: [
      fact(
        'C',
        [MESA_RESIDENTIAL, MESA_DEV_CODES, MESA_2024],
        'The city’s page for houses names the 2018 set as the one it uses. Another of its pages had the 2024 codes and the 2023 NEC under review for 2025, and staff proposed them to the Council about October 2025, a news summary reports, with water-saving fixtures and rules for battery storage but no new permit types or fees. We found no report of a vote.',
        'La página de la ciudad para casas nombra los códigos de 2018 como los que usa. Otra de sus páginas tenía en estudio para 2025 los códigos de 2024 y el NEC 2023, y el personal los propuso al Concejo hacia octubre de 2025, según un resumen de prensa, con aparatos sanitarios que ahorran agua y reglas para baterías, sin tipos de permiso ni tarifas nuevos. No hallamos noticia de una votación.',
      ),
      fact(
        'A',
        [MESA_CODES_2018],
        'When the 2018 codes came, they applied to what was filed from their first day on; projects already submitted, in review or under construction stayed under the earlier ones.',
        'Cuando llegaron los códigos de 2018, se aplicaron a lo presentado desde su primer día; lo ya presentado, en revisión o en obra siguió con los anteriores.',
      ),
      fact(
        'A',
        [MESA_RESIDENTIAL],
        'The local amendments stand in the Mesa Administrative Code.',
        'Las enmiendas locales están en el Mesa Administrative Code.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Homes need a permit for additions, structural, electrical, mechanical or plumbing changes, fire damage, making space livable, enclosing a carport or patio, and a detached building over 200 square feet. Painting, countertops and flooring do not.',
        es: 'Una casa necesita permiso para ampliaciones, cambios estructurales, eléctricos, mecánicos o de plomería, daños por fuego, volver habitable un espacio, cerrar un carport o un patio, y un edificio separado de más de 200 pies cuadrados. Pintura, cubiertas de cocina y pisos no.',
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
  needs: [
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Only with a structural change; the city’s list does not name windows alone.',
        es: 'Solo con un cambio estructural; la lista de la ciudad no nombra las ventanas solas.',
      },
      sources: [MESA_RESIDENTIAL],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 200 square feet; wire, pipe or duct in a smaller one counts as work on those systems.',
        es: 'Solo con más de 200 pies cuadrados; cables, tubería o ductos en uno menor cuentan como obra en esos sistemas.',
      },
      sources: [MESA_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Installing or modifying mechanical systems is on the city’s list.',
        es: 'Instalar o modificar sistemas mecánicos está en la lista de la ciudad.',
      },
      sources: [MESA_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Installing or modifying plumbing systems is on the city’s list.',
        es: 'Instalar o modificar sistemas de plomería está en la lista de la ciudad.',
      },
      sources: [MESA_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Installing or modifying electrical systems is on the city’s list.',
        es: 'Instalar o modificar sistemas eléctricos está en la lista de la ciudad.',
      },
      sources: [MESA_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [MESA_RESIDENTIAL],
      'Painting, new countertops and flooring need no permit.',
      'Pintar, cambiar cubiertas de cocina y poner pisos no llevan permiso.',
    ),
  ],
  steps: [
    fact(
      'A',
      [MESA_RESIDENTIAL],
      'Ask Planning whether the zone allows the project and which planning approval comes first.',
      'Pregunte a Planning si la zona admite el proyecto y qué aprobación de planificación va primero.',
    ),
    fact(
      'A',
      [MESA_RESIDENTIAL],
      'Check the work against the city’s permit list, and whether it takes a licensed contractor.',
      'Compare el trabajo con la lista de la ciudad y vea si pide contratista con licencia.',
    ),
    fact(
      'A',
      [MESA_RESIDENTIAL, MESA_PROCESS],
      'Prepare the documents and apply in DIMES.',
      'Prepare los documentos y solicite en DIMES.',
    ),
    fact(
      'A',
      [MESA_RESIDENTIAL, MESA_RECORDS],
      'While the permit is under review, answer it when the record turns to Revisions Required.',
      'Mientras está en revisión, responda cuando el registro pase a Revisions Required.',
    ),
    fact(
      'A',
      [MESA_RESIDENTIAL],
      'Pay the fees and take the permit; only then can inspections be booked.',
      'Pague las tarifas y reciba el permiso; solo entonces se pueden pedir inspecciones.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [MESA_INSPECTIONS, MESA_UTILITY],
      'Online, once the permit is issued: “Request an Inspection” on the city’s Construction Inspections page. In DIMES open the permit, Record Info, Inspections, then “Schedule or Request Inspection”; the city spells that way out for utility permits.',
      'En línea, ya emitido el permiso: “Request an Inspection” en la página Construction Inspections de la ciudad. En DIMES abra el permiso, Record Info, Inspections y luego “Schedule or Request Inspection”; la ciudad detalla ese camino para permisos de servicios públicos.',
    ),
    cutOff: null,
    visit: fact(
      'B',
      [MESA_UTILITY],
      'You pick the date and the time in DIMES as you book, by the city’s steps for utility permits.',
      'Usted elige la fecha y la hora en DIMES al pedirla, según los pasos de la ciudad para permisos de servicios públicos.',
    ),
    notes: [
      fact(
        'A',
        [MESA_INSPECTIONS],
        'Ask at each stage before anything is concealed. Results reach the applicant by e-mail, and a failed one is booked again after the corrections listed in DIMES.',
        'Pídalas en cada etapa antes de tapar nada. El resultado llega por correo electrónico al solicitante, y la que no pasa se vuelve a pedir tras las correcciones anotadas en DIMES.',
      ),
      fact(
        'A',
        [MESA_HOURS],
        'Building inspections are routinely made on Fridays too, although the offices work full days from Monday to Thursday only.',
        'También los viernes se hacen inspecciones de construcción, aunque las oficinas solo trabajan la jornada completa de lunes a jueves.',
      ),
      fact(
        'A',
        [MESA_INSPECTIONS],
        'The final comes when all work on the lot and in the right-of-way is done. For a utility meter set after it call 480-644-2221.',
        'La inspección final se hace cuando está terminado todo el trabajo, en el lote y en la vía pública. Para poner el medidor después, llame al 480-644-2221.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Development Services',
      phone: '+14806444273',
      note: {
        en: 'Number from an older page of the city.',
        es: 'Número de una página anterior de la ciudad.',
      },
      source: MESA_GUIDE,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Development Services counter',
      address: '55 N. Center Street, Mesa, AZ 85201',
      hours: {
        en: 'Monday to Thursday 7 a.m. to 6 p.m.; limited services Friday 8 a.m. to noon',
        es: 'Lunes a jueves de 7 a. m. a 6 p. m.; servicios limitados el viernes de 8 a. m. a mediodía',
      },
      note: {
        en: 'Hours from an older page of the city.',
        es: 'Horario de una página anterior de la ciudad.',
      },
      source: MESA_HOURS,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Development Services Planning Division',
      note: {
        en: 'For the zoning approval that comes before the permit.',
        es: 'Para la aprobación de zonificación, que va antes del permiso.',
      },
      phone: '+14806444726',
      mail: 'Planning.Info@MesaAz.gov',
      address: '55 N. Center Street, Mesa, AZ 85201',
      source: MESA_RESIDENTIAL,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [MESA_FEES],
      'Residential work pays by value, plumbing, mechanical and electrical included. By the table of July 2026 that is $330 on a job of $15,000, $650 on one of $50,000 and $950 on one of $100,000.',
      'La obra residencial paga según su valor, con plomería, mecánica y electricidad incluidas. Según la tabla de julio de 2026 son $330 en una obra de $15,000, $650 en una de $50,000 y $950 en una de $100,000.',
    ),
    fact(
      'B',
      [MESA_FEES],
      'The steps: $220 up to $8,333, $330 up to $16,667, $440 up to $24,999; from $25,000 to $200,000 it is $500 plus $6 per $1,000 above $25,000.',
      'Los escalones: $220 hasta $8,333, $330 hasta $16,667, $440 hasta $24,999; de $25,000 a $200,000 son $500 más $6 por cada $1,000 por encima de $25,000.',
    ),
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
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'An older city page gives 18 business days for the commercial queue and 10 for the residential one, 5 for what it calls a “master plot plan.” Expedited, the commercial 18 become 10 and the residential 10 become 5.',
        es: 'Una página anterior de la ciudad da 18 días hábiles para la fila comercial y 10 para la residencial, 5 para lo que llama “master plot plan”. Con trámite acelerado, los 18 comerciales son 10 y los 10 residenciales son 5.',
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
        en: 'Two status words in Mesa’s records mean the city is waiting on you: Revisions Required and Fees Due. Revisions Received means the permit is back in the city’s hands.',
        es: 'Dos palabras de estatus en los registros de Mesa significan que la ciudad lo espera a usted: Revisions Required y Fees Due. Con Revisions Received, el permiso vuelve a manos de la ciudad.',
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
        es: 'Un permiso que no pasó por revisión aparece como Issued - Self Certified, y uno terminado puede seguir como Finaled - C of O Required hasta que salga el certificado.',
      },
      sources: [MESA_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['pool_spa', 'res_alteration', 'mechanical', 'plumbing', 'commercial_ti'],
  lapse: {
    fromIssue: 180,
    fromInspection: 180,
    atMost: null,
    counts: 'inspections',
    says: {
      text: {
        en: 'Mesa: void after 180 days without work and inspection.',
        es: 'Mesa: sin efecto tras 180 días sin trabajo ni inspección.',
      },
      sources: [MESA_INSPECTIONS],
      confidence: 'A',
    },
    cost: {
      text: {
        en: 'The city charges fees to reactivate it.',
        es: 'La ciudad cobra por reactivarlo.',
      },
      sources: [MESA_INSPECTIONS],
      confidence: 'A',
    },
    costShare: null,
    extension: null,
  },
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
};
