import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const BAL_PERMITS = read(
  'Housing and Community Development Permits, Baltimore City',
  'https://dhcd.baltimorecity.gov/pi/permits',
);
const BAL_FAQ = read('Permits FAQs, Baltimore City DHCD', 'https://dhcd.baltimorecity.gov/node/23428');
const BAL_FEES = read(
  'Baltimore City Code, Building Codes Part II § 109, Fees',
  'https://codes.baltimorecity.gov/us/md/cities/baltimore/code/building-codes/II/109',
);
const BAL_105 = read(
  'Baltimore City Code, Building Codes Part II § 105, Permits',
  'https://codes.baltimorecity.gov/us/md/cities/baltimore/code/building-codes/II/105',
);
const BAL_2021 = {
  ...read(
    'Ordinance 24-341, Building, Fire, and Related Codes, 2021 Edition',
    'https://baltimore.legistar.com/LegislationDetail.aspx?FullText=1&GUID=F742AA77-328F-4B0F-A888-E85F82234035&ID=6583368',
  ),
  publishedOn: '2024-06-10',
};
const BAL_CHAP = read('CHAP enforcement, Baltimore City', 'https://chap.baltimorecity.gov/enforcement');
const BAL_HANDBOOK: CitySource = {
  ...read(
    'Permits & Building Inspections Handbook, Baltimore Housing',
    'https://www.scribd.com/document/338127332/Permit-Handbook',
  ),
  isCopy: true,
};
const BAL_DATASET = read(
  'Housing and building permits 2019 to present, Open Baltimore',
  'https://egisdata.baltimorecity.gov/egis/rest/services/Housing/DHCD_Open_Baltimore_Datasets/FeatureServer/3',
);
const BAL_HELP = read('E-Permits Help, Baltimore City DHCD', 'https://dhcd.baltimorecity.gov/node/25833');

const read24 = sourceReadOn('2026-11-24');

const BAL_EARLIER = read24(
  'Permits, Baltimore City DHCD (an older text once read at this address; the page there today may differ)',
  'https://dhcd.baltimorecity.gov/pi/permits',
);
const BAL_CODE_8_2 = read24(
  'Baltimore City Code, Article 6 § 8-2, Building permit required',
  'https://codes.baltimorecity.gov/us/md/cities/baltimore/code/6/8-2',
);
const BAL_RECORDSBASE = read24(
  'Baltimore City permits (RecordsBase)',
  'https://www.recordsbase.org/md/baltimore-city/permits.html',
);
const BAL_PORTAL = read24(
  'Baltimore E-Permits, Accela Citizen Access (address taken from a third party’s software, 2026)',
  'https://aca-prod.accela.com/BALTIMORE/Default.aspx',
);

const BAL_FEE_NOTES = permitFeesNotes(
  'Building Codes § 109, fee schedules, City of Baltimore',
  'research/maryland/baltimore.md',
);

const read28 = sourceReadOn('2026-11-28');
const BAL_BOOKS = read28(
  'Baltimore City Code, Building, Fire, and Related Codes, referenced codes',
  'https://codes.baltimorecity.gov/us/md/cities/baltimore/code/building-codes/XI/102',
);

export const profile: CityProfile = {
  slug: 'baltimore-md',
  intro: [
    {
      text: {
        en: 'Baltimore City treats replacement like new work: windows, doors, siding, a furnace, even the board-up of an opening stand on its list of jobs that need a permit. Only minor repairs that leave the item in place need none.',
        es: 'La ciudad de Baltimore trata el reemplazo como obra nueva: ventanas, puertas, revestimiento, un calefactor (furnace) y hasta tapiar un hueco están en su lista de trabajos con permiso. Solo están exentas las reparaciones menores que no cambian la pieza.',
      },
      sources: [BAL_HANDBOOK, BAL_PERMITS],
      confidence: 'C',
    },
    {
      text: {
        en: 'Everything is filed online in E-Permits; the building at 417 E Fayette Street only offers a kiosk for the same form. The portal is new: even with an old account you open another one, and your earlier permits are linked to it by PIN.',
        es: 'Todo se presenta en línea en E-Permits; el edificio de 417 E Fayette Street solo ofrece un quiosco con el mismo formulario. El portal es nuevo: aunque tenía cuenta, abra otra, y sus permisos anteriores se enlazan a ella con un PIN.',
      },
      sources: [BAL_PERMITS, BAL_HELP],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Baltimore City Department of Housing and Community Development (DHCD), Permits and Inspections',
    url: 'https://dhcd.baltimorecity.gov/pi/permits',
    source: BAL_PERMITS,
    confidence: 'A',
  },
  portal: {
    name: 'E-Permits (Accela)',
    url: 'https://aca-prod.accela.com/BALTIMORE/Default.aspx',
    source: BAL_PORTAL,
    confidence: 'C',
  },
  codes: {
    editions: [
      {
        fields: ['commercial', 'residential'],
        edition: {
          en: '2021 IBC and IRC with Baltimore amendments',
          es: 'IBC e IRC 2021 con enmiendas de Baltimore',
        },
        since: null,
        sources: [BAL_2021, BAL_BOOKS],
        confidence: 'A',
      },
      {
        fields: ['electrical'],
        edition: { en: '2020 NEC with Baltimore amendments', es: 'NEC 2020 con enmiendas de Baltimore' },
        since: null,
        sources: [BAL_2021, BAL_BOOKS],
        confidence: 'A',
      },
      {
        fields: ['plumbing', 'mechanical'],
        edition: {
          en: '2021 IPC and IMC with Baltimore amendments',
          es: 'IPC e IMC 2021 con enmiendas de Baltimore',
        },
        since: null,
        sources: [BAL_2021, BAL_BOOKS],
        confidence: 'A',
      },
      {
        fields: ['energy'],
        edition: {
          en: '2021 IECC with Maryland and Baltimore amendments',
          es: 'IECC 2021 con enmiendas de Maryland y Baltimore',
        },
        since: null,
        sources: [BAL_2021, BAL_BOOKS],
        confidence: 'A',
      },
      {
        fields: ['fire'],
        edition: { en: '2021 IFC with Baltimore amendments', es: 'IFC 2021 con enmiendas de Baltimore' },
        since: null,
        sources: [BAL_2021, BAL_BOOKS],
        confidence: 'A',
      },
    ],
    notes: [
      fact(
        'A',
        [BAL_2021],
        'They stand together as the Building, Fire, and Related Codes, 2021 Edition, which Ordinance 24-341 put in place; the mayor signed it on June 10, 2024.',
        'Están reunidos como Building, Fire, and Related Codes, edición 2021, que puso en vigor la ordenanza 24-341; la alcaldía la firmó el 10 de junio de 2024.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Construction on one- and two-family houses needs a contractor with a Maryland Home Improvement (MHIC) license; razing needs one licensed by Baltimore City; electrical, mechanical, gas and plumbing need their own license.',
        es: 'La obra en casas de una y dos familias necesita un contratista con licencia Maryland Home Improvement (MHIC); la demolición, uno con licencia de la ciudad de Baltimore; electricidad, mecánica, gas y plomería, la suya.',
      },
      sources: [BAL_PERMITS],
      confidence: 'A',
    },
    {
      text: {
        en: 'You are added to an application by the name and license number registered in E-Permits. If yours is not there, create an account and register the license, or send a copy to the trades license desk, before the client files.',
        es: 'A usted se le agrega a la solicitud con el nombre y número registrados en E-Permits. Si no aparece, abra una cuenta y registre la licencia, o mande copia a la oficina de licencias, antes de que el cliente presente.',
      },
      sources: [BAL_PERMITS, BAL_FAQ],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a district of the Commission for Historical and Architectural Preservation, CHAP, exterior work needs an Authorization to Proceed. Starting without one, or building something else than it approves, is likely to bring a stop work order and a civil citation.',
        es: 'En un distrito de la Commission for Historical and Architectural Preservation, CHAP, la obra exterior necesita un Authorization to Proceed. Empezar sin él, o construir algo distinto a lo aprobado, probablemente traiga una orden de paro y una multa civil.',
      },
      sources: [BAL_CHAP],
      confidence: 'A',
    },

    {
      text: {
        en: 'When a restaurant, tavern, fuel station, day-care center or other listed use changes hands, the new owner needs a permit merely to continue, construction or not.',
        es: 'Cuando un restaurante, bar, gasolinera, guardería u otro uso de la lista cambia de dueño, el nuevo necesita un permiso solo para continuar, haya obra o no.',
      },
      sources: [BAL_105],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'yes',
      text: {
        en: 'When the covering is replaced: the city requires a permit for whatever is replaced altogether.',
        es: 'Al cambiar la cubierta: la ciudad pide permiso para todo lo que se reemplaza por completo.',
      },
      sources: [BAL_PERMITS],
      confidence: 'B',
    },
    {
      job: 'window',
      needs: 'yes',
      text: {
        en: 'For replacing windows, doors or siding.',
        es: 'Para reemplazar ventanas, puertas o revestimiento.',
      },
      sources: [BAL_HANDBOOK, BAL_PERMITS],
      confidence: 'B',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: { en: 'For a fence of any kind.', es: 'Para una cerca de cualquier tipo.' },
      sources: [BAL_HANDBOOK],
      confidence: 'B',
    },
    {
      job: 'shed',
      needs: 'yes',
      text: {
        en: 'Section 105 covers any structure. Accessory ones pay $25 or $50; which of the two a shed pays, ask 443-984-1809.',
        es: 'La sección 105 abarca toda construcción. Las accesorias pagan $25 o $50; cuál de los dos le toca a un cobertizo, pregunte al 443-984-1809.',
      },
      sources: [BAL_105, BAL_FEE_NOTES],
      confidence: 'B',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: { en: 'Rear decks and rooftop decks.', es: 'Terrazas traseras y de azotea.' },
      sources: [BAL_HANDBOOK],
      confidence: 'B',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Changing, installing or replacing a mechanical or HVAC system.',
        es: 'Cambiar, instalar o reemplazar un sistema mecánico o de HVAC.',
      },
      sources: [BAL_PERMITS],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'For replacing part of the plumbing; an electric heater is $20, but no permit costs less than $25.',
        es: 'Para reemplazar parte de la plomería; uno eléctrico cuesta $20, pero ningún permiso baja de $25.',
      },
      sources: [BAL_PERMITS, BAL_FEE_NOTES],
      confidence: 'B',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Changing or replacing electrical systems; a service above 100 and up to 200 amps is $30.',
        es: 'Cambiar o reemplazar sistemas eléctricos; una acometida de más de 100 y hasta 200 amperios es $30.',
      },
      sources: [BAL_PERMITS, BAL_FEE_NOTES],
      confidence: 'B',
    },
  ],
  exemptions: [
    fact(
      'A',
      [BAL_PERMITS],
      'Minor repairs usually need no permit as long as the item is neither replaced whole nor significantly changed. DHCD keeps a list of such repairs on its permits page.',
      'Las reparaciones menores suelen estar exentas mientras la pieza no se reemplace entera ni cambie de forma importante. DHCD tiene una lista de ellas en su página de permisos.',
    ),
    fact(
      'B',
      [BAL_HANDBOOK],
      'Not exempt, though one might think so: taking down a shed, a lawn irrigation system, resurfacing an area, new pipes and sinks, upgraded outlets, and boards over an opening.',
      'No están exentos, aunque lo parezca: tirar un cobertizo, el riego del jardín, repavimentar un área, tubería y lavabos nuevos, mejorar contactos eléctricos y tapiar un hueco.',
    ),
    fact(
      'A',
      [BAL_CODE_8_2],
      'In a preservation district or on the Landmark List even a change of exterior color, by painting or otherwise, takes a permit (Article 6 § 8-2).',
      'En un distrito de preservación o en la Landmark List, hasta un cambio de color exterior, con pintura o de otro modo, lleva permiso (Article 6 § 8-2).',
    ),
  ],
  steps: [
    fact(
      'A',
      [BAL_PERMITS, BAL_HELP],
      'Create an E-Permits account, a new one even if you had an account in the system before, and start the application there.',
      'Abra una cuenta de E-Permits, nueva aunque tuviera una en el sistema anterior, y empiece ahí la solicitud.',
    ),
    fact(
      'A',
      [BAL_PERMITS, BAL_FAQ],
      'Register the trade license so that the contractor can be added by name and number. If the owner is a business, name its contact person.',
      'Registre la licencia del oficio para que se pueda agregar al contratista por nombre y número. Si el dueño es una empresa, nombre a su persona de contacto.',
    ),
    fact(
      'A',
      [BAL_CHAP],
      'In a CHAP district, have the Authorization to Proceed for the outside of the building.',
      'En un distrito de CHAP, tenga el Authorization to Proceed para el exterior del edificio.',
    ),
    fact(
      'A',
      [BAL_EARLIER, BAL_FEES],
      'Watch the portal’s messages while the file is reviewed, answer them there and pay what is due. Nothing is issued, extended or amended while a fee is unpaid.',
      'Atienda los mensajes del portal mientras se revisa el expediente, conteste ahí y pague lo debido. Nada se emite, prorroga ni modifica mientras haya una tarifa pendiente de pago.',
    ),
    fact(
      'A',
      [BAL_EARLIER],
      'Once it is paid the permit comes by e-mail.',
      'Ya pagado, el permiso llega por correo electrónico.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [BAL_PERMITS, BAL_EARLIER],
      'Log in to your E-Permits account and use the Inspection Scheduler, at any hour; there you also move, cancel and follow visits. An older text of the city’s page adds the telephone system QuickTrac, 443-984-2776.',
      'Entre a su cuenta de E-Permits y use el Inspection Scheduler, a cualquier hora; ahí también se mueven, cancelan y siguen las visitas. Un texto anterior de la página suma el sistema telefónico QuickTrac, 443-984-2776.',
    ),
    cutOff: null,
    visit: null,
    notes: [
      fact(
        'A',
        [BAL_PERMITS],
        'Every permit ends in inspections by the Department’s building and trade inspectors.',
        'Todo permiso termina en inspecciones de los inspectores de construcción y oficios del departamento.',
      ),
      fact(
        'C',
        [BAL_RECORDSBASE],
        'A green check in the portal’s processing status means the task was completed. It does not say that it passed.',
        'Una marca verde en el estatus del portal significa que la tarea se completó. No dice que haya aprobado.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'DHCD Permits and Inspections',
      phone: '+14439841809',
      note: {
        en: 'From an older text of the city’s page.',
        es: 'De un texto anterior de la página de la ciudad.',
      },
      source: BAL_EARLIER,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'E-Permits kiosk',
      address: '417 E Fayette Street, Baltimore, MD',
      source: BAL_PERMITS,
      confidence: 'A',
    },
    {
      purpose: 'inspections',
      name: 'DHCD Permits and Inspections',
      phone: '+14439841809',
      note: {
        en: 'From an older text of the city’s page; the present one names E-Permits only.',
        es: 'De un texto anterior de la página de la ciudad; la actual solo nombra E-Permits.',
      },
      source: BAL_EARLIER,
      confidence: 'A',
    },
  ],
  fees: [
    fact(
      'B',
      [BAL_FEES, BAL_FEE_NOTES],
      'In a one- or two-family house altering or repairing is $0.30 a square foot of the area touched, work on the outside alone $10 per $1,000 of cost, each $50 at least. The application is $25, or $125 with plans. A new house is $10 per 1,000 cubic feet, basement included, and $150 at least (section 109 as read in September 2026).',
      'En una casa de una o dos familias, remodelar o reparar es $0.30 por pie cuadrado del área de trabajo, y la obra solo exterior $10 por cada $1,000 de costo, con $50 como mínimo en ambos. La solicitud es $25, o $125 con planos. Una casa nueva es $10 por cada 1,000 pies cúbicos, con sótano, y $150 como mínimo (sección 109, leída en septiembre de 2026).',
    ),
    fact(
      'B',
      [BAL_FEES, BAL_FEE_NOTES],
      'Trades: plumbing fixtures $5 each, an electric water heater $20, a new branch circuit $6, a service of more than 100 and up to 200 amps $30, air conditioning $5 a ton and $30 at least. $25 is the least any permit costs.',
      'Oficios: aparatos de plomería $5 cada uno, un calentador de agua eléctrico $20, un circuito nuevo $6, una acometida de más de 100 y hasta 200 amperios $30, aire acondicionado $5 por tonelada y $30 como mínimo. Ningún permiso baja de $25.',
    ),
    {
      text: {
        en: 'Fees stand in section 109 of the city’s building code. No charge is below $25, amounts are rounded to the dollar, and they are paid before the permit is issued, extended or amended.',
        es: 'Las tarifas están en la sección 109 del código de construcción de la ciudad. Nada baja de $25, los montos se redondean al dólar y se pagan antes de emitir, prorrogar o modificar el permiso.',
      },
      sources: [BAL_FEES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Refunds are narrow: at most half, only where no work was done, and never on a charge under $1,000, unless the permit was revoked through the city’s own mistake.',
        es: 'Las devoluciones son escasas: como máximo la mitad, solo si no hubo obra y nunca de un cobro menor de $1,000, salvo que el permiso se haya revocado por error de la ciudad.',
      },
      sources: [BAL_FEES],
      confidence: 'A',
    },
  ],
  feeSchedule: null,
  timing: [
    fact(
      'A',
      [BAL_EARLIER],
      'We found no time that the city promises. Ask DHCD Permits and Inspections, 443-984-1809 (number from an older text of its page), with the application number at hand.',
      'No hallamos un plazo que la ciudad prometa. Pregunte en DHCD Permits and Inspections, 443-984-1809 (número de un texto anterior de su página), con el número de solicitud a mano.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'When the owner is a business, the application has to name a contact person; leaving that out is a delay the city itself points to. City-owned property needs a right-of-entry letter on top.',
        es: 'Cuando el dueño es una empresa, la solicitud debe nombrar a una persona de contacto; omitirlo es un retraso que la propia ciudad señala. En propiedad municipal hace falta además una carta de right of entry.',
      },
      sources: [BAL_FAQ],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'Open Baltimore’s layer holds permits since 2019 with issue and expiration dates, cost, description and existing and proposed use. There is no contractor, status or ZIP code; a permit is followed by case number or address.',
        es: 'La capa de Open Baltimore tiene permisos desde 2019 con fechas de emisión y vencimiento, costo, descripción y uso actual y propuesto. No hay contratista, estatus ni código postal: un permiso se sigue por número de caso o dirección.',
      },
      sources: [BAL_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['windows_doors', 'res_alteration', 'deck_porch', 'demolition', 'mechanical'],
  faq: [
    {
      question: {
        en: 'How long does a Baltimore City permit last?',
        es: '¿Cuánto dura un permiso en la ciudad de Baltimore?',
      },
      answer: {
        text: {
          en: 'Six months from issue for an ordinary E-Permit, three on condemned property, and 3 to 36 months for one with plans, depending on the job. It can be extended up to 60 days after it expires.',
          es: 'Seis meses desde la emisión en un permiso ordinario, tres en propiedad declarada inhabitable y de 3 a 36 meses si lleva planos, según el trabajo. Se puede prorrogar hasta 60 días después de vencido.',
        },
        sources: [BAL_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'The work is finished but the permit expired. Can it still be closed?',
        es: 'La obra terminó pero el permiso está vencido. ¿Todavía se puede cerrar?',
      },
      answer: {
        text: {
          en: 'By a reinstatement, if it expired within the last three years, every rough-in inspection was approved and all the work is complete. It runs 30 days, for the final inspection only.',
          es: 'Con una reinstatement, si venció en los últimos tres años, se aprobaron todas las inspecciones de rough-in (antes de cerrar los muros) y toda la obra está completa. Dura 30 días, solo para la inspección final.',
        },
        sources: [BAL_FAQ],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'How do I change the contractor on a permit?',
        es: '¿Cómo se cambia el contratista de un permiso?',
      },
      answer: {
        text: {
          en: 'In E-Permits choose “Add Application” and the category “Permit extension/Change (or Add) contractor”. The new contractor’s license must be registered there first.',
          es: 'En E-Permits elija “Add Application” y la categoría “Permit extension/Change (or Add) contractor”. La licencia del nuevo debe estar registrada antes.',
        },
        sources: [BAL_FAQ],
        confidence: 'A',
      },
    },
  ],
};
