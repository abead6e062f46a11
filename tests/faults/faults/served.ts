import type { Fault } from '../fault';

/** What a served build answers: access, headers, addresses and markup. */
export const SERVED: readonly Fault[] = [
  {
    id: 'access.back-office',
    what: 'Whoever is signed in gets into the back office.',
    layer: 'http',
    domain: 'access',
    file: 'lib/identity/access/gate.ts',
    find: "if (!user.isAdmin) throw new AppError('forbidden', { detail: 'no admin' });",
    replace: '',
    caughtBy: [
      {
        test: 'tests/http/access-pages.test.ts',
        name: "'/admin/cities' ('en') is shown to whom the table lets",
      },
    ],
    before: 'tests/e2e/access.spec.ts › /admin/cities is shown to whom the table lets, and to nobody else',
  },
  {
    id: 'access.action-of-all',
    what: 'A button of the permits page does its work for somebody who may only look.',
    layer: 'http',
    domain: 'access',
    file: 'app/[locale]/(dashboard)/dashboard/permits/actions.ts',
    find: "const access = 'permits.change';",
    replace: "const access = 'permits.read';",
    caughtBy: [
      {
        test: 'tests/http/access-actions.test.ts',
        name: 'does what it does for whom the table lets',
      },
    ],
    before:
      'tests/e2e/access.spec.ts › every action does what it does for whom the table lets, and for nobody else',
  },
  {
    id: 'access.copied-cookie',
    what: 'Who copied somebody’s cookie goes on after they have signed out.',
    layer: 'browser',
    domain: 'sessions',
    file: 'lib/edge/server/end-session.ts',
    find: '  await endOwnSession(ctx);\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/e2e/browser-traces.spec.ts',
        name: 'signing out leaves nothing, also not behind the back button',
      },
    ],
    message: /Expected constructor: Date/,
    before:
      'tests/e2e/asvs.spec.ts › after signing out: nothing, also not behind the back button (ASVS 14.3.1)',
  },
  {
    id: 'headers.sniffed-types',
    what: 'A browser guesses what a file is and runs what somebody uploaded.',
    layer: 'http',
    domain: 'headers',
    file: 'scripts/web/headers.mjs',
    find: "  'x-content-type-options': 'nosniff',\n",
    replace: '',
    caughtBy: [
      {
        test: 'tests/http/headers.test.ts',
        name: 'no redirect, error, file or answer of the API goes without',
      },
    ],
    message: /nosniff/,
    before: 'tests/e2e/headers.spec.ts › no redirect, error, file or answer of the API goes without',
  },
  {
    id: 'headers.kept-by-proxies',
    what: 'A proxy keeps who is signed in and tells it to the next one.',
    layer: 'http',
    domain: 'headers',
    file: 'scripts/web/headers.mjs',
    find: "'cache-control': 'no-store',",
    replace: "'cache-control': 'public, max-age=60',",
    caughtBy: [{ test: 'tests/http/headers.test.ts', name: 'what is somebody’s own is kept by nobody' }],
    before: 'tests/e2e/headers.spec.ts › what is somebody’s own is kept by nobody (ASVS 14.3.2)',
  },
  {
    id: 'headers.source-maps',
    what: 'The program’s sources are handed to whoever asks for them.',
    layer: 'http',
    domain: 'headers',
    file: 'next.config.ts',
    find: '  poweredByHeader: false,\n',
    replace: '  poweredByHeader: false,\n  productionBrowserSourceMaps: true,\n',
    caughtBy: [{ test: 'tests/http/served-files.test.ts', name: 'no source map is served' }],
    before: 'tests/e2e/asvs.spec.ts › is no source map (ASVS 13.4.1)',
  },
  {
    id: 'site.not-in-sitemap',
    what: 'No search engine is told of a page.',
    layer: 'http',
    domain: 'seo',
    file: 'components/seo/public-pages.ts',
    find: 'ROUTES.filter(({ route }) => route.sitemap)',
    replace: "ROUTES.filter(({ key, route }) => route.sitemap && key !== '/about')",
    caughtBy: [
      {
        test: 'tests/http/pages.test.ts',
        name: 'a walk from both home pages finds every page, and no link that leads nowhere',
      },
    ],
    message: /\/about/,
    before:
      'tests/e2e/site.spec.ts › a walk from both home pages finds every page, and no link that leads nowhere',
  },
  {
    id: 'site.wrong-twin',
    what: 'Search engines take a page’s Spanish twin for the English one.',
    layer: 'http',
    domain: 'seo',
    file: 'components/seo/page-metadata.ts',
    find: 'LOCALES.map((each) => [each, hrefFor(key, each, params)])',
    replace: 'LOCALES.map((each) => [each, hrefFor(key, locale, params)])',
    caughtBy: [
      {
        test: 'tests/http/pages.test.ts',
        name: 'its main address shows the page, with a head that is right',
      },
    ],
    before: 'tests/e2e/site.spec.ts › its main address shows the page, with a head that is right',
  },
  {
    id: 'language.spanish-reader-lost',
    what: 'A Spanish address that is no page leads to the English home.',
    layer: 'http',
    domain: 'i18n',
    file: 'middleware.ts',
    find: "return redirect(request, hrefFor('/', getPathLocale(pathname)));",
    replace: "return redirect(request, hrefFor('/', 'en'));",
    caughtBy: [{ test: 'tests/http/redirects.test.ts', name: 'an unknown page, city or guide leads home' }],
    message: /\/es/,
    before: 'tests/e2e/site.spec.ts › an unknown page, city or guide leads home',
  },
  {
    id: 'access.filters-lost',
    what: 'Who signs in to see some of their permits comes back to all of them.',
    layer: 'http',
    domain: 'access',
    file: 'middleware.ts',
    find: 'request.nextUrl.pathname + request.nextUrl.search',
    replace: 'request.nextUrl.pathname',
    caughtBy: [
      {
        test: 'tests/http/redirects.test.ts',
        name: 'who is not signed in is asked to, and comes back to the page',
      },
    ],
    message: /'\/dashboard\/permits' \]/,
    before: 'tests/e2e/screens.spec.ts › who is not signed in is asked to, and comes back to the page',
  },
  {
    id: 'markup.broken-list',
    what: 'A screen reader does not tell how many plans there are.',
    layer: 'http',
    domain: 'markup',
    file: 'components/marketing/plan-cards.tsx',
    find: '<Card as="li" className="flex flex-col gap-5">',
    replace: '<Card className="flex flex-col gap-5">',
    caughtBy: [
      { test: 'tests/http/markup.test.ts', name: 'the Nu HTML checker finds no error on any public page' },
    ],
    message: /ul/,
    before: 'tests/e2e/markup.spec.ts › the Nu HTML checker finds no error on any public page',
  },
];
