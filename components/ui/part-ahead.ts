import { type ComponentType, createElement, useState } from 'react';

export type PartAhead<P> = ComponentType<P> & {
  /** Fetches the part's code before it is shown; where that fails it is fetched once it is. */
  fetchAhead: () => void;
};

interface Part<P> {
  shown: ComponentType<P>;
  /** Fetched ahead. */
  ready: ComponentType<P> | null;
}

/**
 * A part of a page, made by `dynamic(() => loadPart(…))`, whose code can be fetched before somebody asks for it. It is
 * then there in the same moment; else React keeps what it loads in the background back for a third of a second.
 */
export function partAhead<P extends object>(
  shown: ComponentType<P>,
  load: () => Promise<ComponentType<P>>,
): PartAhead<P> {
  const part: Part<P> = { shown, ready: null };
  const fetchAhead = () => {
    if (part.ready) return;
    load().then(
      (ready) => {
        part.ready = ready;
      },
      () => {},
    );
  };
  return Object.assign((given: P) => createElement(ShownPart<P>, { part, given }), { fetchAhead });
}

/** What was there when it was first shown stays. */
function ShownPart<P extends object>({ part, given }: { part: Part<P>; given: P }) {
  const [Own] = useState(() => part.ready ?? part.shown);
  return createElement(Own, given);
}
