import type { CityProfile, CitySource } from '@/lib/cities/types';

const read = (title: string, url: string): CitySource => ({ title, url, readOn: '2026-11-21' });

const CODE_10 = read(
  'Tenth Edition of the MA State Building Code 780, Mass.gov',
  'https://www.mass.gov/handbook/tenth-edition-of-the-ma-state-building-code-780',
);
const CODE_10_NEWS = read(
  '10th Edition of the State Building Code, Mass.gov',
  'https://www.mass.gov/news/10th-edition-of-the-state-building-code-board-of-building-regulations-and-standards',
);
const STATE_FAQ = read(
  'Building permits FAQs, Mass.gov',
  'http://www.mass.gov/eopss/consumer-prot-and-bus-lic/license-type/csl/building-permits-faqs.html',
);
const ENERGY = read(
  'MA Building Code 10th Edition Update, Code Red Consultants',
  'https://coderedconsultants.com/insights/ma-building-code-10th-edition-update-2/',
);

const BOS_SHORT = read(
  'Short Form Permit, Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/shortform.asp',
);
const BOS_LONG = read(
  'Long Form Permit, Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/longform.asp',
);
const BOS_COUNTER = read(
  'Building Permits (Counter 1), Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/counter1.asp',
);
const BOS_AS_OF_RIGHT = read(
  'Buildings and Structures "As of Right" FAQ, Boston Inspectional Services',
  'http://www.cityofboston.gov/isd/building/asofright/aorfaq.asp',
);
const BOS_SHORT_FEES = read(
  'Short form permit, Boston.gov',
  'https://www.boston.gov/permitting/permits/short-form-permit',
);
const BOS_LONG_FEES = read(
  'Long form permit, Boston.gov',
  'https://www.boston.gov/permitting/permits/long-form-permit',
);
const BOS_LANDMARKS = read(
  'How to apply for Landmarks design review, Boston.gov',
  'https://www.boston.gov/departments/landmarks-commission/how-apply-landmarks-design-review',
);
const BOS_BUILDER = read('Permitting in the City of Boston', 'https://abacusbuilders.com/permitting/');
const BOS_DATASET = read(
  'Approved Building Permits, Analyze Boston',
  'https://data.boston.gov/dataset/approved-building-permits',
);

const CAM_APPLY = read(
  'Apply for a Building Permit, City of Cambridge',
  'https://cambridgema.gov/en/iwantto/applyforabuildingpermit',
);
const CAM_APPLY_EARLIER = read(
  'Apply for a Building Permit (earlier page), City of Cambridge',
  'https://www.cambridgema.gov/iwantto/applyforacannabisbusinesspermit',
);
const CAM_FAQ = read(
  'Building, Electric and Plumbing Permits: Frequently Asked Questions, City of Cambridge',
  'https://cambridgema.gov/inspection/buildingelectricplumbingpermits/frequentlyaskedquestions',
);
const CAM_ONLINE = read(
  'How To Apply/Renew, Cambridge Inspectional Services',
  'https://cambridgema.gov/inspection/foodandsanitarypermits/howtoapplyrenew',
);
const CAM_STRETCH = read(
  'City of Cambridge Application for Green Communities Designation',
  'http://docplayer.net/8053266-City-of-cambridge-application-for-green-communities-designation.html',
);
const CAM_HOURS = read(
  'Construction FAQs, 40 Thorndike Street, Cambridge',
  'https://www.thorndikeconstruction.com/faqs/',
);
const CAM_DATASET = read(
  'Building Permits: Addition/Alteration, Cambridge Open Data',
  'https://data.cambridgema.gov/d/qu2z-8suj',
);

export const ma: readonly CityProfile[] = [
  {
    slug: 'boston-ma',
    intro: [
      {
        text: {
          en: 'Boston’s Inspectional Services Department, ISD, works with two forms. The short form is for minor work that touches neither structure, exits, use nor living space; everything else is a long form, with plans.',
          es: 'El Inspectional Services Department de Boston, ISD, trabaja con dos formularios. El short form es para obra menor que no toca estructura, salidas, uso ni espacio habitable; todo lo demás es long form, con planos.',
        },
        sources: [BOS_SHORT, BOS_LONG],
        confidence: 'A',
      },
      {
        text: {
          en: 'A long form that breaks a zoning rule is refused, and the refusal is the ticket to the Board of Appeal. A builder who works here counts several months to a year for that road.',
          es: 'Un long form que incumple la zonificación se rechaza, y ese rechazo es la entrada a la Board of Appeal. Un constructor local calcula de varios meses a un año por ese camino.',
        },
        sources: [BOS_BUILDER],
        confidence: 'C',
      },
    ],
    department: {
      name: 'Boston Inspectional Services Department (ISD), Building Division',
      url: 'https://www.boston.gov/permitting/permits/long-form-permit',
      source: BOS_LONG_FEES,
      confidence: 'B',
    },
    portal: {
      name: 'Boston online permits',
      url: 'https://www.boston.gov/permitting/permits/short-form-permit',
      source: BOS_COUNTER,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: 'The Massachusetts State Building Code, 780 CMR, tenth edition, has stood alone since its overlap with the ninth ended on June 30, 2025. It is built on the 2021 I-Codes, with the residential code in chapter 51.',
          es: 'El Massachusetts State Building Code, 780 CMR, décima edición, rige solo desde que terminó su convivencia con la novena el 30 de junio de 2025. Se basa en los I-Codes de 2021, con el código residencial en el capítulo 51.',
        },
        sources: [CODE_10],
        confidence: 'A',
      },
      {
        text: {
          en: 'That book is only the base for energy. Cities may go further through the state’s stretch and specialized codes, 225 CMR 22 and 23; ask ISD which applies on your filing date before insulation and equipment are priced.',
          es: 'Ese libro es solo la base en energía. Las ciudades pueden ir más lejos con los códigos stretch y specialized, 225 CMR 22 y 23; pregunte a ISD cuál aplica en su fecha antes de cotizar aislamiento y equipos.',
        },
        sources: [CODE_10, ENERGY],
        confidence: 'C',
      },
    ],
    permits: [
      {
        text: {
          en: 'A short form asks for a full description, the total cost, your license and the contract signed by you and the owner; online also the insurance certificate and the workers’ compensation affidavit. Plans only if the ward inspector wants them.',
          es: 'El short form pide descripción completa, costo total, su licencia y el contrato firmado por usted y el dueño; en línea, también certificado de seguro y declaración de compensación laboral. Planos solo si los pide el inspector del distrito.',
        },
        sources: [BOS_SHORT],
        confidence: 'A',
      },
      {
        text: {
          en: 'New decks, pools, signs and canopies never go on a short form, nor does added fire protection or a change of legal occupancy.',
          es: 'Terrazas, piscinas, letreros y toldos nuevos nunca van en short form, como tampoco la protección contra incendio adicional ni el cambio de ocupación legal.',
        },
        sources: [BOS_SHORT],
        confidence: 'A',
      },
      {
        text: {
          en: 'A long form needs owner authorization, site plan, floor plans, a certified plot plan with lot lines and the sign-off of a licensed contractor or engineer. It may be begun online, but the documents were handed over at Counter 1, 1010 Massachusetts Avenue, by the page we read.',
          es: 'El long form necesita autorización del dueño, plano del sitio, plantas, un plot plan certificado con linderos y la firma de un contratista o ingeniero con licencia. Se puede iniciar en línea, pero los documentos se entregaban en Counter 1, 1010 Massachusetts Avenue, según la página leída.',
        },
        sources: [BOS_LONG],
        confidence: 'A',
      },
      {
        text: {
          en: 'Basement and ground work needs a rodent control number, and a property in a historic district needs the landmark approval letter, before even a short form can be issued.',
          es: 'La obra en sótano o suelo necesita un número de control de roedores, y una propiedad en distrito histórico la carta de aprobación, antes de que se emita siquiera un short form.',
        },
        sources: [BOS_SHORT],
        confidence: 'A',
      },
    ],
    fees: [
      {
        text: {
          en: 'Both forms charge $10 per $1,000 of cost, prorated, on top of a base: $20 for the short form and $50 for the long one.',
          es: 'Ambos formularios cobran $10 por cada $1,000 de costo, prorrateados, sobre una base: $20 el short form y $50 el long form.',
        },
        sources: [BOS_SHORT_FEES, BOS_LONG_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Trades start at $20: plumbing adds $5 a fixture, gas $5 an appliance or meter, an electrical service $0.25 per amp up to 240 volts and $0.75 above.',
          es: 'Los oficios parten de $20: plomería suma $5 por mueble, gas $5 por aparato o medidor, y un servicio eléctrico $0.25 por ampere hasta 240 voltios y $0.75 por encima.',
        },
        sources: [BOS_SHORT_FEES, BOS_LONG_FEES],
        confidence: 'B',
      },
      {
        text: {
          en: 'Starting without the permit card in hand, or going past what it allows, can double the fee, and both owner and builder get a violation.',
          es: 'Empezar sin la tarjeta de permiso en mano, o pasar de lo que autoriza, puede duplicar la tarifa, y tanto dueño como constructor reciben una infracción.',
        },
        sources: [BOS_COUNTER],
        confidence: 'A',
      },
    ],
    feeSchedule: 'boston-ma',
    timing: [
      {
        text: {
          en: 'State law gives the inspector 30 days from a complete application to approve, deny or ask. A local builder reports short forms in about a day and long forms without zoning issues inside the 30.',
          es: 'La ley estatal da al inspector 30 días desde una solicitud completa para aprobar, negar o pedir datos. Un constructor local informa de short forms en cerca de un día y long forms sin problema de zonificación dentro de los 30.',
        },
        sources: [STATE_FAQ, BOS_BUILDER],
        confidence: 'C',
      },
    ],
    returns: [
      {
        text: {
          en: 'ISD no longer accepts a long form without plans, and one that lacks the plot plan or owner’s signature is not processed. For a house the State’s minimum set runs from site plan to fire protection locations and energy data.',
          es: 'ISD ya no recibe un long form sin planos, y el que llega sin plot plan o sin firma del dueño no se procesa. Para una casa, el juego mínimo del estado va del plano del sitio a la protección contra incendio y los datos de energía.',
        },
        sources: [BOS_LONG, STATE_FAQ],
        confidence: 'A',
      },
      {
        text: {
          en: 'The Landmarks Commission hears cases on the fourth Tuesday of the month and only those its staff found complete 15 business days earlier. Miss that and the building permit waits another month.',
          es: 'La Landmarks Commission atiende casos el cuarto martes del mes y solo los que su personal halló completos 15 días hábiles antes. Si se pasa la fecha, el permiso espera otro mes.',
        },
        sources: [BOS_LANDMARKS],
        confidence: 'A',
      },
    ],
    feed: [
      {
        text: {
          en: 'Boston publishes approved permits with declared value, total fees, expiration date and the applicant’s name, which can be a person or a firm. It is reloaded daily, with pauses. No application date is given.',
          es: 'Boston publica los permisos aprobados con valor declarado, tarifas totales, fecha de vencimiento y nombre del solicitante, que puede ser persona o empresa. Se recarga a diario, con pausas. No da la fecha de solicitud.',
        },
        sources: [BOS_DATASET],
        confidence: 'B',
      },
      {
        text: {
          en: '“Open” is not news: more than half of all records say so, many of them very old. Look at the expiration date beside it.',
          es: '“Open” no dice mucho: más de la mitad de los registros lo llevan, varios muy antiguos. Mire la fecha de vencimiento al lado.',
        },
        sources: [BOS_DATASET],
        confidence: 'B',
      },
    ],
    commonPermits: ['res_alteration', 'roofing', 'electrical_service', 'plumbing', 'commercial_ti'],
    faq: [
      {
        question: {
          en: 'Short form or long form for replacing a rear deck in Boston?',
          es: '¿Short form o long form para reponer una terraza trasera en Boston?',
        },
        answer: {
          text: {
            en: 'New decking and rails on the same frame can be a short form, says a local builder. A new deck, or one that changes size, shape or place, is a long form with plans.',
            es: 'Piso y barandales nuevos sobre el mismo armazón pueden ser short form, dice un constructor local. Una terraza nueva, o que cambia de tamaño, forma o lugar, es long form con planos.',
          },
          sources: [BOS_BUILDER, BOS_SHORT],
          confidence: 'C',
        },
      },
      {
        question: {
          en: 'Can an amendment change the use of the building?',
          es: '¿Puede una modificación al permiso cambiar el uso del edificio?',
        },
        answer: {
          text: {
            en: 'No. Amendments add work to an issued long form, with revised plans and the added cost; change of use or occupancy takes an application of its own.',
            es: 'No. Sirve para agregar obra a un long form emitido, con planos revisados y el costo adicional; el cambio de uso u ocupación lleva su propia solicitud.',
          },
          sources: [BOS_LONG],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'Can a neighbor appeal a permit that complies with the code?',
          es: '¿Puede un vecino apelar un permiso que cumple el código?',
        },
        answer: {
          text: {
            en: 'Yes, to the Board of Appeal within 45 days of issuance. No notice to abutters is required for a compliant permit, and you may start under it at once.',
            es: 'Sí, ante la Board of Appeal dentro de los 45 días de emitido. Un permiso que cumple no exige avisar a los colindantes y usted puede empezar de inmediato.',
          },
          sources: [BOS_AS_OF_RIGHT],
          confidence: 'A',
        },
      },
      {
        question: {
          en: 'May the homeowner pull the permit instead of me?',
          es: '¿Puede el dueño sacar el permiso en mi lugar?',
        },
        answer: {
          text: {
            en: 'For a one- or two-family home, yes, by signing a waiver that gives up arbitration and the Guaranty Fund and takes on all the work. Tell the owner what that means before the signature.',
            es: 'En una casa de una o dos familias, sí, si firma una renuncia al arbitraje y al Guaranty Fund y asume toda la obra. Explíquele lo que deja antes de que firme.',
          },
          sources: [BOS_SHORT],
          confidence: 'A',
        },
      },
    ],
  },
  {
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
      url: 'https://cambridgema.gov/en/iwantto/applyforabuildingpermit',
      source: CAM_APPLY,
      confidence: 'A',
    },
    codes: [
      {
        text: {
          en: '780 CMR applies, in its tenth edition: a job that has not broken ground 180 days after the permit may see it expire unless extended (105.5). Plans drawn to the ninth edition are no longer taken.',
          es: 'Rige el 780 CMR, décima edición: una obra que no arranca a los 180 días del permiso puede verlo vencido si no lo prorroga (105.5). Ya no se reciben planos hechos con la novena.',
        },
        sources: [CODE_10_NEWS, CODE_10],
        confidence: 'A',
      },
      {
        text: {
          en: 'Cambridge has been a stretch-code city since its Green Communities filing of 2010. Expect energy papers beyond the base code, and ask ISD which version binds your permit.',
          es: 'Cambridge es ciudad de stretch code desde su solicitud de Green Communities de 2010. Cuente con documentos de energía más allá del código base y pregunte a ISD qué versión obliga a su permiso.',
        },
        sources: [CAM_STRETCH],
        confidence: 'B',
      },
    ],
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
      {
        text: {
          en: 'The noise ordinance sets working hours: 7 AM to 6 PM on weekdays and 9 AM to 6 PM on Saturdays, as one project’s notice quotes it.',
          es: 'La ordenanza de ruido fija el horario de obra: de 7 AM a 6 PM entre semana y de 9 AM a 6 PM los sábados, según la cita el aviso de un proyecto.',
        },
        sources: [CAM_HOURS],
        confidence: 'C',
      },
    ],
    fees: [
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
          es: 'La primera revisión es solo de integridad y no juzga el fondo. Agregue lo que pidan en el portal, en PDF, y vigile el correo con que se registró: ahí llegan los avisos.',
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
          en: 'Cambridge publishes each kind of permit in its own table (addition and alteration, new construction, demolition, solar), daily, with the firm’s name, cost, and both submission and issue dates: here the wait can be measured.',
          es: 'Cambridge publica cada clase de permiso en su tabla (ampliación y alteración, obra nueva, demolición, solar), a diario, con nombre de la empresa, costo y fechas de ingreso y emisión: aquí la espera sí se puede medir.',
        },
        sources: [CAM_DATASET],
        confidence: 'B',
      },
      {
        text: {
          en: 'There are only two states, Active and Complete, and nothing before issuance. The ZIP code is inside the address line.',
          es: 'Solo hay dos estados, Active y Complete, y nada antes de emitir. El código postal va dentro de la dirección.',
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
            es: 'No: las reparaciones ordinarias, según las define el código estatal, están exentas. Para construir, alterar, demoler o instalar un letrero necesita antes el permiso, colocado a la vista.',
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
  },
];
