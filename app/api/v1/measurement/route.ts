import { getMeasurementOperation } from '@/lib/api/operations/site';
import { env } from '@/lib/env';
import { measurementSettings } from '@/lib/measurement/settings';
import { handler, routeHandlers } from '@/lib/server/api';

/** Asked at run time, because pages are built before anybody knows where they will run. */
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getMeasurementOperation, async () => measurementSettings(env())),
);
