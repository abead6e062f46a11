'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import type { AssignActions, AssignablePermit, Person } from './assign-types';

interface Found {
  q: string;
  items: readonly AssignablePermit[];
  next: string | null;
}

/** The company's permits page by page, with which are a person's; a tick shows at once and goes back if it fails. */
export function useAssignable(person: Person, actions: AssignActions) {
  const [found, setFound] = useState<Found>({ q: '', items: [], next: null });
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const latest = useRef(0);

  async function read(q: string, after: string) {
    latest.current += 1;
    const mine = latest.current;
    setState('loading');
    const answer = await callAction(actions.list({ person, q, after }));
    // Another search was begun meanwhile.
    if (mine !== latest.current) return;
    if (!answer.ok) return setState('failed');
    const { items, next } = answer.data;
    setFound((before) => ({ q, items: after === '' ? items : [...before.items, ...items], next }));
    setState('ready');
  }

  const begin = useEffectEvent(() => void read('', ''));
  useEffect(() => begin(), []);

  function mark(id: number, isAssigned: boolean) {
    setFound((before) => ({
      ...before,
      items: before.items.map((permit) => (permit.id === id ? { ...permit, isAssigned } : permit)),
    }));
  }

  /** Whether it was saved. */
  async function tick({ id }: AssignablePermit, isAssigned: boolean): Promise<boolean> {
    mark(id, isAssigned);
    const act = isAssigned ? actions.assign : actions.unassign;
    const answer = await callAction(act({ permitId: id, ...person }));
    if (!answer.ok) mark(id, !isAssigned);
    return answer.ok;
  }

  return {
    ...found,
    state,
    search: (q: string) => read(q, ''),
    more: () => read(found.q, found.next ?? ''),
    again: () => read(found.q, ''),
    tick,
  };
}
