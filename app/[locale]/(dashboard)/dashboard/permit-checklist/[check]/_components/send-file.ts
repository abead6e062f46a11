// The small build of zod: browsers load it with the page.
import * as z from 'zod/mini';
import { ERROR_CODES } from '@/lib/errors';

/** Why a file was not taken: what the server said, or that it could not be asked. */
export const UPLOAD_PROBLEMS = [
  ...ERROR_CODES,
  'too_large',
  'empty_file',
  'not_supported',
  'name_disagrees',
  'same_file',
  'broken_off',
  'too_many_files',
  'too_many_uploads',
  'check_too_large',
  'network',
] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

export type SendResult = { ok: true } | { ok: false; problem: UploadProblem } | { ok: false; problem: null };

const refusalSchema = z.object({
  error: z.enum(ERROR_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** The field's own code where it says more than the error's. */
function parseUploadProblem(body: string): UploadProblem {
  try {
    const { error, fields } = refusalSchema.parse(JSON.parse(body));
    const said = Object.values(fields ?? {});
    return UPLOAD_PROBLEMS.find((problem) => said.includes(problem)) ?? error;
  } catch {
    return 'internal';
  }
}

export interface SendOptions {
  checkId: string;
  file: File;
  signal: AbortSignal;
  /** Bytes that left so far. */
  onProgress: (sent: number) => void;
}

/** Between tries while others of the company send. */
const NEXT_TRY_MS = 2_000;
/** As long as a place is kept for an upload of which nothing more is heard. */
const PATIENCE_MS = 120_000;

/** Sends one file once there is a place for it: how many of a company may be on their way at once is limited. */
export async function sendInTurn(options: SendOptions): Promise<SendResult> {
  for (let waited = 0; ; waited += NEXT_TRY_MS) {
    const result = await sendFile(options);
    if (result.ok || result.problem !== 'too_many_uploads' || waited >= PATIENCE_MS) return result;
    options.onProgress(0);
    await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
  }
}

/** Sends one file as it is; `problem` is null where it was called off. `fetch` would not tell how far it is. */
function sendFile({ checkId, file, signal, onProgress }: SendOptions): Promise<SendResult> {
  return new Promise((resolve) => {
    const query = new URLSearchParams({ check: checkId, name: file.name });
    const request = new XMLHttpRequest();
    request.open('PUT', `/api/v1/check-files?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded));
    request.addEventListener('load', () =>
      resolve(
        request.status >= 200 && request.status < 300
          ? { ok: true }
          : { ok: false, problem: parseUploadProblem(request.responseText) },
      ),
    );
    request.addEventListener('error', () => resolve({ ok: false, problem: 'network' }));
    request.addEventListener('abort', () => resolve({ ok: false, problem: null }));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) resolve({ ok: false, problem: null });
    else request.send(file);
  });
}
