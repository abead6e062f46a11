import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const OHIO_2024 = read(
  'Updated building codes effective March 1 (State of Ohio announcement)',
  'https://blufftonicon.com/news/2024/02/28/updated-building-codes-effective-march-1',
);
const OHIO_AIA = read(
  '2024 Ohio Building Code: Important Dates to Know, AIA Ohio',
  'https://aiaohio.org/architypes-fall-2023-aia-ohio-advocacy-committee/',
);
const STATE_SURCHARGE = read(
  'Bexley Codified Ordinances 244.01 (State of Ohio Board of Building Standards fee)',
  'https://codelibrary.amlegal.com/codes/bexley/latest/bexley_oh/0-0-0-30122',
);

const COL_FAQ = read(
  'BZS Frequently Asked Questions, City of Columbus',
  'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Frequently-Asked-Questions',
);
const COL_RESIDENTIAL = read(
  '1, 2 and 3 Family Residential Permits, City of Columbus',
  'https://www.columbus.gov/bzs/permits/1,-2-and-3-Family-Residential-Permits/',
);
const COL_MULTIFAMILY = read(
  'Multifamily Building Permits, City of Columbus',
  'http://www.columbus.gov/Templates/Detail.aspx?id=66997',
);
const COL_STARTED = read(
  'Getting Started, City of Columbus',
  'https://www.columbus.gov/bzs/Getting-Started/',
);
const COL_PORTAL = read('Citizen Access Portal, City of Columbus', 'https://ca.columbus.gov/ca/Welcome.aspx');
const COL_2007 = read(
  'Ordinance 1709-2007, repeal of Columbus Building Code 4113.38',
  'https://columbus.legistar.com/LegislationDetail.aspx?FullText=1&GUID=D1EF2D92-149F-4987-A5A6-10C1DB4B2E91&ID=1033724',
);
const COL_GUIDE = read(
  'Columbus permit submission requirements, Permit Place',
  'https://permitplace.com/columbus-permit-submission-requirements/',
);
const COL_DATASET = read(
  'Building Permits, City of Columbus open data',
  'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
);

const CIN_NEED = read(
  'Do I Need A Permit? City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/building-permit-forms-applications/permit-guide/do-i-need-a-permit',
);
const CIN_REVIEW = read(
  'Permit Review Process, City of Cincinnati',
  'https://cincyweb.cincinnati-oh.gov/buildings/building-permit-forms-applications/permit-guide/permit-review-process',
);
const CIN_TARGETS = read(
  'Targeted Plan Review Times, City of Cincinnati',
  'https://cincyweb.cincinnati-oh.gov/buildings/building-plan-examination/targeted-plan-review-times',
);
const CIN_REVISION = read(
  'Revision Process, City of Cincinnati',
  'https://cincyweb.cincinnati-oh.gov/buildings/building-permit-forms-applications/permit-guide/revision-process',
);
const CIN_ELECTRONIC = read(
  'Electronic Document Submission, City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/submitting-your-application/electronic-document-submission',
);
const CIN_RESIDENTIAL = read(
  'Residential Permit Guide, City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/old-apply-for-a-building-permit/permit-guide/residential-permit-guide',
);
const CIN_FAQ = read(
  'Frequently Asked Questions, City of Cincinnati',
  'https://cincinnati-oh.gov/buildings/faq',
);
const CIN_FORMS = read(
  'Permit Applications & Forms, City of Cincinnati (earlier page)',
  'http://cincinnati-oh.gov/planning/permits-contractors/permit-application-forms-informational-handouts/',
);
const CIN_REGISTRATION = read(
  'Cincinnati Municipal Code § 1106-21',
  'http://cincinnati-oh.elaws.us/code/coor_titlexi_ch1106_sec1106-21',
);
const CIN_DATASET = read(
  'Cincinnati Building Permits, City of Cincinnati open data',
  'https://data.cincinnati-oh.gov/d/uhjb-xac9',
);

const CLE_HOME = read(
  'Building & Housing, City of Cleveland',
  'https://www.clevelandohio.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing',
);
const CLE_FAQ = read(
  'Department of Building & Housing FAQs',
  'https://clevelandohio.gov/city-hall/departments/building-housing/faqs',
);
const CLE_CONTRACTOR = read(
  'Contractor Permits, City of Cleveland',
  'https://www.clevelandohio.gov/city-hall/departments/building-housing/divisions/permits/contractor-permits',
);
const CLE_GUIDE = read(
  'Permit Guide: Contractors, City of Cleveland',
  'http://www.cleveland-oh.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing/PermitGuide/Contractors',
);
const CLE_ORDINANCES = read(
  'Building & Housing Ordinances, City of Cleveland',
  'https://clevelandohio.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing/Ordinances',
);
const CLE_FEES = read(
  'Permit Fee Schedule, City of Cleveland',
  'https://www.clevelandohio.gov/city-hall/departments/building-housing/divisions/construction-permitting/permit-fee-schedule',
);
const CLE_FEE_CODE = read(
  'Cleveland Codified Ordinances § 3105.25 Schedule of Permit Fees',
  'https://codelibrary.amlegal.com/codes/cleveland/latest/cleveland_oh/0-0-0-19698',
);
const CLE_DATASET = read(
  'Building Permits, City of Cleveland open data',
  'https://services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
);

export const oh: readonly CityProfile[] = [
  {
    slug: 'columbus-oh',
    intro: [
      {
        text: {
          en: 'Columbus closed its shortcut in 2007: windows, siding, roofing and decks used to pass with a free registration, and since ordinance 1709-2007 each of them takes a full building permit.',
          es: 'Columbus cerró su atajo en 2007: ventanas, revestimiento, techos y terrazas pasaban con un registro gratis y, desde la ordenanza 1709-2007, cada uno lleva un permiso de construcción completo.',
        },
        sources: [COL_2007],
        confidence: 'A',
      },
      {
        text: {
          en: 'Building and Zoning Services issues a permit to the owner or to a contractor licensed or registered with the city, nobody else. Almost any planned work, even a change of occupancy without construction, needs the permit and a plan review.',
          es: 'Building and Zoning Services emite el permiso al dueño o a un contratista con licencia o registro de la ciudad, a nadie más. Casi toda obra prevista, incluso un cambio de ocupación sin construcción, pide permiso y revisión de planos.',
        },
        sources: [COL_FAQ],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Columbus Department of Building and Zoning Services (BZS)',
      url: 'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Frequently-Asked-Questions',
      source: COL_FAQ,
      confidence: 'A',
    },
    portal: {
      name: 'Citizen Access Portal',
      url: 'https://ca.columbus.gov/ca/Welcome.aspx',
      source: COL_PORTAL,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Commercial work, and housing of four units and up, follows the 2024 Ohio Building, Mechanical and Plumbing Codes, in force since March 1, 2024 and based on the 2021 model codes. Houses of one to three units fall under the Residential Code of Ohio.',
          es: 'La obra comercial y la vivienda de cuatro unidades o más siguen los códigos de Ohio de 2024 (Building, Mechanical y Plumbing), vigentes desde el 1 de marzo de 2024 y basados en los modelos de 2021. Las casas de una a tres unidades van por el Residential Code of Ohio.',
        },
        sources: [OHIO_2024, COL_2007],
        confidence: 'C',
      },
      {
        text: {
          en: 'Title 41 of the City Codes is the local layer. Its Chapter 4113 sets who may be issued building, electrical, mechanical and plumbing permits, and their fees.',
          es: 'El Title 41 de los City Codes es la capa local. Su Chapter 4113 fija a quién se emiten los permisos de construcción, electricidad, mecánica y plomería, y sus tarifas.',
        },
        sources: [COL_RESIDENTIAL],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Only the homeowner living in a single-family house may do the work personally. On a two- or three-family building even the owner has to hire a contractor licensed and registered with Columbus.',
          es: 'Solo el dueño que vive en una casa de una familia puede hacer él mismo el trabajo. En un edificio de dos o tres familias hasta el dueño debe contratar a alguien con licencia y registro de Columbus.',
        },
        sources: [COL_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'In a historic district or a commission area the Certificate of Appropriateness comes before the permits, for houses and apartment buildings alike. The city’s online zoning map shows whether your lot is in one.',
          es: 'En un distrito histórico o zona con comisión, el Certificate of Appropriateness va antes que los permisos, tanto en casas como en apartamentos. El mapa de zonificación en línea muestra si su lote está en una.',
        },
        sources: [COL_RESIDENTIAL, COL_MULTIFAMILY],
        confidence: 'A',
      },
      {
        text: {
          en: 'Depending on scope, plan on a certified address, site plan, construction drawings and an energy analysis next to the application. An architect or engineer draws most jobs; minor work on one- to three-family houses, such as a roof or windows, is the exception.',
          es: 'Según el alcance, prevea dirección certificada, plano del sitio, planos de construcción y análisis de energía junto con la solicitud. La mayoría lleva arquitecto o ingeniero; la excepción es lo menor en casas de una a tres familias, como techo o ventanas.',
        },
        sources: [COL_STARTED],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Amounts are in the BZS fee schedule that goes with Chapter 4113. On top of any city amount the State’s Board of Building Standards collects 1% on residential and 3% on commercial permits.',
          es: 'Los montos están en la tabla de tarifas de BZS que acompaña al Chapter 4113. Encima del monto municipal, el Board of Building Standards del estado cobra 1% en permisos residenciales y 3% en comerciales.',
        },
        sources: [COL_STARTED, STATE_SURCHARGE],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Inspections for the next business day can be booked online until midnight; by phone the line closes at 4:00 PM. Certain fire protection and after-hours inspections cannot be booked online.',
          es: 'Las inspecciones para el siguiente día hábil se reservan en línea hasta la medianoche; por teléfono, hasta las 4:00 PM. Ciertas inspecciones de protección contra incendio y fuera de horario no se reservan en línea.',
        },
        sources: [COL_PORTAL],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: '“Corrections Required” is a status of its own in the city’s records. A permit service that files here says that commercial plans not sealed by an Ohio architect or engineer are rejected, and lists the COMcheck energy report among the required sheets.',
          es: '“Corrections Required” es un estado propio en los registros de la ciudad. Un gestor que presenta aquí dice que los planos comerciales sin sello de arquitecto o ingeniero de Ohio se rechazan, y cuenta el informe de energía COMcheck entre lo obligatorio.',
        },
        sources: [COL_DATASET, COL_GUIDE],
        confidence: 'C',
      },
      {
        text: {
          en: 'Two papers come from outside the drawing set: the certified address and, in a commission area, the Certificate of Appropriateness. Have both before you upload the sheets.',
          es: 'Dos papeles no salen de los planos: la dirección certificada y, en zona con comisión, el Certificate of Appropriateness. Tenga ambos antes de subir las hojas.',
        },
        sources: [COL_STARTED, COL_RESIDENTIAL],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'The open data layer is refreshed daily and gives the applicant’s business name, the value, the address with ZIP and a link to the city’s own record. Application and completion dates are missing; only the issue date is there.',
          es: 'La capa de datos abiertos se renueva a diario y da el nombre comercial del solicitante, el valor, la dirección con código postal y un enlace al expediente. Faltan las fechas de solicitud y de término; solo está la de emisión.',
        },
        sources: [COL_DATASET],
        confidence: 'B',
      },
      {
        text: {
          en: 'Read its words with care: “Final Inspection Approved” and “Certificate of Occupancy Issued” both mean the job is done, not that a review has passed.',
          es: 'Lea con cuidado sus palabras: “Final Inspection Approved” y “Certificate of Occupancy Issued” quieren decir trabajo terminado, no revisión aprobada.',
        },
        sources: [COL_DATASET],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'windows_doors', 'deck_porch', 'res_alteration', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Is there still a free registration for roofs and siding in Columbus?',
          es: '¿Sigue habiendo registro gratis para techos y revestimiento en Columbus?',
        },
        answer: {
          text: {
            en: 'No. The State reviewed it and required a real permit; council repealed section 4113.38 in November 2007. Quote the permit and its inspections on every reroof.',
            es: 'No. El estado lo revisó y exigió un permiso de verdad; el concejo derogó la sección 4113.38 en noviembre de 2007. Incluya el permiso y sus inspecciones en cada cambio de techo.',
          },
          sources: [COL_2007],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Can we look up a Columbus permit without an account?',
          es: '¿Se puede consultar un permiso de Columbus sin cuenta?',
        },
        answer: {
          text: {
            en: 'Yes, the portal lets anyone browse permit information. You need an account, with your license attached to it, to use everything else.',
            es: 'Sí, el portal deja consultar permisos a cualquiera. Para todo lo demás necesita una cuenta con su licencia enlazada.',
          },
          sources: [COL_PORTAL],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Which board licenses a remodeler here?',
          es: '¿Qué junta da licencia a quien remodela aquí?',
        },
        answer: {
          text: {
            en: 'The Board of General and Home Improvement Contractors, one of the sections of BZS; skilled trades and sign erectors have review boards of their own.',
            es: 'La Board of General and Home Improvement Contractors, una de las secciones de BZS; los oficios calificados y los instaladores de letreros tienen sus propias juntas.',
          },
          sources: [COL_FAQ],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'cincinnati-oh',
    intro: [
      {
        text: {
          en: 'Cincinnati sorts work into review tiers, and the first is done the same day: a deck, shed, detached garage, alteration or addition under 400 square feet, or a one-floor commercial alteration up to 5,000.',
          es: 'Cincinnati reparte el trabajo en niveles de revisión y el primero sale el mismo día: terraza, cobertizo, garaje separado, alteración o ampliación de menos de 400 pies cuadrados, o una alteración comercial de un piso de hasta 5,000.',
        },
        sources: [CIN_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'The Department of Buildings & Inspections works out of one Permit Center at 805 Central Avenue, and permits go only to contractors who are properly licensed. Status is public in ezTrak, by address or project number.',
          es: 'El Department of Buildings & Inspections atiende en un solo Permit Center, en 805 Central Avenue, y da permisos solo a contratistas con la licencia que corresponde. El estado es público en ezTrak, por dirección o número.',
        },
        sources: [CIN_FAQ, CIN_RESIDENTIAL],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Cincinnati Department of Buildings & Inspections',
      url: 'https://cincinnati-oh.gov/buildings/faq',
      source: CIN_FAQ,
      confidence: 'A',
    },
    portal: {
      name: 'ezTrak',
      url: 'https://cincinnati-oh.gov/buildings/faq',
      source: CIN_FAQ,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Applications for one to three units are examined under the 2019 Residential Code of Ohio plus the Cincinnati Building Code. A two- or three-family house whose units share an exit is reviewed as a commercial building instead.',
          es: 'Las solicitudes de una a tres unidades se examinan con el Residential Code of Ohio de 2019 más el Cincinnati Building Code. Una casa de dos o tres familias con salida compartida se revisa como edificio comercial.',
        },
        sources: [CIN_TARGETS],
        confidence: 'A',
      },
      {
        text: {
          en: 'For commercial work and four or more dwellings the city’s page still says 2017 Ohio Building Code “with the most current updates”; the State’s 2024 edition took its place on March 1, 2024.',
          es: 'Para obra comercial y cuatro viviendas o más, la página municipal todavía dice Ohio Building Code de 2017 “con las actualizaciones más recientes”; la edición estatal de 2024 tomó su lugar el 1 de marzo de 2024.',
        },
        sources: [CIN_REVIEW, OHIO_AIA],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'On a detached house of one to three units no permit is needed for same-size windows, siding, gutters, a roof covering that leaves no more than two layers, or a shed up to 100 square feet and 8 feet of average height in the rear yard.',
          es: 'En una casa separada de una a tres unidades no hace falta permiso para ventanas del mismo tamaño, revestimiento, canalones, una cubierta que deje no más de dos capas, ni un cobertizo de hasta 100 pies cuadrados y 8 pies de altura media en el patio trasero.',
        },
        sources: [CIN_NEED],
        confidence: 'A',
      },
      {
        text: {
          en: 'Separate permits are required for HVAC, plumbing (a dishwasher counts), electrical, retaining walls, pools, tents, signs, demolition and parking lots over 800 square feet, even when a building permit covers the same project.',
          es: 'Se exigen permisos aparte para HVAC, plomería (un lavavajillas cuenta), electricidad, muros de contención, piscinas, carpas, letreros, demolición y estacionamientos de más de 800 pies cuadrados, aunque el mismo proyecto ya tenga permiso de construcción.',
        },
        sources: [CIN_NEED],
        confidence: 'A',
      },
      {
        text: {
          en: 'File by e-mail to the Permit Center with an accurate address for the primary contact. That person gets a OneDrive link and 48 hours to upload; each drawing sheet is one flat PDF, JPG or TIFF.',
          es: 'Presente por correo electrónico al Permit Center con la dirección exacta del contacto principal. Esa persona recibe un enlace de OneDrive y 48 horas para subir; cada hoja es un solo PDF, JPG o TIFF sin capas.',
        },
        sources: [CIN_ELECTRONIC],
        confidence: 'A',
      },
      {
        text: {
          en: 'Contractor registration rests on Chapter 1106 of the Municipal Code: classes, insurance and bond, late fees, and when a registration is suspended are set by rules of the chief building official. None of its fees is refundable.',
          es: 'El registro de contratistas descansa en el Chapter 1106 del Municipal Code: clases, seguro y fianza, recargos y cuándo se suspende los fija por reglamento el jefe de construcción. Ninguna de sus tarifas se devuelve.',
        },
        sources: [CIN_REGISTRATION],
        confidence: 'B',
      },
    ],
    fees: [
      {
        text: {
          en: 'Every application with plans carries a one-time processing fee that is not refunded. An earlier city page set it at $29 for one to three families and $83 for multifamily and commercial; like-for-like plumbing and HVAC without plans were exempt.',
          es: 'Toda solicitud con planos lleva un cargo único de trámite que no se devuelve. Una página anterior lo fijaba en $29 de una a tres familias y $83 en multifamiliar y comercial; plomería y HVAC de reposición sin planos quedaban exentos.',
        },
        sources: [CIN_FORMS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Same-day Tier 1 review costs no premium: the fee is that of the regular schedule. A revision does cost: the revision fee is added to the permit fee when the permit is approved.',
          es: 'La revisión Tier 1 del mismo día no lleva sobreprecio: rige la tabla normal. Una revisión de correcciones sí cuesta: su cargo se suma a la tarifa cuando se aprueba el permiso.',
        },
        sources: [CIN_REVIEW, CIN_REVISION],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Targets, met 90% of the time by the city’s account: 10 working days for residential plans, 15 for commercial, 5 for revisions. Tier 2 brings the 15 down to 5.',
          es: 'Metas, cumplidas el 90% de las veces según la ciudad: 10 días hábiles en planos residenciales, 15 en comerciales, 5 en correcciones. El Tier 2 baja los 15 a 5.',
        },
        sources: [CIN_TARGETS, CIN_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Tier 1 reviewers take drawings first come, first served from 7:30 AM to 2:30 PM, Monday through Friday. Behind all of it stands the State’s 30-day limit for a first review.',
          es: 'En Tier 1 se atiende por orden de llegada de 7:30 AM a 2:30 PM, de lunes a viernes. Detrás de todo está el límite estatal de 30 días para la primera revisión.',
        },
        sources: [CIN_REVIEW],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'A plan that falls short comes back as an adjudication order. You have six months from its date to answer before the application is invalid, and an extension can be had; a denial can be appealed to the Board of Building Appeals.',
          es: 'Un plano insuficiente regresa como adjudication order. Tiene seis meses desde su fecha para contestar antes de que la solicitud pierda validez, y hay prórroga; una negativa se apela ante la Board of Building Appeals.',
        },
        sources: [CIN_REVISION],
        confidence: 'A',
      },
      {
        text: {
          en: 'Electronic submittals left incomplete expire 30 days after they were started. The system does not take layered drawings, several sheets in one file, or ZIP archives: check for those first.',
          es: 'Los envíos electrónicos incompletos quedan vencidos 30 días después de iniciados. El sistema no acepta planos por capas, varias hojas en un archivo ni archivos ZIP: revise eso primero.',
        },
        sources: [CIN_ELECTRONIC],
        confidence: 'A',
      },
      {
        text: {
          en: 'A commercial alteration drops out of same-day review as soon as it changes the use or touches structure, whatever its size. Send it the regular way and save the trip.',
          es: 'Una alteración comercial sale de la revisión del mismo día en cuanto cambia el uso o toca la estructura, mida lo que mida. Mándela por la vía normal y ahórrese el viaje.',
        },
        sources: [CIN_REVIEW],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Cincinnati’s records are among the fullest there are: applied, issued, completed and expiry dates, fee, value and the company’s name, one to three days behind the office.',
          es: 'Los registros de Cincinnati son de los más completos: fechas de solicitud, emisión, término y vencimiento, tarifa, valor y nombre de la empresa, con uno a tres días de retraso.',
        },
        sources: [CIN_DATASET],
        confidence: 'B',
      },
      {
        text: {
          en: 'Status comes in office shorthand: ADD INS and BILLED wait for you, APRV_NR is approved and not yet released, ROUTE and CAGIS are still with reviewers. A permit number repeats per trade, so the type is needed to tell two apart.',
          es: 'El estado viene en clave de oficina: ADD INS y BILLED esperan por usted, APRV_NR está aprobado sin liberar, ROUTE y CAGIS siguen con los revisores. El número se repite por oficio, así que hace falta el tipo para distinguirlos.',
        },
        sources: [CIN_DATASET],
        confidence: 'B',
      },
    ],
    commonPermits: ['deck_porch', 'mechanical', 'plumbing', 'commercial_ti', 'res_alteration'],
    faq: [
      {
        question: {
          en: 'Which Cincinnati jobs get same-day review?',
          es: '¿Qué trabajos se revisan el mismo día en Cincinnati?',
        },
        answer: {
          text: {
            en: 'Residential garages, sheds, decks, alterations and additions under 400 square feet; commercial and fire protection alterations up to 5,000 square feet on one floor, without change of use or structural work. Come before 2:30 PM.',
            es: 'Garajes, cobertizos, terrazas, alteraciones y ampliaciones residenciales de menos de 400 pies cuadrados; alteraciones comerciales y de protección contra incendio de hasta 5,000 en un piso, sin cambio de uso ni estructura. Llegue antes de las 2:30 PM.',
          },
          sources: [CIN_REVIEW],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Do I need a permit to replace a roof in Cincinnati?',
          es: '¿Hace falta permiso para cambiar un techo en Cincinnati?',
        },
        answer: {
          text: {
            en: 'Not for the covering of a detached one- to three-family house, as long as it ends with no more than two layers. Other buildings do, and building repair is on the list of work that needs a permit.',
            es: 'No para la cubierta de una casa separada de una a tres familias, si termina con no más de dos capas. Los demás edificios sí, y la reparación de edificios está en la lista de lo que lleva permiso.',
          },
          sources: [CIN_NEED],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'We sent the application by e-mail and heard nothing. Now what?',
          es: 'Mandamos la solicitud por correo electrónico y no hay respuesta. ¿Y ahora?',
        },
        answer: {
          text: {
            en: 'Allow two business days for the Permit Center’s confirmation. After that call 513-352-3271, option 1, with the address; a mistyped contact e-mail means the upload link went nowhere.',
            es: 'Dé dos días hábiles para la confirmación del Permit Center. Después llame al 513-352-3271, opción 1, con la dirección; si el correo del contacto está mal escrito, el enlace para subir archivos no llegó.',
          },
          sources: [CIN_ELECTRONIC, CIN_FAQ],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'cleveland-oh',
    intro: [
      {
        text: {
          en: 'In Cleveland a contractor is bonded, insured and registered with the Department of Building and Housing before the first permit, and reroofing, siding, gutters, windows and doors all need one.',
          es: 'En Cleveland el contratista tiene fianza, seguro y registro en el Department of Building and Housing antes del primer permiso, y cambiar techo, revestimiento, canalones, ventanas o puertas siempre lo necesita.',
        },
        sources: [CLE_CONTRACTOR, CLE_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'The office is room 505 of City Hall and applications also go through the Citizen Access site. Owners of one- and two-family homes who live there may do their own work without registering, under the same plan examination.',
          es: 'La oficina es la 505 del City Hall y también se solicita en el sitio Citizen Access. El dueño que vive en su casa de una o dos familias puede trabajar sin registrarse, con la misma revisión de planos.',
        },
        sources: [CLE_FAQ, CLE_CONTRACTOR],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Cleveland Department of Building and Housing',
      url: 'https://www.clevelandohio.gov/CityofCleveland/Home/Government/CityAgencies/BuildingHousing',
      source: CLE_HOME,
      confidence: 'A',
    },
    portal: {
      name: 'Accela Citizen Access',
      url: 'https://clevelandohio.gov/city-hall/departments/building-housing/faqs',
      source: CLE_FAQ,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Title XIII of the Codified Ordinances adopts the Ohio Building Code in Chapter 3111 and the state residential code for one to three families in Chapter 3121, with local chapters for fire limits, pools, excavation and façades around them.',
          es: 'El Title XIII de los Codified Ordinances adopta el Ohio Building Code en el Chapter 3111 y el código residencial estatal para una a tres familias en el 3121, con capítulos locales sobre límites de fuego, piscinas, excavación y fachadas.',
        },
        sources: [CLE_ORDINANCES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Section 3143.02 is the city’s own: façades of buildings over five stories and 75 feet, once 30 years old, are inspected by a qualified person every five years. Repairs that come out of the report need a permit of their own.',
          es: 'La sección 3143.02 es propia de la ciudad: las fachadas de edificios de más de cinco pisos y 75 pies, con 30 años o más, las inspecciona una persona calificada cada cinco años. Las reparaciones que salgan de ahí llevan su permiso.',
        },
        sources: [CLE_ORDINANCES],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Two sets of plans to scale go with the application. Depending on scope the city expects a plot plan with utility lines and side yards, floor plans with every space named by use, elevations, sections and the load table behind the structure.',
          es: 'Con la solicitud van dos juegos de planos a escala. Según el alcance, la ciudad espera plano de conjunto con servicios y patios laterales, plantas con cada espacio nombrado por uso, elevaciones, cortes y la tabla de cargas de la estructura.',
        },
        sources: [CLE_GUIDE],
        confidence: 'A',
      },
      {
        text: {
          en: 'A fence takes a permit with a site plan that shows the boundaries, location, height and type, and how close it stands to structures on the neighboring lots. Chapter 358 holds the rules.',
          es: 'Una cerca lleva permiso con un plano del sitio que muestre linderos, ubicación, altura y tipo, y su distancia a las construcciones vecinas. Las reglas están en el Chapter 358.',
        },
        sources: [CLE_FAQ, CLE_ORDINANCES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Electrical, plumbing and HVAC contractors must first be licensed by the State of Ohio and only then register here. General and demolition contractors file the city’s application with its bond form and insurance endorsement.',
          es: 'Los contratistas de electricidad, plomería y HVAC primero obtienen licencia del estado de Ohio y después se registran aquí. Los generales y de demolición presentan la solicitud municipal con su fianza y el endoso del seguro.',
        },
        sources: [CLE_FAQ, CLE_ORDINANCES],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'For one to three families: $10 per $1,000 of estimated cost for new buildings and additions ($150 minimum), $5 per $1,000 for alterations and repairs ($30 minimum). The State’s 1% is added and itemized.',
          es: 'De una a tres familias: $10 por cada $1,000 del costo estimado en obra nueva y ampliaciones (mínimo $150) y $5 por cada $1,000 en alteraciones y reparaciones (mínimo $30). El 1% del estado se agrega por separado.',
        },
        sources: [CLE_FEE_CODE],
        confidence: 'A',
      },
      {
        text: {
          en: 'New buildings and first tenant build-outs under the Ohio Building Code run $12 per $1,000 below one million dollars, with a $300 minimum. There the state surcharge is already inside the figure.',
          es: 'En edificios nuevos y primeras adecuaciones de local bajo el Ohio Building Code son $12 por cada $1,000 hasta un millón de dólares, con mínimo de $300. Ahí el recargo estatal ya va incluido.',
        },
        sources: [CLE_FEE_CODE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Plan examination is paid on submission and never refunded: $20 per 1,000 square feet, $20 at least, and once more if plans are revised after the permit. Zoning adds $20 for a house or fence, $150 for commercial.',
          es: 'La revisión de planos se paga al presentar y no se devuelve: $20 por cada 1,000 pies cuadrados, mínimo $20, y otra vez si cambian los planos después del permiso. Zonificación suma $20 en casa o cerca y $150 en comercial.',
        },
        sources: [CLE_FEES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Your cost figure is checked. It has to include structure, trades, finishes, site preparation, overhead and profit, and the department may replace it using R.S. Means data of the application date.',
          es: 'Su cifra de costo se revisa. Debe incluir estructura, oficios, acabados, preparación del terreno, gastos generales y utilidad, y el departamento puede sustituirla con datos de R.S. Means de la fecha de solicitud.',
        },
        sources: [CLE_FEE_CODE],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Review of a one- or two-family house can in general be completed in three to five working days, says the contractor page; other reviews vary with the project.',
          es: 'La revisión de una casa de una o dos familias en general se completa en tres a cinco días hábiles, dice la página para contratistas; las demás varían según el proyecto.',
        },
        sources: [CLE_CONTRACTOR],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Drawings are required to obtain a permit, the department says on its front page. Its permit guide tells, project by project, which sheets to bring.',
          es: 'Se exigen planos para obtener un permiso, dice el departamento en su página principal. Su guía indica, proyecto por proyecto, qué hojas llevar.',
        },
        sources: [CLE_HOME],
        confidence: 'A',
      },
      {
        text: {
          en: 'A homeowner’s application needs the homeowner’s affidavit; a contractor’s needs an active registration. Clients can check yours by calling 216.664.2910.',
          es: 'La solicitud del dueño necesita la declaración jurada del propietario; la del contratista, un registro activo. Sus clientes pueden verificarlo en el 216.664.2910.',
        },
        sources: [CLE_FAQ, CLE_CONTRACTOR],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Cleveland’s layer shows the current task of each permit, about 45 different ones, with a link to the Accela record. It names neither contractor nor value.',
          es: 'La capa de Cleveland muestra la tarea en curso de cada permiso, unas 45 distintas, con enlace al expediente en Accela. No nombra contratista ni valor.',
        },
        sources: [CLE_DATASET],
        confidence: 'B',
      },
      {
        text: {
          en: 'The issue date is filled in on every row, including permits that were never issued. Go by the task, not by the date.',
          es: 'La fecha de emisión viene llena en cada renglón, también en permisos que nunca se emitieron. Guíese por la tarea, no por la fecha.',
        },
        sources: [CLE_DATASET],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'windows_doors', 'res_alteration', 'fence', 'demolition'],
    faq: [
      {
        question: {
          en: 'Does replacing gutters in Cleveland really need a permit?',
          es: '¿De verdad se necesita permiso para cambiar canalones en Cleveland?',
        },
        answer: {
          text: {
            en: 'Yes. The city lists gutters with roofs, siding, doors, windows, decks, porches and ramps as work that needs one. Painting and minor maintenance do not.',
            es: 'Sí. La ciudad pone los canalones junto con techos, revestimiento, puertas, ventanas, terrazas, porches y rampas entre lo que lo necesita. Pintar y el mantenimiento menor no.',
          },
          sources: [CLE_FAQ],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Who calls for inspections, and when?',
          es: '¿Quién pide las inspecciones, y cuándo?',
        },
        answer: {
          text: {
            en: 'The permit holder, at the office number printed on the permit: after excavation and before concrete, after rough-in and before it is covered, and at completion.',
            es: 'El titular del permiso, al número impreso en él: después de excavar y antes de colar, con las instalaciones a la vista antes de cubrirlas y al terminar.',
          },
          sources: [CLE_CONTRACTOR],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'How do I get power turned back on after an electrical job?',
          es: '¿Cómo se reconecta la luz después de un trabajo eléctrico?',
        },
        answer: {
          text: {
            en: 'Take out the electrical permit and call the inspector named on it. Once the work is approved, the city itself calls the power company.',
            es: 'Saque el permiso eléctrico y llame al inspector que figura en él. Aprobado el trabajo, la propia ciudad avisa a la compañía de luz.',
          },
          sources: [CLE_FAQ],
          confidence: 'A',
        },
      },
    ],
  },
];
