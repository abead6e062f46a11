import { CA_CODES } from '@/content/codes/ca';
import { apexGridPage } from '@/content/codes/firm-pages';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { CA_EXEMPT } from '../sources';

const read = sourceReadOn('2026-11-21');

const SAN_LEANDRO_2025 = read(
  'City of San Leandro: 2025 Edition of the California Building Standards Code, staff report',
  'https://sanleandro.legistar.com/LegislationDetail.aspx?GUID=33789AF0-8080-4592-A7CF-74EAD2FE47F2&ID=7736492',
);
const OAK_PORTAL_FAQ = read(
  'Permit & Services Questions Portal',
  'https://www.oaklandca.gov/Planning-Building/Permit-Process-Overview/Permit-Services-Questions-Portal',
);
const OAK_ONLINE = read('Online Permit Center', 'https://www.oaklandca.gov/services/online-permit-center');
const OAK_TOPIC = {
  ...read('Building Permits (page of January 2020)', 'https://www.oaklandca.gov/topics/building-permits'),
  publishedOn: '2020-01',
};
const OAK_REOPEN = {
  ...read(
    'Permit Center Reopening, updated December 7, 2022 (read in a copy)',
    'https://www.oaklandca.gov/resources/planning-building-reopening-services-permit-processes',
  ),
  publishedOn: '2022-12-07',
  isCopy: true,
} as const;
const OAK_COPY = {
  ...read(
    'City of Oakland, Apply for Building Permits (copied by an architect’s office)',
    'https://www.celestinedesign.org/city-of-oakland-apply-for-building-permits/',
  ),
  isCopy: true,
} as const;
const OAK_FEES_2023 = {
  ...read(
    'Planning & Building permit fees to increase by 5%',
    'https://oaklandca.gov/news/planning-building-permit-fees-to-increase-by-5',
  ),
  publishedOn: '2023',
};
const OAK_FEES_2022 = {
  ...read(
    'Oakland Permit Fees Set to Increase by 3%, January 2022 (read in a copy)',
    'https://www.oaklandca.gov/news/2022/oakland-permit-fees-set-to-increase-by-3-starting-jan-18-2022',
  ),
  publishedOn: '2022-01',
  isCopy: true,
} as const;

const reread = sourceReadOn('2026-11-24');

const OAK_HOTLINE = {
  ...reread(
    'City of Oakland press release on permit counter hours, October 2019 (copy)',
    'https://oaklandnewsnowblog.com/2019/10/03/city-of-oakland-building-permit-applications-counter-hours-extended-for-fall-2019',
  ),
  publishedOn: '2019-10-03',
  isCopy: true,
} as const;
const OAK_EXEMPT = reread(
  'Remodeling permits in Oakland (Holbrook House Restoration)',
  'https://holbrookhouserestoration.com/?p=1068',
);
const OAK_APPLY = reread(
  'Apply for Building Permits Online, City of Oakland',
  'https://oaklandca.gov/services/apply-for-building-permits-online',
);
const OAK_OVERVIEW = reread(
  'Permit Process Overview, City of Oakland',
  'https://www.oaklandca.gov/Planning-Building/Permit-Process-Overview',
);

const read27 = sourceReadOn('2026-11-27');

const OAK_INSPECT_FAQ = read27(
  'Building Inspections FAQ, City of Oakland',
  'https://oaklandca.gov/resources/building-inspections-faq',
);

const read28 = sourceReadOn('2026-11-28');

const OAK_APEX = apexGridPage('Oakland, California');
const OAK_SCHEDULE = {
  ...read28(
    'Schedule Your Building Inspection (read in a copy)',
    'https://www.oaklandca.gov/services/schedule-your-building-inspection',
  ),
  isCopy: true,
} as const;
const OAK_2020 = {
  ...read28('Building Inspections (page of 2020)', 'https://www.oaklandca.gov/topics/building-inspections'),
  publishedOn: '2020',
};
const OAK_ADU = {
  ...read28(
    'ADU permits in Oakland (Alpha Construction)',
    'https://alphaconstruction-ca.com/areas/bay/oakland',
  ),
  publishedOn: '2026',
};
const OAK_EXPECT = read28(
  'What to Expect During your Building Inspections, City of Oakland',
  'https://www.oaklandca.gov/topics/what-to-expect-during-your-building-inspections',
);

export const profile: CityProfile = {
  slug: 'oakland-ca',
  intro: [
    fact(
      'B',
      [OAK_OVERVIEW, OAK_REOPEN],
      'Oakland’s One-Stop Permit Center at 250 Frank H. Ogawa Plaza holds the counters of Planning & Building, Fire and Transportation. Most services go by appointment; for walk-in hours call 510-238-3891. Staff help with applications that are already online.',
      'El One-Stop Permit Center de Oakland, en 250 Frank H. Ogawa Plaza, reúne las ventanillas de Planning & Building, bomberos y transporte. Casi todo se atiende con cita; por el horario sin cita llame al 510-238-3891. El personal atiende solicitudes que ya están en línea.',
    ),
    fact(
      'A',
      [OAK_PORTAL_FAQ],
      'Before a first Oakland permit a contractor must be registered in the Online Permit Center: driver’s license or state ID, state contractor license, current Oakland business license and a signed Contractor User Agreement.',
      'Antes del primer permiso en Oakland, el contratista debe registrarse en el Online Permit Center: licencia de conducir o identificación estatal, licencia estatal de contratista, licencia de negocio de Oakland vigente y el Contractor User Agreement firmado.',
    ),
    fact(
      'A',
      [OAK_APPLY, OAK_COPY],
      'Most projects need Planning approval before the building permit can be submitted, because zoning and design are settled there.',
      'La mayoría de los proyectos necesita la aprobación de Planning antes de presentar el permiso de construcción, porque ahí se resuelven zonificación y diseño.',
    ),
  ],
  department: {
    name: 'City of Oakland Planning & Building Department',
    url: 'https://www.oaklandca.gov/Planning-Building/Permit-Process-Overview',
    source: OAK_OVERVIEW,
    confidence: 'A',
  },
  portal: {
    name: 'Online Permit Center (Accela Citizen Access)',
    url: 'https://aca-prod.accela.com/OAKLAND/Default.aspx',
    source: OAK_ONLINE,
    confidence: 'B',
  },
  codes: {
    editions: CA_CODES,
    notes: [
      fact(
        'C',
        [SAN_LEANDRO_2025, OAK_APEX],
        'The state text takes effect by default and a city votes only on its amendments, as the staff report of San Leandro next door explains. An engineering firm’s page of 2026 adds Oakland amendments; ask at 510-238-3891 for the ones your job falls under.',
        'El texto estatal entra en vigor por sí mismo y la ciudad vota únicamente sus enmiendas, como explica el informe de la vecina San Leandro. La página de una firma de ingeniería de 2026 suma enmiendas de Oakland; pregunte en el 510-238-3891 cuáles le tocan a su obra.',
      ),
      fact(
        'A',
        [OAK_TOPIC],
        'Oakland applies a new state code by the day the application comes in: at the last change its page describes, everything submitted on or after January 1, 2020 was reviewed under the new edition.',
        'Oakland aplica un código estatal nuevo según el día en que entra la solicitud: en el último cambio que describe su página, todo lo presentado desde el 1 de enero de 2020 se revisó con la edición nueva.',
      ),
    ],
  },
  permits: [
    fact(
      'B',
      [OAK_COPY],
      'The city’s list reaches far into exterior work: added insulation (with certificates), stairs, parking lots and trash enclosures appear among what needs a permit, beside roofs, windows, decks and fences.',
      'La lista de la ciudad llega lejos en obra exterior: aislamiento (con certificados), escaleras, estacionamientos y recintos de basura figuran entre lo que necesita permiso, junto a techos, ventanas, terrazas y cercas.',
    ),
    fact(
      'A',
      [OAK_ONLINE],
      'Full registration lets contractors and owner-builders apply for every online permit. What light registration opens is in the Permit Type Chart, next to pre-applications such as Zoning and Building Worksheets.',
      'El registro completo deja a contratistas y dueños constructores solicitar todos los permisos en línea. Lo que abre el registro ligero está en la Permit Type Chart, junto a las solicitudes previas como las Zoning y Building Worksheets.',
    ),
    fact(
      'A',
      [OAK_PORTAL_FAQ],
      'Employees who pull permits for you must be named as Authorized Agents on the agreement, and each registers with your license under an e-mail of their own.',
      'Los empleados que sacan permisos por usted deben figurar como Authorized Agents en el acuerdo, y cada uno se registra con la licencia de usted y un correo electrónico propio.',
    ),
    fact(
      'A',
      [OAK_TOPIC],
      'Grading stops for the wet season. The moratorium announced for 2019 began on October 15; ask for the current date before scheduling earthwork in the fall.',
      'La nivelación se detiene en la temporada de lluvias. La moratoria anunciada para 2019 empezó el 15 de octubre; pregunte la fecha vigente antes de programar movimiento de tierra en otoño.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Replacing roofing is on the city’s list of work with a permit.',
        es: 'Cambiar el techo está en la lista de la ciudad de obra con permiso.',
      },
      sources: [OAK_COPY],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'Replacing windows is on the city’s list of work with a permit.',
        es: 'Cambiar ventanas está en la lista de la ciudad de obra con permiso.',
      },
      sources: [OAK_COPY],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'The state code frees fences up to 7 feet, but Oakland’s own list names fences without a limit: ask 510-238-3891.',
        es: 'El código estatal exime de permiso las cercas de hasta 7 pies, pero la lista de Oakland las nombra sin límite: pregunte al 510-238-3891.',
      },
      sources: [OAK_COPY, CA_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'The state code frees one story up to 120 square feet, but Oakland’s own list names storage buildings: ask 510-238-3891.',
        es: 'El código estatal exime uno de un piso y hasta 120 pies cuadrados, pero la lista de Oakland nombra cobertizos: pregunte al 510-238-3891.',
      },
      sources: [OAK_COPY, CA_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'The city’s list names new and altered decks, without a limit in height.',
        es: 'La lista de la ciudad nombra terrazas nuevas y alteradas, sin límite de altura.',
      },
      sources: [OAK_COPY],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'The city’s list takes in any mechanical system added, altered or repaired.',
        es: 'La lista de la ciudad abarca todo sistema mecánico nuevo, alterado o reparado.',
      },
      sources: [OAK_COPY],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'The city’s list takes in any plumbing system added, altered or repaired.',
        es: 'La lista de la ciudad abarca todo sistema de plomería nuevo, alterado o reparado.',
      },
      sources: [OAK_COPY],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'The city’s list names service upgrades and meter resets.',
        es: 'La lista de la ciudad nombra el cambio de acometida y la reconexión del medidor.',
      },
      sources: [OAK_COPY],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'C',
      [CA_EXEMPT],
      'State code, in another California city’s print, frees low walls that hold back no more than 4 feet of earth measured from the footing, pools above ground under 24 inches deep and playground equipment. Oakland may ask for more.',
      'El código estatal, según lo imprime otra ciudad de California, exime de permiso los muros bajos que contienen hasta 4 pies de tierra medidos desde la zapata, las piscinas sobre el suelo de menos de 24 pulgadas y los juegos infantiles. Oakland puede pedir más.',
    ),
    fact(
      'C',
      [OAK_EXEMPT],
      'Paint, paper, tile, carpet, cabinets and like finish work are exempt, by a local remodeler’s guide. The city keeps the full list behind a link on its page for online permits; read it there, since even exempt work must meet code.',
      'Pintura, papel tapiz, loseta, alfombra, gabinetes y acabados parecidos están exentos, según la guía de un remodelador local. La ciudad tiene la lista completa tras un enlace en su página de permisos en línea: léala ahí, pues hasta lo exento debe cumplir el código.',
    ),
  ],
  steps: [
    fact(
      'A',
      [OAK_PORTAL_FAQ],
      'Register in the Online Permit Center with license, ID, Oakland business license and the signed user agreement.',
      'Regístrese en el Online Permit Center con licencia, identificación, licencia de negocio de Oakland y el acuerdo firmado.',
    ),
    fact(
      'A',
      [OAK_APPLY],
      'Get Planning’s approval, which most projects need before the building permit can be submitted.',
      'Obtenga la aprobación de Planning, que casi todo proyecto necesita antes de presentar el permiso de construcción.',
    ),
    fact(
      'A',
      [OAK_ONLINE],
      'File online: the Permit Type Chart says which permit it is and whether a Zoning or Building Worksheet comes first.',
      'Presente en línea: la Permit Type Chart dice qué permiso es y si va antes una Zoning o Building Worksheet.',
    ),
    fact(
      'A',
      [OAK_APPLY, OAK_ONLINE],
      'Plan check follows. An application without all its forms and documents is not processed; questions go to BuildingPlanCheckInfo@oaklandca.gov, with an answer within 3 business days.',
      'Sigue la revisión de planos. Una solicitud sin todos sus formularios y documentos no se procesa; las dudas van a BuildingPlanCheckInfo@oaklandca.gov, con respuesta en 3 días hábiles.',
    ),
    fact(
      'A',
      [OAK_ONLINE, OAK_APPLY],
      'Pay the permit fees in your Online Permit Center account. They are due before the work starts.',
      'Pague las tarifas del permiso en su cuenta del Online Permit Center. Se pagan antes de empezar la obra.',
    ),
    fact(
      'A',
      [OAK_ONLINE],
      'Once issued, print the permit and its inspection card from the same place.',
      'Una vez emitido, imprima ahí mismo el permiso y su tarjeta de inspección.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [OAK_INSPECT_FAQ],
      'Once the permit is issued: in the city’s Building Inspection Request app, by e-mail to bbcode-inspect@oaklandca.gov or at 510-238-3444.',
      'Ya emitido el permiso: en la aplicación Building Inspection Request de la ciudad, por correo electrónico a bbcode-inspect@oaklandca.gov o al 510-238-3444.',
    ),
    cutOff: fact(
      'B',
      [OAK_SCHEDULE, OAK_INSPECT_FAQ],
      'Ask at least one working day ahead. There are no same-day inspections, not even to disconnect and reconnect an electrical meter.',
      'Pídala al menos un día hábil antes. No hay inspecciones el mismo día, ni para desconectar y reconectar un medidor eléctrico.',
    ),
    visit: fact(
      'A',
      [OAK_2020, OAK_SCHEDULE],
      'The inspector calls in the morning, from a mobile phone, and gives an arrival window (city page of 2020). A stop is kept to 20 minutes.',
      'El inspector llama por la mañana, desde un celular, y da una franja de llegada (página de la ciudad de 2020). Cada visita se limita a 20 minutos.',
    ),
    notes: [
      fact(
        'B',
        [OAK_SCHEDULE],
        'Each permit gets at most three inspections a week. Field checks before a permit and preconstruction inspections, where one is required, are booked by phone only, and the preconstruction one comes before all others.',
        'Cada permiso tiene como máximo tres inspecciones por semana. Las visitas previas al permiso y las de preconstrucción, donde se exigen, se piden solo por teléfono, y la de preconstrucción va antes que todas.',
      ),
      fact(
        'A',
        [OAK_EXPECT],
        'Other desks have their own lines: Public Works permits 510-238-3651, Fire Prevention 510-238-3462.',
        'Otras oficinas tienen sus líneas: permisos de Public Works 510-238-3651, Fire Prevention 510-238-3462.',
      ),
      fact(
        'A',
        [OAK_OVERVIEW],
        'For an inspection outside working hours there is a webform, Request Overtime for Inspections, among the permit procedures.',
        'Para una inspección fuera de horario hay un formulario web, Request Overtime for Inspections, entre los trámites de permisos.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Planning & Building Department',
      phone: '+15102383891',
      address: '250 Frank H. Ogawa Plaza, Oakland',
      note: {
        en: 'One-Stop Permit Center; most services by appointment.',
        es: 'One-Stop Permit Center; casi todo con cita.',
      },
      source: OAK_ONLINE,
      confidence: 'A',
    },
    {
      purpose: 'contractor_registration',
      name: 'Online Permit Center',
      note: { en: 'Accounts and licenses.', es: 'Cuentas y licencias.' },
      mail: 'pbdaccelaregistration@oaklandca.gov',
      source: OAK_PORTAL_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Planning & Building Department',
      note: {
        en: 'Appointment line of the counters, by a press release of October 2019.',
        es: 'Línea de citas de las ventanillas, según un comunicado de octubre de 2019.',
      },
      phone: '+15102383940',
      address: '250 Frank H. Ogawa Plaza, 2nd floor, Oakland',
      source: OAK_HOTLINE,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'Planning & Building Department',
      note: { en: 'Inspection scheduling.', es: 'Programación de inspecciones.' },
      phone: '+15102383444',
      mail: 'bbcode-inspect@oaklandca.gov',
      source: OAK_INSPECT_FAQ,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'A',
      [OAK_FEES_2023],
      'We read no amount, only two percentages by which fees rose; ask 510-238-3891 for the figure. Every Planning & Building fee stands in Oakland’s Master Fee Schedule, set by ordinance. Most rose 5% under the ordinance of February 21, 2023, charged from June 16 of that year.',
      'No leímos ningún monto, solo dos porcentajes de alza; pida la cifra en el 510-238-3891. Todas las tarifas de Planning & Building están en el Master Fee Schedule de Oakland, fijado por ordenanza. La mayoría subió 5% con la ordenanza del 21 de febrero de 2023, cobrada desde el 16 de junio de ese año.',
    ),
    fact(
      'B',
      [OAK_FEES_2022],
      'The year before, the department proposed 3%, tied to a 3% raise of city wages. Fees track payroll, so price a long job with a rise in mind and look up the schedule of the current fiscal year.',
      'El año anterior el departamento propuso 3%, ligado a un aumento de 3% en los salarios de la ciudad. Las tarifas siguen la nómina: en una obra larga cuente con un alza y consulte la tabla del año fiscal en curso.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [OAK_ADU],
      'A builder’s page of 2026 counts 10 to 14 weeks with Planning and Building for a plain accessory dwelling unit, longer on hillsides. It is the builder’s figure; for other work ask 510-238-3891.',
      'La página de un constructor, de 2026, calcula de 10 a 14 semanas en Planning y Building para una vivienda accesoria (ADU) sencilla, más en laderas. La cifra es del constructor; para otra obra pregunte al 510-238-3891.',
    ),
    fact(
      'A',
      [OAK_ONLINE, OAK_APPLY],
      'Oakland’s own Online Permit Center page commits to answers only: plan check and account questions within 3 business days, general permit and status questions within 2 weeks, inspection questions within 24 hours.',
      'La página del Online Permit Center de Oakland solo se compromete con respuestas: dudas de planos y de cuenta en 3 días hábiles, dudas generales y de estatus en 2 semanas, dudas de inspección en 24 horas.',
    ),
  ],
  returns: [
    fact(
      'A',
      [OAK_TOPIC],
      'At intake with a Process Coordinator every required document must be on the table. An application with one missing was not accepted, and late cancellations were charged to the project.',
      'En la recepción con un Process Coordinator deben estar todos los documentos. Si faltaba uno no se aceptaba la solicitud, y las cancelaciones tardías se cobraban al proyecto.',
    ),
    fact(
      'A',
      [OAK_PORTAL_FAQ],
      'A license that looks expired in Oakland’s system blocks you even after renewal. Send the department a copy of the renewed one; it does not update by itself.',
      'Una licencia que figura vencida en el sistema de Oakland lo detiene aunque ya la haya renovado. Mande la copia renovada al departamento; no se actualiza sola.',
    ),
  ],
  feed: [],
  commonPermits: ['res_alteration', 'roofing', 'adu', 'electrical_service', 'grading'],
  faq: [
    {
      question: {
        en: 'How do I check the status of an Oakland permit?',
        es: '¿Cómo veo el estatus de un permiso de Oakland?',
      },
      answer: fact(
        'A',
        [OAK_ONLINE],
        'Look it up in the Online Permit Center, where issued permits and inspection cards can also be printed. A status question by e-mail or telephone can take two weeks.',
        'Búsquelo en el Online Permit Center, donde también se imprimen permisos emitidos y tarjetas de inspección. Una pregunta de estatus por correo electrónico o teléfono puede tardar dos semanas.',
      ),
    },
    {
      question: {
        en: 'What does an owner need to register?',
        es: '¿Qué necesita un dueño para registrarse?',
      },
      answer: fact(
        'A',
        [OAK_PORTAL_FAQ],
        'A California ID, a copy of the recorded deed and an Owner-Builder User Agreement. An architect or representative may fill in the registration with those papers.',
        'Identificación de California, copia de la escritura registrada y un Owner-Builder User Agreement. Un arquitecto o representante puede llenar el registro con esos papeles.',
      ),
    },
    {
      question: {
        en: 'Does tearing down part of a building need a permit?',
        es: '¿Demoler parte de un edificio necesita permiso?',
      },
      answer: fact(
        'B',
        [OAK_COPY],
        'More than half of it, yes: that is on the city’s list of work that needs one. For a smaller part ask 510-238-3891. On the same list are electrical service upgrades and meter resets.',
        'Más de la mitad, sí: está en la lista de trabajos que lo necesitan. Por una parte menor, pregunte al 510-238-3891. En la misma lista están el cambio de servicio eléctrico y la reconexión del medidor.',
      ),
    },
  ],
};
