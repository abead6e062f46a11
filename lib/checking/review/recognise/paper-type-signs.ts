import type { PaperType } from '@/content/requirements/recognition/types';

/** Classifier features of a type of paper: phrases in its folded text. */
export interface Signs {
  readonly must: readonly RegExp[];
  readonly signs: readonly RegExp[];
  readonly not: readonly RegExp[];
  /** Minimum matching features, worth `first` points; each further one adds a point. */
  readonly least: number;
  readonly first: number;
  /** Lines of whole sentences. */
  readonly sentences: number;
  /** Drawings, or papers. */
  readonly onSheets: boolean;
  /** Whether a page that asks what an application asks may be it. */
  readonly onForms: boolean;
}

const MONEY = /\$ ?\d|\d(?:\.\d\d)? (?:dollars|dolares)|\busd\b/;
const WORKS =
  /\b(?:work|labor|materials?|construct\w*|install\w*|furnish\w*|repairs?|remodel\w*|replac\w+|obras?|trabajos?|mano de obra|materiales|instala\w*|constru\w*|repara\w*)\b/;
/** Whoever owns it lets somebody do it: authorizes them to, or says that they may. */
const GRANTS =
  /\b(?:authori[sz]e[sd]?|appoint|designate|consent|allow|grant|empower|give (?:my |our |full )?permission|gives? (?:[\w']+ ){1,8}(?:authority|permission|consent)|autori[zc]\w+|design[oa]|nombr[oa]|consient[eo]|facult[oa]|otorg[oa]|permit[oe]|apoder[oa]|d(?:oy|a|amos) (?:mi |su )?(?:permiso|consentimiento|autorizacion))\b.{0,160}\b(?:apply|obtain|pull|sign|submit|file|receive|pick up|act|request|secure|solicit\w+|obten\w+|tramit\w+|firm\w+|recib\w+|actu\w+|gestion\w+|present\w+)\b|\b(?:may|can|is free to|(?:has|have) (?:my|our|the owners?'?s?) (?:permission|ok|okay|consent|approval|authority)|puede[n]?|podran?|tienen? (?:mi|nuestro) (?:permiso|consentimiento))\b.{0,60}\b(?:apply|pull|sign|obtain|get|take out|file|submit|request|solicitar|sacar|tramitar|firmar|pedir)\b.{0,60}\bpermi/;

export const PAPER_TYPE_SIGNS: ReadonlyMap<PaperType, Signs> = new Map<PaperType, Signs>([
  [
    'contract',
    {
      must: [MONEY, WORKS],
      signs: [
        /\b(?:price|sum|amount|cost|total|precio|monto|importe|valor|costo)\b/,
        /\b(?:payments?|deposit|installments?|balance|draws?|progress|upon (?:completion|signing|acceptance)|at signing|pagos?|anticipo|saldo|enganche|parcialidad(?:es)?|al (?:firmar|terminar|concluir|iniciar)|a la firma)\b/,
        /\b(?:agrees? to|shall|will) (?:furnish|provide|perform|supply|complete|pay|build|install)|\bfurnish and install\b|\bproposes? to\b|\bhereby agree|se (?:compromete|obliga)|\b(?:suministrara|proporcionara|ejecutara|realizara|pagara)\b|conviene/,
        /\b(?:labor|materials?|equipment|mano de obra|materiales|equipo)\b/,
        /\b(?:contractor|builder|company|contratista|constructora|empresa)\b.{0,600}\b(?:owner|customer|client|homeowner|buyer|propietari[oa]|cliente|due[nñ]o)\b|\b(?:owner|customer|client|propietari[oa]|cliente|due[nñ]o)\b.{0,600}\b(?:contractor|builder|company|contratista|constructora|empresa)\b/,
        /\baccepted by\b|\bacceptance\b|\b(?:customer|client|buyer|purchaser|cliente|comprador)\b/,
        /\bchanges?\b.{0,60}\b(?:writing|order|signed|agreed)\b|\b(?:warrant(?:y|ies|s)|terminat\w+|cancel\w*|in writing)\b|\b(?:por escrito|garantia|rescision|cancela\w*|cambios)\b/,
        /\bboth (?:parties|sides)|\bthe parties\b|between .{3,120} and |ambas partes|las partes|entre .{3,120} y /,
      ],
      not: [
        /\bfree (?:estimate|quote|inspection)s?\b|\bcall (?:us )?(?:today|now)\b|\bfinancing available\b|\b\d+ ?% off\b|(?:presupuesto|cotizacion) (?:gratis|sin costo)|\b(?:lease|landlord|tenant|arrendador|inquilino)\b/,
        /\binvoice|bill to|remit|past due|\bfactura\b|notice of commencement|certificate of (?:liability )?insurance/,
      ],
      least: 6,
      first: 4.6,
      sentences: 1,
      onSheets: false,
      onForms: true,
    },
  ],
  [
    'findings',
    {
      must: [],
      signs: [
        /\b(?:observ(?:ed|ations?)|inspected|visited|site visit|examined|reviewed|surveyed|elevations? (?:were|was)|measure(?:d|ments)|inspeccion(?:e|o|amos|ado)|se (?:observ|inspeccion|midi|levant|revis|visit|tom)\w+|visita)\b/,
        /\b(?:crack\w*|settle\w*|deflect\w*|sag\w*|movement|differential|out of level|damage\w*|deteriorat\w*|distress\w*|low|grietas?|asentamiento|hundi\w+|desnivel|da[nñ]os?|baj[ao])\b/,
        /\b(?:conclu\w+|opinion|recommend\w*|adequate|capable|sufficient|satisf\w+|finds?|recomend\w+|adecuad\w+|suficiente|dictamen|se determin\w+)\b/,
        /\b(?:repair\w*|lift\w*|support\w*|piers?|pilings?|piles?|underpin\w*|reinforc\w*|reparaci\w+|levantar|levante|pilotes?|refuerz\w+|recal[zc]\w+|soport\w+)\b/,
        /\b(?:p\.? ?e\.?|s\.? ?e\.?|engineer\w*|architects?|ingenier\w+|arquitect\w+)\b/,
        /\b(?:loads?|lbs?|kips?|psf|pounds|soils?|bearing|cargas?|kilogramos|suelos?|libras)\b/,
      ],
      not: [/\b(?:purchase|agrees? to pay|policy number|poliza)\b/],
      least: 5,
      first: 4.6,
      sentences: 2,
      onSheets: false,
      onForms: false,
    },
  ],
  [
    'narrative',
    {
      must: [
        /\b(?:install\w*|remov\w+|replac\w+|construct\w*|build\w*|demolish\w*|repair\w*|add(?:ing|ition)?|instala\w*|retir\w+|reempla\w+|constru\w+|demol\w+|repara\w*|coloca\w*)\b/,
      ],
      signs: [
        /\b(?:work|project|scope|obra|trabajos?|proyecto|alcance)\b/,
        /\b(?:materials?|materiales|manufacturer\w*|fabricante|instructions|instrucciones)\b/,
        /\b(?:existing|existentes?|remains?|permanec\w+|siguen)\b/,
        /\b(?:debris|escombros|clean\w*|hauled|disposed|property line|linderos?|excluded|not (?:included|part)|no (?:structural )?(?:work|change)s?|no se (?:incluye|trabaja)|excluye)\b/,
        /\b(?:as )?shown (?:on|in)\b|\b(?:drawings|plans|planos|sheets?|laminas)\b/,
      ],
      not: [
        MONEY,
        GRANTS,
        /\b(?:zoning|zonificacion|policy number|poliza|ordinance|ordenanza|own contractor|homeowners association|asociacion de propietarios|load calculation|assessed|certif(?:y|ico))\b/,
        /\b(?:findings|observed|engineer|ingeniero|notary|notario|perjury)\b/,
      ],
      least: 5,
      first: 4.6,
      sentences: 2,
      onSheets: false,
      onForms: false,
    },
  ],
  [
    'authorization',
    {
      must: [GRANTS, /\bpermits?|permisos?\b/],
      signs: [
        /\b(?:owner|owns?|(?:my|our) (?:house|home|property|building|lot|land|residence)|propietari[oa]|due[nñ][oa]|(?:mi|nuestra) (?:casa|propiedad|vivienda))\b/,
        /\b(?:contractor|agent|company|representative|builder|firm|llc|inc|corp|contratista|agente|representante|constructora|empresa)\b/,
        /\b(?:i|we|my|our|undersigned|yo|mi|mis|nuestr[oa]s?|suscrit[oa]|abajo firmante|behalf|nombre)\b/,
        /\b(?:behalf|in my name|on (?:my|our)|as (?:my|our)|en mi nombre|mi (?:agente|representante)|a mi nombre|ante)\b/,
      ],
      not: [
        /\b(?:zoning|zonificacion|own contractor|homeowners association)\b/,
        // A landlord's consent to the work, unless it says itself who owns and lets somebody apply.
        /^(?!.*\b(?:i|we|llc|inc|lp) owns?\b).*\b(?:landlord|lessee|tenant|lessor|arrendador|inquilino)\b/,
      ],
      least: 4,
      first: 4.6,
      sentences: 1,
      onSheets: false,
      onForms: false,
    },
  ],
  [
    'own_builder',
    {
      must: [
        /\b(?:(?:home)?owners?|i own|propietari[oa]|due[nñ][oa]|soy due[nñ]o|poseo)\b/,
        /\bown (?:general )?contractor|\bmyself\b|\bown labor|owner[- ]?builder|mi propi[oa] (?:contratista|constructor)|yo mism[oa]|por mi (?:propia )?cuenta|propietari[oa][ -]constructor|contratista de mi propi|act as (?:the |a )?(?:general )?contractor|\bpersonally (?:do|perform|supervise|build|construct)|\bi (?:will|shall|intend to|am going to) (?:do|perform|build|supervise)|(?:done|performed) by me\b|personalmente|yo har[ée]/,
      ],
      signs: [
        /\b(?:exempt\w*|licensed|unlicensed|license law|statutes?|state law|exencion|exent[oa]|con licencia|sin licencia|ley (?:estatal|del estado))\b/,
        /\b(?:sell|lease|rent|sale|resale|vend\w+|rent(?:ar|are)|arrend\w+|venta)\b/,
        /\b(?:supervis\w+|hire|responsib\w+|liab\w+|workers|employ\w+|contratar|contrato a|responsab\w+|trabajadores)\b/,
        /\b(?:understand|acknowledge|certify|declare|swear|aware|entiendo|declaro|reconozco|certifico|juro)\b/,
        /\b(?:one year|1 year|\d{1,2} months|twelve months|un a[nñ]o|\d{1,2} meses|doce meses)\b/,
      ],
      not: [],
      least: 4,
      first: 4.6,
      sentences: 1,
      onSheets: false,
      onForms: false,
    },
  ],
  [
    'zoning_word',
    {
      must: [
        /\bzon(?:ing|e)\b|zonificacion|land use|uso de(?:l)? suelo/,
        /\b(?:compl(?:y|ies|iance|iant)|conforms?|conformity|consistent|meets?|satisf\w+|cumple\w*|conforme)\b/,
      ],
      signs: [
        /\b(?:setbacks?|coverage|height|retiros?|cobertura|altura)\b/,
        /\b(?:district|zone|distrito|zona)\b/,
        /\b(?:ordinance|code|regulations?|ordenanza|codigo|reglamento)\b/,
        /\b(?:approv\w+|clear(?:ed|ance)|verif\w+|reviewed|granted|confirm\w*|aprob\w+|aprueba|revis\w+)\b/,
        /\b(?:planner|planning|administrator|department|division|planificacion|planeacion|departamento|urbanismo)\b/,
        /\b(?:city|county|town|village|ciudad|condado|municipio)\b/,
      ],
      not: [/\bhomeowners association|asociacion de propietarios|instrument number\b/],
      least: 6,
      first: 4.8,
      sentences: 0,
      onSheets: false,
      onForms: true,
    },
  ],
  [
    'association_word',
    {
      must: [
        /\b(?:association|hoa|homeowners|condominium|covenants?|asociacion|condominio|condominos)\b/,
        /\b(?:approv\w+|no objection|consents?|aprob\w+|aprueba|autoriz\w+|sin objecion)\b/,
      ],
      signs: [
        /\b(?:committee|board|architectural|arc|comite|junta|directiva|arquitect\w+)\b/,
        /\b(?:request|application|submittal|proposal|solicitud|propuesta|peticion)\b/,
        /\b(?:improvements?|modification|project|fence|deck|pool|roof|addition|solar|exterior|mejoras?|proyecto|obra|cerca|piscina|techo|modificacion)\b/,
        /\b(?:dear|sincerely|regards|estimad[oa]s?|atentamente)\b/,
        /\b(?:manager|president|secretary|chair\w*|administrador\w*|president[ea]|secretari[oa])\b/,
      ],
      not: [MONEY, /\b(?:newsletter|dues|minutes|boletin|cuotas)\b/],
      least: 6,
      first: 4.8,
      sentences: 1,
      onSheets: false,
      onForms: false,
    },
  ],
  [
    'licence',
    {
      must: [
        /\b(?:licen[sc]e[ds]?|licensee|licencia|registration|registro|certificate)\b/,
        /\b(?:expir\w+|exp|valid|renew\w*|through|vence|vencimiento|vigen\w+)\b/,
      ],
      signs: [
        /\b(?:class(?:ification)?|type|status|qualif\w+|trade|specialty|active|clase|clasificacion|tipo|estado|activ[ao]|vigente|especialidad)\b/,
        /\b(?:board|department|division|registrar|bureau|commission|junta|departamento|consejo|comision|oficina)\b/,
        /\bstate of\b|\bestado de\b|\bcommonwealth of\b|\bcity of\b|\bcounty\b/,
        /\b(?:issued|licensed|authori[sz]ed|certified|entitled|holder|otorg\w+|expedid[ao]|titular|autorizad[ao])\b/,
        /\bcontract(?:or|ors|ing)|construction|contratista|construccion\b/,
        /\b(?:building|roofing|electric\w*|plumbing|mechanical|hvac|general|residential|edificacion|techos|electric[ao]|plomeria)\b/,
        /\b(?:number|no\.?|n[o°]|#|numero|num\.?) ?:?/,
      ],
      not: [
        /\b(?:policy|insured|insurer|insurance|poliza|asegurad[ao]|parcel|parcela|folio|valuation|driver|vehicle|description of work|permit application|total due)\b/,
        MONEY,
      ],
      least: 6,
      first: 4.6,
      sentences: 0,
      onSheets: false,
      onForms: false,
    },
  ],
  [
    'data_sheet',
    {
      must: [
        /\b\d+(?:\.\d+)? ?(?:kw|w|v|volts?|amps?|a|hz|dba?|psi|gpm|btu\w*|cfm|lbs?|mm|in|ft|mpa|kva|ah|va)\b|\bu-? ?factor|\bshgc\b/,
      ],
      signs: [
        /\b(?:model|series|part no|catalog|sku|modelo|serie)\b/,
        /\b(?:ul|astm|nsf|ansi|etl|csa|icc|noa|listed|listing|certified|listado|certificad[ao])\b/,
        /\b(?:manufactur\w*|technical|specifications?|rated|ratings?|dimensions?|warranty|weight|capacity|fabricante|tecnic[ao]s?|especificaci\w+|capacidad|dimensiones|garantia|peso)\b/,
      ],
      not: [
        /\b(?:owner|property owner|propietari[oa]|parcel|parcela|contractor|contratista|applicant|solicitante)\b/,
        MONEY,
      ],
      least: 4,
      first: 3,
      sentences: 0,
      onSheets: false,
      onForms: false,
    },
  ],
  [
    'alteration',
    {
      must: [
        /\bexist(?:ing)?\b|\bexistentes?\b/,
        /\b(?:remov\w+|demolish\w*|demo|retir\w+|demol\w+|quitar)\b/,
      ],
      signs: [
        /\b(?:remain|permanec\w+|conserv\w+)\b/,
        /\b(?:new|proposed|nuev[ao]s?|propuest[ao]s?)\b/,
        /\b(?:walls?|partitions?|muros?|paredes?|tabiques?)\b/,
        /\b(?:bed(?:room)?|bath\w*|kitchen|dining|living|closet|laundry|recamara|bano|cocina|comedor|sala|lavanderia)\b/,
      ],
      not: [],
      least: 5,
      first: 4.5,
      sentences: 0,
      onSheets: true,
      onForms: false,
    },
  ],
]);
