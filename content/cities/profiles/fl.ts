import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const JAX_SUBMITTAL = read(
  'Electronic Plan Submittal: JaxEPICS, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/electronic-plan-submittal',
);
const JAX_FAQ = read(
  'Building Inspection Division: Frequently Asked Questions, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/faqs',
);
const JAX_RESIDENTIAL = read(
  'Residential Permits, City of Jacksonville',
  'https://www.jacksonville.gov/departments/planning-and-development/building-inspection-division/residential-permits',
);
const JAX_SERVICES = read(
  'Building Inspection Division: Services Provided, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/services',
);
const JAX_FORMS = read(
  'Building Inspection Division: Download Forms, City of Jacksonville',
  'https://www.coj.net/departments/planning-and-development/building-inspection-division/download-forms',
);
const JAX_GUIDELINES = read(
  'Building Inspection Division: Information and Guidelines, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/guidelines',
);
const JAX_ROOF_NEWS = read(
  'Council member wants to waive city fees for Irma repairs (Jacksonville Daily Record, 2017)',
  'http://www.jaxdailyrecord.com/news/2017/oct/04/council-member-wants-to-waive-city-fees-for-irma-repairs/',
);
const JAX_BEACH_ROOF = read(
  'Roof E-Permit Application, City of Jacksonville Beach',
  'https://jacksonvillebeach.org/FormCenter/Planning-Development-6/Roof-EPermit-Application-114',
);
const ATLANTIC_BEACH = read(
  'Building Department, City of Atlantic Beach',
  'https://www.coab.us/799/Building-Dept',
);
const FL_SURCHARGE = read(
  'Implementing Order 4-63, Miami-Dade County (state surcharges on permit fees)',
  'https://documents.miamidade.gov/ao-io/IO/IO-04-63.pdf',
);
const MIA_FAQ = read(
  'Building FAQs, City of Miami',
  'https://miami.gov/My-Government/Departments/Building/Building-FAQs',
);
const MIA_GUIDE = read(
  'Guide to Getting a Permit, City of Miami',
  'https://www.miami.gov/Permits-Construction/All-things-ePlan/Guide-to-Getting-a-Permit',
);
const MIA_ROOF = read(
  'Get a Roofing Permit, City of Miami',
  'https://www.miamigov.com/Permits-Construction/Permit-Catalog/Get-a-Roofing-Permit',
);
const MIA_ORDINANCE = read(
  'Ordinance 14279 of May 9, 2024, City of Miami',
  'https://documents.miamigov.com/WebLink/DocView.aspx?dbid=0&id=1238639&repo=Administration',
);
const MIA_FAQ_ARCHIVE = read(
  'Building Department: Frequently Asked Questions, City of Miami (archive)',
  'http://archive.miamigov.com/building/faq.html',
);
const MIA_COUNTY = read(
  'How to apply for a permit, Miami-Dade County',
  'https://www.miamidade.gov/global/economy/building/how-to-apply-for-permit.page',
);
const MIA_IBUILD = read(
  'Miami: Welcome to iBuild, Start New Application (National Association of Permitors)',
  'https://nationalassociationofpermitors.com/e-learning-permitors/miami-welcome-to-ibuild-start-new-application',
);
const MIA_METAL = read(
  'Metal Roofing Permit in Miami: A Step-by-Step Guide (Hilson Roofing, 2025)',
  'https://www.hilsonroofing.com/miami-florida-metal-roofing-permit-guide',
);
const MIA_RECORDS = read(
  'Building Permits Since 2014, City of Miami open data',
  'https://services1.arcgis.com/CvuPhqcTQpZPT9qY/arcgis/rest/services/Building_Permits_Since_2014/FeatureServer/0',
);
const ORL_GUIDE = read(
  'Residential Permitting Requirements, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit/Permitting-Checklists/Residential-Permitting-Guide',
);
const ORL_GUIDE_NOC = read(
  'Residential Permitting Requirements: Notice of Commencement, City of Orlando',
  'https://orlando.gov/es-419/Construcci243n-y-desarrollo/Permisos-e-inspecciones/Obtenga-un-permiso/Lista-de-verificaci243n-de-permisos/Gu237a-de-permisos-residenciales',
);
const ORL_GET = read(
  'Get a Permit, City of Orlando',
  'https://orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit',
);
const ORL_STORM = read(
  'Get a Permit for Hurricane-Related Repairs, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Other/Get-a-Permit-for-Hurricane-Related-Repairs',
);
const ORL_MILESTONES = read(
  'Permitting Milestones & Directions, City of Orlando',
  'https://orlando.gov/Building-Development/Permits-Inspections/Schedule-or-Cancel-an-Inspection/Permitting-Milestones-Directions',
);
const ORL_ROOF = read(
  'Apply for a Residential Roof Permit, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Other/Apply-for-a-Residential-Roof-Permit',
);
const ORL_NOC = read(
  'File a Recorded Notice of Commencement, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/File-a-Recorded-Notice-of-Commencement',
);
const ORL_COUNTY = read(
  'Do I Need a Permit?, Orange County',
  'https://ocfl.net/PermitsLicenses/DoINeedaPermit.aspx',
);
const ORL_CODE = read(
  'Building Division: code change notice, Seminole County',
  'https://www.seminolecountyfl.gov/departments-services/development-services/building/',
);
const ORL_RECORDS = read('Permit applications, Orlando open data', 'https://data.cityoforlando.net');
const TPA_SERVICES = read(
  'Construction Services Division, City of Tampa (2018 page)',
  'https://www.tampagov.net/construction-services',
);
const TPA_FAQ = read(
  'Construction Services FAQ, City of Tampa',
  'https://tampa.gov/construction-services/how-do-i',
);
const TPA_HELENE = read(
  'City of Tampa Opens Pop-Up Permit Centers to Assist Residents After Hurricane Helene',
  'https://tampa.gov/news/2024-10/city-tampa-opens-pop-permit-centers-assist-residents-after-hurricane-helene-157056',
);
const TPA_DAMAGE = read(
  'City of Tampa to Begin Mailing Substantial Damage Assessment Letters',
  'https://tampa.gov/news/2024-12/city-tampa-begin-mailing-substantial-damage-assessment-letters-160866',
);
const TPA_AGENCIES = read(
  'City of Tampa puts building permit process online (TBO, 2014)',
  'http://tbo.com/pinellas-county/city-of-tampa-puts-building-permit-process-online-20141202/',
);
const TPA_FEE_BLOG = read(
  'Tampa Permit Fees: A Comprehensive Guide for 2023 (Suncoast Permits)',
  'https://suncoastpermits.com/tampa-permit-fees-a-comprehensive-guide-for-2023/',
);
const TPA_COUNTY_FEES = read(
  'Permit Fee Schedule, Hillsborough County',
  'https://www.hillsboroughcounty.org/en/businesses/permits-and-records/permit-fees/permit-fee-schedule',
);
const FL_CODE = read('IRC adoption by state (OnlyPlans)', 'https://onlyplans.io/zoning/codes/irc/');

const MIA_ORDINANCE_2012 = read(
  'File 12-00094 (January 2012), amendment of Section 10-4, City of Miami',
  'https://documents.miamigov.com/WebLink/DocView.aspx?dbid=0&id=1314722&repo=Administration',
);
const MIA_ORDINANCE_2010 = read(
  'File 10-01008 (August 2010), amendment of Section 10-4, City of Miami',
  'https://documents.miamigov.com/WebLink/DocView.aspx?dbid=0&id=1209534&repo=Administration',
);
const MIA_FEE_COPY = read(
  'City of Miami fee ordinance, Section 10-4 (third-party copy)',
  'https://pdf4pro.com/view/section-10-4-building-permit-fee-schedule-miami-1d595.html',
);
const TPA_CONTRACTORS = read(
  'Contractor Information, City of Tampa',
  'https://www.tampagov.net/construction-services/info/contractor-information',
);
const HILLS_LICENSING = read(
  'Contractor Licensing, Hillsborough County',
  'https://www.hillsboroughcounty.org/en/businesses/permits-and-records/permit-applications-and-forms/contractor-licensing',
);

export const fl: readonly CityProfile[] = [
  {
    slug: 'jacksonville-fl',
    intro: [
      {
        text: {
          en: 'Every Jacksonville permit type now goes through JaxEPICS, online only. Fire Marshal, Zoning, Concurrency and Development Services read the file there without your carrying it around.',
          es: 'Todo tipo de permiso de Jacksonville va ahora por JaxEPICS, solo en línea. El Fire Marshal, Zoning, Concurrency y Development Services leen ahí el expediente, sin que usted lo lleve de mano en mano.',
        },
        sources: [JAX_SUBMITTAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'The beach cities are separate: Atlantic Beach and Jacksonville Beach run building departments of their own, with their own forms. Check the address before you open a file.',
          es: 'Las ciudades de playa van aparte: Atlantic Beach y Jacksonville Beach tienen su propio departamento de construcción, con formularios propios. Verifique la dirección antes de abrir un expediente.',
        },
        sources: [ATLANTIC_BEACH, JAX_BEACH_ROOF],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Building Inspection Division',
      url: 'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/services',
      source: JAX_SERVICES,
      confidence: 'A',
    },
    portal: { name: 'JaxEPICS', url: 'https://jaxepics.coj.net/', source: JAX_SUBMITTAL, confidence: 'A' },
    codes: [
      {
        text: {
          en: 'The division names the Florida Building Code, 8th Edition (2023), effective December 31, 2023. Local bulletins refine it; you can subscribe to them by e-mail.',
          es: 'La división nombra el Florida Building Code, 8.ª edición (2023), vigente desde el 31 de diciembre de 2023. Boletines locales lo precisan; puede suscribirse por correo electrónico.',
        },
        sources: [JAX_SERVICES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Its guidelines have pages of their own for wind zone verification, product approval, passive radon and historic districts. Look up the wind zone of the parcel before you choose windows.',
          es: 'Sus guías tienen páginas propias para zona de viento, aprobación de productos, radón pasivo y distritos históricos. Consulte la zona de viento de la parcela antes de elegir ventanas.',
        },
        sources: [JAX_GUIDELINES],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'With the online form you upload a completed Permission to Obtain Permits. A design professional may start the review before a contractor is chosen, but the permit waits until the contractor files that form and pays.',
          es: 'Con el formulario en línea se sube un Permission to Obtain Permits completo. Un profesional de diseño puede iniciar la revisión antes de elegir contratista, pero el permiso espera a que este lo entregue y pague.',
        },
        sources: [JAX_SUBMITTAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'A homeowner permits only a primary residence that is not for sale or rent, in person at 214 N. Hogan St., Room 280, with their name on the deed. Roofing, electrical, plumbing and mechanical contractors still pull their own permits.',
          es: 'El propietario solo saca permiso para su residencia principal, que no esté en venta ni renta, en persona en 214 N. Hogan St., Room 280, con su nombre en la escritura. Los contratistas de techo, electricidad, plomería y mecánica sacan los suyos.',
        },
        sources: [JAX_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Putting a business in a space with another use classification takes a Converting Use permit, with at least a life safety plan and a code summary from a Florida-licensed designer. Zoning alone does not settle it.',
          es: 'Poner un negocio en un local con otra clasificación de uso lleva un permiso Converting Use, con al menos un plano de seguridad y un resumen de código de un diseñador con licencia de Florida. La zonificación sola no basta.',
        },
        sources: [JAX_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'On an addition, roofing the new part is covered by the building permit. Recovering the existing roof at the same time is a separate roofing permit.',
          es: 'En una ampliación, el techo nuevo está cubierto por el permiso de construcción. Recubrir a la vez el techo existente es un permiso de techo aparte.',
        },
        sources: [JAX_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'The forms page shows what else a Jacksonville file may need: JEA service availability, a contractor’s asbestos notice, a tree affidavit, and a replacement HVAC inspection exemption for houses.',
          es: 'La página de formularios muestra qué más puede pedir un expediente: disponibilidad de servicio de JEA, aviso de asbesto del contratista, declaración sobre árboles y exención de inspección para reemplazo de HVAC en casas.',
        },
        sources: [JAX_FORMS],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The division keeps its amounts in one PDF, Permit Fees, on the forms page. We do not hold that table yet, so no worked figure is shown for Jacksonville.',
          es: 'La división tiene sus montos en un PDF, Permit Fees, en la página de formularios. Aún no tenemos esa tabla, así que no mostramos una cifra calculada para Jacksonville.',
        },
        sources: [JAX_FORMS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Roofing has been charged by area. In 2017 the paper gave $80 per 1,000 square feet for a roofing permit without inspection and $150 with one or more; take it as the shape, not the price.',
          es: 'Los techos se han cobrado por área. En 2017 el periódico daba $80 por cada 1,000 pies cuadrados para un permiso sin inspección y $150 con una o más; tómelo como forma, no como precio.',
        },
        sources: [JAX_ROOF_NEWS],
        confidence: 'C',
      },
      {
        text: {
          en: 'Florida adds its own two surcharges to any permit fee here: 1% under FS 553.721 and 1.5% under FS 468.631, each at least $2.',
          es: 'Florida suma aquí sus dos recargos a cualquier tarifa de permiso: 1% por FS 553.721 y 1.5% por FS 468.631, cada uno de al menos $2.',
        },
        sources: [FL_SURCHARGE],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The plan review clock does not start until Zoning, Concurrency and Development Services are through with the file. The city’s page gives no number of days.',
          es: 'El reloj de la revisión no arranca hasta que Zoning, Concurrency y Development Services terminan con el expediente. La página de la ciudad no da un número de días.',
        },
        sources: [JAX_SUBMITTAL],
        confidence: 'B',
      },
      {
        text: {
          en: 'Plan examiners see the public without appointment from 2 to 4 p.m. every day, first come, first served.',
          es: 'Los revisores atienden al público sin cita de 2 a 4 p. m. todos los días, por orden de llegada.',
        },
        sources: [JAX_FAQ],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Files are PDF only, and a digitally signed and sealed plan must not be password protected.',
          es: 'Los archivos son solo PDF, y un plano con firma y sello digital no debe tener contraseña.',
        },
        sources: [JAX_SUBMITTAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Historic preservation, downtown or health approvals are yours to obtain. Upload the sign-off to the Correspondence folder; the city asks for it as confirmation.',
          es: 'Las aprobaciones de preservación histórica, centro o salud le tocan a usted. Suba la constancia a la carpeta Correspondence; la ciudad la pide como confirmación.',
        },
        sources: [JAX_SUBMITTAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'All notices go to the address in the Project Contact field. Put the person who answers comments there, not the office that files.',
          es: 'Todos los avisos van a la dirección del campo Project Contact. Ponga ahí a quien contesta los comentarios, no a la oficina que presenta.',
        },
        sources: [JAX_SUBMITTAL],
        confidence: 'A',
      },
    ],
    feed: [],
    commonPermits: ['roofing', 'windows_doors', 'mechanical', 'res_alteration', 'change_of_use'],
    faq: [
      {
        question: {
          en: 'Can I start a Jacksonville plan review before I am hired?',
          es: '¿Puede empezar la revisión en Jacksonville antes de contratarme?',
        },
        answer: {
          text: {
            en: 'The design professional can, with a registered profile. You come in at the end with the Permission to Obtain Permits form and the fees.',
            es: 'El profesional de diseño puede, con un perfil registrado. Usted entra al final con el formulario Permission to Obtain Permits y las tarifas.',
          },
          sources: [JAX_SUBMITTAL],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Is zoning enough to open a shop in an old office?',
          es: '¿Basta la zonificación para abrir una tienda en una oficina?',
        },
        answer: {
          text: {
            en: 'No. If the occupancy class in the building and fire codes changes you need a Converting Use permit; a new or growing business also applies for a Certificate of Use.',
            es: 'No. Si cambia la clase de ocupación en los códigos de construcción e incendio hace falta un permiso Converting Use; un negocio nuevo o que crece pide además un Certificate of Use.',
          },
          sources: [JAX_FAQ],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'My job is in Jacksonville Beach. Do I use JaxEPICS?',
          es: 'Mi trabajo está en Jacksonville Beach. ¿Uso JaxEPICS?',
        },
        answer: {
          text: {
            en: 'No. Jacksonville Beach takes its own electronic applications; its roof form asks you to certify, among others, whether more than 25% of an older roof section is being replaced.',
            es: 'No. Jacksonville Beach recibe sus propias solicitudes electrónicas; su formulario de techo pide certificar, entre otras cosas, si se reemplaza más del 25% de una sección de techo antigua.',
          },
          sources: [JAX_BEACH_ROOF],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'miami-fl',
    intro: [
      {
        text: {
          en: 'Read the folio number first. If it begins with 01 the City of Miami issues your permit; if it begins with 30 the land is unincorporated and the County does. A Miami mailing address proves neither.',
          es: 'Lea primero el número de folio. Si empieza con 01, el permiso lo emite la Ciudad de Miami; si empieza con 30, el terreno no está incorporado y lo emite el Condado. Una dirección postal en Miami no prueba nada.',
        },
        sources: [MIA_ROOF, MIA_COUNTY],
        confidence: 'A',
      },
      {
        text: {
          en: 'Two systems carry one Miami permit: iBuild for the application and its management, ProjectDox for the drawings and documents. Public Works has a third, iPW.',
          es: 'Dos sistemas llevan un mismo permiso en Miami: iBuild para la solicitud y su manejo, ProjectDox para planos y documentos. Public Works tiene un tercero, iPW.',
        },
        sources: [MIA_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'An approved permit is not yet a permit here. You have to pull it and print the permit card before the work can go ahead.',
          es: 'Aquí un permiso aprobado todavía no es permiso. Hay que sacarlo (pull) e imprimir la tarjeta antes de que la obra pueda seguir.',
        },
        sources: [MIA_FAQ, MIA_GUIDE],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Building Department, City of Miami',
      url: 'https://miami.gov/My-Government/Departments/Building/Building-FAQs',
      source: MIA_FAQ,
      confidence: 'A',
    },
    portal: {
      name: 'iBuild and ePlan (ProjectDox)',
      url: 'https://www.miami.gov/Permits-Construction/All-things-ePlan/Guide-to-Getting-a-Permit',
      source: MIA_GUIDE,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'By Ordinance 14279 of May 9, 2024 the city wrote chapter 1 of the Florida Building Code into its own code with local, non-technical amendments, and added a contractor code of ethics. Administrative answers are there.',
          es: 'Con la Ordinance 14279 del 9 de mayo de 2024 la ciudad incorporó a su código el capítulo 1 del Florida Building Code, con enmiendas locales no técnicas, y un código de ética del contratista. Ahí están las reglas administrativas.',
        },
        sources: [MIA_ORDINANCE],
        confidence: 'A',
      },
      {
        text: {
          en: 'In Miami-Dade the Florida Building Code’s High-Velocity Hurricane Zone (HVHZ) standards apply. Design roofs to those sections, and check the code edition with the city for your filing date.',
          es: 'En Miami-Dade rigen las normas High-Velocity Hurricane Zone (HVHZ) del Florida Building Code. Diseñe los techos según esas secciones y verifique con la ciudad la edición del código para su fecha.',
        },
        sources: [MIA_METAL],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'All roofing takes a permit, repairs included, on houses and on businesses. Each material needs a Miami-Dade Notice of Acceptance (NOA) or a Florida Product Approval, uploaded with the file.',
          es: 'Todo trabajo de techo lleva permiso, incluso reparaciones, en casas y negocios. Cada material necesita una Notice of Acceptance (NOA) de Miami-Dade o una Florida Product Approval, subida con el expediente.',
        },
        sources: [MIA_ROOF],
        confidence: 'A',
      },
      {
        text: {
          en: 'An owner-builder may roof with shingles only, after an exam and an interview. Any other roof belongs to a licensed contractor.',
          es: 'Un propietario-constructor puede techar solo con tejas de asfalto (shingle), tras un examen y una entrevista. Los demás techos son de un contratista con licencia.',
        },
        sources: [MIA_ROOF],
        confidence: 'A',
      },
      {
        text: {
          en: 'Elsewhere in the house an owner-builder proves knowledge by a test, for their own house or duplex and not for sale, and gets no more than one new-house permit in 24 months.',
          es: 'En el resto de la casa, el propietario-constructor demuestra conocimiento con una prueba, para su propia casa o dúplex y no para venta, y obtiene como máximo un permiso de casa nueva en 24 meses.',
        },
        sources: [MIA_FAQ_ARCHIVE],
        confidence: 'A',
      },
      {
        text: {
          en: 'The code speaks of master, trade and stand-alone permits: a trade permit waits for its master, a stand-alone one needs none. A dry run is plans filed before a contractor is named.',
          es: 'El código habla de permisos master, trade y stand-alone: el trade espera a su master, el stand-alone no necesita uno. Un dry run son planos presentados antes de nombrar contratista.',
        },
        sources: [MIA_FEE_COPY, MIA_ORDINANCE_2012],
        confidence: 'B',
      },
      {
        text: {
          en: 'If the application began on paper before ePlan, corrections stay on paper and go in person. Do not upload them.',
          es: 'Si la solicitud empezó en papel antes de ePlan, las correcciones siguen en papel y se entregan en persona. No las suba al sistema.',
        },
        sources: [MIA_GUIDE],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The schedule is Section 10-4 of the City Code. An up-front fee is charged when plans and application are submitted; ask the Building Department for the rates in force, which we could only read in unreliable copies.',
          es: 'La tabla de tarifas es la sección 10-4 del City Code. Una tarifa inicial (up-front fee) se cobra al presentar planos y solicitud; pida al Building Department las cifras vigentes, que solo pudimos leer en copias poco fiables.',
        },
        sources: [MIA_FEE_COPY],
        confidence: 'B',
      },
      {
        text: {
          en: 'Starting without the permit is the expensive way: the 2010 amendment of that section, as filed, set twice the fee plus $110. Ask what the penalty is today before you take over such a job.',
          es: 'Empezar sin permiso sale caro: la reforma de 2010 de esa sección, tal como se presentó, fijaba el doble de la tarifa más $110. Pregunte cuánto es hoy antes de tomar una obra así.',
        },
        sources: [MIA_ORDINANCE_2010],
        confidence: 'A',
      },
      {
        text: {
          en: 'The County’s own RER schedule does not price a City permit. The two state surcharges, which the County’s order on fees describes, come on top.',
          es: 'La tabla RER del Condado no fija el precio de un permiso de la Ciudad. Los dos recargos estatales, que describe la orden del Condado, van aparte.',
        },
        sources: [FL_SURCHARGE],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [],
    returns: [
      {
        text: {
          en: 'The city’s training video repeats two points: incomplete applications are no longer accepted, and every task goes to the e-mail you type at the start. The printed form also has to be signed, notarized, scanned and uploaded.',
          es: 'El video de la ciudad repite dos puntos: ya no se aceptan solicitudes incompletas, y cada tarea llega al correo electrónico que usted escribe al inicio. El formulario impreso además se firma ante notario, se escanea y se sube.',
        },
        sources: [MIA_IBUILD],
        confidence: 'C',
      },
      {
        text: {
          en: 'If the project cost you enter is below the County’s minimum value for that work, upload the contract with it.',
          es: 'Si el costo del proyecto que usted escribe está por debajo del mínimo del Condado para ese trabajo, suba también el contrato.',
        },
        sources: [MIA_IBUILD],
        confidence: 'C',
      },
      {
        text: {
          en: 'Files must follow the city’s naming convention to the letter before ProjectDox will take them, and only commercial jobs fill in the DERM pages of the municipal application.',
          es: 'Los archivos deben seguir al pie de la letra la convención de nombres de la ciudad para que ProjectDox los reciba, y solo los trabajos comerciales llenan las páginas DERM de la solicitud municipal.',
        },
        sources: [MIA_ROOF],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'The city’s list reaches back to 2014, more than 227,000 permits, and in July 2026 carried the same day’s issues. The contractor’s company is named.',
          es: 'La lista de la ciudad llega hasta 2014, más de 227,000 permisos, y en julio de 2026 traía lo emitido ese mismo día. Nombra la empresa contratista.',
        },
        sources: [MIA_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'It begins at issue: Active, Final, Hold, Expired, Revoked. What is still in ProjectDox is not in it, and the cost comes as text.',
          es: 'Empieza con la emisión: Active, Final, Hold, Expired, Revoked. Lo que sigue en ProjectDox no aparece, y el costo viene como texto.',
        },
        sources: [MIA_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'windows_doors', 'res_alteration', 'electrical_service', 'mechanical'],
    faq: [
      {
        question: {
          en: 'How do I know if a job is in the City of Miami or the County?',
          es: '¿Cómo sé si un trabajo está en la Ciudad de Miami o en el Condado?',
        },
        answer: {
          text: {
            en: 'By the folio in the county property search: 01 is the City, 30 is unincorporated Miami-Dade, and other prefixes are other municipalities with their own building officials.',
            es: 'Por el folio en la búsqueda de propiedades del condado: 01 es la Ciudad, 30 es Miami-Dade no incorporado, y otros prefijos son otros municipios con su propio Building Official.',
          },
          sources: [MIA_ROOF, MIA_COUNTY],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Can an owner in Miami put on a tile roof without a contractor?',
          es: '¿Un propietario en Miami puede poner un techo de teja sin contratista?',
        },
        answer: {
          text: {
            en: 'No. The owner-builder option is limited to shingle roofs, with an exam and an interview.',
            es: 'No. La opción de propietario-constructor se limita a techos de shingle, con examen y entrevista.',
          },
          sources: [MIA_ROOF],
          confidence: 'A',
        },
      },
      {
        question: { en: 'What is a dry run permit in Miami?', es: '¿Qué es un dry run en Miami?' },
        answer: {
          text: {
            en: 'A submittal of signed and sealed plans with a building permit application, but without a contractor. Section 10-4 of the City Code defines the term.',
            es: 'Una entrega de planos firmados y sellados con solicitud de permiso de construcción, pero sin contratista. La sección 10-4 del City Code define el término.',
          },
          sources: [MIA_ORDINANCE_2012],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Do I have to use the city’s plan reviewers?',
          es: '¿Tengo que usar los revisores de la ciudad?',
        },
        answer: {
          text: {
            en: 'Not always: the city’s fee ordinance knows the private provider, a licensed engineer or architect who can provide alternate plans review. Ask how it changes the fee before you choose.',
            es: 'No siempre: la ordenanza de tarifas reconoce al private provider, ingeniero o arquitecto con licencia que puede hacer una revisión de planos alterna. Pregunte cómo cambia la tarifa antes de elegir.',
          },
          sources: [MIA_FEE_COPY, MIA_ORDINANCE_2012],
          confidence: 'B',
        },
      },
    ],
  },
  {
    slug: 'orlando-fl',
    intro: [
      {
        text: {
          en: 'Orlando works in two steps: a form from Permitting Forms, processed in about two business days, and then an e-mail with a ProjectDox link where the plans go.',
          es: 'Orlando trabaja en dos pasos: un formulario de Permitting Forms, procesado en unos dos días hábiles, y luego un correo electrónico con un enlace a ProjectDox, donde van los planos.',
        },
        sources: [ORL_GET],
        confidence: 'A',
      },
      {
        text: {
          en: 'Since January 1, 2020 every re-roof, house or business, gets a dry-in inspection (code 125). Skip it and the final may be refused until part of the covering comes off.',
          es: 'Desde el 1 de enero de 2020 todo cambio de techo, en casa o negocio, lleva una inspección dry-in (código 125). Si falta, la final puede negarse hasta que se quite parte de la cubierta.',
        },
        sources: [ORL_ROOF],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Permitting Services',
      url: 'https://orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit',
      source: ORL_GET,
      confidence: 'A',
    },
    portal: {
      name: 'Permit Lookup and ProjectDox',
      url: 'https://orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit',
      source: ORL_GET,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Orlando builds under the statewide Florida Building Code. Neighboring Seminole County posted the change: the 2023 code and the 2020 National Electrical Code for applications from December 31, 2023. Check with the city for a later edition.',
          es: 'Orlando construye con el Florida Building Code de todo el estado. El vecino Condado de Seminole anunció el cambio: el código de 2023 y el National Electrical Code de 2020 para solicitudes desde el 31 de diciembre de 2023. Verifique con la ciudad si hay edición posterior.',
        },
        sources: [ORL_CODE],
        confidence: 'B',
      },
    ],
    permits: [
      {
        text: {
          en: 'Residential plans are to scale, dimensioned, and carry the third-party verified digital signature of a Florida architect or engineer. The site plan shows impervious area and where the air conditioner stands.',
          es: 'Los planos residenciales van a escala, acotados y con la firma digital verificada por un tercero de un arquitecto o ingeniero de Florida. El plano de sitio muestra el área impermeable y la ubicación del aire acondicionado.',
        },
        sources: [ORL_GUIDE],
        confidence: 'A',
      },
      {
        text: {
          en: 'A recorded Notice of Commencement is due above $5,000 for a building permit, or $15,000 for a stand-alone electrical, fire, mechanical, plumbing or gas permit. Older city pages still print $2,500 and $7,500.',
          es: 'Se exige una Notice of Commencement registrada por encima de $5,000 en un permiso de construcción, o de $15,000 en un permiso independiente de electricidad, incendio, mecánica, plomería o gas. Páginas viejas de la ciudad aún dicen $2,500 y $7,500.',
        },
        sources: [ORL_GUIDE_NOC, ORL_MILESTONES],
        confidence: 'A',
      },
      {
        text: {
          en: 'A house roof has its own short form: cost, roof data, underlayment, covering and fasteners. The city answers within three business days.',
          es: 'El techo de una casa tiene su propio formulario corto: costo, datos del techo, base, cubierta y fijaciones. La ciudad responde en tres días hábiles.',
        },
        sources: [ORL_ROOF],
        confidence: 'A',
      },
      {
        text: {
          en: 'Owners who build for themselves sign the Owner/Builder Declaration in person at the permitting office. Trade permits are still separate.',
          es: 'El propietario que construye por su cuenta firma la Owner/Builder Declaration en persona en la oficina de permisos. Los permisos de oficio siguen aparte.',
        },
        sources: [ORL_GUIDE],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'A commercial application is invoiced a non-refundable plan review deposit of 25% before the ProjectDox link is sent. The deposit is for commercial projects only.',
          es: 'A una solicitud comercial se le factura un depósito de revisión de 25%, no reembolsable, antes de enviar el enlace de ProjectDox. El requisito es solo para proyectos comerciales.',
        },
        sources: [ORL_GET],
        confidence: 'A',
      },
      {
        text: {
          en: 'The rest is asked for by e-mail once the application is approved. What is due shows at any time in the permit lookup.',
          es: 'El resto se pide por correo electrónico cuando se aprueba la solicitud. Lo que se debe aparece en todo momento en la consulta de permisos.',
        },
        sources: [ORL_GET, ORL_STORM],
        confidence: 'A',
      },
      {
        text: {
          en: 'Recording the one-page Notice of Commencement with the Orange County Comptroller has cost $10, a certified copy $3. They are not part of the permit fee.',
          es: 'Registrar la Notice of Commencement de una página con el Orange County Comptroller ha costado $10, y una copia certificada $3. No son parte de la tarifa del permiso.',
        },
        sources: [ORL_NOC],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The city’s stated targets: first review in 10 business days for homes and 20 for commercial; revisions in 5 and 15. They stand on its page for hurricane repairs.',
          es: 'Metas de la ciudad: primera revisión en 10 días hábiles para viviendas y 20 para comercial; correcciones en 5 y 15. Constan en su página de reparaciones por huracán.',
        },
        sources: [ORL_STORM],
        confidence: 'A',
      },
      {
        text: {
          en: 'PreScreen Review means two business days to see whether the plans may enter review at all. If more than two business days pass in that step, the city gives a number to call: 407.246.2271.',
          es: 'PreScreen Review son dos días hábiles para ver si los planos entran a revisión. Si pasan más de dos días hábiles en ese paso, la ciudad da un número para llamar: 407.246.2271.',
        },
        sources: [ORL_MILESTONES],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'A Document Hold blocks one inspection until you upload what it names. Open the DocHold link in the permit lookup, ask for the portal to be opened, and send a narrative with the file.',
          es: 'Un Document Hold bloquea una inspección hasta que usted sube lo que indica. Abra el enlace DocHold en la consulta de permisos, pida que abran el portal y envíe una explicación con el archivo.',
        },
        sources: [ORL_MILESTONES],
        confidence: 'A',
      },
      {
        text: {
          en: 'The word Contractor License in the status means the license, business tax receipt or workers’ compensation on file is missing or out of date.',
          es: 'Las palabras Contractor License en el estado significan que la licencia, el business tax o el seguro de compensación laboral falta o está desactualizado.',
        },
        sources: [ORL_MILESTONES],
        confidence: 'A',
      },
      {
        text: {
          en: 'The final on a roof also asks for an inspection affidavit on deck nailing and the secondary water barrier. Have that document ready before you ask for it.',
          es: 'La inspección final de un techo pide además una declaración sobre el clavado de la base y la barrera secundaria de agua. Tenga listo ese documento antes de pedirla.',
        },
        sources: [ORL_ROOF],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Orlando’s open list holds over a million applications, refreshed daily, with contractor, owner, estimated cost and the kind of plan review. Few carry map points and none a ZIP code.',
          es: 'La lista abierta de Orlando tiene más de un millón de solicitudes, actualizada a diario, con contratista, dueño, costo estimado y tipo de revisión. Pocas traen punto de mapa y ninguna código postal.',
        },
        sources: [ORL_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'Open means both waiting and issued. A permit is issued only when its issue date is filled in, and Closed does not say how it ended.',
          es: 'Open significa tanto en espera como emitido. Un permiso está emitido solo si trae fecha de emisión, y Closed no dice cómo terminó.',
        },
        sources: [ORL_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'mechanical', 'windows_doors', 'res_alteration', 'pool_spa'],
    faq: [
      {
        question: {
          en: 'Which Notice of Commencement threshold is right in Orlando?',
          es: '¿Qué umbral de Notice of Commencement vale en Orlando?',
        },
        answer: {
          text: {
            en: '$5,000 for building permits and $15,000 for separate trade permits, on the city’s newer pages. Record it with the county, post a certified copy on site, send one to the city.',
            es: '$5,000 para permisos de construcción y $15,000 para permisos de oficio separados, según las páginas más nuevas. Regístrela en el condado, ponga copia certificada en la obra y envíe una a la ciudad.',
          },
          sources: [ORL_GUIDE_NOC, ORL_GET],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'What does Pending Issuance mean in Orlando?',
          es: '¿Qué significa Pending Issuance en Orlando?',
        },
        answer: {
          text: {
            en: 'All reviews are approved and the fees are paid. If more than two business days pass, call or write to the city.',
            es: 'Todas las revisiones están aprobadas y las tarifas pagadas. Si pasan más de dos días hábiles, llame o escriba a la ciudad.',
          },
          sources: [ORL_MILESTONES],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'The address says Orlando but the fence rules differ. Why?',
          es: 'La dirección dice Orlando, pero las reglas de cerca son otras. ¿Por qué?',
        },
        answer: {
          text: {
            en: 'Outside the city limits Orange County decides. Its zoning issues permits for fences up to 6 feet; taller or masonry ones need a building permit, and even small sheds need one applied for.',
            es: 'Fuera del límite de la ciudad decide el Condado de Orange. Su zonificación emite permisos para cercas hasta 6 pies; las más altas o de mampostería llevan permiso de construcción, y hasta un cobertizo pequeño debe solicitarlo.',
          },
          sources: [ORL_COUNTY],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'tampa-fl',
    intro: [
      {
        text: {
          en: 'After the 2024 hurricanes a flood question comes before many Tampa repairs: is the structure substantially damaged, that is, does the repair cost more than half its value? If so it has to meet today’s floodplain and building rules.',
          es: 'Tras los huracanes de 2024, una pregunta precede a muchas reparaciones en Tampa: ¿el daño es sustancial, es decir, reparar cuesta más de la mitad del valor? Si lo es, debe cumplir las reglas actuales de inundación y construcción.',
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
          es: 'Antes de pasar a lo electrónico, los planos viajaban entre 13 dependencias de la ciudad. El sistema se compró para que todas lean el mismo juego electrónico a la vez.',
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
      url: 'https://www.tampagov.net/construction-services',
      source: TPA_SERVICES,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Tampa enforces the Florida Building Code, a state code; its 8th Edition (2023) rests on the 2021 I-codes. Take that as the state minimum and check the edition for your filing date with Construction Services.',
          es: 'Tampa aplica el Florida Building Code, un código estatal; su 8.ª edición (2023) se basa en los I-codes de 2021. Tómelo como mínimo estatal y verifique con Construction Services la edición para su fecha.',
        },
        sources: [FL_CODE],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'The city’s October 2024 notice lists repairs that took no building permit: drywall up to 2 feet from the floor, up to 500 square feet of roof covering, fence repair and replacement, soffit and fascia, exterior doors in the existing frame, finishes.',
          es: 'El aviso de octubre de 2024 lista reparaciones sin permiso de construcción: tablaroca hasta 2 pies del piso, hasta 500 pies cuadrados de cubierta de techo, reparación y reemplazo de cercas, aleros, puertas exteriores en el marco existente y acabados.',
        },
        sources: [TPA_HELENE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Above 500 square feet, repairing or replacing a roof is a trade permit in Tampa. The same notice offers storm repairs an expedited review.',
          es: 'Por encima de 500 pies cuadrados, reparar o reemplazar un techo es en Tampa un permiso de oficio. El mismo aviso da a las reparaciones por tormenta una revisión acelerada.',
        },
        sources: [TPA_HELENE],
        confidence: 'A',
      },
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
          en: 'A state-certified contractor can work anywhere in Florida, a locally certified one only here or where there is reciprocity. Hillsborough County registers a state license free of charge; do that before you bid.',
          es: 'El contratista con certificación estatal puede trabajar en toda Florida; el de certificación local, solo aquí o donde haya reciprocidad. El condado de Hillsborough registra la licencia estatal sin costo; hágalo antes de ofertar.',
        },
        sources: [TPA_CONTRACTORS, HILLS_LICENSING],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Tampa ties its permit prices to inflation. Under Council Resolution 2008-1165 they follow the consumer price index; the step on October 1, 2018 was 2.9%.',
          es: 'Tampa liga el precio de sus permisos a la inflación. Según la resolución 2008-1165 del concejo siguen el índice de precios al consumidor; el ajuste del 1 de octubre de 2018 fue de 2.9%.',
        },
        sources: [TPA_SERVICES],
        confidence: 'A',
      },
      {
        text: {
          en: 'A permit service describes the residential scale as $25 up to $1,000 of value, then $25 plus an amount per further thousand. Read it as the shape only; it dates from 2023.',
          es: 'Un gestor de permisos describe la escala residencial como $25 hasta $1,000 de valor y luego $25 más un monto por cada mil adicional. Léalo solo como forma; es de 2023.',
        },
        sources: [TPA_FEE_BLOG],
        confidence: 'C',
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
    timing: [],
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
  },
];
