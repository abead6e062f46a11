import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import tesseract from 'tesseract.js';
import { WorkClock } from '../work-clock';

const LANGUAGES = ['eng', 'spa'];
/** Where the packages hold their data for the recogniser that is used here, compressed. */
const DATA = '4.0.0_best_int';
const MOST = 2;
/** How often it is looked whether a page has had its time. */
const LOOK_MS = 250;

/** A word as it was recognised, in pixels of the picture. */
export interface RecognisedWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** Up to two recognisers of text, each in a thread of its own, started when they are first needed. */
export class Recognisers {
  private readonly free: tesseract.Worker[] = [];
  private readonly waiting: ((worker: tesseract.Worker | null) => void)[] = [];
  private started = 0;
  private languages: Promise<string> | undefined;

  constructor(
    private readonly scratch: string,
    private readonly limitMs: number,
  ) {}

  /** Pages processed in parallel. */
  readonly atOnce = Math.min(MOST, availableParallelism());

  /** The words of a picture, row by row; null where it takes too long: longer than a `part` of what a page may take. */
  async recognise(
    picture: Buffer,
    options: { dotsPerInch: number; part?: number },
  ): Promise<RecognisedWord[][] | null> {
    const worker = await this.take();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      const clock = new WorkClock();
      timer = setInterval(() => {
        if (clock.read({ threads: this.started - this.free.length }) > this.limitMs * (options.part ?? 1))
          resolve(null);
      }, LOOK_MS);
    });
    try {
      await worker.setParameters({
        tessedit_pageseg_mode: tesseract.PSM.AUTO,
        user_defined_dpi: String(Math.round(options.dotsPerInch)),
      });
      const done = await Promise.race([worker.recognize(picture, {}, { text: false, blocks: true }), late]);
      if (done === null) {
        this.started -= 1;
        await worker.terminate();
        this.waiting.shift()?.(null);
        return null;
      }
      this.give(worker);
      return getWordRows(done.data.blocks ?? []);
    } catch (error) {
      this.started -= 1;
      await worker.terminate();
      this.waiting.shift()?.(null);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.free.splice(0).map((worker) => worker.terminate()));
  }

  private async take(): Promise<tesseract.Worker> {
    const ready = this.free.pop();
    if (ready) return ready;
    if (this.started < this.atOnce) return await this.start();
    const given = await new Promise<tesseract.Worker | null>((resolve) => this.waiting.push(resolve));
    return given ?? (await this.start());
  }

  private give(worker: tesseract.Worker): void {
    const next = this.waiting.shift();
    if (next) next(worker);
    else this.free.push(worker);
  }

  private async start(): Promise<tesseract.Worker> {
    this.started += 1;
    this.languages ??= gatherLanguages(join(this.scratch, 'languages'));
    return await tesseract.createWorker(LANGUAGES, tesseract.OEM.LSTM_ONLY, {
      langPath: await this.languages,
      gzip: true,
      cacheMethod: 'none',
      // Without a handler the library throws asynchronously; the job's promise rejects anyway.
      errorHandler: () => {},
    });
  }
}

/** The OCR engine reads all languages from one folder, but each comes in its own package. */
async function gatherLanguages(folder: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`;
    const home = dirname(resolve(`@tesseract.js-data/${language}`));
    await copyFile(join(home, DATA, name), join(folder, name));
  }
  return folder;
}

function getWordRows(blocks: readonly tesseract.Block[]): RecognisedWord[][] {
  return blocks
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line) => line.words);
}
