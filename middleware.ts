import { type NextRequest, NextResponse } from 'next/server';
import { refusedAction } from '@/lib/edge/server/action-body';
import { readSessionToken } from '@/lib/edge/server/auth.config';
import { pageHeaders } from '@/lib/edge/server/page-headers';
import { isKnownPage } from '@/lib/platform/i18n/known-pages';
import {
  getPathLocale,
  hrefFor,
  internalPath,
  type ResolvedRoute,
  resolveRoute,
  routes,
} from '@/lib/platform/i18n/routes';

export const config = {
  runtime: 'nodejs',
  // All but the API and the files beside the pages, each by its address: an ending alone says nothing.
  matcher: [
    '/((?!api/|_next/|_vercel/|\\.well-known/|icons/|locales/|map/|pictures/|(?:favicon\\.ico|icon\\.svg|robots\\.txt|llms\\.txt|sw\\.js|sitemap\\.xml|manifest\\.webmanifest)$).*)',
  ],
};

/** Spanish and alias addresses → the page's folder; visitors without a session → sign-in; unknown → home. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const refused = await refusedAction(request);
  if (refused !== null) return new NextResponse(null, { status: refused });
  const { pathname } = request.nextUrl;
  const route = resolveRoute(pathname);
  if (!route || !isKnownPage(route)) return redirect(request, hrefFor('/', getPathLocale(pathname)));
  return (await guard(request, route)) ?? rewrite(request, route);
}

function rewrite(request: NextRequest, route: ResolvedRoute): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internalPath(route);
  const said = pageHeaders(route, url.pathname, url.searchParams);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', said.get('content-security-policy') ?? '');
  const response = NextResponse.rewrite(url, { request: { headers } });
  for (const [name, value] of said) response.headers.set(name, value);
  return response;
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.nextUrl));
}

/** Saves a round trip only: each page asks its own gate again. */
async function guard(request: NextRequest, route: ResolvedRoute): Promise<NextResponse | null> {
  if (routes[route.key].access === 'public' || (await readSessionToken(request))) return null;
  const login = new URL(hrefFor('/login', route.locale), request.nextUrl);
  login.searchParams.set('callbackUrl', request.nextUrl.pathname + request.nextUrl.search);
  return NextResponse.redirect(login);
}
