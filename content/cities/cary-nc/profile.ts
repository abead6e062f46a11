import {
  NC_143_138,
  NC_160D_1110,
  NC_160D_1110_TEXT,
  NC_CARY,
  NC_CODE_NEXT,
  NC_CODES,
  NC_INSPECTION_CUT_OFF,
} from '@/content/codes/nc';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const CARY_FAQ = read(
  'Residential Permits & Inspections FAQ, Town of Cary',
  'https://carync.gov/services-publications/residential-permits-inspections/faq/-fsiteid-1',
);
const CARY_ALTERATIONS = read(
  'Residential Alterations and Additions, Town of Cary',
  'https://www.townofcary.org/business-development/residential-alterations-additions',
);
const CARY_PROCEDURE = read(
  'Residential Permit Application Procedure, Town of Cary (older page)',
  'http://www.townofcary.org/Departments/Inspections___Permits/Procedures.htm',
);
const CARY_SUBMITTALS = read(
  'Plan Review and Design: Electronic Submittals, Town of Cary',
  'https://townofcary.org/business-development/developing-in-cary/development-regulations/plan-review-and-design',
);
const CARY_IMPROVEMENTS = read(
  'Residential Construction & Improvements, Town of Cary',
  'http://www.townofcary.org/business-development/residential-construction-improvements',
);
const CARY_MODIFICATION = read(
  'Planning Director’s Modification: FAQ, Town of Cary',
  'https://carync.gov/connect-engage/town-departments-offices/planning-and-development-services/faq/planning-director-s-modification',
);
const CARY_FORM: CitySource = {
  ...read(
    'Application for Permit, Residential (Town of Cary form, copy on PaperZZ)',
    'https://paperzz.com/doc/8229848/residential-permit',
  ),
  isCopy: true,
};
const CARY_RECORDS = read('Permit applications, Cary open data', 'https://data.townofcary.org');

const read24 = sourceReadOn('2026-11-24');

const CARY_FORMS = read24(
  'Forms, Applications & Guides, Town of Cary',
  'https://www.townofcary.org/services-publications/residential-permits-inspections/forms-applications-guides',
);
const NC_SHEDS: CitySource = {
  ...read24(
    'Residential code R101.2 on accessory buildings, as Mecklenburg County quotes it (copy on StudyLib)',
    'https://studylib.net/doc/13373193/mecklenburg-county-common-code-defects--residential--buil...',
  ),
  isCopy: true,
};

const read27 = sourceReadOn('2026-11-27');

const CARY_BPO = read27(
  'Building Permits Online, Town of Cary (older page)',
  'http://www.townofcary.org/Departments/Inspections___Permits/Building_Permits_Online.htm',
);

const read28 = sourceReadOn('2026-11-28');

const CARY_INSPECTIONS = read28(
  'Residential Inspections Information, Town of Cary',
  'https://www.townofcary.org/services-publications/residential-permits-inspections/residential-inspections-information',
);

const CARY_FEE_GUIDE: CitySource = {
  ...read28(
    'Fees Estimation Guide for residential and commercial projects, Town of Cary (copy on PaperZZ)',
    'https://paperzz.com/doc/8636909/fee-estimation-guide',
  ),
  isCopy: true,
};

const CARY_REVIEW: CitySource = {
  ...read28(
    'Residential Alterations and Additions, Town of Cary (page with the rules of July 1, 2019)',
    'https://www.townofcary.org/business-development/residential-alterations-additions',
  ),
  publishedOn: '2019-07-01',
};

/** The state’s exemption of roofs, as another county sums it up. */
const NC_MECKLENBURG = read(
  'Permitting, Mecklenburg County Code Enforcement',
  'https://code.mecknc.gov/service/permitting',
);

export const profile: CityProfile = {
  slug: 'cary-nc',
  intro: [
    {
      text: {
        en: 'Asked when a permit is required, Cary answers in two words: almost always. Its list starts with accessory buildings and decks and covers any work on a building or its systems. State law all the same exempts much work on houses that costs $40,000 or less.',
        es: 'A la pregunta de cuándo hace falta permiso, Cary responde en dos palabras: casi siempre. Su lista empieza con edificios accesorios y terrazas y cubre todo trabajo en un edificio o sus sistemas. La ley estatal, de todos modos, exime mucha obra de hasta $40,000 en casas.',
      },
      sources: [CARY_FAQ, NC_143_138],
      confidence: 'B',
    },
    {
      text: {
        en: 'SPOT, the Small Project One-hour Turnaround, is the town’s best offer to a remodeler, by its page with the rules of July 2019: apply online, book an appointment between 8 and 11 a.m. on a weekday and leave with the permit about an hour later. Ask at 919-469-4046 whether it still runs so.',
        es: 'SPOT, Small Project One-hour Turnaround, es la mejor oferta del municipio para quien remodela, según su página con las reglas de julio de 2019: solicite en línea, aparte una cita entre 8 y 11 a. m. entre semana y salga con el permiso cerca de una hora después. Pregunte en el 919-469-4046 si sigue así.',
      },
      sources: [CARY_REVIEW, CARY_INSPECTIONS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Cary’s permit form asks whether the lot is in Wake County or in Chatham County. Find out before you fill it in: the town reaches into both.',
        es: 'El formulario de Cary pregunta si el lote está en el Condado de Wake o en el de Chatham. Averígüelo antes de llenarlo: el municipio llega a los dos.',
      },
      sources: [CARY_FORM],
      confidence: 'B',
    },
  ],
  department: {
    name: 'Residential Permits & Inspections',
    url: 'https://carync.gov/services-publications/residential-permits-inspections/faq/-fsiteid-1',
    source: CARY_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'Forms, Applications & Guides, Town of Cary',
    url: 'https://www.townofcary.org/services-publications/residential-permits-inspections/forms-applications-guides',
    source: CARY_FORMS,
    confidence: 'A',
  },
  lookUp: {
    name: 'Cary Open Data',
    url: 'https://data.townofcary.org',
    source: CARY_RECORDS,
    confidence: 'B',
  },
  codes: {
    editions: NC_CODES,
    notes: [
      NC_CODE_NEXT,
      fact(
        'B',
        [CARY_FAQ, NC_CARY, NC_143_138],
        'The town enforces only the state code in force when the permit is issued (section 8-52 of its ordinances). Nobody may build, alter, repair, move or demolish without a permit from the inspections department in charge, save for what state law exempts, such as much work up to $40,000 on houses.',
        'El municipio aplica solo el código estatal vigente al emitirse el permiso (sección 8-52 de sus ordenanzas). Nadie puede construir, remodelar, reparar, mover ni demoler sin permiso del departamento de inspecciones que corresponda, salvo lo que exime la ley estatal, como mucha obra de hasta $40,000 en casas.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'SPOT takes decks, porches, storage buildings, additions under 500 square feet, and attic or basement conversions under 1,500. A plans examiner may still call a project too complex for it.',
        es: 'SPOT recibe terrazas, porches, cobertizos, ampliaciones de menos de 500 pies cuadrados y conversiones de ático o sótano de menos de 1,500. Un revisor puede decir que un proyecto es demasiado complejo.',
      },
      sources: [CARY_ALTERATIONS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Water heaters, heating and air, service changes, fixtures and circuits, car chargers, water and sewer lines, gas lines and generators are handled under Building Permits Online, without a counter visit.',
        es: 'Calentadores de agua, calefacción y aire, cambios de servicio eléctrico, aparatos y circuitos, cargadores de auto, líneas de agua y alcantarillado, gas y generadores se tramitan en Building Permits Online, sin ir a la ventanilla.',
      },
      sources: [CARY_ALTERATIONS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Irrigation has a permit of its own, hose bibs for hand watering included, with a landscape water budget. Work around the driveway apron in the right-of-way takes a curb-cut application.',
        es: 'El riego tiene permiso propio, incluso las llaves de manguera para riego manual, con un presupuesto de agua del jardín. El trabajo en la entrada de autos dentro de la vía pública lleva solicitud de corte de banqueta.',
      },
      sources: [CARY_IMPROVEMENTS],
      confidence: 'A',
    },
    {
      text: {
        en: 'All commercial work, irrigation, new houses and standard-review additions are submitted electronically on the town’s plan review portal.',
        es: 'Todo lo comercial, el riego, las casas nuevas y las ampliaciones de revisión normal se presentan por vía electrónica en el portal de revisión de planos.',
      },
      sources: [CARY_SUBMITTALS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Work already built without a permit has its own path in Cary. Look for the page called Done Without a Permit before anyone opens a wall.',
        es: 'La obra ya hecha sin permiso tiene su propio camino en Cary. Busque la página Done Without a Permit antes de que alguien abra una pared.',
      },
      sources: [CARY_ALTERATIONS],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not to replace it with material of like grade on a one-family house, if the work costs $40,000 or less, by state law; otherwise yes. Cary’s own page says “almost always”: ask.',
        es: 'No para cambiarlo con material de igual grado en casa unifamiliar, si la obra cuesta hasta $40,000, por ley estatal; lo demás, sí. La página de Cary dice “casi siempre”: pregunte.',
      },
      sources: [NC_160D_1110, NC_MECKLENBURG, CARY_FAQ],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not on a one-family house if the work costs $40,000 or less and touches nothing load-bearing, by state law; otherwise yes. Cary’s page says “almost always”: ask.',
        es: 'No en casa unifamiliar si la obra cuesta hasta $40,000 y no toca nada de carga, por ley estatal; lo demás, sí. La página de Cary dice “casi siempre”: pregunte.',
      },
      sources: [NC_143_138, CARY_FAQ],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only with a side over 12 feet, by the state code; Cary’s own page says “almost always”: ask. Zoning rules apply too.',
        es: 'Solo si un lado pasa de 12 pies (código estatal); la página de Cary dice “casi siempre”: pregunte. La zonificación también pone reglas.',
      },
      sources: [NC_SHEDS, CARY_FAQ],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'SPOT can issue it in about an hour, by a town page with the rules of 2019.',
        es: 'SPOT puede emitirlo en cerca de una hora, según una página con las reglas de 2019.',
      },
      sources: [CARY_REVIEW, CARY_FAQ],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Heating and air goes through Building Permits Online, without a counter visit.',
        es: 'Calefacción y aire van por Building Permits Online, sin ir a la ventanilla.',
      },
      sources: [CARY_ALTERATIONS],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Not for a like-for-like swap by a licensed plumber in a house (state law); else Building Permits Online.',
        es: 'No, si un plomero con licencia pone otro igual en una casa (ley estatal); lo demás, por Building Permits Online.',
      },
      sources: [NC_160D_1110_TEXT, CARY_ALTERATIONS],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Electrical service changes go through Building Permits Online.',
        es: 'Los cambios de servicio eléctrico van por Building Permits Online.',
      },
      sources: [CARY_ALTERATIONS],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'C',
      [NC_143_138, NC_160D_1110],
      'State law requires no permit for work of $40,000 or less on a single-family house that follows the code, unless it touches load-bearing structure or the design of plumbing, wiring or heating, among others. Cary’s “almost always” does not repeat that: ask at 919-469-4046 before you rely on it.',
      'La ley estatal no pide permiso para obra de $40,000 o menos en una casa unifamiliar que cumpla el código, salvo que toque estructura de carga o el diseño de plomería, electricidad o calefacción, entre otros. El “casi siempre” de Cary no lo repite: pregunte en el 919-469-4046 antes de confiar.',
    ),
  ],
  steps: [
    fact(
      'A',
      [CARY_ALTERATIONS, CARY_SUBMITTALS, CARY_INSPECTIONS],
      'Choose the door: Building Permits Online for a trade job, SPOT for a small project, the plan review portal for new houses, larger additions and all commercial work. We have no direct address of the three: ask at 311 or 919-469-4046.',
      'Elija la entrada: Building Permits Online para un oficio, SPOT para un proyecto pequeño, el portal de revisión para casas nuevas, ampliaciones mayores y todo lo comercial. No tenemos la dirección directa de los tres: pregunte en el 311 o el 919-469-4046.',
    ),
    fact(
      'A',
      [CARY_REVIEW, CARY_FORMS],
      'Send the application electronically and upload the building plans and a plot plan at exact scale; staff scan sheets up to 11 by 17 inches for you. A commercial one also needs the Appendix B code summary.',
      'Mande la solicitud en línea y suba los planos y un plano del lote a escala exacta; el personal escanea hojas de hasta 11 por 17 pulgadas. La comercial lleva además el resumen de código Appendix B.',
    ),
    fact(
      'A',
      [CARY_REVIEW],
      'For SPOT book an appointment 24 hours ahead, Monday to Friday from 8 to 11 a.m. at 316 N. Academy Street; without one the file goes into regular review, and you watch your e-mail.',
      'Para SPOT aparte una cita con 24 horas de anticipación, de lunes a viernes de 8 a 11 a. m. en 316 N. Academy Street; sin cita, el expediente va a revisión normal y usted vigila su correo electrónico.',
    ),
    fact(
      'A',
      [CARY_PROCEDURE],
      'Staff check contractors’ licenses, the zoning code and the state building code.',
      'El personal revisa licencias de contratistas, código de zonificación y código estatal de construcción.',
    ),
    fact(
      'B',
      [CARY_FEE_GUIDE, CARY_REVIEW],
      'Pay the permit and development fees when the permit is issued, or before. Under SPOT it is issued at the appointment once all is settled.',
      'Pague las tarifas del permiso y de desarrollo al emitirse, o antes. Con SPOT se emite en la cita cuando todo está resuelto.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [CARY_INSPECTIONS],
      'Book online, in person, or by telephone at 311 or 919-469-4046, weekdays from 7 a.m. to 7 p.m. Finals are taken by telephone only.',
      'Pídala en línea, en persona o por teléfono, al 311 o al 919-469-4046, en días hábiles de 7 a. m. a 7 p. m. Las finales se piden solo por teléfono.',
    ),
    cutOff: NC_INSPECTION_CUT_OFF,
    visit: fact(
      'A',
      [CARY_INSPECTIONS],
      'On the morning of the day look up the inspector’s name and number under Who’s My Inspector and call between 7 and 7:30 a.m. for an estimated time or special wishes.',
      'La mañana del día busque el nombre y el teléfono del inspector en Who’s My Inspector y llame entre 7 y 7:30 a. m. para saber la hora aproximada o pedir algo especial.',
    ),
    notes: [
      fact(
        'A',
        [CARY_INSPECTIONS],
        'On additions and alterations of houses one inspector sees all trades (Multi-Trade Inspections): have every trade ready on the same day. A permit without any activity expires after six months; one with inspections, a year after the last.',
        'En ampliaciones y remodelaciones de casas un solo inspector ve todos los oficios (Multi-Trade Inspections): tenga todos listos el mismo día. El permiso sin ninguna actividad vence a los seis meses; el que ya tuvo inspecciones, un año después de la última.',
      ),
      fact(
        'A',
        [CARY_BPO],
        'Re-inspection fees are paid in Building Permits Online, by an older page of the town.',
        'Las reinspecciones se pagan en Building Permits Online, según una página anterior del municipio.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Inspections & Permits Department',
      phone: '+19194694046',
      address: '316 North Academy Street, Cary, NC 27513',
      hours: {
        en: 'Weekdays, 7 a.m. to 7 p.m. to book inspections, also at 311',
        es: 'Días hábiles, 7 a. m. a 7 p. m. para pedir inspecciones, también en el 311',
      },
      note: {
        en: 'The address is from an older form of the town.',
        es: 'La dirección es de un formulario anterior del municipio.',
      },
      source: CARY_INSPECTIONS,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'SPOT review desk',
      phone: '+19194694334',
      hours: { en: 'Weekdays, 8 to 11 a.m.', es: 'Días hábiles, 8 a 11 a. m.' },
      note: { en: 'From an older page of the town.', es: 'De una página anterior del municipio.' },
      source: CARY_PROCEDURE,
      confidence: 'B',
    },
  ],
  fees: [
    {
      text: {
        en: 'Building permit fees are figured on square footage, heated and unheated, by the town’s FAQ and its guide to fees; an addition pays development fees only for the demand it adds. Cary’s present rates are in its fee schedule, which we do not hold: ask Inspections & Permits, 919-469-4046.',
        es: 'Las tarifas se calculan por pie cuadrado, con y sin calefacción, según la página de preguntas y la guía de tarifas del municipio; una ampliación paga tarifas de desarrollo solo por la demanda que agrega. Las cifras vigentes están en la tabla de tarifas de Cary, que no tenemos: pregunte en Inspections & Permits, 919-469-4046.',
      },
      sources: [CARY_FAQ, CARY_FEE_GUIDE],
      confidence: 'B',
    },
    {
      text: {
        en: 'Commercial express review is a paid extra with its own rates, set out in the town’s Express Review Guide.',
        es: 'La revisión comercial exprés es un extra pagado con tasas propias, descritas en la Express Review Guide del municipio.',
      },
      sources: [CARY_SUBMITTALS],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'A complete application to remodel or add to a house takes about 7 business days in regular review, by the town’s page with the rules of July 2019; under SPOT about an hour, by appointment. An older page gave a one- or two-family house two weeks.',
        es: 'Una solicitud completa para remodelar o ampliar una casa tarda unos 7 días hábiles en revisión normal, según la página del municipio con las reglas de julio de 2019; con SPOT, cerca de una hora, con cita. Una página anterior daba dos semanas a una casa de una o dos familias.',
      },
      sources: [CARY_REVIEW, CARY_PROCEDURE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Commercial express meetings are on Tuesdays and Thursdays from 1:30 p.m. and have to be requested at least a week ahead.',
        es: 'Las reuniones exprés comerciales son martes y jueves desde la 1:30 p. m. y se piden con al menos una semana.',
      },
      sources: [CARY_SUBMITTALS],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Staff verify contractors’ licenses and the town’s zoning code as well as the building code. Check license dates and setbacks before you hand the set in.',
        es: 'El personal revisa las licencias de los contratistas y el código de zonificación además del código de construcción. Verifique la vigencia de las licencias y los retiros antes de entregar.',
      },
      sources: [CARY_PROCEDURE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Any time the footprint of the house or an outbuilding changes, Cary wants a proposed plot plan and, at the end, an as-built survey. Budget the surveyor twice.',
        es: 'Cada vez que cambia la huella de la casa o de un anexo, Cary pide un plano del lote propuesto y, al final, un levantamiento de lo construido. Presupueste al agrimensor dos veces.',
      },
      sources: [CARY_FAQ],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'The town publishes its permit applications every day, with contractor company, project cost, status and both the application and the issue date. Permits appear there before they are issued.',
        es: 'El municipio publica a diario sus solicitudes de permiso, con empresa contratista, costo, estatus y las fechas de solicitud y emisión. Los permisos aparecen ahí antes de emitirse.',
      },
      sources: [CARY_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['deck_porch', 'res_alteration', 'mechanical', 'electrical_service', 'plumbing'],
  faq: [
    {
      question: {
        en: 'What do I bring to a SPOT review in Cary?',
        es: '¿Qué llevo a una revisión SPOT en Cary?',
      },
      answer: {
        text: {
          en: 'The residential application, a plot plan, building plans and your contractor information. Staff correct small problems while you wait.',
          es: 'La solicitud residencial, el plano del lote, los planos y los datos del contratista. El personal corrige problemas menores mientras usted espera.',
        },
        sources: [CARY_ALTERATIONS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does Cary review house plans an engineer has sealed?',
        es: '¿Cary revisa planos de casa sellados por un ingeniero?',
      },
      answer: {
        text: {
          en: 'By an older town page, no: sealed plans for a detached house skip plan review, and code officials check them on site. Ask whether that still holds.',
          es: 'Según una página anterior, no: los planos sellados de una casa independiente no pasan por revisión y los inspectores los verifican en obra. Pregunte si sigue así.',
        },
        sources: [CARY_PROCEDURE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'My new wall is a few inches into the setback. What can Cary do?',
        es: 'Mi muro nuevo invade unas pulgadas del retiro. ¿Qué puede hacer Cary?',
      },
      answer: {
        text: {
          en: 'You can ask for a Planning Director’s Modification. If granted it is recorded with the county, neighbors are notified, and after a 30-day appeal period you may apply for the permit or resume work.',
          es: 'Puede pedir una Planning Director’s Modification. Si se concede, se registra en el condado, se avisa a los vecinos y, tras 30 días de apelación, usted puede solicitar el permiso o seguir la obra.',
        },
        sources: [CARY_MODIFICATION],
        confidence: 'A',
      },
    },
  ],
};
