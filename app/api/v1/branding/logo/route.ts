import { removeLogo, uploadLogo } from '@/lib/company/branding/mutations';
import { getBranding } from '@/lib/company/branding/queries';
import { toBrandingAnswer } from '@/lib/company/branding/to-api';
import { removeLogoOperation, uploadLogoOperation } from '@/lib/edge/api/operations/branding';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { fileBody } from '@/lib/edge/server/file-body';
import { logoProgram } from '@/lib/edge/server/logo-program';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(uploadLogoOperation, async (ctx, _input, _, request) => {
    await uploadLogo(ctx, { ...fileBody(request), program: logoProgram() });
    return toBrandingAnswer(await getBranding(ctx), mailSettings());
  }),
  handler(removeLogoOperation, (ctx) => removeLogo(ctx)),
);
