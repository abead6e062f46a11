import { useEffect, useRef } from 'react';
import { useResultContext } from './result-context';
import type { FindingView } from './result-types';

/**
 * J and K go through the findings, Y and N answer the one somebody is at. Silent while something is typed, chosen or
 * shown over the page.
 */
export function useFindingKeys(findings: readonly FindingView[], select: (finding: FindingView) => void) {
  const { current } = useResultContext();
  const latest = useRef({ findings, select, current });
  latest.current = { findings, select, current };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const { findings, select, current } = latest.current;
      const step = { j: 1, k: -1 }[event.key];
      if (step !== undefined) {
        const at = findings.findIndex(({ key }) => key === current);
        const next = findings[at < 0 ? 0 : at + step];
        if (!next) return;
        event.preventDefault();
        select(next);
        const card = findCard(next.key);
        card?.focus({ preventScroll: true });
        card?.scrollIntoView({ block: 'nearest' });
      } else if ((event.key === 'y' || event.key === 'n') && current !== null) {
        const button = findCard(current)?.querySelector<HTMLButtonElement>(`[data-answer="${event.key}"]`);
        if (!button || button.disabled) return;
        event.preventDefault();
        button.click();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"]';

function findCard(key: string): HTMLElement | null {
  return document.querySelector(`[data-finding="${CSS.escape(key)}"]`);
}
