import { describe, expect, it } from 'vitest';
import {
  type FetchText,
  loadTranslation,
  type TextRequest,
  type Transports,
  translationAddress,
} from './translation-loader';

const URL = '/locales/en/translation.json';
const ONCE = { retries: 0 };

function answering(status: number, body = '{}'): FetchText {
  return async () => ({ status, text: async () => body });
}

function failing(message: string): FetchText {
  return async () => {
    throw new Error(message);
  };
}

/** An XMLHttpRequest that answers, or that gets no answer where the status is 0. */
function xhrAnswering(status: number, body: string) {
  return class implements TextRequest {
    status = 0;
    responseText = '';
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    asked = '';
    open(method: string, url: string) {
      this.asked = `${method} ${url}`;
    }
    send() {
      expect(this.asked).toBe(`GET ${URL}`);
      this.status = status;
      this.responseText = body;
      if (status === 0) this.onerror?.();
      else this.onload?.();
    }
  };
}

describe('loadTranslation', () => {
  it('gives the texts of a file', async () => {
    const result = await loadTranslation(URL, { fetch: answering(200, '{"a.b":"One {{x}}"}') });
    expect(result).toEqual({ ok: true, texts: { 'a.b': 'One {{x}}' } });
  });

  it.each([500, 503, 599])('may be tried again after %i', async (status) => {
    expect(await loadTranslation(URL, { fetch: answering(status) }, ONCE)).toEqual({
      ok: false,
      message: `failed loading ${URL}; status code: ${status}`,
      retryable: true,
    });
  });

  it('may be tried again without a status', async () => {
    expect(await loadTranslation(URL, { fetch: answering(0) }, ONCE)).toEqual({
      ok: false,
      message: `failed loading ${URL}; status code: 0`,
      retryable: true,
    });
  });

  it.each([400, 401, 404, 499])('gives up at %i, in the same words', async (status) => {
    expect(await loadTranslation(URL, { fetch: answering(status) })).toEqual({
      ok: false,
      message: `failed loading ${URL}; status code: ${status}`,
      retryable: false,
    });
  });

  it.each([
    'Failed to fetch',
    'fetch aborted',
    'NetworkError when attempting',
    'Load FAILED',
    'could not load',
  ])('may be tried again after %j', async (message) => {
    expect(await loadTranslation(URL, { fetch: failing(message) }, ONCE)).toEqual({
      ok: false,
      message: `failed loading ${URL}: ${message}`,
      retryable: true,
    });
  });

  it('gives up after an error that is not the network’s', async () => {
    expect(await loadTranslation(URL, { fetch: failing('Bad argument') })).toEqual({
      ok: false,
      message: 'Bad argument',
      retryable: false,
    });
  });

  it('reads what is thrown and is no error', async () => {
    const fetch: FetchText = () => Promise.reject('refused');
    expect(await loadTranslation(URL, { fetch })).toEqual({
      ok: false,
      message: 'refused',
      retryable: false,
    });
  });

  it.each(['<html>', '', '[]', 'null', '"text"', '{"a":1}', '{"a":{"b":"c"}}'])(
    'does not take %j for a translation file',
    async (body) => {
      expect(await loadTranslation(URL, { fetch: answering(200, body) })).toEqual({
        ok: false,
        message: `failed parsing ${URL} to json`,
        retryable: false,
      });
    },
  );

  it('says so where there is nothing to ask with', async () => {
    expect(await loadTranslation(URL, {})).toEqual({
      ok: false,
      message: 'No fetch and no xhr implementation found!',
      retryable: false,
    });
  });

  it('asks with XMLHttpRequest where there is no fetch', async () => {
    const transports: Transports = { XMLHttpRequest: xhrAnswering(200, '{"a":"b"}') };
    expect(await loadTranslation(URL, transports)).toEqual({ ok: true, texts: { a: 'b' } });
  });

  it('takes an XMLHttpRequest without an answer for one without a status', async () => {
    expect(await loadTranslation(URL, { XMLHttpRequest: xhrAnswering(0, '') }, ONCE)).toEqual({
      ok: false,
      message: `failed loading ${URL}; status code: 0`,
      retryable: true,
    });
  });

  it('asks again up to three times, each time later', async () => {
    let asked = 0;
    const waits: number[] = [];
    const fetch: FetchText = async (url) => {
      asked += 1;
      return answering(asked < 4 ? 503 : 200, '{"a":"b"}')(url);
    };
    const wait = async (tries: number) => {
      waits.push(tries);
    };
    expect(await loadTranslation(URL, { fetch }, { wait })).toEqual({ ok: true, texts: { a: 'b' } });
    expect(waits).toEqual([1, 2, 3]);
  });

  it('gives up after the third further try', async () => {
    let asked = 0;
    const fetch: FetchText = (url) => {
      asked += 1;
      return answering(500)(url);
    };
    const result = await loadTranslation(URL, { fetch }, { wait: async () => {} });
    expect(result.ok).toBe(false);
    expect(asked).toBe(4);
  });

  it('waits by itself where nobody says how', async () => {
    let asked = 0;
    const fetch: FetchText = (url) => {
      asked += 1;
      return answering(asked === 1 ? 502 : 200)(url);
    };
    expect(await loadTranslation(URL, { fetch })).toEqual({ ok: true, texts: {} });
  });
});

describe('translationAddress', () => {
  it('names the file of a language', () => {
    expect(translationAddress('es')).toBe('/locales/es/translation.json');
  });
});
