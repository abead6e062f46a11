/** The few parts of PostgreSQL's wire protocol that the embedded server has to understand. */
export interface Frame {
  /** The message's letter, or what stands before letters begin. */
  type: 'startup' | 'ssl' | 'cancel' | string;
  bytes: Buffer;
}

const MAX_MESSAGE = 256 * 1024 * 1024;
const PROTOCOL_3 = 3;
const CANCEL = 80_877_102;
const SSL = 80_877_103;
const GSS = 80_877_104;

/** Splits a byte stream into messages; throws on a protocol violation. */
export class MessageReader {
  #parts: Buffer[] = [];
  #length = 0;
  #wanted = 5;
  #started = false;

  push(data: Buffer): Frame[] {
    this.#parts.push(data);
    this.#length += data.length;
    const frames: Frame[] = [];
    // Chunks of a large message are joined once it is complete.
    while (this.#length >= this.#wanted) {
      const bytes = this.#parts.length === 1 ? (this.#parts[0] ?? data) : Buffer.concat(this.#parts);
      this.#parts = [bytes];
      const size = this.#size(bytes);
      if (bytes.length < size) {
        this.#wanted = size;
        break;
      }
      frames.push(this.#frame(bytes.subarray(0, size)));
      const rest = bytes.subarray(size);
      this.#parts = rest.length > 0 ? [rest] : [];
      this.#length = rest.length;
      this.#wanted = 5;
    }
    return frames;
  }

  #size(bytes: Buffer): number {
    const size = this.#started ? bytes.readInt32BE(1) + 1 : bytes.readInt32BE(0);
    if (size < 5 || size > MAX_MESSAGE) throw new Error('Not a PostgreSQL client');
    return size;
  }

  #frame(bytes: Buffer): Frame {
    if (this.#started) return { type: String.fromCharCode(bytes[0] ?? 0), bytes };
    const code = bytes.readInt32BE(4);
    if (code === SSL || code === GSS) return { type: 'ssl', bytes };
    if (code === CANCEL) return { type: 'cancel', bytes };
    if (code >> 16 !== PROTOCOL_3) throw new Error('Not a PostgreSQL client');
    this.#started = true;
    return { type: 'startup', bytes };
  }
}

/** The name a Parse message gives its statement, if any. */
export function statementNaming(frame: Frame): string | undefined {
  if (frame.type !== 'P') return undefined;
  return frame.bytes.toString('utf8', 5, frame.bytes.indexOf(0, 5)) || undefined;
}

export function statementClosing(names: Iterable<string>): Buffer {
  return Buffer.concat([...names].map((name) => message('C', `S${name}\0`)));
}

/** An ErrorResponse followed by ReadyForQuery. */
export function errorResponse(sqlState: string, text: string): Buffer {
  return Buffer.concat([message('E', `SERROR\0VERROR\0C${sqlState}\0M${text}\0\0`), message('Z', 'I')]);
}

function message(type: string, body: string): Buffer {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}
