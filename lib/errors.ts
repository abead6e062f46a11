/** Every way a domain can refuse. People read `messages`' `errors.<code>`; programs read the code. */
export const ERROR_CODES = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'plan_required',
  'not_found',
  'conflict',
  'already_exists',
  'rate_limited',
  'payload_too_large',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const HTTP_STATUS: Record<ErrorCode, number> = {
  invalid_input: 422,
  unauthenticated: 401,
  forbidden: 403,
  plan_required: 403,
  not_found: 404,
  conflict: 409,
  already_exists: 409,
  rate_limited: 429,
  payload_too_large: 413,
  unavailable: 503,
  internal: 500,
};

/** Field name → message key below `errors.fields`. */
export type FieldErrors = Record<string, string>;

export interface AppErrorOptions {
  fields?: FieldErrors;
  /** For people who read logs, never for people who read pages. */
  detail?: string;
  cause?: unknown;
}

/** The one error a domain throws; the edges (action, route, page, job) turn it into their own form. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }
}
