// Figures of the cities' feeds in static pages: the build leaves a place for each, between two comments, and what stands
// there is written when the page is remembered. No script is among it, so the pages' content policy holds.

const PLACE = /<!--figure:([\w/-]+)-->.*?<!--\/figure-->/gs;
/** A figure that brings what runs would break the policy; none does. */
const RUNS = /<script\b/i;

/** How often the figures are asked for. */
const EVERY_MS = 15 * 60_000;
/** After a start, until the first answer. */
const AGAIN_MS = 5_000;

/**
 * A page with its figures; what is not known keeps what the build wrote.
 * @param {string} html
 * @param {Readonly<Record<string, string>>} figures
 */
export function withFigures(html, figures) {
  return html.replace(PLACE, (place, name) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    return figure === undefined || RUNS.test(figure) ? place : `<!--figure:${name}-->${figure}<!--/figure-->`;
  });
}

/** @param {string} html */
export function hasFigures(html) {
  return html.includes('<!--figure:');
}

/**
 * Asks a served site for the figures and its pages that show them, again and again. Returns what ends it.
 * @param {{ask: (path: string) => Promise<Response>, take: (figures: Record<string, string>) => void, everyMs?: number}} options
 */
export function keepFigures({ ask, take, everyMs = EVERY_MS }) {
  let timer;
  let ended = false;
  let warmed = false;
  async function turn() {
    let next = AGAIN_MS;
    try {
      const response = await ask('/api/page-figures');
      if (response.ok) {
        const { figures, pages } = await response.json();
        take(figures);
        // Remembered before anybody comes: the first reader of a page is to see its figures too.
        if (!warmed) for (const page of pages) if (!ended) await (await ask(page)).arrayBuffer();
        warmed = true;
        next = everyMs;
      }
    } catch {
      // Stopping, or not up yet: asked again.
    }
    if (!ended) timer = setTimeout(turn, next).unref();
  }
  timer = setTimeout(turn, 0).unref();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
