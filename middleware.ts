import { type NextRequest, NextResponse } from 'next/server';
import { isKnownPage } from '@/lib/i18n/known-pages';
import { hrefFor, internalPath, localeOf, type ResolvedRoute, resolveRoute, routes } from '@/lib/i18n/routes';
import { readSessionToken } from '@/lib/server/auth.config';

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|.*\\.[a-z0-9]+$).*)'],
};

/** Spanish and alias addresses → the page's folder; visitors without a session → sign-in; unknown → home. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const route = resolveRoute(pathname);
  if (!route || !isKnownPage(route)) return redirect(request, hrefFor('/', localeOf(pathname)));
  return (await guard(request, route)) ?? rewrite(request, route);
}

function rewrite(request: NextRequest, route: ResolvedRoute): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internalPath(route);
  return NextResponse.rewrite(url);
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.nextUrl));
}

/** Saves a round trip only: each page asks its own gate again. */
async function guard(request: NextRequest, route: ResolvedRoute): Promise<NextResponse | null> {
  const { access } = routes[route.key];
  if (access === 'public') return null;
  const token = await readSessionToken(request);
  if (!token) {
    const login = new URL(hrefFor('/login', route.locale), request.nextUrl);
    login.searchParams.set('callbackUrl', request.nextUrl.pathname + request.nextUrl.search);
    return NextResponse.redirect(login);
  }
  if (access === 'admin' && token.isAdmin !== true)
    return redirect(request, hrefFor('/dashboard', route.locale));
  return null;
}
