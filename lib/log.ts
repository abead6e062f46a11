import { pino, stdSerializers } from 'pino';

export interface Logger {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** One JSON line an entry on standard error; passwords, tokens and the values of failed statements never reach it. */
export function createLogger(level: string, bindings: Record<string, unknown> = {}): Logger {
  return pino(
    {
      level,
      base: bindings,
      redact: { paths: ['password', '*.password', 'token', '*.token', 'secret', '*.secret'], remove: true },
      serializers: { err: loggedError, cause: loggedError },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}

/**
 * An error as it is logged. A failed statement's wrapper repeats every value it was given, password hashes and
 * addresses among them, and PostgreSQL's detail quotes rows: the statement and the database's own words remain.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('params' in error && 'query' in error && error.cause instanceof Error) {
    return { ...namedError(error.cause), query: String(error.query).slice(0, MAX_STATEMENT) };
  }
  return namedError(error);
}

const MAX_STATEMENT = 500;

function namedError(error: Error): object {
  const { raw: _, detail: __, where: ___, ...told } = { ...stdSerializers.errWithCause(error) };
  return error.cause === undefined ? told : { ...told, cause: loggedError(error.cause) };
}
