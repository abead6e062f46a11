/** A moment a test decides on: what waits for it goes on once it is released. */
export function createGate<T = void>(): { until: Promise<T>; release: (value: T) => void } {
  let release: (value: T) => void = () => {};
  const until = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
