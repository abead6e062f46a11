import { WA_CODES, WA_NEXT } from '@/content/codes/wa';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { WA_BCC_FEE } from '../sources';

const read = sourceReadOn('2026-11-21');

const TAC_REQUIRES = read(
  'What requires a permit',
  'https://www.tacomapermits.org/tip-sheet-index/what-requires-a-permit',
);
const TAC_TYPES = read('Types of Permits', 'https://www.tacomapermits.org/tip-sheet-index/types-of-permits');
const TAC_TYPES_OLD = read(
  'Types of Permits (earlier copy)',
  'http://tacomapermits.org/tip-sheet-index/types-of-permits',
);
const TAC_FAQ = read('FAQs, Tacoma Permits', 'https://www.tacomapermits.org/getting-started/faqs');
const TAC_TIMELINE = read('Permit Timeline', 'https://www.tacomapermits.org/permit-status');
const TAC_CODES = read('2018 Building Codes', 'https://www.tacomapermits.org/2018-building-codes');
const TAC_PREDEV = read(
  'Pre-Development Service Fee',
  'https://www.tacomapermits.org/pre-development-service-fee',
);
const TAC_PDS = read(
  'Permits and Other Development Services',
  'https://tacoma.gov/government/departments/planning-and-development-services/permits-and-other-development-services',
);
const TAC_LICENSE: CitySource = {
  ...read(
    'Tacoma Municipal Code Chapter 2.02 (2013 text)',
    'https://vdocument.in/chapter-202-building-amend-tmc202-9-21202110-amendment-to-ibc-section-111.html',
  ),
  publishedOn: '2013',
  isCopy: true,
};
const TAC_STATE_FEE = {
  ...read(
    'Master Builders Association of Pierce County: April government affairs update (2018)',
    'https://masterbuilderspierce.com/april-government-affairs-update/',
  ),
  publishedOn: '2018-04',
};
const TAC_DATA = read(
  'City of Tacoma open data: Accela permit data',
  'https://services3.arcgis.com/SCwJH1pD8WSn5T5y/arcgis/rest/services/accela_permit_data/FeatureServer/0',
);

const reread = sourceReadOn('2026-11-24');

const TAC_DESK = reread(
  'Planning and Development Services in-person services',
  'https://www.tacomapermits.org/planning-and-development-services-reopening',
);
const TAC_REMOTE = {
  ...reread(
    'Planning & Development Services response to COVID-19',
    'https://www.tacomapermits.org/covid-19-response',
  ),
  publishedOn: '2020',
};

const TAC_POWER_FAQ = sourceReadOn('2026-11-28')(
  'Construction & Development Services: Permitting & Inspection FAQs, Tacoma Public Utilities',
  'https://mytpu.org/construction-development-services',
);
const TAC_POWER = sourceReadOn('2026-11-28')(
  'Electrical inspection and permits: what to know, Tacoma Power',
  'https://www.mytpu.org/tacomapower/electrical-permitting/electrical-inspection-permits/to-know.htm',
);

export const profile: CityProfile = {
  slug: 'tacoma-wa',
  intro: [
    fact(
      'A',
      [TAC_FAQ],
      'To work in Tacoma you need two papers before any permit: a Washington State contractor’s license and a City of Tacoma business license.',
      'Para trabajar en Tacoma hacen falta dos papeles antes de cualquier permiso: la licencia de contratista del estado de Washington y la licencia de negocio de la ciudad.',
    ),
    fact(
      'A',
      [TAC_TYPES],
      'Tacoma’s ePermits are issued automatically once the steps are done and the fee paid, for a short list of limited jobs. They cannot be extended, so take one out only when the work is scheduled.',
      'Los ePermits de Tacoma se emiten automáticamente al completar los pasos y pagar, para una lista corta de trabajos limitados. No se pueden extender: sáquelos solo con la obra programada.',
    ),
    fact(
      'A',
      [TAC_PDS],
      'Planning and Development Services brings building, zoning, traffic and environmental staff together in one Permit Center. The tip sheets, cost estimates and review timelines live on TacomaPermits.org.',
      'Planning and Development Services reúne en un Permit Center al personal de construcción, zonificación, tránsito y ambiente. Las hojas de consejos, estimados y tiempos de revisión están en TacomaPermits.org.',
    ),
  ],
  department: {
    name: 'City of Tacoma Planning and Development Services',
    url: 'https://www.tacomapermits.org',
    source: TAC_PDS,
    confidence: 'A',
  },
  portal: {
    name: 'Tacoma Accela Citizen Access',
    url: 'https://aca-prod.accela.com/tacoma',
    source: TAC_DESK,
    confidence: 'A',
  },
  codes: {
    editions: WA_CODES,
    notes: [
      fact(
        'A',
        [TAC_CODES],
        'Tacoma describes its building code as three layers: the ICC model codes, the Washington State Building Code, and city amendments in Title 2 of the Municipal Code. A permit is vested to the edition in force when it was applied for.',
        'Tacoma describe su código como tres capas: los códigos modelo ICC, el Washington State Building Code y las enmiendas del Title 2 del código municipal. Un permiso queda sujeto a la edición vigente cuando se solicitó.',
      ),
      fact(
        'A',
        [TAC_CODES],
        'The city page we read still announces the 2018 editions for permits after February 1, 2021. Confirm the edition on the cover sheet with the Permit Center, 253-591-5030.',
        'La página de la ciudad que leímos aún anuncia las ediciones 2018 para permisos posteriores al 1 de febrero de 2021. Confirme con el Permit Center, 253-591-5030, la edición que pone en la carátula.',
      ),
      WA_NEXT,
    ],
  },
  permits: [
    fact(
      'A',
      [TAC_TYPES],
      'A roof overlay over no more than one existing layer, without structural or pitch changes, is an ePermit for houses and for commercial buildings. A commercial strip and reroof with similar material is one too.',
      'Un recubrimiento de techo (overlay) sobre no más de una capa existente, sin cambio de estructura ni pendiente, es un ePermit en casas y en edificios comerciales. También lo es quitar un techo comercial y poner otro de material parecido.',
    ),
    fact(
      'A',
      [TAC_TYPES, TAC_TYPES_OLD],
      'Read the current ePermit list, not an old printout. An earlier copy also had like-for-like plumbing fixtures, mechanical equipment and detached demolition on it; the later one we read does not.',
      'Lea la lista de ePermits actual, no una impresión vieja. Una copia anterior incluía también aparatos de plomería iguales, equipo mecánico y demolición de anexos; la posterior que leímos no.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'An overlay over a single existing layer, or a commercial strip and reroof with similar material, is an ePermit, issued automatically; other roofs take a regular permit.',
        es: 'Un recubrimiento (overlay) sobre una sola capa existente, o quitar un techo comercial y poner otro de material parecido, es un ePermit, que se emite automáticamente; los demás techos llevan permiso normal.',
      },
      sources: [TAC_TYPES],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 7 feet, under the residential code; a taller fence needs one.',
        es: 'No la de hasta 7 pies, según el código residencial; una más alta, sí.',
      },
      sources: [TAC_REQUIRES],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 200 square feet, if one story and detached; otherwise it needs one.',
        es: 'No uno de hasta 200 pies cuadrados, de un piso y separado; cualquier otro, sí.',
      },
      sources: [TAC_REQUIRES],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit; an earlier list had the like-for-like swap as an ePermit.',
        es: 'Un permiso mecánico; una lista anterior tenía el cambio por uno igual como ePermit.',
      },
      sources: [TAC_TYPES_OLD],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'All plumbing work does, the swap of a water heater included.',
        es: 'Todo trabajo de plomería lo lleva, también el cambio de calentador.',
      },
      sources: [TAC_FAQ, TAC_TYPES_OLD],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit from Tacoma Power, 253-502-8277, not from the city’s permit center.',
        es: 'Un permiso eléctrico de Tacoma Power, 253-502-8277, no del Permit Center de la ciudad.',
      },
      sources: [TAC_POWER_FAQ, TAC_POWER],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [TAC_REQUIRES],
      'Under the residential code Tacoma exempts retaining walls to 4 feet from the bottom of the footing without surcharge.',
      'En el código residencial, Tacoma exime los muros de contención de hasta 4 pies desde el fondo de la zapata sin sobrecarga.',
    ),
    fact(
      'A',
      [TAC_REQUIRES],
      'Sidewalks and driveways escape the building permit but may need a site development permit of their own.',
      'Las banquetas y entradas de auto no llevan permiso de construcción, pero pueden necesitar un permiso de desarrollo de sitio.',
    ),
    fact(
      'A',
      [TAC_REQUIRES],
      'Cabinets, counters, tile, carpet and paint need no permit, nor does a water tank on the ground up to 5,000 gallons. The city asks you to confirm your own case with its staff.',
      'Gabinetes, cubiertas, azulejo, alfombra y pintura no necesitan permiso, igual que un tanque de agua sobre el suelo de hasta 5,000 galones. La ciudad pide confirmar su caso con el personal.',
    ),
  ],
  steps: [
    fact(
      'A',
      [TAC_FAQ],
      'Have the state contractor’s license and the Tacoma business license in hand.',
      'Tenga a la mano la licencia estatal de contratista y la licencia de negocio de Tacoma.',
    ),
    fact(
      'A',
      [TAC_DESK, TAC_FAQ],
      'Apply in Accela Citizen Access, which is open at all hours. For questions first, book a virtual counter meeting.',
      'Solicite en Accela Citizen Access, abierto a toda hora. Si antes tiene dudas, reserve una reunión virtual de ventanilla.',
    ),
    fact(
      'A',
      [TAC_TYPES],
      'If the job is on the ePermit list, the permit is issued automatically after the last step and the payment.',
      'Si el trabajo está en la lista de ePermits, el permiso se emite automáticamente tras el último paso y el pago.',
    ),
    fact(
      'B',
      [TAC_FAQ, TAC_DATA],
      'Otherwise follow Processing Status in the record. Missing Required Documents or Comments Provided, for example, mean that the city is waiting for you.',
      'Si no, siga Processing Status en el registro. Missing Required Documents o Comments Provided, por ejemplo, quieren decir que la ciudad espera algo de usted.',
    ),
    fact(
      'A',
      [TAC_REMOTE],
      'Pay online, or by phone at 253-573-2587 with the permit number. Work in the right-of-way may need a bond whose original is mailed.',
      'Pague en línea, o por teléfono al 253-573-2587 con el número de permiso. La obra en vía pública puede pedir una fianza cuyo original se manda por correo postal.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [TAC_DESK, TAC_REMOTE],
      'Online at tacomapermits.org/inspections or with staff at 253-591-5030. The automated line, on a city page of 2020, is 253-573-2587.',
      'En línea en tacomapermits.org/inspections o con el personal, 253-591-5030. La línea automática, según una página de la ciudad de 2020, es 253-573-2587.',
    ),
    cutOff: fact(
      'A',
      [TAC_POWER],
      'For electrical work, which Tacoma Power inspects: ask before 1 p.m. on its voice system (for its number ask 253-502-8277) for the next working day, which nine of ten requests get; nearly all are seen by the second.',
      'La inspección eléctrica la hace Tacoma Power: pídala antes de la 1 p. m. en su sistema de voz (para saber el número de ese sistema llame al 253-502-8277) y suele hacerse el siguiente día hábil, como nueve de cada diez; casi todas se hacen a más tardar el segundo.',
    ),
    visit: fact(
      'A',
      [TAC_POWER_FAQ],
      'Electrical inspectors come from 8:30 a.m. to noon or from noon to 3 p.m.; between 7:30 and 8:15 a.m. you can speak with yours at 253-502-8277.',
      'Los inspectores eléctricos van de 8:30 a. m. al mediodía o del mediodía a las 3 p. m.; entre las 7:30 y las 8:15 a. m. puede hablar con el suyo al 253-502-8277.',
    ),
    notes: [
      fact(
        'A',
        [TAC_POWER, TAC_POWER_FAQ],
        'In an occupied home an adult has to be there for the electrical inspection.',
        'En una casa habitada debe haber un adulto para la inspección eléctrica.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Planning and Development Services',
      phone: '+12535915030',
      address: '747 Market Street, 3rd Floor, Tacoma, WA 98402',
      hours: {
        en: 'By appointment, Monday to Thursday 9 a.m. to 1 p.m.',
        es: 'Con cita, de lunes a jueves de 9 a. m. a 1 p. m.',
      },
      source: TAC_DESK,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Planning and Development Services',
      phone: '+12535732587',
      note: {
        en: 'Payments by phone and the automated inspection line; from a city page of 2020.',
        es: 'Pagos por teléfono y la línea automática de inspecciones; de una página de la ciudad de 2020.',
      },
      source: TAC_REMOTE,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Inspection scheduling',
      phone: '+12535915030',
      source: TAC_DESK,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'A',
      [TAC_PDS],
      'Permit charges are set in Chapter 2.09 of the Municipal Code, the Fee Code. TacomaPermits.org offers a cost estimate before you apply.',
      'Los cargos están en el capítulo 2.09 del código municipal, el Fee Code. TacomaPermits.org ofrece un estimado de costo antes de solicitar.',
    ),
    fact(
      'A',
      [TAC_PREDEV],
      'Pre-development service has been paid up front since 2019, with a comment memo in about two weeks. If the project goes on to a permit, up to 100% is credited toward its plan review fee.',
      'El servicio previo al desarrollo se paga por adelantado desde 2019, con un memo de comentarios en unas dos semanas. Si el proyecto sigue a permiso, hasta el 100% se acredita a su revisión de planos.',
    ),
    fact(
      'B',
      [WA_BCC_FEE, TAC_STATE_FEE],
      'Every building permit also carries Washington’s code council fee. Since July 1, 2018 that has been $6.50 for the first home and $2.00 for each further unit, or $25.00 on commercial codes.',
      'Todo permiso de construcción lleva además la tarifa estatal del consejo de códigos. Desde el 1 de julio de 2018 son $6.50 por la primera vivienda y $2.00 por cada unidad más, o $25.00 en los códigos comerciales.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [TAC_TIMELINE],
      'A Permit Timeline page gives a six-month snapshot by permit type: the days within which 85% were issued, the first review target and how often it was met. The goal is 85%; the copy we read warned of longer reviews after a jump in submittals.',
      'La página Permit Timeline da una foto de seis meses por tipo: en cuántos días se emitió el 85%, la meta de primera revisión y cuántas veces se cumplió. La meta es 85%; la copia que leímos avisaba de revisiones más largas por un salto de solicitudes.',
    ),
  ],
  returns: [
    fact(
      'B',
      [TAC_DATA],
      'Files come back under many names in Tacoma: Missing Required Documents, Missing or Incorrect Info, Comments Provided, Incomplete Resubmittal. Most of them wait for something from the applicant.',
      'En Tacoma un expediente vuelve con muchos nombres: Missing Required Documents, Missing or Incorrect Info, Comments Provided, Incomplete Resubmittal. La mayoría espera algo del solicitante.',
    ),
    fact(
      'B',
      [TAC_LICENSE, TAC_FAQ],
      'The city wrote business licensing into its building code as an amendment to Section 105.1, so a lapsed Tacoma license can hold a permit the plans would not.',
      'La ciudad puso la licencia de negocio en su código como enmienda a la sección 105.1: una licencia de Tacoma vencida puede detener un permiso que los planos no detendrían.',
    ),
  ],
  feed: [
    fact(
      'B',
      [TAC_DATA],
      'Tacoma publishes its Accela permits daily with type, address, ZIP code, application and issue dates, and a link to each record. There is no contractor, owner or value.',
      'Tacoma publica a diario sus permisos de Accela con tipo, dirección, código postal, fechas de solicitud y emisión y enlace a cada registro. No hay contratista, dueño ni valor.',
    ),
    fact(
      'B',
      [TAC_DATA],
      'About 80 different status words are in use, some of them misspelled twins, which is why two permits at the same stage can read differently.',
      'Hay unos 80 estatus distintos en uso, algunos repetidos con otra ortografía; por eso dos permisos en la misma etapa pueden decir cosas distintas.',
    ),
  ],
  commonPermits: ['roofing', 'res_alteration', 'plumbing', 'mechanical', 'adu'],
  faq: [
    {
      question: {
        en: 'How do I see where my Tacoma permit is in review?',
        es: '¿Cómo veo en qué va la revisión de mi permiso de Tacoma?',
      },
      answer: fact(
        'A',
        [TAC_FAQ],
        'Sign in to your Accela account, search the permit number and open Processing Status under Record Info.',
        'Entre en su cuenta de Accela, busque el número de permiso y abra Processing Status dentro de Record Info.',
      ),
    },
    {
      question: {
        en: 'Does replacing a water line need a permit?',
        es: '¿Cambiar la línea de agua necesita permiso?',
      },
      answer: fact(
        'A',
        [TAC_TYPES, TAC_FAQ],
        'Yes, all plumbing work does, water service included. Repair of the existing line between meter and house is an ePermit; work inside the house is not part of it.',
        'Sí, todo trabajo de plomería, incluido el servicio de agua. La reparación de la línea existente entre medidor y casa es un ePermit; lo de adentro de la casa no entra.',
      ),
    },
    {
      question: {
        en: 'Is a garden shed of 180 square feet exempt?',
        es: '¿Un cobertizo de 180 pies cuadrados está exento?',
      },
      answer: fact(
        'A',
        [TAC_REQUIRES],
        'From the residential building permit, yes: the limit is 200 square feet, one story and detached. It still has to meet zoning and every other code.',
        'Del permiso residencial de construcción, sí: el límite es 200 pies cuadrados, un piso y separado. Debe cumplir igual la zonificación y los demás códigos.',
      ),
    },
  ],
};
