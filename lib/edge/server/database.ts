import 'server-only';
import { connect, type DatabaseConnection } from '@/db/client';
import { env } from '@/lib/env';

const store: { connection?: DatabaseConnection } = globalThis as { connection?: DatabaseConnection };

/** Whoever waits longer has gone; the embedded database does one thing at a time, whoever asks. */
const ANSWER_WITHIN_MS = 9_000;
const EMBEDDED_ANSWERS_WITHIN_MS = 60_000;

/** The web process's one pool, opened on first use and kept across hot reloads. */
export function database(): DatabaseConnection {
  store.connection ??= connect(env().DATABASE_URL, {
    embedded: env().DATABASE_EMBEDDED,
    answerWithinMs: env().DATABASE_EMBEDDED ? EMBEDDED_ANSWERS_WITHIN_MS : ANSWER_WITHIN_MS,
  });
  return store.connection;
}
