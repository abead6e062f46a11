import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { AZ_9_835 } from '../sources';

const read = sourceReadOn('2026-11-21');

const TEMPE_ISSUANCE = read(
  'Permit Issuance Process, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/permit-issuance-process',
);
const TEMPE_APPOINTMENTS = read(
  'Plan Review Questions by Appointment, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/plan-review-questions-by-appointment',
);
const TEMPE_FAQ = read(
  'Building Safety: Frequently Asked Questions, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/frequently-asked-questions/-fsiteid-1',
);
const TEMPE_GUIDE = read(
  'Homeowners Guide to Permits, City of Tempe',
  'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/homeowners-guide-to-permits',
);
const TEMPE_COUNTER = {
  ...read(
    'Over the Counter Permits, City of Tempe (2014 page)',
    'http://www.tempe.gov/city-hall/community-development/building-safety/permit-issuance-plan-review/over-the-counter-permits',
  ),
  publishedOn: '2014',
};
const TEMPE_CODES = {
  ...read(
    'Tempe building permit requirements (PermitBase, quoting the City)',
    'https://permitbase.app/arizona/maricopa-county/tempe/',
  ),
  publishedOn: '2026-06-29',
};
const TEMPE_RECORDS = read(
  'Building permits, City of Tempe open data',
  'https://services.arcgis.com/lQySeXwbBg53XWDi/arcgis/rest/services/building_permits/FeatureServer/0',
);

const read27 = sourceReadOn('2026-11-27');

const TEMPE_ACA = {
  ...read27(
    'Preliminary Site Plan Review Submittal, ACA how-to guide, City of Tempe',
    'https://fdocuments.us/document/preliminary-site-plan-review-submittal-aca-how-to-guide.html',
  ),
  publishedOn: '2020-06-05',
  isCopy: true as const,
};

const today = sourceReadOn('2026-11-28');

const TEMPE_ELECTRICAL = {
  ...today(
    'Electrical Permit in Tempe, Arizona (PermitBase, quoting the City)',
    'https://permitbase.app/arizona/maricopa-county/tempe/electrical-permit/',
  ),
  publishedOn: '2026-06-29',
};
const TEMPE_ROOFERS = today(
  'Roofing contractors in Tempe, Arizona (ReadyDocs compliance guide)',
  'https://compliance.thereadydocs.app/contractors/arizona/maricopa-county/tempe/roofing',
);
const TEMPE_HVAC = today(
  'HVAC contractors in Tempe, Arizona (ReadyDocs compliance guide)',
  'https://compliance.thereadydocs.app/contractors/arizona/maricopa-county/tempe/hvac',
);
const TEMPE_DECKS = {
  ...today(
    'Navigating Tempe’s Permit Process for Your Deck Project (Salt River Decks)',
    'https://tempedecks.com/permit-process-for-your-deck-in-tempe',
  ),
  publishedOn: '2024-04-29',
};

export const profile: CityProfile = {
  slug: 'tempe-az',
  intro: [
    {
      text: {
        en: 'Tempe is generous with time: an issued permit lapses only after a year without a start, or a year of suspended work, and the city writes to you before it does.',
        es: 'Tempe es generosa con el tiempo: un permiso emitido vence solo tras un año sin empezar, o un año de trabajo suspendido, y la ciudad le escribe antes.',
      },
      sources: [TEMPE_ISSUANCE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Questions about a remodel, an addition or a small commercial job get a 30-minute appointment with the counter review team, on weekdays, before you pay for anything. The city set this up in January 2019.',
        es: 'Las dudas sobre una remodelación, una ampliación o un trabajo comercial pequeño tienen cita de 30 minutos con el equipo de revisión de la ventanilla, entre semana, antes de pagar nada. La ciudad lo estableció en enero de 2019.',
      },
      sources: [TEMPE_APPOINTMENTS],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Community Development, Building Safety Division',
    url: 'https://www.tempe.gov/government/community-development/building-safety/permit-issuance-plan-review/permit-issuance-process',
    source: TEMPE_ISSUANCE,
    confidence: 'A',
  },
  portal: {
    name: 'Tempe Citizen Access',
    url: 'https://epermits.tempe.gov/CitizenAccess/Default.aspx',
    source: TEMPE_ACA,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: { en: '2018 IBC with Tempe amendments', es: 'IBC 2018 con enmiendas de Tempe' },
        since: null,
        sources: [TEMPE_CODES],
        confidence: 'C',
      },
      {
        fields: ['electrical'],
        edition: {
          en: '2017 NEC with Tempe amendments (City Code Chapter 8, Article VIII)',
          es: 'NEC 2017 con enmiendas de Tempe (City Code, capítulo 8, artículo VIII)',
        },
        since: null,
        sources: [TEMPE_ELECTRICAL],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'C',
        [TEMPE_CODES],
        'Arizona sets no statewide building code, so Tempe’s own ordinance is the one that counts. Permit rules stand apart, in the 2018 Tempe Building Safety Administrative Code.',
        'Arizona no fija un código de construcción estatal, así que manda la ordenanza de Tempe. Las reglas de permisos están aparte, en el 2018 Tempe Building Safety Administrative Code.',
      ),
      fact(
        'A',
        [TEMPE_FAQ],
        'For structural design the city’s questions page gives wind Exposure C at 105 mph, three-second gust. That copy still quotes the 2012 code, so have your engineer confirm the value.',
        'Para el diseño estructural, la página de preguntas de la ciudad da exposición C al viento con 105 mph, ráfaga de tres segundos. Esa copia aún cita el código de 2012; pida a su ingeniero que confirme el valor.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'The pool perimeter fence is 5 feet or more with self-closing, self-latching gates: no 4-inch sphere through it, no 2-inch sphere under it. Tempe does not ask for a fence between house and pool.',
        es: 'La cerca perimetral de la piscina mide 5 pies o más, con puertas de cierre y pestillo automáticos: no pasa una esfera de 4 pulgadas ni, por debajo, una de 2. Tempe no exige cerca entre la casa y la piscina.',
      },
      sources: [TEMPE_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'The counter issues on the spot a home electrical service change up to 300 amps, water, sewer or gas repairs, plot plans on an approved standard plan (two a day) and commercial backflow replacements.',
        es: 'La ventanilla emite en el momento el cambio de servicio eléctrico residencial hasta 300 amperios, reparaciones de agua, alcantarillado o gas, planos de lote sobre un plano estándar aprobado (dos por día) y reemplazos comerciales de válvula contra reflujo.',
      },
      sources: [TEMPE_APPOINTMENTS],
      confidence: 'A',
    },
    {
      text: {
        en: 'A 2014 page also allowed counter review of offices under 3,000 square feet, shops under 1,500 and low-hazard storage under 15,000, but not medical offices. Confirm that list before you drive over.',
        es: 'Una página de 2014 permitía además revisar en ventanilla oficinas de menos de 3,000 pies cuadrados, tiendas de menos de 1,500 y almacenes de bajo riesgo de menos de 15,000, pero no consultorios. Confirme esa lista antes de ir.',
      },
      sources: [TEMPE_COUNTER],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'A guide for roofing contractors says to get one before any roofing project.',
        es: 'Una guía para techadores dice que se saque antes de toda obra de techo.',
      },
      sources: [TEMPE_ROOFERS],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 7 feet, counting height added to an existing one.',
        es: 'Solo con más de 7 pies, contando la altura que se agrega a una existente.',
      },
      sources: [TEMPE_FAQ],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not for one story with up to 200 square feet of projected roof, in the rear half of the lot; otherwise it needs one.',
        es: 'No para uno de un piso, con 200 pies cuadrados de techo proyectado o menos, en la mitad trasera del lote; cualquier otro, sí.',
      },
      sources: [TEMPE_FAQ],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Building one takes a permit, a local deck builder says.',
        es: 'Construirla lleva permiso, dice un constructor local de terrazas.',
      },
      sources: [TEMPE_DECKS],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'For an installation or a replacement, a guide for HVAC contractors says.',
        es: 'Para una instalación o un reemplazo, dice una guía para contratistas de HVAC.',
      },
      sources: [TEMPE_HVAC],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Yes where its water or gas line is replaced too, with an over-the-counter permit; for the heater alone ask 480-350-4311.',
        es: 'Sí cuando se cambia también su línea de agua o gas, con un permiso de ventanilla; para cambiar solo el calentador, pregunte al 480-350-4311.',
      },
      sources: [TEMPE_GUIDE, TEMPE_APPOINTMENTS],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'A home service change up to 300 amps is issued over the counter.',
        es: 'El cambio de servicio de una casa hasta 300 amperios se emite en ventanilla.',
      },
      sources: [TEMPE_APPOINTMENTS],
      confidence: 'A',
    },
  ],
  exemptions: [
    {
      text: {
        en: 'Sheds up to 200 square feet of projected roof and fences up to 7 feet go without a permit. The shed must stand in the rear half of the lot, 3 feet off the property line, or 7 feet once it is 8 feet tall.',
        es: 'No necesitan permiso los cobertizos de hasta 200 pies cuadrados de techo proyectado ni las cercas de hasta 7 pies. El cobertizo debe estar en la mitad trasera del lote, a 3 pies del lindero, o a 7 pies si mide 8 pies de alto.',
      },
      sources: [TEMPE_FAQ],
      confidence: 'A',
    },
    fact(
      'A',
      [TEMPE_GUIDE],
      'A house job that touches structure, or needs its own mechanical, plumbing or electrical permit, is not exempt, and a design that misses the zoning code goes to the Board of Adjustment first.',
      'Un trabajo en casa que toca la estructura, o que lleva permiso propio de mecánica, plomería o electricidad, no está exento, y un diseño que no cumple la zonificación va antes a la Board of Adjustment.',
    ),
  ],
  steps: [
    fact(
      'A',
      [TEMPE_APPOINTMENTS],
      'For a remodel or a small job, ask your questions first: appointments of 30 minutes run from 9 to 11 a.m. and from 1 to 3 p.m. on weekdays.',
      'Para una remodelación o un trabajo pequeño, pregunte antes: las citas de 30 minutos son de 9 a 11 a. m. y de 1 a 3 p. m. entre semana.',
    ),
    fact(
      'B',
      [TEMPE_ISSUANCE, TEMPE_ACA],
      'Follow the plan check submittal checklist, fill in the project submittal application and pay the plan check fee at the Development Services Center. The online portal is Tempe Citizen Access.',
      'Siga la lista de verificación de entrega, llene la project submittal application y pague la tarifa de revisión en el Development Services Center. El portal en línea es Tempe Citizen Access.',
    ),
    fact(
      'A',
      [TEMPE_ISSUANCE],
      'Building, plumbing, electrical, mechanical, fire and civil reviewers send what does not comply in writing; resubmit until it is settled.',
      'Los revisores de construcción, plomería, electricidad, mecánica, incendio y obra civil mandan por escrito lo que no cumple; vuelva a entregar hasta resolverlo.',
    ),
    fact(
      'A',
      [TEMPE_ISSUANCE],
      'A Development Services Specialist calls with the fees due. Pay them, hand in the Affidavit of Contractor, and the permit is issued.',
      'Un Development Services Specialist llama con las tarifas pendientes. Páguelas, entregue el Affidavit of Contractor y se emite el permiso.',
    ),
  ],
  inspections: {
    booking: null,
    cutOff: fact(
      'C',
      [TEMPE_CODES],
      'Ask before midnight for the following business day, says a permit data service that checked in June 2026.',
      'Pídala antes de la medianoche para el siguiente día hábil, según un servicio de datos de permisos que lo revisó en junio de 2026.',
    ),
    visit: fact(
      'C',
      [TEMPE_CODES],
      'Inspectors come Monday to Friday from 6:30 a.m. to 3:30 p.m., by the same service.',
      'Los inspectores van de lunes a viernes de 6:30 a. m. a 3:30 p. m., según el mismo servicio.',
    ),
    notes: [],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Tempe 311',
      phone: '+14803504311',
      note: {
        en: 'For Community Development and the Permit Center.',
        es: 'Para Community Development y el Permit Center.',
      },
      source: TEMPE_GUIDE,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Permit Center counter',
      note: { en: 'Number and hours of 2019.', es: 'Número y horario de 2019.' },
      phone: '+14803508341',
      hours: {
        en: 'Monday to Friday 8:00 a.m. to 4:30 p.m.',
        es: 'Lunes a viernes de 8:00 a. m. a 4:30 p. m.',
      },
      source: TEMPE_APPOINTMENTS,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Tempe Permit Center',
      mail: 'permitcenter@tempe.gov',
      address: '31 E. 5th St., Tempe, AZ 85281',
      source: TEMPE_CODES,
      confidence: 'C',
    },
  ],
  fees: [
    {
      text: {
        en: 'You pay in two parts: a plan check fee with the submittal, and everything else, including any other development fee still open on the project, when the permit is issued.',
        es: 'Se paga en dos partes: una tarifa de revisión con la entrega, y todo lo demás, incluida cualquier otra tarifa de desarrollo pendiente del proyecto, cuando se emite el permiso.',
      },
      sources: [TEMPE_ISSUANCE],
      confidence: 'A',
    },
    fact(
      'C',
      [TEMPE_ELECTRICAL],
      'Changing or enlarging a home’s electrical service under 300 amps costs $195 and a temporary power pole $97, plan review included, by a permit data service’s copy of Table 2-A, in force since July 1, 2025. What that table does not price goes by value, Table 1-A, with 65% of the permit fee on top for plan review; its steps we have not read.',
      'Cambiar o ampliar el servicio eléctrico de una casa, de menos de 300 amperios, cuesta $195 y un poste temporal $97, con la revisión de planos incluida, según la copia de la Table 2-A que da un servicio de datos de permisos, en vigor desde el 1 de julio de 2025. Lo que esa tabla no incluye va por valor, Table 1-A, más 65% de la tarifa del permiso por la revisión; sus tramos no los leímos.',
    ),
    {
      text: {
        en: 'Work that needed a permit and had none can draw an investigation fee on top of the permit, and a case in city court.',
        es: 'Un trabajo que requería permiso y no lo tuvo puede sumar una tarifa de investigación al permiso, y un caso en el tribunal de la ciudad.',
      },
      sources: [TEMPE_GUIDE],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'Tempe’s page on the process names no number of days: review varies with the type of project and the workload. State law has cities post time frames, except for work on a residential lot; Tempe’s were not on the pages we could read: ask at 480-350-4311.',
        es: 'La página de Tempe sobre el trámite no da un número de días: la revisión varía con el tipo de proyecto y la carga de trabajo. La ley estatal manda publicar plazos, salvo para obra en un lote residencial; los de Tempe no estaban en las páginas que pudimos leer: pregunte en el 480-350-4311.',
      },
      sources: [TEMPE_ISSUANCE, AZ_9_835],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Intake checks the address, the legal description and the parcel number for each building. Have all three right on the application before you upload.',
        es: 'La recepción verifica la dirección, la descripción legal y el número de parcela de cada edificio. Tenga los tres correctos en la solicitud antes de subirla.',
      },
      sources: [TEMPE_ISSUANCE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Bring the Affidavit of Contractor to issuance. Plans can be approved and fees paid, and the permit still waits for that form.',
        es: 'Lleve el Affidavit of Contractor a la emisión. Los planos pueden estar aprobados y las tarifas pagadas, y el permiso seguirá esperando ese formulario.',
      },
      sources: [TEMPE_ISSUANCE],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Tempe’s open data names the contractor company and the estimated cost, and is refreshed daily. It gives both the day you applied and the day of issue.',
        es: 'Los datos abiertos de Tempe nombran la empresa contratista y el costo estimado, y se actualizan a diario. Dan tanto el día de la solicitud como el de la emisión.',
      },
      sources: [TEMPE_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'A large share of the records reads Expired: more than 2,000 when the list was last counted, against about 4,300 in force. Look up old jobs before you assume they were closed.',
        es: 'Una parte grande de los registros dice Expired: más de 2,000 en el último conteo, frente a unos 4,300 vigentes. Revise trabajos viejos antes de suponer que se cerraron.',
      },
      sources: [TEMPE_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['electrical_service', 'plumbing', 'pool_spa', 'res_alteration', 'commercial_ti'],
  lapse: {
    fromIssue: 365,
    fromInspection: 365,
    atMost: null,
    counts: 'work',
    says: {
      text: {
        en: 'Tempe: after a year without a start, or a year of suspended work; the city writes before it lapses.',
        es: 'Tempe: tras un año sin empezar o un año de trabajo suspendido; la ciudad escribe antes de que venza.',
      },
      sources: [TEMPE_ISSUANCE],
      confidence: 'A',
    },
    cost: {
      text: {
        en: 'Without a renewal request within a year it takes a new permit and a new fee.',
        es: 'Sin solicitud de renovación dentro de un año hará falta un permiso nuevo con tarifa nueva.',
      },
      sources: [TEMPE_ISSUANCE],
      confidence: 'A',
    },
    costShare: 1,
    extension: {
      text: {
        en: 'Answer the city’s letter with a renewal request.',
        es: 'Responda la carta de la ciudad con una solicitud de renovación.',
      },
      sources: [TEMPE_ISSUANCE],
      confidence: 'A',
    },
  },
  faq: [
    {
      question: {
        en: 'My Tempe permit is about to lapse. What now?',
        es: 'Mi permiso de Tempe está por vencer. ¿Qué hago?',
      },
      answer: {
        text: {
          en: 'Answer the city’s letter with a renewal request. If none arrives within one year, you need a new permit and pay a new fee.',
          es: 'Responda la carta de la ciudad con una solicitud de renovación. Si no llega dentro de un año, hará falta un permiso nuevo con tarifa nueva.',
        },
        sources: [TEMPE_ISSUANCE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Is a 6-foot block wall permit-free in Tempe?',
        es: '¿Un muro de bloque de 6 pies va sin permiso en Tempe?',
      },
      answer: {
        text: {
          en: 'Yes. Tempe requires a building permit only above 7 feet; zoning rules for the wall’s place on the lot still apply.',
          es: 'Sí. Tempe exige permiso de construcción solo con más de 7 pies; las reglas de zonificación sobre la ubicación del muro siguen valiendo.',
        },
        sources: [TEMPE_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which Tempe jobs can I get over the counter?',
        es: '¿Qué trabajos salen en la ventanilla de Tempe?',
      },
      answer: {
        text: {
          en: 'For houses: electrical service up to 300 amps, water, sewer or gas replacement or repair, and plot plans on an approved standard plan, two a day. For businesses: backflow replacement.',
          es: 'En casas: servicio eléctrico hasta 300 amperios, reemplazo o reparación de agua, alcantarillado o gas, y planos de lote sobre un plano estándar aprobado, dos por día. En negocios: reemplazo de válvula contra reflujo.',
        },
        sources: [TEMPE_APPOINTMENTS],
        confidence: 'A',
      },
    },
  ],
};
