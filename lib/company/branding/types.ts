/** What a logo may come as. */
export const LOGO_TYPES = ['png', 'jpeg', 'webp', 'svg'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];

export const MAX_LOGO_BYTES = 4 * 1024 * 1024;
/** A photograph of a sign, as phones take them; more is never decoded. */
export const MAX_LOGO_PIXELS = 50_000_000;
/** No edge of it may be smaller: it would be a smudge. */
export const MIN_LOGO_EDGE = 16;
/** What is kept of it fits in here, twice the size at which it is shown. */
export const LOGO_BOX = { width: 480, height: 160 } as const;
/** At most so much is kept: it is loaded with every page and mail. */
export const MAX_KEPT_BYTES = 150_000;

/** Why a picture is not taken, worded on the page and in the API. */
export const LOGO_PROBLEMS = [
  'empty_file',
  'logo_too_large',
  'logo_type',
  'logo_unreadable',
  'logo_pixels',
  'logo_small',
  'logo_active',
] as const;
export type LogoProblem = (typeof LOGO_PROBLEMS)[number];

export const SENDER_NAME_MAX = 60;

/** A picture drawn anew: what is kept, shown and printed. */
export interface DrawnLogo {
  png: Uint8Array;
  width: number;
  height: number;
}

/** A logo as pages and mails show it. */
export interface Logo {
  /** Of our own site; what lies there never changes. */
  path: string;
  width: number;
  height: number;
}

/** The colour of one scheme: as a ground or line, while pointed at, and for words upon it. */
export interface Tone {
  accent: string;
  strong: string;
  on: string;
}

export interface Tones {
  light: Tone;
  dark: Tone;
}

/** How a company looks to others; what it did not choose is null, and ours is shown. */
export interface BrandLook {
  company: string;
  logo: Logo | null;
  tones: Tones | null;
}

/** What a company has chosen, for whoever may change it. */
export interface Branding {
  /** `#rrggbb`. */
  colour: string | null;
  senderName: string | null;
  logo: Logo | null;
  replyEmail: string | null;
  /** Asked and not yet answered, and until when the link works. */
  asked: { email: string; until: Date } | null;
}

/** How a company's mail to others looks, who it is from, and where answers go. */
export interface MailBrand extends BrandLook {
  senderName: string | null;
  replyTo: string | null;
}
