import 'server-only';
import { cookies } from 'next/headers';

/** next-auth's cookie, with the prefix it has over https and the number it gets when it is long. */
const SESSION_COOKIE = /^(__Secure-)?next-auth\.session-token(\.\d+)?$/;

/** Signs this browser out. */
export async function endSession(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (!SESSION_COOKIE.test(name)) continue;
    // A browser drops a __Secure- cookie only on the word of one that is secure itself.
    jar.set(name, '', {
      path: '/',
      maxAge: 0,
      httpOnly: true,
      sameSite: 'lax',
      secure: name.startsWith('__Secure-'),
    });
  }
}
