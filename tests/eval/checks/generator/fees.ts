/** Fees worked out by hand from what the cities publish, for the few that need nothing but the value or the service. */
export function computeFee(
  citySlug: string,
  permitType: string,
  valuationCents: number | null,
): number | null {
  if (valuationCents === null) return null;
  const dollars = valuationCents / 100;
  if (citySlug === 'denver-co') {
    // Bands with a rate for each started thousand; a plan review of half the fee where plans are reviewed.
    const permit = denverPermit(dollars);
    if (permitType === 'res_alteration' || permitType === 'res_new') return Math.round(permit * 150);
    if (permitType === 'plumbing' || permitType === 'mechanical') return Math.round(permit * 100);
  }
  // Philadelphia: 2% of the value, at least $189, and $3.00 and $4.50 on top.
  if (citySlug === 'philadelphia-pa' && permitType === 'mechanical')
    return Math.max(18_900, Math.round(dollars * 2)) + 750;
  // Boston: $20 and a quarter dollar an ampere; the services here have 400.
  if (citySlug === 'boston-ma' && permitType === 'electrical_service') return 2_000 + 400 * 25;
  // Atlanta: $150 and $25 for technology.
  if (citySlug === 'atlanta-ga' && permitType === 'plumbing') return 17_500;
  return null;
}

function denverPermit(dollars: number): number {
  const over = (from: number) => Math.ceil((dollars - from) / 1_000);
  if (dollars <= 2_000) return 35;
  if (dollars <= 25_000) return 35 + 8 * over(2_000);
  if (dollars <= 50_000) return 220 + 8 * over(25_000);
  if (dollars <= 100_000) return 420 + 7 * over(50_000);
  return 770 + 5.6 * over(100_000);
}
