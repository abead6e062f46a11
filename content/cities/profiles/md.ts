import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const BAL_PERMITS = read(
  'Housing and Community Development Permits, Baltimore City',
  'https://dhcd.baltimorecity.gov/pi/permits',
);
const BAL_FAQ = read('Permits FAQs, Baltimore City DHCD', 'https://dhcd.baltimorecity.gov/node/23428');
const BAL_FEES = read(
  'Baltimore City Code, Building Codes Part II § 109, Fees',
  'https://codes.baltimorecity.gov/us/md/cities/baltimore/code/building-codes/II/109',
);
const BAL_105 = read(
  'Baltimore City Code, Building Codes Part II § 105, Permits',
  'https://codes.baltimorecity.gov/us/md/cities/baltimore/code/building-codes/II/105',
);
const BAL_2021 = read(
  'Ordinance 24-341, Building, Fire, and Related Codes, 2021 Edition',
  'https://baltimore.legistar.com/LegislationDetail.aspx?FullText=1&GUID=F742AA77-328F-4B0F-A888-E85F82234035&ID=6583368',
);
const BAL_CHAP = read('CHAP enforcement, Baltimore City', 'https://chap.baltimorecity.gov/enforcement');
const BAL_HANDBOOK = read(
  'Permits & Building Inspections Handbook, Baltimore Housing',
  'https://www.scribd.com/document/338127332/Permit-Handbook',
);
const BAL_DATASET = read(
  'Housing and building permits 2019 to present, Open Baltimore',
  'https://egisdata.baltimorecity.gov/egis/rest/services/Housing/DHCD_Open_Baltimore_Datasets/FeatureServer/3',
);

const MOC_FAST_TRACK = read(
  'Residential Fast Track Permit Process, Montgomery County DPS',
  'https://montgomerycountymd.gov/DPS/Process/rci/Residential-Walk-Through.html',
);
const MOC_PRESS = read(
  'DPS Provides Resources and Tips for Homeowners, April 6, 2023',
  'https://www2.montgomerycountymd.gov/mcgportalapps/Press_Detail.aspx?Item_ID=43148&Dept=75',
);
const MOC_CODES = read(
  'New Episode of Montgomery County Permitting Services ‘New Codes’ Podcast, March 4, 2025',
  'https://mocofeed.com/new-episode-of-montgomery-county-permitting-services-new-codes-podcast-focuses-on-significant-commercial-changes-mocofeed',
);
const MOC_HOMEOWNER = read(
  'Homeowner Information, Montgomery County DPS',
  'https://permittingservices.montgomerycountymd.gov/DPS/customerservice/HomeImprovements.aspx',
);
const MOC_FEES = read(
  'Residential Construction fees, July 1, 2020 to June 30, 2021, Montgomery County DPS',
  'https://fdocuments.us/document/residential-construction-2020-7-6-residential-construction-a-one-and-two-family.html',
);
const MOC_SOLAR = read(
  'Department of Permitting Services home page (2016)',
  'http://permittingservices.montgomerycountymd.gov/DPS/general/Home.aspx',
);
const MOC_311 = read(
  'MC311, mechanical permits, Montgomery County',
  'https://www3.montgomerycountymd.gov/311/',
);
const MOC_COMMERCIAL = read(
  'DPS Constructive Comments, September 2015',
  'http://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/11aaa31',
);
const MOC_MODEL = read(
  'DPS Constructive Comments, August 2017',
  'https://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/1b41b28',
);
const MOC_PROPOSAL = read(
  'Building, Fire, Energy and Green Codes Update, September 2024, Montgomery County DPS',
  'https://content.govdelivery.com/accounts/MDMONTGOMERY/bulletins/3b129e3',
);
const MOC_DATASET = read(
  'Residential Permits, dataMontgomery',
  'https://data.montgomerycountymd.gov/d/m88u-pqki',
);

const BAL_HELP = read('E-Permits Help, Baltimore City DHCD', 'https://dhcd.baltimorecity.gov/node/25833');
const ROCKVILLE = read(
  'Permits & Inspections, City of Rockville',
  'https://rockvillemd.gov/165/Permits-Inspections',
);

export const md: readonly CityProfile[] = [
  {
    slug: 'baltimore-md',
    intro: [
      {
        text: {
          en: 'Baltimore City treats replacement like new work: windows, doors, siding, a furnace, even the board-up of an opening stand on its list of jobs that need a permit. Only minor repairs that leave the item in place need none.',
          es: 'La ciudad de Baltimore trata la reposición como obra nueva: ventanas, puertas, revestimiento, un calefactor (furnace) y hasta tapiar un hueco están en su lista de trabajos con permiso. Solo quedan libres las reparaciones menores que no cambian la pieza.',
        },
        sources: [BAL_HANDBOOK, BAL_PERMITS],
        confidence: 'B',
      },
      {
        text: {
          en: 'Everything is filed online in E-Permits; the building at 417 E Fayette Street only offers a kiosk for the same form. The portal is new: even with an old account you open another one, and your earlier permits are linked to it by PIN.',
          es: 'Todo se presenta en línea en E-Permits; el edificio de 417 E Fayette Street solo ofrece un quiosco con el mismo formulario. El portal es nuevo: aunque tenía cuenta, abra otra, y sus permisos anteriores se enlazan a ella con un PIN.',
        },
        sources: [BAL_PERMITS, BAL_HELP],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Baltimore City Department of Housing and Community Development (DHCD), Permits and Inspections',
      url: 'https://dhcd.baltimorecity.gov/pi/permits',
      source: BAL_PERMITS,
      confidence: 'A',
    },
    portal: {
      name: 'E-Permits (Accela)',
      url: 'https://dhcd.baltimorecity.gov/pi/permits',
      source: BAL_PERMITS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Ordinance 24-341, signed on June 10, 2024, put the city on the 2021 International Codes and the 2020 National Electrical Code, each with Baltimore’s own changes, as the Building, Fire, and Related Codes, 2021 Edition.',
          es: 'La ordenanza 24-341, firmada el 10 de junio de 2024, llevó a la ciudad a los códigos internacionales de 2021 y al National Electrical Code de 2020, cada uno con cambios propios, como Building, Fire, and Related Codes, edición 2021.',
        },
        sources: [BAL_2021],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Construction on one- and two-family houses needs a contractor with a Maryland Home Improvement (MHIC) license; razing needs one licensed by Baltimore City; electrical, mechanical, gas and plumbing need their own license.',
          es: 'La obra en casas de una y dos familias necesita un contratista con licencia Maryland Home Improvement (MHIC); la demolición, uno con licencia de la ciudad de Baltimore; electricidad, mecánica, gas y plomería, la suya.',
        },
        sources: [BAL_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'You are added to an application by the name and license number registered in E-Permits. If yours is not there, create an account and register the license, or send a copy to the trades license desk, before the client files.',
          es: 'A usted se le agrega a la solicitud con el nombre y número registrados en E-Permits. Si no aparece, abra una cuenta y registre la licencia, o mande copia a la oficina de licencias, antes de que el cliente presente.',
        },
        sources: [BAL_PERMITS, BAL_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'In a district of the Commission for Historical and Architectural Preservation, CHAP, exterior work needs an Authorization to Proceed. Starting without one, or building something else than it approves, is likely to bring a stop work order and a civil citation.',
          es: 'En un distrito de la Commission for Historical and Architectural Preservation, CHAP, la obra exterior necesita un Authorization to Proceed. Empezar sin él, o construir algo distinto a lo aprobado, probablemente traiga una orden de paro y una multa civil.',
        },
        sources: [BAL_CHAP],
        confidence: 'A',
      },

      {
        text: {
          en: 'When a restaurant, tavern, fuel station, day-care center or other listed use changes hands, the new owner needs a permit merely to continue, construction or not.',
          es: 'Cuando un restaurante, bar, gasolinera, guardería u otro uso de la lista cambia de dueño, el nuevo necesita un permiso solo para continuar, haya obra o no.',
        },
        sources: [BAL_105],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Fees stand in section 109 of the city’s building code. Nothing is charged under $25, amounts are rounded to the dollar, and they are paid before the permit is issued, extended or amended.',
          es: 'Las tarifas están en la sección 109 del código de construcción de la ciudad. Nada baja de $25, los montos se redondean al dólar y se pagan antes de emitir, prorrogar o modificar el permiso.',
        },
        sources: [BAL_FEES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Refunds are narrow: at most half, only where no work was done, and never on a charge under $1,000, unless the permit was revoked through the city’s own mistake.',
          es: 'Las devoluciones son escasas: como máximo la mitad, solo si no hubo obra y nunca de un cobro menor de $1,000, salvo que el permiso se haya revocado por error de la ciudad.',
        },
        sources: [BAL_FEES],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [],
    returns: [
      {
        text: {
          en: 'When the owner is a business, the application has to name a contact person; leaving that out is a delay the city itself points to. City-owned property needs a right-of-entry letter on top.',
          es: 'Cuando el dueño es una empresa, la solicitud debe nombrar a una persona de contacto; omitirlo es un retraso que la propia ciudad señala. En propiedad municipal hace falta además una carta de right of entry.',
        },
        sources: [BAL_FAQ],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Open Baltimore’s layer holds permits since 2019 with issue and expiration dates, cost, description and existing and proposed use. There is no contractor, status or ZIP code; a permit is followed by case number or address.',
          es: 'La capa de Open Baltimore tiene permisos desde 2019 con fechas de emisión y vencimiento, costo, descripción y uso actual y propuesto. No hay contratista, estado ni código postal: un permiso se sigue por número de caso o dirección.',
        },
        sources: [BAL_DATASET],
        confidence: 'B',
      },
    ],
    commonPermits: ['windows_doors', 'res_alteration', 'deck_porch', 'demolition', 'mechanical'],
    faq: [
      {
        question: {
          en: 'How long does a Baltimore City permit last?',
          es: '¿Cuánto dura un permiso en la ciudad de Baltimore?',
        },
        answer: {
          text: {
            en: 'Six months from issue for an ordinary E-Permit, three on condemned property, and 3 to 36 months for one with plans, depending on the job. It can be extended up to 60 days after it expires.',
            es: 'Seis meses desde la emisión en un permiso ordinario, tres en propiedad condenada y de 3 a 36 meses si lleva planos, según el trabajo. Se puede prorrogar hasta 60 días después de vencido.',
          },
          sources: [BAL_FAQ],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'The work is finished but the permit expired. Can it still be closed?',
          es: 'La obra terminó pero el permiso está vencido. ¿Todavía se puede cerrar?',
        },
        answer: {
          text: {
            en: 'By a reinstatement, if it expired within the last three years, every rough-in inspection was approved and all the work is complete. It runs 30 days, for the final inspection only.',
            es: 'Con una reinstatement, si venció en los últimos tres años, se aprobaron todas las inspecciones previas y la obra está completa. Dura 30 días, solo para la inspección final.',
          },
          sources: [BAL_FAQ],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'How do I change the contractor on a permit?',
          es: '¿Cómo se cambia el contratista de un permiso?',
        },
        answer: {
          text: {
            en: 'In E-Permits choose “Add Application” and the category “Permit extension/Change (or Add) contractor”. The new contractor’s license must be registered there first.',
            es: 'En E-Permits elija “Add Application” y la categoría “Permit extension/Change (or Add) contractor”. La licencia del nuevo debe estar registrada antes.',
          },
          sources: [BAL_FAQ],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'montgomery-county-md',
    intro: [
      {
        text: {
          en: 'The county’s Department of Permitting Services issues about 40,000 permits a year by its own count in 2023, some 2,200 of them for fences and 1,000 for decks. Inside Rockville the city issues its own.',
          es: 'El Department of Permitting Services del condado emite unos 40,000 permisos al año según su cuenta de 2023, unos 2,200 de cercas y 1,000 de terrazas. Dentro de Rockville los emite la ciudad.',
        },
        sources: [MOC_PRESS, ROCKVILLE],
        confidence: 'A',
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
      name: 'DPS Apply and ePay, ePlans',
      url: 'https://montgomerycountymd.gov/dps/',
      source: MOC_PRESS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The 2021 ICC and NFPA codes with county amendments (ER 13-24 and 14-24) were approved on December 10, 2024 and have been mandatory since March 31, 2025. Plans begun under the 2018 set are drawn to a code that is gone.',
          es: 'Los códigos ICC y NFPA de 2021 con cambios del condado (ER 13-24 y 14-24) se aprobaron el 10 de diciembre de 2024 y obligan desde el 31 de marzo de 2025. Los planos iniciados con el juego de 2018 siguen un código que ya no rige.',
        },
        sources: [MOC_CODES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Local additions announced with that package: sprinklers in new bars and restaurants and in all new public parking garages, protection for people walking past sites, and energy modeling by software under the energy and green codes.',
          es: 'Cambios locales anunciados con ese paquete: rociadores en bares y restaurantes nuevos y en todo estacionamiento público nuevo, protección para peatones junto a las obras y modelado de energía por software en los códigos de energía y verde.',
        },
        sources: [MOC_PROPOSAL],
        confidence: 'A',
      },
    ],
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
          en: 'No construction plans are wanted for a shed or gazebo under 200 square feet, nor for a single-level deck built to the county’s own Deck Details: those get a zoning review and nothing more.',
          es: 'No se piden planos de construcción para un cobertizo o quiosco de menos de 200 pies cuadrados ni para una terraza de un nivel según los Deck Details del condado: solo llevan revisión de zonificación.',
        },
        sources: [MOC_FAST_TRACK],
        confidence: 'A',
      },
      {
        text: {
          en: 'A mechanical permit has to come with a Manual J load calculation, replacement of the same equipment included.',
          es: 'El permiso mecánico debe llevar el cálculo de carga Manual J, también cuando se repone el mismo equipo.',
        },
        sources: [MOC_311],
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
    fees: [
      {
        text: {
          en: 'Homes are charged by area. In fiscal year 2021 a detached house or addition was $0.767865 per square foot (less above 5,000) and an alteration $0.681345. Rates move each July, so use these for proportion only.',
          es: 'La vivienda se cobra por área. En el año fiscal 2021, una casa separada o ampliación era $0.767865 por pie cuadrado (menos arriba de 5,000) y una alteración $0.681345. Las tarifas cambian cada julio: úselas solo como proporción.',
        },
        sources: [MOC_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Half of the permit fee is due on filing, with a floor of $757.05 for new homes and $286.60 for additions and alterations that year. Flat items in the same sheet: open deck up to 500 square feet $194.67, fence $77.87, rooftop solar $227.12.',
          es: 'La mitad de la tarifa se paga al presentar, con piso de $757.05 en vivienda nueva y $286.60 en ampliaciones y alteraciones ese año. Montos fijos en la misma hoja: terraza abierta de hasta 500 pies cuadrados $194.67, cerca $77.87, solar en techo $227.12.',
        },
        sources: [MOC_FEES],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Commercial plans carry a county commitment of 30 days to the first review, made in 2015. The clock starts only when a complete set has passed screening.',
          es: 'Los planos comerciales tienen un compromiso del condado, de 2015, de 30 días para la primera revisión. El reloj empieza solo cuando un juego completo pasa la preselección.',
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
          es: 'El condado publica a diario los permisos residenciales y comerciales, en dos tablas, desde el día en que se abre la solicitud: fechas de ingreso, emisión y término, valor declarado, tipo de trabajo y estado.',
        },
        sources: [MOC_DATASET],
        confidence: 'B',
      },
      {
        text: {
          en: 'No contractor’s name is in it. Give us the permit number or the address, and the status (Open, Issued, Finaled, Stop Work) follows.',
          es: 'No trae el nombre del contratista. Con el número de permiso o la dirección se sigue el estado (Open, Issued, Finaled, Stop Work).',
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
            en: 'Not if it lies inside the City of Rockville, where the city’s own permit office and code govern, and plumbers and electricians need the city’s license. A Rockville mailing address is not proof: check the municipal boundary, and ask the same in other incorporated towns.',
            es: 'No si está dentro de la ciudad de Rockville, donde rigen la oficina de permisos y el código de la ciudad, y plomeros y electricistas necesitan su licencia. Una dirección postal de Rockville no basta: revise el límite municipal, y pregunte igual en otras poblaciones incorporadas.',
          },
          sources: [ROCKVILLE],
          confidence: 'A',
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
  },
];
