import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import { parseAnswers, toParam } from '@/lib/catalogue/checklists/schema';
import { buildJobChecklist, estimateJobFee, type Job } from '@/lib/checking/checks/judged-by';
import { typeByContent } from '@/lib/checking/files/sniff';
import type { ReviewInput } from '@/lib/checking/review/input';
import { reviewPackage } from '@/lib/checking/review/review';
import { NOTHING_STATED, type Review } from '@/lib/checking/review/types';
import { fileId, readFiles } from '../runner/read';
import { getCheckDay, type PackageSet, type SetPackage } from './truth';

export interface LoadedSetPackage {
  readonly input: ReviewInput;
  /** What the files hold, by their names. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  readonly fileNames: ReadonlyMap<string, string>;
}

export interface ReviewedSetPackage extends LoadedSetPackage {
  readonly checklist: Checklist;
  readonly review: Review;
}

/** Reviews a package as the product would on the day its last paper was written, with nothing stated beside the papers. */
export async function reviewSetPackage(
  set: PackageSet,
  one: SetPackage,
  fresh: boolean,
): Promise<ReviewedSetPackage> {
  const loaded = await loadSetPackage(set, one, fresh);
  const { input } = loaded;
  return { ...loaded, checklist: input.checklist, review: reviewPackage(input) };
}

/** Reads a package and puts together what its review rests on. */
export async function loadSetPackage(
  set: PackageSet,
  one: SetPackage,
  fresh: boolean,
): Promise<LoadedSetPackage> {
  const loaded = await Promise.all(
    one.files.map(async ({ name }) => {
      const bytes = await readFile(join(set.folder, one.id, name));
      const type = typeByContent(bytes);
      if (type === null) throw new Error(`${one.id}/${name} is of a type no upload may have`);
      return { name, bytes, type };
    }),
  );
  const { files, failedFiles } = await readFiles(loaded, fresh);
  const job = getJob(one);
  const input: ReviewInput = {
    checklist: buildJobChecklist(job),
    stated: job.stated,
    fee: estimateJobFee(job),
    files,
    failedFiles,
    today: getCheckDay(one),
  };
  return {
    input,
    contents: new Map(loaded.map(({ name, bytes }) => [name, bytes])),
    fileNames: new Map(loaded.map(({ name }, at) => [fileId(at), name])),
  };
}

/** Answers as somebody would give them in the form: what is not asked of the permit type is left out. */
function getJob({ permitType, jurisdiction, answers }: SetPackage): Job {
  const given = Object.fromEntries(Object.entries(answers).map(([fact, value]) => [fact, toParam(value)]));
  return {
    permitType,
    place: jurisdiction,
    answers: parseAnswers(permitType, given).answers,
    stated: NOTHING_STATED,
    work: {},
  };
}
