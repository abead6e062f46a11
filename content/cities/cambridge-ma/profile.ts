import {
  MA_105_1,
  MA_143_3L,
  MA_248_3,
  MA_CODE_REPORT,
  MA_CODES,
  MA_REPAIR,
  MA_REPAIR_NORTON,
} from '@/content/codes/ma';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { MA_CODE_10, permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const CODE_10_NEWS = read(
  '10th Edition of the State Building Code, Mass.gov',
  'https://www.mass.gov/news/10th-edition-of-the-state-building-code-board-of-building-regulations-and-standards',
);
const CAM_APPLY = read(
  'Apply for a Building Permit, City of Cambridge',
  'https://cambridgema.gov/en/iwantto/applyforabuildingpermit',
);
const CAM_APPLY_EARLIER = read(
  'Apply for a Building Permit (earlier text, kept at an address that names the cannabis permit), City of Cambridge',
  'https://www.cambridgema.gov/iwantto/applyforacannabisbusinesspermit',
);
const CAM_FAQ = read(
  'Building, Electric and Plumbing Permits: Frequently Asked Questions, City of Cambridge',
  'https://cambridgema.gov/inspection/buildingelectricplumbingpermits/frequentlyaskedquestions',
);
const CAM_ONLINE = read(
  'How To Apply/Renew: On-Line Permitting System (kept with the food permits, covers building permits too), Cambridge Inspectional Services',
  'https://cambridgema.gov/inspection/foodandsanitarypermits/howtoapplyrenew',
);
const CAM_DATASET = read(
  'Building Permits: Addition/Alteration, Cambridge Open Data',
  'https://data.cambridgema.gov/d/qu2z-8suj',
);

const read24 = sourceReadOn('2026-11-24');

const CAM_SERVICE = read24(
  'Building Permits, Services, City of Cambridge',
  'https://www.cambridgema.gov/Services/buildingpermits',
);
const MA_105_2 = read24(
  'Work exempt from permit, 780 CMR 105.2 as the Town of South Hadley prints it',
  'https://www.southhadley.org/636/Permit-Requirements',
);
const MA_111_2 = read24(
  'Inspections: state building code 111.2 as the Town of Norton quotes it',
  'https://www.nortonma.org/building-inspector/pages/inspections',
);
const CAM_PORTAL = read24(
  'Cambridge permits, OpenGov (address as a third party’s software gives it, 2026)',
  'https://cambridgema.portal.opengov.com',
);

const read28 = sourceReadOn('2026-11-28');

const CAM_SPECIALIZED = read28(
  'Specialized Stretch Energy Code, City of Cambridge',
  'https://www.cambridgema.gov/CDD/zoninganddevelopment/sustainabledevelopment/stretchcode',
);
const CAM_SPECIALIZED_NEWS = {
  ...read28(
    'Cambridge Adopts the Massachusetts Specialized Stretch Energy Code, City of Cambridge',
    'https://cambridgema.gov/news/2023/02/cambridgeadoptsthemassachusettsspecializedstretchenergycode',
  ),
  publishedOn: '2023-02',
};

const CAM_FEES_2026 = permitFeesNotes(
  'Building Fees, Plumbing Fees and Electrical/Wiring Fees, Cambridge Inspectional Services',
  'research/massachusetts/cambridge.md',
);
const CAM_DESK = permitFeesNotes(
  'Cambridge Inspectional Services: telephone, address and hours',
  'src/content/cambridge/index.ts',
);

const MA_110_5 = {
  ...read28(
    'State building code 110.5, in the records of the City of Northampton',
    'http://archive.northamptonma.gov/WebLink/DocView.aspx?dbid=0&id=786661&repo=CityOfNorthampton',
  ),
  isCopy: true,
} as const;

export const profile: CityProfile = {
  slug: 'cambridge-ma',
  intro: [
    {
      text: {
        en: 'In Cambridge your application visits the other departments first. Only when they have signed off does it return to the Inspectional Services Department for the building review, and the portal shows whose desk it is on.',
        es: 'En Cambridge su solicitud visita primero a los demás departamentos. Solo cuando firman vuelve al Inspectional Services Department para la revisión de construcción, y el portal muestra en qué escritorio está.',
      },
      sources: [CAM_APPLY],
      confidence: 'A',
    },
    {
      text: {
        en: 'Age matters here: a structure more than 50 years old cannot be demolished without the Historical Commission, and landmarks and conservation districts need its approval for the permit too.',
        es: 'Aquí cuenta la edad: una estructura de más de 50 años no se demuele sin la Historical Commission, y los monumentos y distritos de conservación necesitan también su aprobación para el permiso.',
      },
      sources: [CAM_FAQ],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Cambridge Inspectional Services Department (ISD)',
    url: 'https://cambridgema.gov/en/iwantto/applyforabuildingpermit',
    source: CAM_APPLY,
    confidence: 'A',
  },
  portal: {
    name: 'Cambridge online permitting portal',
    url: 'https://cambridgema.portal.opengov.com',
    source: CAM_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      ...MA_CODES,
      {
        fields: ['energy'],
        edition: {
          en: 'Specialized Stretch Energy Code, 225 CMR 22 and 23',
          es: 'Specialized Stretch Energy Code, 225 CMR 22 y 23',
        },
        since: '2023-07-01',
        sources: [CAM_SPECIALIZED, CAM_SPECIALIZED_NEWS],
        confidence: 'A',
      },
    ],
    notes: [
      fact(
        'A',
        [CODE_10_NEWS, MA_CODE_10],
        'Plans drawn to the ninth edition of 780 CMR are no longer taken. A job that has not broken ground 180 days after the permit may see it expire unless extended (105.5).',
        'Ya no se reciben planos hechos con la novena edición del 780 CMR. Una obra que no arranca a los 180 días del permiso puede verlo vencido si no lo prorroga (105.5).',
      ),
      fact(
        'A',
        [CAM_SPECIALIZED, CAM_SPECIALIZED_NEWS],
        'The city adopted the specialized energy code on January 23, 2023. As the city told it in February 2023, new construction and major renovations must be all-electric or wired to become so. Ask Inspectional Services, 617-349-6100, whether your alteration falls under it.',
        'La ciudad adoptó el código de energía specialized el 23 de enero de 2023. Según lo contó la ciudad en febrero de 2023, la obra nueva y las renovaciones mayores deben ser totalmente eléctricas o quedar cableadas para serlo. Pregunte en Inspectional Services, 617-349-6100, si su remodelación entra ahí.',
      ),
      fact(
        'C',
        [MA_CODE_REPORT],
        'The state electrical code prints April 24, 2026 as its day, and a rule inside it says permits granted after February 28, 2026. Between the two ask Inspectional Services, 617-349-6100.',
        'El código eléctrico estatal da como fecha el 24 de abril de 2026, y una regla suya dice permisos otorgados después del 28 de febrero de 2026. Entre ambas pregunte en Inspectional Services, 617-349-6100.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'The permit goes to a construction supervisor licensed by the City of Cambridge or by the State, whose license covers structures of less than 35,000 cubic feet. Ask ISD which one a larger building calls for.',
        es: 'El permiso se da a un supervisor de construcción con licencia de Cambridge o del estado; la estatal cubre edificios de menos de 35,000 pies cúbicos. Confirme con ISD cuál necesita uno mayor.',
      },
      sources: [CAM_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Wiring, plumbing and gas permits are issued only to Massachusetts-licensed electricians, plumbers and gasfitters, each under its own state statute.',
        es: 'Los permisos de cableado, plomería y gas se emiten solo a electricistas, plomeros y gasistas con licencia de Massachusetts, cada uno bajo su propia ley estatal.',
      },
      sources: [CAM_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'Settle zoning with ISD or Community Development before you apply. New off-street parking or loading that needs a curb cut takes a separate application for driveway cuts.',
        es: 'Resuelva la zonificación con ISD o Community Development antes de solicitar. El estacionamiento nuevo que necesita rebajar la banqueta lleva una solicitud aparte de driveway cuts.',
      },
      sources: [CAM_APPLY_EARLIER],
      confidence: 'A',
    },
    fact(
      'A',
      [CAM_SERVICE],
      'In residential areas ordinance 8.16.80 lets construction run from 7 AM to 6 PM on weekdays and 9 AM to 6 PM on Saturdays. Sundays take a special permit from the Police Department.',
      'En zonas residenciales la ordenanza 8.16.80 permite obra de 7 AM a 6 PM entre semana y de 9 AM a 6 PM los sábados. Los domingos llevan un permiso especial de la policía.',
    ),
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'Only ordinary repairs are exempt; as towns read the State’s code, a whole new roof is no ordinary repair.',
        es: 'Solo están exentas las reparaciones ordinarias; según municipios, un techo entero nuevo no es una de ellas.',
      },
      sources: [CAM_SERVICE, MA_REPAIR, MA_105_1],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'State code, as a city prints it: replacement windows are permit work.',
        es: 'Código estatal, como lo publica una ciudad: las ventanas de reemplazo llevan permiso.',
      },
      sources: [MA_105_1],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'depends',
      text: {
        en: 'A fence over 7 feet needs one, a fence up to 6 does not. For what lies between, South Hadley’s print of the state code says yes and Taunton’s no: ask. Settle zoning first all the same.',
        es: 'Una cerca de más de 7 pies lo necesita; una de hasta 6, no. Para lo que queda en medio, el texto del código estatal que publica South Hadley dice que sí y el de Taunton que no: pregunte. Resuelva antes la zonificación.',
      },
      sources: [MA_105_2, MA_105_1],
      confidence: 'C',
    },
    {
      job: 'shed',
      needs: 'depends',
      text: {
        en: 'Not for one floor up to 200 square feet, by the state code; a larger one needs a permit.',
        es: 'No, si es de un piso y hasta 200 pies cuadrados, según el código estatal; uno mayor, sí.',
      },
      sources: [MA_105_2],
      confidence: 'C',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'It is construction, and towns do not count even rebuilding one as ordinary repair.',
        es: 'Es construcción, y los municipios no cuentan ni el rehacerla como reparación ordinaria.',
      },
      sources: [CAM_SERVICE, MA_REPAIR_NORTON],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'The wiring of an air conditioner up to 25 tons pays $40, and mechanical systems are permit work.',
        es: 'El cableado de un aire de hasta 25 toneladas paga $40, y los sistemas mecánicos llevan permiso.',
      },
      sources: [CAM_FEES_2026, MA_105_1],
      confidence: 'B',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'From a licensed plumber: $50, or $100 for a tankless one.',
        es: 'A nombre de un plomero con licencia: $50, o $100 si es de paso (sin tanque).',
      },
      sources: [CAM_FEES_2026, MA_248_3],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'A wiring permit for a licensed electrician: $10 per 100 amps.',
        es: 'Un permiso de cableado para un electricista con licencia: $10 por cada 100 amperios.',
      },
      sources: [CAM_FEES_2026, CAM_FAQ],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [CAM_SERVICE, CAM_APPLY],
      'The city’s page names one exemption only, ordinary repairs as the Building Code defines them. Signs, asbestos removal and demolition are kinds of building permit here.',
      'La página de la ciudad nombra una sola exención, las reparaciones ordinarias según el Building Code. Letreros, retiro de asbesto y demolición son aquí clases de permiso de construcción.',
    ),
    fact(
      'C',
      [MA_105_2, MA_105_1],
      'Section 105.2 of 780 CMR, the same for every Massachusetts city and read as a town prints it, without a date, adds to it: a tool shed of one floor up to 200 square feet, a fence up to 6 feet high (7 in Taunton’s print), plastic-film greenhouses, finish work, and awnings that project no more than 54 inches.',
      'La sección 105.2 del 780 CMR, igual para toda ciudad de Massachusetts y leída como la publica un municipio, sin fecha, agrega: un cobertizo de un piso de hasta 200 pies cuadrados, una cerca de hasta 6 pies de alto (7 en el texto de Taunton), invernaderos de plástico, acabados y toldos que sobresalgan hasta 54 pulgadas.',
    ),
  ],
  steps: [
    fact(
      'A',
      [CAM_FAQ],
      'Have zoning settled, and the Historical Commission’s approval where the structure is protected or a building to be demolished is over 50 years old.',
      'Tenga resuelta la zonificación, y la aprobación de la Historical Commission si la estructura está protegida o el edificio por demoler tiene más de 50 años.',
    ),
    fact(
      'A',
      [CAM_APPLY],
      'Register with the permitting software, fill in the application and upload everything as PDF. An unfinished one can be saved.',
      'Regístrese en el sistema de permisos, llene la solicitud y suba todo en PDF. Una sin terminar se puede guardar.',
    ),
    fact(
      'A',
      [CAM_APPLY],
      'A short completeness check follows, then the departments outside ISD take their turns.',
      'Sigue una comprobación breve de que todo esté completo y luego pasan los departamentos fuera de ISD.',
    ),
    fact(
      'A',
      [CAM_ONLINE, CAM_APPLY_EARLIER],
      'With the departments’ pre-approval comes the invoice. Pay it at once: on that day, by the city’s earlier instructions, the pre-application becomes an application and its 30 days begin.',
      'Con la preaprobación de los departamentos llega la factura. Páguela enseguida: ese día, según instrucciones anteriores de la ciudad, la presolicitud pasa a solicitud y empiezan sus 30 días.',
    ),
    fact(
      'A',
      [CAM_APPLY],
      'ISD makes the building review. Post the permit where it can be seen before work begins.',
      'ISD hace la revisión de construcción. Coloque el permiso a la vista antes de empezar la obra.',
    ),
  ],
  inspections: {
    booking: null,
    cutOff: null,
    visit: fact(
      'B',
      [MA_143_3L],
      'Electrical work: by state law the inspector of wires answers in writing, approved or not, within five days of the written notice that it is finished. For the other trades ask 617-349-6100.',
      'Trabajo eléctrico: por ley estatal el inspector contesta por escrito, aprobado o no, en los cinco días siguientes al aviso escrito de que está terminado. Por los demás oficios pregunte en el 617-349-6100.',
    ),
    notes: [
      fact(
        'C',
        [MA_110_5, MA_111_2],
        'State code 110.5 only has the permit holder tell the building official that work is ready and give access. An earlier edition, quoted by another town, asked for 24 hours’ notice and had the inspector come within 48.',
        'El 110.5 del código estatal solo pide al titular decir al funcionario que la obra está lista y dar acceso. Una edición anterior, citada por otro municipio, pedía 24 horas de aviso y mandaba llegar al inspector en 48.',
      ),
      fact(
        'B',
        [CAM_FEES_2026],
        'Call the plumbing final within five days of finishing, or $50 is due; a reinspection costs the same.',
        'Pida la final de plomería en los cinco días siguientes a terminar, o se deben $50; lo mismo cuesta una reinspección.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Inspectional Services Department (ISD)',
      phone: '+16173496100',
      address: '831 Massachusetts Avenue, Cambridge, MA 02139',
      note: {
        en: 'A copy of its fee pages gives short hours, such as 7:00 to 8:30 a.m., which may be the inspectors’. Call before you go.',
        es: 'Una copia de sus páginas de tarifas da un horario reducido, como 7:00 a 8:30 a. m., que pueden ser las de los inspectores. Llame antes de ir.',
      },
      source: CAM_DESK,
      confidence: 'C',
    },
  ],
  fees: [
    fact(
      'B',
      [CAM_FEES_2026],
      'A building permit is $20 per $1,000 of cost, each fraction counting whole, and $50 at least; in a building of up to three dwellings it is $15. A remodel of $50,000 is $1,000, or $750 in such a house, without the trades.',
      'El permiso de construcción es $20 por cada $1,000 de costo, con cada fracción contada entera, y $50 como mínimo; en un edificio de hasta tres viviendas es $15. Una remodelación de $50,000 paga $1,000, o $750 en una casa así, sin los oficios.',
    ),
    fact(
      'B',
      [CAM_FEES_2026],
      'Plumbing is $50 for five fixtures and $5 for each further one, a water heater $50, or $100 if it is tankless. A service is $10 per 100 amps. Whoever starts before the permit pays three times the fee.',
      'La plomería es $50 por cinco aparatos y $5 por cada uno más; un calentador de agua, $50, o $100 si es de paso (sin tanque). Una acometida es $10 por cada 100 amperios. Quien empieza antes del permiso paga tres veces la tarifa.',
    ),
    {
      text: {
        en: 'A building permit is paid after the departments’ pre-approval, not at submission; other permits are paid when you submit. The portal adds 2.5% to a card payment or $2.00 to a web check.',
        es: 'El permiso de construcción se paga después de la preaprobación de los departamentos, no al presentar; otros se pagan al presentar. El portal suma 2.5% con tarjeta o $2.00 con cheque en línea.',
      },
      sources: [CAM_ONLINE],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'The 30 days for approval start on the day the invoice is paid, when the pre-application becomes an application, according to the city’s earlier instructions. Time at other departments is not part of them.',
        es: 'Los 30 días para aprobar empiezan el día en que se paga la factura, cuando la presolicitud pasa a solicitud, según instrucciones anteriores de la ciudad. El tiempo en otros departamentos no cuenta.',
      },
      sources: [CAM_APPLY_EARLIER],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: 'The first check is for completeness only and says nothing of merit. Add what is asked directly in the portal, as PDF, and keep an eye on the address you registered with: that is where notices go.',
        es: 'La primera revisión solo mira que todo esté completo y no juzga el fondo. Agregue lo que pidan en el portal, en PDF, y vigile el correo con que se registró: ahí llegan los avisos.',
      },
      sources: [CAM_APPLY],
      confidence: 'A',
    },
    {
      text: {
        en: 'Questions e-mailed to a reviewer’s own address are lost to the rest of the staff. The city asks for everything in the portal’s Comments.',
        es: 'Lo que se manda al correo personal de un revisor no lo ve el resto del personal. La ciudad pide que todo vaya en Comments, dentro del portal.',
      },
      sources: [CAM_APPLY],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Cambridge publishes each kind of permit in its own table (addition and alteration, new construction, demolition, solar), daily, with the firm’s name, cost, and both submission and issue dates, which is what measuring the wait takes.',
        es: 'Cambridge publica cada clase de permiso en su tabla (ampliación y remodelación, obra nueva, demolición, solar), a diario, con nombre de la empresa, costo y fechas de ingreso y emisión, que es lo que hace falta para medir la espera.',
      },
      sources: [CAM_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'There are only two states, Active and Complete, and nothing before issuance. The ZIP code is inside the address line.',
        es: 'Solo hay dos estatus, Active y Complete, y nada antes de emitir. El código postal va dentro de la dirección.',
      },
      sources: [CAM_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['res_alteration', 'commercial_ti', 'solar_pv', 'demolition', 'sign'],
  faq: [
    {
      question: {
        en: 'Does ordinary repair need a permit in Cambridge?',
        es: '¿La reparación ordinaria necesita permiso en Cambridge?',
      },
      answer: {
        text: {
          en: 'No: ordinary repairs as the State Building Code defines them are exempt. To construct, alter or demolish, or to install a sign, you need the permit first and post it where it can be seen.',
          es: 'No: las reparaciones ordinarias, según las define el código estatal, están exentas. Para construir, remodelar, demoler o instalar un letrero necesita antes el permiso, colocado a la vista.',
        },
        sources: [CAM_APPLY, CAM_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Why does the city tell homeowners to let the contractor pull it?',
        es: '¿Por qué la ciudad aconseja que el permiso lo saque el contratista?',
      },
      answer: {
        text: {
          en: 'Because an owner who holds the permit may be liable for the contractors on the property and loses the protection of the Home Improvement Contractor Law.',
          es: 'Porque el dueño que tiene el permiso puede responder por los contratistas en su propiedad y pierde la protección de la Home Improvement Contractor Law.',
        },
        sources: [CAM_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How do I see where my Cambridge application is?',
        es: '¿Cómo veo dónde está mi solicitud de Cambridge?',
      },
      answer: {
        text: {
          en: 'Sign in to the permitting portal: it names the department that has it. Submitting sends you an e-mail with a link to your copy.',
          es: 'Inicie sesión en el portal de permisos: indica el departamento que la tiene. Al presentar recibe un correo electrónico con enlace a su copia.',
        },
        sources: [CAM_APPLY],
        confidence: 'A',
      },
    },
  ],
};
