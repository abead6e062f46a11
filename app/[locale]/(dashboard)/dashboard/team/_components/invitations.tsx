'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Invitation } from '@/lib/company/invitations/view';
import { mayGive } from '@/lib/identity/access/member-rules';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';
import { ConfirmButton } from './confirm-button';
import type { MembersProps } from './members';

interface Props {
  invitations: readonly Invitation[];
  company: string;
  by: MembersProps['by'];
  clock: Clock;
  resend: (input: { invitationId: string }) => Promise<Answer>;
  revoke: (input: { invitationId: string }) => Promise<Answer>;
}

/** Who was invited and has not come in yet. */
export function Invitations({ invitations, company, by, clock, resend, revoke }: Props) {
  const t = useTranslations('team.invitations');
  return (
    <section aria-labelledby="open-invitations" className="mt-8">
      <h2 id="open-invitations" className="text-xl">
        {t('title')}
      </h2>
      <p className="mb-4 text-muted">{t('description')}</p>
      <ul
        aria-label={t('region', { company })}
        className="divide-y divide-line rounded-md border border-line bg-card"
      >
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-col gap-x-6 gap-y-2 px-4 py-3 lg:flex-row lg:items-center lg:justify-between"
          >
            <Invited invitation={invitation} clock={clock} />
            {by && invitation.role && mayGive(by.role, invitation.role) ? (
              <Actions invitation={invitation} resend={resend} revoke={revoke} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invited({ invitation, clock }: { invitation: Invitation; clock: Clock }) {
  const t = useTranslations('team.invitations');
  const roles = useTranslations('team.roles');
  const format = useFormatter();
  const { name, email, role, sentAt, expiresAt, expired, invitedBy } = invitation;
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 lg:grid-cols-[1fr_9rem_1fr]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">{email}</p>
      </div>
      <p className="text-sm font-medium">{role ? roles(`${role}.name`) : null}</p>
      <div className="text-sm">
        <p>
          {t('sent')} <time dateTime={sentAt.toISOString()}>{ago(format, sentAt, clock)}</time>
          {invitedBy ? <span className="text-muted"> {t('by', { name: invitedBy })}</span> : null}
        </p>
        {expired ? (
          <p className="font-semibold text-action">
            {t('expired', { when: moment(format, expiresAt, clock) })}
          </p>
        ) : (
          <p className="text-muted">
            {t('expires')} <time dateTime={expiresAt.toISOString()}>{moment(format, expiresAt, clock)}</time>
          </p>
        )}
      </div>
    </div>
  );
}

function Actions({
  invitation: { id, name, email },
  resend,
  revoke,
}: Pick<Props, 'resend' | 'revoke'> & { invitation: Invitation }) {
  const t = useTranslations('team.invitations');
  const { run, pending } = useRun();
  return (
    <div className="-ml-3 flex shrink-0 flex-wrap gap-1">
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('resendNamed', { name })}
        pending={pending}
        onClick={() =>
          run(
            () => resend({ invitationId: id }),
            () => toast.success(t('resent', { email })),
          )
        }
      >
        {t('resend')}
      </Button>
      <ConfirmButton
        label={t('revokeNamed', { name })}
        title={t('revokeTitle', { name })}
        text={t('revokeText', { email })}
        verb={t('revokeConfirm')}
        done={t('revoked', { name })}
        run={() => revoke({ invitationId: id })}
      >
        {t('revoke')}
      </ConfirmButton>
    </div>
  );
}
