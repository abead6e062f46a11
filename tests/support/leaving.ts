import { type Mock, onTestFinished, vi } from 'vitest';

/** Where the page leaves for with a whole new document, from here to the end of the running test. */
export function watchLeaving(): Mock<(address: string) => void> {
  const assign = vi.fn<(address: string) => void>();
  const { location } = window;
  const watched = new Proxy(
    {},
    {
      get: (_target, name) => (name === 'assign' ? assign : Reflect.get(location, name, location)),
      set: (_target, name, value) => Reflect.set(location, name, value, location),
    },
  );
  vi.stubGlobal('location', watched);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return assign;
}
