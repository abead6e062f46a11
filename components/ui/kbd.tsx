import { Fragment } from 'react';
import { classNames } from './class-names';

const SIGNS: Record<string, string> = {
  enter: '↵',
  escape: 'Esc',
  space: '␣',
  arrowup: '↑',
  arrowdown: '↓',
  tab: 'Tab',
};

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}

function sign(key: string): string {
  if (key === 'mod') return isApple() ? '⌘' : 'Ctrl';
  return SIGNS[key] ?? key.toUpperCase();
}

/** Keys as they are printed: `mod+k` is ⌘K or Ctrl K, `g t` is G, then T. */
export function Keys({ keys, then = '', className }: { keys: string; then?: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-1 whitespace-nowrap', className)}>
      {keys.split(' ').map((step, index) => (
        <Fragment key={step}>
          {index > 0 && then ? <span className="text-xs text-muted">{then}</span> : null}
          {step.split('+').map((key) => (
            <kbd
              key={key}
              // On a desk of Apple's the sign is another than on the server.
              suppressHydrationWarning
              className="inline-block min-w-[18px] rounded-sm border border-line-strong px-1 text-center font-sans text-[11px] leading-4 font-medium text-muted"
            >
              {sign(key)}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
