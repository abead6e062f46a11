/** What Stripe says inside `{error: …}`. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  [more: string]: unknown;
}

/** An answer that is not the wanted one. `kept`: under an idempotency key it is given again, as everything that was begun. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly options: { kept?: boolean; headers?: Record<string, string> } = {},
  ) {
    super(body.message);
    this.name = 'ApiError';
  }
}

/** The request is wrong in itself. */
export function invalid(message: string, more: { param?: string; code?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

export function missingParam(param: string): ApiError {
  return invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
}

/** As the object of the address: 404; as a parameter: 400. */
export function noSuch(kind: string, id: string, param?: string): ApiError {
  return new ApiError(param === undefined || param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  });
}

export function noSuchAddress(method: string, path: string): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}
