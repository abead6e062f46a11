import { apexGridPage } from '@/content/codes/firm-pages';
import { WA_ELECTRICAL, WA_NEXT } from '@/content/codes/wa';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes, WA_BCC_FEE, WA_SEA_CODES_DOCS } from '../sources';

const read = sourceReadOn('2026-11-21');

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
const SEA_CANCEL = {
  ...read(
    'SDCI is Cancelling Construction Permit Applications Older than 24 Months',
    'https://buildingconnections.seattle.gov/2023/10/02/sdci-is-cancelling-applications-older-than-24-months/',
  ),
  publishedOn: '2023-10-02',
};
const SEA_CANCEL_CODE = {
  ...read(
    'SDCI to Resume Cancelling Applications Older than 24 Months',
    'https://buildingconnections.seattle.gov/2023/01/26/sdci-to-resume-cancelling-applications-older-than-24-months/',
  ),
  publishedOn: '2023-01-26',
};
const SEA_CODES = read(
  '2021 Seattle Code Adoption: What & Why',
  'https://www.seattle.gov/sdci/codes/changes-to-code/2021-seattle-code-adoption',
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
const SEA_PLUMBING_NEWS = {
  ...read(
    'Public Health Plumbing & Gas Piping newsletter, early 2026',
    'https://content.govdelivery.com/accounts/WAKING/bulletins/405803d',
  ),
  publishedOn: '2026',
};
const SEA_PLUMBING_FIX = {
  ...read(
    'Public Health Plumbing & Gas Piping newsletter, mid-2025',
    'https://content.govdelivery.com/accounts/WAKING/bulletins/3e6a6c0',
  ),
  publishedOn: '2025',
};
const SEA_DATA = read('Seattle open data: Building Permits', 'https://data.seattle.gov/d/76t5-zqzr');

const reread = sourceReadOn('2026-11-24');

const SEA_HOW = reread(
  'How Do You Get a Permit?',
  'http://www.seattle.gov/sdci/permits/how-do-you-get-a-permit',
);
const SEA_PREAPP = reread(
  'How to Submit a Construction or Land Use Pre-Application',
  'https://seattlegov.zendesk.com/hc/en-us/articles/360009320073-How-to-Submit-a-Construction-or-Land-Use-Pre-Application',
);
const SEA_PORTAL_FAQ = reread(
  'Seattle Services Portal: Frequently Asked Questions',
  'https://seattlegov.zendesk.com/hc/en-us/articles/360002489254-Frequently-Asked-Questions',
);
const SEA_SITE = reread(
  'Site Development Inspections',
  'https://www.pan.ci.seattle.wa.us/sdci/inspections/site-development-inspections',
);
const SEA_SERVICES = reread('SDCI Services', 'https://seattle.gov/sdci/about-us/who-we-are/sdci-services');
const SEA_TIP_312 = {
  ...sourceReadOn('2026-11-28')(
    'SDCI Tip 312, Decks, Fences, and Arbors for Single-Family Homes in Seattle (copy)',
    'https://online.documentine.com/king-county-property-line-setback/1/seattle-department-of-construction-sdci-and-inspections-tip-312.html',
  ),
  publishedOn: '2023-04-14',
  isCopy: true as const,
};
const SEA_ELECTRICAL = {
  ...sourceReadOn('2026-11-28')(
    'Electrical Code, SDCI (page of late 2020)',
    'http://www.seattle.gov/sdci/codes/codes-we-enforce-(a-z)/electrical-code',
  ),
  publishedOn: '2020',
};

const SEA_PLUMBING_2026 = permitFeesNotes(
  'Plumbing permit fees of Public Health, Seattle & King County, 2026',
  'research/washington/seattle.md',
);

const SEA_APEX = apexGridPage('Seattle, Washington');
const SEA_INSPECT_COPY = {
  ...sourceReadOn('2026-11-28')(
    'Construction Inspections, SDCI (read in a copy on another server)',
    'https://www.seattle.gov/sdci/inspections',
  ),
  isCopy: true as const,
};

const SEA_FEES_2026 = costNotes('SDCI Fee Subtitle 2026, tables D-1, D-2 and D-8, City of Seattle');
const SEA_GUIDE = sourceReadOn('2026-11-28')(
  'Do You Need a Permit in Seattle? (Evergreen Permits, a permit firm)',
  'https://evergreenpermits.com/blog/do-you-need-a-permit-in-seattle',
);

export const profile: CityProfile = {
  slug: 'seattle-wa',
  intro: [
    fact(
      'A',
      [SEA_STFI],
      'Seattle has a middle road between no permit and full plan review: the subject-to-field-inspection permit, STFI, for small jobs. SDCI screens the land use side in a few days and leaves the building code to the inspector on site.',
      'Seattle tiene un camino intermedio entre no pedir permiso y la revisión completa: el permiso subject-to-field-inspection, STFI, para trabajos pequeños. SDCI revisa el uso de suelo en unos días y deja el código de construcción al inspector en la obra.',
    ),
    fact(
      'A',
      [SEA_PLUMBING],
      'Plumbing and gas piping in Seattle are not the city’s: those permits come from Public Health Seattle & King County. Building, electrical and mechanical permits come from SDCI.',
      'En Seattle la plomería y las tuberías de gas no son de la ciudad: esos permisos los da Public Health Seattle & King County. Los de construcción, electricidad y mecánica los da SDCI.',
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
    url: 'https://services.seattle.gov/portal/',
    source: SEA_DATA,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'energy', 'fire'],
        edition: {
          en: '2021 Seattle codes, on the 2021 codes of Washington',
          es: 'Códigos de Seattle 2021, sobre los de Washington 2021',
        },
        since: null,
        sources: [SEA_CODES, SEA_APEX],
        confidence: 'C',
      },
      WA_ELECTRICAL,
    ],
    notes: [
      fact(
        'A',
        [SEA_CODES, WA_SEA_CODES_DOCS],
        'The city’s page named September 30, 2024 as the earliest day for its 2021 set, with 2018 or draft 2021 rules until then; an engineering firm’s page of 2026 treats it as in force. Washington’s own 2021 codes have been mandatory since March 15, 2024.',
        'La página de la ciudad daba el 30 de septiembre de 2024 como el primer día posible de sus códigos 2021, con reglas 2018 o el borrador 2021 hasta entonces; la página de una firma de ingeniería de 2026 lo da por vigente. Los códigos 2021 de Washington son obligatorios desde el 15 de marzo de 2024.',
      ),
      fact(
        'B',
        [SEA_ELECTRICAL],
        'Seattle has an electrical code of its own, the NEC with the city’s amendments; its page that we could read, of 2020, stops at the edition of that time, so the state’s stands above. With a building permit, ask SDCI, 206-684-8600, which edition goes with it.',
        'Seattle tiene un código eléctrico propio, el NEC con enmiendas de la ciudad; la página que pudimos leer, de 2020, se queda en la edición de entonces, por eso arriba va la estatal. Si hay permiso de construcción, pregunte a SDCI, 206-684-8600, qué edición le toca.',
      ),
      fact(
        'A',
        [SEA_CANCEL],
        'An application is vested to the codes of the day it is submitted. SDCI cancels applications that have not been issued in 24 months because they drift from current life safety and energy rules.',
        'Una solicitud queda sujeta a los códigos del día en que se presenta. SDCI cancela las que no se emiten en 24 meses porque se alejan de las reglas vigentes de seguridad y energía.',
      ),
      WA_NEXT,
    ],
  },
  permits: [
    fact(
      'A',
      [SEA_STFI],
      'Detached garages, partial house remodels, small single-story additions and non-structural interior work in existing commercial space are the jobs one page of the city names as typical for STFI; another rules out ground disturbance, so ask about a new foundation. In a commercial or multifamily building first prove that use and occupancy stay the same.',
      'Garajes separados, remodelaciones parciales de casas, ampliaciones pequeñas de un piso y obra interior no estructural en locales existentes son los trabajos que una página de la ciudad nombra como típicos de STFI; otra excluye alterar el terreno, así que pregunte por una cimentación nueva. En un edificio comercial o multifamiliar, compruebe antes que uso y ocupación no cambian.',
    ),
    fact(
      'A',
      [SEA_STFI_HOW],
      'To be routed as STFI the pre-application has to say yes to changing an existing building, yes to qualifying, and no to ground disturbance. Upload a site plan with legal description, floor plans and the signed STFI checklist.',
      'Para ir por STFI, la presolicitud debe decir sí a modificar un edificio existente, sí a calificar y no a alterar el terreno. Suba el plano de sitio con descripción legal, las plantas y la lista de verificación STFI firmada.',
    ),

    fact(
      'A',
      [SEA_PLUMBING_NEWS],
      'Since 2026 Public Health has enforced drain pans strictly: a storage water heater that is not on or above a concrete floor needs one. Permits for backflow assemblies inside buildings are issued only to a licensed plumbing contractor, save for statutory exceptions.',
      'Desde 2026 Public Health exige con rigor las bandejas: un calentador de agua con tanque que no esté sobre piso de concreto debe llevarla. El permiso para dispositivos antirretorno dentro de edificios se emite solo a un contratista de plomería con licencia, salvo excepciones de ley.',
    ),
    fact(
      'B',
      [SEA_TIP_312],
      'An arbor generally needs a building permit, says SDCI’s Tip 312 of April 2023.',
      'Una pérgola por lo general lleva permiso de construcción, dice el Tip 312 de SDCI, de abril de 2023.',
    ),
  ],
  needs: [
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not for limited repair in kind; changes to exterior walls and their windows need one, says a permit firm.',
        es: 'No para una reparación limitada con piezas iguales; los cambios en muros exteriores y sus ventanas sí lo llevan, dice una empresa de trámites de permisos.',
      },
      sources: [SEA_NEED, SEA_GUIDE],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'no',
      text: {
        en: 'As a rule, by Tip 312 of April 2023; the city’s limits on height and place still bind, so ask about a tall fence.',
        es: 'Es la regla general, según el Tip 312 de abril de 2023; siguen rigiendo los límites de altura y lugar: por una cerca alta, pregunte.',
      },
      sources: [SEA_TIP_312],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not below 120 square feet of projected roof, on a slab, one story and outside a critical area; otherwise yes.',
        es: 'No uno con menos de 120 pies cuadrados de techo proyectado, sobre losa, de un piso y fuera de un área crítica; cualquier otro, sí.',
      },
      sources: [SEA_NEED],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Only above 18 inches from the ground or on a roof, mostly as an STFI; critical areas may ask more.',
        es: 'Solo a más de 18 pulgadas del suelo o sobre un techo, casi siempre como STFI; un área crítica puede pedir más.',
      },
      sources: [SEA_TIP_312, SEA_NEED],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: mechanical equipment is $60.35 a unit in the 2026 table.',
        es: 'Se cobra como permiso: el equipo mecánico es $60.35 por unidad en la tabla de 2026.',
      },
      sources: [SEA_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit from Public Health, Seattle & King County, not from SDCI.',
        es: 'Un permiso de plomería de Public Health, Seattle & King County, no de SDCI.',
      },
      sources: [SEA_PLUMBING, SEA_PLUMBING_NEWS],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'An electrical permit: a service of 150 to 200 A is $292.00 and $55.48 to process it.',
        es: 'Un permiso eléctrico: una acometida de 150 a 200 A es $292.00 y $55.48 de trámite.',
      },
      sources: [SEA_FEES, SEA_GUIDE],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [SEA_NEED],
      'Minor repairs and alterations worth up to $6,000 at fair market value in any six months need no building permit, counting your own labor. Structural supports, the building envelope, egress, light, ventilation and fire resistance are never minor.',
      'Las reparaciones y alteraciones menores de hasta $6,000 a valor de mercado en seis meses no necesitan permiso de construcción, contando su propia mano de obra. Nunca son menores los apoyos estructurales, la envolvente, las salidas, la luz, la ventilación ni la resistencia al fuego.',
    ),
  ],
  steps: [
    fact(
      'A',
      [SEA_PREAPP],
      'Log in to the Seattle Services Portal and open a Building & Land Use Pre-Application. It asks for the gross floor area and a site plan with legal description and parcel number.',
      'Entre al Seattle Services Portal y abra una Building & Land Use Pre-Application. Pide el área total de piso y un plano de sitio con descripción legal y número de parcela.',
    ),
    fact(
      'A',
      [SEA_HOW],
      'Read the preliminary assessment, or PASV, report that comes back: it adds requirements for your lot. Then draw every part of the proposed work.',
      'Lea el informe preliminar, o PASV, que recibe de vuelta: agrega requisitos para su lote. Después dibuje toda la obra propuesta.',
    ),
    fact(
      'A',
      [SEA_HOW],
      'Upload the plans and forms to the portal. SDCI screens them to see that nothing is missing for intake.',
      'Suba planos y formularios al portal. SDCI los revisa para ver que no falte nada para la recepción.',
    ),
    fact(
      'A',
      [SEA_HOW],
      'Book an electronic intake appointment in the portal. Every document has to be uploaded by 7:00 a.m. that day, and all fees are due on submission.',
      'Reserve en el portal una cita electrónica de ingreso (intake). Todo documento debe estar subido a las 7:00 a. m. de ese día, y las tarifas se pagan al presentar.',
    ),
    fact(
      'A',
      [SEA_HOW],
      'Wait for one e-mail: it comes when all reviews are done and says what to correct or add. Upload the answers; there may be more rounds.',
      'Espere un solo correo electrónico: llega cuando terminan todas las revisiones y dice qué corregir o agregar. Suba las respuestas; puede haber más vueltas.',
    ),
    fact(
      'A',
      [SEA_HOW],
      'Pay what is still open and print the approved plans and the permit yourself.',
      'Pague lo pendiente e imprima usted mismo los planos aprobados y el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [SEA_SITE],
      'Online, or on the 24-hour line at 206-684-8900 with permit number, name and phone.',
      'En línea, o en la línea de 24 horas, 206-684-8900, con número de permiso, nombre y teléfono.',
    ),
    cutOff: fact(
      'A',
      [SEA_SITE],
      'For Site Development inspections: call before 7:00 a.m. and it is usually the same day. The pages we read give no hour for the other inspections.',
      'Para las inspecciones de sitio (Site Development): si llama antes de las 7:00 a. m., suele ser el mismo día. Las páginas que leímos no dan hora para las demás.',
    ),
    visit: fact(
      'B',
      [SEA_INSPECT_COPY],
      'Inspectors can be reached from 7:30 to 8:30 a.m.: call yours then to work out the arrival. SDCI guarantees no hour.',
      'Los inspectores atienden el teléfono de 7:30 a 8:30 a. m.: llame al suyo entonces para acordar la llegada. SDCI no garantiza la hora.',
    ),
    notes: [
      fact(
        'A',
        [SEA_SITE],
        'Where erosion control applies, the pre-construction meeting and the first ground disturbance inspection come before any digging or staging, and the site final before the building final.',
        'Donde rige el control de erosión, la junta previa y la inspección del primer movimiento de tierra van antes de excavar o acopiar, y la final de sitio antes de la final del edificio.',
      ),
      fact(
        'B',
        [SEA_INSPECT_COPY],
        'Book pre-construction meetings several days to a week ahead, at 206-684-8950 or on the automated line.',
        'Pida las juntas previas a la obra con varios días o una semana de anticipación, al 206-684-8950 o en la línea automática.',
      ),
      fact(
        'A',
        [SEA_SERVICES],
        'Questions about an inspection are answered Monday to Friday, 7:30 a.m. to 4:00 p.m.',
        'Las preguntas sobre una inspección se atienden de lunes a viernes, de 7:30 a. m. a 4:00 p. m.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Seattle Department of Construction and Inspections',
      phone: '+12066848600',
      address: '700 5th Ave, Suite 2000, Seattle, WA 98104',
      source: WA_SEA_CODES_DOCS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'SDCI automated inspection request line',
      phone: '+12066848900',
      hours: { en: '24 hours a day', es: 'Las 24 horas' },
      source: SEA_SITE,
      confidence: 'A',
    },
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
      [SEA_PLUMBING_2026, SEA_PLUMBING],
      'King County Public Health charges plumbing by itself, outside any SDCI invoice: $137 for the permit and $27 per fixture in the 2026 transcription.',
      'La plomería la cobra aparte King County Public Health, fuera de toda factura de SDCI: $137 por el permiso y $27 por aparato en la transcripción de 2026.',
    ),
  ],
  feeSchedule: 'seattle-wa',
  timing: [
    fact(
      'A',
      [SEA_PORTAL_FAQ],
      'A job with full plan review waits first for intake: the portal’s help page, undated and read in November 2026, says that those appointments are usually booked 16 to 18 weeks ahead. Upload the complete application early and the express lane usually takes it in within two to three weeks.',
      'Una obra con revisión completa espera primero el ingreso (intake): la ayuda del portal, sin fecha y leída en noviembre de 2026, dice que esas citas suelen darse con 16 a 18 semanas de espera. Si sube antes la solicitud completa, la vía rápida suele recibirla en dos o tres semanas.',
    ),
    fact(
      'A',
      [SEA_STFI],
      'A small job on a subject-to-field-inspection permit, STFI, is quicker: SDCI puts application and screening at a few days. If the scope turns out too large you are told how to apply for a regular permit instead.',
      'Un trabajo pequeño con permiso subject-to-field-inspection, STFI, va más rápido: SDCI calcula unos días para la solicitud y el filtro. Si el alcance resulta demasiado grande, le indican cómo solicitar un permiso regular.',
    ),
    fact(
      'A',
      [SEA_RENEW],
      'For renewals and reestablishments of building permits SDCI tries to issue within 48 hours after you apply.',
      'Para renovar o restablecer un permiso de construcción, SDCI procura emitirlo en 48 horas desde la solicitud.',
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
      'Los datos de Seattle llevan de uno a tres días de atraso y traen estatus, valor, fechas y enlace al registro de la ciudad. La columna de contratista existe pero casi siempre está vacía: siga los permisos por número o dirección.',
    ),
    fact(
      'B',
      [SEA_DATA],
      'Read two of its words with care. Application Completed and Reviews Completed are steps before issuance, not finished jobs; Completed is the finished one.',
      'Lea con cuidado dos de sus estatus. Application Completed y Reviews Completed son pasos previos a la emisión, no obras terminadas; la terminada es Completed.',
    ),
    fact(
      'B',
      [SEA_DATA],
      'The suffix of the number tells the kind: CN construction, DM demolition, BK blanket, LU land use. Electrical and trade permits are published apart.',
      'El sufijo del número dice la clase: CN construcción, DM demolición, BK general, LU uso de suelo. Los permisos eléctricos y los demás de especialidad se publican aparte.',
    ),
  ],
  commonPermits: ['res_alteration', 'adu', 'electrical_service', 'mechanical', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'How long is a Seattle building permit valid?',
        es: '¿Por cuánto tiempo es válido un permiso de construcción de Seattle?',
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
