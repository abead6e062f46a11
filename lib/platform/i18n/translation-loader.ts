/** A translation file: text keys to strings, one level deep. */
export type Texts = Readonly<Record<string, string>>;

export type LoadResult =
  | { ok: true; texts: Texts }
  /** `retryable`: asking again may help. */
  | { ok: false; message: string; retryable: boolean };

/** What a request needs of `fetch`; the browser's own fits. */
export type FetchText = (url: string) => Promise<{ status: number; text(): Promise<string> }>;

/** What a request needs of `XMLHttpRequest`. */
export interface TextRequest {
  status: number;
  responseText: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  open(method: string, url: string): void;
  send(): void;
}

/** The means there are to ask a server; a test gives its own, a very old browser has only the second. */
export interface Transports {
  fetch?: FetchText | undefined;
  XMLHttpRequest?: (new () => TextRequest) | undefined;
}

/** How words of browsers for "there was no answer" begin or end: "Failed to fetch", "Load failed", "NetworkError …". */
const NETWORK_WORDS = ['failed', 'fetch', 'network', 'load'];

export interface LoadOptions {
  /** Further tries after a failure that may pass. */
  retries?: number;
  /** Between two tries; a test need not wait. */
  wait?: (tries: number) => Promise<void>;
}

const RETRIES = 3;
const FIRST_WAIT_MS = 350;

const waitLonger = (tries: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (tries - 1)));

/** Where the texts of a language lie. */
export function translationAddress(locale: string): string {
  return `/locales/${locale}/translation.json`;
}

/** Loads a translation file; asks again while the failure may pass. Never throws. */
export async function loadTranslation(
  url: string,
  transports: Transports,
  { retries = RETRIES, wait = waitLonger }: LoadOptions = {},
): Promise<LoadResult> {
  for (let tries = 1; ; tries += 1) {
    const result = await loadOnce(url, transports);
    if (result.ok || !result.retryable || tries > retries) return result;
    await wait(tries);
  }
}

async function loadOnce(url: string, transports: Transports): Promise<LoadResult> {
  const request = requestBy(transports);
  if (!request) return failure('No fetch and no xhr implementation found!', false);
  try {
    const { status, body } = await request(url);
    if (!status || status >= 500) return failure(`failed loading ${url}; status code: ${status}`, true);
    if (status >= 400) return failure(`failed loading ${url}; status code: ${status}`, false);
    const texts = readTexts(body);
    return texts ? { ok: true, texts } : failure(`failed parsing ${url} to json`, false);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isNetwork = NETWORK_WORDS.some((word) => message.toLowerCase().includes(word));
    return isNetwork ? failure(`failed loading ${url}: ${message}`, true) : failure(message, false);
  }
}

function failure(message: string, retryable: boolean): LoadResult {
  return { ok: false, message, retryable };
}

interface Answer {
  status: number;
  body: string;
}

function requestBy(transports: Transports): ((url: string) => Promise<Answer>) | null {
  const { fetch, XMLHttpRequest } = transports;
  if (fetch) {
    return async (url) => {
      const response = await fetch(url);
      return { status: response.status, body: await response.text() };
    };
  }
  if (!XMLHttpRequest) return null;
  return (url) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      const settle = () => resolve({ status: request.status, body: request.responseText });
      request.onload = settle;
      // Without an answer the status is 0, which says so.
      request.onerror = settle;
      request.open('GET', url);
      request.send();
    });
}

/** Null for what is not a JSON object of strings. */
function readTexts(body: string): Texts | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return isTexts(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
