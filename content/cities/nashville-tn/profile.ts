import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const NSH_PROCESS = read(
  'Building Permit Process',
  'https://nashville.gov/departments/codes/construction-and-permits/building-permit-process',
);
const NSH_FAQ = read(
  'Development Services Frequently Asked Questions',
  'https://www.nashville.gov/departments/codes/frequently-asked-questions',
);
const NSH_ACCESSORY = read(
  'Accessory Structure Permitting Instructions',
  'https://nashville.gov/departments/codes/construction-and-permits/building-permits-central/accessory-structure-permitting-instructions',
);
const NSH_ADDITION = read(
  'Addition to a Single-Family Residence',
  'https://nashville.gov/departments/codes/construction-and-permits/building-permits-central/addition-single-family-residence',
);
const NSH_MASTER = read(
  'Master Permit',
  'https://nashville.gov/departments/codes/construction-and-permits/commercial-building-permit-process/master-permit',
);
const NSH_CODES = {
  ...read(
    'Ordinance BL2020-458',
    'https://nashville.legistar.com/LegislationDetail.aspx?FullText=1&GUID=A3ECC329-CD3E-446B-8127-C9707DCE7052&ID=4654718',
  ),
  publishedOn: '2020-11-05',
};
const NSH_BOND = read(
  'How to get a Nashville building permit (DBL Surety Bonds)',
  'https://dblsuretybonds.com/get-nashville-building-permit/',
);
const NSH_LICENSE = read(
  'How to obtain a building permit in Nashville (Cotney)',
  'https://www.cotneycl.com/how-to-obtain-a-building-permit-in-nashville/',
);
const NSH_GUIDE = {
  ...read(
    'Nashville building permit guide (PermitFlow)',
    'https://permitflow.com/blog/nashville-building-permit',
  ),
  publishedOn: '2025-04-17',
};
const NSH_FEES = {
  ...read(
    'Building Permit Fee Schedule 2025',
    'https://www.nashville.gov/sites/default/files/2025-12/Building-Permit-Fee-Scheudle-2025.pdf',
  ),
  publishedOn: '2025-12',
};
const NSH_DATA = read(
  'Building Permits Issued, Metro Nashville',
  'https://data.nashville.gov/datasets/building-permits-issued',
);

const reread = sourceReadOn('2026-11-24');

const NSH_CODES_HOME = reread('Metro Codes and Building Safety', 'http://www.nashville.gov/codes');
const NSH_PERMITS = reread(
  'Construction and Permits, Metro Nashville',
  'https://nashville.gov/departments/codes/construction-and-permits',
);
const NSH_PROCESS_OLD = reread(
  'Building Permit Process (former address of the page)',
  'https://www.nashville.gov/Codes-Administration/Construction-and-Permits/Building-Permit-Process.aspx',
);
const NSH_LINE = {
  ...sourceReadOn('2026-11-27')(
    'Construction and Permits, Metro Nashville (telephone as a third party’s software of 2026 gives it)',
    'https://www.nashville.gov/departments/codes/construction-and-permits',
  ),
  isCopy: true,
} as const;
const NSH_UPCODES = {
  ...sourceReadOn('2026-11-27')(
    'Nashville and Davidson County Building Codes (UpCodes)',
    'https://up.codes/codes/nashville',
  ),
  isCopy: true,
} as const;
const NSH_BILL = {
  ...sourceReadOn('2026-11-27')(
    'Bill BL2024-495, Metropolitan Council',
    'https://nashville.legistar.com/LegislationDetail.aspx?GUID=CBBA8253-E53B-4CEF-9FEC-F3FDF889BD5F&ID=6823499',
  ),
  publishedOn: '2024-08',
};
const NSH_BOOKING = reread(
  'Obtaining a Building Inspection in Nashville (The Nashville Build)',
  'https://www.thenashvillebuild.com/are-there-any-specific-requirements-for-obtaining-a-building-inspection-in-nashville-tennessee',
);

const read28 = sourceReadOn('2026-11-28');
const TN_LIST = read28(
  'Tennessee: building codes by city (OnlyPlans)',
  'https://onlyplans.io/zoning/tennessee/',
);

const NSH_ELECTRICAL = {
  ...read28(
    'December 2023 Tornado Damage Information, Metro Codes',
    'https://nashville.gov/departments/codes/december-2023-tornado-damage-information',
  ),
  publishedOn: '2023-12',
};

export const profile: CityProfile = {
  slug: 'nashville-tn',
  intro: [
    {
      text: {
        en: 'In Nashville one zoning examiner takes your application, works out which Metro agencies must sign and e-mails you the checklist. Collecting those signatures is your job, and the permit waits for the last one.',
        es: 'En Nashville un examinador de zonificación recibe su solicitud, define qué agencias de Metro deben firmar y le envía la lista por correo electrónico. Reunir esas firmas le toca a usted, y el permiso espera la última.',
      },
      sources: [NSH_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Houses of one or two families and townhouses pay $5.00 per $1,000 and no plan review fee, so the sum is short; commercial work is on a sliding table, with plan review starting at half the permit fee.',
        es: 'Las casas de una o dos familias y townhouses pagan $5.00 por cada $1,000 y nada por revisión de planos, así que la cuenta es corta; lo comercial va por una tabla decreciente, con revisión desde la mitad de la tarifa del permiso.',
      },
      sources: [NSH_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'A rented house is treated as commercial space. An addition to one follows the commercial process and a licensed contractor does all of the work.',
        es: 'Una casa en renta se trata como espacio comercial. Ampliarla sigue el proceso comercial y todo el trabajo lo hace un contratista con licencia.',
      },
      sources: [NSH_FAQ],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Metro Nashville Department of Codes and Building Safety',
    url: 'https://nashville.gov/departments/codes/construction-and-permits/building-permit-process',
    source: NSH_PROCESS,
    confidence: 'A',
  },
  portal: {
    name: 'Metro ePermits',
    url: 'https://epermits.nashville.gov',
    source: NSH_PERMITS,
    confidence: 'B',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: {
          en: '2024 IBC by a list of 2026; last ordinance read: 2018 IBC',
          es: 'IBC 2024 según una lista de 2026; última ordenanza leída: IBC 2018',
        },
        since: null,
        sources: [TN_LIST, NSH_CODES],
        confidence: 'C',
      },
      {
        fields: ['residential'],
        edition: { en: '2018 IRC with Metro amendments', es: 'IRC 2018 con enmiendas de Metro' },
        since: null,
        sources: [NSH_CODES, NSH_FEES, NSH_UPCODES],
        confidence: 'B',
      },
      {
        fields: ['electrical'],
        edition: { en: '2017 NEC with Metro amendments', es: 'NEC 2017 con enmiendas de Metro' },
        since: null,
        sources: [NSH_UPCODES],
        confidence: 'C',
      },
      {
        fields: ['plumbing', 'mechanical', 'energy'],
        edition: {
          en: '2018 IPC, IMC and IECC with Metro amendments',
          es: 'IPC, IMC e IECC 2018 con enmiendas de Metro',
        },
        since: null,
        sources: [NSH_CODES, NSH_UPCODES],
        confidence: 'B',
      },
    ],
    notes: [
      fact(
        'B',
        [NSH_CODES, NSH_FEES, TN_LIST],
        'The last adoption we could read is Ordinance BL2020-458, passed on November 5, 2020: all the 2018 International codes, in Title 16 of the Metro Code. Metro’s fee schedule of December 2025 still refers to the 2018 residential code. Only for the building code does a list of 2026 name 2024: before you draw commercial work, ask Metro Codes at 615-862-6500 which one binds.',
        'La última adopción que pudimos leer es la ordenanza BL2020-458, aprobada el 5 de noviembre de 2020: todos los códigos internacionales de 2018, en el título 16 del código de Metro. La tabla de tarifas de Metro de diciembre de 2025 aún remite al código residencial de 2018. Solo para el código de construcción una lista de 2026 nombra 2024: antes de hacer planos comerciales, pregunte a Metro Codes, 615-862-6500, cuál rige.',
      ),
      fact(
        'B',
        [NSH_BILL],
        'A bill of August 2024, BL2024-495, would take the refrigeration chapter from the 2024 mechanical code; what became of it we did not find.',
        'Un proyecto de agosto de 2024, BL2024-495, tomaría el capítulo de refrigeración del código mecánico 2024; no hallamos en qué quedó.',
      ),
      fact(
        'A',
        [NSH_ADDITION],
        'In a Contextual Overlay District section 17.36.470 limits coverage by what the neighbors have built, and the application brings a contextual survey stamped by a survey company.',
        'En un Contextual Overlay District, la sección 17.36.470 limita la ocupación según lo que han construido los vecinos, y la solicitud lleva un levantamiento contextual con sello de una empresa de topografía.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Only two kinds of people pull a permit: the owner who lives or will live in the single-family house, and a contractor on file with Metro, licensed and bonded. Guides name permit bonds of $10,000 and $40,000.',
        es: 'Solo dos pueden sacar un permiso: el dueño que vive o vivirá en la casa unifamiliar y el contratista registrado en Metro, con licencia y fianza. Las guías hablan de fianzas de $10,000 y $40,000.',
      },
      sources: [NSH_BOND, NSH_LICENSE],
      confidence: 'C',
    },
    {
      text: {
        en: 'A detached accessory building may hold no bedroom and no kitchen, and one each of toilet, hand sink, bar sink and utility sink. A shower is allowed only in the pool house of a permitted pool.',
        es: 'Un edificio accesorio separado no puede tener recámara ni cocina, y solo un inodoro, un lavamanos, una tarja de bar y un fregadero. La regadera se permite solo en la casa de una piscina con permiso.',
      },
      sources: [NSH_ACCESSORY],
      confidence: 'A',
    },
    {
      text: {
        en: 'On lots under 40,000 square feet all accessory buildings together are capped at 700 square feet or half the house footprint, whichever is greater, and never above 2,500.',
        es: 'En lotes menores de 40,000 pies cuadrados, los edificios accesorios juntos llegan a 700 pies cuadrados o a la mitad de la huella de la casa, lo que sea mayor, y nunca más de 2,500.',
      },
      sources: [NSH_ACCESSORY],
      confidence: 'A',
    },
    {
      text: {
        en: 'An addition that comes further forward needs the front setback checked against the platted line, the table and the four nearest houses on the block face, proved by a surveyor. None may stand over an easement.',
        es: 'Una ampliación hacia el frente obliga a verificar el retiro contra el plat, la tabla y las cuatro casas más cercanas de la cuadra, con topógrafo. Ninguna puede quedar sobre una servidumbre.',
      },
      sources: [NSH_ADDITION],
      confidence: 'A',
    },
    {
      text: {
        en: 'Three or more units in attached townhomes, detached houses on one parcel, stacked condominiums or mixed use start with a Master Permit. It allows no construction: building permits follow it.',
        es: 'Tres o más unidades en townhomes adosadas, casas en una parcela, condominios apilados o uso mixto empiezan con un Master Permit. No autoriza obra: los permisos de construcción vienen después.',
      },
      sources: [NSH_MASTER],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Installing roofing is on a permit service’s list of April 2025.',
        es: 'Instalar techo está en la lista de un servicio de permisos de abril de 2025.',
      },
      sources: [NSH_GUIDE],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'At a home only in a Historic Preservation or Historic Landmark overlay (guide of 2025).',
        es: 'En una casa, solo en zona Historic Preservation o Historic Landmark (guía de 2025).',
      },
      sources: [NSH_GUIDE],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 100 square feet, by a permit service’s guide of April 2025.',
        es: 'Solo con más de 100 pies cuadrados, según la guía de un servicio de permisos de abril de 2025.',
      },
      sources: [NSH_GUIDE],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'A permit service’s guide counts decks, like garages, as accessory structures (April 2025).',
        es: 'La guía de un servicio de permisos cuenta las terrazas, como las cocheras, entre las estructuras accesorias (abril de 2025).',
      },
      sources: [NSH_GUIDE],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A gas and mechanical permit, $75 at least (December 2025).',
        es: 'Un permiso de gas y mecánica, $75 como mínimo (diciembre de 2025).',
      },
      sources: [NSH_FEES, NSH_GUIDE],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $43 on a plumbing permit, $75 at least (December 2025).',
        es: 'Tiene precio de permiso: $43 en uno de plomería, $75 como mínimo (diciembre de 2025).',
      },
      sources: [NSH_FEES],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: up to 200 amps $10 on an electrical permit, $75 at least (December 2025).',
        es: 'Tiene precio de permiso: hasta 200 amperios $10 en uno eléctrico, $75 como mínimo (diciembre de 2025).',
      },
      sources: [NSH_FEES],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'C',
      [NSH_GUIDE],
      'We found no list of Metro’s own. A permit service’s guide of April 2025 frees a home’s fence outside a Historic Preservation or Historic Landmark overlay, and counts siding, fireplaces, solar panels and a garage, attic or basement turned into rooms among the work that needs a permit.',
      'No hallamos una lista propia de Metro. La guía de abril de 2025 de un servicio de permisos exime la cerca de una casa fuera de las zonas Historic Preservation y Historic Landmark, y cuenta revestimiento, chimeneas, paneles solares y la cochera, ático o sótano convertidos en cuartos entre lo que sí lleva permiso.',
    ),
  ],
  steps: [
    fact(
      'A',
      [NSH_PROCESS],
      'Send the papers by e-mail to the Zoning Help Desk, or file in ePermits if you are a registered contractor with a residential job. For the address of the help desk call 615-862-6500.',
      'Envíe los papeles por correo electrónico al Zoning Help Desk, o presente en ePermits si es contratista registrado con una obra residencial. La dirección de esa mesa de ayuda la dan en el 615-862-6500.',
    ),
    fact(
      'A',
      [NSH_PROCESS],
      'A zoning examiner gets the file and comes back to you by e-mail or phone with questions.',
      'Un examinador de zonificación recibe el expediente y le pregunta por correo electrónico o por teléfono.',
    ),
    fact(
      'A',
      [NSH_PROCESS],
      'Work through the checklist the examiner sends: Water and Sewer, Stormwater, Health, Fire, Planning, transportation or Historic, as it names them.',
      'Cumpla la lista de verificación que le envía: Water and Sewer, Stormwater, Health, bomberos, Planning, transporte o Historic, según lo que nombre.',
    ),
    fact(
      'A',
      [NSH_PERMITS],
      'Drawings are submitted electronically as one set that all departments review at the same time.',
      'Los planos se entregan en línea en un solo juego que todos los departamentos revisan a la vez.',
    ),
    fact(
      'A',
      [NSH_PERMITS],
      'Pay and pull the permit, in ePermits for registered contractors. A Use and Occupancy letter closes the job at the end.',
      'Pague y saque el permiso, en ePermits si es contratista registrado. Una carta de Use and Occupancy cierra la obra al final.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [NSH_PERMITS],
      'Contractors request and schedule inspections in ePermits (epermits.nashville.gov).',
      'Los contratistas piden y programan inspecciones en ePermits (epermits.nashville.gov).',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'C',
        [NSH_BOOKING],
        'Only the holder of the permit asks for the inspection, with the Metro permit number at hand; a subcontractor should not, writes a local builders’ site.',
        'La inspección la pide solo el titular del permiso, con el número de permiso de Metro a mano; un subcontratista no debería, escribe un sitio local de constructores.',
      ),
      fact(
        'A',
        [NSH_PERMITS],
        'For an emergency electrical reconnection Codes answers around the clock.',
        'Para una reconexión eléctrica de emergencia, Codes atiende las 24 horas.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Department of Codes and Building Safety',
      address: 'Metro Office Building, 3rd floor, 800 Second Avenue South, Nashville',
      note: {
        en: 'From an earlier page of Metro: the street may have another name today.',
        es: 'De una página anterior de Metro: la calle puede llamarse hoy de otro modo.',
      },
      source: NSH_PROCESS_OLD,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Metro Codes',
      phone: '+16158626500',
      note: { en: 'The main line.', es: 'La línea principal.' },
      source: NSH_LINE,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'Metro Codes',
      phone: '+16158624078',
      note: { en: 'Help in Spanish.', es: 'Atención en español.' },
      source: NSH_CODES_HOME,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Metro Codes',
      phone: '+16158626500',
      note: {
        en: 'The main line of the office.',
        es: 'La línea principal de la oficina.',
      },
      source: NSH_LINE,
      confidence: 'C',
    },
    {
      purpose: 'inspections',
      name: 'Metro Codes, Electrical Inspection Division',
      phone: '+16158626575',
      note: { en: 'Electrical inspections only.', es: 'Solo inspecciones eléctricas.' },
      source: NSH_ELECTRICAL,
      confidence: 'A',
    },
  ],
  fees: [
    {
      text: {
        en: 'Commercial: $40.39 up to $2,000 of value, then $6.92 per $1,000 to $50,000, $5.57 to $100,000, $4.19 to $500,000 and $2.79 beyond, where the bands start from the sums printed in the schedule, $372.71, $651.38 and $2,326.84. Add 10% for technology and $25 for the zoning exam.',
        es: 'Comercial: $40.39 hasta $2,000 de valor, luego $6.92 por cada $1,000 hasta $50,000, $5.57 hasta $100,000, $4.19 hasta $500,000 y $2.79 después; esos tramos parten de las sumas impresas en la tabla, $372.71, $651.38 y $2,326.84. Sume 10% de tecnología y $25 del examen de zonificación.',
      },
      sources: [NSH_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Value means the contract amount. Metro may ask to see the contract when the figure is below 75% of the ICC building valuation data.',
        es: 'El valor es el monto del contrato. Metro puede pedir verlo cuando la cifra queda abajo de 75% de los datos de valor del ICC.',
      },
      sources: [NSH_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Trades: plumbing $11 a fixture and $43 a water heater, with a $75 minimum, sewer or water connection $80; electrical panels to 200 amps $10 with the same minimum; gas and mechanical from $75.',
        es: 'Permisos de especialidad: plomería $11 por aparato y $43 por calentador de agua, con mínimo de $75, conexión de agua o drenaje $80; tableros hasta 200 amperios $10 con el mismo mínimo; gas y mecánica desde $75.',
      },
      sources: [NSH_FEES],
      confidence: 'B',
    },
  ],
  feeSchedule: 'nashville-tn',
  timing: [
    fact(
      'A',
      [NSH_PROCESS],
      'No number of days, on Metro’s page on the process or elsewhere that we found: how long it takes depends on the sign-offs in the examiner’s checklist. Ask at 615-862-6500 before you promise a date.',
      'Ningún número de días, ni en la página de Metro sobre el trámite ni en otra parte que hayamos leído: depende de las firmas de la lista del examinador. Pregunte en el 615-862-6500 antes de prometer una fecha.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'Metro says it plainly: do not work out the reviews yourself. A step missed on the examiner’s checklist delays the permit, and due diligence questions go to each department.',
        es: 'Metro lo dice claro: no deduzca usted las revisiones. Un paso omitido de la lista del examinador retrasa el permiso, y las consultas previas se hacen a cada departamento.',
      },
      sources: [NSH_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'A sidewalk can hold the file. When a project triggers the requirement, existing walks must reach the ordinance’s width and grass strip; Metro’s page of questions, without a date, offers an in-lieu fee: ask at 615-862-6500 whether it is still taken. Renovating or expanding a one- or two-family house does not trigger it.',
        es: 'Una banqueta puede frenar el expediente. Cuando el proyecto la exige, la existente debe cumplir ancho y franja verde; la página de preguntas de Metro, sin fecha, ofrece una tarifa sustituta: pregunte en el 615-862-6500 si aún se acepta. Renovar o ampliar una casa de una o dos familias no la exige.',
      },
      sources: [NSH_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Turning part of a house into an apartment draws a stricter zoning review than an ordinary addition, and the owner may have to sign a limit on the use. Some districts forbid the second unit outright.',
        es: 'Convertir parte de la casa en apartamento trae una revisión de zonificación más estricta que una ampliación, y el dueño quizá deba firmar un límite de uso. Algunos distritos prohíben la segunda unidad.',
      },
      sources: [NSH_FAQ],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Metro publishes building permits once issued, one to two days behind, for the last three years. Applications and trade permits are kept in separate lists.',
        es: 'Metro publica los permisos de construcción ya emitidos, con uno o dos días de atraso, de los últimos tres años. Las solicitudes y los permisos de especialidad están en listas aparte.',
      },
      sources: [NSH_DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'The name given is the applicant’s, either contractor or homeowner, with cost, parcel and map point on every row. Rows marked Change Contractor re-paper a permit that already existed.',
        es: 'El nombre es el del solicitante, contratista o dueño, con costo, parcela y punto en el mapa en cada renglón. Los marcados Change Contractor vuelven a documentar un permiso que ya existía.',
      },
      sources: [NSH_DATA],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_new', 'res_alteration', 'adu', 'commercial_ti', 'demolition'],
  faq: [
    {
      question: {
        en: 'How does a contractor get into ePermits?',
        es: '¿Cómo entra un contratista a ePermits?',
      },
      answer: {
        text: {
          en: 'Register with Metro first, then e-mail Permit Issuance for a user name and password. Residential permits can be filed there; for a Master Permit write to the Zoning Help Desk.',
          es: 'Regístrese primero en Metro y pida por correo electrónico a Permit Issuance su usuario y contraseña. Ahí se presentan los residenciales; para un Master Permit escriba al Zoning Help Desk.',
        },
        sources: [NSH_PROCESS],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which state license does a Nashville house job take?',
        es: '¿Qué licencia estatal pide una obra en casa en Nashville?',
      },
      answer: {
        text: {
          en: 'A guide by construction lawyers: a home improvement or contractor’s license from $3,000 to $25,000, and the state contractor’s license at $25,000 or more.',
          es: 'Una guía de abogados de la construcción: licencia de mejoras o de contratista entre $3,000 y $25,000, y licencia estatal de contratista desde $25,000.',
        },
        sources: [NSH_LICENSE],
        confidence: 'C',
      },
    },
    {
      question: {
        en: 'What if electrical work starts without a permit?',
        es: '¿Y si la obra eléctrica empieza sin permiso?',
      },
      answer: {
        text: {
          en: 'The December 2025 schedule charges electrical work done without a permit at triple the fee. The ordinary electrical minimum is $75.',
          es: 'La tabla de diciembre de 2025 cobra al triple la obra eléctrica hecha sin permiso. El mínimo eléctrico normal es de $75.',
        },
        sources: [NSH_FEES],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'How close to the line may a small garage stand?',
        es: '¿Qué tan cerca del lindero puede quedar una cochera pequeña?',
      },
      answer: {
        text: {
          en: 'Up to 700 square feet and behind the house: half the district’s side setback but at least 3 feet, and 3 feet at the rear. Doors that open straight onto an alley move the rear setback out.',
          es: 'Hasta 700 pies cuadrados y detrás de la casa: la mitad del retiro lateral del distrito, pero al menos 3 pies, y 3 pies atrás. Si las puertas abren directo al callejón, el retiro trasero aumenta.',
        },
        sources: [NSH_ACCESSORY],
        confidence: 'A',
      },
    },
  ],
};
