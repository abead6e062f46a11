import type { IncomingMessage } from 'node:http';

export declare const FILE_MS: number;
export declare function limitBody(request: IncomingMessage, limits?: { otherMs?: number }): void;
