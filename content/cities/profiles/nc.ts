import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

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
const RAL_SAME_DAY = read(
  'When is a Permit Required? Same Day Permitting, City of Raleigh (2018 page)',
  'https://www.raleighnc.gov/business/content/PlanDev/Articles/DevServ/Homeowner/WhenIsAPermitRequired.html',
);
const RAL_COA = read(
  'Minor Work Certificate of Appropriateness (COA), City of Raleigh',
  'http://raleighnc.gov/planning/services/minor-work-certificate-appropriateness-coa',
);
const RAL_FEES = read(
  'Development Fee Guide and Calculator, City of Raleigh',
  'https://raleighnc.gov/permits/services/development-fee-guide-and-calculator',
);
const RAL_EXEMPT = read(
  'Raleigh building permit guide (PermitFlow)',
  'https://permitflow.com/blog/raleigh-building-permit',
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
const NC_CODE_DELAY = read(
  'Building Code Update: 2024 Codes Delayed (NC home builders’ bulletin)',
  'https://myemail.constantcontact.com/Building-Code-Update--2024-Codes-Delayed.html?aid=I1nTp06zqTA&soid=1104713134162',
);
const NC_CODE_UPDATES = read(
  'NC Building Code Updates (NC home builders’ bulletin)',
  'https://myemail.constantcontact.com/NC-Building-Code-Updates.html?aid=Jo3gOr3kYuU&soid=1104713134162',
);
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
const CARY_FORM = read(
  'Application for Permit, Residential (Town of Cary form, copy on PaperZZ)',
  'https://paperzz.com/doc/8229848/residential-permit',
);
const CARY_RECORDS = read('Permit applications, Cary open data', 'https://data.townofcary.org');
const MECK_PERMITTING = read(
  'Permitting, Mecklenburg County Code Enforcement',
  'https://code.mecknc.gov/service/permitting',
);
const MECK_PERMITTING_OLD = read(
  'Permitting, Mecklenburg County Code Enforcement (earlier page)',
  'https://www.mecknc.gov/LUESA/CodeEnforcement/permitting/Pages/default.aspx',
);
const MECK_REVIEW = read(
  'Residential Plan Review Services, Mecklenburg County Code Enforcement',
  'https://www.mecknc.gov/LUESA/CodeEnforcement/Inspections/trades/building/Pages/Residential%20Plan%20Review.aspx',
);
const MECK_QUESTIONS = read(
  'Permit frequently asked questions, Mecklenburg County (copy on StudyLib)',
  'https://studylib.net/doc/13305669/a-q',
);
const MECK_FEES_2010 = read(
  'Fees Increase, Mecklenburg County Code Enforcement (2010)',
  'http://charmeck.org/mecklenburg/county/CodeEnforcement/News/Pages/FeesIncrease.aspx',
);
const MECK_FEE_CHANGES = read(
  'Changes in the LUESA Fee Ordinance, Mecklenburg County',
  'http://charmeck.org/mecklenburg/county/CodeEnforcement/Pages/FeeChanges.aspx',
);
const MECK_ORDINANCE = read(
  'Mecklenburg County Building-Development Ordinance, foreword (copy on StudyLib)',
  'https://studylib.net/doc/13394922/mecklenburg-county-building-development-ordinance--februa...',
);
const MECK_RECORDS = read(
  'Building permits map layer, Mecklenburg County',
  'https://meckgis.mecklenburgcountync.gov/server/rest/services/BuildingPermits/FeatureServer/0',
);
const CLT_ZONING = read(
  'Zoning Administration: Permitting, City of Charlotte',
  'https://charlottenc.gov/planning/ZoningAdministration/Pages/Zoning%20Permitting.aspx',
);

export const nc: readonly CityProfile[] = [
  {
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
      url: 'https://raleighnc.gov/permits/services/residential-fences',
      source: RAL_FENCES,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'North Carolina writes one building code for all its cities. A law moved the start of the 2024 editions to July 1, 2025 and let builders use them earlier; check the state’s current date before you choose between 2018 and 2024.',
          es: 'Carolina del Norte escribe un solo código para todas sus ciudades. Una ley movió el inicio de las ediciones de 2024 al 1 de julio de 2025 y permitió usarlas antes; verifique la fecha vigente del estado antes de elegir entre 2018 y 2024.',
        },
        sources: [NC_CODE_DELAY, NC_CODE_UPDATES],
        confidence: 'C',
      },
      {
        text: {
          en: 'On top of it, the city reviews against its own development code, with infill standards on some residential lots, and its historic commission reviews exterior changes to locally designated property.',
          es: 'Además, la ciudad revisa con su propio código de desarrollo, con normas para obra entre casas existentes en algunos lotes, y su comisión histórica revisa los cambios exteriores en propiedades designadas localmente.',
        },
        sources: [RAL_FENCES, RAL_COA],
        confidence: 'A',
      },
    ],
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
          en: 'Detailed code review does not begin until customer service calls the package complete. Send the whole package at once.',
          es: 'La revisión de código no empieza hasta que atención al cliente declara completo el paquete. Mande el paquete entero de una vez.',
        },
        sources: [RAL_FENCES],
        confidence: 'A',
      },
      {
        text: {
          en: 'The general contractor and every subcontractor must be entered in the portal with the submittal. Register first: without it you cannot manage the project, pay or schedule inspections.',
          es: 'El contratista general y cada subcontratista deben estar anotados en el portal con la entrega. Regístrese antes: sin registro no se puede manejar el proyecto, pagar ni pedir inspecciones.',
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
          es: 'Conviven dos generaciones de palabras de estado: In Review y REVIEW IN PROGRESS, Issued y ACTIVE (ISSUED). Delayed Issuance sigue siendo aprobado y sin retirar.',
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
            en: 'Non-structural residential work under $40,000 is described as exempt, but electrical, plumbing and mechanical changes are not. Ask before you rely on the amount.',
            es: 'El trabajo residencial no estructural de menos de $40,000 se describe como exento, pero no los cambios eléctricos, de plomería o mecánicos. Pregunte antes de confiar en la cifra.',
          },
          sources: [RAL_EXEMPT],
          confidence: 'C',
        },
      },
    ],
  },
  {
    slug: 'cary-nc',
    intro: [
      {
        text: {
          en: 'Asked when a permit is required, Cary answers in two words: almost always. Its list starts with accessory buildings and decks and covers any work on a building or its systems.',
          es: 'A la pregunta de cuándo hace falta permiso, Cary responde en dos palabras: casi siempre. Su lista empieza con edificios accesorios y terrazas y cubre todo trabajo en un edificio o sus sistemas.',
        },
        sources: [CARY_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'SPOT, the Small Project One-hour Turnaround, is the town’s best offer to a remodeler: come with everything between 8 and 11 a.m. on a weekday and leave with the permit about an hour later.',
          es: 'SPOT, Small Project One-hour Turnaround, es la mejor oferta del municipio para un remodelador: llegue con todo entre 8 y 11 a. m. entre semana y salga con el permiso cerca de una hora después.',
        },
        sources: [CARY_ALTERATIONS],
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
      name: 'Cary online plan review portal',
      url: 'https://townofcary.org/business-development/developing-in-cary/development-regulations/plan-review-and-design',
      source: CARY_SUBMITTALS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The town enforces the North Carolina State Building Code and quotes it on its page: nobody may build, alter, repair, move or demolish without a permit from the inspections department in charge.',
          es: 'El municipio aplica el North Carolina State Building Code y lo cita en su página: nadie puede construir, alterar, reparar, mover ni demoler sin permiso del departamento de inspecciones que corresponda.',
        },
        sources: [CARY_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Its edition is set by the state, not by Cary. The home builders’ bulletin put the change from the 2018 to the 2024 code at July 1, 2025; confirm with a Cary plans examiner which one your filing date gets.',
          es: 'La edición la fija el estado, no Cary. El boletín de los constructores ubicó el cambio del código de 2018 al de 2024 en el 1 de julio de 2025; confirme con un revisor de Cary cuál toca a su fecha.',
        },
        sources: [NC_CODE_UPDATES],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'SPOT takes decks, porches, storage buildings, additions under 500 square feet, and attic or basement conversions under 1,500. A plans examiner may still call a project too complex for it.',
          es: 'SPOT recibe terrazas, porches, bodegas, ampliaciones de menos de 500 pies cuadrados y conversiones de ático o sótano de menos de 1,500. Un revisor puede decir que un proyecto es demasiado complejo.',
        },
        sources: [CARY_ALTERATIONS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Water heaters, heating and air, service changes, fixtures and circuits, car chargers, water and sewer lines, gas lines and generators are handled under Building Permits Online, without a counter visit.',
          es: 'Calentadores de agua, calefacción y aire, cambios de servicio, accesorios y circuitos, cargadores de auto, líneas de agua y alcantarillado, gas y generadores se tramitan en Building Permits Online, sin ir a la ventanilla.',
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
    fees: [
      {
        text: {
          en: 'Building permit fees are figured on square footage, says the town’s FAQ as copied elsewhere. Cary’s current rates are in its fee schedule, which we do not hold yet.',
          es: 'Las tarifas se calculan por pie cuadrado, dice la página de preguntas según una copia. Las tasas vigentes están en la tabla de tarifas de Cary, que aún no tenemos.',
        },
        sources: [CARY_FAQ],
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
          en: 'Without SPOT, an older page says, a one- or two-family review usually takes two weeks.',
          es: 'Sin SPOT, según una página anterior, la revisión de una casa de una o dos familias tarda por lo general dos semanas.',
        },
        sources: [CARY_PROCEDURE],
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
          es: 'El municipio publica a diario sus solicitudes de permiso, con empresa contratista, costo, estado y las fechas de solicitud y emisión. Los permisos aparecen ahí antes de emitirse.',
        },
        sources: [CARY_RECORDS],
        confidence: 'C',
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
            es: 'Según una página anterior, no: los planos sellados de una casa separada no pasan por revisión y los inspectores los verifican en obra. Pregunte si sigue así.',
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
  },
  {
    slug: 'charlotte-nc',
    intro: [
      {
        text: {
          en: 'Two governments sign off on a Charlotte house: Mecklenburg County issues the building permit, and the City wants its own land development permit, the LDIRL, for the same job.',
          es: 'Dos gobiernos aprueban una casa en Charlotte: el Condado de Mecklenburg emite el permiso de construcción, y la Ciudad pide su propio permiso de suelo, el LDIRL, para el mismo trabajo.',
        },
        sources: [CLT_ZONING, MECK_PERMITTING],
        confidence: 'A',
      },
      {
        text: {
          en: 'Since October 1, 2024 the City’s residential zoning review runs inside its own Accela system, apart from the County’s. The two permits are applied for separately.',
          es: 'Desde el 1 de octubre de 2024 la revisión de zonificación residencial de la Ciudad corre en su propio sistema Accela. El permiso del Condado y el de la Ciudad se solicitan por separado.',
        },
        sources: [CLT_ZONING],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Mecklenburg County Code Enforcement (LUESA)',
      url: 'https://code.mecknc.gov/service/permitting',
      source: MECK_PERMITTING,
      confidence: 'A',
    },
    portal: {
      name: 'City of Charlotte LDIRL and Accela Citizen Access',
      url: 'https://charlottenc.gov/planning/ZoningAdministration/Pages/Zoning%20Permitting.aspx',
      source: CLT_ZONING,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The State Building Code Council writes the code and local government enforces it. Mecklenburg County has enforced the electrical rules since 1947 and building, mechanical and plumbing since 1968.',
          es: 'El consejo estatal del código lo redacta y el gobierno local lo aplica. El Condado de Mecklenburg aplica las reglas eléctricas desde 1947 y las de construcción, mecánica y plomería desde 1968.',
        },
        sources: [MECK_ORDINANCE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Applications could be filed under the 2018 North Carolina codes until June 30, 2025, and under the 2024 ones as an alternative before that. State dates have moved; ask Code Enforcement which edition is in force.',
          es: 'Se podían presentar solicitudes con los códigos estatales de 2018 hasta el 30 de junio de 2025, y antes con los de 2024 como alternativa. Las fechas se han movido; pregunte a Code Enforcement qué edición rige.',
        },
        sources: [NC_CODE_DELAY],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'For houses and townhomes, work of $40,000 or less may need no permit, unless it touches load-bearing structure, changes plumbing, HVAC or electrical design, uses materials outside the code, or adds roofing that is not like for like.',
          es: 'En casas y casas adosadas, un trabajo de $40,000 o menos puede no llevar permiso, salvo que toque estructura de carga, cambie el diseño de plomería, HVAC o electricidad, use materiales fuera del código o agregue techo que no sea igual al existente.',
        },
        sources: [MECK_PERMITTING],
        confidence: 'A',
      },
      {
        text: {
          en: 'County and LDIRL permits run side by side for new houses and duplexes, ADUs, additions, pools, decks, retaining walls, solar panels, docks and detached buildings over 12 feet in any dimension.',
          es: 'Los permisos del Condado y LDIRL van en paralelo para casas y dúplex nuevos, ADU, ampliaciones, piscinas, terrazas, muros de contención, paneles solares, muelles y edificios separados de más de 12 pies en cualquier dimensión.',
        },
        sources: [CLT_ZONING],
        confidence: 'A',
      },
      {
        text: {
          en: 'Signs, tents and temporary construction trailers take a City zoning use permit beside the County’s.',
          es: 'Los letreros, las carpas y los remolques temporales de obra llevan un zoning use permit de la Ciudad junto al del Condado.',
        },
        sources: [CLT_ZONING],
        confidence: 'A',
      },
      {
        text: {
          en: 'Building, electrical, heating, air conditioning and plumbing are separate permits, grouped under one project and paid by the general contractor, or by the owner who acts as one.',
          es: 'Construcción, electricidad, calefacción, aire acondicionado y plomería son permisos separados, agrupados en un proyecto y pagados por el contratista general o por el propietario que hace sus veces.',
        },
        sources: [MECK_PERMITTING],
        confidence: 'A',
      },
      {
        text: {
          en: 'A County page asks for plan review on new houses, townhomes, enclosed additions, added levels, renovations of $175,000 or more, and unconventional methods. Decks and screened porches are outside it.',
          es: 'Una página del Condado pide revisión de planos en casas nuevas, casas adosadas, ampliaciones cerradas, niveles agregados, renovaciones de $175,000 o más y métodos no convencionales. Las terrazas y porches con malla quedan fuera.',
        },
        sources: [MECK_REVIEW],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'All County charges are in one document, the Land Use & Environmental Services Agency Fee Ordinance. The City’s LDIRL and zoning fees are billed apart, in its Accela.',
          es: 'Todos los cobros del Condado están en un documento, la Land Use & Environmental Services Agency Fee Ordinance. Las tarifas LDIRL y de zonificación de la Ciudad se cobran aparte, en su Accela.',
        },
        sources: [MECK_PERMITTING],
        confidence: 'A',
      },
      {
        text: {
          en: 'The form of the renovation fee, in the 2010 notice: an amount per trade, then cents per square foot of the rooms altered, 7 for building and 4 for each other trade. Amounts have changed since.',
          es: 'La forma de la tarifa de renovación, en el aviso de 2010: un monto por oficio y luego centavos por pie cuadrado de los cuartos alterados, 7 por construcción y 4 por cada otro oficio. Los montos han cambiado.',
        },
        sources: [MECK_FEES_2010],
        confidence: 'A',
      },
      {
        text: {
          en: 'On large jobs, a single piece of equipment worth $500,000 or more counts at 20% of its value in the construction cost, not in full.',
          es: 'En trabajos grandes, un equipo de $500,000 o más cuenta con el 20% de su valor en el costo de construcción, no completo.',
        },
        sources: [MECK_FEE_CHANGES],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The County’s stated goal for house plans is an average of five days from submittal, ten for townhouses, with the current lead time posted every Monday.',
          es: 'La meta del Condado para planos de casas es un promedio de cinco días desde la entrega, diez para casas adosadas, con el plazo vigente publicado cada lunes.',
        },
        sources: [MECK_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'For a City zoning use permit: 3 business days to be accepted, 10 for the review, and 10 more for every round of changes.',
          es: 'Para un zoning use permit de la Ciudad: 3 días hábiles para ser aceptado, 10 para la revisión y 10 más por cada ronda de cambios.',
        },
        sources: [CLT_ZONING],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'The County permit can be ready while the City’s is not filed. Apply for LDIRL the same day; the City lists the deck, the pool and the solar array as jobs that need both.',
          es: 'El Condado puede estar listo sin que exista el trámite de la Ciudad. Solicite el LDIRL el mismo día; la Ciudad pone la terraza, la piscina y los paneles solares entre los trabajos que piden ambos.',
        },
        sources: [CLT_ZONING],
        confidence: 'A',
      },
      {
        text: {
          en: 'A Plan Submittal Cover Sheet must accompany every residential plan. The County also publishes the most common defects in residential drawings; read that list before you upload.',
          es: 'Todo plano residencial debe llevar una Plan Submittal Cover Sheet. El Condado publica además los defectos más comunes en planos residenciales; lea esa lista antes de subirlos.',
        },
        sources: [MECK_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Contractors post a surety or cash bond with the County before they pull permits: $1,000 for the towns, $2,000 for Charlotte or the whole county, by an older notice.',
          es: 'El contratista deposita una fianza o efectivo en el Condado antes de sacar permisos: $1,000 para los pueblos, $2,000 para Charlotte o todo el condado, según un aviso anterior.',
        },
        sources: [MECK_PERMITTING_OLD, MECK_QUESTIONS],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'The County’s map layer shows building permits with address, tax jurisdiction, owner, cost and issue date for Charlotte and the towns around it.',
          es: 'La capa de mapa del Condado muestra permisos con dirección, jurisdicción fiscal, dueño, costo y fecha de emisión, para Charlotte y los pueblos vecinos.',
        },
        sources: [MECK_RECORDS],
        confidence: 'C',
      },
      {
        text: {
          en: 'It has no contractor column and no application date, so nothing is seen before issue and nothing can be matched to a company name.',
          es: 'No tiene columna de contratista ni fecha de solicitud: no se ve nada antes de la emisión y no se puede buscar por nombre de empresa.',
        },
        sources: [MECK_RECORDS],
        confidence: 'C',
      },
    ],
    commonPermits: ['deck_porch', 'res_alteration', 'mechanical', 'roofing', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Who do I call about a Charlotte building permit, the City or the County?',
          es: '¿A quién llamo por un permiso en Charlotte, a la Ciudad o al Condado?',
        },
        answer: {
          text: {
            en: 'The County for building, electrical, plumbing and mechanical permits and their inspections. The City for zoning and the LDIRL permit.',
            es: 'Al Condado por los permisos de construcción, electricidad, plomería y mecánica y sus inspecciones. A la Ciudad por la zonificación y el permiso LDIRL.',
          },
          sources: [MECK_PERMITTING, CLT_ZONING],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'When does a Mecklenburg permit expire?',
          es: '¿Cuándo vence un permiso de Mecklenburg?',
        },
        answer: {
          text: {
            en: 'Six months after issue if no work has begun, and 12 months after the last inspection if work has stopped.',
            es: 'Seis meses después de emitido si no ha empezado el trabajo, y 12 meses después de la última inspección si se detuvo.',
          },
          sources: [MECK_QUESTIONS],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'Is a like-for-like roof in Charlotte exempt?',
          es: '¿Un techo igual por igual en Charlotte está exento?',
        },
        answer: {
          text: {
            en: 'On a house, replacing with like-grade fire-resistant material can be, as long as the whole job stays at $40,000 or less and no structure is touched.',
            es: 'En una casa puede estarlo, si se reemplaza con material de igual resistencia al fuego, el trabajo completo no pasa de $40,000 y no se toca la estructura.',
          },
          sources: [MECK_PERMITTING],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Does a shed in Charlotte need the City’s permit?',
          es: '¿Un cobertizo en Charlotte necesita el permiso de la Ciudad?',
        },
        answer: {
          text: {
            en: 'Once any side is longer than 12 feet it is on the City’s LDIRL list, together with the County permit.',
            es: 'Cuando algún lado pasa de 12 pies entra en la lista LDIRL de la Ciudad, junto con el permiso del Condado.',
          },
          sources: [CLT_ZONING],
          confidence: 'A',
        },
      },
    ],
  },
];
