import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

// Static pages can be read before a script has run, so nothing a script needs is fetched until the page is painted:
// not the bundles, and not the data React takes a page over with, which is half of a page's bytes and says nothing a
// reader does not see already. On a slow phone that is half a second. Works on what the build made.

/** `<script src="/_next/…" async="">`, with whatever else it carries, but not what only old browsers run. */
const SCRIPT = /<script src="(\/_next\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** `<script>self.__next_f.push([1,"…"])</script>`: one piece of React's data, as JSON. */
const DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/** Where the data of pages stands below `.next` and below `/_next`. */
const DATA_FOLDER = 'static/pages';

/**
 * Runs at the end of the body. React and the bundler's runtime look their scripts up by address, so those have to
 * be what they would have been, and the data has to be there before them. A page that is not painted (a background
 * tab) gets them after three seconds; a data file that does not come is asked for twice more, and without it nothing
 * runs: the page stays what it was when it was read. A page to be read and no more waits until its reader does something
 * that a script may have to answer: a touch, a key, the first scroll; a referral in its address does not wait. A pointer
 * has moved once it is elsewhere: browsers tell a page that is laid out under a resting one of a move as well.
 */
const LOADER = `(function(){var d=document,t=d.currentScript.dataset,l=t.scripts.split(" "),o=0,n=3;function e(k,p){var x=d.createElement(k);for(var i in p)x[i]=p[i];d.head.appendChild(x)}function r(){fetch(t.page).then(function(a){if(!a.ok)throw a;return a.json()}).then(function(a){var f=self.__next_f=self.__next_f||[];a.forEach(function(x){f.push(x)});l.forEach(function(a){var p=a.split("#");e("script",p[1]?{src:p[0],async:true,id:p[1]}:{src:p[0],async:true})})},function(){--n&&setTimeout(r,2e3)})}function g(){if(o)return;o=1;l.forEach(function(a){e("link",{rel:"preload",as:"script",href:a.split("#")[0]})});r()}if(t.when=="asked"&&!/[?&]ref=/.test(location.search)){"pointerdown keydown touchstart wheel scroll focusin".split(" ").forEach(function(a){addEventListener(a,g,{once:true,passive:true})});var w;addEventListener("pointermove",function m(a){var p=a.clientX+" "+a.clientY;if(w&&w!=p){removeEventListener("pointermove",m);g()}w=p},{passive:true});return}try{new PerformanceObserver(function(r){r.getEntriesByName("first-contentful-paint").length&&g()}).observe({type:"paint",buffered:true})}catch(e){g()}setTimeout(g,3e3)})()`;

/**
 * Rewrites a page's HTML; `keep` stores the page's data and says where it stands. A page without scripts or data, and
 * one that is rewritten already, stays as it is.
 * @param {string} html
 * @param {(data: string) => string} keep
 * @param {{whenAsked?: boolean}} [options] whether the page is whole without its scripts
 */
export function loadAfterPaint(html, keep, { whenAsked = false } = {}) {
  const scripts = [];
  const data = [];
  const bare = html
    .replace(SCRIPT, (_, src, id) => {
      scripts.push(id ? `${src}#${id.slice(5, -1)}` : src);
      return '';
    })
    .replace(DATA, (_, piece) => {
      // Throws on anything but JSON: a new form of the data must fail the build, not the page.
      data.push(JSON.parse(piece));
      return '';
    })
    .replace(PRELOAD, '');
  if (scripts.length === 0 || data.length === 0) return html;
  const page = keep(JSON.stringify(data));
  const loader = `<script data-page="${page}" data-scripts="${scripts.join(' ')}"${whenAsked ? ' data-when="asked"' : ''}>${LOADER}</script>`;
  // By a function: a `$` in a script's name is nothing to fill in.
  return bare.replace('</body>', () => `${loader}</body>`);
}

/** The page for addresses that lead nowhere: links alone, and its policy would let no script run. */
const SCRIPTLESS = '_not-found.html';

/**
 * A page's HTML without anything that runs or is fetched to run.
 * @param {string} html
 */
export function withoutScripts(html) {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(PRELOAD, '');
}

/** Guides and cities: text, figures and links, all in their HTML. */
const TO_READ = /^[a-z]{2}\/(cities|resources)\/[^/]+\.html$/;

/** Every page the build prerendered, in both languages. */
export function loadScriptsAfterPaint(root) {
  const folder = join(root, '.next/server/app');
  if (!existsSync(folder)) return;
  mkdirSync(join(root, '.next', DATA_FOLDER), { recursive: true });
  const keep = (data) => {
    const name = `${createHash('sha256').update(data).digest('hex').slice(0, 16)}.json`;
    writeFileSync(join(root, '.next', DATA_FOLDER, name), data);
    return `/_next/${DATA_FOLDER}/${name}`;
  };
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    const html = readFileSync(path, 'utf8');
    const rewritten =
      name === SCRIPTLESS
        ? withoutScripts(html)
        : loadAfterPaint(html, keep, { whenAsked: TO_READ.test(name.split(sep).join('/')) });
    if (rewritten !== html) writeFileSync(path, rewritten);
  }
}
