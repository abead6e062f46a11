'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { toast } from '@/components/ui/toast';
import type { Bell } from '@/lib/company/bell/view';

export interface BellActions {
  read: (input: Record<string, never>) => Promise<ActionAnswer<Bell>>;
  markSeen: (input: { until: Date }) => Promise<ActionAnswer<unknown>>;
}

/** The list is read when the panel opens, and again when the page finds that the count has moved meanwhile. */
export function useBell(open: boolean, unread: number, { read, markSeen }: BellActions) {
  const router = useRouter();
  const [bell, setBell] = useState<Bell | null>(null);
  const [failed, setFailed] = useState(false);
  const [marking, setMarking] = useState(false);
  const latest = useRef(0);

  async function load() {
    latest.current += 1;
    const mine = latest.current;
    const answer = await callAction(read({}));
    if (mine !== latest.current) return;
    setFailed(!answer.ok);
    if (answer.ok) setBell(answer.data);
  }

  const begin = useEffectEvent(() => void load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count means another list.
  useEffect(() => {
    if (open) begin();
  }, [open, unread]);

  /** Whether it was noted. */
  async function mark(failure: string): Promise<boolean> {
    const newest = bell?.items[0];
    if (!newest) return false;
    setMarking(true);
    const answer = await callAction(markSeen({ until: newest.detectedAt }));
    setMarking(false);
    if (!answer.ok) {
      toast.error(failure);
      return false;
    }
    latest.current += 1;
    setBell((held) => held && { ...held, items: held.items.map((item) => ({ ...item, unread: false })) });
    router.refresh();
    return true;
  }

  return { bell, failed, marking, again: load, mark };
}
