/** What is true of a package: which page is what, what stands on it, and what is wrong with it. */

export interface TrueField {
  readonly field: string;
  /** In the form the product compares in; any of them is right, where a page says it twice. */
  readonly values: readonly string[];
}

export interface TruePage {
  readonly documentId: string;
  /** A page that two documents share by nature. */
  readonly alsoRight: readonly string[];
  /** Pages with the same number are one document. */
  readonly document: number;
  readonly fields: readonly TrueField[];
}

export interface PackageFile {
  readonly name: string;
  readonly type: 'pdf' | 'jpeg';
  readonly bytes: Uint8Array;
  readonly pages: readonly TruePage[];
}

export interface TrueFault {
  /** An id of the product's finding rules. */
  readonly rule: string;
  /** Where it is to be mended; the first is the one it was planted in. */
  readonly documents: readonly string[];
  readonly field: string | null;
  /** What it says instead, for a person who looks at a miss. */
  readonly told: string;
}

export interface PackageJob {
  readonly permitType: string;
  readonly place: { readonly city: string; readonly state: string; readonly county: string | null };
  readonly citySlug: string;
  readonly answers: Readonly<Record<string, string | number | boolean>>;
  readonly stated: {
    readonly address: string | null;
    readonly parcel: string | null;
    readonly owner: string | null;
    readonly contractor: string | null;
    readonly license: string | null;
    readonly valuationCents: number | null;
    readonly areaSqft: number | null;
    readonly feeCents: number | null;
  };
  /** The fee by the city's schedule, worked out by hand; null where none was. */
  readonly feeCents: number | null;
  readonly today: string;
}

export interface EvalPackage {
  readonly number: number;
  readonly medium: 'text' | 'scan';
  readonly language: 'en' | 'es' | 'mixed';
  readonly job: PackageJob;
  readonly files: readonly PackageFile[];
  readonly faults: readonly TrueFault[];
  /** Documents that stand inside others: the description of the work on the application. */
  readonly contained: readonly string[];
}
