'use client';

import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { loadPart } from './load-part';
import { partAhead } from './part-ahead';
import { useLeave } from './use-leave';
import { whenIdle } from './when-idle';

const loadPanel = () => import('./popover-panel').then((module) => module.PopoverPanel);
const PopoverPanel = partAhead(
  // Not `dynamic`, which has a fallback of its own.
  lazy(async () => ({ default: await loadPart(loadPanel) })),
  loadPanel,
);

interface PopoverProps {
  trigger: {
    label: string;
    title?: string | undefined;
    className: string;
    children: ReactNode;
    /** A pointer or the focus is on it: what it opens may be fetched. */
    onMean?: (() => void) | undefined;
  };
  /** What it opens is called. */
  label: string;
  align?: 'start' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
  className: string;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a small window beside it. Its code is fetched once the page is idle: most who read a page open
 * none.
 */
export function Popover({
  trigger,
  label,
  align = 'end',
  side = 'bottom',
  className,
  children,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const mean = () => {
    PopoverPanel.fetchAhead();
    trigger.onMean?.();
  };
  useEffect(() => whenIdle(PopoverPanel.fetchAhead), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={trigger.label}
        title={trigger.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={mean}
        onFocus={mean}
        onClick={() => setOpen(!open)}
        className={trigger.className}
      >
        {trigger.children}
      </button>
      {open ? (
        <Suspense fallback={<Awaited trigger={button} onLeave={close} />}>
          <PopoverPanel
            id={id}
            label={label}
            trigger={button}
            align={align}
            side={side}
            className={className}
            onClose={close}
            content={children(close)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** While what was asked for is on its way: whoever goes on takes that back, and is not called back by it. */
function Awaited({
  trigger,
  onLeave,
}: {
  trigger: RefObject<HTMLButtonElement | null>;
  onLeave: () => void;
}) {
  useLeave({ inside: trigger, onLeave, byFocus: true });
  return null;
}
