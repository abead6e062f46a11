/** The service worker keeps pages for this person alone; on a phone also those that were reached without a document. */
export async function keepPagesFor(person: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'person', person });
    active?.postMessage({ type: 'keep', url: window.location.href });
  } catch {
    // A browser may forbid it, as in private windows: then pages need a signal, and nothing else changes.
  }
}

/** Nobody is signed in any more: what was kept of their pages goes, however the session ended. */
export function forgetKeptPages(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: 'forget' });
}
