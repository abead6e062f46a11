'use client';

import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { MAX_FILE_BYTES } from '@/lib/checking/files/types';
import { sendInTurn, type UploadProblem } from './send-file';

export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  sent: number;
  problem: UploadProblem | null;
}

type Change =
  | { kind: 'add'; uploads: Upload[] }
  | { kind: 'set'; id: number; to: Partial<Upload> }
  | { kind: 'drop'; id: number };

function changed(uploads: Upload[], change: Change): Upload[] {
  switch (change.kind) {
    case 'add':
      return [...uploads, ...change.uploads];
    case 'set':
      return uploads.map((upload) => (upload.id === change.id ? { ...upload, ...change.to } : upload));
    case 'drop':
      return uploads.filter(({ id }) => id !== change.id);
  }
}

/** Two parallel uploads; more would only slow each down on mobile networks. */
const AT_ONCE = 2;

function refusedAtOnce(file: File): UploadProblem | null {
  if (file.size === 0) return 'empty_file';
  return file.size > MAX_FILE_BYTES ? 'too_large' : null;
}

/** Uploads files to a check, a few at a time; a rejected one does not block the others. */
export function useUploads(checkId: string, ask: () => Promise<void>) {
  const [uploads, change] = useReducer(changed, []);
  const nextId = useRef(1);
  const underWay = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(AT_ONCE - sending, 0));
    for (const { id, file } of next) {
      const stop = new AbortController();
      underWay.current.set(id, stop);
      change({ kind: 'set', id, to: { state: 'sending', sent: 0, problem: null } });
      void sendInTurn({
        checkId,
        file,
        signal: stop.signal,
        onProgress: (sent) => change({ kind: 'set', id, to: { sent } }),
      }).then(async (result) => {
        underWay.current.delete(id);
        if (result.ok) {
          change({ kind: 'set', id, to: { state: 'sent', sent: file.size } });
          // From here on it is one of the check's own files.
          await ask();
          change({ kind: 'drop', id });
        } else if (result.problem !== null) {
          change({ kind: 'set', id, to: { state: 'failed', problem: result.problem } });
        }
      });
    }
  }, [uploads, checkId, ask]);

  const isSending = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  // Leaving the page would lose what is on its way: the browser asks.
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  const add = useCallback((files: Iterable<File>) => {
    const added = [...files].map((file): Upload => {
      const problem = refusedAtOnce(file);
      const id = nextId.current++;
      return { id, file, state: problem ? 'failed' : 'waiting', sent: 0, problem };
    });
    change({ kind: 'add', uploads: added });
  }, []);
  const cancel = useCallback((id: number) => {
    underWay.current.get(id)?.abort();
    change({ kind: 'drop', id });
  }, []);
  const retry = useCallback((id: number) => {
    change({ kind: 'set', id, to: { state: 'waiting', sent: 0, problem: null } });
  }, []);
  return useMemo(
    () => ({ list: uploads, isSending, add, cancel, retry }),
    [uploads, isSending, add, cancel, retry],
  );
}
