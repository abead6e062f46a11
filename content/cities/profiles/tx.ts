import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const AUS_REVIEW = read('Residential Plan Review', 'https://austintexas.gov/node/34578');
const AUS_REVIEW_2020 = read(
  'Residential Plan Review (copy of 2020)',
  'http://www.austintexas.gov/page/residential-plan-review',
);
const AUS_EXPRESS = read(
  'Express Permits (Minor Repairs)',
  'https://www.austintexas.gov/page/express-permits',
);
const AUS_EXPIRED = read('Expired Permits', 'http://www.austintexas.gov/page/expired-permits');
const AUS_MODIFY = read('Modify an Existing Permit', 'https://austintexas.gov/page/modify-permit');
const AUS_ACTIVATE = read(
  'Activating a Building Permit',
  'https://www.austintexas.gov/page/activating-permit',
);
const AUS_SERVICE = read(
  'Service Center and Trade Permits',
  'https://austintexas.gov/page/service-center-and-trade-permits',
);
const AUS_REFUNDS = read(
  'Permit Cancellation, Transfer, and Refunds',
  'http://www.austintexas.gov/page/permit-cancellation-transfer-and-refunds',
);
const AUS_TIMES = read(
  'Review Times: Residential Plan Review (2017)',
  'http://www.austintexas.gov/page/review-times-residential-plan-review',
);
const AUS_ONTIME = read(
  'Number and Percentage of Residential Plan Reviews Completed On Time',
  'https://data.austintexas.gov/stories/s/gsim-6kur',
);
const AUS_DECK = read(
  'Residential Permitting: Deck',
  'http://permittingatx.com/residential/projects/deck/define/',
);
const AUS_NO_PERMIT = read(
  'Residential Permitting: Projects that don’t require a permit',
  'https://permittingatx.com/residential/residential-toolkit/projects-that-dont-require-a-permit/',
);
const AUS_DATA = read(
  'Issued Construction Permits, City of Austin',
  'https://data.austintexas.gov/d/3syk-w9eu',
);
const TX_HB852 = read(
  'Texas Municipal League: HB 852 and building permit fees',
  'https://www.tml.org/599/May-24-2019-Number-21',
);
const TX_HB14 = read(
  'Texas House Bill 14 (2023), Local Government Code chapter 247',
  'https://capitol.texas.gov/tlodocs/88R/billtext/html/HB00014F.htm',
);
const TX_214_212 = read(
  'Texas Local Government Code section 214.212',
  'https://codes.findlaw.com/tx/local-government-code/loc-gov-t-sect-214-212/',
);
const TX_214_904 = read(
  'City of Rockport: Plan Review, quoting section 214.904',
  'https://www.rockporttx.gov/164/Plan-Review',
);
const SA_START = read(
  'Getting Started',
  'https://sa.gov/Directory/Departments/DSD/Resources/Getting-Started',
);
const SA_REVIEW = read(
  'Plan Review',
  'https://sa.gov/Directory/Departments/DSD/Constructing/Residential/Plan-Review',
);
const SA_NO_PERMIT = read(
  'No Permit Required List',
  'https://www.sanantonio.gov/DSD/Constructing/Residential/No-Permit',
);
const SA_CONNECT = read('Contractor Connect', 'https://www.sanantonio.gov/DSD/ContractorConnect');
const SA_BUILDSA = read('BuildSA', 'https://www.sanantonio.gov/DSD/BuildSA-Project');
const SA_RESIDENTIAL = read(
  'How to build or repair a home in San Antonio',
  'https://www.sanantonio.gov/DSD/Constructing/Residential',
);
const SA_CODES = read('Codes & Ordinances', 'https://www.sanantonio.gov/DSD/Resources/Codes');
const SA_CODES_VENDOR = read(
  'San Antonio building codes (Apex Roofing)',
  'https://apexroofing.biz/blog/san-antonio-building-codes',
);
const SA_IRC_2018 = read(
  'San Antonio City Code, section 10-37',
  'http://sanantonio-tx.elaws.us/code/coor_ch10_artiv_sec10-37',
);
const SA_OUTAGE = read(
  'Development Services notice, March 2025',
  'https://publicinput.com/EmailHtml/b827464',
);
const SA_FEES_2018 = read(
  'Development Services FY 2018 Fee Schedule',
  'https://dokumen.tips/documents/fy-2018-fee-schedule-san-antonio-items-12-light-fixtures-subdivision-plat.html',
);
const SA_PERMIT_TEAM = read(
  'Permits, Certificates of Occupancy, and Licenses Team',
  'https://www.sanantonio.gov/dsd/permits_license.asp',
);
const SA_DATA = read(
  'Building Permits, City of San Antonio',
  'https://data.sanantonio.gov/dataset/building-permits',
);
const FW_CODES = read(
  'Building & Energy Codes',
  'https://www.fortworthtexas.gov/departments/development-services/permits/construction-codes',
);
const FW_CH7 = read(
  'Fort Worth City Code, Chapter 7: Buildings',
  'https://codelibrary.amlegal.com/codes/ftworth/latest/ftworth_tx/0-0-0-5452',
);
const FW_PERMITS = read(
  'Development Services: Permits',
  'https://www.fortworthtexas.gov/departments/development-services/permits',
);
const FW_ACA = read('Fort Worth Accela Citizen Access', 'https://aca-prod.accela.com/CFW/Default.aspx');
const FW_NEWS = read(
  'The nuts and bolts of residential building permits (2016)',
  'http://fortworthtexas.gov/news/2016/03/building-permits/',
);
const FW_BROCHURE = read(
  'Residential Building Permits, City of Fort Worth brochure',
  'https://www.yumpu.com/en/document/view/21927741/residential-building-permits-city-of-fort-worth',
);
const FW_XTEAM = read(
  'M&C G-19424: X-Team administrative code amendment',
  'http://apps.fortworthtexas.gov/council_packet/mc_review.asp?ID=26531&councildate=12/4/2018',
);
const FW_XTEAM_ORD = read(
  'Ordinance 23477-12-2018',
  'https://publicdocuments.fortworthtexas.gov/CSODOCS/DocView.aspx?dbid=0&id=165977&repo=City-Secretary',
);
const FW_GRADING = read(
  'Grading Permit',
  'https://www.fortworthtexas.gov/departments/development-services/permits/grading-permit',
);
const FW_STORM = read(
  'Fort Worth City Code, section 12.5-876',
  'https://codelibrary.amlegal.com/codes/ftworth/latest/ftworth_tx/0-0-0-16204',
);
const FW_DATA = read(
  'Fort Worth Permits map service',
  'https://mapit.fortworthtexas.gov/ags/rest/services/CIVIC/Permits/MapServer/0',
);
const DAL_CODES_OLD = read(
  'Construction Codes (2022 copy)',
  'https://dallascityhall.com/departments/sustainabledevelopment/buildinginspection/Pages/construction_codes.aspx',
);
const DAL_CODES_BLOG = read(
  'Dallas building code requirements (EB3 Construction)',
  'https://blog.eb3construction.com/construction/food-beverage/restaurant-permit/d',
);
const DAL_CODES_BLOG2 = read(
  'Dallas code compliance for construction (EB3 Construction)',
  'https://blog.eb3construction.com/?p=5184',
);
const DAL_FENCE = read(
  'Fence Permit / Pool Barrier application checklist',
  'https://online.documentine.com/metal-building-supply-dallas-tx/1/fence-permit-pool-barrier-permits-commercial-and.html',
);
const DAL_TORNADO = read(
  'Tornado Recovery: Single Family Dwellings',
  'https://dallascityhall.com/tornado/Pages/Single-Family.aspx',
);
const DAL_ORD = read(
  'Ordinance 30320 amending Chapter 52',
  'https://documents.pub/document/170212-3-0-32-0-dallas-city-review-fee-for-kitchen-and-equipment-layout-plans.html',
);
const DAL_NOW = read(
  'Dallas poised to launch new planning, permitting system (Government Technology)',
  'https://www.govtech.com/civic/dallas-poised-to-launch-new-planning-permitting-system',
);
const DAL_GUIDE = read(
  'Residential development quick guide (Dallas Express)',
  'https://dallasexpress.com/city/broadnax-launches-residential-development-quick-guide',
);
const DAL_RSVP = read(
  'Fast-track permit review for home builders (CandysDirt)',
  'https://candysdirt.com/2022/11/21/theres-another-tool-in-the-toolkit-to-fast-track-permit-review-for-high-volume-home-builders/',
);
const DAL_REGISTER = read(
  'Dallas permits, inspections and contractors (EB3 Construction)',
  'https://blog.eb3construction.com/construction/texas/dallas-permits-inspections-contractor',
);
const DAL_FEES = read(
  'Development Services fee schedule (Ordinance 32676, Ordinance 25-0638)',
  'https://dallascityhall.com',
);
const DAL_FINISH = read(
  'Commercial finish-out and remodel checklist (rev. 2019-06-19)',
  'https://vdocuments.net/commercial-building-finish-out-remodel-and-regulation-that-comply-with-the.html',
);
const DAL_DATA = read('Building Permits, Dallas OpenData', 'https://www.dallasopendata.com/d/e7gq-4sah');
const ARL_CODES = read(
  'Building Codes',
  'https://www.arlingtontx.gov/city_hall/departments/planning_development_services/permitting_and_inspections/building_codes',
);
const ARL_FAQ = read(
  'Building Inspections FAQs',
  'https://arlington.hosted.civiclive.com/city_hall/departments/planning_development_services/permitting_and_inspections/building_inspections_faqs',
);
const ARL_DIY = read(
  'Do I Need A Permit? A DIY Guide (2020)',
  'https://www.arlingtontx.gov/cms/One.aspx?portalId=14481146&pageId=16875570',
);
const ARL_PORTAL = read('ArlingtonPermits', 'https://ap.arlingtontx.gov/AP/sfjsp?interviewID=SignOn');
const ARL_HIGHLIGHTS = read(
  'Permits and Inspections: Highlights',
  'https://arlingtontx.gov/cms/One.aspx?pageId=14989339&portalId=14481146',
);
const ARL_NOTICES = read(
  'Building Inspections notices',
  'https://arlington.hosted.civiclive.com/cms/One.aspx?portalId=14481146&pageId=14989452',
);
const ARL_BUSINESS = read(
  'City of Arlington Small Business Resource Guide 2021-2022',
  'https://viewer.joomag.com/2021-2022-small-business-resource-guide/0605582001631560923/p14',
);
const ARL_FEES = read(
  'Arlington to Implement Phased Permit Fee Adjustments in 2025',
  'https://www.arlingtontx.gov/News-Articles/2025/June/Arlington-to-Implement-Phased-Permit-Fee-Adjustments-in-2025',
);
const ARL_DATA = read(
  'Arlington open data: permits',
  'https://gis2.arlingtontx.gov/agsext2/rest/services/OpenData/OD_Property/MapServer/1',
);
const HOU_PERMITS = read(
  'General Permit Information',
  'https://www.houstonpermittingcenter.org/code-enforcement/permits.html',
);
const HOU_REVIEW = read(
  'Residential Plan Review',
  'https://www.houstonpermittingcenter.org/code-enforcement/residential-plan-review.html',
);
const HOU_CODES = read(
  'Construction Code Modernization',
  'https://www.houstonpermittingcenter.org/construction-code-modernization',
);
const HOU_FLOOD = read(
  'Floodplain development permit: commercial or multi-family addition',
  'https://www.houstonpermittingcenter.org/hpwfmo1015',
);
const HOU_FLOOD_SMALL = read(
  'Floodplain development permit: non-substantial outdoor improvement',
  'https://www.houstonpermittingcenter.org/hpwfmo1005',
);
const HOU_RESOURCES = read(
  'Houston Permitting Center resources',
  'https://www.houstonpermittingcenter.org/resources',
);
const HOU_FEES = read(
  'City of Houston fee schedule',
  'https://cohweb.houstontx.gov/fin_feeschedule/default.aspx',
);
const HOU_HARRIS_FENCE = read(
  'Harris County: Fences',
  'https://www.eng.hctx.net/permits/Residential/Permitting/Fences',
);
const HOU_HARRIS_DATA = read(
  'Harris County ePermits',
  'https://www.gis.hctx.net/arcgishcpid/rest/services/Permits/ePermits/FeatureServer/1',
);
const ELP_CODE = read(
  'El Paso City Code, Chapter 18.02',
  'http://elpaso-tx.elaws.us/code/coor_title18_ch18.02',
);
const ELP_PLANNING = read(
  'About the Planning Division',
  'https://elpasotexas.gov/planning-and-inspections/planning-division/about-planning-divisions/',
);
const ELP_GUIDE = read(
  'El Paso building permit guide (PermitFlow)',
  'https://permitflow.com/blog/el-paso-building-permit',
);
const ELP_COUNTY = read(
  'El Paso County Residential Construction Inspection Program',
  'https://www.epcounty.com/CS/blogs/ca_press/archive/2012/12/21/el-paso-county-unveils-residential-construction-inspection-program-for-unincorporated-areas-of-the-county.aspx',
);
const ELP_HISTORIC = read(
  'About Historic Preservation',
  'https://elpasotexas.gov/planning-and-inspections/historic-preservation/about-historic-preservation/',
);
const ELP_HISTORIC_REALTOR = read(
  'What’s the big deal about historical properties (Greater El Paso Association of Realtors, 2017)',
  'http://www.elpasorealtor.com/news_detail/whats-the-big-deal-about-historical-properties-part-2',
);
const ELP_STORM = read(
  'Stormwater permits for construction activities (El Paso Water)',
  'https://epwater.org/our_water/stormwater/permits_-_industrial',
);
const ELP_DATA = read(
  'El Paso new residential permits',
  'https://gis.elpasotexas.gov/arcgis/rest/services/Planning/NewResidential/FeatureServer/1',
);

const AUS_IEBC = read(
  'IEBC redlines for the Building and Fire Code Board of Appeals, City of Austin (copy)',
  'https://bandc.crccheck.com/building-and-fire-code-board-appeals/435610-iebc-redlines',
);
const AUS_BOARD = read(
  'Building and Fire Code Board of Appeals, agendas, City of Austin (copy)',
  'https://bandc.crccheck.com/building-and-fire-code-board-appeals',
);
const FW_TOPRAIL = read(
  'Fort Worth fence heights (Top Rail Fence, a fence contractor)',
  'https://toprailfences.com/fort-worth/blog/insights/how-tall-can-your-fence-be-fort-worth',
);

export const tx: readonly CityProfile[] = [
  {
    slug: 'austin-tx',
    intro: [
      {
        text: {
          en: 'An approved permit in Austin is not yet a permit to work: a registered general contractor, or a homeowner registered as one, has to pay for it and activate it in the portal first.',
          es: 'En Austin un permiso aprobado todavía no autoriza a trabajar: un contratista general registrado, o el dueño registrado como tal, debe pagarlo y activarlo antes en el portal.',
        },
        sources: [AUS_ACTIVATE, AUS_SERVICE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Old permits block new ones here. Expired building, electrical, mechanical or plumbing permits at the address must be resolved before a new application is accepted.',
          es: 'Aquí los permisos viejos frenan los nuevos. Si en la dirección hay permisos vencidos de construcción, eléctricos, mecánicos o de plomería, hay que resolverlos antes de que acepten otra solicitud.',
        },
        sources: [AUS_EXPIRED],
        confidence: 'A',
      },
      {
        text: {
          en: 'Small repairs on a house or duplex go through Express, most of which the city issues in one business day outside floodplains and historic districts.',
          es: 'Las reparaciones menores de una casa o dúplex van por Express, y la ciudad emite la mayoría en un día hábil fuera de zonas inundables y distritos históricos.',
        },
        sources: [AUS_EXPRESS],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Austin Development Services Department (DSD)',
      url: 'https://austintexas.gov/node/34578',
      source: AUS_REVIEW,
      confidence: 'A',
    },
    portal: {
      name: 'Austin Build + Connect (AB+C)',
      url: 'https://www.austintexas.gov/page/activating-permit',
      source: AUS_ACTIVATE,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The city has been moving Chapter 25-12 from the 2021 to the 2024 model codes: its board heard the building and wildland-urban interface codes in November 2024. The residential review page we read still names the 2021 IRC, so confirm the edition on your intake.',
          es: 'La ciudad ha estado pasando el capítulo 25-12 de los códigos modelo 2021 a los de 2024: su junta vio los de construcción y de interfaz urbano-forestal en noviembre de 2024. La página de revisión residencial que leímos aún nombra el IRC 2021: confirme la edición en la recepción.',
        },
        sources: [AUS_IEBC, AUS_BOARD],
        confidence: 'B',
      },

      {
        text: {
          en: 'Residential plans are checked against Land Development Code Chapter 25-2 for zoning as well as against Chapter 25-12, where Austin keeps its technical codes and amendments.',
          es: 'Los planos residenciales se revisan contra el capítulo 25-2 del Land Development Code, por zonificación, y contra el capítulo 25-12, donde Austin guarda sus códigos técnicos y enmiendas.',
        },
        sources: [AUS_REVIEW],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Register before your first Austin permit. General contractors need no license but must be on the city’s list; electrical, mechanical, plumbing, irrigation and fireline contractors show the state license, and plumbers also proof of insurance.',
          es: 'Regístrese antes de su primer permiso en Austin. El contratista general no necesita licencia, pero sí estar en la lista de la ciudad; electricidad, mecánica, plomería, riego y líneas contra incendio muestran la licencia estatal, y los plomeros además su seguro.',
        },
        sources: [AUS_SERVICE],
        confidence: 'A',
      },
      {
        text: {
          en: 'A deck needs a building permit if any one of these is true: attached to the house, serving a door, over 200 square feet, more than 30 inches above ground, with plumbing or wiring, or in a floodplain.',
          es: 'Una terraza (deck) necesita permiso si se cumple una sola de estas condiciones: va unida a la casa, da servicio a una puerta, pasa de 200 pies cuadrados, está a más de 30 pulgadas del suelo, lleva plomería o cableado, o queda en zona inundable.',
        },
        sources: [AUS_DECK],
        confidence: 'B',
      },
      {
        text: {
          en: 'Express takes kitchen and bath remodels that move no wall or fixture, siding or drywall repair over 128 square feet, roof repairs with more than 128 square feet of decking, foundation repair, insulation and brick.',
          es: 'Express acepta remodelaciones de cocina y baño sin mover muros ni aparatos, reparación de revestimiento o tablaroca de más de 128 pies cuadrados, techos con más de 128 pies cuadrados de entablado, reparación de cimentación, aislamiento y ladrillo.',
        },
        sources: [AUS_EXPRESS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Each residential project type has its own web form: new or addition, interior remodel, garage conversion or porch enclosure, fence, pool or uncovered deck, relocation, total demolition. A submitted one is changed under Existing Residential Application.',
          es: 'Cada tipo de proyecto residencial tiene su formulario: obra nueva o ampliación, remodelación interior, conversión de cochera o cierre de porche, cerca, piscina o terraza descubierta, traslado, demolición total. Lo ya presentado se modifica en Existing Residential Application.',
        },
        sources: [AUS_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Within 100 feet of the 100-year floodplain a floodplain review is added, buildings 45 years or older are sent to Historic Preservation, and land never platted needs a platting exception (city page as of 2020).',
          es: 'A menos de 100 pies de la zona inundable de 100 años se suma una revisión de inundación, los edificios de 45 años o más pasan a Preservación Histórica y el terreno nunca fraccionado necesita una excepción (página de la ciudad, 2020).',
        },
        sources: [AUS_REVIEW_2020],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Since May 21, 2019 Texas cities may not base permit or inspection fees for dwellings on value or cost, nor ask for the cost. We found no current Austin schedule to quote: take the figure for your scope from the city’s own.',
          es: 'Desde el 21 de mayo de 2019 las ciudades de Texas no pueden basar en el valor o el costo las tarifas de permisos e inspecciones de viviendas, ni pedir el costo. No hallamos una tabla vigente de Austin que citar: tome de la ciudad la cifra para su alcance.',
        },
        sources: [TX_HB852],
        confidence: 'B',
      },
      {
        text: {
          en: 'Interior remodels, fences, amnesty certificates of occupancy, garage or porch conversions and pools without wood decks are billed at the lower Small Projects plan review rate (city page as of 2020).',
          es: 'Remodelaciones interiores, cercas, certificados de ocupación por amnistía, conversiones de cochera o porche y piscinas sin terraza de madera pagan la tarifa reducida de revisión Small Projects (página de la ciudad, 2020).',
        },
        sources: [AUS_REVIEW_2020],
        confidence: 'A',
      },
      {
        text: {
          en: 'When a permit is cancelled and bought again, the new buyer pays half of the current fee. A permit that cost only the minimum is not refunded, and a refund request takes about four weeks (page of 2020).',
          es: 'Si un permiso se cancela y se compra de nuevo, el nuevo comprador paga la mitad de la tarifa vigente. El permiso que costó solo el mínimo no se reembolsa, y un reembolso tarda unas cuatro semanas (página de 2020).',
        },
        sources: [AUS_REFUNDS],
        confidence: 'A',
      },
    ],
    feeSchedule: 'austin-tx',
    timing: [
      {
        text: {
          en: 'Published residential targets, set in 2017: 15 business days for new construction and additions, 5 for interior remodels, demolition and relocation. A resubmittal gets the same clock as the original.',
          es: 'Plazos residenciales publicados, fijados en 2017: 15 días hábiles para obra nueva y ampliaciones, 5 para remodelación interior, demolición y traslado. Una nueva entrega corre con el mismo plazo que la original.',
        },
        sources: [AUS_TIMES],
        confidence: 'A',
      },
      {
        text: {
          en: 'The city reports on itself: in fiscal year 2021, 92% of tracked residential reviews were finished within the published times, against a goal of 90%.',
          es: 'La ciudad se mide a sí misma: en el año fiscal 2021, 92% de las revisiones residenciales registradas se terminó dentro de los plazos publicados, frente a una meta de 90%.',
        },
        sources: [AUS_ONTIME],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Scope that outgrows Express sinks the permit. Move one wall or add one fixture and you need a new residential application with new fees; what was paid for Express is not credited.',
          es: 'Un alcance que rebasa Express hunde el permiso. Si mueve un muro o agrega un aparato necesita otra solicitud residencial con otra tarifa, y lo pagado por Express no se abona.',
        },
        sources: [AUS_EXPRESS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Check the address for expired permits, also those of earlier owners. Either fold that work into the new project description or file to resolve it separately; otherwise intake stops the application.',
          es: 'Revise si la dirección tiene permisos vencidos, también de dueños anteriores. Incluya esa obra en la descripción nueva o pida resolverla por separado; si no, la recepción detiene la solicitud.',
        },
        sources: [AUS_EXPIRED],
        confidence: 'A',
      },
      {
        text: {
          en: 'Watch for the city’s own words that mean it is your turn: “Awaiting Upload/Update”, “Application Incomplete”, “Inactive Pending Revision”, “Cancelled - Contractor Required” and “Inactive Contractor”.',
          es: 'Fíjese en las palabras de la ciudad que significan que le toca a usted: “Awaiting Upload/Update”, “Application Incomplete”, “Inactive Pending Revision”, “Cancelled - Contractor Required” e “Inactive Contractor”.',
        },
        sources: [AUS_DATA],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'Austin’s records change the same day and reach back decades, more than two million permits. They carry the status and the dates applied, issued, completed and expiring, so a permit can be followed from filing to final.',
          es: 'Los registros de Austin cambian el mismo día y llegan décadas atrás, más de dos millones de permisos. Traen el estado y las fechas de solicitud, emisión, cierre y vencimiento, de modo que un permiso se sigue desde la entrada hasta el final.',
        },
        sources: [AUS_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'The contractor’s company is named on about 94% of rows. Value is filled on about a third, because trade permits leave it empty, and roughly half of the new rows have no map point.',
          es: 'La compañía del contratista aparece en cerca de 94% de los renglones. El valor viene en más o menos un tercio, porque los permisos de oficios lo dejan vacío, y cerca de la mitad de los renglones nuevos no tiene punto en el mapa.',
        },
        sources: [AUS_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'The number ends in its trade: BP building, EP electrical, PP plumbing, MP mechanical, DS driveway and sidewalk. The city also publishes contractors’ phone numbers; we do not show or keep them.',
          es: 'El número termina en su oficio: BP construcción, EP eléctrico, PP plomería, MP mecánico, DS entrada y banqueta. La ciudad publica también teléfonos de contratistas; no los mostramos ni los guardamos.',
        },
        sources: [AUS_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['res_alteration', 'adu', 'deck_porch', 'electrical_service', 'foundation_repair'],
    faq: [
      {
        question: { en: 'When does an Austin permit expire?', es: '¿Cuándo vence un permiso en Austin?' },
        answer: {
          text: {
            en: 'On the 181st day after issuance without an inspection, or after the last inspection that shows progress. If the structure gives you nothing to inspect in 180 days, schedule a #114 Continuance of Work inspection to keep it active.',
            es: 'El día 181 desde la emisión sin inspección, o desde la última inspección que muestre avance. Si la obra no da nada que inspeccionar en 180 días, programe la inspección #114 Continuance of Work para mantenerlo activo.',
          },
          sources: [AUS_EXPIRED, AUS_MODIFY],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'The general contractor left. Can I take over the permit?',
          es: 'El contratista general se fue. ¿Puedo quedarme con el permiso?',
        },
        answer: {
          text: {
            en: 'Yes, free, if the permit is Active, both contractors are of the same type and both sign the Transfer Contractor Letter. Demolition, relocation and homestead trade permits cannot be transferred: there the old contractor is removed and the permit bought again.',
            es: 'Sí, sin costo, si el permiso está Active, ambos contratistas son del mismo tipo y los dos firman la Transfer Contractor Letter. Los de demolición, traslado y oficios de homestead no se transfieren: ahí se retira al anterior y se compra de nuevo.',
          },
          sources: [AUS_MODIFY],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Which fences need a permit in Austin?',
          es: '¿Qué cercas necesitan permiso en Austin?',
        },
        answer: {
          text: {
            en: 'The city’s list of exempt work, as of August 2021, includes fences up to 8 feet that are not in a flood hazard zone. Zoning limits on fence height apply all the same.',
            es: 'La lista de obras exentas, a agosto de 2021, incluye cercas de hasta 8 pies fuera de zona de inundación. Los límites de altura por zonificación rigen de todos modos.',
          },
          sources: [AUS_NO_PERMIT],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'Does an AB+C account make me a registered contractor?',
          es: '¿Con la cuenta de AB+C quedo registrado como contratista?',
        },
        answer: {
          text: {
            en: 'No. The portal account and the Service Center registration are two things, and a third step connects both to the permit. The Service Center gives you the contractor PIN that step asks for.',
            es: 'No. La cuenta del portal y el registro del Service Center son cosas distintas, y un tercer paso une ambos al permiso. El Service Center le da el PIN de contratista que ese paso pide.',
          },
          sources: [AUS_ACTIVATE],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'san-antonio-tx',
    intro: [
      {
        text: {
          en: 'Most home projects in San Antonio call for a contractor registered with the city, and owners can look you up: Contractor Connect lists you by trade and ranks you Registered, Registered Plus or Premier.',
          es: 'La mayoría de las obras en casa en San Antonio requiere un contratista registrado en la ciudad, y el dueño puede buscarlo: Contractor Connect lo lista por oficio y lo clasifica como Registered, Registered Plus o Premier.',
        },
        sources: [SA_RESIDENTIAL, SA_CONNECT],
        confidence: 'A',
      },
      {
        text: {
          en: 'The city splits registered builders in two. A Home Improvement Contractor takes non-structural work such as a plain reroof; changing the roof pitch already belongs to a Residential Building Contractor.',
          es: 'La ciudad divide a los constructores registrados en dos. El Home Improvement Contractor hace obra no estructural, como un cambio de techo sencillo; cambiar la pendiente ya corresponde a un Residential Building Contractor.',
        },
        sources: [SA_START],
        confidence: 'A',
      },
      {
        text: {
          en: 'Every new house is reviewed for building, zoning and tree preservation at once. A new home typically has to plant two trees.',
          es: 'Toda casa nueva pasa a la vez por construcción, zonificación y preservación de árboles. Por lo general, una vivienda nueva debe plantar dos árboles.',
        },
        sources: [SA_REVIEW],
        confidence: 'A',
      },
    ],
    department: {
      name: 'San Antonio Development Services Department (DSD)',
      url: 'https://www.sanantonio.gov/DSD/Constructing/Residential',
      source: SA_RESIDENTIAL,
      confidence: 'A',
    },
    portal: {
      name: 'BuildSA',
      url: 'https://www.sanantonio.gov/DSD/BuildSA-Project',
      source: SA_BUILDSA,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'A local roofer’s guide gives the 2021 International Codes and the 2020 NEC, effective February 1, 2023. The city’s own page that we could read was older, so ask DSD which edition your application falls under.',
          es: 'La guía de un techador local señala los códigos internacionales 2021 y el NEC 2020, vigentes desde el 1 de febrero de 2023. La página de la ciudad que pudimos leer es anterior: pregunte a DSD qué edición rige su solicitud.',
        },
        sources: [SA_CODES_VENDOR],
        confidence: 'C',
      },
      {
        text: {
          en: 'The local design table in Chapter 10, as amended for the 2018 code: ground snow 5, wind 115 mph, frost line 0, termites moderate to heavy. Flood data point to Appendix F of the UDC.',
          es: 'La tabla local de diseño del capítulo 10, según la enmienda al código 2018: nieve 5, viento 115 mph, línea de congelación 0, termitas de moderadas a fuertes. Los datos de inundación remiten al apéndice F del UDC.',
        },
        sources: [SA_IRC_2018],
        confidence: 'B',
      },
      {
        text: {
          en: 'If you and the reviewer read a section differently, Information Bulletin 115 explains how to ask for a code interpretation. The city updates its building and fire codes on a three-year rhythm.',
          es: 'Si usted y el revisor leen distinto una sección, el Information Bulletin 115 explica cómo pedir una interpretación. La ciudad actualiza sus códigos de construcción e incendio cada tres años.',
        },
        sources: [SA_CODES],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'No permit is usually needed for a one-story shed up to 300 square feet, retaining walls under 4 feet, flatwork inside the property line, new siding over old, or a door hung on its existing hinges.',
          es: 'Por lo general no llevan permiso: un cobertizo de un piso de hasta 300 pies cuadrados, muros de contención de menos de 4 pies, pavimento dentro del lindero, revestimiento nuevo sobre el viejo o una puerta en sus mismas bisagras.',
        },
        sources: [SA_NO_PERMIT],
        confidence: 'A',
      },
      {
        text: {
          en: 'All new fences are permitted. Repairing one needs a permit once the work passes 25% of the fence’s continuous length.',
          es: 'Toda cerca nueva lleva permiso. Repararla lo necesita cuando el trabajo pasa de 25% de su longitud continua.',
        },
        sources: [SA_START],
        confidence: 'A',
      },
      {
        text: {
          en: 'Reroofs and roof repairs are permitted work. A homeowner may pull that permit, also for a carport, an addition or an accessory building over 300 square feet.',
          es: 'Cambiar o reparar un techo lleva permiso. El dueño puede sacarlo, igual que para una cochera abierta, una ampliación o un edificio accesorio de más de 300 pies cuadrados.',
        },
        sources: [SA_START],
        confidence: 'A',
      },
      {
        text: {
          en: 'Only additions over 1,000 square feet and second stories go to plan review. In every case the foundation is designed and inspected by an engineer, and the trades pull separate permits.',
          es: 'Solo pasan a revisión de planos las ampliaciones de más de 1,000 pies cuadrados y los segundos pisos. En todos los casos un ingeniero diseña e inspecciona la cimentación, y los oficios sacan permisos aparte.',
        },
        sources: [SA_START],
        confidence: 'A',
      },
      {
        text: {
          en: 'Exempt from a permit does not mean free to choose: historic, neighborhood conservation and corridor districts still rule on design and materials.',
          es: 'Exento de permiso no quiere decir libre: los distritos históricos, de conservación y de corredor siguen regulando diseño y materiales.',
        },
        sources: [SA_NO_PERMIT],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'An old DSD sheet still asks for an estimated construction value on additions. For a dwelling, state law since 2019 bars the city from requiring it or pricing the permit on it; the value stays a question for commercial work.',
          es: 'Una hoja antigua de DSD todavía pide el costo estimado en las ampliaciones. En viviendas la ley estatal prohíbe desde 2019 exigirlo o cobrar según él; el valor de la obra queda como pregunta del trabajo comercial.',
        },
        sources: [TX_HB852, SA_PERMIT_TEAM],
        confidence: 'B',
      },
      {
        text: {
          en: 'Let staff enter your application and you pay for it: as of March 2025 the department charged a $10 convenience fee on submissions it had to key in instead of you filing in BuildSA.',
          es: 'Si el personal captura su solicitud, se cobra: en marzo de 2025 el departamento aplicaba $10 de conveniencia a las entregas que tecleaba en lugar de que usted las hiciera en BuildSA.',
        },
        sources: [SA_OUTAGE],
        confidence: 'B',
      },
      {
        text: {
          en: 'The schedule we could open is that of fiscal 2018. It separates remodels and additions from new houses, keeps registration fees in their own table and adds a document management fee. Take the current PDF from DSD.',
          es: 'La tabla que pudimos abrir es la del año fiscal 2018. Separa remodelaciones y ampliaciones de las casas nuevas, pone los registros en su propia tabla y suma una tarifa de manejo de documentos. Tome de DSD el PDF vigente.',
        },
        sources: [SA_FEES_2018],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Once the documents are complete and the plan review fee is paid, DSD says the first residential review typically takes three business days.',
          es: 'Completos los documentos y pagada la revisión, DSD dice que la primera revisión residencial suele tardar tres días hábiles.',
        },
        sources: [SA_REVIEW],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'A foundation plan without the seal of a Texas engineer does not get through: reviewers verify it on every new home, second floor and addition over 1,000 square feet.',
          es: 'Un plano de cimentación sin sello de ingeniero de Texas no pasa: los revisores lo verifican en toda casa nueva, segundo piso y ampliación de más de 1,000 pies cuadrados.',
        },
        sources: [SA_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Location adds reviewers you may not expect. A conservation or corridor overlay brings design review, the floodplain brings Public Works, and a historic area brings the Office of Historic Preservation.',
          es: 'La ubicación suma revisores que quizá no espera. Un distrito de conservación o corredor trae revisión de diseño, la zona inundable trae a Public Works y el área histórica, a la Office of Historic Preservation.',
        },
        sources: [SA_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Open inspections follow the contractor. Contractors must pull every permit, keep fees paid and close inspections in time; the Building Official can lower a category or suspend a registration under section 10-115.',
          es: 'Las inspecciones abiertas persiguen al contratista. Debe sacar cada permiso, tener las tarifas al día y cerrar las inspecciones a tiempo; el Building Official puede bajarle la categoría o suspender el registro según la sección 10-115.',
        },
        sources: [SA_CONNECT],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'San Antonio publishes permits already issued, without any status word. We can tell you that a permit was issued and when it was filed, not where one in review stands.',
          es: 'San Antonio publica permisos ya emitidos, sin palabra de estado. Podemos decirle que un permiso se emitió y cuándo se presentó, no en qué punto va uno en revisión.',
        },
        sources: [SA_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'The whole list is rewritten daily and runs two to four days behind. Numbers repeat: one permit number can stand on several rows with different type and address.',
          es: 'La lista completa se reescribe a diario y lleva de dos a cuatro días de atraso. Los números se repiten: un mismo número puede estar en varios renglones con otro tipo y otra dirección.',
        },
        sources: [SA_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'A primary contact stands on 98% of rows, which is how your company is matched. Declared value is filled on only 3%, and about one row in ten is a garage sale or other permit that is not construction.',
          es: 'El contacto principal está en 98% de los renglones; así se reconoce su compañía. El valor declarado aparece solo en 3%, y cerca de uno de cada diez renglones es venta de garaje u otro permiso que no es de obra.',
        },
        sources: [SA_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'fence', 'foundation_repair', 'res_alteration', 'res_new'],
    faq: [
      {
        question: {
          en: 'Does a storage shed need a permit in San Antonio?',
          es: '¿Un cobertizo necesita permiso en San Antonio?',
        },
        answer: {
          text: {
            en: 'Not up to 300 square feet on one story, if it is detached. Above that size it does, and building setbacks apply.',
            es: 'No, si es de un piso, separado y de hasta 300 pies cuadrados. Si es mayor, sí, y rigen los retiros.',
          },
          sources: [SA_NO_PERMIT, SA_START],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Who else sees my BuildSA application?',
          es: '¿Quién más ve mi solicitud en BuildSA?',
        },
        answer: {
          text: {
            en: 'The system is shared with CPS Energy, SAWS, Bexar County, Metro Health, Historic Preservation and the Fire Marshal, among others. It replaced the older Hansen system on November 30, 2020.',
            es: 'El sistema se comparte con CPS Energy, SAWS, el condado de Bexar, Metro Health, Historic Preservation y el Fire Marshal, entre otros. Sustituyó al sistema Hansen el 30 de noviembre de 2020.',
          },
          sources: [SA_BUILDSA],
          confidence: 'A',
        },
      },

      {
        question: {
          en: 'Do I need Residential Plan Review for a room addition?',
          es: '¿Una recámara adicional pasa por revisión de planos?',
        },
        answer: {
          text: {
            en: 'Only over 1,000 square feet or on a second floor. Smaller ones are permitted without construction plan review, with a site plan, an energy report and an engineered foundation.',
            es: 'Solo si pasa de 1,000 pies cuadrados o es en segundo piso. Las menores se permiten sin esa revisión, con plano del sitio, informe de energía y cimentación de ingeniero.',
          },
          sources: [SA_START, SA_REVIEW],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'fort-worth-tx',
    intro: [
      {
        text: {
          en: 'Fort Worth skips every other code book: by its own account it adopts a new cycle only every second time, so the edition here may differ from the next suburb’s.',
          es: 'Fort Worth se salta un libro de códigos de cada dos: según la propia ciudad adopta un ciclo sí y otro no, así que la edición puede no ser la del suburbio vecino.',
        },
        sources: [FW_CODES],
        confidence: 'A',
      },
      {
        text: {
          en: 'For $1,000 an hour on top of the permit fees you can sit down with the X-Team, a full panel of city reviewers, and leave with the permit if every issue is settled at the table.',
          es: 'Por $1,000 la hora, además de las tarifas del permiso, usted puede sentarse con el X-Team, un panel completo de revisores, y salir con el permiso si todo se resuelve en la mesa.',
        },
        sources: [FW_XTEAM],
        confidence: 'A',
      },
      {
        text: {
          en: 'Before you apply, the city’s Permit Assist tool tells which permits a project needs, what they are estimated to cost and whether zoning allows it. It shares one log-in with Accela and fills in the application.',
          es: 'Antes de la solicitud, la herramienta Permit Assist de la ciudad dice qué permisos pide el proyecto, cuánto costarían y si la zonificación lo admite. Usa la misma cuenta que Accela y llena la solicitud.',
        },
        sources: [FW_PERMITS],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Fort Worth Development Services Department',
      url: 'https://www.fortworthtexas.gov/departments/development-services/permits',
      source: FW_PERMITS,
      confidence: 'A',
    },
    portal: {
      name: 'Accela Citizen Access (ACA), City of Fort Worth',
      url: 'https://aca-prod.accela.com/CFW/Default.aspx',
      source: FW_ACA,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'In force: the 2021 International Building, Residential, Mechanical, Plumbing, Fuel Gas, Fire and Existing Building Codes, with the 2015 energy code and the 2018 pool and spa code. Each carries local amendments.',
          es: 'Vigentes: los códigos internacionales 2021 de edificación, residencial, mecánico, plomería, gas, incendio y edificios existentes, con el de energía 2015 y el de piscinas 2018. Cada uno tiene enmiendas locales.',
        },
        sources: [FW_CODES, FW_CH7],
        confidence: 'A',
      },
      {
        text: {
          en: 'Wiring follows the 2023 NEC. The city’s page heads it with March 1, 2024 and says March 1, 2023 further down; either date is past.',
          es: 'El cableado sigue el NEC 2023. La página de la ciudad lo encabeza con el 1 de marzo de 2024 y más abajo dice 1 de marzo de 2023; ambas fechas ya pasaron.',
        },
        sources: [FW_CODES],
        confidence: 'A',
      },
      {
        text: {
          en: 'For commercial energy compliance choose the 2015 IECC or ASHRAE 90.1-2013 and stay with it for the whole project; COMcheck reports are accepted for the usual methods.',
          es: 'En energía comercial elija el IECC 2015 o ASHRAE 90.1-2013 y use uno solo en todo el proyecto; se aceptan informes COMcheck para los métodos usuales.',
        },
        sources: [FW_CODES],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'By a local fence contractor’s summary, a fence needs a building permit when it is solid and above 7 feet, or open and above 8. In a front yard it stays at 4 feet, at least half open and not chain link.',
          es: 'Según el resumen de un contratista local de cercas, una cerca lleva permiso si es cerrada y pasa de 7 pies, o abierta y pasa de 8. En el patio delantero se queda en 4 pies, al menos medio abierta y sin malla ciclónica.',
        },
        sources: [FW_TOPRAIL],
        confidence: 'C',
      },
      {
        text: {
          en: 'Drywall work totaling 16 square feet or more in any wall or ceiling needs a permit, according to the city’s homeowner brochure. That catches many repairs that other cities let pass.',
          es: 'Según el folleto de la ciudad, el trabajo en tablaroca que suma 16 pies cuadrados o más en un muro o techo lleva permiso. Eso alcanza reparaciones que otras ciudades dejan pasar.',
        },
        sources: [FW_BROCHURE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Accessory structures all need a permit there, from gazebos and solar panels to outdoor fireplaces. So do water heaters, shower pans, above-ground pools over 5,000 gallons and retaining walls over 4 feet.',
          es: 'Toda estructura accesoria lleva permiso, desde glorietas (gazebos) y paneles solares hasta chimeneas exteriores. También los calentadores de agua, bases de regadera, piscinas sobre el suelo de más de 5,000 galones y muros de contención de más de 4 pies.',
        },
        sources: [FW_BROCHURE],
        confidence: 'B',
      },
      {
        text: {
          en: 'On a corner lot whose side meets the front of a neighbor’s, the side becomes a projected front yard: no fence, deck, addition or shed may stand in it as it could in a normal side yard.',
          es: 'En un lote de esquina cuyo costado da al frente de otro lote, el costado cuenta como patio delantero proyectado: ahí no caben cercas, terrazas, ampliaciones ni cobertizos como en un costado normal.',
        },
        sources: [FW_NEWS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Stormwater rules in force since July 15, 2024 have their own section for single-family and duplex permits, with documents to hand in alongside the building plans. Read section 12.5-876 before submitting a new house.',
          es: 'Las reglas pluviales vigentes desde el 15 de julio de 2024 traen una sección para casas y dúplex, con documentos que van junto a los planos. Lea la sección 12.5-876 antes de presentar una casa nueva.',
        },
        sources: [FW_STORM],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Permit Assist prices residential and commercial projects before you file. As with every dwelling in Texas, the residential figure cannot rest on the cost of the work.',
          es: 'Permit Assist cotiza proyectos residenciales y comerciales antes de presentarlos. Como en toda vivienda de Texas, la cifra residencial no puede depender del costo de la obra.',
        },
        sources: [FW_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'A grading permit is spelled out: $50 application, $15 technology and $450 plus $10 per acre for the permit itself.',
          es: 'El permiso de nivelación está desglosado: $50 de solicitud, $15 de tecnología y $450 más $10 por acre por el permiso.',
        },
        sources: [FW_GRADING],
        confidence: 'A',
      },
      {
        text: {
          en: 'X-Team hours are billed at $1,000 in addition to all regular fees, and only projects with a recorded final plat, approved infrastructure and zoning in place may ask for one.',
          es: 'Las horas del X-Team se cobran a $1,000 además de las tarifas normales, y solo puede pedirlas un proyecto con plat final registrado, infraestructura aprobada y zonificación resuelta.',
        },
        sources: [FW_XTEAM, FW_XTEAM_ORD],
        confidence: 'A',
      },
      {
        text: {
          en: 'Pay online with check, debit or credit card. A single credit card transaction stops at $25,000 (notice of 2024).',
          es: 'Pague en línea con cheque, débito o crédito. Una transacción con tarjeta de crédito llega a $25,000 (aviso de 2024).',
        },
        sources: [FW_ACA],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'As of September 2024 requests for inspection exceeded what staff could do, and the city warned of up to 2 working days’ delay. It offers a list of certified third-party firms as the way around.',
          es: 'En septiembre de 2024 las inspecciones pedidas superaban la capacidad del personal y la ciudad avisaba hasta 2 días hábiles de demora. Como alternativa ofrece una lista de empresas certificadas.',
        },
        sources: [FW_ACA],
        confidence: 'A',
      },
      {
        text: {
          en: 'An X-Team meeting was set up to be held within two weeks of submitting plans.',
          es: 'La reunión con el X-Team se diseñó para darse dentro de las dos semanas de entregados los planos.',
        },
        sources: [FW_XTEAM],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Historic and design districts need their own approval before a permit can issue. It covers roofing material, fence type, doors and windows, siding style and tree canopy, so ask the design reviewer before buying material.',
          es: 'Los distritos históricos y de diseño exigen su propia aprobación antes de emitir el permiso. Abarca material de techo, tipo de cerca, puertas y ventanas, revestimiento y arbolado: pregunte al revisor antes de comprar material.',
        },
        sources: [FW_NEWS],
        confidence: 'A',
      },
      {
        text: {
          en: '“Awaiting Client Reply”, “Incomplete Submittal” and “Pending Fees” are the three statuses in which a Fort Worth permit is waiting for you, not for the city.',
          es: '“Awaiting Client Reply”, “Incomplete Submittal” y “Pending Fees” son los tres estados en que un permiso de Fort Worth lo espera a usted y no a la ciudad.',
        },
        sources: [FW_DATA],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'The city’s permit map came back to life in 2026. It shows type, status, status date and filing date, but no issue date and no contractor.',
          es: 'El mapa de permisos de la ciudad volvió a actualizarse en 2026. Muestra tipo, estado, fecha del estado y fecha de presentación, pero ni fecha de emisión ni contratista.',
        },
        sources: [FW_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'On most recent rows the street address and job value are empty and the description is a placeholder, so a permit can only be found by its number. Among its words is “Issued Without Contractor”.',
          es: 'En la mayoría de los renglones recientes la dirección y el valor vienen vacíos y la descripción es de relleno, así que un permiso solo se halla por su número. Entre sus palabras está “Issued Without Contractor”.',
        },
        sources: [FW_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['res_new', 'grading', 'pool_spa', 'fence', 'mechanical'],
    faq: [
      {
        question: {
          en: 'Does moving a duct or an AC unit need a permit in Fort Worth?',
          es: '¿Mover un ducto o un equipo de aire acondicionado lleva permiso en Fort Worth?',
        },
        answer: {
          text: {
            en: 'Yes, by the city’s homeowner brochure: changing, moving or repairing central heating and air conditioning, duct work or exhaust fans takes a mechanical permit. Plumbing works the same way, with a permit of its own.',
            es: 'Sí, según el folleto de la ciudad para dueños: cambiar, mover o reparar calefacción y aire acondicionado central, ductos o extractores lleva permiso mecánico. Con la plomería es igual, con su propio permiso.',
          },
          sources: [FW_BROCHURE],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'Where do I find the rules on permits themselves?',
          es: '¿Dónde están las reglas sobre los permisos?',
        },
        answer: {
          text: {
            en: 'In the Fort Worth Building Administrative Code, section 7-1 of the City Code. It replaces the administrative chapters of all the adopted codes, from residential to signs.',
            es: 'En el Fort Worth Building Administrative Code, sección 7-1 del código municipal. Sustituye los capítulos administrativos de todos los códigos adoptados, del residencial al de letreros.',
          },
          sources: [FW_CH7, FW_XTEAM_ORD],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Where is the permit counter now?',
          es: '¿Dónde está ahora la ventanilla de permisos?',
        },
        answer: {
          text: {
            en: 'Development Services moved to the new City Hall, 100 Fort Worth Trail, 76102. Pages that name 1000 Throckmorton Street are older.',
            es: 'Development Services se mudó al nuevo City Hall, 100 Fort Worth Trail, 76102. Las páginas que nombran 1000 Throckmorton Street son anteriores.',
          },
          sources: [FW_ACA],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'dallas-tx',
    intro: [
      {
        text: {
          en: 'As announced, Dallas moved its permitting to DallasNow, an Accela system, over the weekend that began April 25, 2025. It replaces ProjectDox and the 20-year-old POSSE, so guides that name those are out of date.',
          es: 'Según lo anunciado, Dallas pasó sus permisos a DallasNow, un sistema Accela, el fin de semana que empezó el 25 de abril de 2025. Sustituye a ProjectDox y al POSSE de 20 años: las guías que los nombran están atrasadas.',
        },
        sources: [DAL_NOW],
        confidence: 'C',
      },

      {
        text: {
          en: 'New houses and duplexes are charged by square foot in four steps, and the formula drops at one of them: a house just over 700 square feet costs less than one just under.',
          es: 'Las casas y dúplex nuevos se cobran por pie cuadrado en cuatro escalones, y la fórmula baja en uno: una casa apenas mayor de 700 pies cuadrados paga menos que una apenas menor.',
        },
        sources: [DAL_FEES],
        confidence: 'B',
      },
    ],
    department: {
      name: 'City of Dallas Planning and Development',
      url: 'https://dallascityhall.com',
      source: DAL_NOW,
      confidence: 'C',
    },
    portal: { name: 'DallasNow', url: 'https://dallascityhall.com', source: DAL_NOW, confidence: 'C' },
    codes: [
      {
        text: {
          en: 'A builder’s summary puts most disciplines on the 2021 International Codes with Dallas amendments since May 12, 2023, and electrical on the 2020 NEC. Check the edition with the city before you draw.',
          es: 'El resumen de un constructor pone casi todas las disciplinas en los códigos internacionales 2021 con enmiendas de Dallas desde el 12 de mayo de 2023, y lo eléctrico en el NEC 2020. Confirme la edición con la ciudad antes de dibujar.',
        },
        sources: [DAL_CODES_BLOG],
        confidence: 'C',
      },
      {
        text: {
          en: 'Dallas numbers its codes as City Code chapters: 53 building, 54 plumbing, 55 mechanical, 56 electrical, 57 one- and two-family, 58 existing buildings, 59 energy, 60 fuel gas, 61 green. Chapter 52 holds the permit rules.',
          es: 'Dallas numera sus códigos como capítulos municipales: 53 edificación, 54 plomería, 55 mecánico, 56 eléctrico, 57 viviendas de una y dos familias, 58 edificios existentes, 59 energía, 60 gas, 61 verde. El 52 tiene las reglas de permisos.',
        },
        sources: [DAL_CODES_OLD],
        confidence: 'A',
      },
      {
        text: {
          en: 'A green construction code overlays new buildings, additions and first tenant finish-outs. Energy and green compliance are inspected on separate tracks.',
          es: 'Un código de construcción verde se suma en edificios nuevos, ampliaciones y primer acondicionamiento de locales. Energía y verde se inspeccionan por vías separadas.',
        },
        sources: [DAL_CODES_BLOG2],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'A fence permit is due above 4 feet in a front yard and above 6 feet anywhere else, and always for a pool barrier. Past 9 feet an engineer seals it and, inside a setback, the Board of Adjustment decides.',
          es: 'La cerca lleva permiso si pasa de 4 pies al frente o de 6 en otro lado, y siempre que sea barrera de piscina. Arriba de 9 pies la sella un ingeniero y, dentro de un retiro, decide el Board of Adjustment.',
        },
        sources: [DAL_FENCE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Replacing damaged siding, sheetrock or windows, and minor roof repair, typically need no permit. Broken rafters or joists turn the job into a building permit (city guidance of 2019).',
          es: 'Reponer revestimiento, tablaroca o ventanas dañadas y reparar un poco el techo por lo general no llevan permiso. Si hay viguetas o cabios rotos se necesita permiso de construcción (guía de la ciudad, 2019).',
        },
        sources: [DAL_TORNADO],
        confidence: 'A',
      },
      {
        text: {
          en: 'Register with the city before pulling permits. A Dallas contractor’s guide gives $120 a year, proof of liability insurance, a sales tax permit and a certificate of occupancy for the business address.',
          es: 'Regístrese en la ciudad antes de sacar permisos. La guía de un contratista de Dallas habla de $120 al año, seguro de responsabilidad, permiso de impuesto sobre ventas y certificado de ocupación del domicilio del negocio.',
        },
        sources: [DAL_REGISTER],
        confidence: 'C',
      },
      {
        text: {
          en: 'Since 2016 remodeling a house or duplex brings a check of the contractor’s home repair license, and water heater swaps are inspected: a certificate of compliance no longer stands in for the inspector.',
          es: 'Desde 2016, al remodelar una casa o dúplex se verifica la licencia de reparación del contratista, y el cambio de calentador de agua se inspecciona: un certificado de cumplimiento ya no sustituye al inspector.',
        },
        sources: [DAL_ORD],
        confidence: 'B',
      },
      {
        text: {
          en: 'A commercial finish-out of $50,000 or more needs its state accessibility registration (TDLR) with the plans.',
          es: 'Un acondicionamiento comercial de $50,000 o más necesita su registro estatal de accesibilidad (TDLR) junto con los planos.',
        },
        sources: [DAL_FINISH],
        confidence: 'B',
      },
    ],
    fees: [
      {
        text: {
          en: 'A house of up to 700 square feet is area times $1.07; up to 2,350 it is area times $0.34569 plus $300; up to 10,500, area times $0.077 plus $800; above, area times $0.0272 plus $1,000.',
          es: 'Una casa de hasta 700 pies cuadrados paga el área por $1.07; hasta 2,350, el área por $0.34569 más $300; hasta 10,500, el área por $0.077 más $800; arriba, el área por $0.0272 más $1,000.',
        },
        sources: [DAL_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Inspections are billed by the number of trades, $125 for one and $125 more for each further trade up to nine. Add $15 for technology; a reinspection is $75.',
          es: 'Las inspecciones se cobran por oficios: $125 por uno y $125 más por cada otro hasta nueve. Sume $15 de tecnología; una reinspección cuesta $75.',
        },
        sources: [DAL_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Residential plan review is disputed between two city documents: the schedule reads $0.46 a square foot, the worksheets $0.046, both with a $577 minimum. Ask for the figure in writing.',
          es: 'La revisión de planos residencial se contradice en dos documentos de la ciudad: la tabla dice $0.46 por pie cuadrado y las hojas de cálculo $0.046, ambas con mínimo de $577. Pida la cifra por escrito.',
        },
        sources: [DAL_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'A site in a planned development, a specific use permit or a deed-restricted tract carries a 10% zoning surcharge. Work found without a permit is billed at $100 per hour and trade.',
          es: 'Un sitio en desarrollo planificado (PD), con SUP o con restricción de escritura (DR) lleva un recargo de zonificación de 10%. La obra sin permiso se cobra a $100 por hora y oficio.',
        },
        sources: [DAL_FEES],
        confidence: 'B',
      },
    ],
    feeSchedule: 'dallas-tx',
    timing: [
      {
        text: {
          en: 'The city’s Residential Quick Guide of 2024, as reported, gives five days for the prescreen and ten for the first plan review of a house or duplex.',
          es: 'La Residential Quick Guide de la ciudad, de 2024, según la prensa, da cinco días para la preselección y diez para la primera revisión de una casa o dúplex.',
        },
        sources: [DAL_GUIDE],
        confidence: 'C',
      },
      {
        text: {
          en: 'Rapid Single Family VIP is a paid appointment at $200 an hour for a same-day permit. It began with homes under 3,000 square feet and was widened to 5,000; special overlay districts were left out.',
          es: 'Rapid Single Family VIP es una cita pagada a $200 la hora para obtener el permiso el mismo día. Empezó con casas de menos de 3,000 pies cuadrados y subió a 5,000; los distritos especiales quedaron fuera.',
        },
        sources: [DAL_RSVP],
        confidence: 'C',
      },
    ],
    returns: [
      {
        text: {
          en: 'When the city reports something missing you have five working days. After that the application may be thrown out, and coming back means a new form, full plans and a new place in the queue.',
          es: 'Cuando la ciudad avisa que falta algo, usted tiene cinco días hábiles. Después la solicitud puede descartarse, y volver exige otro formulario, planos completos y otro lugar en la fila.',
        },
        sources: [DAL_FENCE, DAL_FINISH],
        confidence: 'B',
      },
      {
        text: {
          en: 'Nothing is reviewed until the prescreen finds the minimum documents. An application that fails it never reached a plan reviewer, so count those days as lost, not as review time.',
          es: 'Nada se revisa hasta que la preselección halla los documentos mínimos. La solicitud que no la pasa nunca llegó al revisor: cuente esos días como perdidos, no como revisión.',
        },
        sources: [DAL_GUIDE],
        confidence: 'C',
      },
      {
        text: {
          en: 'Being excused from a construction permit does not excuse a work authorization in a conservation district or a certificate of appropriateness in a historic one. Crews get stopped over that difference.',
          es: 'Estar exento del permiso de construcción no exime de la autorización en un distrito de conservación ni del certificado de idoneidad en uno histórico. Por esa diferencia se detienen obras.',
        },
        sources: [DAL_ORD],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'Dallas publishes no current permit records: its open data set stops on December 31, 2019 and its map layer on November 12, 2024. Status has to be read in DallasNow; our checks and checklists do not depend on it.',
          es: 'Dallas no publica registros de permisos al día: su conjunto abierto termina el 31 de diciembre de 2019 y su capa de mapa el 12 de noviembre de 2024. El estado se lee en DallasNow; nuestras revisiones y listas de verificación no dependen de eso.',
        },
        sources: [DAL_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['commercial_ti', 'res_new', 'fence', 'res_alteration', 'demolition'],
    faq: [
      {
        question: {
          en: 'Do I need the owner’s construction cost for a Dallas house?',
          es: '¿Necesito el costo de la obra para una casa en Dallas?',
        },
        answer: {
          text: {
            en: 'No. For residential dwellings a Texas city may neither price the permit on cost nor make you disclose it, except where flood insurance rules need the figure. Commercial jobs in Dallas are still priced on value.',
            es: 'No. En viviendas, una ciudad de Texas no puede cobrar según el costo ni obligarlo a declararlo, salvo cuando lo requieren las reglas del seguro de inundación. Lo comercial en Dallas sí se cobra por valor.',
          },
          sources: [TX_HB852, DAL_FEES],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'The review is overdue. May somebody else do it?',
          es: 'La revisión ya venció. ¿La puede hacer otro?',
        },
        answer: {
          text: {
            en: 'Under House Bill 14 of 2023, once 15 days pass beyond the state deadline for deciding a document, the required review may be done by a qualified outside person. The reviewer cannot be the applicant.',
            es: 'Según la House Bill 14 de 2023, cuando pasan 15 días del plazo estatal para decidir sobre un documento, la revisión exigida puede hacerla una persona externa calificada. El revisor no puede ser el solicitante.',
          },
          sources: [TX_HB14],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'When does a fence need an engineer in Dallas?',
          es: '¿Cuándo necesita ingeniero una cerca en Dallas?',
        },
        answer: {
          text: {
            en: 'Above 9 feet. It then needs a building permit with a professional engineer’s seal, and Board of Adjustment approval if it stands in a setback. Sheet metal is among the prohibited materials.',
            es: 'Cuando pasa de 9 pies. Entonces lleva permiso de construcción con sello de ingeniero y aprobación del Board of Adjustment si está en un retiro. La lámina metálica está entre los materiales prohibidos.',
          },
          sources: [DAL_FENCE],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'Can a high-volume builder get plans approved once?',
          es: '¿Un constructor de volumen puede aprobar sus planos una sola vez?',
        },
        answer: {
          text: {
            en: 'Yes, through the Residential Fast Track program launched in November 2022: repeated floor plans are reviewed and approved together. Corner lots are not taken.',
            es: 'Sí, con el programa Residential Fast Track lanzado en noviembre de 2022: los planos repetidos se revisan y aprueban juntos. No se aceptan lotes de esquina.',
          },
          sources: [DAL_RSVP],
          confidence: 'C',
        },
      },
    ],
  },
  {
    slug: 'arlington-tx',
    intro: [
      {
        text: {
          en: 'Arlington counts concrete. Since May 1, 2024 flatwork in the required front yard needs a Concrete Permit, because paving may cover no more than half of that setback or 600 square feet, whichever is less.',
          es: 'Arlington cuenta el concreto. Desde el 1 de mayo de 2024, el pavimento en el retiro delantero lleva Concrete Permit, porque no puede cubrir más de la mitad de ese retiro ni 600 pies cuadrados, lo que sea menor.',
        },
        sources: [ARL_PORTAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'The city reworked its fees in 2025 for the first time since 2008: trade permits and signs on July 15, building permits and plan review scheduled for October 1 pending a Council vote.',
          es: 'La ciudad rehízo sus tarifas en 2025 por primera vez desde 2008: permisos de oficios y letreros el 15 de julio; permisos de construcción y revisión de planos, previstos para el 1 de octubre, sujetos al voto del Concejo.',
        },
        sources: [ARL_FEES],
        confidence: 'A',
      },
      {
        text: {
          en: 'There is no paper route. Applications are made at any hour on ArlingtonPermits.com, where the plans are uploaded too.',
          es: 'No hay vía en papel. Las solicitudes se hacen a cualquier hora en ArlingtonPermits.com, donde también se suben los planos.',
        },
        sources: [ARL_FAQ],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Arlington Planning and Development Services',
      url: 'https://www.arlingtontx.gov/city_hall/departments/planning_development_services/permitting_and_inspections/building_codes',
      source: ARL_CODES,
      confidence: 'A',
    },
    portal: {
      name: 'ArlingtonPermits.com',
      url: 'https://ap.arlingtontx.gov/AP/sfjsp?interviewID=SignOn',
      source: ARL_PORTAL,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The Council adopted the 2021 International Codes and the 2020 NEC on November 1, 2022. They apply to every application filed on or after January 1, 2023.',
          es: 'El Concejo adoptó los códigos internacionales 2021 y el NEC 2020 el 1 de noviembre de 2022. Rigen toda solicitud presentada desde el 1 de enero de 2023.',
        },
        sources: [ARL_CODES],
        confidence: 'A',
      },
      {
        text: {
          en: 'On commercial work the 2012 Texas Accessibility Standards of the TDLR apply, aligned with the federal criteria for public accommodations.',
          es: 'En obra comercial rigen las Texas Accessibility Standards 2012 del TDLR, alineadas con los criterios federales para locales públicos.',
        },
        sources: [ARL_HIGHLIGHTS],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'A storage shed over 100 square feet needs a permit. Replacing less than 50% of one side of a fence does not; both limits come from the city’s guide of July 2020.',
          es: 'Un cobertizo de más de 100 pies cuadrados lleva permiso. Reponer menos de 50% de un lado de una cerca, no; ambos límites vienen de la guía municipal de julio de 2020.',
        },
        sources: [ARL_DIY],
        confidence: 'A',
      },
      {
        text: {
          en: 'Reroofing and structural foundation repair have both been permitted work since November 1, 2011. Technical bulletins cover each.',
          es: 'El cambio de techo y la reparación estructural de cimentación llevan permiso desde el 1 de noviembre de 2011. Hay un boletín técnico para cada uno.',
        },
        sources: [ARL_HIGHLIGHTS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Permit-free: decorative fences under 24 inches, finish work, walks outside the city right-of-way, and retaining walls up to 4 feet from the bottom of the footing outside a FEMA floodplain. Tiered walls have their own rule.',
          es: 'Sin permiso: cercas decorativas de menos de 24 pulgadas, acabados, andadores fuera de la vía pública y muros de contención de hasta 4 pies desde el fondo de la zapata fuera de zona inundable FEMA. Los muros escalonados tienen regla propia.',
        },
        sources: [ARL_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Solar companies need only one registration, the Electrical Contractor one, since March 1, 2024.',
          es: 'Las empresas solares necesitan un solo registro, el de Electrical Contractor, desde el 1 de marzo de 2024.',
        },
        sources: [ARL_PORTAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'New houses: Arlington Water Utilities changed how builders get water during construction on March 1, 2024. Settle water service availability before the permit, not at the meter.',
          es: 'Casas nuevas: Arlington Water Utilities cambió el 1 de marzo de 2024 cómo obtiene agua el constructor durante la obra. Resuelva la disponibilidad antes del permiso y no al pedir el medidor.',
        },
        sources: [ARL_PORTAL],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Commercial building permits are priced on project value, and the city puts an online calculator next to the schedule (business guide 2021-2022).',
          es: 'El permiso comercial se cobra según el valor del proyecto, y la ciudad pone una calculadora en línea junto a la tabla (guía para negocios 2021-2022).',
        },
        sources: [ARL_BUSINESS],
        confidence: 'B',
      },
      {
        text: {
          en: 'Do not reuse an old bid sheet: residential and commercial building fees and plan reviews belonged to phase 2 of the 2025 update. What may not come back on a home is a fee tied to cost, which Texas forbids.',
          es: 'No reutilice una hoja de costos vieja: las tarifas de construcción y revisión, residenciales y comerciales, eran la fase 2 de la actualización de 2025. Lo que no puede volver en una casa es una tarifa atada al costo; Texas la prohíbe.',
        },
        sources: [ARL_FEES, TX_HB852],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [],
    returns: [
      {
        text: {
          en: 'Without the stamped “CITY APPROVED PLANS” on the job site the inspector may withhold the inspection. A change to them is approved in the same way as the originals, not by note on the sheet.',
          es: 'Sin los planos sellados “CITY APPROVED PLANS” en la obra, el inspector puede negar la inspección. Un cambio se aprueba igual que los originales, no con una nota en la lámina.',
        },
        sources: [ARL_NOTICES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Site plans fail on easements and setbacks. The city allows no structure inside a setback and sends you to the survey for utility easements; corner lots and major streets change fence placement and material.',
          es: 'Los planos de sitio fallan en servidumbres y retiros. La ciudad no admite estructuras en el retiro y remite al levantamiento por las servidumbres; los lotes de esquina y avenidas cambian el lugar y material de la cerca.',
        },
        sources: [ARL_DIY],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Arlington’s open data lists permits with their status, issue date and final date on a map, and applications in a second layer. It names no contractor and gives no value, so a permit is found by number or address.',
          es: 'Los datos abiertos de Arlington listan permisos con estado, fecha de emisión y de cierre en un mapa, y las solicitudes en otra capa. No nombran contratista ni valor: un permiso se busca por número o dirección.',
        },
        sources: [ARL_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'Its words run from Pending and Approved for Issue, when fees are due, to Issued, Pending Inspection, TCO Issued and Finaled. Denied, Revoked and Void end a file.',
          es: 'Sus palabras van de Pending y Approved for Issue, cuando faltan las tarifas, a Issued, Pending Inspection, TCO Issued y Finaled. Denied, Revoked y Void cierran un expediente.',
        },
        sources: [ARL_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'foundation_repair', 'fence', 'solar_pv', 'plumbing'],
    faq: [
      {
        question: {
          en: 'Does a patio or driveway need a permit in Arlington?',
          es: '¿Un patio o entrada de concreto lleva permiso en Arlington?',
        },
        answer: {
          text: {
            en: 'In the required front yard, yes: a Concrete Permit, with the limit of half the setback area or 600 square feet. Ask for the Planner of the Day at 817-459-6502 if the lot is odd.',
            es: 'En el retiro delantero, sí: Concrete Permit, con el límite de la mitad del área del retiro o 600 pies cuadrados. Si el lote es irregular, pregunte por el Planner of the Day al 817-459-6502.',
          },
          sources: [ARL_PORTAL],
          confidence: 'A',
        },
      },
      {
        question: { en: 'May the homeowner do the work?', es: '¿Puede hacer la obra el dueño?' },
        answer: {
          text: {
            en: 'Yes, all of it, after signing a homeowner’s affidavit. City codes and inspections stay the same.',
            es: 'Sí, toda, tras firmar la declaración jurada de dueño. Los códigos y las inspecciones son los mismos.',
          },
          sources: [ARL_FAQ],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'At what hours can I run equipment outdoors?',
          es: '¿A qué horas se puede trabajar afuera?',
        },
        answer: {
          text: {
            en: 'Within 300 feet of homes, permitted outdoor work stops from 6 p.m. to 7 a.m. in standard time and from 8 p.m. to 7 a.m. in daylight time. The building official can grant an exception in writing.',
            es: 'A menos de 300 pies de viviendas, la obra exterior con permiso se detiene de 6 p. m. a 7 a. m. en horario estándar y de 8 p. m. a 7 a. m. en horario de verano. El Building Official puede dar una excepción por escrito.',
          },
          sources: [ARL_NOTICES],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'houston-tx',
    intro: [
      {
        text: {
          en: 'Houston asks for no contractor license to pull a structural permit. It asks instead for a declaration about deed restrictions signed by the owner before most residential applications start.',
          es: 'Houston no pide licencia de contratista para sacar un permiso estructural. Pide, en cambio, una declaración sobre las restricciones de escritura firmada por el dueño antes de iniciar casi toda solicitud residencial.',
        },
        sources: [HOU_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Flood review is a permit of its own under Chapter 19. In its zones you bring elevation certificates, appraisal district figures and an itemized cost estimate besides the building plans.',
          es: 'La revisión de inundación es un permiso propio, del capítulo 19. En sus zonas se llevan certificados de elevación, datos del distrito de avalúos y un costo desglosado, además de los planos.',
        },
        sources: [HOU_FLOOD],
        confidence: 'A',
      },
      {
        text: {
          en: 'The value behind a Houston fee comes from the city’s table of square feet by construction type, not from your contract.',
          es: 'El valor detrás de la tarifa en Houston sale de la tabla municipal de pies cuadrados por tipo constructivo, no de su contrato.',
        },
        sources: [HOU_FEES],
        confidence: 'B',
      },
    ],
    department: {
      name: 'Houston Permitting Center, Building Code Enforcement',
      url: 'https://www.houstonpermittingcenter.org',
      source: HOU_REVIEW,
      confidence: 'A',
    },
    portal: {
      name: 'iPermits and ProjectDox',
      url: 'https://www.houstonpermittingcenter.org',
      source: HOU_FLOOD,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Houston builds to the 2021 International Codes with its own amendments, in effect since January 1, 2024. Projects filed before that day could stay under the former 2015 Construction Code.',
          es: 'Houston construye con los códigos internacionales 2021 y sus enmiendas, vigentes desde el 1 de enero de 2024. Lo presentado antes de esa fecha podía seguir con el Construction Code 2015.',
        },
        sources: [HOU_CODES],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'No building permit for a one-story detached shed under 120 square feet, a fence below 8 feet, up to 100 square feet of house roofing or 128 of siding. Masonry or concrete fences always need one.',
          es: 'No llevan permiso un cobertizo separado de un piso de menos de 120 pies cuadrados, una cerca menor de 8 pies, hasta 100 pies cuadrados de techo o 128 de revestimiento en casas. Las cercas de mampostería o concreto siempre lo llevan.',
        },
        sources: [HOU_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'A new house visits two counters before the plans: Planning for a development plat review and the water and wastewater office for capacity. Plans submitted without them wait.',
          es: 'Una casa nueva pasa por dos oficinas antes de los planos: Planning, por la revisión del development plat, y la de agua y drenaje, por la capacidad. Sin eso los planos esperan.',
        },
        sources: [HOU_REVIEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Repairs with matching materials go without plan review on a Residential Repair Spec List, which exists in Spanish as well.',
          es: 'Las reparaciones con materiales iguales van sin revisión de planos con una Residential Repair Spec List, que también existe en español.',
        },
        sources: [HOU_RESOURCES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Where the energy code calls for duct or air leakage tests, an independent technician registered with the city runs them, and the results go to the Mechanical Inspector at the final.',
          es: 'Donde el código de energía pide pruebas de fuga de aire o ductos, las hace un técnico independiente registrado en la ciudad, y los resultados se entregan al Mechanical Inspector en la inspección final.',
        },
        sources: [HOU_RESOURCES],
        confidence: 'A',
      },
      {
        text: {
          en: 'An outdoor improvement counts as non-substantial only below 50% of the structure’s appraised value. The cost estimate is sealed by an engineer or architect, or notarized by owner and contractor.',
          es: 'Una mejora exterior cuenta como no sustancial solo si queda abajo de 50% del valor tasado de la estructura. El costo lo sella un ingeniero o arquitecto, o lo firman ante notario dueño y contratista.',
        },
        sources: [HOU_FLOOD_SMALL],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The 2026 table starts at $47 for a value of up to $7,000 and adds $5.36 per further $1,000 or part of it up to $150,000; later bands fall step by step. The minimum permit is $91.06, plus a $33.56 administrative fee.',
          es: 'La tabla 2026 parte de $47 para un valor de hasta $7,000 y suma $5.36 por cada $1,000 o fracción hasta $150,000; los tramos siguientes bajan poco a poco. El permiso mínimo es $91.06, más $33.56 administrativos.',
        },
        sources: [HOU_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'A reinspection costs $94.00, the minimum plumbing permit $97.56. Demolition is $94.00 for the first story and $47.00 for each one above.',
          es: 'Una reinspección cuesta $94.00 y el permiso mínimo de plomería $97.56. La demolición cuesta $94.00 por el primer piso y $47.00 por cada uno más.',
        },
        sources: [HOU_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Fees change every January 1: the Permitting Center posts a quick reference sheet for the year. Low- and moderate-cost single-family housing has an exemption form.',
          es: 'Las tarifas cambian cada 1 de enero: el Permitting Center publica una hoja rápida del año. La vivienda unifamiliar de costo bajo o moderado tiene un formulario de exención.',
        },
        sources: [HOU_RESOURCES],
        confidence: 'A',
      },
    ],
    feeSchedule: 'houston-tx',
    timing: [
      {
        text: {
          en: 'The floodplain development permit for a commercial or multi-family addition is processed in 1 to 3 business days according to its page, and stays valid for five years.',
          es: 'El permiso de desarrollo en zona inundable para una ampliación comercial o multifamiliar se procesa en 1 a 3 días hábiles según su página y vale cinco años.',
        },
        sources: [HOU_FLOOD],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Signing the deed restriction affidavit wrongly, knowingly or not, can bring municipal court citations, fines and removal of what was built. Read the restrictions with the civic association first.',
          es: 'Firmar mal la declaración de restricciones, a sabiendas o no, puede traer citatorios, multas y el retiro de lo construido. Léalas antes con la asociación vecinal.',
        },
        sources: [HOU_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Uploading is not submitting. In ProjectDox the file only moves once you mark the assigned task complete; until then it sits with you.',
          es: 'Subir archivos no es entregar. En ProjectDox el trámite avanza solo cuando usted marca la tarea como terminada; mientras tanto sigue en sus manos.',
        },
        sources: [HOU_FLOOD],
        confidence: 'A',
      },
      {
        text: {
          en: 'A contractor who changes name or address, or hands over the job, files the change form, with procedures updated in January 2026. Inspections stay in the old name until then.',
          es: 'El contratista que cambia de nombre o de dirección, o cede la obra, presenta el formulario de cambio, con procedimiento actualizado en enero de 2026. Mientras no lo haga, las inspecciones siguen a nombre del anterior.',
        },
        sources: [HOU_RESOURCES],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Houston publishes a monthly summary workbook, not permit records. Harris County’s ePermits layer covers only the unincorporated county, so city permits cannot be watched here.',
          es: 'Houston publica un resumen mensual, no registros por permiso. La capa ePermits del condado de Harris cubre solo la parte no incorporada, así que los permisos de la ciudad no se pueden vigilar aquí.',
        },
        sources: [HOU_HARRIS_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['res_new', 'res_alteration', 'demolition', 'fence', 'generator'],
    faq: [
      {
        question: {
          en: 'Is my job in Houston or in Harris County?',
          es: '¿Mi obra está en Houston o en el condado de Harris?',
        },
        answer: {
          text: {
            en: 'The Permitting Center serves the corporate limits only. Outside them Harris County issues permits, with other rules: a county fence needs one only in an A or V flood zone.',
            es: 'El Permitting Center atiende solo los límites de la ciudad. Afuera emite el condado de Harris, con otras reglas: allí una cerca lleva permiso solo en zona de inundación A o V.',
          },
          sources: [HOU_REVIEW, HOU_HARRIS_FENCE],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Do roofers have to register in Houston?',
          es: '¿Los techadores deben registrarse en Houston?',
        },
        answer: {
          text: {
            en: 'No. The city keeps a voluntary roofing register, open to contractors with general liability cover of at least $500,000 per occurrence for injury and $500,000 for property.',
            es: 'No. La ciudad lleva un registro voluntario de techadores, abierto a quien tenga seguro de responsabilidad general de al menos $500,000 por evento en lesiones y $500,000 en daños.',
          },
          sources: [HOU_REVIEW],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Does Houston want the contract price of a house?',
          es: '¿Houston pide el precio de contrato de una casa?',
        },
        answer: {
          text: {
            en: 'Not for the fee: a Texas city cannot charge or ask by cost on a dwelling, and Houston’s valuation is a table. In a flood zone you will still be asked for cost, because the substantial-improvement test needs it.',
            es: 'No para la tarifa: una ciudad de Texas no puede cobrar ni preguntar por costo en viviendas, y Houston valora con una tabla. En zona inundable sí se lo pedirán, porque lo exige la prueba de mejora sustancial.',
          },
          sources: [TX_HB852, HOU_FEES],
          confidence: 'B',
        },
      },
    ],
  },
  {
    slug: 'el-paso-tx',
    intro: [
      {
        text: {
          en: 'El Paso writes its permit rules in Title 18 of the City Code, and contractors come first there: registration, licenses, bonds, insurance and even the marking of vehicles have their own sections before the word permit.',
          es: 'El Paso escribe sus reglas en el título 18 del código municipal, y ahí primero vienen los contratistas: registro, licencias, fianzas, seguros y hasta la rotulación de vehículos tienen sección antes de la palabra permiso.',
        },
        sources: [ELP_CODE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Zoning is settled before anything else: a lot must already be zoned for the use before a building permit is issued. Some land follows SmartCode, the city’s alternative to conventional zoning, adopted in 2008.',
          es: 'La zonificación va antes que todo: el lote debe estar zonificado para el uso antes de que se emita el permiso. Algunos terrenos siguen SmartCode, la alternativa de la ciudad a la zonificación convencional, adoptada en 2008.',
        },
        sources: [ELP_PLANNING],
        confidence: 'A',
      },
      {
        text: {
          en: 'Nine historic districts answer to a Historic Preservation Office that reviews far more than façades: paint, landscaping, walks, driveways and a plain reroof all pass through it.',
          es: 'Nueve distritos históricos dependen de una Historic Preservation Office que revisa mucho más que fachadas: pintura, jardinería, andadores, entradas y hasta un cambio de techo sencillo.',
        },
        sources: [ELP_HISTORIC],
        confidence: 'A',
      },
    ],
    department: {
      name: 'El Paso Planning & Inspections, One-Stop Shop',
      url: 'https://elpasotexas.gov/planning-and-inspections/planning-division/about-planning-divisions/',
      source: ELP_PLANNING,
      confidence: 'A',
    },
    portal: null,
    codes: [
      {
        text: {
          en: 'We found no page of the city that names its present edition. The state minimum for municipal residential work is the International Residential Code as of May 1, 2012, and cities may amend it by ordinance: check the edition with the city.',
          es: 'No hallamos una página de la ciudad que nombre su edición actual. El mínimo estatal residencial es el International Residential Code al 1 de mayo de 2012, y las ciudades pueden enmendarlo por ordenanza: confirme la edición con la ciudad.',
        },
        sources: [TX_214_212],
        confidence: 'B',
      },
      {
        text: {
          en: 'Chapter 18.02 is the administrative code for all trades. It also carries the building official’s powers, referral of applications to other departments and the “one call” notice before digging.',
          es: 'El capítulo 18.02 es el código administrativo de todos los oficios. Incluye las facultades del Building Official, el envío de solicitudes a otros departamentos y el aviso “one call” antes de excavar.',
        },
        sources: [ELP_CODE],
        confidence: 'B',
      },
    ],
    permits: [
      {
        text: {
          en: 'According to a permit service’s guide of 2025, sheds over 200 square feet, fences over 7 feet and retaining walls over 4 feet, or any wall holding a surcharge, need a permit in El Paso.',
          es: 'Según la guía de un servicio de permisos, de 2025, en El Paso llevan permiso los cobertizos de más de 200 pies cuadrados, las cercas de más de 7 pies y los muros de contención de más de 4, o cualquiera con sobrecarga.',
        },
        sources: [ELP_GUIDE],
        confidence: 'C',
      },
      {
        text: {
          en: 'Two routes are written into the code: a master permit that covers the job, or separate permits for each subcontractor. Agree on which before the trades arrive.',
          es: 'El código prevé dos vías: un permiso maestro que abarca la obra o permisos separados por subcontratista. Acuerden cuál antes de que lleguen los oficios.',
        },
        sources: [ELP_CODE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Contractors register under section 18.02.104.2. Bonds and insurance have requirements of their own in sections 104.7 to 104.10.',
          es: 'El contratista se registra según la sección 18.02.104.2. Fianzas y seguros tienen requisitos propios en las secciones 104.7 a 104.10.',
        },
        sources: [ELP_CODE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Disturb an acre or more and you need the city’s own stormwater permit besides the state construction permit TXR150000. El Paso Water wants copies of the notices two days before work starts.',
          es: 'Si remueve un acre o más necesita el permiso pluvial de la ciudad además del permiso estatal TXR150000. El Paso Water pide copia de los avisos dos días antes de empezar.',
        },
        sources: [ELP_STORM],
        confidence: 'A',
      },
      {
        text: {
          en: 'In a historic district or on a landmark, windows, doors, fences and roofing need approval by staff or by the Historic Landmark Commission before the work may begin.',
          es: 'En un distrito histórico o en un inmueble protegido, ventanas, puertas, cercas y techos necesitan aprobación del personal o de la Historic Landmark Commission antes de empezar la obra.',
        },
        sources: [ELP_HISTORIC],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Whatever El Paso’s current schedule says, on a home it cannot be a percentage of the job: state law took value and cost out of residential permit and inspection fees in 2019.',
          es: 'Diga lo que diga la tabla vigente de El Paso, en una casa no puede ser un porcentaje de la obra: la ley estatal sacó en 2019 el valor y el costo de las tarifas residenciales de permiso e inspección.',
        },
        sources: [TX_HB852],
        confidence: 'B',
      },
      {
        text: {
          en: 'We hold no El Paso fee table. Ask the One-Stop Shop for the schedule of permit fees and get the figure for your square footage before you sign a fixed price.',
          es: 'No tenemos tabla de tarifas de El Paso. Pida en el One-Stop Shop la tabla de permisos y obtenga la cifra para su superficie antes de firmar un precio fijo.',
        },
        sources: [ELP_CODE],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'Section 214.904 of the Local Government Code, as quoted by another Texas city, gives a municipality 45 days to approve or deny a building permit application.',
          es: 'La sección 214.904 del Local Government Code, citada por otra ciudad de Texas, da al municipio 45 días para aprobar o negar una solicitud de permiso.',
        },
        sources: [TX_214_904],
        confidence: 'B',
      },
      {
        text: {
          en: 'Historic staff may decide minor work on the spot; major work could take up to 30 days to reach an agenda, according to local realtors in 2017.',
          es: 'El personal histórico puede decidir en el momento lo menor; lo mayor podía tardar hasta 30 días en llegar a sesión, según los corredores locales en 2017.',
        },
        sources: [ELP_HISTORIC_REALTOR],
        confidence: 'C',
      },
    ],
    returns: [
      {
        text: {
          en: 'Applications are routed to other city departments and no permit issues for work against any ordinance, so a drainage or zoning objection stops a set that is clean on the building code.',
          es: 'Las solicitudes pasan a otros departamentos y no se emite permiso contra ninguna ordenanza: una objeción de drenaje o zonificación detiene unos planos limpios en el código.',
        },
        sources: [ELP_CODE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Planners sit at the One-Stop Shop and take in zoning, subdivision and SmartCode applications. Ask there first if the lot was never platted: infrastructure comes through the plat.',
          es: 'Los planificadores atienden en el One-Stop Shop y reciben trámites de zonificación, fraccionamiento y SmartCode. Pregunte ahí primero si el lote nunca se fraccionó: la infraestructura llega con el plat.',
        },
        sources: [ELP_PLANNING],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'What El Paso shows openly is a layer of new residential permits: number, type, street address and issue date. Remodels, trades and commercial work are not in it, and it names no contractor.',
          es: 'Lo que El Paso muestra es una capa de permisos residenciales nuevos: número, tipo, dirección y fecha de emisión. No están remodelaciones, oficios ni obra comercial, y no nombra contratista.',
        },
        sources: [ELP_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['res_new', 'roofing', 'res_alteration', 'fence', 'grading'],
    faq: [
      {
        question: {
          en: 'Who inspects a house outside El Paso city limits?',
          es: '¿Quién inspecciona una casa fuera de los límites de El Paso?',
        },
        answer: {
          text: {
            en: 'Texas law gives the county no general power to adopt a building code there. Since 2013 builders notify Public Works and have a third-party inspector check the foundation, the framing and mechanical stage and the finished house, also for additions of 50% or more.',
            es: 'La ley de Texas no da al condado facultad general para adoptar ahí un código. Desde 2013 el constructor avisa a Public Works y un inspector externo revisa cimentación, armazón y mecánica, y la casa terminada, también en ampliaciones de 50% o más.',
          },
          sources: [ELP_COUNTY],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Does a contractor need a bond in El Paso?',
          es: '¿El contratista necesita fianza en El Paso?',
        },
        answer: {
          text: {
            en: 'Title 18 of the city code has sections on bonds and on insurance. Ask the One-Stop Shop which of them your trade falls under, and for the present amounts, before you bid.',
            es: 'El título 18 del código de la ciudad tiene secciones sobre fianzas y seguros. Pregunte en el One-Stop Shop cuáles tocan a su oficio, y los montos actuales, antes de ofertar.',
          },
          sources: [ELP_CODE],
          confidence: 'B',
        },
      },
      {
        question: { en: 'What if the city misses its deadline?', es: '¿Y si la ciudad no cumple el plazo?' },
        answer: {
          text: {
            en: 'House Bill 14 of 2023 lets an outside reviewer take over when a decision is 15 days late, and a development inspection likewise. Keep the dated receipt of the complete application.',
            es: 'La House Bill 14 de 2023 permite que un revisor externo lo tome cuando la decisión lleva 15 días de atraso, y también una inspección. Guarde el recibo fechado de la solicitud completa.',
          },
          sources: [TX_HB14],
          confidence: 'A',
        },
      },
    ],
  },
];
