import { describe, expect, test } from 'vitest';
import type { Lead } from '@/lib/company/prospects/view';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { type Mail, renderMail } from './render';
import type { TemplateName, TemplateProps } from './templates';

const SITE = 'https://lintel.example';
const AT = new Date('2026-11-20T15:00:00Z');
const TOKEN = 'Zm9vYmFyYmF6cXV4';

/** Props of each template, with `name` wherever somebody chose the words. */
function sample(name: string): TemplateProps {
  const happened = { name, at: AT };
  const subcontractor = { parentCompany: name, role: name, path: `/invitation?token=${TOKEN}` };
  const owned = {
    name,
    company: name,
    tier: 'professional' as const,
    card: { brand: 'visa', last4: '4242' },
  };
  const change = {
    permitId: 42,
    permitNumber: '2026-100001 BP',
    permitType: 'Building Permit',
    address: '100 Oak St',
    cityLabel: 'Austin, TX',
    project: 'austin-tx 100 OAK ST',
    kind: 'status_changed' as const,
    fromBucket: 'pending' as const,
    fromWord: null,
    recordUrl: null,
    toBucket: 'issued' as const,
    toWord: 'Active',
    occurredOn: '2026-11-20',
    sample: true,
  };
  const lead: Lead = {
    permitId: 42,
    permitNumber: 'BP-2026-042',
    permitType: 'Residential reroof',
    description: `Tear off and replace ${name}`,
    type: 'roofing',
    address: '100 OAK ST',
    city: 'Austin',
    state: 'TX',
    zip: '78704',
    contractorName: null,
    isUnclaimed: true,
    valuationCents: 1_850_000,
    statusBucket: 'pending',
    statusWord: 'In Review',
    appliedDate: '2026-11-18',
    issuedDate: null,
    listedOn: '2026-11-18',
    link: null,
    mode: 'sample',
    stage: 'new',
    note: '',
    version: 0,
    watched: false,
  };
  return {
    changeNotice: {
      recipientName: name,
      companyName: name,
      changes: [change, { ...change, permitId: 43 }],
      unsubscribePath: '/es/cancelar-avisos/3f2c',
    },
    supportInquiry: {
      kind: 'privacy',
      reference: 'INQ-0000-0000',
      name,
      email: 'ana@example.com',
      language: 'es',
      details: { request: 'deletion', state: 'CA' },
      message: `${name}\nsecond line`,
    },
    leadDigest: {
      name,
      company: name,
      search: name,
      count: 2,
      isMore: false,
      leads: [lead, { ...lead, permitId: 43, description: null, valuationCents: null, mode: 'live' }],
      query: { types: 'roofing' },
    },
    workflowNotice: {
      company: name,
      workflow: name,
      place: name,
      kind: 'inspection',
      what: { news: 'failed', title: name },
      message: name,
      on: { page: '/dashboard/permits/[id]', id: '42' },
    },
    replyAddress: { company: name, path: `/reply-address/${TOKEN}` },
    partnerReceived: { name, organisation: name },
    // Our own words.
    partnerAnswered: { name, organisation: name, verdict: 'accepted', answer: 'Welcome.' },
    partnerArrived: { kind: 'expediter', organisation: name, applicant: name },
    workflowReport: { company: name, workflow: name, capped: 2, failed: 1, perHour: 20 },
    checklistLink: {
      permit: name,
      place: name,
      documents: [name, 'Site plan'],
      questions: 2,
      query: 'type=roofing&place=Austin%2C+TX',
    },
    verifyEmail: { name, path: `/verify-email?token=${TOKEN}` },
    welcome: { name, company: name, isMonitored: true },
    resetPassword: { name, path: `/reset-password?token=${TOKEN}` },
    passwordChanged: happened,
    newSignIn: { ...happened, device: name, network: '203.0.113.7' },
    securityChange: { ...happened, kind: 'passkey_added', passkey: name },
    recoveryCodes: { ...happened, kind: 'used', left: 1 },
    teamInvitation: { company: name, inviter: name, role: 'manager', path: `/invitation?token=${TOKEN}` },
    subcontractorInvitation: { ...subcontractor, invitedCompany: name },
    subcontractorInvitationKnown: subcontractor,
    noteMention: {
      company: name,
      author: name,
      place: name,
      note: name,
      on: { page: '/dashboard/jobs/[id]', params: { id: 'x' } },
    },
    noAccount: {},
    alreadyVerified: { name },
    trialEnding: {
      ...owned,
      amountCents: 4_950,
      priceCents: 9_900,
      endsAt: AT,
      cancelBy: new Date('2026-11-19T15:00:00Z'),
    },
    paymentFailed: { ...owned, amountCents: 9_900, nextAttemptAt: AT },
    paymentActionNeeded: { ...owned, amountCents: 9_900, nextAttemptAt: null },
    permitsUsed: { ...owned, used: 20, limit: 25, until: AT, larger: { tier: 'professional', limit: 200 } },
    subscriptionEnded: { ...owned, reason: 'canceled', endedAt: AT },
    planChanged: {
      ...owned,
      from: 'enterprise',
      priceCents: 9_900,
      lost: { recipients: 3, paused: 1, invitations: 2, cities: 4, sms: true },
    },
    cancellationConfirmed: { ...owned, endsAt: AT, charge: { amountCents: 9_900, at: AT } },
    papersAsked: {
      company: name,
      papers: [{ line: 'general_liability', state: 'soon', until: '2026-12-01' }],
      path: `/papers/${TOKEN}`,
    },
    paperEnds: { company: name, line: 'workers_comp', until: '2026-12-01', path: `/papers/${TOKEN}` },
    ownPaperEnds: { name, company: name, line: 'licence', until: '2026-12-01' },
    licenceChanged: {
      name,
      company: name,
      changes: [
        {
          holder: name,
          number: 'RAMOSE*842KD',
          register: 'Washington L&I',
          aspect: 'licence',
          to: 'suspended',
          day: '2026-12-01',
        },
        {
          holder: name,
          number: 'RAMOSE*842KD',
          register: 'Washington L&I',
          aspect: 'bond',
          to: 'none',
          day: null,
        },
      ],
    },
    referralRewarded: { name, company: name, amountCents: 9_900 },
    exportReady: { name, subject: 'company', expiresAt: AT },
    deletion: { name, kind: 'requested', subject: 'company', company: name, dueAt: AT },
    casesDue: {
      cases: [{ reference: 'INQ-0000-0000', duty: 'confirm', on: '2026-11-24', days: 4 }],
    },
    ticketAnswered: {
      name,
      number: 1001,
      subject: name,
      ticketId: `tkt_${'0'.repeat(26)}`,
      // Support's own words.
      body: 'It is fixed.\nPlease look again.',
      closed: false,
    },
    ticketArrived: {
      number: 1001,
      subject: name,
      ticketId: `tkt_${'0'.repeat(26)}`,
      body: `${name}\nsecond line`,
      company: name,
      author: name,
      isNew: true,
      priority: true,
    },
  };
}

const HONEST = sample('Ana');
const NAMES = Object.keys(HONEST) as TemplateName[];
/** To nobody in particular, and to support. */
const NAMELESS: readonly TemplateName[] = ['noAccount', 'supportInquiry', 'casesDue'];
const BOTH = NAMES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const));

function written<N extends TemplateName>(
  name: N,
  locale: (typeof LOCALES)[number],
  from = HONEST,
): Promise<Mail> {
  return renderMail(name, from[name], { locale, siteUrl: SITE, timeZone: 'America/Chicago' });
}

/** The page without its hidden preview, which is filled up with invisible characters, and without comments. */
function seenHtml({ html }: Mail): string {
  return html.replace(/<div style="display:none.*?<\/div><\/div>/s, '').replace(/<!--.*?-->/gs, '');
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));
}

describe('every mail', () => {
  test.each(BOTH)('%s in %s is whole: subject, page and text', async (name, locale) => {
    const mail = await written(name, locale);
    expect(mail.subject).toMatch(/^\S.{0,198}\S$/);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html.length).toBeLessThan(60_000);
    for (const part of [mail.subject, mail.html, mail.text])
      expect(part).not.toMatch(/undefined|\[object|NaN|mail\.[a-z]+\./);
    expect(mail.text).not.toMatch(/<\/?[a-z]|&[a-z#0-9]+;|\n{3}/i);
  });

  test.each(BOTH)('%s in %s links to the site alone, and the text has every link', async (name, locale) => {
    const mail = await written(name, locale);
    const links = linksIn(mail.html);
    if (name !== 'supportInquiry') expect(links.length).toBeGreaterThan(0);
    for (const url of links) {
      expect(new URL(url).origin).toBe(SITE);
      expect(mail.text).toContain(url);
    }
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(/);
  });

  test.each(NAMES)('%s is written in the reader’s language', async (name) => {
    const [english, spanish] = [await written(name, 'en'), await written(name, 'es')];
    expect(spanish.text).not.toBe(english.text);
    if (!NAMELESS.includes(name)) expect(english.text).toContain('Ana');
    for (const url of linksIn(spanish.html).filter((url) => !url.includes(TOKEN)))
      expect(url).toMatch(/^https:\/\/lintel\.example\/es\//);
  });

  test.each(NAMES)('%s says the same as page and as text', async (name) => {
    const mail = await written(name, 'en');
    const page = seenHtml(mail)
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<[^>]*>/g, '\n')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    const said = page.split('\n').filter((words) => words.trim() !== '' && words !== 'Lintel');
    for (const words of said) expect(mail.text).toContain(words.trim());
  });
});

test('what asks for papers wears the company’s colour, name and picture', async () => {
  const accent = '#0b4f6c';
  const { html, text } = await renderMail('papersAsked', HONEST.papersAsked, {
    ...{ locale: 'en', siteUrl: SITE, timeZone: 'America/Chicago' },
    brand: {
      ...{ company: 'Reyes Roofing LLC', senderName: null, replyTo: null },
      logo: { path: '/api/logos/a.png', width: 320, height: 96 },
      tones: {
        light: { accent, strong: accent, on: '#ffffff' },
        dark: { accent: '#7cc0dd', strong: '#7cc0dd', on: '#000000' },
      },
    },
  });
  expect(html).toMatch(new RegExp(`<a[^>]*class="action"[^>]*background-color:${accent}`));
  expect(html).toContain(`src="${SITE}/api/logos/a.png"`);
  expect(text).not.toContain(accent);
});

const HOSTILE = {
  markup: '<script>alert(1)</script>"><img src=x onerror=y>',
  header: 'Ana\r\nBcc: everyone@evil.example\r\n\r\n<b>',
  direction: 'Ana \u202egnp.exe\u202c \u2067x\u2069 \u200f',
  long: 'x'.repeat(10_000),
  link: 'You won, visit https://evil.com or www.evil.com or evil.com/login',
  broken: 'half \ud83d and \0 nul',
  icu: "{name} '{' # <b>{x, plural, other {#}}</b>",
};

describe.each(Object.entries(HOSTILE))('a name made of %s', (kind, name) => {
  test.each(NAMES)('harms nobody in %s (ASVS 1.2.1)', async (template) => {
    const mail = await written(template, 'en', sample(name));
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(mail.subject.length).toBeLessThanOrEqual(200);
    expect(mail.text).not.toMatch(/[\p{Cf}\p{Cs}\0\r]/u);
    expect(seenHtml(mail)).not.toMatch(/<script|<b>|[\p{Cf}\p{Cs}\0]/u);
    expect(linksIn(mail.html).filter((url) => new URL(url).origin !== SITE)).toEqual([]);
    // Support reads the sender's own words, whole.
    if (template === 'supportInquiry' || template === 'ticketArrived') return;
    expect(mail.text).not.toMatch(/\n(Bcc|<b>)/);
    expect(mail.text.length + mail.html.length).toBeLessThan(60_000);
    if (kind === 'link') {
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/evil\.com|https:\/\/evil|www\.evil/);
    }
  });
});

describe('links', () => {
  test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', '/\\evil.example'])(
    '%s is refused as a path',
    async (path) => {
      const props = { name: 'Ana', path };
      await expect(renderMail('resetPassword', props, { locale: 'en', siteUrl: SITE })).rejects.toThrow(
        'its own site',
      );
    },
  );
});

describe('the mail about', () => {
  test('a reset says how long the link works, and to do nothing otherwise', async () => {
    const { text } = await written('resetPassword', 'en');
    expect(text).toContain(`${SITE}/reset-password?token=${TOKEN}`);
    expect(text).toContain('10 minutes');
    expect(text).toContain('If you did not ask for it, do nothing');
  });

  test('a confirmation says how long its link works', async () => {
    expect((await written('verifyEmail', 'es')).text).toContain('24 horas');
  });

  test('a new sign-in says when, on the reader’s clock, and from where', async () => {
    const { text } = await written('newSignIn', 'en', sample('Firefox on Windows'));
    expect(text).toMatch(/When: November 20, 2026 at 9:00\sAM CST/);
    expect(text).toContain('Device: Firefox on Windows\nNetwork: 203.0.113.7');
  });

  test('an invitation says who invites, as what, and how long it is valid', async () => {
    const props = {
      company: 'Oak LLC',
      inviter: 'Ana',
      role: 'viewer' as const,
      path: '/invitation?token=x',
    };
    const mail = await renderMail('teamInvitation', props, { locale: 'en', siteUrl: SITE });
    expect(mail.subject).toBe('Oak LLC invites you to its team on Lintel');
    expect(mail.text).toContain('Company: Oak LLC\nInvited by: Ana\nRole: Viewer');
    expect(mail.text).toContain('7 days');
  });

  test('an invitation says what it is, however long the company’s name', async () => {
    const { subject } = await written('subcontractorInvitation', 'en', sample('x'.repeat(10_000)));
    expect(subject).toMatch(/^x{79}… invites you as a subcontractor$/);
  });

  test('a subcontractor’s invitation leads somebody with an account to sign in', async () => {
    const { text } = await written('subcontractorInvitationKnown', 'en');
    expect(text).toContain(`Log In & Accept Invitation: ${SITE}/invitation?token=${TOKEN}`);
  });

  test.each([
    [0, 'No code is left'],
    [1, '1 code is left'],
    [7, '7 codes are left'],
  ])('a used recovery code counts what is left: %i', async (left, says) => {
    const props = { name: 'Ana', at: AT, kind: 'used' as const, left };
    const { text } = await renderMail('recoveryCodes', props, { locale: 'en', siteUrl: SITE });
    expect(text).toContain(says);
  });

  test('each change of how one signs in has words of its own', async () => {
    const kinds = [
      'second_factor_enabled',
      'second_factor_disabled',
      'passkey_added',
      'passkey_removed',
    ] as const;
    const subjects = await Promise.all(
      kinds.map(async (kind) => {
        const props = { name: 'Ana', at: AT, kind };
        return (await renderMail('securityChange', props, { locale: 'es', siteUrl: SITE })).subject;
      }),
    );
    expect(new Set(subjects).size).toBe(kinds.length);
  });
});
