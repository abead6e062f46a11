import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { TrySection } from '@/app/[locale]/(marketing)/solutions/ai-permit-checklist/_components/try-section';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { type LocalisedChecklist, localiseChecklist } from '@/lib/catalogue/checklists/localise';
import type { Answers } from '@/lib/catalogue/checklists/types';
import { AppError } from '@/lib/errors';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import type { Locale } from '@/lib/platform/i18n/locales';
import { mailList } from '@/lib/site/kept-lists/mutations';
import { inBothLanguages, type Reader } from '../../support/component';
// What shows a list is fetched with the first one: here already, so that no test waits for its compilation.
import '@/app/[locale]/(marketing)/solutions/ai-permit-checklist/_components/open-checklist';

// The page's own action runs, without the gate around it.
vi.mock('@/lib/edge/server/action', () => ({
  createAction:
    <S extends z.ZodType, T>({
      input,
      run,
    }: {
      input: S;
      run: (ctx: unknown, input: z.output<S>) => Promise<T>;
    }) =>
    async (raw: unknown) => {
      try {
        return { ok: true, data: await run({}, input.parse(raw)) };
      } catch (error) {
        if (error instanceof AppError)
          return { ok: false, code: error.code, fieldErrors: error.fields ?? {} };
        throw error;
      }
    },
}));
vi.mock('@/lib/identity/accounts/client-network', () => ({ requireNetworkAttempt: vi.fn() }));
vi.mock('@/lib/edge/server/mail', () => ({ mailSettings: () => ({ siteUrl: '', sendsMail: false }) }));
vi.mock('@/lib/site/kept-lists/mutations', () => ({ mailList: vi.fn() }));
vi.mock('next-intl/server', () => ({ setRequestLocale: () => undefined }));
beforeEach(() => {
  vi.mocked(requireNetworkAttempt).mockReset();
  vi.mocked(mailList).mockReset();
});

// A list is a thousand elements, not to be printed while one waits for it.
configure({
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

const MIAMI = { city: 'Miami', county: null, state: 'FL' } as const;

/** The list of a new roof in Miami, as it should come. */
function roofing(locale: Locale, answers: Answers = {}): LocalisedChecklist {
  return localiseChecklist(buildChecklist({ permitType: 'roofing', place: MIAMI, answers }), locale);
}

function findDocument(list: LocalisedChecklist, id: string) {
  const document = list.documents.find((one) => one.id === id);
  if (!document) throw new Error(`The list has no ${id}.`);
  return document;
}

inBothLanguages('the checklist to try', (reader) => {
  function open(given: Reader, query = '') {
    window.history.replaceState(null, '', given.href('/solutions/ai-permit-checklist') + query);
    given.mount(<TrySection />);
    const { t } = given;
    const form = within(screen.getByRole('form', { name: t('solutions', 'checklist.try.form') }));
    const closest = (element: HTMLElement, selector: string) => {
      const found = element.closest<HTMLElement>(selector);
      if (!found) throw new Error(`${element.textContent} stands in no ${selector}.`);
      return found;
    };
    return {
      ...given,
      form,
      example: () => screen.queryByText(t('solutions', 'checklist.example.eyebrow')),
      type: form.getByLabelText(t('checklists', 'start.type')),
      place: form.getByLabelText(t('checklists', 'start.place')),
      submit: () => given.user.click(form.getByRole('button', { name: t('checklists', 'start.submit') })),
      // By text and place rather than by role: names of a thousand elements take their time.
      heading: async () => closest(await screen.findByText('Miami, FL', { selector: 'h2 > span' }), 'h2'),
      /** The line of a document in the list. */
      line: (label: string) => closest(screen.getByText(label, { selector: 'h3, h3 > label' }), 'li'),
    };
  }

  it('says beside its field what is missing or not known, and brings the reader there', async () => {
    const { t, form, type, place, user, submit, example } = open(reader());
    await submit();
    expect(form.getByText(t('checklists', 'start.typeErrors.required'))).toBeVisible();
    expect(form.getByText(t('checklists', 'start.placeErrors.empty'))).toBeVisible();
    expect(type).toHaveFocus();
    expect(type).toHaveAccessibleDescription(t('checklists', 'start.typeErrors.required'));

    await user.selectOptions(type, 'roofing');
    await user.type(place, 'Miami, Narnia');
    await submit();
    expect(await form.findByText(t('checklists', 'start.placeErrors.state_unknown'))).toBeVisible();
    expect(form.queryByText(t('checklists', 'start.typeErrors.required'))).toBeNull();
    await waitFor(() => expect(place).toHaveFocus());
    expect(place).toHaveAttribute('aria-invalid', 'true');
    expect(example()).toBeVisible();
  });

  it('shows the list in the example’s place: the reader stands at its heading, the address names it', async () => {
    const { t, locale, type, place, user, heading, line, example } = open(reader());
    expect(example()).toBeVisible();
    await user.selectOptions(type, 'roofing');
    await user.type(place, 'Miami, FL{Enter}');
    const list = roofing(locale);
    expect(await heading()).toHaveTextContent(list.permitType.name);
    expect(await heading()).toHaveFocus();
    expect(example()).toBeNull();
    expect(window.location.search).toBe('?type=roofing&place=Miami%2C+FL');

    for (const status of ['required', 'ask'] as const) {
      const count = list.documents.filter((document) => document.status === status).length;
      const group = t('checklists', `documents.groups.${status}`, { count });
      expect(screen.getByText(group, { selector: 'h2' })).toBeInTheDocument();
    }
    const license = findDocument(list, 'contractor_license');
    expect(line(license.label)).toHaveTextContent(t('checklists', 'reason.open', { count: 1 }));
    expect(line(license.label)).toHaveTextContent(license.citation);
  });

  it('goes by mail where it is asked to, as it stands: one address, and the answer is said', async () => {
    const { t, locale, user, heading } = open(reader(), '?type=roofing&place=Miami%2C+FL');
    await heading();
    const words = (key: string) => t('solutions', `checklist.try.mail.${key}`);
    await user.click(screen.getByText(words('open')));
    const address = screen.getByLabelText(words('label'));
    await user.type(address, 'ana{Enter}');
    expect(screen.getByText(words('invalid'))).toBeVisible();
    expect(address).toHaveAttribute('aria-invalid', 'true');
    expect(mailList).not.toHaveBeenCalled();

    await user.type(address, '@ortiz.example{Enter}');
    expect(await screen.findByText(words('sent'))).toBeVisible();
    expect(vi.mocked(mailList).mock.calls[0]?.[1]).toMatchObject({
      locale,
      email: 'ana@ortiz.example',
      input: { permitType: 'roofing', place: { city: 'Miami', state: 'FL' } },
    });
  });

  it('is brought by its address without taking the focus, takes an answer, and goes on at the next question', async () => {
    const { t, locale, type, place, user, heading, line } = open(reader(), '?type=roofing&place=Miami%2C+FL');
    expect(await heading()).not.toHaveFocus();
    expect(type).toHaveValue('roofing');
    expect(place).toHaveValue('Miami, FL');

    const [lead, next] = roofing(locale).questions;
    expect(lead?.question.fact).toBe('applicantRole');
    const contractor =
      lead?.question.kind === 'choice'
        ? lead.question.options.find(({ value }) => value === 'contractor')
        : undefined;
    const [answer] = screen.getAllByText(contractor?.label ?? '', { selector: 'button > span' });
    await user.click(answer as HTMLElement);

    const { label, status, why } = findDocument(
      roofing(locale, { applicantRole: 'contractor' }),
      'contractor_license',
    );
    expect(status).toBe('required');
    const waits = t('checklists', 'reason.open', { count: 1 });
    await waitFor(() => expect(line(label)).not.toHaveTextContent(waits));
    expect(line(label)).toHaveTextContent(why);
    await waitFor(() =>
      expect(window.location.search).toBe('?type=roofing&place=Miami%2C+FL&applicantRole=contractor'),
    );
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(next?.question.text ?? ''));
  });

  it('comes with its answers, and is printed and copied from its own buttons', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const query = '?type=roofing&place=Miami%2C+FL&applicantRole=contractor';
    const { t, locale, user, heading, line } = open(reader(), query);
    await heading();
    const { label, why } = findDocument(
      roofing(locale, { applicantRole: 'contractor' }),
      'contractor_license',
    );
    expect(line(label)).toHaveTextContent(why);
    expect(window.location.search).toBe(query);

    await user.click(screen.getByText(t('checklists', 'print')));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByText(t('solutions', 'checklist.try.copy')));
    expect(await screen.findByText(t('solutions', 'checklist.try.copied'))).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    vi.unstubAllGlobals();
  });

  it.each([
    ['rate_limited', new AppError('rate_limited')],
    ['unavailable', new TypeError('offline')],
  ] as const)('says why no list comes, and keeps what was typed: %s', async (text, failure) => {
    vi.mocked(requireNetworkAttempt).mockRejectedValue(failure);
    const { t, type, place, user, submit } = open(reader());
    await user.selectOptions(type, 'fence');
    await user.type(place, 'Austin, TX');
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('errors', text));
    await waitFor(() => expect(alert).toHaveFocus());
    expect(type).toHaveValue('fence');
    expect(place).toHaveValue('Austin, TX');
  });
});
