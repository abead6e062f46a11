import { fact, sourceReadOn } from '@/content/cities/facts';
import { CA_AB253, FL_553_792, TX_LGC_214_904 } from '@/content/cities/sources';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { COMMERCIAL, HOMES } from './kinds';
import { OREGON } from './laws';

const read = sourceReadOn('2026-11-27');
const copy = (title: string, url: string) => ({ ...read(title, url), isCopy: true as const });

const MI_125_1511 = copy(
  'Michigan Compiled Laws 125.1511',
  'https://self-law.org/code/mi/chapter-125/125-1511',
);
const NJ_5_23 = copy(
  'New Jersey Administrative Code 5:23-2.16',
  'https://regulations.justia.com/states/new-jersey/title-5/chapter-23/subchapter-2/section-5-23-2-16',
);
const PA_7210_502 = copy(
  '35 P.S. 7210.502, Pennsylvania Construction Code Act',
  'https://print.casetext.com/statute/pennsylvania-statutes/statutes-unconsolidated/title-35-ps-health-and-safety/chapter-40a-construction-code-act/chapter-5-adoption-and-enforcement-by-municipalities/section-7210502-consideration-of-applications-and-inspections',
);
const PA_403_43 = read(
  '34 Pa. Code 403.43',
  'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/034/chapter403/s403.43.html&d=',
);
const WA_36_70B_080 = read(
  'RCW 36.70B.080, as House Bill 1438 (2025) prints the law in force',
  'https://lawfilestestext.leg.wa.gov/BienniumTest/2025-26/Htm/Bills/House%20Bills/1438.htm',
);
const WA_RENTON = read(
  'Renton Municipal Code 4-1-140, on refunds under RCW 36.70B.080(1)(l)',
  'https://codepublishing.com/WA/Renton/html/Renton04/Renton0401/Renton0401140.html',
);

const FLORIDA = {
  basis: 'statute',
  counts: 'business',
  starts: 'complete',
  ends: 'decision',
  citation: 'section 553.792(1)(a), Florida Statutes',
  // A lower fee for each day of delay is often named; the text of it could not be read, so nothing is claimed.
  claims: [],
  sources: [FL_553_792],
  confidence: 'B',
} as const;

const PENNSYLVANIA = {
  basis: 'statute',
  counts: 'business',
  starts: 'filed',
  ends: 'decision',
  citation: 'section 502(a)(1) of the Pennsylvania Construction Code Act (35 P.S. § 7210.502)',
  confidence: 'B',
} as const;

/** Times that the law of a state sets its cities, as far as its text was read. A state that is not here: not found. */
export const STATE_TIMES: Readonly<Partial<Record<StateCode, ReviewTimes>>> = {
  CA: [
    {
      id: 'ca-ab-253',
      basis: 'statute',
      days: 30,
      counts: 'business',
      starts: 'complete',
      ends: 'first_review',
      permitTypes: ['res_new', 'adu'],
      provided: {
        en: 'The application is for one to ten homes.',
        es: 'La solicitud es para una a diez viviendas.',
      },
      citation: 'AB 253 (2025)',
      claims: [
        fact(
          'B',
          [CA_AB253],
          'When a review round for one to ten homes takes longer than 30 business days, you may hire a private plan checker, and the city then has 10 business days.',
          'Si una vuelta de revisión de una a diez viviendas pasa de 30 días hábiles, puede contratar a un revisor de planos privado, y entonces la ciudad tiene 10 días hábiles.',
        ),
      ],
      sources: [CA_AB253],
      confidence: 'B',
    },
  ],
  FL: [
    {
      ...FLORIDA,
      id: 'fl-553-792-small',
      days: 30,
      permitTypes: [
        'res_new',
        'res_alteration',
        'adu',
        'roofing',
        'electrical_service',
        'mechanical',
        'plumbing',
      ],
      provided: {
        en: 'The structure is under 7,500 square feet (from that size the time is 60 business days), the city’s own reviewer checks the plans, and you did not waive the time in writing.',
        es: 'La construcción mide menos de 7,500 pies cuadrados (desde esa medida el plazo es de 60 días hábiles), los planos los revisa la propia ciudad y usted no renunció al plazo por escrito.',
      },
    },
    {
      ...FLORIDA,
      id: 'fl-553-792-nonresidential',
      days: 60,
      permitTypes: ['commercial_new', 'sign'],
      provided: {
        en: 'A nonresidential building is under 25,000 square feet, the city’s own reviewer checks the plans, and you did not waive the time in writing.',
        es: 'El edificio no residencial mide menos de 25,000 pies cuadrados, los planos los revisa la propia ciudad y usted no renunció al plazo por escrito.',
      },
    },
    {
      ...FLORIDA,
      id: 'fl-553-792-grading',
      days: 60,
      permitTypes: ['grading'],
      provided: {
        en: 'The city’s own reviewer checks the plans, and you did not waive the time in writing.',
        es: 'Los planos los revisa la propia ciudad y usted no renunció al plazo por escrito.',
      },
    },
  ],
  MI: [
    {
      id: 'mi-125-1511',
      basis: 'statute',
      days: 10,
      counts: 'business',
      starts: 'filed',
      ends: 'decision',
      permitTypes: [...HOMES, ...COMMERCIAL],
      provided: {
        en: 'The building is not unusually complicated; for one that is, the time is 15 business days.',
        es: 'El edificio no es excepcionalmente complicado; si lo es, el plazo es de 15 días hábiles.',
      },
      citation: 'section 11(1) of the Stille-DeRossett-Hale act (MCL 125.1511)',
      claims: [
        fact(
          'B',
          [MI_125_1511],
          'Silence past the time counts as a denial, so you may appeal to the board of appeals.',
          'El silencio después del plazo cuenta como una negativa, así que puede apelar ante la junta de apelaciones.',
        ),
      ],
      sources: [MI_125_1511],
      confidence: 'B',
    },
  ],
  NJ: [
    {
      id: 'nj-5-23-2-16',
      basis: 'statute',
      days: 20,
      counts: 'business',
      starts: 'filed',
      ends: 'first_review',
      permitTypes: null,
      provided: null,
      citation: 'N.J.A.C. 5:23-2.16(a)',
      claims: [
        fact(
          'B',
          [NJ_5_23],
          'Silence past the time counts as a denial, so you may appeal to the Construction Board of Appeals, unless you agreed to more time.',
          'El silencio después del plazo cuenta como una negativa, así que puede apelar ante la Construction Board of Appeals, salvo que haya aceptado más plazo.',
        ),
      ],
      sources: [NJ_5_23],
      confidence: 'B',
    },
  ],
  OR: [
    {
      ...OREGON,
      id: 'or-455-467',
      days: 10,
      provided: {
        en: 'A simple low-rise home in a place of fewer than 300,000 people that needs no approval from outside and has no schedule of its own from the State.',
        es: 'Una vivienda sencilla de poca altura en un lugar de menos de 300,000 habitantes, sin aprobaciones de fuera ni un calendario propio autorizado por el estado.',
      },
    },
  ],
  PA: [
    {
      ...PENNSYLVANIA,
      id: 'pa-7210-502-homes',
      days: 15,
      permitTypes: HOMES,
      provided: {
        en: 'A home of one or two families outside a historic district with its own time. With drawings certified by a licensed professional the time is 5 business days.',
        es: 'Una vivienda de una o dos familias fuera de un distrito histórico con plazo propio. Con planos certificados por un profesional con licencia, el plazo es de 5 días hábiles.',
      },
      claims: [],
      sources: [PA_7210_502],
    },
    {
      ...PENNSYLVANIA,
      id: 'pa-7210-502-others',
      days: 30,
      permitTypes: COMMERCIAL,
      provided: {
        en: 'Outside a historic district with its own time, and without more time agreed in writing.',
        es: 'Fuera de un distrito histórico con plazo propio y sin más plazo acordado por escrito.',
      },
      claims: [
        fact(
          'A',
          [PA_403_43],
          'A denial has to be in writing and to name each provision of the code that is not met.',
          'La negativa tiene que ser por escrito y citar cada disposición del código que no se cumple.',
        ),
      ],
      sources: [PA_7210_502, PA_403_43],
    },
  ],
  TX: [
    {
      id: 'tx-214-904',
      basis: 'statute',
      days: 45,
      counts: 'calendar',
      starts: 'filed',
      ends: 'decision',
      permitTypes: [...HOMES, ...COMMERCIAL, 'pool_spa', 'foundation_repair'],
      provided: {
        en: 'The city has not written by that day why it cannot decide, which gives it 30 days more, and has not agreed another day with you in writing.',
        es: 'La ciudad no le escribió antes de ese día por qué no puede decidir, lo que le da 30 días más, ni acordó otra fecha con usted por escrito.',
      },
      citation: 'section 214.904, Texas Local Government Code',
      claims: [
        fact(
          'B',
          [TX_LGC_214_904],
          'If the city wrote why it could not decide, or agreed a day with you, and then missed that time too, it may not collect the permit fees and has to refund those it took.',
          'Si la ciudad le escribió por qué no podía decidir, o acordó una fecha con usted, y tampoco cumplió ese plazo, no puede cobrar las tarifas del permiso y debe devolver las que cobró.',
        ),
      ],
      sources: [TX_LGC_214_904],
      confidence: 'B',
    },
  ],
  WA: [
    {
      id: 'wa-36-70b-080',
      basis: 'statute',
      days: 65,
      counts: 'calendar',
      starts: 'complete',
      ends: 'decision',
      permitTypes: [...HOMES, ...COMMERCIAL],
      provided: {
        en: 'The permit needs no public notice, and the city has not set another time or left building permits out by its own code, as the law allows. Ask which holds.',
        es: 'El permiso no exige aviso público y la ciudad no fijó otro plazo ni excluyó los permisos de construcción en su propio código, como la ley permite. Pregunte cuál rige.',
      },
      citation: 'RCW 36.70B.080(1)(d)',
      claims: [
        fact(
          'B',
          [WA_RENTON],
          'Where the law’s time holds and is missed, a part of the application fee is to be refunded (RCW 36.70B.080(1)(l)), unless the city adopted the law’s other measures instead.',
          'Donde rige el plazo de la ley y no se cumple, debe devolverse una parte de la tarifa de solicitud (RCW 36.70B.080(1)(l)), salvo que la ciudad haya adoptado en su lugar las otras medidas de la ley.',
        ),
      ],
      sources: [WA_36_70B_080],
      confidence: 'B',
    },
  ],
};
