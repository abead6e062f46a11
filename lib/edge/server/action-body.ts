import type { NextRequest } from 'next/server';

// What Next would fail to decode before any action of ours is asked: it answers such a request with 500 and writes a
// stack to the log, as it does for one that another site sent. Here it is refused as what it is.

/** As Next limits the body of an action. */
const MAX_BYTES = 1024 * 1024;
const MAX_ARGUMENTS = 1_000;
const MAX_DEPTH = 50;

/**
 * What React writes for values JSON has no form for. Texts of people that begin with `$` begin with two of them; what
 * else React knows (other parts, streams, promises, maps) no action of ours takes.
 */
const WRITTEN = /^\$(\$|undefined$|NaN$|-?Infinity$|-0$|D\d{4}-|n-?\d{1,400}$|K[\da-f]{1,4}$)/;

/** The status a request that calls a server action is refused with; null where it is none, or may pass. */
export async function refusedAction(request: NextRequest): Promise<400 | 403 | 413 | null> {
  const { method, headers } = request;
  if (method !== 'POST') return null;
  const called = headers.get('next-action');
  const type = headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (called === null && !isForm) return null;
  if (!isOwnOrigin(headers)) return 403;
  if (called !== null && !/^[\da-f]{32,80}$/i.test(called)) return 400;
  if (called !== null && type.startsWith('application/x-www-form-urlencoded')) return 400;
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return 413;
  try {
    const isReadable = isForm
      ? isReadableForm(await request.formData(), called !== null)
      : isReadableList(await request.text());
    return isReadable ? null : 400;
  } catch {
    return 400;
  }
}

/** A browser always says which page a form or an action came from; what says nothing is no browser. */
function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === (headers.get('x-forwarded-host') ?? headers.get('host'));
}

/** The arguments of an action, one of them a form; or, without script, a form that names its action. */
function isReadableForm(form: FormData, isCall: boolean): boolean {
  const names = [...form.keys()];
  // An action with arguments of its own in a form without script: we have none.
  if (names.some((name) => name.startsWith('$ACTION_') && !/^\$ACTION_ID_[\da-f]{32,80}$/i.test(name)))
    return false;
  if (!isCall) return true;
  const list = form.get('0');
  return typeof list === 'string' && isReadableList(list);
}

function isReadableList(text: string): boolean {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || list.length > MAX_ARGUMENTS) return false;
  const isReadable = (value: unknown, depth: number): boolean => {
    if (typeof value === 'string')
      return !value.startsWith('$') || WRITTEN.test(value) || leadsToObject(value, list);
    if (typeof value !== 'object' || value === null) return true;
    return depth < MAX_DEPTH && Object.values(value).every((inner) => isReadable(inner, depth + 1));
  };
  return isReadable(list, 0);
}

/** `$0:1:cities`: an object that stands twice among the arguments is written once, and then by its way. */
function leadsToObject(way: string, list: readonly unknown[]): boolean {
  const [root, ...keys] = way.slice(1).split(':');
  let value: unknown = root === '0' ? list : null;
  for (const key of keys)
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : null;
  return keys.length > 0 && typeof value === 'object' && value !== null;
}
