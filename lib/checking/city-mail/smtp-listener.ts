import { SMTPServer } from 'smtp-server';
import { tokenIn } from './mailboxes';
import type { InboundMail, Received } from './receive';
import { MAX_MAIL_BYTES } from './types';

interface ListenerOptions {
  port: number;
  host?: string | undefined;
  /** What becomes of a mail; a rejection is answered as a fault of ours, to be tried again. */
  receive: (mail: InboundMail) => Promise<Received>;
  onError: (error: unknown) => void;
}

/** Recipients of one mail: ours are one or two. */
const MAX_RECIPIENTS = 20;
const MAX_CLIENTS = 20;
const IDLE_MS = 60_000;

const REFUSALS: Partial<Record<Received, { code: number; text: string }>> = {
  unknown: { code: 550, text: 'No such mailbox' },
  too_large: { code: 552, text: 'Message too large' },
  too_many: { code: 452, text: 'Too many messages' },
};

/** Takes mail in by SMTP, for who hosts this and has no mail provider. It relays nothing: only our addresses are known. */
export function listenForMail({
  port,
  host,
  receive,
  onError,
}: ListenerOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH'],
    size: MAX_MAIL_BYTES,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_MS,
    disableReverseLookup: true,
    logger: false,
    banner: 'Lintel',
    onRcptTo(address, session, callback) {
      if (session.envelope.rcptTo.length >= MAX_RECIPIENTS)
        return callback(refusal(452, 'Too many recipients'));
      if (tokenIn(address.address) === null) return callback(refusal(550, 'No such mailbox'));
      callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        // What comes beyond is read to its end and let go.
        if (bytes <= MAX_MAIL_BYTES) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (bytes > MAX_MAIL_BYTES || stream.sizeExceeded) return callback(refusal(552, 'Message too large'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        receive({ recipients, raw: Buffer.concat(chunks) }).then(
          (outcome) => {
            const refused = REFUSALS[outcome];
            callback(refused ? refusal(refused.code, refused.text) : null);
          },
          (error: unknown) => {
            onError(error);
            callback(refusal(451, 'Try again later'));
          },
        );
      });
    },
  });
  server.on('error', onError);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const listening = server.listen(port, host, () => {
      server.off('error', reject);
      const at = listening.address();
      resolve({
        port: typeof at === 'object' && at ? at.port : port,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}

function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
