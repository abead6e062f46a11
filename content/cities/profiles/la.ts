import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const LA_CODES = read(
  'Louisiana Code Adoption and Amendments Effective January 1, 2023 (ICC NTA)',
  'https://www.icc-nta.org/code-update/louisiana-code-adoption-and-amendments-effective-january-1-2023/',
);
const NO_GUIDE = read('Guide to Building Permits', 'https://www.nola.gov/guide-to-building-permits/');
const NO_NEW = read('New Construction (Building Permit)', 'https://nola.gov/new-construction-permit/');
const NO_STANDARDS = read(
  'Standards for Complete Permit Applications',
  'https://nola.gov/standards-for-complete-permit-applications/',
);
const NO_RENOVATION = read(
  'Renovation (Non-Structural) Permit',
  'https://nola.gov/onestop/building/construction/renovation-(non-structural)-permit/',
);
const NO_HDLC = read(
  'Certificate of Appropriateness (HDLC)',
  'https://nola.gov/certificate-of-appropriateness-hdlc/',
);
const NO_HDLC_GUIDE = read(
  'HDLC Guidelines: Introduction',
  'https://vdocuments.net/guidelines-introduction.html',
);
const NO_ACCESSORY = read('Accessory Structure Permit', 'https://nola.gov/accessory-structure-permit/');
const NO_EXEMPT = read(
  'New Orleans building permit guide (PermitFlow)',
  'https://www.permitflow.com/blog/new-orleans-building-permit',
);
const NO_DATA = read('Permits, City of New Orleans', 'https://data.nola.gov/d/rcm3-fn58');
const BR_RESIDENTIAL = read('Residential permits', 'https://www.brla.gov/2691/Residential');
const BR_FAQ = read(
  'Department of Development: Frequently Asked Questions',
  'https://www.brla.gov/2689/Frequently-Asked-Questions',
);
const BR_RELOCATION = read(
  'Relocation Permit - Building',
  'http://brgov.com/dept/dpw/inspections/relocation.htm',
);
const BR_HBA = read(
  'East Baton Rouge Parish (Home Builders Association of Greater Baton Rouge)',
  'https://hbagbr.org/east-baton-rouge-parish/',
);
const BR_COALITION = read(
  'Monthly meetings with the City-Parish (Baton Rouge Growth Coalition, January 2023)',
  'https://growthcoalition.com/news-1/2023/1/30/information-from-monthly-meetings-with-the-city-parish',
);
const BR_FEES_NEWS = read(
  'Proposal to raise Baton Rouge building permit fees pulled (Business Report)',
  'https://www.businessreport.com/newsletters/proposal-to-raise-baton-rouge-building-permit-fees-pulled-from-council-agenda',
);
const BR_EXPEDITED = read(
  'Expedited plan review process in Baton Rouge (Business Report)',
  'https://www.businessreport.com/newsletters/expedited-plan-review-process-in-baton-rouge-making-a-small-dent-in-a-big-problem',
);
const BR_REVIEW_FORM = read(
  'DPW Plan Review Application',
  'http://www.docstoc.com/docs/61953801/Flood-Elevation-Certificate-Cost-Baton-Rouge',
);
const BR_DATA = read('EBR Building Permits', 'https://data.brla.gov/d/7fq7-8j7r');

export const la: readonly CityProfile[] = [
  {
    slug: 'new-orleans-la',
    intro: [
      {
        text: {
          en: 'New Orleans will not review half a file. If a document is missing when you submit, the application is rejected and sent back to be submitted again; only commercial bid proposals are let through.',
          es: 'Nueva Orleans no revisa medio expediente. Si falta un documento al presentar, la solicitud se rechaza y hay que entregarla de nuevo; solo pasan las propuestas comerciales en licitación.',
        },
        sources: [NO_STANDARDS],
        confidence: 'A',
      },
      {
        text: {
          en: 'In a local historic district almost any exterior work, fences and paving included, needs a Certificate of Appropriateness, and Safety and Permits adds 50% to the permit and plan check fees.',
          es: 'En un distrito histórico local casi todo trabajo exterior, incluidas cercas y pavimentos, lleva Certificate of Appropriateness, y Safety and Permits suma 50% a las tarifas de permiso y revisión.',
        },
        sources: [NO_HDLC],
        confidence: 'A',
      },
      {
        text: {
          en: 'Non-structural renovation can leave with a permit the same day after one permit analyst’s review, unless the department decides that the job needs full plans.',
          es: 'La renovación no estructural puede salir con permiso el mismo día tras la revisión de un analista, salvo que el departamento decida que la obra requiere planos completos.',
        },
        sources: [NO_RENOVATION],
        confidence: 'A',
      },
    ],
    department: {
      name: 'New Orleans Department of Safety and Permits',
      url: 'https://www.nola.gov/guide-to-building-permits/',
      source: NO_GUIDE,
      confidence: 'A',
    },
    portal: {
      name: 'One Stop App',
      url: 'https://nola.gov/standards-for-complete-permit-applications/',
      source: NO_STANDARDS,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'State minimum everywhere in Louisiana since January 1, 2023: the 2021 International Building, Residential, Existing Building, Mechanical, Plumbing and Fuel Gas Codes and the 2020 NEC, as amended by the state council. Check the edition with the city.',
          es: 'Mínimo estatal en toda Luisiana desde el 1 de enero de 2023: códigos internacionales 2021 de edificación, residencial, edificios existentes, mecánico, plomería y gas, y NEC 2020, con enmiendas del consejo estatal. Confirme la edición con la ciudad.',
        },
        sources: [LA_CODES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Plans are checked against the city’s own amendments to the International Building Code and against the Comprehensive Zoning Ordinance, and a permit waits for both.',
          es: 'Los planos se revisan contra las enmiendas propias de la ciudad al International Building Code y contra el Comprehensive Zoning Ordinance, y el permiso espera a ambos.',
        },
        sources: [NO_NEW, NO_RENOVATION],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'New construction takes plans with live seals of a Louisiana architect or civil engineer, a dimensioned plot plan with off-street parking, and Manual J, S and D calculations.',
          es: 'La obra nueva lleva planos con sello original de arquitecto o ingeniero civil de Luisiana, plano del lote acotado con estacionamiento y cálculos Manual J, S y D.',
        },
        sources: [NO_NEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Drawings must be at least at 60% design development. A signed and dated contract goes with them, with printed names and titles, the whole scope and the cost split between materials and labor.',
          es: 'Los planos deben estar al menos en 60% de desarrollo de diseño. Los acompaña un contrato firmado y fechado, con nombres y cargos, el alcance completo y el costo separado en materiales y mano de obra.',
        },
        sources: [NO_STANDARDS],
        confidence: 'A',
      },
      {
        text: {
          en: 'Sheds, detached garages, gazebos, boathouses and generators are Accessory Structure permits, generally issued on the day of application.',
          es: 'Cobertizos, cocheras separadas, glorietas (gazebos), casetas de bote y generadores son permisos Accessory Structure, que por lo general se emiten el mismo día.',
        },
        sources: [NO_ACCESSORY],
        confidence: 'A',
      },
      {
        text: {
          en: 'A permit service’s list of exempt work: siding under 50% of a wall without new sheathing, floorboards, open porches and steps below 5 feet, retaining walls under 3 feet, interior finishes.',
          es: 'La lista de obras exentas según un servicio de permisos: revestimiento de menos de 50% de un muro sin entablado nuevo, duelas, porches abiertos y escalones de menos de 5 pies, muros de contención de menos de 3 y acabados interiores.',
        },
        sources: [NO_EXEMPT],
        confidence: 'C',
      },
      {
        text: {
          en: 'Exempt from the building permit is not exempt from the Historic District Landmarks Commission, HDLC: it approves roofing, fencing, maintenance and repairs that need no building permit at all.',
          es: 'Exento del permiso de construcción no significa libre de la Historic District Landmarks Commission, HDLC: esta aprueba techos, cercas, mantenimiento y reparaciones que no llevan permiso.',
        },
        sources: [NO_HDLC_GUIDE],
        confidence: 'B',
      },
    ],
    fees: [
      {
        text: {
          en: 'The permit costs $60 plus $5 per $1,000 of work. When plans are required there is a review fee of $1 per $1,000 more.',
          es: 'El permiso cuesta $60 más $5 por cada $1,000 de obra. Si se requieren planos, la revisión suma $1 por cada $1,000.',
        },
        sources: [NO_NEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'The HDLC itself charges nothing. Its cost reaches you as the 50% surcharge that Safety and Permits puts on the permit and plan checking fees.',
          es: 'La HDLC no cobra. Su costo llega como el recargo de 50% que Safety and Permits aplica a las tarifas de permiso y de revisión.',
        },
        sources: [NO_HDLC],
        confidence: 'A',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The city’s permit pages give 2 to 5 days for residential and 20 to 30 days for commercial plan review.',
          es: 'Las páginas de permisos de la ciudad dan de 2 a 5 días para la revisión residencial y de 20 a 30 para la comercial.',
        },
        sources: [NO_NEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Staff review for a Certificate of Appropriateness is put at about 3 to 5 days. Work that has to go before the commission follows its calendar instead.',
          es: 'La revisión del personal para un Certificate of Appropriateness se estima en 3 a 5 días. Lo que debe ir a la comisión sigue su calendario.',
        },
        sources: [NO_HDLC],
        confidence: 'A',
      },
    ],
    returns: [
      {
        text: {
          en: 'Whoever applies for an owner needs the owner’s Letter of Authorization. A contract without the material and labor split, or without signatures and titles, is an incomplete file.',
          es: 'Quien solicita por un dueño necesita su Letter of Authorization. Un contrato sin separar materiales y mano de obra, o sin firmas y cargos, es un expediente incompleto.',
        },
        sources: [NO_STANDARDS],
        confidence: 'A',
      },
      {
        text: {
          en: 'If the property changed hands within the last 365 days, the recorded Act of Sale goes in with the application. Put it in the first upload.',
          es: 'Si la propiedad cambió de dueño en los últimos 365 días, el Act of Sale inscrito va con la solicitud. Inclúyalo desde la primera entrega.',
        },
        sources: [NO_NEW],
        confidence: 'A',
      },
      {
        text: {
          en: 'Your move, in the city’s words: “Application Deficiencies”, “Additional information required”, “Plan Review Deficiencies”, “Plan Review - Response Pending” and “Returned for revision”.',
          es: 'Le toca a usted, en palabras de la ciudad: “Application Deficiencies”, “Additional information required”, “Plan Review Deficiencies”, “Plan Review - Response Pending” y “Returned for revision”.',
        },
        sources: [NO_DATA],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'The records refresh daily and begin at filing, so a review can be followed step by step. More than a hundred status words are in use; those we have not sorted are shown as the city writes them.',
          es: 'Los registros se renuevan a diario y empiezan en la presentación, así que se sigue la revisión paso a paso. Hay más de cien palabras de estado; las que no hemos clasificado se muestran como las escribe la ciudad.',
        },
        sources: [NO_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'Contractor, owner and applicant are named, with the value of the work and the total fee. The set also tells fees still unpaid, days open and the next step the city expects.',
          es: 'Se nombran contratista, dueño y solicitante, con el valor de la obra y la tarifa total. El conjunto dice además las tarifas por pagar, los días abiertos y el siguiente paso que espera la ciudad.',
        },
        sources: [NO_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['res_alteration', 'roofing', 'generator', 'electrical_service', 'mechanical'],
    faq: [
      {
        question: {
          en: 'Does painting need HDLC approval in New Orleans?',
          es: '¿Pintar necesita aprobación de la HDLC?',
        },
        answer: {
          text: {
            en: 'Not by itself. It does when brick that was never painted gets paint, or when the job includes caulking or replacing weatherboards.',
            es: 'Por sí solo, no. Sí cuando se pinta ladrillo que nunca tuvo pintura o cuando se sellan o cambian tablas exteriores.',
          },
          sources: [NO_HDLC],
          confidence: 'A',
        },
      },
      {
        question: { en: 'Where does an HDLC case begin?', es: '¿Dónde empieza un trámite ante la HDLC?' },
        answer: {
          text: {
            en: 'With the building permit application online. Those who cannot apply online may e-mail the form to HDLC staff or take it to the 7th floor of City Hall.',
            es: 'Con la solicitud de permiso de construcción en línea. Quien no pueda hacerlo así envía el formulario por correo electrónico al personal de la HDLC o lo lleva al piso 7 de City Hall.',
          },
          sources: [NO_HDLC],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'How much is the fee on a $40,000 renovation with plans?',
          es: '¿Cuánto es la tarifa de una renovación de $40,000 con planos?',
        },
        answer: {
          text: {
            en: 'Count $60, plus $5 for each $1,000 of the work, forty times here, plus $1 for each $1,000 as plan review. In a local historic district add half of that.',
            es: 'Cuente $60, más $5 por cada $1,000 de obra, aquí 40 veces, más $1 por cada $1,000 por la revisión de planos. En un distrito histórico local agregue la mitad.',
          },
          sources: [NO_NEW],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Who reviews work in the French Quarter?',
          es: '¿Quién revisa obras en el French Quarter?',
        },
        answer: {
          text: {
            en: 'The Vieux Carré Commission instead of the HDLC. Its permit and approval have to be in hand, and the same 50% surcharge applies.',
            es: 'La Vieux Carré Commission en lugar de la HDLC. Se necesita su permiso y aprobación, y rige el mismo recargo de 50%.',
          },
          sources: [NO_NEW],
          confidence: 'A',
        },
      },
    ],
  },
  {
    slug: 'baton-rouge-la',
    intro: [
      {
        text: {
          en: 'City and parish are one permit office here. Residential work above $7,500 has to be done by a registered home improvement contractor or a licensed residential contractor.',
          es: 'Aquí ciudad y parroquia son una sola oficina. La obra residencial de más de $7,500 debe hacerla un contratista registrado de mejoras o un contratista residencial con licencia.',
        },
        sources: [BR_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Everything is filed through MyGovernmentOnline. The account opens only after you answer an automatic phone call and press 1, so give a number somebody will pick up.',
          es: 'Todo se presenta en MyGovernmentOnline. La cuenta se activa solo cuando usted contesta una llamada automática y marca 1: dé un número que alguien atienda.',
        },
        sources: [BR_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Since January 2022, by the builders’ association’s account, regular plan review carries a seven business day guarantee and expedited review three.',
          es: 'Desde enero de 2022, según la asociación de constructores, la revisión normal de planos tiene garantía de siete días hábiles y la acelerada de tres.',
        },
        sources: [BR_HBA],
        confidence: 'C',
      },
    ],
    department: {
      name: 'City-Parish Department of Development, Permits and Inspections',
      url: 'https://www.brla.gov/2691/Residential',
      source: BR_RESIDENTIAL,
      confidence: 'A',
    },
    portal: {
      name: 'MyGovernmentOnline (MGO)',
      url: 'https://www.mygovernmentonline.org',
      source: BR_FAQ,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'East Baton Rouge enforces the Louisiana State Uniform Construction Code. Its 2023 edition rests on the 2021 I-Codes and the 2020 NEC and is the floor statewide; ask the permit office whether a later one has taken over.',
          es: 'East Baton Rouge aplica el Louisiana State Uniform Construction Code. Su edición de 2023 se apoya en los I-Codes 2021 y el NEC 2020 y es el mínimo en el estado; pregunte en la oficina si ya rige una posterior.',
        },
        sources: [LA_CODES],
        confidence: 'B',
      },

      {
        text: {
          en: 'An owner who builds still answers to the International Residential Code and the parish’s Unified Development Code, among others.',
          es: 'El dueño que construye responde igual al International Residential Code y al Unified Development Code de la parroquia, entre otros.',
        },
        sources: [BR_RESIDENTIAL],
        confidence: 'A',
      },
    ],
    permits: [
      {
        text: {
          en: 'The parish’s own list is long: changing windows or doors, an air conditioner or its parts, a water heater or its place, gas and sewer lines, covered patios and roofing or decking over 100 square feet all need a permit.',
          es: 'La lista de la parroquia es larga: llevan permiso cambiar ventanas o puertas, el aire acondicionado o sus piezas, el calentador de agua o su lugar, líneas de gas y drenaje, patios techados y techos o entablados de más de 100 pies cuadrados.',
        },
        sources: [BR_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Fences from 4 feet up need a permit, solid ones from 3 feet. Accessory structures do above 200 square feet.',
          es: 'Las cercas llevan permiso desde 4 pies y las cerradas desde 3. Las estructuras accesorias, arriba de 200 pies cuadrados.',
        },
        sources: [BR_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'Generators, solar panels and pools, in the ground or above it, are on the permit list as well. Window units are the one air conditioner that is not.',
          es: 'Generadores, paneles solares y piscinas, enterradas o no, también están en la lista. El aire de ventana es el único que no.',
        },
        sources: [BR_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'A flood zone determination is an application type of its own in MGO, under East Baton Rouge, type Permit. Ask for it before you draw finished floor heights.',
          es: 'La determinación de zona de inundación es un trámite propio en MGO, dentro de East Baton Rouge, tipo Permit. Pídala antes de dibujar niveles de piso.',
        },
        sources: [BR_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'Moving a building takes a licensed building mover and an inspection before it enters the street. Utilities connect only after every permit is finaled (older city-parish page).',
          es: 'Mudar un edificio requiere un transportista con licencia y una inspección antes de salir a la calle. Los servicios se conectan cuando todos los permisos están cerrados (página antigua de la ciudad-parroquia).',
        },
        sources: [BR_RELOCATION],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Fees go by construction value. In December 2021 a proposal to raise them was pulled from the Metro Council’s agenda; ask the permit office for the rate in force before you quote.',
          es: 'La tarifa depende del valor de la obra. En diciembre de 2021 se retiró de la agenda del Metro Council una propuesta para subirla; pida en la oficina de permisos la cifra vigente antes de cotizar.',
        },
        sources: [BR_FEES_NEWS],
        confidence: 'C',
      },
      {
        text: {
          en: 'Expedited residential review by the South Central Planning and Development Commission was priced at 10 cents a square foot plus a flat $60 when the service was widened, commercial at 19 cents.',
          es: 'La revisión residencial acelerada de la South Central Planning and Development Commission costaba 10 centavos por pie cuadrado más $60 fijos cuando se amplió el servicio; la comercial, 19 centavos.',
        },
        sources: [BR_EXPEDITED],
        confidence: 'C',
      },
      {
        text: {
          en: 'Real fees can be compared: every issued permit in the public records carries the fee paid next to the project value.',
          es: 'Las tarifas reales se pueden comparar: cada permiso emitido en los registros públicos trae la tarifa pagada junto al valor del proyecto.',
        },
        sources: [BR_DATA],
        confidence: 'B',
      },
    ],
    feeSchedule: null,
    timing: [
      {
        text: {
          en: 'The City-Parish told developers in January 2023 that standard review averaged 6.62 days for residential and 7.12 for commercial plans.',
          es: 'La ciudad-parroquia informó a los desarrolladores en enero de 2023 que la revisión normal promediaba 6.62 días en planos residenciales y 7.12 en comerciales.',
        },
        sources: [BR_COALITION],
        confidence: 'C',
      },
    ],
    returns: [
      {
        text: {
          en: 'A homeowner acting as contractor has to file a notarized affidavit claiming exemption from licensure, which is passed to the state licensing board. Without it the permit does not issue.',
          es: 'El dueño que actúa como contratista debe presentar una declaración notariada de exención de licencia, que pasa al consejo estatal. Sin ella no se emite el permiso.',
        },
        sources: [BR_RESIDENTIAL],
        confidence: 'A',
      },
      {
        text: {
          en: 'The plan review form itself warns that missing items may delay the review. It wants every sheet sealed, signed and dated by the architect or engineer, and the approved set in digital form before close-out.',
          es: 'El propio formulario de revisión avisa que lo faltante puede retrasarla. Pide cada lámina sellada, firmada y fechada por el arquitecto o ingeniero, y los planos aprobados en digital antes del cierre.',
        },
        sources: [BR_REVIEW_FORM],
        confidence: 'B',
      },
    ],
    feed: [
      {
        text: {
          en: 'The parish publishes issued permits, one to three days behind and with pauses. There is no status, so inspections and closings have to be read in MGO.',
          es: 'La parroquia publica permisos emitidos, con uno a tres días de atraso y pausas. No hay estado: inspecciones y cierres se leen en MGO.',
        },
        sources: [BR_DATA],
        confidence: 'B',
      },
      {
        text: {
          en: 'Contractor, value, fee, square footage and map point are filled on practically every row. The contractor stands as “Company - Qualifier”; about 2% of rows are not construction at all.',
          es: 'Contratista, valor, tarifa, superficie y punto en el mapa vienen en prácticamente cada renglón. El contratista aparece como “Company - Qualifier”; cerca de 2% de los renglones no es obra.',
        },
        sources: [BR_DATA],
        confidence: 'B',
      },
    ],
    commonPermits: ['windows_doors', 'mechanical', 'roofing', 'generator', 'fence'],
    faq: [
      {
        question: {
          en: 'May a homeowner build without a contractor in Baton Rouge?',
          es: '¿Puede un dueño construir sin contratista en Baton Rouge?',
        },
        answer: {
          text: {
            en: 'Yes, for the owner’s own home, with the notarized exemption affidavit kept at the permit office. The $7,500 rule then does not send the work to a licensee.',
            es: 'Sí, en su propia casa, con la declaración notariada de exención que hay en la oficina de permisos. La regla de $7,500 no obliga entonces a usar a alguien con licencia.',
          },
          sources: [BR_RESIDENTIAL],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Is a window swap really a permit here?',
          es: '¿De verdad cambiar una ventana lleva permiso?',
        },
        answer: {
          text: {
            en: 'Yes. “Changing windows or doors” is on the residential list, without a size limit. Price the permit and the inspection into the job.',
            es: 'Sí. “Changing windows or doors” está en la lista residencial, sin límite de tamaño. Incluya el permiso y la inspección en el precio.',
          },
          sources: [BR_RESIDENTIAL],
          confidence: 'A',
        },
      },
      {
        question: { en: 'When can the house be occupied?', es: '¿Cuándo se puede ocupar la casa?' },
        answer: {
          text: {
            en: 'After all inspections have passed and the Certificate of Occupancy is issued. One missed trade holds it.',
            es: 'Cuando pasaron todas las inspecciones y se emitió el Certificate of Occupancy. Un solo oficio pendiente lo detiene.',
          },
          sources: [BR_RESIDENTIAL],
          confidence: 'A',
        },
      },
    ],
  },
];
