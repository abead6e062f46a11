'use client';

import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { classNames } from '@/components/ui/class-names';

export interface RowAction {
  text: string;
  icon: LucideIcon;
  danger?: boolean;
  onSelect: () => void;
}

/** What is done seldom with one row of a list. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={label}
        className="inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken pointer-coarse:size-11"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-56 animate-appear rounded-md border border-control bg-card p-1 text-sm shadow-lg shadow-black/10"
        >
          {actions.map(({ text, icon: Icon, danger, onSelect }) => (
            <DropdownMenu.Item
              key={text}
              onSelect={onSelect}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 font-medium outline-none data-highlighted:bg-sunken',
                danger && 'text-stopped',
              )}
            >
              <Icon aria-hidden="true" className={classNames('size-5 shrink-0', !danger && 'text-muted')} />
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
