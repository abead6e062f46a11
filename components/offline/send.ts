import type { QueuedEntry, Sent } from './types';

/** Refusals that a later try may turn: no session, too many requests, a server that is away. */
const LATER: readonly number[] = [401, 408, 425, 429, 500, 502, 503, 504];

/** Sends one entry; what is no answer of ours counts as no signal. */
export async function sendEntry(entry: QueuedEntry): Promise<Sent> {
  try {
    const answer = await fetch(...requestOf(entry));
    if (answer.ok && !answer.redirected) return { kind: 'taken' };
    if (answer.redirected || LATER.includes(answer.status)) return { kind: 'later' };
    const body = (await answer.json().catch(() => null)) as { error?: string } | null;
    return { kind: 'refused', code: body?.error ?? 'invalid_input' };
  } catch {
    return { kind: 'later' };
  }
}

function requestOf({ key, place, work }: QueuedEntry): [string, RequestInit] {
  const at = {
    ...(place?.projectId === undefined ? {} : { projectId: place.projectId }),
    ...(place?.permitId === undefined ? {} : { permitId: place.permitId }),
  };
  if (work.kind === 'note') return asJson({ kind: 'note', key, note: { ...at, body: work.body } });
  if (work.kind === 'task')
    return asJson({ kind: 'task', key, task: { ...at, title: work.title, dueOn: work.dueOn } });
  if (work.kind === 'tick')
    return asJson({ kind: 'tick', key, tick: { taskId: work.taskId, done: work.done } });
  const kind = work.kind === 'photo' ? 'photo' : 'document';
  const query = new URLSearchParams({ kind, name: work.name, requestKey: key });
  for (const [name, value] of Object.entries(at)) query.set(name, String(value));
  return [`/api/v1/queued-files?${query}`, { method: 'PUT', body: work.file }];
}

function asJson(body: object): [string, RequestInit] {
  return [
    '/api/v1/queued',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ];
}
