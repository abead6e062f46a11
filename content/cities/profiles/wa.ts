import type { Confidence } from '@/lib/checklists/types';
import type { CityFact, CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const fact = (confidence: Confidence, sources: readonly CitySource[], en: string, es: string): CityFact => ({
  text: { en, es },
  sources,
  confidence,
});

const SEA_NEED = read(
  'Do You Need a Permit?',
  'https://www.pan.ci.seattle.wa.us/sdci/permits/do-you-need-a-permit',
);
const SEA_STFI = read(
  'Construction Permit: Subject-to-Field-Inspection',
  'https://web5.seattle.gov/sdci/permits/permits-we-issue-(a-z)/construction-permit---subject-to-field-inspection',
);
const SEA_STFI_HOW = read(
  'How to Submit a Construction Subject to Field Inspection Application',
  'https://seattlegov.zendesk.com/hc/en-us/articles/115001670293-How-to-Submit-a-Construction-Subject-to-Field-Inspection-Application',
);
const SEA_RENEW = read(
  'Building Permit Renewals',
  'https://www.pan.ci.seattle.wa.us/sdci/permits/changes-to-your-issued-permit/building-permit-renewals',
);
const SEA_CANCEL = read(
  'SDCI is Cancelling Construction Permit Applications Older than 24 Months',
  'https://buildingconnections.seattle.gov/2023/10/02/sdci-is-cancelling-applications-older-than-24-months/',
);
const SEA_CANCEL_CODE = read(
  'SDCI to Resume Cancelling Applications Older than 24 Months',
  'https://buildingconnections.seattle.gov/2023/01/26/sdci-to-resume-cancelling-applications-older-than-24-months/',
);
const SEA_CODES = read(
  '2021 Seattle Code Adoption: What & Why',
  'https://www.seattle.gov/sdci/codes/changes-to-code/2021-seattle-code-adoption',
);
const SEA_CODES_DOCS = read(
  '2021 Seattle Code Adoption: Project Documents',
  'https://web5.seattle.gov/sdci/codes/changes-to-code/2021-seattle-code-adoption/project-documents',
);
const SEA_FEES = read(
  'SDCI Fee Subtitle, 2026',
  'https://www.seattle.gov/documents/Departments/SDCI/Codes/FeeSubtitleFinal.pdf',
);
const SEA_TECH_FEE = read(
  'Building Connections: Fee Subtitle',
  'https://buildingconnections.seattle.gov/tag/fee-subtitle/',
);
const SEA_PLUMBING = read(
  'How to get a homeowner’s plumbing permit, Public Health Seattle & King County',
  'https://kingcounty.gov/depts/health/environmental-health/piping/plumbing/homeowners-plumbing-permit.aspx',
);
const SEA_PLUMBING_NEWS = read(
  'Public Health Plumbing & Gas Piping newsletter, early 2026',
  'https://content.govdelivery.com/accounts/WAKING/bulletins/405803d',
);
const SEA_PLUMBING_FIX = read(
  'Public Health Plumbing & Gas Piping newsletter, mid-2025',
  'https://content.govdelivery.com/accounts/WAKING/bulletins/3e6a6c0',
);
const SEA_DATA = read('Seattle open data: Building Permits', 'https://data.seattle.gov/d/76t5-zqzr');
const WA_BCC_FEE = read(
  'RCW 19.27.085, building code council account',
  'https://app.leg.wa.gov/rcw/default.aspx?cite=19.27.085',
);

const BEL_PERMITS_PAGE = read(
  'Permits, Development Services, City of Bellevue',
  'https://bellevuewa.gov/city-government/departments/development/permits',
);

const seattle: CityProfile = {
  slug: 'seattle-wa',
  intro: [
    fact(
      'A',
      [SEA_STFI],
      'Seattle has a middle road between no permit and full plan review: the subject-to-field-inspection permit, STFI, for small jobs. SDCI screens the land use side in a few days and leaves the building code to the inspector on site.',
      'Seattle tiene un camino intermedio entre no pedir permiso y la revisión completa: el permiso subject-to-field-inspection, STFI, para trabajos chicos. SDCI revisa el uso de suelo en unos días y deja el código de construcción al inspector en la obra.',
    ),
    fact(
      'A',
      [SEA_PLUMBING],
      'Plumbing and gas piping in Seattle are not the city’s: those permits come from Public Health Seattle & King County. Building, electrical and mechanical permits come from SDCI.',
      'En Seattle la plomería y las tuberías de gas no son de la ciudad: esos permisos los da Public Health Seattle & King County. Los de construcción, electricidad y mecánica los da SDCI.',
    ),
    fact(
      'A',
      [SEA_NEED],
      'Minor repairs and alterations worth up to $6,000 at fair market value in any six months need no building permit, counting your own labor. Structural supports, the building envelope, egress, light, ventilation and fire resistance are never minor.',
      'Las reparaciones y alteraciones menores de hasta $6,000 a valor de mercado en seis meses no necesitan permiso de construcción, contando su propia mano de obra. Nunca son menores los apoyos estructurales, la envolvente, las salidas, la luz, la ventilación ni la resistencia al fuego.',
    ),
  ],
  department: {
    name: 'Seattle Department of Construction and Inspections (SDCI)',
    url: 'https://www.seattle.gov/sdci',
    source: SEA_NEED,
    confidence: 'A',
  },
  portal: {
    name: 'Seattle Services Portal',
    url: 'https://seattlegov.zendesk.com/hc/en-us/articles/115001670293-How-to-Submit-a-Construction-Subject-to-Field-Inspection-Application',
    source: SEA_STFI_HOW,
    confidence: 'A',
  },
  codes: [
    fact(
      'A',
      [SEA_CODES, SEA_CODES_DOCS],
      'Seattle adopts its own construction codes after the state does, so the two can run apart. Washington’s 2021 codes became mandatory on March 15, 2024; the city’s pages then allowed 2018 or draft 2021 rules until at least September 30, 2024.',
      'Seattle adopta sus propios códigos después del estado, y los dos pueden ir desfasados. Los códigos 2021 de Washington fueron obligatorios el 15 de marzo de 2024; la ciudad permitía entonces reglas 2018 o el borrador 2021 al menos hasta el 30 de septiembre de 2024.',
    ),
    fact(
      'A',
      [SEA_CANCEL],
      'An application is vested to the codes of the day it is submitted. SDCI cancels applications that have not been issued in 24 months because they drift from current life safety and energy rules.',
      'Una solicitud queda sujeta a los códigos del día en que se presenta. SDCI cancela las que no se emiten en 24 meses porque se alejan de las reglas vigentes de seguridad y energía.',
    ),
  ],
  permits: [
    fact(
      'A',
      [SEA_STFI],
      'Detached garages, partial house remodels, small single-story additions and non-structural interior work in existing commercial space are typical STFI jobs. In a commercial or multifamily building first prove that use and occupancy stay the same.',
      'Garajes separados, remodelaciones parciales de casas, ampliaciones chicas de un piso y obra interior no estructural en locales existentes son trabajos STFI típicos. En un edificio comercial o multifamiliar, compruebe antes que uso y ocupación no cambian.',
    ),
    fact(
      'A',
      [SEA_STFI_HOW],
      'To be routed as STFI the pre-application has to say yes to changing an existing building, yes to qualifying, and no to ground disturbance. Upload a site plan with legal description, floor plans and the signed STFI checklist.',
      'Para ir por STFI, la presolicitud debe decir sí a modificar un edificio existente, sí a calificar y no a alterar el terreno. Suba el plano de sitio con descripción legal, las plantas y la lista de verificación STFI firmada.',
    ),

    fact(
      'A',
      [SEA_NEED],
      'A one-story shed, greenhouse or playhouse under 120 square feet of projected roof, on nothing but a slab on the ground, usually needs no permit. In an environmentally critical area ask first.',
      'Un cobertizo, invernadero o casita de un piso con menos de 120 pies cuadrados de techo proyectado, solo sobre losa en el terreno, suele no necesitar permiso. En un área ambientalmente crítica pregunte antes.',
    ),
    fact(
      'A',
      [SEA_PLUMBING_NEWS],
      'Since 2026 Public Health enforces drain pans strictly: a storage water heater that is not on or above a concrete floor needs one. Backflow assemblies inside buildings are permitted only to a licensed plumbing contractor, save for statutory exceptions.',
      'Desde 2026 Public Health exige con rigor las bandejas: un calentador de agua con tanque que no esté sobre piso de concreto debe llevarla. Los dispositivos antirretorno dentro de edificios se permiten solo a un contratista de plomería con licencia, salvo excepciones de ley.',
    ),
  ],
  fees: [
    fact(
      'B',
      [SEA_FEES],
      'SDCI turns the value of the job into a Development Fee Index. You pay 100% of it for the permit and another 100% for plan review, which drops to 40% on an STFI permit.',
      'SDCI convierte el valor de la obra en un Development Fee Index. Usted paga el 100% por el permiso y otro 100% por la revisión de planos, que baja a 40% en un permiso STFI.',
    ),
    fact(
      'B',
      [SEA_TECH_FEE, WA_BCC_FEE],
      'Add a 5% technology fee on every SDCI charge and the state building code fee: $6.50 residential or $25.00 commercial, plus $2.00 for each unit after the first.',
      'Sume 5% de tarifa tecnológica sobre todo cargo de SDCI y la tarifa estatal del código: $6.50 residencial o $25.00 comercial, más $2.00 por cada unidad después de la primera.',
    ),
    fact(
      'B',
      [SEA_FEES],
      'In 2026 an electrical permit starts with a $55.48 administrative fee. A service of 150 to 200 A costs $292.00, 225 to 350 A $365.00, and from 400 A plan review takes over.',
      'En 2026 un permiso eléctrico empieza con $55.48 de tarifa administrativa. Un servicio de 150 a 200 A cuesta $292.00, de 225 a 350 A $365.00, y desde 400 A pasa a revisión de planos.',
    ),
    fact(
      'B',
      [SEA_FEES, SEA_PLUMBING],
      'King County Public Health charges plumbing by itself, outside any SDCI invoice: $137 for the permit and $27 per fixture in the 2026 transcription.',
      'La plomería la cobra aparte King County Public Health, fuera de toda factura de SDCI: $137 por el permiso y $27 por mueble en la transcripción de 2026.',
    ),
  ],
  feeSchedule: 'seattle-wa',
  timing: [
    fact(
      'A',
      [SEA_STFI],
      'SDCI puts STFI application and screening at a few days. If the scope turns out too large you are told how to apply for a regular permit instead.',
      'SDCI calcula unos días para la solicitud y el filtro STFI. Si el alcance resulta demasiado grande, le indican cómo solicitar un permiso regular.',
    ),
    fact(
      'A',
      [SEA_RENEW],
      'For renewals and reestablishments of building permits SDCI tries to issue within 48 hours after you apply.',
      'La renovación o restablecimiento de permisos se busca resolver en 48 horas desde la solicitud.',
    ),
  ],
  returns: [
    fact(
      'A',
      [SEA_STFI_HOW, SEA_STFI],
      'A salvage assessment the reviewer decides you need holds the STFI permit until Seattle Public Utilities has it.',
      'Si el revisor decide que hace falta una evaluación de materiales recuperables, el permiso STFI espera hasta que Seattle Public Utilities la tenga.',
    ),
    fact(
      'A',
      [SEA_PLUMBING_FIX],
      'Plumbing permits come undone over three things, says Public Health: the number of fixtures, the project address, and the number of permits. Fix them before the inspection or it is postponed.',
      'Los permisos de plomería fallan por tres cosas, dice Public Health: el número de aparatos, la dirección y el número de permisos. Corríjalas antes de la inspección o se pospone.',
    ),
    fact(
      'A',
      [SEA_CANCEL_CODE],
      'Once SDCI writes that a permit is ready to issue, you have 60 days to take it out before the application may be cancelled.',
      'Cuando SDCI avisa que un permiso está listo para emitirse, usted tiene 60 días para sacarlo antes de que la solicitud pueda cancelarse.',
    ),
  ],
  feed: [
    fact(
      'B',
      [SEA_DATA],
      'Seattle’s dataset runs one to three days behind and carries status, value, dates and the link to the city’s own record. The contractor column exists but is almost always empty: follow permits by number or address.',
      'Los datos de Seattle van de uno a tres días atrás, con estado, valor, fechas y enlace al registro de la ciudad. La columna de contratista existe pero casi siempre está vacía: siga los permisos por número o dirección.',
    ),
    fact(
      'B',
      [SEA_DATA],
      'Read two of its words with care. Application Completed and Reviews Completed are steps before issuance, not finished jobs; Completed is the finished one.',
      'Lea dos de sus estados con cuidado. Application Completed y Reviews Completed son pasos previos a la emisión, no obras terminadas; la terminada es Completed.',
    ),
    fact(
      'B',
      [SEA_DATA],
      'The suffix of the number tells the kind: CN construction, DM demolition, BK blanket, LU land use. Electrical and trade permits are published apart.',
      'El sufijo del número dice la clase: CN construcción, DM demolición, BK general, LU uso de suelo. Los permisos eléctricos y de oficios se publican aparte.',
    ),
  ],
  commonPermits: ['res_alteration', 'adu', 'electrical_service', 'mechanical', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'How long is a Seattle building permit valid?',
        es: '¿Cuánto vale un permiso de construcción de Seattle?',
      },
      answer: fact(
        'A',
        [SEA_RENEW],
        'Construction, demolition, mechanical and grading permits typically expire 18 months after issuance. Renew in the last 30 days; one that has been expired for less than a year can be reestablished. Either costs one and a half times the hourly fee.',
        'Los de construcción, demolición, mecánica y nivelación suelen vencer a los 18 meses de emitidos. Renueve en los últimos 30 días; uno vencido hace menos de un año se puede restablecer. Cualquiera de las dos cosas cuesta una vez y media la tarifa por hora.',
      ),
    },
    {
      question: {
        en: 'Where do I get the plumbing permit for a Seattle remodel?',
        es: '¿Dónde saco el permiso de plomería para una remodelación en Seattle?',
      },
      answer: fact(
        'A',
        [SEA_PLUMBING, SEA_PLUMBING_NEWS],
        'From Public Health Seattle & King County, which covers the city and unincorporated King County. Its Public Health Permit Center replaced e-mail submittals; a hired plumber must be a registered contractor.',
        'En Public Health Seattle & King County, que cubre la ciudad y la zona no incorporada del condado. Su Public Health Permit Center reemplazó las entregas por correo electrónico; el plomero contratado debe ser contratista registrado.',
      ),
    },
    {
      question: {
        en: 'Can insulation or kitchen cabinets go in without a permit?',
        es: '¿Se puede poner aislamiento o gabinetes sin permiso?',
      },
      answer: fact(
        'A',
        [SEA_NEED],
        'Usually yes. SDCI names insulating an existing building, kitchen cabinets, surface finishes, slabs on grade, re-pointing a chimney and limited in-kind repair. Outside a critical area, that is.',
        'Por lo general sí. SDCI nombra aislar un edificio existente, gabinetes de cocina, acabados, losas sobre el terreno, rejuntar una chimenea y reparaciones limitadas iguales a lo existente, siempre fuera de un área crítica.',
      ),
    },
  ],
};

const BEL_START = read(
  'Getting Started, Development Services',
  'https://bellevuewa.gov/city-government/departments/development/permits/getting-started',
);
const BEL_OVERVIEW = read(
  'Permit Process Overview',
  'https://bellevuewa.gov/city-government/departments/development/permits-and-inspections/getting-started/Permit-Process-Overview',
);
const BEL_PERMITS = read(
  'Permits, Development Services (staging copy of the city site)',
  'https://stage.bellevuewa.gov/city-government/departments/development/permits',
);
const BEL_CODE = read(
  'Bellevue City Code 23.05.090, permits required',
  'https://bellevue.municipal.codes/BCC/23.05.090(H)(1)',
);
const BEL_FEES = read(
  'Permit Fees and Payment',
  'https://bellevuewa.gov/city-government/departments/development/permits/fees-and-payment',
);
const BEL_NEWS = read(
  'Permit News (fees of January 1, 2021)',
  'https://bellevuewa.gov/city-government/departments/development/permits/permit-news',
);
const BEL_DEADLINES = read(
  'Annual Permit Performance Data',
  'https://bellevuewa.gov/city-government/departments/development/codes-and-guidelines/local-project-review-requirements/annual-permit-performance-data',
);
const BEL_DATA = read(
  'City of Bellevue open data: Permits',
  'https://services1.arcgis.com/EYzEZbDhXZjURPbP/arcgis/rest/services/Bellevue_Permits/FeatureServer/0',
);

const bellevue: CityProfile = {
  slug: 'bellevue-wa',
  intro: [
    fact(
      'A',
      [BEL_START],
      'Bellevue’s permit process is fully paperless. Applications, plan uploads, fees and inspection requests all go through MyBuildingPermit.',
      'El proceso de Bellevue es totalmente sin papel. Solicitudes, planos, pagos e inspecciones pasan todos por MyBuildingPermit.',
    ),
    fact(
      'A',
      [BEL_START],
      'The first fork is plan review or none. A no-plan-review permit is issued the same day you apply, without drawings, and paid for on issuance; the inspector checks the work when called.',
      'La primera división es con o sin revisión de planos. Un permiso sin revisión se emite el mismo día, sin planos, y se paga al emitirse; el inspector revisa la obra cuando se le llama.',
    ),
    fact(
      'A',
      [BEL_PERMITS_PAGE],
      'Contractor approval is a step of its own in Bellevue, between plan review and inspection, and the city’s permitting guide has a section on hiring one.',
      'En Bellevue la aprobación del contratista es un paso propio, entre la revisión de planos y la inspección, y la guía de permisos de la ciudad le dedica una sección.',
    ),
  ],
  department: {
    name: 'City of Bellevue Development Services',
    url: 'https://bellevuewa.gov/city-government/departments/development/permits/getting-started',
    source: BEL_START,
    confidence: 'A',
  },
  portal: {
    name: 'MyBuildingPermit',
    url: 'https://www.mybuildingpermit.com',
    source: BEL_START,
    confidence: 'A',
  },
  codes: [
    fact(
      'B',
      [BEL_PERMITS],
      'Bellevue went to the 2021 International Codes on March 15, 2024, the day the State Building Code Council set. Washington’s amendments are in Title 51 of the Administrative Code; the city’s own sit in Chapter 23.05.',
      'Bellevue pasó a los International Codes 2021 el 15 de marzo de 2024, el día fijado por el State Building Code Council. Las enmiendas de Washington están en el Title 51 del código administrativo; las de la ciudad, en el capítulo 23.05.',
    ),
  ],
  permits: [
    fact(
      'B',
      [BEL_PERMITS_PAGE, BEL_PERMITS],
      'The city lists accessory dwelling units, decks, furnace and water heater replacement, reroofs, tree removal and remodels without structural work among jobs that can require a permit.',
      'La ciudad nombra unidades accesorias, terrazas, cambio de calefactor o calentador de agua, cambio de techo, tala de árboles y remodelaciones sin obra estructural entre los trabajos que pueden requerir permiso.',
    ),
    fact(
      'A',
      [BEL_CODE],
      'An exemption reaches only its own code. Work that needs no building permit may still need an electrical, plumbing or land use one, and Chapter 23.05 says so in those terms.',
      'Una exención vale solo para su propio código. Una obra sin permiso de construcción puede necesitar el eléctrico, el de plomería o el de uso de suelo, y así lo dice el capítulo 23.05.',
    ),
    fact(
      'A',
      [BEL_CODE],
      'Ordinary repairs are exempt until they touch structure: cutting away a wall or part of one, removing or cutting a beam or bearing support, or changing a required exit takes a permit.',
      'Las reparaciones ordinarias están exentas mientras no toquen estructura: cortar un muro o parte de él, quitar o cortar una viga o apoyo, o cambiar una salida exigida requiere permiso.',
    ),
    fact(
      'A',
      [BEL_CODE],
      'In an emergency that puts life or property at immediate risk, replace the equipment and apply within the next working business day.',
      'En una emergencia que ponga en riesgo inmediato la vida o los bienes, reemplace el equipo y presente la solicitud el siguiente día hábil.',
    ),
  ],
  fees: [
    fact(
      'A',
      [BEL_FEES],
      'Fees fall due twice. Submittal fees pay for plan review and administration; issuance fees cover mostly inspection and any impact fees. Either may be flat or a deposit.',
      'Las tarifas se pagan dos veces. Las de entrega cubren revisión y administración; las de emisión, sobre todo inspección y, si aplican, tarifas de impacto. Cualquiera puede ser fija o un depósito.',
    ),
    fact(
      'A',
      [BEL_FEES],
      'Deposit permits are invoiced every month for the hours reviewers and inspectors worked. The Permit Fee Estimator gives a figure beforehand, not a quote.',
      'Los permisos con depósito se facturan cada mes por las horas de revisores e inspectores. El Permit Fee Estimator da una cifra previa, no una cotización.',
    ),
    fact(
      'A',
      [BEL_NEWS],
      'Building fees rest on ICC valuation data with a Washington modifier, 1.15 in the 2021 update, and follow the consumer price index. As of that year fire review was $180 an hour and utilities $170.',
      'Las tarifas de construcción parten de los valores ICC con un factor de Washington, 1.15 en la actualización de 2021, y siguen el índice de precios. Ese año la revisión de bomberos era de $180 por hora y la de servicios públicos de $170.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [BEL_DEADLINES],
      'For project permits under the Local Project Review Act filed since January 1, 2025, Bellevue’s deadlines are 65 days of city review without public notice, 100 with notice, and 170 with a hearing. Design review and critical areas count among the last.',
      'Para los permisos de proyecto bajo la Local Project Review Act presentados desde el 1 de enero de 2025, los plazos de Bellevue son 65 días de revisión sin aviso público, 100 con aviso y 170 con audiencia. La revisión de diseño y las áreas críticas entran en los últimos.',
    ),
  ],
  returns: [
    fact(
      'B',
      [BEL_DATA],
      'Bellevue’s own status words show where a file stops early: Completeness Check, Screening, Incomplete, Not Complete and Screened Out all name a stop at the door, ahead of review.',
      'Los estados de Bellevue muestran dónde se detiene un expediente: Completeness Check, Screening, Incomplete, Not Complete y Screened Out nombran todos una parada en la entrada, antes de la revisión.',
    ),
    fact(
      'A',
      [BEL_OVERVIEW],
      'Paper is a dead end. Building, fire, electrical, mechanical, plumbing, sign, right-of-way and clearing and grading applications are not accepted outside MyBuildingPermit.',
      'El papel no sirve. Las solicitudes de construcción, bomberos, electricidad, mecánica, plomería, letreros, vía pública y desmonte y nivelación no se aceptan fuera de MyBuildingPermit.',
    ),
  ],
  feed: [
    fact(
      'B',
      [BEL_DATA],
      'The city’s permit layer carries the contractor, applied, issued and final dates, and a link to the record in MyBuildingPermit. The contractor may read OWNER or have a license number attached to the name.',
      'La capa de permisos de la ciudad trae contratista, fechas de solicitud, emisión y final, y un enlace al registro en MyBuildingPermit. El contratista puede decir OWNER o llevar el número de licencia pegado al nombre.',
    ),
    fact(
      'A',
      [BEL_PERMITS_PAGE],
      'Development Services dates the open permit data from 1998 to the present, which makes it useful for the history of a parcel.',
      'Development Services fecha los datos abiertos de permisos de 1998 a hoy, lo que los hace útiles para la historia de un lote.',
    ),
  ],
  commonPermits: ['mechanical', 'res_alteration', 'deck_porch', 'roofing', 'adu'],
  faq: [
    {
      question: {
        en: 'Which Bellevue permits are issued the same day?',
        es: '¿Qué permisos de Bellevue se emiten el mismo día?',
      },
      answer: fact(
        'A',
        [BEL_START, BEL_OVERVIEW],
        'Those without plan review, also called over-the-counter permits: you apply and pay in MyBuildingPermit and request the inspection when the work is ready.',
        'Los que no llevan revisión de planos, llamados de ventanilla: usted solicita y paga en MyBuildingPermit y pide la inspección cuando la obra está lista.',
      ),
    },
    {
      question: {
        en: 'Can I ask Bellevue about a project before applying?',
        es: '¿Puedo consultar a Bellevue antes de solicitar?',
      },
      answer: fact(
        'A',
        [BEL_START],
        'Yes. A Predevelopment Review gives one-time or ongoing help and written feedback on a concept before you submit.',
        'Sí. La Predevelopment Review da ayuda única o continua y comentarios sobre la idea antes de presentar.',
      ),
    },
    {
      question: {
        en: 'How can permit fees be paid?',
        es: '¿Cómo se pagan las tarifas?',
      },
      answer: fact(
        'A',
        [BEL_FEES],
        'Online with Visa, Mastercard or e-check; at City Hall with cash, check or card; or by telephone with a card. The permit itself is always issued electronically.',
        'En línea con Visa, Mastercard o cheque electrónico; en City Hall con efectivo, cheque o tarjeta; o por teléfono con tarjeta. El permiso siempre se emite en forma electrónica.',
      ),
    },
  ],
};

const TAC_REQUIRES = read(
  'What requires a permit',
  'https://www.tacomapermits.org/tip-sheet-index/what-requires-a-permit',
);
const TAC_TYPES = read('Types of Permits', 'https://www.tacomapermits.org/tip-sheet-index/types-of-permits');
const TAC_TYPES_OLD = read(
  'Types of Permits (earlier copy)',
  'http://tacomapermits.org/tip-sheet-index/types-of-permits',
);
const TAC_FAQ = read('FAQs, Tacoma Permits', 'https://www.tacomapermits.org/getting-started/faqs');
const TAC_TIMELINE = read('Permit Timeline', 'https://www.tacomapermits.org/permit-status');
const TAC_CODES = read('2018 Building Codes', 'https://www.tacomapermits.org/2018-building-codes');
const TAC_PREDEV = read(
  'Pre-Development Service Fee',
  'https://www.tacomapermits.org/pre-development-service-fee',
);
const TAC_PDS = read(
  'Permits and Other Development Services',
  'https://tacoma.gov/government/departments/planning-and-development-services/permits-and-other-development-services',
);
const TAC_LICENSE = read(
  'Tacoma Municipal Code Chapter 2.02 (2013 text)',
  'https://vdocument.in/chapter-202-building-amend-tmc202-9-21202110-amendment-to-ibc-section-111.html',
);
const TAC_STATE_FEE = read(
  'Master Builders Association of Pierce County: April government affairs update (2018)',
  'https://masterbuilderspierce.com/april-government-affairs-update/',
);
const TAC_DATA = read(
  'City of Tacoma open data: Accela permit data',
  'https://services3.arcgis.com/SCwJH1pD8WSn5T5y/arcgis/rest/services/accela_permit_data/FeatureServer/0',
);

const tacoma: CityProfile = {
  slug: 'tacoma-wa',
  intro: [
    fact(
      'A',
      [TAC_FAQ],
      'To work in Tacoma you need two papers before any permit: a Washington State contractor’s license and a City of Tacoma business license.',
      'Para trabajar en Tacoma hacen falta dos papeles antes de cualquier permiso: la licencia de contratista del estado de Washington y la licencia de negocio de la ciudad.',
    ),
    fact(
      'A',
      [TAC_TYPES],
      'Tacoma’s ePermits are issued automatically once the steps are done and the fee paid, for a short list of limited jobs. They cannot be extended, so take one out only when the work is scheduled.',
      'Los ePermits de Tacoma se emiten solos al completar los pasos y pagar, para una lista corta de trabajos limitados. No se pueden extender: sáquelos solo con la obra programada.',
    ),
    fact(
      'A',
      [TAC_PDS],
      'Planning and Development Services brings building, zoning, traffic and environmental staff together in one Permit Center. The tip sheets, cost estimates and review timelines live on TacomaPermits.org.',
      'Planning and Development Services reúne en un Permit Center al personal de construcción, zonificación, tránsito y ambiente. Las hojas de consejos, estimados y tiempos de revisión están en TacomaPermits.org.',
    ),
  ],
  department: {
    name: 'City of Tacoma Planning and Development Services',
    url: 'https://www.tacomapermits.org',
    source: TAC_PDS,
    confidence: 'A',
  },
  portal: {
    name: 'Tacoma Accela Citizen Access',
    url: 'https://aca.accela.com/tacoma',
    source: TAC_FAQ,
    confidence: 'A',
  },
  codes: [
    fact(
      'A',
      [TAC_CODES],
      'Tacoma describes its building code as three layers: the ICC model codes, the Washington State Building Code, and city amendments in Title 2 of the Municipal Code. A permit is vested to the edition in force when it was applied for.',
      'Tacoma describe su código como tres capas: los códigos modelo ICC, el Washington State Building Code y las enmiendas del Title 2 del código municipal. Un permiso queda sujeto a la edición vigente cuando se solicitó.',
    ),
    fact(
      'A',
      [TAC_CODES, SEA_CODES_DOCS],
      'The city page we read still announces the 2018 editions for permits after February 1, 2021. The state’s 2021 set has been mandatory in Washington since March 15, 2024, so confirm the edition on the cover sheet with the Permit Center.',
      'La página de la ciudad que leímos aún anuncia las ediciones 2018 para permisos posteriores al 1 de febrero de 2021. El conjunto estatal 2021 es obligatorio en Washington desde el 15 de marzo de 2024: confirme con el Permit Center la edición que pone en la carátula.',
    ),
  ],
  permits: [
    fact(
      'A',
      [TAC_REQUIRES],
      'Under the residential code Tacoma exempts one-story detached structures of up to 200 square feet, fences to 7 feet, and retaining walls to 4 feet from the bottom of the footing without surcharge.',
      'En el código residencial, Tacoma exime estructuras separadas de un piso de hasta 200 pies cuadrados, cercas de hasta 7 pies y muros de contención de hasta 4 pies desde el fondo de la zapata sin sobrecarga.',
    ),
    fact(
      'A',
      [TAC_REQUIRES],
      'Sidewalks and driveways escape the building permit but may need a site development permit of their own.',
      'Las banquetas y entradas de auto no llevan permiso de construcción, pero pueden necesitar un permiso de desarrollo de sitio.',
    ),
    fact(
      'A',
      [TAC_TYPES],
      'A roof overlay over no more than one existing layer, without structural or pitch changes, is an ePermit for houses and for commercial buildings. A commercial strip and reroof with similar material is one too.',
      'Un techo sobre no más de una capa existente, sin cambio de estructura ni pendiente, es un ePermit en casas y en edificios comerciales. También lo es quitar y reponer un techo comercial con material parecido.',
    ),
    fact(
      'A',
      [TAC_TYPES, TAC_TYPES_OLD],
      'Read the current ePermit list, not an old printout. An earlier copy also had like-for-like plumbing fixtures, mechanical equipment and detached demolition on it; the later one we read does not.',
      'Lea la lista de ePermits actual, no una impresión vieja. Una copia anterior incluía también aparatos de plomería iguales, equipo mecánico y demolición de anexos; la posterior que leímos no.',
    ),
  ],
  fees: [
    fact(
      'A',
      [TAC_PDS],
      'Permit charges are set in Chapter 2.09 of the Municipal Code, the Fee Code. TacomaPermits.org offers a cost estimate before you apply.',
      'Los cargos están en el capítulo 2.09 del código municipal, el Fee Code. TacomaPermits.org ofrece un estimado de costo antes de solicitar.',
    ),
    fact(
      'A',
      [TAC_PREDEV],
      'Pre-development service is paid up front since 2019, with a comment memo in about two weeks. If the project goes on to a permit, up to 100% is credited toward its plan review fee.',
      'El servicio previo al desarrollo se paga por adelantado desde 2019, con un memo de comentarios en unas dos semanas. Si el proyecto sigue a permiso, hasta el 100% se acredita a su revisión de planos.',
    ),
    fact(
      'B',
      [WA_BCC_FEE, TAC_STATE_FEE],
      'Every building permit also carries Washington’s code council fee. Since July 1, 2018 that is $6.50 for the first home and $2.00 for each further unit, or $25.00 on commercial codes.',
      'Todo permiso de construcción lleva además la tarifa estatal del consejo de códigos. Desde el 1 de julio de 2018 son $6.50 por la primera vivienda y $2.00 por cada unidad más, o $25.00 en los códigos comerciales.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [TAC_TIMELINE],
      'A Permit Timeline page gives a six-month snapshot by permit type: the days within which 85% were issued, the first review target and how often it was met. The goal is 85%; the copy we read warned of longer reviews after a jump in submittals.',
      'La página Permit Timeline da una foto de seis meses por tipo: en cuántos días se emitió el 85%, la meta de primera revisión y cuántas veces se cumplió. La meta es 85%; la copia que leímos avisaba de revisiones más largas por un salto de solicitudes.',
    ),
  ],
  returns: [
    fact(
      'B',
      [TAC_DATA],
      'Files come back under many names in Tacoma: Missing Required Documents, Missing or Incorrect Info, Comments Provided, Incomplete Resubmittal. Most of them wait for something from the applicant.',
      'En Tacoma un expediente vuelve con muchos nombres: Missing Required Documents, Missing or Incorrect Info, Comments Provided, Incomplete Resubmittal. La mayoría espera algo del solicitante.',
    ),
    fact(
      'B',
      [TAC_LICENSE, TAC_FAQ],
      'The city wrote business licensing into its building code as an amendment to Section 105.1, so a lapsed Tacoma license can hold a permit the plans would not.',
      'La ciudad puso la licencia de negocio en su código como enmienda a la sección 105.1: una licencia de Tacoma vencida puede detener un permiso que los planos no detendrían.',
    ),
  ],
  feed: [
    fact(
      'B',
      [TAC_DATA],
      'Tacoma publishes its Accela permits daily with type, address, ZIP code, application and issue dates, and a link to each record. There is no contractor, owner or value.',
      'Tacoma publica a diario sus permisos de Accela con tipo, dirección, código postal, fechas de solicitud y emisión y enlace a cada registro. No hay contratista, dueño ni valor.',
    ),
    fact(
      'B',
      [TAC_DATA],
      'About 80 different status words are in use, some of them misspelled twins, which is why two permits at the same stage can read differently.',
      'Hay unos 80 estados distintos en uso, algunos repetidos con otra ortografía; por eso dos permisos en la misma etapa pueden decir cosas distintas.',
    ),
  ],
  commonPermits: ['roofing', 'res_alteration', 'plumbing', 'mechanical', 'adu'],
  faq: [
    {
      question: {
        en: 'How do I see where my Tacoma permit is in review?',
        es: '¿Cómo veo en qué va la revisión de mi permiso de Tacoma?',
      },
      answer: fact(
        'A',
        [TAC_FAQ],
        'Sign in to your Accela account, search the permit number and open Processing Status under Record Info.',
        'Entre en su cuenta de Accela, busque el número de permiso y abra Processing Status dentro de Record Info.',
      ),
    },
    {
      question: {
        en: 'Does replacing a water line need a permit?',
        es: '¿Cambiar la línea de agua necesita permiso?',
      },
      answer: fact(
        'A',
        [TAC_TYPES, TAC_FAQ],
        'Yes, all plumbing work does, water service included. Repair of the existing line between meter and house is an ePermit; work inside the house is not part of it.',
        'Sí, todo trabajo de plomería, incluido el servicio de agua. La reparación de la línea existente entre medidor y casa es un ePermit; lo de adentro de la casa no entra.',
      ),
    },
    {
      question: {
        en: 'Is a garden shed of 180 square feet exempt?',
        es: '¿Un cobertizo de 180 pies cuadrados está exento?',
      },
      answer: fact(
        'A',
        [TAC_REQUIRES],
        'From the residential building permit, yes: the limit is 200 square feet, one story and detached. It still has to meet zoning and every other code.',
        'Del permiso residencial de construcción, sí: el límite es 200 pies cuadrados, un piso y separado. Debe cumplir igual la zonificación y los demás códigos.',
      ),
    },
  ],
};

export const wa: readonly CityProfile[] = [seattle, bellevue, tacoma];
