import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { createTexts } from '../support/texts';
import { leadsTo } from './access';
import { makeSignedInRoles } from './people';
import { ask, forEachParallel } from './site';

describe('addresses that lead elsewhere', () => {
  test('an unknown page, city or guide leads home', async () => {
    const unknown = {
      '/': [
        '/nothing-here',
        '/pricing/deep/down',
        '/cities/atlantis-xx',
        '/resources/no-such-guide',
        '/nope.php',
        '/old/page.html',
      ],
      '/es': [
        '/es/nada-por-aqui',
        '/es/precios/nada',
        '/es/ciudades/atlantida-xx',
        '/es/recursos/no-hay-tal-guia',
        '/es/foo.html',
      ],
    };
    for (const [home, paths] of Object.entries(unknown)) {
      for (const path of paths) {
        const { status, location } = await ask(path);
        expect([307, 308]).toContain(status);
        expect({ path, location }).toEqual({ path, location: home });
      }
    }
  });

  test('an unknown file beside the pages is answered by a page in both languages, which runs nothing', async () => {
    for (const path of ['/map/missing.svg', '/.well-known/missing']) {
      const { status, type, text } = await ask(path);
      expect([path, status, type]).toEqual([path, 404, 'text/html']);
      for (const locale of LOCALES) {
        const t = createTexts(locale);
        expect(text).toContain(`lang="${locale}"`);
        expect(text).toContain(t('site', 'notFound.title'));
        expect(text).toContain(`href="${hrefFor('/', locale)}"`);
      }
      expect(text).not.toContain('<script');
      expect(text).toContain('rel="stylesheet"');
    }
  });

  test('an unknown file of the build is a plain 404', async () => {
    const { status, type } = await ask('/_next/static/missing.js');
    expect([status, type]).toEqual([404, 'text/plain']);
  });

  test('an unknown address of the API says so in JSON', async () => {
    for (const path of ['/api/nothing', '/api/v1/nothing/here']) {
      const { status, type, text } = await ask(path);
      expect([path, status, type]).toEqual([path, 404, 'application/json']);
      expect(JSON.parse(text)).toMatchObject({ error: 'not_found' });
    }
  });

  test('the Spanish dashboard asks who is there, at both of its addresses', async () => {
    // The segments as the specification lists them, and its two automation pages.
    const segments = `configuracion suscripcion permisos equipo notificaciones analiticas-avanzadas
      analiticas-ejecutivas perspectivas-predictivas operaciones-masivas referencias gestion-marca
      gestion-cumplimiento gestion-flujos configuracion-avanzada lista-verificacion-permisos soporte-empresarial
      detalles-ticket-soporte gestion-subcontratistas zapier zapier/ayuda`.split(/\s+/);
    const paths = ['/es/dashboard', '/es/tablero'].flatMap((base) => [
      base,
      ...segments.map((segment) => `${base}/${segment}`),
    ]);
    paths.push('/es/portal-subcontratista', '/es/subcontractor-portal');
    await forEachParallel(paths, async (path) => {
      const { status, location } = await ask(path);
      const login = `/es/login?${new URLSearchParams({ callbackUrl: path })}`;
      expect({ path, status, location }).toEqual({ path, status: 307, location: login });
    });
  });

  test.for(LOCALES)('who is not signed in is asked to, and comes back to the page (%s)', async (locale) => {
    const path = `${hrefFor('/dashboard/permits', locale)}?status=issued`;
    const { status, location } = await ask(path);
    const { pathname, searchParams } = new URL(location ?? '', 'http://site');
    expect([status, pathname, searchParams.get('callbackUrl')]).toEqual([
      307,
      hrefFor('/login', locale),
      path,
    ]);
  });

  test.for(LOCALES)('a contractor does not get into the back office (%s)', async (locale) => {
    const { people } = await makeSignedInRoles('team');
    const answer = await ask(hrefFor('/admin/outbox', locale), { as: people.owner });
    expect(leadsTo(answer)).toBe(hrefFor('/dashboard', locale));
  });
});
