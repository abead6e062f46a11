'use client';

import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';

/** A button of the dark bar. */
export const BAR_BUTTON =
  'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap hover:bg-paper/15 focus-visible:outline-paper pointer-coarse:h-11';

interface MenuProps {
  label: string;
  /** The key that opens it. */
  hint: string;
  icon: ReactNode;
  look?: 'bar' | 'plain';
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Menu({ label, hint, icon, look = 'bar', isOpen, onOpen, children }: MenuProps) {
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpen}>
      <DropdownMenu.Trigger
        className={look === 'bar' ? BAR_BUTTON : buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {icon}
        {label}
        <kbd className="rounded-sm border border-current/40 px-1 text-xs font-normal max-desk:hidden">
          {hint}
        </kbd>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="top"
          align="start"
          sideOffset={8}
          className="z-50 max-h-80 min-w-48 overflow-y-auto rounded-md border border-line-strong bg-card p-1 text-sm text-ink shadow-lg"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  onSelect: () => void;
  /** What the permit has; pressed again it is taken off. */
  checked?: boolean;
  children: ReactNode;
}

export function Item({ onSelect, checked = false, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 outline-none data-highlighted:bg-picked pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {checked ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
    </DropdownMenu.Item>
  );
}
