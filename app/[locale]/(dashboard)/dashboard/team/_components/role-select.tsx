'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOptimistic } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { toast } from '@/components/ui/toast';
import type { InvitedRole } from '@/lib/company/invitations/types';

interface Props {
  member: { userId: string; name: string; role: InvitedRole };
  /** The roles the reader may give. */
  roles: readonly InvitedRole[];
  change: (input: { userId: string; role: InvitedRole }) => Promise<Answer>;
}

/** Takes effect at once, and can be taken back from the message that says so. */
export function RoleSelect({ member: { userId, name, role }, roles, change }: Props) {
  const t = useTranslations('team');
  const { run, pending } = useRun();
  const [shown, show] = useOptimistic(role);
  const give = (given: InvitedRole) =>
    run(
      () => {
        show(given);
        return change({ userId, role: given });
      },
      () =>
        toast.success(t('members.roleChanged', { name, role: t(`roles.${given}.name`) }), {
          duration: 10_000,
          action: given === role ? undefined : { label: t('members.undo'), onClick: () => give(role) },
        }),
    );
  return (
    <span className="relative block min-w-32">
      <select
        aria-label={t('members.roleOf', { name })}
        value={shown}
        disabled={pending}
        onChange={(event) => {
          const given = roles.find((value) => value === event.target.value);
          if (given) give(given);
        }}
        className="field-control appearance-none py-1! pr-9 md:min-h-9! md:text-sm! pointer-coarse:min-h-11!"
      >
        {roles.map((value) => (
          <option key={value} value={value}>
            {t(`roles.${value}.name`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
