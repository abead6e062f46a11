import {
  getNotificationSettingsOperation,
  saveNotificationSettingsOperation,
} from '@/lib/api/operations/notifications';
import { saveSettingsOfProgram } from '@/lib/notifications/program-settings';
import { getNotificationSettings } from '@/lib/notifications/queries';
import { toSettings } from '@/lib/notifications/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getNotificationSettingsOperation, async (ctx) => toSettings(await getNotificationSettings(ctx))),
  handler(saveNotificationSettingsOperation, async (ctx, { body: { digest_hour: digestHour, ...body } }) =>
    toSettings(await saveSettingsOfProgram(ctx, { ...body, digestHour })),
  ),
);
