/**
 * The address and the demo sign-ins, in a box.
 * @param {{address: string, accounts: {label: string, email: string, password: string}[], feeds: {mode: string, reason: string}, dataDir: string, hints: string[]}} served
 */
export function announce({ address, accounts, feeds, dataDir, hints }) {
  const width = (pick) => Math.max(0, ...accounts.map((account) => pick(account).length));
  const [labels, emails] = [width((account) => account.label), width((account) => account.email)];
  const lines = [
    `Lintel serves at ${address}`,
    '',
    ...accounts.map(
      ({ label, email, password }) =>
        `${label.padEnd(labels)}  ${email.padEnd(emails)}  password ${password}`,
    ),
    ...(accounts.length > 0 ? [''] : []),
    `Feeds: ${feeds.mode} (${feeds.reason})`,
    `Data and logs: ${dataDir}`,
    ...hints,
    'Stop with Ctrl-C',
  ];
  const inner = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(inner + 2);
  console.log(`\n┌${rule}┐\n${lines.map((line) => `│ ${line.padEnd(inner)} │`).join('\n')}\n└${rule}┘`);
}
