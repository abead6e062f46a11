/** How a company looks on paper: the picture itself, because nothing is fetched there. */
export interface PrintedLook {
  accent: string | null;
  logo: { base64: string; width: number; height: number } | null;
}

/** Where the two fonts of a report lie on this machine. */
export interface ReportFonts {
  readonly heading: string;
  readonly text: string;
}

/** A term and what is said of it. */
export interface ReportFact {
  term: string;
  detail: string;
}

/** What every report has around its own sections, in its reader's language and in the letters its fonts have. */
export interface ReportFrame {
  lang: string;
  title: string;
  company: string;
  /** Where the company is reached, below its name. */
  letterhead?: string;
  look: PrintedLook | null;
  kind: string;
  heading: string;
  prepared: string;
  facts: ReportFact[];
  footer: { line: string; page: (page: number, pages: number) => string };
}

/** What a report rests on. */
export interface ReportSources {
  title: string;
  intro: string;
  items: { text: string; url: string | null }[];
}
