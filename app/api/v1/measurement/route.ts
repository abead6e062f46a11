import { getMeasurementOperation } from '@/lib/edge/api/operations/site';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { env } from '@/lib/env';
import { measurementSettings } from '@/lib/site/measurement/settings';

/** Asked at run time, because pages are built before anybody knows where they will run. */
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getMeasurementOperation, async () => measurementSettings(env())),
);
