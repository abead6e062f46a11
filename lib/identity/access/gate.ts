import {
  type AccountActor,
  type AdminActor,
  asCompanyId,
  type Context,
  type PortalActor,
  type PublicActor,
  type UserActor,
} from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Account } from '@/lib/identity/accounts/types';
import { refusal } from './permissions';
import type { Permission } from './types';

/** What a page, action or API call requires: nothing, or a permission. */
export type Access = 'public' | Permission;

/** The actor a context has after the gate. */
export type ActorFor<A extends Access> = A extends 'public'
  ? PublicActor
  : A extends 'account.own'
    ? AccountActor
    : A extends 'portal.read'
      ? PortalActor
      : A extends 'admin'
        ? AdminActor
        : UserActor;

export interface GateRules {
  /** An installation may let admins in by a password alone. */
  adminsNeedSecondFactor: boolean;
}

/**
 * The access gate: returns the context of an authorised account, or throws `unauthenticated`, `forbidden`,
 * `plan_required` or, to an admin without one, `second_factor_required`.
 */
export function admit<A extends Permission>(
  ctx: Context<PublicActor>,
  account: Account | null,
  permission: A,
  rules: GateRules = { adminsNeedSecondFactor: true },
): Context<ActorFor<A>> {
  if (!account) throw new AppError('unauthenticated');
  return { ...ctx, actor: actorFor(account, permission, rules) as ActorFor<A> };
}

function actorFor(account: Account, permission: Permission, rules: GateRules): ActorFor<Permission> {
  const { user, session, company, hasPortal } = account;
  switch (permission) {
    case 'account.own':
      return { kind: 'account', userId: user.id, session };
    case 'portal.read':
      if (!hasPortal) throw new AppError('forbidden', { detail: 'no subcontractor' });
      return { kind: 'portal', userId: user.id };
    case 'admin':
      if (!user.isAdmin) throw new AppError('forbidden', { detail: 'no admin' });
      if (rules.adminsNeedSecondFactor && !user.hasSecondFactor)
        throw new AppError('second_factor_required', { detail: 'an admin without one' });
      return { kind: 'admin', userId: user.id };
    default: {
      if (!company) throw new AppError('forbidden', { detail: 'no company' });
      const refused = refusal(permission, company);
      if (refused)
        throw new AppError(refused.code, 'tier' in refused ? { tier: refused.tier } : { detail: permission });
      return {
        kind: 'user',
        userId: user.id,
        companyId: asCompanyId(company.id),
        role: company.role,
        tier: company.tier,
      };
    }
  }
}
