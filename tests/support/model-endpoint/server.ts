import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked: the instructions, the data, whether there were pictures. */
export interface Asked {
  system: string;
  data: string;
  pictures: number;
  /** For reading pages, or for saying a result in plain words. */
  part: 'read' | 'explain';
}

/** An answer's JSON as a model would write it, or how it goes wrong. */
export type Reply =
  | { content: unknown; tokens?: { input: number; output: number } }
  | { text: string }
  | { status: number }
  | { hang: true }
  | { cut: true };

export interface ModelEndpoint {
  /** For AI_BASE_URL. */
  url: string;
  asked: Asked[];
  reply: (asked: Asked) => Reply;
  close(): Promise<void>;
}

interface Part {
  type?: string;
  text?: string;
}
interface ChatRequest {
  messages?: { role: string; content: string | Part[] }[];
  /** Anthropic has the instructions apart. */
  system?: string | Part[];
}

/** A language model's endpoint that says what a test wants: OpenAI's chat completions and Anthropic's messages. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const endpoint: Omit<ModelEndpoint, 'url' | 'close'> = {
    asked: [],
    reply: () => ({ content: {} }),
  };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readText(request)) as ChatRequest;
    const asked = parseAsked(body);
    endpoint.asked.push(asked);
    const reply = endpoint.reply(asked);
    if ('hang' in reply) return;
    if ('cut' in reply) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5_000 });
      response.write('{"id":');
      response.destroy();
      return;
    }
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
      return;
    }
    const text = 'text' in reply ? reply.text : JSON.stringify(reply.content);
    const tokens = ('tokens' in reply && reply.tokens) || { input: 900, output: 120 };
    response.writeHead(200, { 'content-type': 'application/json' });
    const shape = request.url?.endsWith('/messages') ? anthropicAnswer : chatAnswer;
    response.end(JSON.stringify(shape(text, tokens)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(endpoint, {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function chatAnswer(text: string, { input, output }: { input: number; output: number }) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_800_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

/** Anthropic's structured answers come as text too where the model knows no schema. */
function anthropicAnswer(text: string, { input, output }: { input: number; output: number }) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  };
}

function parseAsked({ messages = [], system }: ChatRequest): Asked {
  const textOfContent = (content: string | Part[]) =>
    typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n');
  const instructions =
    system === undefined
      ? messages
          .filter(({ role }) => role === 'system')
          .map(({ content }) => textOfContent(content))
          .join('\n')
      : textOfContent(system);
  const users = messages.filter(({ role }) => role === 'user');
  const parts = users.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  return {
    system: instructions,
    data: users.map(({ content }) => textOfContent(content)).join('\n'),
    pictures: parts.filter(({ type }) => type === 'image_url' || type === 'image').length,
    part: instructions.includes('You read pages') ? 'read' : 'explain',
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
