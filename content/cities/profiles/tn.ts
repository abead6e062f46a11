import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

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
const NSH_CODES = read(
  'Ordinance BL2020-458',
  'https://nashville.legistar.com/LegislationDetail.aspx?FullText=1&GUID=A3ECC329-CD3E-446B-8127-C9707DCE7052&ID=4654718',
);
const NSH_BOND = read(
  'How to get a Nashville building permit (DBL Surety Bonds)',
  'https://dblsuretybonds.com/get-nashville-building-permit/',
);
const NSH_LICENSE = read(
  'How to obtain a building permit in Nashville (Cotney)',
  'https://www.cotneycl.com/how-to-obtain-a-building-permit-in-nashville/',
);
const NSH_GUIDE = read(
  'Nashville building permit guide (PermitFlow)',
  'https://permitflow.com/blog/nashville-building-permit',
);
const NSH_FEES = read(
  'Building Permit Fee Schedule 2025',
  'https://www.nashville.gov/sites/default/files/2025-12/Building-Permit-Fee-Scheudle-2025.pdf',
);
const NSH_DATA = read(
  'Building Permits Issued, Metro Nashville',
  'https://data.nashville.gov/datasets/building-permits-issued',
);
const MEM_FAQ = read(
  'Construction Enforcement: Frequently Asked Questions',
  'https://www.develop901.com/constructionenforcement',
);
const MEM_APPLY = read(
  'Apply for a Permit Online',
  'https://www.develop901.com/constructionenforcement/applyPermitOnline',
);
const MEM_CCE = read(
  'Shelby County Construction Code Enforcement',
  'https://shelbycountytn.gov/390/Construction-Code-Enforcement',
);
const MEM_BUILDING = read('Shelby County: Building', 'https://shelbycountytn.gov/532/Building');
const MEM_LOCATOR = read('Develop901 Project Locator', 'https://www.develop901.com/projectlocator');
const MEM_ACCELA = read(
  'Shelby County launches new online permit and payment system (Bartlett Express, 2020)',
  'https://bartlett-express.com/shelby-county-launches-new-online-permit-and-payment-system/',
);
const MEM_SEISMIC = read(
  'Committee adopts building code minus seismic requirements (Commercial Appeal)',
  'http://www.commercialappeal.com/news/local-news/shelby-county-briefs',
);
const MEM_GUIDE = read(
  'Commercial building permits in Memphis (Scout Services)',
  'https://scoutservices.com/resources/blog/a-guide-to-commercial-building-permits-in-memphis-tn',
);
const MEM_SUBMIT = read(
  'Memphis building permit submittal process (Express Permits)',
  'https://www.expresspermits.net/news/memphis-tennessee-building-permit-submittal-process-and-tips/',
);
const MEM_LANDMARKS = read(
  'Memphis Landmarks Commission',
  'https://www.develop901.com/landuse-developmentservices/memphisLandmarksCommission',
);
const MEM_DATA = read(
  'Memphis and Shelby County building permits',
  'https://services2.arcgis.com/saWmpKJIUAjyyNVc/arcgis/rest/services/DPD_Building_Permits/FeatureServer/0',
);

export const tn: readonly CityProfile[] = [
  {
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
      url: 'https://nashville.gov/departments/codes/construction-and-permits/building-permit-process',
      source: NSH_PROCESS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'Title 16 of the Metro Code took over the 2018 International codes by Ordinance BL2020-458, passed on November 5, 2020. It is the latest adoption we could read: ask the Zoning Help Desk whether a newer one applies.',
          es: 'El título 16 del código de Metro adoptó los códigos internacionales 2018 con la ordenanza BL2020-458, aprobada el 5 de noviembre de 2020. Es la adopción más reciente que pudimos leer: pregunte en el Zoning Help Desk si rige otra.',
        },
        sources: [NSH_CODES],
        confidence: 'A',
      },
      {
        text: {
          en: 'In a Contextual Overlay District section 17.36.470 limits coverage by what the neighbors have built, and the application brings a contextual survey stamped by a survey company.',
          es: 'En un Contextual Overlay District, la sección 17.36.470 limita la ocupación según lo que han construido los vecinos, y la solicitud lleva un levantamiento contextual con sello de una empresa de topografía.',
        },
        sources: [NSH_ADDITION],
        confidence: 'A',
      },
    ],
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
          en: 'Sheds and decks are permitted work over 100 square feet according to a permit service. A residential fence is free of it unless it stands in a Historic Preservation or Landmark overlay.',
          es: 'Según un servicio de permisos, cobertizos y terrazas llevan permiso arriba de 100 pies cuadrados. La cerca residencial no, salvo en zona Historic Preservation o Landmark.',
        },
        sources: [NSH_GUIDE],
        confidence: 'C',
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
    fees: [
      {
        text: {
          en: 'Commercial: $40.39 up to $2,000 of value, then $6.92 per $1,000 to $50,000, $5.57 to $100,000, $4.19 to $500,000 and $2.79 beyond. Add 10% for technology and $25 for the zoning exam.',
          es: 'Comercial: $40.39 hasta $2,000 de valor, luego $6.92 por cada $1,000 hasta $50,000, $5.57 hasta $100,000, $4.19 hasta $500,000 y $2.79 después. Sume 10% de tecnología y $25 del examen de zonificación.',
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
          en: 'Trades: plumbing $11 a fixture with a $75 minimum, water heater $43, sewer or water connection $80; electrical panels to 200 amps $10 with the same minimum; gas and mechanical from $75.',
          es: 'Oficios: plomería $11 por aparato con mínimo de $75, calentador de agua $43, conexión de agua o drenaje $80; tableros hasta 200 amperes $10 con el mismo mínimo; gas y mecánica desde $75.',
        },
        sources: [NSH_FEES],
        confidence: 'B',
      },
    ],
    feeSchedule: 'nashville-tn',
    timing: [],
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
          en: 'A sidewalk can hold the file. When a project triggers the requirement, existing walks must reach the ordinance’s width and grass strip; paying the in-lieu fee is the quickest way on. Renovating or expanding a one- or two-family house does not trigger it.',
          es: 'Una banqueta puede frenar el expediente. Cuando el proyecto la exige, la existente debe cumplir ancho y franja verde; pagar la tarifa sustituta es lo más rápido. Renovar o ampliar una casa de una o dos familias no la exige.',
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
          es: 'Metro publica los permisos de construcción ya emitidos, con uno o dos días de atraso, de los últimos tres años. Las solicitudes y los oficios están en listas aparte.',
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
  },
  {
    slug: 'memphis-tn',
    intro: [
      {
        text: {
          en: 'City and county merged their building departments in 1983. One Construction Code Enforcement office serves Memphis, unincorporated Shelby County, Arlington, Germantown and Lakeland.',
          es: 'Ciudad y condado unieron sus departamentos en 1983. Una sola oficina, Construction Code Enforcement, atiende Memphis, el condado de Shelby no incorporado, Arlington, Germantown y Lakeland.',
        },
        sources: [MEM_CCE],
        confidence: 'A',
      },
      {
        text: {
          en: 'The rule reads contractor first: whoever wants to build, alter or demolish hires a licensed or registered contractor, who then applies. Owners get a permit only where the technical boards and state license law allow it.',
          es: 'La regla empieza por el contratista: quien quiere construir, alterar o demoler contrata a uno con licencia o registro, y este presenta la solicitud. El dueño obtiene permiso solo donde lo admiten los consejos técnicos y la ley estatal.',
        },
        sources: [MEM_BUILDING],
        confidence: 'A',
      },
    ],
    department: {
      name: 'Memphis and Shelby County Construction Code Enforcement',
      url: 'https://www.develop901.com/constructionenforcement',
      source: MEM_FAQ,
      confidence: 'A',
    },
    portal: {
      name: 'Develop 901 Citizen’s Portal',
      url: 'https://www.develop901.com/constructionenforcement/applyPermitOnline',
      source: MEM_FAQ,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The office enforces the International building, existing building, residential, mechanical, gas, plumbing and energy codes and the NEC, each with its own local amendment ordinance. Its page does not show the edition: check it with the office.',
          es: 'La oficina aplica los códigos internacionales de edificación, edificios existentes, residencial, mecánico, gas, plomería y energía y el NEC, cada uno con su ordenanza de enmiendas. Su página no muestra la edición: confírmela ahí.',
        },
        sources: [MEM_CCE],
        confidence: 'A',
      },

      {
        text: {
          en: 'Earthquake design has been a local dispute: when the county took over the 2012 codes, a committee voted to leave out the new seismic requirements against engineers’ advice. Ask which seismic provisions bind your structure.',
          es: 'El diseño sísmico ha sido disputa local: al adoptar los códigos 2012, un comité votó por dejar fuera los nuevos requisitos sísmicos contra la opinión de los ingenieros. Pregunte qué disposiciones obligan a su estructura.',
        },
        sources: [MEM_SEISMIC],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'Residential permits come as Accessory Structure, Alteration, Addition, New Construction and Demolition, with electrical, mechanical and plumbing apart. File online or at the counters in City Hall and on Mullins Station Road.',
          es: 'Los permisos residenciales son Accessory Structure, Alteration, Addition, New Construction y Demolition, con eléctrico, mecánico y plomería aparte. Se presentan en línea o en las ventanillas de City Hall y Mullins Station Road.',
        },
        sources: [MEM_APPLY],
        confidence: 'A',
      },
      {
        text: {
          en: 'An engineer’s letter or structural calculations go with every new building, every addition and any structural reconfiguration.',
          es: 'Todo edificio nuevo, toda ampliación y cualquier cambio estructural lleva carta de ingeniero o cálculos estructurales.',
        },
        sources: [MEM_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Commercial plans are electronic only. For a house or duplex paper is still accepted, on sheets of at least 11 by 17 inches, though electronic is preferred.',
          es: 'Los planos comerciales son solo electrónicos. Para casa o dúplex aún se acepta papel, en hojas de al menos 11 por 17 pulgadas, aunque se prefiere lo electrónico.',
        },
        sources: [MEM_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'In a historic district exterior work that needs a building permit also needs a Certificate of Appropriateness from the Memphis Landmarks Commission. It looks at what can be seen from the street, demolition and relocation included.',
          es: 'En un distrito histórico, la obra exterior con permiso necesita además un Certificate of Appropriateness de la Memphis Landmarks Commission. Revisa lo que se ve desde la calle, con demolición y traslado incluidos.',
        },
        sources: [MEM_LANDMARKS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Conveyor systems, racking and shelving and process piping need a permit to install, alter or repair, also when a tenant adds them to a building that is already finished.',
          es: 'Transportadores, racks, estanterías y tubería de proceso llevan permiso para instalarse, alterarse o repararse, también cuando un inquilino los agrega en un edificio ya terminado.',
        },
        sources: [MEM_BUILDING],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'The public permit pages name the permit types but print no fee table. Ask for the figure at the counter when the application number is assigned.',
          es: 'Las páginas públicas nombran los tipos de permiso, pero no traen tabla de tarifas. Pida la cifra en ventanilla cuando le asignen número de solicitud.',
        },
        sources: [MEM_APPLY],
        confidence: 'A',
      },
      {
        text: {
          en: 'A permit expediter tells commercial clients to prepare the project’s fair market value, labor and materials together, before filing in Memphis.',
          es: 'Un gestor de permisos pide a sus clientes comerciales preparar el valor de mercado del proyecto, mano de obra y materiales juntos, antes de presentar en Memphis.',
        },
        sources: [MEM_GUIDE],
        confidence: 'C',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The Landmarks Commission meets on the fourth Thursday of the month, the third in November and December. Miss its application deadline and a historic district job waits a month.',
          es: 'La Landmarks Commission sesiona el cuarto jueves del mes, el tercero en noviembre y diciembre. Si pierde su fecha límite, una obra en distrito histórico espera un mes.',
        },
        sources: [MEM_LANDMARKS],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Look up the use in section 2.5.2 of the Unified Development Code before anything is drawn. By right, no zoning letter is needed; if the table does not answer, the city asks you to call the office before you apply.',
          es: 'Busque el uso en la sección 2.5.2 del Unified Development Code antes de dibujar. Si es por derecho no se necesita carta de zonificación; si la tabla no responde, la ciudad pide llamar a la oficina antes de la solicitud.',
        },
        sources: [MEM_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'In Millington, Germantown, Lakeland and the Town of Arlington a separate zoning approval letter is always required. It is a different application from the building permit.',
          es: 'En Millington, Germantown, Lakeland y Town of Arlington siempre se exige una carta de zonificación aparte. Es otra solicitud, distinta del permiso de construcción.',
        },
        sources: [MEM_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Downtown Memphis has review steps of its own. A permit runner who files there warns that missing the local board sends you back to the start with the county.',
          es: 'El centro de Memphis tiene sus propios pasos. Un gestor que presenta ahí avisa que omitir el consejo local lo regresa al principio con el condado.',
        },
        sources: [MEM_SUBMIT],
        confidence: 'C',
      },
    ],
    feed: [
      {
        text: {
          en: 'The office maps issued permits with number, type, kind of construction, description, address and issue date. It gives no status, value or contractor, so a job is found by number or address.',
          es: 'La oficina muestra en mapa los permisos emitidos con número, tipo, clase de construcción, descripción, dirección y fecha. No da estado, valor ni contratista: la obra se busca por número o dirección.',
        },
        sources: [MEM_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'To see a status yourself, open the Develop901 Project Locator and pick a point. Records stay up for six months after they close.',
          es: 'Para ver un estado, abra el Develop901 Project Locator y elija un punto. Los expedientes siguen visibles seis meses después de cerrados.',
        },
        sources: [MEM_LOCATOR],
        confidence: 'A',
      },
    ],
    commonPermits: ['res_alteration', 'res_new', 'electrical_service', 'mechanical', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Does the Memphis portal cover Bartlett and Collierville?',
          es: '¿El portal de Memphis sirve para Bartlett y Collierville?',
        },
        answer: {
          text: {
            en: 'No. When the county went live on Accela in April 2020 those two kept permitting systems of their own; the other municipalities joined.',
            es: 'No. Cuando el condado entró a Accela en abril de 2020, esas dos siguieron con sus propios sistemas; los demás municipios se sumaron.',
          },
          sources: [MEM_ACCELA],
          confidence: 'C',
        },
      },
      {
        question: {
          en: 'Are special inspections part of the permit file?',
          es: '¿Las inspecciones especiales van en el expediente?',
        },
        answer: {
          text: {
            en: 'When they are required, a statement of special inspections is submitted with the plans. Agree with the design professional who signs it.',
            es: 'Cuando se requieren, con los planos se entrega una declaración de inspecciones especiales. Acuerde con el profesional quién la firma.',
          },
          sources: [MEM_FAQ],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Which way does zoning approval run for a by-right house?',
          es: '¿Cómo va la zonificación de una casa permitida por derecho?',
        },
        answer: {
          text: {
            en: 'In Memphis and the unincorporated county it is settled inside the permit. Only projects that are not by right go first through Land Use and Development Services and a public board.',
            es: 'En Memphis y el condado no incorporado se resuelve dentro del permiso. Solo lo que no es por derecho pasa antes por Land Use and Development Services y un consejo público.',
          },
          sources: [MEM_FAQ, MEM_LOCATOR],
          confidence: 'A',
        },
      },
    ],
  },
];
