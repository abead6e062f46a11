import type { IncomingMessage, ServerResponse } from 'node:http';

export class Memory {
  constructor(root: string);
  takeFigures(figures: Record<string, string>): void;
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}
