/** The product's colours on paper, as `app/globals.css` has them in the light. */
const INK = '#16202B';
const MUTED = '#54606C';
const LINE = '#DFDBD2';
const ACCENT = '#B93C0A';

/** In points: a letter is 612 × 792. */
export const LOOK = {
  page: {
    paddingHorizontal: 48,
    fontFamily: 'Text',
    fontSize: 9.5,
    color: INK,
  },
  // Not of the page: what stands on every page inherits from it, and would have it counted anew each time.
  content: { fontSize: 9.5, lineHeight: 1.4 },
  beam: { height: 4, backgroundColor: ACCENT, marginBottom: 14 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  muted: { color: MUTED },
  small: { color: MUTED, fontSize: 8 },
  kind: { color: MUTED, fontSize: 9.5 },
  company: { fontFamily: 'Heading', fontSize: 11 },
  h1: { fontFamily: 'Heading', fontSize: 20, lineHeight: 1.15, marginTop: 12, marginBottom: 10 },
  h2: { fontFamily: 'Heading', fontSize: 13, lineHeight: 1.2, marginTop: 20, marginBottom: 6 },
  h3: { fontFamily: 'Heading', fontSize: 10.5, lineHeight: 1.3, marginTop: 10, marginBottom: 4 },
  fact: { flexDirection: 'row', gap: 10, paddingVertical: 2 },
  term: { width: 110, color: MUTED },
  detail: { flex: 1 },
  /** What the reader came for; its colour is the left border's. */
  answer: {
    marginTop: 14,
    padding: 12,
    borderWidth: 1,
    borderColor: LINE,
    borderLeftWidth: 4,
    gap: 3,
  },
  answerTitle: { fontFamily: 'Heading', fontSize: 15, lineHeight: 1.2 },
  note: { marginTop: 10, fontFamily: 'Heading', fontSize: 9.5 },
  strong: { fontFamily: 'Heading' },
  tableHead: {
    flexDirection: 'row',
    gap: 8,
    paddingVertical: 4,
    borderBottomWidth: 1,
    borderBottomColor: INK,
    color: MUTED,
    fontSize: 8,
  },
  tableRow: {
    flexDirection: 'row',
    gap: 8,
    paddingVertical: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: LINE,
  },
  amount: { width: 80, textAlign: 'right' },
  item: { paddingVertical: 6, borderBottomWidth: 0.5, borderBottomColor: LINE, gap: 2 },
  quote: { borderLeftWidth: 2, borderLeftColor: LINE, paddingLeft: 6, color: MUTED },
  link: { color: '#12467A', textDecoration: 'none' },
  top: { height: 40 },
  body: { flex: 1 },
  footer: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 16,
    height: 52,
    paddingTop: 14,
    fontSize: 8,
    color: MUTED,
  },
} as const;
