/** What a link in a mail lets its holder do, once. */
export const MAIL_LINK_PURPOSES = ['reset_password', 'verify_email'] as const;
export type MailLinkPurpose = (typeof MAIL_LINK_PURPOSES)[number];

/** What a passkey is asked to sign for. */
export const PASSKEY_CEREMONIES = ['register', 'sign_in', 'confirm'] as const;
export type PasskeyCeremony = (typeof PASSKEY_CEREMONIES)[number];
