/** Runs once the page has loaded and has nothing else to do; the answer takes that back. */
export function whenIdle(run: () => void): () => void {
  let cancelled = false;
  const soon = () => {
    const go = () => {
      if (!cancelled) run();
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 5_000 });
    else setTimeout(go, 500);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    cancelled = true;
  };
}
