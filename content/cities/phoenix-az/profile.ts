import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { AZ_9_835 } from '../sources';

const read = sourceReadOn('2026-11-21');

const PHX_PDD = read('Planning & Development, City of Phoenix', 'https://www.phoenix.gov/pdd');
const PHX_RESIDENTIAL = read('Residential Projects, City of Phoenix', 'https://phoenix.gov/pdd/residential');
const PHX_APPOINTMENTS = read(
  'Residential Projects: Plan Review Appointments, City of Phoenix',
  'https://www.phoenix.gov/pdd/development/permits/residential',
);
const PHX_SHAPE = read('SHAPE PHX, City of Phoenix', 'https://www.phoenix.gov/pdd/shape-phx');
const PHX_INSPECTIONS = read(
  'Building Construction Inspections, City of Phoenix',
  'https://phoenix.gov/pdd/development/inspections/building-construction-inspections',
);
const PHX_COMMERCIAL_REVIEW = read(
  'Construction Plan Review, City of Phoenix',
  'https://phoenix.gov/pdd/development/permits/commercial/construction-plan-review',
);
const PHX_SELF_CERT = read(
  'Self-Certification Program: Procedures, Forms and Links, City of Phoenix',
  'https://www.phoenix.gov/pdd/self-certification-program/procedures-forms-and-links',
);
const PHX_SELF_CERT_AUDIT: CitySource = {
  ...read(
    'Self-Certification Program: Audit & Appeal Process (City of Phoenix document, copy on Scribd)',
    'https://www.scribd.com/document/612641618/Plan-Review-Audit-Process',
  ),
  isCopy: true,
};
const PHX_CODE_REVIEW = read(
  '2024 Building Code Analysis & Amendment Proposals, City of Phoenix',
  'https://phoenix.gov/pdd/devcode/buildingcode/2024-building-code',
);
const PHX_CODE_NEWS = read(
  'City of Phoenix adopts new building code (AZ Big Media)',
  'https://azbigmedia.com/real-estate/city-of-phoenix-adopts-new-building-code-heres-a-look/',
);
const PHX_CODE_OWNERS = read(
  'Phoenix updates building code to boost safety and sustainability (Construction Owners)',
  'https://www.constructionowners.com/news/phoenix-updates-building-code-to-boost-safety-and-sustainability',
);
const PHX_CODE_REPORTER = read(
  'New Phoenix Building Code (Construction Reporter)',
  'https://constructionreporter.com/new-phoenix-building-code-tackles-wide-variety-of-sustainability-issues',
);
const PHX_SOLAR = read(
  'SolarAPP/Photovoltaic Projects, City of Phoenix',
  'https://www.phoenix.gov/administration/departments/pdd/residential-building/resident-plan-reviews/solarapp-photovoltaic.html',
);
const PHX_SOLAR_REVISIONS = read(
  'SolarAPP+ Program: Revisions, City of Phoenix',
  'https://phoenix.gov/pdd/solarapp',
);
const PHX_SOLAR_LIMITS = read(
  'Residential Solar Photovoltaic (PV) Permit, SolarAPP+ in Phoenix (PermitBase, quoting the City)',
  'https://permitbase.app/arizona/maricopa-county/phoenix/solar-pv-permit/',
);
const PHX_FEES = read(
  'Planning & Development Department Fee Schedule, City of Phoenix',
  'https://www.phoenix.gov/content/dam/phoenix/pddsite/documents/impact-fees/fee-schedule.pdf',
);
const PHX_RECORDS = read(
  'Planning permits map layer, City of Phoenix',
  'https://maps.phoenix.gov/pub/rest/services/Public/Planning_Permit/MapServer/1',
);

const reread = sourceReadOn('2026-11-24');

const PHX_CENTER = reread(
  'Plan Review & Permits, City of Phoenix',
  'http://phoenix.gov/pdd/development/permits/index.html',
);
const PHX_LIST_COPY: CitySource = {
  ...reread(
    'When is a City of Phoenix residential permit needed? (copied by the Estrella Park homeowners’ association)',
    'https://www.estrellaparkhoa.com/view/architectural-resources.aspx',
  ),
  isCopy: true,
};

const PHX_FRAMES = sourceReadOn('2026-11-28')(
  'Licensing Time Frames, City of Phoenix',
  'https://www.phoenix.gov/pdd/licensing-time-frames',
);

const today = sourceReadOn('2026-11-28');

const PHX_COMMERCIAL_INSPECTIONS = today(
  'Commercial Inspections, City of Phoenix',
  'https://phoenix.gov/administration/departments/pdd/commercial-multifamily-building/commercial-inspections.html',
);
const PHX_FIRE_CODE = today(
  'Phoenix Fire Code, City of Phoenix',
  'https://www.phoenix.gov/fire/prevention/fire-code',
);
const PHX_FIRE_2024 = {
  ...today(
    'File 25-2522: Adoption of 2024 International Fire Code with Phoenix Amendments (Ordinance G-7464), Phoenix City Council',
    'https://phoenix.legistar.com/LegislationDetail.aspx?GUID=F3E12048-B690-449C-911B-4B2F50D61D9E&ID=7779237',
  ),
  publishedOn: '2025-12-17',
};

const PHX_GENERAL = today(
  'Residential Projects: which improvements require a permit, City of Phoenix',
  'https://phoenix.gov/pdd/development/permits/residential/general-information',
);
const PHX_ROOFER = {
  ...today(
    'Do You Need a Roofing Permit to Replace a Roof in AZ? (Lyons Roofing, quoting the Phoenix code)',
    'https://www.lyonsroofing.com/blog/2022/may/do-you-need-a-roofing-permit-to-replace-a-roof-i/',
  ),
  publishedOn: '2022-05',
};
const PHX_PLUMBER = {
  ...today(
    'Do I need a permit to replace a water heater in Phoenix? (HQ Plumbing & Air)',
    'https://hqplumbingandair.com/resources/faqs/permit-to-replace-water-heater-phoenix',
  ),
  publishedOn: '2026-06-26',
};

export const profile: CityProfile = {
  slug: 'phoenix-az',
  intro: [
    {
      text: {
        en: 'Single-family permits moved to the SHAPE PHX portal on June 6, 2022: 80 residential permit categories, elevators and non-permitted construction. Zoning and historic preservation cases followed on September 18, 2023.',
        es: 'Los permisos de viviendas unifamiliares pasaron al portal SHAPE PHX el 6 de junio de 2022: 80 categorías residenciales, elevadores y construcción sin permiso. Los trámites de zonificación y preservación histórica siguieron el 18 de septiembre de 2023.',
      },
      sources: [PHX_SHAPE],
      confidence: 'A',
    },
    {
      text: {
        en: 'A new building code took effect on August 1, 2025. It asks for EV-ready wiring and more accessible entries and bathrooms in new homes, and it takes some small jobs off the permit list.',
        es: 'Un código de construcción nuevo rige desde el 1 de agosto de 2025. Pide preparación eléctrica para autos eléctricos y entradas y baños más accesibles en viviendas nuevas, y saca algunos trabajos pequeños de la lista de permisos.',
      },
      sources: [PHX_CODE_NEWS],
      confidence: 'C',
    },
    {
      text: {
        en: 'Phoenix lets registered professionals certify eligible plans themselves. The city presents the Self-Certification Program as permits without a plan review, and it audits projects.',
        es: 'Phoenix permite que profesionales registrados certifiquen sus propios planos en proyectos elegibles. La ciudad presenta el Self-Certification Program como permisos sin revisión de planos y audita proyectos.',
      },
      sources: [PHX_PDD, PHX_SELF_CERT],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Planning & Development Department (PDD)',
    url: 'https://www.phoenix.gov/pdd',
    source: PHX_PDD,
    confidence: 'A',
  },
  portal: {
    name: 'SHAPE PHX',
    url: 'https://shapephx.phoenix.gov',
    source: PHX_RESIDENTIAL,
    confidence: 'A',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'mechanical', 'energy'],
        edition: {
          en: '2024 Phoenix Building Construction Code (2024 I-codes)',
          es: '2024 Phoenix Building Construction Code (I-codes 2024)',
        },
        since: '2025-08-01',
        sources: [PHX_CODE_NEWS, PHX_CODE_OWNERS, PHX_CODE_REVIEW],
        confidence: 'C',
      },
      {
        fields: ['electrical'],
        edition: { en: '2023 NEC with Phoenix amendments', es: 'NEC 2023 con enmiendas de Phoenix' },
        since: '2025-08-01',
        sources: [PHX_CODE_NEWS, PHX_CODE_OWNERS, PHX_CODE_REVIEW],
        confidence: 'C',
      },
      {
        fields: ['plumbing'],
        edition: {
          en: 'Plumbing part of the 2024 Phoenix Building Construction Code',
          es: 'Parte de plomería del 2024 Phoenix Building Construction Code',
        },
        since: '2025-08-01',
        sources: [PHX_CODE_NEWS, PHX_CODE_OWNERS, PHX_CODE_REVIEW],
        confidence: 'C',
      },
      {
        fields: ['fire'],
        edition: {
          en: '2018 IFC with Phoenix amendments, unless the 2024 IFC has come meanwhile',
          es: 'IFC 2018 con enmiendas de Phoenix, salvo que haya llegado ya el IFC 2024',
        },
        since: '2019-07-19',
        sources: [PHX_FIRE_CODE, PHX_FIRE_2024],
        confidence: 'B',
      },
    ],
    notes: [
      fact(
        'C',
        [PHX_CODE_NEWS, PHX_CODE_OWNERS],
        'Builders with approved standard plans were given up to one year to bring them into line with the code of August 1, 2025.',
        'Las constructoras con planos estándar aprobados tuvieron hasta un año para ajustarlos al código del 1 de agosto de 2025.',
      ),
      fact(
        'A',
        [PHX_CODE_REVIEW],
        'The city’s page that names the model codes was written while they were under review for adoption in 2025. It names the Uniform Plumbing Code besides the International Codes: confirm which one your plumbing plans should cite.',
        'La página de la ciudad que nombra los códigos modelo se escribió mientras los revisaba para adoptarlos en 2025. Nombra el Uniform Plumbing Code además de los International Codes: confirme cuál deben citar sus planos de plomería.',
      ),
      fact(
        'A',
        [PHX_FIRE_2024, PHX_FIRE_CODE],
        'The fire code is an ordinance of its own. The 2024 edition, Ordinance G-7464, was on the Council’s agenda of December 17, 2025, and the page we read shows no vote: it may be in force by now. Fire Prevention answers at 602-262-6771.',
        'El código de incendios es una ordenanza aparte. La edición 2024, la ordenanza G-7464, estaba en la agenda del City Council del 17 de diciembre de 2025, y la página que leímos no muestra el voto: puede regir ya. Fire Prevention responde en el 602-262-6771.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'The residential desk covers single-family homes, duplexes and townhomes: garages and carports, porch enclosures, patio covers, demolition, fences and walls among them. A triplex or anything larger is filed as commercial.',
        es: 'El área residencial atiende casas unifamiliares, dúplex y casas adosadas: garajes, techos para autos (carports), cierres de porche, techos de patio, demolición, cercas y muros, entre otros. Un tríplex o algo mayor se presenta como comercial.',
      },
      sources: [PHX_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'For rooftop solar, PDD takes a SolarAPP+ approval: enter the approval ID in the permit portal and e-mail the approval, the three-line diagram and the plot plan with the permit number. The Fire Department issues a separate permit.',
        es: 'Para solar en techo, PDD acepta una aprobación de SolarAPP+: escriba el número de aprobación en el portal y envíe por correo electrónico la aprobación, el diagrama trifilar y el plano del lote con el número de permiso. El Fire Department emite un permiso aparte.',
      },
      sources: [PHX_SOLAR],
      confidence: 'A',
    },
    {
      text: {
        en: 'The SolarAPP+ lane is narrow: single-family or duplex roofs, no battery, no ground mount, no panel upgrade or derate, 400 amps at most, at most 4 psf on the roof, no flood hazard area, no historic district.',
        es: 'La vía SolarAPP+ es estrecha: techos de casas o dúplex, sin batería, sin montaje en suelo, sin cambio de tablero eléctrico, máximo 400 amperios, máximo 4 libras por pie cuadrado en el techo, fuera de zona inundable y de distrito histórico.',
      },
      sources: [PHX_SOLAR_LIMITS],
      confidence: 'C',
    },
    {
      text: {
        en: 'Production builders submit standard plans by appointment only, no more than 10 standard plans or revisions per builder and week. Most other residential plans need no appointment.',
        es: 'Las constructoras en serie presentan planos estándar solo con cita, no más de 10 planos estándar o revisiones por constructora y semana. La mayoría de los demás planos residenciales no necesita cita.',
      },
      sources: [PHX_APPOINTMENTS, PHX_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not with the same material, by a roofer’s reading of the code in 2022, but an older city list asked for one: ask 602-262-7811.',
        es: 'No si se usa el mismo material, según la lectura que un techador hizo del código en 2022; pero una lista anterior de la ciudad sí lo pedía: pregunte al 602-262-7811.',
      },
      sources: [PHX_ROOFER, PHX_LIST_COPY],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for glass alone; replacing whole windows needs one, by an older city list.',
        es: 'Para el vidrio solo, no; cambiar la ventana entera lo lleva, según una lista anterior de la ciudad.',
      },
      sources: [PHX_GENERAL, PHX_LIST_COPY],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'A new fence only above 3 feet; replacing one has needed no permit since the 2025 code, a trade paper reports.',
        es: 'Una nueva, solo con más de 3 pies; reemplazar una no lo lleva desde el código de 2025, según un medio del ramo.',
      },
      sources: [PHX_GENERAL, PHX_CODE_REPORTER],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 200 square feet; a smaller one needs none.',
        es: 'Solo con más de 200 pies cuadrados; uno menor, no.',
      },
      sources: [PHX_GENERAL],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'depends',
      text: {
        en: 'Not for an air conditioner of the same size and capacity in the same place; otherwise it needs one.',
        es: 'No para un aire acondicionado del mismo tamaño y capacidad en el mismo lugar; en los demás casos, sí.',
      },
      sources: [PHX_GENERAL],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Not for a like-for-like swap by a licensed contractor; an owner needs one to replace an electric heater.',
        es: 'No, si un contratista con licencia pone uno igual; el dueño lo necesita para cambiar uno eléctrico.',
      },
      sources: [PHX_GENERAL, PHX_PLUMBER],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Electrical updates, rewiring and additions are on the city’s list.',
        es: 'Las actualizaciones eléctricas, el recableado y las ampliaciones están en la lista de la ciudad.',
      },
      sources: [PHX_GENERAL],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [PHX_GENERAL],
      'No permit for paint and flooring, for swapping plumbing fixtures where they stand, for cabinets and fixtures of a kitchen without new wiring or structure, or for small repairs of glass, trim and hardware. The city calls its page a partial list and keeps the whole one in a document, Work Exempt from Permit.',
      'Sin permiso: pintura y pisos, cambiar muebles de plomería en su lugar, gabinetes y muebles de cocina sin cableado ni estructura nuevos, y reparaciones menores de vidrio, molduras y herrajes. La ciudad dice que su página es una lista parcial y tiene la completa en un documento, Work Exempt from Permit.',
    ),
    fact(
      'C',
      [PHX_CODE_REPORTER],
      'By a trade paper’s report on the council vote, the 2025 code also exempts a shipping container used for storage. New walls are another matter; ask PDD.',
      'Según la nota de un medio del ramo sobre el voto del City Council, el código de 2025 también exime de permiso el contenedor marítimo usado como almacén. Un muro nuevo es otro asunto; consulte a PDD.',
    ),
    fact(
      'C',
      [PHX_LIST_COPY],
      'An older city list, as a homeowners’ association copies it, asks for one where owners seldom expect it: a water softener, and irrigation newly connected to the water supply. It is older than the 2025 code: confirm with PDD.',
      'Una lista anterior de la ciudad, copiada por una asociación de propietarios, lo pide donde pocos lo esperan: un suavizador de agua y el riego recién conectado al suministro. Es anterior al código de 2025: confirme con PDD.',
    ),
  ],
  steps: [
    fact(
      'A',
      [PHX_RESIDENTIAL],
      'Sort the job: one house, duplex or townhome is residential, from three units up it is filed as commercial. Then create a user account in SHAPE PHX.',
      'Clasifique la obra: una casa, un dúplex o una casa adosada es residencial; desde tres viviendas se presenta como comercial. Luego cree una cuenta en SHAPE PHX.',
    ),
    fact(
      'A',
      [PHX_SHAPE],
      'Submit the residential application there, upload the documents and pay the fees online. The portal is also where you follow the review and write to staff.',
      'Presente ahí la solicitud residencial, suba los documentos y pague las tarifas en línea. En el portal también se sigue la revisión y se escribe al personal.',
    ),
    fact(
      'A',
      [PHX_APPOINTMENTS],
      'Standard plans wait for an upload day: ask for it by e-mail and allow 24 hours for the answer. Most other residential plans go in without an appointment, at City Hall or electronically.',
      'Los planos estándar esperan un día de entrega: pídalo por correo electrónico y cuente 24 horas para la respuesta. La mayoría de los demás planos residenciales entra sin cita, en City Hall o en línea.',
    ),
    fact(
      'A',
      [PHX_INSPECTIONS],
      'Once issued, the permit needs every inspection on its list. At the last one you receive a certificate of occupancy if the project requires it, otherwise a green tag.',
      'Ya emitido, el permiso necesita todas sus inspecciones. En la última recibe un certificado de ocupación si el proyecto lo requiere; si no, una etiqueta verde.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [PHX_COMMERCIAL_INSPECTIONS, PHX_INSPECTIONS],
      'Call AIRS, the automated line, at 602-495-0800, or speak to a person at 602-262-7811 between 8 a.m. and 5 p.m. Online, commercial permits go by the Online Permitting System.',
      'Llame a AIRS, la línea automática, 602-495-0800, o hable con una persona en el 602-262-7811 entre 8 a. m. y 5 p. m. En línea, los permisos comerciales van por el Online Permitting System.',
    ),
    cutOff: fact(
      'A',
      [PHX_COMMERCIAL_INSPECTIONS, PHX_INSPECTIONS],
      'Ask by 9 p.m. for the next business day.',
      'Pídala antes de las 9 p. m. para el siguiente día hábil.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [PHX_COMMERCIAL_INSPECTIONS, PHX_SHAPE],
        'The Online Permitting System asks for the key number printed on the receipt of the permit. Permits for houses have been in SHAPE PHX since June 6, 2022, and the pages we read do not say how their inspections are booked there: look in the portal, or call.',
        'El Online Permitting System pide el número clave impreso en el recibo del permiso. Los permisos de casas están en SHAPE PHX desde el 6 de junio de 2022 y las páginas que leímos no dicen cómo se piden ahí sus inspecciones: mire en el portal o llame.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Planning & Development, Development Center',
      phone: '+16022627811',
      address: '200 W. Washington St., second floor, Phoenix, AZ 85003',
      hours: {
        en: 'Counter tickets Monday to Friday 8 a.m. to 4 p.m.; closes at 5 p.m.',
        es: 'Turnos de ventanilla de lunes a viernes de 8 a. m. a 4 p. m.; cierra a las 5 p. m.',
      },
      source: PHX_CENTER,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Automated Inspection Request System (AIRS)',
      phone: '+16024950800',
      hours: {
        en: 'Staff at 602-262-7811, 8 a.m. to 5 p.m.',
        es: 'Personal en el 602-262-7811, de 8 a. m. a 5 p. m.',
      },
      source: PHX_INSPECTIONS,
      confidence: 'A',
    },
    {
      purpose: 'plan_review',
      name: 'Planning & Development Department',
      note: {
        en: 'For the residential plans that do need an appointment.',
        es: 'Para los planos residenciales que sí necesitan cita.',
      },
      mail: 'residential.appointments@phoenix.gov',
      source: PHX_RESIDENTIAL,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'The permit fee comes from Table A, a bracket table on valuation in force since January 20, 2026. The smallest building permit is $195. A water heater or a fence is listed with a minimum of $98; whether that replaces the $195 the table does not say.',
        es: 'La tarifa del permiso sale de la Tabla A, por tramos del valor de la obra, vigente desde el 20 de enero de 2026. El permiso de construcción más barato cuesta $195. Para un calentador de agua o una cerca la tabla pone un mínimo de $98; no dice si reemplaza los $195.',
      },
      sources: [PHX_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Where plans are reviewed, the review is free up to $5,000 of valuation, equal to the permit fee up to $50,000, and 80% of it above, so the total steps down just past $50,000.',
        es: 'Donde se revisan planos, la revisión no cuesta hasta $5,000 de valor, iguala la tarifa del permiso hasta $50,000 y baja al 80% por encima; por eso el total disminuye apenas pasa de $50,000.',
      },
      sources: [PHX_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Qualified solar firms pay a fixed fee instead: from $293 (no plan review, one inspection) to $780 (counter review, three inspections). A pool pays at least $234 plus $30; a reinspection costs $195.',
        es: 'Las empresas solares calificadas pagan una tarifa fija: de $293 (sin revisión, una inspección) a $780 (revisión en ventanilla, tres inspecciones). Una piscina paga al menos $234 más $30; una reinspección cuesta $195.',
      },
      sources: [PHX_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'On commercial plans the first two rounds are in the price. If the city needs a third review, additional fees are due.',
        es: 'En planos comerciales las dos primeras rondas están incluidas en el precio. Si la ciudad necesita una tercera revisión, se cobran tarifas adicionales.',
      },
      sources: [PHX_COMMERCIAL_REVIEW],
      confidence: 'A',
    },
  ],
  feeSchedule: 'phoenix-az',
  timing: [
    fact(
      'B',
      [PHX_FRAMES, AZ_9_835],
      'Phoenix keeps its review time frames in the License Review Time Frame Policy on its Licensing Time Frames page; the figures themselves we could not read. State law leaves work on a residential lot out of them. Ask the Development Center at 602-262-7811.',
      'Phoenix publica sus plazos de revisión en la License Review Time Frame Policy de su página Licensing Time Frames; las cifras no las pudimos leer. La ley estatal deja fuera la obra en un lote residencial. Pregunte en el Development Center, 602-262-7811.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'Solar jobs stall at inspection when the SolarAPP+ checklist, the three-line diagram and the plot plan do not say the same thing. The city warns of delays in those words.',
        es: 'Los trabajos solares se detienen en la inspección cuando la lista de SolarAPP+, el diagrama trifilar y el plano del lote no dicen lo mismo. La propia ciudad advierte de esas demoras.',
      },
      sources: [PHX_SOLAR],
      confidence: 'A',
    },
    {
      text: {
        en: 'A failed inspection leaves a red tag listing what to fix, and the contractor has to call for the next visit. Each stage is inspected before it is covered.',
        es: 'Una inspección reprobada deja una etiqueta roja con lo que hay que corregir, y el contratista debe pedir la siguiente visita. Cada etapa se inspecciona antes de taparla.',
      },
      sources: [PHX_INSPECTIONS],
      confidence: 'A',
    },
    {
      text: {
        en: 'A solar revision starts over in SolarAPP+: get the revised approval, e-mail it with the word Revision and the permit number in the subject, and pay a $37.50 record change before the updated permit is sent.',
        es: 'Una revisión solar empieza de nuevo en SolarAPP+: obtenga la aprobación revisada, envíela por correo electrónico con la palabra “Revision” y el número de permiso en el asunto, y pague $37.50 por el cambio antes de recibir el permiso actualizado.',
      },
      sources: [PHX_SOLAR_REVISIONS],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'The city’s permit layer names the professional on each permit, so your company can be matched by name. It carries no ZIP code and no valuation.',
        es: 'La capa de permisos de la ciudad nombra al profesional de cada permiso, así que su empresa se puede encontrar por nombre. No trae código postal ni valor de la obra.',
      },
      sources: [PHX_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'Phoenix writes OPEN both before and after a permit is issued. Only the issue date tells the two apart; DONE is a finished permit, EXPR an expired one, VOID a cancelled one.',
        es: 'Phoenix escribe OPEN antes y después de emitir el permiso. Solo la fecha de emisión los distingue; DONE es un permiso terminado, EXPR uno vencido y VOID uno anulado.',
      },
      sources: [PHX_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['mechanical', 'solar_pv', 'pool_spa', 'res_alteration', 'plumbing'],
  lapse: {
    fromIssue: 182,
    fromInspection: 182,
    atMost: 730,
    counts: 'work',
    says: {
      text: {
        en: 'Phoenix: two years from issue; earlier if work has not started within six months or stops for more than six.',
        es: 'Phoenix: dos años desde la emisión; antes si el trabajo no empieza en seis meses o se detiene más de seis.',
      },
      sources: [PHX_INSPECTIONS],
      confidence: 'A',
    },
    cost: null,
    costShare: null,
    extension: null,
  },
  faq: [
    {
      question: {
        en: 'How long does a Phoenix building permit last?',
        es: '¿Cuánto dura un permiso de construcción en Phoenix?',
      },
      answer: {
        text: {
          en: 'Two years from issue; inspections can be made during that time. It expires earlier if work has not started within six months or stops for more than six months.',
          es: 'Dos años desde la emisión; en ese plazo se pueden hacer inspecciones. Vence antes si el trabajo no empieza en seis meses o se detiene más de seis meses.',
        },
        sources: [PHX_INSPECTIONS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Does Phoenix check self-certified projects?',
        es: '¿Revisa Phoenix los proyectos autocertificados?',
      },
      answer: {
        text: {
          en: 'Some of them. About one in ten projects in the original program is drawn for a random audit, before or after issue, and the newer project types are audited every time. The audit takes as long as a normal plan review.',
          es: 'Algunos. Cerca de uno de cada diez proyectos del programa original cae en una auditoría al azar, antes o después de emitirse, y los tipos más nuevos se auditan siempre. La auditoría tarda lo mismo que una revisión de planos normal.',
        },
        sources: [PHX_SELF_CERT_AUDIT],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'What does Phoenix charge for work done without a permit?',
        es: '¿Qué cobra Phoenix por trabajo hecho sin permiso?',
      },
      answer: {
        text: {
          en: 'An investigation fee, which is the greater of $250 or the permit fee, at most $2,500 a day. On top comes the permit itself, at twice Table A.',
          es: 'Una tarifa de investigación, que es lo mayor entre $250 y la tarifa del permiso, con un máximo de $2,500 por día. Aparte va el permiso mismo, al doble de la Tabla A.',
        },
        sources: [PHX_FEES],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Can a solar job with a battery use SolarAPP+ in Phoenix?',
        es: '¿Un trabajo solar con batería puede usar SolarAPP+ en Phoenix?',
      },
      answer: {
        text: {
          en: 'No. The eligibility list excludes storage, so a battery goes through regular review, plus the Fire Department’s own permit.',
          es: 'No. La lista de requisitos excluye el almacenamiento; una batería va por la revisión normal, más el permiso propio del Fire Department.',
        },
        sources: [PHX_SOLAR_LIMITS, PHX_SOLAR],
        confidence: 'C',
      },
    },
  ],
};
