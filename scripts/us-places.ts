import { writeFileSync } from 'node:fs';
import { collectPlaces } from './us-places/collect';
import { renderPlaces } from './us-places/render';
import { renderZones } from './us-places/zones';

/**
 * Writes `content/cities/us-places.ts` and `place-zones.ts` from two packages that only development installs. The list is kept
 * rather than made at every start: read from the packages it costs half a second and 55 MB, and a server
 * would have to carry 11 MB of files more. A test holds the file to what this writes.
 */
writeFileSync(new URL('../content/cities/us-places.ts', import.meta.url), renderPlaces(collectPlaces()));
writeFileSync(new URL('../content/cities/place-zones.ts', import.meta.url), renderZones());
