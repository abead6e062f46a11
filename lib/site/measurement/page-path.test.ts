import { expect, it } from 'vitest';
import { pagePath } from './page-path';

it.each([
  ['/', '/'],
  ['/es', '/es'],
  ['/es/precios', '/es/precios'],
  ['/cities/austin-tx', '/cities/austin-tx'],
  ['/es/ciudades/austin', '/es/ciudades/austin-tx'],
  ['/join', '/'],
  ['/dashboard/permits/prm_0123456789', '/dashboard/permits/[id]'],
  ['/es/tablero/permisos/prm_0123456789', '/es/tablero/permisos/[id]'],
  ['/dashboard/support/ticket_1', '/dashboard/support/[ticketId]'],
  ['/admin/outbox/msg_1', '/admin/outbox/[id]'],
  ['/shared-check/S3cretS3cret', '/shared-check/[token]'],
  ['/es/cancelar-avisos/S3cretS3cret', '/es/cancelar-avisos/[token]'],
  ['/what/ever/ana@example.com', '/'],
])('%s is measured as %s', (address, path) => {
  expect(pagePath(address)).toBe(path);
});
