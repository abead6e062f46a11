import { doneAction } from './answers';

// In place of the actions of the settings page.

export const saveProfileAction = doneAction();
export const sendVerificationAction = doneAction();
export const changePasswordAction = doneAction();
export const confirmPasswordAction = doneAction();
export const beginPasskeyConfirmationAction = doneAction();
export const confirmWithPasskeyAction = doneAction();
export const beginTotpAction = doneAction();
export const confirmTotpAction = doneAction();
export const disableTotpAction = doneAction();
export const renewRecoveryCodesAction = doneAction();
export const beginPasskeyAction = doneAction();
export const finishPasskeyAction = doneAction();
export const renamePasskeyAction = doneAction();
export const removePasskeyAction = doneAction();
export const revokeSessionAction = doneAction();
export const revokeOtherSessionsAction = doneAction();
