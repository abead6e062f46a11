import { z } from 'zod';
import { FeedFailure, type FeedFailureCode } from './types';

/** The error bodies of the four platforms, as far as they carry a message. */
const portalErrorSchema = z.looseObject({
  success: z.boolean().optional(),
  message: z.string().optional(),
  error: z
    .union([
      z.boolean(),
      z.string(),
      z.array(z.string()),
      z.looseObject({ message: z.unknown(), __type: z.unknown(), query: z.unknown() }).partial(),
    ])
    .optional(),
});

/** Maps an HTTP status to a failure code. `body` is the part of the response that was read. */
export function failureOfStatus(status: number, body: string, retryAfter: number | undefined): FeedFailure {
  const error = readPortalError(body);
  const detail = error ? `HTTP ${status}: ${error.message}` : `HTTP ${status}`;
  const options = retryAfter === undefined ? {} : { retryAfterMs: retryAfter };
  return new FeedFailure(error?.isCkan ? 'portal_error' : codeOfStatus(status), detail, options);
}

function codeOfStatus(status: number): FeedFailureCode {
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'server_error';
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'not_found';
  return 'portal_error';
}

function readPortalError(body: string): { message: string; isCkan: boolean } | null {
  if (!/^\s*\{/.test(body)) return null;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = portalErrorSchema.safeParse(json);
  if (!parsed.success) return null;
  const { error, message, success } = parsed.data;
  const text = message ?? describePortalError(error);
  // CKAN reports failed queries under various statuses, so its own error field decides.
  return { message: text, isCkan: success === false };
}

/** Formats a portal's `error` value as one line. */
export function describePortalError(error: unknown): string {
  if (typeof error === 'string') return bounded(error);
  if (Array.isArray(error)) return bounded(error.map(describePortalError).join('; '));
  if (typeof error === 'object' && error !== null) {
    const parts = Object.entries(error)
      .filter(([key]) => ['message', '__type', 'query', 'details', 'code'].includes(key))
      .map(([, value]) => describePortalError(value))
      .filter(Boolean);
    return bounded(parts.join('; '));
  }
  return error === undefined || error === null || typeof error === 'boolean' ? '' : bounded(String(error));
}

function bounded(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
