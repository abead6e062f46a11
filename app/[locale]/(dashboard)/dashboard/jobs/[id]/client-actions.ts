'use server';

import { createClientLink, endClientLink } from '@/lib/company/client-links/mutations';
import { createClientLinkSchema, oneClientLinkSchema } from '@/lib/company/client-links/schema';
import { createAction } from '@/lib/edge/server/action';
import { ownAddress } from '@/lib/edge/server/own-address';
import { hrefFor } from '@/lib/platform/i18n/routes';

const access = 'projects.change';

/** Makes an address for the client; the only time it is told. */
export const createClientLinkAction = createAction({
  access,
  input: createClientLinkSchema,
  async run(ctx, input) {
    const { token } = await createClientLink(ctx, input);
    return { address: ownAddress(hrefFor('/client-page/[token]', input.locale, { token })) };
  },
});

export const endClientLinkAction = createAction({ access, input: oneClientLinkSchema, run: endClientLink });
