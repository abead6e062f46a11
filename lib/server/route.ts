import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { AppError, type ErrorCode, type FieldErrors, HTTP_STATUS } from '@/lib/errors';
import { newId } from '@/lib/ids';
import texts from '@/messages/en/errors.json';
import { fieldErrorsOf } from './action';
import { log } from './log';

interface ReadRouteOptions<S extends z.ZodType, T> {
  /** Parses the address's parameters and query together; a parameter wins over a query of its name. */
  input: S;
  run: (input: z.output<S>) => Promise<T>;
  /** How long anybody may keep the answer. */
  freshSeconds: number;
}

interface RouteParams {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** A public GET of the API: parse, run, JSON; every failure in the API's one form. */
export function createReadRoute<S extends z.ZodType, T>({
  input,
  run,
  freshSeconds,
}: ReadRouteOptions<S, T>) {
  return async (request: Request, { params }: RouteParams): Promise<Response> => {
    const requestId = newId('request');
    try {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const parsed = input.safeParse({ ...query, ...(await params) });
      if (!parsed.success) return errorResponse('invalid_input', requestId, fieldErrorsOf(parsed.error));
      return Response.json(await run(parsed.data), {
        headers: {
          'cache-control': `public, max-age=${freshSeconds}, stale-while-revalidate=${freshSeconds}`,
          'x-request-id': requestId,
        },
      });
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof AppError && error.code !== 'internal')
        return errorResponse(error.code, requestId, error.fields);
      log().error({ err: error, requestId }, 'A request to the API failed');
      return errorResponse('internal', requestId);
    }
  };
}

/** An error in the API's form: code, English text, the fields it is about, and what to quote to support. */
export function errorResponse(code: ErrorCode, requestId: string, fields?: FieldErrors): Response {
  return Response.json(
    { error: code, message: texts[code], ...(fields ? { fields } : {}), request_id: requestId },
    { status: HTTP_STATUS[code], headers: { 'x-request-id': requestId, 'cache-control': 'no-store' } },
  );
}
