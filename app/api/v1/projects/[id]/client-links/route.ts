import { createClientLink } from '@/lib/company/client-links/mutations';
import { listClientLinks } from '@/lib/company/client-links/queries';
import { toClientLink } from '@/lib/company/client-links/to-api';
import { requireProject } from '@/lib/company/projects/owned';
import { createClientLinkOperation, listClientLinksOperation } from '@/lib/edge/api/operations/client-links';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { ownAddress } from '@/lib/edge/server/own-address';
import { hrefFor } from '@/lib/platform/i18n/routes';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listClientLinksOperation, async (ctx, { params }) => ({
    items: (await listClientLinks(ctx, await requireProject(ctx, params.id))).map(toClientLink),
  })),
  handler(createClientLinkOperation, async (ctx, { params, body }) => {
    const { id, token } = await createClientLink(ctx, { projectId: params.id, ...body });
    return { id, url: ownAddress(hrefFor('/client-page/[token]', body.locale, { token })) };
  }),
);
