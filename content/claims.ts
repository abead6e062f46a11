/** One statement about the product that its pages make. */
export interface Claim {
  /** The figure it stands on, where it has one; the product's own count takes its place where it is counted. */
  figure: string | null;
  en: string;
  es: string;
  /** `spec`: stated by the specification, by nobody audited. `counted`: counted by the product itself. */
  basis: 'spec' | 'counted';
}

/** Every such statement, each shown where the specification places it: to put a truthful one there, change its line. */
export const CLAIMS = {
  monitoredCities: { figure: null, en: 'monitored cities', es: 'ciudades monitoreadas', basis: 'counted' },
  rejectionsByErrors: {
    figure: '30%',
    en: 'of rejections are caused by errors',
    es: 'de las devoluciones se deben a errores',
    basis: 'spec',
  },
  rejectionReduction: {
    figure: '67%',
    en: 'reduction in rejections',
    es: 'menos devoluciones',
    basis: 'spec',
  },
  contractors: { figure: '1,000+', en: 'contractors', es: 'contratistas', basis: 'spec' },
  contractorsAbout: { figure: '500+', en: 'contractors', es: 'contratistas', basis: 'spec' },
  successRate: { figure: '95%', en: 'success rate', es: 'de éxito', basis: 'spec' },
  noSetupFees: { figure: null, en: 'No setup fees', es: 'Sin cargos de inscripción', basis: 'spec' },
  cancelAnytime: { figure: null, en: 'Cancel anytime', es: 'Cancele en cualquier momento', basis: 'spec' },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof CLAIMS;
