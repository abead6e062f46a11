'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckState, checkStateSchema, isUnderWay, milestones } from '@/components/checks/check-state';

const FIRST_MS = 1_000;
const LONGEST_MS = 8_000;
const SLOWER = 1.3;

/**
 * The live state of a check: initially from the page, then polled while something is in progress and the page
 * is visible, with growing intervals; refreshes the page when server-rendered parts change.
 */
export function useCheckState(
  checkId: string,
  known: CheckState,
): { state: CheckState; refresh: () => Promise<void> } {
  const router = useRouter();
  const [state, setState] = useState(known);
  const knownText = JSON.stringify(known);
  const shown = useRef(milestones(known));
  const newest = useRef(0);

  const refresh = useCallback(async () => {
    newest.current += 1;
    const asked = newest.current;
    const next = await readState(checkId);
    // Ignore responses that have been overtaken by a newer request.
    if (!next || asked !== newest.current) return;
    setState(next);
    const reached = milestones(next);
    if (reached === shown.current) return;
    shown.current = reached;
    router.refresh();
  }, [checkId, router]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // The page may have been made before what is shown already.
    shown.current = milestones(JSON.parse(knownText));
    void refresh();
  }, [knownText, refresh]);

  const isActive = isUnderWay(state);
  const stateText = useRef('');
  stateText.current = JSON.stringify(state);
  useEffect(() => {
    if (!isActive) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_MS;
    const round = async () => {
      timer = undefined;
      if (document.visibilityState !== 'visible') return;
      const before = stateText.current;
      await refresh();
      if (isOver) return;
      wait = stateText.current === before ? Math.min(wait * SLOWER, LONGEST_MS) : FIRST_MS;
      timer = setTimeout(round, wait);
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && timer === undefined) void round();
    };
    timer = setTimeout(round, FIRST_MS);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [isActive, refresh]);

  return { state, refresh };
}

/** Null where it cannot be had now. */
async function readState(checkId: string): Promise<CheckState | null> {
  try {
    const answer = await fetch(`/api/v1/check-state/${checkId}`, { cache: 'no-store' });
    const body = checkStateSchema.safeParse(answer.ok ? await answer.json() : null);
    return body.success ? body.data : null;
  } catch {
    return null;
  }
}
