import { GA_CODES, GA_NEW_CODES, GA_TWO_DAYS } from '@/content/codes/ga';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../facts';
import { permitFeesNotes } from '../sources';

const read = sourceReadOn('2026-11-21');

const ATL_ONLINE = read(
  'Online Applications and Permitting, City of Atlanta Department of City Planning',
  'https://atlantaga.gov/government/departments/city-planning/zoning-development-permitting-services/online-permitting',
);
const ATL_BUILDING = read(
  'Building Permit, Atlanta Office of Buildings (older page)',
  'https://www.atlantaga.gov/government/departments/city-planning/office-of-buildings/permits/building-permit',
);
const ATL_TRADES = {
  ...sourceReadOn('2026-11-27')(
    'Trade permits, ATL311 knowledge article KB0012499 (December 2024)',
    'https://www.atl311.com/en-US/knowledgearticle/?code=KB0012499',
  ),
  publishedOn: '2024-12-31',
};
const ATL_FEES = read(
  'Building permit fees, ATL311 knowledge article KB0012509',
  'https://www.atl311.com/en-us/knowledgearticle/?code=KB0012509',
);
const ATL_CODE_FEES: CitySource = {
  ...read(
    'Atlanta Code of Ordinances, Appendix A, section 104.2 Fees',
    'http://atlanta.elaws.us/code/coor_ptiii_apxa_chi_sects104_sec104.2',
  ),
  isCopy: true,
};
const ATL_CODE_FIRE: CitySource = {
  ...read(
    'Atlanta Code of Ordinances, section 78-57 Fire prevention code',
    'http://atlanta.elaws.us/code/coor_ptii_ch78_artiii_sec78-57',
  ),
  isCopy: true,
};
const ATL_TREES = read(
  'Atlanta’s Tree Protection Ordinance: The Basics (Atlanta Tree Conservation Commission)',
  'https://atlantatreecommission.com/index.php/tree-ordinance/a-the-basics',
);
const ATL_SURVEY = read(
  'How to apply for a permit online with the City of Atlanta (SawHorse Design + Build)',
  'https://sawhorse.net/how-to-apply-for-a-permit-online-with-the-city-of-atlanta/',
);
const GA_BEFORE = read('Georgia: code adoption (American Wood Council)', 'https://awc.org/states/georgia/');
const ATL_ACCELA = read(
  'How To Use Accela (The Tree Next Door)',
  'https://treenextdoor.org/index.php?option=com_content&view=article&id=200&Itemid=224',
);

const read24 = sourceReadOn('2026-11-24');

const ATL_INSPECTIONS = {
  ...read24(
    'Inspections, ATL311 knowledge article KB0012503',
    'https://www.atl311.com/en-US/knowledgearticle/?code=KB0012503',
  ),
  publishedOn: '2024-12-31',
};
const ATL_NO_LIST = read24(
  'Do I need a building permit in the City of Atlanta? (SawHorse Design + Build)',
  'https://sawhorse.net/do-i-need-a-building-permit-in-the-city-of-atlanta/',
);
const ATL_PRIMER: CitySource = {
  ...read24(
    'Permitting Primer: New Structure/Additions, City of Atlanta (copy of an older page)',
    'https://www.atlantaga.gov/government/departments/city-planning/office-of-buildings/permitting-primer/new-structure-additions-cont',
  ),
  isCopy: true,
};

const read27 = sourceReadOn('2026-11-27');

const ATL_PLACE = {
  ...read27(
    'Atlanta, GA Building Permits: Review Times, Process and Costs (Permit Place, a permit service, February 2026)',
    'https://permitplace.com/city/atlanta-ga-building-permits',
  ),
  publishedOn: '2026-02',
};
const ATL_HOW_LONG = read27(
  'How Long Does It Take to Get a Building Permit in Atlanta? (Permit ATL, a permit service)',
  'https://www.permitatl.com/blog/how-long-does-it-take',
);
const ATL_TABLE_2025 = permitFeesNotes(
  'Fee tables of the Department of City Planning, Atlanta, as archived on November 5, 2025',
  'research/georgia/atlanta.md',
);

const read28 = sourceReadOn('2026-11-28');
const ATL_FENCE = {
  ...read28(
    'Fence permits, ATL311 knowledge article KB0011975',
    'https://www.atl311.com/en-US/knowledgearticle/?code=KB0011975',
  ),
  publishedOn: '2025-05-27',
};
const ATL_DECKS = read28(
  'Deck & Porch Permits in Metro Atlanta (Permit ATL, a permit service)',
  'https://www.permitatl.com/deck-porch-permits',
);

export const profile: CityProfile = {
  slug: 'atlanta-ga',
  intro: [
    {
      text: {
        en: 'Atlanta’s Office of Buildings takes applications and issues permits electronically; its office is at 55 Trinity Avenue SW, Suite 3900. Only certain kinds of project are still accepted in person.',
        es: 'La Office of Buildings de Atlanta recibe solicitudes y emite permisos por vía electrónica; su oficina está en 55 Trinity Avenue SW, Suite 3900. Solo ciertos proyectos se aceptan todavía en persona.',
      },
      sources: [ATL_TRADES, ATL_ONLINE],
      confidence: 'A',
    },
    {
      text: {
        en: 'Trees decide many Atlanta permits. On private land any tree 6 inches or more across at breast height needs a permit to remove or injure it, dead ones included, and every building plan goes past an arborist.',
        es: 'Los árboles deciden muchos permisos en Atlanta. En terreno privado, todo árbol de 6 pulgadas o más de diámetro a la altura del pecho pide permiso para quitarlo o dañarlo, incluso muerto, y los planos de obra pasan por un arborista.',
      },
      sources: [ATL_TREES],
      confidence: 'B',
    },
  ],
  department: {
    name: 'Department of City Planning, Office of Buildings',
    url: 'https://www.atlantaga.gov/government/departments/city-planning/office-of-buildings/permits/building-permit',
    source: ATL_BUILDING,
    confidence: 'A',
  },
  portal: {
    name: 'Accela Citizen Access',
    url: 'https://aca-prod.accela.com/atlanta_ga',
    source: ATL_ACCELA,
    confidence: 'C',
  },
  lookUp: {
    name: 'Accela Citizen Access',
    url: 'https://aca-prod.accela.com/atlanta_ga',
    source: ATL_ACCELA,
    confidence: 'C',
  },
  codes: {
    editions: GA_CODES,
    notes: [
      fact(
        'C',
        [GA_NEW_CODES, GA_BEFORE],
        'Until the end of 2025 the 2018 IBC and IRC applied, since January 2020. If your application went in before January 1, 2026, confirm with the Office of Buildings which codes it is reviewed under.',
        'Hasta fines de 2025 rigieron el IBC y el IRC de 2018, desde enero de 2020. Si su solicitud entró antes del 1 de enero de 2026, confirme con la Office of Buildings con qué códigos se revisa.',
      ),
      fact(
        'B',
        [ATL_CODE_FIRE],
        'For fire, the city takes the International Fire Code as Georgia adopts it, with appendices B, C and D and the state commissioner’s rules, plus its own changes in section 78-57.',
        'En incendios, la ciudad toma el International Fire Code según lo adopta Georgia, con los apéndices B, C y D y las reglas del comisionado estatal, más sus propios cambios en la sección 78-57.',
      ),
    ],
  },
  permits: [
    {
      text: {
        en: 'Electrical, plumbing and HVAC equipment takes its trade permit in businesses as in homes. The homeowner may file it without waiting for the contractor.',
        es: 'El equipo eléctrico, de plomería y HVAC lleva su permiso de especialidad en negocios igual que en casas. El propietario puede presentarlo sin esperar al contratista.',
      },
      sources: [ATL_TRADES],
      confidence: 'A',
    },
    {
      text: {
        en: 'If the lot is in a special public interest district, a planned development or a historic district, or needs a variance or replat, the city sends you to the Office of Planning before Buildings.',
        es: 'Si el lote está en un distrito SPI, un desarrollo planificado o un distrito histórico, o necesita una variación o nueva lotificación, la ciudad lo envía a la Office of Planning antes que a Buildings.',
      },
      sources: [ATL_BUILDING],
      confidence: 'A',
    },
    {
      text: {
        en: 'Power cut for six months or more does not come back with a call: Georgia Power sends the customer to the city for a Public Utility permit first.',
        es: 'La luz cortada seis meses o más no vuelve con una llamada: Georgia Power envía al cliente a la ciudad por un permiso Public Utility primero.',
      },
      sources: [ATL_TRADES],
      confidence: 'A',
    },
    {
      text: {
        en: 'Express permitting exists for some scopes in the portal, and the trade list there includes gas pressure tests, low voltage, temporary power and water heaters. Airport work has a category of its own.',
        es: 'El portal ofrece permisos exprés para algunos trabajos, y su lista de especialidades incluye prueba de presión de gas, bajo voltaje, servicio eléctrico temporal y calentadores de agua. El aeropuerto tiene categoría propia.',
      },
      sources: [ATL_ONLINE],
      confidence: 'A',
    },
  ],
  needs: [
    {
      job: 'roof',
      needs: 'depends',
      text: {
        en: 'Not as a repair under $10,000 in all, or under $2,500 in a historic district; above that it needs one.',
        es: 'No como reparación de menos de $10,000 en total, o de $2,500 en distrito histórico; si es más, sí.',
      },
      sources: [ATL_FEES],
      confidence: 'C',
    },
    {
      job: 'window',
      needs: 'depends',
      text: {
        en: 'Not as a repair under $10,000, or $2,500 in a historic district; above that it may need one, says a local builder.',
        es: 'No como reparación de menos de $10,000 ($2,500 en distrito histórico); si es más, puede necesitarlo, dice un constructor local.',
      },
      sources: [ATL_NO_LIST, ATL_FEES],
      confidence: 'C',
    },
    {
      job: 'fence',
      needs: 'yes',
      text: {
        en: 'New or replaced: in person at Express Permits, or online as an ordinary application.',
        es: 'Nueva o de reemplazo: en persona en Express Permits, o en línea como solicitud común.',
      },
      sources: [ATL_FENCE],
      confidence: 'A',
    },
    {
      job: 'deck',
      needs: 'yes',
      text: {
        en: 'For new decks and new framing, says a permit service that files here; boards alone usually not.',
        es: 'Si es nueva o cambia la estructura, dice un servicio de permisos local; solo las tablas, casi nunca.',
      },
      sources: [ATL_DECKS],
      confidence: 'C',
    },
    {
      job: 'cooling',
      needs: 'yes',
      text: {
        en: 'Repairing or replacing HVAC equipment takes a trade permit.',
        es: 'Reparar o reemplazar equipo HVAC lleva un permiso de especialidad.',
      },
      sources: [ATL_TRADES],
      confidence: 'A',
    },
    {
      job: 'water_heater',
      needs: 'yes',
      text: {
        en: 'A trade permit; the portal lists water heaters among them.',
        es: 'Un permiso de especialidad; el portal cuenta los calentadores de agua entre ellos.',
      },
      sources: [ATL_TRADES, ATL_ONLINE],
      confidence: 'A',
    },
    {
      job: 'panel',
      needs: 'yes',
      text: {
        en: 'Installing, repairing or replacing electrical equipment takes a trade permit.',
        es: 'Instalar, reparar o reemplazar equipo eléctrico lleva un permiso de especialidad.',
      },
      sources: [ATL_TRADES],
      confidence: 'A',
    },
  ],
  exemptions: [
    fact(
      'B',
      [ATL_FEES, ATL_TRADES],
      'Repairs with a total valuation under $10,000 are exempt from the building permit; in a historic district the line is $2,500. The trades inside that repair still need theirs.',
      'Las reparaciones con valor total menor de $10,000 están exentas del permiso de construcción; en un distrito histórico el límite es $2,500. Los oficios dentro de esa reparación siguen necesitando el suyo.',
    ),
    fact(
      'C',
      [ATL_NO_LIST],
      'Beyond that, says a builder who works here, the city prints no list of exempt jobs and asks you to call.',
      'Fuera de eso, dice un constructor local, la ciudad no publica una lista de obras exentas y pide llamar.',
    ),
  ],
  steps: [
    fact(
      'A',
      [ATL_BUILDING],
      'Ask first whether the lot has to pass the Office of Planning: a special district, a variance or a replat sends you there before Buildings.',
      'Pregunte primero si el lote pasa por la Office of Planning: un distrito especial, una variación o nueva lotificación lo mandan ahí antes que a Buildings.',
    ),
    fact(
      'A',
      [ATL_ONLINE, ATL_TRADES],
      'File electronically, with the trades as permits of their own; certain project types are still handed in at the office.',
      'Presente por vía electrónica, con los oficios como permisos propios; ciertos proyectos aún se entregan en la oficina.',
    ),
    fact(
      'B',
      [ATL_PRIMER],
      'Departments review in turn and the Office’s plan reviewer gathers the answers. Sets stamped “Preliminary” or “Not Released for Construction” are not taken, except for site and foundation permits.',
      'Los departamentos revisan y el revisor de la Office reúne las respuestas. No se reciben planos con la leyenda “Preliminary” o “Not Released for Construction”, salvo para permisos de sitio y cimentación.',
    ),
    fact(
      'A',
      [ATL_TREES],
      'The arborist looks at every building plan. If trees are to be removed, the yellow sign and the neighbors’ appeal come before the permit.',
      'El arborista ve todos los planos de obra. Si se van a quitar árboles, el letrero amarillo y la apelación de los vecinos van antes del permiso.',
    ),
    fact(
      'B',
      [ATL_PRIMER, ATL_CODE_FEES],
      'When all have approved, the fees are totaled and paid, impact fees among them, and the permit is released.',
      'Cuando todos aprueban, se suman y pagan las tarifas, incluidas las de impacto, y se entrega el permiso.',
    ),
  ],
  inspections: {
    booking: fact(
      'A',
      [ATL_INSPECTIONS],
      'Book on the automated line, 404-658-6800, or by e-mail to the Inspection Division; the Office of Buildings, 404-865-8550, gives you the address.',
      'Pídala en la línea automática, 404-658-6800, o por correo electrónico a la Inspection Division; la Office of Buildings, 404-865-8550, le da la dirección.',
    ),
    cutOff: fact(
      'C',
      [GA_TWO_DAYS],
      'Until what hour to ask we did not find. State law gives the city 2 business days for an inspection of a house; if it cannot come by then you may hire a private inspector (O.C.G.A. 8-2-26, as the state’s home builders sum it up).',
      'Hasta qué hora se pide no lo encontramos. La ley estatal da a la ciudad 2 días hábiles para inspeccionar una casa; si no puede venir, usted puede contratar a un inspector privado (O.C.G.A. 8-2-26, según los constructores del estado).',
    ),
    visit: null,
    notes: [
      fact(
        'A',
        [ATL_INSPECTIONS],
        'A live visit, a video inspection or a third party can do it, for houses and for commercial jobs. Before the certificate of occupancy come the finals of the trades, building, arborist and site development.',
        'Puede ser en persona, por video o por un tercero, en casas y en comercio. Antes del certificado de ocupación van las finales de oficios, construcción, arborista y desarrollo del sitio.',
      ),
    ],
  },
  contacts: [
    {
      purpose: 'permits',
      name: 'Office of Buildings, Trade Permits (Suite 3900)',
      phone: '+14048658550',
      mail: 'permitissuance-oob@atlantaga.gov',
      address: '55 Trinity Avenue SW, Suite 3900, Atlanta, GA 30303',
      hours: { en: 'Monday to Friday, 8:15 a.m. to 5 p.m.', es: 'Lunes a viernes, 8:15 a. m. a 5 p. m.' },
      source: ATL_TRADES,
      confidence: 'A',
    },
    {
      purpose: 'permits',
      name: 'Office of Buildings',
      phone: '+14043306150',
      note: { en: 'Main number, from an older page.', es: 'Número principal, de una página anterior.' },
      source: ATL_PRIMER,
      confidence: 'C',
    },
  ],
  fees: [
    {
      text: {
        en: 'The building permit is $7 per $1,000 of valuation, prorated, with a $150 minimum, and $25 for technology. A plumbing or mechanical permit is $150 and the same $25: $175. For two others the city’s table does not agree with itself. Electrical: $150 and $25 make $175, but it prints a minimum of $75. A home water heater: $50 and $25 make $75, but it prints a minimum of $175. Ask the Office of Buildings, 404-865-8550, what these two cost.',
        es: 'El permiso de construcción es $7 por cada $1,000 de valor, prorrateado, con mínimo de $150, y $25 de tecnología. Un permiso de plomería o mecánico es $150 y los mismos $25: $175. En otros dos la tabla de la ciudad no concuerda consigo misma. El eléctrico: $150 y $25 dan $175, pero imprime un mínimo de $75. El calentador de agua de una casa: $50 y $25 dan $75, pero imprime un mínimo de $175. Pregunte en la Office of Buildings, 404-865-8550, cuánto cuestan estos dos.',
      },
      sources: [ATL_FEES, ATL_TABLE_2025],
      confidence: 'B',
    },
    {
      text: {
        en: 'Valuation has a floor by ordinance: interior alterations count at no less than 20% of the new-construction value of the area altered, 40% when structural engineering is involved.',
        es: 'El valor tiene un piso por ordenanza: las remodelaciones interiores cuentan al menos el 20% del valor de construcción nueva del área alterada, 40% si hay ingeniería estructural.',
      },
      sources: [ATL_CODE_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'A reinspection after a written correction notice costs $50 in the code. Impact fees are outside the valuation charge and must be paid before the permit is valid.',
        es: 'Una reinspección tras un aviso escrito de corrección cuesta $50 según el código. Las tarifas de impacto van aparte del cobro por valor y deben pagarse para que el permiso valga.',
      },
      sources: [ATL_CODE_FEES],
      confidence: 'B',
    },
    {
      text: {
        en: 'Extending a permit costs $110 each time, by the list the city’s 311 line publishes.',
        es: 'Prorrogar un permiso cuesta $110 cada vez, según la tabla que publica la línea 311 de la ciudad.',
      },
      sources: [ATL_FEES],
      confidence: 'B',
    },
  ],
  feeSchedule: 'atlanta-ga',
  timing: [
    fact(
      'C',
      [ATL_PLACE],
      'We found no time the city promises. A permit service that files here (February 2026) counts 24 to 48 hours for intake, 10 business days for the reviewers, 5 for each revision, and two more waits of 24 to 48 hours before the permit is issued. New construction that needs a land disturbance permit waits for that first.',
      'No hallamos un plazo que la ciudad prometa. Un servicio de permisos que presenta aquí (febrero de 2026) cuenta de 24 a 48 horas para la recepción, 10 días hábiles para los revisores, 5 por cada corrección y dos esperas más de 24 a 48 horas antes de emitir. La obra nueva que necesita un permiso de movimiento de tierra espera antes por él.',
    ),
    fact(
      'C',
      [ATL_HOW_LONG],
      'By kind of job, across metro Atlanta, another service gives 1 to 3 business days for trade permits, 2 to 4 weeks for decks, porches and small remodels, 3 to 6 for remodels and additions, 4 to 8 for pools.',
      'Por tipo de trabajo, en el área metropolitana, otro servicio da de 1 a 3 días hábiles en permisos de especialidad, de 2 a 4 semanas en terrazas, porches y remodelaciones pequeñas, de 3 a 6 en remodelaciones y ampliaciones y de 4 a 8 en piscinas.',
    ),
  ],
  returns: [
    {
      text: {
        en: 'An ordinary boundary survey is not enough once you touch the outside of a house. A local builder warns that the permit set needs a tree and topo survey, with every tree from 6 inches up.',
        es: 'Un plano de linderos común no basta si usted toca el exterior de una casa. Un constructor local advierte que hace falta un levantamiento con topografía y árboles, con cada árbol desde 6 pulgadas.',
      },
      sources: [ATL_SURVEY],
      confidence: 'C',
    },
    {
      text: {
        en: 'When trees come out for a project, the site is posted: an orange sign says that trees may be affected, a yellow one goes up after the arborist’s preliminary approval, which neighbors can appeal. Allow for it in the schedule.',
        es: 'Cuando un proyecto quita árboles, el sitio se anuncia: un letrero naranja avisa que puede haber árboles afectados; uno amarillo se coloca tras la aprobación preliminar del arborista, que los vecinos pueden apelar. Cuente con ese tiempo.',
      },
      sources: [ATL_TREES],
      confidence: 'B',
    },
  ],
  feed: [],
  commonPermits: ['res_alteration', 'mechanical', 'plumbing', 'electrical_service', 'roofing'],
  faq: [
    {
      question: {
        en: 'Do I need a permit to cut down a dead tree in Atlanta?',
        es: '¿Necesito permiso para cortar un árbol muerto en Atlanta?',
      },
      answer: {
        text: {
          en: 'Yes. There is no exception by species or condition; you apply for a dead, dying or hazardous (DDH) tree, and a city arborist inspects it and approves or denies.',
          es: 'Sí. No hay excepción por especie ni por estado; se solicita como árbol muerto, enfermo o peligroso (DDH), y un arborista de la ciudad lo inspecciona y aprueba o niega.',
        },
        sources: [ATL_TREES],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Why is the city’s value for my remodel higher than my contract?',
        es: '¿Por qué el valor de la ciudad es mayor que mi contrato?',
      },
      answer: {
        text: {
          en: 'The code sets a minimum from the ICC table: 20% of new-construction value for the altered area, or 40% with structural engineering. Your sworn cost counts only when it is higher.',
          es: 'El código fija un mínimo según la tabla del ICC: 20% del valor de construcción nueva del área alterada, o 40% con ingeniería estructural. Su costo jurado cuenta solo cuando es mayor.',
        },
        sources: [ATL_CODE_FEES, ATL_FEES],
        confidence: 'B',
      },
    },
    {
      question: {
        en: 'Can the homeowner file the HVAC permit in Atlanta?',
        es: '¿El propietario puede presentar el permiso de HVAC en Atlanta?',
      },
      answer: {
        text: {
          en: 'Yes. The city says homeowners may submit their own trade permit application and need not wait for the contractor.',
          es: 'Sí. La ciudad dice que los propietarios pueden presentar su propia solicitud de permiso de especialidad sin esperar al contratista.',
        },
        sources: [ATL_TRADES],
        confidence: 'A',
      },
    },
    {
      question: {
        en: 'Can I get status alerts for Atlanta permits here?',
        es: '¿Puedo recibir avisos del estatus de permisos de Atlanta aquí?',
      },
      answer: {
        text: {
          en: 'Not yet. Permits can be searched one by one in Accela Citizen Access; the checklist and the fee estimate work for Atlanta now.',
          es: 'Todavía no. Los permisos se consultan uno por uno en Accela Citizen Access; la lista de verificación y el estimado de tarifa ya funcionan para Atlanta.',
        },
        sources: [ATL_ACCELA],
        confidence: 'C',
      },
    },
  ],
};
