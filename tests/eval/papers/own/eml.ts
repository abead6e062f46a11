/** Mails as they travel (RFC 5322). */

export interface Draft {
  readonly from: string;
  readonly subject: string;
  /** `2026-09-14`. */
  readonly day: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers?: readonly string[];
  readonly files?: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[];
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Mon, 14 Sep 2026 10:22:00 -0500`. */
function headerDate(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[at.getUTCDay()]}, ${day.slice(8)} ${MONTHS[at.getUTCMonth()]} ${day.slice(0, 4)} 10:22:00 -0500`;
}

/** `Monday, September 14, 2026 10:22 AM`, as mail programs print it above what they forward. */
export function longDate(day: string): string {
  return new Date(`${day}T10:22:00Z`).toLocaleString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

const encoded = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

const wrapped = (bytes: Uint8Array | string) =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

const part = (type: string, content: string) =>
  `Content-Type: ${type}; charset="utf-8"\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(content)}`;

const multipart = (kind: string, boundary: string, parts: readonly string[]) =>
  `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${parts.map((one) => `--${boundary}\r\n${one}\r\n`).join('')}--${boundary}--`;

export function writeEml(draft: Draft, id: string): string {
  const { from, subject, day, text, html, headers = [], files = [] } = draft;
  const bodies = [
    ...(text === undefined ? [] : [part('text/plain', text)]),
    ...(html === undefined ? [] : [part('text/html', html)]),
  ];
  const body =
    bodies.length > 1
      ? multipart('alternative', 'alternative-of-this', bodies)
      : (bodies[0] ?? part('text/plain', ''));
  const attached = files.map(
    ({ name, type, bytes }) =>
      `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(bytes)}`,
  );
  return [
    `From: ${from}`,
    'To: Fernhollow Permits <permits@fernhollow.example>',
    `Subject: ${encoded(subject)}`,
    `Date: ${headerDate(day)}`,
    `Message-ID: <${id}@mail.example>`,
    ...headers,
    'MIME-Version: 1.0',
    attached.length > 0 ? multipart('mixed', 'mixed-of-this', [body, ...attached]) : body,
    '',
  ].join('\r\n');
}
