import type { IncomingMessage, ServerResponse } from 'node:http';

export const HEADERS: Record<string, string>;
export function completeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  site: { isHttps: boolean },
): void;
