import type { IncomingMessage, ServerResponse } from 'node:http';

export class Memory {
  constructor(root: string);
  takeFigures(figures: Record<string, string>): Promise<number>;
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}
