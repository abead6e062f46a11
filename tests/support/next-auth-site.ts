import { onTestFinished, vi } from 'vitest';

/** What next-auth puts into the address it answers a refused sign-in with; null lets in. */
type Answer = string | null;

/**
 * Stands in for the site's side of next-auth, from here to the end of the running test: each sign-in gets the next
 * answer, and the last one over and over. Answers what was sent, in order.
 */
export function answerSignIns(...answers: [Answer, ...Answer[]]): { provider: string; form: FormValues }[] {
  const sent: { provider: string; form: FormValues }[] = [];
  const fetch = async (address: string, request?: RequestInit): Promise<Response> => {
    const [, what = '', provider = ''] = /^\/api\/auth\/(\w+)(?:\/(\w+))?/.exec(address) ?? [];
    if (what === 'providers') return Response.json(PROVIDERS);
    if (what === 'csrf') return Response.json({ csrfToken: 'token' });
    if (what === 'signout') provided(sent, 'signout', request);
    if (what !== 'callback') return Response.json({ url: 'http://localhost:3000/' });
    const error = answers[Math.min(sent.length, answers.length - 1)] ?? null;
    provided(sent, provider, request);
    const url = `http://localhost:3000/login${error === null ? '' : `?error=${error}`}`;
    return Response.json({ url }, { status: error === null ? 200 : 401 });
  };
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}

type FormValues = Record<string, string>;

function provided(
  sent: { provider: string; form: FormValues }[],
  provider: string,
  request?: RequestInit,
): void {
  const form = new URLSearchParams(request?.body instanceof URLSearchParams ? request.body : '');
  sent.push({ provider, form: Object.fromEntries(form) });
}

const PROVIDERS = Object.fromEntries(
  ['credentials', 'passkey', 'refresh'].map((id) => [id, { id, type: 'credentials' }]),
);
