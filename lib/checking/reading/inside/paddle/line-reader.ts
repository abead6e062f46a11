import { TURNS, type Turn } from '../../geometry';
import type { GreyPicture } from '../../ink';
import { WorkClock } from '../../work-clock';
import type { Corners } from '../sheet';
import { findLines } from './find-lines';
import { acrossOf, downOf } from './line-place';
import { knownSigns, type ReadLine, readLine } from './read-line';
import { Network, readSigns } from './session';

const DETECTION = 'ch_PP-OCRv4_det_infer.onnx';
const RECOGNITION = 'ch_PP-OCRv4_rec_infer.onnx';

const LONGEST = 1_280;
/** Enough to tell which way lines run. */
const GLANCE = 704;
const GLANCED_LINES = 5;
/** Of one page; the lines after that are left to the first recogniser. */
const PAGE_MS = 45_000;
/** Bytes that the networks take as they are opened and used for the first time, and what is left for the time after. */
const ROOM = { opened: 300_000_000, used: 90_000_000 };
/** A picture that must be made smaller than this part to be looked at loses its text. */
const LEAST_PART = 0.4;
/** How much better lines read another way before the page is turned. */
const CLEARLY = 1.15;

/** A line of text and where it stands; without words where they were not asked for. */
export interface SeenLine {
  readonly corners: Corners;
  readonly read: ReadLine | null;
}

interface Networks {
  readonly detection: Network;
  readonly recognition: Network;
  readonly known: ReturnType<typeof knownSigns>;
}

/**
 * The second recogniser: slower than the first, and better at handwriting and photographs. It is loaded when it is
 * first needed, and stops reading when its share of the file's time is used up.
 */
export class LineReader {
  private opening: Promise<Networks> | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private left: number;

  /** Time it may take of a file, and memory that the whole process may hold. */
  constructor(
    budgetMs: number,
    private readonly memoryBytes: number,
  ) {
    this.left = budgetMs;
  }

  /** The way most text of a picture runs; null where it cannot tell. */
  async findTurn(picture: GreyPicture): Promise<Turn | null> {
    return await this.inTurn(picture, async ({ detection, recognition, known }) => {
      const lines = await findLines(picture, GLANCE, detection);
      const long = lines
        .map((corners) => ({ corners, across: acrossOf(corners), down: downOf(corners) }))
        .filter(({ across, down }) => Math.max(across, down) > 2 * Math.min(across, down));
      const reach = (isTall: boolean) =>
        long
          .filter(({ across, down }) => down > across === isTall)
          .reduce((total, { across, down }) => total + Math.max(across, down), 0);
      const isSideways = reach(true) > 1.5 * reach(false);
      const samples = long
        .filter(({ across, down }) => down > across === isSideways)
        .sort((a, b) => Math.max(b.across, b.down) - Math.max(a.across, a.down))
        .slice(0, GLANCED_LINES);
      if (samples.length === 0) return null;
      const scores: { turn: Turn; score: number }[] = [];
      for (const turn of TURNS) {
        if ((turn % 180 === 90) !== isSideways) continue;
        let score = 0;
        for (const { corners } of samples) {
          const { words, certainty } = await readLine(picture, corners, {
            network: recognition,
            known,
            turn,
          });
          score += certainty ** 2 * words.reduce((total, { text }) => total + text.length, 0);
        }
        scores.push({ turn, score });
      }
      const [first, second] = scores;
      if (!first || !second) return null;
      return second.score > CLEARLY * first.score ? second.turn : first.turn;
    });
  }

  /** The lines of a picture that is upright, with the words of those that are wanted. */
  async read(picture: GreyPicture, isWanted: (line: Corners) => boolean): Promise<SeenLine[] | null> {
    return await this.inTurn(picture, async ({ detection, recognition, known }) => {
      const clock = new WorkClock();
      const seen: SeenLine[] = [];
      for (const corners of await findLines(picture, LONGEST, detection)) {
        const isDue = clock.read() < PAGE_MS && isWanted(corners);
        const read = isDue ? await readLine(picture, corners, { network: recognition, known }) : null;
        seen.push({ corners, read });
      }
      return seen;
    });
  }

  async close(): Promise<void> {
    const networks = await this.opening?.catch(() => undefined);
    await networks?.detection.close();
    await networks?.recognition.close();
  }

  /** A file is read by the first recogniser alone rather than not at all. */
  private hasRoom(): boolean {
    const room = this.opening ? ROOM.used : ROOM.opened;
    return process.memoryUsage.rss() + room < this.memoryBytes;
  }

  /** One picture after another: a network cannot be asked twice at once. Null once its time or room is used up. */
  private inTurn<T>(picture: GreyPicture, work: (networks: Networks) => Promise<T>): Promise<T | null> {
    const done = this.turn.then(async () => {
      if (this.left <= 0 || !this.hasRoom() || LONGEST / Math.max(picture.width, picture.height) < LEAST_PART)
        return null;
      const clock = new WorkClock();
      this.opening ??= open();
      try {
        return await work(await this.opening);
      } finally {
        this.left -= clock.read();
      }
    });
    this.turn = done.catch(() => undefined);
    return done;
  }
}

async function open(): Promise<Networks> {
  return {
    detection: await Network.open(DETECTION),
    recognition: await Network.open(RECOGNITION),
    known: knownSigns(await readSigns()),
  };
}
