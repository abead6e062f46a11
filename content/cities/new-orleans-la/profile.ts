import { LA_CODES } from '@/content/codes/la';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const NO_GUIDE = read('Guide to Building Permits', 'https://www.nola.gov/guide-to-building-permits/');
const NO_NEW = read('New Construction (Building Permit)', 'https://nola.gov/new-construction-permit/');
const NO_STANDARDS = read(
  'Standards for Complete Permit Applications',
  'https://nola.gov/standards-for-complete-permit-applications/',
);
const NO_RENOVATION = read(
  'Renovation (Non-Structural) Permit',
  'https://nola.gov/onestop/building/construction/renovation-(non-structural)-permit/',
);
const NO_HDLC = read(
  'Certificate of Appropriateness (HDLC)',
  'https://nola.gov/certificate-of-appropriateness-hdlc/',
);
const NO_HDLC_GUIDE = {
  ...read('HDLC Guidelines: Introduction', 'https://vdocuments.net/guidelines-introduction.html'),
  isCopy: true,
} as const;
const NO_ACCESSORY = read('Accessory Structure Permit', 'https://nola.gov/accessory-structure-permit/');
const NO_EXEMPT = read(
  'New Orleans building permit guide (PermitFlow)',
  'https://www.permitflow.com/blog/new-orleans-building-permit',
);
const NO_DATA = read('Permits, City of New Orleans', 'https://data.nola.gov/d/rcm3-fn58');

const reread = sourceReadOn('2026-11-24');

const NO_HELP = reread('Help with the One Stop App', 'https://nola.gov/onestop/help-with-the-one-stop-app/');
const NO_DESK = {
  ...reread(
    'Department of Safety and Permits (copy of the city’s page)',
    'https://nola.gov/next/safety-and-permits/home/',
  ),
  isCopy: true,
} as const;
const NO_MOVE = {
  ...reread(
    'City of New Orleans celebrates completion of new Safety and Permits office space',
    'https://nolanewswire.com/government/city-of-new-orleans-celebrates-completion-of-new-safety-and-permits-office-space/',
  ),
  publishedOn: '2023',
};
const NO_THIRD = {
  ...reread(
    'Third party inspectors busy since city permits shakeup (Fox 8)',
    'https://www.fox8live.com/2020/03/04/third-party-inspectors-busy-since-city-permits-shakeup/',
  ),
  publishedOn: '2020-03-04',
};
const NO_DIVISIONS = reread(
  'Safety and Permits: divisions',
  'https://nola.gov/next/safety-and-permits/about/',
);

const NO_OFFICES = permitFeesNotes(
  'Department of Safety & Permits and Sewerage & Water Board of New Orleans: telephones, hours, plumbing permits',
  'src/content/neworleans/index.ts',
);

const NO_REROOF = {
  ...sourceReadOn('2026-11-28')(
    'City Requires Permits for Residential Roof Replacement Work, City of New Orleans',
    'https://nola.gov/next/safety-and-permits/announcements/2025-05-09-residential-re-roofing-permits',
  ),
  publishedOn: '2025-05-09',
  isCopy: true,
} as const;

export const profile: CityProfile = {
  slug: 'new-orleans-la',
  intro: [
    {
      text: {
        en: 'New Orleans will not review half a file. If a document is missing when you submit, the application is rejected and sent back to be submitted again; only bid proposals for commercial projects may come without all of them.',
        es: 'Nueva Orleans no revisa medio expediente. Si falta un documento al presentar, la solicitud se rechaza y hay que presentarla de nuevo; solo las propuestas de licitación de proyectos comerciales pueden llegar sin todos.',
      },
      sources: [NO_STANDARDS],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a local historic district almost any exterior work, fences and paving included, needs a Certificate of Appropriateness, and Safety and Permits adds 50% to the permit and plan check fees.',
        es: 'En un distrito histórico local casi todo trabajo exterior, incluidas cercas y pavimentos, lleva Certificate of Appropriateness, y Safety and Permits suma 50% a las tarifas de permiso y revisión.',
      },
      sources: [NO_HDLC],
      confidence: 'A',
    },
    {
      text: {
        en: 'Non-structural renovation can leave with a permit the same day after one permit analyst’s review, unless the department decides that the job needs full plans.',
        es: 'La renovación no estructural puede salir con permiso el mismo día tras la revisión de un analista, salvo que el departamento decida que la obra requiere planos completos.',
      },
      sources: [NO_RENOVATION],
      confidence: 'A',
    },
  ],
  department: {
    name: 'New Orleans Department of Safety and Permits',
    url: 'https://www.nola.gov/guide-to-building-permits/',
    source: NO_GUIDE,
    confidence: 'A',
  },
  portal: { name: 'One Stop App', url: 'https://onestopapp.nola.gov', source: NO_HELP, confidence: 'A' },
  codes: {
    editions: LA_CODES,
    notes: [
      fact(
        'A',
        [NO_NEW, NO_RENOVATION],
        'Plans are checked against the city’s own amendments to the International Building Code and against the Comprehensive Zoning Ordinance, and a permit waits for both.',
        'Los planos se revisan contra las enmiendas propias de la ciudad al International Building Code y contra el Comprehensive Zoning Ordinance, y el permiso espera a ambos.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'New construction takes plans with live seals of a Louisiana architect or civil engineer, a dimensioned plot plan with off-street parking, and Manual J, S and D calculations.',
        es: 'La obra nueva lleva planos con sello original de arquitecto o ingeniero civil de Luisiana, plano del lote acotado con estacionamiento y cálculos Manual J, S y D.',
      },
      sources: [NO_NEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Drawings must be at least at 60% design development. A signed and dated contract goes with them, with printed names and titles, the whole scope and the cost split between materials and labor.',
        es: 'Los planos deben estar al menos en 60% de desarrollo de diseño. Los acompaña un contrato firmado y fechado, con nombres y cargos, el alcance completo y el costo separado en materiales y mano de obra.',
      },
      sources: [NO_STANDARDS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Sheds, detached garages, gazebos, boathouses and generators are Accessory Structure permits, generally issued on the day of application.',
        es: 'Cobertizos, cocheras separadas, glorietas (gazebos), casetas de bote y generadores son permisos Accessory Structure, que por lo general se emiten el mismo día.',
      },
      sources: [NO_ACCESSORY],
      confidence: 'A',
    },
    {
      text: {
        en: 'Exempt from the building permit is not exempt from the Historic District Landmarks Commission, HDLC: it approves roofing, fencing, maintenance and repairs that need no building permit at all.',
        es: 'Exento del permiso de construcción no significa exento de la Historic District Landmarks Commission, HDLC: esta aprueba techos, cercas, mantenimiento y reparaciones que no llevan permiso.',
      },
      sources: [NO_HDLC_GUIDE],
      confidence: 'B',
    },
    fact(
      'B',
      [NO_OFFICES],
      'Plumbing joined to the public water and sewer mains takes a permit of its own, from the Sewerage & Water Board: a licensed master plumber registered there files it in the One Stop App.',
      'La plomería unida a las redes públicas de agua y drenaje lleva permiso aparte, de la Sewerage & Water Board: lo presenta en la One Stop App un maestro plomero con licencia y registro ahí.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'On a one- or two-family house, only for half of the roof or more (Ordinance 30,235); on other buildings, ask.',
        es: 'En una casa de una o dos familias, solo por la mitad del techo o más (Ordinance 30,235); en otros edificios, pregunte.',
      },
      sources: [NO_REROOF],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'As a non-structural renovation; in a historic district after the HDLC’s approval.',
        es: 'Como renovación no estructural; en distrito histórico, tras la aprobación de la HDLC.',
      },
      sources: [NO_RENOVATION, NO_HDLC],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'An Accessory Structure permit, generally issued the same day.',
        es: 'Un permiso Accessory Structure, que por lo general sale el mismo día.',
      },
      sources: [NO_ACCESSORY],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Only open, uncovered porches and steps below 5 feet go free, says a permit service.',
        es: 'Solo van sin permiso porches y escalones abiertos, sin techo y de menos de 5 pies, dice un servicio de permisos.',
      },
      sources: [NO_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'New or repaired: a mechanical permit, filed by a Class A license holder.',
        es: 'Nuevo o reparado: un permiso mecánico, que presenta un titular de licencia Clase A.',
      },
      sources: [NO_DIVISIONS, NO_HELP],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Sewerage & Water Board permit by a master plumber; gas work takes a mechanical one.',
        es: 'Permiso de la Sewerage & Water Board por un maestro plomero; el gas lleva uno mecánico.',
      },
      sources: [NO_OFFICES, NO_DIVISIONS],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'All electrical work takes one, filed by a Class A license holder.',
        es: 'Todo trabajo eléctrico lo lleva; lo presenta un titular de licencia Clase A.',
      },
      sources: [NO_DIVISIONS, NO_HELP],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'C',
      [NO_EXEMPT],
      'A permit service lists as exempt siding under 50% of a wall without new sheathing, worn floorboards, open porches and steps below 5 feet, and retaining walls under 3 feet.',
      'Un servicio de permisos anota como exentos el revestimiento de menos de 50% de un muro sin base nueva, las tablas de piso gastadas, los porches y escalones abiertos de menos de 5 pies y los muros de contención de menos de 3 pies.',
    ),
    fact(
      'C',
      [NO_EXEMPT],
      'Painting is on the same list, outdoors too, unless scaffolding stands over public property or lead has to be removed. Yard paving passes if zoning agrees.',
      'La pintura está en la misma lista, también por fuera, salvo que haya andamios sobre la vía pública o plomo que retirar. Pavimentar el patio pasa si zonificación lo admite.',
    ),
  ],
  steps: [
    fact(
      'A',
      [NO_STANDARDS],
      'Gather everything first: plans, plot plan, signed contract split between labor and materials, letter of authorization. A file with a gap is rejected.',
      'Reúna todo antes: planos, plano del lote, contrato firmado con mano de obra y materiales separados, carta de autorización. Un expediente con huecos se rechaza.',
    ),
    fact(
      'A',
      [NO_STANDARDS, NO_HELP],
      'File in the One Stop App. Electrical and mechanical permits open only to Class A license holders, who show a photo ID in person once to link the license.',
      'Presente en la One Stop App. Los permisos eléctricos y mecánicos solo se abren a titulares de licencia Clase A, que una vez muestran su identificación en persona para vincularla.',
    ),
    fact(
      'A',
      [NO_GUIDE, NO_NEW],
      'Straightforward work is read by a permit analyst and can go out the same day; new construction and structural work wait for plan review.',
      'El trabajo sencillo lo lee un analista y puede salir el mismo día; la obra nueva y la estructural esperan la revisión de planos.',
    ),
    fact(
      'A',
      [NO_HDLC, NO_NEW],
      'In a historic district the Certificate of Appropriateness, or in the French Quarter the Vieux Carré Commission’s approval, comes before the permit.',
      'En un distrito histórico, el Certificate of Appropriateness, o en el French Quarter la aprobación de la Vieux Carré Commission, va antes que el permiso.',
    ),
    fact(
      'A',
      [NO_NEW],
      'Pay the fee and the permit is yours: $60 plus $5 per $1,000 of work, with half again in a historic district.',
      'Pague la tarifa y obtenga el permiso: $60 más $5 por cada $1,000 de obra, y la mitad más en un distrito histórico.',
    ),
  ],
  inspections: {
    booking: fact(
      'B',
      [NO_OFFICES, NO_DESK],
      'Call Safety and Permits, Monday to Friday, 9 a.m. to 5 p.m.: 504-658-7200, for electrical work 504-658-7145. Plumbing is inspected by the Sewerage & Water Board, 504-529-2837.',
      'Llame a Safety and Permits, de lunes a viernes, de 9 a.m. a 5 p.m.: 504-658-7200, por electricidad 504-658-7145. La plomería la inspecciona la Sewerage & Water Board, 504-529-2837.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [NO_DIVISIONS],
        'Building, electrical and mechanical inspections belong to three divisions of Safety and Permits, so one job may need a visit from each.',
        'Las inspecciones de construcción, eléctrica y mecánica son de tres divisiones de Safety and Permits: una misma obra puede necesitar la visita de cada una.',
      ),
      fact(
        'B',
        [NO_REROOF],
        'A re-roof of a house may be inspected by geotagged photographs taken at the critical stages (city notice of May 2025).',
        'El techo nuevo de una casa se puede inspeccionar con fotos con ubicación, tomadas en las etapas críticas (aviso de la ciudad de mayo de 2025).',
      ),
      fact(
        'C',
        [NO_THIRD],
        'In March 2020, the press reported, many contractors paid an inspector from the state fire marshal’s list of approved third parties to spare the wait.',
        'En marzo de 2020, según la prensa, muchos contratistas pagaban a un inspector de la lista de terceros aprobados por el state fire marshal para ahorrarse la espera.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Department of Safety and Permits',
      phone: '+15046587200',
      address: '1340 Poydras St., Suite 800, New Orleans, LA 70112',
      hours: { en: 'Monday to Friday, 9 a.m. to 5 p.m.', es: 'Lunes a viernes, de 9 a.m. a 5 p.m.' },
      source: NO_OFFICES,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'Sewerage & Water Board of New Orleans',
      phone: '+15045292837',
      address: '625 St. Joseph Street, Room 255, New Orleans, LA 70165',
      note: { en: 'Plumbing permits and inspections.', es: 'Permisos e inspecciones de plomería.' },
      source: NO_OFFICES,
      confidence: 'B',
    },
  ],
  fees: [
    {
      text: {
        en: 'The permit costs $60 plus $5 per $1,000 of work. When plans are required there is a review fee of $1 per $1,000 more.',
        es: 'El permiso cuesta $60 más $5 por cada $1,000 de obra. Si se requieren planos, la revisión suma $1 por cada $1,000.',
      },
      sources: [NO_NEW],
      confidence: 'A',
    },
    fact(
      'B',
      [NO_HELP, NO_OFFICES],
      'Electrical, mechanical and plumbing permits are apart. We found no amounts for them: ask 504-658-7200, and for plumbing the Sewerage & Water Board, 504-529-2837.',
      'Los permisos eléctricos, mecánicos y de plomería van aparte. No hallamos sus montos: pregunte al 504-658-7200 y, por la plomería, a la Sewerage & Water Board, 504-529-2837.',
    ),
    {
      text: {
        en: 'The HDLC itself charges nothing. Its cost reaches you as the 50% surcharge that Safety and Permits puts on the permit and plan checking fees.',
        es: 'La HDLC no cobra. Su costo llega como el recargo de 50% que Safety and Permits aplica a las tarifas de permiso y de revisión.',
      },
      sources: [NO_HDLC],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'The city’s permit pages give 2 to 5 days for residential and 20 to 30 days for commercial plan review.',
        es: 'Las páginas de permisos de la ciudad dan de 2 a 5 días para la revisión residencial y de 20 a 30 para la comercial.',
      },
      sources: [NO_NEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Staff review for a Certificate of Appropriateness is put at about 3 to 5 days. Work that has to go before the commission follows its calendar instead.',
        es: 'La revisión del personal para un Certificate of Appropriateness se estima en 3 a 5 días. Lo que debe ir a la comisión sigue su calendario.',
      },
      sources: [NO_HDLC],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Whoever applies for an owner needs the owner’s Letter of Authorization. A contract without the material and labor split, or without signatures and titles, is an incomplete file.',
        es: 'Quien solicita por un dueño necesita su Letter of Authorization. Un contrato sin separar materiales y mano de obra, o sin firmas y cargos, es un expediente incompleto.',
      },
      sources: [NO_STANDARDS],
      confidence: 'A',
    },
    {
      text: {
        en: 'If the property changed hands within the last 365 days, the recorded Act of Sale goes in with the application. Put it in the first upload.',
        es: 'Si la propiedad cambió de dueño en los últimos 365 días, el Act of Sale inscrito va con la solicitud. Inclúyalo desde la primera entrega.',
      },
      sources: [NO_NEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'Your move, in the city’s words: “Application Deficiencies”, “Additional information required”, “Plan Review Deficiencies”, “Plan Review - Response Pending” and “Returned for revision”.',
        es: 'Le toca a usted, en palabras de la ciudad: “Application Deficiencies”, “Additional information required”, “Plan Review Deficiencies”, “Plan Review - Response Pending” y “Returned for revision”.',
      },
      sources: [NO_DATA],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'The records refresh daily and begin at filing, so a review can be followed step by step. More than a hundred status words are in use; those we have not sorted are shown as the city writes them.',
        es: 'Los registros se renuevan a diario y empiezan en la presentación, así que se sigue la revisión paso a paso. Hay más de cien palabras de estatus; las que no hemos clasificado se muestran como las escribe la ciudad.',
      },
      sources: [NO_DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'Contractor, owner and applicant are named, with the value of the work and the total fee. The set also tells fees still unpaid, days open and the next step the city expects.',
        es: 'Se nombran contratista, dueño y solicitante, con el valor de la obra y la tarifa total. El conjunto dice además las tarifas por pagar, los días abiertos y el siguiente paso que espera la ciudad.',
      },
      sources: [NO_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'roofing', 'generator', 'electrical_service', 'mechanical'],
  faq: [
    {
      question: {
        en: 'Does painting need HDLC approval in New Orleans?',
        es: '¿Pintar necesita aprobación de la HDLC?',
      },
      answer: {
        text: {
          en: 'Not by itself. It does when brick that was never painted gets paint, or when the job includes caulking or replacing weatherboards.',
          es: 'Por sí solo, no. Sí cuando se pinta ladrillo que nunca tuvo pintura o cuando se sellan o cambian tablas exteriores.',
        },
        sources: [NO_HDLC],
        confidence: 'A',
      },
    },
    {
      question: { en: 'Where does an HDLC case begin?', es: '¿Dónde empieza un trámite ante la HDLC?' },
      answer: {
        text: {
          en: 'With the building permit application online. Those who cannot apply online may e-mail the form to HDLC staff. Its page still sends visitors to the 7th floor of City Hall, which Safety and Permits left in June 2023: call before you go.',
          es: 'Con la solicitud de permiso de construcción en línea. Quien no pueda hacerlo así envía el formulario por correo electrónico al personal de la HDLC. Su página aún manda al piso 7 de City Hall, que Safety and Permits dejó en junio de 2023: llame antes de ir.',
        },
        sources: [NO_HDLC, NO_MOVE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How much is the fee on a $40,000 renovation with plans?',
        es: '¿Cuánto es la tarifa de una renovación de $40,000 con planos?',
      },
      answer: {
        text: {
          en: '$300: $60, plus $5 for each $1,000 of the work ($200), plus $1 for each $1,000 as plan review ($40). In a local historic district half is added to both fees: $450.',
          es: '$300: $60, más $5 por cada $1,000 de obra ($200), más $1 por cada $1,000 por la revisión de planos ($40). En un distrito histórico local se suma la mitad a las dos tarifas: $450.',
        },
        sources: [NO_NEW, NO_HDLC],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Who reviews work in the French Quarter?',
        es: '¿Quién revisa obras en el French Quarter?',
      },
      answer: {
        text: {
          en: 'The Vieux Carré Commission instead of the HDLC. Its permit and approval have to be in hand, and the same 50% surcharge applies.',
          es: 'La Vieux Carré Commission en lugar de la HDLC. Se necesita su permiso y aprobación, y rige el mismo recargo de 50%.',
        },
        sources: [NO_NEW],
        confidence: 'A',
      },
    },
  ],
};
