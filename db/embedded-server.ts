import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import {
  errorResponse,
  type Frame,
  MessageReader,
  statementClosing,
  statementNaming,
} from './embedded-protocol';

/**
 * Speaks PostgreSQL's protocol for the one session PGlite has.
 *
 * PGlite is a single backend: unnamed statements and portals, the transaction and every SET are common to
 * all who talk to it. The server of @electric-sql/pglite-socket 0.2.17 forwards message by message and
 * keeps a client together only inside BEGIN…COMMIT, so that another client's Parse lands between one's
 * Parse and Bind ("bind message supplies 1 parameters, but prepared statement "" requires 0", or rows of
 * another query's shape; four postgres.js clients with `prepare: false` show it at once). Here the session
 * is lent to one client from the first message of a unit until the backend is idle again.
 *
 * What a single session cannot give: session-level advisory locks exclude nobody (those of a transaction
 * do, because transactions run one after another), LISTEN is not delivered, COPY FROM STDIN is refused.
 */
export interface EmbeddedServerOptions {
  /** Idle timeout inside a transaction: all other clients wait for it. */
  idleInTransactionMs?: number;
}

interface Unit {
  client: Client;
  bytes: Buffer;
  /** A unit ending with Flush: the client continues with the same statement after the answer. */
  open: boolean;
}

const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
/** StartupMessage, protocol 3.0, user and database postgres: what PGlite answers is the same for everybody. */
const STARTUP = (() => {
  const body = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
})();

class Client {
  readonly reader = new MessageReader();
  readonly statements = new Set<string>();
  batch: Buffer[] = [];
  gone = false;

  constructor(readonly socket: Socket) {}
}

export class EmbeddedServer {
  readonly #pg: PGlite;
  readonly #server: Server;
  readonly #clients = new Set<Client>();
  readonly #idleMs: number;
  #greeting: Buffer = Buffer.alloc(0);
  #queue: Unit[] = [];
  #departed: Client[] = [];
  #owner: Client | undefined;
  #ownerTimer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(pg: PGlite, options: EmbeddedServerOptions = {}) {
    this.#pg = pg;
    this.#idleMs = options.idleInTransactionMs ?? 60_000;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  async listen(at: { path: string } | { host: string; port: number }): Promise<number> {
    this.#greeting = await this.#exec(STARTUP);
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(at, resolve);
    });
    const address = this.#server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  }

  /** Ends all connections; a statement under way is finished first, an open transaction rolled back. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#queue = [];
    for (const client of this.#clients) {
      client.socket.destroy();
      this.#leave(client);
    }
    await closed;
    while (this.#running !== undefined) await this.#running;
  }

  #accept(socket: Socket): void {
    const client = new Client(socket);
    this.#clients.add(client);
    socket.setNoDelay(true);
    socket.on('data', (data) => {
      try {
        for (const frame of client.reader.push(data)) this.#take(client, frame);
      } catch {
        socket.destroy();
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#leave(client));
  }

  #take(client: Client, frame: Frame): void {
    if (frame.type === 'ssl') client.socket.write('N');
    else if (frame.type === 'startup') client.socket.write(this.#greeting);
    else if (frame.type === 'cancel') client.socket.end();
    else if (frame.type === 'X') client.socket.end();
    else if (
      frame.type === 'Q' &&
      /^\s*copy\s.*\sfrom\s+stdin\b/is.test(frame.bytes.toString('utf8', 5, 4096))
    ) {
      client.socket.write(errorResponse('0A000', 'The embedded database does not take COPY FROM STDIN.'));
    } else {
      const named = statementNaming(frame);
      if (named !== undefined) client.statements.add(named);
      client.batch.push(frame.bytes);
      if (!'SQFH'.includes(frame.type)) return;
      this.#queue.push({ client, bytes: Buffer.concat(client.batch), open: frame.type === 'H' });
      client.batch = [];
      this.#wake();
    }
  }

  #leave(client: Client): void {
    if (client.gone) return;
    client.gone = true;
    this.#clients.delete(client);
    this.#queue = this.#queue.filter((unit) => unit.client !== client);
    this.#departed.push(client);
    this.#wake();
  }

  #wake(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#next() !== undefined || this.#departing() !== undefined) this.#wake();
    });
  }

  #departing(): Client | undefined {
    return this.#owner ? this.#departed.find((client) => client === this.#owner) : this.#departed[0];
  }

  #next(): Unit | undefined {
    const index = this.#owner ? this.#queue.findIndex((unit) => unit.client === this.#owner) : 0;
    return this.#queue[index];
  }

  async #run(): Promise<void> {
    for (;;) {
      const departed = this.#departing();
      if (departed) {
        await this.#cleanUp(departed);
        continue;
      }
      const unit = this.#next();
      if (unit === undefined) break;
      this.#queue.splice(this.#queue.indexOf(unit), 1);
      this.#stopTimer();
      await this.#exec(unit.bytes, unit.client.socket);
      this.#owner = unit.open || this.#pg.isInTransaction() ? unit.client : undefined;
      // Yields to the event loop between units, so that other sockets are read and large answers written.
      await new Promise(setImmediate);
    }
    const owner = this.#owner;
    if (owner) this.#ownerTimer ??= setTimeout(() => owner.socket.destroy(), this.#idleMs).unref();
  }

  #stopTimer(): void {
    clearTimeout(this.#ownerTimer);
    this.#ownerTimer = undefined;
  }

  /** Resets the session when a client disconnects: rollback, deallocate statements. */
  async #cleanUp(client: Client): Promise<void> {
    this.#departed.splice(this.#departed.indexOf(client), 1);
    if (client === this.#owner) {
      await this.#exec(SYNC);
      if (this.#pg.isInTransaction()) await this.#pg.exec('ROLLBACK');
      this.#owner = undefined;
      this.#stopTimer();
    }
    if (client.statements.size > 0)
      await this.#exec(Buffer.concat([statementClosing(client.statements), SYNC]));
  }

  async #exec(message: Buffer, socket?: Socket): Promise<Buffer> {
    const answer: Buffer[] = [];
    await this.#pg.runExclusive(() =>
      this.#pg.execProtocolRawStream(new Uint8Array(message), {
        onRawData: (data) => {
          // Copied, because the bytes lie in the backend's memory and change with its next message.
          const copy = Buffer.from(data);
          if (socket === undefined) answer.push(copy);
          else if (socket.writable) socket.write(copy);
        },
      }),
    );
    return Buffer.concat(answer);
  }
}
