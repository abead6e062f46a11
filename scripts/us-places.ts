import { writeFileSync } from 'node:fs';
import { collectPlaces } from './us-places/collect';
import { renderPlaces } from './us-places/render';

/**
 * Writes `content/cities/us-places.ts` from two packages that only development installs. The list is kept
 * rather than made at every start: read from the packages it costs half a second and 55 MB, and a server
 * would have to carry 11 MB of files more. A test holds the file to what this writes.
 */
writeFileSync(new URL('../content/cities/us-places.ts', import.meta.url), renderPlaces(collectPlaces()));
