import { apexGridPage } from '@/content/codes/firm-pages';
import { TX_AIR_CONDITIONING, TX_CODES } from '@/content/codes/tx';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, TX_LGC_214_904 } from '../sources';

const read = sourceReadOn('2026-11-21');

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
const FW_NEWS = {
  ...read(
    'The nuts and bolts of residential building permits (2016)',
    'http://fortworthtexas.gov/news/2016/03/building-permits/',
  ),
  publishedOn: '2016-03',
};
const FW_BROCHURE = {
  ...read(
    'Residential Building Permits, City of Fort Worth brochure (third-party copy, uploaded December 2013)',
    'https://www.yumpu.com/en/document/view/21927741/residential-building-permits-city-of-fort-worth',
  ),
  publishedOn: '2013',
  isCopy: true,
} as const;
const FW_XTEAM = {
  ...read(
    'M&C G-19424: X-Team administrative code amendment',
    'http://apps.fortworthtexas.gov/council_packet/mc_review.asp?ID=26531&councildate=12/4/2018',
  ),
  publishedOn: '2018-12-04',
};
const FW_XTEAM_ORD = {
  ...read(
    'Ordinance 23477-12-2018',
    'https://publicdocuments.fortworthtexas.gov/CSODOCS/DocView.aspx?dbid=0&id=165977&repo=City-Secretary',
  ),
  publishedOn: '2018-12',
};
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
const FW_TOPRAIL = read(
  'Fort Worth fence heights (Top Rail Fence, a fence contractor)',
  'https://toprailfences.com/fort-worth/blog/insights/how-tall-can-your-fence-be-fort-worth',
);

const reread = sourceReadOn('2026-11-24');

const FW_INSPECT = {
  ...reread(
    'Fort Worth Development Services: Inspections (copy on another domain, April 2020)',
    'http://cctfortworth.org/developmentservices/inspections/',
  ),
  publishedOn: '2020-04',
  isCopy: true,
} as const;
const FW_GUIDE = {
  ...reread(
    'Fort Worth Building Permit Guide (PermitFlow)',
    'https://permitflow.com/blog/fort-worth-building-permit',
  ),
  publishedOn: '2025-04-12',
};

const read27 = sourceReadOn('2026-11-27');

const FW_FEE_TABLES = costNotes(
  'Building Administrative Code, City Code section 7-1: section 105.2 and the fee tables of Ordinance 27191-09-2024, City of Fort Worth',
);
const FW_FEE_ORDINANCE = {
  ...read27(
    'Ordinance 27191-09-2024, fees for fiscal year 2025, City of Fort Worth',
    'https://publicdocuments.fortworthtexas.gov/CSODOCS/DocView.aspx?dbid=0&id=308263&repo=City-Secretary',
  ),
  publishedOn: '2024-09',
};
const FW_FEES_2020 = {
  ...read27(
    'Chapter 7 fee amendment, September 10, 2020, City of Fort Worth',
    'https://publicdocuments.fortworthtexas.gov/CSODOCS/DocView.aspx?dbid=0&id=232133&repo=City-Secretary',
  ),
  publishedOn: '2020-09-10',
};
const FW_TIMES = read27(
  'Review Timeframes, Planning & Development, City of Fort Worth (earlier page)',
  'http://fortworthtexas.gov/planninganddevelopment/permits/review-timeframes/',
);
const FW_TIMES_2026 = {
  ...read27(
    'Fort Worth building permit guide (Jaspector, April 2026)',
    'https://www.jaspector.com/resources/permits/texas/wise/fort-worth/',
  ),
  publishedOn: '2026-04',
};
const FW_WEEKLY = {
  ...read27(
    'Call the X-Team (Fort Worth Weekly, February 2019)',
    'https://www.fwweekly.com/2019/02/20/call-the-x-team/',
  ),
  publishedOn: '2019-02-20',
};

const FW_APEX = apexGridPage('Fort Worth, Texas', '2026-09-11');

export const profile: CityProfile = {
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
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'fire'],
        edition: {
          en: '2021 International Codes with Fort Worth amendments',
          es: 'Códigos internacionales 2021 con enmiendas de Fort Worth',
        },
        since: null,
        sources: [FW_CODES, FW_CH7],
        confidence: 'A',
      },
      {
        fields: ['energy'],
        edition: { en: '2015 IECC with Fort Worth amendments', es: 'IECC 2015 con enmiendas de Fort Worth' },
        since: null,
        sources: [FW_CODES, FW_CH7],
        confidence: 'A',
      },
      ...TX_CODES,
    ],
    notes: [
      fact(
        'A',
        [FW_CODES],
        'Wiring: the city’s page names the 2023 NEC with two starting dates, March 1, 2024 in its heading and March 1, 2023 further down; which is right we could not tell. The state’s minimum, the 2026 NEC, is newer than both.',
        'Cableado: la página de la ciudad nombra el NEC 2023 con dos fechas de inicio, 1 de marzo de 2024 en el título y 1 de marzo de 2023 más abajo; no pudimos saber cuál vale. El mínimo del estado, el NEC 2026, es posterior a ambas.',
      ),
      fact(
        'A',
        [FW_CODES],
        'For commercial energy compliance choose the 2015 IECC or ASHRAE 90.1-2013 and stay with it for the whole project; COMcheck reports are accepted for the usual methods.',
        'En energía comercial elija el IECC 2015 o ASHRAE 90.1-2013 y use uno solo en todo el proyecto; se aceptan informes COMcheck para los métodos usuales.',
      ),
      fact(
        'C',
        [FW_APEX],
        'An engineering firm’s page of September 2026 gives the 2021 IECC for commercial work instead. Ask customer service, 817-392-2222, before an energy report is made.',
        'La página de una firma de ingeniería, de septiembre de 2026, da en cambio el IECC 2021 para obra comercial. Pregunte en atención al cliente, 817-392-2222, antes de hacer un informe de energía.',
      ),
      fact(
        'A',
        [FW_CODES, FW_CH7],
        'The set also holds the 2021 Fuel Gas and Existing Building Codes and the 2018 pool and spa code.',
        'El conjunto incluye además los códigos 2021 de gas y de edificios existentes, y el de piscinas 2018.',
      ),
      TX_AIR_CONDITIONING,
    ],
  },
  permits: [
    {
      text: {
        en: 'By a local fence contractor’s summary, a fence in a front yard stays at 4 feet, at least half open and not chain link.',
        es: 'Según el resumen de una empresa local de cercas, en el patio delantero la cerca no pasa de 4 pies, va abierta al menos a la mitad y no es de malla ciclónica.',
      },
      sources: [FW_TOPRAIL],
      confidence: 'C',
    },
    {
      text: {
        en: 'Drywall work totaling 16 square feet or more in any wall or ceiling needs a permit, according to the city’s homeowner brochure. That catches many repairs that other cities let pass.',
        es: 'Según el folleto de la ciudad, el trabajo en tablaroca que suma 16 pies cuadrados o más en un muro o plafón (cielo raso) lleva permiso. Eso alcanza reparaciones que otras ciudades dejan pasar.',
      },
      sources: [FW_BROCHURE],
      confidence: 'B',
    },
    {
      text: {
        en: 'By the city’s brochure of 2013 a permit is needed for water heaters, shower pans, above-ground pools over 5,000 gallons, retaining walls over 4 feet, satellite dishes over 12 feet and every accessory structure, from gazebos and solar panels to outdoor fireplaces. On small sheds a newer guide says otherwise.',
        es: 'Según el folleto de 2013 de la ciudad llevan permiso los calentadores de agua, bases de regadera, piscinas sobre el suelo de más de 5,000 galones, muros de contención de más de 4 pies, antenas parabólicas de más de 12 pies y toda estructura accesoria, desde glorietas (gazebos) y paneles solares hasta chimeneas exteriores. Sobre cobertizos pequeños una guía más nueva dice otra cosa.',
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
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not for shingles while the decking, lathing or sheathing stays; replacing those needs one.',
        es: 'No por el recubrimiento si queda el entablado o el forro de abajo; cambiarlos lo lleva.',
      },
      sources: [FW_FEE_TABLES],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 7 feet solid or 8 open; a higher one needs a permit, and so does every new or replaced one in a historic district.',
        es: 'Hasta 7 pies si es ciega (sin huecos) u 8 si es abierta, no; más alta, sí, y en un distrito histórico toda cerca nueva o cambiada.',
      },
      sources: [FW_TOPRAIL, FW_GUIDE],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 120 square feet by a guide of 2025; the city’s brochure of 2013 requires a permit for every shed: ask 817-392-2222.',
        es: 'Solo arriba de 120 pies cuadrados, según una guía de 2025; el folleto de la ciudad de 2013 lo pide para todos: pregunte al 817-392-2222.',
      },
      sources: [FW_BROCHURE, FW_GUIDE, FW_INSPECT],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'Priced as a permit item: $213.57 for 320 square feet with all charges, by the tables of September 2024.',
        es: 'Se cobra como permiso: $213.57 por 320 pies cuadrados con todos los cargos, según las tablas de septiembre de 2024.',
      },
      sources: [FW_FEE_TABLES],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit to change, move or repair central heating or air (city brochure of 2013).',
        es: 'Un permiso mecánico para cambiar, mover o reparar calefacción o aire central (folleto de 2013).',
      },
      sources: [FW_BROCHURE],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A plumbing permit, by the city’s brochure of 2013.',
        es: 'Un permiso de plomería, según el folleto de la ciudad de 2013.',
      },
      sources: [FW_BROCHURE],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'B',
      [FW_FEE_TABLES],
      'New shingles on a house need no permit as long as the decking, lathing or sheathing below stays: section 105.2 of the city’s administrative code exempts roof repair above it.',
      'Las tejas (shingles) nuevas de una casa no llevan permiso mientras quede el entablado de abajo: la sección 105.2 del código administrativo de la ciudad exime la reparación del techo por encima de él.',
    ),
  ],
  steps: [
    fact(
      'A',
      [FW_PERMITS],
      'Run the address through Permit Assist: it names the permits, the estimated cost and whether zoning allows the project.',
      'Pase la dirección por Permit Assist: le dice qué permisos, el costo estimado y si la zonificación admite el proyecto.',
    ),
    fact(
      'A',
      [FW_PERMITS, FW_ACA],
      'Carry it over into Accela with the same log-in; the application comes filled in, and documents follow the Electronic Document Review handbook.',
      'Páselo a Accela con la misma cuenta: la solicitud llega llena y los documentos siguen el manual Electronic Document Review.',
    ),
    fact(
      'B',
      [FW_DATA],
      'Watch for the three statuses that mean it is your turn: Awaiting Client Reply, Incomplete Submittal and Pending Fees.',
      'Esté atento a los tres estatus que indican que le toca a usted: Awaiting Client Reply, Incomplete Submittal y Pending Fees.',
    ),
    fact(
      'A',
      [FW_ACA],
      'Pay in Accela by card or check, up to $25,000 in one credit card transaction, and the permit is released.',
      'Pague en Accela con tarjeta o cheque, hasta $25,000 por operación con tarjeta de crédito, y el permiso queda a su disposición.',
    ),
  ],
  inspections: {
    booking: fact(
      'B',
      [FW_INSPECT],
      'Online in Accela, on the voice line 817-392-6370, or with customer service at 817-392-2222. Have the permit number, the address and the inspection code ready.',
      'En línea en Accela, en la línea de voz 817-392-6370 o con atención al cliente, 817-392-2222. Tenga a mano el número de permiso, la dirección y el código de inspección.',
    ),
    cutOff: fact(
      'B',
      [FW_INSPECT],
      'Ask before 6:30 a.m. for the same day; from then on it is the next business day (page of April 2020).',
      'Pídala antes de las 6:30 a.m. para el mismo día; desde esa hora queda para el siguiente día hábil (página de abril de 2020).',
    ),
    visit: null,
    notes: [
      fact(
        'B',
        [FW_INSPECT],
        'Whoever did the work books. When the permit is taken out an inspection can be set up to three business days ahead.',
        'La pide quien hizo el trabajo. Al sacar el permiso se puede fijar una inspección hasta tres días hábiles adelante.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Development Services counter, new City Hall',
      address: '100 Fort Worth Trail, Fort Worth, TX 76102',
      source: FW_ACA,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Development Services, customer service',
      phone: '+18173922222',
      hours: { en: 'Monday to Friday, 8 a.m. to 5 p.m.', es: 'Lunes a viernes, de 8 a.m. a 5 p.m.' },
      source: FW_INSPECT,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'Development Services, customer service',
      phone: '+18173922222',
      hours: { en: 'Monday to Friday, 8 a.m. to 5 p.m.', es: 'Lunes a viernes, de 8 a.m. a 5 p.m.' },
      source: FW_INSPECT,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'Voice Permits line (IVR)',
      phone: '+18173926370',
      note: { en: 'Automated.', es: 'Automática.' },
      source: FW_INSPECT,
      confidence: 'B',
    },
  ],
  fees: [
    fact(
      'B',
      [FW_FEE_TABLES, FW_FEE_ORDINANCE],
      'By the tables of September 2024, made for fiscal year 2025, a house remodel was priced by trades: two $225, three $337.50, four $450. A furnace with a 3-ton air conditioner was $15.66, and a deck or accessory building of 320 square feet $165.20. Each of these permits added $31.50 to apply and $16.87 for technology, so the last two came to $64.03 and $213.57. Newer tables may have replaced them: ask customer service, 817-392-2222.',
      'Según las tablas de septiembre de 2024, hechas para el año fiscal 2025, la remodelación de una casa se cobraba por oficios: dos $225, tres $337.50, cuatro $450. Un calefactor con aire acondicionado de 3 toneladas era $15.66, y una terraza o edificio accesorio de 320 pies cuadrados $165.20. Cada uno de estos permisos sumaba $31.50 de solicitud y $16.87 de tecnología: los dos últimos llegaban a $64.03 y $213.57. Tablas más nuevas pueden haberlas sustituido: pregunte en atención al cliente, 817-392-2222.',
    ),
    fact(
      'B',
      [FW_FEES_2020],
      'A commercial remodel goes by value; the tables of September 2020 put it at about $793 on $50,000 and $1,223 on $100,000. A newer ordinance of September 2024 changed them: ask customer service, 817-392-2222.',
      'La remodelación comercial va por valor; las tablas de septiembre de 2020 la ponen en unos $793 sobre $50,000 y $1,223 sobre $100,000. Una ordenanza de septiembre de 2024 las cambió: pregunte en atención al cliente, 817-392-2222.',
    ),
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
        en: 'A grading permit has amounts of its own: $50 to apply, $15 for technology and $450 plus $10 per acre for the permit itself, by the city’s grading page.',
        es: 'El permiso de nivelación tiene montos propios: $50 de solicitud, $15 de tecnología y $450 más $10 por acre por el permiso, según la página de nivelación de la ciudad.',
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
    fact(
      'B',
      [FW_TIMES, FW_TIMES_2026, FW_WEEKLY],
      'The city’s standard is 7 business days to the first review comments, on houses as on commercial work, once the application is complete; a guide of April 2026 still reads it so. It has slipped before: in February 2019 the comments took 18.',
      'La norma de la ciudad son 7 días hábiles hasta las primeras observaciones, en casas y en obra comercial, con la solicitud completa; una guía de abril de 2026 aún la lee así. Ya se ha atrasado: en febrero de 2019 las observaciones tardaban 18.',
    ),
    fact(
      'B',
      [TX_LGC_214_904],
      'Behind it stands the state’s limit, day 45 after filing: by then it is granted or denied, or you hold a letter with the reason or an agreed date. If that second date is missed too, the fees go back (Local Government Code 214.904).',
      'Detrás está el límite del estado, el día 45 tras la presentación: para entonces se otorga o se niega, o usted tiene una carta con la razón o una fecha acordada. Si también se incumple esa fecha, se devuelven las tarifas (Local Government Code 214.904).',
    ),
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
        es: '“Awaiting Client Reply”, “Incomplete Submittal” y “Pending Fees” son los tres estatus en que un permiso de Fort Worth lo espera a usted y no a la ciudad.',
      },
      sources: [FW_DATA],
      confidence: 'B',
    },
  ],
  feed: [
    {
      text: {
        en: 'The city’s permit map came back to life in 2026. It shows type, status, status date and filing date, but no issue date and no contractor.',
        es: 'El mapa de permisos de la ciudad volvió a actualizarse en 2026. Muestra tipo, estatus, fecha del estatus y fecha de presentación, pero ni fecha de emisión ni contratista.',
      },
      sources: [FW_DATA],
      confidence: 'B',
    },
    {
      text: {
        en: 'On most recent rows the street address and job value are empty and the description is a placeholder, so most newer permits are found only by their number, the others by address too. Among its words is “Issued Without Contractor”.',
        es: 'En la mayoría de los renglones recientes la dirección y el valor vienen vacíos y la descripción es de relleno, así que la mayoría de los permisos nuevos solo se halla por su número, y los demás también por dirección. Entre sus palabras está “Issued Without Contractor”.',
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
};
