export const ATTACHMENT_KINDS = ['document', 'photo'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** A picture larger than this is refused; phones make them of a tenth. */
export const MAX_PHOTO_BYTES = 40 * 1024 * 1024;
