import { createHash } from 'node:crypto';
import { brand } from '@/lib/brand';
import { fileKey } from '@/lib/checking/files/keys';
import type { FileStore } from '@/lib/checking/files/types';
import type { JobData } from '@/lib/platform/queue/jobs';

/** The jobs that have reports drawn, each one kind of them. */
export type ReportJob = 'draw-report' | 'draw-permit';

/** A report that can be asked for. */
export interface Reported<N extends ReportJob = ReportJob, S extends object = object> {
  /** Among whose files it lies. */
  readonly companyId: string;
  readonly job: N;
  /** What the job is told: of what it is, in which language, and by which release. */
  readonly data: JobData<N>;
  /** All that it says. */
  readonly source: S;
}

export type Pdf = Uint8Array<ArrayBuffer>;

/** The release whose report it is: another may draw it otherwise. */
export const REPORT_RELEASE = brand.version;

/**
 * Where a report lies in the store. What it says is in its name, so what changes it gives it a new one, the same for
 * everybody who may read it; the daily sweep of the store takes away those made before.
 */
export function reportKey({ companyId, job, data, source }: Reported): string {
  const said = JSON.stringify({ job, data, source }, sorted);
  return fileKey(companyId, createHash('sha256').update(said).digest('hex'));
}

/** A report that is kept; null where it has to be drawn. */
export async function readKept(files: FileStore, key: string): Promise<Pdf | null> {
  const kept = await files.read(key);
  return kept ? new Uint8Array(await new Response(kept.stream).arrayBuffer()) : null;
}

/** Objects by the order of their names, so that the same content is the same text. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
