const MARKS = /\p{M}/gu;
const NON_ASCII = /[\u0080-\uffff]/;
const ASCII_WORD = /[a-z0-9]+/g;
/** Longer ones are no words; nothing is looked up for them. */
const MAX_WORD = 40;

/** Stop words in both languages. */
const BINDING = new Set(
  'a an and the of for to in on at by with or de del la el los las y e o un una para por con en al su'.split(
    ' ',
  ),
);

/** How forms and drawings shorten words, and words that stand for one another here or from one country to the next. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bldg: 'building',
    elec: 'electrical',
    elect: 'electrical',
    mech: 'mechanical',
    plbg: 'plumbing',
    plumb: 'plumbing',
    fdn: 'foundation',
    fndn: 'foundation',
    dtl: 'detail',
    det: 'detail',
    calc: 'calculation',
    elev: 'elevation',
    sched: 'schedule',
    cert: 'certificate',
    dwg: 'drawing',
    exist: 'existing',
    lic: 'license',
    licence: 'license',
    num: 'number',
    addr: 'address',
    contr: 'contractor',
    proj: 'project',
    prop: 'property',
    desc: 'description',
    constr: 'construction',
    const: 'construction',
    struct: 'structural',
    dept: 'department',
    est: 'estimated',
    sig: 'signature',
    sht: 'sheet',
    occ: 'occupancy',
    insp: 'inspection',
    reqd: 'required',
    mfr: 'manufacturer',
    proy: 'proyecto',
    dir: 'direccion',
    descr: 'description',
    sq: 'square',
    ins: 'insurance',
    resi: 'residential',
    res: 'residential',
    comm: 'commercial',
    appl: 'application',
    authorisation: 'authorization',
    workers: 'worker',
    diag: 'diagram',
    certification: 'certificate',
    computation: 'calculation',
    schematic: 'diagram',
    job: 'project',
    jobsite: 'project',
    work: 'project',
    alberca: 'piscina',
    pileta: 'piscina',
    amianto: 'asbesto',
    anuncio: 'letrero',
    rotulo: 'letrero',
    barda: 'cerca',
    valla: 'cerca',
    cercha: 'armadura',
    cimiento: 'cimentacion',
    fundacion: 'cimentacion',
    constancia: 'certificado',
    desague: 'drenaje',
    domicilio: 'direccion',
    dormitorio: 'recamara',
    habitacion: 'recamara',
    duena: 'propietario',
    dueno: 'propietario',
    propietaria: 'propietario',
    garaje: 'cochera',
    hoja: 'lamina',
    obra: 'proyecto',
    planta: 'plano',
    reporte: 'informe',
    seccion: 'corte',
    tabla: 'cuadro',
    terraza: 'deck',
    trabajo: 'proyecto',
  }),
);

/** In small letters, without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return NON_ASCII.test(lower) ? lower.normalize('NFKD').replace(MARKS, '') : lower;
}

/** The plain form of one word: singular, written out. */
export function stem(word: string): string {
  const long = SHORT_FORMS.get(word);
  if (long !== undefined) return long;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  const single = word.endsWith('ciones') ? word.slice(0, -2) : word.slice(0, -1);
  return SHORT_FORMS.get(single) ?? single;
}

/** The significant words of a text, folded and stemmed. */
export function getDistinctiveWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of fold(text).replaceAll("'", '').replaceAll('’', '').matchAll(ASCII_WORD)) {
    if (word.length <= MAX_WORD && !BINDING.has(word)) words.push(stem(word));
  }
  return words;
}

/** Maps characters that OCR confuses to one. */
export function skeleton(word: string): string {
  return word
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[0o]/g, 'o')
    .replace(/[1il]/g, 'l')
    .replace(/[5s]/g, 's')
    .replace(/[8b]/g, 'b');
}
