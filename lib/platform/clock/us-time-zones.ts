/** The clocks of the United States by the place each is named for; what a recipient can choose from. */
export const US_TIME_ZONES = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/St_Thomas',
  'Pacific/Guam',
  'Pacific/Saipan',
  'Pacific/Pago_Pago',
] as const;
export type UsTimeZone = (typeof US_TIME_ZONES)[number];

export function isUsTimeZone(zone: string): zone is UsTimeZone {
  return US_TIME_ZONES.some((known) => known === zone);
}
