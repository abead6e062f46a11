import { openApiDocument } from '@/lib/edge/api/openapi';
import type { OpenApiDocument } from '@/lib/edge/api/openapi-types';
import { getOpenApiOperation } from '@/lib/edge/api/operations/site';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { env } from '@/lib/env';

let made: OpenApiDocument | undefined;

/** Made once: it follows from the program and its address alone. */
function document(): OpenApiDocument {
  made ??= openApiDocument({ locale: 'en', origin: new URL(env().SITE_URL).origin });
  return made;
}

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getOpenApiOperation, async () => ({ ...document() })),
);
