import type { z } from 'zod';
import type { Tier } from '@/lib/providers/billing/types';

/** Every way a domain can refuse. People read `messages`' `errors.<code>`; programs read the code. */
export const ERROR_CODES = [
  'invalid_input',
  'unauthenticated',
  'invalid_credentials',
  'second_factor_required',
  'reauthentication_required',
  'email_unverified',
  'forbidden',
  'plan_required',
  'not_found',
  'conflict',
  'already_exists',
  'plan_limit',
  'payment_refused',
  'card_missing',
  'link_invalid',
  'method_not_allowed',
  'idempotency_conflict',
  'rate_limited',
  'payload_too_large',
  'unsupported_media_type',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const HTTP_STATUS: Record<ErrorCode, number> = {
  invalid_input: 422,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  reauthentication_required: 403,
  email_unverified: 403,
  forbidden: 403,
  plan_required: 403,
  not_found: 404,
  conflict: 409,
  already_exists: 409,
  plan_limit: 403,
  payment_refused: 402,
  card_missing: 409,
  link_invalid: 400,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  rate_limited: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unavailable: 503,
  internal: 500,
};

/** Field name → message key below `errors.fields`. */
export type FieldErrors = Record<string, string>;

/** The first complaint of each field, by its path, `recipients.0.email`; `whole` names what is about no field. */
export function toFieldErrors(error: z.ZodError, whole = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join('.') || whole] ??= issue.message;
  return fields;
}

export interface AppErrorOptions {
  fields?: FieldErrors;
  /** Of `rate_limited`: when it is worth trying again. */
  retryAfterSeconds?: number;
  /** Of `plan_required` and `plan_limit`: the smallest plan that opens it or has room. */
  tier?: Tier;
  /** For people who read logs, never for people who read pages. */
  detail?: string;
  cause?: unknown;
}

/** The one error a domain throws; the edges (action, route, page, job) turn it into their own form. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly tier: Tier | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.tier = options.tier;
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }
}
