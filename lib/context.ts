import type { Tier } from '@/lib/providers/billing/types';
import type { Database } from '../db/client';
import type { Logger } from './log';

declare const companyBrand: unique symbol;

/** The id of the company a request serves. Only gates mint it (`lib/edge/server`, jobs, test support). */
export type CompanyId = string & { readonly [companyBrand]: true };

export function asCompanyId(id: string): CompanyId {
  return id as CompanyId;
}

export const MEMBER_ROLES = ['owner', 'manager', 'member', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** The session a request came by, and when who sits there last showed who they are. */
export interface ActorSession {
  id: string;
  authenticatedAt: Date;
}

export interface PublicActor {
  kind: 'public';
}
/** Somebody at work in a company. */
export interface UserActor {
  kind: 'user';
  userId: string;
  companyId: CompanyId;
  role: MemberRole;
  /** The company's plan; null without a subscription. */
  tier: Tier | null;
}
/** Somebody at their own account, whatever they are besides. */
export interface AccountActor {
  kind: 'account';
  userId: string;
  session: ActorSession;
}
/** A subcontractor in the portal, over all contractors they work for. */
export interface PortalActor {
  kind: 'portal';
  userId: string;
}
export interface AdminActor {
  kind: 'admin';
  userId: string;
}
export interface JobActor {
  kind: 'job';
  job: string;
}
export type Actor = PublicActor | UserActor | AccountActor | PortalActor | AdminActor | JobActor;

/** Where a request came from, for the audit log and for limits. */
export interface RequestInfo {
  id: string;
  /** As the nearest trusted proxy wrote it down. */
  address: string | null;
  userAgent: string | null;
}

/** What every domain function receives first: the database, who asks, the time, a log. */
export interface Context<A extends Actor = Actor> {
  db: Database;
  actor: A;
  now: Date;
  log: Logger;
  /** Absent in jobs. */
  request?: RequestInfo;
}
