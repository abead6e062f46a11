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

/** Field name → what is wrong with it, as a code of ours; `lib/edge/api/field-words.ts` has the words. */
export type FieldErrors = Record<string, string>;
/** Field name → what its code is about: the bounds or values it may have. */
export type FieldBounds = Record<string, { min?: string; max?: string; values?: string }>;

/** The first complaint of each field, by its path, `recipients.0.email`; `whole` names what is about no field. */
export function toFieldErrors(error: z.ZodError, whole = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join('.') || whole] ??= codeOf(issue);
  return fields;
}

/** The bounds that `toFieldErrors` speaks of. */
export function toFieldBounds(error: z.ZodError, whole = ''): FieldBounds {
  const bounds: FieldBounds = {};
  for (const issue of error.issues)
    bounds[issue.path.join('.') || whole] ??= {
      ...(issue.code === 'too_small' ? { min: String(issue.minimum) } : {}),
      ...(issue.code === 'too_big' ? { max: String(issue.maximum) } : {}),
      ...(issue.code === 'invalid_value' ? { values: issue.values.map(String).join(', ') } : {}),
    };
  return bounds;
}

/** A code a schema gives itself: `cities`, `password_lowercase`. */
const OWN_CODE = /^[a-z][a-zA-Z_]*$/;
const TOO_SMALL: Record<string, string> = { string: 'too_short', array: 'too_few' };
const TOO_BIG: Record<string, string> = { string: 'too_long', array: 'too_many' };
const FORMATS: Record<string, string> = {
  email: 'not_an_email',
  date: 'not_a_date',
  datetime: 'not_a_time',
  url: 'not_an_address',
};

/** What a schema complains of, in codes of ours instead of the library's English. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (OWN_CODE.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'required' : 'wrong_type';
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'required';
      return TOO_SMALL[issue.origin] ?? 'too_small';
    case 'too_big':
      return TOO_BIG[issue.origin] ?? 'too_large';
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'wrong_form';
    case 'invalid_value':
      return 'not_one_of';
    default:
      return 'wrong_form';
  }
}

export interface AppErrorOptions {
  fields?: FieldErrors;
  bounds?: FieldBounds;
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
  readonly bounds: FieldBounds | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly tier: Tier | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.bounds = options.bounds;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.tier = options.tier;
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }
}
