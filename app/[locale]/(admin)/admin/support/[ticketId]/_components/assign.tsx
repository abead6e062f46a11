'use client';

import { useTranslations } from 'next-intl';
import { useRun } from '@/components/permits/use-run';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import { assignTicketAction } from '../../actions';

interface Props {
  ticketId: string;
  assigneeId: string | null;
  supporters: readonly { id: string; name: string }[];
}

/** Who has the ticket; chosen, it is theirs. */
export function Assign({ ticketId, assigneeId, supporters }: Props) {
  const t = useTranslations('admin.support');
  const { run, pending } = useRun();
  return (
    <SelectField
      name="assignee"
      label={t('filters.assignee')}
      defaultValue={assigneeId ?? ''}
      disabled={pending}
      className="mt-6 max-w-64"
      options={[
        { value: '', label: t('filters.nobody') },
        ...supporters.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value || null;
        run(
          () => assignTicketAction({ ticketId, assigneeId: chosen }),
          () => toast.success(t('assigned')),
        );
      }}
    />
  );
}
