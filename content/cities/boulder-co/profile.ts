import { CO_CODES } from '@/content/codes/co';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const BOU_GUIDE = read(
  'Permit Application Guide, City of Boulder',
  'https://bouldercolorado.gov/permit-application-guide',
);
const BOU_TIMES = read(
  'Planning & Development Services announcement: service times, City of Boulder',
  'https://bouldercolorado.gov/announcement/pds-services',
);
const BOU_FEES = {
  ...read(
    'Planning & Development Services: 2026 Schedule of Fees, City of Boulder',
    'https://bouldercolorado.gov/planning-and-development-services-schedule-fees',
  ),
  publishedOn: '2026',
};
const BOU_FEES_2025 = {
  ...read(
    'Planning & Development Services: 2025 Schedule of Fees, City of Boulder',
    'https://bouldercolorado.gov/planning-and-development-services-2025-schedule-fees',
  ),
  publishedOn: '2025',
};
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

const read24 = sourceReadOn('2026-11-24');

const BOU_EXEMPT = read24(
  'Building and Demolition Permits: Do You Need a Building Permit? City of Boulder',
  'https://bouldercolorado.gov/services/building-and-demolition-permits',
);
const BOU_ACCESSORY = read24(
  'Residential Accessory Structure Guide, City of Boulder',
  'https://bouldercolorado.gov/residential-accessory-structure-guide',
);
const BOU_INSPECTIONS = read24(
  'Building Inspections, City of Boulder (earlier page)',
  'https://bouldercolorado.gov/plan-develop/building-inspections',
);
const BOU_PORTAL = read24(
  'Boulder Customer Self-Service, EnerGov (address from a third party’s software, 2026)',
  'https://energovcss.bouldercolorado.gov/EnerGov_Prod/SelfService/BoulderCO_Prod',
);

const today = sourceReadOn('2026-11-28');

const BOU_ENERGY_FAQ = today(
  '2024 City of Boulder Energy Code Update: Frequently Asked Questions, City of Boulder',
  'https://bouldercolorado.gov/2024-city-boulder-energy-code-update-frequently-asked-questions',
);
const BOU_ENERGY = today(
  'Energy Conservation Code, City of Boulder',
  'https://bouldercolorado.gov/services/energy-conservation-code',
);
const CO_WILDFIRE = today(
  'Upcoming Adoption of the State Mandated Colorado Wildfire Resiliency Code, City of Brighton',
  'https://brightonco.legistar.com/LegislationDetail.aspx?GUID=EE81FA68-625E-4885-AEB1-A93A510ED591&ID=7861840',
);

const BOU_ADOPTED = {
  ...today(
    'Planning & Development Code Changes: Ordinance 8684, 2024 International Building Codes, City of Boulder',
    'https://bouldercolorado.gov/guide/planning-development-code-changes',
  ),
  publishedOn: '2025',
};

export const profile: CityProfile = {
  slug: 'boulder-co',
  intro: [
    {
      text: {
        en: 'Boulder does not take incomplete applications. Intake checks completeness, you upload what is missing, you pay the plan check fee, and only then does the status move to In Review.',
        es: 'Boulder no recibe solicitudes incompletas. La recepción revisa que esté todo, usted sube lo que falta, paga la tarifa de revisión, y solo entonces el estatus pasa a In Review.',
      },
      sources: [BOU_GUIDE],
      confidence: 'A',
    },
    {
      text: {
        en: 'The permit bill carries construction use tax. On jobs with a final price of $20,000 or more you reconcile that tax with the city’s Finance Department afterwards, and it may be audited. Finance answers on that tax at 303-441-3050.',
        es: 'La cuenta del permiso incluye el impuesto de uso de construcción. En trabajos con precio final de $20,000 o más, usted concilia ese impuesto después con el Finance Department, que puede auditarlo. Sobre ese impuesto responde Finance en el 303-441-3050.',
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
    url: 'https://bouldercolorado.gov/announcement/pds-services',
    source: BOU_TIMES,
    confidence: 'A',
  },
  portal: {
    name: 'Customer Self-Service (CSS) Portal',
    url: 'https://energovcss.bouldercolorado.gov/EnerGov_Prod/SelfService/BoulderCO_Prod',
    source: BOU_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'fire'],
        edition: { en: '2024 I-codes with Boulder amendments', es: 'I-codes 2024 con enmiendas de Boulder' },
        since: '2025-08-01',
        sources: [BOU_ADOPTED, BOU_CODES],
        confidence: 'A',
      },
      {
        fields: ['energy'],
        edition: {
          en: '2024 City of Boulder Energy Conservation Code',
          es: '2024 City of Boulder Energy Conservation Code',
        },
        since: '2024-12-01',
        sources: [BOU_ENERGY_FAQ],
        confidence: 'A',
      },
      ...CO_CODES,
    ],
    notes: [
      fact(
        'A',
        [BOU_ADOPTED, BOU_CODES, BOU_ENERGY],
        'The Council adopted the 2024 I-codes on March 20, 2025 by Ordinance 8684, for August 1, 2025; the 2018 set had applied since July 1, 2020. Boulder updates every six years and meant to keep fewer local amendments than before. A city page still reads as if the adoption were ahead.',
        'El Concejo adoptó los I-codes 2024 el 20 de marzo de 2025 con la Ordinance 8684, para el 1 de agosto de 2025; los de 2018 regían desde el 1 de julio de 2020. Boulder actualiza cada seis años y quería menos enmiendas locales que antes. Una página de la ciudad todavía habla como si la adopción estuviera por venir.',
      ),
      fact(
        'A',
        [BOU_ENERGY_FAQ],
        'Under the energy code, gas is no longer permitted for certain equipment and appliances in new construction. New homes of 3,000 square feet and larger must be net zero, smaller ones reach an ERI of 30 at most; additions and accessory dwellings up to 1,000 square feet may follow the prescriptive path.',
        'Según el código de energía, el gas ya no se permite para ciertos equipos y aparatos en obra nueva. Las casas nuevas de 3,000 pies cuadrados o más deben ser de energía neta cero y las menores llegar a un ERI de 30 como máximo; ampliaciones y viviendas accesorias de hasta 1,000 pies cuadrados pueden seguir la vía prescriptiva.',
      ),
      fact(
        'A',
        [BOU_ENERGY_FAQ],
        'A project that was in Site Review before December 1, 2024 may stay under the 2020 energy code if it takes its permit within three years of that day.',
        'Una obra que estaba en Site Review antes del 1 de diciembre de 2024 puede seguir con el código de energía de 2020 si saca su permiso en tres años desde ese día.',
      ),
      fact(
        'A',
        [BOU_FORMS],
        'The energy used by a pool, spa or snow-melt system that needs a permit must be offset by renewable energy made on site.',
        'La energía de una piscina, un spa o un sistema para derretir nieve que necesite permiso debe compensarse con energía renovable producida en el sitio.',
      ),
      fact(
        'C',
        [CO_WILDFIRE],
        'Colorado’s Wildfire Resiliency Code, or a stricter one, had to be applied from July 1, 2026 where a city reaches into the wildland-urban interface, mainly to new structures.',
        'El Wildfire Resiliency Code de Colorado, o uno más estricto, debía aplicarse desde el 1 de julio de 2026 donde la ciudad llega a la interfaz urbano-forestal (wildland-urban interface), sobre todo a construcciones nuevas.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Single-trade permits go straight through the portal: solar and electrical, temporary power, fences and walls, residential HVAC, solar water heaters, plumbing, roof replacement, signs, mobile homes.',
        es: 'Los permisos de una sola especialidad van directo por el portal: solar y eléctrico, servicio eléctrico temporal, cercas y muros, HVAC residencial, calentadores solares, plomería, cambio de techo, letreros y casas móviles.',
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
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'A single-trade permit, filed straight in the portal.',
        es: 'Un permiso de una sola especialidad, directo en el portal.',
      },
      sources: [BOU_PERMITS],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not to replace them on residential buildings of up to three stories; on others it needs a permit.',
        es: 'No para cambiarlas en edificios residenciales de hasta tres pisos; en los demás, sí.',
      },
      sources: [BOU_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 7 feet; a higher one needs a permit.',
        es: 'Hasta 7 pies de alto, no; más alta, sí.',
      },
      sources: [BOU_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 80 square feet and 10 feet high, one story, unheated and without utilities; any other needs a permit.',
        es: 'No, si mide hasta 80 pies cuadrados y 10 pies de alto, de un piso, sin clima ni servicios; los demás, sí.',
      },
      sources: [BOU_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'The city exempts only what its list names, and what we read of that list names no deck.',
        es: 'La ciudad exime solo lo que nombra su lista, y lo que leímos de ella no nombra terrazas.',
      },
      sources: [BOU_EXEMPT],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A residential HVAC permit, filed straight in the portal.',
        es: 'Un permiso residencial de HVAC, directo en el portal.',
      },
      sources: [BOU_PERMITS],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit, or one for a solar water heater, straight in the portal.',
        es: 'Un permiso de plomería, o el de calentador solar, directo en el portal.',
      },
      sources: [BOU_PERMITS, BOU_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit, filed straight in the portal.',
        es: 'Un permiso eléctrico, directo en el portal.',
      },
      sources: [BOU_PERMITS, BOU_EXEMPT],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'A',
      [BOU_EXEMPT],
      'Boulder turns the question around: everything needs a permit but what it lists. On the list are fences up to 7 feet, sheds up to 80 square feet without utilities, and retaining walls up to 3 feet from the bottom of the footing.',
      'Boulder invierte la pregunta: todo lleva permiso salvo lo que enumera. Están en la lista las cercas de hasta 7 pies, los cobertizos de hasta 80 pies cuadrados sin servicios y los muros de contención de hasta 3 pies desde el fondo de la zapata.',
    ),
    fact(
      'A',
      [BOU_EXEMPT],
      'Exterior siding needs none either on residential buildings of up to three stories, nor do simple drywall repairs, finishes, countertops, and playground equipment at one- and two-family houses.',
      'Tampoco necesita permiso el revestimiento exterior en edificios residenciales de hasta tres pisos, ni las reparaciones sencillas de tablaroca, ni los acabados y las cubiertas de cocina, ni los juegos infantiles en casas de una y dos familias.',
    ),
    fact(
      'A',
      [BOU_ACCESSORY],
      'Small does not mean anywhere: nothing may stand in an easement, and in a flood zone, wetland or historic district even an exempt shed needs that district’s own permit or certificate.',
      'Pequeño no quiere decir en cualquier lugar: nada puede estar en una servidumbre, y en zona inundable, humedal o distrito histórico hasta un cobertizo exento necesita el permiso o certificado de ese distrito.',
    ),
  ],
  steps: [
    fact(
      'A',
      [BOU_GUIDE, BOU_TIMES],
      'Assemble what the application guide of your scope asks and submit it in the CSS portal under the e-mail the city has for your company.',
      'Reúna lo que pide la guía de su tipo de obra y preséntelo en el portal CSS con el correo electrónico que la ciudad tiene de su empresa.',
    ),
    fact(
      'A',
      [BOU_GUIDE],
      'Intake checks completeness; upload what it finds missing.',
      'La recepción revisa que esté completo; suba lo que falte.',
    ),
    fact(
      'A',
      [BOU_GUIDE],
      'Pay the plan check fee. Only then does the record read In Review and the clock of weeks begin.',
      'Pague la tarifa de revisión. Solo entonces el expediente dice In Review y empiezan a correr las semanas.',
    ),
    fact(
      'A',
      [BOU_GUIDE],
      'Answer the Reviewer Comment letter while the status is Revision - Resubmit.',
      'Conteste la Reviewer Comment letter mientras el estatus sea Revision - Resubmit.',
    ),
    fact(
      'A',
      [BOU_GUIDE, BOU_TAXES],
      'At Payment Pending settle permit fee, use tax prepayment and what else is due, and the permit is issued.',
      'En Payment Pending cubra la tarifa, el anticipo del impuesto de uso y lo demás que toque, y se emite el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [BOU_CSS],
      'In the Customer Self-Service (CSS) portal; its user guide shows how to make an inspection request.',
      'En el portal Customer Self-Service (CSS); su guía de usuario muestra cómo pedir una inspección.',
    ),
    cutOff: fact(
      'A',
      [BOU_TIMES],
      'Ask at least one day ahead: the city lists inspections as one day out. It names no hour.',
      'Pídala al menos un día antes: la ciudad da las inspecciones para el día siguiente. No indica hora.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [BOU_INSPECTIONS],
        'Somebody responsible has to be there. Buildings approved by Site or Use Review get “rough” and “final architecture” visits besides the code ones.',
        'Debe haber una persona responsable presente. Los edificios aprobados por Site o Use Review reciben visitas de arquitectura, “rough” y “final”, además de las del código.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'P&DS customer service hub',
      note: {
        en: 'Limited service in person; no telephone number was found. Questions sent through the city’s Inquire Boulder form are answered in 3 business days.',
        es: 'Atención en persona limitada; no hallamos un teléfono. Lo que se pregunta por el formulario Inquire Boulder de la ciudad se contesta en 3 días hábiles.',
      },
      address: '1101 Arapahoe Ave., first floor, Boulder, CO',
      source: BOU_TIMES,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'A',
      [BOU_FEES, BOU_FEES_2025],
      'A job of $10,000 paid $193.60 for its building permit by the table of 2025, one of $50,000 $686 and one of $100,000 $1,059, before plan check, use tax and trade permits. The steps: $74 for the first $2,000 and $14.95 for each further $1,000; from $25,000, $418 and $10.75; from $50,000, $686 and $7.45; from $100,000, $1,059 and $5.95; as printed they meet only to within a dollar. Value is your estimate or the City of Boulder Valuation Table, whichever is higher. What is filed in 2026 pays the rates of 2026: of that page we could read the rules, not the table.',
      'Según la tabla de 2025, una obra de $10,000 pagaba $193.60 por su permiso de construcción, una de $50,000 $686 y una de $100,000 $1,059, sin la revisión de planos, el impuesto de uso ni los permisos de especialidad. Los tramos: $74 por los primeros $2,000 y $14.95 por cada $1,000 más; desde $25,000, $418 y $10.75; desde $50,000, $686 y $7.45; desde $100,000, $1,059 y $5.95; tal como están impresos empalman con menos de un dólar de diferencia. El valor es su estimado o la City of Boulder Valuation Table, lo que sea mayor. Lo presentado en 2026 paga las tasas de 2026: de esa página pudimos leer las reglas, no la tabla.',
    ),
    {
      text: {
        en: 'The Valuation Table is renewed every year from ICC cost data. It also sets the estimated prepayment of construction use tax, so a low estimate of your own does not lower it.',
        es: 'La Valuation Table se renueva cada año con datos de costo del ICC. También fija el anticipo estimado del impuesto de uso, así que un estimado bajo no lo reduce.',
      },
      sources: [BOU_FEES_2025],
      confidence: 'A',
    },
    {
      text: {
        en: 'Plan check is paid at application, most of the rest at issuance. Excise taxes and plant investment fees (for utility connections) fall due at issuance or before the final inspection, by type of construction; resubmittals and reinspections can add more.',
        es: 'La revisión se paga con la solicitud y casi todo lo demás al emitirse. Los impuestos especiales y las cuotas de conexión a los servicios (plant investment fees) se pagan al emitirse o antes de la inspección final, según la obra; reenvíos y reinspecciones pueden sumar.',
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
        es: 'La ciudad indica: permisos de una sola especialidad, 2 días hábiles; comprobar que la solicitud esté completa y facturar, 5 días hábiles; luego 7 semanas para obra nueva y 4 para lo demás. Las inspecciones, al día siguiente.',
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
        es: 'Cuando la revisión halla problemas usted recibe una Reviewer Comment letter y el estatus Revision - Resubmit. El permiso espera ahí hasta que suba la respuesta, igual que luego espera en Payment Pending hasta que pague.',
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
        en: 'Its words tell whose turn it is: Revisions - Resubmit (in the city’s guide Revision - Resubmit), Payment Pending and Pending at Applicant wait for you; Letter of Completion closes a job that gets no certificate of occupancy. Closed says nothing more.',
        es: 'Sus palabras dicen a quién le toca: Revisions - Resubmit (Revision - Resubmit en la guía de la ciudad), Payment Pending y Pending at Applicant lo esperan a usted; Letter of Completion cierra un trabajo sin certificado de ocupación. Closed no dice más.',
      },
      sources: [BOU_RECORDS, BOU_GUIDE],
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
          es: 'Cuente una semana para comprobar que la solicitud esté completa y, pagada la tarifa de revisión, cuatro semanas más. Es lo que la ciudad publica para trabajos que no son obra nueva.',
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
        en: 'Can I just tear a house down and haul it to the dump in Boulder?',
        es: '¿Puedo simplemente demoler una casa y tirar los escombros en Boulder?',
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
};
