import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { costNotes, NV_CODE_TABLE, NV_NRS_624, NV_NRS_624_COPY } from '../sources';

const read = sourceReadOn('2026-11-21');

const LV_REVIEW = read(
  'City of Las Vegas: plans check (archived page)',
  'http://old.lasvegasnevada.gov/Apply/20807.htm',
);
const LV_FEES = read(
  'City of Las Vegas: fees of local interest (archived page)',
  'http://old.lasvegasnevada.gov/Apply/20808.htm',
);
const LV_ANNUAL = read(
  'City of Las Vegas: Apply For An Annual Facility Permit (archived page)',
  'http://www.lasvegasnevada.gov/Apply/23407.htm',
);
const LV_AMENDMENTS = {
  ...read(
    'Southern Nevada Amendments to the 2018 International Building Code, City of Las Vegas Amended (August 15, 2018)',
    'https://pdfslide.net/documents/southern-nevada-amendments-to-the-2018-chapter-1-a-administrative-delete-sections.html',
  ),
  publishedOn: '2018-08-15',
  isCopy: true,
} as const;
const LV_ADMIN_CODE = {
  ...read(
    'City of Las Vegas Administrative Code, 2012 edition (third-party copy)',
    'https://fdocuments.us/document/city-of-las-vegas-administrative-code-2012-edition-2018-09-24-city-of-las-vegas.html',
  ),
  publishedOn: '2012',
  isCopy: true,
} as const;
const STRIP = read(
  'MeltPlan: Navigating Nevada Building Codes',
  'https://www.meltplan.com/blogs/navigating-nevada-building-codes-a-comprehensive-guide-for-design-professionals',
);
const COUNTY_WALLS = read(
  'Clark County Department of Building & Fire Prevention: Got Permits?',
  'http://www.clarkcountynv.gov/building/Pages/gotpermits5.aspx',
);
const LV_DATA = read(
  'City of Las Vegas open data: Building Permits',
  'https://mapdata.lasvegasnevada.gov/clvgis/rest/services/DevelopmentServices/BuildingPermits/MapServer/0',
);

const reread = sourceReadOn('2026-11-24');

const LV_STATUS = reread(
  'Permit application status, City of Las Vegas (address from third parties’ software)',
  'https://www.lasvegasnevada.gov/Business/Permits-Licenses/Building-Permits/Permit-Application-Status',
);
const LV_GUIDE = {
  ...reread(
    'Las Vegas Building Permit Guide (PermitFlow)',
    'https://permitflow.com/blog/las-vegas-building-permit',
  ),
  publishedOn: '2025-05-22',
};

const LV_TABLES_AND_GUIDE = costNotes(
  'Building and Safety Fee Tables, effective July 1, 2021, and “When Do I Need A Permit”, City of Las Vegas',
);
const LV_ONLINE = sourceReadOn('2026-11-27')(
  'Online permits list, City of Las Vegas (address from a third party’s software, 2026)',
  'https://www.lasvegasnevada.gov/Business/Permits-Licenses/Online-Permits-List',
);
const LV_DESK = sourceReadOn('2026-11-27')(
  'City of Las Vegas: appeals, with the department’s contact (archived page)',
  'http://www.lasvegasnevada.gov/Apply/20805.htm',
);
const LV_DESIGN_GUIDE = {
  ...sourceReadOn('2026-11-27')(
    'Building permit cost in Las Vegas (Your Interior Design Coach, 2026)',
    'https://yourinteriordesigncoach.com/feeds/blog/building-permit-las-vegas',
  ),
  publishedOn: '2026',
};

const today = sourceReadOn('2026-11-28');

const NV_COUNTY_2024 = today(
  'Clark County adopts the 2024 International Building Codes (Lake Mead Mobile Notary)',
  'https://lakemeadmobilenotary.com/insights/clark-county-2024-building-code-winterization-requirements-nevada',
);

const LV_DIY = {
  ...today(
    'Before you start that DIY project, make sure you know the rules (Las Vegas Sun, May 2017)',
    'https://lasvegassun.com/news/2017/may/28/before-you-start-that-diy-project-make-sure-you-kn/',
  ),
  publishedOn: '2017-05-28',
};

export const profile: CityProfile = {
  slug: 'las-vegas-nv',
  intro: [
    fact(
      'C',
      [STRIP],
      'A Las Vegas mailing address does not make it a City of Las Vegas permit. The Strip and other unincorporated areas belong to Clark County, which has its own building department, portal and fees.',
      'Una dirección postal de Las Vegas no significa permiso de la ciudad. El Strip y otras zonas no incorporadas son del condado de Clark, que tiene su propia oficina de construcción, portal y tarifas.',
    ),
    fact(
      'A',
      [LV_REVIEW],
      'By an archived page of the city, without a date, a plan check may pass eight desks: current planning, redevelopment, land development, architectural, structural, plumbing and mechanical, electrical, and fire. Which of them see a set depends on the project.',
      'Según una página archivada de la ciudad, sin fecha, una revisión de planos puede pasar por ocho departamentos: planificación, redesarrollo, desarrollo de terrenos, arquitectura, estructura, plomería y mecánica, electricidad y bomberos. Cuáles intervienen depende del proyecto.',
    ),
  ],
  department: {
    name: 'City of Las Vegas Building and Safety',
    url: 'https://www.lasvegasnevada.gov/Business/Permits-Licenses/Building-Permits',
    source: LV_STATUS,
    confidence: 'C',
  },
  portal: {
    name: 'City of Las Vegas Online Permits List',
    url: 'https://www.lasvegasnevada.gov/Business/Permits-Licenses/Online-Permits-List',
    source: LV_ONLINE,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: { en: '2021 IBC', es: 'IBC 2021' },
        since: null,
        sources: [NV_CODE_TABLE],
        confidence: 'C',
      },
      {
        fields: ['plumbing'],
        edition: {
          en: 'Uniform Plumbing Code, edition not found',
          es: 'Uniform Plumbing Code, edición no hallada',
        },
        since: null,
        sources: [NV_CODE_TABLE],
        confidence: 'C',
      },
      {
        fields: ['mechanical'],
        edition: {
          en: 'Uniform Mechanical Code, edition not found',
          es: 'Uniform Mechanical Code, edición no hallada',
        },
        since: null,
        sources: [NV_CODE_TABLE],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'C',
        [NV_CODE_TABLE],
        'Plumbing and mechanical work follow the Uniform codes, not the International ones; the private table of codes we read names no edition of them.',
        'La plomería y la mecánica siguen los códigos Uniform, no los International; la tabla privada de códigos que leímos no nombra su edición.',
      ),
      fact(
        'B',
        [LV_AMENDMENTS, NV_CODE_TABLE],
        'Seven Clark County area jurisdictions vote on a common set, the Southern Nevada Amendments, and each may change it again. The city’s own version that we read, marked City of Las Vegas Amended, is of the 2018 set: for the 2021 code look for its successor, not for the county’s.',
        'Siete jurisdicciones del área del condado de Clark votan un conjunto común, las Southern Nevada Amendments, y cada una puede cambiarlo. La versión propia de la ciudad que leímos, marcada City of Las Vegas Amended, es del conjunto 2018: para el código 2021 busque su sucesora, no la del condado.',
      ),
      fact(
        'B',
        [LV_AMENDMENTS, LV_ADMIN_CODE],
        'Permit rules, expiry and penalties are not in the amended building code, whose sections 103 to 116 are deleted. They are in the city’s Administrative Code.',
        'Las reglas de permisos, vencimientos y sanciones no están en el código de construcción enmendado, cuyas secciones 103 a 116 se eliminan. Están en el Administrative Code de la ciudad.',
      ),
      fact(
        'C',
        [NV_COUNTY_2024],
        'Unincorporated Clark County went to the 2024 building, residential and existing building codes on January 11, 2026: a set drawn for the county does not fit a city lot unread.',
        'La zona no incorporada del condado de Clark pasó a los códigos 2024 de construcción, residencial y de edificios existentes el 11 de enero de 2026: unos planos hechos para el condado no sirven en la ciudad sin revisarlos.',
      ),
    ],
  },
  permits: [
    fact(
      'A',
      [LV_REVIEW],
      'What each desk looks for, on that archived page, is what the set should show: structural calculations and the location of every element and opening, electrical panel schedules, grounding and load calculations, and energy code data with plumbing and mechanical.',
      'Lo que busca cada departamento, en esa página archivada, es lo que el juego de planos debe mostrar: cálculos estructurales y la ubicación de cada elemento y vano, cuadros de los tableros, puesta a tierra y cálculos de carga, y datos del código de energía con plomería y mecánica.',
    ),

    fact(
      'B',
      [NV_NRS_624_COPY, NV_NRS_624],
      'Nevada puts a monetary limit on every contractor license. It caps all your contracts on one site for one client taken together, so splitting a Las Vegas remodel into several agreements does not get around it.',
      'Nevada pone un límite monetario a cada licencia de contratista. Limita la suma de sus contratos en un mismo sitio con un mismo cliente: dividir una remodelación de Las Vegas en varios contratos no lo evita.',
    ),
    fact(
      'A',
      [LV_ANNUAL],
      'Resort hotels and residential high-rises can work under an Annual Facility Permit: a master permit and escrow deposit, then online permits for each alteration. The holder needs a Nevada contractor license for the scope and a city business license.',
      'Los hoteles resort y las torres residenciales pueden trabajar con un Annual Facility Permit: un permiso maestro con depósito y luego permisos en línea por cada alteración. El titular necesita licencia de contratista de Nevada para ese alcance y licencia de negocio de la ciudad.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'A covering other than tile goes free with no structural work and up to 64 square feet of sheathing; otherwise it needs one.',
        es: 'Una cubierta que no sea de teja, sin tocar la estructura y con hasta 64 pies cuadrados de entablado, no; de otro modo, sí.',
      },
      sources: [LV_TABLES_AND_GUIDE],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Only for a new or resized opening, by a permit service’s guide.',
        es: 'Solo para una abertura nueva o de otro tamaño, según la guía de un servicio de permisos.',
      },
      sources: [LV_GUIDE],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only for block and retaining walls over 2 feet and other fences over 6, by a newspaper’s list of 2017.',
        es: 'Solo para bardas y muros de contención de más de 2 pies y otras cercas de más de 6, según un diario en 2017.',
      },
      sources: [LV_GUIDE, LV_DIY],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only above 200 square feet, or with any plumbing, mechanical or electrical part.',
        es: 'Solo con más de 200 pies cuadrados, o con alguna parte de plomería, mecánica o electricidad.',
      },
      sources: [LV_GUIDE, LV_DIY],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'depends',
      text: { en: 'Only above 30 inches over grade.', es: 'Solo a más de 30 pulgadas del suelo.' },
      sources: [LV_TABLES_AND_GUIDE, LV_GUIDE],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Even an exact change-out is priced as a permit item, $238.',
        es: 'Hasta un reemplazo exacto tiene precio como permiso, $238.',
      },
      sources: [LV_TABLES_AND_GUIDE, LV_GUIDE],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'For installing or modifying electrical wiring, by a permit service’s guide.',
        es: 'Para instalar o modificar cableado eléctrico, según la guía de un servicio de permisos.',
      },
      sources: [LV_GUIDE],
      confidence: 'C',
    },
  ],
  exemptions: [
    fact(
      'B',
      [LV_TABLES_AND_GUIDE],
      'New roof covering other than tile goes free by the city’s own guide with no structural work and up to 64 square feet of new sheathing, and so does a deck up to 30 inches above grade.',
      'Según la guía de la propia ciudad, no llevan permiso el cambio de cubierta que no sea de teja, sin tocar la estructura y con hasta 64 pies cuadrados de entablado nuevo, ni una terraza de hasta 30 pulgadas del suelo.',
    ),
    fact(
      'C',
      [LV_GUIDE, LV_TABLES_AND_GUIDE],
      'No permit either, by a permit service’s guide of May 2025: paint and other finish work, and stopping a leak without new pipe. By that service every new roof needs a permit; the city’s own guide exempts the small ones named above, so ask at 702-229-6251.',
      'Tampoco lo llevan, según la guía de mayo de 2025 de un servicio de permisos, pintura y otros acabados, ni tapar una fuga sin tubería nueva. Ese servicio dice que todo cambio de techo lleva permiso; la guía de la ciudad exime los menores que se nombran arriba: pregunte en el 702-229-6251.',
    ),
    fact(
      'C',
      [LV_GUIDE],
      'Emergency repairs, a major roof leak for one, may start first; count on taking the permit out afterwards.',
      'Una reparación de emergencia, como una gotera grande, puede empezar antes; cuente con sacar el permiso después.',
    ),
  ],
  steps: [
    fact(
      'C',
      [LV_ONLINE],
      'Look first whether the job stands on the city’s list of online permits; what does not goes in with plans.',
      'Vea primero si el trabajo está en la lista de permisos en línea de la ciudad; lo que no está entra con planos.',
    ),
    fact(
      'A',
      [LV_FEES],
      'Hand in the plans and pay plan check at once, from the estimated valuation. This and the next three steps are from archived pages of the city’s old site.',
      'Entregue los planos y pague enseguida la revisión, según el valor estimado. Este paso y los tres siguientes son de páginas archivadas del sitio anterior de la ciudad.',
    ),
    fact(
      'A',
      [LV_REVIEW],
      'The set goes to the desks the project calls for, up to eight, planning and land development among them (old site).',
      'El juego de planos pasa por los departamentos que pide el proyecto, hasta ocho, entre ellos planificación y desarrollo de terrenos (sitio anterior).',
    ),
    fact(
      'A',
      [LV_FEES],
      'When all have approved, the city sends word that the permits are ready and a permit technician breaks down what is left to pay (old site).',
      'Cuando todos aprueban, la ciudad avisa que los permisos están listos y un técnico de permisos desglosa lo que falta por pagar (sitio anterior).',
    ),
    fact(
      'A',
      [LV_FEES],
      'Pay it and collect the permits within six months of that notice (old site). Confirm the term at 702-229-6251.',
      'Páguelo y recoja los permisos dentro de los seis meses de ese aviso (sitio anterior). Confirme el plazo en el 702-229-6251.',
    ),
    fact(
      'C',
      [LV_STATUS],
      'Follow the file on the city’s page of permit application status.',
      'Siga el expediente en la página de la ciudad con el estatus de las solicitudes.',
    ),
  ],
  inspections: { booking: null, cutOff: null, visit: null, notes: [] },
  contacts: [
    {
      purpose: 'permits',
      name: 'City of Las Vegas Building and Safety',
      phone: '+17022296251',
      address: '333 N. Rancho Drive, Las Vegas, NV 89106',
      hours: {
        en: 'Monday to Thursday, 7 a.m. to 5:30 p.m., Wednesday from 7:30 a.m.; closed Friday',
        es: 'Lunes a jueves, de 7 a. m. a 5:30 p. m., miércoles desde las 7:30 a. m.; viernes cerrado',
      },
      note: {
        en: 'From an archived page of the city, and the counter may have moved since: call before you go.',
        es: 'De una página archivada de la ciudad, y la ventanilla puede haberse mudado: llame antes de ir.',
      },
      source: LV_DESK,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [LV_TABLES_AND_GUIDE],
      'The city’s tables print whole jobs, plan check, inspection and $55 to issue together: a house reroof $242, an exact air conditioning change-out $238, a deck or balcony $521, a house remodel of 200 square feet with the trades $346. In force since July 1, 2021, still posted in September 2026.',
      'Las tablas de la ciudad dan trabajos completos, con revisión, inspección y $55 de emisión: cambio de techo de una casa $242, cambio exacto de aire acondicionado $238, terraza o balcón $521, remodelación de 200 pies cuadrados de una casa con los oficios $346. Rigen desde el 1 de julio de 2021 y seguían publicadas en septiembre de 2026.',
    ),
    fact(
      'A',
      [LV_FEES],
      'For work that those tables do not price whole, an archived page of the city, without a date, has plan check paid on submission, from the estimated valuation, and the rest at issuance, by a technician’s breakdown. Ask at 702-229-6251 which way your job goes.',
      'Para lo que esas tablas no dan como trabajo completo, una página archivada de la ciudad, sin fecha, cobra la revisión de planos al entregar, según el valor estimado, y lo demás al emitir, con el desglose de un técnico. Pregunte al 702-229-6251 cómo va su trabajo.',
    ),
    fact(
      'A',
      [LV_FEES],
      'Growth charges ride on the permit. An archived city page lists $800 per single-family dwelling for transportation, $0.36 per habitable square foot for parks and $550 per acre for desert tortoise habitat. Check current amounts.',
      'Sobre el permiso van cargos de crecimiento. Una página archivada de la ciudad anota $800 por vivienda unifamiliar para transporte, $0.36 por pie cuadrado habitable para parques y $550 por acre para el hábitat de la tortuga del desierto. Confirme los montos vigentes.',
    ),
    fact(
      'A',
      [LV_ANNUAL],
      'The Annual Facility Permit was priced at a $500 issuance fee and a $10,000 escrow deposit, with hourly inspection drawn from the deposit and the balance returned or carried over.',
      'El Annual Facility Permit figuraba con $500 de emisión y $10,000 de depósito, del que se descuentan las horas de inspección; el saldo se devuelve o pasa al siguiente.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'C',
      [LV_DESIGN_GUIDE, LV_REVIEW],
      'A design firm’s guide for 2026 counts on 2 to 4 weeks for simple jobs in the valley and 6 to 8 for complex ones. The city’s archived page only says that time depends on size and complexity; ask for today’s wait at 702-229-6251.',
      'La guía de una firma de diseño para 2026 cuenta con 2 a 4 semanas en trabajos sencillos del valle y 6 a 8 en los complejos. La página archivada de la ciudad solo dice que depende del tamaño y la complejidad; pregunte la espera de hoy al 702-229-6251.',
    ),
  ],
  returns: [
    fact(
      'A',
      [LV_REVIEW],
      'Code is not the only test. By the archived page, Current Planning and Land Development also check the set against conditions the City Council put on the project; carry those conditions into the drawings.',
      'El código no es la única prueba. Según la página archivada, Current Planning y Land Development comparan también el juego de planos con las condiciones que el City Council puso al proyecto: refléjelas en los planos.',
    ),
    fact(
      'A',
      [LV_REVIEW],
      'Inside the redevelopment area the Redevelopment Agency checks consistency with the Downtown Redevelopment Plan, a review apart from the technical ones.',
      'Dentro del área de redesarrollo, la Redevelopment Agency revisa que el proyecto siga el Downtown Redevelopment Plan, una revisión aparte de las técnicas.',
    ),
  ],
  feed: [
    fact(
      'C',
      [LV_DATA],
      'Lintel does not read Las Vegas: the city’s open permit layer holds about 768,000 rows, but the newest seen in it date from 2022. It serves for the history of an address, not for following a permit today.',
      'Lintel no lee Las Vegas: la capa abierta de permisos de la ciudad tiene unos 768,000 registros, pero los más nuevos vistos son de 2022. Sirve para la historia de una dirección, no para seguir un permiso de hoy.',
    ),
  ],
  commonPermits: ['pool_spa', 'solar_pv', 'commercial_ti', 'mechanical', 'res_alteration'],
  faq: [
    {
      question: {
        en: 'Who permits a job on the Las Vegas Strip?',
        es: '¿Quién da el permiso de una obra en el Strip?',
      },
      answer: fact(
        'C',
        [STRIP],
        'Clark County. The Strip lies outside the City of Las Vegas, and the two do not always enforce the same code edition.',
        'El condado de Clark. El Strip queda fuera de la ciudad de Las Vegas, y no siempre aplican la misma edición del código.',
      ),
    },
    {
      question: {
        en: 'How long will the city hold approved permits for me?',
        es: '¿Cuánto tiempo me guarda la ciudad los permisos aprobados?',
      },
      answer: fact(
        'A',
        [LV_FEES],
        'Six months from the notice that they are ready, according to the archived fee page. Pay and pick them up within that time.',
        'Seis meses desde el aviso de que están listos, según la página archivada de tarifas. Páguelos y recójalos dentro de ese plazo.',
      ),
    },
    {
      question: {
        en: 'How high may a block wall be just outside the city?',
        es: '¿Qué altura puede tener una barda de bloque apenas fuera de la ciudad?',
      },
      answer: fact(
        'A',
        [COUNTY_WALLS],
        'In unincorporated Clark County, 6 feet on side and rear lines. Within 15 feet of the front line it is a 5-foot decorative fence, 2 of block and 3 of wrought iron. City lots follow the city’s own rules.',
        'En la zona no incorporada del condado de Clark, 6 pies en los linderos laterales y trasero. A menos de 15 pies del frente, una cerca decorativa de 5 pies: 2 de bloque y 3 de hierro. Los lotes de la ciudad siguen sus propias reglas.',
      ),
    },
  ],
};
