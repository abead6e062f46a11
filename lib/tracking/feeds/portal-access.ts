import { type FeedRecord, PERMIT_SYSTEMS, type PermitSystem } from './types';

/** What the operator may read of the permit systems that cities run; what is missing is off. */
export interface PortalAccess {
  /** A citizen app registered with Accela: agencies decide what an anonymous citizen may see. */
  accela?: { appId: string; environment: string };
  /** Hosts of EnerGov Self Service sites whose city has allowed the operator to read them. */
  energov?: { hosts: readonly string[] };
  /** OpenGov's client of the operator, with the communities' leave to read records. */
  opengov?: { clientId: string; clientSecret: string };
}

/** For the stand-ins of the sample feed server, which are no city's. */
export const SAMPLE_ACCESS: PortalAccess = {
  accela: { appId: 'sample-app', environment: 'PROD' },
  energov: { hosts: ['*'] },
  opengov: { clientId: 'sample-client', clientSecret: 'sample-secret' },
};

interface Settings {
  ACCELA_APP_ID?: string | undefined;
  ACCELA_ENVIRONMENT: string;
  ENERGOV_HOSTS?: readonly string[] | undefined;
  OPENGOV_CLIENT_ID?: string | undefined;
  OPENGOV_CLIENT_SECRET?: string | undefined;
}

/** The access that an installation's settings give. */
export function accessBy(settings: Settings): PortalAccess {
  const { ACCELA_APP_ID: appId, ENERGOV_HOSTS: hosts } = settings;
  const { OPENGOV_CLIENT_ID: clientId, OPENGOV_CLIENT_SECRET: clientSecret } = settings;
  return {
    ...(appId === undefined ? {} : { accela: { appId, environment: settings.ACCELA_ENVIRONMENT } }),
    ...(hosts === undefined ? {} : { energov: { hosts } }),
    ...(clientId === undefined || clientSecret === undefined ? {} : { opengov: { clientId, clientSecret } }),
  };
}

/** Whether a record may be read: open data always, a permit system where its access is given. */
export function mayRead({ platform, endpoint }: FeedRecord, access: PortalAccess): boolean {
  if (!isPermitSystem(platform)) return true;
  if (platform === 'energov') return isAllowedHost(new URL(endpoint).host, access);
  return access[platform] !== undefined;
}

export function isAllowedHost(host: string, { energov }: PortalAccess): boolean {
  return energov?.hosts.some((allowed) => allowed === '*' || allowed === host) ?? false;
}

function isPermitSystem(platform: string): platform is PermitSystem {
  return PERMIT_SYSTEMS.some((system) => system === platform);
}
