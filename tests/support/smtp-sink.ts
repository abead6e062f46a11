import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface TakenMail {
  from: string;
  /** Whom the server was told to hand it to. */
  to: string[];
  /** Header names in lower case → lines, unfolded; a name that stands twice has two. */
  headers: Record<string, string[]>;
  body: string;
}

export interface SmtpSink {
  url: string;
  taken: TakenMail[];
  close(): Promise<void>;
}

/** What goes wrong with a mail: it is refused for now or for good, or taken or not and the answer never comes. */
export type MailFault = 'busy' | 'refused' | 'reset' | 'taken_then_reset' | 'taken_then_hang';

/** How long a server hangs before its connection breaks. */
const HANG_MS = 600;

/**
 * A mail server that takes everything and hands on nothing; `fault` is asked once for every mail.
 * @param options.answerAfterMs how long it takes for each mail
 */
export async function openSmtpSink(
  fault: (recipient: string) => MailFault | undefined = () => undefined,
  { answerAfterMs = 0 }: { answerAfterMs?: number } = {},
): Promise<SmtpSink> {
  const taken: TakenMail[] = [];
  const server = createServer((socket) => converse(socket, taken, fault, answerAfterMs));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const GREETING = '220 sink.test\r\n';
const END_OF_DATA = '\r\n.\r\n';

function converse(
  socket: Socket,
  taken: TakenMail[],
  fault: (recipient: string) => MailFault | undefined,
  answerAfterMs: number,
): void {
  let buffer = '';
  let from = '';
  let to: string[] = [];
  let inData = false;
  socket.on('error', () => socket.destroy());
  socket.write(GREETING);
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = buffer.indexOf(inData ? END_OF_DATA : '\r\n');
      if (end === -1) return;
      const said = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? END_OF_DATA.length : 2));
      if (inData) {
        inData = false;
        const wrong = fault(to[0] ?? '');
        if (wrong === undefined || wrong.startsWith('taken')) taken.push({ from, to, ...parse(said) });
        if (answerAfterMs === 0) conclude(socket, wrong);
        else setTimeout(() => conclude(socket, wrong), answerAfterMs);
        continue;
      }
      const command = said.slice(0, 4).toUpperCase();
      if (command === 'MAIL') [from, to] = [said, []];
      if (command === 'RCPT') to.push(/<([^>]*)>/.exec(said)?.[1] ?? said);
      inData = command === 'DATA';
      socket.write(inData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      if (command === 'QUIT') socket.end();
    }
  });
}

/** The answer to a mail's last line, or what comes instead. */
function conclude(socket: Socket, fault: MailFault | undefined): void {
  switch (fault) {
    case undefined:
      socket.write('250 taken\r\n');
      break;
    case 'busy':
      socket.write('451 try again later\r\n');
      break;
    case 'refused':
      socket.write('554 not this one\r\n');
      break;
    case 'taken_then_hang':
      setTimeout(() => socket.destroy(), HANG_MS);
      break;
    default:
      socket.destroy();
  }
}

function parse(message: string): Pick<TakenMail, 'headers' | 'body'> {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? ['', line];
    const key = name.toLowerCase();
    headers[key] = [...(headers[key] ?? []), value];
  }
  return { headers, body: rest.join('\r\n\r\n') };
}
