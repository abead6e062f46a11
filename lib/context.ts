import type { Database } from '../db/client';
import type { Logger } from './log';

declare const companyBrand: unique symbol;

/** The id of the company a request serves. Only gates mint it (`lib/server`, jobs, test support). */
export type CompanyId = string & { readonly [companyBrand]: true };

export function asCompanyId(id: string): CompanyId {
  return id as CompanyId;
}

export const MEMBER_ROLES = ['owner', 'manager', 'member', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export interface PublicActor {
  kind: 'public';
}
export interface UserActor {
  kind: 'user';
  userId: string;
  companyId: CompanyId;
  role: MemberRole;
}
export interface AdminActor {
  kind: 'admin';
  userId: string;
}
export interface JobActor {
  kind: 'job';
  job: string;
}
export type Actor = PublicActor | UserActor | AdminActor | JobActor;

/** What every domain function receives first: the database, who asks, the time, a log. */
export interface Context<A extends Actor = Actor> {
  db: Database;
  actor: A;
  now: Date;
  log: Logger;
}
