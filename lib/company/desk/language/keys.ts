/** What a typed filter can be about, in the order it is suggested. A leaf: the browser loads it. */
export const FILTER_KEYS = [
  'status',
  'city',
  'assigned',
  'waits',
  'tag',
  'state',
  'type',
  'changed',
  'applied',
  'issued',
  'expires',
  'value',
  'closeout',
  'muted',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Further words for a key, in both languages; `before:` and `since:` are of the day a permit is listed by. */
const WORDS: Readonly<Record<string, FilterKey | 'before' | 'since'>> = {
  estatus: 'status',
  estado: 'status',
  ciudad: 'city',
  asignado: 'assigned',
  asignada: 'assigned',
  espera: 'waits',
  waiting: 'waits',
  etiqueta: 'tag',
  entidad: 'state',
  tipo: 'type',
  cambio: 'changed',
  cambió: 'changed',
  updated: 'changed',
  solicitado: 'applied',
  emitido: 'issued',
  vence: 'expires',
  valor: 'value',
  cierre: 'closeout',
  silenciado: 'muted',
  before: 'before',
  antes: 'before',
  since: 'since',
  after: 'since',
  desde: 'since',
};

export const DATE_KEYS = ['changed', 'applied', 'issued', 'expires', 'listed'] as const;
export type DateKey = (typeof DATE_KEYS)[number];

/** Dates a permit is asked for by; `listed` is what `before:` and `since:` mean. */
export type TermKey = FilterKey | 'listed';

export function keyOf(word: string): FilterKey | 'before' | 'since' | null {
  const key = word.toLowerCase();
  if (key in WORDS) return WORDS[key] ?? null;
  return FILTER_KEYS.find((known) => known === key) ?? null;
}

/** How a filter is written to a reader of Spanish; `parse.ts` reads either. */
export const IN_SPANISH: {
  readonly keys: Readonly<Record<FilterKey | 'before' | 'since', string>>;
  readonly values: Readonly<Partial<Record<TermKey, Readonly<Record<string, string>>>>>;
} = {
  keys: {
    status: 'estatus',
    city: 'ciudad',
    assigned: 'asignado',
    waits: 'espera',
    tag: 'etiqueta',
    state: 'estado',
    type: 'tipo',
    changed: 'cambió',
    applied: 'solicitado',
    issued: 'emitido',
    expires: 'vence',
    value: 'valor',
    closeout: 'cierre',
    muted: 'silenciado',
    before: 'antes',
    since: 'desde',
  },
  values: {
    status: {
      open: 'abierto',
      pending: 'pendiente',
      action_required: 'acción-requerida',
      ready_to_issue: 'listo',
      issued: 'emitido',
      finaled: 'finalizado',
      on_hold: 'en-espera',
      expired: 'vencido',
      stopped: 'detenido',
      unknown: 'desconocido',
    },
    assigned: { me: 'yo', none: 'nadie', any: 'alguien' },
    waits: { us: 'nosotros', city: 'ciudad', work: 'obra' },
    closeout: { yes: 'sí' },
    muted: { yes: 'sí' },
    tag: { none: 'ninguna' },
  },
};

export function isDateKey(key: TermKey): key is DateKey {
  return DATE_KEYS.some((one) => one === key);
}

/** Words for values, in both languages, as the address has them. */
export const VALUE_WORDS: Readonly<Partial<Record<TermKey, Readonly<Record<string, string>>>>> = {
  status: {
    abierto: 'open',
    abiertos: 'open',
    pendiente: 'pending',
    acción: 'action_required',
    accion: 'action_required',
    action: 'action_required',
    'action-required': 'action_required',
    'acción-requerida': 'action_required',
    ready: 'ready_to_issue',
    'ready-to-issue': 'ready_to_issue',
    listo: 'ready_to_issue',
    emitido: 'issued',
    finalizado: 'finaled',
    final: 'finaled',
    hold: 'on_hold',
    'on-hold': 'on_hold',
    'en-espera': 'on_hold',
    vencido: 'expired',
    detenido: 'stopped',
    desconocido: 'unknown',
  },
  assigned: { yo: 'me', mí: 'me', mi: 'me', nadie: 'none', nobody: 'none', alguien: 'any', anybody: 'any' },
  waits: { nosotros: 'us', me: 'us', mí: 'us', yo: 'us', usted: 'us', ciudad: 'city', obra: 'work' },
  closeout: { sí: 'yes', si: 'yes' },
  muted: { sí: 'yes', si: 'yes' },
  tag: { ninguna: 'none' },
};
