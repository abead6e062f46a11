import { NY_CODE_REPORT, NY_CODES } from '@/content/codes/ny';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const BUF_PERMITS = read(
  'Building Permits, City of Buffalo',
  'https://www.buffalony.gov/484/Building-Permits',
);
const BUF_PROCESS = read('Permit Process, City of Buffalo', 'https://www.buffalony.gov/722/Permit-Process');
const BUF_CODE = read('Building Code, City of Buffalo', 'http://www.buffalony.gov/448/Building-Code');
const BUF_DEMOLITION = read('Demolition, City of Buffalo', 'https://www.buffalony.gov/450/Demolition');
const BUF_103 = read(
  'Buffalo City Code, building permits and fees: definitions',
  'https://www.ecode360.com/13581332',
);
const BUF_SIDEWALK = read(
  'Buffalo City Code, unsafe structures and sidewalk surveys',
  'https://ecode360.com/13581594',
);
const BUF_CONTRACTORS = read(
  'Buffalo City Code, construction and home-improvement contractors',
  'https://ecode360.com/13584045',
);
const BUF_FEES = read('Buffalo City Code, Chapter 175 Fees', 'https://ecode360.com/13589773');
const BUF_DATASET = read('Permits, Open Data Buffalo', 'https://data.buffalony.gov/d/9p2d-f3yt');

const read24 = sourceReadOn('2026-11-24');

const BUF_CHARTER = read24(
  'City of Buffalo Charter Building Permits',
  'https://www.buffalony.gov/516/City-of-Buffalo-Charter-Building-Permits',
);

const BUF_CITISTAT = sourceReadOn('2026-11-28')(
  'CitiStat Buffalo, Permit & Inspection Services',
  'https://data.buffalony.gov/stories/s/CitiStat-Buffalo-Permits/gmmw-zth4',
);
const BUF_FEE_SHEETS = permitFeesNotes(
  'Residential, commercial, plumbing and electric permit fee sheets, City of Buffalo (building sheets in force since July 1, 2025)',
  'research/new-york/buffalo.md',
);
const BUF_OFFICE = permitFeesNotes(
  'Department of Permit & Inspection Services, City of Buffalo: ePermits, telephone, address',
  'src/content/buffalo/index.ts',
);
const BUF_HEATING = costNotes('Heating Permit Application, City of Buffalo');

export const profile: CityProfile = {
  slug: 'buffalo-ny',
  intro: [
    {
      text: {
        en: 'Buffalo runs permits in two steps out of Room 301, City Hall: first a registration, where an inspector reads your survey or site plan for zoning and special approvals, then the application itself.',
        es: 'Buffalo lleva los permisos en dos pasos desde la oficina 301 del City Hall: primero un registro, en que un inspector revisa su levantamiento o plano por zonificación y aprobaciones especiales, y luego la solicitud.',
      },
      sources: [BUF_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'The list of work without a permit is wide: fences that do not enclose a pool, retaining walls without surcharge, sheds up to 144 square feet, and equipment replaced within its original specifications.',
        es: 'Sus exenciones son amplias: cercas que no encierran una piscina, muros de contención sin sobrecarga, cobertizos de hasta 144 pies cuadrados y equipos reemplazados dentro de su especificación original.',
      },
      sources: [BUF_PERMITS],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Buffalo Department of Permit and Inspection Services',
    url: 'https://www.buffalony.gov/484/Building-Permits',
    source: BUF_PERMITS,
    confidence: 'A',
  },
  portal: {
    name: 'Permits page, City of Buffalo',
    url: 'https://www.buffalony.gov/719/Permits',
    source: BUF_OFFICE,
    confidence: 'C',
  },
  codes: {
    editions: NY_CODES,
    notes: [
      fact(
        'C',
        [NY_CODE_REPORT],
        'An application of December 31, 2025 or later goes by the 2025 codes. Between October 1 and that day the Uniform Code of 2020 could still be chosen; the Energy Code had no such choice.',
        'Una solicitud del 31 de diciembre de 2025 o posterior va por los códigos de 2025. Entre el 1 de octubre y ese día aún se podía elegir el Uniform Code de 2020; en el Energy Code no hubo esa opción.',
      ),
      fact(
        'C',
        [NY_CODE_REPORT],
        'The rules against fossil-fuel equipment in new buildings are suspended by a court order of November 2025.',
        'Las reglas contra equipos de combustible fósil en edificios nuevos están suspendidas por una orden judicial de noviembre de 2025.',
      ),
      fact(
        'A',
        [BUF_CODE, BUF_PROCESS],
        'The city’s page still describes the edition of 2020. There houses of 400 square feet or less, not counting lofts, had rules of their own in Appendix Q of the residential code, beside the land use rules.',
        'La página municipal aún describe la edición de 2020. Ahí las casas de 400 pies cuadrados o menos, sin contar tapancos, tenían reglas propias en el Appendix Q del código residencial, además de las de uso de suelo.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Bring three sets of prints on paper no smaller than 18 by 24 inches, with original seals, and three copies of the survey. Every new building and addition is sealed whatever it costs.',
        es: 'Lleve tres juegos de planos en papel de al menos 18 por 24 pulgadas, con sellos originales, y tres copias del levantamiento. Toda construcción nueva y ampliación va sellada, cueste lo que cueste.',
      },
      sources: [BUF_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'At any price structural or safety changes, every change of use and most alterations need the seal of a New York architect or engineer; past $25,000 every project does. Which smaller alterations go without the city’s page does not say: ask about yours at 716-851-4924.',
        es: 'Cuesten lo que cuesten, los cambios estructurales o de seguridad, todo cambio de uso y la mayoría de las remodelaciones llevan sello de arquitecto o ingeniero de Nueva York; por encima de $25,000 lo lleva todo proyecto. Qué remodelaciones menores van sin él no lo dice la página de la ciudad: pregunte por la suya al 716-851-4924.',
      },
      sources: [BUF_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'The city licenses contractors in classes: handyman, home-improvement, light commercial, new housing and general. Take the class that fits your largest job, since a handyman is confined to maintenance and minor repairs.',
        es: 'La ciudad da licencias por clases: handyman, home-improvement, light commercial, new housing y general. Tome la que cubra su trabajo mayor, porque el handyman se limita a mantenimiento y reparaciones menores.',
      },
      sources: [BUF_CONTRACTORS],
      confidence: 'A',
    },
    {
      text: {
        en: 'A demolition application goes to the Preservation Board and waits 30 days from filing, emergencies excepted. The file holds an asbestos survey, a performance bond for the full cost, insurance naming the city, the contract and a master plumber’s sewer and water release.',
        es: 'Una solicitud de demolición va a la Preservation Board y espera 30 días, salvo emergencias. El expediente lleva estudio de asbesto, fianza por el costo total, seguros a favor de la ciudad, el contrato y la constancia de un maestro plomero sobre agua y drenaje.',
      },
      sources: [BUF_DEMOLITION],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not as a repair; yes once anything load-bearing is cut away. The page does not name a full tear-off: ask.',
        es: 'No como reparación; sí cuando se corta algo de carga. La página no nombra el cambio completo: pregunte.',
      },
      sources: [BUF_PERMITS],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not as a repair; yes once a beam, bearing wall or required exit changes, and a wider opening is no repair.',
        es: 'No como reparación; sí cuando cambia una viga, muro de carga o salida exigida, y ensanchar el vano no es reparar.',
      },
      sources: [BUF_PERMITS],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not unless it encloses a pool, by the permit page; the fee sheet still has a price for fences.',
        es: 'No, salvo que cierre una piscina, según la página de permisos; la hoja de tarifas aún da precio a las cercas.',
      },
      sources: [BUF_PERMITS, BUF_FEE_SHEETS],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not at a house for one story up to 144 square feet; a larger one needs a permit.',
        es: 'No en una casa, si es de un piso y hasta 144 pies cuadrados; uno mayor lo necesita.',
      },
      sources: [BUF_PERMITS],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Decks are named among the work that needs a permit.',
        es: 'Las terrazas figuran entre la obra que lleva permiso.',
      },
      sources: [BUF_CITISTAT, BUF_PERMITS],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'depends',
      text: {
        en: 'Not within the original specifications, by the permit page, though the heating form prices it, $50 and $100; another size or fuel needs a permit.',
        es: 'No dentro de la especificación original, según la página de permisos, aunque el formulario lo cobra, $50 y $100; otro tamaño o combustible, sí.',
      },
      sources: [BUF_PERMITS, BUF_HEATING],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'depends',
      text: {
        en: 'Not for one of the same specifications, by the permit page, though the plumbing sheet prices it, $50 and $12; a different one needs a permit.',
        es: 'No por uno de igual especificación, según la página de permisos, aunque la hoja de plomería lo cobra, $50 y $12; uno distinto, sí.',
      },
      sources: [BUF_PERMITS, BUF_FEE_SHEETS],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as an electrical permit, by a city sheet of 2017: $50 to apply and $50 in a one-family house where no plans are needed.',
        es: 'Tiene precio de permiso eléctrico, según una hoja de la ciudad de 2017: $50 por la solicitud y $50 en casa de una familia si no hacen falta planos.',
      },
      sources: [BUF_FEE_SHEETS],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [BUF_PERMITS],
      'No permit at houses of one or two families and townhouses for: a one-story shed or playhouse up to 144 square feet, swings, window awnings, and an above-ground pool designed for less than 24 inches of water.',
      'No llevan permiso, en casas de una o dos familias y casas adosadas: cobertizo o casita de un piso de hasta 144 pies cuadrados, columpios, toldos de ventana y una piscina sobre el suelo para menos de 24 pulgadas de agua.',
    ),
    fact(
      'A',
      [BUF_PERMITS],
      'No permit anywhere for: partitions and cases under 5 feet 9 inches, painting, wallpaper, tile and carpet, portable listed equipment, a fence that is no pool barrier, a retaining wall without surcharge.',
      'No llevan permiso en ningún edificio: mamparas y muebles de menos de 5 pies 9 pulgadas, pintura, papel tapiz, loseta y alfombra, equipos portátiles certificados, una cerca que no cierre piscina, un muro de contención sin sobrecarga.',
    ),
    fact(
      'A',
      [BUF_PERMITS],
      'Repairs need no permit until they cut a load-bearing wall or beam or change a required exit.',
      'Las reparaciones no necesitan permiso mientras no corten un muro o viga de carga ni cambien una salida exigida.',
    ),
  ],
  steps: [
    fact(
      'A',
      [BUF_PROCESS, BUF_OFFICE],
      'Registration: show the survey or site plan to an inspector in Room 301, who checks zoning and state code and names the special approvals you need. The department also offers ePermits for filing online; which jobs it takes we could not read, so ask the Permit Office first.',
      'Registro: muestre el levantamiento o plano del sitio a un inspector en la oficina 301, que revisa zonificación y código estatal y le dice qué aprobaciones especiales necesita. El departamento ofrece también ePermits para presentar en línea; qué trabajos recibe no lo pudimos leer: pregunte antes en la Permit Office.',
    ),
    fact(
      'A',
      [BUF_PROCESS],
      'Take the form for your work, new construction, renovation, signage or site improvements, and get those approvals.',
      'Tome el formulario de su obra, construcción nueva, renovación, letreros o mejoras del sitio, y consiga esas aprobaciones.',
    ),
    fact(
      'A',
      [BUF_PROCESS],
      'Application: the inspector types it in from what you say; you file three sealed sets and three surveys and pay the application fee.',
      'Solicitud: el inspector la captura con lo que usted le dice; usted entrega tres juegos de planos sellados y tres levantamientos y paga la tarifa de solicitud.',
    ),
    fact(
      'A',
      [BUF_103, BUF_PROCESS],
      'After plan review the permit fee is paid and the permit issued, with a copy of the plans.',
      'Tras la revisión se paga la tarifa del permiso y se emite, con una copia de los planos.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [BUF_CHARTER, BUF_PROCESS],
      'The permit holder notifies the New Construction Building Inspector when work is ready. Take that inspector’s number with the permit, or from the Permit Office, 716-851-4924.',
      'El titular avisa al New Construction Building Inspector cuando la obra está lista. Pida el número de ese inspector con el permiso, o en la Permit Office, 716-851-4924.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [BUF_CHARTER],
        'The work stays open to view until accepted; what fails stays exposed until it has been reinspected.',
        'La obra queda a la vista hasta que la acepten; lo que falla sigue descubierto hasta la reinspección.',
      ),
      fact(
        'B',
        [BUF_FEE_SHEETS],
        'A plumbing reinspection is $75.',
        'Una reinspección de plomería cuesta $75.',
      ),
      fact(
        'A',
        [BUF_CHARTER],
        'Approved work ends in a Certificate of Occupancy or a Certificate of Compliance.',
        'La obra aprobada termina en un Certificate of Occupancy o un Certificate of Compliance.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Permit Office',
      phone: '+17168514924',
      note: { en: 'Also 716-851-5033 and 716-851-4249.', es: 'También 716-851-5033 y 716-851-4249.' },
      address: 'City Hall, Room 301, Buffalo, NY',
      source: BUF_PROCESS,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Department of Permit & Inspection Services',
      phone: '+17168515924',
      note: {
        en: 'Another number than the Permit Office’s: the line its residential fee sheet prints.',
        es: 'Otro número que el de la Permit Office: el que imprime su hoja de tarifas residenciales.',
      },
      address: '65 Niagara Square, City Hall Room 313, Buffalo, NY 14202',
      source: BUF_OFFICE,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'B',
      [BUF_FEE_SHEETS],
      'Altering a detached one- or two-family house costs $5 per $1,000, $50 at least, beside $25 to apply and, where plans are needed, 20% for their review, $25 at least: $325 on a job of $50,000 with plans. A new one-family house is $500 to $900 by its area. These are the amounts in force since July 1, 2025.',
      'Remodelar una casa independiente de una o dos familias cuesta $5 por cada $1,000, $50 como mínimo, además de $25 por la solicitud y, si hacen falta planos, 20% por su revisión, $25 como mínimo: $325 en una obra de $50,000 con planos. Una casa nueva de una familia es de $500 a $900 según su superficie. Son los montos vigentes desde el 1 de julio de 2025.',
    ),
    fact(
      'B',
      [BUF_FEE_SHEETS],
      'Every other building pays $50 to apply, $0.75 per $1,000 for plan review ($75 at least) and $8 per $1,000 of mean construction cost for the permit ($100 at least). Heating, wiring and plumbing have permits apart.',
      'Cualquier otro edificio paga $50 por la solicitud, $0.75 por cada $1,000 por la revisión de planos ($75 como mínimo) y $8 por cada $1,000 del costo medio de construcción por el permiso ($100 como mínimo). Calefacción, cableado y plomería llevan permisos aparte.',
    ),
    fact(
      'B',
      [BUF_FEE_SHEETS, BUF_HEATING],
      'Trades have permits of their own. Plumbing in a house is $50 and $12 for each fixture. A furnace or condensing unit up to 140,000 BTU is $50 to apply and $100 each. Electrical work that needs no plans is $50 and another $50 in a one-family house, by a sheet of 2017.',
      'Los oficios llevan permisos propios. La plomería en una casa es $50 y $12 por cada aparato. Un calefactor o condensador de hasta 140,000 BTU es $50 por la solicitud y $100 cada uno. El trabajo eléctrico que no pide planos es $50 y otros $50 en una casa de una familia, según una hoja de 2017.',
    ),
    {
      text: {
        en: 'There are two fees. The application fee, for registration and plan review, is paid when documents go in; the permit fee when the permit is issued. Simple permits that need only the building contract pay both together.',
        es: 'Hay dos tarifas. La de solicitud, por registro y revisión de planos, se paga al entregar documentos; la del permiso, al emitirse. Los permisos sencillos que solo piden el contrato pagan ambas juntas.',
      },
      sources: [BUF_103],
      confidence: 'A',
    },
    {
      text: {
        en: 'Amounts are listed in Chapter 175 of the City Code. Paying on the web adds 2.25% by credit card, $1.50 at least, or $0.50 by e-check.',
        es: 'Los montos están en el Chapter 175 del City Code. Pagar en línea suma 2.25% con tarjeta de crédito, $1.50 como mínimo, o $0.50 con cheque electrónico.',
      },
      sources: [BUF_FEES],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [BUF_PROCESS, BUF_DEMOLITION],
      'We found no time that the city promises. Ask the Permit Office, 716-851-4924, when you register. A demolition waits at least 30 days.',
      'No hallamos un plazo que la ciudad prometa. Pregunte en la Permit Office, 716-851-4924, al hacer el registro. Una demolición espera al menos 30 días.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'Special approvals come before the application, not after. Have the one that the registration step named in hand before you bring the file to Room 301.',
        es: 'Las aprobaciones especiales van antes de la solicitud, no después. Consiga la que se señaló en el registro antes de llevar el expediente a la oficina 301.',
      },
      sources: [BUF_PROCESS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Large machinery or dumpster trucks on the site or on the city right-of-way beside it call for a sidewalk survey with description, drawing and photographs as part of the application. It also records the damage that was there before you.',
        es: 'La maquinaria grande o los camiones de contenedores en la obra o en la vía pública contigua exigen un estudio de banquetas con descripción, dibujo y fotos dentro de la solicitud. También le sirve de prueba de los daños que ya existían.',
      },
      sources: [BUF_SIDEWALK],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Open Data Buffalo lists issued permits daily with applicant, license number, value and description. No status is kept, so a permit’s end has to be asked of the office.',
        es: 'Open Data Buffalo publica a diario los permisos emitidos con solicitante, número de licencia, valor y descripción. No lleva estatus: el cierre de un permiso hay que preguntarlo en la oficina.',
      },
      sources: [BUF_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'roofing', 'demolition', 'windows_doors', 'deck_porch'],
  faq: [
    {
      question: {
        en: 'Does a fence need a building permit in Buffalo?',
        es: '¿Una cerca necesita permiso de construcción en Buffalo?',
      },
      answer: {
        text: {
          en: 'By the permit page, only as part of the enclosure around a swimming pool. The city’s fee sheet still has a price for fences, so ask the Permit Office, 716-851-4924. Zoning rules on height and place apply all the same.',
          es: 'Según la página de permisos, solo como parte del cerramiento de una piscina. La hoja de tarifas de la ciudad aún da precio a las cercas: pregunte en la Permit Office, 716-851-4924. Las reglas de zonificación sobre altura y lugar rigen de todos modos.',
        },
        sources: [BUF_PERMITS, BUF_FEE_SHEETS],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Can I swap a furnace without a permit in Buffalo?',
        es: '¿Puedo cambiar un calefactor (furnace) sin permiso en Buffalo?',
      },
      answer: {
        text: {
          en: 'The building permit page exempts replacing equipment when that does not alter its listing or depart from its original specifications. The city’s heating permit application prices furnaces all the same, so ask whether yours needs that permit; a different size or fuel is outside the exemption.',
          es: 'La página de permisos exime el reemplazo de equipo cuando no altera su certificación ni se aparta de la especificación original. La solicitud municipal de calefacción igual pone precio a los calefactores: pregunte si el suyo lleva ese permiso; otro tamaño u otro combustible queda fuera de la exención.',
        },
        sources: [BUF_PERMITS, BUF_HEATING],
        confidence: 'B',
      },
    },

    {
      question: {
        en: 'How soon can a Buffalo demolition permit be issued?',
        es: '¿Qué tan pronto se emite un permiso de demolición en Buffalo?',
      },
      answer: {
        text: {
          en: 'Not before 30 days from the application date unless it is an emergency, and only when preservation approval and the asbestos papers are in.',
          es: 'No antes de 30 días desde la solicitud, salvo emergencia, y solo cuando están la aprobación de preservación y los papeles de asbesto.',
        },
        sources: [BUF_DEMOLITION],
        confidence: 'A',
      },
    },
  ],
};
