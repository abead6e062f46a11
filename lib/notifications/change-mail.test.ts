import { describe, expect, test } from 'vitest';
import { STATUS_BUCKETS } from '@/lib/permits/types';
import english from '../../messages/en/permits.json';
import spanish from '../../messages/es/permits.json';
import { type ChangeMailInput, renderChangeMail, renderChangeText } from './change-mail';

const input: ChangeMailInput = {
  locale: 'en',
  timeZone: 'America/Chicago',
  siteUrl: 'https://lintel.example',
  recipientName: 'Ana',
  companyName: 'Brazos Ridge Builders LLC',
  changes: [
    {
      permitId: 42,
      permitNumber: '2026-100001 BP',
      permitType: 'Building Permit',
      address: '100 Oak St',
      cityLabel: 'Austin, TX',
      kind: 'status_changed',
      fromWord: 'Pending',
      toBucket: 'issued',
      toWord: 'Active',
      occurredOn: '2026-11-20',
      sample: false,
    },
  ],
};

describe('the mail about a change', () => {
  test('says what moved, what it means and where to read on', async () => {
    const mail = await renderChangeMail(input);
    expect(mail.subject).toBe('2026-100001 BP: Active (Austin, TX)');
    expect(mail.text).toContain('Status: Pending → Active');
    expect(mail.text).toContain("The city's date: Nov 20, 2026");
    expect(mail.text).toContain('https://lintel.example/dashboard/permits/42');
    expect(mail.html).toContain('<html lang="en">');
  });

  test.each([...STATUS_BUCKETS])(
    'says of %s what the permit page says of it, in both languages',
    async (toBucket) => {
      for (const [locale, { meaning }] of [
        ['en', english],
        ['es', spanish],
      ] as const) {
        const [change] = input.changes;
        if (!change) throw new Error('no change');
        const mail = await renderChangeMail({ ...input, locale, changes: [{ ...change, toBucket }] });
        expect(mail.text).toContain(meaning[toBucket].means);
        expect(mail.text).toContain(meaning[toBucket].next);
      }
    },
  );

  test('is written in the company language, addresses included', async () => {
    const mail = await renderChangeMail({ ...input, locale: 'es' });
    expect(mail.text).toContain('Estado: Pending → Active');
    expect(mail.text).toContain('https://lintel.example/es/tablero/permisos/42');
    expect(mail.html).toContain('<html lang="es">');
  });

  test('runs nothing a feed wrote, and keeps the subject to one line', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const hostile = {
      ...change,
      permitNumber: 'A\r\nBcc: x@evil.example',
      toWord: '<script>alert(1)</script>',
    };
    const mail = await renderChangeMail({ ...input, changes: [hostile] });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;');
  });

  test('several changes make one mail that counts them', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const mail = await renderChangeMail({ ...input, changes: [change, { ...change, permitId: 43 }] });
    expect(mail.subject).toBe('2 permit changes');
    expect(mail.text).toContain('/dashboard/permits/43');
  });

  test('a text message fits in a few segments and says how to stop', async () => {
    const text = await renderChangeText(input);
    expect(text.length).toBeLessThan(320);
    expect(text).toContain('STOP');
  });
});
