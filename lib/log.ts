import { pino, stdSerializers } from 'pino';

export interface Logger {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** One JSON line an entry on standard error; passwords, tokens and the values of failed statements never reach it. */
export function createLogger(level: string, bindings: Record<string, unknown> = {}): Logger {
  const output = pino.destination({ fd: 2, sync: true });
  return pino(
    {
      level,
      base: bindings,
      redact: { paths: ['password', '*.password', 'token', '*.token', 'secret', '*.secret'], remove: true },
      serializers: { err: loggedError, cause: loggedError },
    },
    { write: (entry) => void output.write(visible(entry)) },
  );
}

/** What JSON lets stand and some readers of logs take for the end of a line, or for a command to the terminal. */
const UNSEEN = /[\u007f-\u009f\u2028\u2029]/g;

function visible(entry: string): string {
  return entry.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
