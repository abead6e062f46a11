/** Where the site with Stripe's keys is served beside the first one, and the stand-in it calls. */
export function stripeSite() {
  const port = Number(process.env.LINTEL_E2E_PORT) + 1;
  const apiPort = port + 1;
  return {
    port,
    apiPort,
    site: `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    secretKey: 'sk_test_e2e',
    publishableKey: 'pk_test_e2e',
    webhookSecret: 'whsec_e2e',
  };
}
