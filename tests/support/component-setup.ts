import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { router } from './component';
import { answerStylesQuickly } from './quick-style';

vi.mock('next/navigation', async (importOriginal) => ({
  ...(await importOriginal<typeof import('next/navigation')>()),
  useRouter: () => router,
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

// A second, the default, is short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
answerStylesQuickly();

// What jsdom has no layout for, and components ask a browser about.
Object.assign(window, { scrollTo: () => {} });
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

/** How long a message at the foot of the page keeps a timer after it was taken away, in milliseconds, and a little. */
const MESSAGE_LEAVES = 300;
let messageShownAt = 0;

let errors: unknown[][] = [];
beforeEach(() => {
  // Modules bring style sheets along (messages at the foot of the page do), against which jsdom would compare every
  // element of every test.
  document.head.replaceChildren();
  for (const call of Object.values(router)) call.mockReset();
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    errors.push(said);
  });
});

afterEach(() => {
  if (document.querySelector('[data-sonner-toast]')) messageShownAt = performance.now();
  cleanup();
  // The library keeps what was not taken away, and would show it in the next place for messages, another file's too.
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // A component that logs an error is broken, whatever it shows.
  expect(errors).toEqual([]);
});

// The next file of the same thread has the same window.
afterAll(() => {
  vi.unstubAllGlobals();
});

// Its timer outlives what was rendered, and would find no window once the file is through.
afterAll(async () => {
  const left = messageShownAt + MESSAGE_LEAVES - performance.now();
  if (messageShownAt > 0 && left > 0) await new Promise((resolve) => setTimeout(resolve, left));
});
