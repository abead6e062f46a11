import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { LiveForm } from '@/components/ui/live-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { TICKET_STATES } from '@/lib/site/support/types';

interface Props {
  state: string;
  assignee?: string | undefined;
  priority?: string | undefined;
  q?: string | undefined;
  supporters: readonly { id: string; name: string }[];
}

/** The address holds it all. */
export function DeskFilters({ state, assignee, priority, q, supporters }: Props) {
  const t = useTranslations('admin.support.filters');
  const locale = useAppLocale();
  const states = useTranslations('support.states.support');
  return (
    <LiveForm
      action={hrefFor('/admin/support', locale)}
      values={{ state, assignee: assignee ?? '', priority: priority ?? '', q: q ?? '' }}
      className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_repeat(3,auto)_auto]"
    >
      <TextField name="q" label={t('q')} type="search" defaultValue={q ?? ''} maxLength={200} />
      <SelectField
        name="state"
        label={t('state')}
        defaultValue={state}
        options={[
          ...TICKET_STATES.map((value) => ({ value, label: states(value) })),
          { value: 'all', label: t('all') },
        ]}
      />
      <SelectField
        name="assignee"
        label={t('assignee')}
        defaultValue={assignee ?? ''}
        options={[
          { value: '', label: t('anybody') },
          { value: 'none', label: t('nobody') },
          ...supporters.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        name="priority"
        label={t('priority')}
        defaultValue={priority ?? ''}
        options={[
          { value: '', label: t('every') },
          { value: '1', label: t('priorityOnly') },
        ]}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </noscript>
    </LiveForm>
  );
}
