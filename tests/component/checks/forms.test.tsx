import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CheckDocuments } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/_components/check-documents';
import { AnswersInCheck } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/answers-in-check';
import {
  CheckMenu,
  type CheckMenuProps,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/check-menu';
import { FeeInputsForm } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/fee-inputs-form';
import type { FeeField } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/fee-work';
import {
  StatedForm,
  type StatedFormProps,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/stated-form';
import { AnswerButton } from '@/components/checklists/answer-button';
import { AnswerForm } from '@/components/checklists/answer-form';
import { NOTHING_STATED } from '@/lib/checking/review/types';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { Toasts } from '../../support/toasts';

const CHECK = 'chk_1';

inBothLanguages('what the form will say', (reader) => {
  const t = (key: string) => reader().t('checks', `stated.${key}`);
  const field = (key: string) => screen.getByRole('textbox', { name: t(`fields.${key}`) });
  type Save = NonNullable<StatedFormProps['save']>;
  const show = (given: Partial<StatedFormProps> = {}) => {
    const save = vi.fn<Save>(doneAction());
    reader().mount(
      <>
        <StatedForm checkId={CHECK} stated={NOTHING_STATED} asksForValue save={save} {...given} />
        <Toasts />
      </>,
    );
    return save;
  };

  it('is kept as a field is left, and says so', async () => {
    const save = show();
    await reader().user.type(field('address'), '1420 Alder St');
    expect(save).not.toHaveBeenCalled();
    await reader().user.tab();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      checkId: CHECK,
      stated: expect.objectContaining({ address: '1420 Alder St', owner: null, valuationCents: null }),
    });
    expect(await screen.findByText(t('saved'))).toHaveRole('status');
    await reader().user.type(field('owner'), 'M');
    expect(screen.queryByText(t('saved'))).toBeNull();
  });

  it('says beside its field what is no amount, keeps the rest, and keeps the amount once it is one', async () => {
    const save = show();
    await reader().user.type(field('valuationCents'), 'much');
    await reader().user.type(field('areaSqft'), 'wide');
    await reader().user.click(field('owner'));
    expect(field('valuationCents')).toHaveAccessibleDescription(t('errors.not_an_amount'));
    expect(field('areaSqft')).toHaveAccessibleDescription(t('errors.not_an_area'));
    expect(save.mock.lastCall?.[0].stated).not.toHaveProperty('valuationCents');
    const button = screen.getByRole('button', { name: t('save') });
    await waitFor(() => expect(button).toBeEnabled());
    await reader().user.click(button);
    expect(field('valuationCents')).toHaveFocus();
    await reader().user.clear(field('valuationCents'));
    await reader().user.type(field('valuationCents'), '18,500');
    await reader().user.tab();
    expect(save.mock.lastCall?.[0].stated).toMatchObject({ valuationCents: 1_850_000 });
    expect(field('valuationCents')).toBeValid();
  });

  it('shows what is kept in the form people write it', () => {
    show({ stated: { ...NOTHING_STATED, address: '1 Elm', valuationCents: 1_850_050, areaSqft: 1_850 } });
    expect(field('valuationCents')).toHaveValue('18,500.50');
    expect(field('areaSqft')).toHaveValue('1,850');
    expect(field('parcel')).toHaveAccessibleDescription(t('hints.parcel'));
  });

  it('does not ask for the value where a state bars it, and only shows to whoever may not change', () => {
    show({ asksForValue: false, save: null });
    expect(screen.queryByRole('textbox', { name: t('fields.valuationCents') })).toBeNull();
    expect(field('address')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what the site did not take', async () => {
    show({ save: async () => refused('invalid_input', { 'stated.parcel': 'too_long' }) });
    await reader().user.click(screen.getByRole('button', { name: t('save') }));
    await waitFor(() =>
      expect(field('parcel')).toHaveAccessibleDescription(expect.stringContaining(t('errors.too_long'))),
    );
    expect(screen.queryByText(t('saved'))).toBeNull();
  });
});

inBothLanguages('what the fee hangs on', (reader) => {
  const t = (key: string) => reader().t('checks', `fee.${key}`);
  const fields: FeeField[] = [
    { name: 'dwellingUnits', label: 'units', value: '', options: null },
    { name: 'occupancy', label: 'use', value: '', options: [{ value: 'commercial', label: 'shop' }] },
  ];

  it('is asked for, and kept; what is no number is said beside its field', async () => {
    const save = vi.fn(doneAction());
    reader().mount(<FeeInputsForm checkId={CHECK} work={{}} fields={fields} save={save} />);
    const units = screen.getByLabelText('units');
    await reader().user.type(units, 'two');
    await reader().user.click(screen.getByRole('button', { name: t('compute') }));
    expect(units).toHaveAccessibleDescription(t('notANumber'));
    expect(units).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await reader().user.clear(units);
    await reader().user.type(units, '2');
    await reader().user.selectOptions(screen.getByLabelText('use'), 'shop');
    expect(screen.getByRole('option', { name: t('choose') })).toBeInTheDocument();
    await reader().user.click(screen.getByRole('button', { name: t('compute') }));
    expect(save).toHaveBeenCalledWith({
      checkId: CHECK,
      work: { dwellingUnits: 2, occupancy: 'commercial' },
    });
  });
});

inBothLanguages('the menu of a check', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `menu.${key}`, values);
  const name = 'Alder St';
  const show = (given: Partial<CheckMenuProps['actions']> = {}, archived = false) => {
    const actions = {
      update: vi.fn(doneAction()),
      archive: vi.fn(doneAction()),
      remove: vi.fn(doneAction()),
      ...given,
    };
    reader().mount(
      <>
        <CheckMenu check={{ id: CHECK, name, archived }} actions={actions} />
        <Toasts />
      </>,
    );
    return actions;
  };
  const choose = async (key: string) => {
    await reader().user.click(screen.getByRole('button', { name: t('label') }));
    await reader().user.click(screen.getByRole('menuitem', { name: t(key) }));
  };

  it('gives it another name', async () => {
    const { update } = show();
    await choose('rename');
    const field = screen.getByLabelText(t('name'));
    expect(field).toHaveValue(name);
    await reader().user.clear(field);
    await reader().user.type(field, 'Elm St');
    await reader().user.click(screen.getByRole('button', { name: t('save') }));
    expect(update).toHaveBeenCalledWith({ checkId: CHECK, name: 'Elm St' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.refresh).toHaveBeenCalled();
  });

  it.each(['required', 'too_long'])('says what is wrong with a name: %s', async (reason) => {
    show({ update: async () => refused('invalid_input', { name: reason }) });
    await choose('rename');
    await reader().user.click(screen.getByRole('button', { name: t('save') }));
    await waitFor(() =>
      expect(screen.getByLabelText(t('name'))).toHaveAccessibleDescription(
        expect.stringContaining(t(`nameErrors.${reason}`)),
      ),
    );
  });

  it('puts it away, and takes that back from the message that says so', async () => {
    const { archive } = show();
    await choose('archive');
    expect(archive).toHaveBeenLastCalledWith({ checkId: CHECK, archived: true });
    expect(await screen.findByText(t('archived', { name }))).toBeInTheDocument();
    await reader().user.click(screen.getByRole('button', { name: t('undo') }));
    expect(archive).toHaveBeenLastCalledWith({ checkId: CHECK, archived: false });
    expect(await screen.findByText(t('restored', { name }))).toBeInTheDocument();
  });

  it('brings back what was put away', async () => {
    const { archive } = show({}, true);
    await choose('restore');
    expect(archive).toHaveBeenLastCalledWith({ checkId: CHECK, archived: false });
  });

  it('asks before it deletes, and goes back to the list', async () => {
    const { remove } = show();
    await choose('remove');
    const dialog = screen.getByRole('dialog', { name: t('removeTitle', { name }) });
    expect(dialog).toHaveAccessibleDescription(t('removeText'));
    expect(remove).not.toHaveBeenCalled();
    await reader().user.click(screen.getByRole('button', { name: t('remove') }));
    expect(remove).toHaveBeenCalledWith({ checkId: CHECK });
    expect(await screen.findByText(t('removed', { name }))).toBeInTheDocument();
    expect(router.push).toHaveBeenCalledWith(reader().href('/dashboard/permit-checklist'));
  });
});

inBothLanguages('from a list to a check of one’s own', (reader) => {
  const place = { city: 'Austin', county: null, state: 'TX' } as const;
  const begin = (create: Parameters<typeof CheckDocuments>[0]['create']) => {
    const answers = { applicantRole: 'contractor' } as const;
    reader().mount(
      <>
        <CheckDocuments input={{ permitType: 'fence', place, answers }} create={create} />
        <Toasts />
      </>,
    );
    return reader().user.click(screen.getByRole('button', { name: reader().t('checks', 'start.check') }));
  };

  it('goes on with the answers given so far', async () => {
    const create = vi.fn(doneAction({ id: CHECK }));
    await begin(create);
    expect(create).toHaveBeenCalledWith({
      permitType: 'fence',
      place,
      answers: { applicantRole: 'contractor' },
    });
    expect(router.push).toHaveBeenCalledWith(
      reader().href('/dashboard/permit-checklist/[check]', { check: CHECK }),
    );
  });

  it('says why it cannot', async () => {
    await begin(async () => refused('unavailable'));
    expect(await screen.findByText(reader().t('errors', 'unavailable'))).toBeInTheDocument();
    expect(router.push).not.toHaveBeenCalled();
  });
});

inBothLanguages('an answer in a check', (reader) => {
  const path = '/check';
  const show = (save: Parameters<typeof AnswersInCheck>[0]['save'], query: Record<string, string> = {}) =>
    reader().mount(
      <>
        <AnswersInCheck checkId={CHECK} path={path} query={query} resultId="result" save={save}>
          <AnswerForm id="q" path={path} carry={query} open>
            <fieldset tabIndex={-1}>
              <AnswerButton name="applicantRole" value="contractor">
                contractor
              </AnswerButton>
              <AnswerButton name="later" value="occupancy">
                later
              </AnswerButton>
            </fieldset>
          </AnswerForm>
        </AnswersInCheck>
        <Toasts />
      </>,
    );
  const press = (name: string) => reader().user.click(screen.getByRole('button', { name }));

  it('is kept with it and not in the address', async () => {
    const save = vi.fn(doneAction());
    show(save);
    await press('contractor');
    expect(save).toHaveBeenCalledWith({ checkId: CHECK, answers: { applicantRole: 'contractor' } });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(path, { scroll: false }));
    expect(router.refresh).toHaveBeenCalled();
  });

  it('that is none stands in the address, to be mended; so does what is set aside', async () => {
    show(async () => refused('invalid_input', { 'answers.applicantRole': 'unknown' }));
    await press('contractor');
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith(`${path}?applicantRole=contractor`, { scroll: false }),
    );
    await press('later');
    await waitFor(() =>
      expect(router.replace).toHaveBeenLastCalledWith(`${path}?later=occupancy`, { scroll: false }),
    );
  });

  it('that could not be kept is said', async () => {
    show(async () => refused('unavailable'));
    await press('contractor');
    expect(await screen.findByText(reader().t('errors', 'unavailable'))).toBeInTheDocument();
  });
});
