/** Whose work and pages a device keeps: one person in one company. */
export function personKey(userId: string, companyId: string): string {
  return `${userId}:${companyId}`;
}
