import type { ComponentType } from 'react';

const missing = () => import('./missing-part');

/**
 * A part of a page whose code is fetched when it is shown:
 * `dynamic(() => loadPart(() => import('./board').then((module) => module.Board)))`. Where the code cannot be fetched
 * the part says so in its place, and the rest of the page goes on.
 */
export async function loadPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  try {
    const part = await load();
    // Fetched with the first part: it has to be there where nothing can be fetched any more.
    missing().catch(() => undefined);
    return part;
  } catch (error) {
    const { missingPart } = await missing();
    return missingPart(load, error);
  }
}
