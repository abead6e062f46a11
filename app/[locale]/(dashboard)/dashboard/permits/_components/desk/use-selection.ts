'use client';

import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  /** All that match, however many there are. */
  all: boolean;
  has: (id: number) => boolean;
  /** With the one chosen before it, everything between them. */
  toggle: (id: number, through?: boolean) => void;
  pick: (ids: readonly number[]) => void;
  pickAll: () => void;
  clear: () => void;
}

const NOTHING: ReadonlySet<number> = new Set();

/** What is chosen in a list; another list has nothing chosen. */
export function useSelection(list: string, order: readonly number[]): Selection {
  const [state, setState] = useState({ list, ids: NOTHING, all: false, last: 0 });
  const current = state.list === list ? state : { list, ids: NOTHING, all: false, last: 0 };
  return {
    ids: current.ids,
    all: current.all,
    has: (id) => current.all || current.ids.has(id),
    toggle: (id, through = false) => {
      const ids = new Set(current.all ? order : current.ids);
      const from = order.indexOf(current.last);
      const to = order.indexOf(id);
      if (through && from >= 0 && to >= 0)
        for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(between);
      else if (ids.has(id)) ids.delete(id);
      else ids.add(id);
      setState({ list, ids, all: false, last: id });
    },
    pick: (ids) => setState({ list, ids: new Set(ids), all: false, last: 0 }),
    pickAll: () => setState({ list, ids: new Set(order), all: true, last: 0 }),
    clear: () => setState({ list, ids: NOTHING, all: false, last: 0 }),
  };
}
