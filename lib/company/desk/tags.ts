import { and, asc, eq, sql } from 'drizzle-orm';
import { permitTags, taggedPermits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import type { DeskTag } from './desk';
import { requireOwnPermits } from './own-permits';
import { slugOf } from './people';

type UserContext = Context<UserActor>;

const MOST_TAGS = 100;

export async function listTags(ctx: UserContext): Promise<DeskTag[]> {
  requirePermission(ctx, 'permits.read');
  return ctx.db
    .select({
      id: permitTags.id,
      name: permitTags.name,
      slug: permitTags.slug,
      permits: sql<number>`(select count(*) from tagged_permits t where t.tag_id = ${permitTags.id})`.mapWith(
        Number,
      ),
    })
    .from(permitTags)
    .where(eq(permitTags.companyId, ctx.actor.companyId))
    .orderBy(asc(sql`lower(${permitTags.name})`));
}

/** A tag by that name: the one there is, or a new one. */
export async function createTag(ctx: UserContext, { name }: { name: string }): Promise<DeskTag> {
  requirePermission(ctx, 'permits.change');
  const { companyId, userId } = ctx.actor;
  const slug = requireSlug(name);
  const known = await ctx.db.$count(permitTags, eq(permitTags.companyId, companyId));
  const [added] =
    known >= MOST_TAGS
      ? []
      : await ctx.db
          .insert(permitTags)
          .values({ id: newId('tag'), companyId, name, slug, createdBy: userId, createdAt: ctx.now })
          .onConflictDoNothing()
          .returning({ id: permitTags.id });
  const tag = (await listTags(ctx)).find((one) => (added ? one.id === added.id : one.slug === slug));
  if (!tag) throw new AppError('conflict', { detail: `${known} tags`, fields: { name: 'too_many' } });
  return tag;
}

export async function renameTag(ctx: UserContext, input: { tagId: string; name: string }): Promise<void> {
  requirePermission(ctx, 'permits.change');
  const slug = requireSlug(input.name);
  if ((await ctx.db.$count(permitTags, ofCompany(ctx, input.tagId))) === 0)
    throw new AppError('not_found', { detail: `no tag ${input.tagId}` });
  const [taken] = await ctx.db
    .select({ id: permitTags.id })
    .from(permitTags)
    .where(and(eq(permitTags.companyId, ctx.actor.companyId), eq(permitTags.slug, slug)))
    .limit(1);
  if (taken && taken.id !== input.tagId)
    throw new AppError('already_exists', { fields: { name: 'already_exists' } });
  const renamed = await ctx.db
    .update(permitTags)
    .set({ name: input.name, slug })
    .where(ofCompany(ctx, input.tagId))
    .returning({ id: permitTags.id });
  if (renamed.length === 0) throw new AppError('not_found', { detail: `no tag ${input.tagId}` });
}

/** Takes a tag off all its permits and deletes it; views that ask for it are shown without it. */
export async function deleteTag(ctx: UserContext, { tagId }: { tagId: string }): Promise<void> {
  requirePermission(ctx, 'permits.change');
  const deleted = await ctx.db
    .delete(permitTags)
    .where(ofCompany(ctx, tagId))
    .returning({ id: permitTags.id });
  if (deleted.length === 0) throw new AppError('not_found', { detail: `no tag ${tagId}` });
}

export async function tagPermit(ctx: UserContext, input: { permitId: number; tagId: string }): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await requireTag(ctx, input.tagId);
  await requireOwnPermits(ctx, [input.permitId]);
  await addTags(ctx, { permitIds: [input.permitId], tagId: input.tagId });
}

export async function untagPermit(
  ctx: UserContext,
  input: { permitId: number; tagId: string },
): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await requireTag(ctx, input.tagId);
  await takeTags(ctx, { permitIds: [input.permitId], tagId: input.tagId });
}

/** Returns the permits that did not have it. */
export async function addTags(
  ctx: UserContext,
  { permitIds, tagId }: { permitIds: readonly number[]; tagId: string },
): Promise<number[]> {
  if (permitIds.length === 0) return [];
  const { companyId } = ctx.actor;
  const added = await ctx.db
    .insert(taggedPermits)
    .values(permitIds.map((permitId) => ({ companyId, permitId, tagId, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ permitId: taggedPermits.permitId });
  return added.map(({ permitId }) => permitId);
}

/** Returns the permits that had it. */
export async function takeTags(
  ctx: UserContext,
  { permitIds, tagId }: { permitIds: readonly number[]; tagId: string },
): Promise<number[]> {
  const taken = await ctx.db
    .delete(taggedPermits)
    .where(
      and(
        eq(taggedPermits.companyId, ctx.actor.companyId),
        eq(taggedPermits.tagId, tagId),
        sql`${taggedPermits.permitId} = any(${`{${permitIds.join(',')}}`}::bigint[])`,
      ),
    )
    .returning({ permitId: taggedPermits.permitId });
  return taken.map(({ permitId }) => permitId);
}

export async function requireTag(ctx: UserContext, tagId: string): Promise<void> {
  const [tag] = await ctx.db
    .select({ id: permitTags.id })
    .from(permitTags)
    .where(ofCompany(ctx, tagId))
    // Stays until the permits that get it have it.
    .for('key share');
  if (!tag) throw new AppError('not_found', { detail: `no tag ${tagId}` });
}

function ofCompany(ctx: UserContext, tagId: string) {
  return and(eq(permitTags.companyId, ctx.actor.companyId), eq(permitTags.id, tagId));
}

/** Words that a filter reads as something else. */
const RESERVED = new Set(['none', 'ninguna']);

function requireSlug(name: string): string {
  const slug = slugOf(name);
  if (slug === '' || RESERVED.has(slug))
    throw new AppError('invalid_input', { fields: { name: 'wrong_form' } });
  return slug;
}
