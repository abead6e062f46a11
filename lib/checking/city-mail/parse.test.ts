import { describe, expect, test } from 'vitest';
import { splitBody } from './body';
import { htmlToText } from './html-text';
import { parseMail } from './parse';
import { isMailgunSigned } from './providers';

const raw = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));

describe('a mail as it travelled', () => {
  test('hidden and struck words are left out, scripts never run', () => {
    const text = htmlToText(
      '<p>Date: <strike>11/04/2026</strike> 11/06/2026</p><script>alert(1)</script><div style="display:none">Free</div><ol start="3"><li>Show it</li></ol>',
    );
    expect(text).toContain('11/06/2026');
    expect(text).toContain('3. Show it');
    expect(text).not.toMatch(/11\/04|alert|Free/);
  });

  test('a text part that only points to the other is passed over', async () => {
    const mail = await parseMail(
      raw([
        'From: a@city.example',
        'Content-Type: multipart/alternative; boundary=x',
        '',
        '--x',
        'Content-Type: text/plain',
        '',
        'Your e-mail program does not display HTML. Please open this message in a browser.',
        '--x',
        'Content-Type: text/html',
        '',
        '<p>Permit 7 was issued.</p>',
        '--x--',
      ]),
    );
    expect(mail.text).toBe('Permit 7 was issued.');
  });

  test('our own notices and vacation notes are known for what they are', async () => {
    const own = await parseMail(raw(['From: x@in.lintel.example', '', 'hi']), {
      ownDomain: 'in.lintel.example',
    });
    expect(own.isOwn).toBe(true);
    const away = await parseMail(raw(['From: a@b.example', 'Auto-Submitted: auto-replied', '', 'away']));
    expect(away.isAutoReply).toBe(true);
    const notice = await parseMail(raw(['From: a@b.example', 'Auto-Submitted: auto-generated', '', 'news']));
    expect(notice.isAutoReply).toBe(false);
  });

  test('a day no mail is of says nothing of when it was sent', async () => {
    const sentAt = async (date: string) =>
      (await parseMail(raw(['From: a@city.example', `Date: ${date}`, '', 'hi']))).sentAt;
    expect(await sentAt('Fri, 20 Nov 2026 08:00:00 -0600')).toEqual(new Date('2026-11-20T14:00:00Z'));
    expect(await sentAt('0000-01-01T00:00:00Z')).toBeNull();
    expect(await sentAt('+275760-09-13T00:00:00Z')).toBeNull();
    const forwarded = (day: string) =>
      `---------- Mensaje reenviado ----------\nDe: a@city.example\nFecha: ${day}\nAsunto: x\nPara: b\n\nhola`;
    expect(splitBody(forwarded('20/11/2026'), 'x').sentOn).toBe('2026-11-20');
    expect(splitBody(forwarded('31/02/2026'), 'x').sentOn).toBeNull();
  });

  test('a signature of another key, or an old one, is none', () => {
    const now = new Date('2026-11-20T15:00:00Z');
    const given = {
      key: 'k'.repeat(20),
      timestamp: String(now.getTime() / 1_000),
      token: 't',
      signature: 'ab'.repeat(32),
      now,
    };
    expect(isMailgunSigned(given)).toBe(false);
  });
});
