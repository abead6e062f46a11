import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const MOC_FAST_TRACK = read(
  'Residential Fast Track Permit Process, Montgomery County DPS',
  'https://montgomerycountymd.gov/DPS/Process/rci/Residential-Walk-Through.html',
);
const MOC_PRESS = {
  ...read(
    'DPS Provides Resources and Tips for Homeowners, April 6, 2023',
    'https://www2.montgomerycountymd.gov/mcgportalapps/Press_Detail.aspx?Item_ID=43148&Dept=75',
  ),
  publishedOn: '2023-04-06',
};
const MOC_CODES = {
  ...read(
    'New Episode of Montgomery County Permitting Services ‘New Codes’ Podcast, March 4, 2025',
    'https://mocofeed.com/new-episode-of-montgomery-county-permitting-services-new-codes-podcast-focuses-on-significant-commercial-changes-mocofeed',
  ),
  publishedOn: '2025-03-04',
};
const MOC_HOMEOWNER = read(
  'Homeowner Information, Montgomery County DPS',
  'https://permittingservices.montgomerycountymd.gov/DPS/customerservice/HomeImprovements.aspx',
);
const MOC_FEES = {
  ...read(
    'Residential Construction fees, July 1, 2020 to June 30, 2021, Montgomery County DPS',
    'https://fdocuments.us/document/residential-construction-2020-7-6-residential-construction-a-one-and-two-family.html',
  ),
  publishedOn: '2020',
  isCopy: true,
} as const;
const MOC_SOLAR = {
  ...read(
    'Department of Permitting Services home page (2016)',
    'http://permittingservices.montgomerycountymd.gov/DPS/general/Home.aspx',
  ),
  publishedOn: '2016',
};
const MOC_COMMERCIAL = {
  ...read(
    'DPS Constructive Comments, September 2015',
    'http://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/11aaa31',
  ),
  publishedOn: '2015-09',
};
const MOC_MODEL = {
  ...read(
    'DPS Constructive Comments, August 2017',
    'https://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/1b41b28',
  ),
  publishedOn: '2017-08',
};
const MOC_PROPOSAL = {
  ...read(
    'Building, Fire, Energy and Green Codes Update, September 2024, Montgomery County DPS',
    'https://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/3b129e3',
  ),
  publishedOn: '2024-09',
};
const MOC_DATASET = read(
  'Residential Permits, dataMontgomery',
  'https://data.montgomerycountymd.gov/d/m88u-pqki',
);
const ROCKVILLE = read(
  'Permits & Inspections, City of Rockville',
  'https://rockvillemd.gov/165/Permits-Inspections',
);

const reread = sourceReadOn('2026-11-24');

const MOC_BULLETIN = {
  ...reread(
    'Home Projects: When Do You Need a Permit? DPS bulletin of March 7, 2024',
    'https://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/38ea50c',
  ),
  publishedOn: '2024-03-07',
};
const MOC_SHEDS = reread(
  'Residential Sheds: Permits & Inspection Process, Montgomery County DPS',
  'https://montgomerycountymd.gov/DPS/Process/rci/residential-sheds.html',
);
const MOC_INSPECTIONS = reread(
  'Inspections by permit type, Montgomery County DPS (earlier site)',
  'http://permittingservices.montgomerycountymd.gov/DPS/inspection/Inspections.aspx',
);
const MOC_INSPECTION_DETAILS = reread(
  'Residential Inspections, Montgomery County DPS',
  'https://montgomerycountymd.gov/DPS/Process/rci/residential-inspection-details.html',
);

const read27 = sourceReadOn('2026-11-27');

const MOC_PORTAL = read27(
  'DPS online services, Montgomery County (address as a third party’s software of 2026 names it)',
  'https://permittingservices.montgomerycountymd.gov/account/Login.aspx',
);

const read28 = sourceReadOn('2026-11-28');
const MOC_GRACE = {
  ...read28(
    'Montgomery County extends grace period for updated building and safety codes (Hoodline)',
    'https://hoodline.com/2025/01/montgomery-county-extends-grace-period-for-compliance-with-updated-building-and-safety-codes/',
  ),
  publishedOn: '2025-01-24',
};

const WSSC = read28(
  'Information for Homeowners, WSSC Water',
  'https://www.wsscwater.com/work-with-us/permit-services/information-homeowners',
);

const MOC_FEES_SAME = {
  ...read28(
    'Permitting Fees to Stay the Same in 2026, DPS bulletin of June 4, 2025',
    'https://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/3e251a9',
  ),
  publishedOn: '2025-06-04',
};
const MOC_FENCE_PRICE = {
  ...read28(
    'Montgomery County Fence Permit Cost (PermitPrice, quoting the DPS schedule of July 2021 to June 2022)',
    'https://permitprice.com/guides/fence-permit-cost-montgomery-county/',
  ),
  publishedOn: '2026',
};
const MD_NEC = {
  ...read28(
    'Maryland Electrical Code: NEC 2023 (ProRef Trades)',
    'https://www.proreftrades.com/codes/maryland/electrical',
  ),
  publishedOn: '2026-05-29',
};
const MOC_CHAPTER_17 = {
  ...read28(
    'Montgomery County Code, chapter 17, Electricity (American Legal)',
    'https://codelibrary.amlegal.com/codes/montgomerycounty/latest/montgomeryco_md/0-0-0-126000',
  ),
  isCopy: true,
} as const;
const MOC_NEC_2010 = {
  ...read28(
    'Montgomery County Maryland Adopts the 2008 National Electrical Code (NEMA code alert)',
    'https://www.nema.org/Technical/Code-Alerts/Pages/Code-Alert-Maryland-16-February-2010.aspx',
  ),
  publishedOn: '2010-02-16',
};

export const profile: CityProfile = {
  slug: 'montgomery-county-md',
  intro: [
    {
      text: {
        en: 'The county’s Department of Permitting Services issues about 40,000 permits a year by its own count in 2023, some 2,200 of them for fences and 1,000 for decks. Inside Rockville and Gaithersburg the cities issue their own.',
        es: 'El Department of Permitting Services del condado emite unos 40,000 permisos al año según su cuenta de 2023, unos 2,200 de cercas y 1,000 de terrazas. Dentro de Rockville y Gaithersburg los emiten esas ciudades.',
      },
      sources: [MOC_PRESS, ROCKVILLE, MOC_GRACE],
      confidence: 'B',
    },
    {
      text: {
        en: 'Two lines run side by side for homes: Fast Track, out in one or two business days, and the standard review, whose first comments take about four weeks. Which one you are in is decided by the drawing.',
        es: 'Para viviendas hay dos filas: Fast Track, que sale en uno o dos días hábiles, y la revisión normal, cuyos primeros comentarios tardan unas cuatro semanas. El plano decide en cuál está usted.',
      },
      sources: [MOC_FAST_TRACK],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Montgomery County Department of Permitting Services (DPS)',
    url: 'https://montgomerycountymd.gov/DPS/Process/rci/Residential-Walk-Through.html',
    source: MOC_FAST_TRACK,
    confidence: 'A',
  },
  portal: {
    name: 'DPS online services (Apply and ePay, ePlans)',
    url: 'https://permittingservices.montgomerycountymd.gov/account/Login.aspx',
    source: MOC_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential'],
        edition: {
          en: '2021 IBC and IRC with county amendments',
          es: 'IBC e IRC 2021 con enmiendas del condado',
        },
        since: null,
        sources: [MOC_CODES, MOC_GRACE],
        confidence: 'B',
      },
      {
        fields: ['energy'],
        edition: { en: '2021 IECC with county amendments', es: 'IECC 2021 con enmiendas del condado' },
        since: null,
        sources: [MOC_CODES, MOC_GRACE],
        confidence: 'B',
      },
      {
        fields: ['fire'],
        edition: {
          en: '2021 NFPA codes, NFPA 101 among them, with county amendments',
          es: 'códigos NFPA 2021, entre ellos NFPA 101, con enmiendas del condado',
        },
        since: null,
        sources: [MOC_CODES, MOC_GRACE],
        confidence: 'B',
      },
    ],
    notes: [
      fact(
        'C',
        [MOC_CHAPTER_17, MOC_NEC_2010, MD_NEC],
        'The county adopts its electrical code by a regulation of its own under chapter 17. The last one we could read of took the 2008 NEC in 2010, and a private site names 2023 for Maryland as a whole; have DPS, 240-777-0311, name the edition before you price new wiring.',
        'El condado adopta su código eléctrico con un reglamento propio, según el capítulo 17. El último del que leímos tomó el NEC 2008 en 2010, y un sitio privado da el de 2023 para todo Maryland; pida a DPS, 240-777-0311, la edición antes de cotizar una instalación nueva.',
      ),
      fact(
        'B',
        [MOC_CODES, MOC_GRACE],
        'The county approved the set (ER 13-24 and 14-24) on December 10, 2024; it has been mandatory since March 31, 2025, when the grace period ended. Plans begun under the 2018 set are drawn to a code that is gone.',
        'El condado aprobó los códigos (ER 13-24 y 14-24) el 10 de diciembre de 2024; son obligatorios desde el 31 de marzo de 2025, cuando terminó el plazo de gracia. Los planos iniciados con los códigos de 2018 siguen un código que ya no rige.',
      ),
      fact(
        'A',
        [MOC_PROPOSAL],
        'Local additions announced with that package: sprinklers in new bars and restaurants and in all new public parking garages, protection for people walking past sites, and energy modeling by software under the energy and green codes.',
        'Cambios locales anunciados con ese paquete: rociadores en bares y restaurantes nuevos y en todo estacionamiento público nuevo, protección para peatones junto a las obras y modelado de energía por software en los códigos de energía y verde.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Fast Track takes interior alterations that touch no load-bearing wall, basements without a kitchen and one-level decks. Additions and two-level decks are out. The application and a site plan or house location survey go in electronically.',
        es: 'Fast Track admite alteraciones interiores sin tocar muros de carga, sótanos sin cocina y terrazas de un nivel. Las ampliaciones y las terrazas de dos niveles quedan fuera. La solicitud y el plano del sitio o de ubicación van en formato electrónico.',
      },
      sources: [MOC_FAST_TRACK],
      confidence: 'A',
    },
    {
      text: {
        en: 'No construction plans are wanted for a shed or gazebo under 200 square feet, nor for a single-level deck built to the county’s own Deck Details: those get a zoning review only, and the shed a final inspection once it stands.',
        es: 'No se piden planos de construcción para un cobertizo o gazebo de menos de 200 pies cuadrados ni para una terraza de un nivel según los Deck Details del condado: solo llevan revisión de zonificación, y el cobertizo, ya puesto, una inspección final.',
      },
      sources: [MOC_FAST_TRACK],
      confidence: 'A',
    },
    {
      text: {
        en: 'Repair after a fire, storm, flood or earthquake is not an ordinary repair here: submit at least a Scope of Work that says what was damaged and what you will do.',
        es: 'Reparar después de un incendio, tormenta, inundación o sismo no es aquí una reparación ordinaria: presente al menos un Scope of Work que diga qué se dañó y qué va a hacer.',
      },
      sources: [MOC_HOMEOWNER],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'no',
      text: {
        en: 'The roof covering is on DPS’s list of free work.',
        es: 'La cubierta del techo está en la lista de obra exenta de DPS.',
      },
      sources: [MOC_BULLETIN],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'A new one does; replacing a permitted one alike in place, height and material does not.',
        es: 'Una nueva, sí; reemplazar una con permiso por otra igual en lugar, altura y material, no.',
      },
      sources: [MOC_BULLETIN],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'Of any size; up to 200 square feet it is spared the structural review.',
        es: 'De cualquier tamaño; hasta 200 pies cuadrados no lleva la revisión estructural.',
      },
      sources: [MOC_SHEDS],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'One level built to the county’s Deck Details skips the plan review.',
        es: 'De un nivel y según los Deck Details del condado, se salta la revisión de planos.',
      },
      sources: [MOC_FAST_TRACK],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Replacing mechanical equipment is no ordinary repair, says DPS.',
        es: 'Reemplazar equipo mecánico no es una reparación ordinaria, dice DPS.',
      },
      sources: [MOC_HOMEOWNER],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Plumbing and gas permits are WSSC Water’s; a gas heater takes its licensed plumber or gasfitter.',
        es: 'Los permisos de plomería y gas son de WSSC Water; uno de gas lo pone su plomero o gasista con licencia.',
      },
      sources: [WSSC, MOC_HOMEOWNER],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Replacing electric wiring is no ordinary repair, says DPS.',
        es: 'Reemplazar la instalación eléctrica no es una reparación ordinaria, dice DPS.',
      },
      sources: [MOC_HOMEOWNER],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [MOC_BULLETIN],
      'DPS lists as free of a permit: caulking, painting, wallpaper, a new faucet, countertops, flooring, siding and window screens.',
      'DPS enumera como exento de permiso: sellar juntas, pintar, poner papel tapiz, cambiar una llave de agua, cubiertas de cocina, pisos, revestimiento exterior y mosquiteros.',
    ),
  ],
  steps: [
    fact(
      'A',
      [MOC_BULLETIN],
      'Book a free virtual design consultation if the rules are in doubt before you draw.',
      'Pida una consulta virtual gratuita de diseño si tiene dudas sobre las reglas, antes de hacer los planos.',
    ),
    fact(
      'A',
      [MOC_FAST_TRACK],
      'Sort the job: Fast Track for the simple kinds, the regular line for additions, two-level decks and the rest.',
      'Clasifique la obra: Fast Track para lo sencillo, la fila normal para ampliaciones, terrazas de dos niveles y lo demás.',
    ),
    fact(
      'A',
      [MOC_FAST_TRACK, MOC_SHEDS],
      'Submit application, site plan and drawings electronically through DPS eServices.',
      'Entregue en línea la solicitud, el plano del sitio y los planos de obra, por DPS eServices.',
    ),
    fact(
      'B',
      [MOC_FEES],
      'Pay half of the permit fee on filing, as the fee sheet of fiscal year 2021 says.',
      'Pague la mitad de la tarifa al presentar, como dice la hoja de tarifas del año fiscal 2021.',
    ),
    fact(
      'A',
      [MOC_FAST_TRACK],
      'Answer review comments with a scope note on every changed sheet.',
      'Responda las observaciones con una nota de alcance en cada hoja cambiada.',
    ),
    fact(
      'A',
      [MOC_SHEDS, MOC_FAST_TRACK],
      'Receive the permit: Fast Track takes one or two business days, a shed over 200 square feet up to 17 days if well prepared.',
      'Reciba el permiso: Fast Track tarda uno o dos días hábiles; un cobertizo de más de 200 pies cuadrados, hasta 17 días si va bien preparado.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [MOC_INSPECTIONS],
      'By the county’s earlier site, without a date, building, electrical, mechanical, demolition and retaining wall permits are booked online, on the voice line 240-777-6210 or at 240-777-0311. Right-of-way and sediment control go through the inspector.',
      'Según el sitio anterior del condado, sin fecha, las de construcción, electricidad, mecánica, demolición y muros de contención se programan en línea, en la línea de voz 240-777-6210 o en el 240-777-0311. Vía pública y control de sedimentos van con el inspector.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [WSSC],
        'Plumbing and gas work is inspected by WSSC Water: for a short-form permit call 301-206-4004 or the automated 301-206-8383, with the permit number your plumber gives you.',
        'La plomería y el gas los inspecciona WSSC Water: para un permiso Short Form llame al 301-206-4004 o al automático 301-206-8383, con el número de permiso que le da su plomero.',
      ),
      fact(
        'A',
        [MOC_INSPECTION_DETAILS],
        'On a house ask for close-in and final under the building, electrical and mechanical permits for one and the same day. If a trade is not ready the inspector disapproves them all.',
        'En una casa pida la de muros abiertos y la final en los permisos de construcción, electricidad y mecánica para un mismo día. Si una de las especialidades no está lista, el inspector las rechaza todas.',
      ),
      fact(
        'A',
        [MOC_INSPECTION_DETAILS],
        'The permit and the approved plans are on site and the lot number or address is clearly marked. A Building Permit Notice is posted within 3 days of its release and stays up for 30; no other inspection comes before that posting is approved.',
        'El permiso y los planos aprobados están en la obra y el número de lote o la dirección, bien visibles. El Building Permit Notice se coloca en los 3 días siguientes a su emisión y queda 30; ninguna otra inspección va antes de que se apruebe esa colocación.',
      ),
      fact(
        'A',
        [MOC_SHEDS, MOC_INSPECTIONS],
        'A shed gets a final inspection for place and anchorage; one above 200 square feet may get footing and framing inspections before it. A fence normally has none.',
        'Un cobertizo lleva inspección final de ubicación y anclaje; si pasa de 200 pies cuadrados puede llevar antes las de zapatas y estructura. Una cerca normalmente no lleva.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Department of Permitting Services (MC311)',
      phone: '+12407770311',
      address: '2425 Reedie Drive, 7th floor, Wheaton, Maryland',
      hours: {
        en: 'Monday to Friday, 7:30 a.m. to 4 p.m., no appointment needed',
        es: 'Lunes a viernes, de 7:30 a.m. a 4 p.m., sin cita',
      },
      source: MOC_FAST_TRACK,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Department of Permitting Services',
      note: {
        en: 'Voice line for inspections, from the county’s earlier site.',
        es: 'Línea de voz para inspecciones, del sitio anterior del condado.',
      },
      phone: '+12407776210',
      source: MOC_INSPECTIONS,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [MOC_FEES, MOC_FENCE_PRICE, MOC_FEES_SAME],
      'A fence is $77.87 whatever its length, and an open deck of up to 500 square feet $194.67, electrical work apart. Those amounts are from the county’s schedule of July 2020 to June 2021. A price guide of 2026 quotes the same fence fee from the next year’s schedule, and DPS announced that fees stay the same from July 2025 to June 2026. Confirm at 240-777-0311.',
      'Una cerca cuesta $77.87 sea cual sea su largo, y una terraza abierta de hasta 500 pies cuadrados $194.67, sin la electricidad. Son los montos de la tabla del condado de julio de 2020 a junio de 2021. Una guía de precios de 2026 cita la misma tarifa de cerca, tomada de la tabla del año siguiente, y DPS anunció que las tarifas no cambian de julio de 2025 a junio de 2026. Confirme en el 240-777-0311.',
    ),
    {
      text: {
        en: 'Homes are charged by area. In fiscal year 2021 a detached house or addition was $0.767865 per square foot (less above 5,000) and an alteration $0.681345. Altering 500 square feet came to $340.67, trades apart. Ask 240-777-0311 for this July’s.',
        es: 'La vivienda se cobra por área. En el año fiscal 2021, una casa independiente o ampliación era $0.767865 por pie cuadrado (menos arriba de 5,000) y una alteración $0.681345. Alterar 500 pies cuadrados daba $340.67, sin los permisos de especialidad. Las de este julio, en el 240-777-0311.',
      },
      sources: [MOC_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Half of the permit fee is due on filing, with a floor of $757.05 for new homes and $286.60 for additions and alterations that year. Rooftop solar is a flat $227.12 in the same sheet.',
        es: 'La mitad de la tarifa se paga al presentar, con piso de $757.05 en vivienda nueva y $286.60 en ampliaciones y alteraciones ese año. Solar en techo es un monto fijo de $227.12 en la misma hoja.',
      },
      sources: [MOC_FEES],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [MOC_FAST_TRACK, MOC_SHEDS],
      'Fast Track, for the simple residential jobs, takes one or two business days. In the standard review, which additions and two-level decks go through, the first comments take about four weeks. A shed over 200 square feet takes up to 17 days if the plans are well prepared.',
      'Fast Track, para los trabajos residenciales sencillos, toma uno o dos días hábiles. En la revisión normal, donde van las ampliaciones y las terrazas de dos niveles, los primeros comentarios tardan unas cuatro semanas. Un cobertizo de más de 200 pies cuadrados toma hasta 17 días si los planos están bien preparados.',
    ),
    {
      text: {
        en: 'Commercial plans carry a county commitment of 30 days to the first review, made in 2015. The clock starts only when a complete set has passed screening.',
        es: 'Los planos comerciales tienen un compromiso del condado, de 2015, de 30 días para la primera revisión. El reloj empieza solo cuando un juego de planos completo pasa el filtro previo.',
      },
      sources: [MOC_COMMERCIAL],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'Revised sheets need a scope note on each sheet saying what changed from the approved set, and DPS encourages a narrative with clouds or numbered triangles.',
        es: 'Las hojas revisadas llevan, cada una, una nota de alcance con lo que cambió frente a lo aprobado; DPS recomienda una narrativa con nubes o triángulos numerados.',
      },
      sources: [MOC_FAST_TRACK],
      confidence: 'A',
    },
    {
      text: {
        en: 'Rooftop solar applications have fixed times for filing, corrections and payment, in force since October 2016; miss one and the permit can be voided and the filing fee lost.',
        es: 'Las solicitudes de solar en techo tienen plazos fijos para presentar, corregir y pagar, vigentes desde octubre de 2016; si falla uno, el permiso puede anularse y se pierde la tarifa inicial.',
      },
      sources: [MOC_SOLAR],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'The county publishes residential and commercial permits daily, in two tables, from the day an application is opened: added, issued and finaled dates, declared value, work type and status.',
        es: 'El condado publica a diario los permisos residenciales y comerciales, en dos tablas, desde el día en que se abre la solicitud: fechas de ingreso, emisión y término, valor declarado, tipo de trabajo y estatus.',
      },
      sources: [MOC_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'No contractor’s name is in it. Give us the permit number or the address, and the status (Open, Issued, Finaled, Stop Work) follows.',
        es: 'No trae el nombre del contratista. Con el número de permiso o la dirección se sigue el estatus (Open, Issued, Finaled, Stop Work).',
      },
      sources: [MOC_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['fence', 'deck_porch', 'res_alteration', 'mechanical', 'solar_pv'],
  faq: [
    {
      question: {
        en: 'Does my Montgomery County address fall under DPS?',
        es: '¿Mi dirección en el condado de Montgomery corresponde a DPS?',
      },
      answer: {
        text: {
          en: 'Not if it lies inside the City of Rockville, where the city’s own permit office and code govern, and plumbers and electricians need the city’s license. Gaithersburg runs permits of its own too. A mailing address is not proof: check the municipal boundary, and ask the same in other incorporated towns.',
          es: 'No si está dentro de la ciudad de Rockville, donde rigen la oficina de permisos y el código de la ciudad, y plomeros y electricistas necesitan su licencia. Gaithersburg también lleva sus propios permisos. Una dirección postal no basta: revise el límite municipal, y pregunte igual en otras poblaciones incorporadas.',
        },
        sources: [ROCKVILLE, MOC_GRACE],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Can a homeowner pull an electrical permit here?',
        es: '¿Puede el dueño sacar un permiso eléctrico aquí?',
      },
      answer: {
        text: {
          en: 'There is a Home Owner Electrical Permit, and a Home Owner Electrical Exam goes with it. Contractors file under their own license.',
          es: 'Existe un Home Owner Electrical Permit y lo acompaña un examen, el Home Owner Electrical Exam. Los contratistas presentan con su propia licencia.',
        },
        sources: [MOC_HOMEOWNER],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Who can use the Model House Program?',
        es: '¿Quién puede usar el Model House Program?',
      },
      answer: {
        text: {
          en: 'As the county described it in 2017, only licensed Montgomery County home builders. An approved model serves any number of site permits within the code cycle, and it cannot be bought, traded or passed to another builder.',
          es: 'Según lo describió el condado en 2017, solo los constructores con licencia del condado. Un modelo aprobado sirve para cualquier número de permisos dentro del ciclo de código, y no se puede comprar, cambiar ni ceder.',
        },
        sources: [MOC_MODEL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'What does a deck need to skip plan review?',
        es: '¿Qué necesita una terraza para saltarse la revisión de planos?',
      },
      answer: {
        text: {
          en: 'One level, built to the county’s Deck Details, with a site plan or house location survey. It still gets the zoning check and a permit.',
          es: 'Un solo nivel, hecha según los Deck Details del condado, con un plano del sitio o de ubicación de la casa. Igual pasa la revisión de zonificación y lleva permiso.',
        },
        sources: [MOC_FAST_TRACK],
        confidence: 'A',
      },
    },
  ],
};
