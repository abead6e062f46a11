import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { InvitationActions } from '@/app/[locale]/(auth)/invitation/_components/types';
import InvitationPage, { generateMetadata } from '@/app/[locale]/(auth)/invitation/page';
import { brand } from '@/lib/brand';
import type { InvitationDetails } from '@/lib/company/invitations/view';
import { AppError } from '@/lib/errors';
import type { Account } from '@/lib/identity/accounts/types';
import { done, refused } from '../../support/answers';
import { createReader, inBothLanguages, type Reader } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';
import { watchLeaving } from '../../support/leaving';
import { answerSignIns } from '../../support/next-auth-site';
import { settled } from '../../support/settled';

const site = vi.hoisted(() => ({
  details: null as InvitationDetails | null,
  failure: null as Error | null,
  account: null as Account | null,
  setUp: vi.fn<InvitationActions['setUp']>(),
  accept: vi.fn<InvitationActions['accept']>(),
}));

vi.mock('next-intl/server', () => import('../../support/page-texts'));
vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/edge/server/context', () => ({ publicContext: () => ({}) }));
vi.mock('@/lib/edge/server/log', () => ({ log: () => ({ error: () => {} }) }));
vi.mock('@/lib/edge/server/request-info', () => ({ requestInfo: () => ({ id: 'req_1' }) }));
vi.mock('@/lib/edge/server/session', () => ({ findSessionAccount: async () => site.account }));
vi.mock('@/lib/company/invitations/queries', () => ({
  validateInvitation: async () => {
    if (site.failure) throw site.failure;
    return site.details;
  },
}));
vi.mock('@/app/[locale]/(auth)/invitation/actions', () => ({
  setUpPasswordAction: site.setUp,
  acceptInvitationAction: site.accept,
}));

const TEAM: InvitationDetails = {
  kind: 'team_member',
  userExists: false,
  companyName: 'Crew LLC',
  name: 'Nora Hart',
  parentCompanyName: null,
  invitedCompanyName: null,
  subcontractorRole: null,
  email: 'nora@example.com',
  locale: 'en',
};
const TRADE: InvitationDetails = {
  ...TEAM,
  kind: 'subcontractor',
  companyName: 'Pike Electric',
  parentCompanyName: 'Crew LLC',
  invitedCompanyName: 'Pike Electric',
  subcontractorRole: 'Electrician',
};
const PASSWORD = 'Sturdy-Beam-2026!';

beforeEach(() => {
  Object.assign(site, { details: TEAM, failure: null, account: null });
  site.setUp.mockReset().mockResolvedValue(done());
  site.accept.mockReset().mockResolvedValue(done());
});

async function openPage({ locale, mount }: Reader, token = 'secret') {
  window.history.replaceState(null, '', `/invitation?token=${token}&from=mail`);
  const query: Record<string, string> = token === '' ? {} : { token };
  const searchParams = Promise.resolve(query);
  mount(await settled(InvitationPage({ params: Promise.resolve({ locale }), searchParams })));
}

function signedInAs(email: string): void {
  const user = { id: 'usr_1', email, firstName: 'Nora', lastName: 'Hart', locale: 'en' as const };
  site.account = {
    user: { ...user, isAdmin: false, hasSecondFactor: false, emailVerifiedAt: null },
    session: { id: 'ses_1', authenticatedAt: new Date() },
    company: null,
    hasPortal: false,
  };
}

inBothLanguages('an invitation', (reader) => {
  test.each([
    ['without a token', '', null, 'invitation', 'invalid.noToken'],
    ['with one that works no more', 'x', new AppError('link_invalid'), 'invitation', 'invalid.text'],
    ['with one no link of ours has', 'x'.repeat(300), null, 'invitation', 'invalid.text'],
    ['tried too often', 'x', new AppError('rate_limited'), 'errors', 'rate_limited'],
    ['that cannot be read', 'x', new Error('the database is gone'), 'errors', 'internal'],
  ] as const)('%s says so, and how it goes on', async (_name, token, failure, namespace, text) => {
    const { t, href } = reader();
    site.failure = failure;
    await openPage(reader(), token);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('invitation', 'invalid.title'));
    expect(screen.getByRole('alert')).toHaveTextContent(t(namespace, text));
    expect(screen.getByText(t('invitation', 'invalid.help'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('invitation', 'invalid.login') })).toHaveAttribute(
      'href',
      href('/login'),
    );
  });

  test('to a team says who invites whom, and to what', async () => {
    const { t } = reader();
    await openPage(reader());
    const company = 'Crew LLC';
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('invitation', 'team.title', { company }),
    );
    const greeting = t('invitation', 'team.greeting', { name: 'Nora Hart', company, brand: brand.name });
    expect(screen.getByText(greeting)).toBeVisible();
    expect(screen.getByText(t('invitation', 'team.next'))).toBeVisible();
    expect(screen.getByText(t('invitation', 'unknownWho', { company }))).toBeVisible();
    expect(screen.getByLabelText(t('invitation', 'fields.email'))).toHaveValue('nora@example.com');
    expect(screen.getByLabelText(t('invitation', 'fields.email'))).toHaveAttribute('readonly');
  });

  test('of a subcontractor names both companies and the trade', async () => {
    const { t } = reader();
    site.details = TRADE;
    await openPage(reader());
    const named = { parent: 'Crew LLC', company: 'Pike Electric', role: 'Electrician' };
    expect(screen.getByText(t('invitation', 'subcontractor.greeting', named))).toBeVisible();
    expect(screen.getByText('Pike Electric', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText('Electrician', { selector: 'dd' })).toBeVisible();
  });
});

inSpanish('a first password by invitation', (reader) => {
  async function open() {
    const { t, user } = reader();
    await openPage(reader());
    const password = screen.getByLabelText(t('invitation', 'fields.password'));
    const confirmation = screen.getByLabelText(t('invitation', 'fields.confirm'));
    const submit = screen.getByRole('button', { name: t('invitation', 'submit') });
    const enter = async (first = PASSWORD, second = first) => {
      await fill(user, password, first);
      await fill(user, confirmation, second);
      await user.click(submit);
    };
    return { password, confirmation, submit, enter };
  }

  test('is counted rule by rule, and can be sent once all are met', async () => {
    const { t, user } = reader();
    const { password, confirmation, submit } = await open();
    const met = (count: number) => {
      expect(screen.getByText(t('invitation', 'rules.count', { met: count, total: 6 }))).toBeVisible();
      expect(document.querySelectorAll('li[data-met="true"]')).toHaveLength(count);
    };
    for (const [typed, count] of [
      ['', 0],
      ['quoin', 1],
      ['quoiN', 2],
      ['quoiN7', 3],
      ['quoiN7?', 4],
      ['quoiN7?lath-Truss', 5],
    ] as const) {
      await fill(user, password, typed);
      met(count);
      expect(submit).toBeDisabled();
    }
    await fill(user, confirmation, 'quoiN7?');
    expect(confirmation).toHaveAccessibleDescription(t('invitation', 'mismatch'));
    expect(submit).toBeDisabled();
    await fill(user, confirmation, 'quoiN7?lath-Truss');
    met(6);
    expect(submit).toBeEnabled();
  });

  test('is shown to who wants to see it', async () => {
    const { t, user } = reader();
    const { password } = await open();
    const [show] = screen.getAllByRole('button', { name: t('invitation', 'fields.show') });
    await user.click(show ?? document.body);
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: t('invitation', 'fields.hide') })).toBeVisible();
  });

  test.each([
    ['link_invalid', {}, 'invitation', 'invalid.text'],
    ['conflict', {}, 'invitation', 'accountByNow'],
    ['internal', {}, 'invitation', 'unknownError'],
    ['rate_limited', {}, 'errors', 'rate_limited'],
    ['invalid_input', { password: 'password_common' }, 'invitation', 'passwordCommon'],
  ] as const)('refused with %s says why, and signs nobody in', async (code, fields, namespace, text) => {
    const { t } = reader();
    const sent = answerSignIns(null);
    site.setUp.mockResolvedValue(refused(code, fields));
    const { enter, password } = await open();
    await enter();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${t('invitation', 'setupFailed')} ${t(namespace, text)}`);
    expect(alert).toHaveFocus();
    expect(password).toHaveValue(PASSWORD);
    expect(sent).toEqual([]);
  });

  test('that stands but does not sign in leads to the sign-in page', async () => {
    const { t, href } = reader();
    answerSignIns('unavailable');
    const { enter } = await open();
    await enter();
    expect(await screen.findByText(t('invitation', 'signInByHand'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('invitation', 'signInLink') })).toHaveAttribute(
      'href',
      href('/login'),
    );
  });
});

inSpanish('an invitation of who has an account', (reader) => {
  async function open() {
    const { t, user } = reader();
    site.details = { ...(site.details ?? TEAM), userExists: true };
    await openPage(reader());
    const submit = screen.getByRole('button', { name: t('invitation', 'existing.submit') });
    const enter = async () => {
      await fill(user, screen.getByLabelText(t('invitation', 'fields.password')), PASSWORD);
      await user.keyboard('{Enter}');
    };
    return { submit, enter };
  }

  test.each([
    ['CredentialsSignin', 'invitation', 'invalidCredentials'],
    ['rate_limited', 'errors', 'rate_limited'],
  ])('asks for its password, and says what is wrong with it (%s)', async (error, namespace, text) => {
    const { t } = reader();
    answerSignIns(error);
    const { submit, enter } = await open();
    expect(screen.getByText(t('invitation', 'existing.text'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('invitation', 'existing.teamTitle', { company: 'Crew LLC' }),
    );
    expect(submit).toBeDisabled();
    await enter();
    const said = namespace === 'errors' ? t('errors', text) : t('invitation', text);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${t('invitation', 'loginFailed')} ${said}`);
    expect(site.accept).not.toHaveBeenCalled();
  });

  test('asks for the second factor after the password', async () => {
    const { t, user } = reader();
    const sent = answerSignIns('second_factor_required', 'second_factor_wrong');
    const { enter } = await open();
    await enter();
    const code = await screen.findByLabelText(t('invitation', 'existing.code'));
    expect(code).toHaveFocus();
    await user.paste('123456');
    await user.keyboard('{Enter}');
    const wrong = `${t('invitation', 'loginFailed')} ${t('invitation', 'existing.codeWrong')}`;
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
    expect(sent.map(({ form }) => form.code)).toEqual([undefined, '123456']);
    await user.click(screen.getByRole('button', { name: t('invitation', 'existing.back') }));
    expect(screen.getByLabelText(t('invitation', 'fields.password'))).toBeVisible();
  });

  test('takes the sign-in back where accepting fails', async () => {
    const { t } = reader();
    const sent = answerSignIns(null);
    site.accept.mockResolvedValue(refused('link_invalid'));
    const { enter } = await open();
    await enter();
    const said = `${t('invitation', 'loginFailed')} ${t('invitation', 'invalid.text')}`;
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(sent.map(({ provider }) => provider)).toEqual(['credentials', 'signout']);
  });

  test('tells who is signed in as somebody else as whom', async () => {
    const { t } = reader();
    signedInAs('ana@example.com');
    await open();
    expect(screen.getByRole('status')).toHaveTextContent(
      t('invitation', 'existing.otherAccount', { email: 'ana@example.com' }),
    );
  });

  test('is accepted by one press of who is signed in with it', async () => {
    const { t, user, href } = reader();
    const leave = watchLeaving();
    signedInAs('nora@example.com');
    site.details = { ...TRADE, userExists: true };
    site.accept.mockResolvedValueOnce(refused('link_invalid'));
    await openPage(reader());
    expect(screen.getByText(t('invitation', 'existing.signedIn'))).toBeVisible();
    const accept = screen.getByRole('button', { name: t('invitation', 'existing.accept') });
    await user.click(accept);
    const said = `${t('invitation', 'acceptFailed')} ${t('invitation', 'invalid.text')}`;
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    await user.click(accept);
    expect(leave.mock.calls).toEqual([[href('/subcontractor-portal')]]);
    expect(site.accept.mock.calls).toEqual([[{ token: 'secret' }], [{ token: 'secret' }]]);
  });
});

describe('the token of an invitation', () => {
  test('leaves the address bar, is sent with the password, and stays in no store', async () => {
    const { t, user, ...reader } = createReader('es');
    const sent = answerSignIns(null);
    const leave = watchLeaving();
    await openPage({ t, user, ...reader });
    expect(window.location.search).toBe('?from=mail');
    await fill(user, screen.getByLabelText(t('invitation', 'fields.password')), PASSWORD);
    await fill(user, screen.getByLabelText(t('invitation', 'fields.confirm')), PASSWORD);
    await user.click(screen.getByRole('button', { name: t('invitation', 'submit') }));
    await waitFor(() => expect(leave.mock.calls).toEqual([[reader.href('/dashboard')]]));
    expect(site.setUp.mock.calls).toEqual([[{ token: 'secret', password: PASSWORD }]]);
    expect(sent).toMatchObject([{ form: { email: 'nora@example.com', password: PASSWORD } }]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret');
  });

  test('is kept by the link to the other language, and by no search engine', async () => {
    const reader = createReader('en');
    await openPage(reader);
    const other = `${createReader('es').href('/invitation')}?token=secret`;
    expect(screen.getByRole('link', { name: reader.t('common', 'language.switch') })).toHaveAttribute(
      'href',
      other,
    );
    const metadata = await generateMetadata({
      params: Promise.resolve({ locale: 'en' }),
      searchParams: Promise.resolve({}),
    });
    expect(metadata.robots).toEqual({ index: false, follow: false });
  });
});
