/** An answer that is not what was asked for. */
export class AnswerError extends Error {
  constructor(readonly status: number) {
    super(`The server answered ${status}.`);
    this.name = 'AnswerError';
  }
}

const TIMEOUT_MS = 15_000;

/** Our own API's answer. @throws AnswerError for anything but a 2xx, and what fetch throws without an answer */
export async function getJson<T>(path: string): Promise<T> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new AnswerError(response.status);
  return await response.json();
}
