import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const IMPROVEMENTS = read(
  'Permit Process Improvements, Department of Planning and Permitting',
  'https://www.honolulu.gov/dpp/permitting/building-permits-home/building-permits-permit-process-improvements/',
);
const DPP_FAQ = read('DPP: Frequently Asked Questions', 'https://www8.honolulu.gov/dpp/home/faq/');
const HNL_BUILD_FAQ = read(
  'HNL Build: Frequently Asked Questions',
  'https://www.honolulu.gov/dpp/hnl-build-frequently-asked-questions/',
);
const REVIEW_TIMES = {
  ...read(
    'DPP outlines improvements to building permit review times (November 21, 2024)',
    'https://www8.honolulu.gov/housing/dpp-update-112124/',
  ),
  publishedOn: '2024-11-21',
};
const EPLANS_2023 = {
  ...read(
    'Honolulu Star-Advertiser: electronic filings of building permits to be required (June 9, 2023)',
    'https://staradvertiser.com/2023/06/09/hawaii-news/electronic-filings-of-building-permits-to-be-required',
  ),
  publishedOn: '2023-06-09',
};
const PRESCREEN = read(
  'Government Technology: Honolulu Planning Closes Permit Counter to Handle Backlog',
  'https://www.govtech.com/gov-experience/honolulu-planning-closes-permit-counter-to-handle-backlog',
);
const ROH_18 = {
  ...read(
    'Honolulu Board of REALTORS: ROH Section 18-3.1, permits required',
    'https://www.hicentral.com/consumer-info-permits.php',
  ),
  isCopy: true,
} as const;
const STATE_CODES = read(
  'Hawaii State Building Code Council: building code rules',
  'http://ags.hawaii.gov/bcc/building-code-rules',
);
const IBC_2018 = read(
  'Ikena Permit: IBC 2018 in Hawaii, local amendments under ROH Chapter 16',
  'https://permit.ikenagroup.com/blog/ibc-2018-hawaii-local-amendments',
);
const ONE_TIME_REVIEW = {
  ...read(
    'Honolulu Star-Advertiser: measure to speed building permit approval becomes law (November 29, 2018)',
    'https://www.staradvertiser.com/2018/11/29/hawaii-news/measure-to-speed-building-permit-approval-becomes-law/',
  ),
  publishedOn: '2018-11-29',
};
const SELF_CERT = read(
  'KHON2: professional self-certification law aims to cut DPP permit delays',
  'https://www.khon2.com/news/professional-self-certification-law-aims-to-cut-dpp-permit-delays/',
);
const PLAN_REVIEW_FEE = {
  ...read(
    'DPP news release of June 14, 2013 (copy)',
    'https://stanakaconstruction.com/news-release-department-of-planning-and-permitting-city-county-of-honolulu/',
  ),
  publishedOn: '2013-06-14',
  isCopy: true,
} as const;
const ROH_INDEX = read(
  'Revised Ordinances of Honolulu, Chapter 18, fees and permits',
  'https://codelibrary.amlegal.com/codes/honolulu/latest/honolulu/0-0-0-17230',
);
const FIRST_STEP = read(
  'Architect Honolulu: common mistakes when applying for a building permit',
  'https://www.architecthonolulu.com/post/common-mistakes-to-avoid-when-applying-for-a-building-permit',
);
const REPAIRS_LIMIT = read(
  'Hawaii Reporter: Getting Permitting Out of Home Maintenance',
  'https://www.hawaiireporter.com/getting-permitting-out-of-home-maintenance/',
);
const REPAIRS_BILL = {
  ...read(
    'Grassroot Institute: Bill 56 (2022), CD2 (June 7, 2023)',
    'https://www.grassrootinstitute.org/2023/06/bill-56-2022-cd2-increase-amount-for-permit-exemptions-to-ease-backlog/',
  ),
  publishedOn: '2023-06-07',
};
const EXPEDITED = {
  ...read('BillTrack50: Hawaii SB 66, 2025', 'https://www.billtrack50.com/billdetail/1773229'),
  publishedOn: '2025',
};
const DATA = read('Honolulu open data: building permits', 'https://data.honolulu.gov/d/4vab-c87q');

const reread = sourceReadOn('2026-11-24');

const ROH_APPLICATION = reread(
  'Revised Ordinances of Honolulu, Chapter 18, application for permit',
  'https://codelibrary.amlegal.com/codes/honolulu/latest/honolulu/0-0-0-17154',
);
const RECORDS_DESK = {
  ...reread(
    'KHON2: Department of Planning and Permitting halts in-person meetings (August 11, 2020)',
    'https://www.khon2.com/coronavirus/department-of-planning-and-permitting-halts-in-person-meetings-and-appointments/',
  ),
  publishedOn: '2020-08-11',
};

const ROH_TABLE_18_A = permitFeesNotes(
  'Table No. 18-A, Revised Ordinances of Honolulu, Chapter 18',
  'research/hawaii/honolulu.md',
);
const PERMIT_CENTER = permitFeesNotes(
  'Building permit requirements, DPP: telephone, address and hours',
  'src/content/honolulu/index.ts',
);

const FEE_CALCULATOR = {
  ...sourceReadOn('2026-11-27')(
    'Building Permit Fee Calculator, DPP (as transcribed by a third party’s software, September 2026)',
    'https://www.honolulu.gov/dpp/permitting/building-permits-home/bp-fee-calc/',
  ),
  isCopy: true,
} as const;

const today = sourceReadOn('2026-11-28');

const HNL_TABLE = today(
  'onlyplans.io: Hawaii building code adoption',
  'https://onlyplans.io/zoning/codes/hawaii/',
);
const HNL_ENERGY = {
  ...today(
    'Bills & Ordinances, Office of Climate Change, Sustainability and Resiliency, Honolulu',
    'https://resilientoahu.org/bills',
  ),
  publishedOn: '2020',
};
const HI_CODEPRO = {
  ...today('Hawaii codes in use (CodePro, May 2025)', 'https://codeproapp.com/states/hawaii'),
  publishedOn: '2025-05-04',
};

const IKENA_EXEMPT = {
  ...today(
    'What Doesn’t Require a Building Permit in Honolulu (Ikena Permit)',
    'https://permit.ikenagroup.com/blog/hawaii-building-permit-exemptions',
  ),
  publishedOn: '2026-05-23',
};
const HNL_MECHANICAL = today(
  'Permits and Permissions: Honolulu County permit process for air conditioning (HNL Mechanical)',
  'https://www.hnlmechanical.com/permits-and-permissions',
);

const HI_BATTERY = today(
  'Hawaii energy and appliance code adoption (Battery Codes)',
  'https://batterycodes.com/jurisdiction/hawaii/',
);

export const profile: CityProfile = {
  slug: 'honolulu-hi',
  intro: [
    fact(
      'A',
      [HNL_BUILD_FAQ],
      'Honolulu runs two systems side by side. HNL Build, which took over from POSSE, holds the application and the record; ePlans holds the drawings. They need separate accounts, and without the HNL Build one you lose sight of a permit after review.',
      'Honolulú usa dos sistemas a la vez. HNL Build, que reemplazó a POSSE, guarda la solicitud y el registro; ePlans guarda los planos. Son cuentas separadas, y sin la de HNL Build se pierde de vista el permiso después de la revisión.',
    ),
    fact(
      'C',
      [EPLANS_2023],
      'Since July 1, 2023 every permit that needs plans, and every commercial application, has gone through electronic plan review. Paper sets already in line were left to run out after 365 days.',
      'Desde el 1 de julio de 2023, todo permiso que necesite planos y toda solicitud comercial van por revisión electrónica. A los planos en papel ya en la fila se les dejó vencer a los 365 días.',
    ),
    fact(
      'A',
      [HNL_BUILD_FAQ],
      'A contractor whose license number was already in POSSE gets an error when registering in HNL Build. It means the old record has to be linked, which only the account team can do: write to them, e-mail rather than telephone.',
      'El contratista cuyo número de licencia ya estaba en POSSE recibe un error al registrarse en HNL Build. Significa que hay que enlazar el registro viejo, y eso solo lo hace el equipo de cuentas: escríbales por correo electrónico, mejor que llamar.',
    ),
  ],
  department: {
    name: 'Honolulu Department of Planning and Permitting (DPP)',
    url: 'https://www.honolulu.gov/dpp/permitting/building-permits-home/building-permit-requriements/',
    source: PERMIT_CENTER,
    confidence: 'C',
  },
  portal: {
    name: 'HNL Build: Frequently Asked Questions',
    url: 'https://www.honolulu.gov/dpp/hnl-build-frequently-asked-questions/',
    source: HNL_BUILD_FAQ,
    confidence: 'A',
  },
  codes: {
    editions: [
      {
        fields: ['commercial'],
        edition: {
          en: '2018 IBC, as adopted by ROH Chapter 16',
          es: 'IBC 2018, según el capítulo 16 de ROH',
        },
        since: null,
        sources: [IBC_2018],
        confidence: 'C',
      },
      {
        fields: ['residential'],
        edition: { en: '2018 IRC, the state code', es: 'IRC 2018, el código estatal' },
        since: null,
        sources: [STATE_CODES],
        confidence: 'B',
      },
      {
        fields: ['plumbing'],
        edition: { en: '2018 UPC, the state code', es: 'UPC 2018, el código estatal' },
        since: null,
        sources: [STATE_CODES],
        confidence: 'B',
      },
      {
        fields: ['electrical'],
        edition: {
          en: '2020 NEC, the state code',
          es: 'NEC 2020, el código estatal',
        },
        since: null,
        sources: [HI_CODEPRO, HI_BATTERY],
        confidence: 'C',
      },
      {
        fields: ['energy'],
        edition: {
          en: '2015 IECC with Honolulu amendments, the county code',
          es: 'IECC 2015 con enmiendas de Honolulú, el código del condado',
        },
        since: '2020',
        sources: [HNL_ENERGY],
        confidence: 'B',
      },
      {
        fields: ['fire'],
        edition: {
          en: 'NFPA 1, 2021 edition, as adopted by Honolulu',
          es: 'NFPA 1, edición 2021, según la adoptó Honolulú',
        },
        since: '2025-01-03',
        sources: [HNL_TABLE],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'C',
        [IBC_2018, ROH_INDEX],
        'Honolulu adopts through its own Revised Ordinances, ROH: Chapter 16 for building, 17 electrical, 19 plumbing, 20 fire. A local permit firm’s advice is to cite “International Building Code 2018, as adopted by ROH Chapter 16” in the general notes; other editions draw comments.',
        'Honolulú adopta con sus propias Revised Ordinances, ROH: capítulo 16 para construcción, 17 electricidad, 19 plomería, 20 incendio. Una firma local de permisos aconseja citar “International Building Code 2018, as adopted by ROH Chapter 16” en las notas generales; otras ediciones provocan observaciones.',
      ),
      fact(
        'A',
        [STATE_CODES],
        'A proclamation signed September 23, 2025 stopped the state council from updating the state codes and lifted the two-year deadline for counties, which may still update their own. Whether it is still in force we did not read.',
        'Una proclamación firmada el 23 de septiembre de 2025 impidió al consejo estatal actualizar los códigos estatales y quitó el plazo de dos años a los condados, que aún pueden actualizar los suyos. No leímos si sigue vigente.',
      ),
      fact(
        'C',
        [HNL_ENERGY, STATE_CODES, HI_CODEPRO, HI_BATTERY, HNL_TABLE],
        'Where the county lags behind the state, its own text counts. Its last energy ordinance we read of was adopted on June 5, 2020; the state has the 2018 IECC. For electrical work we read only of the state: two guides name the 2020 NEC, its own page “2018 NFPA 70”, and a third party’s table the 2023 NEC since September 1, 2024. Confirm both.',
        'Donde el condado va detrás del estado, cuenta su propio texto. Su última ordenanza de energía que leímos es del 5 de junio de 2020; el estado tiene el IECC 2018. En electricidad solo leímos del estado: dos guías nombran el NEC 2020, su propia página “2018 NFPA 70” y una tabla de terceros el NEC 2023 desde el 1 de septiembre de 2024. Confirme ambas.',
      ),
    ],
  },
  permits: [
    fact(
      'B',
      [ROH_18],
      'One building permit under ROH 18-3.1 reaches building, electrical, plumbing and gas work alike. The section opens with “any electrical work” and only then lists what is excepted.',
      'El permiso de construcción de ROH 18-3.1 alcanza por igual obra, electricidad, plomería y gas. La sección empieza con “any electrical work” y solo después enumera las excepciones.',
    ),
    fact(
      'C',
      [SELF_CERT],
      'Under a temporary law licensed architects and engineers may self-certify three kinds of project: small affordable apartment buildings under Bill 7, commercial tenant improvements, and Hawaiian Home Lands projects. City staff check the certification.',
      'Con una ley temporal, arquitectos e ingenieros con licencia pueden autocertificar tres clases de proyecto: edificios pequeños de apartamentos asequibles de la Bill 7, adecuaciones comerciales y proyectos en Hawaiian Home Lands. La ciudad revisa la certificación.',
    ),
    fact(
      'A',
      [IMPROVEMENTS],
      'Plans may carry a certificate-based digital signature as well as a wet one. Warnings attached to a tax map key no longer block most instant online permits.',
      'Los planos pueden llevar firma digital con certificado además de la manuscrita. Las advertencias de una clave TMK ya no bloquean la mayoría de los permisos instantáneos en línea.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'On a house only if the structure is adversely affected.',
        es: 'En una casa, solo si se afecta la estructura.',
      },
      sources: [ROH_18, IKENA_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Only a broken window replaced in the same size goes free, a local permit firm says.',
        es: 'Solo va sin permiso cambiar una ventana rota por otra del mismo tamaño, dice una firma local de permisos.',
      },
      sources: [IKENA_EXEMPT],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only above 6 feet; a wall needs one above 30 inches.',
        es: 'Solo si pasa de 6 pies; un muro, si pasa de 30 pulgadas.',
      },
      sources: [DPP_FAQ, IKENA_EXEMPT],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Only when all sheds of a house together pass 120 square feet.',
        es: 'Solo si todos los cobertizos de la casa juntos pasan de 120 pies cuadrados.',
      },
      sources: [DPP_FAQ],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: { en: 'Every deck.', es: 'Toda terraza.' },
      sources: [DPP_FAQ],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A local installer’s steps begin with the permit; wiring for the unit goes into the same permit.',
        es: 'El permiso es el primer paso que nombra un instalador local; incluye el cableado del equipo.',
      },
      sources: [HNL_MECHANICAL, ROH_18],
      confidence: 'C',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'By the ordinance, whose permit covers plumbing and gas work.',
        es: 'Según la ordenanza, cuyo permiso abarca los trabajos de plomería y gas.',
      },
      sources: [ROH_18],
      confidence: 'C',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'The ordinance requires one for “any electrical work” before it lists exceptions.',
        es: 'La ordenanza lo exige para “any electrical work” antes de dar las excepciones.',
      },
      sources: [ROH_18],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [DPP_FAQ],
      'Free of a permit by DPP’s own answers: fences up to 6 feet, walls up to 30 inches, and sheds of a house up to 120 square feet in all. Every deck and every addition does need one.',
      'No llevan permiso, según las respuestas de DPP: las cercas de hasta 6 pies, los muros de hasta 30 pulgadas y los cobertizos de una casa de hasta 120 pies cuadrados en total. Toda terraza y toda ampliación sí lo necesitan.',
    ),
    fact(
      'B',
      [ROH_18],
      'Residing a house is exempt like reroofing, where the structure is not adversely affected. Walkways, riprap and paving inside the lot are exempt; sidewalk, curb and driveway work in the street is not.',
      'Cambiar el revestimiento de una casa está exento como el techo, si no afecta la estructura. Los andadores, escolleras y pavimentos dentro del lote están exentos; la banqueta, el bordillo y la entrada en la calle no.',
    ),
    fact(
      'C',
      [REPAIRS_LIMIT, REPAIRS_BILL],
      'Like-for-like repairs have been exempt by value: up to $5,000 in twelve months since Ordinance 20-29. In June 2023 a bill, Bill 56, would have made it $10,000, and $2,500 for certain electrical and plumbing work. Whether it passed, and whether plumbing and wiring were free before, we did not find: ask DPP at 808-768-8220.',
      'Las reparaciones con material igual han estado exentas por valor: hasta $5,000 en doce meses desde la Ordinance 20-29. En junio de 2023 un proyecto, la Bill 56, los habría subido a $10,000, y a $2,500 para cierta obra eléctrica y de plomería. No hallamos si se aprobó, ni si la plomería y la electricidad estaban exentas antes: pregunte a DPP en el 808-768-8220.',
    ),
  ],
  steps: [
    fact(
      'A',
      [HNL_BUILD_FAQ],
      'Open both accounts, HNL Build for the record and ePlans for the drawings. The city’s page of questions tells how to register; for the address, which we could not read, write to HNLBuild@honolulu.gov.',
      'Abra las dos cuentas: HNL Build para el registro y ePlans para los planos. La página de preguntas de la ciudad dice cómo registrarse; por la dirección del sitio, que no pudimos leer, escriba a HNLBuild@honolulu.gov.',
    ),
    fact(
      'A',
      [ROH_APPLICATION],
      'Apply with everything at once: tax map key, use, valuation, and every contractor with license number, the electrical and plumbing ones signing for their phases.',
      'Presente todo de una vez: clave TMK, uso, valor de la obra y cada contratista con su número de licencia; los de electricidad y plomería firman por sus fases.',
    ),
    fact(
      'B',
      [PLAN_REVIEW_FEE],
      'Pay the plan review fee, 20% of the permit fee, when the application goes in.',
      'Pague la revisión de planos, 20% de la tarifa del permiso, al entregar la solicitud.',
    ),
    fact(
      'A',
      [IMPROVEMENTS],
      'Upload the sheets in the format ePlans demands and get through the prescreen.',
      'Suba las hojas en el formato que exige ePlans y pase el filtro previo.',
    ),
    fact(
      'A',
      [REVIEW_TIMES, HNL_BUILD_FAQ],
      'Code review follows, and other agencies where the site brings them in. What comes after review is followed in HNL Build.',
      'Sigue la revisión de código, y la de otras agencias si el sitio las trae. Lo que viene después de la revisión se sigue en HNL Build.',
    ),
    fact(
      'C',
      [ROH_TABLE_18_A, RECORDS_DESK],
      'When it is approved, pay the permit fee and take the permit. In August 2020 both were done at the permit center in the Fasi Municipal Building; ask at 808-768-8220 how it is now.',
      'Cuando se aprueba, pague la tarifa del permiso y recíbalo. En agosto de 2020 ambas cosas se hacían en el centro de permisos del Fasi Municipal Building; pregunte en el 808-768-8220 cómo es ahora.',
    ),
  ],
  inspections: {
    booking: fact(
      'C',
      [HNL_MECHANICAL, PERMIT_CENTER],
      'Call DPP to set the day once the work is done, a local installer’s steps say; its permit center answers at 808-768-8220.',
      'Llame a DPP para fijar el día cuando la obra esté lista, según los pasos de un instalador local; su centro de permisos contesta en el 808-768-8220.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'C',
        [HNL_MECHANICAL],
        'Post the permit on the site. The owner gets the notice that it is closed by mail.',
        'Ponga el permiso a la vista en la obra. El aviso de cierre llega al propietario por correo postal.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'DPP Permit Center',
      phone: '+18087688220',
      mail: 'eplans@honolulu.gov',
      address: '650 South King Street, Honolulu, HI 96813',
      note: {
        en: 'First floor of the Frank Fasi Municipal Building. A news report of August 2020 also gave 808-768-8272 for requests about permits and documents.',
        es: 'Primer piso del Frank Fasi Municipal Building. Una nota de agosto de 2020 daba además el 808-768-8272 para solicitudes sobre permisos y documentos.',
      },
      hours: {
        en: 'Monday to Friday, 7:45 a.m. to 4:30 p.m.',
        es: 'Lunes a viernes, 7:45 a. m. a 4:30 p. m.',
      },
      source: PERMIT_CENTER,
      confidence: 'C',
    },
    {
      purpose: 'permits',
      name: 'HNL Build',
      mail: 'HNLBuild@honolulu.gov',
      note: { en: 'The account team.', es: 'El equipo de cuentas.' },
      source: HNL_BUILD_FAQ,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [ROH_TABLE_18_A, FEE_CALCULATOR, PLAN_REVIEW_FEE],
      'Three jobs by Table 18-A, with the 20% for plan review: $278.40 on a value of $10,000, $1,178.40 on $50,000, $2,023.20 on $100,000. Electrical, plumbing and air conditioning are inside the value; they have no fee of their own.',
      'Tres obras según la Table 18-A, con el 20% de revisión de planos: $278.40 por un valor de $10,000, $1,178.40 por $50,000, $2,023.20 por $100,000. La electricidad, la plomería y el aire acondicionado van dentro del valor; no tienen tarifa propia.',
    ),
    fact(
      'B',
      [ROH_TABLE_18_A],
      'The table reads the whole value, not the part above the band: $12 plus $2.20 per $100 up to $20,000, $82 plus $18 per $1,000 up to $50,000, $286 plus $14 up to $100,000, $700 plus $10 up to $500,000.',
      'La tabla lee el valor completo, no lo que pasa del tramo: $12 más $2.20 por cada $100 hasta $20,000, $82 más $18 por cada $1,000 hasta $50,000, $286 más $14 hasta $100,000, $700 más $10 hasta $500,000.',
    ),
    fact(
      'B',
      [PLAN_REVIEW_FEE],
      'Since June 2013 DPP has collected a plan review fee of 20% of the total building permit fee when the application is submitted. It comes on top of the permit fee.',
      'Desde junio de 2013 DPP cobra al presentar la solicitud una tarifa de revisión del 20% de la tarifa total del permiso. Se suma a la del permiso.',
    ),
    fact(
      'B',
      [PLAN_REVIEW_FEE],
      'Four kinds of application are spared that plan review fee by the same ordinance: fences, retaining walls, driveways and swimming pools.',
      'La misma ordenanza exime de esa tarifa de revisión cuatro clases de solicitud: cercas, muros de contención, entradas de auto y piscinas.',
    ),
    fact(
      'A',
      [ROH_INDEX],
      'The amounts are in ROH Chapter 18, Fees and Permits for Building, Electrical, Plumbing, and Sidewalk Codes. Compute from the chapter in force, since the ordinance is amended.',
      'Los montos están en el capítulo 18 de ROH, Fees and Permits for Building, Electrical, Plumbing, and Sidewalk Codes. Calcule con el capítulo vigente, porque la ordenanza se modifica.',
    ),
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [REVIEW_TIMES],
      'DPP told the City Council in November 2024 that residential code review averaged nine days and commercial about 60. In May of that year it had been six months or more and nine months or more. Other agencies and the prescreen come on top.',
      'DPP informó al City Council en noviembre de 2024 que la revisión de código residencial promediaba nueve días y la comercial unos 60. En mayo de ese año eran seis meses o más y nueve meses o más. Aparte van las otras agencias y el filtro previo.',
    ),
    fact(
      'C',
      [ONE_TIME_REVIEW],
      'Since the end of 2018 an ordinance has required DPP to process one- and two-family applications within 60 days, if they use the one-time review.',
      'Desde fines de 2018 una ordenanza obliga a DPP a tramitar en 60 días las solicitudes de una y dos familias, si usan la revisión única.',
    ),
  ],
  returns: [
    fact(
      'A',
      [IMPROVEMENTS],
      'ePlans refuses a file before anyone reads it unless it is a PDF, landscape, one sheet per file, at least 36 by 24 inches, and named by sheet number, hyphen and short description. The title sheet is 000 or 001.',
      'ePlans rechaza el archivo antes de que alguien lo lea si no es PDF, horizontal, una hoja por archivo, de 36 por 24 pulgadas como mínimo y con nombre de número de hoja, guion y descripción corta. La carátula es 000 o 001.',
    ),
    fact(
      'C',
      [FIRST_STEP, EPLANS_2023],
      'Plans that do not follow DPP’s format checklist go back without review. The online application comes first: it yields the number under which drawings can be uploaded.',
      'Los planos que no siguen la lista de verificación de formato de DPP vuelven sin revisarse. Primero va la solicitud en línea: de ahí sale el número con el que se suben los planos.',
    ),
    fact(
      'C',
      [PRESCREEN],
      'Prescreen itself became a queue when HNL Build launched: DPP once shut its counter for five days so that staff could clear it. Until a package passes, code review does not begin.',
      'El filtro previo se volvió una fila al arrancar HNL Build: DPP llegó a cerrar su ventanilla cinco días para que el personal la vaciara. Mientras el paquete no pasa, la revisión de código no empieza.',
    ),
  ],
  feed: [
    fact(
      'C',
      [DATA],
      'Lintel does not read Honolulu: the permit table on the city’s open data site is a fixed extract that ends on June 30, 2025. It is good for history; for a live application use HNL Build.',
      'Lintel no lee Honolulú: la tabla de permisos del sitio de datos abiertos es un extracto fijo que termina el 30 de junio de 2025. Sirve para historial; para una solicitud viva use HNL Build.',
    ),
  ],
  commonPermits: ['res_alteration', 'solar_pv', 'res_new', 'deck_porch', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'When does a Honolulu application expire?',
        es: '¿Cuándo vence una solicitud de Honolulú?',
      },
      answer: fact(
        'A',
        [IMPROVEMENTS],
        'After 365 days, under ROH Section 18-6.4. DPP e-mails applicants within 30 days of that date; answer with name, project address, application number and the reason for an extension.',
        'A los 365 días, según la sección 18-6.4 de ROH. DPP escribe por correo electrónico dentro de los 30 días de esa fecha; conteste con nombre, dirección, número de solicitud y motivo de la extensión.',
      ),
    },
    {
      question: {
        en: 'Is a fence under 6 feet always free of a permit on Oahu?',
        es: '¿Una cerca de menos de 6 pies va siempre sin permiso en Oahu?',
      },
      answer: fact(
        'B',
        [DPP_FAQ, IKENA_EXEMPT, ROH_18],
        'As a fence, yes: DPP’s answer page starts at more than 6 feet, and a local permit firm’s guide of May 2026 says the same. Zoning may still limit the height in a setback. An older copy of the ordinance freed fences, planter boxes and retaining walls only up to 30 inches; for walls DPP keeps that mark.',
        'Como cerca, sí: la página de respuestas de DPP empieza a más de 6 pies y la guía de mayo de 2026 de una firma local de permisos dice lo mismo. La zonificación puede limitar la altura en un retiro. Una copia anterior de la ordenanza eximía cercas, jardineras y muros de contención solo hasta 30 pulgadas; para los muros, DPP conserva esa marca.',
      ),
    },
    {
      question: {
        en: 'What can I do if a housing permit sits too long?',
        es: '¿Qué puedo hacer si un permiso de vivienda tarda demasiado?',
      },
      answer: fact(
        'C',
        [EXPEDITED],
        'A state law in force since July 1, 2026, SB 66 of 2025, lets single- and multi-family applicants ask for an expedited permit once an application has been pending more than 60 business days. The licensed professional takes on code compliance and the county answers in five days. It ends on June 30, 2031.',
        'Una ley estatal vigente desde el 1 de julio de 2026, la SB 66 de 2025, permite pedir un permiso acelerado en vivienda unifamiliar y multifamiliar cuando la solicitud lleva más de 60 días hábiles pendiente. El profesional con licencia asume el cumplimiento del código y el condado contesta en cinco días. Termina el 30 de junio de 2031.',
      ),
    },
    {
      question: {
        en: 'Does a tent for an event need a permit?',
        es: '¿Una carpa para un evento necesita permiso?',
      },
      answer: fact(
        'A',
        [DPP_FAQ],
        'For religious or commercial events, a temporary permit, with Fire, Board of Water Supply or Health approvals where they apply. It is good for up to 30 consecutive days.',
        'Para actos religiosos o comerciales, un permiso temporal, con aprobaciones de bomberos, Board of Water Supply o salud si aplican. Vale hasta 30 días consecutivos.',
      ),
    },
  ],
};
