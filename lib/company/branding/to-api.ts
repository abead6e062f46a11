import { tonesOf } from './colour';
import type { Branding } from './types';

/** `siteUrl` makes a logo's address one that anybody can open. */
export function toBrandingAnswer(
  { colour, senderName, logo, replyEmail, asked }: Branding,
  { siteUrl }: { siteUrl: string },
) {
  const tones = colour === null ? null : tonesOf(colour);
  return {
    color: colour,
    shown_colors: tones && { light: tones.light.accent, dark: tones.dark.accent },
    sender_name: senderName,
    logo: logo && { url: new URL(logo.path, siteUrl).href, width: logo.width, height: logo.height },
    reply_address: replyEmail,
    asked_address: asked?.email ?? null,
    asked_until: asked?.until.toISOString() ?? null,
  };
}
