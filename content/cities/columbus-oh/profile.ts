import type { CityProfile } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

const OHIO_2024 = read(
  'Updated building codes effective March 1 (State of Ohio announcement)',
  'https://blufftonicon.com/news/2024/02/28/updated-building-codes-effective-march-1',
);
const STATE_SURCHARGE = read(
  'Bexley Codified Ordinances 244.01 (State of Ohio Board of Building Standards fee)',
  'https://codelibrary.amlegal.com/codes/bexley/latest/bexley_oh/0-0-0-30122',
);
const COL_FAQ = read(
  'BZS Frequently Asked Questions, City of Columbus',
  'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Frequently-Asked-Questions',
);
const COL_RESIDENTIAL = read(
  '1, 2 and 3 Family Residential Permits, City of Columbus',
  'https://www.columbus.gov/bzs/permits/1,-2-and-3-Family-Residential-Permits/',
);
const COL_MULTIFAMILY = read(
  'Multifamily Building Permits, City of Columbus',
  'http://www.columbus.gov/Templates/Detail.aspx?id=66997',
);
const COL_STARTED = read(
  'Getting Started, City of Columbus',
  'https://www.columbus.gov/bzs/Getting-Started/',
);
const COL_PORTAL = read('Citizen Access Portal, City of Columbus', 'https://ca.columbus.gov/ca/Welcome.aspx');
const COL_2007 = read(
  'Ordinance 1709-2007, repeal of Columbus Building Code 4113.38',
  'https://columbus.legistar.com/LegislationDetail.aspx?FullText=1&GUID=D1EF2D92-149F-4987-A5A6-10C1DB4B2E91&ID=1033724',
);
const COL_GUIDE = read(
  'Columbus permit submission requirements, Permit Place',
  'https://permitplace.com/columbus-permit-submission-requirements/',
);
const COL_DATASET = read(
  'Building Permits, City of Columbus open data',
  'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
);

export const profile: CityProfile = {
  slug: 'columbus-oh',
  intro: [
    {
      text: {
        en: 'Columbus closed its shortcut in 2007: windows, siding, roofing and decks used to pass with a free registration, and since ordinance 1709-2007 each of them takes a full building permit.',
        es: 'Columbus cerró su atajo en 2007: ventanas, revestimiento, techos y terrazas pasaban con un registro gratis y, desde la ordenanza 1709-2007, cada uno lleva un permiso de construcción completo.',
      },
      sources: [COL_2007],
      confidence: 'A',
    },
    {
      text: {
        en: 'Building and Zoning Services issues a permit to the owner or to a contractor licensed or registered with the city, nobody else. Almost any planned work, even a change of occupancy without construction, needs the permit and a plan review.',
        es: 'Building and Zoning Services emite el permiso al dueño o a un contratista con licencia o registro de la ciudad, a nadie más. Casi toda obra prevista, incluso un cambio de ocupación sin construcción, pide permiso y revisión de planos.',
      },
      sources: [COL_FAQ],
      confidence: 'A',
    },
  ],
  department: {
    name: 'Columbus Department of Building and Zoning Services (BZS)',
    url: 'https://www.columbus.gov/Business-Development/Building-Zoning-Services/Frequently-Asked-Questions',
    source: COL_FAQ,
    confidence: 'A',
  },
  portal: {
    name: 'Citizen Access Portal',
    url: 'https://ca.columbus.gov/ca/Welcome.aspx',
    source: COL_PORTAL,
    confidence: 'A',
  },
  codes: [
    {
      text: {
        en: 'Commercial work, and housing of four units and up, follows the 2024 Ohio Building, Mechanical and Plumbing Codes, in force since March 1, 2024 and based on the 2021 model codes. Houses of one to three units fall under the Residential Code of Ohio.',
        es: 'La obra comercial y la vivienda de cuatro unidades o más siguen los códigos de Ohio de 2024 (Building, Mechanical y Plumbing), vigentes desde el 1 de marzo de 2024 y basados en los modelos de 2021. Las casas de una a tres unidades van por el Residential Code of Ohio.',
      },
      sources: [OHIO_2024, COL_2007],
      confidence: 'C',
    },
    {
      text: {
        en: 'Title 41 of the City Codes is the local layer. Its Chapter 4113 sets who may be issued building, electrical, mechanical and plumbing permits, and their fees.',
        es: 'El Title 41 de los City Codes es la capa local. Su Chapter 4113 fija a quién se emiten los permisos de construcción, electricidad, mecánica y plomería, y sus tarifas.',
      },
      sources: [COL_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  permits: [
    {
      text: {
        en: 'Only the homeowner living in a single-family house may do the work personally. On a two- or three-family building even the owner has to hire a contractor licensed and registered with Columbus.',
        es: 'Solo el dueño que vive en una casa de una familia puede hacer él mismo el trabajo. En un edificio de dos o tres familias hasta el dueño debe contratar a alguien con licencia y registro de Columbus.',
      },
      sources: [COL_RESIDENTIAL],
      confidence: 'A',
    },
    {
      text: {
        en: 'In a historic district or a commission area the Certificate of Appropriateness comes before the permits, for houses and apartment buildings alike. The city’s online zoning map shows whether your lot is in one.',
        es: 'En un distrito histórico o zona con comisión, el Certificate of Appropriateness va antes que los permisos, tanto en casas como en apartamentos. El mapa de zonificación en línea muestra si su lote está en una.',
      },
      sources: [COL_RESIDENTIAL, COL_MULTIFAMILY],
      confidence: 'A',
    },
    {
      text: {
        en: 'Depending on scope, plan on a certified address, site plan, construction drawings and an energy analysis next to the application. An architect or engineer draws most jobs; minor work on one- to three-family houses, such as a roof or windows, is the exception.',
        es: 'Según el alcance, prevea dirección certificada, plano del sitio, planos de construcción y análisis de energía junto con la solicitud. La mayoría lleva arquitecto o ingeniero; la excepción es lo menor en casas de una a tres familias, como techo o ventanas.',
      },
      sources: [COL_STARTED],
      confidence: 'A',
    },
  ],
  exemptions: [],
  steps: [],
  inspections: [],
  contacts: [],
  fees: [
    {
      text: {
        en: 'Amounts are in the BZS fee schedule that goes with Chapter 4113. On top of any city amount the State’s Board of Building Standards collects 1% on residential and 3% on commercial permits.',
        es: 'Los montos están en la tabla de tarifas de BZS que acompaña al Chapter 4113. Encima del monto municipal, el Board of Building Standards del estado cobra 1% en permisos residenciales y 3% en comerciales.',
      },
      sources: [COL_STARTED, STATE_SURCHARGE],
      confidence: 'B',
    },
  ],
  feeSchedule: null,
  timing: [
    {
      text: {
        en: 'Inspections for the next business day can be booked online until midnight; by phone the line closes at 4:00 PM. Certain fire protection and after-hours inspections cannot be booked online.',
        es: 'Las inspecciones para el siguiente día hábil se reservan en línea hasta la medianoche; por teléfono, hasta las 4:00 PM. Ciertas inspecciones de protección contra incendio y fuera de horario no se reservan en línea.',
      },
      sources: [COL_PORTAL],
      confidence: 'A',
    },
  ],
  returns: [
    {
      text: {
        en: '“Corrections Required” is a status of its own in the city’s records. A permit service that files here says that commercial plans not sealed by an Ohio architect or engineer are rejected, and lists the COMcheck energy report among the required sheets.',
        es: '“Corrections Required” es un estado propio en los registros de la ciudad. Un gestor que presenta aquí dice que los planos comerciales sin sello de arquitecto o ingeniero de Ohio se rechazan, y cuenta el informe de energía COMcheck entre lo obligatorio.',
      },
      sources: [COL_DATASET, COL_GUIDE],
      confidence: 'C',
    },
    {
      text: {
        en: 'Two papers come from outside the drawing set: the certified address and, in a commission area, the Certificate of Appropriateness. Have both before you upload the sheets.',
        es: 'Dos papeles no salen de los planos: la dirección certificada y, en zona con comisión, el Certificate of Appropriateness. Tenga ambos antes de subir las hojas.',
      },
      sources: [COL_STARTED, COL_RESIDENTIAL],
      confidence: 'A',
    },
  ],
  feed: [
    {
      text: {
        en: 'The open data layer is refreshed daily and gives the applicant’s business name, the value, the address with ZIP and a link to the city’s own record. Application and completion dates are missing; only the issue date is there.',
        es: 'La capa de datos abiertos se renueva a diario y da el nombre comercial del solicitante, el valor, la dirección con código postal y un enlace al expediente. Faltan las fechas de solicitud y de término; solo está la de emisión.',
      },
      sources: [COL_DATASET],
      confidence: 'B',
    },
    {
      text: {
        en: 'Read its words with care: “Final Inspection Approved” and “Certificate of Occupancy Issued” both mean the job is done, not that a review has passed.',
        es: 'Lea con cuidado sus palabras: “Final Inspection Approved” y “Certificate of Occupancy Issued” quieren decir trabajo terminado, no revisión aprobada.',
      },
      sources: [COL_DATASET],
      confidence: 'B',
    },
  ],
  commonPermits: ['roofing', 'windows_doors', 'deck_porch', 'res_alteration', 'commercial_ti'],
  faq: [
    {
      question: {
        en: 'Is there still a free registration for roofs and siding in Columbus?',
        es: '¿Sigue habiendo registro gratis para techos y revestimiento en Columbus?',
      },
      answer: {
        text: {
          en: 'No. The State reviewed it and required a real permit; council repealed section 4113.38 in November 2007. Quote the permit and its inspections on every reroof.',
          es: 'No. El estado lo revisó y exigió un permiso de verdad; el concejo derogó la sección 4113.38 en noviembre de 2007. Incluya el permiso y sus inspecciones en cada cambio de techo.',
        },
        sources: [COL_2007],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can we look up a Columbus permit without an account?',
        es: '¿Se puede consultar un permiso de Columbus sin cuenta?',
      },
      answer: {
        text: {
          en: 'Yes, the portal lets anyone browse permit information. You need an account, with your license attached to it, to use everything else.',
          es: 'Sí, el portal deja consultar permisos a cualquiera. Para todo lo demás necesita una cuenta con su licencia enlazada.',
        },
        sources: [COL_PORTAL],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Which board licenses a remodeler here?',
        es: '¿Qué junta da licencia a quien remodela aquí?',
      },
      answer: {
        text: {
          en: 'The Board of General and Home Improvement Contractors, one of the sections of BZS; skilled trades and sign erectors have review boards of their own.',
          es: 'La Board of General and Home Improvement Contractors, una de las secciones de BZS; los oficios calificados y los instaladores de letreros tienen sus propias juntas.',
        },
        sources: [COL_FAQ],
        confidence: 'A',
      },
    },
  ],
};
