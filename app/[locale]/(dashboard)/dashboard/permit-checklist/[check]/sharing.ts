'use server';

import { createShareSchema, oneShareSchema } from '@/lib/checking/checks/share-schema';
import { createShare, revokeShare } from '@/lib/checking/checks/shares';
import { createAction } from '@/lib/edge/server/action';
import { ownAddress } from '@/lib/edge/server/own-address';
import { hrefFor } from '@/lib/platform/i18n/routes';

const access = 'checks.change';

/** Makes the address of a link; the only time it is told. */
export const createShareAction = createAction({
  access,
  input: createShareSchema,
  run: async (ctx, input) => {
    const { token, expiresAt } = await createShare(ctx, input);
    const path = hrefFor('/shared-check/[token]', input.locale, { token });
    return { address: ownAddress(path), expiresAt };
  },
});

export const revokeShareAction = createAction({ access, input: oneShareSchema, run: revokeShare });
