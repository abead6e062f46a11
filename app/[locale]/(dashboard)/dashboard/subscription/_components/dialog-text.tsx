import type { ReactNode } from 'react';

/** What a dialog says, where it may be longer than a phone is high: the keyboard can reach it and scroll. */
export function DialogText({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex flex-col gap-4"
    >
      {children}
    </div>
  );
}
