import type { ImportKind } from '@/lib/company/imports/types';

/** Sends a list as it is; the answer is the id of its draft, or why it cannot be read. */
export async function sendList(
  kind: ImportKind,
  file: File,
): Promise<{ ok: true; id: string } | { ok: false; problem: string }> {
  const query = new URLSearchParams({ kind, name: file.name.slice(0, 200) });
  const answer = await fetch(`/api/v1/import-uploads?${query}`, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => null);
  if (answer === null) return { ok: false, problem: 'network' };
  const said = (await answer.json().catch(() => null)) as {
    id?: string;
    error?: string;
    fields?: { file?: string };
  } | null;
  if (answer.ok && said?.id) return { ok: true, id: said.id };
  return { ok: false, problem: said?.fields?.file ?? said?.error ?? 'other' };
}
