import type { IncomingMessage, ServerResponse } from 'node:http';

export class Memory {
  constructor(root: string);
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}
