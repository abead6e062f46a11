'use client';

import { Popover } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from './class-names';

export interface PopoverPanelProps {
  id: string;
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  side: 'top' | 'bottom';
  className: string;
  onClose: () => void;
  /** Not `children`: where this cannot be fetched, those would be shown in the button's place. */
  content: ReactNode;
}

/** What a `Popover` opens, beside its button, to which the focus goes back. */
export function PopoverPanel({
  id,
  label,
  trigger,
  align,
  side,
  className,
  onClose,
  content,
}: PopoverPanelProps) {
  const leftForElsewhere = useRef(false);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={trigger} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          // The frame stays as the page changes: a link followed has done what this was opened for.
          onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
          onInteractOutside={(event) => {
            // Its own button closes it.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault();
            else leftForElsewhere.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftForElsewhere.current) trigger.current?.focus();
          }}
          className={classNames(
            'z-40 animate-appear rounded-md border border-control bg-card text-sm shadow-lg shadow-black/10',
            className,
          )}
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
