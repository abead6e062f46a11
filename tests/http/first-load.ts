import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

// What the build wrote down of the JavaScript that a page's first visit loads.

const BUILD = '.next';
const APP = join(BUILD, 'server/app');
const MANIFEST = 'page_client-reference-manifest.js';

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) });
/** The scripts of the page and of each layout and boundary around it. */
const clientManifest = z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) });

/** The pages of a route group by their paths, with the kilobytes of script each loads first, as gzip. */
export function firstLoads(group: string): Map<string, number> {
  const folder = join(APP, '[locale]', group);
  const sizes = new Map<string, number>();
  const kilobytesOf = (scripts: ReadonlySet<string>) => {
    let bytes = 0;
    for (const script of scripts) {
      const size = sizes.get(script) ?? gzipSync(readFileSync(join(BUILD, script))).length;
      sizes.set(script, size);
      bytes += size;
    }
    return bytes / 1000;
  };
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(MANIFEST))
    .map((path) => posix.dirname(path.split(sep).join('/')))
    .sort();
  return new Map(pages.map((page) => [`/${page}`, kilobytesOf(scriptsOf(join(folder, page)))]));
}

function scriptsOf(folder: string): Set<string> {
  const shared = buildManifest.parse(
    JSON.parse(readFileSync(join(folder, 'page/build-manifest.json'), 'utf8')),
  );
  // A script that sets a property to the data: all behind the last assignment.
  const written = readFileSync(join(folder, MANIFEST), 'utf8').trim().replace(/;$/, '');
  const data: unknown = JSON.parse(written.slice(written.indexOf('"] = ') + '"] = '.length));
  const own = clientManifest.parse(data);
  return new Set([...shared.rootMainFiles, ...Object.values(own.entryJSFiles).flat()]);
}
