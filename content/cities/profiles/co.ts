import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const DEN_CODES = read(
  'Building Codes, Policies and Guides, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Building-Codes-Policies-and-Guides',
);
const DEN_HOMEOWNER = read(
  'Homeowner Permits, City and County of Denver',
  'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Plan-Review-Permits-and-Inspections/Single-Family-and-Duplex-Projects/Homeowner-Permits',
);
const DEN_HOMES = read(
  'Single-Family and Duplex Projects, City and County of Denver (older page)',
  'https://www.denvergov.org/content/denvergov/en/denver-development-services/home-projects.html',
);
const DEN_COUNTER = read(
  'Visiting the Permit Counter, City and County of Denver (older page)',
  'https://www.denvergov.org/content/denvergov/en/denver-development-services/permit-counter.html',
);
const DEN_LICENSE = read(
  'Apply for a Contractor’s License, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Contractor-Licensing/Contractor-Licenses/Apply-for-a-Contractor-License',
);
const DEN_LICENSES = read(
  'Contractor Licenses, City and County of Denver (2020 copy)',
  'http://citycountydenver-prod.adobecqms.net/content/denvergov/en/community-planning-and-development/contractor-licenses.html',
);
const DEN_QUICK = read(
  'Building Permits: list of applications, City and County of Denver (older page)',
  'http://www.denvergov.org/developmentservices/DenverDevelopmentServices/HelpMeFind/BuildingPermits/tabid/436405/Default.aspx',
);
const DEN_AI = read(
  'Denver could turn to artificial intelligence for faster building permitting (Denver7)',
  'https://www.denver7.com/news/front-range/denver/denver-could-turn-to-artificial-intelligence-for-faster-building-permitting',
);
const DEN_INTAKE = read(
  'Denver launches AI platform to boost permitting efficiency (Route Fifty, May 2026)',
  'https://www.route-fifty.com/artificial-intelligence/2026/05/denver-launches-ai-platform-boost-permitting-efficiency-and-housing-development/413733/',
);
const DEN_FEES = read(
  'Building code policy ADMIN 138: Permit and Inspection Fees, City and County of Denver',
  'https://www.denvergov.org/files/assets/public/v/9/community-planning-and-development/documents/ds/building-codes/policies/admin_138.pdf',
);
const DEN_RECORDS = read(
  'Permits, Denver open data catalog',
  'https://opendata-geospatialdenver.hub.arcgis.com/search?q=permits',
);
const BOU_GUIDE = read(
  'Permit Application Guide, City of Boulder',
  'https://bouldercolorado.gov/permit-application-guide',
);
const BOU_TIMES = read(
  'Planning & Development Services announcement: service times, City of Boulder',
  'https://bouldercolorado.gov/announcement/pds-services',
);
const BOU_FEES = read(
  'Planning & Development Services: 2026 Schedule of Fees, City of Boulder',
  'https://bouldercolorado.gov/planning-and-development-services-schedule-fees',
);
const BOU_FEES_2025 = read(
  'Planning & Development Services: 2025 Schedule of Fees, City of Boulder',
  'https://bouldercolorado.gov/planning-and-development-services-2025-schedule-fees',
);
const BOU_TAXES = read(
  'Planning and Development Services Fees and Taxes, City of Boulder',
  'https://bouldercolorado.gov/planning-and-development-services-fees-and-taxes',
);
const BOU_PERMITS = read(
  'Building Permits, City of Boulder',
  'https://bouldercolorado.gov/pages/building-permits',
);
const BOU_FORMS = read(
  'Building Permit Application Guides and Forms, City of Boulder',
  'https://bouldercolorado.gov/guide/building-permit-application-guides-and-forms',
);
const BOU_CODES = read(
  'Building Codes and Regulations: 2024 I-code Adoption, City of Boulder',
  'https://bouldercolorado.gov/services/building-codes-and-regulations',
);
const BOU_CSS = read(
  'EnerGov Customer Self Service (CSS) Portal, City of Boulder',
  'https://bouldercolorado.gov/services/energov-customer-self-service-portal',
);
const BOU_RECORDS = read(
  'Construction permits, City of Boulder open data',
  'https://services.arcgis.com/ePKBjXrBZ2vEEgWd/arcgis/rest/services/Construction_Permits/FeatureServer/0',
);

const DEN_OTTEN = read(
  'Denver Mayor Promises $10,000 Refunds for Delayed Permit Applications (Otten Johnson, 2025)',
  'https://www.ottenjohnson.com/news/denver-mayor-promises-10000-refunds-for-delayed-permit-applications/',
);
const DEN_MILE_HIGH = read(
  'Mayor Mike Johnston Announces New Denver Permitting Office (Mile High CRE, 2025)',
  'https://milehighcre.com/mayor-mike-johnston-announces-new-denver-permitting-office/',
);
const DEN_EXAM_PREP = read(
  'Colorado contractor license courses (Contractor Training Center)',
  'https://contractortrainingcenter.com/collections/colorado-courses',
);
const DEN_SUPERVISOR = read(
  'Apply for a Supervisor Certificate, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Contractor-Licensing/Supervisor-Certificates/Apply-for-a-Supervisor-Certificate',
);
const DEN_CERTIFICATE = read(
  'How to Apply for a Certificate, City and County of Denver (earlier page)',
  'http://www.denvergov.org/content/denvergov/en/community-planning-and-development/contractor-licenses/how-to-apply-for-a-certificate.html',
);

export const co: readonly CityProfile[] = [
  {
    slug: 'denver-co',
    intro: [
      {
        text: {
          en: 'No Denver license, no Denver permit. The city issues permits only to contractors it has licensed itself, and it accepts no license or certificate from another county or state.',
          es: 'Sin licencia de Denver no hay permiso de Denver. La ciudad emite permisos solo a contratistas con licencia propia y no acepta licencias ni certificados de otro condado o estado.',
        },
        sources: [DEN_LICENSES, DEN_LICENSE],
        confidence: 'B',
      },
      {
        text: {
          en: 'Executive Order 151 of April 2025 created the Denver Permitting Office, with one promise: every permit submittal done within 180 days in the city’s hands, or up to $10,000 of the fees back.',
          es: 'La Executive Order 151 de abril de 2025 creó la Denver Permitting Office con una promesa: cada trámite resuelto en 180 días en manos de la ciudad, o hasta $10,000 de las tarifas de vuelta.',
        },
        sources: [DEN_MILE_HIGH, DEN_OTTEN],
        confidence: 'C',
      },
      {
        text: {
          en: 'About 30% of intake reviews passed on the first round, the city said in May 2026, and it aims for at least 80%. Check the set twice before you file.',
          es: 'Cerca del 30% de las revisiones de recepción pasaba en la primera ronda, dijo la ciudad en mayo de 2026, y apunta al menos al 80%. Revise los planos dos veces antes de presentarlos.',
        },
        sources: [DEN_INTAKE],
        confidence: 'C',
      },
    ],
    department: {
      name: 'Community Planning and Development (CPD)',
      url: 'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Building-Codes-Policies-and-Guides',
      source: DEN_CODES,
      confidence: 'A',
    },
    portal: {
      name: 'Denver e-permits',
      url: 'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Plan-Review-Permits-and-Inspections/Single-Family-and-Duplex-Projects/Homeowner-Permits',
      source: DEN_HOMEOWNER,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The Denver Building and Fire Code is the 2021 ICC set (IBC, IEBC, IPC, IMC, IRC, IFGC, IFC, IECC) plus Denver’s amendments. Electrical work follows the 2023 NEC, which Colorado adopts for the whole state.',
          es: 'El Denver Building and Fire Code es el conjunto ICC de 2021 (IBC, IEBC, IPC, IMC, IRC, IFGC, IFC, IECC) más las enmiendas de Denver. Lo eléctrico sigue el NEC de 2023, que Colorado adopta para todo el estado.',
        },
        sources: [DEN_CODES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Read the numbered policies too: they settle what the code leaves open, such as ADMIN 103.10 on transition between editions, 130.2B on third-party roofing inspection and 131B on early-start permits.',
          es: 'Lea también las políticas numeradas: resuelven lo que el código deja abierto, como ADMIN 103.10 sobre el cambio de edición, 130.2B sobre inspección de techos por terceros y 131B sobre permisos de inicio anticipado.',
        },
        sources: [DEN_CODES],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Licensing takes two steps. Someone in the firm first holds a supervisor certificate for the trade, or a Colorado electrical or plumbing license; only then is the company’s license application accepted.',
          es: 'La licencia lleva dos pasos. Primero, alguien de la empresa obtiene un certificado de supervisor del oficio, o tiene licencia de Colorado de electricidad o plomería; solo entonces se recibe la solicitud de la compañía.',
        },
        sources: [DEN_LICENSE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Denver takes the ICC national contractor exams. Class A covers any building, class B what the IBC ranks below a high-rise, class C one- and two-family houses, as an exam school sums them up.',
          es: 'Denver acepta los exámenes nacionales ICC para contratistas. La clase A abarca cualquier edificio; la B, lo que el IBC no clasifica como torre; la C, casas de una y dos familias, según el resumen de una escuela de exámenes.',
        },
        sources: [DEN_EXAM_PREP],
        confidence: 'C',
      },
      {
        text: {
          en: 'Quick permits cover roofing, siding, soffit and fascia, blown-in insulation, and the electrical, plumbing, gas and mechanical trades. General construction runs on its own 1R or 1C form, with trade permits under it.',
          es: 'Los quick permits cubren techos, revestimiento, aleros, aislamiento soplado y los oficios de electricidad, plomería, gas y mecánica. La construcción general va en su formulario 1R o 1C, con los permisos de oficio debajo.',
        },
        sources: [DEN_QUICK],
        confidence: 'A',
      },
      {
        text: {
          en: 'Exterior work on a landmark or in a local historic district needs a certificate of appropriateness before any other permit. A designated parkway setback brings its own review.',
          es: 'El trabajo exterior en un inmueble protegido o en un distrito histórico local requiere un certificado de idoneidad antes de cualquier otro permiso. Un retiro de avenida protegida trae su propia revisión.',
        },
        sources: [DEN_HOMES],
        confidence: 'A',
      },
      {
        text: {
          en: 'An older city page describes a walk-through counter with same-day permits for non-structural commercial jobs under $500,000, signs, prep demolition, and solar. Ask whether your scope still qualifies.',
          es: 'Una página anterior de la ciudad describe una ventanilla con permisos el mismo día para trabajos comerciales no estructurales de menos de $500,000, letreros, demolición preparatoria y solar. Pregunte si su trabajo aún califica.',
        },
        sources: [DEN_COUNTER],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'One table by valuation serves the building permit and, on its own valuation, each trade. It starts at $20 up to $500 and $35 up to $2,000, and the rate per $1,000 falls as the job grows.',
          es: 'Una sola tabla por valor de la obra sirve para el permiso y, con su propio valor, para cada oficio. Empieza en $20 hasta $500 y $35 hasta $2,000, y la tasa por cada $1,000 baja al crecer el trabajo.',
        },
        sources: [DEN_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Plan review is half the permit fee above $2,000 of valuation. Express review is 20% with a $100 minimum, a type-approved plan 10%, and quick permits have none.',
          es: 'La revisión de planos es la mitad de la tarifa del permiso por encima de $2,000 de valor. La exprés es 20% con mínimo de $100, un plano tipo aprobado 10%, y los quick permits no la pagan.',
        },
        sources: [DEN_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'The city uses the higher of your declared value and its own figure. Splitting a project into two phases adds 25% to both fees, three phases 50%.',
          es: 'La ciudad usa el mayor entre el valor que usted declara y su propia cifra. Dividir un proyecto en dos fases suma 25% a ambas tarifas; en tres, 50%.',
        },
        sources: [DEN_FEES],
        confidence: 'B',
      },
    ],
    feeSchedule: 'denver-co',
    timing: [
      {
        text: {
          en: 'The 180 days count only time in the city’s hands, from a complete application. When they run out you go to a board of department directors; if it does not decide within 30 days, fees are refunded. Plats and infrastructure master plans are exempt.',
          es: 'Los 180 días cuentan solo el tiempo en manos de la ciudad, desde la solicitud completa. Si se agotan, el caso va a una junta de directores de departamento; si esta no decide en 30 días, se devuelven tarifas. Los planos de subdivisión y los planes maestros de infraestructura quedan fuera.',
        },
        sources: [DEN_OTTEN, DEN_MILE_HIGH],
        confidence: 'C',
      },
      {
        text: {
          en: 'Before the contractor license comes the supervisor certificate, and an application for it filed online takes approximately 14 to 20 business days to review. Start there, well before the first bid.',
          es: 'Antes de la licencia de contratista va el supervisor certificate, y su solicitud en línea tarda unos 14 a 20 días hábiles en revisarse. Empiece por ahí, mucho antes de la primera oferta.',
        },
        sources: [DEN_SUPERVISOR],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Incomplete intake is the main reason, and the city signed for software that checks drawings before submittal: it flags problems on the spot so that you can fix them and file once.',
          es: 'La razón principal es una recepción incompleta, y la ciudad contrató un programa que revisa los planos antes de la entrega: señala los problemas en el momento para que usted los corrija y presente una sola vez.',
        },
        sources: [DEN_AI, DEN_INTAKE],
        confidence: 'C',
      },
      {
        text: {
          en: 'License papers bounce when the signer is neither on the current Secretary of State filings nor in notarized minutes, or when the supervisor is not an owner and brings no company letter naming a Supervisor of Record.',
          es: 'Los papeles de licencia se devuelven cuando quien firma no aparece en los registros vigentes del Secretary of State ni en un acta notariada, o cuando el supervisor no es dueño y no trae carta de la empresa que lo nombre Supervisor of Record.',
        },
        sources: [DEN_LICENSE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Wastewater review (SUDP) starts by itself when the building permit comes in. The city asks you not to submit it separately.',
          es: 'La revisión de aguas residuales (SUDP) empieza sola cuando entra el permiso de construcción. La ciudad pide no presentarla por separado.',
        },
        sources: [DEN_HOMEOWNER],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'We read Denver’s residential and commercial construction permits, two lists that run two to three days behind. The contractor is named on 97% of rows and the value on 99%. Demolitions are a third list, which we do not read.',
          es: 'Leemos los permisos de construcción residenciales y comerciales de Denver, dos listas con dos a tres días de retraso. El contratista aparece en el 97% de las filas y el valor en el 99%. Las demoliciones van en una tercera lista, que no leemos.',
        },
        sources: [DEN_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'There is no status word. A permit stands where its dates put it: received, issued, final, or cancelled.',
          es: 'No hay palabra de estado. Un permiso está donde lo ponen sus fechas: recibido, emitido, final o cancelado.',
        },
        sources: [DEN_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['roofing', 'mechanical', 'electrical_service', 'res_alteration', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Is my Aurora or Lakewood license good in Denver?',
          es: '¿Mi licencia de Aurora o Lakewood vale en Denver?',
        },
        answer: {
          text: {
            en: 'No. Denver does not reciprocate with other counties or states; you need a Denver license, renewed every three years.',
            es: 'No. Denver no tiene reciprocidad con otros condados ni estados; hace falta una licencia de Denver, que se renueva cada tres años.',
          },
          sources: [DEN_CERTIFICATE, DEN_LICENSES],
          confidence: 'B',
        },
      },
      {
        question: {
          en: 'Can a duplex owner pull a homeowner permit in Denver?',
          es: '¿El dueño de un dúplex puede sacar permiso de propietario en Denver?',
        },
        answer: {
          text: {
            en: 'No, not even for the unit they live in. It is for single-family homes only, by the resident owner of record, never a trust or an LLC, who stays a year after the work.',
            es: 'No, ni para la unidad donde vive. Es solo para casas unifamiliares, por el dueño registrado que la habita, nunca un fideicomiso o LLC, y que se quede un año después del trabajo.',
          },
          sources: [DEN_HOMEOWNER],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Does a homeowner in Denver need an exam?',
          es: '¿Un propietario en Denver necesita examen?',
        },
        answer: {
          text: {
            en: 'For electrical, plumbing and mechanical work, yes. General construction, roofing and siding take none.',
            es: 'Para electricidad, plomería y mecánica, sí. Construcción general, techos y revestimiento no lo llevan.',
          },
          sources: [DEN_HOMEOWNER],
          confidence: 'A',
        },
      },
      {
        question: { en: 'Which NEC does Denver enforce?', es: '¿Qué NEC aplica Denver?' },
        answer: {
          text: {
            en: 'The 2023 edition, adopted by the state of Colorado, whatever edition of the I-codes your project falls under.',
            es: 'La edición 2023, adoptada por el estado de Colorado, sea cual sea la edición de los I-codes de su proyecto.',
          },
          sources: [DEN_CODES],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'boulder-co',
    intro: [
      {
        text: {
          en: 'Boulder does not take incomplete applications. Intake checks completeness, you upload what is missing, you pay the plan check fee, and only then does the status move to In Review.',
          es: 'Boulder no recibe solicitudes incompletas. La recepción revisa que esté todo, usted sube lo que falta, paga la tarifa de revisión, y solo entonces el estado pasa a In Review.',
        },
        sources: [BOU_GUIDE],
        confidence: 'A',
      },
      {
        text: {
          en: 'The permit bill carries construction use tax. On jobs with a final price of $20,000 or more you reconcile that tax with the city’s Finance Department afterwards, and it may be audited.',
          es: 'La cuenta del permiso incluye el impuesto de uso de construcción. En trabajos con precio final de $20,000 o más, usted concilia ese impuesto después con el Finance Department, que puede auditarlo.',
        },
        sources: [BOU_TAXES, BOU_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'The city writes its own energy code, CoBECC, and it does not let a house simply be crushed: full-structure tear-downs are regulated as deconstruction, with approved plans and reports on what is reused and recycled.',
          es: 'La ciudad escribe su propio código de energía, CoBECC, y no deja aplastar una casa sin más: derribar una estructura completa se regula como desmontaje, con planes aprobados e informes de lo que se reutiliza y recicla.',
        },
        sources: [BOU_FORMS],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Planning & Development Services (P&DS)',
      url: 'https://bouldercolorado.gov/planning-and-development-services-schedule-fees',
      source: BOU_FEES,
      confidence: 'A',
    },
    portal: {
      name: 'Customer Self-Service (CSS) Portal',
      url: 'https://bouldercolorado.gov/services/energov-customer-self-service-portal',
      source: BOU_CSS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Boulder updates its I-codes every six years. Its page announces the 2024 set (IBC, IRC, IFC, IEBC, IPMC, IPC, IMC, IFGC), with fewer local amendments than before; confirm the effective date for your application.',
          es: 'Boulder actualiza sus I-codes cada seis años. Su página anuncia el conjunto de 2024 (IBC, IRC, IFC, IEBC, IPMC, IPC, IMC, IFGC), con menos enmiendas locales que antes; confirme la fecha de vigencia para su solicitud.',
        },
        sources: [BOU_CODES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Energy is separate: the City of Boulder Energy Conservation Code sets the minimum for new and renovated buildings. The energy used by a pool, spa or snow-melt system that needs a permit must be offset by renewable energy made on site.',
          es: 'La energía va aparte: el City of Boulder Energy Conservation Code fija el mínimo para edificios nuevos y renovados. La energía de una piscina, un spa o un deshielo que necesite permiso debe compensarse con energía renovable producida en el sitio.',
        },
        sources: [BOU_FORMS],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'Single-trade permits go straight through the portal: solar and electrical, temporary power, fences and walls, residential HVAC, solar water heaters, plumbing, roof replacement, signs, mobile homes.',
          es: 'Los permisos de un solo oficio van directo por el portal: solar y eléctrico, servicio eléctrico temporal, cercas y muros, HVAC residencial, calentadores solares, plomería, cambio de techo, letreros y casas prefabricadas.',
        },
        sources: [BOU_PERMITS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Everything larger is one general permit, and each electrical, mechanical and plumbing subcontractor still needs a permit of its own beneath it unless the city says otherwise.',
          es: 'Todo lo mayor es un permiso general, y cada subcontratista de electricidad, mecánica y plomería necesita además su propio permiso debajo, salvo que la ciudad diga lo contrario.',
        },
        sources: [BOU_FEES],
        confidence: 'A',
      },
      {
        text: {
          en: 'If floodplain or wetland rules touch the structure, the floodplain development or wetland permit belongs in the package. The guide lists it under materials for the location.',
          es: 'Si las reglas de zona inundable o humedal tocan la estructura, el permiso de zona inundable o de humedal va en el paquete. La guía lo pone entre los materiales según el lugar.',
        },
        sources: [BOU_GUIDE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Contractors hold a Boulder license, with its fee due on application and at each annual renewal. The city says it handles the application in one business day.',
          es: 'Los contratistas tienen licencia de Boulder, con tarifa al solicitarla y en cada renovación anual. La ciudad dice que atiende la solicitud en un día hábil.',
        },
        sources: [BOU_TIMES, BOU_TAXES],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The building permit fee follows the value of the work: your estimate or the City of Boulder Valuation Table, whichever is higher. The rate is the one in force on the day of application.',
          es: 'La tarifa del permiso sigue el valor de la obra: su estimado o la City of Boulder Valuation Table, lo que sea mayor. La tasa es la vigente el día de la solicitud.',
        },
        sources: [BOU_FEES],
        confidence: 'A',
      },
      {
        text: {
          en: 'That table is renewed every year from ICC cost data. It also sets the estimated prepayment of construction use tax, so a low estimate of your own does not lower it.',
          es: 'Esa tabla se renueva cada año con datos de costo del ICC. También fija el anticipo estimado del impuesto de uso, así que un estimado bajo no lo reduce.',
        },
        sources: [BOU_FEES_2025],
        confidence: 'A',
      },
      {
        text: {
          en: 'Plan check is paid at application, most of the rest at issuance. Excise taxes and plant investment fees fall due at issuance or before the final inspection, by type of construction; resubmittals and reinspections can add more.',
          es: 'La revisión se paga con la solicitud y casi todo lo demás al emitirse. Los impuestos especiales y las tarifas de inversión en planta se pagan al emitirse o antes de la inspección final, según la obra; reenvíos y reinspecciones pueden sumar.',
        },
        sources: [BOU_TAXES],
        confidence: 'A',
      },
      {
        text: {
          en: 'Paying by credit card, online or in the office, costs 2.85% more. On a large use-tax bill a check is cheaper.',
          es: 'Pagar con tarjeta de crédito, en línea o en oficina, cuesta 2.85% más. En una cuenta grande de impuesto conviene un cheque.',
        },
        sources: [BOU_FEES],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The city states: single-trade permits 2 business days; completeness check and invoice 5 business days; then 7 weeks for new construction, 4 for other work. Inspections are one day out.',
          es: 'La ciudad indica: permisos de un oficio, 2 días hábiles; revisión de integridad y factura, 5 días hábiles; luego 7 semanas para obra nueva y 4 para lo demás. Las inspecciones, al día siguiente.',
        },
        sources: [BOU_TIMES],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Boulder’s own advice: have the set prepared by someone who knows its regulations, and follow the application guide for your scope line by line. Missing material is what delays most.',
          es: 'El consejo de Boulder: que prepare los planos alguien que conozca sus reglas, y siga línea por línea la guía de solicitud de su trabajo. Lo que más demora es el material que falta.',
        },
        sources: [BOU_TIMES],
        confidence: 'A',
      },
      {
        text: {
          en: 'When review finds problems you get a Reviewer Comment letter and the status Revision - Resubmit. The permit waits there until you upload, as it later waits in Payment Pending until you pay.',
          es: 'Cuando la revisión halla problemas usted recibe una Reviewer Comment letter y el estado Revision - Resubmit. El permiso espera ahí hasta que suba la respuesta, igual que luego espera en Payment Pending hasta que pague.',
        },
        sources: [BOU_GUIDE],
        confidence: 'A',
      },
      {
        text: {
          en: 'Use the e-mail address the city already has for your company. Cases hang on that contact record, and a new account with another address does not see them until the help desk links it.',
          es: 'Use el correo electrónico que la ciudad ya tiene de su empresa. Los casos dependen de ese contacto, y una cuenta nueva con otra dirección no los ve hasta que el soporte la vincula.',
        },
        sources: [BOU_CSS],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Boulder’s permit table, refreshed daily, names the contractor company and the project cost and gives the day you applied as well as the day of issue. It has no map points.',
          es: 'La tabla de permisos de Boulder, actualizada a diario, nombra la empresa contratista y el costo, y da el día de la solicitud además del de emisión. No trae puntos de mapa.',
        },
        sources: [BOU_RECORDS],
        confidence: 'B',
      },
      {
        text: {
          en: 'Its words tell whose turn it is: Revisions - Resubmit, Payment Pending and Pending at Applicant wait for you; Letter of Completion closes a job that gets no certificate of occupancy. Closed says nothing more.',
          es: 'Sus palabras dicen a quién le toca: Revisions - Resubmit, Payment Pending y Pending at Applicant lo esperan a usted; Letter of Completion cierra un trabajo sin certificado de ocupación. Closed no dice más.',
        },
        sources: [BOU_RECORDS],
        confidence: 'B',
      },
    ],
    commonPermits: ['solar_pv', 'roofing', 'mechanical', 'res_alteration', 'demolition'],
    faq: [
      {
        question: {
          en: 'How long does Boulder take for a kitchen remodel?',
          es: '¿Cuánto tarda Boulder con una remodelación de cocina?',
        },
        answer: {
          text: {
            en: 'Count one week for the completeness check and, once the plan check fee is paid, four weeks of review. That is what the city publishes for work other than new construction.',
            es: 'Cuente una semana de revisión de integridad y, pagada la tarifa de revisión, cuatro semanas de revisión. Es lo que la ciudad publica para trabajos que no son obra nueva.',
          },
          sources: [BOU_TIMES],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'What is use tax reconciliation in Boulder?',
          es: '¿Qué es la conciliación del impuesto de uso en Boulder?',
        },
        answer: {
          text: {
            en: 'The permit collects an estimated tax on materials. If the final contract price is $20,000 or more, you file the real figures with the Finance Department after the job.',
            es: 'El permiso cobra un impuesto estimado sobre los materiales. Si el precio final del contrato es de $20,000 o más, usted presenta las cifras reales al Finance Department después del trabajo.',
          },
          sources: [BOU_PERMITS, BOU_FEES_2025],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Can I just haul a house away in Boulder?',
          es: '¿Puedo simplemente demoler y llevarme una casa en Boulder?',
        },
        answer: {
          text: {
            en: 'No. Full-structure removals are regulated for reuse and recycling: the building is taken apart, with an approved plan and reports to back it up.',
            es: 'No. El retiro de una estructura completa se regula para reutilizar y reciclar: el edificio se desmonta, con un plan aprobado e informes que lo respalden.',
          },
          sources: [BOU_FORMS],
          confidence: 'A',
        },
      },
    ],
  },
];
