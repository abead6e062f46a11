/** The product's colours in light and dark mode, as in `app/globals.css`. */
const LIGHT = {
  paper: '#FBFAF7',
  card: '#FFFFFF',
  ink: '#16202B',
  muted: '#54606C',
  rule: '#DFDBD2',
  action: '#B93C0A',
  onAction: '#FFFFFF',
  link: '#12467A',
} as const;

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Mail clients drop style sheets, so each element has inline colours; the classes are for `DARK_STYLES`. */
export const LOOK = {
  paper: {
    backgroundColor: LIGHT.paper,
    color: LIGHT.ink,
    fontFamily: FONT,
    margin: 0,
    // A name without spaces must not make a phone scroll sideways.
    overflowWrap: 'anywhere',
  },
  card: {
    backgroundColor: LIGHT.card,
    border: `1px solid ${LIGHT.rule}`,
    borderTop: `3px solid ${LIGHT.action}`,
    borderRadius: '6px',
  },
  text: { color: LIGHT.ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  title: { color: LIGHT.ink, fontSize: '20px', lineHeight: '28px', margin: '0 0 16px' },
  muted: { color: LIGHT.muted, fontSize: '14px', lineHeight: '20px', margin: '0 0 16px' },
  logo: { backgroundColor: '#FFFFFF', borderRadius: '4px', padding: '4px' },
  rule: { borderTop: `1px solid ${LIGHT.rule}` },
  aside: { borderLeft: `3px solid ${LIGHT.rule}`, paddingLeft: '12px' },
  link: { color: LIGHT.link, textDecorationLine: 'underline' },
  action: {
    backgroundColor: LIGHT.action,
    borderRadius: '6px',
    color: LIGHT.onAction,
    fontSize: '16px',
    fontWeight: 700,
    padding: '14px 20px',
  },
} as const;

const DARK = { action: '#FF8A4C', onAction: '#1A0E08' } as const;

/** For mail clients that support dark mode. No quotation marks: React would escape them. */
export function darkStyles(action: string = DARK.action): string {
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #0F161D !important; }
  .card { background-color: #17212B !important; border-color: #2B3946 !important; border-top-color: ${action} !important; }
  .ink { color: #E8EDF2 !important; }
  .muted { color: #A3B0BC !important; }
  .rule { border-color: #2B3946 !important; }
  .link { color: #7DB7F0 !important; }
  .action { background-color: ${action} !important; color: ${DARK.onAction} !important; }
}
`;
}
