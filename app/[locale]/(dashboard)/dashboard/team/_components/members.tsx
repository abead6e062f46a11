'use client';

import { CirclePause, ShieldCheck, ShieldOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { Answer } from '@/components/permits/use-run';
import { AssignPermits } from '@/components/team/assign-permits';
import type { AssignActions } from '@/components/team/assign-types';
import { Workload } from '@/components/team/workload';
import { classNames } from '@/components/ui/class-names';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { InvitedRole } from '@/lib/company/invitations/types';
import type { Member } from '@/lib/company/team/view';
import type { MemberRole } from '@/lib/context';
import { mayManage, rolesToGive } from '@/lib/identity/access/member-rules';
import { fullName } from '@/lib/identity/accounts/full-name';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { ConfirmButton } from './confirm-button';
import { RoleSelect } from './role-select';

export interface MembersProps {
  members: readonly Member[];
  company: string;
  /** Who reads, as far as it decides whom they may change; null for who may change nobody. */
  by: { userId: string; role: MemberRole } | null;
  clock: Clock;
  changeRole: (input: { userId: string; role: InvitedRole }) => Promise<Answer>;
  remove: (input: { userId: string }) => Promise<Answer>;
  assigning: AssignActions;
}

/** A table on a desk, cards on a phone. */
export function Members(props: MembersProps) {
  const t = useTranslations('team.members');
  const { members, company, by } = props;
  return (
    <>
      <div className="max-lg:hidden">
        <Table label={t('region', { company })}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('person')}</TableHeader>
              <TableHeader>{t('role')}</TableHeader>
              <TableHeader>{t('lastSeen')}</TableHeader>
              <TableHeader>{t('twoStep')}</TableHeader>
              <TableHeader>{t('permits')}</TableHeader>
              {by ? <TableHeader>{t('actions')}</TableHeader> : null}
            </TableRow>
          </TableHead>
          <TableBody>
            {members.map((member) => (
              <TableRow key={member.userId}>
                <TableCell>
                  <Who member={member} />
                </TableCell>
                <TableCell className="w-60">
                  <MemberRoleCell member={member} {...props} />
                </TableCell>
                <TableCell className="whitespace-nowrap">
                  <LastSeen member={member} clock={props.clock} />
                </TableCell>
                <TableCell>
                  <TwoStep member={member} />
                </TableCell>
                <TableCell className="whitespace-nowrap">
                  <Workload {...member} />
                </TableCell>
                {by ? (
                  <TableCell>
                    <Actions member={member} {...props} />
                  </TableCell>
                ) : null}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <ul
        aria-label={t('region', { company })}
        className="divide-y divide-line rounded-md border border-line bg-card lg:hidden"
      >
        {members.map((member) => (
          <li key={member.userId} className="flex flex-col gap-3 px-4 py-4">
            <Who member={member} />
            <MemberRoleCell member={member} {...props} />
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
              <dt className="text-muted">{t('lastSeen')}</dt>
              <dd>
                <LastSeen member={member} clock={props.clock} />
              </dd>
              <dt className="text-muted">{t('twoStep')}</dt>
              <dd>
                <TwoStep member={member} />
              </dd>
              <dt className="text-muted">{t('permits')}</dt>
              <dd>
                <Workload {...member} />
              </dd>
            </dl>
            {by ? <Actions member={member} {...props} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

interface OfMember {
  member: Member;
}

function Who({ member }: OfMember) {
  const t = useTranslations('team.members');
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {fullName(member)}
        {member.isYou ? (
          <span className="rounded-sm border border-line px-1.5 text-xs font-medium text-muted">
            {t('you')}
          </span>
        ) : null}
      </p>
      <p className="text-sm text-muted wrap-anywhere">{member.email}</p>
      {member.pausedAt ? <Paused name={fullName(member)} /> : null}
    </div>
  );
}

/** Has no seat in the plan, and why. */
function Paused({ name }: { name: string }) {
  const t = useTranslations('team.members');
  return (
    <div className="mt-1 flex max-w-72 flex-col gap-1 text-sm">
      <p className="inline-flex items-center gap-1.5 font-semibold text-hold">
        <CirclePause aria-hidden="true" className="size-4 shrink-0" />
        {t('paused')}
      </p>
      <p className="text-muted">{t('pausedText', { name })}</p>
    </div>
  );
}

/** Whom the reader may change has a role they could have given themselves. */
function manageable(member: Member, by: MembersProps['by']): InvitedRole | null {
  if (!by || !mayManage(by, member)) return null;
  return rolesToGive(by.role).find((role) => role === member.role) ?? null;
}

function MemberRoleCell({ member, by, changeRole }: OfMember & MembersProps) {
  const t = useTranslations('team.roles');
  const role = manageable(member, by);
  return (
    <div className="flex flex-col gap-1">
      {role && by ? (
        <RoleSelect
          member={{ userId: member.userId, name: fullName(member), role }}
          roles={rolesToGive(by.role)}
          change={changeRole}
        />
      ) : (
        <p className="font-semibold">{t(`${member.role}.name`)}</p>
      )}
      <p className="text-sm text-muted">{t(`${member.role}.may`)}</p>
    </div>
  );
}

function LastSeen({ member, clock }: OfMember & { clock: Clock }) {
  const t = useTranslations('team.members');
  const format = useFormatter();
  const { lastSeenAt } = member;
  if (!lastSeenAt) return <span className="text-muted">{t('never')}</span>;
  return <time dateTime={lastSeenAt.toISOString()}>{ago(format, lastSeenAt, clock)}</time>;
}

function TwoStep({ member: { secondFactor } }: OfMember) {
  const t = useTranslations('team.members');
  const Icon = secondFactor ? ShieldCheck : ShieldOff;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 font-medium',
        secondFactor ? 'text-issued' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(secondFactor ? 'twoStepOn' : 'twoStepOff')}
    </span>
  );
}

function Actions({ member, by, company, remove, assigning }: OfMember & MembersProps) {
  const t = useTranslations('team');
  const name = fullName(member);
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <AssignPermits
        person={{ userId: member.userId }}
        name={name}
        actions={assigning}
        label={t('members.assignTo', { name })}
      >
        {t('members.assign')}
      </AssignPermits>
      {manageable(member, by) ? (
        <ConfirmButton
          label={t('members.removeNamed', { name })}
          title={t('remove.title', { name })}
          text={t('remove.text', { name, company })}
          verb={t('remove.confirm')}
          done={t('remove.done', { name })}
          run={() => remove({ userId: member.userId })}
        >
          {t('members.remove')}
        </ConfirmButton>
      ) : null}
    </div>
  );
}
