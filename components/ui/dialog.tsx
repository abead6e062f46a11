'use client';

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons: the verb first, the way out after it. */
  footer?: ReactNode;
  closeLabel: string;
}

/** A sheet from below on a phone, a card in the middle on a desk. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-[#0b1015]/60" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          // Radix gives the focus back to its own trigger only, and ours is any button.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] animate-rise flex-col border-t-[3px] border-t-accent bg-card ' +
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(34rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 ' +
            'sm:rounded-b-md sm:border sm:border-t-[3px] sm:border-line sm:border-t-accent'
          }
        >
          <div className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-5">
            <div className="flex flex-col gap-1 pt-1.5">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="text-muted">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          <div className="min-h-0 overflow-y-auto px-4 py-4 sm:px-6">{children}</div>
          {footer ? (
            <div className="flex flex-col gap-2 border-t border-line px-4 py-4 sm:flex-row-reverse sm:px-6">
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
