'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { toast } from '@/components/ui/toast';
import type { Bell } from '@/lib/company/bell/view';

export interface BellActions {
  read: (input: Record<string, never>) => Promise<ActionAnswer<Bell>>;
  markSeen: (input: { until: Date; notes: true }) => Promise<ActionAnswer<unknown>>;
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
    const until = newestOf(bell);
    if (until === null) return false;
    setMarking(true);
    const answer = await callAction(markSeen({ until, notes: true }));
    setMarking(false);
    if (!answer.ok) {
      toast.error(failure);
      return false;
    }
    latest.current += 1;
    setBell((held) => held && allRead(held));
    router.refresh();
    return true;
  }

  return { bell, failed, marking, again: load, mark };
}

/** When the newest of what is shown was. */
function newestOf(bell: Bell | null): Date | null {
  const times = [bell?.items[0]?.detectedAt, bell?.mentions[0]?.at].filter((at) => at !== undefined);
  return times.sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

function allRead(bell: Bell): Bell {
  return {
    ...bell,
    items: bell.items.map((item) => ({ ...item, unread: false })),
    mentions: bell.mentions.map((mention) => ({ ...mention, unread: false })),
  };
}
