'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The head of a step that took another's place: who cannot see it come is brought to it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h3>
  );
}
