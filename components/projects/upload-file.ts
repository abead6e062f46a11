import type { SubjectOf } from './types';

export type FileProblem =
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'company_full'
  | 'file_too_large'
  | 'no_photo'
  | 'not_supported'
  | 'name_disagrees'
  | 'empty_file'
  | 'plan_required'
  | 'network'
  | 'other';

const KNOWN: readonly string[] = [
  'payload_too_large',
  'unsupported_media_type',
  'company_full',
  'file_too_large',
  'no_photo',
  'not_supported',
  'name_disagrees',
  'empty_file',
  'plan_required',
];

/** Sends a file as it is. The same file sent again after a lost answer is kept once. */
export async function uploadJobFile(
  subject: SubjectOf,
  { file, kind }: { file: File; kind: 'document' | 'photo' },
): Promise<FileProblem | null> {
  const query = new URLSearchParams({
    ...(subject.projectId === undefined
      ? { permitId: String(subject.permitId) }
      : { projectId: subject.projectId }),
    kind,
    name: file.name,
    requestKey: crypto.randomUUID(),
  });
  const answer = await fetch(`/api/v1/job-files?${query}`, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => null);
  if (answer === null) return 'network';
  if (answer.ok) return null;
  const said: unknown = await answer.json().catch(() => null);
  const { error, fields } = (said ?? {}) as { error?: unknown; fields?: Record<string, unknown> };
  const codes = [...Object.values(fields ?? {}), error];
  return (codes.find((code) => KNOWN.includes(String(code))) as FileProblem | undefined) ?? 'other';
}
