/** The guides, in the order they are listed. */
export const GUIDE_SLUGS = [
  'permit-tracking-guide-contractors',
  'understanding-municipal-permit-processes',
  'common-permit-mistakes',
  'common-permit-delays-how-to-avoid',
  'hidden-costs-of-permit-delays',
  'contractor-guide-permit-fees',
  'stay-compliant-permit-regulations',
  'multi-city-permit-management',
  'save-time-automated-tracking',
  'choosing-permit-tracking-software',
  'technology-in-construction-management',
  'future-of-permit-management',
] as const;
export type GuideSlug = (typeof GUIDE_SLUGS)[number];
