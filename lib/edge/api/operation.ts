import type { z } from 'zod';
import type { ErrorCode } from '@/lib/errors';
import type { Access } from '@/lib/identity/access/gate';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** How the documentation groups calls. */
export const TAGS = [
  'auth',
  'invitations',
  'account',
  'company',
  'permits',
  'jobs',
  'checklists',
  'checks',
  'cities',
  'team',
  'subcontractors',
  'portal',
  'prospects',
  'workflows',
  'notifications',
  'billing',
  'support',
  'site',
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * How often a client may call: `read` and `write` by the signed-in user, `public` and `sensitive` by network.
 * Requests a minute stand in `limits.ts`.
 */
export const LIMIT_CLASSES = ['read', 'write', 'public', 'sensitive'] as const;
export type LimitClass = (typeof LIMIT_CLASSES)[number];

type AnyObject = z.ZodType<object>;

/**
 * One API call as data: the same schemas parse the request, verify the answer in tests and produce the
 * OpenAPI document. Its texts are in `messages` below `api.operations.<id>`.
 */
export interface Operation<
  A extends Access = Access,
  P extends AnyObject = AnyObject,
  Q extends AnyObject = AnyObject,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  /** In camel case: `listPermits`. */
  id: string;
  method: Method;
  /** Below /api/v1, parameters in brackets as the folder has them: `/permits/[id]`. */
  path: string;
  tag: Tag;
  /** Nobody in particular, or a bearer token whose holder has this permission. */
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** Instead of a body in JSON: a file as it is, which the handler reads while it arrives. */
  upload?: { types: readonly string[]; maxBytes: number };
  /** Of a success; null where there is nothing to say (204), or a file is answered. */
  response: R | null;
  /** Instead of an answer in JSON: a file of this type, which the handler returns as a `Download`. */
  download?: string;
  /** 200 unless said otherwise; 204 without a response. */
  status?: 200 | 201 | 202;
  limit: LimitClass;
  /** What it can refuse with beyond what every call can. */
  errors?: readonly ErrorCode[];
  /** Answers anybody may keep this long; private and unkept unless said. */
  publicSeconds?: number;
  /** Bytes a body may have; 64 kB unless said. */
  maxBytes?: number;
  /** A write that may carry an Idempotency-Key. True for POST unless said. */
  idempotent?: boolean;
}

/** What a call with `download` answers. */
export interface Download {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The same of a file too large to be held: as it comes, and how much. */
export interface StreamedDownload {
  name: string;
  bytes: number;
  stream: ReadableStream<Uint8Array>;
}

/** Declares a call; the types of its parts are kept. */
export function operation<
  A extends Access,
  P extends AnyObject,
  Q extends AnyObject,
  B extends z.ZodType,
  R extends z.ZodType,
>(declared: Operation<A, P, Q, B, R>): Operation<A, P, Q, B, R> {
  return declared;
}

/** A call with its particulars forgotten, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: a list of calls holds all kinds; each is used through its own type.
export type AnyOperation = Operation<Access, any, any, any, any>;

/** Of a writing call: a retry after a lost answer must not do it twice. */
export function takesIdempotencyKey({ method, access, idempotent }: AnyOperation): boolean {
  return idempotent ?? (method === 'POST' && access !== 'public');
}
