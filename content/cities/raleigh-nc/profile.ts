import { NC_143_138, NC_160D_1110, NC_160D_1110_TEXT, NC_CODE_NEXT, NC_CODES } from '@/content/codes/nc';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const RAL_RESIDENTIAL = read(
  'How to Get a Residential Permit, City of Raleigh',
  'https://raleighnc.gov/permits/how-get-residential-permit',
);
const RAL_FENCES = read(
  'Residential Fences, City of Raleigh',
  'https://raleighnc.gov/permits/services/residential-fences',
);
const RAL_FENCE_SURVEY = read(
  'Fences: how to apply, City of Raleigh',
  'https://raleighnc.gov/business/content/PlanDev/Articles/DevServ/Fences.html',
);
const RAL_WHEN = read(
  'When is a Permit Required?, City of Raleigh',
  'https://raleighnc.gov/business/content/PlanDev/Articles/DevServ/Homeowner/WhenIsAPermitRequired.html',
);
const RAL_SAME_DAY = {
  ...read(
    'When is a Permit Required? Same Day Permitting, City of Raleigh (2018 page)',
    'https://www.raleighnc.gov/business/content/PlanDev/Articles/DevServ/Homeowner/WhenIsAPermitRequired.html',
  ),
  publishedOn: '2018-07-12',
};
const RAL_COA = read(
  'Minor Work Certificate of Appropriateness (COA), City of Raleigh',
  'http://raleighnc.gov/planning/services/minor-work-certificate-appropriateness-coa',
);
const RAL_FEES = read(
  'Development Fee Guide and Calculator, City of Raleigh',
  'https://raleighnc.gov/permits/services/development-fee-guide-and-calculator',
);
const RAL_RECORDS = read(
  'Building permits, Raleigh open data',
  'https://data-ral.opendata.arcgis.com/search?q=building%20permits',
);
const NC_SL_2023_108 = read(
  'North Carolina Session Law 2023-108 (House Bill 488)',
  'https://www3.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2023-2024/SL2023-108.html',
);
const NC_LIEN_AGENT = read(
  'Lien Agent Information (North Carolina law, as explained by Pitt County)',
  'https://www.pittcountync.gov/377/Lien-Agent-Information',
);

const reread = sourceReadOn('2026-11-24');

const RAL_START = reread(
  'Before You Start A Home Improvement Project, City of Raleigh',
  'https://raleighnc.gov/permits/you-start-home-improvement-project',
);
const RAL_INSPECT = {
  ...reread(
    'Scheduling Construction Inspections and Reinspections, City of Raleigh',
    'https://www.raleighnc.gov/business/content/PlanDev/Articles/DevServ/InspectionsConstruction.html',
  ),
  publishedOn: '2018-03-28',
};
const RAL_DIVISION = {
  ...reread(
    'Building & Safety Division, City of Raleigh',
    'https://www.raleighnc.gov/business/content/PlanDev/Articles/Inspections/ConstructionDivision.html',
  ),
  publishedOn: '2018-08-09',
};
const RAL_SHEDS = {
  ...reread(
    'City of Raleigh building permit update (Carolina Yard Barns)',
    'https://carolinayardbarns.com/city-of-raleigh-building-permit-update/',
  ),
  publishedOn: '2023-02',
};

const read28 = sourceReadOn('2026-11-28');
const RAL_RESIDENTIAL_INSPECTIONS = {
  ...read28(
    'Residential Inspections, City of Raleigh',
    'https://www.raleighnc.gov/business/content/PlanDev/Articles/Inspections/ResidentialInspections.html',
  ),
  publishedOn: '2019-08-22',
};

const RAL_RIGHTS = read28(
  'Customer Bill of Rights, Planning and Development, City of Raleigh',
  'https://raleighnc.gov/permits/services/customer-bill-rights',
);

export const profile: CityProfile = {
  slug: 'raleigh-nc',
  intro: [
    {
      text: {
        en: 'The residential process serves houses, duplexes and townhomes; an apartment building is non-residential in Raleigh. New houses and duplexes have had to enter through the portal since February 1, 2022.',
        es: 'El trámite residencial atiende casas, dúplex y casas adosadas; un edificio de apartamentos es no residencial en Raleigh. Las casas y dúplex nuevos entran obligatoriamente por el portal desde el 1 de febrero de 2022.',
      },
      sources: [RAL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'Raleigh asks for a permit to add or move a fence, or to replace half or more of one. It is a zoning permit, and it rests on a sealed survey of the lot.',
        es: 'Raleigh pide permiso para poner o mover una cerca, o para reemplazar la mitad o más de una. Es un permiso de zonificación y se apoya en un plano sellado del lote.',
      },
      sources: [RAL_FENCES],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Planning and Development',
    url: 'https://raleighnc.gov/permits/how-get-residential-permit',
    source: RAL_RESIDENTIAL,
    confidence: 'A',
  },
  portal: {
    name: 'Permit and Development Portal',
    // Named on the page; the address is quoted by others, so a C.
    url: 'https://raleighnc-energovpub.tylerhost.net/apps/selfservice',
    source: RAL_FENCES,
    confidence: 'C',
  },
  codes: {
    editions: NC_CODES,
    notes: [
      NC_CODE_NEXT,
      fact(
        'A',
        [RAL_FENCES, RAL_COA],
        'Besides the state code, Raleigh reviews every project against its own development code, with infill standards on some residential lots (its fence page says so), and its historic commission reviews exterior changes to locally designated property.',
        'Además del código estatal, Raleigh revisa todo proyecto con su propio código de desarrollo, con normas para obra entre casas existentes en algunos lotes (así lo dice su página de cercas), y su comisión histórica revisa los cambios exteriores en propiedades designadas localmente.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'These go without drawings, on the application alone: moving walls, renovating rooms, siding, windows and doors, roofing, service upgrades, circuits, an indoor car charger, fuel piping, water heater and HVAC replacement.',
        es: 'Estos van sin planos, solo con la solicitud: mover paredes, renovar cuartos, revestimiento, ventanas y puertas, techo, aumento de servicio, circuitos, cargador de auto interior, tubería de gas, reemplazo de calentador de agua y de HVAC.',
      },
      sources: [RAL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'New equipment where there was none, an HVAC unit or a generator for example, needs a plot plan. A home vacant for six months needs a Residential Power Turn On permit.',
        es: 'El equipo nuevo donde no había, por ejemplo una unidad de HVAC o un generador, necesita un plano del lote. Una casa desocupada seis meses necesita un permiso Residential Power Turn On.',
      },
      sources: [RAL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'For a fence, bring the sealed survey with the work drawn by the surveyor, or the untouched survey plus a separate marked-up copy, and a picture of the fence.',
        es: 'Para una cerca, lleve el plano sellado con el trabajo dibujado por el agrimensor, o el plano intacto más una copia aparte con el trazo, y una imagen de la cerca.',
      },
      sources: [RAL_FENCE_SURVEY],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a local historic district, exterior changes need a Certificate of Appropriateness first. Online it asks for three attachments: the form, a written description and current photographs.',
        es: 'En un distrito histórico local, los cambios exteriores piden antes un Certificate of Appropriateness. En línea exige tres archivos: el formulario, una descripción escrita y fotos actuales.',
      },
      sources: [RAL_COA],
      confidence: 'A',
    },
    {
      text: {
        en: 'Wells and septic systems are Wake County’s. Where the lot has one, the county’s approval comes before the city’s application.',
        es: 'Los pozos y sistemas sépticos son del Condado de Wake. Si el lote tiene uno, la aprobación del condado va antes que la solicitud a la ciudad.',
      },
      sources: [RAL_WHEN],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'State law frees work of up to $40,000 on a one-family house, but the city’s page still asks for an application: ask 919-996-2500.',
        es: 'La ley estatal exime la obra de hasta $40,000 en una casa unifamiliar, pero la página de la ciudad aún pide solicitud: pregunte al 919-996-2500.',
      },
      sources: [NC_160D_1110, RAL_RESIDENTIAL],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'State law frees a replacement of up to $40,000 on a one-family house, but the city’s page still asks for an application: ask 919-996-2500.',
        es: 'La ley estatal exime un reemplazo de hasta $40,000 en una casa unifamiliar, pero la página de la ciudad aún pide solicitud: pregunte al 919-996-2500.',
      },
      sources: [NC_143_138, RAL_RESIDENTIAL],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'To add or move one, or to replace half or more of it: a zoning permit. Not to replace less than half in place.',
        es: 'Para poner, mover o reemplazar la mitad o más: un permiso de zonificación. Para reemplazar menos en el mismo lugar, no.',
      },
      sources: [RAL_FENCES],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 12 by 12 feet; a smaller one takes a zoning permit with a sealed survey (shed firm, 2023).',
        es: 'Solo con más de 12 por 12 pies; uno menor lleva permiso de zonificación con plano sellado (empresa de cobertizos, 2023).',
      },
      sources: [RAL_SHEDS],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'A new deck needs one, by state law; replacing the boards of one on a house does not.',
        es: 'Una nueva lo necesita, por ley estatal; cambiar las tablas de la de una casa, no.',
      },
      sources: [NC_160D_1110_TEXT, NC_143_138],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A replacement goes without drawings; a unit where there was none needs a plot plan.',
        es: 'El reemplazo va sin planos; un equipo donde no había necesita un plano del lote.',
      },
      sources: [RAL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Not for a like-for-like swap by a licensed plumber in a house (state law); otherwise it needs one, applied for without drawings.',
        es: 'No, si un plomero con licencia lo cambia por uno igual en una casa (ley estatal); si no, sí, con una solicitud sin planos.',
      },
      sources: [RAL_RESIDENTIAL, NC_160D_1110_TEXT],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'A service upgrade goes on the application alone, without drawings.',
        es: 'El aumento de servicio va solo con la solicitud, sin planos.',
      },
      sources: [RAL_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'B',
      [NC_143_138, NC_160D_1110],
      'North Carolina asks no permit for work of $40,000 or less on a single-family house that follows the code, unless it touches load-bearing structure or the design of plumbing, among others. Replacing windows, doors, siding and deck boards stays free (G.S. 143-138(b5)), a roof too (160D-1110(c)).',
      'Carolina del Norte no pide permiso para obra de $40,000 o menos en una casa unifamiliar que cumpla el código, salvo que toque estructura de carga o el diseño de plomería, entre otros. Reemplazar ventanas, puertas, revestimiento y tablas de terraza queda libre (G.S. 143-138(b5)), y también el techo (160D-1110(c)).',
    ),
    fact(
      'A',
      [RAL_RESIDENTIAL],
      'Raleigh’s own page does not repeat that limit: it lists siding, windows and doors, roofing, added outlets, switches, lights and driveways as work with an application, though without drawings. Ask before you rely on the amount.',
      'La página de Raleigh no repite ese límite: cita revestimiento, ventanas y puertas, techo, contactos nuevos, apagadores, luces y entradas de auto como trabajo con solicitud, aunque sin planos. Pregunte antes de confiar en el monto.',
    ),
  ],
  steps: [
    fact(
      'A',
      [RAL_START],
      'Clear what comes first: a Certificate of Appropriateness in a historic district, Wake County’s approval for a well or septic system, any variance, and a lot map recorded at the Register of Deeds.',
      'Resuelva lo previo: Certificate of Appropriateness en distrito histórico, aprobación del Condado de Wake si hay pozo o séptico, cualquier variance y el plano del lote registrado en el Register of Deeds.',
    ),
    fact(
      'A',
      [RAL_FENCES, RAL_START],
      'Register the company and its subcontractors in the Permit and Development Portal. An owner who acts as contractor adds the Homeowners Exemption Affidavit.',
      'Registre la empresa y sus subcontratistas en el Permit and Development Portal. El dueño que hace de contratista agrega el Homeowners Exemption Affidavit.',
    ),
    fact(
      'A',
      [RAL_RESIDENTIAL],
      'Submit the residential application, with plans where the work type calls for them. New houses and duplexes go straight into the portal.',
      'Presente la solicitud residencial, con planos si el tipo de obra los pide. Las casas y dúplex nuevos entran directo en el portal.',
    ),
    fact(
      'A',
      [RAL_FENCES],
      'Customer service checks that the package is complete; after that the reviewers start on the code, as the city’s fence page puts it.',
      'Atención al cliente revisa que el paquete esté completo; después los revisores empiezan con el código, según la página de cercas de la ciudad.',
    ),
    fact(
      'B',
      [RAL_RESIDENTIAL, RAL_RECORDS],
      'Pay the fees and take the permit out. Until then it stands as Delayed Issuance: approved but not picked up.',
      'Pague las tarifas y retire el permiso. Hasta entonces aparece como Delayed Issuance: aprobado y sin retirar.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [RAL_RESIDENTIAL_INSPECTIONS, RAL_INSPECT],
      'Book with a registered account in the Permit and Development Portal, as the city’s page of August 2019 says. Its page of March 2018 gave the telephone line 919-857-4412, with permit number, address and group number.',
      'Pídala con una cuenta registrada en el Permit and Development Portal, según la página de la ciudad de agosto de 2019. La de marzo de 2018 daba la línea 919-857-4412, con número de permiso, dirección y número de grupo.',
    ),
    cutOff: fact(
      'A',
      [RAL_INSPECT, RAL_RESIDENTIAL_INSPECTIONS],
      'The visit is generally set for the next business day (2018). You can move or cancel it in the portal until the day before; on the day itself e-mail Field Services, and a re-inspection fee is due (2019).',
      'La visita queda por lo general para el siguiente día hábil (2018). En el portal se puede mover o cancelar hasta el día anterior; el mismo día escriba a Field Services, y se cobra la tarifa de reinspección (2019).',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [RAL_DIVISION],
        'Order matters, said the city in August 2018: all trade rough-ins are approved before framing. Calling the final books every inspection still open on the permit for the same day.',
        'El orden importa, decía la ciudad en agosto de 2018: todas las inspecciones previas de oficios se aprueban antes de la de estructura. Pedir la final programa para el mismo día toda inspección abierta del permiso.',
      ),
      fact(
        'A',
        [RAL_INSPECT],
        'A re-inspection fee has to be paid first, by the page of March 2018; the visit then goes to the next business day.',
        'La tarifa de reinspección se paga antes, según la página de marzo de 2018; la visita pasa entonces al siguiente día hábil.',
      ),
      fact(
        'A',
        [RAL_RESIDENTIAL_INSPECTIONS],
        'Outside 8:15 a.m. to 4:45 p.m. there are after-hours inspections, if staff is free; two days’ notice is preferred (2019).',
        'Fuera de 8:15 a. m. a 4:45 p. m. hay inspecciones fuera de horario, si hay personal; se prefiere un aviso de dos días (2019).',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Planning and Development, customer support',
      phone: '+19199962500',
      hours: {
        en: 'Monday to Friday, 8 a.m. to 4:45 p.m., Wednesdays from 9 a.m.',
        es: 'Lunes a viernes, de 8 a.m. a 4:45 p.m., miércoles desde las 9 a.m.',
      },
      source: RAL_RIGHTS,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Residential plans examiner',
      phone: '+19199964200',
      note: { en: 'From a page of 2018.', es: 'De una página de 2018.' },
      source: RAL_SAME_DAY,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Building & Safety Division',
      note: { en: 'From a page of 2018.', es: 'De una página de 2018.' },
      address: 'One Exchange Plaza, Suite 504, Raleigh, NC 27601',
      hours: {
        en: 'Monday to Friday 8:00 a.m. to 4:45 p.m.',
        es: 'Lunes a viernes de 8:00 a. m. a 4:45 p. m.',
      },
      source: RAL_DIVISION,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'A new house pays 0.38% of calculated value, which is ICC building valuation data less 12.4%. Plan review is 57% of that building permit for homes and 65% for commercial work.',
        es: 'Una casa nueva paga 0.38% del valor calculado, que son los datos de costo del ICC menos 12.4%. La revisión es 57% de ese permiso en vivienda y 65% en comercial.',
      },
      sources: [RAL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Each trade is a share of the building permit: for a house 49% electrical, 34% plumbing, 28% mechanical, with a $124 minimum per trade. Commercial shares are higher.',
        es: 'Cada oficio es una parte del permiso de construcción: en una casa 49% eléctrico, 34% plomería y 28% mecánica, con mínimo de $124 por oficio. En comercial son mayores.',
      },
      sources: [RAL_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Alterations are scaled by level: 28%, 50% or 75% of the new-work fee. A 4% technology fee goes on everything, and a reinspection is $122. Figures run from July 2026 to June 2027.',
        es: 'Las remodelaciones se gradúan por nivel: 28%, 50% o 75% de la tarifa de obra nueva. Todo lleva 4% de tecnología y una reinspección cuesta $122. Cifras de julio de 2026 a junio de 2027.',
      },
      sources: [RAL_FEES],
      confidence: 'B',
    },
  ],
  feeSchedule: 'raleigh-nc',
  timing: [
    {
      text: {
        en: 'In 2018 the city listed same-day permits for circuits, like-for-like replacements, fuel piping, service upgrades, car chargers, power turn-on, water and sewer service, and small demolitions. Ask if your item is still on the list.',
        es: 'En 2018 la ciudad ofrecía el mismo día los permisos de circuitos, reemplazos igual por igual, tubería de gas, aumento de servicio, cargadores de auto, conexión de luz, agua y alcantarillado, y demoliciones pequeñas. Pregunte si el suyo sigue en la lista.',
      },
      sources: [RAL_SAME_DAY],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'By the city’s page for fences, detailed code review does not begin until customer service calls the package complete. Send the whole package at once.',
        es: 'Según la página de cercas de la ciudad, la revisión de código no empieza hasta que atención al cliente declara completo el paquete. Mande el paquete entero de una vez.',
      },
      sources: [RAL_FENCES],
      confidence: 'A',
    },
    {
      text: {
        en: 'By the same page, the general contractor and every subcontractor must be entered in the portal with the submittal. Register first: without it you cannot manage the project, pay or schedule inspections.',
        es: 'Según la misma página, el contratista general y cada subcontratista deben estar anotados en el portal con la entrega. Regístrese antes: sin registro no se puede manejar el proyecto, pagar ni pedir inspecciones.',
      },
      sources: [RAL_FENCES],
      confidence: 'A',
    },
    {
      text: {
        en: 'A certified survey that anyone but the surveyor has drawn on is refused. Mark up a copy and send both.',
        es: 'Se rechaza un plano certificado sobre el que dibujó alguien que no es el agrimensor. Marque una copia y envíe ambas.',
      },
      sources: [RAL_FENCE_SURVEY],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Raleigh publishes every day with a lag of three to five days. The contractor is named on 89% of permits, the estimated cost on all, and each row is stamped when it changes.',
        es: 'Raleigh publica a diario con un retraso de tres a cinco días. El contratista aparece en el 89% de los permisos, el costo estimado en todos, y cada fila lleva sello del momento en que cambia.',
      },
      sources: [RAL_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'Two generations of status words live side by side: In Review and REVIEW IN PROGRESS, Issued and ACTIVE (ISSUED). Delayed Issuance still means approved and not yet picked up.',
        es: 'Conviven dos generaciones de palabras de estatus: In Review y REVIEW IN PROGRESS, Issued y ACTIVE (ISSUED). Delayed Issuance sigue siendo aprobado y sin retirar.',
      },
      sources: [RAL_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['fence', 'deck_porch', 'res_alteration', 'mechanical', 'res_new'],
  faq: [
    {
      question: {
        en: 'I am replacing one side of a fence in Raleigh. Permit or not?',
        es: 'Voy a reemplazar un lado de una cerca en Raleigh. ¿Lleva permiso?',
      },
      answer: {
        text: {
          en: 'Measure it: from half of the existing fence upward the city wants a permit. Less than half, replaced in place, is not on its list.',
          es: 'Mídala: desde la mitad de la cerca existente la ciudad pide permiso. Menos de la mitad, reemplazada en el mismo lugar, no está en su lista.',
        },
        sources: [RAL_FENCES],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'When does a Raleigh permit need a lien agent?',
        es: '¿Cuándo pide lien agent un permiso de Raleigh?',
      },
      answer: {
        text: {
          en: 'State law asks for one above a set project cost, unless the owner lives in the house being improved. County pages print $30,000; a 2023 law raised the contractor-license threshold, so confirm the amount when you file.',
          es: 'La ley estatal lo pide por encima de cierto costo, salvo que el dueño viva en la casa que se mejora. Los condados citan $30,000; una ley de 2023 subió el umbral de licencia de contratista, así que confirme la cifra al presentar.',
        },
        sources: [NC_LIEN_AGENT, NC_SL_2023_108],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Is small interior work exempt in Raleigh?',
        es: '¿El trabajo interior pequeño está exento en Raleigh?',
      },
      answer: {
        text: {
          en: 'By state law work of $40,000 or less on a single-family house is, unless it touches load-bearing structure or changes the design of a trade’s system such as plumbing (G.S. 143-138(b5), 160D-1110). The city’s page still lists moving walls and renovating rooms among work with an application: ask before you rely on the amount.',
          es: 'Por ley estatal lo está la obra de $40,000 o menos en una casa unifamiliar, salvo que toque estructura de carga o cambie el diseño de un sistema de oficio como la plomería (G.S. 143-138(b5), 160D-1110). La página de la ciudad aún cita mover paredes y renovar cuartos entre la obra con solicitud: pregunte antes de confiar en la cifra.',
        },
        sources: [NC_143_138, NC_160D_1110, RAL_RESIDENTIAL],
        confidence: 'B',
      },
    },
  ],
};
