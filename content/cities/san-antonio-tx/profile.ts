import { apexGridPage } from '@/content/codes/firm-pages';
import { TX_CODES } from '@/content/codes/tx';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, TX_HB852 } from '../sources';

const read = sourceReadOn('2026-11-21');

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
const SA_IRC_2018: CitySource = {
  ...read(
    'San Antonio City Code, section 10-37',
    'http://sanantonio-tx.elaws.us/code/coor_ch10_artiv_sec10-37',
  ),
  isCopy: true,
};
const SA_OUTAGE = {
  ...read('Development Services notice, March 2025', 'https://publicinput.com/EmailHtml/b827464'),
  publishedOn: '2025-03',
};
const SA_PERMIT_TEAM = read(
  'Permits, Certificates of Occupancy, and Licenses Team',
  'https://www.sanantonio.gov/dsd/permits_license.asp',
);
const SA_DATA = read(
  'Building Permits, City of San Antonio',
  'https://data.sanantonio.gov/dataset/building-permits',
);

const reread = sourceReadOn('2026-11-24');

const SA_INSPECTIONS = reread(
  'Residential Inspections',
  'https://www.sa.gov/Directory/Departments/DSD/Constructing/Residential/Inspections',
);
const SA_PORTAL_HELP = reread(
  'BuildSA Customer Resources',
  'https://www.sa.gov/Directory/Departments/DSD/BuildSA/BuildSA-Customer-Resources',
);
const SA_FAQ = reread(
  'Development Services: do I need a permit?',
  'http://www.sanantonio.gov/dsd/pdf/PUD/17',
);

const read27 = sourceReadOn('2026-11-27');

const SA_PORTAL = read27(
  'BuildSA, Accela Citizen Access (address as a third party’s software has it, 2026)',
  'https://aca-prod.accela.com/COSA/Default.aspx',
);

const SA_APEX = apexGridPage('San Antonio, Texas', '2026-09-11');
const SA_HOWS = {
  ...sourceReadOn('2026-11-28')(
    'How do I schedule an inspection with the City of San Antonio (hows.tech)',
    'https://www.hows.tech/2024/06/how-do-i-schedule-inspection-with-city.html',
  ),
  publishedOn: '2024-06',
};

const SA_DECKS = sourceReadOn('2026-11-28')(
  'Do I need a permit to build a deck in San Antonio? (AP Decks)',
  'https://www.apdecks.com/permit-to-build-a-deck-in-san-antonio/',
);

const SA_FEES_2026 = costNotes(
  'FY2026 Development Fee Schedule, revised October 2025, City of San Antonio DSD',
);
const SA_TALK: CitySource = {
  ...sourceReadOn('2026-11-28')(
    'How & When to Get Permits for Work in Your Home, San Antonio DSD (copy)',
    'https://vdocument.in/amp/how-when-to-get-permits-for-work-in-your-san-antonio-permits-for-work.html',
  ),
  publishedOn: '2020-03-11',
  isCopy: true,
};
const SA_CODE_10_6: CitySource = {
  ...sourceReadOn('2026-11-28')(
    'San Antonio City Code, section 10-6, permits',
    'http://sanantonio-tx.elaws.us/code/coor_ch10_arti_sec10-6',
  ),
  isCopy: true,
};

export const profile: CityProfile = {
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
    url: 'https://aca-prod.accela.com/COSA/Default.aspx',
    source: SA_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'energy'],
        edition: {
          en: '2024 International Codes with San Antonio amendments',
          es: 'Códigos internacionales 2024 con enmiendas de San Antonio',
        },
        since: '2025-05-01',
        sources: [SA_APEX],
        confidence: 'C',
      },
      ...TX_CODES,
    ],
    notes: [
      fact(
        'C',
        [SA_APEX, SA_CODES_VENDOR, SA_CODES],
        'The 2024 editions, Ordinance 2025-01-30-0075, come from an engineering firm’s page of September 2026. A local roofer’s guide still gives the 2021 codes and the 2020 NEC of February 1, 2023, and the city’s page that we could read those of 2018: confirm with DSD, 210-207-1111.',
        'Las ediciones 2024, Ordinance 2025-01-30-0075, salen de la página de una firma de ingeniería de septiembre de 2026. La guía de un techador local aún da los códigos 2021 y el NEC 2020, del 1 de febrero de 2023, y la página de la ciudad que pudimos leer los de 2018: confirme con DSD, 210-207-1111.',
      ),
      fact(
        'B',
        [SA_IRC_2018],
        'The local design table in Chapter 10, as amended for the 2018 code: ground snow 5, wind 115 mph, frost line 0, termites moderate to heavy. Flood data point to Appendix F of the UDC.',
        'La tabla local de diseño del capítulo 10, según la enmienda al código 2018: nieve 5, viento 115 mph, línea de congelación 0, termitas de moderadas a fuertes. Los datos de inundación remiten al apéndice F del UDC.',
      ),
      fact(
        'A',
        [SA_CODES],
        'If you and the reviewer read a section differently, Information Bulletin 115 explains how to ask for a code interpretation. The city updates its building and fire codes on a three-year rhythm.',
        'Si usted y el revisor leen distinto una sección, el Information Bulletin 115 explica cómo pedir una interpretación. La ciudad actualiza sus códigos de construcción e incendio cada tres años.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Reroofs and roof repairs need a permit. A homeowner may pull it, also for a carport, an addition or an accessory building over 300 square feet.',
        es: 'Cambiar o reparar un techo lleva permiso. El dueño puede sacarlo, igual que para una cochera abierta, una ampliación o un edificio accesorio de más de 300 pies cuadrados.',
      },
      sources: [SA_START],
      confidence: 'A',
    },
    {
      text: {
        en: 'Of additions, only those over 1,000 square feet and second stories go to plan review. In every case the foundation is designed and inspected by an engineer, and the trades pull separate permits.',
        es: 'De las ampliaciones, solo pasan a revisión de planos las de más de 1,000 pies cuadrados y los segundos pisos. En todos los casos un ingeniero diseña e inspecciona la cimentación, y las especialidades sacan permisos aparte.',
      },
      sources: [SA_START],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: { en: 'For a repair as for a replacement.', es: 'Para reparar y para cambiar.' },
      sources: [SA_START],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'Replacing windows or doors needs one; broken glass or a door on its own hinges does not.',
        es: 'Cambiar ventanas o puertas lo lleva; un vidrio roto o una puerta en sus mismas bisagras, no.',
      },
      sources: [SA_TALK],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Every new one needs it; a repair only past 25% of its continuous length.',
        es: 'Toda cerca nueva lo lleva; una reparación, solo si pasa de 25% de su longitud continua.',
      },
      sources: [SA_START],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not up to 300 square feet, if one story and detached; otherwise it needs one.',
        es: 'No uno de hasta 300 pies cuadrados, de un piso y separado; cualquier otro, sí.',
      },
      sources: [SA_NO_PERMIT, SA_START],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: {
        en: 'Not if it meets all four criteria that the city sets, which we do not have: ask 210-207-1111. A local deck firm says that one under 200 square feet and under 30 inches high may need none.',
        es: 'No si cumple los cuatro criterios que fija la ciudad, que no tenemos: pídalos al 210-207-1111. Una empresa local de terrazas dice que una de menos de 200 pies cuadrados y menos de 30 pulgadas de alto quizá no lo necesite.',
      },
      sources: [SA_DECKS, SA_START],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit: $50, and $6.25 to $9.60 for each unit.',
        es: 'Un permiso mecánico: $50 y de $6.25 a $9.60 por equipo.',
      },
      sources: [SA_FEES_2026],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'City code requires one to replace any part of a plumbing or gas system that it regulates.',
        es: 'El código municipal lo exige para cambiar cualquier parte de un sistema de plomería o gas que regula.',
      },
      sources: [SA_CODE_10_6],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'City code requires one to alter or replace any part of an electrical system that it regulates.',
        es: 'El código municipal lo exige para alterar o cambiar cualquier parte de un sistema eléctrico que regula.',
      },
      sources: [SA_CODE_10_6],
      confidence: 'B',
    },
  ],
  exemptions: [
    {
      text: {
        en: 'No permit is usually needed for retaining walls under 4 feet, flatwork inside the property line, new siding over old, or a door hung on its existing hinges.',
        es: 'Por lo general no llevan permiso: muros de contención de menos de 4 pies, pavimento dentro del lindero, revestimiento nuevo sobre el viejo o una puerta en sus mismas bisagras.',
      },
      sources: [SA_NO_PERMIT],
      confidence: 'A',
    },
    {
      text: {
        en: 'Exempt from a permit does not mean free to choose: historic, neighborhood conservation and corridor districts still rule on design and materials.',
        es: 'Exento de permiso no quiere decir sin reglas: los distritos históricos, de conservación y de corredor siguen regulando diseño y materiales.',
      },
      sources: [SA_NO_PERMIT],
      confidence: 'A',
    },
  ],
  steps: [
    fact(
      'A',
      [SA_RESIDENTIAL],
      'Check zoning and platting first: DSD puts them before the application.',
      'Revise primero zonificación y lotificación: DSD las pone antes de la solicitud.',
    ),
    fact(
      'A',
      [SA_PORTAL_HELP],
      'Open a Citizen Access account in BuildSA and link your registered license to it. A company account can name delegates per record type.',
      'Abra una cuenta Citizen Access en BuildSA y vincule su licencia registrada. Una cuenta de empresa puede nombrar delegados por tipo de trámite.',
    ),
    fact(
      'A',
      [SA_PORTAL_HELP],
      'Create the record, answer the required fields, pay and submit. Insurance certificates and engineer letters go into BuildSA; sent by e-mail they are delayed.',
      'Cree el trámite, llene los campos obligatorios, pague y envíe. Los certificados de seguro y las cartas de ingeniero van en BuildSA; por correo electrónico se demoran.',
    ),
    fact(
      'A',
      [SA_REVIEW, SA_START],
      'Plan review follows for new homes, second floors and additions over 1,000 square feet; smaller additions skip it.',
      'Sigue la revisión de planos para casas nuevas, segundos pisos y ampliaciones de más de 1,000 pies cuadrados; las menores no pasan por ella.',
    ),
    fact(
      'A',
      [SA_START, SA_RESIDENTIAL],
      'With the building permit issued, each trade pulls its own. Inspections come next, and the utility release is the last stage of DSD’s diagram.',
      'Emitido el permiso de construcción, cada oficio saca el suyo. Después vienen las inspecciones, y la conexión de servicios es la última etapa del diagrama de DSD.',
    ),
  ],
  inspections: {
    booking: fact(
      'C',
      [SA_HOWS, SA_OUTAGE],
      'Online in BuildSA’s Citizen Access (aca-prod.accela.com/COSA), or with the Development Services Call Center, 210-207-1111. A guide of June 2024 says booking by phone costs $3.',
      'En línea en Citizen Access de BuildSA (aca-prod.accela.com/COSA) o con el Development Services Call Center, 210-207-1111. Una guía de junio de 2024 dice que por teléfono cuesta $3.',
    ),
    cutOff: fact(
      'A',
      [SA_INSPECTIONS],
      'Ask before midnight for the next day.',
      'Pídala antes de la medianoche para el día siguiente.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [SA_INSPECTIONS],
        'A failed inspection costs a re-inspection fee; a “partial passed” does not.',
        'Una inspección reprobada cuesta una tarifa de reinspección; un resultado “partial passed” no.',
      ),
      fact(
        'A',
        [SA_INSPECTIONS],
        'For specialized work DSD accepts a certification letter from an engineer or industry professional. Special inspectors have to be approved by the Building Official beforehand.',
        'Para trabajos especializados DSD acepta una carta de certificación de un ingeniero o profesional del ramo. Los inspectores especiales deben estar aprobados antes por el Building Official.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Cliff Morton Development and Business Services Center',
      phone: '+12102071111',
      address: '1901 South Alamo Street, San Antonio, TX 78204',
      hours: {
        en: 'Monday to Friday 7:45 a.m. to 4:30 p.m., closed on city holidays',
        es: 'Lunes a viernes de 7:45 a. m. a 4:30 p. m., cerrado en feriados de la ciudad',
      },
      source: SA_FAQ,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'Development Services Call Center',
      phone: '+12102071111',
      source: SA_OUTAGE,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [SA_FEES_2026],
      'By the fee schedule of fiscal year 2026, as of October 2025 (ask whether the next one is out), a house reroof is $25, a deck or carport $160, general repairs or a full remodel $210. A kitchen with its electrical and plumbing permits at $50 each comes to $310.',
      'Según la tabla del año fiscal 2026, de octubre de 2025 (pregunte si ya salió la siguiente), cambiar el techo de una casa es $25, una terraza o cochera abierta $160, reparaciones generales o una remodelación completa $210. Una cocina con permiso eléctrico y de plomería a $50 cada uno suma $310.',
    ),
    fact(
      'B',
      [SA_FEES_2026],
      'Changing an air conditioner and its furnace like for like is $65.85: $50 for the mechanical permit, $9.60 for the furnace and $6.25 for the condensing unit. Filing online is free.',
      'Cambiar un aire acondicionado y su calefactor por iguales es $65.85: $50 del permiso mecánico, $9.60 del calefactor y $6.25 del condensador. Presentarlo en línea no se cobra.',
    ),
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
        es: 'San Antonio publica permisos ya emitidos, sin palabra de estatus. Podemos decirle que un permiso se emitió y cuándo se presentó, no en qué punto va uno en revisión.',
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
};
