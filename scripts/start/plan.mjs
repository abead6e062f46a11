/**
 * How the parts are run. What both plans have in common (database, preparing, feeds) is in `parts.mjs`.
 * @typedef {object} Plan
 * @property {'production' | 'development'} nodeEnv
 * @property {string[]} web what Node runs for the web server
 * @property {boolean} webAtOnce the web server starts while the database is prepared; nobody is told its address before
 * @property {boolean} showsWeb the web server writes to the terminal instead of its log
 * @property {boolean} restartsWorker when a file that it is made of changes
 * @property {'sample' | undefined} feeds unless FEEDS says otherwise; undefined tries the cities' portals
 * @property {string[]} hints for whoever reads the announcement
 */

/** @type {Plan} */
export const PRODUCTION = {
  nodeEnv: 'production',
  web: ['scripts/web.mjs'],
  webAtOnce: false,
  showsWeb: false,
  restartsWorker: false,
  feeds: undefined,
  hints: [],
};

/** @type {Plan} */
export const DEVELOPMENT = {
  nodeEnv: 'development',
  web: ['scripts/dev/web.mjs'],
  webAtOnce: true,
  showsWeb: true,
  restartsWorker: true,
  feeds: 'sample',
  hints: ['Pages reload and the worker restarts when a file changes'],
};
