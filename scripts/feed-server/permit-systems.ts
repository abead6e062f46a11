import { createServer } from 'node:http';
import { type AccelaRecord, answerAccela, type SystemRequest } from './protocols/accela';
import { answerEnergov, type EnergovPermit } from './protocols/energov';
import { answerOpenGov, answerOpenGovToken, type OpenGovRecord } from './protocols/opengov';
import type { Reply } from './protocols/reply';
import { readText, sendReply } from './wire';

/** What each stand-in holds; the lists may be changed while it runs. */
export interface PermitSystems {
  accela: { agency: string; records: AccelaRecord[] };
  energov: { site: string; tenant: string; permits: EnergovPermit[] };
  opengov: { community: string; records: OpenGovRecord[] };
}

/** The permit systems cities run, below `/<host>/<path>` as the sample feed server has the portals. */
export async function servePermitSystems(
  systems: PermitSystems,
): Promise<{ url: string; asked: SystemRequest[]; close: () => void }> {
  const asked: SystemRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://feeds.invalid');
      const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
      );
      const { method = 'GET' } = request;
      const body = await readText(request);
      const one = { method, path, params: url.searchParams, headers, body };
      asked.push({ ...one, path: `${host}${path}` });
      sendReply(response, answerAt(systems, host, one));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, asked, close };
}

function answerAt(systems: PermitSystems, host: string, request: SystemRequest): Reply {
  const { accela, energov, opengov } = systems;
  if (host === 'apis.accela.com') return answerAccela(accela, request);
  if (host === 'accounts.viewpointcloud.com') return answerOpenGovToken(request);
  if (host === 'api.plce.opengov.com') return answerOpenGov(opengov, request);
  const site = new URL(energov.site);
  if (host === site.host && request.path.startsWith(`${site.pathname}/`))
    return answerEnergov(energov, { ...request, path: request.path.slice(site.pathname.length) });
  return { status: 404, body: { message: 'no such system' } };
}
