import 'server-only';
import { env } from '@/lib/env';
import { createLogger, type Logger } from '@/lib/log';

let logger: Logger | undefined;

export function log(): Logger {
  logger ??= createLogger(env().LOG_LEVEL, { process: 'web' });
  return logger;
}
