/**
 * How long a process or a part of it has worked: the time that passed, less what a busy machine gave to others. A file
 * is not to be called unreadable because the server had much to do.
 */
export class WorkClock {
  private at: number;
  private processor: number | null;
  private worked = 0;

  /**
   * `processorMs`: what the process has used of the processor so far, in all its threads; null where the system does
   * not say, then the time that passed counts.
   */
  constructor(now = performance.now(), processorMs: number | null = ownProcessorMs()) {
    this.at = now;
    this.processor = processorMs;
  }

  /** Milliseconds worked until now; to be asked often. `threads`: how many shared the processor time since last asked. */
  read({ now = performance.now(), processorMs = ownProcessorMs(), threads = 1 }: WorkReading = {}): number {
    const passed = now - this.at;
    const used = processorMs === null || this.processor === null ? null : processorMs - this.processor;
    this.worked += used === null ? passed : Math.min(passed, used / Math.max(1, threads));
    this.at = now;
    this.processor = processorMs;
    return this.worked;
  }
}

interface WorkReading {
  now?: number;
  processorMs?: number | null;
  threads?: number;
}

function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
