import { FL_105_1, FL_CODE_NEXT, FL_CODES } from '@/content/codes/fl';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, FL_553_792, FL_SURCHARGE } from '../sources';

const read = sourceReadOn('2026-11-21');

const TPA_SERVICES = {
  ...read(
    'Construction Services Division, City of Tampa (2018 page)',
    'https://www.tampagov.net/construction-services',
  ),
  publishedOn: '2018',
};
const TPA_FAQ = read(
  'Construction Services FAQ, City of Tampa',
  'https://tampa.gov/construction-services/how-do-i',
);
const TPA_HELENE = {
  ...read(
    'City of Tampa Opens Pop-Up Permit Centers to Assist Residents After Hurricane Helene',
    'https://tampa.gov/news/2024-10/city-tampa-opens-pop-permit-centers-assist-residents-after-hurricane-helene-157056',
  ),
  publishedOn: '2024-10',
};
const TPA_DAMAGE = {
  ...read(
    'City of Tampa to Begin Mailing Substantial Damage Assessment Letters',
    'https://tampa.gov/news/2024-12/city-tampa-begin-mailing-substantial-damage-assessment-letters-160866',
  ),
  publishedOn: '2024-12',
};
const TPA_AGENCIES = {
  ...read(
    'City of Tampa puts building permit process online (TBO, 2014)',
    'http://tbo.com/pinellas-county/city-of-tampa-puts-building-permit-process-online-20141202/',
  ),
  publishedOn: '2014-12-02',
};
const TPA_COUNTY_FEES = read(
  'Permit Fee Schedule, Hillsborough County',
  'https://www.hillsboroughcounty.org/en/businesses/permits-and-records/permit-fees/permit-fee-schedule',
);
const TPA_CONTRACTORS = read(
  'Contractor Information, City of Tampa',
  'https://www.tampagov.net/construction-services/info/contractor-information',
);
const HILLS_LICENSING = read(
  'Contractor Licensing, Hillsborough County',
  'https://www.hillsboroughcounty.org/en/businesses/permits-and-records/permit-applications-and-forms/contractor-licensing',
);

const reread = sourceReadOn('2026-11-24');

const TPA_DEV_FAQ = reread(
  'Development and Growth Management FAQ, City of Tampa (pandemic-era page)',
  'https://www.tampa.gov/development-and-growth-management/FAQ',
);
const TPA_ACA = reread(
  'Accela Citizen Access: Account Registration, City of Tampa',
  'https://aca.tampagov.net/CitizenAccess/Account/RegisterDisclaimer.aspx',
);
const TPA_GUIDE = {
  ...reread(
    'Tampa Building Permits 2026 (building-department.org)',
    'https://building-department.org/city-of-tampa-building-department',
  ),
  publishedOn: '2026',
};

const TPA_FEES = costNotes(
  'Trade permit fees of February 16, 2023 and miscellaneous project fees of May 31, 2020, City of Tampa',
);

const read28 = sourceReadOn('2026-11-28');
const TPA_OPTIONS = {
  ...read28(
    'Inspection Options for all Construction and Development Projects, City of Tampa',
    'https://www.tampagov.net/planning-and-development/inspection-options',
  ),
  publishedOn: '2020-04',
};
const TPA_INSPECTION_INFO = read28(
  'Inspection Information, City of Tampa',
  'https://www.tampagov.net/construction-services/info/inspection-information',
);

const TPA_VIRTUAL = read28(
  'How to Prepare for a Virtual Inspection by Affidavit, City of Tampa',
  'https://www.tampa.gov/construction-services/inspection-services/prepare-virtual-inspection-by-affadavit',
);
const TPA_STORM_NEWS = {
  ...read28(
    'Building damage from Helene? Here are resources for Tampa residents (Tampa Bay Times, on Yahoo News)',
    'https://news.yahoo.com/news/building-damage-helene-resources-tampa-204900969.html',
  ),
  publishedOn: '2024-10',
  isCopy: true as const,
};
const TPA_FENCE_FIRM = read28(
  'Understanding Local Fencing Laws in Tampa (Sunshine State Fencing)',
  'https://www.fence-builders.net/blog-posts/tampa-fencing-regulations.html',
);

const TPA_REVIEW_GOAL = {
  ...read28(
    'Building Alteration Reviews, Residential: performance measures, City of Tampa',
    'https://www.tampa.gov/metrics/planning/alterations',
  ),
  publishedOn: '2020-12-02',
};
const TPA_BUDGET = {
  ...read28(
    'Construction Services: budget for fiscal year 2022, City of Tampa',
    'https://stories.opengov.com/tampa/published/uv5yGsTgY',
  ),
  publishedOn: '2021',
};

export const profile: CityProfile = {
  slug: 'tampa-fl',
  intro: [
    {
      text: {
        en: 'After the 2024 hurricanes a flood question comes before many Tampa repairs: is the structure substantially damaged, that is, does the repair cost half its market value or more? If so it has to meet today’s floodplain and building rules.',
        es: 'Tras los huracanes de 2024, una pregunta precede a muchas reparaciones en Tampa: ¿el daño es sustancial, es decir, reparar cuesta la mitad de su valor de mercado o más? Si lo es, debe cumplir las reglas actuales de inundación y construcción.',
      },
      sources: [TPA_DAMAGE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Construction Services is a one-stop office: it reviews plans, issues permits and inspects. Accela Citizen Access takes applications and payments and schedules inspections.',
        es: 'Construction Services es una oficina única: revisa planos, emite permisos e inspecciona. Accela Citizen Access recibe solicitudes y pagos y programa inspecciones.',
      },
      sources: [TPA_SERVICES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Before the city went online, plans traveled among 13 city agencies. The system was bought so that all of them can work on one electronic set at the same time.',
        es: 'Antes de pasar a lo electrónico, los planos viajaban entre 13 dependencias de la ciudad. El sistema se compró para que todas lean el mismo juego de planos electrónico a la vez.',
      },
      sources: [TPA_AGENCIES],
      confidence: 'C',
    },
  ],
  department: {
    name: 'Construction Services Division',
    url: 'https://tampa.gov/construction-services/how-do-i',
    source: TPA_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'Accela Citizen Access (Tampa)',
    url: 'https://aca.tampagov.net/CitizenAccess/',
    source: TPA_ACA,
    confidence: 'A',
  },
  codes: {
    editions: FL_CODES,
    notes: [FL_CODE_NEXT],
  },
  permits: [
    {
      text: {
        en: 'A structure in the flood hazard area that the city marked needs its Substantial Damage Determination before any remodel. If a repair permit was already filed, the form was part of it.',
        es: 'Una estructura marcada por la ciudad en zona de inundación necesita su Substantial Damage Determination antes de cualquier remodelación. Si ya se presentó un permiso de reparación, el formulario era parte de él.',
      },
      sources: [TPA_DAMAGE],
      confidence: 'A',
    },
    {
      text: {
        en: 'A state-certified contractor can work anywhere in Florida, a locally certified one only here or where there is reciprocity. Registering a state license free of charge is Hillsborough County’s rule, for work outside the city; what Tampa wants on file, ask at 813-274-3100.',
        es: 'El contratista con certificación estatal puede trabajar en toda Florida; el de certificación local, solo aquí o donde haya reciprocidad. Registrar la licencia estatal, sin costo, es regla del condado de Hillsborough, para obra fuera de la ciudad; lo que Tampa pide registrar, pregúntelo en el 813-274-3100.',
      },
      sources: [TPA_CONTRACTORS, HILLS_LICENSING],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Only above 500 square feet, by a storm notice of 2024; ask 813-274-3100 whether that holds for other work.',
        es: 'Solo con más de 500 pies cuadrados, según un aviso por tormenta de 2024; pregunte al 813-274-3100 si vale para otra obra.',
      },
      sources: [TPA_HELENE],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Windows, yes: the city gives them a final inspection. A door in its old frame, no, by a storm notice of 2024; ask whether that holds for other work.',
        es: 'Las ventanas, sí: llevan una inspección final de la ciudad. Una puerta en su marco, no, según un aviso por tormenta de 2024; pregunte si vale para otra obra.',
      },
      sources: [TPA_VIRTUAL, TPA_HELENE],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Most new fences need one, says a fence firm. To repair or replace one, no, by a storm notice of 2024; ask whether that holds for other work.',
        es: 'Casi toda cerca nueva, sí, dice una empresa de cercas. Reparar o reemplazar una, no, según un aviso por tormenta de 2024; pregunte si vale para otra obra.',
      },
      sources: [TPA_HELENE, TPA_FENCE_FIRM],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'State code 105.1 requires one for any structure; the city priced a slab or deck at $214 in 2020.',
        es: 'El código estatal 105.1 lo exige para toda construcción; en 2020 una losa o terraza pagaba $214.',
      },
      sources: [FL_105_1, TPA_FEES],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A change-out gets a mechanical final, which may go by affidavit and photographs.',
        es: 'El cambio lleva una final mecánica, que puede ir con declaración y fotos.',
      },
      sources: [TPA_VIRTUAL],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A replacement gets a plumbing final, and an electrical one if it is electric.',
        es: 'El reemplazo lleva una final de plomería, y una eléctrica si es eléctrico.',
      },
      sources: [TPA_VIRTUAL],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Electrical work is a trade permit, $120 by the schedule of February 2023.',
        es: 'La obra eléctrica es un permiso de oficio, $120 según la tabla de febrero de 2023.',
      },
      sources: [TPA_STORM_NEWS, TPA_FEES],
      confidence: 'C',
    },
  ],
  exemptions: [
    {
      text: {
        en: 'After Hurricane Helene a city notice of October 2024 listed storm repairs that took no building permit; whether it holds for other work, ask. On it: drywall up to 2 feet from the floor, up to 500 square feet of roof covering, fence repair and replacement, soffit and fascia, exterior doors in the existing frame, finishes. Storm repairs that need a permit get an expedited review.',
        es: 'Tras el huracán Helene, un aviso de la ciudad de octubre de 2024 listó reparaciones por tormenta sin permiso de construcción; si vale para otra obra, pregunte. Incluye: tablero de yeso hasta 2 pies del piso, hasta 500 pies cuadrados de cubierta de techo, reparación y reemplazo de cercas, aleros, puertas exteriores en el marco existente y acabados. Las reparaciones por tormenta que sí lo llevan tienen revisión acelerada.',
      },
      sources: [TPA_HELENE],
      confidence: 'A',
    },
  ],
  steps: [
    fact(
      'A',
      [TPA_ACA],
      'Register in Accela Citizen Access; a licensed professional adds the license numbers to the account.',
      'Regístrese en Accela Citizen Access; el profesional con licencia agrega sus números a la cuenta.',
    ),
    fact(
      'A',
      [TPA_DAMAGE],
      'In the flood hazard area settle the Substantial Damage Determination first.',
      'En zona de inundación resuelva primero la Substantial Damage Determination.',
    ),
    fact(
      'A',
      [TPA_SERVICES, TPA_DEV_FAQ],
      'Apply there and upload the plans at any hour. The center helps with uploads by phone.',
      'Solicite ahí y suba los planos a cualquier hora. El centro ayuda por teléfono con la carga.',
    ),
    fact(
      'A',
      [TPA_DEV_FAQ],
      'Call or write to your plan reviewer to clear objections; the city promised an answer the same day or the next.',
      'Llame o escriba a su revisor para resolver objeciones; la ciudad ofrecía respuesta el mismo día o el siguiente.',
    ),
    fact(
      'A',
      [TPA_SERVICES, TPA_ACA],
      'Pay online by card. A payment made after 9 p.m. is processed at the end of the next business day.',
      'Pague en línea con tarjeta. Lo pagado después de las 9 p. m. se procesa al final del siguiente día hábil.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [TPA_SERVICES],
      'Registered users book and cancel in Accela Citizen Access or its Contractor Central app; the result and the status show there at once. The city’s page is of 2018.',
      'Los usuarios registrados la piden y cancelan en Accela Citizen Access o en su aplicación Contractor Central; el resultado y el estatus aparecen ahí enseguida. La página de la ciudad es de 2018.',
    ),
    cutOff: null,
    visit: fact(
      'A',
      [TPA_OPTIONS],
      'Put a contact name and number into the comments of the request and ask for a two-hour window; the city offered one on request in April 2020.',
      'Ponga un nombre y un teléfono de contacto en los comentarios del pedido y solicite una ventana de dos horas; la ciudad la ofrecía a quien la pidiera en abril de 2020.',
    ),
    notes: [
      fact(
        'A',
        [TPA_BUDGET],
        'In its budget for fiscal year 2022 the city measured what share of house and of commercial inspections it completed in 1 day; by which hour to ask, that page does not say.',
        'En su presupuesto del año fiscal 2022 la ciudad medía qué parte de las inspecciones de casas y comerciales completaba en 1 día; hasta qué hora pedirla, esa página no lo dice.',
      ),
      fact(
        'A',
        [TPA_VIRTUAL],
        'Some finals need no visit: air conditioner change-outs, re-roofs without tile, tank-type electric water heaters, doors and windows. Upload the affidavit, the checklist and the photographs to the record first, then schedule and write Virtual Inspection in the description.',
        'Algunas finales van sin visita: cambios de aire acondicionado, techos que no sean de tejas de barro o concreto (tile), calentadores de agua eléctricos de tanque, puertas y ventanas. Suba antes al expediente la declaración, la lista y las fotos; luego prográmela y escriba Virtual Inspection en la descripción.',
      ),
      fact(
        'A',
        [TPA_INSPECTION_INFO],
        'Work goes through phases such as foundation, slab or floor framing, lintel or tie beam, framing, insulation and final. A site that is not ready, or has too many violations, gets a notice and a re-inspection fee.',
        'La obra pasa por fases como cimentación, losa o armazón de piso, dintel o viga de amarre, armazón, aislamiento y final. Si no está lista o tiene demasiadas faltas, recibe un aviso y una tarifa de reinspección.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Construction Services Center',
      phone: '+18132743100',
      hours: { en: 'Monday to Friday 8 a.m. to 4:30 p.m.', es: 'Lunes a viernes de 8 a. m. a 4:30 p. m.' },
      source: TPA_DEV_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Construction Services Division',
      note: {
        en: 'Address and e-mail as a private directory, building-department.org, gives them.',
        es: 'Dirección y correo electrónico según un directorio privado, building-department.org.',
      },
      mail: 'CSDHelp@tampagov.net',
      address: '2555 E. Hanna Avenue, Tampa, FL 33610',
      source: TPA_GUIDE,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'C',
      [TPA_FEES, FL_SURCHARGE],
      'By the city’s trade schedule of February 2023 a roof on a one- or two-family house is $177 and a like-for-like change of air conditioner $120. With the State’s two surcharges, 1% and 1.5% and at least $2 each, that is $181.66 and $124. Its line for a “general” trade permit (building, electrical, plumbing or mechanical) is $120 too; a slab or deck was $214 in 2020. For a new house or a remodel we found no amount. Ask 813-274-3100 for today’s amounts and what “general” covers.',
      'Según la tabla de oficios de febrero de 2023, el techo de una casa de una o dos familias cuesta $177 y cambiar un aire acondicionado por otro igual $120. Con los dos recargos del estado, de 1% y 1.5% y al menos $2 cada uno, son $181.66 y $124. Su línea de permiso de oficio “general” (construcción, electricidad, plomería o mecánica) también es de $120; una losa o terraza costaba $214 en 2020. Para una casa nueva o una remodelación no hallamos monto. Pregunte al 813-274-3100 por los montos de hoy y qué abarca “general”.',
    ),
    {
      text: {
        en: 'Prices follow the consumer price index under Council Resolution 2008-1165; the last step we read of, on October 1, 2018, was 2.9%, so amounts of 2023 may have risen.',
        es: 'Los precios siguen el índice de precios al consumidor según la resolución 2008-1165 del concejo; el último ajuste que leímos, del 1 de octubre de 2018, fue de 2.9%, así que los montos de 2023 pueden haber subido.',
      },
      sources: [TPA_SERVICES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Do not price a city job from Hillsborough County’s table. Its 25% non-refundable review, $77 reinspection and 50% for reinstating an expired permit are county rules.',
        es: 'No calcule un trabajo de la ciudad con la tabla del Condado de Hillsborough. Su 25% de revisión no reembolsable, la reinspección de $77 y el 50% por reactivar un permiso vencido son reglas del condado.',
      },
      sources: [TPA_COUNTY_FEES],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [TPA_REVIEW_GOAL],
      'In December 2020, the newest figure we read, the city’s goal was 10 business days for a residential permit and 15 for a commercial one; house alteration plans came back in 2 days on average.',
      'En diciembre de 2020, la cifra más reciente que leímos, la meta de la ciudad era 10 días hábiles en un permiso residencial y 15 en uno comercial; los planos de remodelación de casas volvían en 2 días en promedio.',
    ),
    fact(
      'B',
      [FL_553_792],
      'State law sets the outer limit: a dwelling under 7,500 square feet, its roof and its trades are to be decided in 30 business days once the application is complete (553.792), except where you signed that time away or hired a private reviewer.',
      'La ley estatal pone el límite: una vivienda de menos de 7,500 pies cuadrados, su techo y sus oficios deben decidirse en 30 días hábiles una vez completa la solicitud (553.792), salvo que usted haya cedido ese plazo o contratado a un revisor privado.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'In the flood hazard area, complete the damage determination form before you remodel. Federal law requires it, and the city’s place in the National Flood Insurance Program rests on it.',
        es: 'En zona de inundación, complete el formulario de determinación de daño antes de remodelar. La ley federal lo exige y de él depende la participación de la ciudad en el National Flood Insurance Program.',
      },
      sources: [TPA_DAMAGE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Construction Services answers in its FAQ when plans must be sealed, when none are needed and how job value is set. Read those three entries before you upload a small job.',
        es: 'Construction Services explica en sus preguntas frecuentes cuándo los planos van sellados, cuándo no hacen falta y cómo se fija el valor. Lea esas tres respuestas antes de subir un trabajo pequeño.',
      },
      sources: [TPA_FAQ],
      confidence: 'A',
    },
  ],
  feed: [],
  commonPermits: ['roofing', 'windows_doors', 'mechanical', 'res_alteration', 'electrical_service'],
  faq: [
    {
      question: {
        en: 'Can I replace 500 square feet of roof in Tampa without a permit?',
        es: '¿Puedo reemplazar 500 pies cuadrados de techo en Tampa sin permiso?',
      },
      answer: {
        text: {
          en: 'By the city’s October 2024 notice, covering of 500 square feet or less needed no building permit. It was written for storm repairs, so confirm that it applies to yours.',
          es: 'Según el aviso de octubre de 2024, una cubierta de 500 pies cuadrados o menos no necesitaba permiso de construcción. Se escribió para reparaciones por tormenta; confirme que vale para la suya.',
        },
        sources: [TPA_HELENE],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'What happens if a Tampa house is substantially damaged?',
        es: '¿Qué pasa si una casa en Tampa tiene daño sustancial?',
      },
      answer: {
        text: {
          en: 'It cannot be repaired as it was. The house may have to be elevated, or a business flood-proofed, to meet current floodplain and building requirements.',
          es: 'No puede repararse como estaba. Puede haber que elevar la casa, o proteger el negocio contra inundación, para cumplir los requisitos actuales.',
        },
        sources: [TPA_DAMAGE],
        confidence: 'A',
      },
    },

    {
      question: {
        en: 'Who may do the work in Tampa without a contractor?',
        es: '¿Quién puede hacer la obra en Tampa sin contratista?',
      },
      answer: {
        text: {
          en: 'By an older city page, two owners: of a one- or two-family dwelling, and of a commercial building on work under $75,000 for their own use, not for sale or lease. Confirm the amount with Construction Services.',
          es: 'Según una página anterior de la ciudad, dos dueños: el de una vivienda de una o dos familias, y el de un edificio comercial en obra de menos de $75,000 para uso propio, no para vender ni rentar. Confirme el monto con Construction Services.',
        },
        sources: [TPA_CONTRACTORS],
        confidence: 'A',
      },
    },
  ],
};
