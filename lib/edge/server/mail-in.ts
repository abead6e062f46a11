import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { isMailgunSigned } from '@/lib/checking/city-mail/providers';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** Where mail for this installation arrives; without a setting the site's own host. */
export function mailDomain(): string {
  const { MAIL_IN_DOMAIN, SITE_URL } = env();
  return MAIL_IN_DOMAIN ?? new URL(SITE_URL).hostname;
}

/** Whether mail can arrive here at all. */
export function takesMail(): boolean {
  const { MAIL_IN_SECRET, MAILGUN_SIGNING_KEY, MAIL_IN_SMTP_PORT } = env();
  return Boolean(MAIL_IN_SECRET || MAILGUN_SIGNING_KEY || MAIL_IN_SMTP_PORT);
}

/**
 * A mail provider shows the secret it was given, in the password of its address or in the query; Mailgun signs instead.
 * @throws AppError `not_found` where no mail is taken in, `forbidden` for a stranger
 */
export function requireMailProvider(request: Request, form: FormData | null, now: Date): void {
  const { MAIL_IN_SECRET: secret, MAILGUN_SIGNING_KEY: key } = env();
  if (!secret && !key) throw new AppError('not_found', { detail: 'no mail is taken in here' });
  if (secret && given(request).some((one) => isSame(one, secret))) return;
  if (key && form) {
    const field = (name: string) => String(form.get(name) ?? '');
    if (
      isMailgunSigned({
        key,
        timestamp: field('timestamp'),
        token: field('token'),
        signature: field('signature'),
        now,
      })
    )
      return;
  }
  throw new AppError('forbidden', { detail: 'a mail that nobody vouches for' });
}

function given(request: Request): string[] {
  const query = new URL(request.url).searchParams.get('secret');
  const [, basic] = /^Basic ([\w+/=]{1,1000})$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const password = basic ? Buffer.from(basic, 'base64').toString('utf8').split(':').slice(1).join(':') : null;
  return [query, password].flatMap((one) => one ?? []);
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
