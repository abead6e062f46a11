import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Static pages can be read before a script has run, so none of theirs is fetched until the page is painted: on a
// slow phone a quarter of a second of text against a hydration that nobody waits for. Works on what the build made.

/** `<script src="/_next/…" async="">`, with whatever else it carries, but not what only old browsers run. */
const SCRIPT = /<script src="(\/_next\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Runs at the end of the body. React and the bundler's runtime look their scripts up by address, so those have to
 * be what they would have been; a page that is not painted (a background tab) gets them after three seconds.
 */
const LOADER = `(function(){var d=document,l=d.currentScript.dataset.scripts.split(" "),o=0;function g(){if(o)return;o=1;l.forEach(function(a){var e=d.createElement("script"),p=a.split("#");e.src=p[0];e.async=true;if(p[1])e.id=p[1];d.head.appendChild(e)})}try{new PerformanceObserver(function(r){r.getEntriesByName("first-contentful-paint").length&&g()}).observe({type:"paint",buffered:true})}catch(e){g()}setTimeout(g,3e3)})()`;

/** Rewrites a page's HTML; a page that has no such scripts, or is rewritten already, stays as it is. */
export function loadAfterPaint(html) {
  const scripts = [];
  const without = html.replace(SCRIPT, (_, src, id) => {
    scripts.push(id ? `${src}#${id.slice(5, -1)}` : src);
    return '';
  });
  if (scripts.length === 0) return html;
  const loader = `<script data-scripts="${scripts.join(' ')}">${LOADER}</script>`;
  return without.replace(PRELOAD, '').replace('</body>', `${loader}</body>`);
}

/** Every page the build prerendered, in both languages. */
export function loadScriptsAfterPaint(root) {
  const folder = join(root, '.next/server/app');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    const html = readFileSync(path, 'utf8');
    const rewritten = loadAfterPaint(html);
    if (rewritten !== html) writeFileSync(path, rewritten);
  }
}
