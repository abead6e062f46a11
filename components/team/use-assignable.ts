'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import type { AssignActions, AssignablePage, AssignablePermit, Person } from './assign-types';

interface Found extends Omit<AssignablePage, 'items'> {
  q: string;
  items: readonly AssignablePermit[];
}

const NOTHING: Found = { q: '', items: [], next: null, assignable: 'yes', gaps: [] };

/** The company's permits page by page, with which are a person's; a tick shows at once and goes back if it fails. */
export function useAssignable(person: Person, actions: AssignActions) {
  const [found, setFound] = useState<Found>(NOTHING);
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
    const { items, ...page } = answer.data;
    setFound((before) => ({ ...page, q, items: after === '' ? items : [...before.items, ...items] }));
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

  /** Whether it was saved; `gap` where papers keep work from the person, which may be so since the list was read. */
  async function tick({ id }: AssignablePermit, isAssigned: boolean): Promise<'saved' | 'gap' | 'failed'> {
    mark(id, isAssigned);
    const act = isAssigned ? actions.assign : actions.unassign;
    const answer = await callAction(act({ permitId: id, ...person }));
    if (answer.ok) return 'saved';
    mark(id, !isAssigned);
    if (answer.fieldErrors.subcontractorId !== 'compliance_gap') return 'failed';
    setFound((before) => ({ ...before, assignable: 'block' }));
    return 'gap';
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
