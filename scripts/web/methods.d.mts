import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean;
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex): void;

export function refuseTarget(request: IncomingMessage, response: ServerResponse): boolean;
