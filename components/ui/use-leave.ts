import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Leave {
  /** Nothing in here is elsewhere. */
  inside: RefObject<Element | null>;
  onLeave: (() => void) | undefined;
  /** Whether the focus going elsewhere counts as well. */
  byFocus?: boolean;
}

/** Notices that somebody has gone on: by Escape, or by a press elsewhere. */
export function useLeave({ inside, onLeave, byFocus = false }: Leave): void {
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) leave();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    if (byFocus) document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [inside, byFocus]);
}
