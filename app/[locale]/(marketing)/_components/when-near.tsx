'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps<P> {
  /** Loads what stands here, once the reader comes near. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Stands here until then, in the same shape. */
  children: ReactNode;
}

/** Loads a part of a page, with its code, when it is about to be seen. */
export function WhenNear<P extends object>({ load, props, children }: WhenNearProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load().then(
          (part) => gone || setPart(() => part),
          // Without its code the part stays as it is; the rest of the page does not need it.
          () => {},
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [load]);
  return <div ref={place}>{Part ? <Part {...props} /> : children}</div>;
}
