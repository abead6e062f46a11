import { saveSettingsOfProgram } from '@/lib/company/notifications/program-settings';
import { getNotificationSettings } from '@/lib/company/notifications/queries';
import { toSettings } from '@/lib/company/notifications/to-api';
import {
  getNotificationSettingsOperation,
  saveNotificationSettingsOperation,
} from '@/lib/edge/api/operations/notifications';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getNotificationSettingsOperation, async (ctx) => toSettings(await getNotificationSettings(ctx))),
  handler(saveNotificationSettingsOperation, async (ctx, { body: { digest_hour: digestHour, ...body } }) =>
    toSettings(await saveSettingsOfProgram(ctx, { ...body, digestHour })),
  ),
);
