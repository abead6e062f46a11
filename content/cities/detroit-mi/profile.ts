import { MI_CODES, MI_RESIDENTIAL_PAUSE } from '@/content/codes/mi';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const PLAN_REVIEW = read(
  'Plan Review Division, BSEED, City of Detroit',
  'https://detroitmi.gov/departments/buildings-safety-engineering-and-environmental-department/bseed-divisions/plan-review',
);
const PERMIT_STEPS = read(
  'Building Permits, City of Detroit (English text at an address of the Arabic site)',
  'https://detroitmi.gov/ar/taxonomy/term/11796',
);
const FAQ = read(
  'BSEED Frequently Asked Questions, City of Detroit',
  'https://detroitmi.gov/departments/buildings-safety-engineering-and-environmental-department-bseed/buildings-safety-engineering-and-environmental-department-frequently-asked-questions',
);
const RENOVATION = read(
  'Residential and Commercial Ownership: Steps for Renovating your Property',
  'https://detroitmi.gov/taxonomy/term/10451',
);
const CONSTRUCTION_FAQ = read(
  'Construction FAQ, City of Detroit',
  'https://detroitmi.gov/how-do-i/apply-or-renew-permit-or-certification/construction',
);
const REQUIREMENTS = read(
  'Requirements for Obtaining Building Permits, City of Detroit (earlier site)',
  'http://www.detroitmi.gov/DepartmentsandAgencies/BuildingsSafetyEngineeringEnvironmental/Divisions/LicensesPermits/Permits/RequirementsforObtainingBuildingPermits.aspx',
);
const DISMANTLE = read(
  'Process Steps: Permit To Dismantle or Move, City of Detroit (earlier site)',
  'http://www.detroitmi.gov/DepartmentsandAgencies/BuildingsSafetyEngineeringEnvironmental/Divisions/Construction/ProcessSteps-Buildings/ProcessSteps-PermitToDismantleorMove.aspx',
);
const DATASET = read(
  'BSEED Building Permits, City of Detroit open data',
  'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/bseed_building_permits/FeatureServer/0',
);

const read24 = sourceReadOn('2026-11-24');

/** Read on the city’s training site. */
const ONLINE_STEPS: CitySource = {
  ...read24(
    'Permits & Plan Review: how to apply for permits online, BSEED, City of Detroit',
    'https://detroitmi.gov/departments/buildings-safety-engineering-and-environmental-department-bseed/bseed-divisions/permits-plan-review',
  ),
  isCopy: true,
};
const PROCEDURES = read24(
  'Permit Application Procedures, City of Detroit (earlier site)',
  'http://www.detroitmi.gov/DepartmentsandAgencies/BuildingsSafetyEngineeringEnvironmental/Divisions/Construction/PermitApplicationProcedures.aspx',
);
const ACCELA_HELP = read24('Accela help, City of Detroit', 'https://detroitmi.gov/node/20576');
const INSPECTION_FAQ = sourceReadOn('2026-11-27')(
  'Construction Inspection FAQs, City of Detroit',
  'https://detroitmi.gov/node/2586',
);

const read27 = sourceReadOn('2026-11-27');

const EXEMPT_LIST = read27(
  'Trade Permits: work without a building permit, City of Detroit',
  'https://detroitmi.gov/node/77641',
);
const STATE_EXEMPT = read27(
  'Michigan Building Permit Exemptions (LegalClarity)',
  'https://legalclarity.org/michigan-building-permit-exemptions-and-compliance-guidelines',
);

const read28 = sourceReadOn('2026-11-28');

const FIRE_CODE = read28(
  'Michigan building codes by city, Pulley',
  'https://www.withpulley.com/states-map/michigan-state',
);
const WHEN_NEEDED = read28(
  'When You Need a Permit, City of Detroit (earlier site)',
  'http://www.detroitmi.gov/DepartmentsandAgencies/BuildingsSafetyEngineeringEnvironmental/Divisions/LicensesPermits/Permits/WhenYouNeedaPermit.aspx',
);
const PLUMBING_INSPECTIONS = read28(
  'Plumbing Inspection Procedures, City of Detroit (earlier site)',
  'http://www.detroitmi.gov/DepartmentsandAgencies/BuildingsSafetyEngineeringEnvironmental/Divisions/Plumbing/PlumbingInspectionProcedures.aspx',
);

const DET_FEES = permitFeesNotes(
  'BSEED Fee Schedule, effective January 1, 2024, modified July 18, 2025, City of Detroit',
  'research/michigan/detroit.md',
);
const DET_DESK = permitFeesNotes(
  'Building Permits, Trade Permits and Construction Inspection, BSEED, City of Detroit',
  'src/content/detroit/index.ts',
);

export const profile: CityProfile = {
  slug: 'detroit-mi',
  intro: [
    {
      text: {
        en: 'Detroit’s building department is BSEED, and it uses two systems for one job: the application goes into eLAPS, the drawings into ePlans, and the finished permit comes back out of eLAPS.',
        es: 'El departamento de construcción de Detroit es BSEED y usa dos sistemas para un mismo trabajo: la solicitud entra en eLAPS, los planos en ePlans, y el permiso terminado sale otra vez de eLAPS.',
      },
      sources: [PLAN_REVIEW],
      confidence: 'A',
    },
    {
      text: {
        en: 'The permit’s name depends on the building: a commercial building gets a Building Permit, a house of one or two families a Residential Permit. Only the second may still be applied for at the office.',
        es: 'El nombre del permiso depende del edificio: a uno comercial le toca Building Permit; a una casa de una o dos familias, Residential Permit. Solo el segundo se puede solicitar todavía en la oficina.',
      },
      sources: [FAQ],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Buildings, Safety Engineering and Environmental Department (BSEED)',
    url: 'https://detroitmi.gov/departments/buildings-safety-engineering-and-environmental-department/bseed-divisions/plan-review',
    source: PLAN_REVIEW,
    confidence: 'A',
  },
  portal: {
    name: 'eLAPS and ePlans',
    url: 'https://permits.detroitmi.gov',
    source: DET_DESK,
    confidence: 'B',
  },
  codes: {
    editions: [
      ...MI_CODES,
      {
        fields: ['fire'],
        edition: {
          en: 'NFPA 1, 2015, with Detroit amendments',
          es: 'NFPA 1 de 2015 con enmiendas de Detroit',
        },
        since: null,
        sources: [FIRE_CODE],
        confidence: 'C',
      },
    ],
    notes: [
      fact(
        'C',
        [MI_RESIDENTIAL_PAUSE],
        'Houses stay under the 2015 residential and energy rules: the 2021 ones were due on August 29, 2025. By a court order of July 2025 the State holds those back until the home builders’ suits are decided; ask BSEED which edition it enforces on your date.',
        'Las casas siguen con las reglas residenciales y de energía de 2015: las de 2021 debían regir el 29 de agosto de 2025. Por una orden judicial de julio de 2025 el estado las detiene hasta que se resuelvan las demandas de los constructores; pregunte a BSEED qué edición aplica en su fecha.',
      ),
      fact(
        'A',
        [INSPECTION_FAQ, CONSTRUCTION_FAQ],
        'Pages of the city still name the Michigan codes of 2015, one even those of 2012: go by the State’s.',
        'Hay páginas de la ciudad que aún nombran los códigos de Michigan de 2015, y una hasta los de 2012: guíese por los del estado.',
      ),
      fact(
        'A',
        [PLAN_REVIEW, PERMIT_STEPS],
        'Plans are also checked against Michigan’s rehabilitation code, the International Fuel Gas Code and two of the city’s own, the elevator code and the boiler code. Zoning is Chapter 50.',
        'Los planos se revisan además con el código de rehabilitación de Michigan, el International Fuel Gas Code y dos de la ciudad: el de elevadores y el de calderas. La zonificación es el Chapter 50.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'For a commercial Building Permit the city asks the applicant for no license, but every architectural sheet has to be sealed by a Michigan-registered architect or engineer.',
        es: 'Para un Building Permit comercial la ciudad no pide licencia al solicitante, pero cada hoja de arquitectura debe llevar el sello de un arquitecto o ingeniero registrado en Michigan.',
      },
      sources: [PERMIT_STEPS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Anything with sleeping rooms is different: the contractor must hold the State license and be registered with Detroit as a residential building contractor, and the owner’s part of the application was to be signed before a notary, by an earlier city page.',
        es: 'Donde hay dormitorios es distinto: el contratista debe tener licencia estatal y estar registrado en Detroit como contratista residencial, y la parte del dueño en la solicitud iba firmada ante notario, según una página anterior de la ciudad.',
      },
      sources: [REQUIREMENTS],
      confidence: 'A',
    },
    {
      text: {
        en: 'A contractor who files under a license, as for a house or a trade permit, has to connect the license account to the permit account in Accela before the system lets it through. Do it before the first bid, not on the day of the application.',
        es: 'El contratista que presenta con licencia, como en una casa o en un permiso de especialidad, tiene que enlazar su cuenta de licencia con la de permisos en Accela antes de que el sistema lo deje pasar. Hágalo antes de la primera oferta, no el día de la solicitud.',
      },
      sources: [FAQ, PERMIT_STEPS],
      confidence: 'A',
    },
    {
      text: {
        en: 'Wrecking or moving a building starts with clearing debts on the property, then framing and site plans, construction details, the deed and a cost estimate, each in copies as the earlier city page lists them.',
        es: 'Demoler o mover un edificio empieza por saldar los adeudos de la propiedad; siguen los planos de estructura y de sitio, los detalles, la escritura y un estimado de costo, con las copias que enumera la página anterior de la ciudad.',
      },
      sources: [DISMANTLE],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Re-roofing is named on an earlier city page as work that takes a permit.',
        es: 'Una página anterior de la ciudad nombra el cambio de techo entre lo que lleva permiso.',
      },
      sources: [WHEN_NEEDED],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Only once the contract for windows or doors reaches $3,000, by an earlier city page.',
        es: 'Solo si el contrato por ventanas o puertas llega a $3,000, según una página anterior de la ciudad.',
      },
      sources: [WHEN_NEEDED],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Not up to 7 feet high, by the city’s list; a higher one needs a permit.',
        es: 'Según la lista de la ciudad, hasta 7 pies de altura no; más alta, sí.',
      },
      sources: [EXEMPT_LIST],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not for one detached story up to 120 square feet, by the city’s list. From there to 200 square feet ask: the state’s rule exempts it. A larger one needs a permit.',
        es: 'No para uno separado, de un piso y hasta 120 pies cuadrados, según la lista de la ciudad. De ahí a 200, pregunte: la regla estatal lo exime. Uno mayor, sí.',
      },
      sources: [EXEMPT_LIST],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'A mechanical permit; a central heating unit pays $203.',
        es: 'Un permiso mecánico; un equipo central de calefacción paga $203.',
      },
      sources: [DET_FEES, DET_DESK, WHEN_NEEDED],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'Priced as a plumbing permit: $73 and $44 for the appliance. Wiring an electric one is priced apart.',
        es: 'Tiene precio de permiso de plomería: $73 y $44 por el aparato. El cableado de uno eléctrico va aparte.',
      },
      sources: [DET_FEES, DET_DESK],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Priced as an electrical permit: $66 and, for the service, $59 up to 100 amps or $117 up to 200.',
        es: 'Tiene precio de permiso eléctrico: $66 y, por la acometida, $59 hasta 100 amperios o $117 hasta 200.',
      },
      sources: [DET_FEES, DET_DESK],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [EXEMPT_LIST],
      'Exempt by the city’s own list: a one-story detached shed or playhouse up to 120 square feet, a fence up to 7 feet, a retaining wall up to 4 feet from the bottom of its footing without surcharge, walks and driveways up to 30 inches above grade, and finish work.',
      'No necesitan permiso según la lista de la ciudad: un cobertizo o casita separada de un piso de hasta 120 pies cuadrados, una cerca de hasta 7 pies, un muro de contención de hasta 4 pies desde la base de la zapata sin sobrecarga, andadores y entradas hasta 30 pulgadas sobre el terreno, y los acabados.',
    ),
    fact(
      'A',
      [EXEMPT_LIST],
      'The list goes on with above-ground prefabricated pools less than 24 inches deep at a house, swings, window awnings out to 54 inches, and movable counters and partitions up to 5 feet 9 inches.',
      'La lista sigue con piscinas prefabricadas sobre el suelo de menos de 24 pulgadas de hondo en una casa, columpios, toldos de ventana de hasta 54 pulgadas, y mostradores y divisiones móviles de hasta 5 pies 9 pulgadas.',
    ),
    fact(
      'C',
      [STATE_EXEMPT, EXEMPT_LIST],
      'On sheds at houses two texts differ: the state rule exempts up to 200 square feet, by a legal guide, and Detroit’s page 120. Ask BSEED for anything between.',
      'Sobre cobertizos en casas dos textos difieren: la regla estatal exime hasta 200 pies cuadrados, según una guía legal, y la página de Detroit 120. Pregunte a BSEED por lo que quede en medio.',
    ),
    fact(
      'A',
      [RENOVATION],
      'Ordinary repairs need no application, but the exemption ends where you cut into a wall, touch a bearing member or an exit path, or alter water, sewer, drain, gas, vent or wiring.',
      'Las reparaciones ordinarias no piden solicitud, pero la exención termina donde se corta un muro, se toca un elemento de carga o una salida, o se altera agua, drenaje, gas, ventilación o cableado.',
    ),
    fact(
      'A',
      [PERMIT_STEPS],
      'For the rest BSEED offers a guide to download, “when you don’t need a permit”, at step 1 of its building permit page, and a tool that names the special requirements of an address.',
      'Para lo demás BSEED ofrece una guía descargable de cuándo no hace falta permiso, en el paso 1 de su página, y una herramienta que dice los requisitos especiales de una dirección.',
    ),
  ],
  steps: [
    fact(
      'A',
      [PLAN_REVIEW, ACCELA_HELP, PERMIT_STEPS],
      'Create the eLAPS account. If you file under a license, connect it to the account under Account Management first: otherwise the application’s screen for the licensed professional comes up empty and you cannot go on. A commercial Building Permit asks for no license.',
      'Abra la cuenta de eLAPS. Si presenta con licencia, enlácela antes a la cuenta en Account Management: si no, la pantalla de la solicitud para el profesional con licencia sale vacía y no puede seguir. Un Building Permit comercial no pide licencia.',
    ),
    fact(
      'A',
      [PERMIT_STEPS, PROCEDURES],
      'Gather the papers of your permit type. A deed or other evidence of ownership is wanted before any permit is issued.',
      'Reúna los papeles de su tipo de permiso. Antes de emitir cualquiera se pide la escritura u otra prueba de propiedad.',
    ),
    fact(
      'B',
      [ONLINE_STEPS],
      'Submit the application in eLAPS, then open ePlans and upload the drawings.',
      'Presente la solicitud en eLAPS y luego entre en ePlans a subir los planos.',
    ),
    fact(
      'B',
      [DET_FEES],
      'Where plans are required, prepay their review. Part of that deposit counts toward the full fee, which is paid when the final permit is taken out.',
      'Si hacen falta planos, pague por adelantado su revisión. Parte de ese depósito se abona a la tarifa completa, que se paga al sacar el permiso final.',
    ),
    fact(
      'B',
      [ONLINE_STEPS],
      'Follow the project in ePlans and submit corrections there; health, water, traffic, planning and the fire marshal may be reviewing too.',
      'Siga el proyecto en ePlans y entregue ahí las correcciones; también pueden estar revisando salud, agua, tránsito, planificación y el fire marshal.',
    ),
    fact(
      'B',
      [ONLINE_STEPS],
      'Take the approved plans from ePlans and the permit from eLAPS.',
      'Baje los planos aprobados de ePlans y el permiso de eLAPS.',
    ),
  ],
  inspections: {
    booking: fact(
      'B',
      [DET_DESK, INSPECTION_FAQ, PLUMBING_INSPECTIONS],
      'In Accela (eLAPS), or at the Construction Division office, 2 Woodward Avenue, Suite 408. The trade divisions have their own numbers: electrical 313-224-3228, mechanical 313-224-0113, plumbing 313-224-3118, elevators 313-224-9401. The number an earlier page gives for plumbing, 313-224-3202, is today BSEED’s general customer service.',
      'En Accela (eLAPS), o en la oficina de la Construction Division, 2 Woodward Avenue, Suite 408. Las divisiones de oficio tienen su número: electricidad 313-224-3228, mecánica 313-224-0113, plomería 313-224-3118, elevadores 313-224-9401. El que una página anterior da para plomería, 313-224-3202, es hoy la atención general de BSEED.',
    ),
    cutOff: fact(
      'A',
      [PLUMBING_INSPECTIONS],
      'For plumbing ask 48 hours ahead: the division comes within that time of the request, by an earlier city page. A hazard called in before 9 a.m. is tried the same day.',
      'Para plomería pida con 48 horas: la división llega dentro de ese plazo desde la solicitud, según una página anterior de la ciudad. Un peligro avisado antes de las 9 a.m. se intenta el mismo día.',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [INSPECTION_FAQ],
        'Before a certificate of occupancy every discipline has to have approved, in most cases buildings, mechanical, electrical, plumbing and any elevator.',
        'Antes del certificado de ocupación debe haber aprobado cada disciplina, en general construcción, mecánica, electricidad, plomería y, si hay, elevador.',
      ),
      fact(
        'A',
        [INSPECTION_FAQ],
        'An inspection counts for up to one year; later another may be required. The certificate is due for new construction, major renovations and a change of use, and is asked for by e-mail, fax or in person at Room 408.',
        'Una inspección vale hasta un año; después puede exigirse otra. El certificado se exige en obra nueva, renovaciones mayores y cambio de uso, y se pide por correo electrónico, fax o en persona en Room 408.',
      ),
      fact(
        'B',
        [DET_DESK],
        'Other work ends in a certificate of acceptance: after the final a supervisor of the trade approves it, and it takes 72 hours.',
        'La demás obra termina en un certificate of acceptance: después de la final lo aprueba un supervisor del oficio, y tarda 72 horas.',
      ),
      fact(
        'B',
        [DET_FEES],
        'A plumbing reinspection is $176 when the work was not ready or nobody let the inspector in.',
        'Una reinspección de plomería cuesta $176 si la obra no estaba lista o nadie dejó entrar al inspector.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'BSEED customer service',
      phone: '+13132243202',
      address: 'Coleman A. Young Municipal Center, 2 Woodward Avenue, Suite 408, Detroit, MI 48226',
      note: {
        en: 'Help with an application: 313-224-3179. An older page gives 313-224-2733.',
        es: 'Ayuda con una solicitud: 313-224-3179. Una página anterior da el 313-224-2733.',
      },
      source: DET_DESK,
      confidence: 'B',
    },
    {
      purpose: 'inspections',
      name: 'BSEED customer service',
      phone: '+13132243202',
      address: '2 Woodward Avenue, Suite 408, Detroit, MI 48226',
      source: DET_DESK,
      confidence: 'B',
    },
    {
      purpose: 'plan_review',
      name: 'BSEED Plan Review Division',
      phone: '+13132240297',
      source: ONLINE_STEPS,
      confidence: 'B',
    },
    {
      purpose: 'permits',
      name: 'BSEED, Coleman A. Young Municipal Center, 4th floor',
      address: '2 Woodward Avenue, Room 409, Detroit, MI',
      note: {
        en: 'The room is from the city’s earlier site: ask before you go.',
        es: 'La sala es del sitio anterior de la ciudad: pregunte antes de ir.',
      },
      source: PROCEDURES,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [DET_FEES],
      'By the schedule of January 1, 2024, as changed on July 18, 2025, a building permit is $271.43 up to $2,000 of project cost and $34.09 per further $1,000 or part of it up to $25,000; above that it is $1,055.57, as the schedule itself prints the step, and $24.53 per further $1,000 up to $100,000. A job of $50,000 is $1,668.82, before plan review.',
      'Según la tabla del 1 de enero de 2024, cambiada el 18 de julio de 2025, el permiso de construcción es $271.43 hasta $2,000 de costo del proyecto y $34.09 por cada $1,000 más o fracción hasta $25,000; arriba, $1,055.57, que es como la propia tabla imprime el escalón, y $24.53 por cada $1,000 más hasta $100,000. Una obra de $50,000 paga $1,668.82, sin la revisión de planos.',
    ),
    fact(
      'B',
      [DET_FEES],
      'Plan review is prepaid where plans are needed: 35% of the permit fee for building, structure and zoning, and 7% for each of the three trades. In one line the schedule makes that deposit 35% of the permit fee, in another it credits “the deposit of 30%” toward the final fee: ask how much is credited.',
      'La revisión se paga por adelantado si hay planos: 35% de la tarifa del permiso por construcción, estructura y zonificación, y 7% por cada una de las tres especialidades. En una línea la tabla fija ese depósito en 35% de la tarifa del permiso; en otra abona a la tarifa final «el depósito de 30%»: pregunte cuánto se abona.',
    ),
    fact(
      'B',
      [DET_FEES],
      'Electrical work is $66, $20 a circuit and, for a service, $59 up to 100 amps or $117 up to 200. Plumbing is $73, not refunded, and $44 for each fixture or appliance. A central heating unit is $203.',
      'La electricidad paga $66, $20 por circuito y, por una acometida, $59 hasta 100 amperios o $117 hasta 200. La plomería, $73 que no se devuelven y $44 por aparato. Un equipo central de calefacción, $203.',
    ),
    {
      text: {
        en: 'BSEED posts its list of permit fees with the steps of the application. Download the latest one before you quote: the copies that circulate elsewhere are old.',
        es: 'BSEED publica su lista de tarifas junto con los pasos de la solicitud. Descargue la más reciente antes de cotizar: las copias que circulan en otros sitios son viejas.',
      },
      sources: [PERMIT_STEPS],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'B',
      [DET_DESK],
      'BSEED’s pages, as transcribed in September 2026, give 5 days for a residential building permit and 20 for a commercial one; for trade permits 1 day for mechanical and plumbing, 2 for electrical.',
      'Las páginas de BSEED, transcritas en septiembre de 2026, dan 5 días para un permiso residencial y 20 para uno comercial; en permisos de especialidad, 1 día en mecánica y plomería y 2 en electricidad.',
    ),
    fact(
      'A',
      [CONSTRUCTION_FAQ],
      'An old page of the structural division spoke of one to three business days per average job once its reviewer has the drawings.',
      'Una página antigua de la división estructural hablaba de uno a tres días hábiles por trabajo normal desde que el revisor tiene los planos.',
    ),
  ],
  returns: [
    {
      text: {
        en: '“Incomplete” is one of the states in BSEED’s plan review records. Before you upload, check what the city asks for: the designer’s seal and signature on every sheet, and on the cover of specifications and calculations.',
        es: '“Incomplete” es uno de los estatus en los registros de revisión de BSEED. Antes de subir, revise lo que pide la ciudad: sello y firma del profesional en cada hoja y en la portada de especificaciones y cálculos.',
      },
      sources: [CONSTRUCTION_FAQ, DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'A site plan has to show existing and proposed structures, distances to the lot lines and the widths of streets. Earthwork may also need Wayne County’s soil erosion permit, which you obtain from the county.',
        es: 'El plano del sitio debe mostrar lo existente y lo propuesto, las distancias a los linderos y el ancho de las calles. El movimiento de tierra puede pedir además el permiso de erosión del condado de Wayne, que se tramita en el condado.',
      },
      sources: [CONSTRUCTION_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a historic district the approval letter from the historic office belongs in the file. Get it before the drawings are final, since it can change them.',
        es: 'En un distrito histórico, la carta de aprobación de la oficina histórica va en el expediente. Consígala antes de cerrar los planos, porque puede cambiarlos.',
      },
      sources: [REQUIREMENTS],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Detroit’s public table is a list of issued permits, updated the same day, with submission and issue dates, cost, fee and neighborhood. It has no status and no contractor: add your permits here by number or address.',
        es: 'La tabla pública de Detroit es una lista de permisos emitidos, al día, con fechas de ingreso y de emisión, costo, tarifa y barrio. No trae estatus ni contratista: agregue aquí sus permisos por número o dirección.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'Plan reviews, trade permits and demolitions stand in three further tables. In the plan review one, “Plans Approved” means ready, not issued.',
        es: 'La revisión de planos, los permisos de especialidad y las demoliciones están en otras tres tablas. En la de revisión, “Plans Approved” quiere decir listo, no emitido.',
      },
      sources: [DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'commercial_ti', 'demolition', 'change_of_use', 'sign'],
  faq: [
    {
      question: {
        en: 'Do I need eLAPS and ePlans, or just one of them?',
        es: '¿Necesito eLAPS y ePlans, o solo uno?',
      },
      answer: {
        text: {
          en: 'Both, for work with drawings. Open the eLAPS account, submit the application, then go to ePlans to upload sheets, follow the review and answer corrections. The permit itself is downloaded from eLAPS.',
          es: 'Los dos, si hay planos. Abra la cuenta de eLAPS, presente la solicitud y pase a ePlans para subir las hojas, seguir la revisión y contestar correcciones. El permiso se descarga de eLAPS.',
        },
        sources: [PLAN_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can we talk to a reviewer before we submit?',
        es: '¿Podemos hablar con un revisor antes de presentar?',
      },
      answer: {
        text: {
          en: 'Yes. BSEED takes requests for a Pre-Plan Consultation on building or trade code questions. Bring the question in writing and the sheet it concerns.',
          es: 'Sí. BSEED recibe solicitudes de Pre-Plan Consultation para dudas de código de construcción o de oficios. Lleve la pregunta por escrito y la hoja correspondiente.',
        },
        sources: [PLAN_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Where do water, sewer and right-of-way permits come from?',
        es: '¿De dónde salen los permisos de agua, drenaje y vía pública?',
      },
      answer: {
        text: {
          en: 'Not from BSEED. Water and sewer belong to the Water & Sewerage Department, the right-of-way to the Department of Public Works. The plan review staff coordinates with both but does not issue for them.',
          es: 'No de BSEED. Agua y drenaje tocan al Water & Sewerage Department y la vía pública al Department of Public Works. Revisión de planos coordina con ambos, pero no emite por ellos.',
        },
        sources: [PERMIT_STEPS, PLAN_REVIEW],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which rules govern signs in Detroit?',
        es: '¿Qué reglas rigen los letreros en Detroit?',
      },
      answer: {
        text: {
          en: 'Chapter 4 of the 2019 City Code, for advertising and business signs; the last change the city’s page names took effect on December 9, 2020. A drawing set older than that has to be checked against the sign permit page.',
          es: 'El Chapter 4 del City Code de 2019, para anuncios y letreros comerciales; el último cambio que nombra la página de la ciudad rige desde el 9 de diciembre de 2020. Unos planos anteriores se comparan con la página de permisos de letreros.',
        },
        sources: [PLAN_REVIEW],
        confidence: 'A',
      },
    },
  ],
};
