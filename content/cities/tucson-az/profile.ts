import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const TUCSON_PDSD = read(
  'Planning & Development Services, City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services',
);
const TUCSON_TDC = read(
  'Tucson Development Center Frequently Asked Questions, City of Tucson',
  'https://tucsonaz.gov/Departments/Planning-Development-Services/PDSD-News/Tucson-Development-Center-Frequently-Asked-Questions',
);
const TUCSON_EXEMPT = read(
  'Do I Need a Permit? (Exemptions), City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Permits/Tucson-Permit-Exemptions',
);
const TUCSON_RESIDENTIAL = sourceReadOn('2026-11-28')(
  'Residential Permits, City of Tucson',
  'https://www.tucsonaz.gov/pdsd/residential-permits',
);
const TUCSON_PERMITS = read(
  'Permits, City of Tucson',
  'https://tucsonaz.gov/Departments/Planning-Development-Services/Permits',
);
const TUCSON_FAQ = {
  ...read(
    'PDSD Frequently Asked Questions, City of Tucson',
    'https://www.tucsonaz.gov/pdsd/frequently-asked-questions-0',
  ),
  isCopy: true,
} as const;
const TUCSON_CODES = read(
  'Building Codes As Adopted by the City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Codes/Building-Codes',
);
const TUCSON_GREEN = {
  ...read(
    'Building Codes: Green Building, City of Tucson',
    'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Building-Codes',
  ),
  isCopy: true,
} as const;
const TUCSON_SB1598 = read(
  'Tucson Administrative Directives: review time frames (SB 1598)',
  'https://codelibrary.amlegal.com/codes/tucson/latest/tucson_az_udc/0-0-0-9621',
);
const TUCSON_PLANNING = {
  ...read(
    'Planning Resources, City of Tucson',
    'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Planning-Resources',
  ),
  isCopy: true,
} as const;
const TUCSON_LETTER = {
  ...read(
    'PDSD News: New Building Permit Requirement, City of Tucson (2015)',
    'https://www.tucsonaz.gov/pdsd/news?page=5',
  ),
  publishedOn: '2015',
  isCopy: true,
} as const;
const TUCSON_LAG_NEWS = {
  ...read(
    'Tucson trims building-permit lag time (Arizona Daily Star, 2023)',
    'https://thisistucson.com/news/local/business/tucson-trims-building-permit-lag-time-but-much-to-be-done/article_a9e13e58-e54f-11ed-9005-0b6ff7c78a3a.html',
  ),
  publishedOn: '2023',
};
const TUCSON_APPEALS = read(
  'Building Code Modification/Appeals, City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Codes-and-Plans/Building-Code-Modification-Appeals',
);
const TUCSON_RECORDS = read(
  'Residential permits map layer, City of Tucson',
  'https://mapdata.tucsonaz.gov/arcgis/rest/services/PublicMaps/PermitsCode/MapServer/85',
);
const TUCSON_FEE_FAQ = read(
  'Development Fee & Valuation Table FAQ, City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Frequently-Asked-Questions/Development-Fee-Valuation-Table-Frequently-Asked-Questions',
);

const reread = sourceReadOn('2026-11-24');

const TUCSON_INSPECT = {
  ...reread(
    'How to Schedule an Inspection, City of Tucson',
    'https://www.tucsonaz.gov/Departments/Planning-Development-Services/PDSD-News/How-to-Schedule-an-Inspection',
  ),
  publishedOn: '2024-04-24',
};
const TUCSON_LIST = reread(
  'Building Permit Exemptions, City of Tucson',
  'https://www.tucsonaz.gov/Departments/Planning-Development-Services/Permits/Building-Permit-Exemptions',
);
const TUCSON_LIST_OLD = reread(
  'Building Permit Exemptions, City of Tucson (earlier page)',
  'https://www.tucsonaz.gov/pdsd/building-permit-exemptions',
);
const TUCSON_CENTER = {
  ...reread(
    'Tucson Development Center now open to the public, City of Tucson',
    'https://www.tucsonaz.gov/pdsd/news/tucson-development-center-now-open-public',
  ),
  publishedOn: '2021',
};
const TUCSON_HOURS = {
  ...reread(
    'Walk-in Permit Counter Hours, City of Tucson',
    'https://www.tucsonaz.gov/pdsd/news/walk-permit-counter-hours',
  ),
  publishedOn: '2017-01',
};

const read28 = sourceReadOn('2026-11-28');

const TUCSON_FEES_2027 = costNotes(
  'FY27 Planning and Permitting Fee Schedule, effective July 1, 2026, City of Tucson',
);
const TUCSON_FRAMES = {
  ...read28(
    'Tucson Administrative Directives: Table 3-02, review time frames (revised April 25, 2014)',
    'https://codelibrary.amlegal.com/codes/tucson/latest/tucson_az_udc/0-0-0-9616',
  ),
  publishedOn: '2014-04-25',
};
const TUCSON_FRAMES_SCOPE = {
  ...read28(
    'Tucson Administrative Directives: what the review time frames leave out (revised April 25, 2014)',
    'https://codelibrary.amlegal.com/codes/tucson/latest/tucson_az_udc/0-0-0-13387',
  ),
  publishedOn: '2014-04-25',
};

const TUCSON_CODE_6 = read28(
  'Tucson Code, Chapter 6: International Building Code, 2018 Edition (Ordinance 11590)',
  'https://codelibrary.amlegal.com/codes/tucson/latest/tucson_az/0-0-0-4144',
);
const TUCSON_NEC = {
  ...read28(
    'Tucson adopts the 2018 I-codes and the 2017 National Electrical Code (NEMA code alert of November 26, 2018)',
    'https://www.nema.org/Technical/Code-Alerts/Pages/26-November-Arizona.aspx',
  ),
  publishedOn: '2018-11-26',
};
const TUCSON_2018 = {
  ...read28(
    '2018 Building Code Adopted, City of Tucson',
    'https://www.tucsonaz.gov/newsnet/2018-building-code-adopted',
  ),
  publishedOn: '2018',
};

export const profile: CityProfile = {
  slug: 'tucson-az',
  intro: [
    {
      text: {
        en: 'Since October 31, 2022 one portal, TDC Online, has served Planning & Development, Fire, Tucson Water, Transportation and Code Enforcement. All inspections are scheduled there too.',
        es: 'Desde el 31 de octubre de 2022 un solo portal, TDC Online, sirve a Planning & Development, Bomberos, Tucson Water, Transporte y Code Enforcement. Las inspecciones también se programan ahí.',
      },
      sources: [TUCSON_TDC],
      confidence: 'A',
    },
    {
      text: {
        en: 'Tucson sorts permits into review lanes by size. The Express Lane answers the same day, for example solar applications that come out of SolarAPP.',
        es: 'Tucson separa los permisos en carriles de revisión por tamaño. El Express Lane responde el mismo día, por ejemplo para solicitudes solares que salen de SolarAPP.',
      },
      sources: [TUCSON_PDSD],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a Historic Preservation Zone, or on a Historic Landmark, no exemption applies: any development takes a permit and a Historic Preservation Design Review.',
        es: 'En una Historic Preservation Zone, o en un Historic Landmark, no hay exención que valga: toda obra lleva permiso y una Historic Preservation Design Review.',
      },
      sources: [TUCSON_EXEMPT, TUCSON_PDSD],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Planning & Development Services (PDSD)',
    url: 'https://www.tucsonaz.gov/Departments/Planning-Development-Services',
    source: TUCSON_PDSD,
    confidence: 'A',
  },
  portal: {
    name: 'Tucson Development Center Online (TDC Online)',
    url: 'https://tdc-online.tucsonaz.gov/',
    source: TUCSON_RECORDS,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'energy'],
        edition: { en: '2018 I-codes with Tucson amendments', es: 'I-codes 2018 con enmiendas de Tucson' },
        since: '2019-01-02',
        sources: [TUCSON_CODES, TUCSON_CODE_6, TUCSON_NEC],
        confidence: 'A',
      },
      {
        fields: ['electrical'],
        edition: { en: '2017 NEC', es: 'NEC 2017' },
        since: '2019-01-01',
        sources: [TUCSON_NEC],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'A',
        [TUCSON_CODES, TUCSON_2018],
        'The local amendments are Ordinance 11590. A plan is reviewed under the rules in force on the day the city formally receives it.',
        'Las enmiendas locales son la ordenanza 11590. Un plano se revisa con las reglas vigentes el día en que la ciudad lo recibe formalmente.',
      ),
      fact(
        'C',
        [TUCSON_CODES, TUCSON_CODE_6, TUCSON_NEC],
        'The first days above come from two sources: January 2, 2019 from the city, January 1, 2019 from NEMA’s notice of November 2018. Before you draw, confirm that these editions still hold: 520-791-5550 (number of 2017).',
        'Las fechas de inicio de arriba vienen de dos fuentes: 2 de enero de 2019, de la ciudad, y 1 de enero de 2019, de un aviso de NEMA de noviembre de 2018. Antes de hacer los planos, confirme que estas ediciones siguen vigentes: 520-791-5550 (número de 2017).',
      ),
      fact(
        'A',
        [TUCSON_GREEN],
        'Local ordinances add desert rules to certain new buildings: solar readiness, residential gray water plumbing, commercial water harvesting and EV charging.',
        'Ordenanzas locales agregan reglas del desierto a ciertos edificios nuevos: preparación solar, plomería de aguas grises residencial, captación de lluvia comercial y carga de autos eléctricos.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'A rental house is commercial property in Tucson’s eyes: commercial permit, licensed contractor.',
        es: 'Una casa en renta es propiedad comercial para Tucson: permiso comercial y contratista con licencia.',
      },
      sources: [TUCSON_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'Commercial structural permits need plans by a licensed architect or engineer, in type no smaller than 3/32 inch, and a licensed contractor for the work.',
        es: 'Los permisos estructurales comerciales requieren planos de arquitecto o ingeniero con licencia, con letra no menor de 3/32 de pulgada, y contratista con licencia para la obra.',
      },
      sources: [TUCSON_PERMITS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Power or gas that has been off for six consecutive months needs a reconnect permit before the utility turns it on.',
        es: 'La luz o el gas que llevan seis meses seguidos cortados necesitan un permiso de reconexión antes de que la compañía los active.',
      },
      sources: [TUCSON_RESIDENTIAL, TUCSON_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Sewers, on-site wastewater and public water systems are Pima County’s to approve. Getting that approval is the applicant’s job, not the city’s.',
        es: 'El alcantarillado, los sistemas sépticos y los sistemas públicos de agua los aprueba el Condado de Pima. Conseguir esa aprobación le toca al solicitante, no a la ciudad.',
      },
      sources: [TUCSON_PERMITS],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not like for like while sheathing and deck are left alone, outside historic zones; otherwise it needs one.',
        es: 'No si se cambia por uno igual sin tocar el entablado y fuera de zonas históricas; en los demás casos, sí.',
      },
      sources: [TUCSON_LIST],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for a window replacement outside historic zones; inside one, yes. For doors and new openings ask 520-791-5550.',
        es: 'Cambiar una ventana fuera de una zona histórica, no; dentro, sí. Por puertas y vanos nuevos pregunte al 520-791-5550.',
      },
      sources: [TUCSON_LIST],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 7 feet, with an engineered design; zoning reviews every fence.',
        es: 'Solo con más de 7 pies, con diseño de ingeniería; zonificación revisa todas las cercas.',
      },
      sources: [TUCSON_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 200 square feet, or with electricity, or where it does not keep the zoning setbacks.',
        es: 'Solo con más de 200 pies cuadrados, con electricidad o si no respeta los retiros de zonificación.',
      },
      sources: [TUCSON_RESIDENTIAL, TUCSON_LIST_OLD],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Only above 30 inches over grade, or where it serves the primary exit.',
        es: 'Solo a más de 30 pulgadas del terreno, o si sirve a la salida principal.',
      },
      sources: [TUCSON_LIST],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A replacement too, with load and sizing calculations; an equal evaporative cooler needs none.',
        es: 'También un reemplazo, con cálculos de carga y tamaño; un enfriador evaporativo igual va sin permiso.',
      },
      sources: [TUCSON_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: { en: 'Replacements included.', es: 'También los reemplazos.' },
      sources: [TUCSON_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Service increases, reconnections, and panel replacement or repair.',
        es: 'Aumentos de servicio, reconexiones y cambio o reparación del tablero.',
      },
      sources: [TUCSON_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [TUCSON_LIST],
      'Like-for-like roofing, window replacement, an equal evaporative cooler and a toilet in the same place take neither permit nor inspection outside a historic zone, as long as roof sheathing and deck are left alone.',
      'Fuera de una zona histórica no llevan permiso ni inspección el techo igual por igual, el cambio de ventanas, un enfriador evaporativo igual y un inodoro en el mismo lugar, mientras no se toque el entablado.',
    ),
    fact(
      'A',
      [TUCSON_LIST],
      'A prefabricated pool needs no permit up to 18 inches deep and 5,000 gallons.',
      'Una piscina prefabricada no necesita permiso hasta 18 pulgadas de hondo y 5,000 galones.',
    ),
    fact(
      'A',
      [TUCSON_LIST_OLD],
      'The city’s earlier list adds shade sails up to 400 square feet and rain cisterns under 1,000 gallons, where they keep the zoning setbacks.',
      'La lista anterior de la ciudad agrega velas de sombra de hasta 400 pies cuadrados y cisternas de lluvia de menos de 1,000 galones, si respetan los retiros de zonificación.',
    ),
  ],
  steps: [
    fact(
      'A',
      [TUCSON_TDC, TUCSON_CENTER],
      'Open an account in TDC Online; every application is electronic. Staff at the center help with the form but review no plans over the counter.',
      'Abra una cuenta en TDC Online; toda solicitud es electrónica. El personal del centro ayuda con el formulario, pero no revisa planos en ventanilla.',
    ),
    fact(
      'A',
      [TUCSON_SB1598],
      'Choose how time is counted, where the state’s law lets you (for houses it does not): fixed state time frames or the city’s flexible process.',
      'Elija cómo se cuentan los plazos, donde la ley estatal le deja elegir (en viviendas, no): los plazos fijos del estado o el proceso flexible de la ciudad.',
    ),
    fact(
      'C',
      [TUCSON_LAG_NEWS, TUCSON_PDSD],
      'Intake sorts the job into its review lane; in 2023 that took one to three days.',
      'La recepción manda el trabajo a su carril de revisión; en 2023 eso tardaba de uno a tres días.',
    ),
    fact(
      'A',
      [TUCSON_TDC],
      'If the status turns to Needs Resubmittal, send the corrected plans through the resubmittal steps.',
      'Si el estatus pasa a Needs Resubmittal, mande los planos corregidos por los pasos de reenvío.',
    ),
    fact(
      'A',
      [TUCSON_LETTER, TUCSON_PERMITS],
      'Before issue, hand in the contractor’s letter on commercial, rental or for-sale property, and Pima County’s approval where sewer or water is involved.',
      'Antes de emitirse, entregue la carta del contratista en propiedad comercial, en renta o en venta, y la aprobación del Condado de Pima si hay alcantarillado o agua.',
    ),
    fact(
      'B',
      [TUCSON_FEES_2027, TUCSON_INSPECT],
      'Pay the fees of the schedule, the Digital filing charge among them; with the permit issued, its inspections can be requested in TDC Online.',
      'Pague las tarifas de la tabla, incluido el cargo Digital filing; con el permiso emitido se piden sus inspecciones en TDC Online.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [TUCSON_INSPECT],
      'Only through TDC Online: open the permit, tick the inspections, click Request Inspection and leave name, phone and date.',
      'Solo por TDC Online: abra el permiso, marque las inspecciones, pulse Request Inspection y deje nombre, teléfono y fecha.',
    ),
    cutOff: fact(
      'A',
      [TUCSON_INSPECT],
      'Ask by 3 p.m. for the next day.',
      'Pídala antes de las 3 p. m. para el día siguiente.',
    ),
    visit: fact(
      'A',
      [TUCSON_INSPECT],
      'Inspectors come Monday to Friday from 7 a.m. to 3 p.m., without fixed times.',
      'Los inspectores van de lunes a viernes de 7 a. m. a 3 p. m., sin hora fija.',
    ),
    notes: [
      fact(
        'A',
        [TUCSON_INSPECT],
        'Same-day and after-hours visits depend on staff and cost extra.',
        'Las visitas el mismo día o fuera de horario dependen del personal y cuestan más.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Tucson Development Center',
      address: '201 N Stone Ave., first floor, Tucson',
      hours: { en: 'Monday to Thursday 8 a.m. to 4 p.m.', es: 'Lunes a jueves de 8 a. m. a 4 p. m.' },
      note: { en: 'Address and hours of 2021.', es: 'Dirección y horario de 2021.' },
      source: TUCSON_CENTER,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Planning & Development Services',
      note: { en: 'Number and mail address of 2017.', es: 'Número y correo electrónico de 2017.' },
      phone: '+15207915550',
      mail: 'pdsdinquiries@tucsonaz.gov',
      source: TUCSON_HOURS,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [TUCSON_FEES_2027, TUCSON_TDC],
      'Since July 1, 2026 construction has gone by value: $89.45 up to $2,000 and $22.95 per further $1,000 up to $25,000, $617.30 and $16.83 up to $50,000, which makes $1,038.05 there. Trades are $150 for the first item and $50 for each other, a change of air conditioner or heater among them. A charge called Digital filing adds 1% of the total, $18.54 at least, and every application here is electronic: changing an air conditioner and a heater comes to $218.54. On construction plan review is charged besides, by rows we could not read: ask at 520-791-5550 (number of 2017).',
      'Desde el 1 de julio de 2026 la construcción va por valor: $89.45 hasta $2,000 y $22.95 por cada $1,000 más hasta $25,000; $617.30 y $16.83 hasta $50,000, donde da $1,038.05. Los oficios pagan $150 por la primera pieza y $50 por cada otra, también el cambio de aire acondicionado o calefactor. Un cargo llamado Digital filing (presentación digital) suma 1% del total, $18.54 como mínimo, y aquí toda solicitud es electrónica: cambiar un aire acondicionado y un calefactor da $218.54. En construcción se cobra además la revisión, según renglones que no pudimos leer: pregunte al 520-791-5550 (número de 2017).',
    ),
    {
      text: {
        en: 'The building part of plan review and permit follows valuation, taken from the ICC Building Valuation Data. Mechanical, plumbing and electrical are charged by the number of items installed.',
        es: 'La parte de construcción de la revisión y del permiso sigue el valor de la obra, según los datos de costo del ICC. Mecánica, plomería y electricidad se cobran por número de piezas instaladas.',
      },
      sources: [TUCSON_PLANNING],
      confidence: 'A',
    },
    {
      text: {
        en: 'Review fees generally rose 3.5% for fiscal 2025, from July 1, 2024, and again for fiscal 2026. The valuation tables climb too, in three yearly steps; the last is fiscal 2027, which began on July 1, 2026. Old bids understate both.',
        es: 'Las tarifas de revisión subieron en general 3.5% para el año fiscal 2025, desde el 1 de julio de 2024, y otra vez para el de 2026. También suben las tablas de valor, en tres pasos anuales; el último es el año fiscal 2027, que empezó el 1 de julio de 2026. Una cotización vieja se queda corta en ambas.',
      },
      sources: [TUCSON_FEE_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'New development, and an expansion or change of use that needs more service, also owes a one-time impact fee in every city service area.',
        es: 'La obra nueva, y una ampliación o cambio de uso que pida más servicio, debe además una tarifa de impacto única en todas las áreas de servicio de la ciudad.',
      },
      sources: [TUCSON_PDSD],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'By the city’s table of 2014 a new commercial building or tenant improvement gets 20 working days for completeness and 65 for review, 85 in all, with a refund if the city is late; houses are left out. Those are the fixed time frames of SB 1598; the applicant may choose the flexible process instead.',
        es: 'Según la tabla de la ciudad de 2014, un edificio comercial nuevo o la adecuación de un local tiene 20 días hábiles para ver si está completo y 65 de revisión, 85 en total, con reembolso si la ciudad se atrasa; las casas quedan fuera. Son los plazos fijos de SB 1598; el solicitante puede elegir en su lugar el proceso flexible.',
      },
      sources: [TUCSON_FRAMES, TUCSON_FRAMES_SCOPE, TUCSON_SB1598],
      confidence: 'A',
    },
    {
      text: {
        en: 'In spring 2023 the city said most reviews met a goal of 20 working days, after one to three days of intake. The year before, some had taken 90 days or more.',
        es: 'En la primavera de 2023 la ciudad dijo que la mayoría de las revisiones cumplía una meta de 20 días hábiles, tras uno a tres días de ingreso (intake). El año anterior, algunas tardaban 90 días o más.',
      },
      sources: [TUCSON_LAG_NEWS],
      confidence: 'C',
    },
  ],
  returns: [
    {
      text: {
        en: 'A plan with corrections shows as Needs Resubmittal and goes back through the resubmittal steps. A change to a permit already issued is a different filing, a revision; mixing them up loses a round.',
        es: 'Un plano con correcciones aparece como Needs Resubmittal y vuelve por los pasos de reenvío. Un cambio a un permiso ya emitido es otro trámite, una revisión; confundirlos cuesta una ronda.',
      },
      sources: [TUCSON_TDC],
      confidence: 'A',
    },
    {
      text: {
        en: 'For commercial, rental and for-sale property the city has asked since December 2015 for a letter from the licensed contractor before issue: activity number, address, ROC number, phone.',
        es: 'En propiedad comercial, en renta o en venta, la ciudad pide desde diciembre de 2015 una carta del contratista con licencia antes de emitir: número de actividad, dirección, número ROC y teléfono.',
      },
      sources: [TUCSON_LETTER],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Tucson’s map data holds residential and commercial permits in two separate layers, each with the declared value and a link to the permit’s own page in the portal.',
        es: 'Los datos de mapa de Tucson tienen los permisos residenciales y comerciales en dos capas separadas, cada una con el valor declarado y un enlace a la página del permiso en el portal.',
      },
      sources: [TUCSON_RECORDS],
      confidence: 'B',
    },
    {
      text: {
        en: 'No contractor is named in them. To follow your own Tucson permits you add them by number or address.',
        es: 'No nombran al contratista. Para seguir sus permisos de Tucson hay que agregarlos por número o dirección.',
      },
      sources: [TUCSON_RECORDS],
      confidence: 'B',
    },
  ],
  commonPermits: ['mechanical', 'solar_pv', 'electrical_service', 'plumbing', 'fence'],
  faq: [
    {
      question: {
        en: 'Can a landlord pull an owner permit on a rental in Tucson?',
        es: '¿Un arrendador puede sacar permiso de propietario en Tucson?',
      },
      answer: {
        text: {
          en: 'No. Tucson treats rental units as commercial property, and commercial permits require a licensed contractor.',
          es: 'No. Tucson trata las unidades en renta como propiedad comercial, y los permisos comerciales requieren contratista con licencia.',
        },
        sources: [TUCSON_RESIDENTIAL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Do I need heat-load calculations for a like-for-like AC swap?',
        es: '¿Necesito cálculo de carga para cambiar un aire acondicionado igual por igual?',
      },
      answer: {
        text: {
          en: 'Yes. The city asks for load and sizing calculations on new and on replacement HVAC equipment.',
          es: 'Sí. La ciudad pide cálculos de carga y tamaño tanto para equipo nuevo como para reemplazos.',
        },
        sources: [TUCSON_RESIDENTIAL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How do I appeal a plan reviewer’s code call?',
        es: '¿Cómo apelo la decisión de un revisor?',
      },
      answer: {
        text: {
          en: 'First to the supervisor, then in writing through TDC Online by 4 p.m. on a Friday; the Building Official hears it within ten days. Code requirements are not waived, but alternate methods can be accepted.',
          es: 'Primero ante el supervisor, luego por escrito en TDC Online antes de las 4 p. m. de un viernes; el Building Official la atiende en diez días. El código no se dispensa, pero se pueden aceptar métodos alternativos.',
        },
        sources: [TUCSON_APPEALS],
        confidence: 'A',
      },
    },
    {
      question: { en: 'Does the city check my HOA rules?', es: '¿La ciudad revisa las reglas de mi HOA?' },
      answer: {
        text: {
          en: 'No. Tucson says a permit neither exempts you from CC&Rs nor shows that the work complies with them.',
          es: 'No. Tucson aclara que un permiso no lo exime de los CC&R ni indica que el trabajo los cumple.',
        },
        sources: [TUCSON_EXEMPT],
        confidence: 'A',
      },
    },
  ],
};
