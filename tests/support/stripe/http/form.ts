/** A request's parameters as they arrive: texts, nested by brackets. */
export type Value = string | Value[] | Params;
export interface Params {
  [name: string]: Value;
}

/** `items[0][price]=x&expand[]=y` → `{items: [{price: 'x'}], expand: ['y']}`. */
export function decodeForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) put(root, parsePath(name), value);
  return toLists(root) as Params;
}

function parsePath(name: string): string[] {
  const [head = ''] = name.split('[', 1);
  return [head, ...[...name.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function put(target: Params, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(target).length) : name;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const next: Params = inner !== undefined && typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  target[key] = next;
  put(next, rest, value);
}

/** Maps whose keys are 0, 1, 2… are lists. */
function toLists(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, toLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
