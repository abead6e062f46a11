'use server';

import { createShareSchema, oneShareSchema } from '@/lib/checks/share-schema';
import { createShare, revokeShare } from '@/lib/checks/shares';
import { env } from '@/lib/env';
import { hrefFor } from '@/lib/i18n/routes';
import { createAction } from '@/lib/server/action';

const access = 'checks.change';

/** Makes the address of a link; the only time it is told. */
export const createShareAction = createAction({
  access,
  input: createShareSchema,
  run: async (ctx, input) => {
    const { token, expiresAt } = await createShare(ctx, input);
    const path = hrefFor('/shared-check/[token]', input.locale, { token });
    // Where this site is served, not where it is published: on a machine of one's own the link works as well.
    return { address: new URL(path, env().SITE_URL).href, expiresAt };
  },
});

export const revokeShareAction = createAction({ access, input: oneShareSchema, run: revokeShare });
