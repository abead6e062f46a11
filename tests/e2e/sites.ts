/** Where browser tests find what they are served; the same for the runner, its workers and who serves it. */
export function sites() {
  const port = Number(process.env.LINTEL_E2E_PORT);
  const dataDir = process.env.LINTEL_E2E_DATA ?? '';
  const apiPort = port + 2;
  return {
    main: { port, url: `http://localhost:${port}`, dataDir },
    /** The site with Stripe's keys, and the stand-in it calls. */
    stripe: {
      port: port + 1,
      url: `http://localhost:${port + 1}`,
      dataDir: `${dataDir}-stripe`,
      apiPort,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      secretKey: 'sk_test_e2e',
      publishableKey: 'pk_test_e2e',
      webhookSecret: 'whsec_e2e',
    },
    readyPort: port + 3,
  };
}
