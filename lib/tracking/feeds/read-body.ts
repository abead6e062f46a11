import { readBounded } from '@/lib/platform/streams/read-bounded';
import { FeedFailure } from './types';

/** The whole body as text, up to a number of unpacked bytes. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const announced = Number(response.headers.get('content-length'));
  if (announced > maxBytes) {
    await response.body?.cancel();
    throw tooLarge(maxBytes);
  }
  if (!response.body) return '';
  const read = await readBounded(response.body, maxBytes);
  if (!read) throw tooLarge(maxBytes);
  return read.toString('utf8');
}

function tooLarge(maxBytes: number): FeedFailure {
  return new FeedFailure('too_large', `the answer is larger than ${maxBytes} bytes`);
}

/** Parses a body that should be JSON and names what it is when it is not. */
export function parseBody(text: string, contentType: string | null): unknown {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const start = firstCharacter(body);
  if (start === '') throw new FeedFailure('empty', 'the answer has no body');
  if (start === '<' || contentType?.includes('text/html')) {
    throw new FeedFailure('not_json', 'the answer is a web page, not JSON');
  }
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed;
  } catch (cause) {
    const end = body.trimEnd().at(-1);
    const cutShort = (start === '{' && end !== '}') || (start === '[' && end !== ']');
    if (cutShort || isUnexpectedEnd(cause)) {
      throw new FeedFailure(
        'truncated',
        `the JSON ends after ${body.length} characters, before it is complete`,
        {
          cause,
        },
      );
    }
    throw new FeedFailure('not_json', 'the answer is not JSON', { cause });
  }
}

function firstCharacter(text: string): string {
  const at = text.search(/\S/);
  return at < 0 ? '' : text.charAt(at);
}

function isUnexpectedEnd(error: unknown): boolean {
  return error instanceof SyntaxError && /unexpected end|unterminated/i.test(error.message);
}
