/** What somebody waits for (texts, mail of the moment, links that let somebody in), and what goes out behind it (digests). */
export const LANES = ['prompt', 'bulk'] as const;
export type Lane = (typeof LANES)[number];
