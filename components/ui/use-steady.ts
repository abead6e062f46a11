import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as its part is shown, which does what the latest one given would: for handlers of memoised
 * parts. Not to be called while something renders.
 */
export function useSteady<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
