'use server';

import { z } from 'zod';
import { brand } from '@/lib/brand';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { askForMailLink } from '@/lib/edge/server/mail-links';
import { passkeySite } from '@/lib/edge/server/secrets';
import { findSessionAccount } from '@/lib/edge/server/session';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { changePassword, confirmPassword } from '@/lib/identity/accounts/change-password';
import { beginPasskeyConfirmation, confirmWithPasskey } from '@/lib/identity/accounts/passkeys';
import {
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  removePasskey,
  renamePasskey,
} from '@/lib/identity/accounts/passkeys-changes';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import { profileSchema, saveProfile } from '@/lib/identity/accounts/profile';
import { MAX_PASSKEY_BYTES, passkeyNameSchema, secondFactorCodeSchema } from '@/lib/identity/accounts/schema';
import {
  beginTotp,
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
} from '@/lib/identity/accounts/second-factor-changes';
import { toQrCode } from '@/lib/identity/accounts/totp-qr';
import { revokeOtherSessions, revokeSession } from '@/lib/identity/sessions/mutations';

const access = 'account.own';
const nothing = z.object({});
const password = z.string().max(PASSWORD_MAX);
const passkeyId = z.string().min(1).max(1_400);
const passkeyResponse = z.string().max(MAX_PASSKEY_BYTES);

export const saveProfileAction = createAction({ access, input: profileSchema, run: saveProfile });

export const sendVerificationAction = createAction({
  access,
  input: nothing,
  async run(ctx) {
    const account = await findSessionAccount();
    if (!account) throw new AppError('unauthenticated');
    const { email, locale } = account.user;
    await askForMailLink(ctx, { purpose: 'verify_email', email, locale });
  },
});

export const changePasswordAction = createAction({
  access,
  // One letter more than allowed, so that the domain can say that it is too long.
  input: z.object({ current: password, next: z.string().max(PASSWORD_MAX + 1), endOthers: z.boolean() }),
  run: (ctx, input) => changePassword(ctx, { ...input, mail: mailSettings() }),
});

export const confirmPasswordAction = createAction({
  access,
  input: z.object({ password, code: secondFactorCodeSchema.optional() }),
  run: (ctx, input) => confirmPassword(ctx, { ...input, secret: env().AUTH_SECRET, mail: mailSettings() }),
});

export const beginPasskeyConfirmationAction = createAction({
  access,
  input: nothing,
  run: (ctx) => beginPasskeyConfirmation(ctx, { site: passkeySite() }),
});

export const confirmWithPasskeyAction = createAction({
  access,
  input: z.object({ response: passkeyResponse }),
  run: (ctx, { response }) => confirmWithPasskey(ctx, { response, site: passkeySite() }),
});

export const beginTotpAction = createAction({
  access,
  input: nothing,
  async run(ctx) {
    const { secret, uri } = await beginTotp(ctx, { secret: env().AUTH_SECRET, issuer: brand.name });
    return { secret, uri, qr: toQrCode(uri) };
  },
});

export const confirmTotpAction = createAction({
  access,
  input: z.object({ code: secondFactorCodeSchema }),
  run: (ctx, { code }) => confirmTotp(ctx, { code, secret: env().AUTH_SECRET, mail: mailSettings() }),
});

export const disableTotpAction = createAction({
  access,
  input: nothing,
  run: (ctx) => disableTotp(ctx, { mail: mailSettings() }),
});

export const renewRecoveryCodesAction = createAction({
  access,
  input: nothing,
  run: (ctx) => renewRecoveryCodes(ctx, { mail: mailSettings() }),
});

export const beginPasskeyAction = createAction({
  access,
  input: nothing,
  run: (ctx) => beginPasskeyRegistration(ctx, { site: passkeySite() }),
});

export const finishPasskeyAction = createAction({
  access,
  input: z.object({ response: passkeyResponse, name: passkeyNameSchema }),
  run: (ctx, input) =>
    finishPasskeyRegistration(ctx, { ...input, site: passkeySite(), mail: mailSettings() }),
});

export const renamePasskeyAction = createAction({
  access,
  input: z.object({ id: passkeyId, name: passkeyNameSchema }),
  run: renamePasskey,
});

export const removePasskeyAction = createAction({
  access,
  input: z.object({ id: passkeyId }),
  run: (ctx, { id }) => removePasskey(ctx, { id, mail: mailSettings() }),
});

export const revokeSessionAction = createAction({
  access,
  input: z.object({ sessionId: z.string().min(1).max(100) }),
  run: revokeSession,
});

export const revokeOtherSessionsAction = createAction({
  access,
  input: nothing,
  run: (ctx) => revokeOtherSessions(ctx),
});
