import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiveFile } from './receive';

const scratch = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('lintel-file-'));

function toStream(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  const rest = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const chunk = rest.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

const HEAD = Buffer.from('%PDF-1.7\n');

describe('receiveFile', () => {
  it('gives back every byte, however they arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 12 }), async (parts) => {
        const whole = Buffer.concat([HEAD, ...parts]);
        // The first bytes one by one: its type is told by what has arrived so far.
        const chunks = [...[...HEAD].map((byte) => Uint8Array.of(byte)), ...parts];
        const received = await receiveFile(toStream(chunks), {
          name: 'plan.pdf',
          declaredBytes: whole.length,
        });
        expect(readFileSync(received.path).equals(whole)).toBe(true);
        expect(received).toMatchObject({
          type: 'pdf',
          bytes: whole.length,
          hash: createHash('sha256').update(whole).digest('hex'),
        });
        await received.release();
        await received.release();
        expect(existsSync(received.path)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('takes as many bytes as it may, and not one more', async () => {
    const limits = { name: 'plan.pdf', declaredBytes: null, maxBytes: 20 };
    const full = Buffer.concat([HEAD, Buffer.alloc(20 - HEAD.length)]);
    const received = await receiveFile(toStream([full]), limits);
    expect(received.bytes).toBe(20);
    await received.release();
    await expect(receiveFile(toStream([full, Uint8Array.of(1)]), limits)).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('gives up a sender who has gone silent, and leaves nothing', async () => {
    const before = await scratch();
    const silent = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(HEAD) });
    await expect(
      receiveFile(silent, { name: 'plan.pdf', declaredBytes: 5_000, stalledMs: 20 }),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { file: 'broken_off' } });
    expect((await scratch()).filter((name) => !before.includes(name))).toEqual([]);
  });
});
