import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { countSegments } from '@/lib/providers/sms/segments';
import { EVENT_KINDS, STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import english from '@/messages/en/permits.json';
import spanish from '@/messages/es/permits.json';
import { type ChangeMailInput, renderChangeMail, renderChangeText } from './change-mail';

const input: ChangeMailInput = {
  locale: 'en',
  timeZone: 'America/Chicago',
  siteUrl: 'https://lintel.example',
  recipientName: 'Ana',
  companyName: 'Brazos Ridge Builders LLC',
  unsubscribeToken: '0f8b1c1e-7a43-4b57-9a0a-2c1d9f0b6a11',
  changes: [
    {
      permitId: 42,
      permitNumber: '2026-100001 BP',
      permitType: 'Building Permit',
      address: '100 Oak St',
      cityLabel: 'Austin, TX',
      project: 'austin-tx 100 OAK ST',
      kind: 'status_changed',
      fromBucket: 'pending',
      fromWord: 'Pending',
      toBucket: 'issued',
      toWord: 'Active',
      occurredOn: '2026-11-20',
      recordUrl: 'https://abc.austintexas.gov/permit/100001',
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

  test('says what a side feed asks for, where the status alone asks for nothing', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const asks = { ...change, toBucket: 'pending', asks: 'corrections' } as const;
    const { text } = await renderChangeMail({ ...input, changes: [asks] });
    expect(text).toContain('Get the comments from the city, answer each of them');
    expect(text).not.toContain(english.meaning.pending.next);
  });

  test('is written in the company language, addresses included', async () => {
    const mail = await renderChangeMail({ ...input, locale: 'es' });
    expect(mail.text).toContain('Estatus: Pending → Active');
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

  test('several changes make one mail, whose subject names what matters most', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const held = { ...change, permitId: 43, address: '7 Elm St', toBucket: 'on_hold' as const };
    const mail = await renderChangeMail({ ...input, changes: [change, held, { ...change, permitId: 44 }] });
    expect(mail.subject).toBe('On hold: 7 Elm St and 2 more changes');
    expect(mail.text.indexOf('/dashboard/permits/43')).toBeLessThan(
      mail.text.indexOf('/dashboard/permits/42'),
    );
    expect(mail.text).toContain('/dashboard/permits/44');
  });

  test('permits of one site stand together below its address', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const other = { ...change, permitId: 43, project: 'austin-tx 7 ELM ST', address: '7 Elm St' };
    const mail = await renderChangeMail({ ...input, changes: [change, other, { ...change, permitId: 44 }] });
    expect(mail.text.match(/100 Oak St, Austin, TX/g)).toHaveLength(1);
    const order = [...mail.text.matchAll(/permits\/(\d+)/g)].map(([, id]) => id);
    expect(order).toEqual(['42', '44', '43']);
  });

  test('a permit without an address stands by its number', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const bare = { ...change, project: null, address: null };
    const mail = await renderChangeMail({
      ...input,
      changes: [bare, { ...bare, permitId: 43, permitNumber: 'B-2' }],
    });
    expect(mail.subject).toBe('Issued: 2026-100001 BP and 1 more change');
    expect(mail.text).toContain('B-2 · Building Permit');
  });

  test('says the change in the words of the city and in ours, and links to the record of the city', async () => {
    const mail = await renderChangeMail(input);
    expect(mail.text).toContain('In plain words: Pending → Issued');
    expect(mail.text).toContain('The city’s own record: https://abc.austintexas.gov/permit/100001');
    expect(mail.html).toContain('href="https://abc.austintexas.gov/permit/100001"');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', 'ftp://city.example/x'])(
    'makes no link of %s',
    async (recordUrl) => {
      const [change] = input.changes;
      if (!change) throw new Error('no change');
      const mail = await renderChangeMail({ ...input, changes: [{ ...change, recordUrl }] });
      expect(mail.html).not.toContain(recordUrl);
      expect(mail.text).not.toContain(recordUrl);
    },
  );

  test('names the inspection and the desk in the words of the city', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const step = { name: 'Rough plumbing', result: 'Not Ready for Inspection', comments: null };
    const failed = { ...change, kind: 'inspection_failed' as const, step };
    const mail = await renderChangeMail({ ...input, changes: [failed] });
    expect(mail.subject).toBe('2026-100001 BP: inspection not passed (Austin, TX)');
    expect(mail.text).toContain(
      'Inspection not passed: Rough plumbing (the city’s word: Not Ready for Inspection)',
    );
    const letter = {
      ...change,
      kind: 'review_comments' as const,
      step: { name: 'Zoning', result: null, comments: 3 },
    };
    const spanish = await renderChangeMail({ ...input, locale: 'es', changes: [letter] });
    expect(spanish.text).toContain('3 comentarios nuevos de la revisión: Zoning');
    const text = await renderChangeText({ ...input, changes: [failed], reference: 'k3m9px' });
    expect(text).toContain('inspection not passed');
  });

  test.each(EVENT_KINDS)('says of %s what it means and what to do, in both languages', async (kind) => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const texts = await Promise.all(
      LOCALES.map((locale) => renderChangeMail({ ...input, locale, changes: [{ ...change, kind }] })),
    );
    for (const { text, subject } of texts) {
      expect(text).not.toMatch(/mail\.change|meaning\./);
      expect(subject).toMatch(/^2026-100001 BP: \S/);
    }
  });

  test('of very many changes each has its link, and the last are told in short', async () => {
    const [change] = input.changes;
    if (!change) throw new Error('no change');
    const changes = Array.from({ length: 60 }, (_, index) => ({ ...change, permitId: 100 + index }));
    const { text, html } = await renderChangeMail({ ...input, changes });
    expect(new Set(text.match(/permits\/\d+/g)).size).toBe(60);
    expect(text.match(/call for each inspection/g)?.length).toBeLessThan(60);
    expect(html.length).toBeLessThan(200_000);
  });

  test('has a link that stops it, of this recipient and in their language', async () => {
    const english = await renderChangeMail(input);
    const token = input.unsubscribeToken;
    expect(english.text).toContain(`Stop these e-mails: https://lintel.example/unsubscribe/${token}`);
    const spanish = await renderChangeMail({ ...input, locale: 'es' });
    expect(spanish.html).toContain(`https://lintel.example/es/cancelar-avisos/${token}`);
  });

  test('names the sender’s postal address where there is one', async () => {
    const postalAddress = '12 Main St, Austin, TX 78701';
    const mail = await renderChangeMail({ ...input, postalAddress });
    expect(mail.html).toContain(postalAddress);
    expect(mail.text.trimEnd().endsWith(`\n${postalAddress}`)).toBe(true);
    expect(await renderChangeMail({ ...input, postalAddress: undefined })).toEqual(
      await renderChangeMail(input),
    );
  });

  test('a text message fits in a few segments and says how to stop', async () => {
    const text = await renderChangeText({ ...input, reference: 'k3m9px' });
    expect(text.length).toBeLessThan(320);
    expect(text).toContain('STOP');
  });

  test.each(LOCALES)(
    'whatever a city writes, a text in %s has three segments at most, link and stop whole',
    async (locale) => {
      const [change] = input.changes;
      if (!change) throw new Error('no change');
      const long = {
        ...change,
        permitNumber: 'Nº 7 '.repeat(100),
        toWord: 'Corrección requerida '.repeat(60),
      };
      const [short, text] = await Promise.all(
        [change, long].map((one) =>
          renderChangeText({ ...input, locale, changes: [one], reference: 'k3m9px' }),
        ),
      );
      const tail = short?.slice(short.indexOf('https://'));
      expect(tail).toContain('STOP');
      expect(text?.endsWith(`… ${tail}`)).toBe(true);
      expect(text).toContain('Corrección');
      expect(countSegments(text ?? '')).toBe(3);
    },
  );
});
