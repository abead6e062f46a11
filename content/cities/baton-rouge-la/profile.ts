import { LA_40_1730_23, LA_CODES } from '@/content/codes/la';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

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
const BR_COALITION = {
  ...read(
    'Monthly meetings with the City-Parish (Baton Rouge Growth Coalition, January 2023)',
    'https://growthcoalition.com/news-1/2023/1/30/information-from-monthly-meetings-with-the-city-parish',
  ),
  publishedOn: '2023-01-30',
};
const BR_EXPEDITED = read(
  'Expedited plan review process in Baton Rouge (Business Report)',
  'https://www.businessreport.com/newsletters/expedited-plan-review-process-in-baton-rouge-making-a-small-dent-in-a-big-problem',
);
const BR_REVIEW_FORM: CitySource = {
  ...read(
    'DPW Plan Review Application',
    'http://www.docstoc.com/docs/61953801/Flood-Elevation-Certificate-Cost-Baton-Rouge',
  ),
  isCopy: true,
};
const BR_DATA = read('EBR Building Permits', 'https://data.brla.gov/d/7fq7-8j7r');

const read24 = sourceReadOn('2026-11-24');

const BR_OCCUPANCY = {
  ...read24(
    'Occupancy Permit Instructions, Baton Rouge (Derbes Falgoust)',
    'https://www.derbesfalgoust.com/resources/entry/2021/05/25/occupancy-permit-instructions-city-of-baton-rouge-parish-of-east-baton-rouge-1',
  ),
  publishedOn: '2021-05-25',
};
const BR_311 = read24(
  'New Construction Issues, City-Parish 311 knowledge base',
  'https://br311.qscend.com/311/knowledgebase/article/202492',
);
const LSU_PERMIT = read24(
  'Getting a Building Permit, LSU AgCenter',
  'https://www.lsuagcenter.com/topics/family_home/home/design_construction/laws%20licenses%20permits/getting%20a%20permit/getting-a-building-permit',
);

const BR_FEES_2026 = permitFeesNotes(
  'Permit & Inspection Fees, City-Parish Department of Development',
  'research/louisiana/baton-rouge.md',
);

export const profile: CityProfile = {
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
        en: 'Since January 2022, by the builders’ association’s account, regular plan review has carried a seven business day guarantee and expedited review three.',
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
  codes: {
    editions: LA_CODES,
    notes: [
      fact(
        'A',
        [BR_RESIDENTIAL],
        'An owner who builds still answers to the International Residential Code and the parish’s Unified Development Code, among others.',
        'El dueño que construye responde igual al International Residential Code y al Unified Development Code de la parroquia, entre otros.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'On the parish’s list of work with a permit are also gas and sewer lines, covered patios, home additions and renovations, and any change of the floor plan or of a structural part.',
        es: 'En la lista de la parroquia de obra con permiso están también las líneas de gas y drenaje, los patios techados, ampliaciones y remodelaciones, y todo cambio del plano o de una parte estructural.',
      },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'Generators, solar panels and pools, in the ground or above it, are on the permit list as well.',
        es: 'Generadores, paneles solares y piscinas, enterradas o no, también están en la lista.',
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
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Only above 100 square feet: the list says “roofing and decking”.',
        es: 'Solo con más de 100 pies cuadrados: la lista dice “roofing and decking”, techo y entablado.',
      },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'Changing windows or doors is on the list, without a size limit.',
        es: 'Cambiar ventanas o puertas está en la lista, sin límite de tamaño.',
      },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'Only from 4 feet up, a solid one from 3 feet up.',
        es: 'Solo desde 4 pies de altura; si es ciega (sin huecos), desde 3 pies.',
      },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: { en: 'Only above 200 square feet.', es: 'Solo con más de 200 pies cuadrados.' },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'For changing out a unit or its components; only window units are left out.',
        es: 'Para cambiar un equipo o sus componentes; solo el aire de ventana queda fuera.',
      },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: { en: 'For changing out or relocating one.', es: 'Para cambiarlo o moverlo de lugar.' },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Any electrical work is on the list.',
        es: 'Todo trabajo eléctrico está en la lista.',
      },
      sources: [BR_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'C',
      [LSU_PERMIT],
      'Across Louisiana, says the state university’s extension service, light cosmetic work such as painting, carpet or counter tops generally goes without one.',
      'En toda Luisiana, dice el servicio de extensión de la universidad estatal, lo cosmético ligero, como pintura, alfombra o encimeras, por lo general va sin permiso.',
    ),
  ],
  steps: [
    fact(
      'A',
      [BR_FAQ],
      'Create the MyGovernmentOnline account and take the activation call that follows within about 10 minutes.',
      'Abra la cuenta de MyGovernmentOnline y atienda la llamada de activación, que llega en unos 10 minutos.',
    ),
    fact(
      'A',
      [BR_FAQ],
      'Under Permits & Licensing choose Apply Online, then Louisiana, East Baton Rouge and the project type Permit.',
      'En Permits & Licensing elija Apply Online, luego Louisiana, East Baton Rouge y el tipo Permit.',
    ),
    fact(
      'A',
      [BR_FAQ],
      'Fill in the project, upload the documents and submit; the file goes to the City-Parish. The flood zone determination is asked for the same way.',
      'Llene el proyecto, suba los documentos y envíe; el expediente pasa a la ciudad-parroquia. La determinación de zona de inundación se pide igual.',
    ),
    fact(
      'C',
      [BR_HBA],
      'Plan review: seven business days as a rule, three if expedited, by the builders’ association’s account of the guarantee.',
      'Revisión de planos: siete días hábiles por lo general, tres si es acelerada, según cuenta la asociación de constructores.',
    ),
    fact(
      'A',
      [BR_RESIDENTIAL],
      'Above $7,500 name the licensed contractor, or hand in the homeowner’s notarized affidavit.',
      'Por encima de $7,500 nombre al contratista con licencia, o entregue la declaración notariada del dueño.',
    ),
    fact(
      'B',
      [BR_FEES_2026],
      'Pay the permit and the $25 for technology, by credit card 5% more; the permit then issues.',
      'Pague el permiso y los $25 de tecnología, con tarjeta de crédito 5% más; entonces sale el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'B',
      [BR_311, BR_RELOCATION],
      'Call the permit and inspection office, 225-389-3105, when the work is ready; that the applicant calls is said on an older page of the city-parish about relocated houses.',
      'Llame a la oficina de permisos e inspecciones, 225-389-3105, cuando la obra esté lista; que llama el solicitante lo dice una página anterior de la ciudad-parroquia sobre casas trasladadas.',
    ),
    cutOff: null,
    visit: fact(
      'C',
      [BR_OCCUPANCY],
      'For the occupancy inspection of a commercial space a local brokerage advises leaving the door unlocked from 7:30 a.m. to about 4:30 p.m.',
      'Para la inspección de ocupación de un local, una agencia inmobiliaria aconseja dejar la puerta sin llave de 7:30 a.m. a cerca de 4:30 p.m.',
    ),
    notes: [
      fact(
        'A',
        [LA_40_1730_23],
        'State law lets a contractor or a homeowner use a certified third-party provider for plan review and inspections, as long as the provider has no interest in the job.',
        'La ley estatal permite al contratista o al dueño usar un tercero certificado para la revisión de planos y las inspecciones, siempre que no tenga interés en la obra.',
      ),
      fact(
        'A',
        [BR_RESIDENTIAL],
        'All inspections have to be completed and passed before a Certificate of Occupancy is issued.',
        'Todas las inspecciones deben hacerse y pasarse antes de que se emita un Certificate of Occupancy.',
      ),
      fact(
        'C',
        [BR_OCCUPANCY],
        'For an occupancy inspection the same brokerage also advises you to have the water on and the fire extinguishers up to date (2021).',
        'Para una inspección de ocupación, la misma agencia aconseja además tener el agua conectada y los extintores al día (2021).',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'City-Parish Permit and Inspection Office',
      phone: '+12253893105',
      source: BR_311,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Permit and Inspection Office',
      phone: '+12253893226',
      note: {
        en: 'Given for occupancy permits, by a local brokerage in 2021.',
        es: 'Para permisos de ocupación, según una agencia inmobiliaria local en 2021.',
      },
      address: '300 North 10th Street, Baton Rouge, LA',
      source: BR_OCCUPANCY,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'B',
      [BR_FEES_2026],
      'A house goes by area: $0.80 a square foot plus $125, and $250 at least for a remodel, addition or accessory building. Each mechanical, electrical, plumbing or gas permit is $125, a fence $250, a pool or generator $500, solar panels $375. Every permit adds $25 for technology (fee page as read in September 2026).',
      'Una casa va por superficie: $0.80 por pie cuadrado más $125, y $250 como mínimo en remodelación, ampliación o edificio accesorio. Cada permiso mecánico, eléctrico, de plomería o de gas es $125, una cerca $250, una piscina o un generador $500, paneles solares $375. Cada permiso suma $25 de tecnología (página de tarifas, leída en septiembre de 2026).',
    ),
    fact(
      'B',
      [BR_FEES_2026],
      'Commercial work goes by value: $5 per $1,000 up to $100,000, then $4 up to $500,000, and $100 at least; plan review adds $3 per $1,000. A trade permit is $125 up to $100,000 and $300 up to $500,000. A reinspection is $75, and a credit card costs 5% more.',
      'La obra comercial va por valor: $5 por cada $1,000 hasta $100,000, luego $4 hasta $500,000, y $100 como mínimo; la revisión de planos suma $3 por cada $1,000. Un permiso de especialidad es $125 hasta $100,000 y $300 hasta $500,000. Una reinspección es $75, y pagar con tarjeta de crédito cuesta 5% más.',
    ),
    {
      text: {
        en: 'Expedited residential review by the South Central Planning and Development Commission was 10 cents a square foot plus a flat $60, commercial 19 cents, by a Business Report article on the widening of the service. The article as we read it carries no date: ask for today’s price at 225-389-3105.',
        es: 'La revisión residencial acelerada de la South Central Planning and Development Commission costaba 10 centavos por pie cuadrado más $60 fijos y la comercial 19 centavos, según un artículo de Business Report sobre la ampliación del servicio. El artículo, como lo leímos, no trae fecha: pregunte el precio de hoy en el 225-389-3105.',
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
        es: 'La parroquia publica permisos emitidos, con uno a tres días de atraso y pausas. No hay estatus: inspecciones y cierres se leen en MGO.',
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
};
